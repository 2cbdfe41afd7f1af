//! Bytes over the wire.

use anyhow::{Context, Result, ensure};
use games::GameId;
use reqwest::header::{ACCEPT_ENCODING, CONTENT_TYPE, COOKIE, SET_COOKIE};
use reqwest::redirect::Policy;

use crate::{ME, Site, Table, my_turn_begins};

/// What is smaller is sent as it is.
const SMALL: usize = 512;

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
        let encoded = answer.headers().contains_key("content-encoding");
        let bytes = answer.bytes().await?.to_vec();
        ensure!(!packed || encoded || bytes.len() < SMALL, "{url} is not packed");
        Ok(bytes)
    }
}

/// Weighs the page of a game, and the updates that pick a piece up, once it has so many
/// lines.
pub async fn weigh(game: GameId, players: usize, stages: &[usize]) -> Result<()> {
    let site = Site::start().await?;
    let table = site.table(game, 14, players, &[]).await?;
    let asker = Asker::seated(&site, &table).await?;
    let (mut page, mut part) = (0, 0);
    for stage in stages {
        let now =
            site.play_well(&table, |now| now.live.len() > *stage && my_turn_begins(now)).await?;
        // The whole page, and the picks of every piece: those light the most cells.
        let here = site.url(&table.path());
        let html = String::from_utf8(asker.get(&here, false, false).await?)?;
        let mut all = asker.get(&here, false, true).await?.len();
        for address in html.split('"').filter(|text| text.starts_with("/assets/")) {
            all += asker.get(&site.url(address), false, true).await?.len();
        }
        page = page.max(all);
        let mut picks: Vec<String> = now.live.legal(ME);
        picks
            .iter_mut()
            .for_each(|text| *text = text.split(' ').take(2).collect::<Vec<_>>().join("+"));
        picks.dedup();
        for pick in picks.iter().take(12) {
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
