//! The rules of Origins: First Builders, as numbered in `../rules.en.md`.
//!
//! [`Origins`] is a position and keeps the contract of [`table::Game`] in `game`, one file for each
//! of its questions: `legal`, `refusal`, `apply`, `chance`, `outcome`, `view`, `prompt`, `audit`.
//! `data` holds what is printed on the components and what it does; `colour`, `city` and `state` are
//! what a position is made of; `setup`, `turn`, `run`, `answers`, `buy`, `people`, `track` and
//! `round` are the parts of the rulebook, and `forecast` says what a move would bring.
//!
//! ```
//! use origins::Origins;
//! use table::{Game, Match, Options, PlayError, Refuse, Seat, Seed, Turn, Viewer, record};
//!
//! let options = Options::new(&Origins::INFO, 2, [("first", "1")])?;
//! let mut game = Match::<Origins>::new(options)?;
//! game.settle(Seed([7; 32])); // chance sets the table up and rolls the dice of the draft
//!
//! let first = Seat::new(0).unwrap();
//! assert_eq!(game.game().turn(), Turn::Decide(first));
//! let Err(PlayError::Refused(refusal)) = game.play(first, "pass") else { panic!() };
//! assert_eq!(refusal.rule(), "OR-SETUP-20"); // a die of the draft comes first
//! let die = game.game().legal_moves()[0];
//! game.make(first, die)?;
//!
//! let record = record::write(&game, Viewer::All, None, None);
//! assert!(record.starts_with("uruk record 1\ngame origins\nrules 1\nplayers 2\n"));
//! record.lines().take(8).for_each(|line| println!("{line}"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]

mod answers;
mod apply;
mod audit;
mod buy;
mod chance;
pub mod city;
pub mod colour;
mod daring;
pub mod data;
mod event;
mod facts;
mod few;
pub mod forecast;
mod game;
mod legal;
pub mod moves;
pub mod names;
mod outcome;
mod people;
mod prompt;
mod refusal;
mod round;
mod run;
mod scenario;
mod sentences;
mod setup;
mod state;
mod track;
mod turn;
mod view;
mod worth;

pub use city::{Cell, City, Kind};
pub use colour::{ByColour, Colour, Die, Resource, TOP, Temple};
pub use data::{Data, DataError, DataRef, START_BASES};
pub use event::{Event, Why};
pub use few::Few;
pub use moves::{Chance, Move, Worker};
pub use outcome::{Final, GOLD_POINTS};
pub use refusal::Refusal;
pub use round::LAST_TOWER_COLOURS;
pub use state::{End, Frame, Open, Origin, Origins, Patrician, Player, Run, Slots, Speaker, Step};
pub use track::{BORDER_POINTS, DISC_POINTS};
pub use turn::{PASS_RISE, SHIP_LOW, SHIP_RISE, SHIP_TOP};
pub use view::View;
