//! What a game must answer, and how legal moves are handed over without a list.

use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;

use crate::chance::Rng;
use crate::notation::Notation;
use crate::options::{OptionSpec, Options, OptionsError};
use crate::outcome::Outcome;
use crate::phrase::{Phrase, Refuse, Tell};
use crate::seat::Seat;

/// What is known of a game before anybody plays it.
#[derive(Debug)]
pub struct Info {
    /// Its name in records, addresses and on the command line.
    pub id: &'static str,
    /// Its title in English.
    pub name: &'static str,
    /// The version of its rules; a stored game keeps the one it began with.
    pub rules: u32,
    /// Fewest and most players.
    pub players: (usize, usize),
    /// Its options.
    pub options: &'static [OptionSpec],
}

/// Who must decide now. As JSON `{"decide": 2}`, `"chance"` or `"over"`.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Turn {
    /// This seat must choose a legal move.
    Decide(Seat),
    /// Chance must decide.
    Chance,
    /// Nobody: the game is over.
    Over,
}

/// Who is looking.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Anybody: what lies open on the table.
    Public,
    /// Everything, as after the end when all is laid open. Never for a running game's pages.
    All,
}

/// The rules of a game. A value is a position: plain data without generator, clock or heap.
///
/// `apply` and `apply_chance` trust their caller; [`crate::Match`] is the checked way to play.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// What is known of the game before anybody plays it.
    const INFO: Info;
    /// A decision of a seat.
    type Move: Copy + Eq + Hash + Debug + Send + Sync + Notation;
    /// An outcome of chance.
    type Chance: Copy + Eq + Debug + Send + Sync + Notation;
    /// What one viewer may know; owns nothing hidden.
    type View: Clone + Eq + Debug + Send + Sync + Serialize;
    /// Something that happened.
    type Event: Copy + Eq + Debug + Send + Sync + Tell;
    /// Why a move is not allowed.
    type Refusal: Copy + Eq + Debug + Send + Sync + Refuse;

    /// The position before the first draw.
    fn new(options: &Options) -> Result<Self, OptionsError>;

    /// How many play.
    fn players(&self) -> usize;

    /// Who must decide now.
    fn turn(&self) -> Turn;

    /// Hands over every legal move once, in a stable order; nothing unless a seat must decide.
    fn legal(&self, out: &mut impl Sink<Self::Move>);

    /// Why the seat that must decide may not make this move; `None` exactly for legal moves.
    fn refusal(&self, m: Self::Move) -> Option<Self::Refusal>;

    /// Why `seat` may not decide now. Called only if it is not that seat's turn.
    fn out_of_turn(&self, m: Self::Move) -> Self::Refusal;

    /// Makes a legal move.
    fn apply(&mut self, m: Self::Move, log: &mut impl FnMut(Self::Event));

    /// Draws an outcome with its true probability, without applying it.
    fn sample(&self, rng: &mut impl Rng) -> Self::Chance;

    /// Whether chance may decide so now.
    fn possible(&self, c: Self::Chance) -> bool;

    /// Applies a possible outcome.
    fn apply_chance(&mut self, c: Self::Chance, log: &mut impl FnMut(Self::Event));

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// What this viewer may know.
    fn view(&self, who: Viewer) -> Self::View;

    /// A position that agrees with all the viewer knows; what is unseen is dealt at random.
    fn determinize(view: &Self::View, rng: &mut impl Rng) -> Self;

    /// A move as the viewer sees it, `?` for each hidden word; `None` if nothing is hidden.
    fn hide_move(m: Self::Move, by: Seat, who: Viewer) -> Option<String> {
        let _ = (m, by, who);
        None
    }

    /// An outcome as the viewer sees it, `?` for each hidden word; `None` if nothing is hidden.
    fn hide_chance(c: Self::Chance, who: Viewer) -> Option<String> {
        let _ = (c, who);
        None
    }

    /// An event as the viewer sees it.
    fn hide_event(event: Self::Event, who: Viewer) -> Self::Event {
        let _ = who;
        event
    }

    /// What must be decided now, in a sentence for this view.
    fn prompt(view: &Self::View) -> Phrase;

    /// A uniformly random legal move. Some seat must have to decide.
    fn random_move(&self, rng: &mut impl Rng) -> Self::Move {
        let [m] = self.random_moves(rng);
        m
    }

    /// Some uniformly random legal moves, each drawn from all of them. Some seat must have to decide.
    fn random_moves<const N: usize>(&self, rng: &mut impl Rng) -> [Self::Move; N] {
        let mut pick = Pick { rng, seen: 0, chosen: [None; N] };
        self.legal(&mut pick);
        pick.chosen.map(|m| m.expect("a seat that must decide has a legal move"))
    }

    /// The legal moves as a list.
    fn legal_moves(&self) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        self.legal(&mut moves);
        moves
    }
}

/// Takes legal moves: all of them, their number, or a random one.
pub trait Sink<M> {
    /// Takes one move.
    fn push(&mut self, m: M);

    /// Takes as many moves as there are `items`. Iterators with a quick `len` and `nth` make
    /// counting and picking cost the same for one move and for a hundred.
    fn many<I: ExactSizeIterator + Clone>(&mut self, items: I, make: impl Fn(I::Item) -> M);
}

impl<M> Sink<M> for Vec<M> {
    fn push(&mut self, m: M) {
        Vec::push(self, m);
    }

    fn many<I: ExactSizeIterator + Clone>(&mut self, items: I, make: impl Fn(I::Item) -> M) {
        self.extend(items.map(make));
    }
}

/// Counts legal moves.
#[derive(Default, Debug)]
pub struct Count(pub usize);

impl<M> Sink<M> for Count {
    fn push(&mut self, _: M) {
        self.0 += 1;
    }

    fn many<I: ExactSizeIterator + Clone>(&mut self, items: I, _: impl Fn(I::Item) -> M) {
        self.0 += items.len();
    }
}

/// Keeps `N` of the moves it is given, each drawn from all of them with the same probability.
#[derive(Debug)]
pub struct Pick<'a, R, M, const N: usize> {
    rng: &'a mut R,
    seen: u32,
    chosen: [Option<M>; N],
}

impl<R: Rng, M: Copy, const N: usize> Sink<M> for Pick<'_, R, M, N> {
    #[inline]
    fn push(&mut self, m: M) {
        self.seen += 1;
        for chosen in &mut self.chosen {
            if self.rng.below(self.seen) == 0 {
                *chosen = Some(m);
            }
        }
    }

    #[inline]
    fn many<I: ExactSizeIterator + Clone>(&mut self, items: I, make: impl Fn(I::Item) -> M) {
        let count = items.len() as u32;
        if count == 0 {
            return;
        }
        self.seen += count;
        for chosen in &mut self.chosen {
            let place = self.rng.below(self.seen);
            if place < count {
                *chosen = items.clone().nth(place as usize).map(&make);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Fast;

    #[test]
    fn a_pick_is_uniform_over_single_moves_and_batches() {
        let mut rng = Fast::new(3);
        let mut seen = [0u32; 8];
        for _ in 0..80_000 {
            let mut pick = Pick { rng: &mut rng, seen: 0, chosen: [None; 1] };
            pick.push(0usize);
            pick.many(1..6, |n| n);
            pick.many(0..0, |n| n);
            pick.push(6);
            pick.many(7..8, |n| n);
            seen[pick.chosen[0].unwrap()] += 1;
        }
        assert!(seen.iter().all(|&count| (9_500..10_500).contains(&count)), "{seen:?}");
    }
}
