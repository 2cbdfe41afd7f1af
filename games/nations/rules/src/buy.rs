//! Buying progress cards of all eight types (NA-BUY and the rules of each type).

use table::Seat;

use crate::amount::{Mix, Resource};
use crate::card::{Card, Kind};
use crate::effect::{On, Verb, traits};
use crate::event::{Cause, Event, Good, Why};
use crate::frame::Frame;
use crate::moves::Spot;
use crate::nation::Site;
use crate::state::{Doing, Nations, Open, War};

impl Nations {
    /// Buys a card from the progress board as the action of a turn.
    pub(crate) fn buy(&mut self, card: Card, log: &mut dyn FnMut(Event)) {
        let Some(cell) = self.open.cell_of(card) else { return };
        let seat = self.open.active;
        let price = self.open.price(seat, cell);
        self.open.doing = if self.open.is_solo() { Doing::Rolled } else { Doing::Action };
        self.purchase(seat, card, price, log);
    }

    /// The order inside one purchase is NA-BUY-5.
    pub(crate) fn purchase(
        &mut self,
        seat: Seat,
        card: Card,
        price: u16,
        log: &mut dyn FnMut(Event),
    ) {
        let kind = card.kind();
        if let Some(cell) = self.open.cell_of(card) {
            self.open.offer(cell, None); // NA-BUY-1: the space stays empty
        }
        let nation = &mut self.open.nations[seat];
        let gold = &mut nation.goods[Resource::Gold as usize];
        *gold -= price;
        let spent_last = price > 0 && *gold == 0;
        log(Event::Bought { seat, card, price: price as u8 });
        let deeds = &mut nation.deeds;
        match kind {
            Kind::War => deeds.wars += 1,
            Kind::Battle => deeds.battles += 1,
            Kind::Colony => deeds.colonies += 1,
            Kind::GoldenAge => deeds.golden_ages += 1,
            _ => {}
        }
        self.buy_triggers(seat, kind, price, log);
        if spent_last {
            self.trigger(seat, On::SpendLastGold, log);
        }
        self.resolve(seat, card, log);
    }

    /// Own cards that look at types, those of others, then own cards that look at the price.
    fn buy_triggers(&mut self, seat: Seat, kind: Kind, price: u16, log: &mut dyn FnMut(Event)) {
        let bit = On::Buy.bit();
        let own = self.open.nations[seat];
        for (_, card, effect) in own.effects_with(bit) {
            if effect.types.has(kind) && !effect.by_others && effect.verb.is_none() {
                let cause = card.map_or(Cause::Board, Cause::Card);
                self.gain_all(seat, &effect.gain, 1, cause, log);
            }
        }
        for other in self.open.seats().filter(|other| *other != seat) {
            let nation = &self.open.nations[other];
            if nation.traits & bit == 0 {
                continue;
            }
            let nation = *nation;
            for (_, card, effect) in nation.effects_with(bit) {
                if effect.types.has(kind) && effect.by_others {
                    let cause = card.map_or(Cause::Board, Cause::Card);
                    self.gain_all(seat, &effect.gain, 1, cause, log); // NA-CARD-shaka
                }
            }
        }
        for (_, card, effect) in own.effects_with(bit) {
            if effect.price.is_some_and(|wanted| u16::from(wanted) == price) {
                let cause = card.map_or(Cause::Board, Cause::Card);
                self.gain_all(seat, &effect.gain, 1, cause, log);
            }
        }
    }

    /// Places or resolves a bought card (NA-BUY-2).
    fn resolve(&mut self, seat: Seat, card: Card, log: &mut dyn FnMut(Event)) {
        let nation = &self.open.nations[seat];
        match card.kind() {
            Kind::Building | Kind::Military => {
                if card.kind() == Kind::Building && nation.traits & On::Buy.bit() != 0 {
                    self.open.stack.push(Frame::AfterBuy { seat, card });
                }
                self.open.stack.push(Frame::Place { seat, card });
            }
            Kind::Colony => {
                let spaces = &nation.colonies[..nation.colony_count()];
                match spaces.iter().position(Option::is_none) {
                    Some(space) => self.place_colony(seat, space, card, log),
                    None => self.open.stack.push(Frame::Place { seat, card }),
                }
            }
            Kind::Advisor => {
                if nation.traits & traits::TOWER != 0 {
                    self.open.stack.push(Frame::Place { seat, card }); // NA-CARD-porcelain
                } else {
                    self.place_advisor(seat, Site::ADVISOR, card, log);
                }
            }
            Kind::Wonder => {
                let nation = &mut self.open.nations[seat];
                if let Some(old) = nation.construction.replace(card) {
                    log(Event::Removed { seat, card: old, why: Why::Replaced }); // NA-WON-1
                }
                nation.stages = 0;
                log(Event::Placed { seat, card });
            }
            Kind::Battle => {
                let amount = nation.raid().unwrap_or(0);
                self.open.stack.push(Frame::Battle { seat, card, amount });
            }
            Kind::GoldenAge => self.open.stack.push(Frame::GoldenAge { seat, card }),
            Kind::War => self.declare(Some(seat), card, self.open.strength(seat), log),
        }
    }

    /// The war of the round, with its marker (NA-WAR-1).
    pub(crate) fn declare(
        &mut self,
        by: Option<Seat>,
        card: Card,
        strength: i16,
        log: &mut dyn FnMut(Event),
    ) {
        self.open.war = Some(War { card, strength, by, over: false });
        log(Event::WarBought { seat: by, card, strength: strength as u8 });
    }

    /// The buyer chose where a card goes.
    pub(crate) fn place(&mut self, seat: Seat, card: Card, spot: Spot, log: &mut dyn FnMut(Event)) {
        match (card.kind(), spot) {
            (Kind::Advisor, Spot::Tower) => self.place_advisor(seat, Site::TOWER, card, log),
            (Kind::Advisor, _) => self.place_advisor(seat, Site::ADVISOR, card, log),
            (Kind::Colony, Spot::Slot(space)) => {
                self.place_colony(seat, space.into(), card, log);
            }
            (_, Spot::Slot(slot)) => self.place_worked(seat, slot.into(), card, log),
            _ => {}
        }
    }

    /// A building or military card, perhaps over another (NA-BLD-1, NA-MIL-1, NA-BUY-5), which can never
    /// be used again (NA-GEN-11).
    fn place_worked(&mut self, seat: Seat, slot: usize, card: Card, log: &mut dyn FnMut(Event)) {
        if let Some(old) = self.open.nations[seat].slots[slot].card {
            self.reward_renewal(seat, old, card, log);
            let nation = &mut self.open.nations[seat];
            while nation.slots[slot].workers > 0 {
                nation.unman(slot);
                nation.idle += 1;
            }
            nation.slots[slot].card = None;
            log(Event::Removed { seat, card: old, why: Why::Replaced });
            self.check(log);
        }
        self.open.nations[seat].slots[slot].card = Some(card);
        log(Event::Placed { seat, card });
        self.check(log);
    }

    /// What a newer building over an older one brings; printed ones are the oldest (NA-CARD-himeji).
    fn reward_renewal(&mut self, seat: Seat, old: Card, new: Card, log: &mut dyn FnMut(Event)) {
        let (was, is) = (old.facts(), new.facts());
        let renewed = was.kind == Kind::Building && is.kind == Kind::Building && is.age > was.age;
        let nation = &self.open.nations[seat];
        if renewed && nation.traits & On::Replace.bit() != 0 {
            self.trigger(seat, On::Replace, log);
        }
    }

    fn place_colony(&mut self, seat: Seat, space: usize, card: Card, log: &mut dyn FnMut(Event)) {
        self.remove_colony(seat, space, Why::Replaced, log);
        self.check(log);
        self.open.nations[seat].colonies[space] = Some(card);
        log(Event::Placed { seat, card });
        self.changed(seat, card);
        self.check(log);
    }

    fn place_advisor(&mut self, seat: Seat, site: Site, card: Card, log: &mut dyn FnMut(Event)) {
        self.remove_at(seat, site, Why::Replaced, log); // NA-ADV-1
        self.check(log);
        let space = usize::from(site == Site::TOWER);
        self.open.nations[seat].advisors[space] = Some(card);
        log(Event::Placed { seat, card });
        self.changed(seat, card);
        self.open.nations[seat].renew(site);
        self.check(log);
    }

    /// The spoils of a battle (NA-BAT-1).
    pub(crate) fn plunder(
        &mut self,
        seat: Seat,
        card: Card,
        (resource, amount): (Resource, u8),
        log: &mut dyn FnMut(Event),
    ) {
        self.gain(seat, resource, amount.into(), Cause::Card(card), log);
    }

    /// The resources of a golden age, with the bonus (NA-GA-1, NA-GA-2).
    pub(crate) fn take_golden(&mut self, seat: Seat, card: Card, log: &mut dyn FnMut(Event)) {
        if let Some((resource, count)) = card.facts().given.only() {
            let bonus = self.open.nations[seat].golden_age_bonus();
            self.gain(seat, resource, count as u16 + u16::from(bonus), Cause::Card(card), log);
        }
    }

    /// The victory point of a golden age, for any mix of resources (NA-GA-1).
    pub(crate) fn pay_golden(
        &mut self,
        seat: Seat,
        card: Card,
        mix: Mix,
        log: &mut dyn FnMut(Event),
    ) {
        self.pay(seat, mix.0.map(u16::from), log);
        self.gain_vp(seat, 1, Cause::Card(card), log);
    }

    /// A free worker for the building just bought (NA-CARD-mit).
    pub(crate) fn after_buy(&mut self, seat: Seat, card: Card) {
        let nation = &self.open.nations[seat];
        let Some(slot) = nation.slot_of(card) else { return };
        let offers = nation.effects_with(On::Buy.bit());
        let left = offers
            .filter(|(_, _, effect)| effect.types.has(card.kind()))
            .filter_map(|(_, _, effect)| match effect.verb {
                Some(Verb::DeployFreeOnBoughtCard(n)) => Some(n as u8),
                _ => None,
            })
            .sum();
        let slots = 1 << slot;
        if left > 0 && self.open.can_deploy_free(seat, slots) {
            self.open.stack.push(Frame::FreeDeploy { seat, left, slots, may: true });
        }
    }

    /// What is given back of a war (NA-EV-12).
    pub(crate) fn regain(
        &mut self,
        seat: Seat,
        goods: bool,
        cause: Cause,
        log: &mut dyn FnMut(Event),
    ) {
        let deeds = self.open.nations[seat].deeds;
        if goods {
            for resource in Resource::ALL {
                self.gain(seat, resource, deeds.war_goods[resource as usize], cause, log);
            }
        }
        let count = deeds.war_vp.into();
        if count > 0 {
            self.open.nations[seat].vp += count;
            log(Event::Gained { seat, what: Good::Vp, count, cause });
        }
    }
}

impl Open {
    /// The price of a golden age's victory point for a nation (NA-GA-2).
    pub(crate) fn golden_price(&self, seat: Seat, card: Card) -> u16 {
        let bonus = self.nations[seat].golden_age_bonus();
        card.facts().vp_price().saturating_sub(bonus).into()
    }
}
