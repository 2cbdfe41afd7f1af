//! What a move and a roll bring about.

use crate::event::Event;
use crate::moves::{Chance, Move};
use crate::state::{HOME, Phase, ROSETTES, Ur};

impl Ur {
    pub(crate) fn apply(&mut self, Move(from): Move, log: &mut impl FnMut(Event)) {
        let Phase::Move(roll) = self.phase else { return };
        let (seat, rival, to) = (self.active, self.active.next(2), from + roll);
        self.phase = Phase::Roll;
        *self.at_mut(seat, from) -= 1;
        *self.at_mut(seat, to) += 1;
        match from {
            _ if to == HOME => log(Event::BorneOff(seat, from)), // UR-OFF-1
            0 => log(Event::Entered(seat, to)),                  // UR-MOVE-1
            _ => log(Event::Moved(seat, from, to)),              // UR-MOVE-2
        }
        if self.meets(to) {
            *self.at_mut(rival, to) -= 1; // UR-CAPTURE-1
            *self.at_mut(rival, 0) += 1;
            log(Event::Captured(rival, to));
        }
        if self.paths[seat.index()][..usize::from(HOME)].iter().all(|count| *count == 0) {
            self.phase = Phase::Over; // UR-END-1
            log(Event::Won(seat));
        } else if ROSETTES.contains(&to) {
            log(Event::Again(seat)); // UR-ROSETTE-1
        } else {
            self.active = rival; // UR-TURN-1
        }
    }

    pub(crate) fn apply_chance(&mut self, c: Chance, log: &mut impl FnMut(Event)) {
        match c {
            Chance::First(seat) => {
                (self.active, self.phase) = (seat, Phase::Roll); // UR-SETUP-4
                log(Event::First(seat));
            }
            Chance::Roll(roll) => {
                self.phase = Phase::Move(roll);
                log(Event::Rolled(self.active, roll));
                if roll == 0 || self.legal().next().is_none() {
                    log(Event::Passed(self.active)); // UR-ROLL-2
                    (self.active, self.phase) = (self.active.next(2), Phase::Roll);
                }
            }
        }
    }
}
