//! The contract every game keeps, and everything that follows from it alone.
//!
//! A game is a list of lines: moves of seats and outcomes of chance. [`Game`] says what a game must
//! answer; [`Match`] plays it with every move checked; [`Record`] is its text; [`scenario`] proves
//! its rules; [`suite`] and [`golden`] are the tests each game gets for nothing.

#![warn(missing_docs)]

pub mod board;
mod by_colour;
pub mod chance;
pub mod game;
pub mod golden;
pub mod matches;
pub mod notation;
pub mod options;
pub mod outcome;
pub mod phrase;
pub mod proof;
pub mod record;
mod refusals;
pub mod scenario;
pub mod seat;
pub mod sink;
pub mod suite;

pub use board::{Bitboard, Space};
pub use chance::{Dice, Fast, Rng, Seed};
pub use game::{Game, Info, Turn, Viewer};
pub use matches::{Line, Match, PlayError};
pub use notation::{Notation, NotationError, Tokens};
pub use options::{More, OptionSpec, Options, OptionsError, of_seat};
pub use outcome::Outcome;
pub use phrase::{Phrase, Refuse, Tell, Value};
pub use record::{Record, RecordError};
pub use seat::{BySeat, Seat, Seats};
pub use sink::{Contains, Count, First, Pick, Sink};
pub use suite::Proved;
