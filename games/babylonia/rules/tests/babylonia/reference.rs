//! The quick engine against slow, plain restatements of the rules, on random games: which plays there
//! are (BA-PLAY-11, BA-PLAY-12), what is surrounded (BA-SURR-2), what a city brings (BA-CITY).

use std::collections::BTreeSet;

use babylonia::board::{Area, RIVER};
use babylonia::{Babylonia, Card, Hex, Kind, Move, Need, Open, Phase, Piece, View};
use table::{Fast, Game, Options, Proved, Rng, Seat, Turn, Viewer};

/// A token placed in this turn: its kind, and whether it went on a river.
type Placed = (Kind, bool);

fn games(count: u64, mut each: impl FnMut(&Babylonia, &[Placed], &mut Fast)) {
    for number in 0..count {
        let mut rng = Fast::new(number);
        let mut yes = || if rng.below(2) == 0 { "yes" } else { "no" };
        let pairs = [
            ("random-cards", "yes"),
            ("auto-order", yes()),
            ("card5-noble-any-order", yes()),
            ("chain-needs-match", yes()),
            ("field-needs-face-up", yes()),
            ("first-round-limits", yes()),
        ];
        let options = Options::new(&Babylonia::INFO, 2 + number as usize % 3, pairs).unwrap();
        let mut game = Babylonia::new(&options).unwrap();
        let mut placed: Vec<Placed> = Vec::new();
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let c = game.sample(&mut rng);
                    game.apply_chance(c, &mut |_| {});
                }
                Turn::Decide(_) => {
                    if game.view(Viewer::Public).open.play.tokens == 0 {
                        placed.clear();
                    }
                    each(&game, &placed, &mut rng);
                    let m = game.daring_move(&mut rng);
                    if let Move::Place(kind, hex) = m {
                        placed.push((kind, RIVER.has(hex)));
                    }
                    game.apply(m, &mut |_| {});
                }
            }
        }
    }
}

/// The complete plays of BA-PLAY-11, word by word. `held` is the stand at the start of the turn.
fn is_play(open: &Open, held: usize, placed: &[Placed]) -> bool {
    let limits = open.switches.first_round_limits;
    if limits && open.turns == 0 || held == 1 {
        return placed.len() == 1;
    }
    if placed.len() == 2 {
        return true; // A
    }
    if placed.len() < 3 || limits && open.turns == 1 || placed.iter().any(|(_, river)| *river) {
        return false;
    }
    let nobles: Vec<Kind> =
        placed.iter().map(|(kind, _)| *kind).filter(|kind| kind.is_noble()).collect();
    let farmers = placed.len() - nobles.len();
    let holds = |card| open.cards[open.active].has(card);
    match (farmers, nobles.as_slice()) {
        (3.., []) => true, // B
        (3.., [_]) => {
            let last = placed.last().is_some_and(|(kind, _)| kind.is_noble());
            holds(Card::NobleWithFarmers) && (open.switches.noble_any_order || last) // B+
        }
        (0, three) => {
            let kinds: BTreeSet<Kind> = three.iter().copied().collect();
            three.len() == 3 && kinds.len() == 3 && holds(Card::ThreeNobles) // N3
        }
        _ => false,
    }
}

/// Whether some legal complete play extends the sequence with tokens of the hand.
fn extends(open: &Open, held: usize, placed: &mut Vec<Placed>, hand: [u8; 4]) -> bool {
    if is_play(open, held, placed) {
        return true;
    }
    [false, true].into_iter().any(|river| {
        Kind::ALL.into_iter().any(|kind| {
            let mut left = hand;
            if left[kind as usize] == 0 {
                return false;
            }
            left[kind as usize] -= 1;
            placed.push((kind, river));
            let found = extends(open, held, placed, left);
            placed.pop();
            found
        })
    })
}

/// BA-PLAY-1, BA-PLAY-3, BA-PLAY-11, BA-PLAY-12
#[test]
fn a_token_may_be_placed_exactly_if_some_complete_play_goes_on_so() {
    let (mut checked, mut long, mut owing) = (0, 0, 0);
    games(400, |game, placed, _| {
        let view = game.view(Viewer::All);
        let open = &view.open;
        if open.phase != Phase::Place {
            return;
        }
        let hand = view.hands[open.active].unwrap();
        let held = hand.size() as usize + placed.len();
        let legal = game.legal_moves();
        let mut sequence = placed.to_vec();
        for kind in Kind::ALL {
            for river in [false, true] {
                let mut wanted = false;
                if hand[kind] > 0 {
                    let mut left = hand.0;
                    left[kind as usize] -= 1;
                    sequence.push((kind, river));
                    wanted = extends(open, held, &mut sequence, left);
                    sequence.pop();
                }
                let found = legal.iter().any(
                    |m| matches!(m, Move::Place(k, hex) if *k == kind && RIVER.has(*hex) == river),
                );
                let room = (open.empty() & RIVER).is_empty() && river;
                assert_eq!(found, wanted && !room, "{kind:?} {river} after {placed:?} of {hand:?}");
            }
        }
        assert_eq!(legal.contains(&Move::End), is_play(open, held, placed), "{placed:?}");
        checked += 1;
        long += u32::from(placed.len() > 2);
        owing += u32::from(open.need(open.play) == Some(Need::Farmer));
    });
    assert!(checked > 20_000 && long > 1_000 && owing > 20, "{checked} {long} {owing}");
}

fn beside(open: &Open, hex: Hex) -> Vec<Hex> {
    let (row, column) = (hex.row() as i32, hex.column() as i32);
    let around = [(-2, 0), (-1, 1), (1, 1), (2, 0), (1, -1), (-1, -1)];
    let found = around.iter().filter_map(|(down, right)| {
        Hex::new(u8::try_from(row + down).ok()?, u8::try_from(column + right).ok()?)
    });
    found.filter(|hex| open.in_play().has(*hex)).collect()
}

/// Points for nobles by walking over hexes one at a time (BA-CITY-1..7, BA-CITY-16, BA-CARD-8..10).
fn noble_points(view: &View, seat: Seat, hex: Hex) -> u8 {
    let open = &view.open;
    let Some(Piece::City(city)) = open.piece(hex) else { panic!("no city on {hex}") };
    let matches = |hex: Hex| match open.piece(hex) {
        Some(Piece::Token(owner, Some(kind))) => owner == seat && city.symbols().any(|k| k == kind),
        _ => false,
    };
    let links = |hex: Hex| match open.piece(hex) {
        Some(Piece::Token(owner, kind)) => {
            owner == seat && (!open.switches.chain_needs_match || kind.is_none() || matches(hex))
        }
        Some(_) => false,
        None if Area::of(hex) == Area::Center => open.cards[seat].has(Card::LandConnects),
        None => RIVER.has(hex) && open.cards[seat].has(Card::RiverConnects),
    };
    let mut seen = BTreeSet::new();
    let mut next: Vec<Hex> = beside(open, hex);
    while let Some(hex) = next.pop() {
        if links(hex) && seen.insert(hex) {
            next.extend(beside(open, hex));
        }
    }
    2 * seen.into_iter().filter(|hex| matches(*hex)).count() as u8
}

/// BA-SURR-2, BA-CITY-1..7, BA-CITY-10..16, BA-CARD-7..10
#[test]
fn cities_bring_what_a_walk_over_the_board_finds() {
    let (mut scored, mut linked) = (0, 0);
    games(240, |game, _, rng| {
        if rng.below(4) > 0 {
            return;
        }
        let view = game.view(Viewer::All);
        let open = &view.open;
        for hex in (open.cities | open.unscored).iter() {
            let land = beside(open, hex).into_iter().filter(|hex| !RIVER.has(*hex));
            let full = land.clone().all(|hex| matches!(open.piece(hex), Some(Piece::Token(..))));
            assert_eq!(open.surrounded().has(hex), full, "{hex}");
            let missing = land.filter(|hex| open.piece(*hex).is_none()).collect::<Vec<_>>();
            assert_eq!(open.siege(hex).missing.iter().collect::<Vec<_>>(), sorted(missing));
        }
        for hex in open.cities.iter() {
            let score = open.city_score(hex).unwrap();
            let around = beside(open, hex);
            let count = |seat| around.iter().filter(|hex| open.owner(**hex) == Some(seat)).count();
            let most = open.seats().map(count).max().unwrap();
            let leaders: Vec<Seat> =
                open.seats().filter(|seat| most > 0 && count(*seat) == most).collect();
            let winner = if leaders.len() == 1 { Some(leaders[0]) } else { None };
            assert_eq!(score.majority.winner, winner);
            for seat in open.seats() {
                assert_eq!(usize::from(score.majority.counts[seat]), count(seat));
                assert_eq!(score.noble_points(seat), noble_points(&view, seat, hex), "{hex}");
                let owned = open.captured[seat].count() + u8::from(winner == Some(seat));
                let bonus = if open.cards[seat].has(Card::CityBonus) { owned / 2 } else { 0 };
                let points = if winner.is_some() { owned + bonus } else { 0 };
                assert_eq!(score.cities[seat], points);
                scored += 1;
                let links = open.cards[seat].has(Card::LandConnects)
                    || open.cards[seat].has(Card::RiverConnects);
                linked += u32::from(links && score.noble_points(seat) > 0);
            }
        }
    });
    assert!(scored > 100_000 && linked > 500, "{scored} {linked}");
}

fn sorted(mut hexes: Vec<Hex>) -> Vec<Hex> {
    hexes.sort();
    hexes
}
