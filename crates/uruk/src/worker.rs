//! `uruk worker`: lets bots think for the tables of other machines.

use anyhow::{Context, ensure};
use clap::Args;
use store::Store;
use tokio_util::sync::CancellationToken;

use crate::location::Location;
use crate::{game_data, print, serve};

/// Run bots on this machine for servers that share a PostgreSQL database.
///
/// Run any number of workers; when one dies, another takes over its jobs.
#[derive(Args)]
pub struct Worker {
    #[command(flatten)]
    location: Location,
    /// Run this many bots at once [default: one per core].
    #[arg(long, value_name = "N")]
    thinkers: Option<usize>,
}

impl Worker {
    pub fn run(&self) -> anyhow::Result<()> {
        let location = self.location.name()?;
        ensure!(
            store::is_postgres(&location),
            "--database {location}: expected postgres://…; with a file the server's own bots think"
        );
        let thinkers = self.thinkers.unwrap_or_else(serve::cores);
        ensure!(thinkers > 0, "--thinkers 0: expected at least 1");
        serve::start_log();
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
        runtime.context("the runtime")?.block_on(async {
            let store = Store::open(&location).await?;
            game_data::keep(&store).await?;
            let shutdown = CancellationToken::new();
            serve::stop_on_signals(shutdown.clone())?;
            print::line(format!(
                "{thinkers} bots think for {}",
                store::without_password(&location)
            ))?;
            web::work(store.clone(), thinkers, shutdown).await;
            store.close().await?;
            Ok(())
        })
    }
}
