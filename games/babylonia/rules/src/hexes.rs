//! Sets of hexes: one bit for each hex, so that all neighbours of a set are found by a few shifts.

use table::{Bitboard, Space};

use crate::board::MAP;
use crate::hex::{COLUMNS, Hex, ROWS, bit};

/// A set of hexes, row by row. Subtraction leaves out what is in the second set.
pub type Hexes = Bitboard<Hex, 3>;

const FIRST_COLUMN: Hexes = column(0);
const LAST_COLUMN: Hexes = column(COLUMNS - 1);

/// The hexes that the map marks with one of these signs.
pub(crate) const fn marked(signs: &[u8]) -> Hexes {
    let mut hexes = Hexes::NONE;
    let mut row = 0;
    while row < ROWS {
        let mut column = row % 2;
        while column < COLUMNS {
            let mut sign = 0;
            while sign < signs.len() {
                if MAP[row as usize][column as usize] == signs[sign] {
                    hexes = hexes.with_number(bit(row, column) as usize);
                }
                sign += 1;
            }
            column += 2;
        }
        row += 1;
    }
    hexes
}

const fn column(column: u8) -> Hexes {
    let mut hexes = Hexes::NONE;
    let mut row = column % 2;
    while row < ROWS {
        if MAP[row as usize][column as usize] != b' ' {
            hexes = hexes.with_number(bit(row, column) as usize);
        }
        row += 2;
    }
    hexes
}

/// The set moved to lower numbers, towards the top of the board.
const fn up(hexes: Hexes, bits: u32) -> Hexes {
    let [a, b, c] = hexes.words();
    Hexes::from_words([a >> bits | b << (64 - bits), b >> bits | c << (64 - bits), c >> bits])
}

/// The set moved to higher numbers, towards the bottom of the board.
const fn down(hexes: Hexes, bits: u32) -> Hexes {
    let [a, b, c] = hexes.words();
    Hexes::from_words([a << bits, b << bits | a >> (64 - bits), c << bits | b >> (64 - bits)])
}

/// All hexes that share an edge with a hex of the set (BA-BOARD-3).
#[inline]
pub(crate) const fn beside(hexes: Hexes) -> Hexes {
    let (west, east) = (hexes.minus(FIRST_COLUMN), hexes.minus(LAST_COLUMN));
    let straight = up(hexes, 17).or(down(hexes, 17));
    let right = up(east, 8).or(down(east, 9));
    let left = up(west, 9).or(down(west, 8));
    straight.or(right).or(left).and(Hexes::ALL)
}

impl Space<3> for Hex {
    const ALL: [u64; 3] = marked(b"ncsNCS123te").words();

    #[inline]
    fn number(self) -> usize {
        self.index()
    }

    #[inline]
    fn numbered(number: usize) -> Hex {
        Hex(number as u8)
    }

    #[inline]
    fn beside(hexes: Hexes) -> Hexes {
        beside(hexes)
    }

    #[inline]
    fn connected(set: Hexes, start: Hexes) -> Hexes {
        // In plain words: bots spend a third of their time here, and arrays are slower.
        let [in_a, in_b, in_c] = set.words();
        let [mut a, mut b, mut c] = start.words();
        loop {
            let [beside_a, beside_b, beside_c] = beside(Hexes::from_words([a, b, c])).words();
            let grown_a = (a | beside_a) & in_a;
            let grown_b = (b | beside_b) & in_b;
            let grown_c = (c | beside_c) & in_c;
            if (grown_a ^ a) | (grown_b ^ b) | (grown_c ^ c) == 0 {
                return Hexes::from_words([a, b, c]);
            }
            (a, b, c) = (grown_a, grown_b, grown_c);
        }
    }
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
        assert_eq!(set.connected(hex("g19").into()).to_string(), "g15 g17 h18 g19");
        assert_eq!(set.connected(hex("k3").into()).to_string(), "k3");
    }
}
