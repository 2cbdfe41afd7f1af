//! The page of Tigris & Euphrates: what its cells, marks and log say, and the points it keeps secret.

use draw::Title as _;
use draw::stage::{Sample, Stage, positions, staged, viewers, whole, words};
use table::{Game, Seat, Turn, Viewer};
use tigris::Tigris;
use tigris::{Cell, Event};
use tigris_table::Tigris as Title;
use words::Lang;

/// A position in the middle of a game.
fn middle() -> Tigris {
    staged(4, include_str!("middle.txt"))
}

/// Points of others lie in the view, since everybody saw them won; the page hides them.
#[test]
fn secret_points_do_not_show() {
    let words = words::<Title>(Lang::Pl);
    let mut sample = Sample::default();
    positions::<Tigris>(9, |game, events, _| {
        let secret = !game.open().open_scores && game.turn() != Turn::Over;
        if !secret || !sample.take(game, 6, 40) {
            return;
        }
        for me in viewers(game) {
            let (stage, mut guess) = (Stage::new(game, me, events), Stage::new(game, me, events));
            for seat in game.open().seats().filter(|seat| Some(*seat) != me) {
                guess.view.open.points[seat].0 = [91, 92, 93, 94];
                guess.view.open.won[seat] = 9;
            }
            let page = |stage: &Stage<Tigris>| whole::<Title>(&stage.scene(&words, "", None));
            assert_eq!(page(&stage), page(&guess));
            let hidden = Title::scores(&guess.view);
            let own = me.map_or(0, |_| 1);
            assert_eq!(hidden.iter().filter(|values| !values.is_empty()).count(), own);
        }
    });
}

#[test]
fn every_cell_can_be_touched_and_the_map_says_what_a_touch_would_mean() {
    let words = words::<Title>(Lang::En);
    let game = middle();
    let stage = Stage::new(&game, Seat::new(0), &[]);
    let board =
        |pick: &str, refused| Title::page(&stage.scene(&words, pick, refused)).board.into_string();
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
    assert!(refused.contains("class=\"refused-frame\" x=\"561.5\" y=\"121.5\""));
    let ghost = board("tile settlement h5", None);
    assert!(ghost.contains("aria-current=\"true\"") && ghost.contains("class=\"chosen\""));
    let lens = Title::page(&stage.scene(&words, "tile settlement h5", None)).lens.into_string();
    assert!(lens.contains("viewBox=\"160 112 280 136\""), "{lens}");
}

#[test]
fn news_are_numbered_on_the_board_and_in_the_log() {
    let words = words::<Title>(Lang::En);
    let game = middle();
    let seat = Seat::new(1).unwrap();
    let cell = |name: &str| Cell::all().find(|cell| cell.to_string() == name).unwrap();
    let events = [
        Event::Turn { seat },
        Event::Tile { seat, colour: tigris::Colour::Blue, cell: cell("d8") },
    ];
    let stage = Stage::new(&game, Seat::new(0), &events);
    let scene = stage.scene(&words, "", None);
    let board = Title::page(&scene).board.into_string();
    assert!(board.contains("<text class=\"tick-text\" x=\"124\" y=\"287.2\">2</text>"));
    assert!(board.contains("since your last turn"));
    let line = |index: usize| {
        let news = &stage.news[index];
        Title::log_line(&news.event, Some(news.number), &maud::html! {}, &scene).into_string()
    };
    assert_eq!(line(0), "<li class=\"turn\">Enkidu</li>");
    let line = line(1);
    assert!(line.starts_with("<li class=\"new\" data-cells=\"d8\" tabindex=\"0\">"), "{line}");
    assert!(line.contains("<span class=\"mark\">2</span>"), "{line}");
    assert!(line.contains("Enkidu places a farm on <b>D8</b>."), "{line}");
}

#[test]
fn the_weakest_colour_is_charted_first() {
    let scores = Title::scores(&middle().view(Viewer::All));
    assert_eq!(scores[0], [4, 6, 7, 5, 3]);
}
