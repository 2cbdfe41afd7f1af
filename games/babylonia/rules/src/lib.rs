//! The rules of Babylonia, as numbered in `../rules.en.md`.
//!
//! [`Babylonia`] is a position. `hex`, `hexes`, `board`, `kind`, `location` and `card` are what it is made
//! of; `play`, `score` and `turn` carry the rules out in the order of the rulebook; `legal` and
//! `refusal` say what may be done and why something may not; `preview` answers what a page asks.

#![warn(missing_docs)]

mod audit;
pub mod board;
pub mod card;
mod daring;
pub mod event;
mod game;
pub mod hex;
pub mod hexes;
mod json;
pub mod kind;
mod legal;
pub mod location;
pub mod moves;
mod play;
pub mod preview;
mod refusal;
mod scenario;
mod score;
mod state;
mod turn;
mod view;

pub use board::Area;
pub use card::{Card, Cards};
pub use event::{End, Event};
pub use hex::{Hex, Side};
pub use hexes::Hexes;
pub use kind::{Kind, Tokens};
pub use location::{City, Field, Location};
pub use moves::{Chance, Move};
pub use play::{Gain, Need};
pub use preview::{Flank, Frame, Ground, Preview, Siege};
pub use refusal::{Refusal, Taken};
pub use score::{CityScore, Majority};
pub use state::{Babylonia, Cities, Open, Phase, Piece, Play, Switches};
pub use view::View;
