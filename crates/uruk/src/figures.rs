//! `--origins-data`: a corrected data file of Origins for new games. Stored games keep the file they
//! were begun with, so it is kept beside them.

use std::path::Path;

use anyhow::{Context, anyhow};
use origins::Data;
use store::Store;

use crate::files;

/// The longest data file that is read.
const LONGEST: usize = 1 << 20;

/// Where data files stand among the files of a store.
const FOLDER: &str = "origins-data/";

/// Makes this file the data of all new games of Origins.
pub fn bring(path: &Path) -> anyhow::Result<()> {
    let text = files::read(path, LONGEST)?;
    let data = Data::parse(&text).with_context(|| path.display().to_string())?;
    Data::install(Data::register(data))
        .map_err(|used| anyhow!("{}: {} is in use already", path.display(), used.name))
}

/// Makes the files of stored games known, and keeps the one that new games will have.
pub async fn keep(store: &Store) -> anyhow::Result<()> {
    for (path, text) in store.files(FOLDER).await? {
        let name = path.trim_start_matches(FOLDER).to_owned();
        match Data::parse(&text) {
            Ok(mut data) => {
                data.name = name;
                Data::register(data);
            }
            Err(error) => tracing::warn!(%error, name, "a stored data file cannot be used"),
        }
    }
    let data = Data::current();
    Ok(store.keep_file(&format!("{FOLDER}{}", data.name), &data.text).await?)
}
