//! Whole pages as functions of plain data; no server inside.
//!
//! A page takes a [`Frame`] (language, theme, assets) and its own plain struct, and gives HTML. Every
//! sentence comes from `words`; every form works without a script. The table page itself is drawn by
//! `boards` and `web` and uses only [`frame::page`].

pub mod catalogue;
mod chair;
mod chart;
pub mod curtain;
pub mod end;
pub mod error;
pub mod frame;
pub mod guide;
pub mod home;
pub mod invite;
pub mod join;
mod markdown;
pub mod new_table;
mod parts;
mod plan;
mod qr;
pub mod settings;
mod sprite;

pub use chair::{Chair, NoChair};
pub use frame::{Frame, Theme};
pub use parts::{FieldError, Person, emblem, icon, seal};
pub use plan::{Form, Hints, NAME, Plan, SeatField, Who, name};
