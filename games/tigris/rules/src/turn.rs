//! The frame of the game: the deal, the end of a turn, the end of the game (TE-SETUP, TE-END,
//! TE-OVER, TE-FINAL).

use table::{Outcome, Seat};

use crate::colour::{Colour, Tiles};
use crate::event::{End, Event, Why};
use crate::state::{Cause, Phase, Tigris};

/// Tiles behind a screen at the start of a turn (TE-TILE-1).
pub(crate) const HAND: u8 = 6;

/// Actions in a turn (TE-TURN-1).
pub(crate) const ACTIONS: u8 = 2;

/// With so few treasures left the game ends (TE-OVER-1).
pub(crate) const LAST_TREASURES: u32 = 2;

impl Tigris {
    /// The first player is known; everybody gets six tiles (TE-SETUP-3, TE-SETUP-5).
    pub(crate) fn deal(&mut self, first: Seat) {
        self.open.active = first;
        self.open.phase = Phase::Draw { seat: first, count: HAND, cause: Cause::Deal };
    }

    /// A seat has drawn.
    pub(crate) fn drawn(
        &mut self,
        seat: Seat,
        tiles: Tiles,
        cause: Cause,
        log: &mut impl FnMut(Event),
    ) {
        self.hidden.bag = self.hidden.bag.minus(tiles);
        self.hidden.hands[seat] = self.hidden.hands[seat].plus(tiles);
        log(Event::Drew { seat, count: tiles.size(), tiles: Some(tiles) });
        match cause {
            Cause::Swap => self.finish_action(log),
            cause => self.refill(cause, log),
        }
    }

    /// Income, then the end of the game or new tiles (TE-END-2, TE-INCOME-1).
    pub(crate) fn end_turn(&mut self, log: &mut impl FnMut(Event)) {
        let seat = self.open.active;
        for colour in Colour::ALL {
            let count = self.open.income(colour);
            if count > 0 {
                self.open.points[seat][colour] += u16::from(count);
                log(Event::Points { seat, colour, count, why: Why::Monument });
            }
        }
        if self.open.treasures.len() <= LAST_TREASURES {
            self.end_game(End::Treasures, log); // TE-OVER-1
        } else {
            self.refill(Cause::Refill, log);
        }
    }

    /// Fills hands to six, the active player's first, then clockwise (TE-END-3); then the next turn
    /// begins (TE-END-4). A hand that cannot be filled ends the game (TE-OVER-2, TE-OVER-3).
    fn refill(&mut self, cause: Cause, log: &mut impl FnMut(Event)) {
        let players = self.open.players();
        let short =
            self.open.active.round(players).find(|seat| self.hidden.hands[*seat].size() < HAND);
        match short {
            Some(seat) => {
                let count = HAND - self.hidden.hands[seat].size();
                if count > self.hidden.bag.size() {
                    self.end_game(End::Bag, log);
                } else {
                    self.open.phase = Phase::Draw { seat, count, cause };
                }
            }
            None => {
                if cause == Cause::Refill {
                    self.open.active = self.open.active.next(players);
                }
                self.open.actions = ACTIONS;
                self.open.phase = Phase::Action;
                log(Event::Turn { seat: self.open.active });
            }
        }
    }

    pub(crate) fn end_game(&mut self, why: End, log: &mut impl FnMut(Event)) {
        self.open.phase = Phase::Over;
        self.open.actions = 0;
        log(Event::Ended { why });
    }

    /// Places by the weakest colour, then the second weakest and so on (TE-FINAL-2, TE-FINAL-3);
    /// full equality is shared (TE-FINAL-4).
    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        (self.open.phase == Phase::Over).then(|| {
            let scores =
                self.open.seats().map(|seat| self.open.standing_of(seat).map(i32::from).to_vec());
            Outcome::new(scores.collect())
        })
    }
}
