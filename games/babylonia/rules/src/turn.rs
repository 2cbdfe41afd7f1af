//! The frame of the game: set-up, refills, the end of a turn and of the game (BA-SETUP, BA-REFILL,
//! BA-END, BA-CARD-2).

use table::{Outcome, Seat};

use crate::board::LOCATIONS;
use crate::card::{Card, Cards};
use crate::event::{End, Event};
use crate::hex::Hex;
use crate::kind::Tokens;
use crate::location::Location;
use crate::state::{Babylonia, Open, Phase, Play};

/// With so few cities left on the board the game ends (BA-END-1).
const LAST_CITIES: u32 = 1;

impl Babylonia {
    /// The first player is known; the board is laid out next (BA-SETUP-15).
    pub(crate) fn first(&mut self, seat: Seat) {
        self.open.active = seat;
        if let Some(hex) = self.open.next_spot() {
            self.open.phase = Phase::Location(hex);
        }
    }

    /// A location token was laid (BA-SETUP-6).
    pub(crate) fn laid(&mut self, hex: Hex, location: Location, log: &mut impl FnMut(Event)) {
        let open = &mut self.open;
        open.lay(hex, location);
        match open.next_spot() {
            Some(next) => open.phase = Phase::Location(next),
            None => {
                let (cities, fields) = (open.cities.len() as u8, open.fields.len() as u8);
                log(Event::Laid { cities, fields });
                if open.switches.random_cards {
                    open.phase = Phase::Cards; // BA-VAR-1
                } else {
                    self.deal(log);
                }
            }
        }
    }

    /// The cards on offer are known (BA-VAR-1).
    pub(crate) fn offered(&mut self, cards: Cards, log: &mut impl FnMut(Event)) {
        self.open.offer = cards;
        log(Event::Offered { cards });
        self.deal(log);
    }

    /// Everybody draws five tokens, the first player first (BA-SETUP-12); then play begins.
    fn deal(&mut self, log: &mut impl FnMut(Event)) {
        let open = &mut self.open;
        let mut round = open.active.round(open.players());
        match round.find(|seat| open.hands[*seat] == 0) {
            Some(seat) => {
                let count = open.hand_limit(seat);
                open.phase = Phase::Draw { seat, count, deal: true };
            }
            None => self.begin_turn(self.open.active, log),
        }
    }

    /// A seat has drawn.
    pub(crate) fn drawn(
        &mut self,
        seat: Seat,
        tokens: Tokens,
        deal: bool,
        log: &mut impl FnMut(Event),
    ) {
        let count = tokens.size();
        self.hidden.pools[seat] = self.hidden.pools[seat].minus(tokens);
        self.hidden.hands[seat] = self.hidden.hands[seat].plus(tokens);
        self.open.pools[seat] -= count;
        self.open.hands[seat] += count;
        log(Event::Drew { seat, count, tokens: Some(tokens) });
        if deal { self.deal(log) } else { self.end_turn(log) }
    }

    fn begin_turn(&mut self, seat: Seat, log: &mut impl FnMut(Event)) {
        self.open.active = seat;
        self.open.play = Play::default();
        self.open.phase = Phase::Place;
        log(Event::Turn { seat });
        if self.open.hands[seat] == 0 {
            self.end_placing(log); // only in set-up positions: nobody begins a turn empty-handed
        }
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

    /// The end of the game is looked for (BA-END-1, BA-END-2), then an extra turn may follow
    /// (BA-TURN-2, BA-END-6).
    fn end_turn(&mut self, log: &mut impl FnMut(Event)) {
        let open = &mut self.open;
        let seat = open.active;
        open.turns += 1;
        if open.hands[seat] == 0 {
            self.end_game(End::Hand(seat), log);
        } else if open.cities.len() <= LAST_CITIES {
            self.end_game(End::Cities, log); // BA-END-3
        } else if open.holds(seat, Card::ExtraTurn) {
            open.phase = Phase::ExtraTurn;
        } else {
            self.begin_turn(seat.next(self.open.players()), log);
        }
    }

    /// The active player uses card 2, which is spent from now on (BA-CARD-2).
    pub(crate) fn take_extra_turn(&mut self, log: &mut impl FnMut(Event)) {
        let seat = self.open.active;
        self.open.spent.insert(Card::ExtraTurn);
        log(Event::ExtraTurn { seat });
        self.begin_turn(seat, log);
    }

    /// The active player keeps card 2 (BA-CARD-2).
    pub(crate) fn keep_extra_turn(&mut self, log: &mut impl FnMut(Event)) {
        let seat = self.open.active;
        log(Event::NoExtraTurn { seat });
        self.begin_turn(seat.next(self.open.players()), log);
    }

    fn end_game(&mut self, why: End, log: &mut impl FnMut(Event)) {
        self.open.phase = Phase::Over;
        log(Event::Ended { why });
    }

    /// Most points win (BA-INFO-1), then most captured cities (BA-END-4); nothing is scored at the end
    /// (BA-END-5).
    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        let open = &self.open;
        (open.phase == Phase::Over).then(|| {
            let score = |seat: Seat| {
                vec![i32::from(open.points[seat]), i32::from(open.captured[seat].count())]
            };
            Outcome::new(open.seats().map(score).collect())
        })
    }
}

impl Open {
    /// The next location spot in play without its token, while the board is laid out.
    fn next_spot(&self) -> Option<Hex> {
        ((LOCATIONS & self.in_play()) - self.cities - self.fields).first()
    }
}
