//! Origins: First Builders, drawn: in a terminal and as the parts of its page.
//!
//! `places`, `city`, `pools`, `districts`, `tracks` and `rivals` draw what lies on the table, each
//! with what may be touched there; `hand` and `prompt` say what the viewer may do, `deed` what a move
//! would bring; `effect` draws what the data says an action, tile or card does.

pub mod city;
pub mod deed;
pub mod describe;
pub mod districts;
pub mod effect;
pub mod hand;
pub mod log;
pub mod names;
pub mod pick;
pub mod places;
pub mod pools;
pub mod prompt;
pub mod rail;
pub mod tracks;

pub type Scene<'a> = draw::Scene<'a, origins::Origins>;
pub type Choice = draw::Choice<origins::Origins>;
