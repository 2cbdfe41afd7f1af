//! The pages of every game in random play: sound markup, exactly the legal moves within reach, and
//! nothing on them that the viewer may not know.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write as _;

use draw::stage::{Sample, Stage, options, picks, positions, values, viewers, whole};
use draw::{Scene, Title};
use flate2::{Compression, write::GzEncoder};
use games::{GameId, with_title};
use table::{Game, Proved, Seat, Turn, Viewer};
use words::Lang;

/// Every tag is closed, attributes are quoted, ids stand once, and nothing is styled inline.
fn check<G: Game>(markup: &str) {
    let mut open: Vec<&str> = Vec::new();
    let mut rest = markup;
    while let Some(start) = rest.find('<') {
        let end = rest[start..].find('>').map(|end| start + end).expect("a tag ends");
        let tag = &rest[start + 1..end];
        rest = &rest[end + 1..];
        let name = tag.split(' ').next().unwrap_or_default();
        assert_eq!(tag.matches('"').count() % 2, 0, "quotes: <{tag}>");
        assert!(!tag.contains(" style="), "styled: <{tag}>");
        match name.strip_prefix('/') {
            Some(name) => assert_eq!(open.pop(), Some(name), "closes another"),
            None if name == "input" || tag.ends_with('/') => {}
            None => open.push(name),
        }
    }
    assert!(open.is_empty(), "left open: {open:?}");
    let missing = [" ", ">", "\""].map(|before| format!("{before}{}-page", G::INFO.id));
    assert!(!missing.iter().any(|key| markup.contains(key)), "a sentence is missing: {markup}");
    let mut ids = values(markup, "id");
    ids.sort_unstable();
    assert!(ids.windows(2).all(|two| two[0] != two[1]), "an id stands twice: {ids:?}");
}

fn sound<T: Title<Game: Proved>>() {
    let languages = Lang::ALL.map(games::words);
    let mut sample = Sample::default();
    positions::<T::Game>(12, |game, events, rng| {
        if !sample.take(game, 3, 200) {
            return;
        }
        for me in viewers(game) {
            let stage = Stage::new(game, me, events);
            let refused = T::Game::any_move(rng).to_string();
            for pick in picks(&stage, rng) {
                for words in &languages {
                    let scene = stage.scene(words, &pick, Some(&refused));
                    check::<T::Game>(&whole::<T>(&scene));
                    check::<T::Game>(&T::describe(scene.view, &scene).into_string());
                    for news in &stage.news {
                        let line =
                            T::log_line(&news.event, Some(news.number), &maud::html! {}, &scene);
                        check::<T::Game>(&line.into_string());
                    }
                }
            }
        }
    });
    let positions: usize = sample.0.values().sum();
    assert!(sample.0.len() > 1 && positions > 500, "{:?}", sample.0);
    check::<T::Game>(&T::defs().into_string());
}

#[test]
fn every_page_of_every_viewer_is_sound_in_both_languages() {
    for id in GameId::ALL {
        with_title!(id, T => sound::<T>());
    }
}

/// Follows every link that picks something, from the page on which nothing is picked.
fn within_reach<T: Title<Game: Proved>>() {
    let words = games::words(Lang::En);
    let mut sample = Sample::default();
    let mut position = 0;
    positions::<T::Game>(9, |game, events, _| {
        let Turn::Decide(me) = game.turn() else { return };
        if !sample.take(game, 3, 150) {
            return;
        }
        position += 1;
        let stage = Stage::new(game, Some(me), events);
        let page = |pick: &str| whole::<T>(&stage.scene(&words, pick, None));
        let mut seen = BTreeSet::from([String::new()]);
        let mut open = vec![String::new()];
        let mut offered = BTreeSet::new();
        while let Some(pick) = open.pop() {
            let drawn = page(&pick);
            let prefix = values(&drawn, "data-prefix").first().map(|prefix| (*prefix).to_owned());
            let links = drawn.split("<a ").filter_map(|rest| Some(rest.split_once('>')?.0));
            let moves_there =
                |tag: &&str| tag.contains(" data-token=") && tag.contains(" data-move=");
            for lit in links.filter(moves_there) {
                let (token, text) = (values(lit, "data-token")[0], values(lit, "data-move")[0]);
                let touched = prefix.as_ref().map(|words| format!("{words} {token}"));
                assert_eq!(touched.as_deref(), Some(text));
            }
            let posted = drawn.split("name=\"move\" value=\"").skip(1);
            let posted = posted.filter_map(|rest| Some(rest.split_once('"')?.0));
            let moves = values(&drawn, "data-move");
            offered.extend(moves.into_iter().chain(posted).map(str::to_owned));
            for link in values(&drawn, "data-pick") {
                if seen.insert(link.to_owned()) {
                    open.push(link.to_owned());
                }
            }
        }
        let legal: BTreeSet<String> =
            stage.choices.iter().map(|choice| choice.text.clone()).collect();
        assert_eq!(offered, legal);
        // A touched place is only chosen on phones; then there is a button that plays it.
        for choice in stage.choices.iter().skip(position % 7).step_by(41) {
            let posts = format!("name=\"move\" value=\"{}\"", choice.text);
            assert!(page(&choice.text).contains(&posts), "no button for `{}`", choice.text);
        }
    });
}

#[test]
fn exactly_the_legal_moves_are_within_reach() {
    for id in GameId::ALL {
        with_title!(id, T => within_reach::<T>());
    }
}

fn tells_nothing<T: Title<Game: Proved>>() {
    let words = games::words(Lang::Pl);
    let mut sample = Sample::default();
    positions::<T::Game>(9, |game, events, rng| {
        if !sample.take(game, 3, 150) {
            return;
        }
        for me in viewers(game) {
            let who = me.map_or(Viewer::Public, Viewer::Seat);
            let view = game.view(who);
            let other = T::Game::determinize(&view, rng);
            let (stage, guess) = (Stage::new(game, me, events), Stage::new(&other, me, events));
            for pick in picks(&stage, rng) {
                let (scene, guessed) =
                    (stage.scene(&words, &pick, None), guess.scene(&words, &pick, None));
                assert_eq!(whole::<T>(&scene), whole::<T>(&guessed));
                let told =
                    |scene: &Scene<'_, T::Game>| T::describe(scene.view, scene).into_string();
                assert_eq!(told(&scene), told(&guessed));
            }
        }
    });
}

#[test]
fn a_page_tells_nothing_its_viewer_may_not_know() {
    for id in GameId::ALL {
        with_title!(id, T => tells_nothing::<T>());
    }
}

fn is_small<T: Title<Game: Proved>>() {
    let words = games::words(Lang::Pl);
    let (mut largest, mut sample) = (String::new(), Sample::default());
    positions::<T::Game>(6, |game, events, rng| {
        let Turn::Decide(me) = game.turn() else { return };
        if !sample.take(game, 2, 25) {
            return;
        }
        let stage = Stage::new(game, Some(me), events);
        for pick in picks(&stage, rng) {
            let page = whole::<T>(&stage.scene(&words, &pick, None));
            if page.len() > largest.len() {
                largest = page;
            }
        }
    });
    let mut packed = GzEncoder::new(Vec::new(), Compression::default());
    packed.write_all(largest.as_bytes()).unwrap();
    let packed = packed.finish().unwrap().len();
    assert!((1_000..10_000).contains(&packed), "{}: {packed} bytes", T::Game::INFO.id);
}

#[test]
fn a_page_in_the_middle_of_a_game_is_small() {
    for id in GameId::ALL {
        with_title!(id, T => is_small::<T>());
    }
}

fn escapes<T: Title<Game: Proved>>() {
    let words = games::words(Lang::En);
    let mut sample = Sample::default();
    positions::<T::Game>(2, |game, events, rng| {
        if !sample.take(game, 2, 50) {
            return;
        }
        let mut stage = Stage::new(game, Seat::new(0), events);
        for sitter in &mut stage.sitters {
            sitter.name = "<script>\"&".to_owned();
        }
        for pick in picks(&stage, rng) {
            let scene = stage.scene(&words, &pick, Some("<script>"));
            let lines = stage
                .news
                .iter()
                .map(|news| T::log_line(&news.event, None, &maud::html! {}, &scene));
            let lines: String = lines.map(|line| line.into_string()).collect();
            let page = whole::<T>(&scene) + &T::describe(scene.view, &scene).into_string() + &lines;
            assert!(page.contains("&lt;script&gt;") && !page.contains("<script"));
        }
    });
}

#[test]
fn names_are_escaped() {
    for id in GameId::ALL {
        with_title!(id, T => escapes::<T>());
    }
}

fn charts<T: Title<Game: Proved>>() {
    let game = T::Game::new(&options::<T::Game>(T::Game::INFO.players.1, &[])).unwrap();
    let (scores, figures) =
        (T::scores(&game.view(Viewer::All)), T::figures(&game.view(Viewer::All)));
    assert_eq!((scores.len(), figures.len()), (game.players(), game.players()));
    for words in Lang::ALL.map(games::words) {
        let names: BTreeMap<_, _> = T::score_names(&words).into_iter().collect();
        assert_eq!((names.len(), names.len()), (scores[0].len(), figures[0].len() + 1));
        assert!(!names.values().any(|name| name.starts_with(T::Game::INFO.id)), "{names:?}");
    }
}

#[test]
fn the_charted_values_have_names() {
    for id in GameId::ALL {
        with_title!(id, T => charts::<T>());
    }
}
