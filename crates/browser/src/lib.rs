//! Tests in a real browser: what they share.
//!
//! A [`Site`] is the whole server inside the test; a [`Page`] is a Chromium of its own in front of
//! it, with a fresh profile. The tests themselves are in `tests/browser/`.

mod driver;
mod files;
mod page;
mod site;

pub use files::{axe, screenshots};
pub use page::{Manner, Page};
pub use site::{Dice, Site, Table};
