//! `uruk serve`: the server, with its games in one file.

use std::net::{IpAddr, SocketAddr};
use std::process::Command;

use anyhow::{Context, ensure};
use clap::Parser;
use store::Store;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;
use web::{App, Limits};

use crate::location::Location;
use crate::{game_data, print};

/// Start the server. This is the default command.
///
/// Games are stored in one file, `uruk.sqlite`, in the data folder; a crash loses no acknowledged
/// move. With --database postgres://… any number of servers share the tables.
#[derive(Parser)]
pub struct Serve {
    /// Listen on this address; 0.0.0.0 accepts connections from other machines.
    #[arg(long, default_value = "127.0.0.1")]
    address: IpAddr,
    /// Listen on this port, or on the next free one.
    #[arg(long, default_value_t = 8090)]
    port: u16,
    #[command(flatten)]
    location: Location,
    /// Open the page in the browser.
    #[arg(long)]
    open: bool,
    /// Serve Prometheus metrics at /metrics on this address.
    #[arg(long, value_name = "ADDRESS:PORT")]
    metrics: Option<SocketAddr>,
    /// Limit the requests per second of one client address; 0 for no limit.
    #[arg(long, default_value_t = Limits::default().per_second as u32)]
    requests_per_second: u32,
    /// Limit the open tables of one visitor, and the new tables per hour of one client address.
    #[arg(long, default_value_t = Limits::default().open_tables)]
    open_tables: usize,
    /// Trust X-Forwarded-For from this proxy, too; a proxy on this machine is always trusted.
    #[arg(long, value_name = "ADDRESS")]
    proxy: Option<IpAddr>,
    /// Run this many bots at once [default: one per core]; 0 leaves all bots to `uruk worker`, which
    /// needs PostgreSQL.
    #[arg(long, value_name = "N")]
    thinkers: Option<usize>,
}

impl From<&Serve> for Limits {
    fn from(serve: &Serve) -> Limits {
        let per_second = match serve.requests_per_second {
            0 => f64::INFINITY,
            number => f64::from(number),
        };
        Limits {
            per_second,
            burst: per_second * 5.0,
            open_tables: serve.open_tables,
            proxy: serve.proxy,
            ..Limits::default()
        }
    }
}

impl Serve {
    pub fn run(&self) -> anyhow::Result<()> {
        start_log();
        tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .build()
            .context("the runtime")?
            .block_on(self.serve())
    }

    async fn serve(&self) -> anyhow::Result<()> {
        let location = self.location.name()?;
        let thinkers = self.thinkers.unwrap_or_else(cores);
        ensure!(
            thinkers > 0 || store::is_postgres(&location),
            "--thinkers 0: expected at least 1, for no other process can think for a file"
        );
        let store = Store::open(&location).await?;
        game_data::keep(&store).await?;
        let listener = self.listen().await?;
        let shutdown = CancellationToken::new();
        let app = App::with_thinkers(store.clone(), self.into(), shutdown.clone(), thinkers);
        stop_on_signals(shutdown.clone())?;
        if let Some(address) = self.metrics {
            let listener =
                TcpListener::bind(address).await.with_context(|| format!("--metrics {address}"))?;
            tokio::spawn(web::serve_metrics(app.clone(), listener, shutdown.clone()));
        }
        // Of a shared database, whoever has time takes the jobs.
        let resumed = if store.is_shared() { 0 } else { app.rooms().resume().await? };
        if resumed > 0 {
            tracing::info!(tables = resumed, "bots resumed");
        }
        let url = format!("http://{}", listener.local_addr()?);
        print::line(format!("Uruk is at {url}"))?;
        if self.open {
            open_browser(&url);
        }
        web::serve(app, listener, shutdown).await;
        store.close().await?;
        Ok(())
    }

    async fn listen(&self) -> anyhow::Result<TcpListener> {
        let mut last = None;
        for port in self.port..=self.port.saturating_add(50) {
            match TcpListener::bind((self.address, port)).await {
                Ok(listener) => return Ok(listener),
                Err(error) if error.kind() == std::io::ErrorKind::AddrInUse => last = Some(error),
                Err(error) => {
                    return Err(error).with_context(|| format!("{}:{port}", self.address));
                }
            }
        }
        let error = last.context("no port to try")?;
        Err(error).with_context(|| format!("no free port from {} on", self.port))
    }
}

/// One bot for each core.
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// What happens is told on standard error.
pub fn start_log() {
    let log = tracing_subscriber::fmt().with_writer(std::io::stderr).with_max_level(level());
    log.with_target(false).init();
}

fn level() -> tracing::Level {
    let wanted = std::env::var("URUK_LOG").unwrap_or_default();
    wanted.parse().unwrap_or(tracing::Level::INFO)
}

/// Ctrl-C and the polite signal of service managers end the server.
pub fn stop_on_signals(shutdown: CancellationToken) -> anyhow::Result<()> {
    let told = told_to_stop()?;
    tokio::spawn(async move {
        told.await;
        shutdown.cancel();
    });
    Ok(())
}

/// Waits for one of these signals.
pub fn told_to_stop() -> std::io::Result<impl Future<Output = ()> + Send + 'static> {
    #[cfg(unix)]
    let mut terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?;
    Ok(async move {
        #[cfg(unix)]
        tokio::select! {
            _ = tokio::signal::ctrl_c() => {}
            _ = terminate.recv() => {}
        }
        #[cfg(not(unix))]
        let _ = tokio::signal::ctrl_c().await;
    })
}

fn open_browser(url: &str) {
    let opener = if cfg!(target_os = "macos") {
        "open"
    } else if cfg!(windows) {
        "explorer"
    } else {
        "xdg-open"
    };
    if let Err(error) = Command::new(opener).arg(url).spawn() {
        tracing::warn!(%error, "opening a browser with {opener} failed");
    }
}
