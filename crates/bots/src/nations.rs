//! What a position of Nations is worth: points, what the round would still bring, and what the
//! nation would earn in the rounds after it.

use games::Nations;
use nations::card::Facts;
use nations::effect::Modifier;
use nations::{Card, Kind, Nation, Open, Phase, Resource};
use table::Seat;

use crate::Judge;

/// What one gold, stone, food or book is worth in points while there is time to use it.
const GOODS: [f32; 4] = [0.32, 0.30, 0.20, 0.12];

/// The same at the end (NA-END-4).
const LAST: f32 = 0.1;

impl Judge for Nations {
    fn worth(&self, seat: Seat) -> f32 {
        let open = self.open();
        let left = f32::from(2 * open.agreed.ages - open.round.min(2 * open.agreed.ages));
        let forecast = open.forecast();
        let change = forecast.as_ref().map(|forecast| forecast.total(seat)).unwrap_or_default();
        let nation = &open.nations[seat];
        let [_, colonies, wonders, workers, _] = open.scores(seat).map(|part| part as f32);
        let mut worth = f32::from(nation.vp) + f32::from(change.vp) + colonies + wonders + workers;
        for resource in Resource::ALL {
            let place = resource as usize;
            let stock = f32::from(nation.goods[place]) + f32::from(change.goods[place]);
            worth += if left > 0.0 { useful(resource, stock) } else { LAST * stock };
        }
        worth + left * yearly(open, seat) + hopes(open, nation, left)
    }

    fn settled(&self) -> bool {
        self.open().pending().is_none()
            && !matches!(self.open().phase, Phase::Keep(_) | Phase::Cover(_))
    }
}

/// A stock is worth less the larger it is.
fn useful(resource: Resource, stock: f32) -> f32 {
    let plenty = if resource == Resource::Books { 40.0 } else { 12.0 };
    let much = stock.min(plenty);
    GOODS[resource as usize] * much + LAST * (stock - much)
}

/// What a nation earns in every round to come.
fn yearly(open: &Open, seat: Seat) -> f32 {
    let income = open.income(seat);
    let earned: f32 = income.iter().zip(GOODS).map(|(net, worth)| f32::from(*net) * worth).sum();
    let (strength, stability) = (f32::from(open.strength(seat)), f32::from(open.stability(seat)));
    let rivals = open.seats().filter(|other| *other != seat);
    let rivals = rivals.map(|other| f32::from(open.strength(other)));
    let strongest = rivals.fold(f32::from(open.opponent.strength), f32::max);
    // Whoever is behind will be hit by the wars of others.
    let behind = (strongest - strength).clamp(-3.0, 10.0);
    let revolt = if stability < 0.0 { 1.0 - 0.15 * stability } else { 0.0 };
    earned - 0.09 * behind + 0.12 * stability.clamp(-5.0, 8.0) - revolt
}

/// What may become something: idle workers, cards without workers, unfinished wonders, powers.
fn hopes(open: &Open, nation: &Nation, left: f32) -> f32 {
    let slots = nation.slots.iter().filter_map(|slot| slot.card);
    let best = slots.map(|card| per_worker(card.facts())).fold(0.0, f32::max);
    let manned = nation.slots.iter().filter(|slot| slot.workers > 0).filter_map(|slot| slot.card);
    let worst = manned.map(|card| per_worker(card.facts())).fold(best, f32::min);
    let idle = f32::from(nation.idle);
    // A better card is half the way to a better place for somebody.
    let mut sum = left * (0.6 * idle * best + 0.5 * (best - worst));
    if let Some(card) = nation.construction {
        let facts = card.facts();
        let done = f32::from(nation.stages) / facts.stages().len().max(1) as f32;
        sum += (0.35 + 0.5 * done) * wonder(card, left);
    }
    for (_, _, effect) in nation.effects() {
        let power = match effect.modifier {
            Some(Modifier::CannotBuy(_) | Modifier::FirstTurnSkip) => -0.5,
            _ => 0.3,
        };
        sum += power * left;
    }
    let armed = nation.has_military_worker() && left > 0.0;
    sum + if armed { 0.3 * f32::from(nation.raid().unwrap_or(0).min(4)) } else { 0.0 }
        + if open.deck_size() > 0 { 0.05 * f32::from(nation.private_architects()) } else { 0.0 }
}

/// What a worker on a card earns in a round.
fn per_worker(facts: &Facts) -> f32 {
    let goods: f32 =
        facts.yields.goods.iter().zip(GOODS).map(|(count, worth)| f32::from(*count) * worth).sum();
    let vp: f32 = facts.vp_slots().take(2).map(f32::from).sum();
    let military = if facts.kind == Kind::Military { 0.1 } else { 0.0 };
    goods
        + 0.09 * f32::from(facts.yields.strength)
        + 0.12 * f32::from(facts.yields.stability)
        + 0.05 * vp
        + military
}

/// What a wonder will bring once it is there.
fn wonder(card: Card, left: f32) -> f32 {
    let facts = card.facts();
    let yields: f32 =
        facts.yields.goods.iter().zip(GOODS).map(|(count, worth)| f32::from(*count) * worth).sum();
    let ready: f32 = facts
        .effects()
        .iter()
        .map(|effect| f32::from(effect.gain.vp.max(0)) + 0.2 * left.min(2.0))
        .sum();
    f32::from(facts.vp)
        + ready
        + left
            * (yields
                + 0.09 * f32::from(facts.yields.strength)
                + 0.12 * f32::from(facts.yields.stability))
}
