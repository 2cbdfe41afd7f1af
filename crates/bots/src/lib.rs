//! Computer players over any game.
//!
//! A bot gets the view of its seat and nothing else, so it cannot know more than a person would.
//! Under a fixed seed and a fixed number of iterations its choice follows from the view alone.

mod babylonia;
mod explain;
mod level;
mod mind;
mod model;
mod nations;
pub mod one_ply;
mod origins;
mod search;
mod tigris;
mod weights;

use table::{Game, Seat};

pub use explain::{Reason, explain};
pub use level::{Budget, Level};
pub use mind::{Advice, Mind};
pub use model::{
    MOST_HIDDEN, Model, Sheet, Values, WIDTH, WeightsError, promise, promises, result, shares,
};
pub use weights::model;

/// A game whose positions a bot can judge.
pub trait Judge: Game {
    /// The names of its features.
    const FEATURES: &'static [&'static str];

    /// Whether a long search looks at all moves equally often at first. That needs a game with few
    /// moves at a time.
    const COMPARES: bool = false;

    /// Describes the position, a row for each seat. A bot judges dealt positions, so a row may tell
    /// what the seat holds.
    fn features(&self, sheet: &mut Sheet);

    /// Whether the position can be judged as it is. If not, somebody has to decide something small
    /// first, and the search plays that out.
    fn settled(&self) -> bool;

    /// How strongly the search goes where it has seldom been.
    fn curiosity(&self) -> f32 {
        0.6
    }

    /// The score that counts as half of what can be reached in a solo game.
    fn par(&self) -> f32 {
        1.0
    }
}

/// The seat that must decide in a position a bot is asked about.
fn decider<G: Game>(game: &G) -> Seat {
    match game.turn() {
        table::Turn::Decide(seat) => seat,
        turn => unreachable!("a bot is asked when it must decide, not at {turn:?}"),
    }
}
