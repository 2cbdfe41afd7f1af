//! The agent at a table: a bot that keeps to its budget and reuses its search tree from move to move.

use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use table::{Fast, Game, Rng, Seat};

use crate::level::{Budget, Level};
use crate::model::Model;
use crate::one_ply::Care;
use crate::search::{RootMove, Tree};
use crate::{Judge, Move, View, decider, one_ply};

/// The softmax temperature of level 1, in log odds.
const TEMPERATURE: f32 = 0.12;

/// Iterations between two looks at the clock.
const STEP: u32 = 16;

/// Early stopping: after a quarter of its budget a search stops if the most visited move has ten times
/// the visits of any other.
const EASY_AFTER: u32 = 4;
const EASY: u32 = 10;

/// Early stopping under sequential halving: by how much the best candidate must lead.
const EASY_LEAD: f32 = 0.05;

/// On a busy machine a bot takes at most this many times its budget of CPU time by the wall clock.
const PATIENCE: u32 = 8;

/// A legal move with a bot's evaluation.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Advice<M> {
    /// The move.
    pub m: M,
    /// The mover's expected share of the victory.
    pub share: f32,
    /// How often the search visited it.
    pub visits: u32,
}

impl<M> Advice<M> {
    fn of(found: RootMove<M>, seat: Seat) -> Advice<M> {
        Advice { share: found.share(seat), visits: found.visits, m: found.m }
    }
}

/// An agent that plays one seat.
pub struct Mind<J: Judge> {
    model: &'static Model,
    level: Level,
    /// Replaces the budget of the level.
    budget: Option<Budget>,
    /// The move it chose last and the subtree below it, for tree reuse. The principal variation goes on
    /// there.
    principal: Option<(Move<J>, Tree<J>)>,
    spent: Duration,
    iterations: u32,
}

impl<J: Judge> Mind<J> {
    /// A bot for this many players, with the weights that come with the game.
    pub fn new(level: Level, players: usize) -> Mind<J> {
        Mind::with(level, crate::model::<J>(players))
    }

    /// A bot with these weights.
    pub fn with(level: Level, model: &'static Model) -> Mind<J> {
        Mind { model, level, budget: None, principal: None, spent: Duration::ZERO, iterations: 0 }
    }

    /// The same bot with another budget; `None` for that of its level. Levels that do not search have
    /// none.
    pub fn within(self, budget: Option<Budget>) -> Mind<J> {
        Mind { budget, ..self }
    }

    /// The CPU time it has used so far.
    pub fn spent(&self) -> Duration {
        self.spent
    }

    /// The iterations of its searches so far.
    pub fn iterations(&self) -> u32 {
        self.iterations
    }

    /// Chooses a legal move for the viewer of this view, whose turn it must be. `since` are all moves
    /// since its last choice, that choice first; empty if the viewer may not know all of them.
    pub fn choose(&mut self, view: &View<J>, since: &[Move<J>], seed: u64) -> Move<J> {
        let mut rng = Fast::new(seed);
        let began = ThreadTime::now();
        let m = match self.level {
            // A seat's own legal moves are the same in every determinization.
            Level::Random => J::Game::determinize(view, &mut rng).random_move(&mut rng),
            Level::One => one_ply::choose::<J>(
                self.model,
                view,
                Care { temperature: TEMPERATURE, ..Care::FULL },
                &mut rng,
            ),
            Level::Two => one_ply::choose::<J>(self.model, view, Care::FULL, &mut rng),
            level => {
                let usual = level.budget().expect("levels above two search");
                let budget = self.budget.unwrap_or(usual);
                let cores = std::thread::available_parallelism().map_or(1, usize::from);
                let trees = if level.on_all_cores() { cores } else { 1 };
                self.decide(view, since, budget, trees, rng)
            }
        };
        self.spent += began.elapsed();
        m
    }

    /// The legal moves, best first, after a search that uses the whole budget.
    pub fn think(
        &mut self,
        view: &View<J>,
        since: &[Move<J>],
        budget: Budget,
        seed: u64,
    ) -> Vec<Advice<Move<J>>> {
        let (began, mut rng) = (Began::now(), Fast::new(seed));
        let game = J::Game::determinize(view, &mut rng);
        let seat = decider(&game);
        if let Some(m) = self.forced(&game) {
            let share = self.model.judge::<J>(&game)[seat.index()];
            return vec![Advice { m, share, visits: 0 }];
        }
        let mut trees = [(self.reuse(view, since, &mut rng), rng)];
        self.search(&mut trees, view, Clock { budget, began, stops_early: false });
        let [(tree, _)] = trees;
        let found = tree.root_moves();
        self.principal = found.first().and_then(|best| Some((best.m, tree.below(best.m)?)));
        found.into_iter().map(|found| Advice::of(found, seat)).collect()
    }

    /// These legal moves, best first, after a search that uses the whole budget on them alone, by
    /// sequential halving.
    pub fn weigh(
        &mut self,
        view: &View<J>,
        moves: &[Move<J>],
        budget: Budget,
        seed: u64,
    ) -> Vec<Advice<Move<J>>> {
        let (began, mut rng) = (Began::now(), Fast::new(seed));
        let seat = decider(&J::Game::determinize(view, &mut rng));
        let mut tree = Tree::new(self.model, view, &mut rng);
        tree.start_halving(|m| moves.contains(&m));
        let mut trees = [(tree, rng)];
        self.search(&mut trees, view, Clock { budget, began, stops_early: false });
        let found = trees[0].0.root_moves().into_iter().filter(|found| moves.contains(&found.m));
        found.map(|found| Advice::of(found, seat)).collect()
    }

    /// Chooses a move by root parallelization: several independent trees, each on a core of its own. If
    /// they do not agree after half of the budget, the other half goes to sequential halving among
    /// their favourites.
    fn decide(
        &mut self,
        view: &View<J>,
        since: &[Move<J>],
        budget: Budget,
        trees: usize,
        mut rng: Fast,
    ) -> Move<J> {
        let began = Began::now();
        let game = J::Game::determinize(view, &mut rng);
        let seat = decider(&game);
        if let Some(only) = self.forced(&game) {
            return only;
        }
        let first = self.reuse(view, since, &mut rng);
        let others = (1..trees).map(|_| {
            let mut rng = Fast::new(rng.next());
            (Tree::new(self.model, view, &mut rng), rng)
        });
        let mut trees: Vec<(Tree<J>, Fast)> = others.collect();
        trees.insert(0, (first, rng));
        if J::HALVING && self.level.halving() {
            trees.iter_mut().for_each(|(tree, _)| tree.start_halving(|_| true));
        }
        let budget = if trees.len() > 1 { budget.half() } else { budget };
        let clock = Clock { budget, began, stops_early: true };
        self.search(&mut trees, view, clock);
        let mut favourites: Vec<Move<J>> = Vec::new();
        for (tree, _) in &trees {
            let favourite = tree.root_moves().first().map(|found| found.m);
            favourites.extend(favourite.filter(|m| !favourites.contains(m)));
        }
        if favourites.len() > 1 {
            trees.iter_mut().for_each(|(tree, _)| tree.start_halving(|m| favourites.contains(&m)));
            self.search(&mut trees, view, Clock { began: Began::now(), ..clock });
        }
        let share = |m: &Move<J>| {
            let found = trees.iter().flat_map(|(tree, _)| tree.root_moves());
            let (mut sum, mut visits) = (0.0, 0);
            for found in found.filter(|found| found.m == *m) {
                sum += found.totals[seat.index()];
                visits += found.visits;
            }
            sum / visits as f32
        };
        let best = favourites.iter().max_by(|a, b| share(a).total_cmp(&share(b)));
        let best = *best.expect("there is a legal move");
        self.principal = trees[0].0.below(best).map(|below| (best, below));
        best
    }

    /// The only legal move, if there is just one.
    fn forced(&mut self, game: &J::Game) -> Option<Move<J>> {
        let [only] = game.legal_moves()[..] else { return None };
        self.principal = None;
        Some(only)
    }

    /// The subtree of the last search that these moves lead to, or else a new tree.
    fn reuse(&mut self, view: &View<J>, since: &[Move<J>], rng: &mut Fast) -> Tree<J> {
        let kept = match (self.principal.take(), since) {
            (Some((m, tree)), [first, rest @ ..]) if m == *first => {
                tree.after(rest, self.model, view, rng)
            }
            _ => None,
        };
        kept.unwrap_or_else(|| Tree::new(self.model, view, rng))
    }

    /// Searches with all trees at once until the budget is used up.
    fn search(&mut self, trees: &mut [(Tree<J>, Fast)], view: &View<J>, clock: Clock) {
        let model = self.model;
        let [(tree, rng), others @ ..] = trees else { return };
        std::thread::scope(|scope| {
            let others: Vec<_> = others
                .iter_mut()
                .map(|(tree, rng)| {
                    scope.spawn(move || {
                        Clock { began: Began::now(), ..clock }.run(tree, model, view, rng)
                    })
                })
                .collect();
            self.iterations += clock.run(tree, model, view, rng).0;
            for other in others {
                let (iterations, spent) = other.join().unwrap_or_default();
                self.iterations += iterations;
                self.spent += spent;
            }
        });
    }
}

/// When a thread began to search.
#[derive(Copy, Clone)]
struct Began {
    thread: ThreadTime,
    wall: Instant,
}

impl Began {
    fn now() -> Began {
        Began { thread: ThreadTime::now(), wall: Instant::now() }
    }
}

/// When a search ends.
#[derive(Copy, Clone)]
struct Clock {
    budget: Budget,
    began: Began,
    /// Whether it may stop as soon as the best move is clear.
    stops_early: bool,
}

impl Clock {
    /// Iterates until the budget is used up. Returns the iterations and the CPU time.
    fn run<J: Judge>(
        self,
        tree: &mut Tree<J>,
        model: &Model,
        view: &View<J>,
        rng: &mut Fast,
    ) -> (u32, Duration) {
        let mut done = 0;
        let began = self.began;
        loop {
            for _ in 0..STEP {
                tree.iterate(model, view, rng);
            }
            done += STEP;
            let left = match self.budget {
                Budget::Iterations(all) => all.saturating_sub(done),
                Budget::Time(all) => {
                    let spent = began.thread.elapsed();
                    if spent >= all || began.wall.elapsed() >= all * PATIENCE {
                        return (done, spent);
                    }
                    let each = spent / done;
                    ((all - spent).as_nanos() / each.as_nanos().max(1)) as u32
                }
            };
            let late = left / (EASY_AFTER - 1) <= done;
            let clear = if tree.is_halving() {
                let (candidates, lead) = tree.halve(left as f32 / (done + left) as f32);
                candidates == 1 || late && lead >= EASY_LEAD
            } else {
                let (first, second) = tree.lead();
                first - second > left || late && first / EASY >= second
            };
            if left == 0 || self.stops_early && clear {
                return (done, began.thread.elapsed());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use table::Turn;

    use super::*;
    use crate::toy::Toy;

    #[test]
    fn trees_that_agree_are_done_and_others_compare_their_favourites() {
        let mut rng = Fast::new(1);
        let mut game = Toy::default();
        let (mut agreed, mut compared) = (0, 0);
        while agreed + compared < 20 {
            match game.turn() {
                Turn::Chance => game.apply_chance(game.sample(&mut rng), &mut |_| {}),
                Turn::Over => unreachable!("a game is longer than that"),
                Turn::Decide(_) => {
                    let decide = || {
                        let mut mind: Mind<Toy> = Mind::new(Level::Six, 2);
                        let m = mind.decide(&game, &[], Budget::Iterations(640), 2, Fast::new(7));
                        (m, mind.iterations())
                    };
                    let (m, took) = decide();
                    assert_eq!(decide(), (m, took), "the same seed and iterations give the same");
                    assert_eq!(game.refusal(m), None);
                    match took {
                        1..=640 => agreed += 1,
                        641..=1280 => compared += 1,
                        _ => panic!("{took} iterations are not what two trees make"),
                    }
                    game.apply(m, &mut |_| {});
                }
            }
        }
        assert!(agreed >= 3 && compared >= 3, "{agreed} agreed, {compared} compared");
    }
}
