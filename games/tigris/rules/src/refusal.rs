//! Why a move is not allowed, each reason with its rule.

use table::{Phrase, Refuse, Seat, Tell};

use crate::board::{CORNERS, RIVER};
use crate::cells::{Cell, Cells};
use crate::colour::{Colour, Tiles};
use crate::moves::{Move, Pair};
use crate::state::{Conflict, Kind, Monument, Phase, Tigris};

/// A reason why a move is not allowed.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[allow(missing_docs)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// Another player must act.
    NotYourTurn {
        active: Seat,
    },
    /// Another player is asked for support.
    NotYourSupport {
        asked: Option<Seat>,
    },
    /// Only the active player chooses the next war.
    NotYourWar {
        active: Seat,
    },
    /// Only the active player builds.
    NotYourMonument {
        active: Seat,
    },
    /// Only the trader's owner takes treasures.
    NotYourTreasure {
        seat: Option<Seat>,
    },
    /// Something else must be decided first.
    Pending,
    /// Nothing of this kind is asked now.
    NotAsked,
    SameCell {
        cell: Cell,
    },
    LeaderOnOccupied {
        cell: Cell,
    },
    LeaderOnRiver {
        cell: Cell,
    },
    NoTemple {
        cell: Cell,
    },
    LeaderJoins {
        cell: Cell,
    },
    NotOnBoard {
        leader: Colour,
    },
    NotInHand {
        tile: Colour,
    },
    Occupied {
        cell: Cell,
    },
    Ruined {
        cell: Cell,
    },
    FarmOnLand {
        cell: Cell,
    },
    TileOnRiver {
        tile: Colour,
        cell: Cell,
    },
    JoinsThree {
        cell: Cell,
    },
    NoCatastrophe,
    Protected {
        cell: Cell,
        by: Shield,
    },
    SwapNothing,
    SwapNotHeld,
    SwapTooMany {
        bag: u8,
    },
    NoSuchWar {
        leader: Colour,
    },
    SupportNotHeld {
        tile: Colour,
        held: u8,
        war: bool,
    },
    AttackTooWeak {
        need: u8,
    },
    DefenceNotExact {
        need: u8,
    },
    SquareWithoutTile {
        cell: Cell,
    },
    NoSquare {
        cell: Cell,
    },
    WrongMonument {
        pair: Pair,
        colour: Colour,
    },
    MonumentGone {
        pair: Pair,
    },
    CornerFirst {
        cell: Cell,
    },
    NoTreasure {
        cell: Cell,
    },
}

/// What protects a cell from a catastrophe.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Shield {
    /// A treasure lies there.
    Treasure,
    /// A monument stands there.
    Monument,
    /// A leader stands there.
    Leader,
    /// A catastrophe lies there already.
    Catastrophe,
}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::Over => "TE-OVER-1",
            Refusal::NotYourTurn { .. } => "TE-TURN-1",
            Refusal::NotYourSupport { .. } => "TE-CONF-6",
            Refusal::NotYourWar { .. } => "TE-WAR-2",
            Refusal::NotYourMonument { .. } => "TE-MON-1",
            Refusal::NotYourTreasure { .. } => "TE-TREAS-4",
            Refusal::Pending => "TE-TURN-4",
            Refusal::NotAsked => "TE-TURN-2",
            Refusal::SameCell { .. } => "TE-LEADER-7",
            Refusal::LeaderOnOccupied { .. } | Refusal::LeaderOnRiver { .. } => "TE-LEADER-4",
            Refusal::NoTemple { .. } => "TE-LEADER-3",
            Refusal::LeaderJoins { .. } => "TE-LEADER-5",
            Refusal::NotOnBoard { .. } => "TE-LEADER-8",
            Refusal::NotInHand { .. } => "TE-TILE-1",
            Refusal::Occupied { .. } => "TE-TILE-2",
            Refusal::Ruined { .. } => "TE-CAT-6",
            Refusal::FarmOnLand { .. } | Refusal::TileOnRiver { .. } => "TE-TILE-3",
            Refusal::JoinsThree { .. } => "TE-UNION-1",
            Refusal::NoCatastrophe => "TE-CAT-1",
            Refusal::Protected { .. } => "TE-CAT-3",
            Refusal::SwapNothing | Refusal::SwapNotHeld => "TE-SWAP-1",
            Refusal::SwapTooMany { .. } => "TE-SWAP-4",
            Refusal::NoSuchWar { .. } => "TE-WAR-1",
            Refusal::SupportNotHeld { war: true, .. } => "TE-WAR-8",
            Refusal::SupportNotHeld { war: false, .. } => "TE-REVOLT-5",
            Refusal::AttackTooWeak { .. } => "TE-ENGLISH-1",
            Refusal::DefenceNotExact { .. } => "TE-ENGLISH-2",
            Refusal::SquareWithoutTile { .. } => "TE-MON-4",
            Refusal::NoSquare { .. } => "TE-MON-1",
            Refusal::WrongMonument { .. } | Refusal::MonumentGone { .. } => "TE-MON-2",
            Refusal::CornerFirst { .. } => "TE-TREAS-4",
            Refusal::NoTreasure { .. } => "TE-TREAS-1",
        }
    }
}

impl Tell for Refusal {
    fn phrase(&self) -> Phrase {
        let phrase = Phrase::new;
        let at = |id, cell: Cell| Phrase::new(id).with("cell", cell.to_string());
        let other = |id, seat: Option<Seat>| match seat {
            Some(seat) => Phrase::new(id).with("seat", seat),
            None => Phrase::new("tigris-refusal-not-asked"),
        };
        match *self {
            Refusal::Over => phrase("tigris-refusal-over"),
            Refusal::NotYourTurn { active } => other("tigris-refusal-turn", Some(active)),
            Refusal::NotYourSupport { asked } => other("tigris-refusal-your-support", asked),
            Refusal::NotYourWar { active } => other("tigris-refusal-your-war", Some(active)),
            Refusal::NotYourMonument { active } => {
                other("tigris-refusal-your-monument", Some(active))
            }
            Refusal::NotYourTreasure { seat } => other("tigris-refusal-your-treasure", seat),
            Refusal::Pending => phrase("tigris-refusal-pending"),
            Refusal::NotAsked => phrase("tigris-refusal-not-asked"),
            Refusal::SameCell { cell } => at("tigris-refusal-same-cell", cell),
            Refusal::LeaderOnOccupied { cell } => at("tigris-refusal-leader-occupied", cell),
            Refusal::LeaderOnRiver { cell } => at("tigris-refusal-leader-river", cell),
            Refusal::NoTemple { cell } => at("tigris-refusal-no-temple", cell),
            Refusal::LeaderJoins { cell } => at("tigris-refusal-leader-joins", cell),
            Refusal::NotOnBoard { leader } => {
                phrase("tigris-refusal-not-on-board").with("leader", leader.leader())
            }
            Refusal::NotInHand { tile } => {
                phrase("tigris-refusal-not-in-hand").with("tile", tile.tile())
            }
            Refusal::Occupied { cell } => at("tigris-refusal-occupied", cell),
            Refusal::Ruined { cell } => at("tigris-refusal-ruined", cell),
            Refusal::FarmOnLand { cell } => at("tigris-refusal-farm-on-land", cell),
            Refusal::TileOnRiver { tile, cell } => {
                at("tigris-refusal-tile-on-river", cell).with("tile", tile.tile())
            }
            Refusal::JoinsThree { cell } => at("tigris-refusal-joins-three", cell),
            Refusal::NoCatastrophe => phrase("tigris-refusal-no-catastrophe"),
            Refusal::Protected { cell, by } => at("tigris-refusal-protected", cell).with(
                "by",
                match by {
                    Shield::Treasure => "treasure",
                    Shield::Monument => "monument",
                    Shield::Leader => "leader",
                    Shield::Catastrophe => "catastrophe",
                },
            ),
            Refusal::SwapNothing => phrase("tigris-refusal-swap-nothing"),
            Refusal::SwapNotHeld => phrase("tigris-refusal-swap-not-held"),
            Refusal::SwapTooMany { bag } => phrase("tigris-refusal-swap-bag").with("bag", bag),
            Refusal::NoSuchWar { leader } => {
                phrase("tigris-refusal-no-war").with("leader", leader.leader())
            }
            Refusal::SupportNotHeld { tile, held, .. } => {
                phrase("tigris-refusal-support").with("tile", tile.tile()).with("held", held)
            }
            Refusal::AttackTooWeak { need } => {
                phrase("tigris-refusal-attack-weak").with("need", need)
            }
            Refusal::DefenceNotExact { need: 0 } => phrase("tigris-refusal-defence-level"),
            Refusal::DefenceNotExact { need } => {
                phrase("tigris-refusal-defence-exact").with("need", need)
            }
            Refusal::SquareWithoutTile { cell } => at("tigris-refusal-square-without", cell),
            Refusal::NoSquare { cell } => at("tigris-refusal-no-square", cell),
            Refusal::WrongMonument { pair, colour } => phrase("tigris-refusal-wrong-monument")
                .with("monument", pair.to_string())
                .with("colour", colour.name()),
            Refusal::MonumentGone { pair } => {
                phrase("tigris-refusal-monument-gone").with("monument", pair.to_string())
            }
            Refusal::CornerFirst { cell } => at("tigris-refusal-corner-first", cell),
            Refusal::NoTreasure { cell } => at("tigris-refusal-no-treasure", cell),
        }
    }
}

impl Tigris {
    /// Why a seat that is not asked may not make this move.
    pub(crate) fn why_not_now(&self, m: Move) -> Refusal {
        let open = &self.open;
        let active = open.active;
        match (open.phase, m) {
            (Phase::Over, _) => Refusal::Over,
            (_, Move::Support(_)) => Refusal::NotYourSupport {
                asked: match open.phase {
                    Phase::Support(conflict) => Some(conflict.asked()),
                    _ => None,
                },
            },
            (_, Move::War(_)) => Refusal::NotYourWar { active },
            (_, Move::Monument(..) | Move::Decline) => Refusal::NotYourMonument { active },
            (_, Move::Treasure(_)) => Refusal::NotYourTreasure {
                seat: match open.phase {
                    Phase::Treasure(seat, _) => Some(seat),
                    _ => None,
                },
            },
            _ => Refusal::NotYourTurn { active },
        }
    }

    /// Why the seat that is asked may not make this move.
    pub(crate) fn why_not(&self, m: Move) -> Option<Refusal> {
        match (self.open.phase, m) {
            (Phase::Over, _) => Some(Refusal::Over),
            (Phase::First | Phase::Draw { .. }, _) => Some(Refusal::Pending),
            (Phase::Action, Move::Leader(colour, cell)) => self.why_not_leader(colour, cell),
            (Phase::Action, Move::Withdraw(leader)) => {
                let off = self.open.leaders[self.open.active][leader].is_none();
                off.then_some(Refusal::NotOnBoard { leader })
            }
            (Phase::Action, Move::Tile(colour, cell)) => self.why_not_tile(colour, cell),
            (Phase::Action, Move::Catastrophe(cell)) => self.why_not_catastrophe(cell),
            (Phase::Action, Move::Swap(tiles)) => self.why_not_swap(tiles),
            (Phase::Action, Move::Pass) => None,
            (Phase::Action, _) => Some(Refusal::NotAsked),
            (Phase::WarOrder(joint), Move::War(leader)) => {
                let fought = self.open.conflicts(joint).any(|colour| colour == leader);
                (!fought).then_some(Refusal::NoSuchWar { leader })
            }
            (Phase::Support(conflict), Move::Support(count)) => {
                self.why_not_support(conflict, count)
            }
            (Phase::Monument(placed), Move::Monument(pair, corner)) => {
                self.why_not_monument(placed, pair, corner)
            }
            (Phase::Monument(_), Move::Decline) => None,
            (Phase::Treasure(_, placed), Move::Treasure(cell)) => {
                let inside = self.open.region(placed) & self.open.treasures;
                if !inside.has(cell) {
                    Some(Refusal::NoTreasure { cell })
                } else {
                    let corner_first = inside.meets(CORNERS) && !CORNERS.has(cell);
                    corner_first.then_some(Refusal::CornerFirst { cell })
                }
            }
            _ => Some(Refusal::Pending),
        }
    }

    fn why_not_leader(&self, colour: Colour, cell: Cell) -> Option<Refusal> {
        let open = &self.open;
        let from = open.leaders[open.active][colour];
        if from == Some(cell) {
            Some(Refusal::SameCell { cell })
        } else if !open.empty().has(cell) {
            Some(Refusal::LeaderOnOccupied { cell })
        } else if RIVER.has(cell) {
            Some(Refusal::LeaderOnRiver { cell })
        } else if !open.temple_beside(cell) {
            Some(Refusal::NoTemple { cell })
        } else {
            let mut lifted = open.clone();
            lifted.lift_leader(open.active, colour); // TE-LEADER-7
            let joins = lifted.kingdoms_beside(cell).nth(1).is_some();
            joins.then_some(Refusal::LeaderJoins { cell })
        }
    }

    fn why_not_tile(&self, tile: Colour, cell: Cell) -> Option<Refusal> {
        let open = &self.open;
        if self.hidden.hands[open.active][tile] == 0 {
            Some(Refusal::NotInHand { tile })
        } else if open.ruins.has(cell) {
            Some(Refusal::Ruined { cell })
        } else if open.occupied().has(cell) {
            Some(Refusal::Occupied { cell })
        } else if tile == Colour::Blue && !RIVER.has(cell) {
            Some(Refusal::FarmOnLand { cell })
        } else if tile != Colour::Blue && RIVER.has(cell) {
            Some(Refusal::TileOnRiver { tile, cell })
        } else {
            open.kingdoms_beside(cell).nth(2).map(|_| Refusal::JoinsThree { cell })
        }
    }

    fn why_not_catastrophe(&self, cell: Cell) -> Option<Refusal> {
        let open = &self.open;
        if open.catastrophes[open.active] == 0 {
            return Some(Refusal::NoCatastrophe);
        }
        let shields = [
            (open.treasures - open.bases, Shield::Treasure),
            (open.bases, Shield::Monument),
            (open.standing, Shield::Leader),
            (open.ruins, Shield::Catastrophe),
        ];
        let shield = shields.into_iter().find(|(cells, _)| cells.has(cell));
        shield.map(|(_, by)| Refusal::Protected { cell, by })
    }

    fn why_not_swap(&self, tiles: Tiles) -> Option<Refusal> {
        let bag = self.hidden.bag.size();
        if tiles.size() == 0 {
            Some(Refusal::SwapNothing)
        } else if !self.hidden.hands[self.open.active].contain(tiles) {
            Some(Refusal::SwapNotHeld)
        } else {
            let short = tiles.size() > bag && !self.open.swap_ends;
            short.then_some(Refusal::SwapTooMany { bag })
        }
    }

    fn why_not_support(&self, conflict: Conflict, count: u8) -> Option<Refusal> {
        let tile = conflict.support();
        let held = self.hidden.hands[conflict.asked()][tile];
        let [attack, defence] = conflict.strength;
        if count > held {
            Some(Refusal::SupportNotHeld { tile, held, war: conflict.kind != Kind::Revolt })
        } else if self.open.may_support(conflict, count) {
            None
        } else {
            Some(match conflict.added {
                None => Refusal::AttackTooWeak { need: defence + 1 - attack },
                Some(added) => {
                    Refusal::DefenceNotExact { need: (attack + added).saturating_sub(defence) }
                }
            })
        }
    }

    fn why_not_monument(&self, placed: Cell, pair: Pair, cell: Cell) -> Option<Refusal> {
        let open = &self.open;
        let colour = open.tile(placed)?;
        let square = cell.square().unwrap_or(Cells::NONE);
        if !square.has(placed) {
            Some(Refusal::SquareWithoutTile { cell })
        } else if !(square - open.tiles[colour]).is_empty() {
            Some(Refusal::NoSquare { cell })
        } else if !pair.has(colour) {
            Some(Refusal::WrongMonument { pair, colour })
        } else {
            let gone = open.monuments[pair.index()] != Monument::Ready;
            gone.then_some(Refusal::MonumentGone { pair })
        }
    }
}
