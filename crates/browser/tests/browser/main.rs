//! The pages in a real Chromium: clicks, keys and touches, and what is seen afterwards.

mod access;
mod babylonia;
mod bots;
mod figures;
mod game;
mod history;
mod nations;
mod origins;
mod phone;
mod pictures;
mod screens;
mod settings;
mod together;
mod turn;

use anyhow::Result;
use browser::{Manner, Page, Site, Table};
use table::{Seat, Turn};
use web::room::Snapshot;

/// The first seat.
const ME: Seat = match Seat::new(0) {
    Some(seat) => seat,
    None => panic!(),
};

/// A table for two, and a browser whose visitor has the first seat. Nobody has the other.
async fn seated(site: &Site, seed: u8, manner: Manner) -> Result<(Table, Page)> {
    let table = site.table(seed, 2).await?;
    let page = Page::new(site, manner).await?;
    page.sit(&table, 1, "Ania").await?;
    Ok((table, page))
}

/// Whether the first seat stands at the beginning of a turn.
fn my_turn_begins(now: &Snapshot) -> bool {
    let mine = now.live.turn() == Turn::Decide(ME) && now.live.undo(ME, false).is_none();
    mine && now.live.legal(ME).iter().any(|text| text == "pass" || text.starts_with("place"))
}

/// Whether the first seat is asked for support in a conflict.
fn my_conflict(now: &Snapshot) -> bool {
    now.live.legal(ME).first().is_some_and(|text| text.starts_with("support"))
}
