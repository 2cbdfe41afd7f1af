//! Files beside the tests.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

fn target() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target")
}

/// The script of axe-core, from `URUK_AXE` or where `./check` puts it.
pub(crate) fn axe() -> Result<String> {
    let usual = || target().join("npm/node_modules/axe-core/axe.min.js");
    let path = std::env::var_os("URUK_AXE").map_or_else(usual, PathBuf::from);
    std::fs::read_to_string(&path).with_context(|| {
        format!(
            "axe-core is not at {}: run ./check, or set URUK_AXE to its axe.min.js",
            path.display()
        )
    })
}

/// The folder for pictures.
pub fn screenshots() -> Result<PathBuf> {
    let folder = target().join("screenshots");
    std::fs::create_dir_all(&folder).context("no folder for pictures")?;
    Ok(folder)
}
