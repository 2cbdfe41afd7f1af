//! The form of a new table.

use anyhow::{Context, Result, ensure};
use browser::{GameId, Manner, Page, Site};

#[tokio::test(flavor = "multi_thread")]
async fn a_new_table_has_as_many_seats_as_its_game() -> Result<()> {
    let site = Site::start().await?;
    let page = Page::new(&site, Manner::default()).await?;
    page.open("/new").await?;
    for seat in 2..=4 {
        page.click(&format!("label:has([name='seat-{seat}-who'][value=empty])")).await?;
    }
    let shown =
        "return [...document.querySelectorAll('.seats > li')].filter(li => li.offsetHeight).length";
    let options = "return [...document.querySelectorAll('.rules')]
        .filter(part => part.checkVisibility()).map(part => part.dataset.game).join(' ')";
    let choose = |id: &str| format!(".pick4 label:has([value={id}])");
    let games = GameId::ALL.map(GameId::info);
    for info in &games {
        page.click(&choose(info.id)).await?;
        ensure!(page.js(shown).await? == info.players.1, "{}", info.id);
        ensure!(page.js(options).await? == info.id, "the options of another game show");
    }
    // A seat that was taken before another game was chosen does not vanish with its bot.
    let most = games.iter().max_by_key(|info| info.players.1).context("no game")?;
    let least = games.iter().min_by_key(|info| info.players.1).context("no game")?;
    let last = most.players.1;
    page.click(&choose(most.id)).await?;
    page.click(&format!("label:has([name='seat-{last}-who'][value=bot])")).await?;
    page.click(&choose(least.id)).await?;
    ensure!(page.js(shown).await? == least.players.1 + 1, "a taken seat is hidden");
    page.close().await
}
