//! What is in the box, and the data file that says so.

use origins::colour::Colour;
use origins::data::BUILTIN;
use origins::{Data, DataError, DataRef, Origins};
use table::{Fast, Game, Match, Options, Proved, Record, Viewer, record, suite};

/// The built-in file with one passage replaced.
fn changed(from: &str, to: &str) -> Result<Data, String> {
    assert!(BUILTIN.contains(from), "`{from}` is not in the data");
    Data::parse(&BUILTIN.replacen(from, to, 1)).map_err(|error| error.to_string())
}

// OR-COMP-1, OR-COMP-2, OR-BLD-1
#[test]
fn the_box_holds_what_the_rules_count() {
    let data = Data::builtin();
    assert_eq!((data.dice, data.discs, data.cards.len(), data.zodiac.len()), (9, 12, 45, 12));
    assert_eq!(data.speaker_faces, [2, 2, 3, 3, 4, 5]);
    for colour in Colour::ALL {
        let of = data.buildings.iter().filter(|building| building.colour == colour);
        assert_eq!(of.clone().map(|building| building.copies).sum::<u8>(), 15);
        assert!(of.clone().all(|building| (1..=3).contains(&building.stone)));
        assert_eq!(of.count(), 6);
    }
    assert_eq!(data.military.borders, [1, 4, 7, 10, 13]);
    // OR-MIL-3: only the start, the first and the last space are bare.
    let bare = |space: &usize| data.military.bonus[*space].is_empty();
    assert_eq!((0..14).filter(bare).collect::<Vec<_>>(), [0, 1, 13]);
}

// OR-COMP-4: the aid card lists five actions; passing turns it over.
#[test]
fn a_turn_has_the_five_actions_of_the_aid_card() {
    let options = Options::new(&Origins::INFO, 2, []).unwrap();
    let mut rng = table::Fast::new(5);
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..60 {
        let mut game = Origins::new(&options).unwrap();
        while game.turn() != table::Turn::Over {
            if game.turn() == table::Turn::Chance {
                let c = game.sample(&mut rng);
                game.apply_chance(c, &mut |_| {});
                continue;
            }
            if game.open().phase_name() == "action" {
                for m in game.legal_moves() {
                    let text = m.to_string();
                    seen.insert(text.split(' ').next().unwrap().to_owned());
                }
            }
            let m = game.daring_move(&mut rng);
            game.apply(m, &mut |_| {});
        }
    }
    let actions: Vec<&str> = seen.iter().map(String::as_str).collect();
    assert_eq!(actions, ["close", "pass", "populate", "tower", "visit"]);
}

#[test]
fn the_name_follows_the_content_and_not_the_notes() {
    let data = Data::builtin();
    let notes = changed("Fairly likely.", "Unsure.").unwrap();
    let cheaper = changed("[2, 4, 6, 8]", "[2, 3, 5, 8]").unwrap();
    assert_ne!(cheaper.name, notes.name);
    assert_eq!(cheaper.name.len(), 12);
    let kept = Data::register(cheaper.clone());
    assert!(std::ptr::eq(kept, Data::register(cheaper)));
    assert!(std::ptr::eq(Data::register(notes), data));
    assert_ne!(DataRef(kept), DataRef(data));
}

#[test]
fn a_game_keeps_the_data_it_began_with() {
    let plain = Options::new(&Origins::INFO, 3, []).unwrap();
    assert_eq!(plain.get("data"), Data::builtin().version);
    let unknown = Options::new(&Origins::INFO, 3, [("data", "123456789abc")]).unwrap_err();
    assert!(unknown.to_string().starts_with("option `data` cannot be `123456789abc`: expected"));

    let richer = Data::register(changed("stone = 1, food = 1", "stone = 4, food = 1").unwrap());
    let options = Options::new(&Origins::INFO, 3, [("data", richer.name.as_str())]).unwrap();
    let mut game: Match<Origins> = Match::new(options).unwrap();
    assert_eq!(game.game().open().seats.0[0].stock, [4, 1, 1, 1]);
    // The record names the data, so it comes back with it.
    let seed = Fast::new(2).seed();
    game.settle(seed);
    let text = record::write(&game, Viewer::All, None, Some(seed));
    assert!(text.contains(&format!("data={}", richer.name)), "{text}");
    let (again, _) = Record::parse(&text).unwrap().replay::<Origins>().unwrap();
    assert_eq!(again.game(), game.game());
    assert_ne!(*game.game(), Origins::new(&plain).unwrap());

    assert!(Data::install(Data::builtin()).is_ok());
    assert!(Data::install(richer).is_err());
    assert!(std::ptr::eq(Data::current(), Data::builtin()));
}

#[test]
fn a_file_says_which_figures_are_ours() {
    let data = Data::builtin();
    assert!(data.ours.contains(&"cards") && data.ours.contains(&"stone"), "{:?}", data.ours);
    assert!(data.deduced.contains(&"population"), "{:?}", data.deduced);
    assert!(!data.ours.contains(&"population") && !data.deduced.contains(&"cards"));
    let sure = BUILTIN.replace("\"project-default\"", "\"external\"");
    let sure = Data::parse(&sure).unwrap();
    assert!(sure.ours.is_empty() && sure.deduced == data.deduced);
    assert_ne!(Data::register(sure).name, data.name);
}

#[test]
fn numbers_as_large_as_a_file_may_have_break_nothing() {
    let large = BUILTIN
        .replace("n=3}", "n=255}")
        .replace("\"gold\",n=1}", "\"gold\",n=255}")
        .replace("each=1}", "each=255}")
        .replace("[1, 3, 6, 10, 15]", "[255, 255, 255, 255, 255]")
        .replace("vp_first = 8", "vp_first = 255")
        .replace(
            "stone = 1, food = 1, wisdom = 1, gold = 1",
            "stone = 99, food = 99, gold = 99, wisdom = 99",
        );
    let data = Data::register(Data::parse(&large).unwrap());
    let options: Vec<Options> = (1..=4)
        .map(|players| {
            Options::new(&Origins::INFO, players, [("data", data.name.as_str())]).unwrap()
        })
        .collect();
    suite::run::<Origins>(&options, 24, 3, |_| {}).unwrap_or_else(|failure| panic!("{failure}"));
}

#[test]
fn a_wrong_file_is_refused_with_the_name_of_the_entry() {
    let fails = |from: &str, to: &str, expected: &str| {
        let error = changed(from, to).err().unwrap_or_else(|| panic!("`{to}` was accepted"));
        assert!(error.contains(expected), "`{error}` does not name `{expected}`");
    };
    fails("id = \"obelisk\"", "id = \"pyramid\"", "buildings `obelisk`: missing");
    fails("id = \"monument\"", "id = \"obelisk\"", "buildings `obelisk`: stands twice");
    fails("copies = 4", "copies = 3", "buildings: blue: `14`, expected 15 tiles");
    fails(
        "colour = \"blue\"\ncolour_confidence",
        "colour = \"grey\"\ncolour_confidence",
        "obelisk",
    );
    fails("op=\"take_speaker\"", "op=\"take_spaeker\"", "bonus_tiles `bonus_speaker`");
    fails("{op=\"attack\"}", "{op=\"attack\",n=2}", "meeting_places 1");
    fails("[0, 1, 2, 3, 4]", "[0, 1, 2, 3]", "building_pool");
    fails("top_index = 14", "top_index = 15", "temple_track.top_index");
    fails("= \"rulebook\"\nships", "= \"sure\"\nships", "components.confidence: `sure`");
    fails("trigger = \"on_attack\"", "trigger = \"on_pass\"", "trigger on_pass");
    fails("last_space = 13", "last_space = 12", "military_track");
    fails("own_kind:obelisk", "own_kind:pyramid", "buildings `obelisk`");
    fails("id = \"D13\"", "id = \"D12\"", "district_cards `D13`: missing");
    fails("[setup]\n", "[set-up]\n", "setup: missing");
    match Data::parse("[meta]\ngame = ") {
        Err(DataError::Syntax { line: 2, .. }) => {}
        other => panic!("{:?}", other.err()),
    }
    assert!(Data::parse("").is_err());
}

#[test]
fn an_effect_stands_only_where_it_can_be_played() {
    let fails = |from: &str, to: &str| {
        let error = changed(from, to).err().unwrap_or_else(|| panic!("`{to}` was accepted"));
        assert!(error.contains("may stand here") || error.contains("expected"), "{error}");
    };
    // A building that buys buildings, a space that attacks, a card that takes dice for dice.
    fails("ability = [{op=\"reserve_building\"}]", "ability = [{op=\"buy_building\"}]");
    fails("effect = [{op=\"gain\",res=\"gold\",n=2}]", "effect = [{op=\"attack\"}]");
    fails(
        "{op=\"raise\",who=\"die_just_taken\",n=1,cap_citizen=6,cap_speaker=5}",
        "{op=\"take_speaker\"}",
    );
    fails("{op=\"gain\",res=\"stone\",n=3}", "{op=\"take_speaker\"}");
}
