//! Computer players over any game.
//!
//! A bot gets the view of its seat and nothing else, so it cannot know more than a person would.
//! Under a fixed seed its choice follows from the view alone.

mod babylonia;
mod greedy;
mod nations;
mod origins;
mod tigris;

use std::fmt;
use std::str::FromStr;

use table::{Fast, Game, Seat};

/// A game whose positions a bot can judge.
pub trait Judge: Game {
    /// How good a position is for a seat; more is better. Called on settled positions.
    fn worth(&self, seat: Seat) -> f32;

    /// Whether the position can be judged as it is. If not, somebody has to decide something small
    /// first, and the search plays that out.
    fn settled(&self) -> bool;
}

/// How a bot plays.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Level {
    /// Any legal move, all with the same probability.
    Random,
    /// The move with the best position right after it.
    Greedy,
}

impl Level {
    /// All of them, weakest first.
    pub const ALL: [Level; 2] = [Level::Random, Level::Greedy];

    /// `random`, `greedy`
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
        }
    }

    /// A legal move for the viewer of this view, who must have to decide.
    pub fn choose<G: Judge>(self, view: &G::View, seed: u64) -> G::Move {
        let mut rng = Fast::new(seed);
        match self {
            // Own legal moves are the same however the unseen is dealt.
            Level::Random => G::determinize(view, &mut rng).random_move(&mut rng),
            Level::Greedy => greedy::choose::<G>(view, &mut rng),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Level, String> {
        Level::ALL.into_iter().find(|level| level.name() == text).ok_or_else(|| {
            let names = table::notation::one_of(Level::ALL.map(Level::name));
            format!("unknown bot `{}`: expected {names}", text.chars().take(40).collect::<String>())
        })
    }
}
