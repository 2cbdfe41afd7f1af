//! Tournaments: fixtures and standings.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::Serialize;

use crate::stats::{average_interval, interval};

/// A game to be played: which bot sits where, on which deal.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Fixture {
    /// The bot in each seat.
    pub seats: Vec<usize>,
    /// The number of the deal.
    pub deal: u64,
}

/// The fixtures of a tournament of at least this many games, a round robin with duplicate deals. In
/// each pair of bots the later one takes one seat and the earlier one all others; on each deal the
/// later one takes every seat once. In solo games every bot plays every deal.
pub fn fixtures(bots: usize, players: usize, games: usize, seed: u64) -> Vec<Fixture> {
    let pairs: Vec<(usize, usize)> = match (bots, players) {
        (1, _) | (_, 1) => (0..bots).map(|bot| (bot, bot)).collect(),
        _ => (0..bots).flat_map(|a| (a + 1..bots).map(move |b| (a, b))).collect(),
    };
    let deals = games.div_ceil((pairs.len() * players).max(1)) as u64;
    let mut all = Vec::new();
    for deal in 0..deals {
        for (reference, challenger) in &pairs {
            for place in 0..players {
                let mut seats = vec![*reference; players];
                seats[place] = *challenger;
                all.push(Fixture { seats, deal: seed.wrapping_mul(1 << 32).wrapping_add(deal) });
            }
        }
    }
    all
}

/// The result of a fixture.
#[derive(Clone, Debug)]
pub struct Tally {
    /// The fixture.
    pub fixture: Fixture,
    /// Each seat's share of the victory.
    pub shares: Vec<f64>,
    /// Each seat's score.
    pub scores: Vec<i32>,
    /// Each seat's number of decisions and CPU time.
    pub thought: Vec<(u32, Duration)>,
}

/// How a bot did in a tournament.
#[derive(Clone, Debug, Serialize)]
pub struct Standing {
    /// Its name.
    pub bot: String,
    /// Its mean share of the victory, over all seats it took.
    pub win_share: f64,
    /// The 95 % confidence interval of `win_share`.
    pub interval: [f64; 2],
    /// Its mean lead in points over the best other seat; in solo games its mean score.
    pub margin: f64,
    /// The 95 % confidence interval of `margin`; `None` from a single deal.
    pub margin_interval: Option<[f64; 2]>,
    /// CPU time for each decision between several moves.
    pub cpu_seconds_per_decision: f64,
}

impl Standing {
    /// The standing of the bot with this number.
    pub fn of<'a>(bot: usize, name: &str, games: impl IntoIterator<Item = &'a Tally>) -> Standing {
        let (mut seats, mut won) = (0u32, 0.0);
        let mut margins: BTreeMap<u64, Vec<f64>> = BTreeMap::new();
        let (mut decisions, mut time) = (0, Duration::ZERO);
        for game in games {
            for (seat, _) in game.fixture.seats.iter().enumerate().filter(|(_, who)| **who == bot) {
                let others = game.scores.iter().enumerate().filter(|(other, _)| *other != seat);
                let best = others.map(|(_, score)| *score).max().unwrap_or(0);
                seats += 1;
                won += game.shares[seat];
                let margin = f64::from(game.scores[seat] - best);
                margins.entry(game.fixture.deal).or_default().push(margin);
                decisions += game.thought[seat].0;
                time += game.thought[seat].1;
            }
        }
        let share = won / f64::from(seats.max(1));
        let margins: Vec<Vec<f64>> = margins.into_values().collect();
        Standing {
            bot: name.to_owned(),
            win_share: share,
            interval: interval(share, seats as usize),
            margin: margins.iter().flatten().sum::<f64>() / f64::from(seats.max(1)),
            margin_interval: average_interval(&margins),
            cpu_seconds_per_decision: time.as_secs_f64() / f64::from(decisions.max(1)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_takes_every_seat_on_every_deal() {
        let games = fixtures(2, 4, 8, 1);
        assert_eq!(games.len(), 8);
        for place in 0..4 {
            let mut expected = vec![0; 4];
            expected[place] = 1;
            assert_eq!(games.iter().filter(|game| game.seats == expected).count(), 2);
        }
        assert_eq!(fixtures(3, 2, 1, 1).len(), 6, "three pairs, both ways");
        let alone = fixtures(2, 1, 6, 1);
        assert_eq!(alone.iter().filter(|game| game.seats == [1]).count(), 3);
    }

    #[test]
    fn a_standing_counts_each_seat() {
        let second = Duration::from_secs(1);
        let tally = |seats: Vec<usize>, shares: Vec<f64>, scores: Vec<i32>| Tally {
            thought: vec![(2, second); seats.len()],
            fixture: Fixture { seats, deal: 0 },
            shares,
            scores,
        };
        let games = [
            tally(vec![0, 1], vec![1.0, 0.0], vec![9, 4]),
            tally(vec![1, 0], vec![0.5, 0.5], vec![7, 7]),
        ];
        let standing = Standing::of(0, "a", &games);
        assert_eq!((standing.win_share, standing.margin), (0.75, 2.5));
        assert_eq!(standing.cpu_seconds_per_decision, 0.5);
    }
}
