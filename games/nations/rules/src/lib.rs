//! The rules of Nations, as numbered in `../rules.en.md`.
//!
//! [`Nations`] is a position. `amount`, `card`, `effect` and `nation` are what it is made of;
//! `setup`, `maintain`, `action`, `buy`, `wonder`, `resolve`, `entry` and `solo` carry the rules out
//! in the order of the rulebook, and `step` plays them on until somebody must decide; `compare` and
//! `settle` are what they share; `legal` and `reason` say what may be done and why something may not.

#![warn(missing_docs)]

mod action;
pub mod amount;
mod apply;
mod audit;
mod board;
mod buy;
pub mod card;
mod cause;
mod chance;
mod compare;
pub mod effect;
pub mod event;
mod event_card;
mod facts;
pub mod forecast;
mod frame;
mod game;
mod legal;
mod loss;
mod maintain;
pub mod moves;
pub mod nation;
mod outcome;
mod perform;
mod prompt;
mod refusal;
mod removal;
mod resolve;
mod scenario;
mod setup;
pub mod solo;
mod state;
mod tables;
mod turn;
mod view;
mod wonder;

pub use amount::{Amounts, Goods, Mix, Resource, Section};
pub use board::{Board, BoardFacts, People};
pub use card::{Card, Facts, Kind, Kinds, Level};
pub use effect::Effect;
pub use event::{Cause, Event, Good, Why};
pub use event_card::{EventCard, EventFacts, Half, Tile, TileFacts};
pub use forecast::{Change, Forecast, Loss, Remedy, Step};
pub use frame::{Frame, Stack};
pub use moves::{Chance, Choice, Hire, Move, Order, Revealed, Spot};
pub use nation::{Deeds, Nation, Site, Slot};
pub use refusal::Refusal;
pub use resolve::Defeat;
pub use state::{Agreed, Cell, Deck, Doing, Nations, Open, Opponent, Phase, War};
pub use view::View;
