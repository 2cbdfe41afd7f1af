//! Random play that seeks out what uniform play seldom reaches, for the property tests.

use table::{Game, Rng};

use crate::city::{Cell, Tile};
use crate::colour::TOP;
use crate::moves::{How, Move, Source, Worker};
use crate::state::{Frame, Origins};

/// The best of several random moves: passing late, building districts that match a card, closing
/// them, building towers, and using abilities whenever that is possible.
pub(crate) fn daring_move(game: &Origins, rng: &mut impl Rng) -> Move {
    let tries = if matches!(game.open.top(), Frame::Run(_)) { 20 } else { 7 };
    let mut best = (0, None);
    for _ in 0..tries {
        let m = game.random_move(rng);
        let appeal = 1 + appeal(game, m);
        if appeal > best.0 {
            best = (appeal, Some(m));
        }
    }
    best.1.unwrap_or_else(|| game.random_move(rng))
}

fn appeal(game: &Origins, m: Move) -> u8 {
    let open = &game.open;
    let holds_none = open.holders.iter().all(Option::is_none);
    match m {
        Move::Close(cell, _) => 6 + 2 * u8::from(open.matching(open.active, cell).next().is_some()),
        Move::Copy(_) | Move::Gold | Move::Buy(_, How::Over, _) => 7,
        Move::Buy(source, how, cell) => 3 + district(game, source, how, cell),
        Move::Bonus | Move::Lower if holds_none => 6,
        Move::Tower(_) | Move::Populate | Move::Bonus | Move::Advantage => 5,
        Move::Use(_) | Move::Raise(..) | Move::Attack => 4,
        Move::Visit(_, Worker::Patrician(die)) if die.value == TOP => 4,
        Move::Lower | Move::March | Move::Citizen(_) | Move::Temple(..) => 3,
        Move::Visit(..) | Move::Upper => 2,
        Move::Pass | Move::Done | Move::Decline => 0,
        _ => 1,
    }
}

/// More for a tile that completes a district, most if the district then matches a card.
fn district(game: &Origins, source: Source, how: How, cell: Cell) -> u8 {
    let mut after = game.open.clone();
    let seat = after.active;
    let Some(kind) = after.kind_of(source) else { return 0 };
    let before = after.seats[seat].city.open.len();
    let data = after.data();
    after.seats[seat].city.place(Tile { cell, kind, farm: how == How::Farm }, data);
    let seats = &after.seats[seat].city.open;
    if seats.len() == before {
        return u8::from(how == How::Building);
    }
    let matches = seats.iter().any(|district| after.matching(seat, *district).next().is_some());
    if matches { 5 } else { 2 }
}
