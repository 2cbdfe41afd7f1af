//! Gaining, paying and losing resources and victory points (NA-LOSS).

use table::Seat;

use crate::amount::{Amounts, Goods, Mix, Resource};
use crate::effect::{On, traits};
use crate::event::{Cause, Event, Good};
use crate::frame::Frame;
use crate::state::{Nations, Phase};

/// Victory points that a shortage of a resource costs (NA-LOSS-1, NA-LOSS-3).
pub const SHORTAGE_VP: u16 = 1;

/// Books that each missing unit of a resource costs (NA-LOSS-1).
pub const SHORTAGE_BOOKS: u16 = 1;

impl Nations {
    /// Gives a resource from the bank, which is unlimited (NA-GEN-4); nothing limits what a nation holds,
    /// books neither (NA-GEN-6).
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

    /// Takes victory points by force, as many as there are (NA-LOSS-4). What is lost for a shortage is
    /// limited in `charge`, anything else is not (NA-LOSS-5).
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
        matches!(self.open.phase, Phase::War(_))
    }

    /// Takes resources by force: what is missing is paid in books (NA-LOSS-1), all of it together
    /// (NA-LOSS-6), and what is missing of these in other resources (NA-LOSS-2).
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
                books += SHORTAGE_BOOKS * (due - paid);
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
            // If the nation has only one other kind, NA-GEN-16 answers.
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
            && self.lose_vp(seat, SHORTAGE_VP, Cause::Shortage, log) > 0
        {
            self.open.nations[seat].deeds.charged |= mark; // only if one was really lost
        }
    }
}
