//! The player boards, with their two sides.

use table::{NotationError, Tokens, Value};

use crate::card::Card;
use crate::effect::{Effect, effects};
use crate::tables::BOARDS;

/// One of the five nations of the boards.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
#[repr(u8)]
pub enum People {
    /// The board of Egypt.
    Egypt,
    /// The board of Rome.
    Rome,
    /// The board of Greece.
    Greece,
    /// The board of Persia.
    Persia,
    /// The board of China.
    China,
}

impl People {
    /// All five.
    pub const ALL: [People; 5] =
        [People::Egypt, People::Rome, People::Greece, People::Persia, People::China];

    /// Its word in the notation.
    pub fn name(self) -> &'static str {
        BOARDS[self as usize + 1].slug
    }

    /// Its English name.
    pub fn english(self) -> &'static str {
        BOARDS[self as usize + 1].en
    }

    /// Its Polish name.
    pub fn polish(self) -> &'static str {
        BOARDS[self as usize + 1].pl
    }

    /// Its names, to stand in a sentence.
    pub fn names(self) -> Value {
        Value::Name([self.english(), self.polish()])
    }

    /// Reads a nation.
    pub fn read(tokens: &mut Tokens<'_>) -> Result<People, NotationError> {
        tokens.choose(&People::ALL.map(|people| (people.name(), people)))
    }
}

/// A side of a player board.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Board {
    /// Whose board it is.
    pub people: People,
    /// Its B side (NA-B-2); the A sides are all the same (NA-SETUP-8).
    pub b: bool,
}

/// What is printed on a side of a board.
#[derive(Debug)]
pub struct BoardFacts {
    pub(crate) slug: &'static str,
    /// Its English name.
    pub en: &'static str,
    /// Its Polish name.
    pub pl: &'static str,
    /// Gold, stone, food and books at the start.
    pub goods: [u16; 4],
    /// Victory points at the start.
    pub vp: u16,
    /// Idle workers at the start.
    pub workers: u8,
    /// Spaces of the food and the stability section.
    pub population: [u8; 2],
    /// Spaces for buildings and military.
    pub slots: u8,
    /// Spaces for colonies.
    pub colonies: u8,
    /// Spaces for wonders.
    pub wonders: u8,
    pub(crate) printed: &'static [u16],
    pub(crate) printed_wonders: &'static [u16],
    pub(crate) effects: (u16, u16),
}

impl Board {
    /// Every board with both sides.
    pub fn all() -> impl Iterator<Item = Board> {
        People::ALL.into_iter().flat_map(|people| [false, true].map(|b| Board { people, b }))
    }

    /// What is printed on it.
    pub fn facts(self) -> &'static BoardFacts {
        &BOARDS[if self.b { self.people as usize + 1 } else { 0 }]
    }
}

impl BoardFacts {
    /// The cards printed in the building and military spaces.
    pub fn printed(&self) -> impl Iterator<Item = Card> {
        self.printed.iter().map(|index| Card::at((*index).into()))
    }

    /// The wonders already built.
    pub fn printed_wonders(&self) -> impl Iterator<Item = Card> {
        self.printed_wonders.iter().map(|index| Card::at((*index).into()))
    }

    /// What it does.
    pub fn effects(&self) -> &'static [Effect] {
        effects(self.effects)
    }
}
