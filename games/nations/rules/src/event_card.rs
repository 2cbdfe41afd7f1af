//! What is turned up each round: event cards, or solo tiles.

use std::fmt;

use table::Value;

use crate::card::Level;
use crate::effect::{Effect, effects};
use crate::tables::{EVENTS, TILES};

/// An event card.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct EventCard(u8);

/// What is printed on an event card.
#[derive(Debug)]
pub struct EventFacts {
    pub(crate) slug: &'static str,
    /// Its age, 1 to 4.
    pub age: u8,
    /// Its level: a guess, since the printed ones are not known (NA-LEVEL-3).
    pub level: Level,
    /// Architects that come besides those of the players.
    pub architects: u8,
    /// Food that every nation pays.
    pub famine: u8,
    /// The two events, top first.
    pub halves: [Half; 2],
}

/// One of the two events of a card.
#[derive(Debug)]
pub struct Half {
    /// Its English name.
    pub en: &'static str,
    /// Its Polish name: our own translation.
    pub pl: &'static str,
    pub(crate) effects: (u16, u16),
}

impl Half {
    /// Its names, to stand in a sentence.
    pub fn names(&self) -> Value {
        Value::Name([self.en, self.pl])
    }

    /// What it does.
    pub fn effects(&self) -> &'static [Effect] {
        effects(self.effects)
    }
}

/// Events of an age in the box.
pub(crate) const EVENTS_OF_AGE: usize = 12;

impl EventCard {
    /// Every event card, age by age.
    pub fn all() -> impl ExactSizeIterator<Item = EventCard> {
        (0..EVENTS.len() as u8).map(EventCard)
    }

    pub(crate) const fn at(index: u8) -> EventCard {
        EventCard(index)
    }

    pub(crate) const fn of_age(age: u8, index: u32) -> EventCard {
        EventCard((age - 1) * EVENTS_OF_AGE as u8 + index as u8)
    }

    pub(crate) const fn index_in_age(self) -> u32 {
        self.0 as u32 % EVENTS_OF_AGE as u32
    }

    /// What is printed on it.
    pub fn facts(self) -> &'static EventFacts {
        &EVENTS[usize::from(self.0)]
    }

    /// One of its two events.
    pub fn half(self, half: u8) -> &'static Half {
        &self.facts().halves[usize::from(half.min(1))]
    }

    /// Its name in the notation: that of its first event.
    pub fn slug(self) -> &'static str {
        self.facts().slug
    }

    /// The card with this name in the notation.
    pub fn named(slug: &str) -> Option<EventCard> {
        EventCard::all().find(|event| event.slug() == slug)
    }
}

impl fmt::Debug for EventCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

/// A solo tile.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Tile(u8);

/// What is printed on a solo tile (NA-SOLO-4).
#[derive(Debug)]
pub struct TileFacts {
    pub(crate) slug: &'static str,
    /// Its age, 1 to 4.
    pub age: u8,
    /// Public architects of the round.
    pub architects: u8,
    /// Food that the player pays.
    pub famine: u8,
    /// The strength the opponent gets.
    pub strength: i8,
    /// The stability the opponent gets.
    pub stability: i8,
    /// Books the opponent gets besides.
    pub books: u8,
    /// What a 5 of the die adds to its strength.
    pub strength_change: i8,
    /// What a 6 of the die adds to its stability.
    pub stability_change: i8,
    /// Read from a picture of the printed tiles; otherwise our own invention (NA-SOLO-R1).
    pub reconstructed: bool,
}

/// Tiles of an age in the box.
pub(crate) const TILES_OF_AGE: usize = 6;

impl Tile {
    /// Every tile, age by age.
    pub fn all() -> impl ExactSizeIterator<Item = Tile> {
        (0..TILES.len() as u8).map(Tile)
    }

    pub(crate) const fn of_age(age: u8, index: u32) -> Tile {
        Tile((age - 1) * TILES_OF_AGE as u8 + index as u8)
    }

    pub(crate) const fn index_in_age(self) -> u32 {
        self.0 as u32 % TILES_OF_AGE as u32
    }

    /// What is printed on it.
    pub fn facts(self) -> &'static TileFacts {
        &TILES[usize::from(self.0)]
    }

    /// Its name in the notation.
    pub fn slug(self) -> &'static str {
        self.facts().slug
    }

    /// The tile with this name in the notation.
    pub fn named(slug: &str) -> Option<Tile> {
        Tile::all().find(|tile| tile.slug() == slug)
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}
