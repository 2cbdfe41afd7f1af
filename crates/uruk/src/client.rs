//! A client for servers on this machine: what `uruk load`, `uruk torture` and the tests of the real
//! server need of HTTP, no more. It connects to loopback addresses only.

use std::io::{self, ErrorKind};
use std::net::SocketAddr;

use http_body_util::{BodyExt as _, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::{self, SendRequest};
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST};
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::TcpStream;

/// What a server answered.
pub struct Answer {
    /// The status, as a number.
    pub status: u16,
    /// The whole body.
    pub body: Bytes,
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

/// A connection that is kept for many requests, one at a time.
pub struct Client {
    host: String,
    sender: SendRequest<Full<Bytes>>,
}

impl Client {
    /// Connects to a server on this machine.
    pub async fn connect(address: SocketAddr) -> io::Result<Client> {
        if !address.ip().is_loopback() {
            let says = format!("{address}: expected an address of this machine");
            return Err(io::Error::new(ErrorKind::InvalidInput, says));
        }
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let (sender, connection) =
            http1::handshake(TokioIo::new(stream)).await.map_err(io::Error::other)?;
        // Its errors reach whoever waits for an answer.
        tokio::spawn(connection);
        Ok(Client { host: address.to_string(), sender })
    }

    /// Asks for something, with the secret of a seat or without.
    pub async fn get(&mut self, path: &str, secret: Option<&str>) -> io::Result<Answer> {
        whole(self.send(Method::GET, path, secret, None).await?).await
    }

    /// Sends JSON.
    pub async fn post(
        &mut self,
        path: &str,
        secret: Option<&str>,
        body: &Value,
    ) -> io::Result<Answer> {
        whole(self.send(Method::POST, path, secret, Some(body)).await?).await
    }

    /// Asks for a stream of server-sent events; the connection is spent on it.
    pub async fn events(mut self, path: &str) -> io::Result<Events> {
        let response = self.send(Method::GET, path, None, None).await?;
        if response.status() != StatusCode::OK {
            return Err(io::Error::other("the stream was not opened"));
        }
        Ok(Events { body: response.into_body(), text: Vec::new() })
    }

    async fn send(
        &mut self,
        method: Method,
        path: &str,
        secret: Option<&str>,
        body: Option<&Value>,
    ) -> io::Result<Response<Incoming>> {
        let mut request = Request::builder().method(method).uri(path).header(HOST, &self.host);
        if let Some(secret) = secret {
            request = request.header(AUTHORIZATION, format!("Bearer {secret}"));
        }
        if body.is_some() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        let body = body.map(|json| Bytes::from(json.to_string())).unwrap_or_default();
        let request = request.body(Full::new(body)).map_err(io::Error::other)?;
        self.sender.ready().await.map_err(io::Error::other)?;
        self.sender.send_request(request).await.map_err(io::Error::other)
    }
}

async fn whole(response: Response<Incoming>) -> io::Result<Answer> {
    let status = response.status().as_u16();
    let body = response.into_body().collect().await.map_err(io::Error::other)?;
    Ok(Answer { status, body: body.to_bytes() })
}

/// The versions a stream tells of.
pub struct Events {
    body: Incoming,
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
                    let none = || io::Error::new(ErrorKind::InvalidData, "no version");
                    return version.map(Some).ok_or_else(none);
                }
            }
            match self.body.frame().await {
                Some(frame) => {
                    let data = frame.map_err(io::Error::other)?.into_data();
                    self.text.extend(data.unwrap_or_default());
                }
                None => return Ok(None),
            }
        }
    }
}
