//! The rules of Origins: First Builders, as numbered in `../rules.en.md`.
//!
//! [`Origins`] is a position. `data` holds what is printed on the components and what it does;
//! `colour`, `city` and `state` are what a position is made of; `setup`, `turn`, `run`, `buy`,
//! `people`, `track` and `round` carry the rules out; `legal` and `refusal` say what may be done and
//! why something may not.

#![warn(missing_docs)]

mod audit;
pub mod buy;
pub mod city;
pub mod colour;
mod daring;
pub mod data;
pub mod event;
mod explain;
mod facts;
pub mod few;
pub mod forecast;
mod game;
mod legal;
pub mod moves;
pub mod names;
mod people;
mod prompt;
mod refusal;
pub mod round;
mod run;
mod scenario;
mod setup;
pub mod state;
mod told;
mod track;
mod turn;
mod view;
mod worth;

pub use city::{Cell, City, Kind};
pub use colour::{ByColour, Colour, Die, Resource};
pub use data::{Data, DataError, DataRef};
pub use event::{Event, Why};
pub use moves::{Chance, Move, Worker};
pub use refusal::Refusal;
pub use state::{End, Frame, Open, Origins, Player};
pub use view::View;
