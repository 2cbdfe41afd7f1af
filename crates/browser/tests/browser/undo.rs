//! Moves are taken back.

use anyhow::{Context, Result, ensure};
use browser::{ME, Manner, Site, Snapshot};
use table::Turn;

use crate::seated;

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
    let several = |now: &Snapshot| {
        let left = now.live.undo(ME, true).unwrap_or(now.live.len());
        now.live.turn() == Turn::Decide(ME) && now.live.len() - left > 1
    };
    let now = site.play_well(&table, several).await?;
    let (len, left) = (now.live.len(), now.live.undo(ME, true).context("nothing to undo")?);
    page.fact_is("lines", &len.to_string()).await?;
    page.click(".do form[action$='/undo']:not(:has([name=turn])) button").await?;
    page.fact_is("lines", &(len - 1).to_string()).await?;
    ensure!(page.count(".do [name=turn]").await? == u64::from(len - 1 - left > 1));
    let now = site.play_well(&table, several).await?;
    let left = now.live.undo(ME, true).context("nothing to undo")?;
    page.click(".do form:has([name=turn]) button").await?;
    page.fact_is("lines", &left.to_string()).await?;
    ensure!(site.now(&table).await?.live.len() == left);
    page.close().await
}
