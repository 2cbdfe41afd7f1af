//! What must hold in every position reached by play.

use crate::card::{Card, Kind};
use crate::state::{Frame, Nations};

impl Nations {
    pub(crate) fn check_position(&self) -> Result<(), String> {
        let open = &self.open;
        let mut seen = Vec::new();
        for seat in open.seats() {
            let nation = &open.nations[seat];
            let fail = |what: &str| Err(format!("seat {seat}: {what}"));
            // NA-GEN-3: tracked values equal their recomputation.
            if nation.recount() != (nation.strength, nation.own_stability) {
                return fail("strength or stability differ from their recomputation");
            }
            if nation.count_traits() != nation.traits {
                return fail("the traits of the cards are not up to date");
            }
            let board = nation.board.facts();
            let total = board.workers + board.population.iter().sum::<u8>();
            if nation.workers() + nation.available() != total {
                return fail("a worker is lost");
            }
            if nation.track[0] > nation.spaces[0] || nation.track[1] > nation.spaces[1] {
                return fail("a section holds more workers than it has spaces");
            }
            let only = |cards: &[Option<Card>], kind: Kind| {
                cards.iter().flatten().all(|card| card.kind() == kind)
            };
            let mut worked = nation.slots.iter().filter_map(|slot| slot.card);
            if !worked.all(|card| card.kind().is_worked())
                || !only(&nation.colonies, Kind::Colony)
                || !only(&nation.wonders, Kind::Wonder)
                || !only(&nation.advisors, Kind::Advisor)
            {
                return fail("a card lies on a space of another type");
            }
            if nation.slots.iter().any(|slot| slot.card.is_none() && slot.workers > 0)
                || nation.colonies[nation.colony_count()..].iter().any(Option::is_some)
                || nation.wonders[nation.wonder_count()..].iter().any(Option::is_some)
                || nation.slots[nation.slot_count()..].iter().any(|slot| slot.card.is_some())
            {
                return fail("something lies where there is no space");
            }
            let stages = nation.construction.map_or(1, |card| card.facts().stage_count);
            if nation.stages >= stages {
                return fail("a finished wonder is still under construction");
            }
            if nation.deeds.charged > 0b1111 {
                return fail("a shortage of what is no resource");
            }
            let cards = nation.in_play().chain(nation.construction);
            seen.extend(cards.filter(|card| card.facts().age > 0));
        }
        if open.global() != (open.all_stability, open.colony_extra) {
            return Err("what cards change for all is not up to date".to_owned());
        }
        for (place, card) in open.spaces.iter().enumerate() {
            if (open.offered >> place & 1 == 1) != card.is_some() {
                return Err("the progress board is not as recorded".to_owned());
            }
            seen.extend(*card);
        }
        seen.extend(open.war.map(|war| war.card));
        if let Some(Frame::Place { card, .. } | Frame::PlaceWonder { card, .. }) = open.stack.top()
        {
            seen.push(card);
        }
        let count = seen.len();
        let drawable = |card: &Card| open.round > 0 && open.may_draw(*card);
        if seen.iter().any(drawable) {
            return Err("a card in play could be drawn again".to_owned());
        }
        seen.sort_unstable();
        seen.dedup();
        if seen.len() != count {
            return Err("a card lies in two places".to_owned());
        }
        if open.stack.is_empty() && open.deferred {
            return Err("a step that touches several nations was not closed".to_owned());
        }
        Ok(())
    }
}
