//! One player's turn: undo, refusals, keys.

use anyhow::{Context, Result, ensure};
use browser::{Dice, Manner, Page, Site};
use table::Turn;

use crate::{ME, seated};

#[tokio::test(flavor = "multi_thread")]
async fn a_step_is_taken_back_and_so_is_a_whole_turn() -> Result<()> {
    let site = Site::start().await?;
    let (table, page) = seated(&site, 1, Manner::default()).await?;
    let start = page.lines().await?;
    page.play_first().await?;
    ensure!(page.lines().await? == start + 1);
    page.click(".do form[action$='/undo'] button").await?;
    page.fact_is("lines", &start.to_string()).await?;

    // Further on, in the midst of a turn with several steps that can be taken back.
    let several = |now: &web::room::Snapshot| {
        let left = now.live.undo(ME, true).unwrap_or(now.live.len());
        now.live.turn() == Turn::Decide(ME) && now.live.len() - left > 1
    };
    let now = site.wander(&table, &mut Dice::new(4), several).await?;
    let (len, left) = (now.live.len(), now.live.undo(ME, true).context("nothing to undo")?);
    page.fact_is("lines", &len.to_string()).await?;
    page.click(".do form[action$='/undo']:not(:has([name=turn])) button").await?;
    page.fact_is("lines", &(len - 1).to_string()).await?;
    ensure!(page.count(".do [name=turn]").await? == u64::from(len - 1 - left > 1));
    let moves = site.legal(&table).await?;
    let len = site.play(&table, &moves[0]).await?.live.len();
    page.fact_is("lines", &len.to_string()).await?;
    page.click(".do form:has([name=turn]) button").await?;
    page.fact_is("lines", &left.to_string()).await?;
    ensure!(site.now(&table).await?.live.len() == left);
    page.close().await
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
    ensure!(site.now(&table).await?.live.record(table::Viewer::Seat(ME)).contains(&text));
    page.close().await
}
