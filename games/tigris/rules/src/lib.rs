//! The rules of Tigris & Euphrates, as numbered in `../rules.en.md`.
//!
//! [`Tigris`] is a position. `board`, `cells` and `colour` are what it is made of; `action`,
//! `conflict`, `monument`, `treasure` and `turn` carry the rules out in the order of the rulebook;
//! `legal` and `refusal` say what may be done and why something may not.

#![warn(missing_docs)]

mod apply;
mod audit;
pub mod board;
pub mod cells;
mod chance;
mod colour;
mod conflict;
mod event;
mod facts;
mod forecast;
mod game;
mod legal;
mod monument;
mod moves;
mod outcome;
mod prompt;
mod refusal;
mod scenario;
mod state;
mod treasure;
mod turn;
mod view;

pub use cells::{Cell, Cells};
pub use colour::{ByColour, Colour, Tiles};
pub use event::{End, Event, Why};
pub use moves::{Chance, Move, Pair};
pub use refusal::Refusal;
pub use state::{Conflict, Kind, Monument, Open, Phase, Tigris};
pub use view::{Held, View};
