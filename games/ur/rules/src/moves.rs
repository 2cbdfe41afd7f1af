//! Moves and rolls, and how they are written.

use std::fmt;

use table::{Notation, NotationError, Seat, Tokens};

use crate::state::{DICE, HOME};

/// A move: the step from which a piece goes on. `enter` is step 0, `move 5` the fifth square.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Move(pub u8);

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            0 => f.write_str("enter"),
            square => write!(f, "move {square}"),
        }
    }
}

impl Notation for Move {
    fn read(tokens: &mut Tokens<'_>) -> Result<Move, NotationError> {
        Ok(Move(match tokens.choose(&[("enter", 0), ("move", 1)])? {
            0 => 0,
            least => tokens.number(least, u32::from(HOME) - 1)? as u8,
        }))
    }
}

/// An outcome of chance.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Chance {
    /// `first 2`: this seat begins.
    First(Seat),
    /// `roll 3`: the number of marked tips that point up.
    Roll(u8),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::Roll(roll) => write!(f, "roll {roll}"),
        }
    }
}

impl Notation for Chance {
    fn read(tokens: &mut Tokens<'_>) -> Result<Chance, NotationError> {
        Ok(match tokens.choose(&[("first", true), ("roll", false)])? {
            true => Chance::First(tokens.seat(2)?),
            false => Chance::Roll(tokens.number(0, DICE.into())? as u8),
        })
    }
}
