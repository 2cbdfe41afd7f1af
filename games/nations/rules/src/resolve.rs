//! The Resolution phase: production, player order, war, events, famine and books (NA-PROD, NA-ORDER,
//! NA-WARRES, NA-EV, NA-FAM, NA-AGE).

use table::{Seat, Seats};

use crate::amount::{Amounts, Resource, Section};
use crate::card::Kind;
use crate::effect::{Modifier, On, Verb, traits};
use crate::event::{Cause, Event, Why};
use crate::frame::Frame;
use crate::nation::{Deeds, SPACE_COST, STRENGTH_CAP};
use crate::state::{AGE_ROUNDS, Nations, Open, Phase};

/// Resources in the order in which Production brings or takes them (NA-PROD-2).
const ORDER: [Resource; 4] = [Resource::Gold, Resource::Food, Resource::Stone, Resource::Books];

/// Victory points a defeat costs (NA-WARRES-2).
pub const WAR_VP: u16 = 1;

/// Victory points a revolt costs (NA-PROD-5).
pub const REVOLT_VP: u16 = 1;

/// Victory points for each nation with fewer books (NA-AGE-1).
pub const BOOKS_VP: u16 = 1;

/// Victory points for more books than the virtual opponent (NA-SOLO-13).
const SOLO_BOOKS: u16 = 3;

impl Nations {
    /// Everybody has passed. Gains that are chosen come first (NA-PROD-3).
    pub(crate) fn begin_production(&mut self) {
        self.open.phase = Phase::Production(0, 0);
        for n in (0..self.open.players).rev() {
            let seat = self.open.nth_last(n);
            if self.open.nations[seat].traits & On::Production.bit() == 0 {
                continue;
            }
            let ids = self.open.nations[seat].court().flat_map(|(_, card)| {
                let (first, number) = card.facts().effects;
                first..first + number
            });
            for id in ids {
                let effect = crate::effect::effect(id);
                let holds = effect.cond.is_none_or(|cond| self.open.holds(seat, cond));
                if effect.on == Some(On::Production) && !effect.gains.is_empty() && holds {
                    self.open.stack.push(Frame::Yield { seat, effect: id });
                }
            }
        }
    }

    /// Nation by nation, one resource after the other, then revolts (NA-PROD-1, NA-PROD-2).
    pub(crate) fn produce(&mut self, done: u8, mut step: u8, log: &mut dyn FnMut(Event)) {
        if done == self.open.players {
            self.new_order(log);
            self.open.phase = Phase::War(0);
            return;
        }
        let seat = self.open.nth_last(done);
        let income = self.open.income(seat);
        while let Some(resource) = ORDER.get(usize::from(step)) {
            step += 1;
            let net = income[*resource as usize];
            if net >= 0 {
                self.gain(seat, *resource, net as u16, Cause::Production, log);
            } else {
                let mut due = [0; 4];
                due[*resource as usize] = -net as u16;
                self.lose(seat, due, Cause::Production, log); // NA-PROD-4
                if !self.open.stack.is_empty() {
                    self.open.phase = Phase::Production(done, step);
                    return;
                }
            }
        }
        self.open.phase = Phase::Production(done + 1, 0);
        let stability = self.open.stability(seat);
        if stability < 0 {
            // NA-PROD-5: the VP first, then the books.
            self.lose_vp(seat, REVOLT_VP, Cause::Revolt, log);
            self.lose(seat, [0, 0, 0, -stability as u16], Cause::Revolt, log);
        }
    }

    /// The new player order (NA-ORDER-1), unless the event cancels this step (NA-EV-11).
    fn new_order(&mut self, log: &mut dyn FnMut(Event)) {
        let open = &mut self.open;
        if open.is_solo() {
            let (own, its) = (
                (open.strength(open.active), open.compared_stability(open.active)),
                (open.opponent.strength, open.opponent_stability().max(-1)),
            );
            if own != its {
                open.opponent.first = its > own;
            }
            return;
        }
        let skipped = open.event.is_some_and(|event| {
            let mut effects = event.facts().halves.iter().flat_map(|half| half.effects());
            effects.any(|effect| effect.verb == Some(Verb::SkipPlayerOrderStep))
        });
        if skipped {
            log(Event::OrderStays);
            return;
        }
        let mut order = open.order;
        let players = open.players();
        order[..players].sort_by_key(|seat| {
            std::cmp::Reverse((open.strength(*seat), open.compared_stability(*seat)))
        });
        open.order = order;
        for (place, seat) in order.into_iter().take(players).enumerate() {
            log(Event::Ordered { seat, place: place as u8 + 1 });
        }
    }

    /// The war, nation by nation (NA-WARRES-1), the buyer like any other (NA-WAR-2) and never the virtual
    /// opponent (NA-SOLO-11).
    pub(crate) fn fight(&mut self, done: u8, log: &mut dyn FnMut(Event)) {
        let Some(mut war) = self.open.war else {
            log(Event::NoWar);
            self.after_war(log);
            return;
        };
        if done == self.open.players {
            war.over = true; // its marker stays readable (NA-WARRES-6)
            self.open.war = Some(war);
            if let Some(seat) = war.by {
                log(Event::Removed { seat, card: war.card, why: Why::Fought });
            }
            self.after_war(log);
            return;
        }
        let seat = self.open.nth_last(done);
        self.open.phase = Phase::War(done + 1);
        // NA-WAR-3: a war of strength 0 defeats nobody.
        if self.open.war_strength(seat) >= war.strength {
            log(Event::Withstood { seat, card: war.card });
            return;
        }
        log(Event::Defeated { seat, card: war.card });
        // NA-WARRES-2, NA-CARD-greatwall
        if !self.open.keeps_war_vp(seat) {
            self.lose_vp(seat, WAR_VP, Cause::War, log);
        }
        let nation = self.open.nations[seat];
        for (site, _, effect) in nation.effects_with(On::Defeated.bit()) {
            if effect.verb == Some(Verb::RemoveSelf) {
                self.remove_at(seat, site, Why::Defeat, log); // NA-WARRES-5
                self.check(log);
            }
        }
        let loss = self.open.defeat_loss(seat);
        match loss {
            Defeat { resource, amount, food: 0, spared } => {
                let mut due = [0; 4];
                due[resource as usize] = u16::from(amount.saturating_sub(spared));
                self.lose(seat, due, Cause::War, log); // NA-WARRES-3
            }
            Defeat { resource, amount, food, spared } => {
                let lose = (amount + food).saturating_sub(spared);
                self.open.stack.push(Frame::Split { seat, resource, amount, food, lose });
            }
        }
    }

    /// Stability in a solo game (NA-SOLO-12), then the events.
    fn after_war(&mut self, log: &mut dyn FnMut(Event)) {
        self.open.phase = Phase::Events(if self.open.event.is_some() { 0 } else { 2 }, false);
        if self.open.is_solo() {
            let seat = self.open.active;
            if self.open.compared_stability(seat) > self.open.opponent_stability().max(-1) {
                self.gain_vp(seat, 1, Cause::Stability, log);
            } else {
                self.lose_vp(seat, 1, Cause::Stability, log);
            }
        }
    }

    /// Both events, one after the other (NA-EV-1), then famine.
    pub(crate) fn run_events(&mut self, half: u8, begun: bool, log: &mut dyn FnMut(Event)) {
        match (half, self.open.event) {
            (0 | 1, Some(event)) if !begun => {
                self.open.phase = Phase::Events(half, true);
                self.begin_event(event, half, log);
            }
            (0 | 1, Some(_)) => {
                self.end_event(log);
                self.open.phase = Phase::Events(half + 1, false);
            }
            _ => self.open.phase = Phase::Famine(0),
        }
    }

    /// Famine, nation by nation (NA-FAM-1).
    pub(crate) fn starve(&mut self, done: u8, log: &mut dyn FnMut(Event)) {
        if done == self.open.players {
            self.open.phase = Phase::RoundEnd;
            return;
        }
        self.open.phase = Phase::Famine(done + 1);
        let seat = self.open.nth_last(done);
        let mut due = [0; 4];
        due[Resource::Food as usize] = self.open.famine().into();
        self.lose(seat, due, Cause::Famine, log);
    }

    /// The end of the round, of the age after two, of the game after the agreed ages.
    pub(crate) fn end_round(&mut self, log: &mut dyn FnMut(Event)) {
        if self.open.round.is_multiple_of(AGE_ROUNDS) {
            self.end_age(log);
        }
        if self.open.round == AGE_ROUNDS * self.open.agreed.ages {
            self.open.phase = Phase::Over; // NA-END-1, NA-SHORT-1
            log(Event::Ended);
            for seat in self.open.seats() {
                log(Event::Scored { seat, score: self.open.score(seat) as u16 });
            }
            return;
        }
        let open = &mut self.open;
        for seat in open.seats() {
            // NA-ROUND-END, NA-ARCH-3
            let nation = &mut open.nations[seat];
            nation.deeds = Deeds::default();
            nation.used = 0;
            nation.private = [0; crate::nation::Site::COUNT];
        }
        open.architects = 0;
        open.war = None;
        open.event = None;
        open.tile = None;
        open.passes = 0;
        open.lowered = Seats::NONE;
        self.check(log); // who was least stable only for this round may be so no longer
        self.begin_round(log);
    }

    /// Books (NA-AGE-1, NA-SOLO-13), then cards (NA-AGE-2).
    fn end_age(&mut self, log: &mut dyn FnMut(Event)) {
        log(Event::AgeEnded { age: self.open.age() });
        for seat in self.open.seats() {
            let vp = self.open.book_vp(seat);
            self.gain_vp(seat, vp, Cause::Books, log);
        }
        for seat in self.open.seats() {
            self.trigger(seat, On::EndOfAge, log);
        }
    }
}

/// What a defeat costs: `amount` of a resource and `food` besides, less what stability spares.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Defeat {
    /// The resource of the war.
    pub resource: Resource,
    /// The most of it that is lost.
    pub amount: u8,
    /// Food that is lost besides.
    pub food: u8,
    /// What stability spares of both together.
    pub spared: u8,
}

impl Open {
    /// What Production gives or takes of each resource (NA-PROD-1, NA-PROD-3).
    pub fn income(&self, seat: Seat) -> [i16; 4] {
        let nation = &self.nations[seat];
        let mut income = [0i16; 4];
        let mut add = |amounts: &Amounts, times: i16| {
            for (sum, count) in income.iter_mut().zip(amounts.goods) {
                *sum += i16::from(count) * times;
            }
        };
        let no_upkeep = nation.traits & traits::NO_UPKEEP != 0;
        for slot in nation.slots.iter().filter(|slot| slot.workers > 0) {
            let Some(card) = slot.card else { continue };
            let facts = card.facts();
            let mut yields = facts.yields;
            if no_upkeep && facts.kind == Kind::Military {
                yields.goods = yields.goods.map(|count| count.max(0)); // NA-CARD-komnene
            }
            add(&yields, slot.workers.into());
        }
        let cards = nation.advisors.iter().chain(&nation.colonies).chain(&nation.wonders);
        for card in cards.flatten() {
            add(&card.facts().yields, 1);
        }
        for (_, _, effect) in nation.effects_with(On::Production.bit()) {
            // NA-REM-7: "Production: if most strength".
            if effect.cond.is_some_and(|cond| !self.holds(seat, cond)) {
                continue;
            }
            add(&effect.gain, effect.per.map_or(1, |per| self.times(seat, per)));
            let chosen = nation.deeds.chosen.checked_sub(1);
            if let Some(gain) = chosen.and_then(|chosen| effect.gains.get(usize::from(chosen))) {
                add(gain, 1);
            }
        }
        income[Resource::Food as usize] -= SPACE_COST * i16::from(nation.empty(Section::Food));
        income
    }

    /// Strength in the War step.
    pub fn war_strength(&self, seat: Seat) -> i16 {
        let nation = &self.nations[seat];
        let extra = nation.sum(traits::WAR, |modifier| match modifier {
            Modifier::WarStrength(n) => n,
            _ => 0,
        });
        (nation.strength + extra).clamp(0, STRENGTH_CAP)
    }

    /// Whether a defeat costs no VP.
    pub(crate) fn keeps_war_vp(&self, seat: Seat) -> bool {
        let mut saves = self.nations[seat].effects_with(traits::NO_WAR_VP);
        saves.any(|(_, _, effect)| effect.cond.is_none_or(|cond| self.holds(seat, cond)))
    }

    /// What a defeat in the war of the round costs a nation (NA-WARRES-2, NA-WARRES-4).
    pub fn defeat_loss(&self, seat: Seat) -> Defeat {
        let card = self.war.map(|war| war.card.facts().given);
        let (resource, amount) = card.and_then(|given| given.only()).unwrap_or((Resource::Food, 0));
        let mut amount = amount as u8;
        let mut food = 0;
        for other in self.seats() {
            let extra = self.nations[other].sum(traits::DEFEAT, |modifier| match modifier {
                Modifier::DefeatExtraLoss(loss) => loss.of(Resource::Food),
                _ => 0,
            });
            food += extra as u8;
        }
        if resource == Resource::Food {
            amount += std::mem::take(&mut food);
        }
        // NA-REM-11: stability spares nothing elsewhere.
        Defeat { resource, amount, food, spared: self.stability(seat).max(0) as u8 }
    }

    /// Victory points for books at the end of an age (NA-AGE-1, NA-SOLO-13).
    pub(crate) fn book_vp(&self, seat: Seat) -> u16 {
        let books = |seat: Seat| self.nations[seat].has(Resource::Books);
        if self.is_solo() {
            return if books(seat) > self.opponent.books { SOLO_BOOKS } else { 0 };
        }
        BOOKS_VP * self.seats().filter(|other| books(*other) < books(seat)).count() as u16
    }
}
