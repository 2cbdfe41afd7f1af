//! Sets of spaces of a board as bits (bitboards), for any board with up to a few hundred spaces.
//!
//! A game names its spaces and says which lie beside which ([`Space`]); the set of them, with its
//! operators, iterator and JSON, is [`Bitboard`].

use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub};

use serde::{Serialize, Serializer};

/// A space of a board whose spaces are numbered from 0 to at most `64 * WORDS - 1`.
pub trait Space<const WORDS: usize>: Copy + Eq + Hash + fmt::Display {
    /// The bits of all spaces. Numbers may be left out.
    const ALL: [u64; WORDS];

    /// The number of the space.
    fn number(self) -> usize;

    /// The space with this number, which must be one of `ALL`.
    fn numbered(number: usize) -> Self;

    /// All spaces beside a space of the set, whether they are part of it or not.
    fn beside(set: Bitboard<Self, WORDS>) -> Bitboard<Self, WORDS>;

    /// Everything in `set` connected with `start`, which must be part of it (flood fill).
    #[inline]
    fn connected(
        set: Bitboard<Self, WORDS>,
        start: Bitboard<Self, WORDS>,
    ) -> Bitboard<Self, WORDS> {
        let mut reached = start & set;
        loop {
            let grown = (reached | reached.beside()) & set;
            if grown == reached {
                return reached;
            }
            reached = grown;
        }
    }
}

/// A set of spaces: one bit each in `WORDS` words.
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
pub struct Bitboard<S, const WORDS: usize> {
    words: [u64; WORDS],
    of: PhantomData<S>,
}

impl<S, const WORDS: usize> Bitboard<S, WORDS> {
    /// The empty set.
    pub const NONE: Self = Self::from_words([0; WORDS]);

    /// The set with these bits. Each must be one of the board's spaces.
    pub const fn from_words(words: [u64; WORDS]) -> Self {
        Bitboard { words, of: PhantomData }
    }

    /// The bits of the set.
    #[inline]
    pub const fn words(self) -> [u64; WORDS] {
        self.words
    }

    /// The set and the space with this number.
    #[inline]
    pub const fn with_number(mut self, number: usize) -> Self {
        self.words[number / 64] |= 1 << (number % 64);
        self
    }

    /// Whether the set holds the space with this number.
    #[inline]
    pub const fn has_number(self, number: usize) -> bool {
        self.words[number / 64] >> (number % 64) & 1 == 1
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        let mut any = 0;
        let mut word = 0;
        while word < WORDS {
            any |= self.words[word];
            word += 1;
        }
        any == 0
    }

    /// The number of spaces in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        let mut count = 0;
        let mut word = 0;
        while word < WORDS {
            count += self.words[word].count_ones();
            word += 1;
        }
        count
    }

    /// What is in both sets; `&` for constants.
    #[inline]
    pub const fn and(mut self, other: Self) -> Self {
        let mut word = 0;
        while word < WORDS {
            self.words[word] &= other.words[word];
            word += 1;
        }
        self
    }

    /// What is in either set; `|` for constants.
    #[inline]
    pub const fn or(mut self, other: Self) -> Self {
        let mut word = 0;
        while word < WORDS {
            self.words[word] |= other.words[word];
            word += 1;
        }
        self
    }

    /// What is in this set and not in the other; `-` for constants.
    #[inline]
    pub const fn minus(mut self, other: Self) -> Self {
        let mut word = 0;
        while word < WORDS {
            self.words[word] &= !other.words[word];
            word += 1;
        }
        self
    }

    /// Whether the sets share a space.
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        !self.and(other).is_empty()
    }
}

impl<S: Space<WORDS>, const WORDS: usize> Bitboard<S, WORDS> {
    /// The whole board.
    pub const ALL: Self = Self::from_words(S::ALL);

    /// The set of these spaces.
    pub fn of(spaces: impl IntoIterator<Item = S>) -> Self {
        spaces.into_iter().fold(Self::NONE, Self::with)
    }

    /// The set and this space.
    #[inline]
    pub fn with(self, space: S) -> Self {
        self.with_number(space.number())
    }

    /// Whether the set holds this space.
    #[inline]
    pub fn has(self, space: S) -> bool {
        self.has_number(space.number())
    }

    /// Adds a space.
    #[inline]
    pub fn insert(&mut self, space: S) {
        *self = self.with(space);
    }

    /// Takes a space out.
    #[inline]
    pub fn remove(&mut self, space: S) {
        let number = space.number();
        self.words[number / 64] &= !(1 << (number % 64));
    }

    /// The space with the lowest number.
    #[inline]
    pub fn first(self) -> Option<S> {
        let word = (0..WORDS).find(|word| self.words[*word] != 0)?;
        Some(S::numbered(word * 64 + self.words[word].trailing_zeros() as usize))
    }

    /// All spaces beside a space of the set, whether they are part of it or not.
    #[inline]
    pub fn beside(self) -> Self {
        S::beside(self)
    }

    /// Everything in the set connected with `start`, which must be part of it.
    #[inline]
    pub fn connected(self, start: Self) -> Self {
        S::connected(self, start)
    }

    /// The spaces in the order of their numbers.
    #[inline]
    pub fn iter(self) -> Spaces<S, WORDS> {
        Spaces(self)
    }
}

impl<S, const WORDS: usize> Default for Bitboard<S, WORDS> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<S: Space<WORDS>, const WORDS: usize> From<S> for Bitboard<S, WORDS> {
    #[inline]
    fn from(space: S) -> Self {
        Self::NONE.with(space)
    }
}

impl<S, const WORDS: usize> BitAnd for Bitboard<S, WORDS> {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        self.and(other)
    }
}

impl<S, const WORDS: usize> BitOr for Bitboard<S, WORDS> {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        self.or(other)
    }
}

/// What is in the first set and not in the second.
impl<S, const WORDS: usize> Sub for Bitboard<S, WORDS> {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        self.minus(other)
    }
}

/// The rest of the board.
impl<S: Space<WORDS>, const WORDS: usize> Not for Bitboard<S, WORDS> {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self::ALL.minus(self)
    }
}

impl<S: Copy, const WORDS: usize> BitAndAssign for Bitboard<S, WORDS> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = self.and(other);
    }
}

impl<S: Copy, const WORDS: usize> BitOrAssign for Bitboard<S, WORDS> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = self.or(other);
    }
}

/// The names of the spaces in order, such as `f3 i7`.
impl<S: Space<WORDS>, const WORDS: usize> fmt::Display for Bitboard<S, WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, space) in self.iter().enumerate() {
            let gap = if place == 0 { "" } else { " " };
            write!(f, "{gap}{space}")?;
        }
        Ok(())
    }
}

impl<S: Space<WORDS>, const WORDS: usize> fmt::Debug for Bitboard<S, WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<S: Space<WORDS> + Serialize, const WORDS: usize> Serialize for Bitboard<S, WORDS> {
    fn serialize<Z: Serializer>(&self, serializer: Z) -> Result<Z::Ok, Z::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// The spaces of a set in order; quick to count and to skip.
#[derive(Clone, Debug)]
pub struct Spaces<S: Space<WORDS>, const WORDS: usize>(Bitboard<S, WORDS>);

impl<S: Space<WORDS>, const WORDS: usize> Iterator for Spaces<S, WORDS> {
    type Item = S;

    #[inline]
    fn next(&mut self) -> Option<S> {
        for (place, word) in self.0.words.iter_mut().enumerate() {
            if *word != 0 {
                let number = place * 64 + word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Some(S::numbered(number));
            }
        }
        None
    }

    #[inline]
    fn nth(&mut self, mut skip: usize) -> Option<S> {
        for word in &mut self.0.words {
            let here = word.count_ones() as usize;
            if skip < here {
                *word = without_lowest(*word, skip as u32);
                return self.next();
            }
            *word = 0;
            skip -= here;
        }
        None
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.len() as usize;
        (count, Some(count))
    }
}

impl<S: Space<WORDS>, const WORDS: usize> ExactSizeIterator for Spaces<S, WORDS> {}

/// The word without its `skip` lowest ones, of which it must have more.
#[inline]
const fn without_lowest(word: u64, skip: u32) -> u64 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = 0x8080_8080_8080_8080;
    // The ones of each byte, then of each byte and all below it.
    let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let sums = ((nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(ONES);
    // The bytes that are skipped whole: their sums do not exceed `skip`.
    let whole = (((skip as u64 * ONES) | HIGH) - sums) & HIGH;
    let bits = ((whole >> 7).wrapping_mul(ONES) >> 56) as u32 * 8;
    let mut left = skip - ((sums << 8) >> bits & 0xff) as u32;
    let mut rest = word >> bits << bits;
    while left > 0 {
        rest &= rest - 1;
        left -= 1;
    }
    rest
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A point on a line of 150, beside the next and the one before.
    #[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
    struct Point(u8);

    type Points = Bitboard<Point, 3>;

    impl fmt::Display for Point {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "{}", self.0)
        }
    }

    impl Space<3> for Point {
        const ALL: [u64; 3] = [u64::MAX, u64::MAX, (1 << 22) - 1];

        fn number(self) -> usize {
            self.0.into()
        }

        fn numbered(number: usize) -> Point {
            Point(number as u8)
        }

        fn beside(set: Points) -> Points {
            let ends = |point: Point| [point.0.checked_sub(1), point.0.checked_add(1)];
            let points = set.iter().flat_map(ends).flatten().map(Point);
            Points::of(points) & Points::ALL
        }
    }

    fn set(points: &[u8]) -> Points {
        Points::of(points.iter().copied().map(Point))
    }

    #[test]
    fn sets_are_combined_across_words() {
        let (one, two) = (set(&[0, 63, 64, 149]), set(&[63, 64, 65, 128]));
        assert_eq!(one & two, set(&[63, 64]));
        assert_eq!(one | two, set(&[0, 63, 64, 65, 128, 149]));
        assert_eq!(one - two, set(&[0, 149]));
        assert_eq!((!one).len(), 146);
        assert!(one.meets(two) && !(one - two).meets(two));
        assert_eq!((one.len(), one.is_empty(), Points::NONE.is_empty()), (4, false, true));
        assert_eq!((two.first(), Points::NONE.first()), (Some(Point(63)), None));
        let mut three = one;
        three.insert(Point(1));
        three.remove(Point(64));
        three |= set(&[2]);
        three &= set(&[1, 2, 149]);
        assert_eq!(three.to_string(), "1 2 149");
    }

    #[test]
    fn connected_reaches_all_that_hangs_together() {
        let line = set(&[1, 3, 62, 63, 64, 65, 67]);
        assert_eq!(line.connected(Point(64).into()), set(&[62, 63, 64, 65]));
        assert_eq!(line.connected(Point(3).into()), set(&[3]));
    }

    #[test]
    fn nth_agrees_with_next() {
        let every_third: Vec<u8> = (0..150).step_by(3).collect();
        for set in [Points::ALL, Points::NONE, set(&[7, 63, 64, 149]), set(&every_third)] {
            let all: Vec<Point> = set.iter().collect();
            assert_eq!(all.len(), set.iter().len());
            for (place, point) in all.iter().enumerate() {
                assert_eq!(set.iter().nth(place), Some(*point));
            }
            assert_eq!(set.iter().nth(all.len()), None);
        }
    }
}
