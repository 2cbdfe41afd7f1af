//! The printed board: land, river and the ten marked cells (TE-COMP-5).

use crate::cells::Cells;

/// `.` land, `~` river, `t` start temple with treasure, `T` the same on a corner cell.
pub const MAP: [&[u8; 16]; 11] = [
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
pub const RIVER: Cells = Cells::marked(&MAP, b"~");
/// Land cells, for everything else.
pub const LAND: Cells = Cells::marked(&MAP, b".tT");
/// The marked cells, which start with a temple and a treasure (TE-SETUP-1).
pub const START: Cells = Cells::marked(&MAP, b"tT");
/// The corner cells, whose treasures are taken first (TE-TREAS-4).
pub const CORNERS: Cells = Cells::marked(&MAP, b"T");

const _: () = assert!(RIVER.len() == 41 && LAND.len() == 135);
const _: () = assert!(START.len() == 10 && CORNERS.len() == 4);
