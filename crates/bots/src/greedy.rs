//! One move ahead: deal the unseen a few times, try every move, keep the best on average.

use table::{Rng, Seat, Turn};

use crate::Judge;

/// How often the unseen is dealt.
const DEALS: usize = 3;

/// How deep small decisions are played out before a position is judged.
const DEPTH: usize = 5;

pub fn choose<G: Judge>(view: &G::View, rng: &mut impl Rng) -> G::Move {
    let mut totals: Vec<(G::Move, f32)> = Vec::new();
    for deal in 0..DEALS {
        let game = G::determinize(view, rng);
        let Turn::Decide(seat) = game.turn() else {
            unreachable!("a bot is asked when it must decide")
        };
        if deal == 0 {
            totals = game.legal_moves().into_iter().map(|m| (m, 0.0)).collect();
            if let [(only, _)] = totals[..] {
                return only;
            }
        }
        for (m, total) in &mut totals {
            let mut next = game.clone();
            next.apply(*m, &mut |_| {});
            *total += played_out(next, DEPTH).worth(seat);
        }
    }
    // Equals are decided by chance, or a bot would always favour the upper left.
    let start = rng.below(totals.len() as u32) as usize;
    let (before, after) = totals.split_at(start);
    let best = after.iter().chain(before).max_by(|(_, a), (_, b)| a.total_cmp(b));
    best.map(|(m, _)| *m).expect("there is a legal move")
}

/// The position once everybody has made the small decisions that are pending, each for themselves.
fn played_out<G: Judge>(game: G, depth: usize) -> G {
    let Turn::Decide(seat) = game.turn() else { return game };
    if depth == 0 || game.settled() {
        return game;
    }
    best_reply(&game, seat, depth).unwrap_or(game)
}

fn best_reply<G: Judge>(game: &G, seat: Seat, depth: usize) -> Option<G> {
    let replies = game.legal_moves().into_iter().map(|m| {
        let mut next = game.clone();
        next.apply(m, &mut |_| {});
        let next = played_out(next, depth - 1);
        (next.worth(seat), next)
    });
    replies.max_by(|(a, _), (b, _)| a.total_cmp(b)).map(|(_, next)| next)
}
