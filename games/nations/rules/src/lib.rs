//! The rules of Nations, as numbered in `../rules.en.md`. Search for the id of a rule: it is beside the
//! code that enforces it.
//!
//! [`Nations`] is a position; it keeps the contract of [`table::Game`] (`game`), each part of it in a
//! file of its name: `turn`, `legal`, `refusal`, `apply`, `chance`, `outcome`, `view`, `prompt`.
//!
//! - What a position is made of: `state`, `frame` (questions on a stack), `nation`, `card`,
//!   `event_card`, `board`, `amount`, and `effect`, the small language of what cards do. The cards
//!   themselves are in `data/*.toml`; `build.rs` checks them and writes them as tables.
//! - What a move does, in the order of the rulebook: `setup`, `maintain`, `action`, `buy`, `wonder`,
//!   `resolve`, `solo`. They share `perform` (effects that touch several nations), `compare` (most and
//!   least), `loss` (paying and losing) and `removal` (cards that leave).
//! - For pages, bots and tests: `event` and `cause`, `forecast`, `scenario` and `facts`, `audit`.
//!
//! A match settles what chance decides, takes legal moves and says which rule refuses the others:
//!
//! ```
//! use nations::Nations;
//! use table::{Game, Match, Options, Seed, Turn, Viewer};
//!
//! let options = Options::new(&Nations::INFO, 2, [("level", "basic")])?;
//! let seed = Seed([7; 32]);
//! let mut game = Match::<Nations>::new(options)?;
//! game.settle(seed); // the player order and the cards of the progress board
//!
//! let Turn::Decide(seat) = game.game().turn() else { panic!("growth comes first") };
//! let refused = game.play(seat, "buy augustus").unwrap_err();
//! assert_eq!(refused.to_string(), "not allowed by NA-GROW-1");
//!
//! game.play(seat, "grow worker stability")?;
//! let record = table::record::write(&game, Viewer::Public, None, None);
//! assert!(record.starts_with("uruk record 1\ngame nations\nrules 1\nplayers 2\noptions level=basic"));
//! assert!(record.ends_with(&format!("14 {seat} grow worker stability\n")));
//! for line in record.lines().take(6) {
//!     println!("{line}");
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]

mod action;
mod amount;
mod apply;
mod audit;
mod board;
mod buy;
pub mod card;
mod cause;
mod chance;
mod compare;
pub mod effect;
mod event;
mod event_card;
mod facts;
mod forecast;
mod frame;
mod game;
mod legal;
mod loss;
mod maintain;
mod moves;
mod nation;
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
pub use frame::Frame;
pub use loss::{SHORTAGE_BOOKS, SHORTAGE_VP};
pub use moves::{Chance, Choice, Hire, Move, Order, Revealed, Spot};
pub use nation::{Deeds, Nation, SPACE_COST, Site, Slot};
pub use refusal::Refusal;
pub use resolve::{BOOKS_VP, Defeat, REVOLT_VP, WAR_VP};
pub use setup::DIFFICULTIES;
pub use state::{AGE_ROUNDS, Agreed, Cell, Nations, Open, Opponent, Phase, ROWS, War};
pub use view::View;
