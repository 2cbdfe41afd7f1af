//! Location tokens: cities and crop fields (BA-COMP-2), and the numbers in use.

use std::fmt;
use std::num::NonZeroU8;

use serde::{Serialize, Serializer};
use table::{NotationError, Tokens as Words, Value};

use crate::kind::Kind;

/// A city, by the one, two or three kinds of noble it shows.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct City(NonZeroU8);

impl City {
    /// The seven kinds of city, in canonical order.
    pub const ALL: [City; 7] = [
        City::showing(0b001),
        City::showing(0b010),
        City::showing(0b100),
        City::showing(0b011),
        City::showing(0b101),
        City::showing(0b110),
        City::showing(0b111),
    ];

    const fn showing(bits: u8) -> City {
        match NonZeroU8::new(bits) {
            Some(bits) => City(bits),
            None => panic!("a city shows a noble"),
        }
    }

    /// Its number among the seven, from 0.
    pub const fn index(self) -> usize {
        [0, 1, 3, 2, 4, 5, 6][self.0.get() as usize - 1]
    }

    /// Whether it shows this kind; no city shows farmers.
    #[inline]
    pub const fn shows(self, kind: Kind) -> bool {
        self.0.get() >> kind as u8 & 1 == 1
    }

    /// The kinds it shows, in canonical order.
    pub fn symbols(self) -> impl Iterator<Item = Kind> {
        Kind::NOBLES.into_iter().filter(move |kind| self.shows(*kind))
    }

    fn named(word: &str) -> Option<City> {
        let mut bits = 0;
        for part in word.split('-') {
            let kind = Kind::NOBLES.into_iter().find(|kind| kind.name() == part)?;
            let bit = 1 << kind as u8;
            if bits & bit != 0 {
                return None;
            }
            bits |= bit;
        }
        NonZeroU8::new(bits).map(City)
    }

    /// Reads a city such as `merchant-priest`, its nobles in any order.
    pub fn read(words: &mut Words<'_>) -> Result<City, NotationError> {
        words.take("merchant | priest-servant | …", City::named)
    }
}

impl fmt::Display for City {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, kind) in self.symbols().enumerate() {
            f.write_str(if index > 0 { "-" } else { "" })?;
            f.write_str(kind.name())?;
        }
        Ok(())
    }
}

impl From<City> for Value {
    fn from(city: City) -> Value {
        Value::Word(city.to_string())
    }
}

impl Serialize for City {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A crop field, by what it is worth.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
#[repr(u8)]
pub enum Field {
    /// Five points (BA-FIELD-5).
    Five,
    /// Six points.
    Six,
    /// Seven points.
    Seven,
    /// A point for each city in front of the players (BA-FIELD-6).
    Cities,
}

impl Field {
    /// The four kinds of field, in canonical order.
    pub const ALL: [Field; 4] = [Field::Five, Field::Six, Field::Seven, Field::Cities];

    /// `5`, `6`, `7`, `cities`
    pub const fn name(self) -> &'static str {
        ["5", "6", "7", "cities"][self as usize]
    }

    /// Reads a field.
    pub fn read(words: &mut Words<'_>) -> Result<Field, NotationError> {
        words.choose(&Field::ALL.map(|field| (field.name(), field)))
    }
}

impl Serialize for Field {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// A location token: a city or a field.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Location(NonZeroU8);

/// The number of tokens of each kind in use with two, three and four players, in the order of
/// [`Location::ALL`] (BA-SETUP-9).
pub(crate) const IN_USE: [[u8; Location::KINDS]; 3] = [
    [2, 2, 2, 2, 2, 2, 0, 1, 1, 1, 3], // BA-SETUP-8
    [2, 2, 2, 3, 3, 3, 1, 2, 2, 2, 4], // BA-SETUP-7
    [3, 3, 3, 3, 3, 3, 1, 2, 2, 2, 7], // BA-COMP-2
];

impl Location {
    /// The number of kinds.
    pub const KINDS: usize = City::ALL.len() + Field::ALL.len();

    /// Every kind of location token: the cities, then the fields.
    pub fn all() -> impl Iterator<Item = Location> {
        City::ALL.into_iter().map(Location::from).chain(Field::ALL.into_iter().map(Location::from))
    }

    /// Its number among the kinds, from 0.
    pub(crate) fn index(self) -> usize {
        match (self.city(), self.field()) {
            (Some(city), _) => city.index(),
            (_, Some(field)) => City::ALL.len() + field as usize,
            _ => 0,
        }
    }

    /// The city it is.
    #[inline]
    pub const fn city(self) -> Option<City> {
        if self.0.get() < 8 { Some(City(self.0)) } else { None }
    }

    /// The field it is.
    #[inline]
    pub const fn field(self) -> Option<Field> {
        match self.0.get() {
            8 => Some(Field::Five),
            9 => Some(Field::Six),
            10 => Some(Field::Seven),
            11 => Some(Field::Cities),
            _ => None,
        }
    }

    /// Reads `city merchant-priest` or `field 6`.
    pub fn read(words: &mut Words<'_>) -> Result<Location, NotationError> {
        if words.choose(&[("city", true), ("field", false)])? {
            City::read(words).map(Location::from)
        } else {
            Field::read(words).map(Location::from)
        }
    }
}

impl From<City> for Location {
    fn from(city: City) -> Location {
        Location(city.0)
    }
}

impl From<Field> for Location {
    fn from(field: Field) -> Location {
        Location(NonZeroU8::MIN.saturating_add(7 + field as u8))
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.city(), self.field()) {
            (Some(city), _) => write!(f, "city {city}"),
            (_, Some(field)) => write!(f, "field {}", field.name()),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_location_reads_back_and_knows_its_number() {
        for (index, location) in Location::all().enumerate() {
            let text = location.to_string();
            assert_eq!(Location::read(&mut Words::new(&text)), Ok(location), "{text}");
            assert_eq!(location.index(), index, "{text}");
            assert_ne!(location.city().is_some(), location.field().is_some());
        }
        assert_eq!(Location::all().count(), Location::KINDS);
        let city = |text| City::read(&mut Words::new(text));
        assert_eq!(city("priest-merchant").unwrap().to_string(), "merchant-priest");
        for bad in ["", "farmer", "merchant-merchant", "merchant-", "priest-king"] {
            assert!(city(bad).is_err(), "{bad}");
        }
        assert_eq!(size_of::<Option<Location>>(), 1);
    }
}
