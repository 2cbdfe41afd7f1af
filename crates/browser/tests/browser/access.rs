//! axe-core finds nothing serious on any page around the games.

use anyhow::Result;
use browser::{Axe, Dice, Manner, Site, my_turn_begins};

use crate::{GAME, seated};

#[tokio::test(flavor = "multi_thread")]
async fn axe_finds_nothing_serious_on_any_page() -> Result<()> {
    let site = Site::start().await?;
    let (table, mut page) = seated(&site, 12, Manner::default()).await?;
    page.expect("404 (Not Found)");
    let mut axe = Axe::new(page)?;

    site.play_well(&table, |now| now.live.len() > 30 && my_turn_begins(now)).await?;
    axe.open(&table.path()).await?;
    axe.open(&format!("{}?at=20", table.path())).await?;
    let guide = format!("/rules/{}", GAME.info().id);
    for path in ["/", "/new", "/settings", &guide, "/nowhere"] {
        axe.open(path).await?;
    }
    axe.open(&format!("{}/invite", table.path())).await?;
    axe.open(&table.invitation(2)).await?;
    axe.page.sit(&table, 2, "Bartek").await?;
    axe.page.element(".curtain").await?;
    axe.look("the curtain").await?;
    site.finish(&table, &mut Dice::new(12)).await?;
    axe.page.open(&table.path()).await?;
    axe.page.element(".win").await?;
    axe.look("the end").await?;
    axe.done().await
}
