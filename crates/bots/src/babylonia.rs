//! What a position of Babylonia is worth: points, and what the cities and ziggurats under siege
//! promise.

use babylonia::{Babylonia, Card, Kind, Open, Phase};
use table::Seat;

use crate::Judge;

/// What a siege is worth by the land hexes that are still missing: all of it when none is.
const NEAR: [f32; 7] = [1.0, 0.5, 0.3, 0.2, 0.12, 0.08, 0.05];

impl Judge for Babylonia {
    fn worth(&self, seat: Seat) -> f32 {
        let open = self.open();
        let rivals = open.seats().filter(|other| *other != seat);
        let best = rivals.map(|other| prospects(open, other)).fold(f32::MIN, f32::max);
        // A mixed hand can answer to more cities; farmers are for fields.
        let kinds = Kind::ALL.into_iter().filter(|kind| self.hand(seat)[*kind] > 0).count();
        prospects(open, seat) - 0.8 * best + 0.05 * kinds as f32
    }

    fn settled(&self) -> bool {
        matches!(self.open().phase, Phase::Place | Phase::Draw { .. } | Phase::Over)
    }
}

/// Points a seat has, and can expect from what its tokens besiege.
fn prospects(open: &Open, seat: Seat) -> f32 {
    let mut worth = f32::from(open.points[seat]);
    if open.phase == Phase::Over {
        return worth;
    }
    let owned = f32::from(open.captured[seat].count());
    for hex in open.cities.iter() {
        let Some(score) = open.city_score(hex) else { continue };
        let majority = score.majority;
        let own = f32::from(majority.counts[seat]);
        let capture = match majority.winner {
            Some(winner) if winner == seat => owned + 3.0,
            None if majority.most() > 0 && majority.counts[seat] == majority.most() => 1.0,
            _ => 0.0,
        };
        let near = NEAR[open.siege(hex).missing.len() as usize];
        worth += near * (f32::from(score.noble_points(seat)) + capture + 0.4 * own);
    }
    for hex in open.unscored.iter() {
        let majority = open.majority(hex);
        let wins = if majority.winner == Some(seat) { 6.0 } else { 0.0 };
        let near = NEAR[open.siege(hex).missing.len() as usize];
        worth += near * (wins + 0.4 * f32::from(majority.counts[seat]));
    }
    // Each ziggurat reached makes every later token beside one worth more.
    worth += 0.8 * (open.tokens[seat].beside() & open.ziggurats()).len() as f32;
    // A card that lasts is worth most while there is much to play.
    let to_come = f32::from(open.pools[seat]) / 6.0;
    for card in open.cards[seat].iter().filter(|card| open.holds(seat, *card)) {
        worth += match card {
            Card::TenPoints => 0.0,
            Card::ExtraTurn => 6.0,
            Card::CityBonus => 0.5 * (owned + to_come),
            Card::HandOfSeven | Card::ThreeNobles => 1.5 * to_come,
            _ => to_come,
        };
    }
    worth
}
