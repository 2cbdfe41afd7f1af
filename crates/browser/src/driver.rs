//! The process that drives a browser.

use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::time::timeout;

/// A chromedriver on a free port, and the browsers it starts. They end when it is dropped, also when
/// the test fails.
pub struct Driver {
    process: Child,
    address: String,
}

impl Driver {
    /// Whatever it and its browsers write goes into this folder.
    pub async fn start(folder: &Path) -> Result<Driver> {
        let mut process = Command::new("chromedriver")
            .arg("--port=0")
            .env("TMPDIR", folder)
            .process_group(0)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .context("chromedriver does not start: install chromium and chromium-driver")?;
        let output = process.stdout.take().context("chromedriver has no output")?;
        let mut lines = BufReader::new(output).lines();
        let port = async {
            while let Some(line) = lines.next_line().await? {
                if let Some((_, rest)) = line.split_once("started successfully on port ") {
                    return Ok(rest.trim_end_matches('.').to_owned());
                }
            }
            bail!("chromedriver ended")
        };
        let port = timeout(Duration::from_secs(20), port).await.context("chromedriver hangs")??;
        // Somebody must read on, or it stops when the pipe is full.
        tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        Ok(Driver { process, address: format!("http://127.0.0.1:{port}") })
    }

    pub fn address(&self) -> &str {
        &self.address
    }
}

impl Drop for Driver {
    /// Kills the whole process group: a browser outlives the chromedriver that started it.
    fn drop(&mut self) {
        if let Some(id) = self.process.id() {
            let group = format!("-{id}");
            let _ = std::process::Command::new("kill").args(["-KILL", "--", &group]).status();
        }
    }
}
