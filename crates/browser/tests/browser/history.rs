//! Back through the game.

use anyhow::{Result, ensure};
use browser::{Dice, Manner, Page, Site, Snapshot, my_turn_begins};

use crate::{GAME, seated};

async fn shows(page: &Page, line: usize, of: usize) -> Result<()> {
    let script =
        format!("return document.querySelector('.scrub output')?.textContent === '{line} / {of}'");
    page.until(&script).await?;
    let past = page.fact("past").await?;
    ensure!(past == if line < of { "1" } else { "0" }, "line {line} of {of}: past is {past}");
    ensure!(
        line == of || page.count("a[data-move], a[data-pick]").await? == 0,
        "moves in the past"
    );
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_scrubber_goes_back_and_forward() -> Result<()> {
    let site = Site::start().await?;
    let (table, page) = seated(&site, 8, Manner::default()).await?;
    let ready = |now: &Snapshot| now.live.len() > 40 && my_turn_begins(now);
    let len = site.play_well(&table, ready).await?.live.len();
    page.reload().await?;
    let board = "return document.querySelector('.board').innerHTML";
    let last = page.text_of(board).await?;
    page.js("window.stayed = true").await?;
    shows(&page, len, len).await?;
    page.click(".scrub [data-step=back]").await?;
    shows(&page, len - 1, len).await?;
    page.click(".scrub [data-step=back]").await?;
    shows(&page, len - 2, len).await?;
    page.click(".scrub [data-step=on]").await?;
    shows(&page, len - 1, len).await?;
    page.click(".scrub [data-step=first]").await?;
    shows(&page, 0, len).await?;
    ensure!(page.text_of(board).await? != last, "the board does not go back");
    page.js("const range = document.querySelector('.scrub [name=at]'); range.value = 20;
         range.dispatchEvent(new Event('input', {bubbles: true}))")
        .await?;
    shows(&page, 20, len).await?;
    ensure!(page.path().await? == format!("{}?at=20", table.path()));
    page.click(".prompt a.btn.main").await?;
    shows(&page, len, len).await?;
    ensure!(page.js("return window.stayed").await? == true, "the page was loaded again");

    // A link to a line; the replay from there runs by itself to the present.
    page.open(&format!("{}?at={}", table.path(), len - 2)).await?;
    shows(&page, len - 2, len).await?;
    let then = page.text_of(board).await?;
    page.reload().await?;
    ensure!(page.text_of(board).await? == then, "loaded again, the line shows another board");
    page.click(".scrub [data-step=play]").await?;
    shows(&page, len, len).await?;

    // What is news is played again on request.
    if page.count("[data-step=since]").await? > 0 {
        page.click("[data-step=since]").await?;
        page.fact_is("past", "1").await?;
        page.fact_is("past", "0").await?;
    }
    page.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn after_the_end_everybody_may_look_at_every_line() -> Result<()> {
    let site = Site::start().await?;
    let table = site.table(GAME, 9, 2, &[]).await?;
    site.finish(&table, &mut Dice::new(9)).await?;
    let len = site.now(&table).await?.live.len();
    let page = Page::new(&site, Manner::default()).await?;
    page.open(&table.path()).await?;
    page.click("a[href$='?at=0']").await?;
    page.until("return location.search === '?at=0'").await?;
    page.click(".scrub [data-step=on]").await?;
    page.until(&format!(
        "return document.querySelector('.scrub output').textContent === '1 / {len}'"
    ))
    .await?;
    page.open(&format!("{}?at={len}", table.path())).await?;
    page.until(&format!(
        "return document.querySelector('.scrub output').textContent === '{len} / {len}'"
    ))
    .await?;
    page.close().await
}
