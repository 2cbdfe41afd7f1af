//! Why a bot likes a move: what it changes, in the words of the features.

use table::Fast;

use crate::model::{Model, Sheet};
use crate::{Judge, decider};

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

/// What a move of the seat that must decide changes, weightiest first.
pub fn explain<G: Judge>(model: &Model, view: &G::View, m: G::Move, seed: u64) -> Vec<Reason> {
    let game = G::determinize(view, &mut Fast::new(seed));
    let me = decider(&game).index();
    let mut after = game.clone();
    after.apply(m, &mut |_| {});
    let (before, after) = (Sheet::of(&game), Sheet::of(&after));
    let mut reasons = Vec::new();
    for (index, feature) in G::FEATURES.iter().enumerate() {
        let change = |seat: usize| {
            let (mut row, progress) = (before.rows[seat], before.progress);
            let was = model.score(&row, progress);
            row[index] = after.rows[seat][index];
            model.score(&row, progress) - was
        };
        let rivals: f32 = (0..game.players()).filter(|seat| *seat != me).map(change).sum();
        for (own, worth) in [(true, change(me)), (false, -rivals)] {
            if worth.abs() > 0.01 {
                reasons.push(Reason { feature, own, worth });
            }
        }
    }
    reasons.sort_by(|a, b| b.worth.abs().total_cmp(&a.worth.abs()));
    reasons
}
