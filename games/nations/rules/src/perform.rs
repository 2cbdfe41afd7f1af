//! Carrying out effects that concern several nations: events, and wonders that touch others
//! (NA-EV). Choices are asked in reverse player order (NA-EV-4).
//!
//! Each nation's part is applied as soon as it is decided. That equals applying all at once
//! (NA-EV-18): no choice looks at what another nation has, whom an event concerns is known when it
//! begins, and the order of play and "if X: remove" wait until the event is over.

use table::{Seat, Seats};

use crate::amount::Amounts;
use crate::card::Card;
use crate::effect::{Effect, Target, Verb, effect};
use crate::event::{Cause, Event, Good};
use crate::event_card::EventCard;
use crate::frame::Frame;
use crate::moves::Choice;
use crate::state::{Nations, Open};

impl Nations {
    /// One of the two events of the card begins (NA-EV-1); whom it concerns is decided now
    /// (NA-EV-16).
    pub(crate) fn begin_event(&mut self, event: EventCard, half: u8, log: &mut dyn FnMut(Event)) {
        log(Event::EventBegins { event, half });
        self.open.deferred = true;
        self.open.then = Seats::NONE;
        let (first, number) = event.facts().halves[usize::from(half)].effects;
        for id in (first..first + number).rev() {
            let nations = self.open.selected(effect(id));
            if let Some(then) = effect(id).then() {
                self.open.then = self.open.selected(then);
            }
            if !nations.is_empty() {
                self.open.stack.push(Frame::Perform { effect: id, nations });
            }
        }
    }

    /// An event is over: the player order changes (NA-EV-3), conditions are checked (NA-EV-18).
    pub(crate) fn end_event(&mut self, log: &mut dyn FnMut(Event)) {
        let (first, last) = (self.open.go_first, self.open.go_last);
        if !(first | last).is_empty() {
            // The block moves and keeps its own order.
            let rank = |seat: Seat| match seat {
                seat if first.has(seat) => 0,
                seat if last.has(seat) => 2,
                _ => 1,
            };
            let players = self.open.players();
            self.open.order[..players].sort_by_key(|seat| rank(*seat)); // stable
            for seat in self.open.seats().filter(|seat| rank(*seat) != 1) {
                log(Event::Moved { seat, first: rank(seat) == 0 });
            }
            (self.open.go_first, self.open.go_last) = (Seats::NONE, Seats::NONE);
        }
        self.open.deferred = false;
        self.check(log);
    }

    /// Carries an effect out for the last of these nations, or asks its leader for all of them.
    pub(crate) fn perform_next(&mut self, id: u16, nations: Seats, log: &mut dyn FnMut(Event)) {
        let this = effect(id);
        self.open.stack.pop();
        if this.then.is_some() {
            // NA-EV-8: the leader decides whether anything happens.
            if let Some(seat) = self.open.leader_of(nations, this)
                && self.open.can_accept(seat, this)
            {
                let rest = nations - Seats::one(seat);
                self.open.stack.push(Frame::Offer { seat, effect: id, rest, leads: true });
            }
            return;
        }
        if this.choice().iter().any(|option| option.target == Some(Target::Others)) {
            // NA-EV-15: one choice for all.
            if let Some(seat) = self.open.leader_of(nations, this) {
                self.open.stack.push(Frame::Choice { seat, effect: id, nations });
            }
            return;
        }
        let order = self.open.order(); // NA-EV-4: the last is asked first
        let Some(seat) = order.iter().copied().rev().find(|seat| nations.has(*seat)) else {
            return;
        };
        let rest = nations - Seats::one(seat);
        if !rest.is_empty() {
            self.open.stack.push(Frame::Perform { effect: id, nations: rest });
        }
        if this.cond.is_some_and(|cond| !self.open.holds(seat, cond)) {
            return;
        }
        if !this.choice().is_empty() {
            self.open.stack.push(Frame::Choice { seat, effect: id, nations: Seats::one(seat) });
        } else if this.optional && !offers_by_itself(this) {
            if self.open.can_accept(seat, this) {
                let frame = Frame::Offer { seat, effect: id, rest: Seats::NONE, leads: false };
                self.open.stack.push(frame);
            }
        } else {
            self.perform(id, seat, log);
        }
    }

    /// An offer was answered.
    pub(crate) fn answer_offer(
        &mut self,
        (seat, id): (Seat, u16),
        (rest, leads): (Seats, bool),
        accepted: bool,
        log: &mut dyn FnMut(Event),
    ) {
        let this = effect(id);
        log(Event::Answered { seat, accepted });
        if !accepted {
            return;
        }
        if leads && let Some(then) = this.then {
            let nations = self.open.then;
            if !nations.is_empty() {
                self.open.stack.push(Frame::Perform { effect: then, nations });
            }
            if let Some(other) = self.open.leader_of(rest, this)
                && self.open.can_accept(other, this)
            {
                let frame =
                    Frame::Offer { seat: other, effect: id, rest: Seats::NONE, leads: false };
                self.open.stack.push(frame);
            }
        }
        self.perform(id, seat, log);
    }

    /// One of several effects was chosen.
    pub(crate) fn choose(
        &mut self,
        (seat, id): (Seat, u16),
        nations: Seats,
        choice: Choice,
        log: &mut dyn FnMut(Event),
    ) {
        let options = effect(id).choice();
        let Some(number) = options.iter().position(|o| Choice::of(o) == choice) else { return };
        log(Event::Chose { seat, choice });
        self.push_option(id, number, nations);
    }

    /// Nothing of a choice can be carried out: what the effect names for that case (NA-EV-6).
    pub(crate) fn fall_back(&mut self, id: u16, nations: Seats) {
        if let Some(number) = effect(id).fallback.checked_sub(1) {
            self.push_option(id, number.into(), nations);
        }
    }

    fn push_option(&mut self, id: u16, number: usize, nations: Seats) {
        let option = effect(id).choice.0 + number as u16;
        let others = effect(option).target == Some(Target::Others);
        let nations = if others { self.open.everybody() - nations } else { nations };
        self.open.stack.push(Frame::Perform { effect: option, nations });
    }

    /// Cost, verb, losses, gains: in this order.
    fn perform(&mut self, id: u16, seat: Seat, log: &mut dyn FnMut(Event)) {
        let this = effect(id);
        let cause = Cause::of(id);
        let gain = self.open.multiplied(seat, this);
        let (lost, gained) = split(&gain);
        self.pay(seat, this.cost.goods.map(|count| count as u16), log);
        if lost.is_none() {
            self.gain_all(seat, &gained, 1, cause, log);
        } else if !gained.is_none() {
            self.open.stack.push(Frame::Gain { seat, effect: id }); // NA-EV-19
        }
        // NA-EV-2: stability spares nothing here.
        self.lose_vp(seat, lost.vp as u16, cause, log);
        if lost.goods != [0; 4] {
            self.lose(seat, lost.goods.map(|count| count as u16), cause, log);
        }
        if let Some(verb) = this.verb
            && !self.do_verb(id, verb, seat, log)
            && let Some(otherwise) = this.otherwise
        {
            self.perform(otherwise, seat, log);
        }
    }

    /// A worker leaves his card, for a gain (NA-EV-21).
    pub(crate) fn undeploy_for(
        &mut self,
        seat: Seat,
        id: u16,
        card: Card,
        log: &mut dyn FnMut(Event),
    ) {
        self.undeploy(seat, card, log);
        if let Some(Verb::UndeployAny { gain, .. }) = effect(id).verb {
            self.gain_all(seat, &gain, 1, Cause::of(id), log);
        }
    }

    /// The gains that wait for losses.
    pub(crate) fn late_gain(&mut self, seat: Seat, id: u16, log: &mut dyn FnMut(Event)) {
        let (_, gained) = split(&self.open.multiplied(seat, effect(id)));
        self.gain_all(seat, &gained, 1, Cause::of(id), log);
    }

    /// Does what an effect says, or begins to ask; `false` if it cannot be done.
    fn do_verb(&mut self, id: u16, verb: Verb, seat: Seat, log: &mut dyn FnMut(Event)) -> bool {
        let cause = Cause::of(id);
        let nation = &mut self.open.nations[seat];
        match verb {
            // NA-EV-5: workers come from the track and go to it.
            Verb::ReturnWorker(n) => {
                for _ in 0..n {
                    self.open.stack.push(Frame::Return { seat });
                }
            }
            Verb::TakeWorker(n) => self.open.stack.push(Frame::Take { seat, left: n as u8 }),
            Verb::UndeployAny { .. } => {
                self.open.stack.push(Frame::Undeploy { seat, effect: id });
            }
            Verb::DeployFree { n, on } => {
                let slots = nation.slot_bits(|_, f| on.is_none_or(|kind| kind == f.kind));
                let frame = Frame::FreeDeploy { seat, left: n as u8, slots, may: true };
                self.open.stack.push(frame);
            }
            Verb::HireFree(n) => {
                self.open.stack.push(Frame::FreeHire { seat, left: n as u8 });
            }
            Verb::RemoveArchitect(n) => {
                for _ in 0..n {
                    if let Some(card) = nation.construction
                        && nation.stages > 0
                    {
                        nation.stages -= 1; // NA-EV-10
                        log(Event::ArchitectLost { seat, card });
                    }
                }
            }
            Verb::RemoveColony => {
                if nation.colonies == [None; 3] {
                    return false;
                }
                self.open.stack.push(Frame::RemoveColony { seat });
            }
            // NA-CARD-titanic, NA-CARD-salem: all of them.
            Verb::RemoveAllAdvisors => {
                if nation.advisors == [None; 2] {
                    return false;
                }
                self.remove_advisors(seat, log);
            }
            Verb::GoFirst => self.open.go_first |= Seats::one(seat),
            Verb::GoLast => self.open.go_last |= Seats::one(seat),
            Verb::KeepAtMost { resource, n } => {
                let held = &mut nation.goods[resource as usize];
                let count = held.saturating_sub(n as u16);
                if count > 0 {
                    *held -= count;
                    log(Event::Lost { seat, what: Good::Resource(resource), count, cause });
                }
            }
            Verb::RegainLostToWar { goods } => self.regain(seat, goods, cause, log),
            Verb::StrengthDeltaForSecondEvent(n) => {
                self.open.lowered |= Seats::one(seat);
                self.open.lowered_by = n;
            }
            Verb::LeastStableUntilEndOfRound => {
                nation.deeds.disgraced = true;
                if let Cause::Card(card) = cause {
                    log(Event::Disgraced { seat, card });
                }
                self.check(log);
            }
            // NA-EV-11 takes hold when the card is revealed; the rest belongs to actions.
            Verb::SkipPlayerOrderStep
            | Verb::DeployFreeOnBoughtCard(_)
            | Verb::DrawTwoKeepOne
            | Verb::SwapTwoProgressCards
            | Verb::BuyFree(_)
            | Verb::RemoveSelf => {}
        }
        true
    }
}

/// Verbs that ask for each step anyway, so that declining needs no question of its own (NA-EV-20).
fn offers_by_itself(effect: &Effect) -> bool {
    matches!(
        effect.verb,
        Some(Verb::UndeployAny { .. } | Verb::DeployFree { .. } | Verb::HireFree(_))
    )
}

/// The losses, as positive numbers, and the gains.
fn split(amounts: &Amounts) -> (Amounts, Amounts) {
    let part = |sign: i8| Amounts {
        goods: amounts.goods.map(|count| count.saturating_mul(sign).max(0)),
        vp: amounts.vp.saturating_mul(sign).max(0),
        ..Amounts::NONE
    };
    (part(-1), part(1))
}

impl Open {
    /// The gain of an effect for a nation.
    fn multiplied(&self, seat: Seat, effect: &Effect) -> Amounts {
        let times = effect.per.map_or(1, |per| self.times(seat, per));
        let scale = |count: i8| (i16::from(count) * times).clamp(-127, 127) as i8;
        Amounts { goods: effect.gain.goods.map(scale), vp: scale(effect.gain.vp), ..effect.gain }
    }

    /// Whether an offer can be carried out in full (NA-GEN-10, NA-EV-9).
    fn can_accept(&self, seat: Seat, effect: &Effect) -> bool {
        self.nations[seat].can_pay(&effect.cost) && self.can_do(seat, effect)
    }

    /// Whether a nation can carry one of several effects out in full (NA-EV-6).
    pub(crate) fn can_choose(&self, seat: Seat, option: &Effect) -> bool {
        let nation = &self.nations[seat];
        if option.target == Some(Target::Others) {
            return true;
        }
        let owns = |(resource, count): (crate::amount::Resource, i8)| {
            i32::from(nation.has(resource)) >= -i32::from(count)
        };
        let verb = match option.verb {
            Some(Verb::RemoveAllAdvisors) => nation.advisors != [None; 2],
            Some(Verb::RemoveArchitect(n)) => {
                nation.construction.is_some() && nation.stages >= n as u8
            }
            Some(Verb::StrengthDeltaForSecondEvent(n)) => self.strength(seat) >= -i16::from(n),
            _ => true,
        };
        verb && option.gain.each().all(owns) && (option.gain.vp >= 0 || nation.vp >= 1)
    }
}
