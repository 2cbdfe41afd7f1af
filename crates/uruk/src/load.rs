//! `uruk load`: how many moves a server makes durable per second, and how soon streams tell of them.
//!
//! A closed loop: so many requests are always under way, each for a table of its own, and the next
//! is sent when one is answered. The moves are passes (`load/driver.rs`).

mod driver;
mod report;
mod servers;

use std::rc::Rc;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use tokio::task::LocalSet;

use crate::print;
use driver::Driver;
use report::{Cost, Figures, Memory, spread};
use servers::Servers;

/// Measure how many durable moves per second a server on this machine handles.
///
/// Without --url, start servers with an empty database and delete it afterwards. With several
/// servers, streams and requests are distributed round-robin.
#[derive(Args)]
pub struct Load {
    /// Measure this server, which must run on this machine [default: start one].
    #[arg(long, value_name = "URL")]
    url: Option<String>,
    /// Start this many servers on a temporary PostgreSQL instead of one with SQLite.
    #[arg(long, value_name = "SERVERS", conflicts_with = "url")]
    postgres: Option<usize>,
    /// Play at this many tables.
    #[arg(long, default_value_t = 1000)]
    tables: usize,
    /// Keep this many streams open.
    #[arg(long, default_value_t = 500)]
    streams: usize,
    /// Keep this many requests in flight.
    #[arg(long, default_value_t = 64)]
    in_flight: usize,
    /// Measure for this many seconds.
    #[arg(long, default_value_t = 10.0)]
    seconds: f64,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
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
        let driver = Rc::new(Driver::new(servers.addresses.clone(), self.tables)?);
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
