//! What a move does: which part of the rules carries it out.

use table::Seat;

use crate::amount::Resource;
use crate::board::Board;
use crate::effect::effect;
use crate::event::{Cause, Event};
use crate::frame::Frame;
use crate::moves::{Move, Spot};
use crate::state::Nations;

impl Nations {
    /// Makes a legal move and plays on until somebody must decide.
    pub(crate) fn apply(&mut self, m: Move, log: &mut dyn FnMut(Event)) {
        match self.open.stack.top() {
            Some(frame) => self.answer(frame, m, log),
            None => self.take_step(m, log),
        }
        self.advance(log);
    }

    /// A decision of the sequence of play itself.
    fn take_step(&mut self, m: Move, log: &mut dyn FnMut(Event)) {
        match m {
            Move::Board(people, b) => self.take_board(Board { people, b }, log),
            Move::Cover(section) => self.cover(section, log),
            Move::GrowWorker(section) => self.grow_worker(section, log),
            Move::Grow(resource) => self.grow(resource, log),
            Move::Keep(what) => self.keep(what, log),
            Move::Buy(card) => self.buy(card, log),
            Move::Deploy(card, from) => self.deploy(card, from, log),
            Move::Undeploy(card) => self.undeploy(self.open.active, card, log),
            Move::Hire(hire) => self.hire(hire, log),
            Move::Use(card, resource) => self.use_card(card, resource, log),
            Move::Pass => self.pass(log),
            Move::Done => self.next_turn(log),
            _ => debug_assert!(false, "`{m}` is not legal in {:?}", self.open.phase),
        }
    }

    /// Answers the question on top of the stack, and does not play on.
    pub(crate) fn answer(&mut self, frame: Frame, m: Move, log: &mut dyn FnMut(Event)) {
        self.open.stack.pop();
        match (frame, m) {
            (Frame::Place { seat, card }, Move::Place(spot)) => self.place(seat, card, spot, log),
            (Frame::PlaceWonder { seat, card }, Move::Place(Spot::Slot(space))) => {
                self.place_wonder(seat, space.into(), card, log);
            }
            (Frame::Battle { seat, card, amount }, Move::Gain(resource)) => {
                self.plunder(seat, card, (resource, amount), log);
            }
            (Frame::GoldenAge { seat, card }, Move::Gain(_)) => self.take_golden(seat, card, log),
            (Frame::GoldenAge { seat, card }, Move::Pay(mix)) => {
                self.pay_golden(seat, card, mix, log);
            }
            (Frame::FreeDeploy { seat, left, slots, may }, Move::Deploy(card, from)) => {
                if left > 1 {
                    let left = left - 1;
                    self.open.stack.push(Frame::FreeDeploy { seat, left, slots, may });
                }
                self.move_worker(seat, card, from, 0, log);
            }
            (Frame::FreeHire { seat, left }, Move::Hire(_)) => {
                if left > 1 {
                    self.open.stack.push(Frame::FreeHire { seat, left: left - 1 });
                }
                self.build_stage(seat, true, log);
            }
            (Frame::FreeDeploy { seat, .. } | Frame::FreeHire { seat, .. }, Move::Decline) => {
                log(Event::Answered { seat, accepted: false });
            }
            (Frame::Take { seat, left }, Move::Take(section)) => {
                if left > 1 {
                    self.open.stack.push(Frame::Take { seat, left: left - 1 });
                }
                self.take_worker(seat, section, log);
            }
            (Frame::Return { seat }, Move::Return(section, from)) => {
                self.return_worker(seat, section, from, log);
            }
            (Frame::Undeploy { seat, effect }, Move::Undeploy(card)) => {
                self.open.stack.push(frame);
                self.undeploy_for(seat, effect, card, log);
            }
            (Frame::Undeploy { .. }, Move::Done) => {}
            (Frame::RemoveColony { seat }, Move::Remove(card)) => self.give_colony(seat, card, log),
            (Frame::Choice { seat, effect, nations }, Move::Choose(choice)) => {
                self.choose((seat, effect), nations, choice, log);
            }
            (Frame::Offer { seat, effect, rest, leads }, Move::Accept | Move::Decline) => {
                self.answer_offer((seat, effect), (rest, leads), m == Move::Accept, log);
            }
            (Frame::Mix { seat, .. }, Move::Lose(mix)) => self.give_up(seat, mix, log),
            (Frame::Split { seat, .. }, Move::Lose(mix)) => {
                self.lose(seat, mix.0.map(u16::from), Cause::War, log);
            }
            (Frame::Swap { seat }, Move::Swap(one, two)) => self.exchange(seat, one, two, log),
            // NA-CARD-galileo: the price paid is 0.
            (Frame::FreeBuy { seat, .. }, Move::Buy(card)) => self.purchase(seat, card, 0, log),
            (Frame::Yield { seat, effect }, Move::Gain(resource)) => {
                self.choose_yield(seat, effect, resource);
            }
            _ => debug_assert!(false, "`{m}` does not answer {frame:?}"),
        }
    }

    /// Notes the gain chosen for Production; it enters the net of its resource (NA-PROD-3).
    fn choose_yield(&mut self, seat: Seat, id: u16, resource: Resource) {
        let gains = effect(id).gains;
        let chosen = gains.iter().position(|gain| gain.of(resource) != 0);
        self.open.nations[seat].deeds.chosen = chosen.map_or(0, |index| index as u8 + 1);
    }
}
