//! One browser with one page: what a person does there, and what the page says.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail, ensure};
use serde_json::{Value, json};
use thirtyfour::prelude::*;
use thirtyfour::{ChromiumLikeCapabilities, LoggingPrefsLogLevel, WebDriver, WebElement};

use crate::driver::Driver;
use crate::folder::Folder;
use crate::site::{Site, Table};

/// How long anything may take before a test gives up.
const PATIENCE: Duration = Duration::from_secs(15);

/// What kind of browser it is.
#[derive(Copy, Clone)]
pub struct Manner {
    /// The language it asks for.
    pub language: &'static str,
    /// Width and height of its window.
    pub size: (u32, u32),
    /// Whether it is a phone with a touch screen.
    pub touch: bool,
    /// Whether its visitor wishes that nothing moves.
    pub still: bool,
}

impl Default for Manner {
    fn default() -> Manner {
        Manner { language: "en", size: (1280, 900), touch: false, still: false }
    }
}

impl Manner {
    /// A phone.
    pub fn phone() -> Manner {
        Manner { size: (390, 844), touch: true, ..Manner::default() }
    }
}

/// A browser in front of a site.
pub struct Page {
    web: WebDriver,
    base: String,
    /// What its console may say, in parts of messages.
    expected: Vec<&'static str>,
    _driver: Driver,
    /// Dropped after the browser that writes to it.
    _profile: Folder,
}

impl Page {
    /// A new browser with a fresh profile.
    pub async fn new(site: &Site, manner: Manner) -> Result<Page> {
        let profile = Folder::new()?;
        let driver = Driver::start(profile.path()).await?;
        let mut wish = DesiredCapabilities::chrome();
        for arg in [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--disable-dev-shm-usage",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            &format!("--user-data-dir={}", profile.path().display()),
            &format!("--lang={}", manner.language),
            &format!("--window-size={},{}", manner.size.0, manner.size.1),
        ] {
            wish.add_arg(arg)?;
        }
        if manner.still {
            wish.add_arg("--force-prefers-reduced-motion")?;
        }
        wish.add_experimental_option("prefs", json!({"intl.accept_languages": manner.language}))?;
        wish.set_browser_log_level(LoggingPrefsLogLevel::All)?;
        let web =
            WebDriver::new(driver.address(), wish).await.context("Chromium does not start")?;
        let page = Page {
            web,
            base: site.url(""),
            expected: Vec::new(),
            _driver: driver,
            _profile: profile,
        };
        if manner.touch {
            page.touch_screen(manner.size).await?;
        }
        Ok(page)
    }

    async fn touch_screen(&self, (width, height): (u32, u32)) -> Result<()> {
        self.command(
            "Emulation.setDeviceMetricsOverride",
            json!({"width": width, "height": height, "deviceScaleFactor": 2, "mobile": true}),
        )
        .await?;
        let touch = json!({"enabled": true, "maxTouchPoints": 5});
        self.command("Emulation.setTouchEmulationEnabled", touch).await?;
        Ok(())
    }

    /// A command of the DevTools protocol.
    pub async fn command(&self, name: &str, with: Value) -> Result<Value> {
        self.web.cdp().send_raw(name, with).await.with_context(|| name.to_owned())
    }

    /// Lets the console say this: a refused move, for example, shows as a failed request there.
    pub fn expect(&mut self, part: &'static str) {
        self.expected.push(part);
    }

    /// Ends the browser. Nothing may have gone wrong in it that the test did not expect: errors of
    /// the script and violations of the content policy stand in its console.
    pub async fn close(self) -> Result<()> {
        let log = self.web.browser_log().await?;
        self.web.quit().await?;
        let wrong: Vec<String> = log
            .into_iter()
            .filter(|entry| entry.level == "SEVERE" || entry.level == "WARNING")
            .map(|entry| entry.message)
            .filter(|message| !self.expected.iter().any(|part| message.contains(part)))
            .collect();
        ensure!(wrong.is_empty(), "the browser complains:\n{}", wrong.join("\n"));
        Ok(())
    }

    // ── going ────────────────────────────────────────────────────────────────────────────────────

    /// Opens a path of the site, or a whole address.
    pub async fn open(&self, path: &str) -> Result<()> {
        let url = if path.starts_with('/') { format!("{}{path}", self.base) } else { path.into() };
        self.web.goto(url).await.with_context(|| format!("opening {path}"))
    }

    /// The path and query it is at.
    pub async fn path(&self) -> Result<String> {
        self.text_of("return location.pathname + location.search").await
    }

    pub async fn reload(&self) -> Result<()> {
        Ok(self.web.refresh().await?)
    }

    pub async fn back(&self) -> Result<()> {
        Ok(self.web.back().await?)
    }

    /// Follows the invitation to a seat, under this name.
    pub async fn sit(&self, table: &Table, seat: usize, name: &str) -> Result<()> {
        self.open(&table.invitation(seat)).await?;
        self.fill("#name", name).await?;
        self.click("form[action^='/join'] button").await?;
        self.until(&format!("return location.pathname === '{}'", table.path())).await?;
        Ok(())
    }

    // ── looking ──────────────────────────────────────────────────────────────────────────────────

    /// What a script returns.
    pub async fn js(&self, script: &str) -> Result<Value> {
        self.js_with(script, Vec::new()).await
    }

    pub async fn js_with(&self, script: &str, args: Vec<Value>) -> Result<Value> {
        let answer = self.web.execute(script, args).await;
        Ok(answer.with_context(|| short(script))?.json().clone())
    }

    /// What an asynchronous script gives to its last argument.
    pub async fn js_async(&self, script: &str) -> Result<Value> {
        let answer = self.web.execute_async(script, Vec::new()).await;
        Ok(answer.with_context(|| short(script))?.json().clone())
    }

    pub async fn text_of(&self, script: &str) -> Result<String> {
        let value = self.js(script).await?;
        value.as_str().map(str::to_owned).ok_or_else(|| anyhow!("{script}: {value} is no text"))
    }

    /// Waits until a script returns something that is true; pages may change meanwhile.
    pub async fn until(&self, script: &str) -> Result<Value> {
        let began = Instant::now();
        loop {
            let value = self.js(script).await;
            match &value {
                Ok(value) if !matches!(value, Value::Null | Value::Bool(false)) => {
                    return Ok(value.clone());
                }
                _ if began.elapsed() < PATIENCE => {}
                _ => {
                    let path = self.path().await.unwrap_or_default();
                    bail!("at {path}, this does not become true: {} ({value:?})", short(script));
                }
            }
            tokio::time::sleep(Duration::from_millis(15)).await;
        }
    }

    /// How many elements there are.
    pub async fn count(&self, css: &str) -> Result<u64> {
        let count = self.js(&format!("return document.querySelectorAll({css:?}).length")).await?;
        count.as_u64().context("no number")
    }

    /// The text of an element as it is seen.
    pub async fn text(&self, css: &str) -> Result<String> {
        Ok(self.element(css).await?.text().await?)
    }

    /// An attribute of an element that must be there; empty if it has none.
    pub async fn attr(&self, css: &str, name: &str) -> Result<String> {
        Ok(self.element(css).await?.attr(name).await?.unwrap_or_default())
    }

    /// The first of these elements; waits for it.
    pub async fn element(&self, css: &str) -> Result<WebElement> {
        self.until(&format!("return !!document.querySelector({css:?})")).await?;
        self.web.find(By::Css(css)).await.with_context(|| css.to_owned())
    }

    /// A fact of the table: `lines`, `pick`, `mine`, `past`, `version`…
    pub async fn fact(&self, name: &str) -> Result<String> {
        self.text_of(&format!("return document.querySelector('main[data-table]').dataset.{name}"))
            .await
    }

    /// Waits until a fact of the table is this.
    pub async fn fact_is(&self, name: &str, value: &str) -> Result<()> {
        let script = format!(
            "return document.querySelector('main[data-table]').dataset.{name} === {value:?}"
        );
        self.until(&script).await?;
        Ok(())
    }

    /// How many lines the page shows.
    pub async fn lines(&self) -> Result<usize> {
        Ok(self.fact("lines").await?.parse()?)
    }

    // ── doing ────────────────────────────────────────────────────────────────────────────────────

    /// A click of the mouse on the first of these elements, which must be seen.
    pub async fn click(&self, css: &str) -> Result<()> {
        self.element(css).await?;
        let script = format!("return document.querySelector({css:?})");
        self.click_what(&script, Vec::new()).await.with_context(|| format!("clicking {css}"))
    }

    /// A click that leads to another page, which is there afterwards.
    pub async fn leave(&self, css: &str) -> Result<()> {
        self.js("window.left = true").await?;
        self.click(css).await?;
        self.until("return !window.left && document.readyState === 'complete'").await?;
        Ok(())
    }

    /// Types into a field, instead of what was there.
    pub async fn fill(&self, css: &str, text: &str) -> Result<()> {
        let field = self.element(css).await?;
        field.clear().await?;
        field.send_keys(text).await.with_context(|| format!("typing into {css}"))
    }

    /// Presses keys, wherever the focus is.
    pub async fn keys(&self, keys: impl Into<String>) -> Result<()> {
        let keys: String = keys.into();
        let one_by_one = self.web.action_chain_with_delay(None, None).send_keys(keys.as_str());
        one_by_one.perform().await.context("keys")
    }

    /// A touch of a finger on the middle of an element.
    pub async fn touch(&self, css: &str) -> Result<()> {
        self.element(css).await?;
        let middle = self
            .js(&format!(
                "const element = document.querySelector({css:?});
                 element.scrollIntoView({{block: 'center', inline: 'center'}});
                 const box = element.getBoundingClientRect();
                 return [box.x + box.width / 2, box.y + box.height / 2]"
            ))
            .await?;
        self.touch_at(&middle).await
    }

    /// A touch of a finger on a point of the window, `[x, y]`.
    pub async fn touch_at(&self, point: &Value) -> Result<()> {
        let point = json!([{"x": point[0], "y": point[1]}]);
        let start = json!({"type": "touchStart", "touchPoints": point});
        self.command("Input.dispatchTouchEvent", start).await?;
        let end = json!({"type": "touchEnd", "touchPoints": []});
        self.command("Input.dispatchTouchEvent", end).await?;
        Ok(())
    }

    /// A click of the mouse on the element a script returns.
    pub async fn click_what(&self, script: &str, args: Vec<Value>) -> Result<()> {
        for _ in 0..5 {
            let found = self.web.execute(script, args.clone()).await?.element()?;
            match found.click().await {
                // News may have redrawn the table meanwhile.
                Err(error) if error.to_string().contains("stale element") => continue,
                clicked => return clicked.context("clicking what a script chose"),
            }
        }
        bail!("the page never holds still")
    }

    /// Plays the first legal move word by word, as it can be played in every game.
    pub async fn play_first(&self) -> Result<()> {
        let before = self.fact("version").await?;
        if self.count("details.more[open]").await? == 0 {
            self.click("details.more summary").await?;
        }
        while self.count(".next a").await? > 0 {
            let pick = self.fact("pick").await?;
            self.click(".next a").await?;
            self.until(&format!(
                "return document.querySelector('main[data-table]').dataset.pick !== {pick:?}"
            ))
            .await?;
        }
        self.click(".typed button").await?;
        self.changed(&before).await
    }

    /// Waits until the table is at another version, or another page is there.
    pub async fn changed(&self, before: &str) -> Result<()> {
        let script = format!(
            "const main = document.querySelector('main[data-table]');
             return document.readyState === 'complete' && (!main || main.dataset.version !== {before:?})"
        );
        self.until(&script).await?;
        Ok(())
    }

    /// A picture of what is seen.
    pub async fn picture(&self, name: &str) -> Result<()> {
        let path = crate::screenshots()?.join(format!("{name}.png"));
        self.web.screenshot(&path).await.with_context(|| path.display().to_string())
    }
}

/// The beginning of a script, for messages.
fn short(script: &str) -> String {
    let line = script.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.chars().count() > 200 {
        line.chars().take(200).collect::<String>() + "…"
    } else {
        line
    }
}
