//! The complete set of legal moves.

use table::Sink;

use crate::board::{LAND, RIVER};
use crate::cells::{Cell, Cells};
use crate::colour::{Colour, Tiles};
use crate::moves::Move;
use crate::state::{Conflict, Open, Phase, Tigris};

impl Tigris {
    pub(crate) fn list_legal(&self, out: &mut impl Sink<Move>) {
        let open = &self.open;
        match open.phase {
            Phase::First | Phase::Draw { .. } | Phase::Over => {}
            Phase::Action => self.list_actions(out),
            Phase::WarOrder(joint) => {
                for colour in open.conflicts(joint) {
                    out.push(Move::War(colour));
                }
            }
            Phase::Support(conflict) => {
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

    fn list_actions(&self, out: &mut impl Sink<Move>) {
        let open = &self.open;
        let seat = open.active;
        let empty = open.empty();
        let kingdoms = Kingdoms::of(open);
        let by_temple = empty & LAND & open.tiles[Colour::Red].beside(); // TE-LEADER-3, TE-LEADER-4
        for colour in Colour::ALL {
            let joins = match open.leaders[seat][colour] {
                None => kingdoms.touched.twice,
                Some(from) => kingdoms.joined_without(open, from), // TE-LEADER-7
            };
            out.many((by_temple - joins).iter(), |cell| Move::Leader(colour, cell)); // TE-LEADER-5
        }
        for colour in Colour::ALL {
            if open.leaders[seat][colour].is_some() {
                out.push(Move::Withdraw(colour));
            }
        }
        let hand = self.hidden.hands[seat];
        for colour in Colour::ALL {
            if hand[colour] > 0 {
                let terrain = if colour == Colour::Blue { RIVER } else { LAND }; // TE-TILE-3
                let cells = (empty & terrain) - kingdoms.touched.thrice; // TE-TILE-2, TE-UNION-1
                out.many(cells.iter(), |cell| Move::Tile(colour, cell));
            }
        }
        if open.catastrophes[seat] > 0 {
            let cells = !(open.bases | open.ruins | open.standing | open.treasures); // TE-CAT-3
            out.many(cells.iter(), Move::Catastrophe);
        }
        self.list_swaps(hand, out);
        out.push(Move::Pass);
    }

    /// Every choice of one or more tiles from the hand (TE-SWAP-1), as many as the bag can replace
    /// (TE-SWAP-4).
    fn list_swaps(&self, hand: Tiles, out: &mut impl Sink<Move>) {
        let most = if self.open.swap_ends { hand.size() } else { self.hidden.bag.size() };
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
}

impl Open {
    /// Whether a side may add so many tiles, which it must hold. Without the English variant any
    /// number will do (TE-REVOLT-5, TE-WAR-8); nothing is always allowed (TE-ENGLISH-4).
    pub fn may_support(&self, conflict: Conflict, count: u8) -> bool {
        let [attack, defence] = conflict.strength;
        !self.english
            || count == 0
            || match conflict.added {
                None => attack + count > defence,                 // TE-ENGLISH-1
                Some(added) => defence + count == attack + added, // TE-ENGLISH-2
            }
    }
}

/// Which cells touch kingdoms, and how many.
#[derive(Copy, Clone, Default)]
struct Touched {
    once: Cells,
    twice: Cells,
    thrice: Cells,
}

impl Touched {
    fn add(&mut self, beside: Cells) {
        self.thrice |= self.twice & beside;
        self.twice |= self.once & beside;
        self.once |= beside;
    }

    /// Without one of the kingdoms that were added; exact for `once` and `twice`.
    fn without(self, beside: Cells) -> Touched {
        Touched {
            once: (self.once - beside) | self.twice,
            twice: (self.twice - beside) | self.thrice,
            thrice: self.thrice,
        }
    }
}

/// The kingdoms of a position, found once.
struct Kingdoms {
    list: [Cells; 16],
    count: usize,
    touched: Touched,
}

impl Kingdoms {
    fn of(open: &Open) -> Kingdoms {
        let mut found = Kingdoms { list: [Cells::NONE; 16], count: 0, touched: Touched::default() };
        for kingdom in open.kingdoms() {
            found.list[found.count] = kingdom;
            found.count += 1;
            found.touched.add(kingdom.beside());
        }
        found
    }

    /// The cells beside two or more kingdoms once a leader is lifted. Without him his kingdom may
    /// fall apart, or be none any more.
    fn joined_without(&self, open: &Open, leader: Cell) -> Cells {
        let leader = Cells::from(leader);
        let own = self.list[..self.count].iter().find(|kingdom| kingdom.meets(leader));
        let own = own.copied().unwrap_or_default();
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
