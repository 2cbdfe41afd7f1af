//! Tables on screens between a phone and a desk.

use anyhow::{Result, ensure};
use browser::{Dice, GameId, Manner, Page, Site, my_turn_begins};
use serde_json::json;

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

/// Words broken in two, texts that stick out of their boxes, and what scrolls sideways.
const SPILLS: &str = "
    const found = [], range = document.createRange();
    const seen = (part) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !part.closest('.vh');
    for (const box of document.querySelectorAll('main :is(.btn, .card, .place, .verb)')) {
        if (!seen(box)) continue;
        const { left, right } = box.getBoundingClientRect();
        const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
        for (let text; (text = texts.nextNode());) {
            if (!seen(text.parentElement)) continue;
            for (const { index, 0: word } of text.data.matchAll(/\\p{L}{3,}/gu)) {
                range.setStart(text, index);
                range.setEnd(text, index + word.length);
                const rows = [...range.getClientRects()].filter((row) => row.width > 1);
                if (rows.some((row) => row.top > rows[0].bottom - 2)) found.push(`${word} is broken`);
                if (rows.some((row) => row.left < left - 2 || row.right > right + 2)) found.push(`${word} sticks out`);
            }
        }
    }
    for (const part of [document.documentElement, document.querySelector('.dock')]) {
        if (part.scrollWidth <= part.clientWidth) continue;
        const edge = part.getBoundingClientRect().left + part.clientWidth;
        const wide = [...part.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > edge);
        const inner = wide.filter((one) => !wide.some((other) => other.parentElement === one));
        found.push(`scrolls sideways: ${inner.map((one) => one.outerHTML.slice(0, 80))}`);
    }
    return [...new Set(found)]";

/// What reaches out of the window or of its panel to the right, where nothing hides or scrolls it.
const WIDE: &str = "
    const kept = (one, panel) => {
        for (; panel.contains(one); one = one.parentElement)
            if (getComputedStyle(one).overflowX !== 'visible') return true;
    };
    return [document.documentElement, ...document.querySelectorAll('main .panel')].flatMap((panel) => {
        const edge = panel.getBoundingClientRect().right + 1;
        return [...panel.querySelectorAll(':not(svg *)')]
            .filter((one) => one.getBoundingClientRect().right > edge && !kept(one.parentElement, panel))
            .map((one) => one.outerHTML.slice(0, 80));
    })";

async fn resize(page: &Page, width: u32, height: u32) -> Result<()> {
    let size = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false});
    page.command("Emulation.setDeviceMetricsOverride", size).await?;
    page.until(&format!("return innerWidth === {width}")).await?;
    Ok(())
}

/// A table of as many as may play, some moves on, on each of these screens.
async fn on_screens(language: &'static str, sizes: &[(u32, u32)], faults: &str) -> Result<()> {
    let site = Site::start().await?;
    let manner = Manner { language, still: true, ..Manner::default() };
    let page = Page::new(&site, manner).await?;
    for game in GameId::ALL {
        let table = site.table(game, 51, game.info().players.1, &[]).await?;
        page.sit(&table, 1, "Ania").await?;
        site.play_well(&table, |now| now.live.len() > 60 && my_turn_begins(now)).await?;
        page.open(&table.path()).await?;
        for (width, height) in sizes {
            resize(&page, *width, *height).await?;
            let found = page.js(faults).await?;
            ensure!(found == json!([]), "{game:?} at {width} × {height}: {found}");
        }
    }
    page.close().await
}

const DESKS: [(u32, u32); 6] =
    [(1920, 1080), (1440, 900), (1280, 720), (1100, 800), (1024, 768), (768, 1024)];
const PHONES: [(u32, u32); 3] = [(390, 844), (360, 800), (320, 568)];

#[tokio::test(flavor = "multi_thread")]
async fn no_part_of_a_table_lies_over_another() -> Result<()> {
    on_screens("en", &DESKS, OVERLAPS).await
}

#[tokio::test(flavor = "multi_thread")]
async fn no_word_is_broken_and_none_sticks_out() -> Result<()> {
    for language in ["en", "pl"] {
        on_screens(language, &[&DESKS[..], &PHONES].concat(), SPILLS).await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_fits_phones() -> Result<()> {
    let site = Site::start().await?;
    let mut paths = ["/", "/settings", "/nowhere"].map(str::to_owned).to_vec();
    for game in GameId::ALL {
        let (id, players) = (game.info().id, game.info().players.1);
        let ended = site.table(game, 51, players, &[]).await?;
        site.finish(&ended, &mut Dice::new(51)).await?;
        let new = site.table(game, 52, players, &[]).await?;
        paths.extend([format!("/new?game={id}"), format!("/rules/{id}")]);
        paths.extend([ended.path(), format!("{}?at=20", ended.path())]);
        paths.extend([new.path(), format!("{}/invite", new.path()), new.invitation(1)]);
    }
    for language in ["en", "pl"] {
        let mut page = Page::new(&site, Manner { language, ..Manner::default() }).await?;
        page.expect("404 (Not Found)");
        page.expect("403 (Forbidden)"); // the invitations, for a spectator
        for path in &paths {
            page.open(path).await?;
            for (width, height) in PHONES {
                resize(&page, width, height).await?;
                let found = page.js(WIDE).await?;
                ensure!(found == json!([]), "{path} in {language} at {width}: {found}");
            }
        }
        page.close().await?;
    }
    Ok(())
}
