//! A city: tiles on a grid, the cells beside them, and the seats of its districts (OR-CITY).
//!
//! Everything is kept sorted row by row, so that equal cities are equal whatever their history.
//! The cells beside the city and the open seats follow from the tiles; they are kept because they
//! are asked for far more often than tiles are placed.

use std::fmt;

use serde::{Serialize, Serializer};
use table::{NotationError, Tokens};

use crate::colour::{ByColour, Colour, Die};
use crate::data::{Card, Data};
use crate::few::Few;
use crate::names::BUILDINGS;

/// A cell of a city's grid: x grows to the right, y downward (OR-CITY-2). There is nothing between
/// two cells (OR-CITY-R1). Ordered row by row.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Default, Debug)]
pub struct Cell {
    y: i8,
    x: i8,
}

/// How far a city can reach: the tiles of the whole game in one line.
const FAR: i8 = 90;

impl Cell {
    /// Where every agora lies (OR-CITY-2).
    pub const AGORA: Cell = Cell::new(0, 0);
    /// Where every palace lies.
    pub const PALACE: Cell = Cell::new(0, 1);

    /// The cell in this column and row.
    pub const fn new(x: i8, y: i8) -> Cell {
        Cell { y, x }
    }

    /// Its column.
    pub const fn x(self) -> i8 {
        self.x
    }

    /// Its row.
    pub const fn y(self) -> i8 {
        self.y
    }

    /// The four cells that share an edge with it (OR-CITY-3), in order.
    pub(crate) const fn beside(self) -> [Cell; 4] {
        [self.step(0, -1), self.step(-1, 0), self.step(1, 0), self.step(0, 1)]
    }

    /// The district with this upper left cell (OR-CITY-5), in order.
    pub(crate) const fn district(self) -> [Cell; 4] {
        [self, self.step(1, 0), self.step(0, 1), self.step(1, 1)]
    }

    const fn step(self, x: i8, y: i8) -> Cell {
        Cell { y: self.y.saturating_add(y), x: self.x.saturating_add(x) }
    }

    /// Reads a cell such as `1,-2`.
    pub fn read(tokens: &mut Tokens<'_>) -> Result<Cell, NotationError> {
        tokens.take("1,0 | …", |word| {
            let (x, y) = word.split_once(',')?;
            Some(Cell::new(coordinate(x)?, coordinate(y)?))
        })
    }
}

fn coordinate(word: &str) -> Option<i8> {
    // Only one spelling for each number, so that a cell has one text.
    let number: i8 = word.parse().ok()?;
    (number.to_string() == word && (-FAR..=FAR).contains(&number)).then_some(number)
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A kind of tile: one of the thirty buildings, the agora or the palace.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Default, Debug)]
pub struct Kind(u8);

impl Kind {
    /// The start tile with an ability.
    pub const AGORA: Kind = Kind(30);
    /// The start tile with the towers.
    pub const PALACE: Kind = Kind(31);

    /// The building with this place in [`BUILDINGS`].
    pub const fn building(index: u8) -> Option<Kind> {
        if index < 30 { Some(Kind(index)) } else { None }
    }

    /// All thirty buildings.
    pub fn buildings() -> impl ExactSizeIterator<Item = Kind> {
        (0..30).map(Kind)
    }

    /// Its place in [`BUILDINGS`]; the agora and the palace come behind.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its name in the notation.
    pub fn name(self) -> &'static str {
        match self {
            Kind::AGORA => "agora",
            Kind::PALACE => "palace",
            Kind(index) => BUILDINGS[usize::from(index)],
        }
    }

    /// Its colour; the start tiles are grey (OR-CITY-8).
    pub fn colour(self, data: &Data) -> Option<Colour> {
        data.buildings.get(self.index()).map(|building| building.colour)
    }

    /// Reads a building.
    pub fn read(tokens: &mut Tokens<'_>) -> Result<Kind, NotationError> {
        tokens.take("harbour | …", Kind::named)
    }

    pub(crate) fn named(name: &str) -> Option<Kind> {
        BUILDINGS.iter().position(|known| *known == name).map(|index| Kind(index as u8))
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// A tile in a city.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Default, Debug)]
pub struct Tile {
    /// The cell it lies on.
    pub cell: Cell,
    /// What its front shows, also under a farm (OR-BUY-R4).
    pub kind: Kind,
    /// Face down: neither colour nor ability (OR-FARM-1).
    pub farm: bool,
}

impl Tile {
    /// The colour that counts; farms and grey tiles have none (OR-CITY-8).
    pub fn colour(&self, data: &Data) -> Option<Colour> {
        if self.farm { None } else { self.kind.colour(data) }
    }
}

/// A closed district: its seat and the die in it.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Default, Debug, Serialize)]
pub struct Closed {
    /// The upper left cell of the district.
    pub seat: Cell,
    /// The die.
    pub die: Die,
}

/// The most tiles one city can have: all of the game, the agora and the palace.
pub const MOST_TILES: usize = 77;

/// A player's city.
#[derive(Clone, Eq, PartialEq, Hash, Default, Debug)]
pub struct City {
    /// Its tiles.
    pub tiles: Few<Tile, MOST_TILES>,
    /// The empty cells beside them: where a tile may go (OR-CITY-4).
    pub beside: Few<Cell, { 2 * MOST_TILES + 2 }>,
    /// The seats without a die, named by the upper left cell of their district.
    pub open: Few<Cell, MOST_TILES>,
    /// The seats with a die.
    pub closed: Few<Closed, 45>,
    /// Face-up buildings by colour.
    pub colours: ByColour<u8>,
    /// Tiles that lie face down.
    pub farms: u8,
}

impl City {
    /// Agora and palace (OR-SETUP-16, OR-CITY-1).
    pub(crate) fn start(data: &Data) -> City {
        let mut city = City::default();
        for (cell, kind) in [(Cell::AGORA, Kind::AGORA), (Cell::PALACE, Kind::PALACE)] {
            city.place(Tile { cell, kind, farm: false }, data);
        }
        city
    }

    /// The tile on a cell.
    #[inline]
    pub fn at(&self, cell: Cell) -> Option<&Tile> {
        let index = self.tiles.binary_search_by_key(&cell, |tile| tile.cell);
        index.ok().map(|index| &self.tiles[index])
    }

    /// Whether a new tile may go there (OR-CITY-4).
    pub(crate) fn may_place(&self, cell: Cell) -> bool {
        self.beside.binary_search(&cell).is_ok()
    }

    /// Adds a tile on an empty cell.
    pub(crate) fn place(&mut self, tile: Tile, data: &Data) {
        let cell = tile.cell;
        self.tiles.sort_in(tile);
        self.beside.take(cell);
        for other in cell.beside() {
            if self.at(other).is_none() && !self.may_place(other) {
                self.beside.sort_in(other);
            }
        }
        self.count(tile, data, 1);
        // OR-CITY-6, OR-FARM-2: a seat is there once all four cells around it are built, also with
        // farms.
        for seat in [cell.step(-1, -1), cell.step(0, -1), cell.step(-1, 0), cell] {
            if seat.district().iter().all(|cell| self.at(*cell).is_some()) {
                self.open.sort_in(seat);
            }
        }
    }

    /// Puts a building onto a farm (OR-ZOD-6). The front of the farm comes back. Seats stay as they
    /// are, open or closed (OR-CLOSE-R4).
    pub(crate) fn cover(&mut self, cell: Cell, kind: Kind, data: &Data) -> Option<Kind> {
        let index = self.tiles.binary_search_by_key(&cell, |tile| tile.cell).ok()?;
        let old = std::mem::replace(&mut self.tiles[index], Tile { cell, kind, farm: false });
        self.count(old, data, -1);
        self.count(Tile { cell, kind, farm: false }, data, 1);
        Some(old.kind)
    }

    fn count(&mut self, tile: Tile, data: &Data, change: i8) {
        let counter = match tile.colour(data) {
            Some(colour) => &mut self.colours[colour],
            None if tile.farm => &mut self.farms,
            None => return,
        };
        *counter = counter.wrapping_add_signed(change);
    }

    /// Puts a die into an open seat (OR-CLOSE-2).
    pub(crate) fn close(&mut self, seat: Cell, die: Die) {
        self.open.take(seat);
        self.closed.sort_in(Closed { seat, die });
    }

    /// The colours of a district's four tiles, in order.
    pub(crate) fn colours_of(&self, seat: Cell, data: &Data) -> [Option<Colour>; 4] {
        seat.district().map(|cell| self.at(cell).and_then(|tile| tile.colour(data)))
    }

    /// Face-up tiles of a kind (OR-B-R8).
    pub(crate) fn of_kind(&self, kind: Kind) -> u8 {
        self.tiles.iter().filter(|tile| tile.kind == kind && !tile.farm).count() as u8
    }

    /// Empty cells beside a cell.
    pub(crate) fn empty_beside(&self, cell: Cell) -> u8 {
        cell.beside().iter().filter(|cell| self.at(**cell).is_none()).count() as u8
    }
}

impl Card {
    /// Whether a district shows the card's pattern, rotated or mirrored as one likes (OR-CLOSE-3,
    /// OR-CLOSE-4). `tiles` are upper left, upper right, lower left, lower right.
    pub fn matches(&self, tiles: [Option<Colour>; 4]) -> bool {
        // Whichever cell is the blank: the corner lies opposite, the arms are the other two.
        [(3, 1, 2), (2, 0, 3), (1, 0, 3), (0, 1, 2)].into_iter().any(|(corner, one, two)| {
            let [first, second] = self.arms.map(Some);
            tiles[corner] == Some(self.corner)
                && ((tiles[one] == first && tiles[two] == second)
                    || (tiles[one] == second && tiles[two] == first))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cells_beside_the_first_two_tiles_are_six() {
        let city = City::start(Data::builtin());
        assert_eq!(city.beside.len(), 6);
        assert!(city.may_place(Cell::new(0, -1)) && !city.may_place(Cell::new(1, 2)));
    }

    #[test]
    fn cells_read_back_and_have_one_spelling() {
        let read = |text| Cell::read(&mut Tokens::new(text));
        assert_eq!(read("-3,12").unwrap().to_string(), "-3,12");
        for bad in ["+1,0", "01,0", "1", "1,", ",1", "1,0,0", "99,0", "-0,1"] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_city_of_all_tiles_in_one_line_fits() {
        let data = Data::builtin();
        let mut city = City::start(data);
        for x in 1..=75 {
            let cell = Cell::new(x, 0);
            assert!(city.may_place(cell));
            city.place(Tile { cell, kind: Kind::building(0).unwrap(), farm: x % 2 == 0 }, data);
        }
        assert_eq!(city.tiles.len(), MOST_TILES);
        assert_eq!((city.colours[Colour::Blue], city.farms), (38, 37));
    }
}
