//! Workers: taking dice, raising them, advisors (OR-WORK, OR-RAISE, OR-ADVIS); and payments.

use table::Seat;

use crate::colour::{Colour, Die, Resource, TOP};
use crate::data::Op;
use crate::data::effect::{Goods, Trigger};
use crate::event::{Event, Why};
use crate::moves::Worker;
use crate::state::{End, Frame, Open, Origin, Origins, Patrician, Run, Speaker};

impl Origins {
    /// Takes a die from the citizen pool into a free base (OR-MAIN-9).
    pub(crate) fn take_citizen(&mut self, die: Die, pay: bool, log: &mut impl FnMut(Event)) {
        let open = &mut self.open;
        let seat = open.active;
        let Some(place) = open.citizens.iter().position(|other| *other == die) else { return };
        if pay {
            let cost = open.citizen_cost(seat, place);
            open.pay(seat, Resource::Wisdom, cost.into(), log);
        }
        let open = &mut self.open;
        open.citizens.remove(place);
        open.seats[seat].patricians.sort_in(Patrician { at: 0, die });
        log(Event::Citizen { seat, die });
        // OR-ZOD-10: asked after the pool has been refilled.
        let taken = Some(Worker::Patrician(die));
        self.trigger(Trigger::TookDie, |run| Run { die: taken, ..run });
        if self.open.reserve[die.colour] > 0 {
            self.open.reserve[die.colour] -= 1;
            self.open.stack.push(Frame::Roll(die.colour));
        } else {
            log(Event::RefillFailed { colour: die.colour }); // OR-MAIN-9a
            self.announce(End::Dice, log); // OR-GAME-4, OR-GAME-R1
        }
    }

    /// Takes a die from the speaker pool (OR-BONUS-4).
    pub(crate) fn take_speaker(&mut self, value: u8, log: &mut impl FnMut(Event)) {
        let open = &mut self.open;
        let seat = open.active;
        open.speakers.take(value);
        open.seats[seat].speakers.sort_in(Speaker { at: 0, value });
        log(Event::Speaker { seat, value });
        let taken = Some(Worker::Speaker(value));
        self.trigger(Trigger::TookDie, |run| Run { die: taken, ..run });
    }

    /// Raises a patrician step by step; without a cap a six becomes an advisor (OR-RAISE-1,
    /// OR-RAISE-2, OR-RAISE-R1).
    pub(crate) fn raise(
        &mut self,
        patrician: Patrician,
        steps: u8,
        cap: u8,
        log: &mut impl FnMut(Event),
    ) {
        let open = &mut self.open;
        let seat = open.active;
        let Patrician { at, die } = patrician;
        if !open.seats[seat].patricians.take(patrician) {
            return;
        }
        let value = die.value + steps;
        let raised = Die { value: value.min(TOP), ..die };
        if raised != die {
            let worker = Worker::Patrician(die);
            log(Event::Raised { seat, worker, value: raised.value });
        }
        if value > TOP && cap == 0 {
            // OR-ZOD-R10: where a cap holds the die back, nothing follows.
            self.become_advisor(die.colour, log);
        } else {
            open.seats[seat].patricians.sort_in(Patrician { at, die: raised });
        }
    }

    pub(crate) fn raise_speaker(&mut self, value: u8, steps: u8, log: &mut impl FnMut(Event)) {
        let open = &mut self.open;
        let seat = open.active;
        if open.seats[seat].speakers.take(Speaker { at: 0, value }) {
            let raised = (value + steps).min(5); // OR-WORK-4
            open.seats[seat].speakers.sort_in(Speaker { at: 0, value: raised });
            log(Event::Raised { seat, worker: Worker::Speaker(value), value: raised });
        }
    }

    /// A six that must rise, its die already out of its base (OR-ADVIS-1).
    pub(crate) fn become_advisor(&mut self, colour: Colour, log: &mut impl FnMut(Event)) {
        let open = &mut self.open;
        let seat = open.active;
        let player = &mut open.seats[seat];
        if player.advisors.contains(&colour) {
            // OR-ADVIS-3
            let last = player.advisors.len() - 1;
            open.reserve[colour] += 1;
            log(Event::Dismissed { seat, colour });
            let points = open.data.advisors[last];
            self.score(seat, points.into(), Why::Advisor, log);
        } else {
            player.advisors.push(colour); // OR-ADVIS-2
            log(Event::Advisor { seat, colour, place: player.advisors.len() as u8 });
        }
        self.trigger(Trigger::ClosedOrSixRaised, |run| run); // OR-ZOD-9, OR-ZOD-R5
    }

    /// Scores points; nothing is said about none.
    #[inline]
    pub(crate) fn score(&mut self, seat: Seat, count: u16, why: Why, log: &mut impl FnMut(Event)) {
        if count > 0 {
            let points = &mut self.open.seats[seat].points;
            *points = points.saturating_add(count);
            log(Event::Points { seat, count, why });
        }
    }

    /// Begins the effect of the active player's zodiac card with this trigger. Once begun it is
    /// finished, whoever holds the card then (OR-ZOD-R11).
    #[inline]
    pub(crate) fn trigger(&mut self, trigger: Trigger, with: impl Fn(Run) -> Run) {
        let open = &mut self.open;
        if let Some(card) = open.holds(open.active, trigger) {
            let run = with(Run::new(card.effect, Origin::Zodiac));
            open.stack.push(Frame::Run(Run { optional: card.optional, ..run }));
        }
    }
}

impl Open {
    /// Whether a player can pay this much now (OR-RES-1, OR-RES-4, OR-RES-R3).
    #[inline]
    pub(crate) fn can_pay(&self, seat: Seat, goods: Goods, count: u16) -> bool {
        let player = &self.seats[seat];
        match goods {
            Goods::Exactly(Resource::Gold) => player.has(Resource::Gold) >= count,
            Goods::Exactly(resource) => player.has(resource) + player.has(Resource::Gold) >= count,
            // OR-RES-R2: gold for gold is not offered.
            Goods::AnyBasic | Goods::StoneOrFood => {
                Resource::BASIC.iter().any(|resource| player.has(*resource) > 0)
            }
        }
    }

    /// Pays: the named resource first, gold for the rest (OR-RES-R1).
    #[inline]
    pub(crate) fn pay(
        &mut self,
        seat: Seat,
        resource: Resource,
        count: u16,
        log: &mut impl FnMut(Event),
    ) {
        let gold = self.pay_quietly(seat, resource, count);
        if count > 0 {
            log(Event::Paid { seat, resource, count: count - gold, gold });
        }
    }

    /// Pays without an event, and returns how much gold it took.
    #[inline]
    pub(crate) fn pay_quietly(&mut self, seat: Seat, resource: Resource, count: u16) -> u16 {
        let stock = &mut self.seats[seat].stock;
        let named = count.min(stock[resource as usize]);
        stock[resource as usize] -= named;
        let rest = count - named;
        stock[Resource::Gold as usize] = stock[Resource::Gold as usize].saturating_sub(rest);
        rest
    }

    pub(crate) fn gain(
        &mut self,
        seat: Seat,
        resource: Resource,
        count: u16,
        log: &mut impl FnMut(Event),
    ) {
        if count > 0 {
            // OR-COMP-3; the bound is beyond every game and keeps sums of two within a u16.
            let stock = &mut self.seats[seat].stock[resource as usize];
            *stock = stock.saturating_add(count).min(9_999);
            log(Event::Gained { seat, resource, count });
        }
    }

    /// What a die of the citizen pool costs (OR-MAIN-9, OR-ZOD-3).
    #[inline]
    pub fn citizen_cost(&self, seat: Seat, place: usize) -> u8 {
        let printed = self.data.citizen_wisdom[place];
        match self.discount(seat) {
            Some(Op::Discount { citizens: true, less, floor, .. }) => lower(printed, less, floor),
            _ => printed,
        }
    }

    /// The wisdom for a tile of the building pool (OR-BUY-2, OR-ZOD-3).
    #[inline]
    pub(crate) fn building_wisdom(&self, seat: Seat, place: usize) -> u8 {
        let printed = self.data.building_wisdom[place];
        match self.discount(seat) {
            Some(Op::Discount { buildings: true, less, floor, .. }) => lower(printed, less, floor),
            _ => printed,
        }
    }

    #[inline]
    fn discount(&self, seat: Seat) -> Option<Op> {
        let card = self.holds(seat, Trigger::Cost)?;
        self.data.ops(card.effect).first().copied()
    }

    /// What a worker pays at a place (OR-MEET-2); the card of lower costs does not help (OR-ZOD-R6).
    #[inline]
    pub(crate) fn surcharge(&self, worker: Worker, place: usize) -> u8 {
        match worker {
            Worker::Patrician(Die { value, .. }) | Worker::Speaker(value) => {
                self.ships[place].saturating_sub(value)
            }
            Worker::Archon => 0, // OR-WORK-5
        }
    }
}

fn lower(printed: u8, less: u8, floor: u8) -> u8 {
    printed.min(printed.saturating_sub(less).max(floor))
}
