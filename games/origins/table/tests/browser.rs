//! Origins in the browser: a game for two and a solo game by clicks, the table on all screens.

use anyhow::{Result, ensure};
use browser::{
    Axe, Dice, GameId, Manner, Page, Site, Snapshot, fits, may, my_turn_begins, play_to_the_end,
    weigh,
};

/// The next thing to click: what is asked for, a cell for the tile in hand, a tile, else an action;
/// passing now and then, so that the rounds are short.
const NEXT: &str = "
    const now = any('.deed button') || any('.lit a')
        || any('.answers a[data-move]') || any('.tiles-row a');
    if (now) return now;
    const pass = any('.verbs form:last-of-type button');
    const soon = roll % (document.querySelector('#rivals') ? 2 : 4) === 0;
    return (soon && pass) || any('.seat-list a[data-move]') || any('.tower-pool a[data-move]')
        || (roll % 2 && any('.verbs form:not(:last-of-type) button')) || any('.fares a') || pass";

/// Sits down in these seats and clicks until the game is over.
async fn by_clicks(players: usize, seed: u8) -> Result<()> {
    let site = Site::start().await?;
    let table = site.table(GameId::Origins, seed, players, &[("round-limit", "20")]).await?;
    let manner = Manner { still: true, size: (1440, 900), ..Manner::default() };
    let page = Page::new(&site, manner).await?;
    for (seat, name) in (1..=players).zip(["Ania", "Bartek"]) {
        page.sit(&table, seat, name).await?;
    }
    let (clicks, moves) = play_to_the_end(&page, NEXT, &mut Dice::new(seed.into())).await?;
    println!("{players} at Origins: {moves} moves in {clicks} clicks");
    ensure!(moves >= 15 * players, "only {moves} moves");
    ensure!(site.now(&table).await?.over());
    ensure!(page.count("table.ranks tbody tr").await? == players as u64);
    ensure!(page.count(".story svg path").await? > 0, "no chart");
    ensure!(page.count(".multi figure").await? == 4, "a chart is missing");
    page.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_at_one_screen_play_a_game_of_origins_by_clicks() -> Result<()> {
    by_clicks(2, 31).await
}

#[tokio::test(flavor = "multi_thread")]
async fn one_plays_a_solo_game_of_origins_by_clicks() -> Result<()> {
    by_clicks(1, 32).await
}

#[tokio::test(flavor = "multi_thread")]
async fn origins_is_light() -> Result<()> {
    weigh(GameId::Origins, 4, &[40, 150, 300]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_origins_is_sound_on_all_screens() -> Result<()> {
    let site = Site::start().await?;
    let wide = Manner { size: (1440, 900), still: true, ..Manner::default() };
    for (manner, phone) in [(wide, false), (Manner::phone(), true)] {
        let table = site.table(GameId::Origins, 33, 3, &[]).await?;
        let mut page = Page::new(&site, manner).await?;
        page.expect("422 (Unprocessable");
        page.sit(&table, 1, "Ania").await?;
        let late = |now: &Snapshot| now.live.len() > 80 && my_turn_begins(now) && may(now, "pass");
        site.play_well(&table, late).await?;
        page.open(&table.path()).await?;
        let inside = page.js("return document.documentElement.scrollWidth <= innerWidth").await?;
        ensure!(inside == true, "the table sticks out to the side");
        let mut axe = Axe::new(page)?;
        axe.look("the table, an action").await?;
        // A tile in hand lights cells; a touch on another cell is answered.
        site.play_well(&table, |now| may(now, "buy")).await?;
        axe.page.open(&table.path()).await?;
        axe.page.click(".tiles-row a").await?;
        axe.page.element(".lit a").await?;
        axe.look("the table, a tile picked").await?;
        if phone {
            fits(&axe.page, "the table, a tile picked").await?;
        } else {
            axe.refusal().await?;
        }
        axe.page.open("/rules/origins").await?;
        axe.look("the guide").await?;
        axe.done().await?;
    }
    Ok(())
}
