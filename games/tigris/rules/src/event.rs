//! What happens in a game, for logs and pages.

use table::{Phrase, Seat, Tell};

use crate::cells::{Cell, Cells};
use crate::colour::{Colour, Tiles};
use crate::moves::Pair;

/// Something that happened.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[allow(missing_docs)]
pub enum Event {
    /// A seat's turn begins.
    Turn { seat: Seat },
    /// Tiles were drawn; which ones only their owner learns.
    Drew { seat: Seat, count: u8, tiles: Option<Tiles> },
    /// A leader was placed, or moved `from` elsewhere.
    Leader { seat: Seat, colour: Colour, cell: Cell, from: Option<Cell> },
    /// A leader was withdrawn.
    Withdrew { seat: Seat, colour: Colour, cell: Cell },
    /// A leader lost his last temple and went home.
    Stranded { seat: Seat, colour: Colour, cell: Cell },
    /// A tile was placed.
    Tile { seat: Seat, colour: Colour, cell: Cell },
    /// A catastrophe was played, perhaps on a tile.
    Catastrophe { seat: Seat, cell: Cell, covered: Option<Colour> },
    /// Tiles were set aside; which ones only their owner knows.
    Swapped { seat: Seat, count: u8, tiles: Option<Tiles> },
    /// An action was forgone.
    Passed { seat: Seat },
    /// Points were won.
    Points { seat: Seat, colour: Colour, count: u8, why: Why },
    /// A tile joined two kingdoms; in peace if no colour has two leaders now.
    United { cell: Cell, peace: bool },
    /// A conflict began.
    Conflict { war: bool, colour: Colour, attacker: Seat, defender: Seat, strength: [u8; 2] },
    /// A side added tiles.
    Supported { seat: Seat, colour: Colour, count: u8 },
    /// A conflict was decided; the loser's leader left `cell`.
    Won { war: bool, colour: Colour, winner: Seat, loser: Seat, strength: [u8; 2], cell: Cell },
    /// Tiles left the board.
    Removed { colour: Colour, cells: Cells },
    /// A monument was built on the square with this upper left cell.
    Built { seat: Seat, pair: Pair, cell: Cell },
    /// A monument was not built.
    Declined { seat: Seat },
    /// A treasure was taken.
    Treasure { seat: Seat, cell: Cell },
    /// The game ended.
    Ended { why: End },
}

/// What a point was won for.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Why {
    /// A tile in the kingdom of the leader of its colour.
    Tile,
    /// A tile that only the king claimed.
    King,
    /// A revolt.
    Revolt,
    /// A war.
    War,
    /// A monument at the end of one's turn.
    Monument,
}

/// What ended the game.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum End {
    /// At most two treasures are left.
    Treasures,
    /// A hand could not be filled.
    Bag,
    /// A swap could not be filled.
    Swap,
}

impl Tell for Event {
    fn phrase(&self) -> Phrase {
        let phrase = Phrase::new;
        match *self {
            Event::Turn { seat } => phrase("tigris-event-turn").with("seat", seat),
            Event::Drew { seat, count, tiles } => match tiles {
                Some(tiles) => counts(phrase("tigris-event-drew").with("seat", seat), tiles),
                None => phrase("tigris-event-drew-hidden").with("seat", seat).with("count", count),
            },
            Event::Leader { seat, colour, cell, from } => {
                let id = if from.is_some() {
                    "tigris-event-leader-moved"
                } else {
                    "tigris-event-leader"
                };
                placed(phrase(id).with("seat", seat), colour.leader(), cell)
            }
            Event::Withdrew { seat, colour, cell } => {
                placed(phrase("tigris-event-withdrew").with("seat", seat), colour.leader(), cell)
            }
            Event::Stranded { seat, colour, cell } => {
                placed(phrase("tigris-event-stranded").with("seat", seat), colour.leader(), cell)
            }
            Event::Tile { seat, colour, cell } => {
                placed(phrase("tigris-event-tile").with("seat", seat), colour.tile(), cell)
            }
            Event::Catastrophe { seat, cell, covered } => phrase("tigris-event-catastrophe")
                .with("seat", seat)
                .with("cell", cell.to_string())
                .with("covered", covered.map_or("none", Colour::tile)),
            Event::Swapped { seat, count, tiles } => match tiles {
                Some(tiles) => counts(phrase("tigris-event-swapped").with("seat", seat), tiles),
                None => {
                    phrase("tigris-event-swapped-hidden").with("seat", seat).with("count", count)
                }
            },
            Event::Passed { seat } => phrase("tigris-event-passed").with("seat", seat),
            Event::Points { seat, colour, count, why } => phrase("tigris-event-points")
                .with("seat", seat)
                .with("count", count)
                .with("colour", colour.name())
                .with(
                    "why",
                    match why {
                        Why::Tile => "tile",
                        Why::King => "king",
                        Why::Revolt => "revolt",
                        Why::War => "war",
                        Why::Monument => "monument",
                    },
                ),
            Event::United { cell, peace } => phrase("tigris-event-united")
                .with("cell", cell.to_string())
                .with("peace", if peace { "yes" } else { "no" }),
            Event::Conflict { war, colour, attacker, defender, strength } => sides(
                phrase(if war { "tigris-event-war" } else { "tigris-event-revolt" }),
                strength,
            )
            .with("leader", colour.leader())
            .with("attacker", attacker)
            .with("defender", defender),
            Event::Supported { seat, colour, count } => phrase("tigris-event-supported")
                .with("seat", seat)
                .with("count", count)
                .with("tile", colour.tile()),
            Event::Won { colour, winner, loser, strength, cell, .. } => {
                sides(phrase("tigris-event-won"), strength)
                    .with("leader", colour.leader())
                    .with("winner", winner)
                    .with("loser", loser)
                    .with("cell", cell.to_string())
            }
            Event::Removed { colour, cells } => phrase("tigris-event-removed")
                .with("tile", colour.tile())
                .with("count", cells.len())
                .with("cells", cells.to_string()),
            Event::Built { seat, pair, cell } => phrase("tigris-event-built")
                .with("seat", seat)
                .with("monument", pair.to_string())
                .with("cell", cell.to_string()),
            Event::Declined { seat } => phrase("tigris-event-declined").with("seat", seat),
            Event::Treasure { seat, cell } => {
                phrase("tigris-event-treasure").with("seat", seat).with("cell", cell.to_string())
            }
            Event::Ended { why } => phrase("tigris-event-ended").with(
                "why",
                match why {
                    End::Treasures => "treasures",
                    End::Bag => "bag",
                    End::Swap => "swap",
                },
            ),
        }
    }
}

fn placed(phrase: Phrase, piece: &'static str, cell: Cell) -> Phrase {
    phrase.with("piece", piece).with("cell", cell.to_string())
}

fn counts(phrase: Phrase, tiles: Tiles) -> Phrase {
    let phrase = phrase.with("count", tiles.size());
    tiles.iter().fold(phrase, |phrase, (colour, count)| phrase.with(colour.tile(), *count))
}

fn sides(phrase: Phrase, strength: [u8; 2]) -> Phrase {
    phrase.with("strength", strength[0]).with("against", strength[1])
}
