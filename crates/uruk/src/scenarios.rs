//! `uruk scenario`: runs the scenarios of Markdown files.

use std::path::PathBuf;

use clap::Args;
use games::{GameId, with_game};
use table::scenario;

use crate::{No, files, print};

/// Run the scenarios in Markdown files.
///
/// A scenario is a fenced block with a game's id as its info string; docs/scenarios.md explains the
/// lines. The last line printed is `N passed, M failed`.
#[derive(Args)]
pub struct Scenarios {
    /// Files, or folders searched recursively for .md files.
    #[arg(required = true)]
    paths: Vec<PathBuf>,
}

/// The longest scenario file that is read.
const LONGEST_FILE: usize = 4 << 20;

impl Scenarios {
    pub fn run(&self) -> anyhow::Result<()> {
        let (mut passed, mut failed) = (0, 0);
        for path in files::markdown(&self.paths)? {
            let text = files::read(&path, LONGEST_FILE)?;
            for found in scenario::collect(&text, |info| info.parse::<GameId>().is_ok()) {
                let id: GameId = found.game.parse()?;
                match with_game!(id, G => scenario::run::<G>(&found)) {
                    Ok(()) => passed += 1,
                    Err(failure) => {
                        failed += 1;
                        print::line(format!("{}: {}\n  {failure}", path.display(), found.title))?;
                    }
                }
            }
        }
        print::line(format!("{passed} passed, {failed} failed"))?;
        if failed > 0 { Err(No.into()) } else { Ok(()) }
    }
}
