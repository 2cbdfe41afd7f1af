//! Computer players for any game that has a [`Judge`].
//!
//! A bot sees the view of its seat and nothing else, so it cannot know more than a person would.
//! With a fixed seed and a fixed number of iterations its choice depends on the view alone.
//!
//! Levels 1 and 2 look one move ahead ([`one_ply`]). Levels 3 to 6 use information-set Monte Carlo
//! tree search (ISMCTS). Both evaluate positions with a [`Model`] that was learned from self-play.
//! [`Mind`] is the agent that a table talks to.
//!
//! # A bot in 40 lines
//!
//! A greedy bot that works for every game: it deals what it cannot see at random (determinization),
//! tries every legal move, and makes the one after which it expects most.
//!
//! ```
//! use bots::{Judge, Level, Mind, Move, View};
//! use games::{GameId, with_title};
//! use table::{Fast, Game, Match, Options, OptionsError, Outcome, Rng, Seat, Turn, Viewer};
//!
//! fn greedy<J: Judge>(seat: Seat, players: usize, view: &View<J>, rng: &mut Fast) -> Move<J> {
//!     let position = J::Game::determinize(view, rng);
//!     let expected = |m: &Move<J>| {
//!         let mut next = position.clone();
//!         next.apply(*m, &mut |_| {});
//!         bots::model::<J>(players).judge::<J>(&next)[seat.index()]
//!     };
//!     let best = position.legal_moves().into_iter().max_by(|a, b| expected(a).total_cmp(&expected(b)));
//!     best.expect("a seat that must decide has a legal move")
//! }
//!
//! /// The greedy bot in the first seat against random moves in all others.
//! fn play<J: Judge>(players: usize, seed: u64) -> Result<Outcome, OptionsError> {
//!     let mut rng = Fast::new(seed);
//!     let draws = rng.seed();
//!     let mut game: Match<J::Game> = Match::new(Options::new(&J::Game::INFO, players, [])?)?;
//!     let mut random: Mind<J> = Mind::new(Level::Random, players);
//!     loop {
//!         game.settle(draws);
//!         let Turn::Decide(seat) = game.game().turn() else { break };
//!         let view = game.game().view(Viewer::Seat(seat));
//!         let m = match seat.index() {
//!             0 => greedy::<J>(seat, players, &view, &mut rng),
//!             _ => random.choose(&view, &[], rng.next()),
//!         };
//!         game.make(seat, m).expect("bots make legal moves");
//!     }
//!     Ok(game.game().outcome().expect("the game is over"))
//! }
//!
//! let first = Seat::all(2).next().unwrap();
//! let outcome = with_title!(GameId::ALL[0], T => play::<T>(2, 1))?;
//! assert_eq!(outcome.rank(first), 1, "it wins");
//! # Ok::<(), OptionsError>(())
//! ```

#![warn(missing_docs)]

mod explain;
mod features;
mod level;
mod mind;
mod model;
pub mod one_ply;
mod search;
#[cfg(test)]
mod toy;
mod weights;

use table::{Game, Seat};

pub use explain::{Reason, explain};
#[doc(hidden)]
pub use features::{flatten, kebab};
pub use level::{Budget, Level};
pub use mind::{Advice, Mind};
pub use model::{
    MOST_HIDDEN, Model, Sheet, Values, WIDTH, WeightsError, prediction, prediction_heading, result,
    softmax,
};
pub use weights::model;

/// A game whose positions a bot can evaluate.
pub trait Judge: Sized + 'static {
    /// Its rules.
    type Game: Game;

    /// The names of its features; [`features!`] makes them from a list of fields.
    const FEATURES: &'static [&'static str];

    /// The feature that says whose move it is, if there is one. It changes with every move, so it
    /// never explains one.
    const TURN: Option<&'static str> = None;

    /// The weights that come with the game, by number of players. The head of each file says how it
    /// was made.
    const WEIGHTS: &'static [(usize, &'static str)];

    /// Whether long searches use sequential halving at the root. That needs a game with few legal
    /// moves at a time.
    const HALVING: bool = false;

    /// Describes a position: one row of features for each seat. Bots evaluate determinized positions,
    /// so a row may use what the seat holds in its hand.
    fn features(game: &Self::Game, sheet: &mut Sheet);

    /// Whether the position is quiet, so that the model can evaluate it as it is. If not, somebody
    /// has a small decision to make first, and quiescence search plays it out.
    fn quiet(game: &Self::Game) -> bool;

    /// The exploration constant of PUCT (c_puct): how strongly the search prefers moves it has
    /// seldom visited.
    fn exploration(_: &Self::Game) -> f32 {
        0.6
    }

    /// The score that counts as a value of one half in a solo game.
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

/// The seat that must decide. Bots are asked only when some seat must.
fn decider<G: Game>(game: &G) -> Seat {
    match game.turn() {
        table::Turn::Decide(seat) => seat,
        turn => unreachable!("a bot is asked when it must decide, not at {turn:?}"),
    }
}
