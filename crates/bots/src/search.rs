//! Information-set Monte Carlo tree search (ISMCTS), one for all games.
//!
//! An iteration has the usual four steps:
//!
//! 1. **Determinization**: deal what the searcher cannot see at random.
//! 2. **Selection**: descend one shared tree by PUCT. Edges are moves. Chance is sampled on the way
//!    and has no nodes of its own (open loop). A node serves the seat that decides there, and each
//!    seat maximizes its own value (max^n).
//! 3. **Expansion** by progressive widening: a node adds a few sampled moves at a time and evaluates
//!    each, because a position can have 700 legal moves and a policy prior over all of them costs too
//!    much. At an opponent's node new moves are evaluated in a position determinized from the
//!    opponent's view, so that opponents do not know our hand.
//! 4. **Backpropagation** of the model's value of the leaf after quiescence search. There are no
//!    random playouts.
//!
//! PUCT tends to lock onto the first promising move. At the root a tree can use sequential halving
//! instead: all candidates get the same number of visits, and the weakest are dropped as the budget
//! runs out.

use table::{Game, Rng, Seat, Turn, Viewer};

use crate::model::{Model, Values, result};
use crate::one_ply::{Care, evaluate, odds, quiesce};
use crate::{Judge, Move, View, decider};

/// Progressive widening samples at least this many moves and adds the best few of them: other seats
/// need good replies long before their nodes have many visits. A node samples as many moves as it
/// has visits, so that nodes that matter hardly miss a good one.
const SAMPLED: usize = 16;
const ADDED: usize = 4;

/// Visits before a node is first widened: its own evaluation, and one more in another determinization.
const FIRST_WIDENING: u32 = 2;

/// A node with n visits may have 1 + w √n children. This is w, for the searcher's own nodes and for
/// those of opponents.
const OWN_WIDTH: f32 = 2.0;
const OPPONENT_WIDTH: f32 = 0.7;

/// The softmax temperature of the priors, in log odds.
const PRIOR_TEMPERATURE: f32 = 0.25;

/// The branching factors of quiescence search at a leaf.
const LEAF_WIDTHS: [usize; 5] = [2; 5];

/// The maximal depth of the tree.
const MAX_DEPTH: usize = 64;

/// The maximal size of the tree.
const MAX_NODES: usize = 1_500_000;

const NONE: u32 = u32::MAX;
const ROOT: u32 = 0;

/// A node of the tree: a move, and what followed it.
#[derive(Clone)]
struct Node<M> {
    /// The move that leads here; `None` at the root.
    m: Option<M>,
    /// The first child.
    child: u32,
    /// The next sibling.
    next: u32,
    visits: u32,
    /// How often it was legal when its parent selected (the availability count of ISMCTS).
    available: u32,
    /// It is widened again from this number of visits on.
    widens: u32,
    /// Its prior, not normalized.
    prior: f32,
    /// The sum of its children's priors.
    priors: f32,
    /// The sum of all values backed up.
    totals: Values,
}

impl<M> Node<M> {
    fn new(m: Option<M>, prior: f32, values: Values) -> Node<M> {
        Node {
            m,
            child: NONE,
            next: NONE,
            visits: 1,
            available: 1,
            widens: FIRST_WIDENING,
            prior,
            priors: 0.0,
            totals: values,
        }
    }

    /// Its mean value for a seat (Q).
    fn share(&self, seat: Seat) -> f32 {
        self.totals[seat.index()] / self.visits as f32
    }
}

/// The statistics of a move at the root.
pub struct RootMove<M> {
    pub m: M,
    pub visits: u32,
    pub totals: Values,
}

impl<M> RootMove<M> {
    /// Its mean value for a seat (Q).
    pub fn share(&self, seat: Seat) -> f32 {
        self.totals[seat.index()] / self.visits.max(1) as f32
    }
}

/// Progressive widening: how many children a node may have.
fn children_allowed(visits: u32, width: f32) -> usize {
    1 + ((visits as f32).sqrt() * width) as usize
}

/// A search tree.
pub struct Tree<J: Judge> {
    me: Seat,
    nodes: Vec<Node<Move<J>>>,
    /// The candidates of sequential halving at the root; empty under PUCT.
    candidates: Vec<u32>,
    // Buffers, kept between iterations: the nodes of this one, and for a node that is widened its
    // legal moves and those that were evaluated.
    path: Vec<u32>,
    legal: Vec<Move<J>>,
    tried: Vec<(Move<J>, Values)>,
}

impl<J: Judge> Tree<J> {
    /// A tree for a view. Every legal move is a child of the root, evaluated one move ahead.
    pub fn new(model: &Model, view: &View<J>, rng: &mut impl Rng) -> Tree<J> {
        let root = Node::new(None, 1.0, Values::default());
        let mut tree = Tree::of(decider(&J::Game::determinize(view, rng)), vec![root]);
        tree.complete(model, view, rng);
        tree
    }

    fn of(me: Seat, nodes: Vec<Node<Move<J>>>) -> Tree<J> {
        let candidates = Vec::new();
        Tree { me, nodes, candidates, path: Vec::new(), legal: Vec::new(), tried: Vec::new() }
    }

    /// Adds the legal moves that are missing at the root, and sorts all by prior, best first.
    fn complete(&mut self, model: &Model, view: &View<J>, rng: &mut impl Rng) {
        let seat = self.me;
        for (m, values) in evaluate::<J>(model, view, Care::FULL, rng) {
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
        let prior = (odds(values[seat.index()]) / PRIOR_TEMPERATURE).clamp(-40.0, 40.0).exp();
        let mut node = Node::new(Some(m), prior, values);
        let parent = &mut self.nodes[parent as usize];
        node.next = std::mem::replace(&mut parent.child, at);
        parent.priors += prior;
        self.nodes.push(node);
    }

    /// One iteration: determinization, selection, expansion and evaluation, backpropagation.
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
            if path.len() > MAX_DEPTH {
                break model.judge::<J>(&game);
            }
            let (count, selected) = self.select(at, &game, seat);
            if let Some(values) = self.widen(at, count, model, &game, seat, rng) {
                break values;
            }
            let Some(m) = selected.and_then(|selected| self.nodes[selected as usize].m) else {
                break quiesce::<J>(model, &game, &LEAF_WIDTHS, rng); // there is no child to descend into
            };
            at = selected.unwrap_or(at);
            game.apply(m, &mut |_| {});
        };
        for at in &path {
            let node = &mut self.nodes[*at as usize];
            node.visits += 1;
            node.totals.iter_mut().zip(values).for_each(|(sum, value)| *sum += value);
        }
        self.path = path;
    }

    /// From now on the root uses sequential halving among these moves, and visits no others.
    pub fn start_halving(&mut self, among: impl Fn(Move<J>) -> bool) {
        let candidate = |child: &u32| self.nodes[*child as usize].m.is_some_and(&among);
        self.candidates = self.children(ROOT).filter(candidate).collect();
    }

    /// Whether the root uses sequential halving.
    pub fn is_halving(&self) -> bool {
        !self.candidates.is_empty()
    }

    /// A step of sequential halving, made continuous: of n legal moves the n^`left` best candidates
    /// remain, where `left` is the part of the budget still to come. Returns how many remain, and by
    /// how much the best leads.
    pub fn halve(&mut self, left: f32) -> (usize, f32) {
        let mut candidates = std::mem::take(&mut self.candidates);
        let value = |candidate: &u32| self.nodes[*candidate as usize].share(self.me);
        candidates.sort_by(|a, b| value(b).total_cmp(&value(a)));
        let all = self.children(ROOT).count() as f32;
        candidates.truncate(all.powf(left).ceil() as usize);
        let lead = match &candidates[..] {
            [first, second, ..] => value(first) - value(second),
            _ => f32::MAX,
        };
        self.candidates = candidates;
        (self.candidates.len(), lead)
    }

    /// Selection: how many children were considered, and the one to descend into. Both are nothing if
    /// no child is legal in this determinization.
    ///
    /// PUCT maximizes Q + c P √N / (1 + n). N is the availability count of the child instead of the
    /// visits of its parent, because a move may be legal in some determinizations only.
    fn select(&mut self, at: u32, game: &J::Game, seat: Seat) -> (usize, Option<u32>) {
        if at == ROOT && self.is_halving() {
            let visits = |candidate: &&u32| self.nodes[**candidate as usize].visits;
            return (self.candidates.len(), self.candidates.iter().min_by_key(visits).copied());
        }
        let Node { priors, visits, mut child, .. } = self.nodes[at as usize];
        let mut best = (f32::MIN, None);
        let mut count = 0;
        // The root has all legal moves as children, sorted by prior; it is widened by its visits, too.
        let most = if at == ROOT { 4 * children_allowed(visits, OWN_WIDTH) } else { usize::MAX };
        while child != NONE && count < most {
            let node = &mut self.nodes[child as usize];
            let this = child;
            child = node.next;
            count += 1;
            node.available += 1;
            let visits = node.visits as f32;
            let exploration =
                (node.available as f32).sqrt() * (node.prior / priors) / (1.0 + visits);
            let value = node.share(seat) + J::exploration(game) * exploration;
            if value > best.0 {
                // At the root every move is legal in all determinizations. Elsewhere legality is
                // checked lazily, only for a child that would be selected: to check all of them
                // would take most of the time.
                if at != ROOT && node.m.is_some_and(|m| game.refusal(m).is_some()) {
                    node.available -= 1;
                } else {
                    best = (value, Some(this));
                }
            }
        }
        (best.1.map_or(0, |_| count), best.1)
    }

    /// Expansion by progressive widening, if the node is due: samples legal moves, evaluates those that
    /// are new, and adds the best for the seat that decides. Returns the values of the best one.
    fn widen(
        &mut self,
        at: u32,
        children: usize,
        model: &Model,
        game: &J::Game,
        seat: Seat,
        rng: &mut impl Rng,
    ) -> Option<Values> {
        let visits = self.nodes[at as usize].visits;
        let width = if seat == self.me { OWN_WIDTH } else { OPPONENT_WIDTH };
        if at == ROOT
            || children >= children_allowed(visits, width)
            || visits < self.nodes[at as usize].widens
            || self.nodes.len() + ADDED > MAX_NODES
        {
            return None;
        }
        let redealt;
        let evaluated_in = if seat == self.me {
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
        let tries = moves.len().min(SAMPLED.max(visits as usize));
        for place in 0..tries {
            let left = (moves.len() - place) as u32;
            moves.swap(place, place + rng.below(left) as usize);
            let m = moves[place];
            if self.child(at, m).is_none() {
                let mut next = evaluated_in.clone();
                next.apply(m, &mut |_| {});
                tried.push((m, quiesce::<J>(model, &next, &LEAF_WIDTHS, rng)));
            }
        }
        tried.sort_by(|(_, a), (_, b)| b[seat.index()].total_cmp(&a[seat.index()]));
        for (m, values) in tried.iter().take(ADDED) {
            self.add(at, *m, seat, *values);
        }
        let best = tried.first().map(|(_, values)| *values);
        if best.is_none() {
            self.nodes[at as usize].widens = visits * 2; // none of the sampled moves was new
        }
        (self.legal, self.tried) = (moves, tried);
        best
    }

    /// The moves at the root, best first: the leader of sequential halving, then by visits.
    pub fn root_moves(&self) -> Vec<RootMove<Move<J>>> {
        let rank = |child: &u32| {
            let node = &self.nodes[*child as usize];
            ((self.candidates.first() == Some(child), node.visits), node.share(self.me))
        };
        let mut children: Vec<u32> = self.children(ROOT).collect();
        children.sort_by(|a, b| {
            let ((a, share), (b, other)) = (rank(a), rank(b));
            b.cmp(&a).then(other.total_cmp(&share))
        });
        let moves = children.into_iter().filter_map(|child| {
            let Node { m, visits, totals, .. } = self.nodes[child as usize];
            Some(RootMove { m: m?, visits, totals })
        });
        moves.collect()
    }

    /// The visits of the two most visited moves at the root.
    pub fn lead(&self) -> (u32, u32) {
        self.children(ROOT).map(|child| self.nodes[child as usize].visits).fold(
            (0, 0),
            |(first, second), visits| {
                if visits > first { (visits, first) } else { (first, second.max(visits)) }
            },
        )
    }

    /// The subtree below a move at the root.
    pub fn below(&self, m: Move<J>) -> Option<Tree<J>> {
        let at = self.child(ROOT, m)?;
        Some(Tree::of(self.me, self.copy(at)))
    }

    /// Tree reuse: the subtree after these moves as a tree for the view after them.
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

    /// A copy of a node and everything below it.
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

    /// Removes moves at the root that are not legal.
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
    use table::Fast;

    use super::*;
    use crate::toy::Toy;

    #[test]
    fn a_node_visited_often_knows_the_best_of_its_many_moves() {
        let model = crate::model::<Toy>(2);
        let mut rng = Fast::new(3);
        let (mut looked_at, mut known) = (0, 0);
        let mut game = Toy::default();
        for _ in 0..600 {
            match game.turn() {
                Turn::Over => game = Toy::default(),
                Turn::Chance => game.apply_chance(game.sample(&mut rng), &mut |_| {}),
                Turn::Decide(seat) => {
                    let mut tree = Tree::<Toy>::new(model, &game, &mut rng);
                    for _ in 0..400 {
                        tree.iterate(model, &game, &mut rng);
                    }
                    let visits = |child: &u32| tree.nodes[*child as usize].visits;
                    let first = tree.children(ROOT).max_by_key(visits).unwrap();
                    game.apply(tree.nodes[first as usize].m.unwrap(), &mut |_| {});
                    // The second action of a turn: nothing is drawn in between.
                    let many = game.legal_moves().len() > 100;
                    if game.turn() == Turn::Decide(seat) && many && visits(&first) > 200 {
                        let moves = evaluate::<Toy>(model, &game, Care::FULL, &mut rng);
                        let value = |(_, values): &(_, Values)| values[seat.index()];
                        let best = moves.iter().map(value).fold(0.0, f32::max);
                        let mut good = moves.iter().filter(|found| value(found) > best - 1e-3);
                        looked_at += 1;
                        known += u32::from(good.any(|(m, _)| tree.child(first, *m).is_some()));
                    }
                }
            }
        }
        let told = format!("it knew the best second action {known} times of {looked_at}");
        assert!(looked_at >= 20 && 20 * known >= 19 * looked_at, "{told}");
    }

    #[test]
    fn halving_visits_all_candidates_equally_often_until_one_is_left() {
        let mut rng = Fast::new(3);
        let game = Toy::default();
        let Turn::Decide(seat) = game.turn() else { unreachable!("a player begins") };
        let model = crate::model::<Toy>(2);
        let mut tree = Tree::<Toy>::new(model, &game, &mut rng);
        tree.start_halving(|_| true);
        let all = tree.candidates.len();
        assert_eq!(all, game.legal_moves().len());
        for _ in 0..10 * all {
            tree.iterate(model, &game, &mut rng);
        }
        assert!(tree.root_moves().iter().all(|found| found.visits == 11));
        let mut before = tree.candidates.clone();
        for step in (0..10).rev() {
            let (candidates, lead) = tree.halve(step as f32 / 10.0);
            assert!(candidates <= before.len() && (step == 0) == (candidates == 1) && lead >= 0.0);
            let share = |candidate: &u32| tree.nodes[*candidate as usize].share(seat);
            let (kept, gone): (Vec<u32>, Vec<u32>) =
                before.iter().partition(|candidate| tree.candidates.contains(candidate));
            let weakest = kept.iter().map(share).fold(f32::MAX, f32::min);
            assert!(
                gone.iter().all(|candidate| share(candidate) <= weakest),
                "the weakest are dropped"
            );
            before = kept;
            tree.iterate(model, &game, &mut rng);
        }
        let found = tree.root_moves();
        let (first, second) = (found[0].m, found.last().unwrap().m);
        assert_eq!(tree.child(ROOT, first), Some(before[0]), "one is in front");
        let visits = |tree: &Tree<Toy>, m| tree.nodes[tree.child(ROOT, m).unwrap() as usize].visits;
        assert!(first != second && visits(&tree, first) > visits(&tree, second));
        tree.start_halving(|m| m == first || m == second);
        let all =
            |tree: &Tree<Toy>| tree.root_moves().iter().map(|found| found.visits).sum::<u32>();
        let (before, behind) = (all(&tree), visits(&tree, first) - visits(&tree, second));
        for _ in 0..behind + 20 {
            tree.iterate(model, &game, &mut rng);
        }
        assert_eq!(visits(&tree, first), visits(&tree, second), "the one behind catches up first");
        assert_eq!(all(&tree), before + behind + 20, "no others are visited");
    }
}
