//! What must hold in every position reached by play.

use table::{Game, Proved, Rng};

use crate::amount::{Mix, Resource, Section};
use crate::board::People;
use crate::card::{Card, Kind};
use crate::event_card::{EventCard, Tile};
use crate::frame::Frame;
use crate::moves::{Choice, Hire, Move, Revealed, Spot};
use crate::state::{Cell, Nations, Phase};

impl Proved for Nations {
    fn audit(&self) -> Result<(), String> {
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
        for (space, card) in open.spaces.iter().enumerate() {
            if (open.offered >> space & 1 == 1) != card.is_some() {
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

    fn any_move(rng: &mut impl Rng) -> Move {
        let mut below = |n: usize| rng.below(n as u32) as usize;
        let card = Card::at(below(Card::all().len()));
        let other = (below(3) == 0).then(|| Card::at(below(Card::all().len())));
        // Printed cards are in play more often than others.
        let card = if below(3) == 0 { Card::at(296 + below(5)) } else { card };
        let section = Section::ALL[below(3)];
        let resource = Resource::ALL[below(4)];
        let mut few = || below(4) as u8;
        let mix = Mix([few(), few(), few(), few()]);
        let cells = [Cell(below(21) as u8), Cell(below(21) as u8)];
        match below(24) {
            0 => Move::Board(People::ALL[below(5)], below(2) == 0),
            1 => Move::Cover(section),
            2 => Move::GrowWorker(section),
            3 => Move::Grow(Resource::ALL[below(3)]),
            4 if below(2) == 0 => Move::Keep(Revealed::Tile(Tile::of_age(1, below(24) as u32))),
            4 => Move::Keep(Revealed::Event(EventCard::at(below(48) as u8))),
            5 | 6 => Move::Buy(card),
            7 | 8 => Move::Deploy(card, other),
            9 => Move::Undeploy(card),
            10 => [Hire::Public, Hire::Board, Hire::Card(card)].map(Move::Hire)[below(3)],
            11 => Move::Use(card, (below(2) == 0).then_some(resource)),
            12 => [Move::Pass, Move::Done, Move::Accept, Move::Decline][below(4)],
            13 => {
                let slot = Spot::Slot(below(6) as u8);
                Move::Place([slot, Spot::Advisor, Spot::Tower][below(3)])
            }
            14 => Move::Gain(resource),
            15 => Move::Pay(mix),
            16 => Move::Lose(mix),
            17 => Move::Take(section),
            18 => Move::Return(section, other),
            19 => Move::Remove(card),
            20 | 21 => {
                let choice = [Choice::Vp, Choice::GoLast, Choice::Advisors, Choice::Others];
                Move::Choose([choice[below(4)], Choice::Resource(resource)][below(2)])
            }
            _ if cells[0] == cells[1] => Move::Pass,
            _ => Move::Swap(cells[0].min(cells[1]), cells[0].max(cells[1])),
        }
    }

    /// Seeks armies, wonders and offers, and passes late: uniform play seldom gets far.
    fn daring_move(&self, rng: &mut impl Rng) -> Move {
        let mut m = self.random_move(rng);
        if self.open.phase != Phase::Action {
            return m;
        }
        for _ in 0..5 {
            let military = |card: Card| card.kind() == Kind::Military;
            let dull = match m {
                Move::Pass | Move::Undeploy(_) => true,
                Move::Deploy(card, from) => !military(card) || from.is_some_and(military),
                Move::Decline => true,
                _ => false,
            };
            if !dull || rng.below(8) == 0 {
                break;
            }
            m = self.random_move(rng);
        }
        m
    }
}
