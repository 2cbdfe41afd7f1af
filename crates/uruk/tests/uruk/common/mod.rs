//! The real server as a process of its own.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::time::{Duration, Instant};

pub const URUK: &str = env!("CARGO_BIN_EXE_uruk");

/// A fresh folder of this test's own.
pub fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).unwrap();
    path
}

/// Runs a command to its end.
pub fn uruk(args: &[&str]) -> Output {
    Command::new(URUK).args(args).env("LANG", "C").output().unwrap()
}

/// What a command that must succeed prints.
pub fn out(args: &[&str]) -> String {
    let output = uruk(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// A running server; it is killed when this is dropped.
pub struct Server {
    process: Child,
    pub address: SocketAddr,
}

impl Server {
    /// Starts a server on a free port and waits until it listens.
    pub fn start(data: &Path) -> Server {
        Server::start_with(data, &["--port", "0"])
    }

    pub fn start_with(data: &Path, args: &[&str]) -> Server {
        let mut command = Server::command(args);
        command.arg("--data").arg(data);
        Server::launch(command)
    }

    /// Starts what such a command starts and waits until it listens.
    pub fn launch(mut command: Command) -> Server {
        let mut process = command.spawn().unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("Uruk is at http://").map(str::parse);
        match address {
            Some(Ok(address)) => Server { process, address },
            _ => {
                let _ = process.kill();
                panic!("the server did not start: {line:?}");
            }
        }
    }

    /// A server without limits.
    pub fn command(args: &[&str]) -> Command {
        let mut command = Command::new(URUK);
        command.args(["serve", "--requests-per-second", "0", "--open-tables", "1000000"]);
        command.args(args).env("URUK_LOG", "ERROR").stdout(Stdio::piped());
        command
    }

    /// Ends the process as a power cut would.
    pub fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    /// Asks it to end, as service managers do.
    pub fn terminate(&self) {
        let id = self.process.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    }

    /// Waits for its end; `None` if it takes longer than this.
    pub fn ended_within(&mut self, time: Duration) -> Option<ExitStatus> {
        let began = Instant::now();
        while began.elapsed() < time {
            if let Some(status) = self.process.try_wait().unwrap() {
                return Some(status);
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        None
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
