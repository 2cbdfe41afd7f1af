//! The games as visitors see them.

use games::GameId;
use maud::{Markup, PreEscaped, html};
use words::Words;

use crate::parts::word_or;

/// A game on the home page or in the form of a new table.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Entry {
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
        word_or(words, &format!("page-game-{}-about", self.id), "")
    }

    /// How long it takes.
    pub fn time(&self, words: &Words) -> String {
        word_or(words, &format!("page-game-{}-time", self.id), "")
    }

    /// `2–4`
    pub fn players(&self) -> String {
        format!("{}–{}", self.players.0, self.players.1)
    }

    /// A small picture of it.
    pub fn picture(&self) -> Markup {
        match self.id {
            "tigris" => PreEscaped(include_str!("../art/tigris.svg").to_owned()),
            "babylonia" => PreEscaped(include_str!("../art/babylonia.svg").to_owned()),
            "nations" => PreEscaped(include_str!("../art/nations.svg").to_owned()),
            "origins" => PreEscaped(include_str!("../art/origins.svg").to_owned()),
            _ => html! { svg viewBox="0 0 280 140" aria-hidden="true" {} },
        }
    }
}

/// The entry of a game.
pub fn entry(game: GameId) -> Entry {
    let info = game.info();
    Entry { id: info.id, players: info.players }
}

/// The symbol of a game in lists.
pub fn symbol(game: GameId) -> &'static str {
    match game.info().id {
        "tigris" => "temple",
        "babylonia" => "ziggurat",
        "nations" => "stability",
        "origins" => "city",
        _ => "tile",
    }
}
