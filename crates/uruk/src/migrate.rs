//! `uruk migrate`: all games from one database into another.

use anyhow::ensure;
use clap::Args;
use indicatif::ProgressBar;
use store::Store;

use crate::{load, location, print};

/// Copy everything from one database into another and compare it there, line by line.
///
/// Stop the servers of both first. If it is interrupted, the same command goes on where it stopped.
#[derive(Args)]
pub struct Migrate {
    /// Where everything is: postgres://…, sqlite:FILE or a file.
    #[arg(long, value_name = "URL|FILE")]
    from: String,
    /// Where it shall be: a new database, or one with an earlier part of the same copy.
    #[arg(long, value_name = "URL|FILE")]
    to: String,
}

impl Migrate {
    pub fn run(&self) -> anyhow::Result<()> {
        let (from, to) = (location::known(&self.from)?, location::known(&self.to)?);
        let file = |location: &str| location.strip_prefix("sqlite:").unwrap_or(location).to_owned();
        ensure!(file(&from) != file(&to), "--to: expected another location than --from");
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(async {
            let source = location::open_existing(&from).await?;
            let target = Store::open(&to).await?;
            let things = source.things().await?;
            let bar = ProgressBar::new(things as u64).with_style(load::style("things")?);
            let copied =
                source.copy_into(&target, |arrived| bar.set_position(arrived as u64)).await?;
            bar.finish_and_clear();
            source.close().await?;
            target.close().await?;
            print::line(format!(
                "{} files, visitors and tables with {} rows are the same in both; {} were there \
                 before",
                copied.things, copied.rows, copied.already
            ))
        })
    }
}
