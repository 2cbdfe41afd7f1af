//! What matters in a position of Nations: points, what the round would still bring, what the nation
//! earns, and how it stands against the others.

use nations::card::Facts;
use nations::effect::Modifier;
use nations::{Card, Kind, Nation, Phase, Resource};
use table::Seat;

use bots::{Judge, Sheet, features};

/// What one gold, stone, food or book is worth in points while there is time to use it.
const GOODS: [f32; 4] = [0.32, 0.30, 0.20, 0.12];

features! {
    /// What the bots look at in the position of a seat.
    struct Row {
        points, colonies, wonders, buildings,
        stock: [gold, stone, food, books],
        plenty: [gold_plenty, stone_plenty, food_plenty, books_plenty],
        income: [gold_income, stone_income, food_income, books_income],
        strength, stability, strongest, behind, revolt,
        idle, worker, worker_gap,
        construction, construction_done,
        powers, raid, architects,
        passed, first,
        books_first, books_behind,
        military,
    }
}

impl Judge for crate::Nations {
    type Game = nations::Nations;

    const FEATURES: &'static [&'static str] = &Row::NAMES;

    const HALVING: bool = true;

    const WEIGHTS: &'static [(usize, &'static str)] = &[
        (1, include_str!("../weights/1.txt")),
        (2, include_str!("../weights/2.txt")),
        (3, include_str!("../weights/3.txt")),
        (4, include_str!("../weights/4.txt")),
        (5, include_str!("../weights/5.txt")),
    ];

    fn features(game: &Self::Game, sheet: &mut Sheet) {
        let open = game.open();
        let rounds = f32::from(2 * open.agreed.ages);
        let left = (rounds - f32::from(open.round)).max(0.0);
        sheet.progress = 1.0 - left / rounds;
        let forecast = open.forecast();
        let most = |of: &dyn Fn(Seat) -> f32, but: Seat| {
            open.seats().filter(|seat| *seat != but).map(of).fold(0.0, f32::max)
        };
        let books = |seat: Seat| f32::from(open.nations[seat].goods[Resource::Books as usize]);
        let strength = |seat: Seat| f32::from(open.strength(seat));
        for seat in open.seats() {
            let mut row = Row::default();
            let change = forecast.as_ref().map(|forecast| forecast.total(seat)).unwrap_or_default();
            let nation = &open.nations[seat];
            let [_, colonies, wonders, workers, _] = open.scores(seat).map(|part| part as f32);
            row.points = (f32::from(nation.vp) + f32::from(change.vp)) / 4.0;
            row.colonies = colonies / 4.0;
            row.wonders = wonders / 4.0;
            row.buildings = workers / 4.0;
            let income = open.income(seat);
            for (place, income) in income.into_iter().enumerate() {
                let stock = f32::from(nation.goods[place]) + f32::from(change.goods[place]);
                let plenty = if place == Resource::Books as usize { 40.0 } else { 12.0 };
                row.stock[place] = stock.min(plenty) / 8.0;
                row.plenty[place] = (stock - plenty).max(0.0) / 8.0;
                row.income[place] = f32::from(income) / 4.0;
            }
            let (own, stability) = (strength(seat), f32::from(open.stability(seat)));
            let strongest = most(&strength, seat).max(f32::from(open.opponent.strength));
            row.strength = own / 8.0;
            row.stability = stability.clamp(-5.0, 12.0) / 4.0;
            row.strongest = if own > strongest { 1.0 } else { 0.0 };
            row.behind = (strongest - own).clamp(0.0, 12.0) / 6.0;
            row.revolt = if stability < 0.0 { 1.0 - 0.15 * stability } else { 0.0 };
            prospects(nation, left, &mut row);
            row.architects = if open.deck_size() > 0 {
                f32::from(nation.private_architects()) / 2.0
            } else {
                0.0
            };
            row.passed = if nation.deeds.passed > 0 { 1.0 } else { 0.0 };
            row.first = if open.place_in_order(seat) == 0 { 1.0 } else { 0.0 };
            let (mine, best) = (books(seat), most(&books, seat));
            row.books_first = if mine > best { 1.0 } else { 0.0 };
            row.books_behind = (best - mine).clamp(0.0, 20.0) / 10.0;
            row.military = if nation.has_military_worker() { 1.0 } else { 0.0 };
            row.write(&mut sheet.rows[seat.index()]);
        }
    }

    fn quiet(game: &Self::Game) -> bool {
        game.open().pending().is_none()
            && !matches!(game.open().phase, Phase::Keep(_) | Phase::Cover(_))
    }

    fn par(_: &Self::Game) -> f32 {
        35.0
    }
}

/// What may become something: idle workers, cards without workers, unfinished wonders, powers.
fn prospects(nation: &Nation, left: f32, row: &mut Row) {
    let slots = nation.slots.iter().filter_map(|slot| slot.card);
    let best = slots.map(|card| per_worker(card.facts())).fold(0.0, f32::max);
    let manned = nation.slots.iter().filter(|slot| slot.workers > 0).filter_map(|slot| slot.card);
    let worst = manned.map(|card| per_worker(card.facts())).fold(best, f32::min);
    row.idle = left * f32::from(nation.idle) * best / 4.0;
    row.worker = left * best / 4.0;
    row.worker_gap = left * (best - worst) / 4.0;
    if let Some(card) = nation.construction {
        let facts = card.facts();
        let done = f32::from(nation.stages) / facts.stages().len().max(1) as f32;
        row.construction = wonder(card, left) / 4.0;
        row.construction_done = done * wonder(card, left) / 4.0;
    }
    for (_, _, effect) in nation.effects() {
        row.powers += left
            * match effect.modifier {
                Some(Modifier::CannotBuy(_) | Modifier::FirstTurnSkip) => -0.1,
                _ => 0.1,
            };
    }
    let armed = nation.has_military_worker() && left > 0.0;
    row.raid = if armed { f32::from(nation.raid().unwrap_or(0).min(4)) / 4.0 } else { 0.0 };
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
