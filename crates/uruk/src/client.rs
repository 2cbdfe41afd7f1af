//! A small HTTP/1.1 client for servers on this machine: what `uruk load` and the tests of the real
//! server need, no more. No TLS, no redirects, one request at a time on one connection.

use std::io;
use std::net::SocketAddr;

use serde_json::Value;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;

/// What a server answered.
pub struct Answer {
    pub status: u16,
    pub body: Vec<u8>,
}

impl Answer {
    /// The body as JSON; `null` if it is none.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or(Value::Null)
    }

    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
}

/// A connection that is kept for many requests.
pub struct Client {
    address: SocketAddr,
    connection: BufReader<TcpStream>,
}

/// How the end of a body is known.
enum Length {
    Bytes(usize),
    Chunks,
}

fn broken(what: &'static str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, what)
}

impl Client {
    pub async fn connect(address: SocketAddr) -> io::Result<Client> {
        let connection = TcpStream::connect(address).await?;
        connection.set_nodelay(true)?;
        Ok(Client { address, connection: BufReader::with_capacity(2 << 10, connection) })
    }

    pub async fn get(&mut self, path: &str, secret: Option<&str>) -> io::Result<Answer> {
        self.ask("GET", path, secret, "").await
    }

    /// Sends JSON.
    pub async fn post(
        &mut self,
        path: &str,
        secret: Option<&str>,
        body: &str,
    ) -> io::Result<Answer> {
        self.ask("POST", path, secret, body).await
    }

    async fn ask(
        &mut self,
        method: &str,
        path: &str,
        secret: Option<&str>,
        body: &str,
    ) -> io::Result<Answer> {
        self.send(method, path, secret, body).await?;
        let (status, length) = self.head().await?;
        let mut answer = Vec::new();
        match length {
            Length::Bytes(length) => {
                answer.resize(length, 0);
                self.connection.read_exact(&mut answer).await?;
            }
            Length::Chunks => while self.chunk(&mut answer).await? {},
        }
        Ok(Answer { status, body: answer })
    }

    /// Asks for a stream of server-sent events; the connection is spent on it.
    pub async fn events(mut self, path: &str) -> io::Result<Events> {
        self.send("GET", path, None, "").await?;
        match self.head().await? {
            (200, Length::Chunks) => Ok(Events { client: self, text: Vec::new() }),
            _ => Err(broken("the stream was not opened")),
        }
    }

    async fn send(
        &mut self,
        method: &str,
        path: &str,
        secret: Option<&str>,
        body: &str,
    ) -> io::Result<()> {
        let mut text = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\n", self.address);
        if let Some(secret) = secret {
            text.push_str(&format!("authorization: Bearer {secret}\r\n"));
        }
        if method == "POST" {
            let length = body.len();
            text.push_str(&format!(
                "content-type: application/json\r\ncontent-length: {length}\r\n"
            ));
        }
        text.push_str("\r\n");
        text.push_str(body);
        self.connection.get_mut().write_all(text.as_bytes()).await
    }

    /// The status and how long the body is.
    async fn head(&mut self) -> io::Result<(u16, Length)> {
        let mut line = Vec::new();
        self.line(&mut line).await?;
        let status = line.get(9..12).and_then(|digits| std::str::from_utf8(digits).ok());
        let status = status.and_then(|digits| digits.parse().ok());
        let status = status.ok_or_else(|| broken("no status"))?;
        let mut length = Length::Bytes(0);
        loop {
            self.line(&mut line).await?;
            if line.is_empty() {
                return Ok((status, length));
            }
            line.make_ascii_lowercase();
            if let Some(value) = line.strip_prefix(b"content-length:") {
                let value = std::str::from_utf8(value).ok().and_then(|v| v.trim().parse().ok());
                length = Length::Bytes(value.ok_or_else(|| broken("no length"))?);
            } else if line.starts_with(b"transfer-encoding:") {
                length = Length::Chunks;
            }
        }
    }

    /// Adds the next chunk of a body; `false` after the last.
    async fn chunk(&mut self, body: &mut Vec<u8>) -> io::Result<bool> {
        let mut line = Vec::new();
        self.line(&mut line).await?;
        let length = std::str::from_utf8(&line).ok();
        let length = length.and_then(|text| usize::from_str_radix(text, 16).ok());
        let length = length.ok_or_else(|| broken("no chunk"))?;
        let before = body.len();
        body.resize(before + length, 0);
        self.connection.read_exact(&mut body[before..]).await?;
        self.line(&mut line).await?;
        Ok(length > 0)
    }

    /// The next line without its end.
    async fn line(&mut self, line: &mut Vec<u8>) -> io::Result<()> {
        line.clear();
        self.connection.read_until(b'\n', line).await?;
        if line.pop() != Some(b'\n') {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        if line.last() == Some(&b'\r') {
            line.pop();
        }
        Ok(())
    }
}

/// The versions a stream tells of.
pub struct Events {
    client: Client,
    text: Vec<u8>,
}

impl Events {
    /// The next version; `None` when the server has ended the stream.
    pub async fn next(&mut self) -> io::Result<Option<u64>> {
        loop {
            while let Some(end) = self.text.iter().position(|byte| *byte == b'\n') {
                let line: Vec<u8> = self.text.drain(..=end).collect();
                if let Some(data) = line.strip_prefix(b"data: ") {
                    let version =
                        std::str::from_utf8(data).ok().and_then(|v| v.trim().parse().ok());
                    return version.map(Some).ok_or_else(|| broken("no version"));
                }
            }
            if !self.client.chunk(&mut self.text).await? {
                return Ok(None);
            }
        }
    }
}
