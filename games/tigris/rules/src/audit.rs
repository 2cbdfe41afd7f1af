//! What the tests ask: that nothing is lost or lies where it cannot, and moves of any kind.

use table::{Proved, Rng};

use crate::board::{RIVER, START};
use crate::cells::{Cell, Cells};
use crate::colour::Colour;
use crate::moves::{Move, Pair};
use crate::state::{BAG, Monument, Phase, TILES, Tigris};
use crate::turn::CATASTROPHES;

impl Proved for Tigris {
    fn audit(&self) -> Result<(), String> {
        let Tigris { open, hidden } = self;
        let fail = |what: &str| Err(what.to_owned());
        let on_board = |colour| open.tiles[colour].len() as u8;
        // Bases lie face down, so only their number is known; colour by colour it must not exceed.
        let mut face_down = 0;
        for colour in Colour::ALL {
            let held: u8 =
                open.seats().map(|s| hidden.hands[s][colour] + hidden.aside[s][colour]).sum();
            let here = on_board(colour) + held + hidden.bag[colour] + open.out[colour];
            face_down += TILES[colour].checked_sub(here).ok_or("a tile too many")?;
        }
        if u32::from(face_down) != open.bases.len() {
            return fail("a tile is lost");
        }
        let mut seen = open.bases;
        for cells in open.tiles.0.into_iter().chain([open.ruins, open.standing]) {
            if cells.meets(seen) {
                return fail("two things lie on one cell");
            }
            seen |= cells;
        }
        let leaders = open.seats().flat_map(|seat| open.leaders[seat].0).flatten();
        if Cells::of(leaders.clone()) != open.standing
            || leaders.count() as u32 != open.standing.len()
        {
            return fail("leaders stand elsewhere than recorded");
        }
        if !(open.standing - open.beside_temples()).is_empty() {
            return fail("a leader stands without a temple (TE-LEADER-6)");
        }
        if open.standing.meets(RIVER) || !(open.tiles[Colour::Blue] - RIVER).is_empty() {
            return fail("something lies on the wrong terrain");
        }
        let won: u32 = open.seats().map(|seat| u32::from(open.won[seat])).sum();
        if !(open.treasures - START).is_empty() || open.treasures.len() + won != START.len() {
            return fail("a treasure is lost");
        }
        if !(open.treasures - open.tiles[Colour::Red] - open.bases).is_empty() {
            return fail("a treasure lies on bare ground");
        }
        let built = Pair::ALL
            .into_iter()
            .filter(|pair| matches!(open.monuments[pair.index()], Monument::Stands(_)));
        if built.count() as u32 * 4 != open.bases.len() {
            return fail("a monument without its base");
        }
        let played: u32 =
            open.seats().map(|seat| u32::from(CATASTROPHES - open.catastrophes[seat])).sum();
        if played != open.ruins.len() {
            return fail("a catastrophe is lost");
        }
        // TE-CONF-4: only while conflicts are fought may a kingdom hold two leaders of a colour.
        if !matches!(open.phase, Phase::Support(_) | Phase::WarOrder(_)) {
            for kingdom in open.kingdoms() {
                if open.rivals(kingdom).next().is_some() {
                    return fail("a kingdom holds two leaders of a colour (TE-CONF-4)");
                }
            }
        }
        Ok(())
    }

    fn any_move(rng: &mut impl Rng) -> Move {
        let cell =
            Cell::from_index(rng.below(Cell::COUNT as u32) as usize).expect("a cell of the board");
        let colour = Colour::ALL[rng.below(4) as usize];
        match rng.below(11) {
            0 | 1 => Move::Leader(colour, cell),
            2 => Move::Withdraw(colour),
            3 | 4 => Move::Tile(colour, cell),
            5 => Move::Catastrophe(cell),
            6 => {
                let count = 1 + rng.below(6) as u8;
                Move::Swap(BAG.draw(count, rng))
            }
            7 => [Move::Pass, Move::Decline, Move::War(colour)][rng.below(3) as usize],
            8 => Move::Support(rng.below(7) as u8),
            9 => Move::Monument(Pair::ALL[rng.below(6) as usize], cell),
            _ => Move::Treasure(cell),
        }
    }
}
