//! What a page or a bot asks about a position, and that the answers are what then happens.

use babylonia::hex::{COLUMNS, ROWS};
use babylonia::{
    Babylonia, Event, Flank, Gain, Hex, Hexes, Kind, Majority, Move, Phase, Piece, Side,
};
use table::scenario::{Staged, collect};
use table::{Fast, Game, Options, Proved, Rng, Seat, Tokens, Turn, Viewer};

fn stage(players: usize, text: &str) -> Babylonia {
    let options = Options::new(&Babylonia::INFO, players, []).unwrap();
    let mut game = Babylonia::stage(&options);
    let block = format!("```babylonia\n{text}\n```");
    for scenario in collect(&block, |info| info == "babylonia") {
        for (_, line) in scenario.lines {
            game.arrange(&mut Tokens::new(&line)).unwrap();
        }
    }
    game
}

fn seat(number: usize) -> Seat {
    Seat::new(number - 1).unwrap()
}

fn hex(name: &str) -> Hex {
    Hex::read(&mut Tokens::new(name)).unwrap()
}

fn hexes(names: &str) -> Hexes {
    Hexes::of(names.split_whitespace().map(hex))
}

#[test]
fn the_names_of_hexes_are_the_labels_at_the_edges_of_a_drawn_board() {
    let columns: String = (0..COLUMNS).map(Hex::column_label).collect();
    assert_eq!(columns, "abcdefghijklmnopq");
    let rows: Vec<u8> = (0..ROWS).map(Hex::row_label).collect();
    assert_eq!(rows, (1..=23).collect::<Vec<u8>>());
    for hex in Hex::all() {
        let name = format!("{}{}", Hex::column_label(hex.column()), Hex::row_label(hex.row()));
        assert_eq!(hex.to_string(), name);
    }
    assert_eq!((hex("i13").row(), hex("i13").column()), (12, 8));
}

#[test]
fn a_hex_tells_what_lies_on_it() {
    let game = stage(
        2,
        "city merchant-priest d4\nfield 6 b10\nscored i13\nput 1 priest e3\nput 2 farmer c3",
    );
    let open = game.view(Viewer::Public).open;
    assert!(matches!(open.piece(hex("d4")), Some(Piece::City(city))
        if city.symbols().eq([Kind::Merchant, Kind::Priest])));
    assert!(matches!(open.piece(hex("b10")), Some(Piece::Field(field)) if field.name() == "6"));
    assert_eq!(open.piece(hex("i13")), Some(Piece::Ziggurat { scored: true }));
    assert_eq!(open.piece(hex("b4")), Some(Piece::Ziggurat { scored: false }));
    assert_eq!(open.piece(hex("e3")), Some(Piece::Token(seat(1), Some(Kind::Priest))));
    assert_eq!(open.piece(hex("c3")), Some(Piece::Token(seat(2), None)));
    assert_eq!(open.piece(hex("e5")), None);
    assert_eq!(open.piece(hex("l6")), None); // a ziggurat spot that is not in play
}

#[test]
fn a_city_tells_its_sides_and_who_leads() {
    let game = stage(2, "city priest d4\nput 1 priest e3\nput 2 farmer c3 e5");
    let siege = game.view(Viewer::Public).open.siege(hex("d4"));
    assert_eq!(
        siege.sides,
        [
            Flank::Edge,
            Flank::Land(hex("e3"), Some(seat(1))),
            Flank::Land(hex("e5"), Some(seat(2))),
            Flank::Land(hex("d6"), None),
            Flank::River(hex("c5"), None),
            Flank::River(hex("c3"), Some(seat(2))),
        ]
    );
    assert_eq!(Side::ALL.len(), siege.sides.len());
    assert_eq!(siege.missing, hexes("d6"));
    let Majority { counts, winner } = siege.majority;
    assert_eq!((counts[seat(1)], counts[seat(2)], winner), (1, 2, Some(seat(2))));
    assert_eq!((siege.majority.most(), siege.majority.second()), (2, 1));
}

#[test]
fn a_placement_tells_its_points_and_what_it_closes() {
    let game = stage(
        2,
        "city merchant g13\ncities 1 4\ncities 2 1\nput 1 merchant g11 i15\nput 1 farmer h12 j12\n\
         put 2 merchant g15\nput 2 farmer i11 j14\nfield cities h20\nput 1 farmer g19",
    );
    let open = game.view(Viewer::Public).open;
    let preview = open.preview(seat(1), Kind::Priest, hex("h14"));
    assert_eq!(preview.gain, Gain { ziggurats: 1, field: None });
    assert_eq!(preview.closes, hexes("g13 i13"));
    assert_eq!(preview.after.points[seat(1)], 1);
    let cities: Vec<_> = preview.cities().collect();
    let [(at, score)] = cities.as_slice() else { panic!("{cities:?}") };
    assert_eq!(*at, hex("g13"));
    assert_eq!(score.nobles[seat(1)], hexes("g11 i15"));
    assert_eq!((score.points(seat(1)), score.points(seat(2))), (9, 3));
    assert_eq!(score.majority.winner, Some(seat(1)));
    assert_eq!(open.gain(seat(1), hex("h20")), Gain { ziggurats: 0, field: Some(5) });
    assert_eq!(open.open_fields(seat(1), Kind::Farmer), hexes("h20"));
    assert_eq!(open.open_fields(seat(2), Kind::Farmer), Hexes::NONE);
    assert_eq!((open.city_counts()[seat(1)], open.cities_left()), (4, 1));
}

/// On random games: a previewed placement brings exactly the announced points, and closes exactly
/// what is scored afterwards.
#[test]
fn what_is_announced_happens() {
    let mut closed = 0;
    for number in 0..60 {
        let mut rng = Fast::new(number);
        let options = Options::new(&Babylonia::INFO, 2 + number as usize % 3, []).unwrap();
        let mut game = Babylonia::new(&options).unwrap();
        let mut announced = Hexes::NONE;
        while game.turn() != Turn::Over {
            if game.turn() == Turn::Chance {
                let c = game.sample(&mut rng);
                game.apply_chance(c, &mut |_| {});
                continue;
            }
            let before = game.view(Viewer::Public).open;
            if before.phase == Phase::Place && before.play.tokens == 0 {
                announced = Hexes::NONE;
            }
            let m = game.daring_move(&mut rng);
            let mut scored = Hexes::NONE;
            let mut points = 0;
            let mut finished = false;
            game.apply(m, &mut |event| match event {
                Event::Ziggurats { points: won, .. } | Event::Field { points: won, .. } => {
                    points += won;
                }
                Event::Surrounded { hex, .. }
                | Event::ZigguratWon { hex, .. }
                | Event::ZigguratTied { hex, .. } => scored |= hex.into(),
                Event::Finished { .. } => finished = true,
                _ => {}
            });
            if let Move::Place(kind, hex) = m {
                let preview = before.preview(before.active, kind, hex);
                let Gain { ziggurats, field } = preview.gain;
                assert_eq!(points, ziggurats + field.unwrap_or(0));
                announced |= preview.closes;
                if !finished {
                    assert_eq!(preview.after.tokens, game.view(Viewer::Public).open.tokens);
                }
            }
            assert!((scored - announced).is_empty());
            if finished && game.view(Viewer::Public).open.phase != Phase::Score {
                let waiting = game.view(Viewer::Public).open.surrounded();
                assert_eq!(scored | waiting, announced);
                closed += announced.len();
            }
            if rng.below(8) == 0 {
                let open = game.view(Viewer::Public).open;
                for hex in open.empty().iter() {
                    let closes = open.closed_by(hex) | open.surrounded();
                    let after = open.preview(open.active, Kind::Farmer, hex).after;
                    assert_eq!(after.surrounded(), closes);
                }
            }
        }
    }
    assert!(closed > 300, "{closed}");
}
