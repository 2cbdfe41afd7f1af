//! `uruk train`: weights for the bots, learned from self-play.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use arena::{CalibrationGames, Learner};
use bots::{Judge, Model};
use clap::Args;
use games::{GameId, with_game, with_title};
use indicatif::{ProgressBar, ProgressStyle};
use table::{Game, Options};

use crate::arena::Stop;
use crate::{files, fuzz, print};

/// The longest checkpoint that is read.
const LONGEST: usize = 8 << 20;

/// Learn weights for the bots of a game from self-play.
///
/// The learner plays against itself and writes what it knows beside FILE after every batch, so a
/// run that was stopped or killed goes on when the same command is given again. The result follows
/// from the seed, whatever the number of threads.
#[derive(Args)]
pub struct Train {
    /// Which game.
    game: GameId,
    /// How many play.
    #[arg(long)]
    players: usize,
    /// How many games.
    #[arg(long, default_value_t = 20_000)]
    games: u64,
    /// Begin with these weights instead of none.
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Hidden units beside the linear weights, at least as many as the weights it begins with have.
    #[arg(long, default_value_t = 0)]
    hidden: usize,
    /// How fast it learns at first.
    #[arg(long, default_value_t = 0.003)]
    rate: f32,
    /// Then play at least so many games with care, and make the weights as sure of themselves as
    /// these games prove them right.
    #[arg(long, value_name = "GAMES", default_value_t = 0)]
    rehearse: u64,
    /// An option of the game; may be given several times.
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Where the games come from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games are played at once [default: one for each core].
    #[arg(long)]
    threads: Option<usize>,
    /// Where the weights go; until they are done, FILE.part keeps the state.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

impl Train {
    pub fn run(&self) -> anyhow::Result<()> {
        let options = Options::new(&self.game.info(), self.players, fuzz::pairs(&self.options)?)?;
        with_game!(self.game, G => <G as table::Game>::new(&options).map(drop))?;
        ensure!(!self.out.exists(), "--out {}: expected a new file", self.out.display());
        ensure!(
            self.hidden <= bots::MOST_HIDDEN,
            "--hidden: expected at most {}",
            bots::MOST_HIDDEN
        );
        ensure!(self.games > 0, "--games 0: expected at least 1");
        let possible = self.rate > 0.0 && self.rate <= 1.0;
        ensure!(possible, "--rate {}: expected more than 0 and at most 1", self.rate);
        with_title!(self.game, J => self.learn::<J>(&options))
    }

    /// The command that gives the same weights again.
    fn command(&self) -> String {
        let mut text = format!("uruk train {} --players {}", self.game.info().id, self.players);
        for option in &self.options {
            text += &format!(" --option {option}");
        }
        if let Some(from) = &self.from {
            text += &format!(" --from {}", from.display());
        }
        text += &format!(
            " --games {} --hidden {} --rate {} --seed {}",
            self.games, self.hidden, self.rate, self.seed
        );
        if self.rehearse > 0 {
            text += &format!(" --rehearse {}", self.rehearse);
        }
        text
    }

    fn learn<J: Judge>(&self, options: &Options) -> anyhow::Result<()> {
        let part = PathBuf::from(format!("{}.part", self.out.display()));
        let head = format!(
            "What positions of {} at {} players are worth. Learned with\n{}",
            J::Game::INFO.name,
            self.players,
            self.command()
        );
        let mut learner = if part.exists() {
            let text = files::read(&part, LONGEST)?;
            ensure!(
                text.contains(&self.command()),
                "{} belongs to another run: expected {}",
                part.display(),
                self.command()
            );
            Learner::read::<J>(&text).with_context(|| part.display().to_string())?
        } else if let Some(from) = &self.from {
            let known = Model::read(J::FEATURES, &files::read(from, LONGEST)?);
            Learner::from(
                known.with_context(|| from.display().to_string())?,
                self.hidden,
                self.seed,
            )
        } else {
            Learner::new::<J>(self.hidden, self.seed)
        };
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let threads = self.threads.unwrap_or(cores).clamp(1, 64);
        let bar = ProgressBar::new(self.games + self.rehearse).with_style(
            ProgressStyle::with_template("{bar:30} {pos}/{len} games, {eta} left  {msg}")
                .context("a progress bar")?,
        );
        let log = print::Log::new();
        let stop = Stop::listen("finishing the games that have begun")?;
        let stopped = || {
            bar.finish_and_clear();
            print::line(format!("stopped; {} keeps the state", part.display()))
        };
        while learner.games() < self.games {
            if stop.asked() {
                return stopped();
            }
            let done = learner.games() as f32 / self.games as f32;
            let rate = self.rate * (1.0 - 0.95 * done);
            let step = learner.step::<J>(options, rate, threads)?;
            bar.set_position(step.games);
            bar.set_message(format!("loss {:.4}, off by {:.3}", step.loss, step.calibration));
            log.tell(&bar);
            write(&part, &learner.write::<J>(&head))?;
        }
        let mut calibration = CalibrationGames::default();
        while calibration.count < self.rehearse {
            if stop.asked() {
                return stopped();
            }
            learner.play_calibration_games::<J>(options, &mut calibration, threads)?;
            bar.set_position(learner.games() + calibration.count);
            log.tell(&bar);
        }
        if self.rehearse > 0 {
            learner.calibrate(&calibration, self.players);
        }
        bar.finish_and_clear();
        write(&self.out, &learner.model().write(J::FEATURES, &head))?;
        fs::remove_file(&part).with_context(|| part.display().to_string())?;
        print::line(format!("{} games, weights in {}", learner.games(), self.out.display()))
    }
}

/// Writes a file whole or not at all.
fn write(path: &Path, text: &str) -> anyhow::Result<()> {
    let new = PathBuf::from(format!("{}.new", path.display()));
    fs::write(&new, text)
        .and_then(|()| fs::rename(&new, path))
        .with_context(|| path.display().to_string())
}
