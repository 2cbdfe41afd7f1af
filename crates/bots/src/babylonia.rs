//! What a position of Babylonia is worth: points, and what the cities and ziggurats under siege
//! promise.

use babylonia::board::LAND;
use babylonia::{Babylonia, Card, Kind, Open, Phase};
use table::{BySeat, Seat};

use crate::Judge;

/// What a siege is worth by the land hexes that are still missing: all of it when none is.
const NEAR: [f32; 7] = [1.0, 0.5, 0.3, 0.2, 0.12, 0.08, 0.05];

impl Judge for Babylonia {
    fn worth(&self, seat: Seat) -> f32 {
        let open = self.open();
        let prospects = prospects(open);
        let rivals = open.seats().filter(|other| *other != seat);
        let best = rivals.map(|other| prospects[other]).fold(f32::MIN, f32::max);
        // A mixed hand can answer to more cities; farmers are for fields.
        let kinds = Kind::ALL.into_iter().filter(|kind| self.hand(seat)[*kind] > 0).count();
        prospects[seat] - 0.8 * best + 0.05 * kinds as f32
    }

    fn settled(&self) -> bool {
        matches!(self.open().phase, Phase::Place | Phase::Draw { .. } | Phase::Over)
    }
}

/// Points each seat has, and can expect from what its tokens besiege.
fn prospects(open: &Open) -> BySeat<f32, 4> {
    let mut worth = BySeat::from_fn(|seat| f32::from(open.points[seat]));
    if open.phase == Phase::Over {
        return worth;
    }
    let owned = BySeat::<f32, 4>::from_fn(|seat| f32::from(open.captured[seat].count()));
    let gaps = open.empty() & LAND;
    let besieged = open.all_tokens().beside();
    for hex in (open.cities & besieged).iter() {
        let Some(score) = open.city_score(hex) else { continue };
        let majority = score.majority;
        let near = NEAR[(hex.neighbours() & gaps).len() as usize];
        for seat in open.seats() {
            let own = majority.counts[seat];
            let capture = match majority.winner {
                Some(winner) if winner == seat => owned[seat] + 3.0,
                None if own > 0 && own == majority.most() => 1.0,
                _ => 0.0,
            };
            let nobles = f32::from(score.noble_points(seat));
            worth[seat] += near * (nobles + capture + 0.4 * f32::from(own));
        }
    }
    for hex in (open.unscored & besieged).iter() {
        let majority = open.majority(hex);
        let near = NEAR[(hex.neighbours() & gaps).len() as usize];
        for seat in open.seats() {
            let wins = if majority.winner == Some(seat) { 6.0 } else { 0.0 };
            worth[seat] += near * (wins + 0.4 * f32::from(majority.counts[seat]));
        }
    }
    for seat in open.seats() {
        // Each ziggurat reached makes every later token beside one worth more.
        worth[seat] += 0.8 * (open.tokens[seat].beside() & open.ziggurats()).len() as f32;
        worth[seat] += cards(open, seat, owned[seat]);
    }
    worth
}

/// A card that lasts is worth most while there is much to play.
fn cards(open: &Open, seat: Seat, owned: f32) -> f32 {
    let to_come = f32::from(open.pools[seat]) / 6.0;
    let held = open.cards[seat].iter().filter(|card| open.holds(seat, *card));
    held.map(|card| match card {
        Card::TenPoints => 0.0,
        Card::ExtraTurn => 6.0,
        Card::CityBonus => 0.5 * (owned + to_come),
        Card::HandOfSeven | Card::ThreeNobles => 1.5 * to_come,
        _ => to_come,
    })
    .sum()
}
