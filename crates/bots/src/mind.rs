//! A bot at a table: it thinks within its budget, and remembers what it thought of before.

use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use table::{Fast, Game, Rng, Seat};

use crate::level::{Budget, Level};
use crate::model::Model;
use crate::one_ply::Care;
use crate::search::{Found, Tree};
use crate::{Judge, Move, View, decider, one_ply};

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

impl<M> Advice<M> {
    fn of(found: Found<M>, seat: Seat) -> Advice<M> {
        Advice { share: found.share(seat), visits: found.visits, m: found.m }
    }
}

/// A bot that plays one seat.
pub struct Mind<J: Judge> {
    model: &'static Model,
    level: Level,
    /// In place of the level's own.
    budget: Option<Budget>,
    /// The move it thought best, and the play it expected after it.
    hopes: Option<(Move<J>, Tree<J>)>,
    spent: Duration,
    iterations: u32,
}

impl<J: Judge> Mind<J> {
    /// A bot for tables of this many players.
    pub fn new(level: Level, players: usize) -> Mind<J> {
        Mind::with(level, crate::model::<J>(players))
    }

    /// A bot with weights of its own.
    pub fn with(level: Level, model: &'static Model) -> Mind<J> {
        Mind { model, level, budget: None, hopes: None, spent: Duration::ZERO, iterations: 0 }
    }

    /// The same bot, if its level searches, with another budget.
    pub fn within(self, budget: Option<Budget>) -> Mind<J> {
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
    pub fn choose(&mut self, view: &View<J>, since: &[Move<J>], seed: u64) -> Move<J> {
        let mut rng = Fast::new(seed);
        let began = ThreadTime::now();
        let m = match self.level {
            // Own legal moves are the same however the unseen is dealt.
            Level::Random => J::Game::determinize(view, &mut rng).random_move(&mut rng),
            Level::One => one_ply::choose::<J>(
                self.model,
                view,
                Care { temperature: LOOSE, ..Care::FULL },
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

    /// The legal moves, best first, after the whole budget.
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
        let mut trees = [(self.recall(view, since, &mut rng), rng)];
        self.search(&mut trees, view, Clock { budget, began, hurries: false });
        let [(tree, _)] = trees;
        let found = tree.found();
        self.hopes = found.first().and_then(|best| Some((best.m, tree.below(best.m)?)));
        found.into_iter().map(|found| Advice::of(found, seat)).collect()
    }

    /// These legal moves, best first, after the whole budget: no others are looked at, and these
    /// equally often until the weaker ones drop out.
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
        tree.compare(|m| moves.contains(&m));
        let mut trees = [(tree, rng)];
        self.search(&mut trees, view, Clock { budget, began, hurries: false });
        let found = trees[0].0.found().into_iter().filter(|found| moves.contains(&found.m));
        found.map(|found| Advice::of(found, seat)).collect()
    }

    /// The move to make. Several trees search apart, each on a core of its own. If they do not agree
    /// after half of the time, they compare their favourites in the other half.
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
        let first = self.recall(view, since, &mut rng);
        let others = (1..trees).map(|_| {
            let mut rng = Fast::new(rng.next());
            (Tree::new(self.model, view, &mut rng), rng)
        });
        let mut trees: Vec<(Tree<J>, Fast)> = others.collect();
        trees.insert(0, (first, rng));
        if J::COMPARES && self.level.compares() {
            trees.iter_mut().for_each(|(tree, _)| tree.compare(|_| true));
        }
        let budget = if trees.len() > 1 { budget.half() } else { budget };
        let clock = Clock { budget, began, hurries: true };
        self.search(&mut trees, view, clock);
        let mut favourites: Vec<Move<J>> = Vec::new();
        for (tree, _) in &trees {
            let favourite = tree.found().first().map(|found| found.m);
            favourites.extend(favourite.filter(|m| !favourites.contains(m)));
        }
        if favourites.len() > 1 {
            trees.iter_mut().for_each(|(tree, _)| tree.compare(|m| favourites.contains(&m)));
            self.search(&mut trees, view, Clock { began: Began::now(), ..clock });
        }
        let share = |m: &Move<J>| {
            let found = trees.iter().flat_map(|(tree, _)| tree.found());
            let (mut sum, mut visits) = (0.0, 0);
            for found in found.filter(|found| found.m == *m) {
                sum += found.totals[seat.index()];
                visits += found.visits;
            }
            sum / visits as f32
        };
        let best = favourites.iter().max_by(|a, b| share(a).total_cmp(&share(b)));
        let best = *best.expect("there is a legal move");
        self.hopes = trees[0].0.below(best).map(|below| (best, below));
        best
    }

    /// The only legal move, if there is no other.
    fn forced(&mut self, game: &J::Game) -> Option<Move<J>> {
        let [only] = game.legal_moves()[..] else { return None };
        self.hopes = None;
        Some(only)
    }

    /// What it expected to come after its last choice, or else a new tree.
    fn recall(&mut self, view: &View<J>, since: &[Move<J>], rng: &mut Fast) -> Tree<J> {
        let kept = match (self.hopes.take(), since) {
            (Some((m, tree)), [first, rest @ ..]) if m == *first => {
                tree.after(rest, self.model, view, rng)
            }
            _ => None,
        };
        kept.unwrap_or_else(|| Tree::new(self.model, view, rng))
    }

    /// Lets the trees grow until the time is over, all at once.
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

/// When a thread began to think.
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
    /// Only the first choice matters: there is no need to look on once it is clear.
    hurries: bool,
}

impl Clock {
    /// Lets the tree grow until the time is over. Says how long it took.
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
            let clear = if tree.compares() {
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

#[cfg(test)]
mod tests {
    use games::Babylonia;
    use table::{Game, Options, Turn, Viewer};

    use super::*;

    #[test]
    fn trees_that_agree_are_done_and_others_compare_their_favourites() {
        let mut rng = Fast::new(1);
        let mut game = Babylonia::new(&Options::new(&Babylonia::INFO, 2, []).unwrap()).unwrap();
        let (mut agreed, mut compared) = (0, 0);
        while agreed + compared < 20 {
            match game.turn() {
                Turn::Chance => game.apply_chance(game.sample(&mut rng), &mut |_| {}),
                Turn::Over => unreachable!("a game is longer than that"),
                Turn::Decide(seat) => {
                    let view = game.view(Viewer::Seat(seat));
                    let decide = || {
                        let mut mind: Mind<Babylonia> = Mind::new(Level::Six, 2);
                        let m = mind.decide(&view, &[], Budget::Iterations(640), 2, Fast::new(7));
                        (m, mind.iterations())
                    };
                    let (m, took) = decide();
                    assert_eq!(decide(), (m, took), "the same seed and iterations give the same");
                    assert_eq!(game.refusal(m), None);
                    match took {
                        0 => (), // there was only one move
                        1..=640 => agreed += 1,
                        641..=1280 => compared += 1,
                        _ => panic!("{took} iterations are more than two trees may make"),
                    }
                    game.apply(m, &mut |_| {});
                }
            }
        }
        assert!(agreed >= 3 && compared >= 3, "{agreed} agreed, {compared} compared");
    }
}
