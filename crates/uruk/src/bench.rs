//! `uruk bench`: how fast an engine plays uniformly random games and how fast its bots search, on
//! one thread, in CPU time; and how far the bots' promises can be trusted.

use std::time::Duration;

use arena::{Calibration, Tenth};
use bots::{Budget, Judge, Level, Mind, View};
use clap::Args;
use games::{GameId, with_game, with_title};
use serde::Serialize;
use table::{Fast, Game, Options, Rng as _, Turn, Viewer};

use crate::print;

/// Measure how many random games an engine plays per CPU-second.
///
/// Every game is played to its end, each move chosen uniformly from the complete legal set.
#[derive(Args)]
pub struct Bench {
    /// Which game.
    game: GameId,
    /// How many play [default: as few as the game allows].
    #[arg(long)]
    players: Option<usize>,
    /// How many CPU-seconds to measure.
    #[arg(long, default_value_t = 5.0)]
    seconds: f64,
    /// Measure the search of the bots instead: its iterations per CPU-second.
    #[arg(long)]
    search: bool,
    /// Measure the judgement of the bots instead: what it promises in games of level 2, and what
    /// comes of it.
    #[arg(long, conflicts_with = "search")]
    calibration: bool,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Figures {
    game: &'static str,
    players: usize,
    games: u64,
    decisions: u64,
    cpu_seconds: f64,
    games_per_cpu_second: f64,
    decisions_per_cpu_second: f64,
    mean_decisions: f64,
    state_bytes: usize,
}

impl Bench {
    pub fn run(&self) -> anyhow::Result<()> {
        anyhow::ensure!(
            self.seconds > 0.0 && self.seconds <= 3600.0,
            "--seconds {}: expected more than 0 and at most 3600",
            self.seconds
        );
        let players = self.players.unwrap_or(self.game.info().players.0);
        let options = Options::new(&self.game.info(), players, [])?;
        if self.search {
            let figures = with_title!(self.game, J => search::<J>(&options, self.seconds)?);
            if self.json {
                return print::json(&figures);
            }
            print::line(format!("{} at {} players, searching", figures.game, figures.players))?;
            return print::line(format!(
                "{:>14.0} iterations per CPU-second",
                figures.iterations_per_cpu_second
            ));
        }
        if self.calibration {
            let figures = with_title!(self.game, J => calibrate::<J>(&options, self.seconds)?);
            if self.json {
                return print::json(&figures);
            }
            print::line(format!(
                "{} at {} players, {} games of level 2",
                figures.game, figures.players, figures.games
            ))?;
            for tenth in &figures.tenths {
                print::line(format!(
                    "{:>14.1} % promised, {:>5.1} % came, {} times",
                    tenth.promised * 100.0,
                    tenth.came * 100.0,
                    tenth.count
                ))?;
            }
            return print::line(format!("{:>14.1} points off on average", figures.off * 100.0));
        }
        let figures = with_game!(self.game, G => measure::<G>(&options, self.seconds)?);
        if self.json {
            return print::json(&figures);
        }
        print::line(format!("{} at {} players, uniformly random", figures.game, figures.players))?;
        print::line(format!("{:>14.0} games per CPU-second", figures.games_per_cpu_second))?;
        print::line(format!(
            "{:>14.0} decisions per CPU-second",
            figures.decisions_per_cpu_second
        ))?;
        print::line(format!("{:>14.1} decisions in a game", figures.mean_decisions))?;
        print::line(format!("{:>14} bytes in a position", figures.state_bytes))?;
        print::line(format!(
            "{:>14} games in {:.1} CPU-seconds",
            figures.games, figures.cpu_seconds
        ))?;
        Ok(())
    }
}

fn measure<G: Game>(options: &Options, seconds: f64) -> anyhow::Result<Figures> {
    let start = G::new(options)?;
    let mut rng = Fast::new(1);
    let (mut games, mut decisions) = (0, 0);
    let began = cpu_time()?;
    let spent = loop {
        for _ in 0..64 {
            let mut game = start.clone();
            loop {
                match game.turn() {
                    Turn::Decide(_) => {
                        let m = game.random_move(&mut rng);
                        game.apply(m, &mut |_| {});
                        decisions += 1;
                    }
                    Turn::Chance => {
                        let c = game.sample(&mut rng);
                        game.apply_chance(c, &mut |_| {});
                    }
                    Turn::Over => break,
                }
            }
            games += 1;
        }
        let spent = (cpu_time()? - began).as_secs_f64();
        if spent >= seconds {
            break spent;
        }
    };
    Ok(Figures {
        game: G::INFO.id,
        players: options.players(),
        games,
        decisions,
        cpu_seconds: spent,
        games_per_cpu_second: games as f64 / spent,
        decisions_per_cpu_second: decisions as f64 / spent,
        mean_decisions: decisions as f64 / games as f64,
        state_bytes: size_of::<G>(),
    })
}

#[derive(Serialize)]
struct Searched {
    game: &'static str,
    players: usize,
    decisions: u64,
    iterations: u64,
    cpu_seconds: f64,
    iterations_per_cpu_second: f64,
}

/// A game in which a bot of level 2 plays every seat; calls `seen` before each decision.
fn watch<J: Judge>(
    options: &Options,
    rng: &mut Fast,
    mut seen: impl FnMut(&J::Game, &View<J>, &mut Fast) -> anyhow::Result<()>,
) -> anyhow::Result<J::Game> {
    let mut mind: Mind<J> = Mind::new(Level::Two, options.players());
    let mut game = J::Game::new(options)?;
    loop {
        match game.turn() {
            Turn::Decide(seat) => {
                let view = game.view(Viewer::Seat(seat));
                seen(&game, &view, rng)?;
                let m = mind.choose(&view, &[], rng.next());
                game.apply(m, &mut |_| {});
            }
            Turn::Chance => {
                let c = game.sample(rng);
                game.apply_chance(c, &mut |_| {});
            }
            Turn::Over => return Ok(game),
        }
    }
}

/// Games by a bot of level 2, in which every tenth decision is thought over as well, as a bot of level
/// 4 does: it breaks off when the choice is clear.
fn search<J: Judge>(options: &Options, seconds: f64) -> anyhow::Result<Searched> {
    const EACH: u32 = 10_000;
    let mut rng = Fast::new(1);
    let (mut decisions, mut iterations, mut spent) = (0, 0, 0.0);
    while spent < seconds {
        watch::<J>(options, &mut rng, |_, view, rng| {
            if spent < seconds && decisions % 10 == 5 {
                let began = cpu_time()?;
                let mut mind: Mind<J> = Mind::new(Level::Four, options.players());
                mind = mind.within(Some(Budget::Iterations(EACH)));
                mind.choose(view, &[], rng.next());
                iterations += u64::from(mind.iterations());
                spent += (cpu_time()? - began).as_secs_f64();
            }
            decisions += 1;
            Ok(())
        })?;
    }
    Ok(Searched {
        game: J::Game::INFO.id,
        players: options.players(),
        decisions,
        iterations,
        cpu_seconds: spent,
        iterations_per_cpu_second: iterations as f64 / spent,
    })
}

#[derive(Serialize)]
struct Calibrated {
    game: &'static str,
    players: usize,
    games: u64,
    tenths: Vec<Tenth>,
    off: f64,
}

/// Games by bots of level 2 which nobody learned from: what each seat was promised in each
/// position, and what it got in the end.
fn calibrate<J: Judge>(options: &Options, seconds: f64) -> anyhow::Result<Calibrated> {
    let mut rng = Fast::new(u64::MAX);
    let players = options.players();
    let model = bots::model::<J>(players);
    let mut calibration = Calibration::default();
    let mut games = 0;
    let began = cpu_time()?;
    while (cpu_time()? - began).as_secs_f64() < seconds {
        let mut promises = Vec::new();
        let game = watch::<J>(options, &mut rng, |game, _, _| {
            if J::quiet(game) {
                promises.push(model.judge::<J>(game));
            }
            Ok(())
        })?;
        let came = bots::result::<J>(&game);
        for promised in promises {
            for (promised, came) in promised.into_iter().zip(came).take(players) {
                calibration.add(promised, came);
            }
        }
        games += 1;
    }
    let off = calibration.error();
    Ok(Calibrated { game: J::Game::INFO.id, players, games, tenths: calibration.tenths(), off })
}

/// The CPU time this process has used.
fn cpu_time() -> anyhow::Result<Duration> {
    Ok(cpu_time::ProcessTime::try_now()?.as_duration())
}
