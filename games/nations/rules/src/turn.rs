//! Whose turn it is, and the sequence of play, which runs on by itself until a seat or chance must
//! decide.
//!
//! What happens is told through `&mut dyn FnMut(Event)`, not through a generic: the engine is
//! compiled once for all who listen, and an event costs one call.

use table::{First, Turn};

use crate::event::Event;
use crate::frame::Frame;
use crate::state::{Doing, Nations, Open, Phase};

impl Open {
    /// Who must decide now.
    pub(crate) fn turn(&self) -> Turn {
        if let Some((_, seat)) = self.asked() {
            return Turn::Decide(seat);
        }
        match self.phase {
            Phase::Order | Phase::Fill | Phase::Boards | Phase::Reveal | Phase::Roll => {
                Turn::Chance
            }
            Phase::Draft(done) | Phase::Cover(done) | Phase::Growth(done) => {
                Turn::Decide(self.nth_last(done))
            }
            Phase::Keep(seat) => Turn::Decide(seat),
            Phase::Over => Turn::Over,
            _ => Turn::Decide(self.active),
        }
    }
}

impl Nations {
    /// Plays on until somebody must decide.
    pub(crate) fn advance(&mut self, log: &mut dyn FnMut(Event)) {
        while self.step(log) {}
    }

    /// One step of the sequence; `false` if somebody must decide. A choice with one option is made,
    /// one with none is skipped (NA-GEN-16).
    pub(crate) fn step(&mut self, log: &mut dyn FnMut(Event)) -> bool {
        if let Some(frame) = self.open.stack.top() {
            if frame.asked().is_none() {
                self.run_frame(frame, log);
                return true;
            }
            let mut answers = First::default();
            self.open.legal_in(frame, &mut answers);
            match (answers.count, answers.first) {
                (0, _) => {
                    self.open.stack.pop();
                    if let Frame::Choice { effect, nations, .. } = frame {
                        self.fall_back(effect, nations);
                    }
                }
                (1, Some(only)) => self.answer(frame, only, log),
                _ => return false,
            }
            return true;
        }
        match self.open.phase {
            Phase::Fill if self.open.next_cell().is_none() => self.after_fill(),
            Phase::Growth(done) if done == self.open.players => self.open.phase = Phase::Reveal,
            Phase::Action => match self.open.doing {
                Doing::Nothing => {
                    let nation = &self.open.nations[self.open.active];
                    if self.open.actions > 0 || nation.manned() != 0 {
                        return false;
                    }
                    self.next_turn(log);
                }
                _ => self.finish_action(),
            },
            Phase::Production(done, step) => self.produce(done, step, log),
            Phase::War(done) => self.fight(done, log),
            Phase::Events(half, begun) => self.run_events(half, begun, log),
            Phase::Famine(done) => self.starve(done, log),
            Phase::RoundEnd => self.end_round(log),
            _ => return false,
        }
        true
    }

    /// A frame that needs no decision.
    fn run_frame(&mut self, frame: Frame, log: &mut dyn FnMut(Event)) {
        match frame {
            Frame::Perform { effect, nations } => self.perform_next(effect, nations, log),
            Frame::Gain { seat, effect } => {
                self.open.stack.pop();
                self.late_gain(seat, effect, log);
            }
            Frame::Ready { seat, card } => {
                self.open.stack.pop();
                self.ready(seat, card);
            }
            Frame::AfterBuy { seat, card } => {
                self.open.stack.pop();
                self.after_buy(seat, card);
            }
            _ => {
                self.open.stack.pop();
                self.open.deferred = false; // StepEnd
                self.check(log);
            }
        }
    }
}
