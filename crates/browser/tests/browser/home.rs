//! The home page.

use anyhow::{Result, ensure};
use browser::{Manner, Page, Site};

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
            page.play_first().await?;
        }
        ensure!(page.lines().await? > lines, "nothing was played");
    }
    page.open("/").await?;
    ensure!(page.count("ul.tables li").await? == 1, "my table is not on the home page");
    page.close().await
}
