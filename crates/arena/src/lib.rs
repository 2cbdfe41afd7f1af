//! Bots against bots: tournaments on shared deals, ratings with confidence intervals, and learning from
//! self-play.

#![warn(missing_docs)]

mod game;
mod learn;
mod plot;
mod rating;
mod stats;
mod tournament;

pub use game::{Contestant, Played, play};
pub use learn::{CalibrationGames, Learner, Step};
pub use plot::plot;
pub use rating::{Rating, ladder};
pub use stats::{Calibration, Sprt, Tenth, Verdict, average_interval, interval};
pub use tournament::{Fixture, Standing, Tally, fixtures};
