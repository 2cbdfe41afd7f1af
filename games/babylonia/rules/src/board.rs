//! The printed board (BA-BOARD): land in three areas, two rivers, the framed spots.

use serde::{Serialize, Serializer};

use crate::hex::{COLUMNS, Hex, ROWS};
use crate::hexes::{Hexes, marked};

/// The board, one sign for each row and column: `n` north, `c` centre, `s` south, their capitals for location
/// spots and `1`, `2`, `3` for ziggurat spots there; `t` Tigris, `e` Euphrates. Hexes are where
/// row and column, counted from 0, are both even or both odd.
pub(crate) const MAP: [&[u8; COLUMNS as usize]; ROWS as usize] = [
    b"        e s      ",
    b" n     c S s     ",
    b"n t c c e s S    ",
    b" 1 C c c s s s   ",
    b"n t c C e s s S  ",
    b" n c c c e 3 s   ",
    b"N t c c C e s s  ",
    b" n t C c c s s S ",
    b"n n t c c e S s  ",
    b" N n t c C s s s ",
    b"n n N c c e s s  ",
    b" n n t c c s S s ",
    b"N n n C 2 e s s S",
    b" n n t c c S s s ",
    b"n N N c c e s S s",
    b" t n t c e s s s ",
    b"t t n c C s S s s",
    b" c t t c e s s s ",
    b"t 2 t c c S s 3 S",
    b" c c C C e s s s ",
    b"t c c c c e s s s",
    b" C c c c c s s s ",
    b"  c C c C e S S  ",
];

/// All hexes (BA-COMP-1).
pub const BOARD: Hexes = Hexes::ALL;
/// Land, where tokens lie face up (BA-PLAY-6).
pub const LAND: Hexes = marked(b"ncsNCS123");
/// River, where tokens lie face down (BA-PLAY-6).
pub const RIVER: Hexes = marked(b"te");
/// The land between the rivers, for card 8 (BA-CARD-8).
pub const CENTER: Hexes = marked(b"cC2");
/// The green frames, for cities and fields (BA-BOARD-2).
pub const LOCATIONS: Hexes = marked(b"NCS");
/// The blue frames, for the five ziggurats (BA-BOARD-2, BA-COMP-3).
pub const ZIGGURATS: Hexes = marked(b"123");

const NORTH: Hexes = marked(b"nN1");
const SOUTH: Hexes = marked(b"sS3");

const _: () = assert!(BOARD.len() == 175 && LAND.len() == 144 && RIVER.len() == 31);
const _: () = assert!(NORTH.len() == 26 && CENTER.len() == 56 && SOUTH.len() == 62);
const _: () = assert!(LOCATIONS.len() == 32 && ZIGGURATS.len() == 5);

/// The hexes in play with two, three and four players: both rivers always (BA-SETUP-4), the areas
/// by number of players.
pub(crate) const IN_PLAY: [Hexes; 3] = [
    BOARD.minus(SOUTH), // BA-SETUP-3
    BOARD.minus(NORTH), // BA-SETUP-2
    BOARD,              // BA-SETUP-1
];

/// The ziggurats in play with two, three and four players (BA-SETUP-5).
pub(crate) const ZIGGURATS_IN_PLAY: [Hexes; 3] =
    [ZIGGURATS.and(IN_PLAY[0]), ZIGGURATS.and(IN_PLAY[1]), ZIGGURATS];

/// A part of the board (BA-BOARD-1).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
#[repr(u8)]
pub enum Area {
    /// Land north of the Tigris: the left side of the board.
    North,
    /// Land between the rivers.
    Center,
    /// Land south of the Euphrates: the right side of the board.
    South,
    /// The left river.
    Tigris,
    /// The right river.
    Euphrates,
}

impl Area {
    /// All five.
    pub const ALL: [Area; 5] =
        [Area::North, Area::Center, Area::South, Area::Tigris, Area::Euphrates];

    /// `north`, `center`, `south`, `tigris`, `euphrates`
    pub const fn name(self) -> &'static str {
        ["north", "center", "south", "tigris", "euphrates"][self as usize]
    }

    /// Its hexes.
    pub const fn hexes(self) -> Hexes {
        const HEXES: [Hexes; 5] = [NORTH, CENTER, SOUTH, marked(b"t"), marked(b"e")];
        HEXES[self as usize]
    }

    /// The area of a hex.
    pub const fn of(hex: Hex) -> Area {
        match MAP[hex.row() as usize][hex.column() as usize] {
            b'n' | b'N' | b'1' => Area::North,
            b'c' | b'C' | b'2' => Area::Center,
            b't' => Area::Tigris,
            b'e' => Area::Euphrates,
            _ => Area::South,
        }
    }
}

impl Serialize for Area {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// What a hex is by its print.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Ground {
    /// The part of the board.
    pub area: Area,
    /// It is a river hex.
    pub river: bool,
    /// What its frame is for.
    pub frame: Frame,
}

/// The frame of a hex (BA-BOARD-2).
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Frame {
    /// No frame.
    Plain,
    /// Green: a city or a field.
    Location,
    /// Blue: a ziggurat.
    Ziggurat,
}

impl Ground {
    /// What a hex is by its print.
    pub fn of(hex: Hex) -> Ground {
        let frame = if LOCATIONS.has(hex) {
            Frame::Location
        } else if ZIGGURATS.has(hex) {
            Frame::Ziggurat
        } else {
            Frame::Plain
        };
        Ground { area: Area::of(hex), river: RIVER.has(hex), frame }
    }
}

/// The number of location spots.
pub const SPOTS: usize = 32;
/// The number of river hexes.
pub const RIVERS: usize = 31;

/// The number of each hex among the spots, or among the river hexes, row by row; 255 for the others.
const fn numbered(of: Hexes) -> [u8; Hex::COUNT] {
    let mut table = [255; Hex::COUNT];
    let mut number = 0;
    let mut index = 0;
    while index < Hex::COUNT {
        if let Some(hex) = Hex::from_index(index)
            && of.has_number(hex.index())
        {
            table[index] = number;
            number += 1;
        }
        index += 1;
    }
    table
}

const SPOT_NUMBERS: [u8; Hex::COUNT] = numbered(LOCATIONS);
const RIVER_NUMBERS: [u8; Hex::COUNT] = numbered(RIVER);

/// Which location spot a hex is, row by row; not below [`SPOTS`] if it is none.
#[inline]
pub(crate) const fn spot(hex: Hex) -> usize {
    SPOT_NUMBERS[hex.index()] as usize
}

/// Which river hex a hex is, row by row; not below [`RIVERS`] if it is land.
#[inline]
pub(crate) const fn river(hex: Hex) -> usize {
    RIVER_NUMBERS[hex.index()] as usize
}
