//! The page of Tigris & Euphrates in random games: sound markup, every move within reach, and
//! nothing on it that the viewer may not know.

mod common;

use std::collections::BTreeMap;

use boards::{Drawn, Scene};
use common::{Sample, Stage, options, picks, whole};
use games::Tigris;
use table::{Fast, Game, Options, Seat, Turn, Viewer};
use tigris::{Cell, Event, Move};
use words::{Lang, Words};

/// So many games with two to four players, each with another option.
fn games(count: usize) -> impl Iterator<Item = Options> {
    (0..count).map(|number| {
        let pairs =
            [("open-scores", "yes"), ("english", "yes"), ("swap-ends", "yes"), ("first", "1")];
        options::<Tigris>(2 + number % 3, &[pairs[number % 4]])
    })
}

fn positions(count: usize, seen: impl FnMut(&Tigris, &[Event], &mut Fast)) {
    common::positions(games(count), seen);
}

fn check(markup: &str) {
    common::check(markup, "tigris-");
}

fn viewers(game: &Tigris) -> Vec<Option<Seat>> {
    game.open().seats().map(Some).chain([None]).collect()
}

#[test]
fn every_page_of_every_viewer_is_sound_in_both_languages() {
    let languages = Lang::ALL.map(Words::new);
    let mut phases = Sample::default();
    positions(12, |game, events, rng| {
        if !phases.take(game.open().phase_name(), 8, 60) {
            return;
        }
        for me in viewers(game) {
            let stage = Stage::new(game, me, events);
            for pick in picks(&stage, rng) {
                for words in &languages {
                    let scene = stage.scene(words, &pick, Some("tile temple o4"));
                    check(&whole(&scene));
                    check(&Tigris::describe(scene.view, &scene).into_string());
                    for news in &stage.news {
                        check(
                            &Tigris::log_line(&news.event, Some(news.number), &scene).into_string(),
                        );
                    }
                }
            }
        }
    });
    let all = ["action", "monument", "over", "support", "treasure", "war"];
    assert_eq!(phases.0.into_keys().collect::<Vec<_>>(), all);
    check(&Tigris::defs().into_string());
}

#[test]
fn every_legal_move_is_within_reach() {
    let words = Words::new(Lang::En);
    let mut phases = Sample::default();
    let mut turn = 0;
    positions(8, |game, events, _| {
        let Turn::Decide(me) = game.turn() else { return };
        if !phases.take(game.open().phase_name(), 4, 90) {
            return;
        }
        turn += 1;
        let stage = Stage::new(game, Some(me), events);
        let page = |pick: &str| whole(&stage.scene(&words, pick, None));
        let mut pages = BTreeMap::new();
        let mut shows = |pick: &str, what: String| {
            let drawn = pages.entry(pick.to_owned()).or_insert_with(|| page(pick));
            assert!(drawn.contains(&what), "`{pick}` does not offer {what}: {drawn}");
        };
        for choice in &stage.choices {
            let text = &choice.text;
            let pick = |words: &str| format!("data-pick=\"{words}\"");
            let posts = format!("name=\"move\" value=\"{text}\"");
            let lit = format!("data-move=\"{text}\"");
            match choice.m {
                Move::Tile(..) | Move::Leader(..) | Move::Catastrophe(_) => {
                    let (begun, _) = text.rsplit_once(' ').unwrap();
                    shows("", pick(begun));
                    shows(begun, lit);
                    shows(begun, format!("data-prefix=\"{begun}\""));
                    if turn % 10 == 0 {
                        shows(text, posts);
                    }
                }
                Move::Withdraw(colour) => {
                    let begun = format!("leader {}", colour.leader());
                    let begins = stage.choices.iter().any(|other| other.text.starts_with(&begun));
                    let begun = if begins { begun } else { text.clone() };
                    shows("", pick(&begun));
                    shows(&begun, posts);
                }
                Move::Swap(_) => {
                    let (fewer, _) = text.rsplit_once(' ').unwrap();
                    shows("", pick("swap"));
                    shows(fewer, pick(text));
                    shows(text, posts);
                }
                Move::Support(_) => {
                    shows("", pick(text));
                    shows(text, posts);
                }
                Move::Monument(..) => {
                    shows("", lit);
                    shows(text, posts);
                }
                Move::Treasure(_) => {
                    shows("", lit);
                    shows(text, posts);
                }
                Move::Pass | Move::Decline | Move::War(_) => shows("", posts),
            }
        }
    });
}

#[test]
fn a_page_tells_nothing_its_viewer_may_not_know() {
    let words = Words::new(Lang::Pl);
    let mut phases = Sample::default();
    positions(9, |game, events, rng| {
        if !phases.take(game.open().phase_name(), 6, 40) {
            return;
        }
        for me in viewers(game) {
            let who = me.map_or(Viewer::Public, Viewer::Seat);
            let view = game.view(who);
            let mut other = Tigris::determinize(&view, rng);
            assert_eq!(other.view(who), view);
            let stage = Stage::new(game, me, events);
            let guess = Stage::new(&other, me, events);
            for pick in picks(&stage, rng) {
                let (scene, guessed) =
                    (stage.scene(&words, &pick, None), guess.scene(&words, &pick, None));
                assert_eq!(whole(&scene), whole(&guessed));
                let told =
                    |scene: &Scene<'_, Tigris>| Tigris::describe(scene.view, scene).into_string();
                assert_eq!(told(&scene), told(&guessed));
            }
            // Points of others lie in the view, since everybody saw them won; the page hides them.
            if !view.open.open_scores && game.turn() != Turn::Over {
                other = game.clone();
                let mut guess = Stage::new(&other, me, events);
                for seat in view.open.seats().filter(|seat| Some(*seat) != me) {
                    guess.view.open.points[seat].0 = [91, 92, 93, 94];
                    guess.view.open.won[seat] = 9;
                }
                let page = |stage: &Stage<Tigris>| whole(&stage.scene(&words, "", None));
                assert_eq!(page(&stage), page(&guess));
                let hidden = Tigris::scores(&guess.view);
                let own = me.map_or(0, |_| 1);
                assert_eq!(hidden.iter().filter(|values| !values.is_empty()).count(), own);
            }
        }
    });
}

#[test]
fn a_page_in_the_middle_of_a_game_is_small() {
    let words = Words::new(Lang::Pl);
    let (mut largest, mut phases) = (0, Sample::default());
    positions(6, |game, events, _| {
        let Turn::Decide(me) = game.turn() else { return };
        if !phases.take(game.open().phase_name(), 2, 25) {
            return;
        }
        let stage = Stage::new(game, Some(me), events);
        for pick in ["", "tile temple", "leader king", "catastrophe"] {
            largest = largest.max(whole(&stage.scene(&words, pick, None)).len());
        }
    });
    assert!((20_000..60_000).contains(&largest), "{largest} bytes");
}

#[test]
fn every_cell_can_be_touched_and_the_map_says_what_a_touch_would_mean() {
    let words = Words::new(Lang::En);
    let game = common::tigris::middle();
    let stage = Stage::new(&game, Seat::new(0), &[]);
    let board =
        |pick: &str, refused| Tigris::page(&stage.scene(&words, pick, refused)).board.into_string();
    let plain = board("", None);
    for cell in Cell::all() {
        assert!(plain.contains(&format!("<rect data-token=\"{cell}\"")));
    }
    assert!(!plain.contains("data-prefix"));
    assert!(!plain.contains("class=\"lit\""));
    let lit = board("tile settlement", None);
    for (token, words) in [
        ("k8", "k8: 1 black point for you"),
        ("d2", "d2: 1 black point for Enkidu"),
        ("h5", "h5: joins two kingdoms: 3 wars"),
        ("a1", "a1: no points"),
    ] {
        assert!(lit.contains(&format!("data-token=\"{token}\" aria-label=\"{words}\"")), "{words}");
    }
    assert_eq!(lit.matches("tabindex=\"0\"").count(), 1);
    assert!(lit.contains("starts a conflict") && !lit.contains("in peace"));
    let refused = board("tile settlement", Some("tile settlement o4"));
    assert!(refused.contains("class=\"no-f\" x=\"561.5\" y=\"121.5\""));
    let ghost = board("tile settlement h5", None);
    assert!(ghost.contains("aria-current=\"true\"") && ghost.contains("class=\"chosen\""));
    let lens = Tigris::page(&stage.scene(&words, "tile settlement h5", None)).lens.into_string();
    assert!(lens.contains("viewBox=\"160 112 280 136\""), "{lens}");
}

#[test]
fn news_are_numbered_on_the_board_and_in_the_log() {
    let words = Words::new(Lang::En);
    let game = common::tigris::middle();
    let seat = Seat::new(1).unwrap();
    let cell = |name: &str| Cell::all().find(|cell| cell.to_string() == name).unwrap();
    let events = [
        Event::Turn { seat },
        Event::Tile { seat, colour: tigris::Colour::Blue, cell: cell("d8") },
    ];
    let stage = Stage::new(&game, Seat::new(0), &events);
    let scene = stage.scene(&words, "", None);
    let board = Tigris::page(&scene).board.into_string();
    assert!(board.contains("<text class=\"tick-t\" x=\"124\" y=\"287.2\">2</text>"));
    assert!(board.contains("since your last turn"));
    let line = |index: usize| {
        let news = &stage.news[index];
        Tigris::log_line(&news.event, Some(news.number), &scene).into_string()
    };
    assert_eq!(line(0), "<li class=\"turn\">Enkidu</li>");
    let line = line(1);
    assert!(line.starts_with("<li class=\"new\" data-cells=\"d8\" tabindex=\"0\">"), "{line}");
    assert!(line.contains("<span class=\"mark\">2</span>"), "{line}");
    assert!(line.contains("Enkidu places a farm on <b>D8</b>."), "{line}");
}

#[test]
fn names_are_escaped() {
    let words = Words::new(Lang::En);
    let mut stage = Stage::new(&common::tigris::middle(), Seat::new(0), &[]);
    stage.sitters[1].name = "<script>\"&".to_owned();
    let scene = stage.scene(&words, "tile settlement", None);
    let page = whole(&scene) + &Tigris::describe(scene.view, &scene).into_string();
    assert!(page.contains("&lt;script&gt;") && !page.contains("<script"));
}

#[test]
fn the_charted_values_have_names() {
    let game = common::tigris::middle();
    let scores = Tigris::scores(&game.view(Viewer::All));
    assert_eq!(scores[0], [4, 6, 7, 5, 3]);
    for words in Lang::ALL.map(Words::new) {
        assert_eq!(Tigris::score_names(&words).len(), scores[0].len());
    }
}
