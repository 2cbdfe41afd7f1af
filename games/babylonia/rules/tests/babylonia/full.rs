//! A board with hardly any land left: a play may be begun only if its last token finds a place
//! (BA-PLAY-12). Four players can fill the land; fewer cannot.

use babylonia::board::{LAND, LOCATIONS, ZIGGURATS};
use babylonia::{Babylonia, Hex, Hexes, Kind, Move, Refusal};
use table::scenario::Staged;
use table::{Game, Options, Tokens, Viewer};

fn line(game: &mut Babylonia, text: &str) {
    game.arrange(&mut Tokens::new(text)).unwrap_or_else(|error| panic!("{text}: {error}"));
}

fn hexes(names: &str) -> Hexes {
    Hexes::of(names.split_whitespace().map(|name| Hex::read(&mut Tokens::new(name)).unwrap()))
}

/// Seat 1 has card 5, a priest and three farmers; all land is taken but these hexes. The spots hold
/// cities, but for a field on f20.
fn full_but(free: &str) -> Babylonia {
    let options = Options::new(&Babylonia::INFO, 4, []).unwrap();
    let mut game = Babylonia::stage(&options);
    line(&mut game, "card 1 5");
    line(&mut game, "hand 1 priest farmer*3");
    for seat in 2..=4 {
        line(&mut game, &format!("hand {seat} none"));
    }
    for hex in LOCATIONS.iter() {
        let token = if hex.to_string() == "f20" { "field 5" } else { "city merchant" };
        line(&mut game, &format!("{token} {hex}"));
    }
    let taken = LAND - LOCATIONS - ZIGGURATS - hexes(free);
    // Row by row, so that seat 1 lies far from the field.
    let mut clans = (1..=4).flat_map(|seat| {
        let kinds = [("farmer", 9), ("merchant", 6), ("priest", 5), ("servant", 6)];
        let others = [("farmer", 12), ("merchant", 6), ("priest", 6), ("servant", 6)];
        let kinds = if seat == 1 { kinds } else { others };
        kinds.into_iter().flat_map(move |(kind, count)| std::iter::repeat_n((seat, kind), count))
    });
    for hex in taken.iter() {
        let (seat, kind) = clans.next().expect("there are tokens for all land");
        line(&mut game, &format!("put {seat} {kind} {hex}"));
    }
    game
}

fn play(game: &mut Babylonia, kind: Kind, name: &str) {
    let m = Move::Place(kind, hexes(name).first().unwrap());
    assert_eq!(game.refusal(m), None, "{m}");
    game.apply(m, &mut |_| {});
}

fn placements(game: &Babylonia, kind: Kind) -> Vec<String> {
    let moves = game.legal_moves().into_iter();
    let hexes = moves.filter_map(|m| match m {
        Move::Place(k, hex) if k == kind => Some(hex.to_string()),
        _ => None,
    });
    hexes.collect()
}

#[test]
fn with_two_free_hexes_the_third_and_the_fourth_token_find_a_place() {
    let mut game = full_but("b2 a3 p12 p14");
    play(&mut game, Kind::Priest, "b2");
    play(&mut game, Kind::Farmer, "a3");
    let own = game.view(Viewer::All);
    assert!(own.open.may_end());
    assert_eq!(placements(&game, Kind::Farmer), ["p12", "p14"]);
    play(&mut game, Kind::Farmer, "p12");
    assert_eq!(placements(&game, Kind::Farmer), ["p14"]);
    assert!(!game.legal_moves().contains(&Move::End));
}

#[test]
fn with_one_free_hex_a_third_token_may_not_be_placed() {
    let mut game = full_but("b2 a3 p12");
    play(&mut game, Kind::Priest, "b2");
    play(&mut game, Kind::Farmer, "a3");
    let m = Move::Place(Kind::Farmer, hexes("p12").first().unwrap());
    assert_eq!(game.refusal(m), Some(Refusal::NoRoomForFarmer));
    assert_eq!(game.legal_moves(), [Move::End]);
}

/// The last free hex lies beside the field: a farmer there opens it to the next one, and only in
/// that order.
#[test]
fn a_field_that_the_third_token_opens_is_a_place_for_the_fourth() {
    let mut game = full_but("b2 a3 g19");
    play(&mut game, Kind::Priest, "b2");
    play(&mut game, Kind::Farmer, "a3");
    assert_eq!(placements(&game, Kind::Farmer), ["g19"]);
    play(&mut game, Kind::Farmer, "g19");
    assert_eq!(placements(&game, Kind::Farmer), ["f20"]);
    play(&mut game, Kind::Farmer, "f20");
}

/// With no land left a complete play ends of itself: nobody could add a token.
#[test]
fn a_play_ends_of_itself_when_the_land_is_full() {
    let mut game = full_but("b2 a3");
    play(&mut game, Kind::Farmer, "b2");
    play(&mut game, Kind::Farmer, "a3");
    assert_ne!(game.view(Viewer::Public).open.phase_name(), "place");
}
