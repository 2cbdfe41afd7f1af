//! Bots against bots: matches on the same deals, what they prove, and bots that learn from them.

#![warn(missing_docs)]

mod game;
mod learn;
mod plot;
mod rating;
mod stats;
mod tournament;

pub use game::{Contestant, Played, play};
pub use learn::{Learner, Step, Trials};
pub use plot::plot;
pub use rating::{Rating, ladder};
pub use stats::{Calibration, Sprt, Tenth, Verdict, average_interval, interval};
pub use tournament::{Fixture, Standing, Tally, fixtures};
