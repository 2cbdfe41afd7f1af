//! What each move does. The rules of placing stand in `play`, those of scoring in `score`, and the
//! course of turns in `turn`.

use table::Seat;

use crate::board::{RIVER, river};
use crate::card::{CARD_POINTS, Card};
use crate::event::Event;
use crate::hex::Hex;
use crate::kind::Kind;
use crate::moves::Move;
use crate::state::{Babylonia, Phase, Play};

/// Makes a legal move.
pub(crate) fn apply(game: &mut Babylonia, m: Move, log: &mut impl FnMut(Event)) {
    match (game.open.phase, m) {
        (_, Move::Place(kind, hex)) => game.place(kind, hex, log),
        (_, Move::End) => game.end_placing(log),
        (_, Move::Score(hex)) => game.score(hex, log),
        (Phase::Card(seat), Move::Card(card)) => game.take_card(seat, card, log),
        (_, Move::ExtraTurn) => game.take_extra_turn(log),
        (_, Move::NoExtraTurn) => game.keep_extra_turn(log),
        _ => debug_assert!(false, "`{m}` is not legal in {:?}", game.open.phase),
    }
}

impl Babylonia {
    /// Places a token; its points come at once (BA-PLAY-7).
    fn place(&mut self, kind: Kind, hex: Hex, log: &mut impl FnMut(Event)) {
        let open = &mut self.open;
        let seat = open.active;
        let on_river = RIVER.has(hex);
        self.hidden.hands[seat][kind] -= 1;
        open.hands[seat] -= 1;
        if on_river {
            self.hidden.river[river(hex)] = Some(kind);
        }
        log(Event::Placed { seat, kind: Some(kind), hex, on_river });
        let field = open.field(hex);
        let gain = open.put(seat, kind, hex);
        if gain.ziggurats > 0 {
            log(Event::Ziggurats { seat, hex, points: gain.ziggurats });
        }
        if let (Some(field), Some(points)) = (field, gain.field) {
            log(Event::Field { seat, hex, field, points });
        }
        open.play = open.play.with(kind, on_river);
        if open.may_end() && !open.may_go_on() {
            self.end_placing(log); // BA-PLAY-12
        }
    }

    /// Ends step 1; what is surrounded is scored next (BA-TURN-1, BA-SURR-1).
    pub(crate) fn end_placing(&mut self, log: &mut impl FnMut(Event)) {
        log(Event::Finished { seat: self.open.active, count: self.open.play.tokens });
        self.open.play = Play::default();
        self.score_next(log);
    }

    /// Scores the city or ziggurat the active player chose (BA-SURR-3).
    fn score(&mut self, hex: Hex, log: &mut impl FnMut(Event)) {
        match self.score_one(hex, log) {
            Some(winner) => self.open.phase = Phase::Card(winner),
            None => self.score_next(log),
        }
    }

    /// The winner of a ziggurat takes a card (BA-ZIG-2); then scoring goes on.
    fn take_card(&mut self, seat: Seat, card: Card, log: &mut impl FnMut(Event)) {
        let open = &mut self.open;
        open.offer.remove(card);
        open.cards[seat].insert(card);
        log(Event::Card { seat, card });
        if card == Card::TenPoints {
            open.points[seat] += u16::from(CARD_POINTS); // BA-CARD-1
            open.spent.insert(card);
            log(Event::TenPoints { seat, points: CARD_POINTS });
        }
        self.score_next(log);
    }

    /// The active player uses card 2, which is spent from now on (BA-CARD-2).
    fn take_extra_turn(&mut self, log: &mut impl FnMut(Event)) {
        let seat = self.open.active;
        self.open.spent.insert(Card::ExtraTurn);
        log(Event::ExtraTurn { seat });
        self.begin_turn(seat, log);
    }

    /// The active player keeps card 2 (BA-CARD-2).
    fn keep_extra_turn(&mut self, log: &mut impl FnMut(Event)) {
        log(Event::NoExtraTurn { seat: self.open.active });
        self.next_turn(log);
    }
}
