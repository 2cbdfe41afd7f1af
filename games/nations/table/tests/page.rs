//! The page of Nations: every card explained, what a card would cost, what the end of the round would
//! bring.

use std::collections::BTreeMap;

use draw::stage::{Stage, staged, whole, words};
use draw::{Table, Title as _};
use nations::Nations;
use nations_table::Nations as Title;
use table::{Game, Seat, Viewer};
use words::Lang;

/// A position in the middle of a game.
fn middle() -> Nations {
    staged(4, include_str!("middle.txt"))
}

#[test]
fn every_card_event_and_board_is_explained_in_both_languages() {
    for words in Lang::ALL.map(words::<Title>) {
        let mut said = BTreeMap::new();
        for card in nations::Card::all() {
            let text = nations_table::page::explain::card(card, &words).join(" ");
            assert!(text.len() > 20 && text.ends_with('.'), "{card}: {text}");
            assert!(!text.contains("nations-") && !text.contains(['{', '$']), "{card}: {text}");
            said.insert(card.slug(), text);
        }
        let short = said["mosque"].clone();
        let wanted = match words.lang() {
            Lang::En => "+2 gold, +2 stability",
            Lang::Pl => "+2 złota, +2 stabilizacji",
        };
        assert!(short.contains(wanted), "{short}");
    }
}

#[test]
fn the_opened_card_says_what_it_costs_and_destroys() {
    let words = words::<Title>(Lang::En);
    let stage = Stage::new(&middle(), Seat::new(1), &[]);
    let rail = |pick: &str| Title::page(&stage.scene(&words, pick, None)).rail.into_string();
    let mosque = rail("buy mosque");
    assert!(mosque.contains("All spaces are taken") && mosque.contains("Windmill"), "{mosque}");
    assert!(mosque.contains("name=\"move\" value=\"buy mosque\""));
    let wonder = rail("buy great-wall");
    assert!(wonder.contains("Sankore University would be lost"), "{wonder}");
    let war = rail("look reconquista");
    assert!(war.contains("there is a war this round already"), "{war}");
    assert!(!war.contains("name=\"move\""));
}

#[test]
fn the_forecast_says_who_is_hit_and_what_would_save_the_viewer() {
    let words = words::<Title>(Lang::En);
    let stage = Stage::new(&middle(), Seat::new(1), &[]);
    let board = Title::page(&stage.scene(&words, "", None)).board.into_string();
    let threats = &board[board.find("id=\"threat\"").unwrap()..];
    for said in
        ["War: First Crusade", "Raid on Lindisfarne", "Iconoclasm", "Famine", "You are safe with"]
    {
        assert!(threats.contains(said), "{said}: {threats}");
    }
}

#[test]
fn a_page_in_the_middle_of_a_game_is_small() {
    let words = words::<Title>(Lang::Pl);
    let stage = Stage::new(&middle(), Seat::new(1), &[]);
    let size = whole::<Title>(&stage.scene(&words, "buy mosque", None)).len();
    assert!((20_000..70_000).contains(&size), "{size} bytes");
}

#[test]
fn the_terminal_shows_every_card() {
    let view = middle().view(Viewer::All);
    let names: Vec<String> = ["A", "B", "C", "D"].map(str::to_owned).into();
    for words in Lang::ALL.map(words::<Title>) {
        let table = Table { words: &words, names: &names, paint: draw::Paint::Plain };
        let text = Title::text(&view, &table);
        for slug in ["university", "reconquista", "sankore-university", "thomas-aquino"] {
            assert!(text.contains(slug), "{text}");
        }
        assert!(!text.contains("nations-page"), "{text}");
    }
}
