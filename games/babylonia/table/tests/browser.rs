//! Babylonia in the browser: a game by clicks, the cards, the table on a phone.

use anyhow::{Result, ensure};
use browser::{
    Axe, GameId, IN_THE_LENS, Manner, Page, Site, Snapshot, fits, may, my_turn_begins, weigh,
    whole_game,
};

/// The next thing to click: what the page asks for, now and then the end of the turn, else a token.
const NEXT: &str = "
    return any('.deed button') || any('.lit a') || any('.offer') || any('.scene form button')
        || (roll % 3 === 0 && any('.acts form button')) || any('.tiles a.piece')
        || any('.acts form button')";

/// Whether the first seat is asked for a card.
fn my_card(now: &Snapshot) -> bool {
    may(now, "card")
}

/// Whether the first seat is at its first token.
fn my_token(now: &Snapshot) -> bool {
    my_turn_begins(now) && may(now, "place")
}

#[tokio::test(flavor = "multi_thread")]
async fn babylonia_is_played_to_the_end_by_clicks() -> Result<()> {
    whole_game(GameId::Babylonia, 8, NEXT, 1).await
}

#[tokio::test(flavor = "multi_thread")]
async fn babylonia_is_light() -> Result<()> {
    weigh(GameId::Babylonia, 4, &[40, 100, 160]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn axe_finds_nothing_serious_at_babylonia() -> Result<()> {
    let site = Site::start().await?;
    // Bots do not win a ziggurat for the first seat in every game, but in most.
    let mut seed = 1;
    let table = loop {
        let table = site.table(GameId::Babylonia, seed, 3, &[]).await?;
        if my_card(&site.play_well(&table, |now| my_card(now) || now.over()).await?) {
            break table;
        }
        seed += 1;
    };
    let mut page = Page::new(&site, Manner::default()).await?;
    page.expect("422 (Unprocessable");
    page.sit(&table, 1, "Ania").await?;
    let mut axe = Axe::new(page)?;
    axe.page.element(".offer").await?;
    axe.look("the table, a card to pick").await?;
    let card = site.legal(&table).await?.swap_remove(0);
    site.play(&table, &card).await?;
    site.play_well(&table, my_token).await?;
    axe.page.open(&table.path()).await?;
    axe.look("the table, my turn").await?;
    axe.page.click(".hand .tiles a.piece").await?;
    axe.page.element(".lit a").await?;
    axe.look("the table, a token picked up").await?;
    axe.refusal().await?;
    site.play_well(&table, Snapshot::over).await?;
    axe.page.open(&table.path()).await?;
    axe.page.element(".win").await?;
    axe.look("the end").await?;
    axe.page.open("/rules/babylonia").await?;
    axe.look("the guide").await?;
    axe.done().await
}

#[tokio::test(flavor = "multi_thread")]
async fn babylonia_fits_a_phone_and_is_played_in_the_lens() -> Result<()> {
    let site = Site::start().await?;
    let (table, page) = browser::seated(&site, GameId::Babylonia, 3, 3, Manner::phone()).await?;
    site.play_well(&table, |now| now.live.len() > 60 && my_token(now)).await?;
    let mut axe = Axe::new(page)?;
    let page = &axe.page;
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
    axe.look("a phone, the cards").await?;
    axe.page.open(&table.path()).await?;
    axe.look("a phone").await?;
    axe.page.open("/rules/babylonia").await?;
    fits(&axe.page, "the guide").await?;
    axe.done().await
}
