//! What is measured: the time from a click to the changed board, and bytes over the wire.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use browser::{Dice, Manner, Site, Table};
use games::GameId;
use reqwest::header::{ACCEPT_ENCODING, CONTENT_TYPE, COOKIE, SET_COOKIE};
use reqwest::redirect::Policy;

use crate::{my_turn_begins, seated};

/// A click that takes longer is broken, whatever the machine. The figure itself is printed; it goes
/// into `docs/benchmarks.md`, where the goal of 50 ms stands.
const CLICK: f64 = 2000.0;

/// Even a quick hand needs this long between two clicks; the pieces have come to rest by then.
const PAUSE: Duration = Duration::from_millis(300);

/// Notes the time of the next click and of the next change of the number of lines.
const WATCH: &str = "
    window.took = null;
    const lines = document.querySelector('main[data-table]').dataset.lines;
    let clicked;
    addEventListener('click', () => clicked = performance.now(), {capture: true, once: true});
    const watch = new MutationObserver(() => {
        if (document.querySelector('main[data-table]').dataset.lines === lines) return;
        watch.disconnect();
        const asked = performance.getEntriesByType('resource').findLast((one) => one.name.endsWith('/move'));
        const server = asked ? asked.responseStart - asked.requestStart : 0;
        requestAnimationFrame(() => window.took = [performance.now() - clicked, server]);
    });
    watch.observe(document.body, {childList: true, subtree: true})";

#[tokio::test(flavor = "multi_thread")]
async fn a_click_changes_the_board_at_once() -> Result<()> {
    let site = Site::start_alone().await?;
    let (table, page) = seated(&site, 13, Manner::default()).await?;
    let late = |now: &web::room::Snapshot| now.live.len() > 60 && my_turn_begins(now);
    site.wander(&table, &mut Dice::new(13), late).await?;
    page.reload().await?;
    let (mut times, mut server) = (Vec::new(), Vec::new());
    for _ in 0..20 {
        page.click(".hand .tiles a.piece").await?;
        page.element(".lit a:not([data-final])").await?;
        page.js(WATCH).await?;
        tokio::time::sleep(PAUSE).await;
        page.click(".lit a:not([data-final])").await?;
        let took = page.until("return window.took").await?;
        times.push(took[0].as_f64().context("no time")?);
        server.push(took[1].as_f64().context("no time")?);
        let before = page.fact("version").await?;
        page.click(".do form[action$='/undo'] button").await?;
        page.changed(&before).await?;
    }
    times.sort_by(f64::total_cmp);
    server.sort_by(f64::total_cmp);
    let (middle, worst, of_it) = (times[10], times[19], server[10]);
    println!(
        "click to changed board: p50 {middle:.1} ms, of which the server {of_it:.1} ms; \
         worst of 20 {worst:.1} ms"
    );
    ensure!(middle < CLICK, "p50 is {middle:.1} ms, more than {CLICK} ms");
    page.close().await
}

/// Asks as a browser does, and does not unpack the answer.
struct Asker {
    client: reqwest::Client,
    cookie: String,
}

impl Asker {
    /// Somebody who has sat down.
    async fn seated(site: &Site, table: &Table) -> Result<Asker> {
        let client = reqwest::Client::builder().redirect(Policy::none()).build()?;
        let sits = client
            .post(site.url(&table.invitation(1)))
            .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
            .body("name=Ania");
        let answer = sits.send().await?;
        let cookie = answer.headers().get(SET_COOKIE).context("no cookie")?.to_str()?;
        let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        Ok(Asker { client, cookie })
    }

    async fn get(&self, url: &str, part: bool, packed: bool) -> Result<Vec<u8>> {
        let mut request = self.client.get(url).header(COOKIE, &self.cookie);
        if part {
            request = request.header("x-part", "1");
        }
        if packed {
            request = request.header(ACCEPT_ENCODING, "gzip, br");
        }
        let answer = request.send().await?.error_for_status()?;
        ensure!(
            !packed || answer.headers().contains_key("content-encoding"),
            "{url} is not packed"
        );
        Ok(answer.bytes().await?.to_vec())
    }
}

/// Weighs the page of a game for four, and the updates that pick a piece up, once it has so many
/// lines.
pub async fn weigh(game: GameId, stages: &[usize]) -> Result<()> {
    let site = Site::start().await?;
    let table = site.table_of(game, 14, 4, &[]).await?;
    let asker = Asker::seated(&site, &table).await?;
    let (mut page, mut part) = (0, 0);
    let mut dice = Dice::new(14);
    for stage in stages {
        let ready = |now: &web::room::Snapshot| now.live.len() > *stage && my_turn_begins(now);
        let now = site.wander(&table, &mut dice, ready).await?;
        // The whole page, and the picks of every piece: those light the most cells.
        let here = site.url(&table.path());
        let html = String::from_utf8(asker.get(&here, false, false).await?)?;
        let mut all = asker.get(&here, false, true).await?.len();
        for address in html.split('"').filter(|text| text.starts_with("/assets/")) {
            all += asker.get(&site.url(address), false, true).await?.len();
        }
        page = page.max(all);
        let mut picks: Vec<String> = now.live.legal(crate::ME);
        picks
            .iter_mut()
            .for_each(|text| *text = text.split(' ').take(2).collect::<Vec<_>>().join("+"));
        picks.dedup();
        for pick in picks.iter().filter(|pick| !pick.starts_with("swap")).take(12) {
            let url = format!("{here}?pick={pick}");
            part = part.max(asker.get(&url, true, true).await?.len());
        }
    }
    let id = game.info().id;
    println!("{id}: table page with style and script {page} bytes, largest update {part} bytes");
    ensure!(page < 60_000, "a table page is {page} bytes");
    ensure!(part < 10_000, "an update is {part} bytes");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_page_and_its_updates_are_light() -> Result<()> {
    weigh(GameId::Tigris, &[10, 60, 120, 180]).await
}
