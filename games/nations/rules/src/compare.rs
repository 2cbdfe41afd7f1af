//! Comparing nations: most, least, conditions and multipliers (NA-TIE, NA-5P, NA-SOLO-5).

use table::{Seat, Seats};

use crate::amount::Resource;
use crate::card::{Card, Kind};
use crate::effect::{Effect, If, Per, Sel, Target};
use crate::nation::{Nation, STABILITY_CAP, STRENGTH_CAP};
use crate::state::Open;

/// The nations with the most. All of `values` compete (NA-TIE-1, NA-TIE-4, NA-5P-2).
fn most(values: &[i16]) -> Seats {
    match values.len() {
        0 | 1 => those(values, |_| true), // NA-SOLO-5: the virtual opponent has no such value
        5 => {
            let [_, _, third, second, _] = sorted(values);
            // NA-TIE-5, NA-5P-4: the second counts too, unless it is tied with the third.
            those(values, |v| if third == second { v > second } else { v >= second })
        }
        _ => {
            let top = values.iter().copied().max().unwrap_or(0);
            let leaders = those(values, |v| v == top); // NA-TIE-6: if all are equal, nobody
            if leaders.len() == 1 { leaders } else { Seats::NONE }
        }
    }
}

/// The nations with the least (NA-TIE-2, NA-5P-2).
fn least(values: &[i16]) -> Seats {
    match values.len() {
        0 | 1 => Seats::NONE,
        5 => {
            let [_, second, ..] = sorted(values);
            those(values, |v| v <= second) // NA-TIE-5
        }
        _ => {
            let low = values.iter().copied().min().unwrap_or(0);
            those(values, |v| v == low) // NA-TIE-6: if all are equal, all
        }
    }
}

fn sorted(values: &[i16]) -> [i16; 5] {
    let mut all = [0; 5];
    all[..values.len()].copy_from_slice(values);
    all.sort_unstable();
    all
}

fn those(values: &[i16], wanted: impl Fn(i16) -> bool) -> Seats {
    let seats = Seat::all(values.len()).zip(values);
    seats.filter(|(_, value)| wanted(**value)).map(|(seat, _)| seat).collect()
}

impl Open {
    /// Strength as it counts (NA-GEN-5).
    #[inline]
    pub fn strength(&self, seat: Seat) -> i16 {
        self.nations[seat].strength.clamp(0, STRENGTH_CAP)
    }

    /// True stability, capped above (NA-GEN-5).
    #[inline]
    pub fn stability(&self, seat: Seat) -> i16 {
        (self.nations[seat].own_stability + self.all_stability).min(STABILITY_CAP)
    }

    /// Stability in comparisons between nations: all negative ones are equal (NA-TIE-3, NA-TIE-4,
    /// NA-CARD-versailles).
    #[inline]
    pub fn compared_stability(&self, seat: Seat) -> i16 {
        if self.nations[seat].deeds.disgraced { -1 } else { self.stability(seat).max(-1) }
    }

    /// Stability of the virtual opponent (NA-SOLO-R2, NA-SOLO-R4).
    pub fn opponent_stability(&self) -> i16 {
        (self.opponent.own_stability + self.all_stability).min(STABILITY_CAP)
    }

    /// Compares all nations; the virtual opponent takes part if it has such a value.
    fn compared(
        &self,
        judge: fn(&[i16]) -> Seats,
        opponent: Option<i16>,
        value: impl Fn(Seat) -> i16,
    ) -> Seats {
        let mut values = [0; 5];
        for seat in self.seats() {
            values[seat.index()] = value(seat);
        }
        let mut count = self.players();
        if self.is_solo()
            && let Some(opponent) = opponent
        {
            values[count] = opponent;
            count += 1;
        }
        judge(&values[..count]) & self.everybody()
    }

    fn by_strength(&self, judge: fn(&[i16]) -> Seats) -> Seats {
        self.compared(judge, Some(self.opponent.strength), |seat| self.strength(seat))
    }

    fn by_stability(&self, judge: fn(&[i16]) -> Seats) -> Seats {
        let opponent = self.opponent_stability().max(-1);
        self.compared(judge, Some(opponent), |seat| self.compared_stability(seat))
    }

    /// NA-EV-14: the food owned now.
    fn by_food(&self, judge: fn(&[i16]) -> Seats) -> Seats {
        let food = |seat: Seat| self.nations[seat].has(Resource::Food) as i16;
        self.compared(judge, None, food)
    }

    fn by_count(&self, count: impl Fn(&Nation) -> u8) -> Seats {
        let leaders = self.compared(most, None, |seat| count(&self.nations[seat]).into());
        leaders - self.those(|seat| count(&self.nations[seat]) == 0) // with none nobody is first
    }

    /// NA-5P-5: with five players the first two pass first.
    pub(crate) fn passed_first(&self, seat: Seat) -> bool {
        let last = if self.players == 5 { 2 } else { 1 };
        (1..=last).contains(&self.nations[seat].deeds.passed)
    }

    fn passed_last(&self, seat: Seat) -> bool {
        let first = if self.players == 5 { 4 } else { self.players };
        !self.is_solo() && self.nations[seat].deeds.passed >= first
    }

    fn those(&self, wanted: impl Fn(Seat) -> bool) -> Seats {
        self.seats().filter(|seat| wanted(*seat)).collect()
    }

    /// Whether a condition holds for a nation; with five players one of the two is enough
    /// (NA-CARD-ifmost).
    pub fn holds(&self, seat: Seat, cond: If) -> bool {
        let nation = &self.nations[seat];
        match cond {
            If::MostStrength => self.by_strength(most).has(seat),
            If::LeastStrength => self.by_strength(least).has(seat),
            If::MostStability => self.most_stable().has(seat),
            If::LeastStability => self.by_stability(least).has(seat),
            If::MostWorkers => {
                let workers = |seat: Seat| i16::from(self.nations[seat].workers());
                self.compared(most, None, workers).has(seat) // NA-CARD-liberty
            }
            If::PassedFirst => self.passed_first(seat),
            // Once, however many were bought (NA-CARD-cyrus, NA-CARD-eleanor, NA-CARD-disraeli).
            If::BoughtColonyThisRound => nation.deeds.colonies > 0,
            // NA-WARRES-6
            If::StrengthGtWar => self.war.is_some_and(|war| self.strength(seat) > war.strength),
            If::HasMilitaryWorker => nation.has_military_worker(),
            If::WarBoughtByOther => self.war.is_some_and(|war| war.by != Some(seat)),
        }
    }

    /// The most stable; never with negative stability (NA-TIE-3).
    fn most_stable(&self) -> Seats {
        let negative = self.those(|seat| self.compared_stability(seat) < 0);
        self.by_stability(most) - negative
    }

    /// How often a gain is multiplied for a nation.
    pub fn times(&self, seat: Seat, per: Per) -> i16 {
        let nation = &self.nations[seat];
        let colonies = |age: u8| {
            let of_age = |card: &&Card| card.facts().age == age;
            nation.colonies.iter().flatten().filter(of_age).count() as i16
        };
        match per {
            Per::ColonyAge2 => colonies(2),
            Per::ColonyAge3 => colonies(3),
            Per::ColonyAge4 => colonies(4),
            Per::Advisor => nation.advisors.iter().flatten().count() as i16, // NA-CARD-potala
            Per::WorkerOnBuildingAge4 => workers_on_buildings(nation, 4).into(),
            Per::BuildingOrMilitaryCardOfCurrentAge => {
                let age = self.age();
                nation.slot_bits(|_, facts| facts.age == age).count_ones() as i16 // NA-CARD-tokugawa
            }
            Per::WarOrBattleBoughtThisRound => (nation.deeds.wars + nation.deeds.battles).into(),
            Per::ColonyBoughtThisRound => nation.deeds.colonies.into(),
        }
    }

    /// Whom an event concerns (NA-EV-16).
    pub fn selected(&self, effect: &Effect) -> Seats {
        effect.sel.map_or(Seats::NONE, |sel| self.chosen_by(sel, effect.ages))
    }

    /// Whom a selector chooses; `ages` are those it looks at.
    pub(crate) fn chosen_by(&self, sel: Sel, ages: u8) -> Seats {
        let all = self.everybody();
        let of_age = |card: &Option<Card>| card.is_some_and(|c| ages >> c.facts().age & 1 == 1);
        match sel {
            Sel::All => all,
            Sel::MostStrength => self.by_strength(most),
            // NA-EV-17: the second event may count some lower.
            Sel::LeastStrength => self.compared(least, Some(self.opponent.strength), |seat| {
                let lower = self.lowered.has(seat);
                self.strength(seat) + if lower { self.lowered_by.into() } else { 0 }
            }),
            Sel::MostStability => self.most_stable(),
            Sel::LeastStability => self.by_stability(least),
            Sel::MostFood => self.by_food(most),
            Sel::LeastFood => self.by_food(least),
            Sel::PassedFirst => self.those(|seat| self.passed_first(seat)),
            Sel::PassedLast => self.those(|seat| self.passed_last(seat)),
            // NA-EV-7: if nobody is most, everybody is another.
            Sel::AllExceptMostStrength => all - self.by_strength(most),
            Sel::AllExceptMostStability => all - self.most_stable(),
            Sel::AllExceptLeastStability => all - self.by_stability(least),
            Sel::AllExceptMostStrengthOrMostStability => {
                all - self.by_strength(most) - self.most_stable()
            }
            Sel::HasAdvisorOfAge => {
                self.those(|seat| self.nations[seat].advisors.iter().any(of_age))
            }
            Sel::HasColonyOfAge => {
                self.those(|seat| self.nations[seat].colonies.iter().any(of_age))
            }
            Sel::MostGoldenAgesBoughtThisRound => self.by_count(|nation| nation.deeds.golden_ages),
            Sel::MostWorkersOnBuildingsAge4 => {
                self.by_count(|nation| workers_on_buildings(nation, 4))
            }
        }
    }

    /// Whom a card's effect concerns: its owner, unless it says otherwise (NA-GEN-8).
    pub fn targets(&self, effect: &Effect, owner: Seat) -> Seats {
        match effect.target {
            None | Some(Target::Buyer) => Seats::one(owner),
            Some(Target::All) => self.everybody(),
            Some(Target::Others) => self.everybody() - Seats::one(owner),
            Some(Target::LeastStability) => self.by_stability(least),
            Some(Target::LeastStrength) => self.by_strength(least),
            Some(Target::MostStrength) => self.by_strength(most),
        }
    }

    /// The leader of several nations that an event offers something together (NA-EV-8, NA-EV-15):
    /// the one with more of what it selects by, then the earlier in player order.
    pub(crate) fn leader_of(&self, nations: Seats, effect: &Effect) -> Option<Seat> {
        let value = |seat: Seat| match effect.sel {
            Some(Sel::MostStability) => self.compared_stability(seat),
            _ => self.strength(seat),
        };
        let inside = self.order().iter().copied().filter(|seat| nations.has(*seat));
        inside.rev().max_by_key(|seat| value(*seat)) // of equals the last seen is the earlier one
    }
}

fn workers_on_buildings(nation: &Nation, age: u8) -> u8 {
    let here = |card: Card| card.facts().kind == Kind::Building && card.facts().age == age;
    let slots = nation.slots.iter().filter(|slot| slot.card.is_some_and(here));
    slots.map(|slot| slot.workers).sum()
}

#[cfg(test)]
mod tests {
    use super::{least, most};
    use table::{Seat, Seats};

    fn seats(numbers: &[usize]) -> Seats {
        numbers.iter().filter_map(|number| Seat::new(number - 1)).collect()
    }

    #[test]
    fn to_be_most_one_must_be_alone() {
        assert_eq!(most(&[5, 5]), Seats::NONE);
        assert_eq!(most(&[5, 7, 6]), seats(&[2]));
        assert_eq!(most(&[3]), seats(&[1]));
        assert_eq!(least(&[5, 5]), seats(&[1, 2]));
        assert_eq!(least(&[5, 2, 2, 9]), seats(&[2, 3]));
        assert_eq!(least(&[3]), Seats::NONE);
    }

    /// NA-5P-3, NA-5P-4
    #[test]
    fn with_five_two_are_most_and_two_are_least() {
        assert_eq!(most(&[23, 22, 22, 5, 4]), seats(&[1]));
        assert_eq!(least(&[23, 22, 22, 5, 4]), seats(&[4, 5]));
        assert_eq!(most(&[8, 7, 5, 5, 4]), seats(&[1, 2]));
        assert_eq!(least(&[8, 7, 5, 5, 4]), seats(&[3, 4, 5]));
        assert_eq!(most(&[9, 9, 1, 1, 1]), seats(&[1, 2]));
        assert_eq!(most(&[9, 9, 9, 1, 1]), Seats::NONE);
    }
}
