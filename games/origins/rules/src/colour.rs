//! The five colours and what comes in them: dice, towers, buildings. Resources and temples too.

use std::fmt;

use serde::{Serialize, Serializer};
use table::{NotationError, Tokens};

/// A colour of dice, towers, buildings and bonus action tiles.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Default, Debug)]
#[repr(u8)]
pub enum Colour {
    /// The colour of military buildings.
    #[default]
    Red,
    /// In our data, the colour of buildings of wisdom.
    Purple,
    /// The colour of temples.
    Blue,
    /// The colour of buildings that bring resources.
    Yellow,
    /// In our data, the colour of civic buildings.
    Orange,
}

impl Colour {
    /// All five, in canonical order.
    pub const ALL: [Colour; 5] =
        [Colour::Red, Colour::Purple, Colour::Blue, Colour::Yellow, Colour::Orange];

    /// `red`, `purple`, `blue`, `yellow`, `orange`
    pub const fn name(self) -> &'static str {
        ["red", "purple", "blue", "yellow", "orange"][self as usize]
    }

    /// The colour with this name.
    pub fn named(name: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.name() == name)
    }

    /// Reads a colour.
    pub fn read(tokens: &mut Tokens<'_>) -> Result<Colour, NotationError> {
        tokens.choose(&Colour::ALL.map(|colour| (colour.name(), colour)))
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for Colour {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

table::by_colour! {
    /// One `T` for each colour.
    pub struct ByColour[Colour; 5]
}

/// The highest face of a die and the highest value of a patrician (OR-WORK-2).
pub const TOP: u8 = 6;

/// A citizen die: its colour and the face it shows.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Default, Debug)]
pub struct Die {
    /// Its colour.
    pub colour: Colour,
    /// The face it shows, from 1 to 6.
    pub value: u8,
}

impl Die {
    /// Reads a die such as `blue2`.
    pub fn read(tokens: &mut Tokens<'_>) -> Result<Die, NotationError> {
        tokens.take("blue2 | …", Die::from_word)
    }

    pub(crate) fn from_word(word: &str) -> Option<Die> {
        let (name, value) = word.split_at_checked(word.len().checked_sub(1)?)?;
        let value = value.parse().ok().filter(|value| (1..=TOP).contains(value))?;
        Some(Die { colour: Colour::named(name)?, value })
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour, self.value)
    }
}

impl Serialize for Die {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A resource: the three basic ones, and gold, which can replace them (OR-RES-1).
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Default, Debug)]
#[repr(u8)]
pub enum Resource {
    /// Pays for buildings and temples.
    #[default]
    Stone,
    /// Pays for bases and training.
    Food,
    /// Pays for dice, for places in the building pool and for visits.
    Wisdom,
    /// Pays for tower floors, and for anything else (OR-RES-1).
    Gold,
}

impl Resource {
    /// All four, in canonical order.
    pub const ALL: [Resource; 4] =
        [Resource::Stone, Resource::Food, Resource::Wisdom, Resource::Gold];

    /// The three basic resources.
    pub(crate) const BASIC: [Resource; 3] = [Resource::Stone, Resource::Food, Resource::Wisdom];

    /// `stone`, `food`, `wisdom`, `gold`
    pub const fn name(self) -> &'static str {
        ["stone", "food", "wisdom", "gold"][self as usize]
    }

    /// The resource with this name.
    pub fn named(name: &str) -> Option<Resource> {
        Resource::ALL.into_iter().find(|resource| resource.name() == name)
    }

    /// Reads a resource.
    pub fn read(tokens: &mut Tokens<'_>) -> Result<Resource, NotationError> {
        tokens.choose(&Resource::ALL.map(|resource| (resource.name(), resource)))
    }
}

impl Serialize for Resource {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// The names of the temples from left to right (OR-TEMP-1).
pub const TEMPLES: [&str; 3] = ["forests", "mountains", "seas"];

/// A temple with its track. From left to right, which is also the order at the end of a round
/// (OR-TEMP-1, OR-END-4).
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
#[repr(u8)]
pub enum Temple {
    /// The Temple of Forests.
    Forests,
    /// The Temple of Mountains.
    Mountains,
    /// The Temple of Seas.
    Seas,
}

impl Temple {
    /// All three, from left to right.
    pub const ALL: [Temple; 3] = [Temple::Forests, Temple::Mountains, Temple::Seas];

    /// Its index from the left, from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `forests`, `mountains`, `seas`
    pub const fn name(self) -> &'static str {
        TEMPLES[self as usize]
    }

    /// Reads a temple.
    pub fn read(tokens: &mut Tokens<'_>) -> Result<Temple, NotationError> {
        tokens.choose(&Temple::ALL.map(|temple| (temple.name(), temple)))
    }
}
