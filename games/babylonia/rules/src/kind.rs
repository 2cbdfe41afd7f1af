//! Clan tokens: their kinds, and numbers of them (BA-COMP-5).

use std::ops::{Index, IndexMut};

use serde::{Serialize, Serializer};
use table::{NotationError, Rng, Tokens as Words, Value};

/// What the face of a clan token shows.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
#[repr(u8)]
pub enum Kind {
    /// A noble.
    Merchant,
    /// A noble.
    Priest,
    /// A noble: the civil servant.
    Servant,
    /// No noble.
    Farmer,
}

impl Kind {
    /// All four, in canonical order.
    pub const ALL: [Kind; 4] = [Kind::Merchant, Kind::Priest, Kind::Servant, Kind::Farmer];
    /// The nobles.
    pub const NOBLES: [Kind; 3] = [Kind::Merchant, Kind::Priest, Kind::Servant];

    /// `merchant`, `priest`, `servant`, `farmer`
    pub const fn name(self) -> &'static str {
        ["merchant", "priest", "servant", "farmer"][self as usize]
    }

    /// Whether it is a merchant, priest or civil servant.
    #[inline]
    pub const fn is_noble(self) -> bool {
        !matches!(self, Kind::Farmer)
    }

    /// Reads a kind.
    pub fn read(words: &mut Words<'_>) -> Result<Kind, NotationError> {
        words.choose(&Kind::ALL.map(|kind| (kind.name(), kind)))
    }
}

impl From<Kind> for Value {
    fn from(kind: Kind) -> Value {
        Value::from(kind.name())
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// Clan tokens by kind, where only their number matters: a hand, a pool.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug)]
pub struct Tokens(pub [u8; 4]);

impl Tokens {
    /// The tokens of one player (BA-COMP-5).
    pub const CLAN: Tokens = Tokens([6, 6, 6, 12]);

    /// The number of tokens.
    #[inline]
    pub fn size(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether all of these are among them.
    pub fn contain(self, other: Tokens) -> bool {
        self.0.iter().zip(other.0).all(|(have, want)| *have >= want)
    }

    /// These and those.
    #[inline]
    pub fn plus(self, other: Tokens) -> Tokens {
        Tokens(std::array::from_fn(|kind| self.0[kind] + other.0[kind]))
    }

    /// These without those, all of which must be among them.
    #[inline]
    pub fn minus(self, other: Tokens) -> Tokens {
        Tokens(std::array::from_fn(|kind| self.0[kind] - other.0[kind]))
    }

    /// Draws one token without looking; there must be one.
    #[inline]
    pub(crate) fn draw_one(self, rng: &mut impl Rng) -> Kind {
        let mut index = rng.below(self.size().into()) as u8;
        for kind in Kind::NOBLES {
            if index < self[kind] {
                return kind;
            }
            index -= self[kind];
        }
        Kind::Farmer
    }

    /// Draws `count` tokens without looking; there must be enough.
    pub fn draw(self, count: u8, rng: &mut impl Rng) -> Tokens {
        let mut left = self;
        let mut chosen = Tokens::default();
        for _ in 0..count {
            let kind = left.draw_one(rng);
            left[kind] -= 1;
            chosen[kind] += 1;
        }
        chosen
    }

    /// Each kind as often as there are tokens of it, in canonical order.
    pub fn words(self) -> impl Iterator<Item = &'static str> {
        Kind::ALL
            .into_iter()
            .flat_map(move |kind| std::iter::repeat_n(kind.name(), self[kind].into()))
    }

    /// Reads one to seven kinds until the end of the line.
    pub fn read(words: &mut Words<'_>) -> Result<Tokens, NotationError> {
        let mut tokens = Tokens::default();
        tokens[Kind::read(words)?] += 1;
        while words.peek().is_some() {
            if tokens.size() == 7 {
                words.end()?;
            }
            tokens[Kind::read(words)?] += 1;
        }
        Ok(tokens)
    }
}

impl Index<Kind> for Tokens {
    type Output = u8;
    #[inline]
    fn index(&self, kind: Kind) -> &u8 {
        &self.0[kind as usize]
    }
}

impl IndexMut<Kind> for Tokens {
    #[inline]
    fn index_mut(&mut self, kind: Kind) -> &mut u8 {
        &mut self.0[kind as usize]
    }
}

impl Serialize for Tokens {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Kind::ALL.into_iter().map(|kind| (kind.name(), self[kind])))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Fast;

    #[test]
    fn a_draw_takes_what_is_there_and_every_token_alike() {
        let bag = Tokens([1, 0, 2, 3]);
        let mut rng = Fast::new(5);
        assert_eq!(bag.draw(6, &mut rng), bag);
        let mut seen = Tokens::default().0.map(u32::from);
        for _ in 0..60_000 {
            seen[bag.draw_one(&mut rng) as usize] += 1;
        }
        let [merchant, priest, servant, farmer] = seen;
        assert_eq!(priest, 0);
        assert!((9_500..10_500).contains(&merchant), "{seen:?}");
        assert!((19_300..20_700).contains(&servant), "{seen:?}");
        assert!((29_200..30_800).contains(&farmer), "{seen:?}");
    }
}
