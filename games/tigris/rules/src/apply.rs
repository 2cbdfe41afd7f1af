//! What a move does. The actions of a turn stand here (TE-TURN-2); the answers inside an action
//! stand with their part of the rulebook: `conflict`, `monument`, `treasure`.

use table::Seat;

use crate::cells::{Cell, Cells};
use crate::colour::{Colour, Tiles};
use crate::event::{End, Event, Why};
use crate::moves::Move;
use crate::state::{Cause, Kind, Open, Phase, Tigris};

/// Points for a tile placed in a kingdom (TE-SCORE-1).
pub const TILE_POINTS: u8 = 1;

/// Makes a legal move.
#[inline]
pub(crate) fn apply(game: &mut Tigris, m: Move, log: &mut impl FnMut(Event)) {
    match (game.open.phase, m) {
        (_, Move::Leader(colour, cell)) => game.place_leader(colour, cell, log),
        (_, Move::Withdraw(colour)) => game.withdraw(colour, log),
        (_, Move::Tile(colour, cell)) => game.place_tile(colour, cell, log),
        (_, Move::Catastrophe(cell)) => game.play_catastrophe(cell, log),
        (_, Move::Swap(tiles)) => game.swap(tiles, log),
        (_, Move::Pass) => game.pass(log),
        (Phase::WarOrder(joint), Move::War(colour)) => game.begin_war(joint, colour, log),
        (Phase::Support(conflict), Move::Support(count)) => game.support(conflict, count, log),
        (Phase::Monument(placed), Move::Monument(pair, corner)) => {
            game.build(placed, pair, corner, log);
        }
        (Phase::Monument(placed), Move::Decline) => game.decline(placed, log),
        (Phase::Treasure(_, placed), Move::Treasure(cell)) => game.take_treasure(placed, cell, log),
        (phase, m) => debug_assert!(false, "`{m}` is not legal in {phase:?}"),
    }
}

impl Tigris {
    /// Places a leader, lifting him first if he stood elsewhere (TE-LEADER-2, TE-LEADER-7). Brings
    /// no points (TE-LEADER-9).
    fn place_leader(&mut self, colour: Colour, cell: Cell, log: &mut impl FnMut(Event)) {
        let open = &mut self.open;
        let seat = open.active; // TE-LEADER-1: only his own leaders
        let from = open.leaders[seat][colour];
        open.put_leader(seat, colour, cell);
        log(Event::Leader { seat, colour, cell, from });
        // TE-REVOLT-1, TE-REVOLT-2: another leader of his colour in the kingdom he entered. His owner
        // is always another player (TE-CONF-5).
        let kingdom = open.region(cell);
        let rival = open
            .seats()
            .filter(|other| *other != seat)
            .find(|other| open.leaders[*other][colour].is_some_and(|cell| kingdom.has(cell)));
        match rival {
            Some(defender) => self.begin_conflict(Kind::Revolt, colour, seat, defender, log),
            None => self.collect_treasures(cell, log),
        }
    }

    /// Takes a leader off the board (TE-LEADER-8).
    fn withdraw(&mut self, colour: Colour, log: &mut impl FnMut(Event)) {
        let seat = self.open.active;
        if let Some(cell) = self.open.lift_leader(seat, colour) {
            log(Event::Withdrew { seat, colour, cell });
        }
        self.finish_action(log);
    }

    /// Places a tile from the hand (TE-TILE-1): a point, or a union of two kingdoms. Each step leads
    /// to the next: wars, monument, treasures (TE-TURN-5).
    fn place_tile(&mut self, colour: Colour, cell: Cell, log: &mut impl FnMut(Event)) {
        let open = &mut self.open;
        let seat = open.active;
        let mut beside = open.kingdoms_beside(cell);
        let kingdoms = [beside.next(), beside.next()];
        self.hidden.hands[seat][colour] -= 1;
        open.tiles[colour].insert(cell);
        log(Event::Tile { seat, colour, cell });
        match kingdoms {
            [Some(_), Some(_)] => {
                // TE-UNION-2: a joining tile brings nobody a point.
                // TE-UNION-3: in peace the action goes on with the monument.
                let peace = open.conflicts(cell).next().is_none();
                log(Event::United { cell, peace });
                self.fight_wars(cell, log);
            }
            [kingdom, _] => {
                if let Some((seat, why)) =
                    kingdom.and_then(|kingdom| open.claimant(kingdom, colour))
                {
                    open.points[seat][colour] += u16::from(TILE_POINTS); // TE-SCORE-3, TE-SCORE-5
                    log(Event::Points { seat, colour, count: TILE_POINTS, why });
                }
                self.offer_monument(cell, log);
            }
        }
    }

    /// Plays a catastrophe (TE-CAT-2). It stays for ever (TE-CAT-6).
    fn play_catastrophe(&mut self, cell: Cell, log: &mut impl FnMut(Event)) {
        let open = &mut self.open;
        let seat = open.active;
        let covered = open.tile(cell);
        open.catastrophes[seat] -= 1;
        open.ruins.insert(cell);
        if let Some(colour) = covered {
            open.tiles[colour].remove(cell);
            open.out[colour] += 1;
        }
        log(Event::Catastrophe { seat, cell, covered });
        if covered == Some(Colour::Red) {
            open.send_stranded_home(log); // TE-CAT-5
        }
        self.finish_action(log);
    }

    /// Sets tiles aside, unseen, and draws the same number (TE-SWAP-1, TE-SWAP-2).
    fn swap(&mut self, tiles: Tiles, log: &mut impl FnMut(Event)) {
        let seat = self.open.active;
        let count = tiles.size();
        self.hidden.hands[seat] = self.hidden.hands[seat].minus(tiles);
        self.hidden.aside[seat] = self.hidden.aside[seat].plus(tiles);
        log(Event::Swapped { seat, count, tiles: Some(tiles) });
        if count > self.hidden.bag.size() {
            self.end_game(End::Swap, log); // TE-SWAP-4, as an option
        } else {
            self.open.phase = Phase::Draw { seat, count, cause: Cause::Swap };
        }
    }

    /// Forgoes one action (TE-TURN-3).
    fn pass(&mut self, log: &mut impl FnMut(Event)) {
        log(Event::Passed { seat: self.open.active });
        self.finish_action(log);
    }

    /// Ends an action, all of whose events are over (TE-TURN-4).
    pub(crate) fn finish_action(&mut self, log: &mut impl FnMut(Event)) {
        self.open.actions -= 1;
        if self.open.actions > 0 {
            self.open.phase = Phase::Action;
        } else {
            self.end_turn(log); // TE-END-1
        }
    }
}

impl Open {
    /// Who gets the point for a tile laid in a kingdom (TE-SCORE-1, TE-SCORE-2, TE-SCORE-4).
    fn claimant(&self, kingdom: Cells, colour: Colour) -> Option<(Seat, Why)> {
        let own = self.leader_in(kingdom, colour).map(|seat| (seat, Why::Tile));
        own.or_else(|| self.leader_in(kingdom, Colour::Black).map(|seat| (seat, Why::King)))
    }

    /// Sends leaders without a face-up temple beside them home (TE-LEADER-6).
    pub(crate) fn send_stranded_home(&mut self, log: &mut impl FnMut(Event)) {
        let stranded = self.standing - self.beside_temples();
        for cell in stranded.iter() {
            if let Some((seat, colour)) = self.leader(cell) {
                self.lift_leader(seat, colour);
                log(Event::Stranded { seat, colour, cell });
            }
        }
    }
}
