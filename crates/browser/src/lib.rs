//! Tests in a real browser: what they share.
//!
//! A [`Site`] is the whole server inside the test; a [`Page`] is a Chromium of its own in front of
//! it, with a fresh profile. What holds for any game is tested in `tests/browser/`; what only one
//! game has, its moves by click and its selectors, in that game's `table/tests/browser.rs`.

mod axe;
mod driver;
mod files;
mod folder;
mod page;
mod phone;
mod seat;
mod site;
mod weigh;
mod whole_game;

pub use games::GameId;
pub use web::room::Snapshot;

pub use axe::Axe;
pub use files::screenshots;
pub use page::{Manner, Page};
pub use phone::{IN_THE_LENS, fits};
pub use seat::{ME, may, my_turn_begins, seated};
pub use site::{Dice, Site, Table};
pub use weigh::weigh;
pub use whole_game::{play_to_the_end, whole_game};
