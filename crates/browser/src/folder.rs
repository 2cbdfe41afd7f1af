//! A folder for as long as a test needs it.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use anyhow::{Context, Result};

/// A temporary folder. It goes when it is dropped, also when the test fails.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Result<Folder> {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("uruk-browser-{}-{count}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir(&folder).context("no temporary folder")?;
        Ok(Folder(folder))
    }

    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A browser that is being killed may still be writing.
        for _ in 0..50 {
            let _ = std::fs::remove_dir_all(&self.0);
            if !self.0.exists() {
                return;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}
