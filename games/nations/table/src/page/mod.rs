//! Nations, drawn: in a terminal and as the parts of its page.
//!
//! `card` draws a card and `explain` says what it does, both from its data; `market` and `mine` are
//! the two boards, `reck` and `stand` what threatens and how everybody stands, `look` the opened
//! card, `hand` what the viewer may do; `prompt`, `rivals`, `log` and `describe` tell the rest.

pub mod card;
pub mod describe;
pub mod explain;
pub mod hand;
pub mod log;
pub mod look;
pub mod market;
pub mod mine;
pub mod names;
pub mod pick;
pub mod prompt;
pub mod reck;
pub mod rivals;
pub mod stand;

pub type Scene<'a> = draw::Scene<'a, nations::Nations>;
pub type Choice = draw::Choice<nations::Nations>;
