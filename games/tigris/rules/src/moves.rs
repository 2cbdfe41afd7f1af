//! Decisions and draws, and their text (`docs/notation.md`).

use std::fmt;

use serde::{Serialize, Serializer};
use table::{Notation, NotationError, Seat, Tokens, Value};

use crate::cells::Cell;
use crate::colour::{Colour, Tiles};

/// A decision of a seat.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Move {
    /// Place a leader, from beside the board or from another cell.
    Leader(Colour, Cell),
    /// Take a leader off the board.
    Withdraw(Colour),
    /// Place a tile, which is never moved (TE-TILE-4).
    Tile(Colour, Cell),
    /// Play a catastrophe.
    Catastrophe(Cell),
    /// Set tiles aside and draw the same number.
    Swap(Tiles),
    /// Forgo one action.
    Pass,
    /// Choose the war to fight next.
    War(Colour),
    /// Add tiles from the hand to a conflict.
    Support(u8),
    /// Build a monument on the square with this upper left cell.
    Monument(Pair, Cell),
    /// Build no monument.
    Decline,
    /// Take a treasure.
    Treasure(Cell),
}

/// The two colours of a monument: each pair of colours once (TE-COMP-3).
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Pair(u8);

impl Pair {
    /// The six monuments, in canonical order.
    pub const ALL: [Pair; 6] = [Pair(0), Pair(1), Pair(2), Pair(3), Pair(4), Pair(5)];

    /// Its number among the six, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its colours, in canonical order.
    pub const fn colours(self) -> [Colour; 2] {
        use Colour::{Black, Blue, Green, Red};
        [[Black, Red], [Black, Blue], [Black, Green], [Red, Blue], [Red, Green], [Blue, Green]]
            [self.0 as usize]
    }

    /// Whether one part has this colour.
    pub fn has(self, colour: Colour) -> bool {
        self.colours().contains(&colour)
    }

    /// Reads a monument, its colours in either order.
    pub fn read(tokens: &mut Tokens<'_>) -> Result<Pair, NotationError> {
        tokens.take("red-blue | …", |word| {
            let (one, two) = word.split_once('-')?;
            Pair::ALL.into_iter().find(|pair| {
                let [a, b] = pair.colours().map(Colour::name);
                (one, two) == (a, b) || (one, two) == (b, a)
            })
        })
    }
}

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b] = self.colours().map(Colour::name);
        write!(f, "{a}-{b}")
    }
}

impl Serialize for Pair {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl From<Pair> for Value {
    fn from(pair: Pair) -> Value {
        pair.to_string().into()
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Leader(colour, cell) => write!(f, "leader {} {cell}", colour.leader()),
            Move::Withdraw(colour) => write!(f, "withdraw {}", colour.leader()),
            Move::Tile(colour, cell) => write!(f, "tile {} {cell}", colour.tile()),
            Move::Catastrophe(cell) => write!(f, "catastrophe {cell}"),
            Move::Swap(tiles) => {
                f.write_str("swap")?;
                tiles.words().try_for_each(|word| write!(f, " {word}"))
            }
            Move::Pass => f.write_str("pass"),
            Move::War(colour) => write!(f, "war {}", colour.leader()),
            Move::Support(count) => write!(f, "support {count}"),
            Move::Monument(pair, cell) => write!(f, "monument {pair} {cell}"),
            Move::Decline => f.write_str("decline"),
            Move::Treasure(cell) => write!(f, "treasure {cell}"),
        }
    }
}

impl Notation for Move {
    fn read(tokens: &mut Tokens<'_>) -> Result<Move, NotationError> {
        #[derive(Copy, Clone)]
        enum Verb {
            Leader,
            Withdraw,
            Tile,
            Catastrophe,
            Swap,
            Pass,
            War,
            Support,
            Monument,
            Decline,
            Treasure,
        }
        let verb = tokens.choose(&[
            ("leader", Verb::Leader),
            ("withdraw", Verb::Withdraw),
            ("tile", Verb::Tile),
            ("catastrophe", Verb::Catastrophe),
            ("swap", Verb::Swap),
            ("pass", Verb::Pass),
            ("war", Verb::War),
            ("support", Verb::Support),
            ("monument", Verb::Monument),
            ("decline", Verb::Decline),
            ("treasure", Verb::Treasure),
        ])?;
        Ok(match verb {
            Verb::Leader => Move::Leader(Colour::read_leader(tokens)?, Cell::read(tokens)?),
            Verb::Withdraw => Move::Withdraw(Colour::read_leader(tokens)?),
            Verb::Tile => Move::Tile(Colour::read_tile(tokens)?, Cell::read(tokens)?),
            Verb::Catastrophe => Move::Catastrophe(Cell::read(tokens)?),
            Verb::Swap => Move::Swap(Tiles::read(tokens)?),
            Verb::Pass => Move::Pass,
            Verb::War => Move::War(Colour::read_leader(tokens)?),
            Verb::Support => Move::Support(tokens.number(0, 6)? as u8),
            Verb::Monument => Move::Monument(Pair::read(tokens)?, Cell::read(tokens)?),
            Verb::Decline => Move::Decline,
            Verb::Treasure => Move::Treasure(Cell::read(tokens)?),
        })
    }
}

/// What chance decides.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Chance {
    /// Who begins (TE-SETUP-5).
    First(Seat),
    /// What a seat draws from the bag.
    Draw(Seat, Tiles),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::Draw(seat, tiles) => {
                write!(f, "draw {seat}")?;
                tiles.words().try_for_each(|word| write!(f, " {word}"))
            }
        }
    }
}

impl Notation for Chance {
    fn read(tokens: &mut Tokens<'_>) -> Result<Chance, NotationError> {
        let draw = tokens.choose(&[("first", false), ("draw", true)])?;
        let seat = tokens.seat(4)?;
        Ok(if draw { Chance::Draw(seat, Tiles::read(tokens)?) } else { Chance::First(seat) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_read_back_and_are_small() {
        for text in [
            "leader king e10",
            "withdraw priest",
            "tile temple i5",
            "catastrophe d4",
            "swap settlement temple temple farm",
            "pass",
            "war trader",
            "support 3",
            "monument red-blue o4",
            "decline",
            "treasure b2",
        ] {
            assert_eq!(Move::parse(text).unwrap().to_string(), text);
        }
        assert!(size_of::<Move>() <= 8);
        assert_eq!(Chance::parse("draw 2 temple farm").unwrap().to_string(), "draw 2 temple farm");
    }

    #[test]
    fn reading_is_forgiving_and_writing_canonical() {
        let text = |given: &str| Move::parse(given).unwrap().to_string();
        assert_eq!(text("  Monument  BLUE-red O4 "), "monument red-blue o4");
        assert_eq!(
            text("swap farm temple settlement temple"),
            "swap settlement temple temple farm"
        );
    }

    #[test]
    fn garbled_moves_say_what_was_expected() {
        let error = |given: &str| Move::parse(given).unwrap_err().to_string();
        assert_eq!(error("leader king z9"), "word 3 `z9`: expected a1 … p11");
        assert_eq!(error("leader"), "word 2 is missing: expected king | priest | farmer | trader");
        assert_eq!(error("pass please"), "word 2 `please`: expected the end of the line");
        assert_eq!(error("support 7"), "word 2 `7`: expected 0 … 6");
        assert_eq!(
            error("swap duke"),
            "word 2 `duke`: expected settlement | temple | farm | market"
        );
        assert!(error("jump").starts_with("word 1 `jump`: expected leader | withdraw | tile"));
        let long = error(&"tile ".repeat(100));
        assert_eq!(long, "word 41 `tile`: expected the end of the line");
    }
}
