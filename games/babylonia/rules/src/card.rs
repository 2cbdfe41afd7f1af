//! The nine ziggurat cards (BA-COMP-4). To find what a card does, search for its rule, `BA-CARD-`
//! and its number.

use std::fmt;

use serde::{Serialize, Serializer};
use table::{NotationError, Rng, Tokens as Words, Value};

/// The points of card 1 (BA-CARD-1).
pub const CARD_POINTS: u8 = 10;

/// A ziggurat card, by its number.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
#[repr(u8)]
pub enum Card {
    /// Ten points at once (BA-CARD-1).
    TenPoints = 1,
    /// One extra turn (BA-CARD-2).
    ExtraTurn,
    /// A hand of seven (BA-CARD-3).
    HandOfSeven,
    /// A merchant, a priest and a civil servant in one turn (BA-CARD-4).
    ThreeNobles,
    /// A noble together with three or more farmers (BA-CARD-5).
    NobleWithFarmers,
    /// Nobles may go on fields (BA-CARD-6).
    NoblesOnFields,
    /// More points for cities (BA-CARD-7).
    CityBonus,
    /// Empty land between the rivers connects (BA-CARD-8).
    LandConnects,
    /// Empty river hexes connect (BA-CARD-9).
    RiverConnects,
}

impl Card {
    /// All nine.
    pub const ALL: [Card; 9] = [
        Card::TenPoints,
        Card::ExtraTurn,
        Card::HandOfSeven,
        Card::ThreeNobles,
        Card::NobleWithFarmers,
        Card::NoblesOnFields,
        Card::CityBonus,
        Card::LandConnects,
        Card::RiverConnects,
    ];

    /// The number on it.
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// Whether it works once only; the others work for good.
    pub const fn once(self) -> bool {
        matches!(self, Card::TenPoints | Card::ExtraTurn)
    }

    /// Reads a card's number.
    pub fn read(words: &mut Words<'_>) -> Result<Card, NotationError> {
        words.number(1, 9).map(|number| Card::ALL[number as usize - 1])
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl From<Card> for Value {
    fn from(card: Card) -> Value {
        Value::from(card.number())
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

/// A set of cards.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug)]
pub struct Cards(u16);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);
    /// Cards 1 to 7 (BA-SETUP-10).
    pub const BASIC: Cards = Cards(0b0_1111_1110);
    /// All nine.
    pub const ALL: Cards = Cards(0b11_1111_1110);

    /// The set of these cards.
    pub fn of(cards: impl IntoIterator<Item = Card>) -> Cards {
        cards.into_iter().fold(Cards::NONE, |mut set, card| {
            set.insert(card);
            set
        })
    }

    /// Whether the set holds this card.
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.0 >> card as u8 & 1 == 1
    }

    /// Whether the set holds nothing.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of cards.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Adds a card.
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card as u8;
    }

    /// Takes a card out.
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card as u8);
    }

    /// The cards by number.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().filter(move |card| self.has(*card))
    }

    /// Draws seven of the nine (BA-VAR-1).
    pub(crate) fn draw_seven(rng: &mut impl Rng) -> Cards {
        let mut cards = Cards::ALL;
        let first = rng.below(9) as usize;
        let second = (first + 1 + rng.below(8) as usize) % 9;
        cards.remove(Card::ALL[first]);
        cards.remove(Card::ALL[second]);
        cards
    }

    /// Reads different card numbers until the end of the line.
    pub(crate) fn read(words: &mut Words<'_>) -> Result<Cards, NotationError> {
        let mut cards = Cards::of([Card::read(words)?]);
        while words.peek().is_some() {
            let card = words.pick(Card::ALL.into_iter().filter(|card| !cards.has(*card)))?;
            cards.insert(card);
        }
        Ok(cards)
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, card) in self.iter().enumerate() {
            f.write_str(if index > 0 { " " } else { "" })?;
            card.fmt(f)?;
        }
        Ok(())
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
