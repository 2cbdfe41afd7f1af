//! The rules of Tigris & Euphrates, as numbered in `../rules.en.md`.
//!
//! [`Tigris`] is a position. `board`, `cells` and `colour` are what it is made of. `legal` says
//! which moves are allowed, `refusal` why a move is not, and `apply`, `chance` and `outcome` carry
//! them out, with `conflict`, `monument`, `treasure` and `turn` for the parts of the rulebook.
//! `view` is what a player may know, `forecast` what a move would bring.
//!
//! Two players begin; the first of them places a leader, then tries to place another one where no
//! temple is.
//!
//! ```
//! use table::{Game, Match, Notation, Options, PlayError, Refuse, Seat, Seed, Viewer, record};
//! use tigris::{Move, Tigris};
//!
//! let options = Options::new(&Tigris::INFO, 2, [("first", "1")])?;
//! let mut game: Match<Tigris> = Match::new(options)?;
//! game.settle(Seed([7; 32])); // chance deals six tiles to each player
//!
//! let first = Seat::new(0).unwrap();
//! game.make(first, Move::parse("leader king e10")?)?;
//! let farmer = Move::parse("leader farmer h3")?;
//! let Err(PlayError::Refused(refusal)) = game.make(first, farmer) else { panic!() };
//! assert_eq!(refusal.rule(), "TE-LEADER-3");
//!
//! let text = record::write(&game, Viewer::Seat(first), None, None);
//! println!("{text}");
//! assert!(text.starts_with("uruk record 1\ngame tigris\n"));
//! assert!(text.ends_with("1 leader king e10\n"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

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

pub use apply::TILE_POINTS;
pub use cells::{Cell, Cells};
pub use colour::{ByColour, Colour, Tiles};
pub use conflict::{LEADER_POINTS, REVOLT_POINTS, SUPPORTER_POINTS};
pub use event::{End, Event, Why};
pub use monument::MONUMENT_POINTS;
pub use moves::{Chance, Move, Pair};
pub use refusal::Refusal;
pub use state::{Conflict, Kind, Monument, Open, Phase, Tigris};
pub use turn::{ACTIONS, CATASTROPHES, HAND, LAST_TREASURES};
pub use view::{Held, View};
