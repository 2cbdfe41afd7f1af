//! Several people at one table, each with a browser; and one who comes back.

use std::time::Duration;

use anyhow::{Result, ensure};
use browser::{Dice, ME, Manner, Page, Site, my_turn_begins};
use words::Lang;

use crate::{GAME, seated};

const ESCAPE: &str = "\u{e00c}";

async fn speaks(page: &Page, lang: Lang) -> Result<()> {
    let words = games::words(lang);
    ensure!(page.text_of("return document.documentElement.lang").await? == lang.code());
    ensure!(page.attr("main > section.vh", "aria-label").await? == words.get("table-description"));
    ensure!(page.attr(".history .scrub", "aria-label").await? == words.get("table-replay"));
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_meet_by_invitation_each_in_its_language() -> Result<()> {
    let site = Site::start().await?;
    let polish = Page::new(&site, Manner { language: "pl", ..Manner::default() }).await?;
    let english = Page::new(&site, Manner::default()).await?;

    polish.open("/").await?;
    polish.click(".hero a[href='/new']").await?;
    polish.click(&format!(".pick4 label:has([value={}])", GAME.info().id)).await?;
    polish.fill("[name='seat-1-name']", "Żaneta").await?;
    polish.click("label:has([name='seat-2-who'][value=link])").await?;
    polish.click("label:has([name='seat-3-who'][value=empty])").await?;
    polish.click(".go button").await?;
    polish.until("return location.pathname.endsWith('/invite')").await?;
    ensure!(polish.count(".invite svg").await? >= 1, "no QR code");
    let link = polish.text(".invite:has(svg) code").await?;
    polish.click(".lead-line a.btn").await?;

    english.open(&link).await?;
    ensure!(english.text(".sitters").await?.contains("Żaneta"));
    english.fill("#name", "Bob").await?;
    english.click("form[action^='/join'] button").await?;
    english.element("main[data-table]").await?;
    polish.until("return document.querySelector('.players').textContent.includes('Bob')").await?;
    speaks(&polish, Lang::Pl).await?;
    speaks(&english, Lang::En).await?;

    // News come by the stream: a page that is loaded again forgets this.
    for page in [&polish, &english] {
        page.js("window.stayed = true").await?;
    }
    let mut pair = [&polish, &english];
    if polish.fact("mine").await? == "0" {
        pair.reverse();
    }
    for _ in 0..2 {
        let [mover, other] = pair;
        mover.fact_is("mine", "1").await?;
        ensure!(other.fact("mine").await? == "0");
        while mover.fact("mine").await? == "1" {
            mover.play_first().await?;
            let lines = mover.lines().await?.to_string();
            other.fact_is("lines", &lines).await?;
        }
        let (a, b) = (mover.text(".log").await?, other.text(".log").await?);
        ensure!(a != b && !b.is_empty(), "the same log in both languages: {b}");
        pair.reverse();
    }
    ensure!(polish.js("return window.stayed").await? == true);
    ensure!(english.js("return window.stayed").await? == true);
    polish.close().await?;
    english.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_sees_the_table_and_cannot_move() -> Result<()> {
    let site = Site::start().await?;
    let (table, player) = seated(&site, 4, Manner::default()).await?;
    site.play_well(&table, |now| now.live.len() > 40 && my_turn_begins(now)).await?;
    player.reload().await?;
    let mut spectator = Page::new(&site, Manner::default()).await?;
    spectator.open(&table.path()).await?;
    spectator.element(".board").await?;
    for own in ["a[data-pick]", "#typed"] {
        ensure!(spectator.count(own).await? == 0, "a spectator sees {own}");
        ensure!(player.count(own).await? > 0, "the player does not see {own}");
    }
    ensure!(spectator.count("a[data-move], .do form").await? == 0, "a spectator can move");

    player.play_first().await?;
    spectator.fact_is("lines", &player.lines().await?.to_string()).await?;

    // The end comes by the stream too, and then everything lies open.
    site.finish(&table, &mut Dice::new(2)).await?;
    for page in [&spectator, &player] {
        page.element(".win").await?;
        ensure!(page.count("table.ranks tbody tr").await? == 2);
    }
    ensure!(spectator.count("form[action$='/rematch']").await? == 0, "a spectator's rematch");
    ensure!(player.count("form[action$='/rematch']").await? == 1);

    // The invitations are for those who sit at the table.
    spectator.expect("403 (Forbidden)");
    spectator.open(&format!("{}/invite", table.path())).await?;
    ensure!(spectator.count(".invite").await? == 0, "a spectator sees the invitations");
    spectator.close().await?;
    player.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_was_away_shows_the_table_as_it_is() -> Result<()> {
    let mut site = Site::start().await?;
    let (table, mut page) = seated(&site, 5, Manner::default()).await?;

    // In the midst of a move.
    page.click("a[data-pick]").await?;
    page.until("return document.querySelector('main[data-table]').dataset.pick !== ''").await?;
    let pick = page.fact("pick").await?;
    page.reload().await?;
    let again = page.fact("pick").await?;
    ensure!(again == pick, "{pick} was picked, and now {again:?}");

    // Away on another page, and back by the browser's own button.
    page.open("/settings").await?;
    site.play_well(&table, |now| now.live.len() > 30 && my_turn_begins(now)).await?;
    page.back().await?;
    let len = site.now(&table).await?.live.len();
    page.fact_is("lines", &len.to_string()).await?;
    page.fact_is("mine", "1").await?;

    // Without a network: the click says so and nothing is lost.
    page.expect("ERR_INTERNET_DISCONNECTED");
    let network = |offline: bool| serde_json::json!({"offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1});
    page.command("Network.enable", serde_json::json!({})).await?;
    page.command("Network.emulateNetworkConditions", network(true)).await?;
    page.click("a[data-pick]").await?;
    page.element(".note.said").await?;
    ensure!(page.fact("pick").await?.is_empty());
    page.command("Network.emulateNetworkConditions", network(false)).await?;
    page.click("a[data-pick]").await?;
    page.until("return document.querySelector('main[data-table]').dataset.pick !== ''").await?;
    page.keys(ESCAPE).await?;
    page.fact_is("pick", "").await?;

    // The server goes and comes; the stream finds it again by itself.
    page.expect("ERR_CONNECTION_REFUSED");
    page.expect("ERR_INCOMPLETE_CHUNKED_ENCODING");
    page.js("window.stayed = true").await?;
    site.stop().await?;
    tokio::time::sleep(Duration::from_millis(300)).await;
    site.restart().await?;
    let moves = site.now(&table).await?.live.legal(ME);
    let len = site.play(&table, &moves[0]).await?.live.len();
    page.fact_is("lines", &len.to_string()).await?;
    ensure!(page.js("return window.stayed").await? == true);
    page.close().await
}
