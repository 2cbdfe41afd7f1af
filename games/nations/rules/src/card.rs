//! The cards: progress cards, those printed on boards, event cards, solo tiles and the boards.

use std::fmt;
use std::num::NonZeroU16;

use serde::{Serialize, Serializer};
use table::{NotationError, Tokens, Value};

use crate::amount::Amounts;
use crate::effect::{Effect, effects};
use crate::tables::{BOARDS, EVENTS, FACTS, NAMES, SLUGS, TILES};

/// Cards of an age in the box.
pub(crate) const AGE_SIZE: usize = 74;

/// A progress card, or a card printed on a board.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Card(NonZeroU16);

/// One of the eight types of card.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Kind {
    Advisor,
    Battle,
    Building,
    Colony,
    GoldenAge,
    Military,
    War,
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
#[allow(missing_docs)]
pub enum Level {
    Basic,
    Advanced,
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
        let found = SLUGS.binary_search_by(|(name, _)| (*name).cmp(slug)).ok()?;
        Some(Card::at(SLUGS[found].1.into()))
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

/// An event card, or in a solo game a tile.
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
#[allow(missing_docs)]
pub struct TileFacts {
    pub(crate) slug: &'static str,
    pub age: u8,
    pub architects: u8,
    pub famine: u8,
    pub strength: i8,
    pub stability: i8,
    pub books: u8,
    pub strength_change: i8,
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

/// One of the five nations of the boards.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum People {
    Egypt,
    Rome,
    Greece,
    Persia,
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
#[allow(missing_docs)]
pub struct BoardFacts {
    pub(crate) slug: &'static str,
    pub en: &'static str,
    pub pl: &'static str,
    pub goods: [u16; 4],
    pub vp: u16,
    pub workers: u8,
    /// Spaces of the food and the stability section.
    pub population: [u8; 2],
    /// Spaces for buildings and military.
    pub slots: u8,
    pub colonies: u8,
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
