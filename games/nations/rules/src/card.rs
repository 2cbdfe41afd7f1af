//! Progress cards, and those printed on boards.
//!
//! Event cards and solo tiles are in `event_card`, the boards in `board`.

use std::fmt;
use std::num::NonZeroU16;

use serde::{Serialize, Serializer};
use table::{NotationError, Tokens, Value};

use crate::amount::Amounts;
use crate::effect::{Effect, effects};
use crate::tables::{FACTS, NAMES, SLUGS};

/// Cards of an age in the box.
pub(crate) const AGE_SIZE: usize = 74;

/// A progress card, or a card printed on a board.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Card(NonZeroU16);

/// One of the eight types of card.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
#[repr(u8)]
pub enum Kind {
    /// One at a time, with effects (NA-ADV-1).
    Advisor,
    /// Brings resources by raid value (NA-BAT-1).
    Battle,
    /// Workers on it produce (NA-BLD-1).
    Building,
    /// Asks for strength (NA-COL-1).
    Colony,
    /// Brings resources or a victory point (NA-GA-1).
    GoldenAge,
    /// Workers on it bring strength (NA-MIL-1).
    Military,
    /// Defeats who is weaker than its marker (NA-WAR-1).
    War,
    /// Built stage by stage, with effects (NA-WON-1).
    Wonder,
}

impl Kind {
    /// All types, in canonical order.
    pub const ALL: [Kind; 8] = [
        Kind::Advisor,
        Kind::Battle,
        Kind::Building,
        Kind::Colony,
        Kind::GoldenAge,
        Kind::Military,
        Kind::War,
        Kind::Wonder,
    ];

    /// Its word in the notation.
    pub const fn name(self) -> &'static str {
        ["advisor", "battle", "building", "colony", "golden-age", "military", "war", "wonder"]
            [self as usize]
    }

    /// Whether workers stand on such cards (NA-DEP-3).
    pub const fn is_worked(self) -> bool {
        matches!(self, Kind::Building | Kind::Military)
    }
}

/// A set of types.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug)]
pub struct Kinds(pub(crate) u8);

impl Kinds {
    /// Whether a type is among them.
    pub const fn has(self, kind: Kind) -> bool {
        self.0 >> kind as u8 & 1 == 1
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The types in it.
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().filter(move |kind| self.has(*kind))
    }
}

/// How demanding a card is (NA-LEVEL-1).
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
#[repr(u8)]
pub enum Level {
    /// In every deck.
    Basic,
    /// For experienced players.
    Advanced,
    /// For experts.
    Expert,
}

impl Level {
    /// Its word in the notation.
    pub const fn name(self) -> &'static str {
        ["basic", "advanced", "expert"][self as usize]
    }
}

/// What is printed on a card, as numbers.
#[derive(Debug)]
pub struct Facts {
    /// Its type.
    pub kind: Kind,
    /// Its age, 1 to 4; 0 if printed on a board.
    pub age: u8,
    /// Its level.
    pub level: Level,
    /// Per worker of a building or military card, else of the card: resources in every Production,
    /// strength and stability at once.
    pub yields: Amounts,
    /// What a golden age gives, or what a defeat costs in a war.
    pub given: Amounts,
    pub(crate) cost: u8,
    /// The raid value of a military card.
    pub raid: u8,
    /// Victory points of a colony or wonder at the end.
    pub vp: u8,
    pub(crate) slots: [u8; 4],
    pub(crate) stages: [u8; 4],
    pub(crate) stage_count: u8,
    pub(crate) effects: (u16, u16),
}

impl Facts {
    /// Stone for each worker deployed, of a building or military card.
    pub const fn deploy_cost(&self) -> u8 {
        if self.kind.is_worked() { self.cost } else { 0 }
    }

    /// The strength a colony asks for.
    pub const fn required_strength(&self) -> u8 {
        if matches!(self.kind, Kind::Colony) { self.cost } else { 0 }
    }

    /// The resources a golden age's victory point costs.
    pub const fn vp_price(&self) -> u8 {
        if matches!(self.kind, Kind::GoldenAge) { self.cost } else { 0 }
    }

    /// Victory points of the workers on the card, first worker first (NA-END-3).
    pub fn vp_slots(&self) -> impl Iterator<Item = u8> {
        self.slots.into_iter().take_while(|vp| *vp > 0)
    }

    /// Stone for each stage of a wonder, from left to right.
    pub fn stages(&self) -> &[u8] {
        &self.stages[..usize::from(self.stage_count)]
    }

    /// What else it does.
    pub fn effects(&self) -> &'static [Effect] {
        effects(self.effects)
    }
}

/// What a card is called.
pub(crate) struct Names {
    pub slug: &'static str,
    pub en: &'static str,
    pub pl: &'static str,
    pub pl_printed: bool,
}

impl Card {
    /// Every card: age by age, then those printed on boards.
    pub fn all() -> impl ExactSizeIterator<Item = Card> {
        (0..FACTS.len()).map(Card::at)
    }

    pub(crate) const fn at(index: usize) -> Card {
        Card(NonZeroU16::MIN.saturating_add(index as u16))
    }

    pub(crate) const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The card with this index among those of an age.
    pub(crate) const fn of_age(age: u8, index: u32) -> Card {
        Card::at((age as usize - 1) * AGE_SIZE + index as usize)
    }

    /// Its index among the cards of its age, which must not be 0.
    pub(crate) const fn index_in_age(self) -> u32 {
        (self.index() % AGE_SIZE) as u32
    }

    /// What is printed on it.
    #[inline]
    pub fn facts(self) -> &'static Facts {
        &FACTS[self.index()]
    }

    /// Its type.
    #[inline]
    pub fn kind(self) -> Kind {
        self.facts().kind
    }

    /// Its name in the notation.
    pub fn slug(self) -> &'static str {
        NAMES[self.index()].slug
    }

    /// The card with this name in the notation.
    pub fn named(slug: &str) -> Option<Card> {
        let index = SLUGS.binary_search_by(|(name, _)| (*name).cmp(slug)).ok()?;
        Some(Card::at(SLUGS[index].1.into()))
    }

    /// Its English name.
    pub fn english(self) -> &'static str {
        NAMES[self.index()].en
    }

    /// Its Polish name.
    pub fn polish(self) -> &'static str {
        NAMES[self.index()].pl
    }

    /// Its names, to stand in a sentence.
    pub fn names(self) -> Value {
        Value::Name([self.english(), self.polish()])
    }

    /// Whether the Polish name is the printed one; otherwise it is our own translation.
    pub fn polish_is_printed(self) -> bool {
        NAMES[self.index()].pl_printed
    }

    /// Reads a card.
    pub fn read(tokens: &mut Tokens<'_>) -> Result<Card, NotationError> {
        tokens.take("hanging-gardens | …", Card::named)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.slug())
    }
}
