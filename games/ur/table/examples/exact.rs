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

/// What whoever rolls next can expect, for all positions that can be reached.
struct Solved(HashMap<[Path; 2], f64>);

/// The pieces of whoever rolls next, then those of the other.
fn key(game: &Ur) -> [Path; 2] {
    [game.active, game.active.next(2)].map(|seat| game.paths[seat.index()])
}

impl Solved {
    /// Value iteration, from positions near the end to those far from it.
    fn new(start: Ur) -> Solved {
        let mut open = vec![Ur { phase: Phase::Roll, ..start }];
        let mut found = HashMap::from([(key(&open[0]), 0.5)]);
        let mut positions = Vec::new();
        while let Some(game) = open.pop() {
            positions.push(game);
            for next in (0..=DICE).flat_map(|roll| after(&game, roll)) {
                if next.turn() != Turn::Over && found.insert(key(&next), 0.5).is_none() {
                    open.push(next);
                }
            }
        }
        let steps =
            |path: &Path| (0..).zip(path).map(|(step, count)| step * u32::from(*count)).sum();
        positions.sort_by_key(|game| {
            let steps: [u32; 2] = game.paths.each_ref().map(steps);
            std::cmp::Reverse(steps[0] + steps[1])
        });
        let mut solved = Solved(found);
        loop {
            let mut change: f64 = 0.0;
            for game in &positions {
                let value = solved.roll(game);
                let old = solved.0.insert(key(game), value);
                change = change.max(old.map_or(1.0, |old| (old - value).abs()));
            }
            if change < EXACT {
                return solved;
            }
        }
    }

    /// The chance that the active player of a position before a roll wins.
    fn roll(&self, game: &Ur) -> f64 {
        let best =
            |roll| after(game, roll).map(|next| self.of(&next, game.active)).fold(0.0, f64::max);
        (0..).zip(ROLLS).map(|(roll, probability)| probability * best(roll)).sum()
    }

    /// The chance that a seat wins a position before a roll, or one that is over.
    fn of(&self, game: &Ur, seat: Seat) -> f64 {
        let value = if game.turn() == Turn::Over { 1.0 } else { self.0[&key(game)] };
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
    println!("{} positions with {HOME} steps solved in {:.1?}", solved.0.len(), began.elapsed());
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
