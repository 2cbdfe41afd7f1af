//! The rules of the Royal Game of Ur, as numbered in `../rules.en.md`.
//!
//! [`Ur`] is a position. `refusal` holds the rules of moving, `apply` what a move and a roll bring
//! about, `game` answers the contract.
//!
//! ```
//! use table::{Fast, Game, Match, Options, Refuse, Turn, Viewer, record};
//! use ur::{Move, Ur};
//!
//! let mut play = Match::<Ur>::new(Options::new(&Ur::INFO, 2, []).unwrap()).unwrap();
//! play.settle(Fast::new(7).seed()); // chance says who begins, and rolls
//!
//! let Turn::Decide(seat) = play.game().turn() else { panic!("nobody has won yet") };
//! let refusal = play.game().refusal(Move(4)).expect("the board is empty");
//! assert_eq!(refusal.rule(), "UR-MOVE-2");
//! play.make(seat, Move(0)).unwrap();
//! assert!(record::write(&play, Viewer::All, None, None).contains(" enter\n"));
//! ```

#![warn(missing_docs)]

mod apply;
mod audit;
mod event;
mod game;
mod moves;
mod refusal;
mod scenario;
mod state;

pub use event::Event;
pub use moves::{Chance, Move};
pub use refusal::Refusal;
pub use state::{DICE, HOME, Path, Phase, ROSETTES, SHARED, Ur};
