//! `--game-data GAME=FILE`: a corrected data file for new games of a game that has one. Stored games
//! keep the file they were begun with, so it is kept beside them.

use std::path::PathBuf;
use std::str::FromStr;

use anyhow::{Context, anyhow};
use draw::{DataFile, Title};
use games::{GameId, with_title};
use store::Store;

use crate::files;

/// The longest data file that is read.
const LONGEST: usize = 1 << 20;

/// A game and the file with its data.
#[derive(Clone, Debug)]
pub struct GameData {
    game: GameId,
    path: PathBuf,
}

impl FromStr for GameData {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<GameData> {
        let (game, path) = text.split_once('=').context("expected GAME=FILE")?;
        let game: GameId = game.parse()?;
        anyhow::ensure!(data(game).is_some(), "{} has no data file", game.info().id);
        Ok(GameData { game, path: path.into() })
    }
}

impl GameData {
    /// Makes this file the data of all new games.
    pub fn install(&self) -> anyhow::Result<()> {
        let text = files::read(&self.path, LONGEST)?;
        let data = data(self.game).context("no data file")?;
        (data.install)(&text).map_err(|error| anyhow!("{}: {error}", self.path.display()))
    }
}

/// The data file of a game.
pub fn data(game: GameId) -> Option<DataFile> {
    with_title!(game, T => T::DATA)
}

/// Makes the files of stored games known, and keeps those that new games will have.
pub async fn keep(store: &Store) -> anyhow::Result<()> {
    for game in GameId::ALL {
        let Some(data) = data(game) else { continue };
        let folder = format!("{}-data/", game.info().id);
        for (path, text) in store.files(&folder).await? {
            let name = path.trim_start_matches(&folder);
            if let Err(error) = (data.register)(name, &text) {
                tracing::warn!(%error, name, "loading a stored data file failed");
            }
        }
        let (name, text) = (data.current)();
        store.keep_file(&format!("{folder}{name}"), &text).await?;
    }
    Ok(())
}
