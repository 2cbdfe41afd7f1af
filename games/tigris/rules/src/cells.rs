//! Cells of the board and sets of them as bits: 11 rows of 16 columns, row by row.

use std::fmt;

use serde::{Serialize, Serializer};
use table::{Bitboard, NotationError, Space, Tokens};

/// Columns `a` to `p`.
pub const COLUMNS: u8 = 16;
/// Rows 1 to 11.
pub const ROWS: u8 = 11;

/// One cell: `a1` is the upper left, `p11` the lower right.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// The number of cells.
    pub const COUNT: usize = COLUMNS as usize * ROWS as usize;

    /// The cell in this column and row, both counted from 0.
    pub const fn new(column: u8, row: u8) -> Option<Cell> {
        if column < COLUMNS && row < ROWS { Some(Cell(row * COLUMNS + column)) } else { None }
    }

    /// The cell with this number, counted row by row.
    pub const fn from_index(index: usize) -> Option<Cell> {
        if index < Cell::COUNT { Some(Cell(index as u8)) } else { None }
    }

    /// Every cell, row by row.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..Cell::COUNT as u8).map(Cell)
    }

    /// Counted row by row from the upper left.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from 0.
    pub const fn column(self) -> u8 {
        self.0 % COLUMNS
    }

    /// Counted from 0.
    pub const fn row(self) -> u8 {
        self.0 / COLUMNS
    }

    /// The four cells of the square whose upper left cell this is.
    pub fn square(self) -> Option<Cells> {
        let below = Cell::new(self.column() + 1, self.row() + 1)?;
        Some(Cells::of([self, Cell(self.0 + 1), Cell(below.0 - 1), below]))
    }

    /// Reads a cell such as `e10`.
    pub fn read(tokens: &mut Tokens<'_>) -> Result<Cell, NotationError> {
        tokens.take("a1 … p11", |word| {
            let column = word.bytes().next()?.checked_sub(b'a')?;
            let row = word.get(1..)?;
            if row.starts_with(['0', '+']) {
                return None;
            }
            Cell::new(column, row.parse::<u8>().ok()?.checked_sub(1)?)
        })
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A set of cells. Subtraction leaves out what is in the second set; `!` is the rest of the board.
pub type Cells = Bitboard<Cell, 3>;

/// The last word holds three rows only.
const LAST: u64 = (1 << 48) - 1;
const NOT_FIRST_COLUMN: u64 = 0xfffe_fffe_fffe_fffe;
const NOT_LAST_COLUMN: u64 = 0x7fff_7fff_7fff_7fff;

impl Space<3> for Cell {
    const ALL: [u64; 3] = [u64::MAX, u64::MAX, LAST];

    #[inline]
    fn number(self) -> usize {
        self.0.into()
    }

    #[inline]
    fn numbered(number: usize) -> Cell {
        Cell(number as u8)
    }

    /// All cells orthogonally adjacent to a cell of the set.
    #[inline]
    fn beside(set: Cells) -> Cells {
        let [a, b, c] = set.words();
        Cells::from_words([
            sideways(a) | a << 16 | a >> 16 | b << 48,
            sideways(b) | b << 16 | b >> 16 | a >> 48 | c << 48,
            (sideways(c) | c << 16 | c >> 16 | b >> 48) & LAST,
        ])
    }

    #[inline]
    fn connected(set: Cells, start: Cells) -> Cells {
        // In plain words of 64 bits: what the compiler makes of arrays here is half as fast.
        let [in_a, in_b, in_c] = set.words();
        let [mut a, mut b, mut c] = start.words();
        loop {
            let grown_a = (a | sideways(a) | a << 16 | a >> 16 | b << 48) & in_a;
            let grown_b = (b | sideways(b) | b << 16 | b >> 16 | grown_a >> 48 | c << 48) & in_b;
            let grown_c = (c | sideways(c) | c << 16 | c >> 16 | grown_b >> 48) & in_c;
            if (grown_a ^ a) | (grown_b ^ b) | (grown_c ^ c) == 0 {
                return Cells::from_words([a, b, c]);
            }
            (a, b, c) = (grown_a, grown_b, grown_c);
        }
    }
}

/// The cells left and right of the cells in a word of four rows.
#[inline]
const fn sideways(word: u64) -> u64 {
    (word << 1 & NOT_FIRST_COLUMN) | (word >> 1 & NOT_LAST_COLUMN)
}

/// The upper left cells of all squares of two by two cells that lie wholly in the set.
pub(crate) const fn squares(set: Cells) -> Cells {
    let [a, b, c] = set.words();
    // Pairs of neighbours, named by the left one; then pairs of such pairs.
    let (a, b, c) = (
        a & (a >> 1) & NOT_LAST_COLUMN,
        b & (b >> 1) & NOT_LAST_COLUMN,
        c & (c >> 1) & NOT_LAST_COLUMN,
    );
    Cells::from_words([a & (a >> 16 | b << 48), b & (b >> 16 | c << 48), c & (c >> 16)])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(name: &str) -> Cell {
        Cell::read(&mut Tokens::new(name)).unwrap()
    }

    #[test]
    fn every_cell_reads_back() {
        for cell in Cell::all() {
            assert_eq!(Cell::read(&mut Tokens::new(&cell.to_string())), Ok(cell));
        }
        for bad in ["", "a", "a0", "q1", "a12", "a01", "a+1", "1a", "ą1", "a99999"] {
            assert!(Cell::read(&mut Tokens::new(bad)).is_err(), "{bad}");
        }
    }

    #[test]
    fn neighbours_do_not_wrap_around_the_edges() {
        let beside = |name| Cells::from(cell(name)).beside().to_string();
        assert_eq!(beside("a1"), "b1 a2");
        assert_eq!(beside("p4"), "p3 o4 p5");
        assert_eq!(beside("a5"), "a4 b5 a6");
        assert_eq!(beside("p11"), "p10 o11");
        assert_eq!(beside("h8"), "h7 g8 i8 h9");
    }

    #[test]
    fn connected_follows_edges_not_corners() {
        let set = Cells::of(["c3", "c4", "d4", "e5", "p8", "p9"].map(cell));
        assert_eq!(set.connected(cell("c3").into()).to_string(), "c3 c4 d4");
        assert_eq!(set.connected(cell("p9").into()).to_string(), "p8 p9");
    }

    #[test]
    fn a_square_has_four_cells_inside_the_board() {
        assert_eq!(cell("o4").square().unwrap().to_string(), "o4 p4 o5 p5");
        assert_eq!(cell("p4").square(), None);
        assert_eq!(cell("d11").square(), None);
    }

    #[test]
    fn whole_squares_are_found_at_once() {
        let set = Cells::of(["a4", "b4", "a5", "b5", "c5", "p4", "p5", "a6", "c6", "b6"].map(cell));
        let found: Vec<Cell> = Cell::all()
            .filter(|corner| corner.square().is_some_and(|square| (square - set).is_empty()))
            .collect();
        assert_eq!(squares(set).to_string(), "a4 a5 b5");
        assert_eq!(squares(set), Cells::of(found));
        let all: Vec<Cell> = Cell::all().filter(|corner| corner.square().is_some()).collect();
        assert_eq!(squares(Cells::ALL), Cells::of(all));
    }
}
