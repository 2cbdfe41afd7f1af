//! Whole games.

use std::time::Instant;

use anyhow::{Result, bail, ensure};
use browser::{Dice, Manner, Page, Site};
use games::GameId;
use serde_json::json;

/// Where the page is and what it shows: every click must change it.
const STATE: &str = "
    if (document.readyState !== 'complete') return null;
    const main = document.querySelector('main[data-table]');
    return [location.pathname + location.search, main?.dataset.version, main?.dataset.pick,
        main?.dataset.lines, document.querySelector('.note.float') ? 'note' : '',
        document.querySelector('.win') ? 'end' : ''].join('|')";

/// The next thing to click: what the page asks for, else a piece, else the end of the turn.
const NEXT: &str = "
    const roll = arguments[0];
    const any = (css) => {
        const found = [...document.querySelectorAll(css)];
        return found[roll % found.length] ?? null;
    };
    const lift = any('.curtain a.btn');
    if (lift) return lift;
    const now = any('.add button') || any('.add a.count') || any('.fight') || any('.tower')
        || any('.deed button') || any('.lit a') || any('.offer') || any('.scene form button')
        || (roll % 3 === 0 && any('.babylonia .acts form button'));
    if (now) return now;
    if (any(\"main[data-pick^='swap']\")) return any(\".hand a.piece[aria-pressed='false']\");
    return (roll % 9 === 0 && any('.acts [data-pick=swap]'))
        || any('.leaders a.piece:not(:has(b))') || any('.tiles a.piece') || any('.acts form button')";

/// Clicks until the game is over; how many clicks and how many moves that took.
pub async fn play_to_the_end(page: &Page, next: &str, dice: &mut Dice) -> Result<(usize, usize)> {
    let (mut clicks, mut moves) = (0, 0);
    let mut state = read(page, "").await?;
    while state[5] != "end" {
        ensure!(state[4] != "note", "refused: {}", page.text(".note.float").await?);
        ensure!(clicks < 3_000, "the game does not end");
        page.click_what(next, vec![json!(dice.below(1 << 20))]).await?;
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
pub async fn whole_game(game: GameId, seed: u8, parts: u64) -> Result<()> {
    let site = Site::start().await?;
    let table = site.table_of(game, seed, 2, &[]).await?;
    let manner = Manner { still: true, size: (1100, 850), ..Manner::default() };
    let page = Page::new(&site, manner).await?;
    page.sit(&table, 1, "Ania").await?;
    page.sit(&table, 2, "Bartek").await?;
    ensure!(page.count(".curtain").await? == 1, "no curtain before two people at one screen");
    ensure!(page.count("svg.board, .hand, .piece").await? == 0, "something shows at the curtain");

    let began = Instant::now();
    let (clicks, moves) = play_to_the_end(&page, NEXT, &mut Dice::new(seed.into())).await?;
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

#[tokio::test(flavor = "multi_thread")]
async fn two_people_at_one_screen_play_a_whole_game_by_clicks() -> Result<()> {
    whole_game(GameId::Tigris, 7, 4).await
}

#[tokio::test(flavor = "multi_thread")]
async fn one_click_on_the_home_page_starts_a_game_and_bots_answer() -> Result<()> {
    let site = Site::start().await?;
    let page = Page::new(&site, Manner::default()).await?;
    page.open("/").await?;
    page.click(".hero form button").await?;
    page.until("return location.pathname.startsWith('/t/')").await?;
    // Whoever begins, my turn comes, and after it the bots'.
    for _ in 0..2 {
        page.fact_is("mine", "1").await?;
        let lines = page.lines().await?;
        for _ in 0..20 {
            let Ok("1") = page.fact("mine").await.as_deref() else { break };
            let before = read(&page, "").await?.join("|");
            page.click_what(NEXT, vec![json!(1)]).await?;
            read(&page, &before).await?;
        }
        if page.lines().await? <= lines {
            bail!("nothing was played");
        }
    }
    page.open("/").await?;
    ensure!(page.count("ul.tables li").await? == 1, "my table is not on the home page");
    page.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_table_has_as_many_seats_as_its_game() -> Result<()> {
    let site = Site::start().await?;
    let page = Page::new(&site, Manner::default()).await?;
    page.open("/new").await?;
    let shown =
        "return [...document.querySelectorAll('.seats > li')].filter(li => li.offsetHeight).length";
    for info in GameId::ALL.map(GameId::info) {
        page.click(&format!(".pick4 label:has([value={}])", info.id)).await?;
        ensure!(page.js(shown).await? == info.players.1, "{}", info.id);
    }
    // A seat that was taken before another game was chosen does not vanish with its bot.
    page.click(".pick4 label:has([value=nations])").await?;
    page.click("label:has([name='seat-5-who'][value=bot])").await?;
    page.click(".pick4 label:has([value=tigris])").await?;
    ensure!(page.js(shown).await? == 5, "a taken seat is hidden");
    page.close().await
}
