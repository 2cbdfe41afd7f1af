//! Which moves are legal.
//!
//! Every rule stands once, as a set of cells or a limit: [`legal`] lists what is in it, and
//! [`is_legal`] asks it about one move without making the list.

use table::{Contains, Seat, Sink};

use crate::board::{LAND, RIVER};
use crate::cells::{Cell, Cells};
use crate::colour::{Colour, Tiles};
use crate::moves::Move;
use crate::state::{Conflict, Open, Phase, Tigris};

/// Hands over every legal move once.
#[inline]
pub(crate) fn legal(game: &Tigris, out: &mut impl Sink<Move>) {
    match game.open.phase {
        Phase::Action => game.legal_actions(out),
        _ => game.legal_answers(out),
    }
}

/// Whether [`legal`] lists this move. Search asks often, so actions are not listed for it.
pub(crate) fn is_legal(game: &Tigris, m: Move) -> bool {
    let open = &game.open;
    let seat = open.active;
    match (open.phase, m) {
        (Phase::Action, Move::Leader(colour, cell)) => {
            open.leader_cells().has(cell)
                && !Kingdoms::<4>::of(open.kingdoms_beside(cell))
                    .joined_by_leader(open, open.leaders[seat][colour])
                    .has(cell)
        }
        (Phase::Action, Move::Withdraw(colour)) => open.leaders[seat][colour].is_some(),
        (Phase::Action, Move::Tile(colour, cell)) => {
            game.hidden.hands[seat][colour] > 0
                && (open.empty() & terrain(colour)).has(cell)
                && !Touched::by(open.kingdoms_beside(cell)).joined_by_tile().has(cell)
        }
        (Phase::Action, Move::Catastrophe(cell)) => open.catastrophe_cells(seat).has(cell),
        (Phase::Action, Move::Swap(tiles)) => {
            (1..=game.most_swapped()).contains(&tiles.size())
                && game.hidden.hands[seat].contain(tiles) // TE-SWAP-1
        }
        (Phase::Action, m) => m == Move::Pass,
        _ => {
            let mut contains = Contains::new(m);
            game.legal_answers(&mut contains);
            contains.found()
        }
    }
}

/// The cells on which tiles of a colour go (TE-TILE-3).
#[inline]
pub(crate) fn terrain(colour: Colour) -> Cells {
    if colour == Colour::Blue { RIVER } else { LAND }
}

impl Tigris {
    /// The answers to a question inside an action. None can be put off (TE-CONF-2, TE-WAR-4).
    fn legal_answers(&self, out: &mut impl Sink<Move>) {
        let open = &self.open;
        match open.phase {
            Phase::First | Phase::Draw { .. } | Phase::Over | Phase::Action => {}
            Phase::WarOrder(joint) => {
                for colour in open.conflicts(joint) {
                    out.push(Move::War(colour));
                }
            }
            Phase::Support(conflict) => {
                // TE-HIDDEN-5: from nothing, whatever he holds.
                let held = self.hidden.hands[conflict.asked()][conflict.support()];
                for count in (0..=held).filter(|count| open.may_support(conflict, *count)) {
                    out.push(Move::Support(count));
                }
            }
            Phase::Monument(placed) => {
                if let Some(colour) = open.tile(placed) {
                    for corner in open.squares(placed) {
                        for pair in open.monuments_for(colour) {
                            out.push(Move::Monument(pair, corner));
                        }
                    }
                }
                out.push(Move::Decline);
            }
            Phase::Treasure(_, placed) => {
                out.many(open.treasure_choices(placed).iter(), Move::Treasure);
            }
        }
    }

    fn legal_actions(&self, out: &mut impl Sink<Move>) {
        let open = &self.open;
        let seat = open.active;
        let kingdoms = Kingdoms::<16>::of(open.kingdoms());
        let leader_cells = open.leader_cells();
        for colour in Colour::ALL {
            let joined = kingdoms.joined_by_leader(open, open.leaders[seat][colour]);
            out.many((leader_cells - joined).iter(), |cell| Move::Leader(colour, cell));
        }
        for colour in Colour::ALL {
            if open.leaders[seat][colour].is_some() {
                out.push(Move::Withdraw(colour));
            }
        }
        let hand = self.hidden.hands[seat];
        let tile_cells = open.empty() - kingdoms.touched.joined_by_tile(); // TE-TILE-2
        for colour in Colour::ALL {
            if hand[colour] > 0 {
                let cells = tile_cells & terrain(colour);
                out.many(cells.iter(), |cell| Move::Tile(colour, cell));
            }
        }
        out.many(open.catastrophe_cells(seat).iter(), Move::Catastrophe);
        self.legal_swaps(hand, out);
        out.push(Move::Pass); // TE-TURN-3; always, so nothing forces progress (TE-OVER-4)
    }

    /// Every choice of one or more tiles from the hand (TE-SWAP-1).
    fn legal_swaps(&self, hand: Tiles, out: &mut impl Sink<Move>) {
        let most = self.most_swapped();
        let choices: usize = hand.0.iter().map(|count| usize::from(*count) + 1).product();
        // The n-th choice: n written with one digit for each kind of tile.
        let choice = |mut number: usize| {
            let mut tiles = Tiles::default();
            for colour in Colour::ALL {
                let base = usize::from(hand[colour]) + 1;
                tiles[colour] = (number % base) as u8;
                number /= base;
            }
            tiles
        };
        if most >= hand.size() {
            out.many(1..choices, |number| Move::Swap(choice(number)));
        } else {
            for tiles in (1..choices).map(choice).filter(|tiles| tiles.size() <= most) {
                out.push(Move::Swap(tiles));
            }
        }
    }

    /// The greatest number of tiles in a swap: those in the hand, or those the bag can replace
    /// (TE-SWAP-4).
    fn most_swapped(&self) -> u8 {
        let Tigris { open, hidden } = self;
        if open.swap_ends { hidden.hands[open.active].size() } else { hidden.bag.size() }
    }
}

impl Open {
    /// The cells for leaders, whichever kingdoms they touch.
    #[inline]
    fn leader_cells(&self) -> Cells {
        self.empty() & LAND & self.beside_temples() // TE-LEADER-4, TE-LEADER-3
    }

    /// The cells for catastrophes (TE-CAT-2). A start temple without its treasure is an ordinary
    /// tile (TE-TREAS-8).
    #[inline]
    fn catastrophe_cells(&self, seat: Seat) -> Cells {
        if self.catastrophes[seat] == 0 {
            return Cells::NONE; // TE-CAT-1
        }
        !(self.bases | self.ruins | self.standing | self.treasures) // TE-CAT-3
    }

    /// Whether a side may add this number of tiles, which it must hold. Without the English variant
    /// any number will do (TE-REVOLT-5, TE-WAR-8); nothing is always allowed (TE-ENGLISH-4). The
    /// variant makes no difference between revolts and wars (TE-ENGLISH-3).
    fn may_support(&self, conflict: Conflict, count: u8) -> bool {
        let [attack, defence] = conflict.strength;
        !self.english
            || count == 0
            || match conflict.added {
                None => attack + count > defence,                 // TE-ENGLISH-1
                Some(added) => defence + count == attack + added, // TE-ENGLISH-2
            }
    }
}

/// Which cells touch kingdoms, and how many (TE-KING-6).
#[derive(Copy, Clone, Default)]
struct Touched {
    once: Cells,
    twice: Cells,
    thrice: Cells,
}

impl Touched {
    /// Counts these kingdoms.
    fn by(kingdoms: impl Iterator<Item = Cells>) -> Touched {
        let mut touched = Touched::default();
        for kingdom in kingdoms {
            touched.add(kingdom.beside());
        }
        touched
    }

    #[inline]
    fn add(&mut self, beside: Cells) {
        self.thrice |= self.twice & beside;
        self.twice |= self.once & beside;
        self.once |= beside;
    }

    /// Without one of the kingdoms that were added; exact for `once` and `twice`.
    #[inline]
    fn without(self, beside: Cells) -> Touched {
        Touched {
            once: (self.once - beside) | self.twice,
            twice: (self.twice - beside) | self.thrice,
            thrice: self.thrice,
        }
    }

    /// Where a tile would join three kingdoms or more (TE-UNION-1).
    fn joined_by_tile(self) -> Cells {
        self.thrice
    }
}

/// Kingdoms of a position, and which cells touch them. All of them are at most sixteen, one for each
/// leader; to judge one cell the kingdoms beside it are enough, at most four.
struct Kingdoms<const MOST: usize> {
    list: [Cells; MOST],
    count: usize,
    touched: Touched,
}

impl<const MOST: usize> Kingdoms<MOST> {
    fn of(all: impl Iterator<Item = Cells>) -> Kingdoms<MOST> {
        let mut kingdoms =
            Kingdoms { list: [Cells::NONE; MOST], count: 0, touched: Touched::default() };
        for kingdom in all {
            kingdoms.list[kingdoms.count] = kingdom;
            kingdoms.count += 1;
            kingdoms.touched.add(kingdom.beside());
        }
        kingdoms
    }

    /// Where a leader would join two kingdoms or more (TE-LEADER-5), judged without him if he is
    /// moved `from` another cell (TE-LEADER-7).
    #[inline(always)] // with calls, random games take 5 % longer
    fn joined_by_leader(&self, open: &Open, from: Option<Cell>) -> Cells {
        match from {
            Some(cell) => self.joined_without(open, cell),
            None => self.touched.twice,
        }
    }

    /// The cells beside two kingdoms or more once a leader is lifted. Without him his kingdom may fall
    /// apart, or be none any more.
    #[inline(always)]
    fn joined_without(&self, open: &Open, leader: Cell) -> Cells {
        let leader = Cells::from(leader);
        let own = self.list[..self.count].iter().find(|kingdom| kingdom.meets(leader));
        let Some(own) = own.copied() else { return self.touched.twice };
        let mut touched = self.touched.without(own.beside());
        let left = own - leader;
        let mut others = open.standing & left;
        if others.is_empty() {
            return touched.twice;
        }
        if (leader.beside() & left).len() == 1 {
            touched.add(left.beside()); // he stood at the edge: nothing falls apart
            return touched.twice;
        }
        while let Some(other) = others.first() {
            let piece = left.connected(other.into());
            others = others - piece;
            touched.add(piece.beside());
        }
        touched.twice
    }
}
