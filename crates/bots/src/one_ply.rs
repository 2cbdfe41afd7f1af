//! One move ahead: deal the unseen a few times, try every move, see what it comes to.

use table::{Game, Rng, Turn};

use crate::model::{Model, Values};
use crate::{Judge, Move, View, decider};

/// How thoroughly one move ahead is looked.
#[derive(Copy, Clone, Debug)]
pub struct Care {
    /// How often the unseen is dealt.
    pub deals: usize,
    /// Of more moves than that only so many are tried, drawn at random.
    pub moves: usize,
    /// How many moves are tried for each small decision that follows.
    pub widths: &'static [usize],
    /// How evenly moves are chosen, in log odds; 0 for always the best.
    pub temperature: f32,
}

impl Care {
    /// Every move, three deals, the best move.
    pub const FULL: Care =
        Care { deals: 3, moves: usize::MAX, widths: &[12, 8, 4, 2, 2], temperature: 0.0 };
}

/// The legal moves with what they come to.
pub fn outlook<J: Judge>(
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

/// A legal move for the viewer.
pub fn choose<J: Judge>(model: &Model, view: &View<J>, care: Care, rng: &mut impl Rng) -> Move<J> {
    let seat = decider(&J::Game::determinize(view, rng)).index();
    let moves = outlook::<J>(model, view, care, rng);
    // The Gumbel trick: the largest of noisy values is drawn with the soft-max probabilities. A
    // breath of noise decides between equals, or a bot would always favour the upper left.
    let noisy = moves.iter().map(|(m, values)| {
        let noise = -(-uniform(rng).ln()).ln();
        (*m, odds(values[seat]) + care.temperature.max(1e-4) * noise)
    });
    noisy.max_by(|(_, a), (_, b)| a.total_cmp(b)).map(|(m, _)| m).expect("there is a legal move")
}

/// The log of the odds, which tells apart what is nearly certain.
pub fn odds(share: f32) -> f32 {
    let share = share.clamp(1e-6, 1.0 - 1e-6);
    (share / (1.0 - share)).ln()
}

/// Uniform between 0 and 1, both excluded.
fn uniform(rng: &mut impl Rng) -> f32 {
    (rng.below(1 << 23) as f32 + 0.5) / (1 << 23) as f32
}

/// What a position comes to once everybody has made the small decisions that are pending, each for
/// themselves. `widths` says how many moves are tried for the first decision, the next, and so on.
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

/// The legal moves, or so many of them drawn at random.
fn some_moves<G: Game>(game: &G, most: usize, rng: &mut impl Rng) -> Vec<G::Move> {
    let mut moves = game.legal_moves();
    if moves.len() > most {
        rng.shuffle(&mut moves);
        moves.truncate(most);
    }
    moves
}
