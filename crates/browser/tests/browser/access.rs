//! axe-core finds nothing serious on any page, light or dark.

use anyhow::{Result, ensure};
use browser::{Dice, Manner, Page, Site};
use serde_json::{Value, json};

use crate::{my_conflict, my_turn_begins, seated};

/// The serious violations, each with the places where they are.
const RUN: &str = "
    const done = arguments[arguments.length - 1];
    axe.run(document, {resultTypes: ['violations']}).then(
        (found) => done(found.violations
            .filter((one) => one.impact === 'serious' || one.impact === 'critical')
            .map((one) => `${one.id} (${one.impact}): ${one.nodes.length} × ${one.nodes.slice(0, 3)
                .map((node) => node.target.join(' ') + ' – ' + (node.any[0]?.message ?? node.failureSummary ?? '')).join(' | ')}`)),
        (error) => done([String(error)]))";

pub struct Judge {
    pub page: Page,
    script: String,
    found: Vec<String>,
}

impl Judge {
    pub fn new(page: Page) -> Result<Judge> {
        Ok(Judge { page, script: browser::axe()?, found: Vec::new() })
    }

    /// Closes the page, if nothing was found.
    pub async fn close(self) -> Result<()> {
        ensure!(self.found.is_empty(), "axe-core finds\n{}", self.found.join("\n"));
        self.page.close().await
    }

    /// Judges what the page shows now.
    pub async fn look(&mut self, what: &str) -> Result<()> {
        for scheme in ["light", "dark"] {
            let features = json!([
                {"name": "prefers-color-scheme", "value": scheme},
                {"name": "prefers-reduced-motion", "value": "reduce"},
            ]);
            self.page.command("Emulation.setEmulatedMedia", json!({"features": features})).await?;
            self.page.js(&self.script).await?;
            let Value::Array(found) = self.page.js_async(RUN).await? else { continue };
            let texts = found.iter().filter_map(Value::as_str);
            self.found.extend(texts.map(|text| format!("{what}, {scheme}: {text}")));
        }
        Ok(())
    }

    pub async fn open(&mut self, path: &str) -> Result<()> {
        self.page.open(path).await?;
        self.look(path).await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn axe_finds_nothing_serious_on_any_page() -> Result<()> {
    let site = Site::start().await?;
    let (table, mut page) = seated(&site, 12, Manner::default()).await?;
    page.expect("404 (Not Found)");
    page.expect("422 (Unprocessable");
    let mut judge = Judge::new(page)?;

    let mut dice = Dice::new(12);
    site.wander(&table, &mut dice, |now| now.live.len() > 30 && my_turn_begins(now)).await?;
    judge.page.open(&table.path()).await?;
    judge.look("the table, my turn").await?;
    judge.page.click(".hand .tiles a.piece").await?;
    judge.page.element(".lit a").await?;
    judge.look("the table, a piece picked up").await?;
    let unlit = "const lit = new Set([...document.querySelectorAll('.lit a')].map(a => a.dataset.token));
        return [...document.querySelectorAll('.hits rect')].find(cell => !lit.has(cell.dataset.token))";
    judge.page.click_what(unlit, Vec::new()).await?;
    judge.page.element(".note.float").await?;
    judge.look("the table, a refusal").await?;
    judge.page.click(".prompt .do a, .hand a[data-pick=swap]").await?;
    judge.page.element(".once-note").await?;
    judge.look("the table, the swap").await?;
    site.wander(&table, &mut dice, my_conflict).await?;
    judge.page.open(&table.path()).await?;
    judge.page.element("#war").await?;
    judge.look("the table, a conflict").await?;
    judge.open(&format!("{}?at=20", table.path())).await?;
    for path in ["/", "/new", "/settings", "/rules/tigris", "/rules/nations", "/nowhere"] {
        judge.open(path).await?;
    }
    judge.open(&format!("{}/invite", table.path())).await?;
    judge.open(&table.invitation(2)).await?;
    judge.page.sit(&table, 2, "Bartek").await?;
    judge.page.element(".curtain").await?;
    judge.look("the curtain").await?;
    site.finish(&table, &mut dice, 80).await?;
    judge.page.open(&table.path()).await?;
    judge.page.element(".win").await?;
    judge.look("the end").await?;
    judge.close().await
}
