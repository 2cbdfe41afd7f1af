//! The page of Nations in random games: sound markup, every move within reach, every card explained.

mod common;

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use boards::{Drawn, Table};
use common::{Sample, Stage, nations::middle, options, picks, whole};
use games::Nations;
use nations::{Event, View};
use table::{Fast, Game, Options, Seat, Turn, Viewer};
use words::{Lang, Words};

/// So many games with one to five players, with all kinds of options.
fn games(count: usize) -> impl Iterator<Item = Options> {
    let pairs: [&[(&str, &str)]; 5] = [
        &[("level", "expert")],
        &[("sides", "b"), ("level", "expert")],
        &[("easier", "yes"), ("ages", "2")],
        &[("level", "balanced")],
        &[("sides", "b"), ("ages", "3")],
    ];
    (0..count).map(move |number| options::<Nations>(1 + number % 5, pairs[number % 5]))
}

fn positions(count: usize, seen: impl FnMut(&Nations, &[Event], &mut Fast)) {
    common::positions(games(count), seen);
}

fn check(markup: &str) {
    common::check(markup, "nations-");
}

fn phase(view: &View) -> &'static str {
    view.open.phase_name()
}

#[test]
fn every_page_of_every_viewer_is_sound_in_both_languages() {
    let languages = Lang::ALL.map(Words::new);
    let mut phases = Sample::default();
    positions(25, |game, events, rng| {
        if !phases.take(game.open().phase_name(), 2, 500) {
            return;
        }
        for me in game.open().seats().map(Some).chain([None]) {
            let stage = Stage::new(game, me, events);
            for pick in picks(&stage, rng).into_iter().chain(["look axeman".to_owned()]) {
                for words in &languages {
                    let scene = stage.scene(words, &pick, None);
                    check(&whole(&scene));
                    check(&Nations::describe(scene.view, &scene).into_string());
                    for news in &stage.news {
                        check(&Nations::log_line(&news.event, Some(1), &scene).into_string());
                    }
                }
            }
        }
    });
    let seen: BTreeSet<&str> = phases.0.into_keys().collect();
    for phase in [
        "action",
        "battle",
        "choice",
        "cover",
        "done",
        "draft",
        "golden-age",
        "growth",
        "over",
        "place",
    ] {
        assert!(seen.contains(phase), "no page for {phase}");
    }
    common::check(&Nations::defs().into_string(), "no such word");
}

/// The words in an attribute of a page.
fn found<'a>(page: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!(" {attribute}=\"");
    page.split(&start).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// From a page through every pick on it: the moves that can be made.
#[test]
fn exactly_the_legal_moves_are_within_reach() {
    let words = Words::new(Lang::En);
    let mut phases = Sample::default();
    positions(20, |game, events, _| {
        let Turn::Decide(me) = game.turn() else { return };
        if !phases.take(game.open().phase_name(), 3, 400) {
            return;
        }
        let stage = Stage::new(game, Some(me), events);
        let mut seen = BTreeSet::from([String::new()]);
        let mut waiting = VecDeque::from([String::new()]);
        let mut moves = BTreeSet::new();
        while let Some(pick) = waiting.pop_front() {
            let page = whole(&stage.scene(&words, &pick, None));
            let posts = page.split("name=\"move\" value=\"").skip(1);
            moves.extend(posts.filter_map(|rest| rest.split('"').next()).map(str::to_owned));
            moves.extend(found(&page, "data-move").into_iter().map(str::to_owned));
            for next in found(&page, "data-pick") {
                if seen.insert(next.to_owned()) {
                    waiting.push_back(next.to_owned());
                }
            }
        }
        let legal: BTreeSet<String> = stage.choices.iter().map(|c| c.text.clone()).collect();
        assert_eq!(moves, legal, "{}", game.open().phase_name());
    });
}

#[test]
fn every_card_event_and_board_is_explained_in_both_languages() {
    for words in Lang::ALL.map(Words::new) {
        let mut said = BTreeMap::new();
        for card in nations::Card::all() {
            let text = boards::nations::explain::card(card, &words).join(" ");
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
    let words = Words::new(Lang::En);
    let stage = Stage::new(&middle(), Seat::new(1), &[]);
    let rail = |pick: &str| Nations::page(&stage.scene(&words, pick, None)).rail.into_string();
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
    let words = Words::new(Lang::En);
    let stage = Stage::new(&middle(), Seat::new(1), &[]);
    let board = Nations::page(&stage.scene(&words, "", None)).board.into_string();
    let threats = &board[board.find("id=\"threat\"").unwrap()..];
    for said in
        ["War: First Crusade", "Raid on Lindisfarne", "Iconoclasm", "Famine", "You are safe with"]
    {
        assert!(threats.contains(said), "{said}: {threats}");
    }
}

#[test]
fn a_page_in_the_middle_of_a_game_is_small() {
    let words = Words::new(Lang::Pl);
    let stage = Stage::new(&middle(), Seat::new(1), &[]);
    let size = whole(&stage.scene(&words, "buy mosque", None)).len();
    assert!((20_000..70_000).contains(&size), "{size} bytes");
}

#[test]
fn names_are_escaped() {
    let words = Words::new(Lang::En);
    let mut stage = Stage::new(&middle(), Seat::new(1), &[]);
    stage.sitters[2].name = "<script>\"&".to_owned();
    let scene = stage.scene(&words, "", None);
    let page = whole(&scene) + &Nations::describe(scene.view, &scene).into_string();
    assert!(page.contains("&lt;script&gt;") && !page.contains("<script"));
}

#[test]
fn the_charted_values_have_names_and_the_terminal_shows_every_card() {
    let game = middle();
    let view = game.view(Viewer::All);
    let scores = Nations::scores(&view);
    let names: Vec<String> = ["A", "B", "C", "D"].map(str::to_owned).into();
    for words in Lang::ALL.map(Words::new) {
        assert_eq!(Nations::score_names(&words).len(), scores[0].len());
        let table = Table { words: &words, names: &names, paint: boards::Paint::Plain };
        let text = Nations::text(&view, &table);
        for slug in ["university", "reconquista", "sankore-university", "thomas-aquino"] {
            assert!(text.contains(slug), "{text}");
        }
        assert!(!text.contains("nations-page"), "{text}");
    }
    assert_eq!(phase(&view), "action");
}
