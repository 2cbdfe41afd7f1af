//! Bots beside people: hints on the board, reasons in the log, a seat that changes hands.

use anyhow::{Result, ensure};
use browser::{Axe, GameId, Manner, Page, Site};

use crate::GAME;

/// A table made by the form: me against bots. It is my turn.
async fn against_a_bot(site: &Site, manner: Manner) -> Result<Page> {
    let page = Page::new(site, manner).await?;
    page.open("/settings").await?;
    page.click("label:has([name=pace][value=fast])").await?;
    page.leave(".go button").await?;
    page.open(&format!("/new?game={}", GAME.info().id)).await?;
    page.fill("[name='seat-1-name']", "Ania").await?;
    page.click("[name='seat-2-level'] option[value=level1]").await?;
    page.click(".go button").await?;
    page.fact_is("mine", "1").await?;
    Ok(page)
}

/// Plays what the first hint says: one touch picks it, the next plays it.
async fn follow_a_hint(page: &Page) -> Result<()> {
    let before = page.fact("version").await?;
    page.click("#hint").await?;
    let text = page.attr(".hints li", "data-cells").await?;
    page.click(".hints li a").await?;
    page.fact_is("pick", &text).await?;
    ensure!(page.count(".hints").await? == 0, "the hints are still there");
    page.click(&format!("form:has([name=move][value='{text}']) button")).await?;
    page.changed(&before).await
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_reasons_and_a_bot_that_plays_on() -> Result<()> {
    let site = Site::start().await?;
    let mut axe = Axe::new(against_a_bot(&site, Manner::default()).await?)?;
    let page = &axe.page;
    page.click("#hint").await?;
    page.element(".hints").await?;
    ensure!(page.count(".hints li a").await? == 3);
    ensure!(page.attr("#hint", "aria-expanded").await? == "true");
    // All hints are marked where they are played.
    ensure!(page.count(":is(.board, .dock) .best").await? > 0, "no hint is marked");
    // A hint lights its cells, as a line of the log does.
    page.js("document.querySelector('.hints li a').focus()").await?;
    page.until("return !!document.querySelector('.board .told')").await?;
    axe.look("the table, hints").await?;
    let page = &axe.page;
    page.click("#hint").await?;
    page.until("return !document.querySelector('.hints, .best')").await?;
    while page.fact("mine").await? == "1" && page.count(".log a.why").await? == 0 {
        follow_a_hint(page).await?;
    }

    page.fact_is("mine", "1").await?;
    page.click(".log a.why").await?;
    ensure!(page.text(".log .reasons").await?.len() > 10);
    ensure!(page.attr("a.why[aria-expanded=true]", "id").await?.starts_with("why-"));
    axe.look("the table, a reason").await?;

    // I leave, the bot plays for me, and I come back.
    let page = &axe.page;
    page.click("details.more summary").await?;
    page.click(".give select option[value=level4]").await?;
    page.click(".give form button").await?;
    page.fact_is("mine", "0").await?;
    let before = page.lines().await?;
    page.until(&format!(
        "return +document.querySelector('main[data-table]').dataset.lines > {before}"
    ))
    .await?;
    axe.look("the table, a bot plays for me").await?;
    let page = &axe.page;
    page.click(".prompt form[action$='/seat'] button").await?;
    page.fact_is("mine", "1").await?;
    ensure!(page.count(".prompt form[action$='/seat']").await? == 0);
    axe.done().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_within_reach_of_a_thumb() -> Result<()> {
    let site = Site::start().await?;
    let page = against_a_bot(&site, Manner::phone()).await?;
    page.touch("#hint").await?;
    page.element(".hints").await?;
    let heights = "return Math.min(...[...document.querySelectorAll('.hints a, #hint')]
        .map(link => link.getBoundingClientRect().height))";
    ensure!(page.js(heights).await?.as_f64() >= Some(44.0), "too small for a finger");
    let wide = "return document.documentElement.scrollWidth <= innerWidth";
    ensure!(page.js(wide).await? == true, "the page is wider than the phone");
    let text = page.attr(".hints li", "data-cells").await?;
    page.touch(".hints li a").await?;
    page.fact_is("pick", &text).await?;
    page.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn in_every_game_a_bot_says_why() -> Result<()> {
    let site = Site::start().await?;
    let page = Page::new(&site, Manner::phone()).await?;
    for game in GameId::ALL.map(|game| game.info().id) {
        page.open(&format!("/new?game={game}")).await?;
        page.click("label:has([name='seat-1-who'][value=bot])").await?;
        page.click("[name='seat-1-level'] option[value=level1]").await?;
        page.leave(".go button").await?;
        page.until("return !!document.querySelector('.log a.why')").await?;
        let shown = "const style = getComputedStyle(document.querySelector('.log a.why'));
            return style.opacity === '1' && style.pointerEvents !== 'none'";
        ensure!(page.js(shown).await? == true, "{game}: the link is hidden");
        let wide = "return document.documentElement.scrollWidth <= innerWidth";
        ensure!(page.js(wide).await? == true, "{game}: the page is wider than the phone");
    }
    page.close().await
}
