//! What chance decides: who begins, and which tiles are drawn from the bag.

use table::{Rng, Seat};

use crate::colour::Tiles;
use crate::event::Event;
use crate::moves::Chance;
use crate::state::{Cause, Phase, Tigris};

/// Draws an outcome with its true probability: every seat and every tile of the bag is equally
/// likely.
pub(crate) fn sample(game: &Tigris, rng: &mut impl Rng) -> Chance {
    let Tigris { open, hidden } = game;
    match open.phase {
        Phase::Draw { seat, count, .. } => Chance::Draw(seat, hidden.bag.draw(count, rng)),
        _ => {
            let number = rng.below(open.players.into()) as usize; // TE-SETUP-5
            Chance::First(open.seats().nth(number).unwrap_or(open.active))
        }
    }
}

/// Whether chance may decide so now.
pub(crate) fn possible(game: &Tigris, c: Chance) -> bool {
    let Tigris { open, hidden } = game;
    match (open.phase, c) {
        (Phase::First, Chance::First(seat)) => seat.index() < open.players(),
        (Phase::Draw { seat, count, .. }, Chance::Draw(who, tiles)) => {
            who == seat && tiles.size() == count && hidden.bag.contain(tiles)
        }
        _ => false,
    }
}

/// Applies a possible outcome.
pub(crate) fn apply_chance(game: &mut Tigris, c: Chance, log: &mut impl FnMut(Event)) {
    match (game.open.phase, c) {
        (Phase::First, Chance::First(seat)) => game.deal(seat),
        (Phase::Draw { cause, .. }, Chance::Draw(seat, tiles)) => {
            game.take_from_bag(seat, tiles, cause, log);
        }
        (phase, c) => debug_assert!(false, "`{c}` is not possible in {phase:?}"),
    }
}

impl Tigris {
    fn take_from_bag(
        &mut self,
        seat: Seat,
        tiles: Tiles,
        cause: Cause,
        log: &mut impl FnMut(Event),
    ) {
        self.hidden.bag = self.hidden.bag.minus(tiles);
        self.hidden.hands[seat] = self.hidden.hands[seat].plus(tiles);
        log(Event::Drew { seat, count: tiles.size(), tiles: Some(tiles) });
        match cause {
            Cause::Swap => self.finish_action(log), // TE-SWAP-3: the second action may use them
            cause => self.refill(cause, log),
        }
    }
}
