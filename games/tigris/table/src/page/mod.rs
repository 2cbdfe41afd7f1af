//! Tigris & Euphrates, drawn: in a terminal and as the parts of its page.
//!
//! `board` draws the map in layers, `marks` what a touch would bring, `hand` and `scene` what the
//! viewer may do, `prompt` says it in a sentence, `rail`, `log` and `describe` tell the rest.

pub mod board;
pub mod defs;
pub mod describe;
pub mod hand;
pub mod log;
pub mod marks;
pub mod names;
pub mod outline;
pub mod pick;
pub mod prompt;
pub mod rail;
pub mod scene;

pub type Scene<'a> = draw::Scene<'a, tigris::Tigris>;
pub type Choice = draw::Choice<tigris::Tigris>;
