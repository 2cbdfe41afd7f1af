//! A position: what lies open for everybody, and what is hidden.
//!
//! The split is by type. [`Open`] is all that a spectator may see and goes into every view as it
//! is; `Hidden` holds hands, bag and the tiles set aside in swaps, and never leaves the engine whole.

use table::{BySeat, Options, Seat};

use crate::board::START;
use crate::cells::{Cell, Cells};
use crate::colour::{ByColour, Colour, Tiles};
use crate::turn::{ACTIONS, CATASTROPHES};

/// A position of Tigris & Euphrates.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct Tigris {
    pub(crate) open: Open,
    pub(crate) hidden: Hidden,
}

/// What nobody, or only its owner, may see (TE-HIDDEN-1).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug)]
pub(crate) struct Hidden {
    /// The tiles behind each screen; leaders and catastrophes lie open (TE-TILE-5).
    pub hands: BySeat<Tiles, 4>,
    /// The tiles each seat set aside in swaps, known to it alone (TE-SWAP-2).
    pub aside: BySeat<Tiles, 4>,
    /// The bag: its contents are a number of each kind, its order is chance.
    pub bag: Tiles,
}

/// Everything that lies open (TE-HIDDEN-2), points included: each was seen when it was won.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct Open {
    /// Number of players.
    pub players: u8,
    /// The English variant (TE-ENGLISH-1).
    pub english: bool,
    /// A swap that cannot be filled is allowed and ends the game (TE-SWAP-4).
    pub swap_ends: bool,
    /// Points of others are shown on the page (TE-HIDDEN-3).
    pub open_scores: bool,
    /// Face-up tiles.
    pub tiles: ByColour<Cells>,
    /// Face-down tiles under monuments.
    pub bases: Cells,
    /// Catastrophes.
    pub ruins: Cells,
    /// Treasures still on the board.
    pub treasures: Cells,
    /// Where each seat's leaders stand; `None` is off the board.
    pub leaders: BySeat<ByColour<Option<Cell>>, 4>,
    /// All cells on which a leader stands.
    pub standing: Cells,
    /// The six monuments.
    pub monuments: [Monument; 6],
    /// Points won so far.
    pub points: BySeat<ByColour<u16>, 4>,
    /// Treasures won so far.
    pub won: BySeat<u8, 4>,
    /// Catastrophes not yet played.
    pub catastrophes: BySeat<u8, 4>,
    /// Tiles everybody saw leave the game.
    pub out: Tiles,
    /// Whose turn it is.
    pub active: Seat,
    /// Actions left in this turn.
    pub actions: u8,
    /// What is being decided.
    pub phase: Phase,
}

/// Where a monument is.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Monument {
    /// Beside the board.
    Ready,
    /// On the square with this upper left cell.
    Stands(Cell),
    /// Not in this game; only in set-up positions.
    Gone,
}

/// What is being decided.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Phase {
    /// Chance decides who begins.
    First,
    /// A seat draws tiles.
    Draw {
        /// Who draws.
        seat: Seat,
        /// Number of tiles.
        count: u8,
        /// Why.
        cause: Cause,
    },
    /// The active player chooses an action.
    Action,
    /// The active player chooses the next war around this joining tile.
    WarOrder(Cell),
    /// A side may add tiles to the conflict.
    Support(Conflict),
    /// The active player may build where this tile completed a square.
    Monument(Cell),
    /// The trader's owner takes treasures from the kingdom of this cell.
    Treasure(Seat, Cell),
    /// The game is over.
    Over,
}

/// Why tiles are drawn.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Cause {
    /// The first six (TE-SETUP-3).
    Deal,
    /// A swap.
    Swap,
    /// The end of a turn.
    Refill,
}

/// A conflict while both sides may add tiles.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Conflict {
    /// Revolt or war.
    pub kind: Kind,
    /// The colour of the two leaders.
    pub colour: Colour,
    /// Adds first.
    pub attacker: Seat,
    /// Adds second and wins ties.
    pub defender: Seat,
    /// Strength on the board: attacker's, defender's.
    pub strength: [u8; 2],
    /// What the attacker has added; `None` until he has been asked.
    pub added: Option<u8>,
}

/// The two kinds of conflict.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Kind {
    /// Inside a kingdom, over a leader that was placed.
    Revolt,
    /// Between kingdoms that this tile joined.
    War(Cell),
}

impl Conflict {
    /// Who is asked now.
    pub fn asked(&self) -> Seat {
        if self.added.is_none() { self.attacker } else { self.defender }
    }

    /// The kind of tile that may be added: temples in a revolt (TE-REVOLT-5), the conflict's colour
    /// in a war (TE-WAR-8).
    pub fn support(&self) -> Colour {
        match self.kind {
            Kind::Revolt => Colour::Red,
            Kind::War(_) => self.colour,
        }
    }
}

/// The tiles of the game (TE-COMP-2).
pub(crate) const TILES: Tiles = ByColour([30, 57, 36, 30]);

/// What the bag holds once the start temples lie on the board (TE-SETUP-1).
pub(crate) const BAG: Tiles = ByColour([30, 47, 36, 30]);

impl Tigris {
    /// The position before the first draw, nobody's turn yet.
    pub(crate) fn set_up(options: &Options) -> Tigris {
        let mut open = Open::new(options.players());
        open.english = options.is("english");
        open.swap_ends = options.is("swap-ends");
        open.open_scores = options.is("open-scores");
        Tigris { open, hidden: Hidden { bag: BAG, ..Hidden::default() } }
    }

    /// What lies open.
    pub fn open(&self) -> &Open {
        &self.open
    }

    /// What a seat holds: for judging dealt positions in a search. Pages are made from views.
    pub fn hand(&self, seat: Seat) -> Tiles {
        self.hidden.hands[seat]
    }
}

impl Open {
    /// The board before the first draw (TE-SETUP-1, TE-SETUP-2, TE-SETUP-5).
    pub(crate) fn new(players: usize) -> Open {
        let mut tiles = ByColour::<Cells>::default();
        tiles[Colour::Red] = START;
        Open {
            players: players as u8,
            english: false,
            swap_ends: false,
            open_scores: false,
            tiles,
            bases: Cells::NONE,
            ruins: Cells::NONE,
            treasures: START,
            leaders: BySeat::default(),
            standing: Cells::NONE,
            monuments: [Monument::Ready; 6],
            points: BySeat::default(),
            won: BySeat::default(),
            // TE-CAT-1, TE-SETUP-4
            catastrophes: BySeat::from_fn(
                |seat| {
                    if seat.index() < players { CATASTROPHES } else { 0 }
                },
            ),
            out: Tiles::default(),
            active: Seat::all(1).next().expect("there is a first seat"),
            actions: 0,
            phase: Phase::First,
        }
    }

    /// Number of players.
    pub fn players(&self) -> usize {
        self.players.into()
    }

    /// All seats at this table.
    pub fn seats(
        &self,
    ) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(self.players())
    }

    /// Everything that connects: tiles, bases and leaders (TE-KING-1, TE-KING-2). A catastrophe
    /// interrupts every connection through its cell (TE-CAT-4).
    #[inline]
    pub fn occupied(&self) -> Cells {
        let [black, red, blue, green] = self.tiles.0;
        black | red | blue | green | self.bases | self.standing
    }

    /// Cells on which nothing lies.
    #[inline]
    pub fn empty(&self) -> Cells {
        !(self.occupied() | self.ruins)
    }

    /// The face-up tile on a cell.
    pub fn tile(&self, cell: Cell) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| self.tiles[*colour].has(cell))
    }

    /// The leader on a cell.
    pub fn leader(&self, cell: Cell) -> Option<(Seat, Colour)> {
        if !self.standing.has(cell) {
            return None;
        }
        self.seats()
            .flat_map(|seat| Colour::ALL.map(|colour| (seat, colour)))
            .find(|(seat, colour)| self.leaders[*seat][*colour] == Some(cell))
    }

    /// Everything connected with a cell, which must be occupied.
    #[inline]
    pub fn region(&self, cell: Cell) -> Cells {
        self.occupied().connected(cell.into())
    }

    /// The kingdoms: regions with a leader (TE-KING-3). They are found afresh for every question, so
    /// they grow, merge and split by themselves (TE-KING-5).
    pub fn kingdoms(&self) -> impl Iterator<Item = Cells> + use<> {
        let occupied = self.occupied();
        let mut rest = self.standing;
        std::iter::from_fn(move || {
            let kingdom = occupied.connected(rest.first()?.into());
            rest = rest - kingdom;
            Some(kingdom)
        })
    }

    /// The regions without a leader.
    pub fn free_regions(&self) -> impl Iterator<Item = Cells> + use<> {
        let occupied = self.occupied();
        let mut rest = self.kingdoms().fold(occupied, |rest, kingdom| rest - kingdom);
        std::iter::from_fn(move || {
            let region = occupied.connected(rest.first()?.into());
            rest = rest - region;
            Some(region)
        })
    }

    /// The kingdoms orthogonally adjacent to an empty cell, each once (TE-KING-6).
    pub(crate) fn kingdoms_beside(&self, cell: Cell) -> impl Iterator<Item = Cells> + use<> {
        let occupied = self.occupied();
        let standing = self.standing;
        let mut rest = Cells::from(cell).beside() & occupied;
        std::iter::from_fn(move || {
            loop {
                let region = occupied.connected(rest.first()?.into());
                rest = rest - region;
                if region.meets(standing) {
                    return Some(region);
                }
            }
        })
    }

    /// Whose leader of this colour is in a kingdom.
    pub fn leader_in(&self, kingdom: Cells, colour: Colour) -> Option<Seat> {
        self.seats().find(|seat| self.leaders[*seat][colour].is_some_and(|cell| kingdom.has(cell)))
    }

    /// The cells beside face-up temples (TE-LEADER-3); those in a base do not count (TE-MON-6).
    pub(crate) fn beside_temples(&self) -> Cells {
        self.tiles[Colour::Red].beside()
    }

    /// Who must decide.
    pub fn decider(&self) -> Option<Seat> {
        match self.phase {
            Phase::Action | Phase::WarOrder(_) | Phase::Monument(_) => Some(self.active),
            Phase::Support(conflict) => Some(conflict.asked()),
            Phase::Treasure(seat, _) => Some(seat),
            Phase::First | Phase::Draw { .. } | Phase::Over => None,
        }
    }

    /// Which action of the turn is being chosen, from 1, and how many there are (TE-TURN-1).
    pub fn action(&self) -> (u8, u8) {
        (ACTIONS - self.actions.min(ACTIONS) + 1, ACTIONS)
    }

    /// Puts a leader on a cell, from another cell or from beside the board.
    pub(crate) fn put_leader(&mut self, seat: Seat, colour: Colour, cell: Cell) {
        self.lift_leader(seat, colour);
        self.leaders[seat][colour] = Some(cell);
        self.standing.insert(cell);
    }

    /// Takes a leader off the board, back to his owner, who may place him again (TE-LEADER-10).
    pub(crate) fn lift_leader(&mut self, seat: Seat, colour: Colour) -> Option<Cell> {
        let cell = self.leaders[seat][colour].take()?;
        self.standing.remove(cell);
        Some(cell)
    }
}
