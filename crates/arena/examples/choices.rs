//! Compares the choices of bots where games take too long to tell them apart. Each position comes from
//! another game of level 2. All bots choose there, and two longer searches among the chosen moves alone
//! evaluate them.
//!
//! `cargo run --release -p arena --example choices -- GAME [BOTS] [POSITIONS] [PLAYERS] [SEED]`; the
//! defaults are `level5,level6 100 2 1`.

use std::error::Error;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use arena::average_interval;
use bots::{Advice, Budget, Judge, Level, Mind, Move, View};
use games::{GameId, with_game, with_title};
use table::{Fast, Game, Options, Rng, Turn, Viewer};

/// How many searches evaluate the chosen moves, and the iterations of each for every move.
const JUDGES: u64 = 2;
const ITERATIONS: u32 = 400_000;

/// For each bot the predicted share of its choice, and how long it took.
type Choices = Vec<(f64, Duration)>;

/// The view of a seat that must choose between moves: a random one of all such views in a game.
fn position<J: Judge>(options: &Options, seed: u64) -> View<J> {
    let (mut rng, mut lots) = (Fast::new(seed), Fast::new(!seed));
    let mut game = J::Game::new(options).expect("usual options");
    let mut mind: Mind<J> = Mind::new(Level::Two, options.players());
    let (mut seen, mut drawn) = (0, None);
    loop {
        match game.turn() {
            Turn::Chance => game.apply_chance(game.sample(&mut rng), &mut |_| {}),
            Turn::Decide(seat) => {
                let view = game.view(Viewer::Seat(seat));
                let m = mind.choose(&view, &[], rng.next());
                if game.legal_moves().len() > 1 {
                    seen += 1;
                    if lots.below(seen) == 0 {
                        drawn = Some(view);
                    }
                }
                game.apply(m, &mut |_| {});
            }
            Turn::Over => return drawn.expect("somebody had to choose"),
        }
    }
}

/// What the bots choose in a position. If all agree, all shares are 0 and the difference is, too.
fn choices<J: Judge>(options: &Options, bots: &[Level], seed: u64) -> Choices {
    let players = options.players();
    let view = position::<J>(options, seed);
    let chosen = bots.iter().map(|level| {
        let mut mind: Mind<J> = Mind::new(*level, players);
        (mind.choose(&view, &[], seed), mind.spent())
    });
    let chosen: Vec<(Move<J>, Duration)> = chosen.collect();
    let mut moves: Vec<Move<J>> = Vec::new();
    for (m, _) in &chosen {
        if !moves.contains(m) {
            moves.push(*m);
        }
    }
    let judges = if moves.len() > 1 { JUDGES } else { 0 };
    let budget = Budget::Iterations(ITERATIONS * moves.len() as u32);
    let judge = |judge| {
        let mut mind: Mind<J> = Mind::new(Level::Six, players);
        mind.weigh(&view, &moves, budget, seed ^ ((judge + 1) << 32))
    };
    let told: Vec<Advice<Move<J>>> = (0..judges).flat_map(judge).collect();
    let worth = |m: Move<J>| {
        let shares = told.iter().filter(|advice| advice.m == m).map(|advice| advice.share);
        shares.map(f64::from).sum::<f64>() / JUDGES as f64
    };
    chosen.into_iter().map(|(m, spent)| (worth(m), spent)).collect()
}

fn main() -> ExitCode {
    let told = run();
    if let Err(error) = &told {
        eprintln!("choices: {error}");
    }
    ExitCode::from(u8::from(told.is_err()))
}

fn run() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let arg = |at: usize, usual: &str| args.get(at).cloned().unwrap_or_else(|| usual.to_owned());
    let game: GameId = arg(0, "").parse()?;
    let bots = arg(1, "level5,level6");
    let bots = bots.split(',').map(str::parse).collect::<Result<Vec<Level>, _>>()?;
    let number = |at, usual| -> Result<u64, String> {
        let text = arg(at, usual);
        text.parse().map_err(|_| format!("`{text}`: expected a whole number"))
    };
    let (positions, players, seed) = (number(2, "100")?, number(3, "2")?, number(4, "1")?);
    if positions == 0 {
        return Err("0 positions: expected at least 1".into());
    }
    let options = Options::new(&game.info(), players as usize, [])?;
    with_game!(game, G => <G as Game>::new(&options).map(drop))?;
    let (next, all, began) = (AtomicU64::new(0), Mutex::new(Vec::new()), Instant::now());
    let work = || loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= positions {
            break;
        }
        let seed = seed.wrapping_mul(1 << 20).wrapping_add(number);
        let found: Choices = with_title!(game, J => choices::<J>(&options, &bots, seed));
        let mut all = all.lock().expect("no thread panics");
        all.push(found);
        eprintln!("{} of {positions} positions, {} s", all.len(), began.elapsed().as_secs());
    };
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    let all: Vec<Choices> = all.into_inner().expect("no thread panics");
    println!("{} positions of {}, {players} players", all.len(), game.info().name);
    for (bot, level) in bots.iter().enumerate() {
        let spent: f64 = all.iter().map(|found| found[bot].1.as_secs_f64()).sum();
        println!("{level}: {:.1} CPU s a decision", spent / all.len() as f64);
        for (than, other) in bots.iter().enumerate().take(bot) {
            let gain = |found: &Choices| vec![100.0 * (found[bot].0 - found[than].0)];
            let gains: Vec<Vec<f64>> = all.iter().map(gain).collect();
            let differ = gains.iter().flatten().filter(|gain| **gain != 0.0).count();
            let mean = gains.iter().flatten().sum::<f64>() / gains.len() as f64;
            let interval = average_interval(&gains)
                .map_or(String::new(), |[low, high]| format!(" ({low:+.2} … {high:+.2})"));
            println!(
                "  another move than {other} in {differ}: {mean:+.2} points of the share{interval}"
            );
        }
    }
    Ok(())
}
