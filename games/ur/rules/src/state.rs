//! A position: where each piece is, and what happens next. Nothing is hidden.

use std::ops::RangeInclusive;

use serde::Serialize;
use table::Seat;

/// The number of binary dice (UR-ROLL-1).
pub const DICE: u8 = 4;

/// The end of a path: it follows on 14 squares (UR-SETUP-2).
pub const HOME: u8 = 15;

/// The squares that belong to both paths (UR-SETUP-2).
pub const SHARED: RangeInclusive<u8> = 5..=12;

/// The squares with a rosette (UR-SETUP-3).
pub const ROSETTES: [u8; 3] = [4, 8, 14];

/// The number of pieces of a player at each step of the path: first those that wait, then one or
/// none on each square, last those that have been borne off.
pub type Path = [u8; HOME as usize + 1];

/// What happens next.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Chance chooses who begins.
    First,
    /// The active player rolls.
    Roll,
    /// The active player moves a piece as far as was rolled.
    Move(u8),
    /// The game is over.
    Over,
}

/// A position of the Royal Game of Ur.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize)]
pub struct Ur {
    /// Whose turn it is.
    pub active: Seat,
    /// What happens next.
    pub phase: Phase,
    /// The pieces of both players.
    pub paths: [Path; 2],
}

impl Ur {
    /// The number of pieces of a seat at a step of its path.
    pub fn at(&self, seat: Seat, step: u8) -> u8 {
        self.paths[seat.index()][usize::from(step)]
    }

    pub(crate) fn at_mut(&mut self, seat: Seat, step: u8) -> &mut u8 {
        &mut self.paths[seat.index()][usize::from(step)]
    }
}
