//! Why a move is not allowed: each reason with its rule, and which reason holds in a position.
//!
//! Whether a move is allowed is decided in `legal`. Reasons are only looked for once it is not.

use table::{Phrase, Seat, refusals};

use crate::board::RIVER;
use crate::cells::{Cell, Cells};
use crate::colour::{Colour, Tiles};
use crate::legal;
use crate::moves::{Move, Pair};
use crate::state::{Conflict, Kind, Phase, Tigris};

refusals! {
    /// A reason why a move is not allowed.
    pub enum Refusal {
        /// The game is over.
        Over: "TE-OVER-1", "tigris-refusal-over";
        /// Another player must act.
        NotYourTurn { active: Seat }: "TE-TURN-1", "tigris-refusal-turn" => seat = active;
        /// Another player is asked for support, or nobody is.
        NotYourSupport { asked: Option<Seat> }:
            "TE-CONF-6", of_seat("tigris-refusal-your-support", asked);
        /// Only the active player chooses the next war.
        NotYourWar { active: Seat }: "TE-WAR-2", "tigris-refusal-your-war" => seat = active;
        /// Only the active player builds.
        NotYourMonument { active: Seat }:
            "TE-MON-1", "tigris-refusal-your-monument" => seat = active;
        /// Only the trader's owner takes treasures.
        NotYourTreasure { seat: Option<Seat> }:
            "TE-TREAS-4", of_seat("tigris-refusal-your-treasure", seat);
        /// Something else must be decided first.
        Pending: "TE-TURN-4", "tigris-refusal-pending";
        /// Nothing of this kind is asked now.
        NotAsked: "TE-TURN-2", "tigris-refusal-not-asked";

        /// A leader is moved to the cell on which he stands.
        SameCell { cell: Cell }: "TE-LEADER-7", "tigris-refusal-same-cell" => cell;
        /// The leader's cell is not empty.
        LeaderOnOccupied { cell: Cell }: "TE-LEADER-4", "tigris-refusal-leader-occupied" => cell;
        /// The leader's cell is a river cell.
        LeaderOnRiver { cell: Cell }: "TE-LEADER-4", "tigris-refusal-leader-river" => cell;
        /// No face-up temple lies beside the leader's cell.
        NoTemple { cell: Cell }: "TE-LEADER-3", "tigris-refusal-no-temple" => cell;
        /// The leader would join kingdoms.
        LeaderJoins { cell: Cell }: "TE-LEADER-5", "tigris-refusal-leader-joins" => cell;
        /// The leader to be withdrawn is not on the board.
        NotOnBoard { leader: Colour }:
            "TE-LEADER-8", "tigris-refusal-not-on-board" => leader = leader.leader();

        /// The player holds no such tile.
        NotInHand { tile: Colour }:
            "TE-TILE-1", "tigris-refusal-not-in-hand" => tile = tile.tile();
        /// The tile's cell is not empty.
        Occupied { cell: Cell }: "TE-TILE-2", "tigris-refusal-occupied" => cell;
        /// A catastrophe lies on the tile's cell.
        Ruined { cell: Cell }: "TE-CAT-6", "tigris-refusal-ruined" => cell;
        /// A farm outside the rivers.
        FarmOnLand { cell: Cell }: "TE-TILE-3", "tigris-refusal-farm-on-land" => cell;
        /// Another tile than a farm on a river.
        TileOnRiver { tile: Colour, cell: Cell }:
            "TE-TILE-3", "tigris-refusal-tile-on-river" => cell, tile = tile.tile();
        /// The tile would join three or more kingdoms.
        JoinsThree { cell: Cell }: "TE-UNION-1", "tigris-refusal-joins-three" => cell;

        /// The player has played both catastrophes.
        NoCatastrophe: "TE-CAT-1", "tigris-refusal-no-catastrophe";
        /// Something on the cell protects it from a catastrophe.
        Protected { cell: Cell, by: Shield }:
            "TE-CAT-3", "tigris-refusal-protected" => cell, by = by.name();

        /// A swap of no tiles.
        SwapNothing: "TE-SWAP-1", "tigris-refusal-swap-nothing";
        /// A swap of tiles the player does not hold.
        SwapNotHeld: "TE-SWAP-1", "tigris-refusal-swap-not-held";
        /// A swap of more tiles than the bag holds.
        SwapTooMany { bag: u8 }: "TE-SWAP-4", "tigris-refusal-swap-bag" => bag;

        /// Nobody fights a war with this leader now.
        NoSuchWar { leader: Colour }:
            "TE-WAR-1", "tigris-refusal-no-war" => leader = leader.leader();
        /// The player holds fewer tiles than he wants to add.
        SupportNotHeld { tile: Colour, held: u8, war: bool }:
            if war { "TE-WAR-8" } else { "TE-REVOLT-5" },
            "tigris-refusal-support" => tile = tile.tile(), held;
        /// In the English variant: the attacker would still not be ahead.
        AttackTooWeak { need: u8 }: "TE-ENGLISH-1", "tigris-refusal-attack-weak" => need;
        /// In the English variant: the defender would not be level with the attacker.
        DefenceNotExact { need: u8 }: "TE-ENGLISH-2", match need {
            0 => Phrase::new("tigris-refusal-defence-level"),
            need => Phrase::new("tigris-refusal-defence-exact").with("need", need),
        };

        /// The square of the monument does not contain the placed tile.
        SquareWithoutTile { cell: Cell }: "TE-MON-4", "tigris-refusal-square-without" => cell;
        /// There are not four face-up tiles of one colour.
        NoSquare { cell: Cell }: "TE-MON-1", "tigris-refusal-no-square" => cell;
        /// No part of the monument has the colour of the square.
        WrongMonument { pair: Pair, colour: Colour }:
            "TE-MON-2", "tigris-refusal-wrong-monument" => monument = pair, colour = colour.name();
        /// The monument has been built already.
        MonumentGone { pair: Pair }: "TE-MON-2", "tigris-refusal-monument-gone" => monument = pair;

        /// Treasures on corner cells are taken first.
        CornerFirst { cell: Cell }: "TE-TREAS-4", "tigris-refusal-corner-first" => cell;
        /// The kingdom has no treasure on this cell.
        NoTreasure { cell: Cell }: "TE-TREAS-1", "tigris-refusal-no-treasure" => cell;
    }
}

/// The sentence with the seat that is asked, if any is.
fn of_seat(sentence: &'static str, asked: Option<Seat>) -> Phrase {
    match asked {
        Some(seat) => Phrase::new(sentence).with("seat", seat),
        None => Phrase::new("tigris-refusal-not-asked"),
    }
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

impl Shield {
    /// `treasure`, `monument`, `leader`, `catastrophe`
    const fn name(self) -> &'static str {
        match self {
            Shield::Treasure => "treasure",
            Shield::Monument => "monument",
            Shield::Leader => "leader",
            Shield::Catastrophe => "catastrophe",
        }
    }
}

/// Why the seat that must decide may not make this move; `None` exactly for legal moves.
pub(crate) fn refusal(game: &Tigris, m: Move) -> Option<Refusal> {
    (!legal::is_legal(game, m)).then(|| game.reason(m))
}

/// Why a seat that is not asked may not make this move.
pub(crate) fn out_of_turn(game: &Tigris, m: Move) -> Refusal {
    let open = &game.open;
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

impl Tigris {
    /// Why a move is not allowed that is known not to be. Each list of reasons ends with the one
    /// that is left.
    fn reason(&self, m: Move) -> Refusal {
        match (self.open.phase, m) {
            (Phase::Over, _) => Refusal::Over,
            (Phase::Action, Move::Leader(colour, cell)) => self.reason_leader(colour, cell),
            (Phase::Action, Move::Withdraw(leader)) => Refusal::NotOnBoard { leader },
            (Phase::Action, Move::Tile(colour, cell)) => self.reason_tile(colour, cell),
            (Phase::Action, Move::Catastrophe(cell)) => self.reason_catastrophe(cell),
            (Phase::Action, Move::Swap(tiles)) => self.reason_swap(tiles),
            (Phase::Action, _) => Refusal::NotAsked,
            (Phase::WarOrder(_), Move::War(leader)) => Refusal::NoSuchWar { leader },
            (Phase::Support(conflict), Move::Support(count)) => {
                self.reason_support(conflict, count)
            }
            (Phase::Monument(placed), Move::Monument(pair, corner)) => {
                self.reason_monument(placed, pair, corner)
            }
            (Phase::Treasure(_, placed), Move::Treasure(cell)) => {
                if self.open.treasures_with(placed).has(cell) {
                    Refusal::CornerFirst { cell }
                } else {
                    Refusal::NoTreasure { cell }
                }
            }
            _ => Refusal::Pending, // TE-CONF-2, TE-WAR-4: nor can a conflict be avoided
        }
    }

    fn reason_leader(&self, colour: Colour, cell: Cell) -> Refusal {
        let open = &self.open;
        if open.leaders[open.active][colour] == Some(cell) {
            Refusal::SameCell { cell }
        } else if !open.empty().has(cell) {
            Refusal::LeaderOnOccupied { cell }
        } else if RIVER.has(cell) {
            Refusal::LeaderOnRiver { cell }
        } else if !open.beside_temples().has(cell) {
            Refusal::NoTemple { cell }
        } else {
            Refusal::LeaderJoins { cell }
        }
    }

    fn reason_tile(&self, tile: Colour, cell: Cell) -> Refusal {
        let open = &self.open;
        if self.hidden.hands[open.active][tile] == 0 {
            Refusal::NotInHand { tile }
        } else if open.ruins.has(cell) {
            Refusal::Ruined { cell }
        } else if open.occupied().has(cell) {
            Refusal::Occupied { cell }
        } else if legal::terrain(tile).has(cell) {
            Refusal::JoinsThree { cell }
        } else if tile == Colour::Blue {
            Refusal::FarmOnLand { cell }
        } else {
            Refusal::TileOnRiver { tile, cell }
        }
    }

    fn reason_catastrophe(&self, cell: Cell) -> Refusal {
        let open = &self.open;
        if open.catastrophes[open.active] == 0 {
            return Refusal::NoCatastrophe;
        }
        let by = if open.bases.has(cell) {
            Shield::Monument
        } else if open.treasures.has(cell) {
            Shield::Treasure
        } else if open.standing.has(cell) {
            Shield::Leader
        } else {
            Shield::Catastrophe
        };
        Refusal::Protected { cell, by }
    }

    fn reason_swap(&self, tiles: Tiles) -> Refusal {
        if tiles.size() == 0 {
            Refusal::SwapNothing
        } else if !self.hidden.hands[self.open.active].contain(tiles) {
            Refusal::SwapNotHeld
        } else {
            Refusal::SwapTooMany { bag: self.hidden.bag.size() }
        }
    }

    fn reason_support(&self, conflict: Conflict, count: u8) -> Refusal {
        let tile = conflict.support();
        let held = self.hidden.hands[conflict.asked()][tile];
        let [attack, defence] = conflict.strength;
        if count > held {
            return Refusal::SupportNotHeld { tile, held, war: conflict.kind != Kind::Revolt };
        }
        match conflict.added {
            None => Refusal::AttackTooWeak { need: defence + 1 - attack },
            Some(added) => {
                Refusal::DefenceNotExact { need: (attack + added).saturating_sub(defence) }
            }
        }
    }

    fn reason_monument(&self, placed: Cell, pair: Pair, cell: Cell) -> Refusal {
        let Some(colour) = self.open.tile(placed) else { return Refusal::NoSquare { cell } };
        let square = cell.square().unwrap_or(Cells::NONE);
        if !square.has(placed) {
            Refusal::SquareWithoutTile { cell }
        } else if !(square - self.open.tiles[colour]).is_empty() {
            Refusal::NoSquare { cell }
        } else if !pair.has(colour) {
            Refusal::WrongMonument { pair, colour }
        } else {
            Refusal::MonumentGone { pair }
        }
    }
}
