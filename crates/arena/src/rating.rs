//! Ratings: how strong each bot is, by the Plackett–Luce model (Bradley–Terry for more than two
//! players), with bootstrap confidence intervals.

use table::{Fast, Rng};

use crate::tournament::Tally;

/// The rating of a bot.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Rating {
    /// On the Elo scale; the first bot has 0.
    pub elo: f64,
    /// Its 95 % confidence interval. `None` if all resamples agree, as for a bot that won every game:
    /// then the uncertainty is unknown.
    pub interval: Option<[f64; 2]>,
}

/// The number of bootstrap resamples.
const RESAMPLES: usize = 200;

/// The ratings of all bots. The bootstrap resamples deals, because games on one deal are correlated.
pub fn ladder(bots: usize, games: &[Tally]) -> Vec<Rating> {
    let mut deals: Vec<u64> = games.iter().map(|game| game.fixture.deal).collect();
    deals.sort_unstable();
    deals.dedup();
    let by_deal: Vec<Vec<&Tally>> = deals
        .iter()
        .map(|deal| games.iter().filter(|game| game.fixture.deal == *deal).collect())
        .collect();
    let whole = fit(bots, games.iter());
    let mut rng = Fast::new(1);
    let mut drawn: Vec<Vec<f64>> = vec![Vec::new(); bots];
    for _ in 0..RESAMPLES {
        let again = (0..by_deal.len())
            .flat_map(|_| by_deal[rng.below(by_deal.len() as u32) as usize].iter().copied());
        let again: Vec<&Tally> = again.collect();
        for (bot, elo) in fit(bots, again.into_iter()).into_iter().enumerate() {
            drawn[bot].push(elo);
        }
    }
    let rated = whole.into_iter().zip(&mut drawn).map(|(elo, drawn)| {
        drawn.sort_by(f64::total_cmp);
        let at =
            |share: f64| drawn.get((share * RESAMPLES as f64) as usize).copied().unwrap_or(elo);
        let [low, high] = [at(0.025), at(0.975)];
        Rating { elo, interval: (low < high).then_some([low, high]) }
    });
    rated.collect()
}

/// Maximum likelihood strengths on the Elo scale, by the MM algorithm.
fn fit<'a>(bots: usize, games: impl Iterator<Item = &'a Tally> + Clone) -> Vec<f64> {
    let mut strength = vec![1.0; bots];
    let mut won = vec![0.5; bots]; // a prior of half a victory keeps ratings finite
    for game in games.clone() {
        for (seat, bot) in game.fixture.seats.iter().enumerate() {
            won[*bot] += game.shares[seat];
        }
    }
    for _ in 0..100 {
        let mut weight: Vec<f64> = strength.iter().map(|own| 1.0 / (own + 1.0)).collect();
        for game in games.clone() {
            let all: f64 = game.fixture.seats.iter().map(|bot| strength[*bot]).sum();
            for bot in &game.fixture.seats {
                weight[*bot] += 1.0 / all;
            }
        }
        for ((strength, won), weight) in strength.iter_mut().zip(&won).zip(weight) {
            *strength = won / weight;
        }
    }
    let first = strength.first().copied().unwrap_or(1.0);
    strength.iter().map(|strength| 400.0 * (strength / first).log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::Fixture;

    /// Four hundred games of two bots; the second one won these.
    fn won(second: impl Fn(u64) -> bool) -> Vec<Tally> {
        let tally = |deal| Tally {
            fixture: Fixture { seats: vec![0, 1], deal },
            shares: if second(deal) { vec![0.0, 1.0] } else { vec![1.0, 0.0] },
            scores: vec![0, 0],
            thought: vec![Default::default(); 2],
        };
        (0..400).map(tally).collect()
    }

    #[test]
    fn who_wins_everything_is_far_above_how_far_is_not_known() {
        let ratings = ladder(2, &won(|_| true));
        assert!(ratings[1].elo > 400.0 && ratings[1].interval.is_none(), "{ratings:?}");
    }

    #[test]
    fn three_victories_in_four_are_190_points() {
        let ratings = ladder(2, &won(|deal| deal % 4 != 0));
        assert_eq!(ratings[0], Rating { elo: 0.0, interval: None });
        assert!((ratings[1].elo - 190.8).abs() < 5.0, "{ratings:?}");
        let [low, high] = ratings[1].interval.unwrap();
        assert!((140.0..185.0).contains(&low) && (195.0..260.0).contains(&high), "{ratings:?}");
    }
}
