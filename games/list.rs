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
    use std::path::Path;

    use super::*;

    const GAMES: &str = env!("CARGO_MANIFEST_DIR");

    /// The smallest game, which tests may name if they need some game.
    const SMALLEST: &str = "ur";

    #[test]
    fn ids_read_back() {
        for id in GameId::ALL {
            assert_eq!(id.info().id.parse(), Ok(id));
        }
        let error = "chess".parse::<GameId>().unwrap_err().to_string();
        assert!(error.starts_with("unknown game `chess`: expected "), "{error}");
    }

    /// The files every game has, below its folder.
    const FILES: [&str; 24] = [
        "README.md",
        "Cargo.toml",
        "guide.en.md",
        "guide.pl.md",
        "rules.en.md",
        "rules.pl.md",
        "rules/Cargo.toml",
        "rules/golden",
        "rules/scenarios",
        "rules/src/apply.rs",
        "rules/src/audit.rs",
        "rules/src/event.rs",
        "rules/src/game.rs",
        "rules/src/lib.rs",
        "rules/src/moves.rs",
        "rules/src/scenario.rs",
        "rules/src/state.rs",
        "table/notation.md",
        "table/scenarios.md",
        "table/style.css",
        "table/src/guide.rs",
        "table/src/judge.rs",
        "table/src/text.rs",
        "table/tests/page.rs",
    ];

    #[test]
    fn every_game_has_the_same_files() {
        for id in GameId::ALL.map(|id| id.info().id) {
            let missing = |file: &&&str| !Path::new(GAMES).join(id).join(file).exists();
            let missing: Vec<_> = FILES.iter().filter(missing).collect();
            assert!(missing.is_empty(), "{id} lacks {missing:?}");
        }
    }

    #[test]
    fn the_house_names_no_game() {
        let mut found = Vec::new();
        for part in ["crates", "check", "Cargo.toml", "package.json", "biome.json", ".ci"] {
            look(&Path::new(GAMES).join("..").join(part), &mut found);
        }
        assert!(found.is_empty(), "a game is named:\n{}", found.join("\n"));
    }

    /// Lines that name a game other than the smallest.
    fn look(path: &Path, found: &mut Vec<String>) {
        if path.is_dir() {
            let entries = std::fs::read_dir(path).expect("a folder");
            entries.for_each(|entry| look(&entry.expect("an entry").path(), found));
        } else if let Ok(text) = std::fs::read_to_string(path) {
            let ids = GameId::ALL.map(|id| id.info().id);
            let named =
                |word: &str| ids.iter().any(|id| *id != SMALLEST && word.eq_ignore_ascii_case(id));
            for (number, line) in text.lines().enumerate() {
                if line.split(|c: char| !c.is_ascii_alphanumeric()).any(named) {
                    found.push(format!("{}:{}: {line}", path.display(), number + 1));
                }
            }
        }
    }
}
