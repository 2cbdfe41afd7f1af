//! The printed board: land, river and the ten marked cells (TE-COMP-5).

use crate::cells::{COLUMNS, Cell, Cells, ROWS};

/// `.` land, `~` river, `t` start temple with treasure, `T` the same on a corner cell.
const MAP: [&[u8; COLUMNS as usize]; ROWS as usize] = [
    b"....~~~~~.t.~...",
    b".T..~.......~..T",
    b"...~~t......~~..",
    b"~~~~.........~~~",
    b".............t~~",
    b"..............~.",
    b"~~~~....t...~~~.",
    b".T.~~~~.....~...",
    b"......~~~~~~~.T.",
    b".....t..........",
    b"..........t.....",
];

/// River cells, for farms only (TE-TILE-3).
pub const RIVER: Cells = marked(b"~");
/// Land cells, for everything else.
pub const LAND: Cells = marked(b".tT");
/// The marked cells, which start with a temple and a treasure (TE-SETUP-1).
pub const START: Cells = marked(b"tT");
/// The corner cells, whose treasures are taken first (TE-TREAS-4).
pub const CORNERS: Cells = marked(b"T");

/// The cells that are marked on the map with one of these signs.
const fn marked(signs: &[u8]) -> Cells {
    let mut cells = Cells::NONE;
    let mut number = 0;
    while number < Cell::COUNT {
        let mut sign = 0;
        while sign < signs.len() {
            if MAP[number / 16][number % 16] == signs[sign] {
                cells = cells.with_number(number);
            }
            sign += 1;
        }
        number += 1;
    }
    cells
}

const _: () = assert!(RIVER.len() == 41 && LAND.len() == 135);
const _: () = assert!(START.len() == 10 && CORNERS.len() == 4);
