//! Gaining, paying and losing (NA-LOSS), and cards that leave the game (NA-GEN-11, NA-GEN-12).

use table::Seat;

use crate::amount::{Amounts, Goods, Mix, Resource};
use crate::card::Card;
use crate::effect::{If, Modifier, On, traits};
use crate::event::{Cause, Event, Good, Why};
use crate::nation::Place;
use crate::state::{Frame, Nations};

impl Nations {
    /// Gives a resource from the bank.
    pub(crate) fn gain(
        &mut self,
        seat: Seat,
        resource: Resource,
        count: u16,
        cause: Cause,
        log: &mut dyn FnMut(Event),
    ) {
        if count > 0 {
            let held = &mut self.open.nations[seat].goods[resource as usize];
            *held = held.saturating_add(count);
            log(Event::Gained { seat, what: Good::Resource(resource), count, cause });
        }
    }

    pub(crate) fn gain_vp(
        &mut self,
        seat: Seat,
        count: u16,
        cause: Cause,
        log: &mut dyn FnMut(Event),
    ) {
        if count > 0 {
            self.open.nations[seat].vp += count;
            log(Event::Gained { seat, what: Good::Vp, count, cause });
        }
    }

    /// Gives everything positive in `amounts`, multiplied.
    pub(crate) fn gain_all(
        &mut self,
        seat: Seat,
        amounts: &Amounts,
        times: i16,
        cause: Cause,
        log: &mut dyn FnMut(Event),
    ) {
        for (resource, count) in amounts.each() {
            self.gain(seat, resource, (i16::from(count) * times).max(0) as u16, cause, log);
        }
        self.gain_vp(seat, (i16::from(amounts.vp) * times).max(0) as u16, cause, log);
    }

    /// Takes VP by force, as many as there are (NA-LOSS-4, NA-LOSS-5).
    pub(crate) fn lose_vp(
        &mut self,
        seat: Seat,
        count: u16,
        cause: Cause,
        log: &mut dyn FnMut(Event),
    ) -> u16 {
        let fights = self.fights_war();
        let nation = &mut self.open.nations[seat];
        let count = count.min(nation.vp);
        if count > 0 {
            nation.vp -= count;
            if fights {
                nation.deeds.war_vp += count as u8; // NA-EV-12
            }
            log(Event::Lost { seat, what: Good::Vp, count, cause });
        }
        count
    }

    /// A voluntary payment, which the nation can make (NA-GEN-10). Spending the last gold may
    /// trigger a card (NA-CARD-mansa).
    pub(crate) fn pay(&mut self, seat: Seat, cost: Goods, log: &mut dyn FnMut(Event)) {
        let nation = &mut self.open.nations[seat];
        for resource in Resource::ALL {
            let count = cost[resource as usize];
            if count > 0 {
                nation.goods[resource as usize] -= count;
                log(Event::Paid { seat, what: Good::Resource(resource), count });
            }
        }
        let gold = Resource::Gold as usize;
        if cost[gold] > 0 && nation.goods[gold] == 0 && nation.traits & On::SpendLastGold.bit() != 0
        {
            self.trigger(seat, On::SpendLastGold, log);
        }
    }

    /// The gains of all own effects of this kind that have no condition besides.
    pub(crate) fn trigger(&mut self, seat: Seat, on: On, log: &mut dyn FnMut(Event)) {
        let nation = self.open.nations[seat];
        for (_, card, effect) in nation.effects_with(on.bit()) {
            let cause = card.map_or(Cause::Board, Cause::Card);
            self.gain_all(seat, &effect.gain, 1, cause, log);
        }
    }

    fn fights_war(&self) -> bool {
        matches!(self.open.phase, crate::state::Phase::War(_))
    }

    /// Takes resources by force (NA-LOSS-1, NA-LOSS-6): what is missing is paid in books, what is
    /// missing of these in other resources (NA-LOSS-2).
    pub(crate) fn lose(
        &mut self,
        seat: Seat,
        due: Goods,
        cause: Cause,
        log: &mut dyn FnMut(Event),
    ) {
        let mut books = due[Resource::Books as usize];
        for resource in [Resource::Gold, Resource::Stone, Resource::Food] {
            let due = due[resource as usize];
            let paid = self.forfeit(seat, resource, due, cause, log);
            if paid < due {
                self.charge(seat, resource, log);
                books += due - paid;
            }
        }
        let paid = self.forfeit(seat, Resource::Books, books, cause, log);
        if paid == books {
            return;
        }
        self.charge(seat, Resource::Books, log);
        let [gold, stone, food, _] = self.open.nations[seat].goods;
        let missing = books - paid;
        if gold + stone + food <= missing {
            let all = [gold as u8, stone as u8, food as u8, 0];
            self.give_up(seat, Mix(all), log); // NA-LOSS-2, ruling
        } else {
            // Of a single kind there is only one choice: the frame settles itself.
            let count = missing.min(255) as u8;
            self.open.stack.push(Frame::Mix { seat, count, cause });
        }
    }

    /// Gives up other resources for missing books (NA-LOSS-2).
    pub(crate) fn give_up(&mut self, seat: Seat, mix: Mix, log: &mut dyn FnMut(Event)) {
        for resource in Resource::ALL {
            self.forfeit(seat, resource, mix.0[resource as usize].into(), Cause::Shortage, log);
        }
    }

    /// Takes up to `count` of a resource and says how much it was.
    fn forfeit(
        &mut self,
        seat: Seat,
        resource: Resource,
        count: u16,
        cause: Cause,
        log: &mut dyn FnMut(Event),
    ) -> u16 {
        let fights = self.fights_war();
        let nation = &mut self.open.nations[seat];
        let count = count.min(nation.goods[resource as usize]);
        if count > 0 {
            nation.goods[resource as usize] -= count;
            if fights {
                nation.deeds.war_goods[resource as usize] += count; // NA-EV-12
            }
            log(Event::Lost { seat, what: Good::Resource(resource), count, cause });
        }
        count
    }

    /// A VP for a shortage, once a round for each resource (NA-LOSS-3, NA-CARD-nightingale).
    fn charge(&mut self, seat: Seat, resource: Resource, log: &mut dyn FnMut(Event)) {
        let nation = &self.open.nations[seat];
        let mark = 1 << resource as u8;
        let spared = nation.traits & traits::NO_SHORTAGE_VP != 0;
        if !spared
            && nation.deeds.charged & mark == 0
            && self.lose_vp(seat, 1, Cause::Shortage, log) > 0
        {
            self.open.nations[seat].deeds.charged |= mark; // only if one was really lost
        }
    }

    /// An advisor or wonder leaves the game with all it did.
    pub(crate) fn remove_at(
        &mut self,
        seat: Seat,
        place: Place,
        why: Why,
        log: &mut dyn FnMut(Event),
    ) {
        let nation = &mut self.open.nations[seat];
        let space = match place {
            Place::ADVISOR => &mut nation.advisors[0],
            Place::TOWER => &mut nation.advisors[1],
            place => &mut nation.wonders[place.index() - Place::wonder(0).index()],
        };
        let Some(card) = space.take() else { return };
        log(Event::Removed { seat, card, why });
        self.changed(seat, card);
        self.open.nations[seat].renew(place); // NA-ARCH-5
        // NA-CARD-porcelain: the advisor on the Tower goes with it.
        let tower = self.open.nations[seat].traits & traits::TOWER != 0;
        if !tower && place != Place::TOWER {
            self.remove_at(seat, Place::TOWER, why, log);
        }
    }

    pub(crate) fn remove_colony(
        &mut self,
        seat: Seat,
        space: usize,
        why: Why,
        log: &mut dyn FnMut(Event),
    ) {
        if let Some(card) = self.open.nations[seat].colonies[space].take() {
            log(Event::Removed { seat, card, why });
            self.changed(seat, card);
        }
    }

    /// NA-EV-13: all advisors, wherever they are.
    pub(crate) fn remove_advisors(&mut self, seat: Seat, log: &mut dyn FnMut(Event)) {
        self.remove_at(seat, Place::TOWER, Why::Effect, log);
        self.remove_at(seat, Place::ADVISOR, Why::Effect, log);
        self.check(log);
    }

    /// A card came or went: everything that follows from cards is counted anew (NA-ACT-3).
    pub(crate) fn changed(&mut self, seat: Seat, card: Card) {
        let open = &mut self.open;
        open.nations[seat].refresh();
        if card.facts().effects().iter().any(|e| e.trait_bit() & traits::GLOBAL != 0) {
            open.count_global();
        }
    }

    /// Removes cards whose condition holds (NA-GEN-12), in reverse player order, until nothing
    /// changes any more.
    pub(crate) fn check(&mut self, log: &mut dyn FnMut(Event)) {
        if !self.open.deferred {
            self.check_now(log);
        }
    }

    pub(crate) fn check_now(&mut self, log: &mut dyn FnMut(Event)) {
        let always = On::Always.bit();
        while let Some((seat, place)) = (0..self.open.players)
            .map(|place| self.open.nth_last(place))
            .filter(|seat| self.open.nations[*seat].traits & always != 0)
            .find_map(|seat| {
                let mut watching = self.open.nations[seat].effects_with(always);
                let due = watching.find(|(_, _, effect)| {
                    effect.cond.is_some_and(|cond: If| self.open.holds(seat, cond))
                });
                due.map(|(place, _, _)| (seat, place))
            })
        {
            self.remove_at(seat, place, Why::Condition, log);
        }
    }
}

impl crate::state::Open {
    /// What cards change for every nation.
    pub(crate) fn count_global(&mut self) {
        (self.all_stability, self.colony_extra) = self.global();
    }

    /// Stability and colony requirement that cards add for every nation (NA-CARD-genghis,
    /// NA-COL-1), counted anew.
    pub(crate) fn global(&self) -> (i16, i16) {
        let mut sums = (0, 0);
        for seat in self.seats() {
            let nation = &self.nations[seat];
            if nation.traits & (traits::STABILITY | traits::COLONY) == 0 {
                continue;
            }
            for (_, card, effect) in nation.effects_with(traits::STABILITY | traits::COLONY) {
                match effect.modifier {
                    Some(Modifier::Stability(n)) if card.is_some() => sums.0 += i16::from(n),
                    Some(Modifier::ColonyRequirement(n)) => sums.1 += i16::from(n),
                    _ => {}
                }
            }
        }
        sums
    }
}
