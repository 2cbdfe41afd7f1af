//! The game with three pieces, solved, as a yardstick for the bots: how far their win chances are from
//! the exact ones, and how much their choices lose.
//! `cargo run --release -p ur_table --example exact -- [LEVEL,LEVEL…] [POSITIONS]`.

use std::collections::HashMap;
use std::time::Instant;

use bots::{Level, Mind};
use table::{Fast, Game, Options, Rng, Seat, Turn, Viewer};
use ur::{Chance, DICE, HOME, Path, Phase, Ur};
use ur_table::Ur as Title;

/// The probability of each roll (UR-ROLL-1).
const ROLLS: [f64; DICE as usize + 1] = [1.0 / 16.0, 0.25, 0.375, 0.25, 1.0 / 16.0];

/// The game counts as solved once no win chance changes by more than this.
const EXACT: f64 = 1e-9;

/// The chance of whoever rolls next to win, for all positions that can be reached.
struct Solved {
    numbers: HashMap<[Path; 2], u32>,
    values: Vec<f64>,
}

/// Where a move leads: the number of the next position, and whose chance is known there.
#[derive(Copy, Clone)]
enum Next {
    /// The mover has won.
    Won,
    /// The mover rolls again.
    Again(u32),
    /// The other rolls.
    Rival(u32),
}

/// The pieces of whoever rolls next, then those of the other.
fn key(game: &Ur) -> [Path; 2] {
    [game.active, game.active.next(2)].map(|seat| game.paths[seat.index()])
}

impl Solved {
    /// Value iteration, from positions near the end to those far from it.
    fn new(start: Ur) -> Solved {
        let start = Ur { phase: Phase::Roll, ..start };
        let mut numbers = HashMap::from([(key(&start), 0)]);
        let mut positions = vec![start];
        let mut outcomes: Vec<[Vec<Next>; ROLLS.len()]> = Vec::new();
        while let Some(game) = positions.get(outcomes.len()).copied() {
            let mut number = |next: Ur| {
                let count = positions.len() as u32;
                *numbers.entry(key(&next)).or_insert_with(|| {
                    positions.push(next);
                    count
                })
            };
            let mut lead = |next: Ur| match next.turn() {
                Turn::Over => Next::Won,
                _ if next.active == game.active => Next::Again(number(next)),
                _ => Next::Rival(number(next)),
            };
            outcomes.push(std::array::from_fn(|roll| {
                after(&game, roll as u8).map(&mut lead).collect()
            }));
        }
        let steps = |path: &Path| -> u32 {
            (0..).zip(path).map(|(step, count)| step * u32::from(*count)).sum()
        };
        let mut order: Vec<usize> = (0..positions.len()).collect();
        order.sort_by_key(|at| {
            std::cmp::Reverse(positions[*at].paths.iter().map(steps).sum::<u32>())
        });
        let mut values = vec![0.5; positions.len()];
        let mut change = 1.0;
        while change > EXACT {
            change = 0.0;
            for at in &order {
                let worth = |next: &Next| match *next {
                    Next::Won => 1.0,
                    Next::Again(number) => values[number as usize],
                    Next::Rival(number) => 1.0 - values[number as usize],
                };
                let best = outcomes[*at]
                    .each_ref()
                    .map(|nexts| nexts.iter().map(worth).fold(0.0, f64::max));
                let value: f64 =
                    best.iter().zip(ROLLS).map(|(best, probability)| best * probability).sum();
                change = f64::max(change, (value - values[*at]).abs());
                values[*at] = value;
            }
        }
        Solved { numbers, values }
    }

    /// The chance that a seat wins a position before a roll, or one that is over.
    fn of(&self, game: &Ur, seat: Seat) -> f64 {
        let known = || self.values[self.numbers[&key(game)] as usize];
        let value = if game.turn() == Turn::Over { 1.0 } else { known() };
        if game.active == seat { value } else { 1.0 - value }
    }
}

/// The positions that a roll can lead to, after the move.
fn after(game: &Ur, roll: u8) -> impl Iterator<Item = Ur> + use<> {
    let mut rolled = *game;
    rolled.apply_chance(Chance::Roll(roll), &mut |_| {});
    let moves = rolled.legal_moves();
    let passed = moves.is_empty().then_some(rolled);
    let moved = moves.into_iter().map(move |m| {
        let mut next = rolled;
        next.apply(m, &mut |_| {});
        next
    });
    moved.chain(passed)
}

/// A position with a choice, from a random game.
fn position(start: &Ur, rng: &mut Fast) -> Ur {
    loop {
        let mut choices = Vec::new();
        let mut game = *start;
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => game.apply_chance(game.sample(rng), &mut |_| {}),
                Turn::Decide(_) => {
                    let moves = game.legal_moves();
                    if moves.len() > 1 {
                        choices.push(game);
                    }
                    game.apply(moves[rng.below(moves.len() as u32) as usize], &mut |_| {});
                }
            }
        }
        if !choices.is_empty() {
            return choices[rng.below(choices.len() as u32) as usize];
        }
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let levels = args.next().unwrap_or_else(|| "level2,level4,level5".to_owned());
    let count: usize = args.next().map_or(Ok(1_000), |text| text.parse())?;
    let start = Ur::new(&Options::new(&Ur::INFO, 2, [("pieces", "3")])?)?;
    let began = Instant::now();
    let solved = Solved::new(start);
    println!(
        "{} positions with {HOME} steps solved in {:.1?}",
        solved.values.len(),
        began.elapsed()
    );
    for name in levels.split(',') {
        let level: Level = name.parse()?;
        let mut rng = Fast::new(1);
        let (mut off, mut lost) = (0.0, 0.0);
        for _ in 0..count {
            let game = position(&start, &mut rng);
            let value = |m| {
                let mut next = game;
                next.apply(m, &mut |_| {});
                solved.of(&next, game.active)
            };
            let best = game.legal_moves().into_iter().map(value).fold(0.0, f64::max);
            let view = game.view(Viewer::Seat(game.active));
            let chosen = Mind::<Title>::new(level, 2).choose(&view, &[], rng.next());
            lost += best - value(chosen);
            let told = match level.budget() {
                Some(budget) => {
                    let found = Mind::<Title>::new(level, 2).think(&view, &[], budget, rng.next());
                    found.first().map_or(0.5, |advice| advice.share)
                }
                None => bots::model::<Title>(2).judge::<Title>(&game)[game.active.index()],
            };
            off += (f64::from(told) - best).abs();
        }
        let [off, lost] = [off, lost].map(|sum| 100.0 * sum / count as f64);
        println!(
            "{name}: chances off by {off:.2} points, choices lose {lost:.2}, {count} positions"
        );
    }
    Ok(())
}
