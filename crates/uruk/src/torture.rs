//! `uruk torture`: servers, workers and the database are killed again and again while games are
//! played, and nothing that anybody was told may be lost.
//!
//! The driver plays at several tables at once: two programs, a program against a bot, bots among
//! themselves. It remembers every line it was ever shown and every move that was acknowledged. At a
//! random moment something gets SIGKILL, sometimes before it has said that it listens, and starts
//! again. Then, for each table that was played at, on whatever server is asked:
//!
//! - the record still begins with all that was ever shown of it;
//! - each acknowledged move stands at its line, once;
//! - a move that was under way is there as it was sent, or not at all;
//! - the table opens and goes on.
//!
//! Now and then there is peace, and then streams tell what was written on other servers and bots
//! move. At the end all tables are looked at again, and `uruk replay --all` verifies every draw.

mod game;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};
use clap::Args;
use cluster::Cluster;
use indicatif::ProgressBar;
use serde::Serialize;
use table::{Fast, Rng as _};

use crate::node::{self, Node};
use crate::{load, location, print};
use game::Game;

/// How many tables are played at at once.
const TABLES: usize = 12;
/// There is peace after so many rounds.
const PEACE: usize = 25;

/// Kill servers while games are played and verify that no acknowledged move is lost.
///
/// Without --database and --cluster, kill one server with its own file. With either, run two servers
/// and a worker on one PostgreSQL.
#[derive(Args)]
pub struct Torture {
    /// Run for this many minutes.
    #[arg(long, default_value_t = 1.0)]
    minutes: f64,
    /// Stop earlier, after this many kills.
    #[arg(long, value_name = "N")]
    kills: Option<usize>,
    /// Play on this PostgreSQL; the games stay in it.
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// Start a temporary PostgreSQL, and kill it too.
    #[arg(long, conflicts_with = "database")]
    cluster: bool,
    /// Start the random numbers from this seed.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize, Default)]
struct Figures {
    seconds: f64,
    /// Processes that got SIGKILL, and which they were.
    kills: usize,
    servers: usize,
    starting_servers: usize,
    workers: usize,
    databases: usize,
    /// How often all connections to the database were cut.
    cuts: usize,
    games: usize,
    games_over: usize,
    /// Moves that were acknowledged, or found though nobody heard of them.
    moves: usize,
    /// Moves under way when the server or its database went away.
    unsure: usize,
    verified: String,
}

impl Torture {
    pub fn run(&self) -> anyhow::Result<()> {
        ensure!(
            self.minutes > 0.0 && self.minutes <= 10_000.0,
            "--minutes {}: expected more than 0",
            self.minutes
        );
        let folder = std::env::temp_dir().join(format!("uruk-torture-{}", web::id()));
        let cluster = match self.cluster {
            true => Some(Cluster::start(&folder.join("cluster"))?),
            false => None,
        };
        let location = match (&cluster, &self.database) {
            (Some(cluster), _) => cluster.url(),
            (None, Some(url)) => {
                ensure!(store::is_postgres(url), "--database: expected postgres://…");
                location::known(url)?
            }
            (None, None) => format!("sqlite:{}", folder.join("uruk.sqlite").display()),
        };
        let shared = store::is_postgres(&location);
        let mut world = World {
            location,
            nodes: (0..if shared { 2 } else { 1 }).map(|_| None).collect(),
            worker: None,
            works: shared,
            cluster,
            _folder: Folder(folder),
        };
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let figures = runtime.block_on(self.torture(&mut world))?;
        if self.json { print::json(&figures) } else { figures.print() }
    }

    async fn torture(&self, world: &mut World) -> anyhow::Result<Figures> {
        let mut rng = Fast::new(self.seed);
        let mut figures = Figures::default();
        let (mut games, mut left): (Vec<Game>, Vec<Game>) = (Vec::new(), Vec::new());
        let began = Instant::now();
        let time = Duration::from_secs_f64(self.minutes * 60.0);
        let bar = ProgressBar::new(time.as_secs()).with_style(load::style("s")?);
        let goes_on = |figures: &Figures| {
            began.elapsed() < time && self.kills.is_none_or(|kills| figures.kills < kills)
        };
        let mut round = 0;
        while goes_on(&figures) {
            round += 1;
            bar.set_position(began.elapsed().as_secs());
            let addresses = world.up()?;
            figures.unsure += games.iter().filter(|game| game.under_way.is_some()).count();
            let pick = |rng: &mut Fast| addresses[rng.below(addresses.len() as u32) as usize];
            let seed = rng.next();
            games = each(games, &addresses, seed, async |game, one, _, _| {
                game.rounds += 1;
                game.check(one).await
            })
            .await?;
            if round % PEACE == 0 {
                games = peace(games, &addresses).await?;
            }
            let (stay, go) = games.into_iter().partition(Game::goes_on);
            games = stay;
            left.extend::<Vec<Game>>(go);
            // Not all at once, so that tables of every age are there.
            for _ in games.len()..TABLES.min(games.len() + 6) {
                let number = games.len() + left.len();
                games.extend(Game::new(pick(&mut rng), number).await?);
            }
            let (stop, seed) = (Arc::new(AtomicBool::new(false)), rng.next());
            let playing = {
                let (stop, addresses) = (stop.clone(), addresses.clone());
                let play = async move |game: &mut Game, one, _, mut rng| {
                    game.play(one, &mut rng, &stop).await
                };
                tokio::spawn(each_owned(games, addresses, seed, play))
            };
            tokio::time::sleep(Duration::from_micros(rng.below(160_000).into())).await;
            world.hit(round, &mut rng, &mut figures)?;
            if world.nodes.len() > 1 {
                // Those who are left play on for a while.
                tokio::time::sleep(Duration::from_micros(rng.below(160_000).into())).await;
            }
            stop.store(true, Ordering::Relaxed);
            games = playing.await.context("the players")??;
        }
        left.append(&mut games);
        let addresses = world.up()?;
        left = peace(left, &addresses).await?;
        bar.finish_and_clear();
        figures.seconds = began.elapsed().as_secs_f64();
        figures.games = left.len();
        figures.games_over = left.iter().filter(|game| game.over).count();
        figures.moves = left.iter().map(|game| game.made.len()).sum();
        figures.verified = world.verify(left.len())?;
        Ok(figures)
    }
}

/// Looks at all tables and sees that they live.
async fn peace(games: Vec<Game>, addresses: &[SocketAddr]) -> anyhow::Result<Vec<Game>> {
    each(games, addresses, 0, async |game, one, other, _| {
        game.check(one).await?;
        game.lives(one, other).await
    })
    .await
}

/// Does something with all games at once, each on a server of its own choice and another one.
async fn each(
    games: Vec<Game>,
    addresses: &[SocketAddr],
    seed: u64,
    work: impl AsyncFn(&mut Game, SocketAddr, SocketAddr, Fast) -> anyhow::Result<()>,
) -> anyhow::Result<Vec<Game>> {
    each_owned(games, addresses.to_vec(), seed, work).await
}

async fn each_owned(
    mut games: Vec<Game>,
    addresses: Vec<SocketAddr>,
    seed: u64,
    work: impl AsyncFn(&mut Game, SocketAddr, SocketAddr, Fast) -> anyhow::Result<()>,
) -> anyhow::Result<Vec<Game>> {
    let work = &work;
    let addresses = &addresses;
    let tasks = games.iter_mut().enumerate().map(|(index, game)| async move {
        let mut rng = Fast::new(seed ^ index as u64);
        let place = rng.below(addresses.len() as u32) as usize;
        let (one, other) = (addresses[place], addresses[(place + 1) % addresses.len()]);
        work(game, one, other, rng).await
    });
    futures_util::future::try_join_all(tasks).await?;
    Ok(games)
}

/// A folder that goes when it is dropped.
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// All processes there are.
struct World {
    location: String,
    nodes: Vec<Option<Node>>,
    worker: Option<Process>,
    /// Whether there is a worker.
    works: bool,
    cluster: Option<Cluster>,
    /// Dropped last.
    _folder: Folder,
}

/// A process that is killed when this is dropped.
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl World {
    /// Starts what does not run; gives the addresses of the servers.
    fn up(&mut self) -> anyhow::Result<Vec<SocketAddr>> {
        if let Some(cluster) = &mut self.cluster {
            cluster.start_again().context("PostgreSQL")?;
        }
        for index in 0..self.nodes.len() {
            if self.nodes[index].is_none() {
                self.nodes[index] = Some(Node::start(self.serve(index)?)?);
            }
        }
        if self.works && self.worker.is_none() {
            let args = ["worker", "--thinkers", "1", "--database", &self.location];
            let mut worker = node::uruk(args)?;
            worker.env("URUK_LOG", "ERROR").stdout(Stdio::null()).stderr(Stdio::null());
            self.worker = Some(Process(worker.spawn()?));
        }
        Ok(self.nodes.iter().flatten().map(|node| node.address).collect())
    }

    /// The second server leaves thinking to others.
    fn serve(&self, index: usize) -> anyhow::Result<std::process::Command> {
        let thinkers = if index == 0 { "2" } else { "0" };
        let mut command =
            node::serve(["--thinkers", thinkers, "--database", self.location.as_str()])?;
        // What it complains of is what is done to it.
        command.env("URUK_LOG", "ERROR").stderr(Stdio::null());
        Ok(command)
    }

    /// Kills something, each in its turn.
    fn hit(&mut self, round: usize, rng: &mut Fast, figures: &mut Figures) -> anyhow::Result<()> {
        match round % if self.cluster.is_some() { 8 } else { 6 } {
            2 if self.works => {
                self.worker = None;
                figures.workers += 1;
            }
            6 => {
                if let Some(cluster) = &mut self.cluster {
                    cluster.kill()?;
                    figures.databases += 1;
                }
            }
            7 => {
                if let Some(cluster) = &self.cluster {
                    cluster.cut()?;
                    figures.cuts += 1;
                }
                return Ok(());
            }
            _ => {
                let index = rng.below(self.nodes.len() as u32) as usize;
                self.nodes[index] = None;
                figures.servers += 1;
                if rng.below(8) == 0 {
                    let mut early = Process(self.serve(index)?.spawn()?);
                    std::thread::sleep(Duration::from_millis(rng.below(60).into()));
                    let _ = early.0.kill();
                    figures.kills += 1;
                    figures.starting_servers += 1;
                }
            }
        }
        figures.kills += 1;
        Ok(())
    }

    /// Kills everything that serves and verifies every stored game.
    fn verify(&mut self, games: usize) -> anyhow::Result<String> {
        self.nodes.clear();
        self.worker = None;
        let replay = node::uruk(["replay", "--all", "--database", &self.location])?.output()?;
        let says = String::from_utf8_lossy(&replay.stdout);
        let last = says.lines().last().unwrap_or_default().to_owned();
        ensure!(replay.status.success() && last.ends_with(" 0 broken"), "{says}");
        // A table may have been made without its maker hearing of it, but none may be missing.
        let stored: Option<usize> = last.split(' ').next().and_then(|count| count.parse().ok());
        match stored {
            Some(stored) if stored >= games => Ok(last),
            _ => bail!("{games} tables were made: {last}"),
        }
    }
}

impl Figures {
    fn print(&self) -> anyhow::Result<()> {
        print::line(format!(
            "{} kills in {:.1} s: {} servers ({} more while starting), {} workers, {} databases; \
             connections cut {} times",
            self.kills,
            self.seconds,
            self.servers,
            self.starting_servers,
            self.workers,
            self.databases,
            self.cuts
        ))?;
        print::line(format!(
            "{} games, {} over; {} moves acknowledged and there once, {} under way at a kill",
            self.games, self.games_over, self.moves, self.unsure
        ))?;
        print::line(format!("every table lives; {}", self.verified))
    }
}
