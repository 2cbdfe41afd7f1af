//! Resources, and numbers of them.

use std::fmt;

use serde::{Serialize, Serializer};
use table::{NotationError, Tokens};

/// One of the four resources (NA-GEN-2), in canonical order.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
#[repr(u8)]
pub enum Resource {
    /// Buys progress cards.
    Gold,
    /// Deploys workers and builds wonders.
    Stone,
    /// Feeds the nation.
    Food,
    /// Victory points at the end of an age.
    Books,
}

impl Resource {
    /// All four, in canonical order.
    pub const ALL: [Resource; 4] =
        [Resource::Gold, Resource::Stone, Resource::Food, Resource::Books];

    /// Its word in the notation.
    pub const fn name(self) -> &'static str {
        ["gold", "stone", "food", "books"][self as usize]
    }

    /// The resource with this word.
    pub fn named(word: &str) -> Option<Resource> {
        Resource::ALL.into_iter().find(|resource| resource.name() == word)
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

/// What a card, an event or a board gives (or takes, if negative).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug)]
pub struct Amounts {
    /// Gold, stone, food, books.
    pub goods: [i8; 4],
    /// Victory points.
    pub vp: i8,
    /// Strength, for as long as the cause lasts.
    pub strength: i8,
    /// Stability, for as long as the cause lasts.
    pub stability: i8,
}

impl Amounts {
    /// Nothing at all.
    pub const NONE: Amounts = Amounts { goods: [0; 4], vp: 0, strength: 0, stability: 0 };

    /// Whether nothing is given or taken.
    pub fn is_none(&self) -> bool {
        *self == Amounts::NONE
    }

    /// How much of a resource.
    pub const fn of(&self, resource: Resource) -> i8 {
        self.goods[resource as usize]
    }

    /// The one resource that is given or taken, if there is exactly one.
    pub fn only(&self) -> Option<(Resource, i8)> {
        let mut given = Resource::ALL.into_iter().filter(|resource| self.of(*resource) != 0);
        let one = given.next()?;
        given.next().is_none().then(|| (one, self.of(one)))
    }

    /// Every resource with its number, where there is one.
    pub fn each(&self) -> impl Iterator<Item = (Resource, i8)> {
        Resource::ALL
            .into_iter()
            .map(|resource| (resource, self.of(resource)))
            .filter(|(_, count)| *count != 0)
    }
}

impl Serialize for Amounts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let rest = [("vp", self.vp), ("strength", self.strength), ("stability", self.stability)];
        let goods = self.each().map(|(resource, count)| (resource.name(), count));
        serializer.collect_map(goods.chain(rest.into_iter().filter(|(_, count)| *count != 0)))
    }
}

/// What a nation holds: gold, stone, food, books.
pub type Goods = [u16; 4];

/// A number of each resource in a decision: what is paid or given up.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug)]
pub struct Mix(pub [u8; 4]);

impl Mix {
    /// Of all resources together.
    pub fn size(self) -> u32 {
        self.0.iter().map(|count| u32::from(*count)).sum()
    }

    /// Whether `goods` hold that much of everything.
    pub fn within(self, goods: Goods) -> bool {
        self.0.iter().zip(goods).all(|(count, held)| u16::from(*count) <= held)
    }

    /// Every choice of exactly `size` units with at most `limits` of each, in a stable order.
    pub fn choices(size: u16, limits: Goods) -> impl Iterator<Item = Mix> {
        let size = size.min(255);
        let [gold, stone, food, books] = limits.map(|limit| limit.min(size));
        (0..=gold).rev().flat_map(move |g| {
            (0..=stone.min(size - g)).rev().flat_map(move |s| {
                (0..=food.min(size - g - s)).rev().filter_map(move |f| {
                    let b = size - g - s - f;
                    (b <= books).then_some(Mix([g as u8, s as u8, f as u8, b as u8]))
                })
            })
        })
    }

    /// Reads `2 gold 1 stone`, or `nothing`.
    pub fn read(tokens: &mut Tokens<'_>) -> Result<Mix, NotationError> {
        let mut mix = Mix::default();
        if tokens.peek() == Some("nothing") {
            tokens.next("nothing")?;
            return Ok(mix);
        }
        loop {
            let count = tokens.number(1, 255)? as u8;
            // Each at most once.
            let left = Resource::ALL.into_iter().filter(|r| mix.0[*r as usize] == 0);
            let left: Vec<_> = left.map(|resource| (resource.name(), resource)).collect();
            let resource = tokens.choose(&left)?;
            mix.0[resource as usize] = count;
            if tokens.peek().is_none() || mix.0.iter().all(|count| *count > 0) {
                return Ok(mix);
            }
        }
    }
}

impl fmt::Display for Mix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut first = true;
        for resource in Resource::ALL {
            let count = self.0[resource as usize];
            if count > 0 {
                let space = if first { "" } else { " " };
                write!(f, "{space}{count} {}", resource.name())?;
                first = false;
            }
        }
        if first { f.write_str("nothing") } else { Ok(()) }
    }
}

/// A section of the population track, or the room above it.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
#[repr(u8)]
pub enum Section {
    /// An empty space costs three food in every Production.
    Food,
    /// An empty space costs three stability.
    Stability,
    /// Above the track: workers for whom there was no space (NA-WORK-3).
    Above,
}

impl Section {
    /// All three.
    pub const ALL: [Section; 3] = [Section::Food, Section::Stability, Section::Above];

    /// Its word in the notation.
    pub const fn name(self) -> &'static str {
        ["food", "stability", "above"][self as usize]
    }

    /// Reads a section.
    pub fn read(tokens: &mut Tokens<'_>) -> Result<Section, NotationError> {
        tokens.choose(&Section::ALL.map(|section| (section.name(), section)))
    }
}

impl Serialize for Section {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}
