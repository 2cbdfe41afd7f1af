//! `uruk serve` as a process of its own, for measurements and torture.

use std::ffi::OsStr;
use std::io::{self, BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

/// A server of ours; it is killed when this is dropped.
pub struct Node {
    process: Child,
    pub address: SocketAddr,
}

/// This program with other arguments.
pub fn uruk<A: AsRef<OsStr>>(args: impl IntoIterator<Item = A>) -> io::Result<Command> {
    let mut command = Command::new(std::env::current_exe()?);
    command.args(args).stdin(Stdio::null()).stdout(Stdio::piped());
    Ok(command)
}

/// `uruk serve` without limits, on a free port.
pub fn serve<A: AsRef<OsStr>>(args: impl IntoIterator<Item = A>) -> io::Result<Command> {
    let mut command = uruk(["serve", "--port", "0", "--requests-per-second", "0"])?;
    command.args(["--open-tables", "1000000"]).args(args);
    Ok(command)
}

impl Node {
    /// Starts a server and waits until it listens.
    pub fn start(mut command: Command) -> io::Result<Node> {
        let mut process = command.spawn()?;
        let mut line = String::new();
        if let Some(said) = process.stdout.take() {
            BufReader::new(said).read_line(&mut line)?;
        }
        let address = line.trim().rsplit_once("http://").and_then(|(_, rest)| rest.parse().ok());
        match address {
            Some(address) => Ok(Node { process, address }),
            None => {
                let _ = process.kill();
                let _ = process.wait();
                Err(io::Error::other("the server did not start"))
            }
        }
    }

    pub fn id(&self) -> u32 {
        self.process.id()
    }

    /// Ends it without warning, as a power cut would.
    pub fn kill(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.kill();
    }
}
