//! The one interpreter of effects: spaces, actions, buildings and cards all run here.
//!
//! `step` carries out an operation that asks nothing. If an operation asks, `answers` lists the legal
//! moves, and `answer` carries out the one that was chosen.

use crate::city::{Cell, Kind};
use crate::colour::{Colour, Die, TOP, Temple};
use crate::data::Script;
use crate::data::effect::{Goods, Op, TRAIN_PRICE, Trigger, Which, Who};
use crate::event::{Event, Why};
use crate::moves::{Move, Worker};
use crate::state::{Frame, Origin, Origins, Patrician, Run};

impl Origins {
    /// Carries out the next operation if it needs no decision; `false` if it does.
    #[inline]
    pub(crate) fn step(&mut self, run: Run, log: &mut impl FnMut(Event)) -> bool {
        if run.optional {
            return false;
        }
        let open = &mut self.open;
        let data = open.data();
        if run.at == run.end {
            open.stack.pop();
            if run.moved_two && matches!(run.origin, Origin::Main | Origin::Building) {
                // OR-ZOD-12, OR-ZOD-R9: once the rest of the effect is done.
                let temple = run.temple;
                self.trigger(Trigger::MovedTwo, |run| Run { temple, ..run });
            }
            return true;
        }
        let seat = open.active;
        match data.ops[usize::from(run.at)] {
            Op::Gain(Goods::Exactly(resource), amount) => {
                let count = open.amount(seat, amount, &run);
                self.go_on(run);
                self.open.gain(seat, resource, count.into(), log);
            }
            Op::Gain(_, amount) if run.count == Run::FRESH => {
                // OR-RES-3: each unit is chosen by itself.
                let count = open.amount(seat, amount, &run).min(Run::FRESH - 1);
                self.replace(Run { count, ..run });
            }
            Op::Gain(..) if run.count == 0 => self.go_on(run),
            Op::Pay(Goods::Exactly(resource), count) => {
                if open.can_pay(seat, Goods::Exactly(resource), count.into()) {
                    open.pay(seat, resource, count.into(), log);
                    self.go_on(run);
                } else {
                    open.stack.pop();
                }
            }
            Op::Points(amount) => {
                let count = open.amount(seat, amount, &run);
                let why = match run.origin {
                    Origin::Building => {
                        let tile = open.seats[seat].city.at(run.cell);
                        Why::Building(tile.map_or(Kind::AGORA, |tile| tile.kind))
                    }
                    Origin::Zodiac => Why::Zodiac,
                    _ => Why::Action,
                };
                self.go_on(run);
                self.score(seat, count.into(), why, log);
            }
            Op::March(amount) => {
                let steps = open.amount(seat, amount, &run);
                self.go_on(run);
                self.march(steps, log);
            }
            Op::Attack => {
                self.go_on(run);
                self.attack(log);
            }
            Op::Temple { which: Which::Named(temple), steps, .. } => {
                self.go_on(Run { temple: Some(temple), ..run });
                self.climb_in(temple, steps, log);
            }
            Op::TakeCard => {
                self.go_on(run);
                if let Some(temple) = run.temple {
                    self.take_card(temple, log);
                }
            }
            Op::Raise { who: Who::Seated, steps, .. } => {
                self.go_on(run);
                self.raise_seated(run.cell, steps, log);
            }
            Op::Lower { steps, floor } => {
                self.go_on(run);
                self.lower_picked(run, steps, floor, log);
            }
            Op::Optional(script) => {
                self.go_on(run);
                let inner = Run { optional: true, ..run.inner(script) };
                self.open.stack.push(Frame::Run(inner));
            }
            _ => return false,
        }
        true
    }

    /// Nothing can be chosen: a pick or price ends its script, anything else is skipped (OR-BLD-R1).
    pub(crate) fn skip(&mut self, run: Run) {
        let op = self.open.data().ops[usize::from(run.at)];
        if run.optional || matches!(op, Op::Pick(_) | Op::Pay(..)) {
            self.open.stack.pop();
        } else {
            self.go_on(run);
        }
    }

    #[inline]
    fn replace(&mut self, run: Run) {
        if let Some(top) = self.open.stack.last_mut() {
            *top = Frame::Run(run);
        }
    }

    /// Goes on behind the present operation.
    #[inline]
    fn go_on(&mut self, run: Run) {
        self.replace(Run { at: run.at + 1, count: Run::FRESH, ..run });
    }

    /// Moves in a temple and notes a move of two in the run on top.
    fn climb_in(&mut self, temple: Temple, steps: u8, log: &mut impl FnMut(Event)) {
        let index = self.open.stack.len() - 1;
        let moved = self.climb(temple, steps, log);
        if let Frame::Run(run) = &mut self.open.stack[index] {
            run.moved_two |= moved == 2; // OR-ZOD-R3
        }
    }

    fn raise_seated(&mut self, cell: Cell, steps: u8, log: &mut impl FnMut(Event)) {
        let seat = self.open.active;
        let closed = &mut self.open.seats[seat].city.closed;
        if let Some(closed) = closed.iter_mut().find(|closed| closed.seat == cell) {
            let die = closed.die;
            closed.die.value = (die.value + steps).min(TOP); // OR-RAISE-2
            if closed.die != die {
                let value = closed.die.value;
                log(Event::Raised { seat, worker: Worker::Patrician(die), value });
            }
        }
    }

    fn lower_picked(&mut self, run: Run, steps: u8, floor: u8, log: &mut impl FnMut(Event)) {
        let seat = self.open.active;
        let Some(Worker::Patrician(die)) = run.die else { return };
        let value = die.value.min(die.value.saturating_sub(steps).max(floor)); // OR-B-R2
        let patricians = &mut self.open.seats[seat].patricians;
        if value < die.value && patricians.take(Patrician { at: 0, die }) {
            patricians.sort_in(Patrician { at: 0, die: Die { value, ..die } });
            log(Event::Lowered { seat, die, value });
        }
    }

    /// The answer to what the run on top asks.
    pub(crate) fn answer(&mut self, mut run: Run, m: Move, log: &mut impl FnMut(Event)) {
        let seat = self.open.active;
        let data = self.open.data();
        if run.optional {
            if m == Move::Decline {
                self.open.stack.pop();
                return;
            }
            run.optional = false;
            if let Op::Pay(Goods::Exactly(resource), count) = data.ops[usize::from(run.at)] {
                self.open.pay(seat, resource, count.into(), log);
                run.at += 1;
            }
            self.replace(run);
            if m == Move::Accept {
                return;
            }
        }
        match (data.ops[usize::from(run.at)], m) {
            (Op::Gain(..), Move::Take(resource)) => {
                self.replace(Run { count: run.count - 1, ..run });
                self.open.gain(seat, resource, 1, log);
            }
            (Op::Pay(..), Move::Pay(resource)) => {
                self.go_on(run);
                self.open.pay(seat, resource, 1, log);
            }
            (Op::Temple { .. }, Move::Temple(temple, steps)) => {
                self.go_on(Run { temple: Some(temple), ..run });
                self.climb_in(temple, steps, log);
            }
            (Op::Buy, Move::Buy(source, how, cell)) => {
                self.go_on(run);
                self.buy(source, how, cell, log);
            }
            (Op::Reserve, Move::Reserve(place)) => {
                self.go_on(run);
                self.reserve(place, log);
            }
            (Op::Citizen { pay }, Move::Citizen(die)) => {
                self.go_on(run);
                self.take_citizen(die, pay, log);
            }
            (Op::Speaker, Move::Speaker(value)) => {
                self.go_on(run);
                self.take_speaker(value, log);
            }
            (Op::Raise { cap, .. }, Move::Raise(Worker::Patrician(die), steps, at)) => {
                self.go_on(run);
                self.raise(Patrician { at, die }, steps, cap, log);
            }
            (Op::Raise { .. }, Move::Raise(Worker::Speaker(value), steps, _)) => {
                self.go_on(run);
                self.raise_speaker(value, steps, log);
            }
            (Op::Pick(_), Move::Pick(die)) => {
                self.go_on(Run { die: Some(Worker::Patrician(die)), ..run });
            }
            (Op::Recolour(_), Move::Recolour(die, colour)) => {
                self.go_on(run);
                self.recolour(die, colour, log);
            }
            (Op::SetShip(value), Move::Ship(place)) => {
                self.go_on(run);
                self.open.ships[usize::from(place)] = value;
                log(Event::Ship { place, value });
            }
            (Op::CopyAdjacent, Move::Copy(cell)) => {
                self.go_on(Run { copied: true, ..run });
                let city = &self.open.seats[seat].city;
                let Some(tile) = city.at(cell).copied() else { return };
                let inner = Run::new(self.open.ability(&tile), Origin::Building);
                self.open.stack.push(Frame::Run(Run { cell, ..inner }));
                log(Event::Copied { seat, kind: tile.kind, cell });
            }
            (Op::Choice(scripts), m) => {
                self.go_on(run);
                self.begin_part(run, scripts, m, log);
            }
            (Op::AnyOrder(_), Move::Done) => self.go_on(run),
            (Op::AnyOrder(scripts), m) => {
                let done = if run.count == Run::FRESH { 0 } else { run.count };
                let Some(part) = self.part_of(scripts, m) else { return };
                self.replace(Run { count: done | 1 << part, ..run });
                self.begin_part(run, scripts, m, log);
            }
            (Op::RepeatPay { .. }, Move::Done) => self.go_on(run),
            (Op::RepeatPay { goods, each, .. }, m) => {
                let times = if run.count == Run::FRESH { 0 } else { run.count };
                self.replace(Run { count: times + 1, ..run });
                self.open.pay(seat, goods, TRAIN_PRICE, log);
                if let Op::Choice(scripts) = data.ops[usize::from(each.start)] {
                    self.begin_part(run, scripts, m, log);
                }
            }
            (op, m) => debug_assert!(false, "`{m}` does not answer {op:?}"),
        }
    }

    /// Which of the scripts a move begins: each begins with another kind of step.
    fn part_of(&self, scripts: Script, m: Move) -> Option<usize> {
        let data = self.open.data();
        data.scripts(scripts).iter().position(|script| {
            matches!(
                (data.ops[usize::from(script.start)], m),
                (Op::March(_), Move::March)
                    | (Op::Attack, Move::Attack)
                    | (Op::Raise { .. }, Move::Raise(..))
            )
        })
    }

    /// Begins the script that a move chose, and answers its first question with it.
    fn begin_part(&mut self, run: Run, scripts: Script, m: Move, log: &mut impl FnMut(Event)) {
        let Some(part) = self.part_of(scripts, m) else { return };
        let inner = run.inner(self.open.data().scripts(scripts)[part]);
        self.open.stack.push(Frame::Run(inner));
        if let Move::Raise(..) = m {
            self.answer(inner, m, log);
        }
    }

    /// Swaps a patrician for a die of another colour (OR-B-23, OR-B-R4). That is not taking a die
    /// (OR-ZOD-R4).
    fn recolour(&mut self, die: Die, colour: Colour, log: &mut impl FnMut(Event)) {
        let open = &mut self.open;
        let seat = open.active;
        if open.seats[seat].patricians.take(Patrician { at: 0, die }) {
            open.seats[seat].patricians.sort_in(Patrician { at: 0, die: Die { colour, ..die } });
            open.reserve[die.colour] += 1;
            open.reserve[colour] -= 1;
            log(Event::Recoloured { seat, die, colour });
        }
    }
}
