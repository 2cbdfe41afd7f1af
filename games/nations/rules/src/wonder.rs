//! Building wonders: stages, completion, and what completed wonders do (NA-HIRE, NA-WON).

use table::Seat;

use crate::amount::Resource;
use crate::card::Card;
use crate::effect::{Effect, On, effect};
use crate::event::{Cause, Event, Why};
use crate::frame::Frame;
use crate::nation::Site;
use crate::state::Nations;

impl Nations {
    /// The next stage of the wonder under construction; a free one costs no stone (NA-HIRE-6).
    pub(crate) fn build_stage(&mut self, seat: Seat, free: bool, log: &mut dyn FnMut(Event)) {
        let nation = &mut self.open.nations[seat];
        let (Some(card), Some(cost)) = (nation.construction, nation.stage_cost()) else { return };
        let cost = if free { 0 } else { cost };
        nation.goods[Resource::Stone as usize] -= u16::from(cost);
        nation.stages += 1;
        let (stage, of) = (nation.stages, card.facts().stage_count);
        let done = stage == of;
        log(Event::Hired { seat, card, stage, of, cost });
        // NA-HIRE-5: the architect, then other cards, then its own gains and losses.
        self.trigger(seat, On::Hire, log);
        if done {
            self.complete(seat, card, log);
        }
    }

    /// The wonder under construction is complete (NA-HIRE-3); what follows comes in the order of
    /// NA-HIRE-5.
    fn complete(&mut self, seat: Seat, card: Card, log: &mut dyn FnMut(Event)) {
        let nation = &mut self.open.nations[seat];
        nation.construction = None;
        nation.stages = 0;
        log(Event::Completed { seat, card });
        self.trigger(seat, On::WonderReady, log);
        self.open.stack.push(Frame::Ready { seat, card });
        self.open.stack.push(Frame::PlaceWonder { seat, card });
        for effect in card.facts().effects().iter().filter(|e| is_own_gain(e)) {
            self.gain_all(seat, &effect.gain, 1, Cause::Card(card), log);
            let due = effect.gain.goods.map(|count| (-i16::from(count)).max(0) as u16);
            self.lose(seat, due, Cause::Card(card), log);
        }
    }

    /// Puts a completed wonder into a space, over another perhaps (NA-HIRE-4).
    pub(crate) fn place_wonder(
        &mut self,
        seat: Seat,
        space: usize,
        card: Card,
        log: &mut dyn FnMut(Event),
    ) {
        let site = Site::wonder(space);
        if self.open.nations[seat].wonders[space].is_some() {
            self.remove_at(seat, site, Why::Covered, log);
            self.check(log);
        }
        self.open.nations[seat].wonders[space] = Some(card);
        log(Event::Placed { seat, card });
        self.changed(seat, card);
        self.open.nations[seat].renew(site);
        self.check(log);
    }

    /// What a completed wonder does besides, judged with the wonder on the board (NA-HIRE-5).
    pub(crate) fn ready(&mut self, seat: Seat, card: Card) {
        let (first, number) = card.facts().effects;
        let mut step = false;
        for id in first..first + number {
            let effect = effect(id);
            if effect.on != Some(On::Ready) || is_own_gain(effect) {
                continue;
            }
            if !self.open.deferred && !step {
                // One change that touches several nations is checked once (NA-GEN-12).
                self.open.deferred = true;
                self.open.stack.push(Frame::StepEnd);
                step = true;
            }
            let nations = self.open.targets(effect, seat);
            self.open.stack.push(Frame::Perform { effect: id, nations });
        }
    }
}

/// A gain or loss of the builder alone, which comes before the wonder is placed.
fn is_own_gain(effect: &Effect) -> bool {
    effect.on == Some(On::Ready) && effect.target.is_none() && effect.verb.is_none()
}
