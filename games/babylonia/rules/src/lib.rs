//! The rules of Babylonia, as numbered in `../rules.en.md`.
//!
//! [`Babylonia`] is a position. `hex`, `hexes`, `board`, `kind`, `location` and `card` are what it is made
//! of. `game` implements the contract; each of its methods has a module of its name: `legal`,
//! `refusal`, `apply`, `chance`, `outcome`, `view`, `prompt`. The rules of the box are in `setup`,
//! `play`, `score` and `turn`, in the order of the rulebook. `forecast` answers what a page or a bot asks.
//!
//! ```
//! use babylonia::{Babylonia, Move};
//! use table::{Fast, Game, Match, Options, PlayError, Refuse, Turn, Viewer, record};
//!
//! let options = Options::new(&Babylonia::INFO, 2, [("first", "1")]).unwrap();
//! let mut play = Match::<Babylonia>::new(options).unwrap();
//! play.settle(Fast::new(7).seed()); // lays out the board and deals five tokens to each
//!
//! let Turn::Decide(seat) = play.game().turn() else { panic!("a seat must decide") };
//! let refusal = play.game().refusal(Move::End).expect("no token has been placed yet");
//! assert_eq!(refusal.rule(), "BA-PLAY-1");
//! assert_eq!(play.make(seat, Move::End), Err(PlayError::Refused(refusal)));
//!
//! let legal = play.game().legal_moves();
//! let events = play.make(seat, legal[0]).unwrap();
//! assert!(!events.is_empty());
//!
//! let text = record::write(&play, Viewer::All, None, None);
//! for line in text.lines().take(8) {
//!     println!("{line}");
//! }
//! assert!(text.contains("game babylonia\nrules 1\nplayers 2\n"));
//! ```

#![warn(missing_docs)]

mod apply;
mod audit;
pub mod board;
pub mod card;
mod chance;
mod daring;
pub mod event;
mod facts;
mod forecast;
mod game;
pub mod hex;
pub mod hexes;
pub mod kind;
mod legal;
pub mod location;
pub mod moves;
mod outcome;
mod play;
mod prompt;
mod refusal;
mod scenario;
mod score;
mod setup;
mod state;
mod turn;
mod view;

pub use board::{Area, Frame, Ground};
pub use card::{CARD_POINTS, Card, Cards};
pub use event::{End, Event};
pub use forecast::{Flank, Preview, Siege};
pub use hex::{Hex, Side};
pub use hexes::Hexes;
pub use kind::{Kind, Tokens};
pub use location::{City, Field, Location};
pub use moves::{Chance, Move};
pub use play::{ANY_TOKENS, FARMERS, FIRST_TURN, Gain, Need, SECOND_TURN};
pub use refusal::{Refusal, Taken};
pub use score::{CityScore, Majority, NOBLE_POINTS};
pub use state::{Babylonia, Cities, HAND, Open, Phase, Piece, Play, Switches};
pub use turn::LAST_CITIES;
pub use view::View;
