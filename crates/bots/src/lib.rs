//! Computer players over any game.
//!
//! A bot gets the view of its seat and nothing else, so it cannot know more than a person would.
//! Under a fixed seed and a fixed number of iterations its choice follows from the view alone.

mod explain;
mod features;
mod level;
mod mind;
mod model;
pub mod one_ply;
mod search;
mod weights;

use table::{Game, Seat};

pub use explain::{Reason, explain};
#[doc(hidden)]
pub use features::{flatten, kebab};
pub use level::{Budget, Level};
pub use mind::{Advice, Mind};
pub use model::{
    MOST_HIDDEN, Model, Sheet, Values, WIDTH, WeightsError, promise, promises, result, shares,
};
pub use weights::model;

/// A game whose positions a bot can judge.
pub trait Judge: Sized + 'static {
    /// Its rules.
    type Game: Game;

    /// The names of its features; [`features!`] makes them from a list of fields.
    const FEATURES: &'static [&'static str];

    /// The feature that says whose move it is, if there is one: it changes with every move and
    /// explains none.
    const TURN: Option<&'static str> = None;

    /// The weights that come with the game, by the number of players. Each file says how it was made.
    const WEIGHTS: &'static [(usize, &'static str)];

    /// Whether a long search compares all moves at the root by sequential halving. That needs a game
    /// with few moves at a time.
    const COMPARES: bool = false;

    /// Describes the position, a row for each seat. A bot judges dealt positions, so a row may tell
    /// what the seat holds.
    fn features(game: &Self::Game, sheet: &mut Sheet);

    /// Whether the position is quiet and can be judged as it is. If not, somebody has to decide
    /// something small first, and the search plays that out.
    fn quiet(game: &Self::Game) -> bool;

    /// The exploration constant of the search (c_puct).
    fn curiosity(_: &Self::Game) -> f32 {
        0.6
    }

    /// The score that counts as half of what can be reached in a solo game.
    fn par(_: &Self::Game) -> f32 {
        1.0
    }
}

/// A position of a judged game.
pub type Position<J> = <J as Judge>::Game;

/// A move of a judged game.
pub type Move<J> = <Position<J> as Game>::Move;

/// What a viewer knows of a judged game.
pub type View<J> = <Position<J> as Game>::View;

/// The seat that must decide in a position a bot is asked about.
fn decider<G: Game>(game: &G) -> Seat {
    match game.turn() {
        table::Turn::Decide(seat) => seat,
        turn => unreachable!("a bot is asked when it must decide, not at {turn:?}"),
    }
}
