//! Why a bot likes a move: what the move changes in each feature, weighed by the model.

use table::{Fast, Game};

use crate::model::{Model, Sheet};
use crate::{Judge, Move, View, decider};

/// A feature that a move changes, and what the change is worth.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Reason {
    /// The name of the feature.
    pub feature: &'static str,
    /// Whether it is the mover's own feature; otherwise a rival's.
    pub own: bool,
    /// What the change is worth to the mover, in log odds.
    pub worth: f32,
}

/// How many determinizations are tried. Those in which the move is not legal do not count.
const DEALS: usize = 200;

/// How many determinizations in which the move is legal are enough.
const ENOUGH: usize = 16;

/// What a move of the seat that must decide changes, weightiest first. Everything is averaged over
/// determinizations of this view, so nothing is told that its viewer may not know.
pub fn explain<J: Judge>(model: &Model, view: &View<J>, m: Move<J>, seed: u64) -> Vec<Reason> {
    let mut rng = Fast::new(seed);
    let deals = (0..DEALS).map(|_| J::Game::determinize(view, &mut rng));
    let fitting: Vec<J::Game> =
        deals.filter(|game| game.refusal(m).is_none()).take(ENOUGH).collect();
    let mut worths = vec![[0.0; 2]; J::FEATURES.len()];
    for game in &fitting {
        add_changes::<J>(model, game, m, &mut worths);
    }
    let mut reasons = Vec::new();
    for (feature, sums) in J::FEATURES.iter().zip(worths) {
        for (own, sum) in [true, false].into_iter().zip(sums) {
            let worth = sum / fitting.len().max(1) as f32;
            if worth.abs() > 0.01 {
                reasons.push(Reason { feature, own, worth });
            }
        }
    }
    reasons.sort_by(|a, b| b.worth.abs().total_cmp(&a.worth.abs()));
    reasons
}

/// Adds what the move changes in this position: for each feature the worth of the mover's own change
/// and of the changes of all rivals.
fn add_changes<J: Judge>(model: &Model, game: &J::Game, m: Move<J>, worths: &mut [[f32; 2]]) {
    let me = decider(game).index();
    let mut after = game.clone();
    after.apply(m, &mut |_| {});
    let (before, after) = (Sheet::of::<J>(game), Sheet::of::<J>(&after));
    for (index, worth) in worths.iter_mut().enumerate() {
        for seat in 0..game.players() {
            let (mut row, progress) = (before.rows[seat], before.progress);
            let was = model.score(&row, progress);
            row[index] = after.rows[seat][index];
            let change = model.score(&row, progress) - was;
            if seat == me { worth[0] += change } else { worth[1] -= change }
        }
    }
}
