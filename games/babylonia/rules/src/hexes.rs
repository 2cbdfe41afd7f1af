//! Sets of hexes as bits, and the connections between hexes.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub};

use serde::{Serialize, Serializer};

use crate::board::{BOARD, MAP};
use crate::hex::{COLUMNS, Hex, ROWS, bit};

/// A set of hexes.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default)]
pub struct Hexes([u64; 3]);

const FIRST_COLUMN: Hexes = Hexes::column(0);
const LAST_COLUMN: Hexes = Hexes::column(COLUMNS - 1);

impl Hexes {
    /// No hex.
    pub const NONE: Hexes = Hexes([0; 3]);

    /// The set of these hexes.
    pub fn of(hexes: impl IntoIterator<Item = Hex>) -> Hexes {
        hexes.into_iter().fold(Hexes::NONE, Hexes::with)
    }

    /// The hexes that the map marks with one of these signs.
    pub const fn marked(signs: &[u8]) -> Hexes {
        let mut words = [0; 3];
        let mut row = 0;
        while row < ROWS {
            let mut column = row % 2;
            while column < COLUMNS {
                let mut sign = 0;
                while sign < signs.len() {
                    if MAP[row as usize][column as usize] == signs[sign] {
                        let bit = bit(row, column);
                        words[bit as usize / 64] |= 1 << (bit % 64);
                    }
                    sign += 1;
                }
                column += 2;
            }
            row += 1;
        }
        Hexes(words)
    }

    const fn column(column: u8) -> Hexes {
        let mut words = [0; 3];
        let mut row = column % 2;
        while row < ROWS {
            if MAP[row as usize][column as usize] != b' ' {
                let bit = bit(row, column);
                words[bit as usize / 64] |= 1 << (bit % 64);
            }
            row += 2;
        }
        Hexes(words)
    }

    /// The set with this hex.
    #[inline]
    pub const fn with(mut self, hex: Hex) -> Hexes {
        self.0[hex.0 as usize / 64] |= 1 << (hex.0 % 64);
        self
    }

    /// What is in both sets.
    #[inline]
    pub const fn and(self, other: Hexes) -> Hexes {
        let ([a, b, c], [d, e, f]) = (self.0, other.0);
        Hexes([a & d, b & e, c & f])
    }

    /// What is in either set.
    #[inline]
    pub const fn or(self, other: Hexes) -> Hexes {
        let ([a, b, c], [d, e, f]) = (self.0, other.0);
        Hexes([a | d, b | e, c | f])
    }

    /// What is in this set and not in the other.
    #[inline]
    pub const fn minus(self, other: Hexes) -> Hexes {
        let ([a, b, c], [d, e, f]) = (self.0, other.0);
        Hexes([a & !d, b & !e, c & !f])
    }

    /// Whether the set holds this hex.
    #[inline]
    pub const fn has(self, hex: Hex) -> bool {
        self.0[hex.0 as usize / 64] >> (hex.0 % 64) & 1 == 1
    }

    /// Whether the set holds nothing.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// The number of hexes.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()
    }

    /// Whether the sets share a hex.
    #[inline]
    pub const fn meets(self, other: Hexes) -> bool {
        !self.and(other).is_empty()
    }

    /// Adds a hex.
    #[inline]
    pub fn insert(&mut self, hex: Hex) {
        *self = self.with(hex);
    }

    /// Takes a hex out.
    #[inline]
    pub fn remove(&mut self, hex: Hex) {
        self.0[hex.0 as usize / 64] &= !(1 << (hex.0 % 64));
    }

    /// The first hex, row by row.
    #[inline]
    pub fn first(self) -> Option<Hex> {
        (0..3)
            .find(|word| self.0[*word] != 0)
            .map(|word| Hex((word * 64) as u8 + self.0[word].trailing_zeros() as u8))
    }

    const fn up(self, bits: u32) -> Hexes {
        let [a, b, c] = self.0;
        Hexes([a >> bits | b << (64 - bits), b >> bits | c << (64 - bits), c >> bits])
    }

    const fn down(self, bits: u32) -> Hexes {
        let [a, b, c] = self.0;
        Hexes([a << bits, b << bits | a >> (64 - bits), c << bits | b >> (64 - bits)])
    }

    /// All hexes that share an edge with a hex of the set.
    #[inline]
    pub const fn beside(self) -> Hexes {
        let (west, east) = (self.minus(FIRST_COLUMN), self.minus(LAST_COLUMN));
        let straight = self.up(17).or(self.down(17));
        let right = east.up(8).or(east.down(9));
        let left = west.up(9).or(west.down(8));
        straight.or(right).or(left).and(BOARD)
    }

    /// Everything in the set connected with `start`; what of `start` is outside the set is left out.
    #[inline]
    pub fn connected(self, start: Hexes) -> Hexes {
        let mut found = start & self;
        loop {
            let grown = (found | found.beside()) & self;
            if grown == found {
                return found;
            }
            found = grown;
        }
    }

    /// The hexes, row by row.
    pub const fn iter(self) -> HexesIter {
        HexesIter(self)
    }
}

impl From<Hex> for Hexes {
    #[inline]
    fn from(hex: Hex) -> Hexes {
        Hexes::NONE.with(hex)
    }
}

impl BitAnd for Hexes {
    type Output = Hexes;
    #[inline]
    fn bitand(self, other: Hexes) -> Hexes {
        self.and(other)
    }
}

impl BitOr for Hexes {
    type Output = Hexes;
    #[inline]
    fn bitor(self, other: Hexes) -> Hexes {
        self.or(other)
    }
}

/// What is in the first set and not in the second.
impl Sub for Hexes {
    type Output = Hexes;
    #[inline]
    fn sub(self, other: Hexes) -> Hexes {
        self.minus(other)
    }
}

impl BitOrAssign for Hexes {
    #[inline]
    fn bitor_assign(&mut self, other: Hexes) {
        *self = *self | other;
    }
}

impl BitAndAssign for Hexes {
    #[inline]
    fn bitand_assign(&mut self, other: Hexes) {
        *self = *self & other;
    }
}

impl fmt::Debug for Hexes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&list(*self))
    }
}

impl Serialize for Hexes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// `g18 h19`, row by row.
pub(crate) fn list(hexes: Hexes) -> String {
    hexes.iter().map(|hex| hex.to_string()).collect::<Vec<_>>().join(" ")
}

/// The hexes of a set, row by row; quick to count and to skip.
#[derive(Clone, Debug)]
pub struct HexesIter(Hexes);

impl Iterator for HexesIter {
    type Item = Hex;

    #[inline]
    fn next(&mut self) -> Option<Hex> {
        let hex = self.0.first()?;
        self.0.remove(hex);
        Some(hex)
    }

    #[inline]
    fn nth(&mut self, mut skip: usize) -> Option<Hex> {
        for word in &mut self.0.0 {
            let here = word.count_ones() as usize;
            if skip < here {
                *word = from_nth(*word, skip as u32);
                return self.next();
            }
            *word = 0;
            skip -= here;
        }
        None
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.len() as usize;
        (count, Some(count))
    }
}

impl ExactSizeIterator for HexesIter {}

/// The word without its `skip` lowest ones, of which it must have more.
#[inline]
const fn from_nth(word: u64, skip: u32) -> u64 {
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
    use table::Tokens;

    fn hex(name: &str) -> Hex {
        Hex::read(&mut Tokens::new(name)).unwrap()
    }

    #[test]
    fn a_connection_runs_over_edges() {
        let set = Hexes::of(["g19", "g17", "g15", "h18", "k3", "q19"].map(hex));
        assert_eq!(list(set.connected(hex("g19").into())), "g15 g17 h18 g19");
        assert_eq!(list(set.connected(hex("k3").into())), "k3");
        assert_eq!(set.connected(hex("a17").into()), Hexes::NONE);
    }

    #[test]
    fn nth_agrees_with_next() {
        let set = BOARD - Hexes::of(["i1", "h12", "o23"].map(hex));
        let all: Vec<Hex> = set.iter().collect();
        assert_eq!(all.len(), set.iter().len());
        for (index, hex) in all.iter().enumerate() {
            assert_eq!(set.iter().nth(index), Some(*hex));
        }
        assert_eq!(set.iter().nth(all.len()), None);
    }
}
