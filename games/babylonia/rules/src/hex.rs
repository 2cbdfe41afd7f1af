//! Hexes of the board and their names.
//!
//! The columns are lettered `a` to `q`; the rows are counted 1 to 23 in half steps, since every
//! other column is half a hex lower: `a`, `c`, `e`… have odd rows, `b`, `d`, `f`… even ones. So
//! a hex's name can be read off letters above and numbers beside a drawn board.

use std::fmt;

use serde::{Serialize, Serializer};
use table::board::Spaces;
use table::notation::any_of;
use table::{NotationError, Tokens, Value};

use crate::board::MAP;
use crate::hexes::{Hexes, beside};

/// Columns `a` to `q`.
pub const COLUMNS: u8 = 17;
/// Rows 1 to 23.
pub const ROWS: u8 = 23;

/// One hex of the board.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Hex(pub(crate) u8);

/// A side of a hex on the drawn board, where geographic north is on the left.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
#[repr(u8)]
pub enum Side {
    /// Above.
    Top,
    /// Above, on the right.
    UpperRight,
    /// Below, on the right.
    LowerRight,
    /// Below.
    Bottom,
    /// Below, on the left.
    LowerLeft,
    /// Above, on the left.
    UpperLeft,
}

impl Side {
    /// All six, clockwise from the top.
    pub const ALL: [Side; 6] = [
        Side::Top,
        Side::UpperRight,
        Side::LowerRight,
        Side::Bottom,
        Side::LowerLeft,
        Side::UpperLeft,
    ];
}

/// The hex in this row and column, counted from 0, as a bit: two rows of a board 17 wide take 17
/// bits, so that each of the six neighbours lies at a fixed distance. The first four bits would
/// lie left of the first hex of the first row and are left out.
pub(crate) const fn bit(row: u8, column: u8) -> u8 {
    ((COLUMNS as u16 * row as u16 + column as u16) / 2 - 4) as u8
}

impl Hex {
    /// All numbers of hexes are below this; some of them are no hex.
    pub const COUNT: usize = 191;

    /// The hex in this row and column, counted from 0, if the board has it.
    pub const fn new(row: u8, column: u8) -> Option<Hex> {
        let inside = row < ROWS && column < COLUMNS && row % 2 == column % 2;
        if inside && MAP[row as usize][column as usize] != b' ' {
            Some(Hex(bit(row, column)))
        } else {
            None
        }
    }

    /// The hex with this number, if it is one.
    pub(crate) const fn from_index(index: usize) -> Option<Hex> {
        if index < Hex::COUNT && Hexes::ALL.has_number(index) {
            Some(Hex(index as u8))
        } else {
            None
        }
    }

    /// Every hex, row by row.
    pub fn all() -> Spaces<Hex, 3> {
        Hexes::ALL.iter()
    }

    /// Its number, growing row by row.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from 0 in half steps, from the top. On a drawn board `21 * row` is the centre of a
    /// hex 42 high.
    pub const fn row(self) -> u8 {
        ((self.0 as u16 + 4) * 2 / COLUMNS as u16) as u8
    }

    /// Counted from 0, from the left. On a drawn board `36 * column` is the centre of a hex 48 wide.
    pub const fn column(self) -> u8 {
        ((self.0 as u16 + 4) * 2 % COLUMNS as u16) as u8
    }

    /// The letter of a column counted from 0, for the edge of a drawn board.
    pub const fn column_label(column: u8) -> char {
        (b'a' + column) as char
    }

    /// The number of a row counted from 0, for the edge of a drawn board.
    pub const fn row_label(row: u8) -> u8 {
        row + 1
    }

    /// The neighbour on this side, if the board has it.
    pub const fn neighbour(self, side: Side) -> Option<Hex> {
        let (row, column) = (self.row(), self.column());
        let (row, column) = match side {
            Side::Top => (row.wrapping_sub(2), column),
            Side::UpperRight => (row.wrapping_sub(1), column + 1),
            Side::LowerRight => (row + 1, column + 1),
            Side::Bottom => (row + 2, column),
            Side::LowerLeft => (row + 1, column.wrapping_sub(1)),
            Side::UpperLeft => (row.wrapping_sub(1), column.wrapping_sub(1)),
        };
        Hex::new(row, column)
    }

    /// The hexes that share an edge with it (BA-BOARD-3).
    #[inline]
    pub const fn neighbours(self) -> Hexes {
        NEIGHBOURS[self.0 as usize]
    }

    /// Reads a hex such as `i13`.
    pub fn read(tokens: &mut Tokens<'_>) -> Result<Hex, NotationError> {
        let word = tokens.peek().unwrap_or_default();
        let found = word.bytes().next().and_then(|letter| {
            let column = letter.checked_sub(b'a').filter(|column| *column < COLUMNS)?;
            let number = word.get(1..)?;
            let plain =
                number.bytes().all(|byte| byte.is_ascii_digit()) && !number.starts_with('0');
            let row = number.parse::<u8>().ok().filter(|_| plain)?.checked_sub(1)?;
            (row < ROWS).then_some((row, column))
        });
        let expected = match found {
            // The column has other rows.
            Some((_, column)) => any_of(Hex::all().filter(|hex| hex.column() == column)),
            None => "i13 | …".to_owned(),
        };
        tokens.take(&expected, |_| found.and_then(|(row, column)| Hex::new(row, column)))
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", Hex::column_label(self.column()), Hex::row_label(self.row()))
    }
}

impl From<Hex> for Value {
    fn from(hex: Hex) -> Value {
        Value::Word(hex.to_string())
    }
}

impl Serialize for Hex {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

const NEIGHBOURS: [Hexes; Hex::COUNT] = {
    let mut table = [Hexes::NONE; Hex::COUNT];
    let mut index = 0;
    while index < Hex::COUNT {
        if let Some(hex) = Hex::from_index(index) {
            table[index] = beside(Hexes::NONE.with_number(hex.index()));
        }
        index += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    fn hex(name: &str) -> Hex {
        Hex::read(&mut Tokens::new(name)).unwrap()
    }

    #[test]
    fn a_hex_has_the_neighbours_beyond_its_six_sides() {
        for hex in Hex::all() {
            let around = Hexes::of(Side::ALL.into_iter().filter_map(|side| hex.neighbour(side)));
            assert_eq!(hex.neighbours(), around, "{hex}");
        }
        assert_eq!(hex("i13").neighbours().to_string(), "i11 h12 j12 h14 j14 i15");
        assert_eq!(hex("q17").neighbours().to_string(), "q15 p16 p18 q19");
        assert_eq!(hex("a17").neighbours().to_string(), "a15 b16 b18 a19");
    }

    #[test]
    fn every_hex_reads_back() {
        assert_eq!(Hex::all().len(), 175);
        for hex in Hex::all() {
            assert_eq!(Hex::read(&mut Tokens::new(&hex.to_string())), Ok(hex));
            assert_eq!(Hex::new(hex.row(), hex.column()), Some(hex));
            assert_eq!(Hex::from_index(hex.index()), Some(hex));
        }
        for bad in ["", "a", "i0", "r1", "i24", "i013", "i+3", "13i", "ą1", "i12", "a1", "i99999"]
        {
            assert!(Hex::read(&mut Tokens::new(bad)).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_wrong_hex_is_told_what_is_wrong_with_it() {
        let error = |name| Hex::read(&mut Tokens::new(name)).unwrap_err().expected;
        assert_eq!(error("z9"), "i13 | …");
        let odd = "i1 | i3 | i5 | i7 | i9 | i11 | i13 | i15 | i17 | i19 | i21 | i23";
        assert_eq!(error("i12"), odd);
        assert_eq!(error("h13"), "h2 | h4 | h6 | h8 | h10 | h12 | h14 | h16 | h18 | h20 | h22");
        assert_eq!(error("a1"), "a3 | a5 | a7 | a9 | a11 | a13 | a15 | a17 | a19 | a21");
    }
}
