//! `uruk migrate`: all games from one database into another.

use anyhow::ensure;
use clap::Args;
use indicatif::ProgressBar;
use store::Store;

use crate::{load, location, print};

/// Copy everything from one database to another and verify the copy line by line.
///
/// Stop all servers of both databases first. Run the same command again to resume an interrupted
/// copy.
#[derive(Args)]
pub struct Migrate {
    /// Copy from this database: postgres://…, sqlite:FILE or a file.
    #[arg(long, value_name = "URL|FILE")]
    from: String,
    /// Copy to this database, which is empty or holds an interrupted copy.
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
