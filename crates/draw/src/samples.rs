//! Sample pages of a game in all its states, to be looked at in a browser.

use std::path::{Path, PathBuf};

use maud::{DOCTYPE, PreEscaped, html};
use table::scenario::Staged;
use table::{Game, Notation, Proved, Seat, Tokens, Turn};
use words::{Lang, Words};

use crate::stage::{Stage, words};
use crate::{Parts, Scene, Title};

const STYLES: [&str; 3] = ["tokens.css", "app.css", "table.css"];
const ASSETS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/assets");

/// Where pages are written, and in which language.
pub struct Folder {
    path: PathBuf,
    words: Words,
}

impl Folder {
    /// The folder and the language named on the command line.
    pub fn from_args<T: Title>() -> Folder {
        let mut args = std::env::args().skip(1);
        let path = PathBuf::from(args.next().expect("a folder to write to"));
        let lang = args.next().and_then(|code| Lang::from_code(&code)).unwrap_or_default();
        std::fs::create_dir_all(&path).expect("the folder can be made");
        for file in STYLES {
            std::fs::copy(Path::new(ASSETS).join(file), path.join(file)).expect("the look");
        }
        let style = path.join(T::Game::INFO.id).with_extension("css");
        std::fs::write(style, T::STYLE).expect("the look");
        Folder { path, words: words::<T>(lang) }
    }

    /// Writes the page of a viewer.
    pub fn write<T: Title>(
        &self,
        name: &str,
        (game, me): (&T::Game, Option<usize>),
        events: &[<T::Game as Game>::Event],
        pick: &str,
        refused: Option<&str>,
    ) {
        let stage = Stage::new(game, me.and_then(Seat::new), events);
        let scene = stage.scene(&self.words, pick, refused);
        let file = format!("{}-{name}.html", T::Game::INFO.id);
        std::fs::write(self.path.join(file), page::<T>(&scene)).expect("the page");
    }
}

/// What these moves, each with its seat in front, would have brought on their own before they were
/// made.
pub fn since<G: Staged>(told: &G, lines: &[&str]) -> Vec<G::Event> {
    let mut events = Vec::new();
    for line in lines {
        let (seat, text) = line.split_once(' ').expect("a seat and a move");
        let mut game = told.clone();
        let cell = text.rsplit(' ').next().unwrap_or_default();
        for words in [format!("active {seat}"), format!("clear {cell}")] {
            game.arrange(&mut Tokens::new(&words)).expect("words of a scenario");
        }
        game.apply(G::Move::parse(text).expect("a move"), &mut |event| events.push(event));
    }
    events
}

/// The position after these moves.
pub fn after<G: Game>(game: &G, moves: &[&str]) -> G {
    let mut game = game.clone();
    for text in moves {
        let m = G::Move::parse(text).expect("a move");
        assert!(game.refusal(m).is_none(), "{text}: {:?}", game.refusal(m));
        game.apply(m, &mut |_| {});
    }
    game
}

/// The game played on at random until it is over or something is so.
pub fn play<G: Proved>(mut game: G, until: impl Fn(&G) -> bool) -> G {
    let mut rng = table::Fast::new(5);
    loop {
        match game.turn() {
            _ if until(&game) => return game,
            Turn::Over => return game,
            Turn::Chance => game.apply_chance(game.sample(&mut rng), &mut |_| {}),
            Turn::Decide(_) => game.apply(game.daring_move(&mut rng), &mut |_| {}),
        }
    }
}

/// The page as the server would put it together, without its script.
fn page<T: Title>(scene: &Scene<'_, T::Game>) -> String {
    let sprite = std::fs::read_to_string(format!("{ASSETS}/symbols.svg")).expect("the sprite");
    let Parts { prompt, hand, board, lens, rail } = T::page(scene);
    html! {
        (DOCTYPE)
        html lang=(scene.words.lang().code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                @for file in STYLES { link rel="stylesheet" href=(file); }
                link rel="stylesheet" href={ (T::Game::INFO.id) ".css" };
                title { "Uruk" }
            }
            body class={ "table " (T::Game::INFO.id) } {
                div.defs aria-hidden="true" { (PreEscaped(sprite)) svg { (T::defs()) } }
                header.top { a.brand href="#" { span { "Uruk" } } }
                main {
                    div.dock {
                        section.prompt.wait[scene.choices.is_empty()] #prompt {
                            (prompt)
                            div.do {}
                        }
                        (hand)
                    }
                    (board)
                    (lens)
                    div.rail {
                        (rail)
                        section.panel.history {
                            ol.log {
                                @for news in scene.news {
                                    (T::log_line(&news.event, Some(news.number), &html! {}, scene))
                                }
                            }
                        }
                    }
                    (T::describe(scene.view, scene))
                }
            }
        }
    }
    .into_string()
}
