//! The games as visitors see them: those that can be played, and those that are coming.

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
    /// The game, if it can be played already.
    pub game: Option<GameId>,
}

/// Games that have a picture and a description here, in the order in which they are shown.
const KNOWN: [(&str, (usize, usize)); 4] =
    [("tigris", (2, 4)), ("babylonia", (2, 4)), ("nations", (1, 5)), ("origins", (1, 4))];

/// Every game that can be played, then those that are coming.
pub fn entries() -> Vec<Entry> {
    let playable = GameId::ALL.map(|game| {
        let info = game.info();
        Entry { id: info.id, players: info.players, game: Some(game) }
    });
    let coming = KNOWN.into_iter().filter(|(id, _)| playable.iter().all(|entry| entry.id != *id));
    let coming = coming.map(|(id, players)| Entry { id, players, game: None });
    playable.iter().copied().chain(coming).collect()
}

impl Entry {
    /// Its title.
    pub fn name(&self, words: &Words) -> String {
        let own = format!("{}-name", self.id);
        if words.has(&own) {
            return words.get(&own).into_owned();
        }
        word_or(words, &format!("page-game-{}", self.id), self.id)
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
    Entry { id: info.id, players: info.players, game: Some(game) }
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
