//! Reading files a person names: bounded, with errors that say what was expected.

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use games::GameId;
use table::Record;
use table::record::LONGEST_RECORD;

/// The text of a file of at most `most` bytes; `-` is standard input.
pub fn read(path: &Path, most: usize) -> anyhow::Result<String> {
    let mut bytes = Vec::new();
    let limit = most as u64 + 1;
    if path == Path::new("-") {
        io::stdin().take(limit).read_to_end(&mut bytes).context("standard input")?;
    } else {
        let name = || path.display().to_string();
        let file = fs::File::open(path).with_context(name)?;
        if file.metadata().with_context(name)?.is_dir() {
            bail!("{}: expected a file, found a folder", path.display());
        }
        file.take(limit).read_to_end(&mut bytes).with_context(name)?;
    }
    if bytes.len() > most {
        bail!("{}: expected at most {most} bytes", path.display());
    }
    String::from_utf8(bytes).map_err(|error| {
        let place = error.utf8_error().valid_up_to();
        anyhow::anyhow!("{}: expected UTF-8 text, found another byte at {place}", path.display())
    })
}

/// A record and the game it is of.
pub fn record(path: &Path) -> anyhow::Result<(Record, GameId)> {
    let text = read(path, LONGEST_RECORD)?;
    let record = Record::parse(&text).with_context(|| path.display().to_string())?;
    let id = record.game.parse::<GameId>().with_context(|| path.display().to_string())?;
    Ok((record, id))
}

/// The Markdown files among and below these paths, in order.
pub fn markdown(paths: &[PathBuf]) -> anyhow::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for path in paths {
        if !path.is_dir() {
            found.push(path.clone());
            continue;
        }
        let mut below = Vec::new();
        for entry in fs::read_dir(path).with_context(|| path.display().to_string())? {
            let entry = entry?.path();
            let is_markdown = entry.extension().is_some_and(|ending| ending == "md");
            if entry.is_dir() || is_markdown {
                below.push(entry);
            }
        }
        below.sort();
        found.extend(markdown(&below)?);
    }
    Ok(found)
}
