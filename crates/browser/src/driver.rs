//! The process that drives a browser, and the browser's profile. Both go when they are dropped.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::time::timeout;

/// A chromedriver on a free port.
pub struct Driver {
    /// Killed when dropped.
    _process: Child,
    address: String,
}

impl Driver {
    pub async fn start() -> Result<Driver> {
        let mut process = Command::new("chromedriver")
            .arg("--port=0")
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
        Ok(Driver { _process: process, address: format!("http://127.0.0.1:{port}") })
    }

    pub fn address(&self) -> &str {
        &self.address
    }
}

/// A folder for one browser's profile.
pub struct Profile(PathBuf);

impl Profile {
    pub fn new() -> Result<Profile> {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("uruk-browser-{}-{count}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).context("no folder for the browser's profile")?;
        Ok(Profile(folder))
    }

    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Profile {
    fn drop(&mut self) {
        // The browser may still be writing its last words; what stays behind is in a temporary folder.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
