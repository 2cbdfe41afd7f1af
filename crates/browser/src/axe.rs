//! Accessibility, judged by axe-core.

use anyhow::{Result, ensure};
use serde_json::{Value, json};

use crate::{Page, files};

/// The serious violations, each with the places where they are.
const RUN: &str = "
    const done = arguments[arguments.length - 1];
    axe.run(document, {resultTypes: ['violations']}).then(
        (found) => done(found.violations
            .filter((one) => one.impact === 'serious' || one.impact === 'critical')
            .map((one) => `${one.id} (${one.impact}): ${one.nodes.length} × ${one.nodes.slice(0, 3)
                .map((node) => node.target.join(' ') + ' – ' + (node.any[0]?.message ?? node.failureSummary ?? '')).join(' | ')}`)),
        (error) => done([String(error)]))";

/// Looks at pages, light and dark, and collects what is serious.
pub struct Axe {
    /// The page it looks at.
    pub page: Page,
    script: String,
    found: Vec<String>,
}

impl Axe {
    /// axe-core in front of this page.
    pub fn new(page: Page) -> Result<Axe> {
        Ok(Axe { page, script: files::axe()?, found: Vec::new() })
    }

    /// Axes what the page shows now.
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

    /// Judges another page.
    pub async fn open(&mut self, path: &str) -> Result<()> {
        self.page.open(path).await?;
        self.look(path).await
    }

    /// Clicks a cell that is not lit, and judges the refusal.
    pub async fn refusal(&mut self) -> Result<()> {
        self.page.click_what(UNLIT, Vec::new()).await?;
        self.page.element(".note.float").await?;
        self.look("the table, a refusal").await
    }

    /// Ends the browser. Nothing serious may have been found.
    pub async fn done(self) -> Result<()> {
        ensure!(self.found.is_empty(), "axe-core finds\n{}", self.found.join("\n"));
        self.page.close().await
    }
}

const UNLIT: &str = "
    const lit = new Set([...document.querySelectorAll('.lit a')].map(a => a.dataset.token));
    return [...document.querySelectorAll('.hits *')].find(cell => !lit.has(cell.dataset.token))";
