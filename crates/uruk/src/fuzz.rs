//! `uruk fuzz`: the property suite on any number of random games.

use anyhow::Context;
use clap::Args;
use games::{GameId, with_game};
use indicatif::{ProgressBar, ProgressStyle};
use table::{Options, suite};

use crate::{No, print};

/// Play random games and check the properties every game must have.
///
/// Moves print and parse, refusals agree with the legal moves, components are conserved, views hide
/// what they must, records replay. Stop at the first failure and print a record that reproduces it.
#[derive(Args)]
pub struct Fuzz {
    /// The game to play.
    game: GameId,
    /// Play this many games.
    #[arg(long, default_value_t = 1000)]
    games: usize,
    /// Play with this many players [default: each number in turn].
    #[arg(long)]
    players: Option<usize>,
    /// Set an option of the game; may be given several times.
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Start the random numbers from this seed.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Also list how often each event happened and how often each rule refused a move.
    #[arg(long)]
    report: bool,
}

impl Fuzz {
    pub fn run(&self) -> anyhow::Result<()> {
        let info = self.game.info();
        let pairs = pairs(&self.options)?;
        let counts =
            self.players.map_or(info.players.0..=info.players.1, |players| players..=players);
        let options: Result<Vec<Options>, _> =
            counts.map(|players| Options::new(&info, players, pairs.iter().copied())).collect();
        let options = options?;
        with_game!(self.game, G => options.iter().try_for_each(|o| <G as table::Game>::new(o).map(drop)))?;
        let bar = ProgressBar::new(self.games as u64).with_style(
            ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left")
                .context("a progress bar")?,
        );
        let tried = with_game!(self.game, G => suite::run::<G>(
            &options, self.games, self.seed, |done| bar.set_position(done as u64)
        ));
        bar.finish_and_clear();
        match tried {
            Ok(report) => {
                if self.report {
                    for (what, count) in report.events.iter().chain(&report.refusals) {
                        print::line(format!("{count:>12} {what}"))?;
                    }
                }
                print::line(format!(
                    "{} games, {} decisions, longest {} lines: every property holds",
                    report.games, report.decisions, report.longest
                ))
            }
            Err(failure) => {
                print::line(&failure)?;
                eprintln!("uruk: {}", failure.what);
                Err(No.into())
            }
        }
    }
}

/// `key=value` pairs from the command line.
pub fn pairs(options: &[String]) -> anyhow::Result<Vec<(&str, &str)>> {
    let split = |option: &'_ String| -> anyhow::Result<()> {
        anyhow::ensure!(option.contains('='), "--option {option}: expected key=value");
        Ok(())
    };
    options.iter().try_for_each(split)?;
    Ok(options.iter().filter_map(|option| option.split_once('=')).collect())
}
