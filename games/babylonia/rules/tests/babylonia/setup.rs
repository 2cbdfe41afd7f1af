//! Components, board and set-up: what lies on the table before the first move, for every number of
//! players.

use babylonia::board::{Area, BOARD, CENTER, LAND, LOCATIONS, RIVER, ZIGGURATS};
use babylonia::{
    Babylonia, Card, City, Field, Frame, Ground, Hex, Hexes, Kind, Location, Phase, Tokens, View,
};
use table::{Fast, Game, Line, Match, Options, Seat, Turn, Viewer};

fn options(players: usize, pairs: &[(&str, &str)]) -> Options {
    Options::new(&Babylonia::INFO, players, pairs.iter().copied()).unwrap()
}

/// A game after its set-up, before the first move.
fn dealt(players: usize, pairs: &[(&str, &str)], seed: u64) -> Match<Babylonia> {
    let mut play = Match::new(options(players, pairs)).unwrap();
    play.settle(Fast::new(seed).seed());
    play
}

fn all(play: &Match<Babylonia>) -> View {
    play.game().view(Viewer::All)
}

fn seat(number: usize) -> Seat {
    Seat::new(number - 1).unwrap()
}

/// BA-COMP-1, BA-BOARD-1
#[test]
fn the_board_has_175_hexes_in_three_areas_and_two_rivers() {
    let sizes = Area::ALL.map(|area| area.hexes().len());
    assert_eq!(sizes, [26, 56, 62, 17, 14]);
    assert_eq!((BOARD.len(), LAND.len(), RIVER.len()), (175, 144, 31));
    for hex in Hex::all() {
        let ground = Ground::of(hex);
        assert!(ground.area.hexes().has(hex));
        assert_eq!(ground.river, matches!(ground.area, Area::Tigris | Area::Euphrates));
    }
    // Each river is one piece, and nothing but a river lies between two areas.
    for area in Area::ALL {
        let hexes = area.hexes();
        assert_eq!(hexes.connected(hexes.first().unwrap().into()), hexes, "{area:?}");
    }
    let [north, center, south, tigris, euphrates] = Area::ALL.map(Area::hexes);
    for (one, other) in [(north, center), (center, south), (north, south), (tigris, euphrates)] {
        assert!(!one.beside().meets(other));
    }
}

/// BA-BOARD-2, BA-BOARD-5, BA-COMP-3
#[test]
fn framed_spots_keep_apart_and_have_their_land_in_their_own_area() {
    let spots = LOCATIONS | ZIGGURATS;
    assert_eq!((LOCATIONS.len(), ZIGGURATS.len()), (32, 5));
    assert!(!spots.beside().meets(spots));
    let mut touching = Hexes::NONE;
    for hex in spots.iter() {
        let land = hex.neighbours() & LAND;
        assert!((land - Ground::of(hex).area.hexes()).is_empty(), "{hex}");
        assert!((3..=6).contains(&land.len()), "{hex}");
        let frame = if LOCATIONS.has(hex) { Frame::Location } else { Frame::Ziggurat };
        assert_eq!(Ground::of(hex).frame, frame);
        if ZIGGURATS.has(hex) {
            assert!(!touching.meets(hex.neighbours()), "a hex touches two ziggurats");
            touching |= hex.neighbours();
        }
    }
}

/// BA-BOARD-3: counted in half rows, a neighbour lies two rows away in its column, or one row away
/// in the next.
#[test]
fn adjacent_hexes_share_an_edge() {
    for one in Hex::all() {
        for other in Hex::all() {
            let columns = one.column().abs_diff(other.column());
            let rows = one.row().abs_diff(other.row());
            let adjacent = matches!((columns, rows), (0, 2) | (1, 1));
            assert_eq!(one.neighbours().has(other), adjacent, "{one} {other}");
        }
    }
}

/// BA-COMP-2, BA-SETUP-1, BA-SETUP-2, BA-SETUP-3, BA-SETUP-4, BA-SETUP-5, BA-SETUP-6, BA-SETUP-7, BA-SETUP-8, BA-SETUP-9
#[test]
fn every_spot_in_use_gets_a_token_and_every_token_is_used() {
    for (players, spots, ziggurats, cities, fields) in [
        (2, 18, 3, [2, 2, 2, 2, 2, 2, 0], [1, 1, 1, 3]),
        (3, 26, 4, [2, 2, 2, 3, 3, 3, 1], [2, 2, 2, 4]),
        (4, 32, 5, [3, 3, 3, 3, 3, 3, 1], [2, 2, 2, 7]),
    ] {
        let mut layouts = Vec::new();
        for seed in 0..20 {
            let open = all(&dealt(players, &[], seed)).open;
            assert_eq!(open.cities | open.fields, LOCATIONS & open.in_play());
            assert_eq!((open.cities | open.fields).len(), spots);
            assert_eq!(open.ziggurats(), ZIGGURATS & open.in_play());
            assert_eq!(open.ziggurats().len(), ziggurats);
            assert_eq!(open.unscored, open.ziggurats());
            let laid = |location: Location| {
                open.locations.iter().filter(|laid| **laid == Some(location)).count()
            };
            assert_eq!(City::ALL.map(|city| laid(city.into())), cities);
            assert_eq!(Field::ALL.map(|field| laid(field.into())), fields);
            assert!((RIVER - open.in_play()).is_empty());
            layouts.push(open.locations);
        }
        layouts.sort();
        layouts.dedup();
        assert_eq!(layouts.len(), 20, "tokens are dealt at random");
    }
    let parts = |players| all(&dealt(players, &[], 1)).open.in_play();
    let [north, _, south, ..] = Area::ALL.map(Area::hexes);
    assert_eq!(parts(4), BOARD);
    assert_eq!(parts(3), BOARD - north);
    assert_eq!(parts(2), BOARD - south);
    assert_eq!([2, 3, 4].map(|players| parts(players).len()), [113, 149, 175]);
}

/// BA-COMP-2: a city shows one, two or three different nobles.
#[test]
fn a_city_shows_one_to_three_different_nobles() {
    let shown: Vec<Vec<Kind>> = City::ALL.iter().map(|city| city.symbols().collect()).collect();
    assert!(shown.iter().all(|kinds| kinds.iter().all(|kind| kind.is_noble())));
    let sizes: Vec<usize> = shown.iter().map(Vec::len).collect();
    assert_eq!(sizes, [1, 1, 1, 2, 2, 2, 3]);
}

/// BA-COMP-4, BA-SETUP-10
#[test]
fn seven_cards_lie_on_offer() {
    assert_eq!(Card::ALL.map(Card::number), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    let once: Vec<u8> =
        Card::ALL.into_iter().filter(|card| card.once()).map(Card::number).collect();
    assert_eq!(once, [1, 2]);
    for seed in 0..10 {
        let open = all(&dealt(3, &[], seed)).open;
        assert_eq!(open.offer.to_string(), "1 2 3 4 5 6 7");
    }
}

/// BA-VAR-1
#[test]
fn in_the_variant_seven_of_the_nine_cards_are_drawn() {
    let mut left_out = [0; 10];
    for seed in 0..360 {
        let open = all(&dealt(2, &[("random-cards", "yes")], seed)).open;
        assert_eq!(open.offer.len(), 7);
        for card in Card::ALL.into_iter().filter(|card| !open.offer.has(*card)) {
            left_out[card.number() as usize] += 1;
        }
    }
    // Each card stays away in two games of nine.
    assert!(left_out[1..].iter().all(|count| (55..=105).contains(count)), "{left_out:?}");
}

/// BA-COMP-5, BA-SETUP-11, BA-SETUP-12, BA-SETUP-13, BA-SETUP-14
#[test]
fn everybody_begins_with_thirty_tokens_five_of_them_on_the_stand_and_no_points() {
    assert_eq!(Tokens::CLAN.size(), 30);
    assert_eq!(Kind::ALL.map(|kind| Tokens::CLAN[kind]), [6, 6, 6, 12]);
    for players in 2..=4 {
        let view = all(&dealt(players, &[], 7));
        for number in 1..=4 {
            let seat = seat(number);
            let plays = number <= players;
            let (hand, pool) = (view.hands[seat].unwrap(), view.pools[seat].unwrap());
            assert_eq!(hand.size(), if plays { 5 } else { 0 });
            let clan = if plays { Tokens::CLAN } else { Tokens::default() };
            assert_eq!(hand.plus(pool), clan);
            assert_eq!(view.open.points[seat], 0);
            assert!(view.open.cards[seat].is_empty());
            assert!(view.open.tokens[seat].is_empty());
        }
    }
}

/// BA-SETUP-15
#[test]
fn the_first_player_is_drawn_or_chosen_and_play_goes_clockwise() {
    let mut seen = [0; 3];
    for seed in 0..60 {
        let play = dealt(3, &[], seed);
        seen[all(&play).open.active.index()] += 1;
    }
    assert!(seen.iter().all(|count| *count >= 10), "{seen:?}");
    let mut play = dealt(3, &[("first", "2")], 1);
    let mut rng = Fast::new(9);
    let mut order = Vec::new();
    while order.len() < 6 {
        match play.game().turn() {
            Turn::Decide(seat) => {
                if order.last() != Some(&seat.number()) {
                    order.push(seat.number());
                }
                let m = play.game().random_move(&mut rng);
                play.make(seat, m).unwrap();
            }
            _ => {
                play.settle(Fast::new(2).seed());
            }
        }
    }
    assert_eq!(order, [2, 3, 1, 2, 3, 1]);
    let error = Babylonia::new(&options(2, &[("first", "3")])).unwrap_err().to_string();
    assert_eq!(error, "option `first` cannot be `3`: expected random or a seat from 1 to 2");
}

/// BA-SETUP-6: spot by spot, and only what is left of each kind.
#[test]
fn a_token_that_is_used_up_cannot_be_laid_again() {
    let mut play: Match<Babylonia> = Match::new(options(2, &[("first", "1")])).unwrap();
    let text = |play: &Match<Babylonia>, token: &str| match all(play).open.phase {
        Phase::Location(hex) => format!("@ location {hex} {token}"),
        phase => panic!("{phase:?}"),
    };
    let lay = |play: &mut Match<Babylonia>, token: &str| {
        let line: Line<Babylonia> = table::record::read_line(&text(play, token), 2).unwrap();
        play.line(line).map(|_| ()).map_err(|error| error.to_string())
    };
    assert_eq!(lay(&mut play, "field 5"), Ok(()));
    let error = lay(&mut play, "field 5").unwrap_err();
    assert_eq!(error, "chance cannot decide `location g5 field 5` here");
    assert!(lay(&mut play, "city merchant-priest-servant").is_err());
    assert_eq!(lay(&mut play, "city merchant"), Ok(()));
}

/// BA-PLAY-10
#[test]
fn there_are_more_empty_hexes_than_tokens() {
    for (players, empty) in [(2, 92), (3, 119), (4, 138)] {
        let open = all(&dealt(players, &[], 3)).open;
        assert_eq!(open.empty().len(), empty);
        assert!(empty > 30 * players as u32);
    }
}

/// BA-CARD-8: the centre is the land between the rivers, spots included.
#[test]
fn the_centre_is_land() {
    assert_eq!(CENTER, Area::Center.hexes());
    assert!(!CENTER.meets(RIVER));
    assert_eq!((CENTER & (LOCATIONS | ZIGGURATS)).len(), 14);
}
