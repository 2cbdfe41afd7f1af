//! The Action phase: turns, deploying, hiring, special actions, passing (NA-ACT, NA-DEP, NA-HIRE,
//! NA-SPEC). Buying is in `buy`.

use table::Seat;

use crate::amount::{Resource, Section};
use crate::card::{Card, Kind};
use crate::effect::{Effect, Modifier, On, Verb, traits};
use crate::event::{Cause, Event, Why};
use crate::frame::Frame;
use crate::moves::Hire;
use crate::nation::Site;
use crate::state::{Doing, Nations, Open, Phase};

impl Nations {
    /// A nation's turn begins: one action, or in the first turn of the round what its cards say
    /// (NA-CARD-suntzu, NA-CARD-buddha).
    pub(crate) fn start_turn(&mut self, seat: Seat, log: &mut dyn FnMut(Event)) {
        let open = &mut self.open;
        open.active = seat;
        open.actions = 1;
        let nation = &mut open.nations[seat];
        if !nation.deeds.began {
            nation.deeds.began = true;
            if nation.traits & traits::SKIP != 0 {
                open.actions = 0; // no action, no pass and no roll (NA-ACT-5, NA-SOLO-R7)
                log(Event::Skipped { seat });
                self.next_turn(log);
                return;
            }
            let more = nation.effects_with(traits::TWO_ACTIONS);
            open.actions = more
                .filter_map(|(_, _, effect)| match effect.modifier {
                    Some(Modifier::FirstTurnActions(n)) => Some(n as u8),
                    _ => None,
                })
                .max()
                .unwrap_or(1);
        }
        log(Event::Turn { seat });
    }

    /// The next nation in player order that has not passed (NA-ACT-1, NA-ACT-7).
    pub(crate) fn next_turn(&mut self, log: &mut dyn FnMut(Event)) {
        let open = &self.open;
        let players = open.players();
        let here = open.place_in_order(open.active);
        let later = (1..=players).map(|step| open.order[(here + step) % players]);
        let next = later.into_iter().find(|seat| open.nations[*seat].deeds.passed == 0);
        match next {
            Some(seat) => self.start_turn(seat, log),
            None => self.begin_production(),
        }
    }

    /// An action is over; in a solo game the die may follow, after each of several (NA-SOLO-6,
    /// NA-SOLO-R5).
    pub(crate) fn finish_action(&mut self) {
        let open = &mut self.open;
        if open.doing == Doing::Rolled {
            open.phase = Phase::Roll;
        } else {
            open.doing = Doing::Nothing;
            open.actions -= 1;
        }
    }

    /// Begins an action of the active nation.
    fn act(&mut self, rolls: bool) -> Seat {
        let solo = self.open.is_solo();
        self.open.doing = if solo && rolls { Doing::Rolled } else { Doing::Action };
        self.open.active
    }

    /// Deploys a worker (NA-DEP-1); in a solo game the die follows for military only (NA-SOLO-6).
    pub(crate) fn deploy(&mut self, card: Card, from: Option<Card>, log: &mut dyn FnMut(Event)) {
        let seat = self.act(card.kind() == Kind::Military);
        let cost = self.open.nations[seat].deploy_cost(card);
        self.open.nations[seat].goods[Resource::Stone as usize] -= cost;
        self.move_worker(seat, card, from, cost as u8, log);
    }

    /// A worker goes onto a card; every step is checked (NA-GEN-12).
    pub(crate) fn move_worker(
        &mut self,
        seat: Seat,
        card: Card,
        from: Option<Card>,
        cost: u8,
        log: &mut dyn FnMut(Event),
    ) {
        let nation = &mut self.open.nations[seat];
        let Some(to) = nation.slot_of(card) else { return };
        log(Event::Deployed { seat, card, from, cost });
        match from.and_then(|from| nation.slot_of(from)) {
            Some(source) => {
                nation.unman(source);
                self.check_now(log); // NA-EV-18: also inside an event
            }
            None => nation.idle -= 1,
        }
        self.open.nations[seat].man(to);
        self.check(log);
    }

    /// Undeploys a worker (NA-ACT-4, NA-DEP-4).
    pub(crate) fn undeploy(&mut self, seat: Seat, card: Card, log: &mut dyn FnMut(Event)) {
        let nation = &mut self.open.nations[seat];
        if let Some(slot) = nation.slot_of(card) {
            nation.unman(slot);
            nation.idle += 1;
            log(Event::Undeployed { seat, card });
            self.check(log);
        }
    }

    /// Hires an architect (NA-HIRE-1).
    pub(crate) fn hire(&mut self, hire: Hire, log: &mut dyn FnMut(Event)) {
        let seat = self.act(true);
        match self.open.nations[seat].grantor(hire) {
            Some(site) => self.open.nations[seat].private[site.index()] -= 1,
            None => self.open.architects -= 1,
        }
        self.build_stage(seat, false, log);
    }

    /// Uses the action of a card (NA-SPEC-1); in a solo game the die follows, whatever the action does
    /// (NA-SOLO-R7).
    pub(crate) fn use_card(
        &mut self,
        card: Card,
        resource: Option<Resource>,
        log: &mut dyn FnMut(Event),
    ) {
        let seat = self.act(true);
        let nation = &mut self.open.nations[seat];
        let Some((site, effect)) = nation.action_of(card) else { return };
        if effect.limited {
            nation.mark_used(site); // NA-GEN-13
        }
        log(Event::Used { seat, card });
        let cause = Cause::Card(card);
        let chosen = |all: &'static [crate::amount::Amounts]| {
            all.iter().find(|amounts| resource.is_some_and(|r| amounts.of(r) != 0))
        };
        for cost in chosen(effect.costs).into_iter().chain([&effect.cost]) {
            self.pay(seat, cost.goods.map(|count| count as u16), log);
        }
        if effect.gives_up.is_some() {
            self.open.stack.push(Frame::RemoveColony { seat });
        }
        for gain in chosen(effect.gains).into_iter().chain([&effect.gain]) {
            self.gain_all(seat, gain, 1, cause, log);
        }
        let nation = &self.open.nations[seat];
        match effect.verb {
            Some(Verb::TakeWorker(n)) => {
                self.open.stack.push(Frame::Take { seat, left: n as u8 });
            }
            // NA-CARD-royalsociety
            Some(Verb::DeployFree { n, on }) => {
                let slots = nation.slot_bits(|_, f| on.is_none_or(|kind| kind == f.kind));
                let frame = Frame::FreeDeploy { seat, left: n as u8, slots, may: false };
                self.open.stack.push(frame);
            }
            Some(Verb::SwapTwoProgressCards) => self.open.stack.push(Frame::Swap { seat }),
            Some(Verb::BuyFree(kinds)) => self.open.stack.push(Frame::FreeBuy { seat, kinds }),
            _ => {}
        }
    }

    /// Passes. The place in the order of passing is recorded (NA-ACT-5); the turn ends at once, and in a
    /// solo game the phase (NA-SOLO-R7).
    pub(crate) fn pass(&mut self, log: &mut dyn FnMut(Event)) {
        let open = &mut self.open;
        let seat = open.active;
        open.passes += 1;
        open.nations[seat].deeds.passed = open.passes;
        open.actions = 0;
        log(Event::Passed { seat, place: open.passes });
        if open.passed_first(seat) {
            self.trigger(seat, On::Pass, log);
        }
        self.next_turn(log);
    }

    /// Takes a worker from a section (NA-WORK-1).
    pub(crate) fn take_worker(&mut self, seat: Seat, section: Section, log: &mut dyn FnMut(Event)) {
        self.open.nations[seat].take_from(section);
        log(Event::WorkerTaken { seat, section });
        self.check(log);
    }

    /// Returns a worker, idle or from a card (NA-WORK-2).
    pub(crate) fn return_worker(
        &mut self,
        seat: Seat,
        section: Section,
        from: Option<Card>,
        log: &mut dyn FnMut(Event),
    ) {
        let nation = &mut self.open.nations[seat];
        if let Some(slot) = from.and_then(|card| nation.slot_of(card)) {
            nation.unman(slot);
            nation.idle += 1;
            self.check(log);
        }
        self.open.nations[seat].put_back(section);
        log(Event::WorkerReturned { seat, section, from });
        self.check(log);
    }

    /// Two cards of the progress board change places (NA-CARD-alhazen).
    pub(crate) fn exchange(
        &mut self,
        seat: Seat,
        one: crate::state::Cell,
        two: crate::state::Cell,
        log: &mut dyn FnMut(Event),
    ) {
        let (first, second) = (self.open.card_at(one), self.open.card_at(two));
        self.open.offer(one, second);
        self.open.offer(two, first);
        if let (Some(one), Some(two)) = (first, second) {
            log(Event::Exchanged { seat, one, two });
        }
    }

    /// Gives up a colony of one's choice.
    pub(crate) fn give_colony(&mut self, seat: Seat, card: Card, log: &mut dyn FnMut(Event)) {
        let colonies = &self.open.nations[seat].colonies;
        if let Some(space) = colonies.iter().position(|colony| *colony == Some(card)) {
            self.remove_colony(seat, space, Why::Given, log);
            self.check(log);
        }
    }
}

impl crate::nation::Nation {
    /// The site whose private architect is hired; `None` for a public one.
    pub(crate) fn grantor(&self, hire: Hire) -> Option<Site> {
        match hire {
            Hire::Public => None,
            Hire::Board => Some(Site::BOARD),
            Hire::Card(card) => self.court().find(|(_, own)| *own == card).map(|(site, _)| site),
        }
    }

    /// The action of an own card.
    pub(crate) fn action_of(&self, card: Card) -> Option<(Site, &'static Effect)> {
        let mut actions = self.effects_with(On::Action.bit());
        actions.find(|(_, own, _)| *own == Some(card)).map(|(site, _, effect)| (site, effect))
    }

    /// Stone for the next stage of the wonder under construction.
    pub(crate) fn stage_cost(&self) -> Option<u8> {
        self.construction?.facts().stages().get(usize::from(self.stages)).copied()
    }

    /// Whether goods suffice for a voluntary payment (NA-GEN-10).
    pub(crate) fn can_pay(&self, cost: &crate::amount::Amounts) -> bool {
        self.goods.iter().zip(cost.goods).all(|(held, cost)| i32::from(*held) >= i32::from(cost))
    }
}

impl Open {
    /// Whether an action's verb can be done now.
    pub(crate) fn can_do(&self, seat: Seat, effect: &Effect) -> bool {
        let nation = &self.nations[seat];
        match effect.verb {
            Some(Verb::TakeWorker(n)) => nation.available() >= n as u8,
            Some(Verb::DeployFree { on, .. }) => {
                let slots = nation.slot_bits(|_, f| on.is_none_or(|kind| kind == f.kind));
                self.can_deploy_free(seat, slots)
            }
            Some(Verb::SwapTwoProgressCards) => self.offered.count_ones() >= 2,
            Some(Verb::BuyFree(kinds)) => {
                let offered = self.spaces.iter().flatten();
                offered.into_iter().any(|card| kinds.has(card.kind()))
            }
            _ => true,
        }
    }

    /// Whether some worker could go onto one of these slots.
    pub(crate) fn can_deploy_free(&self, seat: Seat, slots: u8) -> bool {
        let nation = &self.nations[seat];
        let manned = nation.manned();
        slots != 0
            && (nation.idle > 0
                || (0..5).any(|to| slots >> to & 1 == 1 && manned & !(1 << to) != 0))
    }
}
