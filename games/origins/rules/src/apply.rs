//! What a move does: it is handed to the part of the rules it belongs to, then the game goes on by
//! itself until a seat or chance must decide.

use table::First;

use crate::data::effect::Trigger;
use crate::event::Event;
use crate::moves::Move;
use crate::state::{Frame, Origins};

/// Makes a legal move.
pub(crate) fn apply(game: &mut Origins, m: Move, log: &mut impl FnMut(Event)) {
    game.make(m, log);
    game.proceed(log);
}

impl Origins {
    /// Makes a legal move, without what follows from it.
    fn make(&mut self, m: Move, log: &mut impl FnMut(Event)) {
        match (self.open.top(), m) {
            (Frame::Draft, Move::Draft(die)) => self.draft(die, log),
            (Frame::Discard, Move::Discard(die)) => self.discard(die, log),
            (Frame::Action { .. }, Move::Visit(place, worker)) => self.visit(place, worker, log),
            (Frame::Action { .. }, Move::Close(cell, die)) => self.close(cell, die, log),
            (Frame::Action { .. }, Move::Tower(colour)) => self.build_floor(colour, log),
            (Frame::Action { .. }, Move::Populate) => self.populate(log),
            (Frame::Action { .. }, Move::Pass) => self.pass(log),
            (Frame::After { .. }, Move::Advantage) => {
                // OR-ADV-1, OR-ADV-2: once per turn, even a token gained in it.
                self.spend_token(log);
                self.open.stack.push(Frame::After { spent: true });
                self.open.stack.push(Frame::Action { spent: true });
            }
            (Frame::After { .. }, Move::Done) => {
                self.open.stack.clear();
                self.next_turn(log);
            }
            (Frame::Quiet { .. }, Move::Advantage) => self.spend_token(log), // OR-SOLO-7
            (Frame::Quiet { place }, Move::Decline) => {
                self.open.stack.pop();
                self.raise_ships(place, log);
            }
            (Frame::Neighbour { .. }, Move::Ship(place)) => {
                self.open.stack.pop();
                self.raise_ship(place, log);
            }
            (Frame::Slots(slots), m) => self.use_slot(slots, m),
            (Frame::Run(run), m) => self.answer(run, m, log),
            (Frame::Abilities(_), Move::Use(cell)) => self.use_ability(cell, log),
            (Frame::Abilities(_), Move::Done) => {
                self.open.stack.pop();
            }
            (Frame::Score(_), Move::Card(place)) => self.score_card(place, log),
            (Frame::PickUp, Move::Collect(colour)) => self.collect_six(colour, log),
            (frame, m) => debug_assert!(false, "`{m}` is not legal in {frame:?}"),
        }
    }

    /// Carries out what needs no decision, until a seat or chance must decide or the game is over.
    /// A decision with a single answer is none.
    pub(crate) fn proceed(&mut self, log: &mut impl FnMut(Event)) {
        loop {
            let Some(frame) = self.open.stack.last().copied() else {
                self.next_turn(log);
                continue;
            };
            match frame {
                Frame::Setup(_)
                | Frame::TurnUp(_)
                | Frame::Roll(_)
                | Frame::Reroll
                | Frame::Keep
                | Frame::Over => return,
                Frame::Assault => self.assault(log),
                Frame::Closed => {
                    self.open.stack.pop();
                    self.trigger(Trigger::AfterClose, |run| run); // OR-ZOD-11
                }
                Frame::RoundEnd(step) => self.end_round(step, log),
                Frame::PickUp if self.pick_up(log) => {}
                Frame::Run(run) if self.step(run, log) => {}
                frame if self.open.surely_asks(frame) => return,
                _ => {
                    let mut answers = First::default();
                    self.open.legal(&mut answers);
                    match (answers.count, answers.first) {
                        (1, Some(m)) => self.make(m, log),
                        (0, _) => self.skip_question(frame, log),
                        _ => return,
                    }
                }
            }
        }
    }

    /// A question without an answer is not asked.
    fn skip_question(&mut self, frame: Frame, log: &mut impl FnMut(Event)) {
        match frame {
            Frame::Run(run) => self.skip(run),
            // Without a token to spend the turn is over.
            Frame::After { .. } => {
                self.open.stack.clear();
                self.next_turn(log);
            }
            _ => {
                self.open.stack.pop();
            }
        }
    }
}
