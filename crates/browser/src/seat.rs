//! The first seat: the one the tests play from.

use anyhow::Result;
use games::GameId;
use table::{Seat, Turn};
use web::room::Snapshot;

use crate::{Manner, Page, Site, Table};

/// The first seat.
pub const ME: Seat = match Seat::new(0) {
    Some(seat) => seat,
    None => panic!(),
};

/// A new table, and a browser whose visitor has the first seat. Nobody has the others.
pub async fn seated(
    site: &Site,
    game: GameId,
    seed: u8,
    players: usize,
    manner: Manner,
) -> Result<(Table, Page)> {
    let table = site.table(game, seed, players, &[]).await?;
    let page = Page::new(site, manner).await?;
    page.sit(&table, 1, "Ania").await?;
    Ok((table, page))
}

/// Whether the first seat must decide and has nothing to take back.
pub fn my_turn_begins(now: &Snapshot) -> bool {
    now.live.turn() == Turn::Decide(ME) && now.live.undo(ME, false).is_none()
}

/// Whether the first seat has a legal move that begins with this word.
pub fn may(now: &Snapshot, word: &str) -> bool {
    now.live.legal(ME).iter().any(|text| text.split(' ').next() == Some(word))
}
