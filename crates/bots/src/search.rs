//! Information-set Monte Carlo tree search, one for all games.
//!
//! Every iteration deals what the searcher cannot see anew and walks down one tree whose branches
//! are moves (open loop: chance is drawn on the way and leaves no branch). Each node serves the
//! seat that decides there, so every seat plays for its own share. A node begins with the best of
//! some moves tried at random; the more often it is visited, the more it gets, and the more are tried
//! to find them. A leaf is judged by the model as soon as the small decisions pending there are made.
//! At nodes of others new moves are judged in a position dealt from their side of the table, so that
//! they do not know our hand.
//!
//! A search that goes where it looks best tends to stay with the move that was good first: only what
//! comes after that move is thought through. A tree can compare moves on equal terms instead: all of
//! them are looked at equally often, and the weakest drop out one by one as time passes.

use table::{Game, Rng, Seat, Turn, Viewer};

use crate::model::{Model, Values, result};
use crate::one_ply::{Care, odds, outlook, quiesce};
use crate::{Judge, Move, View, decider};

/// Moves that are tried when a node grows, at least, and how many of them, the best, it gets: others
/// answer well long before their nodes have been visited often. A node tries as many moves as it has
/// visits, so that where much depends on it hardly a good one is missed.
const TRIES: usize = 16;
const GROWTH: usize = 4;

/// A node is judged once more in another deal before it grows.
const FIRST_GROWTH: u32 = 2;

/// How many moves a node knows grows with the square root of its visits, times this: at nodes of
/// one's own, and at those of others.
const OWN: f32 = 2.0;
const OTHERS: f32 = 0.7;

/// How much better, in log odds, a move must look at once to get e times the attention.
const PRIOR: f32 = 0.25;

/// Moves tried for each small decision at a leaf.
const WIDTHS: [usize; 5] = [2; 5];

/// No line of play is followed further.
const LONGEST: usize = 64;

/// A tree grows no larger.
const MOST_NODES: usize = 1_500_000;

const NONE: u32 = u32::MAX;
const ROOT: u32 = 0;

/// A move somebody made, and what came of it.
#[derive(Clone)]
struct Node<M> {
    m: Option<M>,
    /// The first move after this one.
    child: u32,
    /// The next move in place of this one.
    next: u32,
    visits: u32,
    /// How often it could have been chosen.
    offered: u32,
    /// It looks for more moves once it has been visited so often.
    grows: u32,
    prior: f32,
    /// The sum of its children's priors.
    priors: f32,
    totals: Values,
}

impl<M> Node<M> {
    fn new(m: Option<M>, prior: f32, values: Values) -> Node<M> {
        Node {
            m,
            child: NONE,
            next: NONE,
            visits: 1,
            offered: 1,
            grows: FIRST_GROWTH,
            prior,
            priors: 0.0,
            totals: values,
        }
    }

    /// What a seat could expect of it so far.
    fn share(&self, seat: Seat) -> f32 {
        self.totals[seat.index()] / self.visits as f32
    }
}

/// What a search knows of a move at the root.
pub struct Found<M> {
    pub m: M,
    pub visits: u32,
    pub totals: Values,
}

impl<M> Found<M> {
    /// What a seat can expect of it.
    pub fn share(&self, seat: Seat) -> f32 {
        self.totals[seat.index()] / self.visits.max(1) as f32
    }
}

/// How many moves a node should know after so many visits.
fn enough(visits: u32, width: f32) -> usize {
    1 + ((visits as f32).sqrt() * width) as usize
}

/// What a search knows.
pub struct Tree<J: Judge> {
    me: Seat,
    nodes: Vec<Node<Move<J>>>,
    /// The moves at the root that are still compared; none if it goes where it looks best.
    rivals: Vec<u32>,
    path: Vec<u32>,
    /// For a node that grows: its legal moves, and those that were tried.
    legal: Vec<Move<J>>,
    tried: Vec<(Move<J>, Values)>,
}

impl<J: Judge> Tree<J> {
    /// A tree for a view: every legal move, as it looks at once.
    pub fn new(model: &Model, view: &View<J>, rng: &mut impl Rng) -> Tree<J> {
        let root = Node::new(None, 1.0, Values::default());
        let mut tree = Tree::of(decider(&J::Game::determinize(view, rng)), vec![root]);
        tree.complete(model, view, rng);
        tree
    }

    fn of(me: Seat, nodes: Vec<Node<Move<J>>>) -> Tree<J> {
        let rivals = Vec::new();
        Tree { me, nodes, rivals, path: Vec::new(), legal: Vec::new(), tried: Vec::new() }
    }

    /// Adds the legal moves that are missing at the root, and puts what looks best in front.
    fn complete(&mut self, model: &Model, view: &View<J>, rng: &mut impl Rng) {
        let seat = self.me;
        for (m, values) in outlook::<J>(model, view, Care::FULL, rng) {
            if self.child(ROOT, m).is_none() {
                self.add(ROOT, m, seat, values);
            }
        }
        let mut children: Vec<u32> = self.children(ROOT).collect();
        let prior = |child: &u32| self.nodes[*child as usize].prior;
        children.sort_by(|a, b| prior(a).total_cmp(&prior(b)));
        self.nodes[0].child = NONE;
        for child in children {
            self.nodes[child as usize].next = std::mem::replace(&mut self.nodes[0].child, child);
        }
    }

    fn children(&self, node: u32) -> impl Iterator<Item = u32> {
        let link = |at: u32| (at != NONE).then_some(at);
        std::iter::successors(link(self.nodes[node as usize].child), move |at| {
            link(self.nodes[*at as usize].next)
        })
    }

    fn add(&mut self, parent: u32, m: Move<J>, seat: Seat, values: Values) {
        let at = self.nodes.len() as u32;
        let prior = (odds(values[seat.index()]) / PRIOR).clamp(-40.0, 40.0).exp();
        let mut node = Node::new(Some(m), prior, values);
        let parent = &mut self.nodes[parent as usize];
        node.next = std::mem::replace(&mut parent.child, at);
        parent.priors += prior;
        self.nodes.push(node);
    }

    /// Deals, walks down, judges, and tells everybody on the way.
    pub fn iterate(&mut self, model: &Model, view: &View<J>, rng: &mut impl Rng) {
        let mut game = J::Game::determinize(view, rng);
        let mut at = ROOT;
        let mut path = std::mem::take(&mut self.path);
        path.clear();
        let values = loop {
            path.push(at);
            while game.turn() == Turn::Chance {
                let c = game.sample(rng);
                game.apply_chance(c, &mut |_| {});
            }
            let Turn::Decide(seat) = game.turn() else { break result::<J>(&game) };
            if path.len() > LONGEST {
                break model.judge::<J>(&game);
            }
            let (count, best) = self.best(at, &game, seat);
            if let Some(values) = self.grow(at, count, model, &game, seat, rng) {
                break values;
            }
            let Some(m) = best.and_then(|best| self.nodes[best as usize].m) else {
                break quiesce::<J>(model, &game, &WIDTHS, rng); // nothing grows here yet, or any more
            };
            at = best.unwrap_or(at);
            game.apply(m, &mut |_| {});
        };
        for at in &path {
            let node = &mut self.nodes[*at as usize];
            node.visits += 1;
            node.totals.iter_mut().zip(values).for_each(|(sum, value)| *sum += value);
        }
        self.path = path;
    }

    /// From now on these moves at the root are compared on equal terms.
    pub fn compare(&mut self, among: impl Fn(Move<J>) -> bool) {
        let rival = |child: &u32| self.nodes[*child as usize].m.is_some_and(&among);
        self.rivals = self.children(ROOT).filter(rival).collect();
    }

    /// Whether moves are compared on equal terms.
    pub fn compares(&self) -> bool {
        !self.rivals.is_empty()
    }

    /// Leaves the best of the compared moves, fewer and fewer: `left` is the part of the time that is
    /// still to come. Says how many are left, and by how much the best one leads.
    pub fn narrow(&mut self, left: f32) -> (usize, f32) {
        let mut rivals = std::mem::take(&mut self.rivals);
        let value = |rival: &u32| self.nodes[*rival as usize].share(self.me);
        rivals.sort_by(|a, b| value(b).total_cmp(&value(a)));
        let all = self.children(ROOT).count() as f32;
        rivals.truncate(all.powf(left).ceil() as usize);
        let lead = match &rivals[..] {
            [first, second, ..] => value(first) - value(second),
            _ => f32::MAX,
        };
        self.rivals = rivals;
        (self.rivals.len(), lead)
    }

    /// How many moves are known, and the one to follow; none of them counts if none is legal now.
    fn best(&mut self, at: u32, game: &J::Game, seat: Seat) -> (usize, Option<u32>) {
        if at == ROOT && self.compares() {
            let visits = |rival: &&u32| self.nodes[**rival as usize].visits;
            return (self.rivals.len(), self.rivals.iter().min_by_key(visits).copied());
        }
        let Node { priors, visits, mut child, .. } = self.nodes[at as usize];
        let mut best = (f32::MIN, None);
        let mut count = 0;
        // At the root all moves are known, the best first; it begins with a few of them, too.
        let most = if at == ROOT { 4 * enough(visits, OWN) } else { usize::MAX };
        while child != NONE && count < most {
            let node = &mut self.nodes[child as usize];
            let this = child;
            child = node.next;
            count += 1;
            node.offered += 1;
            let visits = node.visits as f32;
            let wonder = (node.offered as f32).sqrt() * (node.prior / priors) / (1.0 + visits);
            let value = node.share(seat) + J::curiosity(game) * wonder;
            if value > best.0 {
                // At the root every move is legal however the unseen is dealt. Elsewhere only a move
                // that would be followed is asked: to ask them all would take most of the time.
                if at != ROOT && node.m.is_some_and(|m| game.refusal(m).is_some()) {
                    node.offered -= 1;
                } else {
                    best = (value, Some(this));
                }
            }
        }
        (best.1.map_or(0, |_| count), best.1)
    }

    /// Tries moves that are not known yet, if it is time to; the best of them for who decides.
    fn grow(
        &mut self,
        at: u32,
        known: usize,
        model: &Model,
        game: &J::Game,
        seat: Seat,
        rng: &mut impl Rng,
    ) -> Option<Values> {
        let visits = self.nodes[at as usize].visits;
        let width = if seat == self.me { OWN } else { OTHERS };
        if at == ROOT
            || known >= enough(visits, width)
            || visits < self.nodes[at as usize].grows
            || self.nodes.len() + GROWTH > MOST_NODES
        {
            return None;
        }
        let redealt;
        let theirs = if seat == self.me {
            game
        } else {
            redealt = J::Game::determinize(&game.view(Viewer::Seat(seat)), rng);
            &redealt
        };
        let mut moves = std::mem::take(&mut self.legal);
        let mut tried = std::mem::take(&mut self.tried);
        moves.clear();
        tried.clear();
        game.legal(&mut moves);
        let tries = moves.len().min(TRIES.max(visits as usize));
        for place in 0..tries {
            let left = (moves.len() - place) as u32;
            moves.swap(place, place + rng.below(left) as usize);
            let m = moves[place];
            if self.child(at, m).is_none() {
                let mut next = theirs.clone();
                next.apply(m, &mut |_| {});
                tried.push((m, quiesce::<J>(model, &next, &WIDTHS, rng)));
            }
        }
        tried.sort_by(|(_, a), (_, b)| b[seat.index()].total_cmp(&a[seat.index()]));
        for (m, values) in tried.iter().take(GROWTH) {
            self.add(at, *m, seat, *values);
        }
        let best = tried.first().map(|(_, values)| *values);
        if best.is_none() {
            self.nodes[at as usize].grows = visits * 2; // there is little else to try
        }
        (self.legal, self.tried) = (moves, tried);
        best
    }

    /// The moves at the root: in front the best of compared ones, then those it looked at most.
    pub fn found(&self) -> Vec<Found<Move<J>>> {
        let rank = |child: &u32| {
            let node = &self.nodes[*child as usize];
            ((self.rivals.first() == Some(child), node.visits), node.share(self.me))
        };
        let mut children: Vec<u32> = self.children(ROOT).collect();
        children.sort_by(|a, b| {
            let ((a, share), (b, other)) = (rank(a), rank(b));
            b.cmp(&a).then(other.total_cmp(&share))
        });
        let found = children.into_iter().filter_map(|child| {
            let Node { m, visits, totals, .. } = self.nodes[child as usize];
            Some(Found { m: m?, visits, totals })
        });
        found.collect()
    }

    /// Visits of the most and the second most visited move.
    pub fn lead(&self) -> (u32, u32) {
        self.children(ROOT).map(|child| self.nodes[child as usize].visits).fold(
            (0, 0),
            |(first, second), visits| {
                if visits > first { (visits, first) } else { (first, second.max(visits)) }
            },
        )
    }

    /// What is known of the play after this move.
    pub fn below(&self, m: Move<J>) -> Option<Tree<J>> {
        let at = self.child(ROOT, m)?;
        Some(Tree::of(self.me, self.copy(at)))
    }

    /// What is left of the tree after these moves, for the view after them.
    pub fn after(
        &self,
        moves: &[Move<J>],
        model: &Model,
        view: &View<J>,
        rng: &mut impl Rng,
    ) -> Option<Tree<J>> {
        let at = moves.iter().try_fold(ROOT, |at, m| self.child(at, *m))?;
        let mut tree = Tree::of(self.me, self.copy(at));
        tree.nodes[0].m = None;
        tree.prune(view, rng);
        tree.complete(model, view, rng);
        Some(tree)
    }

    fn child(&self, at: u32, m: Move<J>) -> Option<u32> {
        self.children(at).find(|child| self.nodes[*child as usize].m == Some(m))
    }

    /// A node and everything below it.
    fn copy(&self, from: u32) -> Vec<Node<Move<J>>> {
        let alone = |node: &Node<Move<J>>| Node { next: NONE, child: NONE, ..node.clone() };
        let mut kept = vec![alone(&self.nodes[from as usize])];
        let mut queue = vec![(from, ROOT)];
        while let Some((from, to)) = queue.pop() {
            for child in self.children(from) {
                let at = kept.len() as u32;
                let mut node = alone(&self.nodes[child as usize]);
                node.next = std::mem::replace(&mut kept[to as usize].child, at);
                kept.push(node);
                queue.push((child, at));
            }
        }
        kept
    }

    /// Takes away moves at the root that turn out not to be legal.
    fn prune(&mut self, view: &View<J>, rng: &mut impl Rng) {
        let game = J::Game::determinize(view, rng);
        let legal = game.legal_moves();
        let children: Vec<u32> = self.children(ROOT).collect();
        self.nodes[0].child = NONE;
        self.nodes[0].priors = 0.0;
        for child in children {
            if self.nodes[child as usize].m.is_some_and(|m| legal.contains(&m)) {
                self.nodes[child as usize].next = self.nodes[0].child;
                self.nodes[0].priors += self.nodes[child as usize].prior;
                self.nodes[0].child = child;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::nations::Nations;
    use crate::tigris::Tigris;
    use table::{Fast, Game, Options};

    use super::*;

    #[test]
    fn a_node_visited_often_knows_the_best_of_its_many_moves() {
        let model = crate::model::<Tigris>(2);
        let mut rng = Fast::new(3);
        let mut game =
            ::tigris::Tigris::new(&Options::new(&::tigris::Tigris::INFO, 2, []).unwrap()).unwrap();
        let (mut looked_at, mut known) = (0, 0);
        while looked_at < 20 {
            match game.turn() {
                Turn::Chance => game.apply_chance(game.sample(&mut rng), &mut |_| {}),
                Turn::Over => unreachable!("a game is longer than that"),
                Turn::Decide(seat) => {
                    let view = game.view(Viewer::Seat(seat));
                    let mut tree = Tree::<Tigris>::new(model, &view, &mut rng);
                    for _ in 0..2_000 {
                        tree.iterate(model, &view, &mut rng);
                    }
                    let visits = |child: &u32| tree.nodes[*child as usize].visits;
                    let first = tree.children(ROOT).max_by_key(visits).unwrap();
                    game.apply(tree.nodes[first as usize].m.unwrap(), &mut |_| {});
                    // The second action of a turn: nothing is drawn in between.
                    let many = Tigris::quiet(&game) && game.legal_moves().len() > 100;
                    if game.turn() == Turn::Decide(seat) && many && visits(&first) > 200 {
                        let view = game.view(Viewer::Seat(seat));
                        let moves = outlook::<Tigris>(model, &view, Care::FULL, &mut rng);
                        let value = |(_, values): &(_, Values)| values[seat.index()];
                        let best = moves.iter().map(value).fold(0.0, f32::max);
                        let mut good = moves.iter().filter(|found| value(found) > best - 1e-3);
                        looked_at += 1;
                        known += u32::from(good.any(|(m, _)| tree.child(first, *m).is_some()));
                    }
                }
            }
        }
        assert!(known >= 19, "it knew the best second action {known} times");
    }

    #[test]
    fn compared_moves_get_the_same_attention_until_one_is_left() {
        let mut rng = Fast::new(3);
        let mut game =
            ::nations::Nations::new(&Options::new(&::nations::Nations::INFO, 2, []).unwrap())
                .unwrap();
        let seat = loop {
            match game.turn() {
                Turn::Decide(seat) if game.legal_moves().len() >= 8 => break seat,
                Turn::Decide(_) => game.apply(game.random_move(&mut rng), &mut |_| {}),
                Turn::Chance => game.apply_chance(game.sample(&mut rng), &mut |_| {}),
                Turn::Over => unreachable!("somebody has eight moves"),
            }
        };
        let (view, model) = (game.view(Viewer::Seat(seat)), crate::model::<Nations>(2));
        let mut tree = Tree::<Nations>::new(model, &view, &mut rng);
        tree.compare(|_| true);
        let all = tree.rivals.len();
        assert_eq!(all, game.legal_moves().len());
        for _ in 0..10 * all {
            tree.iterate(model, &view, &mut rng);
        }
        assert!(tree.found().iter().all(|found| found.visits == 11));
        let mut before = tree.rivals.clone();
        for step in (0..10).rev() {
            let (rivals, lead) = tree.narrow(step as f32 / 10.0);
            assert!(rivals <= before.len() && (step == 0) == (rivals == 1) && lead >= 0.0);
            let share = |rival: &u32| tree.nodes[*rival as usize].share(seat);
            let (kept, gone): (Vec<u32>, Vec<u32>) =
                before.iter().partition(|rival| tree.rivals.contains(rival));
            let weakest = kept.iter().map(share).fold(f32::MAX, f32::min);
            assert!(gone.iter().all(|rival| share(rival) <= weakest), "the weakest drop out");
            before = kept;
            tree.iterate(model, &view, &mut rng);
        }
        let (first, second) = (tree.found()[0].m, tree.found().last().unwrap().m);
        assert_eq!(tree.child(ROOT, first), Some(before[0]), "one is in front");
        let visits =
            |tree: &Tree<Nations>, m| tree.nodes[tree.child(ROOT, m).unwrap() as usize].visits;
        assert!(first != second && visits(&tree, first) > visits(&tree, second));
        tree.compare(|m| m == first || m == second);
        let all: u32 = tree.found().iter().map(|found| found.visits).sum();
        let behind = visits(&tree, first) - visits(&tree, second);
        for _ in 0..behind + 20 {
            tree.iterate(model, &view, &mut rng);
        }
        assert_eq!(visits(&tree, first), visits(&tree, second), "the one behind catches up first");
        let now: u32 = tree.found().iter().map(|found| found.visits).sum();
        assert_eq!(now, all + behind + 20, "no others are looked at");
    }
}
