//! The list of games. It stands in `Cargo.toml`, one line a game.
//!
//! A game's id turns into its title with [`with_title!`] and into its rules with [`with_game!`];
//! everything above this crate is written once for any game.

use std::str::FromStr;

use draw::Title as _;
use table::{Game, Info};
use words::{Lang, Words};

#[doc(hidden)]
pub use bots::Position;

include!(concat!(env!("OUT_DIR"), "/list.rs"));

impl GameId {
    /// What is known of the game before anybody plays it.
    pub fn info(self) -> Info {
        with_game!(self, G => G::INFO)
    }
}

/// The sentences of the house and of all games in a language.
pub fn words(lang: Lang) -> Words {
    Words::new(lang, GameId::ALL.map(|id| with_title!(id, T => T::WORDS.get(lang))))
}

/// No game has this id.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
#[error("unknown game `{given}`: expected {expected}")]
pub struct UnknownGame {
    given: String,
    expected: String,
}

impl FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<GameId, UnknownGame> {
        GameId::ALL.into_iter().find(|id| id.info().id == text).ok_or_else(|| UnknownGame {
            given: text.chars().take(40).collect(),
            expected: table::notation::one_of(GameId::ALL.map(|id| id.info().id)),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_read_back() {
        for id in GameId::ALL {
            assert_eq!(id.info().id.parse(), Ok(id));
        }
        let error = "chess".parse::<GameId>().unwrap_err().to_string();
        assert!(error.starts_with("unknown game `chess`: expected tigris"), "{error}");
    }

    #[test]
    fn every_game_has_golden_games_scenarios_and_written_rules() {
        let games = env!("CARGO_MANIFEST_DIR");
        for id in GameId::ALL.map(|id| id.info().id) {
            for folder in ["golden", "scenarios"] {
                let path = format!("{games}/{id}/rules/{folder}");
                let files = std::fs::read_dir(&path).map_or(0, |entries| entries.count());
                assert!(files > 0, "{path} is empty");
            }
            let rules = format!("{games}/{id}/rules.en.md");
            assert!(std::path::Path::new(&rules).exists(), "{rules} is missing");
        }
    }
}
