//! A throw-away PostgreSQL: made with `initdb` in a temporary folder, killed and started again at
//! will, gone when it is dropped. For tests, measurements and `uruk torture`; it keeps nobody out.

#![warn(missing_docs)]

mod proxy;

use std::ffi::OsStr;
use std::io::{self, ErrorKind};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

pub use proxy::{Harm, Proxy};

/// How long the server may take to start, or to come back after it was killed.
const PATIENCE: Duration = Duration::from_secs(60);

/// A PostgreSQL server of our own.
pub struct Cluster {
    folder: PathBuf,
    port: u16,
    server: Option<Child>,
}

impl Cluster {
    /// Makes and starts one below this folder, which must not hold anything else.
    pub fn start(folder: &Path) -> io::Result<Cluster> {
        std::fs::create_dir_all(folder)?;
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let mut cluster = Cluster { folder: folder.to_owned(), port, server: None };
        if is_root() {
            // The server refuses to run as root; Debian's package brings a user for it.
            run(Command::new("chown").arg("postgres:").arg(folder))?;
        }
        let auth = ["--username=uruk", "--auth=trust", "--encoding=UTF8", "--locale=C"];
        run(program("initdb")?.args(auth).args(["--no-sync", "-D"]).arg(cluster.data()))?;
        cluster.start_again()?;
        Ok(cluster)
    }

    /// Starts the server if it does not run, and waits until it lets people in.
    pub fn start_again(&mut self) -> io::Result<()> {
        if self.server.is_none() {
            let log = std::fs::File::create(self.folder.with_extension("log"))?;
            let server = program("postgres")?
                .args(["-c", "listen_addresses=127.0.0.1", "-c", "max_connections=200", "-k", ""])
                .args(["-p", &self.port.to_string(), "-D"])
                .arg(self.data())
                .stdin(Stdio::null())
                .stdout(Stdio::null())
                .stderr(log)
                .spawn()?;
            self.server = Some(server);
        }
        let began = Instant::now();
        while began.elapsed() < PATIENCE {
            let (port, host) = (self.port.to_string(), ["-q", "-h", "127.0.0.1", "-p"]);
            if program("pg_isready")?.args(host).arg(port).status()?.success() {
                return Ok(());
            }
            if let Some(status) = self.server.as_mut().map(Child::try_wait).transpose()?.flatten() {
                self.server = None;
                return Err(io::Error::other(format!("the server ended: {status}")));
            }
            std::thread::sleep(Duration::from_millis(30));
        }
        Err(ErrorKind::TimedOut.into())
    }

    /// Its address.
    pub fn url(&self) -> String {
        self.url_at(self.port)
    }

    /// Its address through another port, where a go-between listens.
    pub fn url_at(&self, port: u16) -> String {
        format!("postgres://uruk@127.0.0.1:{port}/postgres")
    }

    /// Where it listens.
    pub fn connect(&self) -> io::Result<TcpStream> {
        TcpStream::connect(("127.0.0.1", self.port))
    }

    /// Ends all connections of servers and workers, whatever they are doing.
    pub fn cut(&self) -> io::Result<()> {
        let text = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                    WHERE application_name = 'uruk'";
        run(program("psql")?.args(["-q", "-d", &self.url(), "-c", text]))
    }

    /// Ends the server without warning, as a power cut would.
    pub fn kill(&mut self) -> io::Result<()> {
        let Some(mut server) = self.server.take() else { return Ok(()) };
        server.kill()?;
        server.wait()?;
        // Its children notice that it is gone and end; until then nobody can start again.
        let began = Instant::now();
        while children_left(&self.data()) && began.elapsed() < PATIENCE {
            std::thread::sleep(Duration::from_millis(10));
        }
        Ok(())
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let _ = self.kill();
        let _ = std::fs::remove_dir_all(&self.folder);
        let _ = std::fs::remove_file(self.folder.with_extension("log"));
    }
}

/// Whether a process still works in this folder.
fn children_left(data: &Path) -> bool {
    let Ok(processes) = std::fs::read_dir("/proc") else { return false };
    let mut folders = processes.flatten().map(|process| process.path().join("cwd"));
    folders.any(|cwd| std::fs::read_link(cwd).is_ok_and(|cwd| cwd == data))
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout == b"0\n")
}

/// One of PostgreSQL's programs, to be run by a user it accepts.
fn program(name: &str) -> io::Result<Command> {
    let found = find(name).ok_or_else(|| {
        io::Error::new(ErrorKind::NotFound, format!("{name}: please install postgresql"))
    })?;
    if !is_root() {
        return Ok(Command::new(found));
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=postgres", "--regid=postgres", "--init-groups", "--"]).arg(found);
    Ok(command)
}

/// Debian keeps the programs of each version in a folder of its own.
fn find(name: &str) -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    folders.sort_by_key(|folder| {
        let version = folder.parent().and_then(Path::file_name).and_then(OsStr::to_str);
        std::cmp::Reverse(version.and_then(|version| version.parse::<u32>().ok()))
    });
    let path = std::env::var_os("PATH").unwrap_or_default();
    folders.extend(std::env::split_paths(&path));
    folders.into_iter().map(|folder| folder.join(name)).find(|file| file.is_file())
}

fn run(command: &mut Command) -> io::Result<()> {
    let output = command.output()?;
    if output.status.success() {
        return Ok(());
    }
    let says = String::from_utf8_lossy(&output.stderr);
    Err(io::Error::other(format!("{:?}: {}", command.get_program(), says.trim())))
}
