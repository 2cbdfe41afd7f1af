//! The page of Babylonia: what its hexes, marks, forecast and log say.

use babylonia::Babylonia;
use babylonia::board::RIVER;
use babylonia::{Event, Hex, Kind};
use babylonia_table::Babylonia as Title;
use draw::stage::{Stage, staged, words};
use draw::{Parts, Title as _};
use table::{Game, Notation, Seat, Tokens};
use words::Lang;

/// A position in the middle of a game.
fn middle() -> Babylonia {
    staged(4, include_str!("middle.txt"))
}

fn hex(name: &str) -> Hex {
    Hex::read(&mut Tokens::new(name)).unwrap()
}

fn parts(game: &Babylonia, me: usize, pick: &str, refused: Option<&str>) -> Parts {
    let stage = Stage::new(game, Seat::new(me), &[]);
    Title::page(&stage.scene(&words::<Title>(Lang::En), pick, refused))
}

#[test]
fn every_hex_can_be_touched_and_the_map_says_what_a_touch_would_mean() {
    let game = middle();
    let board = |pick: &str, refused| parts(&game, 0, pick, refused).board.into_string();
    let plain = board("", None);
    for hex in Hex::all() {
        assert!(plain.contains(&format!("<use href=\"#h\" data-token=\"{hex}\"")));
    }
    assert!(!plain.contains("data-prefix") && !plain.contains("class=\"lit\""));
    let lit = board("place priest", None);
    for (token, words) in [
        ("b2", "b2: 5 points"),
        ("p10", "p10: closes the city of merchants and civil servants"),
        ("j14", "j14: 4 points, closes the ziggurat on I13"),
        ("i1", "i1: face down in the river"),
        ("i3", "i3: face down in the river"),
        ("e3", "e3: no points at once"),
    ] {
        assert!(lit.contains(&format!("data-token=\"{token}\" aria-label=\"{words}\"")), "{words}");
    }
    assert_eq!(lit.matches("tabindex=\"0\"").count(), 1);
    assert!(lit.contains("closes a city") && !lit.contains("to be scored"));
    let refused = board("place priest", Some("place priest a13"));
    assert!(refused.contains("class=\"refused-frame\" href=\"#h\" x=\"0\" y=\"252\""), "{refused}");
    let ghost = parts(&game, 0, "place priest p10", None);
    assert!(ghost.board.into_string().contains("aria-current=\"true\""));
    assert!(ghost.lens.into_string().contains("viewBox=\"334 119 270 140\""));
}

#[test]
fn the_table_says_what_a_placement_would_bring_to_whom() {
    let game = middle();
    let rail = parts(&game, 0, "place priest p10", None).rail.into_string();
    assert!(rail.contains("If you place at P10"));
    for (name, figures) in [
        ("Ania", "<td>–</td><td>8</td><td>2</td><td class=\"total\">+10</td>"),
        ("Enkidu", "<td>–</td><td>–</td><td>3</td><td class=\"total\">+3</td>"),
        ("Marek", "<td>–</td><td>2</td><td>1</td><td class=\"total\">+3</td>"),
    ] {
        assert!(rail.contains(&format!("<span>{name}</span></th>{figures}")), "{name}: {rail}");
    }
    assert!(rail.contains("P8: Ania takes the city, 2 to 1."));
    assert!(rail.contains("45<span class=\"delta\">+10</span>"));
    let calm = staged(4, "city priest d4 h20 p8");
    assert!(!parts(&calm, 0, "place farmer e7", None).rail.into_string().contains("If you place"));
}

#[test]
fn what_is_forecast_is_what_happens() {
    let game = middle();
    let mut after = game.clone();
    for text in ["place farmer p10", "place farmer q17"] {
        after.apply(babylonia::Move::parse(text).unwrap(), &mut |_| {});
    }
    let rail = parts(&after, 0, "", None).rail.into_string();
    let told = |name: &str| {
        let row = rail.split(&format!("<span>{name}</span></th>")).nth(1).unwrap();
        let total = row.split("<td class=\"total\">+").nth(1).unwrap();
        total.split('<').next().unwrap().parse::<u16>().unwrap()
    };
    let before = after.open().points;
    let mut asked = after.clone();
    asked.apply(babylonia::Move::parse("end").unwrap(), &mut |_| {});
    let board = parts(&asked, 0, "", None).board.into_string();
    assert!(
        board.contains("data-token=\"q19\" aria-label=\"Q19: Ania takes the city, 4 to 0. Ania")
    );
    // Row by row, as the forecast has it; the ziggurat's card comes first and brings nothing yet.
    for text in ["end", "score l6", "card 3", "score p8"] {
        after.apply(babylonia::Move::parse(text).unwrap(), &mut |_| {});
    }
    for (seat, name) in Seat::all(4).zip(["Ania", "Enkidu", "Marek", "Kubaba"]) {
        assert_eq!(after.open().points[seat] - before[seat], told(name), "{name}");
    }
}

#[test]
fn unused_areas_are_faded_and_everybody_sees_only_own_river_tokens() {
    let options = |players| draw::stage::options::<Babylonia>(players, &[]);
    for (players, faded) in [(2, 1), (3, 1), (4, 0)] {
        let game = Babylonia::new(&options(players)).unwrap();
        let board = parts(&game, 0, "", None).board.into_string();
        assert_eq!(board.matches("class=\"hexland off\"").count(), faded, "{players}");
    }
    let game: Babylonia = staged(4, "put 1 priest k9\nput 2 servant k11\nput 3 farmer i9");
    let board = |me| parts(&game, me, "", None).board.into_string();
    let (own, other) = (board(0), board(1));
    assert!(own.contains("href=\"#lion-down-priest\"") && own.contains("href=\"#bull-back\""));
    assert!(other.contains("href=\"#lion-back\"") && other.contains("href=\"#bull-down-servant\""));
    assert!(own.contains("href=\"#archer-farmer\"") && RIVER.has(hex("k9")));
}

#[test]
fn a_siege_shows_who_holds_which_side_and_who_leads() {
    let game: Babylonia = staged(4, "city priest d4 h20 p8\nput 1 priest e3\nput 2 farmer c3 e5");
    let board = parts(&game, 0, "", None).board.into_string();
    assert!(board.contains("<path class=\"siege s1\" d=\"M120 45L129 62\">"), "{board}");
    assert!(
        board.contains("<path class=\"siege s2\" d=\"M129 64L120 81M87 62L96 45\">"),
        "{board}"
    );
    assert!(
        board.contains("<use class=\"s2\" href=\"#shape-bull\" x=\"96\" y=\"75.5\""),
        "{board}"
    );
    assert_eq!(board.matches("class=\"majority\"").count(), 1);
}

#[test]
fn news_are_numbered_on_the_board_and_in_the_log() {
    let words = words::<Title>(Lang::En);
    let seat = Seat::new(1).unwrap();
    let placed =
        |kind, name| Event::Placed { seat, kind, hex: hex(name), on_river: RIVER.has(hex(name)) };
    let events = [Event::Turn { seat }, placed(Some(Kind::Servant), "d10"), placed(None, "j20")];
    let stage = Stage::new(&middle(), Seat::new(0), &events);
    let scene = stage.scene(&words, "", None);
    let board = Title::page(&scene).board.into_string();
    assert!(board.contains("<text class=\"tick-text\" x=\"95\" y=\"176\">2</text>"), "{board}");
    let line = |index: usize| {
        let news = &stage.news[index];
        Title::log_line(&news.event, Some(news.number), &maud::html! {}, &scene).into_string()
    };
    assert_eq!(line(0), "<li class=\"turn\">Enkidu</li>");
    assert!(line(1).starts_with("<li class=\"new\" data-cells=\"d10\" tabindex=\"0\">"));
    assert!(line(1).contains("Enkidu places a civil servant on <b>D10</b>."));
    assert!(line(2).contains("Enkidu places a token face down in the river on <b>J20</b>."));
}
