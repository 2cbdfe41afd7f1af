//! Who plays whom, and how it went.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::Serialize;

use crate::stats::{average_interval, interval};

/// A game to be played: who sits where, by number, on which deal.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Fixture {
    /// The bot in each seat.
    pub seats: Vec<usize>,
    /// The number of the deal.
    pub deal: u64,
}

/// The fixtures of a tournament of at least so many games. Every two bots meet: the later one takes
/// one seat, the earlier one all others; on each deal it takes every seat once. Where one plays
/// alone, every bot plays every deal.
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

/// How a game went: each seat's share of the victory, score, decisions and time.
#[derive(Clone, Debug)]
pub struct Tally {
    /// The game.
    pub fixture: Fixture,
    /// Each seat's share of the victory.
    pub shares: Vec<f64>,
    /// Each seat's headline score.
    pub scores: Vec<i32>,
    /// Each seat's decisions and CPU time.
    pub thought: Vec<(u32, Duration)>,
}

/// How a bot did in a tournament.
#[derive(Clone, Debug, Serialize)]
pub struct Standing {
    /// What it is called.
    pub bot: String,
    /// The share of the victories in the games of each of its seats.
    pub win_share: f64,
    /// The 95 % interval of that.
    pub interval: [f64; 2],
    /// By how many points it was ahead of the best other seat, on average; alone, its points.
    pub margin: f64,
    /// The 95 % interval of that; `None` from a single deal.
    pub margin_interval: Option<[f64; 2]>,
    /// CPU time for a decision between several moves.
    pub cpu_seconds_per_decision: f64,
}

impl Standing {
    /// How the bot with this number did.
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
