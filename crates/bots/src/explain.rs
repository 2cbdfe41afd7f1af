//! Why a bot likes a move: what it changes, in the words of the features.

use table::{Fast, Game};

use crate::model::{Model, Sheet};
use crate::{Judge, Move, View, decider};

/// Something a move changes, and how much that is worth.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Reason {
    /// The name of the feature.
    pub feature: &'static str,
    /// Whether it is the mover's own; otherwise a rival's.
    pub own: bool,
    /// What the change is worth to the mover, in log odds.
    pub worth: f32,
}

/// The unseen is dealt so often; deals in which the move is not possible do not count.
const DEALS: usize = 200;

/// So many deals are enough.
const ENOUGH: usize = 16;

/// What a move of the seat that must decide changes, weightiest first, as far as the viewer of this
/// view can tell: a rival's reasons are guessed from what lies open.
pub fn explain<J: Judge>(model: &Model, view: &View<J>, m: Move<J>, seed: u64) -> Vec<Reason> {
    let mut rng = Fast::new(seed);
    let deals = (0..DEALS).map(|_| J::Game::determinize(view, &mut rng));
    let fitting: Vec<J::Game> =
        deals.filter(|game| game.refusal(m).is_none()).take(ENOUGH).collect();
    let mut worths = vec![[0.0; 2]; J::FEATURES.len()];
    for game in &fitting {
        add_up::<J>(model, game, m, &mut worths);
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

/// Adds what the move is worth in this position: for each feature by the mover's own and by those
/// of the rivals.
fn add_up<J: Judge>(model: &Model, game: &J::Game, m: Move<J>, worths: &mut [[f32; 2]]) {
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
