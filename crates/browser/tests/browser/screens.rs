//! Tables on screens between a phone and a desk.

use anyhow::{Result, ensure};
use browser::{Dice, Manner, Page, Site};
use games::GameId;
use serde_json::json;

use crate::my_turn_begins;

/// Pairs of a table's parts that lie over each other.
const OVERLAPS: &str = "
    const parts = [...document.querySelectorAll('main :is(section, .panel, .board)')]
        .filter((part) => part.checkVisibility() && part.getBoundingClientRect().width);
    const over = (one, two) => {
        const [a, b] = [one.getBoundingClientRect(), two.getBoundingClientRect()];
        return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
            && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    };
    const apart = (one, two) => one === two || one.contains(two) || two.contains(one) || !over(one, two);
    return parts.flatMap((one) => parts.filter((two) => !apart(one, two)).map((two) => `${one.className} × ${two.className}`))";

#[tokio::test(flavor = "multi_thread")]
async fn no_part_of_a_table_lies_over_another() -> Result<()> {
    let site = Site::start().await?;
    let page = Page::new(&site, Manner { still: true, ..Manner::default() }).await?;
    for game in GameId::ALL {
        let table = site.table_of(game, 51, 3, &[]).await?;
        page.sit(&table, 1, "Ania").await?;
        let later = |now: &web::room::Snapshot| now.live.len() > 60 && my_turn_begins(now);
        site.wander(&table, &mut Dice::new(51), later).await?;
        page.open(&table.path()).await?;
        for (width, height) in
            [(1920, 1080), (1440, 900), (1280, 720), (1100, 800), (1024, 768), (768, 1024)]
        {
            let size =
                json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false});
            page.command("Emulation.setDeviceMetricsOverride", size).await?;
            page.until(&format!("return innerWidth === {width}")).await?;
            let found = page.js(OVERLAPS).await?;
            ensure!(found == json!([]), "{game:?} at {width} × {height}: {found}");
        }
    }
    page.close().await
}
