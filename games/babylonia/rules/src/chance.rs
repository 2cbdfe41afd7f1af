//! What chance decides: who begins, the location tokens, the cards of the variant, and every draw
//! from a pool. Each phase that waits for chance leads to the next one here or in `setup` and `turn`.

use table::{Rng, Seat};

use crate::card::Cards;
use crate::event::Event;
use crate::kind::Tokens;
use crate::location::{IN_USE, Location};
use crate::moves::Chance;
use crate::state::{Babylonia, Open, Phase};

/// Draws what chance decides now, with its true probability.
pub(crate) fn sample(game: &Babylonia, rng: &mut impl Rng) -> Chance {
    let open = &game.open;
    match open.phase {
        Phase::Location(hex) => Chance::Location(hex, sample_location(open, rng)),
        Phase::Cards => Chance::Cards(Cards::draw_seven(rng)),
        Phase::Draw { seat, count, .. } => {
            Chance::Draw(seat, game.hidden.pools[seat].draw(count, rng)) // BA-INFO-5
        }
        _ => {
            let index = rng.below(open.players.into()) as usize;
            Chance::First(open.seats().nth(index).unwrap_or(open.active))
        }
    }
}

/// One of the location tokens that have not been laid yet (BA-SETUP-6).
fn sample_location(open: &Open, rng: &mut impl Rng) -> Location {
    let left = unlaid(open);
    let mut index = rng.below(left.iter().map(|count| u32::from(*count)).sum());
    let chosen = Location::all().find(|location| {
        let count = u32::from(left[location.index()]);
        let here = index < count;
        index = index.wrapping_sub(count);
        here
    });
    chosen.expect("a token is left for every spot")
}

/// Number of location tokens of each kind that have not been laid yet (BA-SETUP-9).
fn unlaid(open: &Open) -> [u8; Location::KINDS] {
    let mut left = IN_USE[open.players() - 2];
    for location in open.locations.into_iter().flatten() {
        left[location.index()] -= 1;
    }
    left
}

/// Whether chance may decide so now.
pub(crate) fn possible(game: &Babylonia, c: Chance) -> bool {
    let open = &game.open;
    match (open.phase, c) {
        (Phase::First, Chance::First(seat)) => seat.index() < open.players(),
        (Phase::Location(spot), Chance::Location(hex, location)) => {
            hex == spot && unlaid(open)[location.index()] > 0
        }
        (Phase::Cards, Chance::Cards(cards)) => cards.len() == 7, // BA-VAR-1
        (Phase::Draw { seat, count, .. }, Chance::Draw(who, tokens)) => {
            who == seat && tokens.size() == count && game.hidden.pools[seat].contain(tokens)
        }
        _ => false,
    }
}

/// Applies what chance has decided.
pub(crate) fn apply_chance(game: &mut Babylonia, c: Chance, log: &mut impl FnMut(Event)) {
    match (game.open.phase, c) {
        (_, Chance::First(seat)) => game.begin_with(seat),
        (_, Chance::Location(hex, location)) => game.lay_next(hex, location, log),
        (_, Chance::Cards(cards)) => game.offer_cards(cards, log),
        (Phase::Draw { deal, .. }, Chance::Draw(seat, tokens)) => {
            game.draw(seat, tokens, log);
            if deal { game.deal(log) } else { game.end_turn(log) }
        }
        _ => debug_assert!(false, "`{c}` is not possible in {:?}", game.open.phase),
    }
}

impl Babylonia {
    /// Moves tokens from a seat's pool to its hand.
    fn draw(&mut self, seat: Seat, tokens: Tokens, log: &mut impl FnMut(Event)) {
        let count = tokens.size();
        self.hidden.pools[seat] = self.hidden.pools[seat].minus(tokens);
        self.hidden.hands[seat] = self.hidden.hands[seat].plus(tokens);
        self.open.pools[seat] -= count;
        self.open.hands[seat] += count;
        log(Event::Drew { seat, count, tokens: Some(tokens) });
    }
}
