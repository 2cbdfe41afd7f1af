//! One nation: its board, cards, workers and resources (NA-GEN-1), and what follows from them.

use crate::amount::{Goods, Resource, Section};
use crate::board::Board;
use crate::card::{Card, Facts, Kind};
use crate::effect::{Effect, Modifier, traits};
use crate::tables::FACTS;

/// Food or stability that an empty space of the population track costs (NA-WORK-1).
pub const SPACE_COST: i16 = 3;

/// Strength above this counts as this (NA-GEN-5).
pub(crate) const STRENGTH_CAP: i16 = 40;

/// Stability above this counts as this (NA-GEN-5).
pub(crate) const STABILITY_CAP: i16 = 15;

/// A space for a building or a military card (NA-SETUP-9).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug)]
pub struct Slot {
    /// The card in it.
    pub card: Option<Card>,
    /// Workers on the card.
    pub workers: u8,
}

/// Where a nation has something with effects: the board itself, an advisor space or a wonder space.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Site(u8);

impl Site {
    /// The board itself.
    pub const BOARD: Site = Site(0);
    /// The advisor space.
    pub const ADVISOR: Site = Site(1);
    /// The space of an advisor on the Porcelain Tower.
    pub const TOWER: Site = Site(2);
    /// Number of sites.
    pub const COUNT: usize = 9;

    /// All of them.
    pub fn all() -> impl Iterator<Item = Site> {
        (0..Site::COUNT as u8).map(Site)
    }

    /// A wonder space.
    pub const fn wonder(space: usize) -> Site {
        Site(3 + space as u8)
    }

    /// Counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    const fn bit(self) -> u16 {
        1 << self.0
    }
}

/// What a nation did and suffered in the present round (NA-GEN-17, NA-ROUND-END).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug)]
pub struct Deeds {
    /// Wars bought.
    pub wars: u8,
    /// Battles bought.
    pub battles: u8,
    /// Colonies bought.
    pub colonies: u8,
    /// Golden ages bought.
    pub golden_ages: u8,
    /// As which it passed, from 1; 0 if it has not.
    pub passed: u8,
    /// Whether its first turn is over or under way.
    pub began: bool,
    /// Shortages for which a VP was lost, one bit for each resource (NA-LOSS-3).
    pub charged: u8,
    /// Resources lost in the War step (NA-EV-12).
    pub war_goods: Goods,
    /// VP lost in the War step.
    pub war_vp: u8,
    /// Counts as least stable (NA-CARD-versailles).
    pub disgraced: bool,
    /// The gain chosen for this Production, from 1 (NA-PROD-3).
    pub chosen: u8,
}

/// A nation.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Nation {
    /// Its board.
    pub board: Board,
    /// Resources it takes in Growth: its difficulty (NA-SETUP-3).
    pub growth: u8,
    /// Gold, stone, food, books.
    pub goods: Goods,
    /// Victory points.
    pub vp: u16,
    /// Strength, before the cap.
    pub strength: i16,
    /// Stability without what touches every nation, before the cap.
    pub(crate) own_stability: i16,
    /// What the board itself adds to strength and stability.
    pub(crate) base: [i16; 2],
    /// Workers in the resource area.
    pub idle: u8,
    /// Workers on the food and the stability section.
    pub track: [u8; 2],
    /// Spaces of the food and the stability section.
    pub spaces: [u8; 2],
    /// Workers above the track.
    pub above: u8,
    /// Buildings and military.
    pub slots: [Slot; 5],
    /// The advisor, and the advisor on the Porcelain Tower.
    pub advisors: [Option<Card>; 2],
    /// Colonies.
    pub colonies: [Option<Card>; 3],
    /// Completed wonders.
    pub wonders: [Option<Card>; 6],
    /// The wonder under construction.
    pub construction: Option<Card>,
    /// Its finished stages.
    pub stages: u8,
    /// Unused private architects by the site that grants them.
    pub(crate) private: [u8; Site::COUNT],
    /// Places whose action was used this round.
    pub(crate) used: u16,
    /// What its cards and board do, as bits.
    pub(crate) traits: u32,
    /// What it did this round.
    pub deeds: Deeds,
}

impl Nation {
    /// A nation with this board as printed, all workers idle (NA-SETUP-8, NA-SETUP-10).
    pub(crate) fn new(board: Board, growth: u8) -> Nation {
        let facts = board.facts();
        let mut nation = Nation {
            board,
            growth,
            goods: facts.goods,
            vp: facts.vp,
            strength: 0,
            own_stability: 0,
            base: [0; 2],
            idle: facts.workers,
            track: facts.population,
            spaces: facts.population,
            above: 0,
            slots: [Slot::default(); 5],
            advisors: [None; 2],
            colonies: [None; 3],
            wonders: [None; 6],
            construction: None,
            stages: 0,
            private: [0; Site::COUNT],
            used: 0,
            traits: 0,
            deeds: Deeds::default(),
        };
        for (slot, card) in nation.slots.iter_mut().zip(facts.printed()) {
            slot.card = Some(card);
        }
        for (space, card) in nation.wonders.iter_mut().zip(facts.printed_wonders()) {
            *space = Some(card);
        }
        // NA-SETUP-4: the board itself may add to 0.
        for effect in facts.effects() {
            match effect.modifier {
                Some(Modifier::Strength(n)) => nation.base[0] += i16::from(n),
                Some(Modifier::Stability(n)) => nation.base[1] += i16::from(n),
                _ => {}
            }
        }
        nation.refresh();
        nation
    }

    /// How much it has of a resource.
    pub const fn has(&self, resource: Resource) -> u16 {
        self.goods[resource as usize]
    }

    /// Spaces for buildings and military.
    pub fn slot_count(&self) -> usize {
        self.board.facts().slots.into()
    }

    /// Spaces for colonies (NA-COL-2).
    pub fn colony_count(&self) -> usize {
        self.board.facts().colonies.into()
    }

    /// Spaces for wonders (NA-HIRE-4).
    pub fn wonder_count(&self) -> usize {
        self.board.facts().wonders.into()
    }

    /// Workers it owns: idle and deployed.
    pub fn workers(&self) -> u8 {
        self.idle + self.slots.iter().map(|slot| slot.workers).sum::<u8>()
    }

    /// Empty spaces of a section.
    pub fn empty(&self, section: Section) -> u8 {
        match section {
            Section::Above => 0,
            section => self.spaces[section as usize] - self.track[section as usize],
        }
    }

    /// Workers that could be taken.
    pub fn available(&self) -> u8 {
        self.track[0] + self.track[1] + self.above
    }

    /// The slot with this card.
    #[inline]
    pub fn slot_of(&self, card: Card) -> Option<usize> {
        self.slots.iter().position(|slot| slot.card == Some(card))
    }

    /// Slots with workers, as bits.
    #[inline]
    pub(crate) fn manned(&self) -> u8 {
        self.slot_bits(|slot, _| slot.workers > 0)
    }

    /// Slots whose card satisfies a condition, as bits.
    #[inline]
    pub(crate) fn slot_bits(&self, wanted: impl Fn(Slot, &Facts) -> bool) -> u8 {
        let mut bits = 0;
        for (index, slot) in self.slots.iter().enumerate() {
            if let Some(card) = slot.card {
                bits |= u8::from(wanted(*slot, card.facts())) << index;
            }
        }
        bits
    }

    /// Advisors and completed wonders, each with its site.
    pub fn court(&self) -> impl Iterator<Item = (Site, Card)> {
        let advisors = self.advisors.into_iter().zip([Site::ADVISOR, Site::TOWER]);
        let wonders = self.wonders.into_iter().zip((0..6).map(Site::wonder));
        advisors.chain(wonders).filter_map(|(card, site)| Some((site, card?)))
    }

    /// Every effect of advisors, wonders and board, with its site and card.
    pub fn effects(&self) -> impl Iterator<Item = (Site, Option<Card>, &'static Effect)> {
        let own = self.court().flat_map(|(site, card)| {
            card.facts().effects().iter().map(move |effect| (site, Some(card), effect))
        });
        let board = self.board.facts().effects().iter();
        own.chain(board.map(|effect| (Site::BOARD, None, effect)))
    }

    /// Effects with this bit; quick if there is none.
    pub(crate) fn effects_with(
        &self,
        bit: u32,
    ) -> impl Iterator<Item = (Site, Option<Card>, &'static Effect)> {
        let any = (self.traits & bit != 0).then(|| self.effects());
        any.into_iter().flatten().filter(move |(_, _, effect)| effect.trait_bit() & bit != 0)
    }

    /// The sum of a modifier of its own cards.
    pub(crate) fn sum(&self, bit: u32, number: impl Fn(Modifier) -> i8) -> i16 {
        let modifiers = self.effects_with(bit).filter_map(|(_, _, effect)| effect.modifier);
        modifiers.map(|modifier| i16::from(number(modifier))).sum()
    }

    /// Cards it has in play: advisors, buildings, military, colonies, wonders.
    pub fn in_play(&self) -> impl Iterator<Item = Card> {
        let slots = self.slots.into_iter().map(|slot| slot.card);
        slots.chain(self.advisors).chain(self.colonies).chain(self.wonders).flatten()
    }

    /// Whether a military card has a worker.
    pub fn has_military_worker(&self) -> bool {
        self.slot_bits(|slot, facts| slot.workers > 0 && facts.kind == Kind::Military) != 0
    }

    /// The raid value of its next battle: the highest of a card with workers, however many these are
    /// (NA-MIL-2); `None` without a worker on a military card (NA-BAT-1).
    pub fn raid(&self) -> Option<u8> {
        let manned = self.slots.iter().filter(|slot| slot.workers > 0);
        let military = manned.filter_map(|slot| slot.card).map(Card::facts);
        let best = military.filter(|facts| facts.kind == Kind::Military).map(|f| f.raid).max()?;
        let bonus = self.sum(traits::RAID, |modifier| match modifier {
            Modifier::RaidBonus(n) => n,
            _ => 0,
        });
        Some(best + bonus as u8)
    }

    /// The sum of its golden age bonuses (NA-GA-2).
    pub fn golden_age_bonus(&self) -> u8 {
        self.sum(traits::GOLDEN, |modifier| match modifier {
            Modifier::GoldenAgeBonus(n) => n,
            _ => 0,
        }) as u8
    }

    /// Stone for one worker more on a card (NA-DEP-1, NA-CARD-frederick).
    #[inline]
    pub fn deploy_cost(&self, card: Card) -> u16 {
        let facts = card.facts();
        let mut cost = i16::from(facts.cost);
        if self.traits & traits::DISCOUNT != 0 {
            for (_, _, effect) in self.effects_with(traits::DISCOUNT) {
                if let Some(Modifier::DeployDiscount { kind, stone, min }) = effect.modifier
                    && kind == facts.kind
                {
                    cost = (cost - i16::from(stone)).max(min.into());
                }
            }
        }
        cost as u16
    }

    /// Unused private architects.
    pub fn private_architects(&self) -> u8 {
        self.private.iter().sum()
    }

    /// What a worker on a card changes at once: strength, stability (NA-MIL-1, NA-CARD-komnene).
    #[inline]
    fn worker_stats(&self, facts: &Facts) -> (i16, i16) {
        let mut stability = i16::from(facts.yields.stability);
        if self.traits & traits::NO_UPKEEP != 0 && facts.kind == Kind::Military {
            stability = stability.max(0);
        }
        (facts.yields.strength.into(), stability)
    }

    pub(crate) fn man(&mut self, slot: usize) {
        self.slots[slot].workers += 1;
        if let Some(card) = self.slots[slot].card {
            let (strength, stability) = self.worker_stats(card.facts());
            self.strength += strength;
            self.own_stability += stability;
        }
    }

    pub(crate) fn unman(&mut self, slot: usize) {
        self.slots[slot].workers -= 1;
        if let Some(card) = self.slots[slot].card {
            let (strength, stability) = self.worker_stats(card.facts());
            self.strength -= strength;
            self.own_stability -= stability;
        }
    }

    /// Takes a worker from the track (NA-WORK-1, NA-WORK-3).
    pub(crate) fn take_from(&mut self, section: Section) {
        match section {
            Section::Above => self.above -= 1,
            section => {
                self.track[section as usize] -= 1;
                if section == Section::Stability {
                    self.own_stability -= SPACE_COST;
                }
            }
        }
        self.idle += 1;
    }

    /// Puts an idle worker back (NA-WORK-2).
    pub(crate) fn put_back(&mut self, section: Section) {
        self.idle -= 1;
        match section {
            Section::Above => self.above += 1,
            section => {
                self.track[section as usize] += 1;
                if section == Section::Stability {
                    self.own_stability += SPACE_COST;
                }
            }
        }
    }

    /// Strength and stability as tracked, before caps and without what touches every nation.
    pub fn tracked(&self) -> (i16, i16) {
        (self.strength, self.own_stability)
    }

    /// Strength and stability counted anew from the board (NA-GEN-3).
    pub fn recount(&self) -> (i16, i16) {
        let [mut strength, mut stability] = self.base;
        stability -= SPACE_COST * i16::from(self.empty(Section::Stability));
        for slot in self.slots.iter().filter(|slot| slot.workers > 0) {
            if let Some(card) = slot.card {
                let (s, t) = self.worker_stats(card.facts());
                strength += s * i16::from(slot.workers);
                stability += t * i16::from(slot.workers);
            }
        }
        let others = self.advisors.iter().chain(&self.colonies).chain(&self.wonders);
        for card in others.flatten() {
            let yields = &FACTS[card.index()].yields;
            strength += i16::from(yields.strength);
            stability += i16::from(yields.stability);
        }
        (strength, stability)
    }

    /// What its cards do, counted anew.
    pub(crate) fn count_traits(&self) -> u32 {
        self.effects().fold(0, |set, (_, _, effect)| set | effect.trait_bit())
    }

    /// After a card came or went.
    pub(crate) fn refresh(&mut self) {
        self.traits = self.count_traits();
        (self.strength, self.own_stability) = self.recount();
    }

    /// Architects that a site grants each round (NA-ARCH-2).
    pub(crate) fn granted(&self, site: Site) -> u8 {
        let here = self.effects_with(traits::ARCHITECTS).filter(|(at, _, _)| *at == site);
        here.map(|(_, _, effect)| match effect.modifier {
            Some(Modifier::PrivateArchitects(n)) => n as u8,
            _ => 0,
        })
        .sum()
    }

    /// Something new lies on a site: its action is unused, its architects come at once
    /// (NA-ARCH-2), those of what lay there before are lost (NA-ARCH-5).
    pub(crate) fn renew(&mut self, site: Site) {
        self.used &= !site.bit();
        self.private[site.index()] = self.granted(site);
    }

    /// Whether the action of what lies on a site was used this round (NA-GEN-13).
    pub(crate) fn is_used(&self, site: Site) -> bool {
        self.used & site.bit() != 0
    }

    pub(crate) fn mark_used(&mut self, site: Site) {
        self.used |= site.bit();
    }
}
