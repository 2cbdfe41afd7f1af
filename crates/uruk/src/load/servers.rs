//! The servers that are measured: one that runs already, or processes of our own.

use std::cell::RefCell;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, bail};
use cluster::Cluster;
use store::Store;

use crate::node::{self, Node};

/// The servers that are measured.
pub struct Servers {
    pub addresses: Vec<SocketAddr>,
    own: Option<Own>,
}

/// Processes of ours; they and what they kept go when this is dropped.
struct Own {
    nodes: RefCell<Vec<Node>>,
    /// Where they keep their tables.
    location: String,
    data: PathBuf,
    /// Ends after the nodes.
    _cluster: Option<Cluster>,
}

impl Own {
    /// A figure of all processes together.
    fn sum<T: std::iter::Sum>(&self, of: impl Fn(u32) -> Option<T>) -> Option<T> {
        self.nodes.borrow().iter().map(|node| of(node.id())).sum()
    }
}

impl Drop for Own {
    fn drop(&mut self) {
        self.nodes.borrow_mut().clear();
        let _ = std::fs::remove_dir_all(&self.data);
    }
}

impl Servers {
    /// A server that runs already. Nobody may be troubled but whoever sits at this machine.
    pub fn there(url: &str) -> anyhow::Result<Servers> {
        let expected = "expected an address of this machine such as http://127.0.0.1:8090";
        let rest =
            url.strip_prefix("http://").with_context(|| format!("--url {url}: {expected}"))?;
        let rest = rest.trim_end_matches('/');
        let (host, port) = match rest.rsplit_once(':') {
            Some((host, port)) if !port.ends_with(']') => (host, port.parse().ok()),
            _ => (rest, Some(80)),
        };
        let host = host.trim_start_matches('[').trim_end_matches(']');
        let ip = match host {
            "localhost" => Some(IpAddr::from(Ipv4Addr::LOCALHOST)),
            host => host.parse().ok(),
        };
        match (ip.filter(IpAddr::is_loopback), port) {
            (Some(ip), Some(port)) => Ok(Servers { addresses: vec![(ip, port).into()], own: None }),
            _ => bail!("--url {url}: {expected}; other machines are not loaded"),
        }
    }

    /// A server of our own.
    pub fn start() -> anyhow::Result<Servers> {
        let data = std::env::temp_dir().join(format!("uruk-load-{}", web::id()));
        let location = format!("sqlite:{}", data.join("uruk.sqlite").display());
        let mut command = node::serve(["--data"])?;
        command.arg(&data);
        Servers::of([command], location, data, None)
    }

    /// Several of our own, on one database.
    pub fn start_on_postgres(count: usize) -> anyhow::Result<Servers> {
        let data = std::env::temp_dir().join(format!("uruk-load-{}", web::id()));
        let cluster = Cluster::start(&data).context("cannot start PostgreSQL")?;
        let location = cluster.url();
        let commands: io::Result<Vec<Command>> =
            (0..count).map(|_| node::serve(["--database", &location])).collect();
        Servers::of(commands?, location, data, Some(cluster))
    }

    fn of(
        commands: impl IntoIterator<Item = Command>,
        location: String,
        data: PathBuf,
        cluster: Option<Cluster>,
    ) -> anyhow::Result<Servers> {
        let nodes: io::Result<Vec<Node>> = commands.into_iter().map(Node::start).collect();
        let nodes = nodes.context("cannot start a server")?;
        let addresses = nodes.iter().map(|node| node.address).collect();
        let own = Own { nodes: RefCell::new(nodes), location, data, _cluster: cluster };
        Ok(Servers { addresses, own: Some(own) })
    }

    /// Their resident memory in KiB, if they are ours and the system tells.
    pub fn memory(&self) -> Option<u64> {
        self.own.as_ref()?.sum(|id| {
            let status = std::fs::read_to_string(format!("/proc/{id}/status")).ok()?;
            let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
            line.split_whitespace().next()?.parse::<u64>().ok()
        })
    }

    /// The CPU time they have used, if they are ours and the system tells.
    pub fn cpu(&self) -> Option<Duration> {
        self.own.as_ref()?.sum(|id| {
            let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
            // After the name in parentheses: user time is the 12th word, system time the 13th, both
            // in hundredths of a second.
            let (_, words) = stat.rsplit_once(')')?;
            let spent: Option<Vec<u64>> =
                words.split_whitespace().skip(11).take(2).map(|word| word.parse().ok()).collect();
            Some(Duration::from_millis(spent?.iter().sum::<u64>() * 10))
        })
    }

    /// Kills our own servers without warning and counts the moves in their database.
    pub fn kept(
        &self,
        runtime: &tokio::runtime::Runtime,
        moves: usize,
    ) -> anyhow::Result<Option<bool>> {
        let Some(own) = &self.own else { return Ok(None) };
        own.nodes.borrow_mut().clear();
        runtime.block_on(async {
            let store = Store::open(&own.location).await?;
            let (mut after, mut found) = (String::new(), 0);
            loop {
                let page = store.all_tables(&after, 200).await?;
                let Some(last) = page.last() else { break };
                after.clone_from(&last.id);
                for row in &page {
                    let lines = store.lines(&row.id, 0).await?;
                    found += lines.iter().filter(|line| !line.text.starts_with('@')).count();
                }
            }
            store.close().await?;
            Ok(Some(found >= moves))
        })
    }
}
