//! The final scoring and the result (NA-END).

use table::{Outcome, Seat};

use crate::card::Card;
use crate::effect::On;
use crate::state::{Open, Phase};

/// Resources for one victory point at the end (NA-END-4).
const PER_VP: i32 = 10;

impl Open {
    /// Places by score, ties by player order (NA-END-5).
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| {
            let score = |seat| vec![self.score(seat), -(self.place_in_order(seat) as i32)];
            Outcome::new(self.seats().map(score).collect())
        })
    }

    /// The score if the game ended now (NA-END-2 to NA-END-4, NA-END-6).
    pub fn score(&self, seat: Seat) -> i32 {
        self.scores(seat).iter().sum()
    }

    /// The parts of the score: VP, colonies, wonders, buildings and military, resources.
    pub fn scores(&self, seat: Seat) -> [i32; 5] {
        let nation = &self.nations[seat];
        let printed = |cards: &[Option<Card>]| -> i32 {
            cards.iter().flatten().map(|card| i32::from(card.facts().vp)).sum()
        };
        let mut bonus = 0;
        for (_, _, effect) in nation.effects_with(On::FinalScoring.bit()) {
            if effect.cond.is_none_or(|cond| self.holds(seat, cond)) {
                let times = effect.per.map_or(1, |per| self.times(seat, per));
                bonus += i32::from(effect.gain.vp) * i32::from(times);
            }
        }
        let workers = nation.slots.iter().filter_map(|slot| {
            let slots = slot.card?.facts().vp_slots().take(slot.workers.into());
            Some(slots.map(i32::from).sum::<i32>())
        });
        let goods: i32 = nation.goods.iter().map(|count| i32::from(*count)).sum();
        let total = goods + i32::from(self.strength(seat)) + i32::from(self.stability(seat));
        [
            nation.vp.into(),
            printed(&nation.colonies),
            printed(&nation.wonders) + bonus,
            workers.sum(),
            total.max(0) / PER_VP,
        ]
    }
}
