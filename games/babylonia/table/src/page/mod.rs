//! Babylonia, drawn: in a terminal and as the parts of its page.
//!
//! `ground` is the printed board, `board` what lies on it in layers, `marks` what a touch would
//! bring, `forecast` what would be scored; `hand` and `cards` are what the viewer may do, `prompt`
//! says it in a sentence, `rail`, `log` and `describe` tell the rest.

pub mod board;
pub mod cards;
pub mod defs;
pub mod describe;
pub mod forecast;
pub mod ground;
pub mod hand;
pub mod log;
pub mod marks;
pub mod names;
pub mod pick;
pub mod prompt;
pub mod rail;

pub type Scene<'a> = draw::Scene<'a, babylonia::Babylonia>;
pub type Choice = draw::Choice<babylonia::Babylonia>;
