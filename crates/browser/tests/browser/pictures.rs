//! Pictures for people to look at, in `target/screenshots`.

use anyhow::Result;
use browser::{Manner, Page, Site, Table};
use serde_json::json;

use crate::my_turn_begins;

/// In the midst of a game, with a piece picked up.
async fn pick_up(page: &Page, table: &Table) -> Result<()> {
    page.open(&table.path()).await?;
    page.js("document.querySelector('.hand .tiles a.piece').click()").await?;
    page.element(".lit a").await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn pictures_are_taken() -> Result<()> {
    let site = Site::start().await?;
    let table = site.table(15, 3).await?;
    let size = (1440, 1000);
    let wide = Page::new(&site, Manner { size, ..Manner::default() }).await?;
    wide.open("/").await?;
    wide.picture("home").await?;
    wide.sit(&table, 1, "Ania").await?;
    let late = |now: &web::room::Snapshot| now.live.len() > 70 && my_turn_begins(now);
    site.play_well(&table, late).await?;
    pick_up(&wide, &table).await?;
    wide.picture("table-wide").await?;
    let dark = json!({"features": [{"name": "prefers-color-scheme", "value": "dark"}]});
    wide.command("Emulation.setEmulatedMedia", dark).await?;
    wide.picture("table-dark").await?;
    let light = json!({"features": [{"name": "prefers-color-scheme", "value": "light"}]});
    wide.command("Emulation.setEmulatedMedia", light).await?;

    // The same hand at the next seat, on a phone.
    let phone = Page::new(&site, Manner::phone()).await?;
    phone.sit(&table, 2, "Bartek").await?;
    let second = table::Seat::new(1).expect("a seat");
    let turn = |now: &web::room::Snapshot| now.live.legal(second).iter().any(|text| text == "pass");
    site.play_well(&table, turn).await?;
    pick_up(&phone, &table).await?;
    phone.touch(".lit a").await?;
    phone.element(".lens svg").await?;
    phone.js("scrollTo(0, 0)").await?;
    phone.picture("table-phone").await?;

    site.play_well(&table, |now| now.over()).await?;
    wide.open(&table.path()).await?;
    wide.element(".win").await?;
    wide.picture("end").await?;
    phone.close().await?;
    wide.close().await
}
