//! The complete set of legal moves.

use table::{Seat, Sink};

use crate::amount::{Mix, Resource, Section};
use crate::card::{Card, Kind};
use crate::effect::{Effect, Modifier, On, Verb, effect, traits};
use crate::frame::Frame;
use crate::moves::{Choice, Hire, Move, Spot};
use crate::nation::{Nation, Site};
use crate::state::{COLUMNS, Cell, Open, Phase, ROWS};

impl Open {
    /// Hands over every legal move.
    pub(crate) fn legal(&self, out: &mut impl Sink<Move>) {
        if let Some(frame) = self.stack.top() {
            self.legal_in(frame, out);
            return;
        }
        match self.phase {
            Phase::Draft(_) => {
                for people in self.drawn_boards() {
                    out.push(Move::Board(people, false));
                    out.push(Move::Board(people, true));
                }
            }
            Phase::Cover(_) => {
                out.push(Move::Cover(Section::Food));
                out.push(Move::Cover(Section::Stability));
            }
            Phase::Growth(done) => {
                let nation = &self.nations[self.nth_last(done)];
                nation.list_sections(|section| out.push(Move::GrowWorker(section)));
                // NA-GROW-3: there is no third way.
                for resource in [Resource::Food, Resource::Stone, Resource::Gold] {
                    out.push(Move::Grow(resource));
                }
            }
            Phase::Keep(_) => {
                for what in self.two_revealed().into_iter().flatten() {
                    out.push(Move::Keep(what));
                }
            }
            Phase::Action => self.list_turn(out),
            _ => {}
        }
    }

    /// The actions (NA-ACT-2), and the free undeploys before and after them (NA-ACT-4, NA-ACT-7), so
    /// also before a war is bought (NA-WAR-4).
    fn list_turn(&self, out: &mut impl Sink<Move>) {
        let seat = self.active;
        let nation = &self.nations[seat];
        let manned = nation.manned();
        if self.actions > 0 {
            let cards = &self.spaces;
            out.many(Bits(self.buyable(seat)), |cell| {
                Move::Buy(cards[cell as usize].expect("a card lies where one can be bought"))
            });
            nation.list_deploys(self.deployable(seat), out);
            if nation.construction.is_some() {
                self.list_hires(seat, out);
            }
            if nation.traits & On::Action.bit() != 0 {
                self.list_uses(seat, out);
            }
        }
        out.many(Bits(manned.into()), |slot| Move::Undeploy(nation.card_in(slot)));
        // NA-ACT-6: a nation that has not acted cannot end its turn without passing.
        out.push(if self.actions > 0 { Move::Pass } else { Move::Done });
    }

    /// What answers a frame.
    pub(crate) fn legal_in(&self, frame: Frame, out: &mut impl Sink<Move>) {
        match frame {
            Frame::Place { seat, card } => self.nations[seat].list_spots(card, out),
            Frame::PlaceWonder { seat, .. } => {
                let nation = &self.nations[seat];
                let spaces = &nation.wonders[..nation.wonder_count()];
                list_spaces(spaces.iter().map(Option::is_some), out); // NA-HIRE-4
            }
            Frame::Battle { .. } => {
                for resource in [Resource::Stone, Resource::Food, Resource::Books] {
                    out.push(Move::Gain(resource));
                }
            }
            Frame::GoldenAge { seat, card } => {
                if let Some((resource, _)) = card.facts().given.only() {
                    out.push(Move::Gain(resource));
                }
                let price = self.golden_price(seat, card);
                for mix in Mix::choices(price, self.nations[seat].goods) {
                    out.push(Move::Pay(mix));
                }
            }
            Frame::FreeDeploy { seat, slots, may, .. } => {
                self.nations[seat].list_deploys(slots, out);
                if may && self.can_deploy_free(seat, slots) {
                    out.push(Move::Decline);
                }
            }
            Frame::FreeHire { seat, .. } => {
                if self.nations[seat].construction.is_some() {
                    out.push(Move::Hire(Hire::Public));
                    out.push(Move::Decline);
                }
            }
            Frame::Take { seat, .. } => {
                self.nations[seat].list_sections(|section| out.push(Move::Take(section)));
            }
            Frame::Return { seat } => self.nations[seat].list_returns(out),
            Frame::Undeploy { seat, effect: id } => {
                let nation = &self.nations[seat];
                let Some(Verb::UndeployAny { from, .. }) = effect(id).verb else { return };
                let slots = nation.slot_bits(|slot, f| slot.workers > 0 && f.kind == from);
                out.many(Bits(slots.into()), |slot| Move::Undeploy(nation.card_in(slot)));
                out.push(Move::Done);
            }
            Frame::RemoveColony { seat } => {
                for card in self.nations[seat].colonies.iter().flatten() {
                    out.push(Move::Remove(*card));
                }
            }
            Frame::Choice { seat, effect: id, .. } => {
                for option in effect(id).choice().iter().filter(|o| self.can_choose(seat, o)) {
                    out.push(Move::Choose(Choice::of(option)));
                }
            }
            Frame::Offer { .. } => {
                out.push(Move::Accept);
                out.push(Move::Decline);
            }
            Frame::Mix { seat, count, .. } => {
                let [gold, stone, food, _] = self.nations[seat].goods;
                for mix in Mix::choices(count.into(), [gold, stone, food, 0]) {
                    out.push(Move::Lose(mix));
                }
            }
            Frame::Split { resource, amount, food, lose, .. } => {
                let mut limits = [0; 4];
                limits[resource as usize] = amount.into();
                limits[Resource::Food as usize] = food.into();
                for mix in Mix::choices(lose.into(), limits) {
                    out.push(Move::Lose(mix));
                }
            }
            Frame::Swap { .. } => {
                for one in Bits(self.offered) {
                    let later = self.offered & !((2 << one) - 1);
                    out.many(Bits(later), |two| Move::Swap(Cell(one as u8), Cell(two as u8)));
                }
            }
            Frame::FreeBuy { kinds, .. } => {
                for card in Bits(self.offered).filter_map(|cell| self.spaces[cell as usize]) {
                    if kinds.has(card.kind()) {
                        out.push(Move::Buy(card));
                    }
                }
            }
            Frame::Yield { effect: id, .. } => {
                for (resource, _) in effect(id).gains.iter().filter_map(|gain| gain.only()) {
                    out.push(Move::Gain(resource));
                }
            }
            Frame::Perform { .. }
            | Frame::Gain { .. }
            | Frame::Ready { .. }
            | Frame::AfterBuy { .. }
            | Frame::StepEnd => {}
        }
    }
}

/// Numbered spaces: those in use, whose card is replaced (NA-BUY-3), and of the free ones the first,
/// since they are all alike.
fn list_spaces(in_use: impl Iterator<Item = bool>, out: &mut impl Sink<Move>) {
    let mut free = false;
    for (space, used) in in_use.enumerate() {
        if used || !free {
            out.push(Move::Place(Spot::Slot(space as u8)));
        }
        free |= !used;
    }
}

impl Nation {
    /// The card in a slot that has one.
    fn card_in(&self, slot: u32) -> Card {
        self.slots[slot as usize].card.expect("the slot has a card")
    }

    /// Deploys onto these slots, of an idle worker or one from another card (NA-DEP-1).
    #[inline]
    fn list_deploys(&self, slots: u8, out: &mut impl Sink<Move>) {
        if self.idle > 0 {
            out.many(Bits(slots.into()), |slot| Move::Deploy(self.card_in(slot), None));
        }
        for source in Bits(self.manned().into()) {
            let from = self.card_in(source);
            out.many(Bits((slots & !(1 << source)).into()), |slot| {
                Move::Deploy(self.card_in(slot), Some(from))
            });
        }
    }

    /// Sections from which a worker may be taken, any of them each time (NA-WORK-4); workers above the
    /// track go first (NA-WORK-3). Without any worker there is nothing to take (NA-WORK-6).
    pub(crate) fn list_sections(&self, mut out: impl FnMut(Section)) {
        if self.above > 0 {
            out(Section::Above);
            return;
        }
        for section in [Section::Food, Section::Stability] {
            if self.track[section as usize] > 0 {
                out(section);
            }
        }
    }

    /// Where a card may go.
    fn list_spots(&self, card: Card, out: &mut impl Sink<Move>) {
        match card.kind() {
            Kind::Advisor => {
                out.push(Move::Place(Spot::Advisor));
                if self.traits & traits::TOWER != 0 {
                    out.push(Move::Place(Spot::Tower));
                }
            }
            Kind::Colony => {
                let spaces = &self.colonies[..self.colony_count()];
                list_spaces(spaces.iter().map(Option::is_some), out);
            }
            _ => {
                let slots = &self.slots[..self.slot_count()];
                list_spaces(slots.iter().map(|slot| slot.card.is_some()), out);
            }
        }
    }

    /// Where a worker may be returned to, and from where (NA-WORK-2); without any worker nowhere
    /// (NA-WORK-5).
    fn list_returns(&self, out: &mut impl Sink<Move>) {
        if self.workers() == 0 {
            return;
        }
        let mut sections = [None; 2];
        for (slot, section) in sections.iter_mut().zip([Section::Food, Section::Stability]) {
            *slot = (self.empty(section) > 0).then_some(section);
        }
        if sections == [None; 2] {
            sections[0] = Some(Section::Above);
        }
        for section in sections.into_iter().flatten() {
            if self.idle > 0 {
                out.push(Move::Return(section, None));
            } else {
                out.many(Bits(self.manned().into()), |slot| {
                    Move::Return(section, Some(self.card_in(slot)))
                });
            }
        }
    }
}

impl Open {
    /// Spaces whose card the nation may buy, as bits. A card like one printed on its board has an id of
    /// its own and may be bought too (NA-BLD-2, NA-B-3).
    #[inline]
    pub(crate) fn buyable(&self, seat: Seat) -> u32 {
        let nation = &self.nations[seat];
        let gold = nation.has(Resource::Gold);
        // NA-MAINT-4: the row is the price
        let rows = u32::from(gold).min(ROWS as u32) * COLUMNS as u32;
        let mut cells = self.offered & ((1u32 << rows) - 1);
        let battle_extra = self.surcharge(seat, Kind::Battle);
        let fights = nation.has_military_worker();
        let forbidden = nation.traits & traits::FORBIDS != 0;
        for cell in Bits(cells) {
            let Some(card) = self.spaces[cell as usize] else { continue };
            let facts = card.facts();
            let may = match facts.kind {
                Kind::War => self.war.is_none(), // NA-WAR-1; strength does not matter (NA-WAR-3)
                Kind::Battle => fights && u16::from(Cell(cell as u8).row()) + battle_extra <= gold,
                Kind::Colony => {
                    self.strength(seat) >= i16::from(facts.required_strength()) + self.colony_extra
                }
                _ => true,
            };
            if !may || forbidden && nation.may_not_buy(facts.kind) {
                cells &= !(1 << cell);
            }
        }
        cells
    }

    /// Slots on which the nation can afford a worker, as bits. Nothing limits the workers on a card
    /// (NA-DEP-2).
    #[inline]
    fn deployable(&self, seat: Seat) -> u8 {
        let nation = &self.nations[seat];
        let stone = nation.has(Resource::Stone);
        if stone == 0 {
            return 0; // NA-DEP-1: every card costs at least one
        }
        let mut bits = 0;
        for (slot, card) in nation.slots.iter().enumerate() {
            if let Some(card) = card.card {
                bits |= u8::from(nation.deploy_cost(card) <= stone) << slot;
            }
        }
        bits
    }

    /// The architects that can be hired now (NA-HIRE-1, NA-HIRE-2).
    fn list_hires(&self, seat: Seat, out: &mut impl Sink<Move>) {
        let nation = &self.nations[seat];
        let stone = nation.has(Resource::Stone);
        if nation.stage_cost().is_none_or(|cost| u16::from(cost) > stone) {
            return;
        }
        if self.architects > 0 {
            out.push(Move::Hire(Hire::Public));
        }
        if nation.private[Site::BOARD.index()] > 0 {
            out.push(Move::Hire(Hire::Board));
        }
        if nation.private_architects() > 0 {
            for (site, card) in nation.court() {
                if nation.private[site.index()] > 0 {
                    out.push(Move::Hire(Hire::Card(card)));
                }
            }
        }
    }

    fn list_uses(&self, seat: Seat, out: &mut impl Sink<Move>) {
        let nation = &self.nations[seat];
        for (site, card, action) in nation.effects_with(On::Action.bit()) {
            let Some(card) = card.filter(|_| self.can_use(seat, site, action)) else { continue };
            if action.costs.is_empty() && action.gains.is_empty() {
                out.push(Move::Use(card, None));
            }
            for cost in action.costs.iter().filter(|cost| nation.can_pay(cost)) {
                out.push(Move::Use(card, cost.only().map(|(resource, _)| resource)));
            }
            for gain in action.gains {
                out.push(Move::Use(card, gain.only().map(|(resource, _)| resource)));
            }
        }
    }

    /// Whether an action can be used: its condition holds, it can be paid and done (NA-SPEC-1). One
    /// without a limit is never used up (NA-CARD-suleiman, NA-CARD-lincoln).
    pub(crate) fn can_use(&self, seat: Seat, site: Site, action: &Effect) -> bool {
        let nation = &self.nations[seat];
        !(action.limited && nation.is_used(site))
            && action.cond.is_none_or(|cond| self.holds(seat, cond))
            && nation.can_pay(&action.cost)
            && (action.gives_up.is_none() || nation.colonies != [None; 3])
            && self.can_do(seat, action)
    }
}

impl Nation {
    /// Whether a card of its own forbids a type (NA-GEN-7).
    pub(crate) fn may_not_buy(&self, kind: Kind) -> bool {
        let mut forbids = self.effects_with(traits::FORBIDS);
        forbids.any(|(_, _, effect)| match effect.modifier {
            Some(Modifier::CannotBuy(kinds)) => kinds.has(kind),
            _ => false,
        })
    }
}

/// The indices of the set bits.
#[derive(Copy, Clone)]
pub(crate) struct Bits(pub u32);

impl Iterator for Bits {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        (self.0 != 0).then(|| {
            let index = self.0.trailing_zeros();
            self.0 &= self.0 - 1;
            index
        })
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count_ones() as usize;
        (count, Some(count))
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<u32> {
        for _ in 0..n {
            if self.0 == 0 {
                return None;
            }
            self.0 &= self.0 - 1;
        }
        self.next()
    }
}

impl ExactSizeIterator for Bits {}
