//! Tigris & Euphrates in the browser: a game by clicks, keys and touches, wars, refusals, the time a
//! click takes.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use browser::{
    Axe, GameId, IN_THE_LENS, ME, Manner, Page, Site, Snapshot, Table, fits, may, my_turn_begins,
    weigh, whole_game,
};
use serde_json::json;
use table::{Seat, Viewer};

/// The next thing to click: what the page asks for, else a piece, else the end of the turn.
const NEXT: &str = "
    const now = any('.add button') || any('.add a.count') || any('.fight') || any('.tower')
        || any('.deed button') || any('.lit a') || any('.scene form button');
    if (now) return now;
    if (any(\"main[data-pick^='swap']\")) return any(\".hand a.piece[aria-pressed='false']\");
    return (roll % 9 === 0 && any('.acts [data-pick=swap]'))
        || any('.leaders a.piece:not(:has(b))') || any('.tiles a.piece') || any('.acts form button')";

/// A table for two, and a browser whose visitor has the first seat.
async fn seated(site: &Site, seed: u8, manner: Manner) -> Result<(Table, Page)> {
    browser::seated(site, GameId::Tigris, seed, 2, manner).await
}

/// Whether the first seat is at its first action.
fn my_action(now: &Snapshot) -> bool {
    my_turn_begins(now) && may(now, "pass")
}

#[tokio::test(flavor = "multi_thread")]
async fn tigris_is_played_to_the_end_by_clicks() -> Result<()> {
    whole_game(GameId::Tigris, 7, NEXT, 4).await
}

#[tokio::test(flavor = "multi_thread")]
async fn tigris_is_light() -> Result<()> {
    weigh(GameId::Tigris, 4, &[10, 60, 120, 180]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn axe_finds_nothing_serious_at_tigris() -> Result<()> {
    let site = Site::start().await?;
    let (table, mut page) = seated(&site, 12, Manner::default()).await?;
    page.expect("422 (Unprocessable");
    let mut axe = Axe::new(page)?;
    site.play_well(&table, |now| now.live.len() > 30 && my_action(now)).await?;
    axe.page.open(&table.path()).await?;
    axe.look("the table, my turn").await?;
    axe.page.click(".hand .tiles a.piece").await?;
    axe.page.element(".lit a").await?;
    axe.look("the table, a piece picked up").await?;
    axe.refusal().await?;
    axe.page.click(".prompt .do a, .hand a[data-pick=swap]").await?;
    axe.page.element(".once-note").await?;
    axe.look("the table, the swap").await?;
    site.play_well(&table, |now| may(now, "support")).await?;
    axe.page.open(&table.path()).await?;
    axe.page.element("#war").await?;
    axe.look("the table, a conflict").await?;
    axe.open("/rules/tigris").await?;
    axe.done().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_sees_the_pieces_and_no_hand() -> Result<()> {
    let site = Site::start().await?;
    let (table, player) = seated(&site, 4, Manner::default()).await?;
    site.play_well(&table, |now| now.live.len() > 40 && my_action(now)).await?;
    player.reload().await?;
    let spectator = Page::new(&site, Manner::default()).await?;
    spectator.open(&table.path()).await?;
    spectator.element(".board svg").await?;
    for own in [".hand", ".piece", ".mine", ".players .you"] {
        ensure!(spectator.count(own).await? == 0, "a spectator sees {own}");
        ensure!(player.count(own).await? > 0, "the player does not see {own}");
    }
    let pieces = "#b use[id^=p-]";
    ensure!(spectator.count(pieces).await? == player.count(pieces).await?, "another board");
    spectator.close().await?;
    player.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_move_is_explained_with_its_rule_and_changes_nothing() -> Result<()> {
    let site = Site::start().await?;
    let (table, mut page) = seated(&site, 2, Manner::default()).await?;
    page.expect("422 (Unprocessable");
    let before = page.lines().await?;
    page.click(".hand .tiles a.piece").await?;
    page.element(".lit a").await?;
    let pick = page.fact("pick").await?;
    let unlit = "const lit = new Set([...document.querySelectorAll('.lit a')].map(a => a.dataset.token));
        return [...document.querySelectorAll('.hits rect')].find(cell => !lit.has(cell.dataset.token))";
    page.click_what(unlit, Vec::new()).await?;
    let says = page.text(".note.float b").await?;
    ensure!(says.len() > 10, "the note says {says:?}");
    ensure!(page.count(".board .no").await? == 1, "the cell is not marked");
    ensure!(page.fact("pick").await? == pick, "the piece was dropped");
    ensure!(page.lines().await? == before && site.now(&table).await?.live.len() == before);
    let rule = page.attr(".note.float a", "href").await?;
    let (_, id) = rule.split_once('#').context("no rule in the link")?;
    ensure!(id.starts_with("TE-"), "{rule}");
    page.open(&rule).await?;
    let at = page.until(&format!("return document.getElementById({id:?})?.textContent")).await?;
    ensure!(at.as_str().is_some_and(|text| text.len() > 10), "the guide does not have {rule}");
    page.close().await
}

const TAB: &str = "\u{e004}";
const ENTER: &str = "\u{e007}";
const ESCAPE: &str = "\u{e00c}";
const ARROWS: [&str; 4] = ["\u{e014}", "\u{e012}", "\u{e015}", "\u{e013}"];

/// Goes on with Tab until the focus is where a script says.
async fn tab_to(page: &Page, what: &str) -> Result<()> {
    for _ in 0..80 {
        let script = format!("const here = document.activeElement; return !!({what})");
        if page.js(&script).await? == true {
            return Ok(());
        }
        page.keys(TAB).await?;
    }
    anyhow::bail!("Tab never leads to {what}")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_played_with_the_keyboard_alone() -> Result<()> {
    let site = Site::start().await?;
    let (table, page) = seated(&site, 3, Manner::default()).await?;
    let before = page.lines().await?;
    let focus = "return document.activeElement.dataset.move ?? null";

    tab_to(&page, "here.dataset.pick?.startsWith('tile')").await?;
    page.keys(ENTER).await?;
    page.until(focus).await?;
    page.keys(ESCAPE).await?;
    page.fact_is("pick", "").await?;

    // A piece, then arrows over the lit cells.
    tab_to(&page, "here.dataset.pick?.startsWith('tile')").await?;
    page.keys(ENTER).await?;
    let first = page.until(focus).await?;
    let mut walked = Vec::new();
    for arrow in ARROWS {
        page.keys(arrow).await?;
        walked.push(page.until(focus).await?);
    }
    ensure!(walked.iter().any(|cell| *cell != first), "arrows lead nowhere from {first}");
    page.keys(ENTER).await?;
    page.fact_is("lines", &(before + 1).to_string()).await?;

    // The second action as text.
    let tile = site.legal(&table).await?.into_iter().find(|text| text.starts_with("tile"));
    let text = tile.context("no tile to place")?;
    tab_to(&page, "here.closest('details.more') && here.tagName === 'SUMMARY'").await?;
    page.keys(ENTER).await?;
    tab_to(&page, "here.id === 'typed'").await?;
    page.keys(text.as_str()).await?;
    page.keys(ENTER).await?;
    page.fact_is("mine", "0").await?;
    ensure!(site.now(&table).await?.live.record(Viewer::Seat(ME)).contains(&text));
    page.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_the_first_touch_chooses_and_the_second_plays() -> Result<()> {
    let site = Site::start().await?;
    let (_, page) = seated(&site, 6, Manner::phone()).await?;
    ensure!(page.js("return matchMedia('(pointer: coarse)').matches && innerWidth").await? == 390);
    fits(&page, "the table").await?;
    let before = page.lines().await?;

    page.touch(".hand .tiles a.piece").await?;
    page.element(".lit a").await?;
    fits(&page, "the table with a piece picked up").await?;
    let there = page.attr(".lit a", "data-move").await?;
    page.touch(".lit a").await?;
    page.fact_is("pick", &there).await?;
    page.element(".lens svg").await?;
    ensure!(page.element(".lens svg").await?.is_displayed().await?, "no lens");
    ensure!(page.lines().await? == before, "the first touch has played");
    fits(&page, "the table with the lens").await?;

    // Another cell: chosen anew, still not played.
    let other = page.attr(".lit a", "data-move").await?;
    ensure!(other != there);
    page.touch(".lit a").await?;
    page.fact_is("pick", &other).await?;
    ensure!(page.lines().await? == before);

    page.touch("a.pick").await?;
    page.fact_is("lines", &(before + 1).to_string()).await?;

    // The lens shows the board larger: it takes touches too.
    page.touch(".hand .tiles a.piece").await?;
    page.touch(".lit a").await?;
    page.element(".lens svg").await?;
    let chosen = page.js(IN_THE_LENS).await?;
    page.touch_at(&chosen).await?;
    page.fact_is("mine", "0").await?;
    page.close().await
}

/// A click that takes longer is broken, whatever the machine. The figure itself is printed; it goes
/// into `docs/benchmarks.md`, where the goal of 50 ms stands.
const CLICK: f64 = 2000.0;

/// Even a quick hand needs this long between two clicks; the pieces have come to rest by then.
const PAUSE: Duration = Duration::from_millis(300);

/// Notes the time of the next click and of the next change of the number of lines.
const WATCH: &str = "
    window.took = null;
    const lines = document.querySelector('main[data-table]').dataset.lines;
    let clicked;
    addEventListener('click', () => clicked = performance.now(), {capture: true, once: true});
    const watch = new MutationObserver(() => {
        if (document.querySelector('main[data-table]').dataset.lines === lines) return;
        watch.disconnect();
        const asked = performance.getEntriesByType('resource').findLast((one) => one.name.endsWith('/move'));
        const server = asked ? asked.responseStart - asked.requestStart : 0;
        requestAnimationFrame(() => window.took = [performance.now() - clicked, server]);
    });
    watch.observe(document.body, {childList: true, subtree: true})";

#[tokio::test(flavor = "multi_thread")]
async fn a_click_changes_the_board_at_once() -> Result<()> {
    let site = Site::start_alone().await?;
    let (table, page) = seated(&site, 13, Manner::default()).await?;
    let late = |now: &Snapshot| now.live.len() > 60 && my_action(now);
    site.play_well(&table, late).await?;
    page.reload().await?;
    let (mut times, mut server) = (Vec::new(), Vec::new());
    for _ in 0..20 {
        page.click(".hand .tiles a.piece").await?;
        page.element(".lit a:not([data-final])").await?;
        page.js(WATCH).await?;
        tokio::time::sleep(PAUSE).await;
        page.click(".lit a:not([data-final])").await?;
        let took = page.until("return window.took").await?;
        times.push(took[0].as_f64().context("no time")?);
        server.push(took[1].as_f64().context("no time")?);
        let before = page.fact("version").await?;
        page.click(".do form[action$='/undo'] button").await?;
        page.changed(&before).await?;
    }
    times.sort_by(f64::total_cmp);
    server.sort_by(f64::total_cmp);
    let (middle, worst, of_it) = (times[10], times[19], server[10]);
    println!(
        "click to changed board: p50 {middle:.1} ms, of which the server {of_it:.1} ms; \
         worst of 20 {worst:.1} ms"
    );
    ensure!(middle < CLICK, "p50 is {middle:.1} ms, more than {CLICK} ms");
    page.close().await
}

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
    let table = site.table(GameId::Tigris, 15, 3, &[]).await?;
    let size = (1440, 1000);
    let wide = Page::new(&site, Manner { size, ..Manner::default() }).await?;
    wide.open("/").await?;
    wide.picture("home").await?;
    wide.sit(&table, 1, "Ania").await?;
    let late = |now: &Snapshot| now.live.len() > 70 && my_action(now);
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
    let second = Seat::new(1).expect("a seat");
    let turn = |now: &Snapshot| now.live.legal(second).iter().any(|text| text == "pass");
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
