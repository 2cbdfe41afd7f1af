//! What matters in a position: how far the pieces are, and what the next rolls may bring. Counts are
//! shares of all pieces, so that one set of weights serves any number of them.

use bots::{Judge, Sheet, features};
use table::Seat;
use ur::{HOME, Phase, ROSETTES, SHARED, Ur};

/// The probability of each roll (UR-ROLL-1).
const ROLLS: [f32; 5] = [1.0 / 16.0, 4.0 / 16.0, 6.0 / 16.0, 4.0 / 16.0, 1.0 / 16.0];

features! {
    /// What the bots look at in the position of a seat.
    struct Row {
        off, steps, waiting, entered, nearly, safe,
        danger, chance, rosette, stuck,
        short, turn,
    }
}

impl Judge for crate::Ur {
    type Game = Ur;

    const FEATURES: &'static [&'static str] = &Row::NAMES;

    const TURN: Option<&'static str> = Some("turn");

    const WEIGHTS: &'static [(usize, &'static str)] = &[(2, include_str!("../weights/2.txt"))];

    fn features(game: &Ur, sheet: &mut Sheet) {
        let all: u8 = game.paths[0].iter().sum();
        let all = f32::from(all);
        let steps = |seat| {
            (1..=HOME).map(|step| f32::from(game.at(seat, step) * step)).sum::<f32>() / (15.0 * all)
        };
        sheet.progress = Seat::all(2).map(steps).fold(0.0, f32::max);
        for seat in Seat::all(2) {
            let rival = seat.next(2);
            let count = |from: u8, to: u8| {
                (from..=to).map(|step| f32::from(game.at(seat, step))).sum::<f32>()
            };
            let row = Row {
                off: count(HOME, HOME) / all,
                steps: steps(seat),
                waiting: count(0, 0) / all,
                entered: count(1, 4) / all,
                nearly: count(13, 14) / all,
                safe: count(8, 8),
                danger: captures(game, rival),
                chance: captures(game, seat),
                rosette: (1..ROLLS.len() as u8)
                    .filter(|roll| lands(game, seat, *roll, |to| ROSETTES.contains(&to)))
                    .map(|roll| ROLLS[usize::from(roll)])
                    .sum(),
                stuck: ROLLS[0]
                    + (1..ROLLS.len() as u8)
                        .filter(|roll| !lands(game, seat, *roll, |_| true))
                        .map(|roll| ROLLS[usize::from(roll)])
                        .sum::<f32>(),
                short: 3.0 / all,
                turn: f32::from(u8::from(game.active == seat && game.phase != Phase::Over)),
            };
            row.write(&mut sheet.rows[seat.index()]);
        }
    }

    fn quiet(game: &Ur) -> bool {
        !matches!(game.phase, Phase::Move(_))
    }
}

/// Whether some piece of a seat could land with this roll on a square that satisfies a condition.
fn lands(game: &Ur, seat: Seat, roll: u8, wanted: impl Fn(u8) -> bool) -> bool {
    (0..=HOME - roll).any(|from| {
        let to = from + roll;
        let free = to == HOME || game.at(seat, to) == 0;
        let safe = to == ROSETTES[1] && game.at(seat.next(2), to) > 0;
        game.at(seat, from) > 0 && free && !safe && wanted(to)
    })
}

/// The steps the rival can expect to lose to the next roll of a seat, as a share of a path.
fn captures(game: &Ur, seat: Seat) -> f32 {
    let best = |roll: u8| {
        let hit = |to: &u8| *to != ROSETTES[1] && game.at(seat.next(2), *to) > 0;
        let reached =
            |to: &u8| *to >= roll && game.at(seat, *to - roll) > 0 && game.at(seat, *to) == 0;
        SHARED.filter(|to| hit(to) && reached(to)).max().unwrap_or(0)
    };
    (1..ROLLS.len() as u8).map(|roll| ROLLS[usize::from(roll)] * f32::from(best(roll)) / 15.0).sum()
}
