//! The complete set of legal moves.

use table::Sink;

use crate::board::{LAND, RIVER};
use crate::cells::Cells;
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
        let all = kingdoms.touched(open, None);
        for colour in Colour::ALL {
            let joins = match open.leaders[seat][colour] {
                None => all.twice,
                Some(from) => kingdoms.touched(open, Some(from.into())).twice, // TE-LEADER-7
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
                let cells = (empty & terrain) - all.thrice; // TE-TILE-2, TE-UNION-1
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

/// Cells beside two or more, and beside three or more kingdoms.
struct Touched {
    twice: Cells,
    thrice: Cells,
}

/// The kingdoms of a position, found once.
struct Kingdoms {
    list: [Cells; 16],
    count: usize,
}

impl Kingdoms {
    fn of(open: &Open) -> Kingdoms {
        let mut kingdoms = Kingdoms { list: [Cells::NONE; 16], count: 0 };
        for kingdom in open.kingdoms() {
            kingdoms.list[kingdoms.count] = kingdom;
            kingdoms.count += 1;
        }
        kingdoms
    }

    /// Which cells touch several kingdoms, with one leader lifted if asked.
    fn touched(&self, open: &Open, lifted: Option<Cells>) -> Touched {
        let mut once = Cells::NONE;
        let mut touched = Touched { twice: Cells::NONE, thrice: Cells::NONE };
        let mut touch = |kingdom: Cells| {
            let beside = kingdom.beside();
            touched.thrice |= touched.twice & beside;
            touched.twice |= once & beside;
            once |= beside;
        };
        for kingdom in &self.list[..self.count] {
            match lifted {
                Some(cell) if kingdom.meets(cell) => {
                    // Without him his kingdom may fall apart, or be none any more.
                    let left = *kingdom - cell;
                    let mut leaders = open.standing & left;
                    while let Some(leader) = leaders.first() {
                        let piece = left.connected(leader.into());
                        leaders = leaders - piece;
                        touch(piece);
                    }
                }
                _ => touch(*kingdom),
            }
        }
        touched
    }
}
