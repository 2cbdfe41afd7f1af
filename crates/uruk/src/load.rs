//! `uruk load`: how many moves a server makes durable per second, and how soon streams tell of them.
//!
//! A closed loop: so many requests are always under way, each for a table of its own, and the next
//! is sent when one is answered. The moves are passes: always legal in Tigris, so the driver needs no
//! engine and no second request to find one, and leaves the processor to the server. A pass goes the
//! whole way of any move: secret, rules, log, disk, stream.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::process::Command;
use std::rc::Rc;
use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};
use clap::Args;
use cluster::Cluster;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use serde_json::Value;
use store::Store;
use table::{Fast, Rng as _};
use tokio::task::LocalSet;

use crate::client::Client;
use crate::node::{self, Node};
use crate::print;

/// Measure how many moves a server on this machine makes durable per second.
///
/// Without --url it starts servers of its own with an empty database, which goes when the
/// measurement is done. Of several servers, streams and requests go to each in its turn.
#[derive(Args)]
pub struct Load {
    /// The server, on this machine [default: one of its own].
    #[arg(long, value_name = "URL")]
    url: Option<String>,
    /// Start so many servers on a throw-away PostgreSQL instead of one with SQLite.
    #[arg(long, value_name = "SERVERS", conflicts_with = "url")]
    postgres: Option<usize>,
    /// How many tables are played at.
    #[arg(long, default_value_t = 1000)]
    tables: usize,
    /// How many streams are open.
    #[arg(long, default_value_t = 500)]
    streams: usize,
    /// How many requests are under way at once.
    #[arg(long, default_value_t = 64)]
    in_flight: usize,
    /// How long to measure.
    #[arg(long, default_value_t = 10.0)]
    seconds: f64,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Figures {
    tables: usize,
    streams: usize,
    in_flight: usize,
    seconds: f64,
    moves: usize,
    errors: usize,
    moves_per_second: f64,
    /// From sending a move to its answer.
    request: Spread,
    /// From sending a move to the stream that tells of it.
    stream: Spread,
    memory: Option<Memory>,
    /// What a move costs, however busy the machine is with other things.
    cpu: Option<Cost>,
    /// Whether the database has every move that was acknowledged, after the servers were killed.
    kept: Option<bool>,
}

/// Milliseconds.
#[derive(Serialize)]
struct Spread {
    count: usize,
    p50_ms: f64,
    p99_ms: f64,
    most_ms: f64,
}

/// CPU time in microseconds for each move.
#[derive(Serialize)]
struct Cost {
    server_us: f64,
    driver_us: f64,
}

/// Resident memory of the server in KiB.
#[derive(Serialize)]
struct Memory {
    without_streams: u64,
    with_streams: u64,
    per_idle_stream: f64,
    after: u64,
}

impl Load {
    pub fn run(&self) -> anyhow::Result<()> {
        ensure!(
            self.seconds > 0.0 && self.seconds <= 3600.0,
            "--seconds {}: expected more than 0 and at most 3600",
            self.seconds
        );
        ensure!((1..=100_000).contains(&self.tables), "--tables: expected 1 to 100000");
        ensure!(self.streams <= 20_000, "--streams: expected at most 20000");
        ensure!(
            (1..=self.tables).contains(&self.in_flight),
            "--in-flight {}: expected 1 to {}, a table for each",
            self.in_flight,
            self.tables
        );
        let servers = match (&self.url, self.postgres) {
            (Some(url), _) => Servers::there(url)?,
            (None, None) => Servers::start()?,
            (None, Some(count)) => {
                ensure!((1..=20).contains(&count), "--postgres {count}: expected 1 to 20 servers");
                Servers::start_on_postgres(count)?
            }
        };
        // One thread for the driver leaves the others to the server.
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let mut figures = LocalSet::new().block_on(&runtime, self.measure(&servers))?;
        figures.kept = servers.kept(&runtime, figures.moves)?;
        if self.json { print::json(&figures) } else { figures.print() }
    }

    async fn measure(&self, servers: &Servers) -> anyhow::Result<Figures> {
        let driver = Rc::new(Driver {
            addresses: servers.addresses.clone(),
            tables: RefCell::new(Vec::with_capacity(self.tables)),
            free: RefCell::default(),
            rng: RefCell::new(Fast::new(1)),
            sent: RefCell::new(vec![VecDeque::new(); self.tables]),
            told: RefCell::default(),
        });
        let bar = ProgressBar::new(self.tables as u64).with_style(style("tables")?);
        driver.make_tables(self.tables, self.in_flight, &bar).await?;
        bar.finish_and_clear();

        tokio::time::sleep(Duration::from_millis(500)).await;
        let without_streams = servers.memory();
        let bar = ProgressBar::new(self.streams as u64).with_style(style("streams")?);
        for index in 0..self.streams {
            driver.listen(index, index % self.tables).await?;
            bar.inc(1);
        }
        bar.finish_and_clear();
        tokio::time::sleep(Duration::from_millis(500)).await;
        let with_streams = servers.memory();

        let bar = ProgressBar::new((self.seconds * 1000.0) as u64).with_style(style("ms")?);
        let cpu = (servers.cpu(), cpu_time::ProcessTime::try_now()?);
        let began = Instant::now();
        let until = began + Duration::from_secs_f64(self.seconds);
        let players: Vec<_> = (0..self.in_flight)
            .map(|player| tokio::task::spawn_local(driver.clone().play(player, until)))
            .collect();
        while Instant::now() < until {
            bar.set_position(began.elapsed().as_millis() as u64);
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        let (mut requests, mut errors) = (Vec::new(), 0);
        for player in players {
            let (mut times, failed) = player.await.context("a player")??;
            requests.append(&mut times);
            errors += failed;
        }
        let seconds = began.elapsed().as_secs_f64();
        bar.finish_and_clear();
        // What is on its way to the streams still counts.
        tokio::time::sleep(Duration::from_millis(200)).await;
        let memory = match (without_streams, with_streams, servers.memory()) {
            (Some(without_streams), Some(with_streams), Some(after)) => Some(Memory {
                without_streams,
                with_streams,
                per_idle_stream: with_streams.saturating_sub(without_streams) as f64
                    / self.streams.max(1) as f64,
                after,
            }),
            _ => None,
        };
        let moves = requests.len();
        let own = cpu.1.try_elapsed()?;
        let each = |time: Duration| time.as_secs_f64() * 1e6 / moves.max(1) as f64;
        let cpu = cpu.0.zip(servers.cpu()).map(|(before, after)| Cost {
            server_us: each(after.saturating_sub(before)),
            driver_us: each(own),
        });
        Ok(Figures {
            tables: self.tables,
            streams: self.streams,
            in_flight: self.in_flight,
            seconds,
            moves,
            errors,
            moves_per_second: moves as f64 / seconds,
            request: spread(requests),
            stream: spread(driver.told.take()),
            memory,
            cpu,
            kept: None,
        })
    }
}

pub fn style(what: &str) -> anyhow::Result<ProgressStyle> {
    let template = format!("{{bar:40}} {{pos}}/{{len}} {what}, {{eta}} left");
    ProgressStyle::with_template(&template).context("a progress bar")
}

fn spread(mut times: Vec<Duration>) -> Spread {
    times.sort_unstable();
    let at = |part: f64| {
        let place = ((times.len() as f64 * part) as usize).min(times.len().saturating_sub(1));
        times.get(place).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    };
    Spread { count: times.len(), p50_ms: at(0.5), p99_ms: at(0.99), most_ms: at(1.0) }
}

/// A table as the driver knows it.
struct Table {
    id: String,
    secrets: Vec<String>,
    /// The seat that must decide, counted from 0.
    turn: usize,
    lines: u64,
    version: u64,
}

impl Table {
    /// Reads `lines`, `version` and `turn`.
    fn read(&mut self, json: &Value) -> anyhow::Result<()> {
        let field = |name| json[name].as_u64().with_context(|| format!("no {name} in {json}"));
        self.lines = field("lines")?;
        self.version = field("version")?;
        let seat = json["turn"]["decide"].as_u64().and_then(|number| number.checked_sub(1));
        self.turn = seat.with_context(|| format!("nobody must decide in {json}"))? as usize;
        Ok(())
    }
}

/// Everything the requests share; they all run on one thread.
struct Driver {
    addresses: Vec<SocketAddr>,
    tables: RefCell<Vec<Table>>,
    /// Tables without a request under way.
    free: RefCell<Vec<usize>>,
    rng: RefCell<Fast>,
    /// For each table with a stream: the versions it has yet to tell of, and when they were asked for.
    sent: RefCell<Vec<VecDeque<(u64, Instant)>>>,
    /// From sending a move to the stream's event.
    told: RefCell<Vec<Duration>>,
}

impl Driver {
    /// A connection to one of the servers, each in its turn.
    async fn connect(&self, number: usize) -> anyhow::Result<Client> {
        Ok(Client::connect(self.addresses[number % self.addresses.len()]).await?)
    }

    async fn make_tables(
        self: &Rc<Self>,
        tables: usize,
        at_once: usize,
        bar: &ProgressBar,
    ) -> anyhow::Result<()> {
        let left = Rc::new(RefCell::new(tables));
        let makers: Vec<_> = (0..at_once)
            .map(|maker| {
                let (driver, left, bar) = (self.clone(), left.clone(), bar.clone());
                tokio::task::spawn_local(async move {
                    let mut client = driver.connect(maker).await?;
                    while driver.one_less(&left) {
                        let table = make_table(&mut client).await?;
                        let mut tables = driver.tables.borrow_mut();
                        driver.free.borrow_mut().push(tables.len());
                        tables.push(table);
                        bar.inc(1);
                    }
                    anyhow::Ok(())
                })
            })
            .collect();
        for maker in makers {
            maker.await.context("a maker of tables")??;
        }
        Ok(())
    }

    fn one_less(&self, left: &RefCell<usize>) -> bool {
        let mut left = left.borrow_mut();
        let more = *left > 0;
        *left -= usize::from(more);
        more
    }

    /// Opens a stream at a table and waits for its first word.
    async fn listen(self: &Rc<Self>, number: usize, table: usize) -> anyhow::Result<()> {
        let id = self.tables.borrow()[table].id.clone();
        let client = self.connect(number).await.context("a stream")?;
        let mut events =
            client.events(&format!("/api/v1/tables/{id}/stream")).await.context("a stream")?;
        events.next().await.context("a stream")?.context("a stream ended at once")?;
        let driver = self.clone();
        tokio::task::spawn_local(async move {
            while let Ok(Some(version)) = events.next().await {
                let now = Instant::now();
                let mut sent = driver.sent.borrow_mut();
                // A stream may skip to the latest version: it tells of all before it, too.
                while let Some((asked, at)) = sent[table].front().copied() {
                    if asked > version {
                        break;
                    }
                    sent[table].pop_front();
                    driver.told.borrow_mut().push(now - at);
                }
            }
        });
        Ok(())
    }

    /// Sends move after move; gives how long each took, and how many failed.
    async fn play(
        self: Rc<Self>,
        number: usize,
        until: Instant,
    ) -> anyhow::Result<(Vec<Duration>, usize)> {
        let mut client = self.connect(number).await?;
        let (mut times, mut errors) = (Vec::new(), 0);
        while Instant::now() < until {
            let index = {
                let mut free = self.free.borrow_mut();
                let place = self.rng.borrow_mut().below(free.len() as u32) as usize;
                free.swap_remove(place)
            };
            let (path, secret, body) = {
                let table = &self.tables.borrow()[index];
                let path = format!("/api/v1/tables/{}/move", table.id);
                let body = format!("{{\"move\":\"pass\",\"lines\":{}}}", table.lines);
                self.sent.borrow_mut()[index].push_back((table.version + 1, Instant::now()));
                (path, table.secrets[table.turn].clone(), body)
            };
            let began = Instant::now();
            let answer = client.post(&path, Some(&secret), &body).await;
            let done = match answer {
                Ok(answer) if answer.status == 200 => {
                    times.push(began.elapsed());
                    self.tables.borrow_mut()[index].read(&answer.json()).is_ok()
                }
                Ok(_) => false,
                Err(_) => {
                    client = self.connect(number).await?;
                    false
                }
            };
            if done {
                self.free.borrow_mut().push(index);
            } else {
                // What became of it is unknown: the table is left alone.
                errors += 1;
                if self.free.borrow().is_empty() {
                    bail!("every table failed");
                }
            }
        }
        Ok((times, errors))
    }
}

async fn make_table(client: &mut Client) -> anyhow::Result<Table> {
    let new = r#"{"game":"tigris","seats":["open","open"]}"#;
    let made = client.post("/api/v1/tables", None, new).await?;
    ensure!(
        made.status == 201,
        "the server made no table: {} {}\nstart it with --requests-per-second 0 --open-tables 1000000",
        made.status,
        made.text().trim()
    );
    let json = made.json();
    let id = json["id"].as_str().context("a table without id")?.to_owned();
    let seats = json["seats"].as_array().context("a table without seats")?;
    let secret = |seat: &Value| seat["secret"].as_str().map(str::to_owned);
    let secrets: Option<Vec<String>> = seats.iter().map(secret).collect();
    let secrets = secrets.context("a seat without secret")?;
    let mut table = Table { id, secrets, turn: 0, lines: 0, version: 0 };
    let view = client.get(&format!("/api/v1/tables/{}", table.id), None).await?;
    table.read(&view.json())?;
    Ok(table)
}

/// The servers that are measured.
struct Servers {
    addresses: Vec<SocketAddr>,
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
    fn there(url: &str) -> anyhow::Result<Servers> {
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
    fn start() -> anyhow::Result<Servers> {
        let data = std::env::temp_dir().join(format!("uruk-load-{}", web::id()));
        let location = format!("sqlite:{}", data.join("uruk.sqlite").display());
        let mut command = node::serve(["--data"])?;
        command.arg(&data);
        Servers::of([command], location, data, None)
    }

    /// Several of our own, on one database.
    fn start_on_postgres(count: usize) -> anyhow::Result<Servers> {
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
    fn memory(&self) -> Option<u64> {
        self.own.as_ref()?.sum(|id| {
            let status = std::fs::read_to_string(format!("/proc/{id}/status")).ok()?;
            let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
            line.split_whitespace().next()?.parse::<u64>().ok()
        })
    }

    /// The CPU time they have used, if they are ours and the system tells.
    fn cpu(&self) -> Option<Duration> {
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
    fn kept(
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

impl Figures {
    fn print(&self) -> anyhow::Result<()> {
        print::line(format!(
            "{} tables, {} streams, {} requests under way, {:.1} s of passes",
            self.tables, self.streams, self.in_flight, self.seconds
        ))?;
        print::line(format!("{:>12.0} durable moves per second", self.moves_per_second))?;
        for (spread, what) in [(&self.request, "from click to answer"), (&self.stream, "to stream")]
        {
            print::line(format!("{:>12.2} ms p50 {what}", spread.p50_ms))?;
            print::line(format!("{:>12.2} ms p99 {what}", spread.p99_ms))?;
        }
        print::line(format!("{:>12} moves, {} errors", self.moves, self.errors))?;
        if let Some(cpu) = &self.cpu {
            print::line(format!(
                "{:>12.0} µs of CPU time for a move, and {:.0} µs to drive it",
                cpu.server_us, cpu.driver_us
            ))?;
        }
        if let Some(memory) = &self.memory {
            print::line(format!("{:>12.1} KiB for an idle stream", memory.per_idle_stream))?;
            print::line(format!(
                "{:>12} KiB resident; {} with the streams, {} at the end",
                memory.without_streams, memory.with_streams, memory.after
            ))?;
        }
        if let Some(kept) = self.kept {
            let says = if kept { "every move is" } else { "NOT every move is" };
            print::line(format!("{says} in the database after the servers were killed"))?;
        }
        Ok(())
    }
}
