//! Sinks: where a game puts its legal moves, so that nobody needs a list to count them, to draw one
//! or to look one up.
//!
//! A `Vec` keeps all moves, [`Count`] their number, [`First`] the number and the first, [`Pick`]
//! some at random, and [`Contains`] whether one move is among them.

use crate::chance::Rng;

/// Takes legal moves.
pub trait Sink<M> {
    /// Takes one move.
    fn push(&mut self, m: M);

    /// Takes one move for each item. With a fast `len` and `nth`, counting and picking cost the same
    /// for one item and for a hundred.
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

/// Counts legal moves and keeps the first.
#[derive(Debug)]
pub struct First<M> {
    /// Number of moves.
    pub count: usize,
    /// The first of them.
    pub first: Option<M>,
}

impl<M> First<M> {
    /// The only move, if there is exactly one.
    pub fn only(self) -> Option<M> {
        self.first.filter(|_| self.count == 1)
    }
}

impl<M> Default for First<M> {
    fn default() -> Self {
        First { count: 0, first: None }
    }
}

impl<M> Sink<M> for First<M> {
    #[inline]
    fn push(&mut self, m: M) {
        self.count += 1;
        self.first.get_or_insert(m);
    }

    #[inline]
    fn many<I: ExactSizeIterator + Clone>(&mut self, mut items: I, make: impl Fn(I::Item) -> M) {
        self.count += items.len();
        if self.first.is_none() {
            self.first = items.next().map(make);
        }
    }
}

/// Whether one move is among the legal ones.
#[derive(Debug)]
pub struct Contains<M> {
    wanted: M,
    found: bool,
}

impl<M> Contains<M> {
    /// Looks for this move.
    pub fn new(wanted: M) -> Self {
        Contains { wanted, found: false }
    }

    /// Whether it was among the moves.
    pub fn found(&self) -> bool {
        self.found
    }
}

impl<M: Eq> Sink<M> for Contains<M> {
    #[inline]
    fn push(&mut self, m: M) {
        self.found |= m == self.wanted;
    }

    #[inline]
    fn many<I: ExactSizeIterator + Clone>(&mut self, mut items: I, make: impl Fn(I::Item) -> M) {
        self.found = self.found || items.any(|item| make(item) == self.wanted);
    }
}

/// Keeps `N` of the moves, each drawn from all of them with the same probability.
#[derive(Debug)]
pub struct Pick<'a, R, M, const N: usize> {
    rng: &'a mut R,
    seen: u32,
    chosen: [Option<M>; N],
}

impl<'a, R: Rng, M: Copy, const N: usize> Pick<'a, R, M, N> {
    /// Draws with this generator.
    pub fn new(rng: &'a mut R) -> Self {
        Pick { rng, seen: 0, chosen: [None; N] }
    }

    /// The moves drawn; none if there were no moves.
    pub fn chosen(self) -> [Option<M>; N] {
        self.chosen
    }
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
            let index = self.rng.below(self.seen);
            if index < count {
                *chosen = items.clone().nth(index as usize).map(&make);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Fast;

    /// Eight moves, single ones and batches.
    fn eight(out: &mut impl Sink<usize>) {
        out.push(0);
        out.many(1..6, |n| n);
        out.many(0..0, |n| n);
        out.push(6);
        out.many(7..8, |n| n);
    }

    #[test]
    fn a_pick_is_uniform_over_single_moves_and_batches() {
        let mut rng = Fast::new(3);
        let mut seen = [0u32; 8];
        for _ in 0..80_000 {
            let mut pick = Pick::<_, _, 1>::new(&mut rng);
            eight(&mut pick);
            seen[pick.chosen()[0].unwrap()] += 1;
        }
        assert!(seen.iter().all(|&count| (9_500..10_500).contains(&count)), "{seen:?}");
    }

    #[test]
    fn first_counts_all_moves_and_keeps_the_first() {
        let mut first = First::default();
        eight(&mut first);
        assert_eq!((first.count, first.first), (8, Some(0)));
        assert_eq!(first.only(), None);

        let mut first = First::default();
        first.many(0..0, |n: usize| n);
        assert_eq!((first.count, first.first), (0, None));
        first.many(5..6, |n| n);
        assert_eq!(first.only(), Some(5));
    }

    #[test]
    fn contains_finds_a_move_wherever_it_stands() {
        for wanted in 0..8 {
            let mut contains = Contains::new(wanted);
            eight(&mut contains);
            assert!(contains.found(), "{wanted}");
        }
        let mut contains = Contains::new(8);
        eight(&mut contains);
        assert!(!contains.found());
    }
}
