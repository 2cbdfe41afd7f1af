//! On a phone.

use anyhow::{Result, ensure};
use browser::{Manner, Page, Site};

use crate::seated;

/// Nothing may stick out to the side.
pub async fn fits(page: &Page, what: &str) -> Result<()> {
    let width = page.js("return [document.documentElement.scrollWidth, innerWidth]").await?;
    ensure!(
        width[0].as_f64() <= Some(390.0),
        "{what} is {} wide in a window of {}",
        width[0],
        width[1]
    );
    Ok(())
}

/// The middle of the chosen cell as the lens shows it.
pub const IN_THE_LENS: &str = "
    const lens = document.querySelector('.lens svg');
    lens.scrollIntoView({block: 'nearest'});
    const cell = document.querySelector('.board a.pick .chosen').getBBox();
    const middle = new DOMPoint(cell.x + cell.width / 2, cell.y + cell.height / 2);
    const seen = middle.matrixTransform(lens.getScreenCTM());
    return [seen.x, seen.y]";

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

#[tokio::test(flavor = "multi_thread")]
async fn every_page_fits_a_phone() -> Result<()> {
    let site = Site::start().await?;
    let (table, mut page) = seated(&site, 6, Manner::phone()).await?;
    page.expect("404 (Not Found)");
    let invite = format!("{}/invite", table.path());
    let join = table.invitation(2);
    for path in
        ["/", "/new", "/settings", "/rules/tigris", "/rules/nations", &invite, &join, "/nowhere"]
    {
        page.open(path).await?;
        fits(&page, path).await?;
    }
    site.finish(&table, &mut browser::Dice::new(6), 60).await?;
    page.open(&table.path()).await?;
    fits(&page, "the end").await?;
    page.open(&format!("{}?at=20", table.path())).await?;
    fits(&page, "the replay").await?;
    page.close().await
}
