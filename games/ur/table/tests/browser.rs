//! The Royal Game of Ur in the browser: a game by clicks, the table on a desk and on a phone.

use anyhow::Result;
use browser::{Axe, GameId, Manner, Site, fits, my_turn_begins, weigh, whole_game};

/// The next thing to click: a piece that may move.
const NEXT: &str = "return any('.deed button') || any('.lit a')";

#[tokio::test(flavor = "multi_thread")]
async fn ur_is_played_to_the_end_by_clicks() -> Result<()> {
    whole_game(GameId::Ur, 3, NEXT, 0).await
}

#[tokio::test(flavor = "multi_thread")]
async fn ur_is_light() -> Result<()> {
    weigh(GameId::Ur, 2, &[10, 60]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_ur_is_sound_on_a_desk_and_on_a_phone() -> Result<()> {
    let site = Site::start().await?;
    for manner in [Manner::default(), Manner::phone()] {
        let (table, page) = browser::seated(&site, GameId::Ur, 5, 2, manner).await?;
        site.play_well(&table, |now| now.live.len() > 30 && my_turn_begins(now)).await?;
        page.open(&table.path()).await?;
        fits(&page, "the table").await?;
        let mut axe = Axe::new(page)?;
        axe.page.element(".lit a").await?;
        axe.look("the table, my turn").await?;
        axe.open("/rules/ur").await?;
        axe.done().await?;
    }
    Ok(())
}
