//! Cells of the board and sets of them as bits: 11 rows of 16 columns, row by row.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub};

use serde::{Serialize, Serializer};
use table::{NotationError, Tokens};

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

/// A set of cells.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default)]
pub struct Cells([u64; 3]);

/// The last word holds three rows only.
const LAST: u64 = (1 << 48) - 1;
const NOT_FIRST_COLUMN: u64 = 0xfffe_fffe_fffe_fffe;
const NOT_LAST_COLUMN: u64 = 0x7fff_7fff_7fff_7fff;

impl Cells {
    /// No cell.
    pub const NONE: Cells = Cells([0; 3]);
    /// The whole board.
    pub const ALL: Cells = Cells([u64::MAX, u64::MAX, LAST]);

    /// The set of these cells.
    pub fn of(cells: impl IntoIterator<Item = Cell>) -> Cells {
        cells.into_iter().fold(Cells::NONE, |set, cell| set | cell.into())
    }

    /// The cells of a map that are marked with one of these signs.
    pub const fn marked(map: &[&[u8; 16]; 11], signs: &[u8]) -> Cells {
        let mut words = [0; 3];
        let mut index = 0;
        while index < Cell::COUNT {
            let mut sign = 0;
            while sign < signs.len() {
                if map[index / 16][index % 16] == signs[sign] {
                    words[index / 64] |= 1 << (index % 64);
                }
                sign += 1;
            }
            index += 1;
        }
        Cells(words)
    }

    /// Whether the set holds this cell.
    #[inline]
    pub const fn has(self, cell: Cell) -> bool {
        self.0[cell.0 as usize / 64] >> (cell.0 % 64) & 1 == 1
    }

    /// Whether the set holds nothing.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// The number of cells.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()
    }

    /// Whether the sets share a cell.
    #[inline]
    pub fn meets(self, other: Cells) -> bool {
        !(self & other).is_empty()
    }

    /// Adds a cell.
    #[inline]
    pub fn insert(&mut self, cell: Cell) {
        self.0[cell.0 as usize / 64] |= 1 << (cell.0 % 64);
    }

    /// Takes a cell out.
    #[inline]
    pub fn remove(&mut self, cell: Cell) {
        self.0[cell.0 as usize / 64] &= !(1 << (cell.0 % 64));
    }

    /// The first cell, row by row.
    #[inline]
    pub fn first(self) -> Option<Cell> {
        (0..3)
            .find(|word| self.0[*word] != 0)
            .map(|word| Cell((word * 64) as u8 + self.0[word].trailing_zeros() as u8))
    }

    /// All cells orthogonally adjacent to a cell of the set.
    #[inline]
    pub const fn beside(self) -> Cells {
        let [a, b, c] = self.0;
        Cells([
            sideways(a) | a << 16 | a >> 16 | b << 48,
            sideways(b) | b << 16 | b >> 16 | a >> 48 | c << 48,
            (sideways(c) | c << 16 | c >> 16 | b >> 48) & LAST,
        ])
    }

    /// The upper left cells of all squares that lie wholly in the set.
    pub const fn squares(self) -> Cells {
        let [a, b, c] = self.0;
        // Pairs of neighbours, named by the left one; then pairs of such pairs.
        let (a, b, c) = (
            a & (a >> 1) & NOT_LAST_COLUMN,
            b & (b >> 1) & NOT_LAST_COLUMN,
            c & (c >> 1) & NOT_LAST_COLUMN,
        );
        Cells([a & (a >> 16 | b << 48), b & (b >> 16 | c << 48), c & (c >> 16)])
    }

    /// Everything in the set connected with `start`, which must be part of it.
    #[inline]
    pub fn connected(self, start: Cells) -> Cells {
        // In plain words of 64 bits: what the compiler makes of arrays here is half as fast.
        let [in_a, in_b, in_c] = self.0;
        let [mut a, mut b, mut c] = start.0;
        loop {
            let grown_a = (a | sideways(a) | a << 16 | a >> 16 | b << 48) & in_a;
            let grown_b = (b | sideways(b) | b << 16 | b >> 16 | grown_a >> 48 | c << 48) & in_b;
            let grown_c = (c | sideways(c) | c << 16 | c >> 16 | grown_b >> 48) & in_c;
            if (grown_a ^ a) | (grown_b ^ b) | (grown_c ^ c) == 0 {
                return Cells([a, b, c]);
            }
            (a, b, c) = (grown_a, grown_b, grown_c);
        }
    }

    /// The cells, row by row.
    pub fn iter(self) -> CellsIter {
        CellsIter(self)
    }
}

#[inline]
const fn sideways(word: u64) -> u64 {
    (word << 1 & NOT_FIRST_COLUMN) | (word >> 1 & NOT_LAST_COLUMN)
}

impl From<Cell> for Cells {
    #[inline]
    fn from(cell: Cell) -> Cells {
        let mut set = Cells::NONE;
        set.insert(cell);
        set
    }
}

impl BitAnd for Cells {
    type Output = Cells;
    #[inline]
    fn bitand(self, other: Cells) -> Cells {
        let ([a, b, c], [d, e, f]) = (self.0, other.0);
        Cells([a & d, b & e, c & f])
    }
}

impl BitOr for Cells {
    type Output = Cells;
    #[inline]
    fn bitor(self, other: Cells) -> Cells {
        let ([a, b, c], [d, e, f]) = (self.0, other.0);
        Cells([a | d, b | e, c | f])
    }
}

/// What is in the first set and not in the second.
impl Sub for Cells {
    type Output = Cells;
    #[inline]
    fn sub(self, other: Cells) -> Cells {
        let ([a, b, c], [d, e, f]) = (self.0, other.0);
        Cells([a & !d, b & !e, c & !f])
    }
}

impl Not for Cells {
    type Output = Cells;
    #[inline]
    fn not(self) -> Cells {
        Cells::ALL - self
    }
}

impl BitOrAssign for Cells {
    #[inline]
    fn bitor_assign(&mut self, other: Cells) {
        *self = *self | other;
    }
}

impl BitAndAssign for Cells {
    #[inline]
    fn bitand_assign(&mut self, other: Cells) {
        *self = *self & other;
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&list(*self))
    }
}

impl Serialize for Cells {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// `f3 i7`, row by row.
pub(crate) fn list(cells: Cells) -> String {
    cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
}

/// The cells of a set, row by row; quick to count and to skip.
#[derive(Clone)]
pub struct CellsIter(Cells);

impl Iterator for CellsIter {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        let cell = self.0.first()?;
        self.0.remove(cell);
        Some(cell)
    }

    #[inline]
    fn nth(&mut self, mut skip: usize) -> Option<Cell> {
        for word in &mut self.0.0 {
            let here = word.count_ones() as usize;
            if skip < here {
                // Down to eight bits by counting, then one by one.
                let mut from = 0;
                for width in [32, 16, 8] {
                    let low = (*word >> from & ((1 << width) - 1)).count_ones() as usize;
                    if skip >= low {
                        skip -= low;
                        from += width;
                    }
                }
                *word = *word >> from << from;
                for _ in 0..skip {
                    *word &= *word - 1;
                }
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

impl ExactSizeIterator for CellsIter {}

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
        let beside = |name| list(Cells::from(cell(name)).beside());
        assert_eq!(beside("a1"), "b1 a2");
        assert_eq!(beside("p4"), "p3 o4 p5");
        assert_eq!(beside("a5"), "a4 b5 a6");
        assert_eq!(beside("p11"), "p10 o11");
        assert_eq!(beside("h8"), "h7 g8 i8 h9");
    }

    #[test]
    fn connected_follows_edges_not_corners() {
        let set = Cells::of(["c3", "c4", "d4", "e5", "p8", "p9"].map(cell));
        assert_eq!(list(set.connected(cell("c3").into())), "c3 c4 d4");
        assert_eq!(list(set.connected(cell("p9").into())), "p8 p9");
    }

    #[test]
    fn nth_agrees_with_next() {
        let set = !Cells::of(["a1", "h6", "p11"].map(cell));
        let all: Vec<Cell> = set.iter().collect();
        assert_eq!(all.len(), set.iter().len());
        for (place, cell) in all.iter().enumerate() {
            assert_eq!(set.iter().nth(place), Some(*cell));
        }
        assert_eq!(set.iter().nth(all.len()), None);
    }

    #[test]
    fn a_square_has_four_cells_inside_the_board() {
        assert_eq!(list(cell("o4").square().unwrap()), "o4 p4 o5 p5");
        assert_eq!(cell("p4").square(), None);
        assert_eq!(cell("d11").square(), None);
    }

    #[test]
    fn whole_squares_are_found_at_once() {
        let set = Cells::of(["a4", "b4", "a5", "b5", "c5", "p4", "p5", "a6", "c6", "b6"].map(cell));
        let found: Vec<Cell> = Cell::all()
            .filter(|corner| corner.square().is_some_and(|square| (square - set).is_empty()))
            .collect();
        assert_eq!(list(set.squares()), "a4 a5 b5");
        assert_eq!(set.squares(), Cells::of(found));
        let all: Vec<Cell> = Cell::all().filter(|corner| corner.square().is_some()).collect();
        assert_eq!(Cells::ALL.squares(), Cells::of(all));
    }
}
