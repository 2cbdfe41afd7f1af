//! A bot at a table: it thinks within its budget, and remembers what it thought of before.

use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use table::{Fast, Rng};

use crate::level::{Budget, Level};
use crate::model::Model;
use crate::one_ply::Care;
use crate::search::{Found, Tree};
use crate::{Judge, decider, one_ply};

/// How evenly level 1 chooses, in log odds.
const LOOSE: f32 = 0.12;

/// A search looks at the clock after so many iterations.
const STEP: u32 = 16;

/// After this part of its budget a search is done if its first choice was visited this many times as
/// often as any other.
const EASY_AFTER: u32 = 4;
const EASY: u32 = 10;

/// Where moves are compared on equal terms: if its first choice promises so much more than any other.
const EASY_LEAD: f32 = 0.05;

/// On a busy machine a bot takes at most so many times its budget by the clock on the wall.
const PATIENCE: u32 = 8;

/// A move and what a bot thinks of it.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Advice<M> {
    /// The move.
    pub m: M,
    /// The share of the victory that falls to the mover on average.
    pub share: f32,
    /// How much the bot looked at it.
    pub visits: u32,
}

/// A bot that plays one seat.
pub struct Mind<G: Judge> {
    model: &'static Model,
    level: Level,
    /// In place of the level's own.
    budget: Option<Budget>,
    /// The move it thought best, and the play it expected after it.
    hopes: Option<(G::Move, Tree<G>)>,
    spent: Duration,
    iterations: u32,
}

impl<G: Judge> Mind<G> {
    /// A bot for tables of this many players.
    pub fn new(level: Level, players: usize) -> Mind<G> {
        Mind::with(level, crate::model::<G>(players))
    }

    /// A bot with weights of its own.
    pub fn with(level: Level, model: &'static Model) -> Mind<G> {
        Mind { model, level, budget: None, hopes: None, spent: Duration::ZERO, iterations: 0 }
    }

    /// The same bot, if its level searches, with another budget.
    pub fn within(self, budget: Option<Budget>) -> Mind<G> {
        Mind { budget, ..self }
    }

    /// The CPU time it has thought so far.
    pub fn spent(&self) -> Duration {
        self.spent
    }

    /// Rounds of the search so far.
    pub fn iterations(&self) -> u32 {
        self.iterations
    }

    /// A legal move for the viewer of this view, who must have to decide. `since` are all moves
    /// since its last choice, that choice first, as far as it may know them; if it may not, none.
    pub fn choose(&mut self, view: &G::View, since: &[G::Move], seed: u64) -> G::Move {
        let mut rng = Fast::new(seed);
        let began = ThreadTime::now();
        let m = match self.level {
            // Own legal moves are the same however the unseen is dealt.
            Level::Random => G::determinize(view, &mut rng).random_move(&mut rng),
            Level::One => one_ply::choose::<G>(
                self.model,
                view,
                Care { temperature: LOOSE, ..Care::FULL },
                &mut rng,
            ),
            Level::Two => one_ply::choose::<G>(self.model, view, Care::FULL, &mut rng),
            level => {
                let usual = level.budget().expect("levels above two search");
                let budget = self.budget.unwrap_or(usual);
                let cores = std::thread::available_parallelism().map_or(1, usize::from);
                let threads = if level.on_all_cores() { cores } else { 1 };
                let compares = G::COMPARES && level.compares();
                let clock = Clock { budget, hurries: true, compares };
                self.search(view, since, clock, threads, seed)[0].m
            }
        };
        self.spent += began.elapsed();
        m
    }

    /// The legal moves, best first, after the whole budget.
    pub fn think(
        &mut self,
        view: &G::View,
        since: &[G::Move],
        budget: Budget,
        threads: usize,
        seed: u64,
    ) -> Vec<Advice<G::Move>> {
        let clock = Clock { budget, hurries: false, compares: false };
        self.search(view, since, clock, threads, seed)
    }

    fn search(
        &mut self,
        view: &G::View,
        since: &[G::Move],
        clock: Clock,
        threads: usize,
        seed: u64,
    ) -> Vec<Advice<G::Move>> {
        let began = Began::now();
        let mut rng = Fast::new(seed);
        let game = G::determinize(view, &mut rng);
        let seat = decider(&game);
        if let [only] = game.legal_moves()[..] {
            let share = self.model.judge(&game)[seat.index()];
            self.hopes = None;
            return vec![Advice { m: only, share, visits: 0 }];
        }
        let kept = match (self.hopes.take(), since) {
            (Some((m, tree)), [first, rest @ ..]) if m == *first => {
                tree.after(rest, self.model, view, &mut rng)
            }
            _ => None,
        };
        let mut tree = kept.unwrap_or_else(|| Tree::new(self.model, view, &mut rng));
        let mut found = std::thread::scope(|scope| {
            let others: Vec<_> = (1..threads)
                .map(|_| {
                    let mut rng = Fast::new(rng.next());
                    let model = self.model;
                    scope.spawn(move || {
                        let began = Began::now();
                        let mut tree = Tree::<G>::new(model, view, &mut rng);
                        let done = clock.run(began, &mut tree, model, view, &mut rng);
                        (tree.found(), done)
                    })
                })
                .collect();
            self.iterations += clock.run(began, &mut tree, self.model, view, &mut rng).0;
            let mut found = tree.found();
            for other in others {
                let (theirs, (iterations, spent)) = other.join().unwrap_or_default();
                self.iterations += iterations;
                self.spent += spent;
                for Found { m, votes, visits, totals } in theirs {
                    if let Some(known) = found.iter_mut().find(|known| known.m == m) {
                        known.votes += votes;
                        known.visits += visits;
                        known.totals.iter_mut().zip(totals).for_each(|(sum, total)| *sum += total);
                    }
                }
            }
            found
        });
        found.sort_by(|a, b| {
            let value = a.share(seat).total_cmp(&b.share(seat));
            (a.votes, a.visits).cmp(&(b.votes, b.visits)).then(value).reverse()
        });
        let best = found.first().map(|found| found.m);
        self.hopes = best.and_then(|m| tree.below(m).map(|below| (m, below)));
        let advice = |found: Found<G::Move>| Advice {
            m: found.m,
            share: found.share(seat),
            visits: found.visits,
        };
        found.into_iter().map(advice).collect()
    }
}

/// When a thread began to think.
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
    /// Only the first choice matters: there is no need to look on once it is clear.
    hurries: bool,
    /// Moves are compared on equal terms.
    compares: bool,
}

impl Clock {
    /// Lets the tree grow until the time is over. Says how long it took.
    fn run<G: Judge>(
        self,
        began: Began,
        tree: &mut Tree<G>,
        model: &Model,
        view: &G::View,
        rng: &mut Fast,
    ) -> (u32, Duration) {
        let mut done = 0;
        if self.compares {
            tree.compare();
        }
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
            let clear = if self.compares {
                let (rivals, lead) = tree.narrow(left as f32 / (done + left) as f32);
                rivals == 1 || late && lead >= EASY_LEAD
            } else {
                let (first, second) = tree.lead();
                first - second > left || late && first / EASY >= second
            };
            if left == 0 || self.hurries && clear {
                return (done, began.thread.elapsed());
            }
        }
    }
}
