//! Nations in the browser: a short game for two and a solo game by clicks, the table on all screens.

use anyhow::{Result, ensure};
use browser::{
    Axe, Dice, GameId, Manner, Page, Site, Snapshot, fits, may, my_turn_begins, play_to_the_end,
    weigh,
};

/// The next thing to click: what is asked for, the moves of an opened card, a worker, a card; now
/// and then the turn or the round is over.
const NEXT: &str = "
    const now = any('.choose button') || any('.look .moves button')
        || any('.market a[data-move]');
    if (now) return now;
    return (roll % 3 === 0 && any('.put')) || (roll % 3 === 1 && any('.market a.lit'))
        || any('.deeds form button') || any('.market a.lit')";

/// Sits down in these seats and clicks until the game is over.
async fn by_clicks(players: usize, seed: u8) -> Result<()> {
    let site = Site::start().await?;
    let table = site.table(GameId::Nations, seed, players, &[("ages", "2")]).await?;
    let manner = Manner { still: true, size: (1440, 900), ..Manner::default() };
    let page = Page::new(&site, manner).await?;
    for (seat, name) in (1..=players).zip(["Ania", "Bartek"]) {
        page.sit(&table, seat, name).await?;
    }
    let (clicks, moves) = play_to_the_end(&page, NEXT, &mut Dice::new(seed.into())).await?;
    println!("{players} at Nations: {moves} moves in {clicks} clicks");
    ensure!(moves >= 15 * players, "only {moves} moves");
    ensure!(site.now(&table).await?.over());
    ensure!(page.count("table.ranks tbody tr").await? == players as u64);
    ensure!(page.count(".story svg path").await? > 0, "no chart");
    page.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_at_one_screen_play_a_short_game_of_nations_by_clicks() -> Result<()> {
    by_clicks(2, 21).await
}

#[tokio::test(flavor = "multi_thread")]
async fn one_plays_a_solo_game_of_nations_by_clicks() -> Result<()> {
    by_clicks(1, 22).await
}

#[tokio::test(flavor = "multi_thread")]
async fn nations_is_light() -> Result<()> {
    weigh(GameId::Nations, 4, &[30, 90, 150, 250]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_nations_is_sound_on_all_screens() -> Result<()> {
    let site = Site::start().await?;
    let manner = Manner { size: (1440, 900), still: true, ..Manner::default() };
    for manner in [manner, Manner::phone()] {
        let table = site.table(GameId::Nations, 23, 4, &[("level", "expert")]).await?;
        let page = Page::new(&site, manner).await?;
        page.sit(&table, 1, "Ania").await?;
        let late = |now: &Snapshot| now.live.len() > 120 && my_turn_begins(now) && may(now, "pass");
        site.play_well(&table, late).await?;
        page.open(&table.path()).await?;
        let wide = page.js("return document.documentElement.scrollWidth <= innerWidth").await?;
        ensure!(wide == true, "the table sticks out to the side");
        let mut axe = Axe::new(page)?;
        axe.look("the table").await?;
        let card = axe.page.attr(".market a.card", "data-pick").await?.replace(' ', "+");
        axe.page.open(&format!("{}?pick={card}", table.path())).await?;
        axe.page.element(".look").await?;
        if axe.page.js("return innerWidth").await? == 390 {
            fits(&axe.page, "the opened card").await?;
        }
        axe.done().await?;
    }
    Ok(())
}
