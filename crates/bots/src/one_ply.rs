//! One move ahead: determinize the view a few times, try every legal move, evaluate what follows.

use table::{Game, Rng, Turn};

use crate::model::{Model, Values};
use crate::{Judge, Move, View, decider};

/// How much effort one move ahead takes, and how greedily the move is chosen.
#[derive(Copy, Clone, Debug)]
pub struct Care {
    /// Over how many determinizations each move is averaged.
    pub deals: usize,
    /// The most legal moves that are tried; of more than that a random sample.
    pub moves: usize,
    /// The branching factor of quiescence search, for each of its plies.
    pub widths: &'static [usize],
    /// The softmax temperature of the choice, in log odds; 0 always chooses the best move.
    pub temperature: f32,
}

impl Care {
    /// Every move, three determinizations, always the best move.
    pub const FULL: Care =
        Care { deals: 3, moves: usize::MAX, widths: &[12, 8, 4, 2, 2], temperature: 0.0 };
}

/// The legal moves with their values one move ahead.
pub fn evaluate<J: Judge>(
    model: &Model,
    view: &View<J>,
    care: Care,
    rng: &mut impl Rng,
) -> Vec<(Move<J>, Values)> {
    let mut moves: Vec<(Move<J>, Values)> = Vec::new();
    for deal in 0..care.deals {
        let game = J::Game::determinize(view, rng);
        if deal == 0 {
            let tried = some_moves(&game, care.moves, rng);
            moves = tried.into_iter().map(|m| (m, Values::default())).collect();
            if moves.len() == 1 {
                return moves;
            }
        }
        for (m, values) in &mut moves {
            let mut next = game.clone();
            next.apply(*m, &mut |_| {});
            let found = quiesce::<J>(model, &next, care.widths, rng);
            values.iter_mut().zip(found).for_each(|(sum, value)| *sum += value / care.deals as f32);
        }
    }
    moves
}

/// Chooses a legal move for the viewer, with the probabilities of a softmax over log odds.
pub fn choose<J: Judge>(model: &Model, view: &View<J>, care: Care, rng: &mut impl Rng) -> Move<J> {
    let seat = decider(&J::Game::determinize(view, rng)).index();
    let moves = evaluate::<J>(model, view, care, rng);
    // The Gumbel-max trick: with Gumbel noise added, the largest value is a softmax sample. Even at
    // temperature 0 a trace of noise breaks ties, or the bot would always prefer the same one.
    let noisy = moves.iter().map(|(m, values)| {
        let noise = -(-uniform(rng).ln()).ln();
        (*m, odds(values[seat]) + care.temperature.max(1e-4) * noise)
    });
    noisy.max_by(|(_, a), (_, b)| a.total_cmp(b)).map(|(m, _)| m).expect("there is a legal move")
}

/// The log odds of a share (logit), which tell nearly certain values apart.
pub fn odds(share: f32) -> f32 {
    let share = share.clamp(1e-6, 1.0 - 1e-6);
    (share / (1.0 - share)).ln()
}

/// Uniform between 0 and 1, both excluded.
fn uniform(rng: &mut impl Rng) -> f32 {
    (rng.below(1 << 23) as f32 + 0.5) / (1 << 23) as f32
}

/// Quiescence search: plays out pending small decisions, each seat for itself, until the position is
/// quiet, and evaluates it there. `widths` says how many moves are tried at each ply.
pub fn quiesce<J: Judge>(
    model: &Model,
    game: &J::Game,
    widths: &[usize],
    rng: &mut impl Rng,
) -> Values {
    let (Turn::Decide(seat), [width, widths @ ..]) = (game.turn(), widths) else {
        return model.judge::<J>(game);
    };
    if J::quiet(game) {
        return model.judge::<J>(game);
    }
    let mut best = Values::default();
    let mut consider = |m: Move<J>, rng: &mut _| {
        let mut next = game.clone();
        next.apply(m, &mut |_| {});
        let values = quiesce::<J>(model, &next, widths, rng);
        if values[seat.index()] >= best[seat.index()] {
            best = values;
        }
    };
    if *width <= 2 {
        for m in game.random_moves::<2>(rng) {
            consider(m, rng);
        }
    } else {
        for m in some_moves(game, *width, rng) {
            consider(m, rng);
        }
    }
    best
}

/// The legal moves, or a random sample of `most` of them.
fn some_moves<G: Game>(game: &G, most: usize, rng: &mut impl Rng) -> Vec<G::Move> {
    let mut moves = game.legal_moves();
    if moves.len() > most {
        rng.shuffle(&mut moves);
        moves.truncate(most);
    }
    moves
}
