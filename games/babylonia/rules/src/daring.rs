//! Random play that seeks out what uniform play seldom reaches, for the property tests: surrounded
//! cities and ziggurats, ties, fields, plays of many tokens, the end by cities.

use table::{Game, Rng, Sink};

use crate::board::RIVER;
use crate::card::Card;
use crate::hex::Hex;
use crate::kind::Kind;
use crate::moves::Move;
use crate::state::{Babylonia, Phase};

/// A random legal move that seeks trouble.
pub(crate) fn daring_move(game: &Babylonia, rng: &mut impl Rng) -> Move {
    // Cards 4 and 5 need time to show what they allow.
    let slow = [Card::NobleWithFarmers, Card::ThreeNobles];
    let wanted = slow.into_iter().find(|card| game.open.offer.has(*card));
    if let (Phase::Card(_), Some(card)) = (game.open.phase, wanted)
        && rng.below(2) == 0
    {
        return Move::Card(card);
    }
    if game.open.phase != Phase::Place || rng.below(5) == 0 {
        return game.random_move(rng);
    }
    let mut best = Best { game, rng, worth: 0, chosen: None };
    game.legal(&mut best);
    let chosen = best.chosen;
    chosen.unwrap_or_else(|| game.random_move(rng))
}

/// How much a move promises to make happen, with chance mixed in.
fn promise(game: &Babylonia, m: Move, rng: &mut impl Rng) -> u32 {
    let open = &game.open;
    let luck = rng.below(12);
    // Every third turn is one of many tokens, if it can be.
    let many = open.turns.is_multiple_of(3);
    let Move::Place(kind, hex) = m else { return if many { luck } else { luck + 18 } };
    let besieged = hex.neighbours() & (open.cities | open.unscored);
    let urgency = |spot: Hex| match open.siege(spot).missing.len() {
        1 => 28,
        2 => 16,
        3 => 8,
        _ => 4,
    };
    let siege = besieged.iter().map(urgency).max().unwrap_or(0);
    let field = if open.fields.has(hex) { 8 + luck } else { 0 };
    if RIVER.has(hex) {
        // Around a city that is nearly closed a river token may turn the majority.
        return if many { luck } else { luck + siege / 2 };
    }
    let holds = |card| open.holds(open.active, card);
    let style = match kind {
        Kind::Farmer if many => 30,
        Kind::Farmer => 0,
        _ if many && holds(Card::NobleWithFarmers) => 20 + 2 * luck,
        _ if holds(Card::ThreeNobles) => 20,
        _ => 2,
    };
    luck + siege + field + style
}

/// Keeps the most promising of the moves it is given.
struct Best<'a, R> {
    game: &'a Babylonia,
    rng: &'a mut R,
    worth: u32,
    chosen: Option<Move>,
}

impl<R: Rng> Sink<Move> for Best<'_, R> {
    fn push(&mut self, m: Move) {
        let worth = 1 + promise(self.game, m, self.rng);
        if worth > self.worth {
            self.worth = worth;
            self.chosen = Some(m);
        }
    }

    fn many<I: ExactSizeIterator + Clone>(&mut self, items: I, make: impl Fn(I::Item) -> Move) {
        items.for_each(|item| self.push(make(item)));
    }
}
