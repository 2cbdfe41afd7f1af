//! Set-up, step by step as chance decides it (BA-SETUP): who begins, the location tokens, the cards
//! of the variant, and the first five tokens of each player.

use table::{BySeat, Options, Seat};

use crate::board::LOCATIONS;
use crate::card::Cards;
use crate::event::Event;
use crate::hex::Hex;
use crate::kind::Tokens;
use crate::location::Location;
use crate::state::{Babylonia, Hidden, Open, Phase, Switches};

impl Babylonia {
    /// The position before chance decides anything.
    pub(crate) fn set_up(options: &Options) -> Babylonia {
        let open = Open::new(options.players(), Switches::of(options));
        let clan = |seat: Seat| {
            // BA-SETUP-11, BA-SETUP-14
            if seat.index() < options.players() { Tokens::CLAN } else { Tokens::default() }
        };
        Babylonia { open, hidden: Hidden { pools: BySeat::from_fn(clan), ..Hidden::default() } }
    }

    /// The first player is known; the board is laid out next (BA-SETUP-15).
    pub(crate) fn begin_with(&mut self, seat: Seat) {
        self.open.active = seat;
        if let Some(hex) = self.open.next_spot() {
            self.open.phase = Phase::Location(hex);
        }
    }

    /// Lays a location token on its spot (BA-SETUP-6). After the last one come the cards and the deal.
    pub(crate) fn lay_next(&mut self, hex: Hex, location: Location, log: &mut impl FnMut(Event)) {
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

    /// Puts seven cards on offer (BA-VAR-1).
    pub(crate) fn offer_cards(&mut self, cards: Cards, log: &mut impl FnMut(Event)) {
        self.open.offer = cards;
        log(Event::Offered { cards });
        self.deal(log);
    }

    /// Everybody draws five tokens, the first player first (BA-SETUP-12); then play begins.
    pub(crate) fn deal(&mut self, log: &mut impl FnMut(Event)) {
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
}

impl Open {
    /// The next location spot in play without its token, while the board is laid out.
    fn next_spot(&self) -> Option<Hex> {
        ((LOCATIONS & self.in_play()) - self.cities - self.fields).first()
    }
}
