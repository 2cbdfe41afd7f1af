//! Cards that come and leave, and what follows at once: traits and sums counted anew, "if X: remove"
//! checked (NA-GEN-11, NA-GEN-12).

use table::Seat;

use crate::card::Card;
use crate::effect::{If, Modifier, On, traits};
use crate::event::{Event, Why};
use crate::nation::Site;
use crate::state::{Nations, Open};

impl Nations {
    /// An advisor or wonder leaves the game for good, with all it did (NA-GEN-11).
    pub(crate) fn remove_at(
        &mut self,
        seat: Seat,
        site: Site,
        why: Why,
        log: &mut dyn FnMut(Event),
    ) {
        let nation = &mut self.open.nations[seat];
        let space = match site {
            Site::ADVISOR => &mut nation.advisors[0],
            Site::TOWER => &mut nation.advisors[1],
            site => &mut nation.wonders[site.index() - Site::wonder(0).index()],
        };
        let Some(card) = space.take() else { return };
        log(Event::Removed { seat, card, why });
        self.changed(seat, card);
        self.open.nations[seat].renew(site); // NA-ARCH-5
        // NA-CARD-porcelain: the advisor on the Tower goes with it.
        let tower = self.open.nations[seat].traits & traits::TOWER != 0;
        if !tower && site != Site::TOWER {
            self.remove_at(seat, Site::TOWER, why, log);
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
        self.remove_at(seat, Site::TOWER, Why::Effect, log);
        self.remove_at(seat, Site::ADVISOR, Why::Effect, log);
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
        while let Some((seat, site)) = (0..self.open.players)
            .map(|n| self.open.nth_last(n))
            .filter(|seat| self.open.nations[*seat].traits & always != 0)
            .find_map(|seat| {
                let mut watching = self.open.nations[seat].effects_with(always);
                let due = watching.find(|(_, _, effect)| {
                    effect.cond.is_some_and(|cond: If| self.open.holds(seat, cond))
                });
                due.map(|(site, _, _)| (seat, site))
            })
        {
            self.remove_at(seat, site, Why::Condition, log);
        }
    }
}

impl Open {
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
