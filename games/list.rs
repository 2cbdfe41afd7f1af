//! The registry: the one place that lists every game.
//!
//! A game's id turns into its type with [`with_game!`]; everything above this crate is written once
//! for any game.

use std::str::FromStr;

#[doc(hidden)]
pub use bots;
use table::{Game, Info};

/// Every game, in the order in which they are shown.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum GameId {
    /// Tigris & Euphrates.
    Tigris,
    /// Babylonia.
    Babylonia,
    /// Nations.
    Nations,
    /// Origins: First Builders.
    Origins,
}

/// Runs an expression with `$T` standing for the title with this id.
#[macro_export]
macro_rules! with_title {
    ($id:expr, $T:ident => $body:expr) => {
        match $id {
            $crate::GameId::Tigris => {
                type $T = $crate::bots::tigris::Tigris;
                $body
            }
            $crate::GameId::Babylonia => {
                type $T = $crate::bots::babylonia::Babylonia;
                $body
            }
            $crate::GameId::Nations => {
                type $T = $crate::bots::nations::Nations;
                $body
            }
            $crate::GameId::Origins => {
                type $T = $crate::bots::origins::Origins;
                $body
            }
        }
    };
}

/// Runs an expression with `$G` standing for the rules of the game with this id.
#[macro_export]
macro_rules! with_game {
    ($id:expr, $G:ident => $body:expr) => {
        $crate::with_title!($id, Title => {
            type $G = $crate::bots::Position<Title>;
            $body
        })
    };
}

impl GameId {
    /// All of them.
    pub const ALL: [GameId; 4] =
        [GameId::Tigris, GameId::Babylonia, GameId::Nations, GameId::Origins];

    /// What is known of the game before anybody plays it.
    pub fn info(self) -> Info {
        with_game!(self, G => G::INFO)
    }
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
