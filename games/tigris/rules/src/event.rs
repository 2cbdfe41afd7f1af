//! What happens in a game, for logs and pages.

use table::{Phrase, Seat, Tell};

use crate::cells::{Cell, Cells};
use crate::colour::{Colour, Tiles};
use crate::moves::Pair;

/// Something that happened.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Event {
    /// A turn begins.
    Turn {
        /// Whose turn.
        seat: Seat,
    },
    /// Tiles were drawn from the bag.
    Drew {
        /// Who drew.
        seat: Seat,
        /// Number of tiles.
        count: u8,
        /// Which tiles; only their owner learns it.
        tiles: Option<Tiles>,
    },
    /// A leader was placed or moved.
    Leader {
        /// Whose leader.
        seat: Seat,
        /// Which leader.
        colour: Colour,
        /// Where he stands now.
        cell: Cell,
        /// Where he stood before.
        from: Option<Cell>,
    },
    /// A leader was withdrawn.
    Withdrew {
        /// Whose leader.
        seat: Seat,
        /// Which leader.
        colour: Colour,
        /// Where he stood.
        cell: Cell,
    },
    /// A leader lost his last temple and went home.
    Stranded {
        /// Whose leader.
        seat: Seat,
        /// Which leader.
        colour: Colour,
        /// Where he stood.
        cell: Cell,
    },
    /// A tile was placed.
    Tile {
        /// By whom.
        seat: Seat,
        /// Which tile.
        colour: Colour,
        /// Where it lies.
        cell: Cell,
    },
    /// A catastrophe was played.
    Catastrophe {
        /// By whom.
        seat: Seat,
        /// Where it lies.
        cell: Cell,
        /// The tile it covered.
        covered: Option<Colour>,
    },
    /// Tiles were set aside.
    Swapped {
        /// By whom.
        seat: Seat,
        /// Number of tiles.
        count: u8,
        /// Which tiles; only their owner knows it.
        tiles: Option<Tiles>,
    },
    /// An action was forgone.
    Passed {
        /// By whom.
        seat: Seat,
    },
    /// Points were won.
    Points {
        /// By whom.
        seat: Seat,
        /// Their colour.
        colour: Colour,
        /// Number of points.
        count: u8,
        /// What they were won for.
        why: Why,
    },
    /// A tile joined two kingdoms.
    United {
        /// Where it lies.
        cell: Cell,
        /// Whether no colour has two leaders now.
        peace: bool,
    },
    /// A conflict began.
    Conflict {
        /// A war, not a revolt.
        war: bool,
        /// The colour of the two leaders.
        colour: Colour,
        /// Adds tiles first.
        attacker: Seat,
        /// Adds tiles second and wins ties.
        defender: Seat,
        /// Strength on the board: attacker's, defender's.
        strength: [u8; 2],
    },
    /// A side of a conflict added tiles from the hand.
    Supported {
        /// Which side.
        seat: Seat,
        /// The kind of tile.
        colour: Colour,
        /// Number of tiles.
        count: u8,
    },
    /// A conflict was decided.
    Won {
        /// A war, not a revolt.
        war: bool,
        /// The colour of the two leaders.
        colour: Colour,
        /// Who won.
        winner: Seat,
        /// Who lost.
        loser: Seat,
        /// Total strength: winner's, loser's.
        strength: [u8; 2],
        /// The cell the loser's leader left.
        cell: Cell,
    },
    /// The supporters of a lost war left the board.
    Removed {
        /// Their kind.
        colour: Colour,
        /// Where they lay.
        cells: Cells,
    },
    /// A monument was built.
    Built {
        /// By whom.
        seat: Seat,
        /// Which monument.
        pair: Pair,
        /// The upper left cell of its square.
        cell: Cell,
    },
    /// A monument was not built.
    Declined {
        /// By whom.
        seat: Seat,
    },
    /// A treasure was taken.
    Treasure {
        /// By whom.
        seat: Seat,
        /// Where it lay.
        cell: Cell,
    },
    /// The game ended.
    Ended {
        /// What ended it.
        why: End,
    },
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
                .with("cell", cell)
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
                .with("cell", cell)
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
                    .with("cell", cell)
            }
            Event::Removed { colour, cells } => phrase("tigris-event-removed")
                .with("tile", colour.tile())
                .with("count", cells.len())
                .with("cells", cells.to_string()),
            Event::Built { seat, pair, cell } => phrase("tigris-event-built")
                .with("seat", seat)
                .with("monument", pair)
                .with("cell", cell),
            Event::Declined { seat } => phrase("tigris-event-declined").with("seat", seat),
            Event::Treasure { seat, cell } => {
                phrase("tigris-event-treasure").with("seat", seat).with("cell", cell)
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
    phrase.with("piece", piece).with("cell", cell)
}

fn counts(phrase: Phrase, tiles: Tiles) -> Phrase {
    let phrase = phrase.with("count", tiles.size());
    tiles.iter().fold(phrase, |phrase, (colour, count)| phrase.with(colour.tile(), *count))
}

fn sides(phrase: Phrase, strength: [u8; 2]) -> Phrase {
    phrase.with("strength", strength[0]).with("against", strength[1])
}
