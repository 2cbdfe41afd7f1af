//! The pages in a real Chromium: clicks, keys and touches, and what is seen afterwards. What stands
//! here holds for any game, and is shown with the first of the list where one is enough.

mod access;
mod bots;
mod history;
mod home;
mod new_table;
mod screens;
mod settings;
mod together;
mod undo;

use anyhow::Result;
use browser::{GameId, Manner, Page, Site, Table};

/// Some game.
const GAME: GameId = GameId::ALL[0];

/// A table for two, and a browser whose visitor has the first seat. Nobody has the other.
async fn seated(site: &Site, seed: u8, manner: Manner) -> Result<(Table, Page)> {
    browser::seated(site, GAME, seed, 2, manner).await
}
