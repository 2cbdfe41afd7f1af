//! Babylonia: what the other tests show of the first game, shown of it.

use anyhow::{Result, ensure};
use browser::{Dice, Manner, Page, Site, Table};
use games::GameId;
use web::room::Snapshot;

use crate::access::Judge;
use crate::figures::weigh;
use crate::game::whole_game;
use crate::phone::{IN_THE_LENS, fits};
use crate::{ME, my_turn_begins};

/// A table for three, and a browser whose visitor has the first seat.
async fn seated(site: &Site, seed: u8, manner: Manner) -> Result<(Table, Page)> {
    let table = site.table_of(GameId::Babylonia, seed, 3, &[]).await?;
    let page = Page::new(site, manner).await?;
    page.sit(&table, 1, "Ania").await?;
    Ok((table, page))
}

/// Whether the first seat is asked for a card.
fn my_card(now: &Snapshot) -> bool {
    now.live.legal(ME).first().is_some_and(|text| text.starts_with("card"))
}

#[tokio::test(flavor = "multi_thread")]
async fn babylonia_is_played_to_the_end_by_clicks() -> Result<()> {
    whole_game(GameId::Babylonia, 8, 1).await
}

#[tokio::test(flavor = "multi_thread")]
async fn babylonia_is_light() -> Result<()> {
    weigh(GameId::Babylonia, &[40, 100, 160]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn axe_finds_nothing_serious_at_babylonia() -> Result<()> {
    let site = Site::start().await?;
    // Bots do not win a ziggurat for the first seat in every game, but in most.
    let mut seed = 1;
    let table = loop {
        let table = site.table_of(GameId::Babylonia, seed, 3, &[]).await?;
        if my_card(&site.play_well(&table, |now| my_card(now) || now.over()).await?) {
            break table;
        }
        seed += 1;
    };
    let mut page = Page::new(&site, Manner::default()).await?;
    page.expect("422 (Unprocessable");
    page.sit(&table, 1, "Ania").await?;
    let mut judge = Judge::new(page)?;
    judge.page.element(".offer").await?;
    judge.look("the table, a card to pick").await?;
    let card = site.legal(&table).await?.swap_remove(0);
    site.play(&table, &card).await?;
    site.play_well(&table, my_turn_begins).await?;
    judge.page.open(&table.path()).await?;
    judge.look("the table, my turn").await?;
    judge.page.click(".hand .tiles a.piece").await?;
    judge.page.element(".lit a").await?;
    judge.look("the table, a token picked up").await?;
    judge.refusal().await?;
    site.play_well(&table, Snapshot::over).await?;
    judge.page.open(&table.path()).await?;
    judge.page.element(".win").await?;
    judge.look("the end").await?;
    judge.page.open("/rules/babylonia").await?;
    judge.look("the guide").await?;
    judge.done().await
}

#[tokio::test(flavor = "multi_thread")]
async fn babylonia_fits_a_phone_and_is_played_in_the_lens() -> Result<()> {
    let site = Site::start().await?;
    let (table, page) = seated(&site, 3, Manner::phone()).await?;
    site.wander(&table, &mut Dice::new(3), |now| now.live.len() > 60 && my_turn_begins(now))
        .await?;
    let mut judge = Judge::new(page)?;
    let page = &judge.page;
    page.open(&table.path()).await?;
    fits(page, "the table").await?;
    let before = page.lines().await?;

    page.touch(".hand .tiles a.piece").await?;
    page.touch(".lit a").await?;
    page.element(".lens svg").await?;
    fits(page, "the table with the lens").await?;
    ensure!(page.lines().await? == before, "the first touch has played");
    let chosen = page.js(IN_THE_LENS).await?;
    page.touch_at(&chosen).await?;
    page.fact_is("lines", &(before + 1).to_string()).await?;

    // The cards are a sheet behind a button.
    ensure!(!page.element("#cards").await?.is_displayed().await?, "the cards lie open");
    page.touch(".acts .sheet").await?;
    page.until("return document.querySelector('#cards:popover-open') !== null").await?;
    ensure!(page.element("#cards li").await?.is_displayed().await?, "no card shows");
    fits(page, "the cards").await?;
    judge.look("a phone, the cards").await?;
    judge.page.open(&table.path()).await?;
    judge.look("a phone").await?;
    judge.page.open("/rules/babylonia").await?;
    fits(&judge.page, "the guide").await?;
    judge.done().await
}
