//! How a game ended: scores, places, shared places.

use serde::{Deserialize, Serialize};

use crate::seat::Seat;

/// The result of a finished game.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// Each seat's score, then what breaks ties, most important first; more is better.
    pub scores: Vec<Vec<i32>>,
    /// Each seat's place, from 1; equals share the better place and the next one is left out.
    pub ranks: Vec<usize>,
}

impl Outcome {
    /// Places by score; later numbers of a score only break ties.
    pub fn new(scores: Vec<Vec<i32>>) -> Outcome {
        let ranks = scores.iter().map(|score| 1 + scores.iter().filter(|o| *o > score).count());
        Outcome { ranks: ranks.collect(), scores }
    }

    /// The headline score of a seat.
    pub fn score(&self, seat: Seat) -> i32 {
        self.scores.get(seat.index()).and_then(|score| score.first()).copied().unwrap_or(0)
    }

    /// The place of a seat, from 1.
    pub fn rank(&self, seat: Seat) -> usize {
        self.ranks.get(seat.index()).copied().unwrap_or(0)
    }

    /// The part of the victory that falls to a seat: 1, or less if the first place is shared.
    pub fn share(&self, seat: Seat) -> f64 {
        let winners = self.ranks.iter().filter(|rank| **rank == 1).count();
        if self.rank(seat) == 1 { 1.0 / winners as f64 } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_share_a_place_and_the_next_is_left_out() {
        let outcome = Outcome::new(vec![vec![5, 1], vec![7, 0], vec![5, 1], vec![5, 2]]);
        assert_eq!(outcome.ranks, [3, 1, 3, 2]);
        let outcome = Outcome::new(vec![vec![4], vec![4]]);
        assert_eq!(outcome.ranks, [1, 1]);
        assert_eq!(outcome.share(Seat::new(1).unwrap()), 0.5);
    }
}
