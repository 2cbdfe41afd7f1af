//! The course of turns: whose turn it is, the refill, the end of a turn and of the game (BA-TURN,
//! BA-REFILL, BA-END).

use table::{Seat, Turn};

use crate::card::Card;
use crate::event::{End, Event};
use crate::state::{Babylonia, Open, Phase, Play};

/// With no more cities than this on the board the game ends (BA-END-1).
pub const LAST_CITIES: u32 = 1;

impl Open {
    /// Who must decide now, a seat or chance.
    pub(crate) fn turn(&self) -> Turn {
        match (self.phase, self.decider()) {
            (_, Some(seat)) => Turn::Decide(seat),
            (Phase::Over, _) => Turn::Over,
            _ => Turn::Chance,
        }
    }

    /// The seat that must decide.
    pub fn decider(&self) -> Option<Seat> {
        match self.phase {
            Phase::Place | Phase::Score | Phase::ExtraTurn => Some(self.active),
            Phase::Card(seat) => Some(seat), // BA-ZIG-2: even in another player's turn
            Phase::Location(_) | Phase::Cards | Phase::First | Phase::Draw { .. } | Phase::Over => {
                None
            }
        }
    }
}

impl Babylonia {
    /// A seat's turn begins with step 1 (BA-TURN-1). There is always a legal play (BA-PLAY-10).
    pub(crate) fn begin_turn(&mut self, seat: Seat, log: &mut impl FnMut(Event)) {
        self.open.active = seat;
        self.open.play = Play::default();
        self.open.phase = Phase::Place;
        log(Event::Turn { seat });
        if self.open.hands[seat] == 0 {
            self.end_placing(log); // only in set-up positions: nobody begins a turn empty-handed
        }
    }

    /// The turn of the next player clockwise (BA-TURN-2, BA-SETUP-15).
    pub(crate) fn next_turn(&mut self, log: &mut impl FnMut(Event)) {
        let next = self.open.active.next(self.open.players());
        self.begin_turn(next, log);
    }

    /// Step 3: the active player alone draws up to the limit (BA-REFILL-1, BA-REFILL-3), as far as
    /// the pool goes (BA-REFILL-2).
    pub(crate) fn refill(&mut self, log: &mut impl FnMut(Event)) {
        let open = &mut self.open;
        let seat = open.active;
        let missing = open.hand_limit(seat).saturating_sub(open.hands[seat]);
        let count = missing.min(open.pools[seat]);
        if count > 0 {
            open.phase = Phase::Draw { seat, count, deal: false };
        } else {
            self.end_turn(log);
        }
    }

    /// Checks whether the game ends (BA-END-1, BA-END-2); otherwise an extra turn may follow
    /// (BA-TURN-2, BA-END-6).
    pub(crate) fn end_turn(&mut self, log: &mut impl FnMut(Event)) {
        let open = &mut self.open;
        let seat = open.active;
        open.turns += 1;
        if open.hands[seat] == 0 {
            self.end_game(End::Hand(seat), log);
        } else if open.cities.len() <= LAST_CITIES {
            self.end_game(End::Cities, log); // BA-END-3
        } else if open.holds(seat, Card::ExtraTurn) {
            // BA-CARD-2
            open.phase = Phase::ExtraTurn;
        } else {
            self.next_turn(log);
        }
    }

    fn end_game(&mut self, why: End, log: &mut impl FnMut(Event)) {
        self.open.phase = Phase::Over;
        log(Event::Ended { why });
    }
}
