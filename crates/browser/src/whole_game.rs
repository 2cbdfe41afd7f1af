//! Whole games by clicks.

use std::time::Instant;

use anyhow::{Result, ensure};
use games::GameId;
use serde_json::json;

use crate::{Dice, Manner, Page, Site};

/// Where the page is and what it shows: every click must change it.
const STATE: &str = "
    if (document.readyState !== 'complete') return null;
    const main = document.querySelector('main[data-table]');
    return [location.pathname + location.search, main?.dataset.version, main?.dataset.pick,
        main?.dataset.lines, document.querySelector('.note.float') ? 'note' : '',
        document.querySelector('.win') ? 'end' : ''].join('|')";

/// What every script of the next thing to click can use: a number, and one of the elements seen.
const ANY: &str = "
    const roll = arguments[0];
    const any = (css) => {
        const found = [...document.querySelectorAll(css)].filter((one) => one.checkVisibility());
        return found[roll % found.length] ?? null;
    };
    const lift = any('.curtain a.btn');
    if (lift) return lift;";

/// Clicks until the game is over; how many clicks and how many moves that took. `next` is the
/// body of a script that returns the element to click, with `any` for one that matches a selector
/// and `roll` for a random number; the curtain is lifted for it.
pub async fn play_to_the_end(page: &Page, next: &str, dice: &mut Dice) -> Result<(usize, usize)> {
    let next = format!("{ANY}{next}");
    let (mut clicks, mut moves) = (0, 0);
    let mut state = read(page, "").await?;
    while state[5] != "end" {
        ensure!(state[4] != "note", "refused: {}", page.text(".note.float").await?);
        ensure!(clicks < 3_000, "the game does not end");
        page.click_what(&next, vec![json!(dice.below(1 << 20))]).await?;
        clicks += 1;
        let after = read(page, &state.join("|")).await?;
        // A move adds lines, or leads to the curtain or to the end.
        moves += usize::from(!state[3].is_empty() && state[3] != after[3]);
        state = after;
    }
    Ok((clicks, moves))
}

/// The parts of the state, as soon as it is another.
async fn read(page: &Page, before: &str) -> Result<Vec<String>> {
    let script =
        format!("const state = (() => {{ {STATE} }})(); return state !== {before:?} && state");
    let state = page.until(&script).await?;
    Ok(state.as_str().unwrap_or_default().split('|').map(str::to_owned).collect())
}

/// Two people at one screen play a game from its first click to the rematch; `parts` are the values
/// charted besides the score.
pub async fn whole_game(game: GameId, seed: u8, next: &str, parts: u64) -> Result<()> {
    let site = Site::start().await?;
    let table = site.table(game, seed, 2, &[]).await?;
    let manner = Manner { still: true, size: (1100, 850), ..Manner::default() };
    let page = Page::new(&site, manner).await?;
    page.sit(&table, 1, "Ania").await?;
    page.sit(&table, 2, "Bartek").await?;
    ensure!(page.count(".curtain").await? == 1, "no curtain before two people at one screen");
    ensure!(page.count("main[data-table]").await? == 0, "the table shows at the curtain");

    let began = Instant::now();
    let (clicks, moves) = play_to_the_end(&page, next, &mut Dice::new(seed.into())).await?;
    println!("a game of {moves} moves in {clicks} clicks, {:?}", began.elapsed());
    ensure!(moves >= 60, "only {moves} moves");
    ensure!(site.now(&table).await?.over());

    ensure!(page.path().await? == table.path());
    ensure!(page.count("table.ranks tbody tr").await? == 2);
    let places = page.text("table.ranks tbody").await?;
    ensure!(places.contains("Ania") && places.contains("Bartek"), "{places}");
    ensure!(page.count(".story svg path").await? > 0, "no chart");
    ensure!(page.count(".multi figure").await? == parts, "a chart is missing");
    ensure!(page.count(".proof code").await? >= 2);
    page.click("form[action$='/rematch'] button").await?;
    let there = format!(
        "return location.pathname !== {:?} && document.readyState === 'complete'",
        table.path()
    );
    page.until(&there).await?;
    ensure!(page.count(".curtain").await? == 1, "no new table after the rematch");
    page.close().await
}
