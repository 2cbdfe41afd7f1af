//! A TCP proxy between a node and its database that cuts a connection at a commit.

use std::io::{self, Read as _, Write as _};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::{Arc, Mutex, PoisonError};

use crate::Cluster;

/// At which side of a commit the connection is cut.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Harm {
    /// The database never hears of the commit.
    Before,
    /// The node never hears that it was done.
    After,
}

/// The harm that the next commit meets, if any.
type Armed = Arc<Mutex<Option<Harm>>>;

/// A running proxy; it ends with the process.
pub struct Proxy {
    port: u16,
    armed: Armed,
}

impl Proxy {
    /// Starts one in front of this database.
    pub fn start(cluster: &Cluster) -> io::Result<Proxy> {
        let listener = TcpListener::bind("127.0.0.1:0")?;
        let port = listener.local_addr()?.port();
        let database = cluster.connect()?.peer_addr()?;
        let armed = Armed::default();
        let proxy = Proxy { port, armed: armed.clone() };
        std::thread::spawn(move || {
            for node in listener.incoming().flatten() {
                let Ok(database) = TcpStream::connect(database) else { continue };
                let (Ok(from), Ok(to)) = (node.try_clone(), database.try_clone()) else { continue };
                let armed = armed.clone();
                std::thread::spawn(move || carry(from, to, &armed));
                std::thread::spawn(move || carry(database, node, &Armed::default()));
            }
        });
        Ok(proxy)
    }

    /// Where it listens, for [`Cluster::url_at`].
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Cuts the connection at the next commit.
    pub fn arm(&self, harm: Harm) {
        *self.armed.lock().unwrap_or_else(PoisonError::into_inner) = Some(harm);
    }
}

/// Passes on what comes until one side ends or harm is done.
fn carry(mut from: TcpStream, mut to: TcpStream, armed: &Armed) {
    let mut bytes = [0; 1 << 16];
    while let Ok(length @ 1..) = from.read(&mut bytes) {
        let commits = bytes[..length].windows(7).any(|text| text == b"COMMIT\0");
        let take = || armed.lock().unwrap_or_else(PoisonError::into_inner).take();
        let harm = if commits { take() } else { None };
        if harm == Some(Harm::Before)
            || to.write_all(&bytes[..length]).is_err()
            || harm == Some(Harm::After)
        {
            break;
        }
    }
    let _ = from.shutdown(Shutdown::Both);
    let _ = to.shutdown(Shutdown::Write);
}
