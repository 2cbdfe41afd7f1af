//! The games as visitors see them.

use draw::Title;
use games::{GameId, with_title};
use maud::{Markup, PreEscaped};
use words::Words;

use crate::parts::word_or;

/// A game on the home page or in the form of a new table.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Entry {
    /// The game.
    pub game: GameId,
    /// Its name in addresses.
    pub id: &'static str,
    /// Fewest and most players.
    pub players: (usize, usize),
}

/// Every game.
pub fn entries() -> impl Iterator<Item = Entry> {
    GameId::ALL.into_iter().map(entry)
}

impl Entry {
    /// Its title.
    pub fn name(&self, words: &Words) -> String {
        words.get(&format!("{}-name", self.id)).into_owned()
    }

    /// What it is like, in a sentence.
    pub fn about(&self, words: &Words) -> String {
        word_or(words, &format!("{}-about", self.id), "")
    }

    /// How long it takes.
    pub fn time(&self, words: &Words) -> String {
        word_or(words, &format!("{}-time", self.id), "")
    }

    /// `2–4`
    pub fn players(&self) -> String {
        format!("{}–{}", self.players.0, self.players.1)
    }

    /// A small picture of it.
    pub fn picture(&self) -> Markup {
        PreEscaped(with_title!(self.game, T => T::ART).to_owned())
    }
}

/// The entry of a game.
pub fn entry(game: GameId) -> Entry {
    let info = game.info();
    Entry { game, id: info.id, players: info.players }
}

/// The symbol of a game in lists.
pub fn symbol(game: GameId) -> &'static str {
    with_title!(game, T => T::SYMBOL)
}
