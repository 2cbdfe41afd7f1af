//! What frames the actions: the deal, the end of a turn, the end of the game (TE-SETUP, TE-END,
//! TE-OVER).

use table::Seat;

use crate::colour::Colour;
use crate::event::{End, Event, Why};
use crate::state::{Cause, Phase, Tigris};

/// Tiles behind a screen at the start of a turn (TE-TILE-1).
pub const HAND: u8 = 6;

/// Actions in a turn (TE-TURN-1).
pub const ACTIONS: u8 = 2;

/// Catastrophes of each player (TE-CAT-1).
pub const CATASTROPHES: u8 = 2;

/// The number of treasures on the board with which the game ends (TE-OVER-1).
pub const LAST_TREASURES: u32 = 2;

impl Tigris {
    /// Names the first player; everybody draws six tiles, he first (TE-SETUP-3, TE-SETUP-5).
    pub(crate) fn deal(&mut self, first: Seat) {
        self.open.active = first;
        self.open.phase = Phase::Draw { seat: first, count: HAND, cause: Cause::Deal };
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
    pub(crate) fn refill(&mut self, cause: Cause, log: &mut impl FnMut(Event)) {
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

    /// Ends the game, whatever is left to be done.
    pub(crate) fn end_game(&mut self, why: End, log: &mut impl FnMut(Event)) {
        self.open.phase = Phase::Over;
        self.open.actions = 0;
        log(Event::Ended { why });
    }
}
