//! Language and theme.

use anyhow::{Result, ensure};
use browser::{Dice, Manner, Page, Site};

use crate::{GAME, seated};

async fn becomes(page: &Page, attribute: &str, value: &str, path: &str) -> Result<()> {
    let script = format!(
        "return document.readyState === 'complete' && document.documentElement.getAttribute({attribute:?}) === {value:?}"
    );
    page.until(&script).await?;
    ensure!(page.path().await? == path, "from {path} the switch leads to {}", page.path().await?);
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn language_and_theme_switch_on_every_page() -> Result<()> {
    let mut site = Site::start().await?;
    let (table, mut page) = seated(&site, 10, Manner::default()).await?;
    let finished = site.table(GAME, 11, 2, &[]).await?;
    site.finish(&finished, &mut Dice::new(11)).await?;
    let id = GAME.info().id;
    let (new, guide) = (format!("/new?game={id}"), format!("/rules/{id}"));
    let (invite, join) = (format!("{}/invite", table.path()), table.invitation(2));
    let pages = ["/", &new, "/settings", &guide, &table.path(), &invite, &join];
    for path in pages.into_iter().chain([finished.path().as_str()]) {
        page.open(path).await?;
        becomes(&page, "lang", "en", path).await?;
        page.click("header.top [name=lang]").await?;
        becomes(&page, "lang", "pl", path).await?;
        page.click("header.top [name=lang]").await?;
        becomes(&page, "lang", "en", path).await?;
        page.click("header.top .to-dark").await?;
        becomes(&page, "data-theme", "dark", path).await?;
        page.click("header.top .to-light").await?;
        becomes(&page, "data-theme", "light", path).await?;
    }
    // A page that is not there speaks the language too.
    page.expect("404 (Not Found)");
    page.open("/nowhere").await?;
    page.click("header.top [name=lang]").await?;
    page.until("return document.documentElement.lang === 'pl'").await?;

    // Kept over a restart of the server.
    site.stop().await?;
    site.restart().await?;
    page.open("/").await?;
    becomes(&page, "lang", "pl", "/").await?;
    becomes(&page, "data-theme", "light", "/").await?;
    page.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_settings_page_keeps_what_is_chosen() -> Result<()> {
    let site = Site::start().await?;
    let page = Page::new(&site, Manner::default()).await?;
    page.open("/settings").await?;
    page.fill("#name", "Ania").await?;
    for (name, value) in [("lang", "pl"), ("theme", "dark"), ("motion", "off"), ("pace", "fast")] {
        page.click(&format!("label:has([name={name}][value={value}])")).await?;
    }
    page.click(".go button").await?;
    page.until("return document.documentElement.lang === 'pl'").await?;
    page.open("/settings").await?;
    let checked = page
        .js("return [...document.querySelectorAll('input:checked')].map(i => i.name + '=' + i.value).join(' ')")
        .await?;
    for wanted in ["lang=pl", "theme=dark", "motion=off", "pace=fast", "sound=on"] {
        ensure!(
            checked.as_str().is_some_and(|all| all.contains(wanted)),
            "{wanted} not in {checked}"
        );
    }
    ensure!(page.js("return document.getElementById('name').value").await? == "Ania");
    ensure!(page.text_of("return document.documentElement.dataset.motion").await? == "off");
    page.close().await
}
