//! Writes pages of the games in all their states, to be looked at in a browser:
//! `cargo run -p boards --example boards -- OUT_DIR [pl]`.

#[path = "../tests/common/mod.rs"]
mod common;

use std::path::Path;

use boards::{Drawn, Parts, Scene};
use common::tigris::middle;
use common::{Stage, options};
use games::{Nations, Tigris};
use maud::{DOCTYPE, PreEscaped, html};
use table::scenario::Staged;
use table::{Game, Notation, Seat, Tokens, Turn};
use tigris::{Event, Move};
use words::{Lang, Words};

const STYLES: [&str; 5] = ["tokens.css", "app.css", "tigris.css", "nations.css", "table.css"];
const ASSETS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/assets");

fn main() {
    let mut args = std::env::args().skip(1);
    let out = args.next().expect("a folder to write to");
    let words = Words::new(args.next().and_then(|code| Lang::from_code(&code)).unwrap_or_default());
    std::fs::create_dir_all(&out).expect("the folder can be made");
    for file in STYLES {
        std::fs::copy(format!("{ASSETS}/{file}"), Path::new(&out).join(file)).expect("the look");
    }
    write_tigris(&out, &words);
    write_nations(&out, &words);
}

/// Writes one page: the game as a seat has it before it, with some words picked.
fn write<G: Drawn>(
    out: &str,
    words: &Words,
    name: &str,
    stage: &Stage<G>,
    pick: &str,
    refused: Option<&str>,
) {
    let page = page(&stage.scene(words, pick, refused));
    std::fs::write(Path::new(out).join(format!("{name}.html")), page).expect("the page");
}

fn write_nations(out: &str, words: &Words) {
    let show = |name: &str, game: &Nations, me: Option<usize>, pick: &str| {
        let stage = Stage::new(game, me.and_then(Seat::new), &[]);
        write(out, words, &format!("nations-{name}"), &stage, pick, None);
    };
    let middle = common::nations::middle();
    show("middle", &middle, Some(1), "");
    show("card", &middle, Some(1), "buy mosque");
    show("closed", &middle, Some(1), "look reconquista");
    show("worker", &middle, Some(1), "look windmill");
    show("lift", &middle, Some(1), "undeploy");
    show("wait", &middle, Some(0), "");
    show("spectator", &middle, None, "");
    let after = |game: &Nations, text: &str| {
        let mut game = game.clone();
        let m = nations::Move::parse(text).expect("a move");
        assert!(game.refusal(m).is_none(), "{text}: {:?}", game.refusal(m));
        game.apply(m, &mut |_| {});
        game
    };
    show("place", &after(&middle, "buy mosque"), Some(1), "");
    show("golden", &after(&middle, "buy magna-carta"), Some(1), "");
    show("battle", &after(&middle, "buy battle-of-hastings"), Some(1), "");
    show("done", &after(&middle, "deploy windmill"), Some(1), "");
    let all = [(1, "a"), (2, "b"), (5, "b")];
    for (players, sides) in all {
        let mut rng = table::Fast::new(7);
        let mut game =
            Nations::new(&options::<Nations>(players, &[("sides", sides)])).expect("these options");
        let mut seen = std::collections::BTreeSet::new();
        loop {
            match game.turn() {
                Turn::Over => break show(&format!("{players}-over"), &game, Some(0), ""),
                Turn::Chance => game.apply_chance(game.sample(&mut rng), &mut |_| {}),
                Turn::Decide(seat) => {
                    let phase = game.open().phase_name();
                    if seen.insert(phase) || game.open().round == 6 && seen.insert("late") {
                        show(&format!("{players}-{phase}"), &game, Some(seat.index()), "");
                    }
                    game.apply(game.daring_move(&mut rng), &mut |_| {});
                }
            }
        }
    }
}

fn write_tigris(out: &str, words: &Words) {
    let write =
        |name: &str, game: &Tigris, me: Option<usize>, pick: &str, refused: Option<&str>| {
            let stage = Stage::new(game, me.and_then(Seat::new), &events());
            write(out, words, name, &stage, pick, refused);
        };
    let start =
        common::staged::<Tigris>(4, "hand 1 settlement temple temple farm farm market\nbag 119");
    let middle = middle();
    write("start", &start, Some(0), "", None);
    write("tile", &middle, Some(0), "tile settlement", None);
    write("leader", &middle, Some(0), "leader king", None);
    write("ghost", &middle, Some(0), "tile settlement h5", None);
    write("catastrophe", &middle, Some(0), "catastrophe", None);
    write("refusal", &middle, Some(0), "tile settlement", Some("tile settlement o4"));
    write("swap", &middle, Some(0), "swap settlement settlement farm", None);
    write("wait", &middle, Some(1), "", None);
    write("spectator", &middle, None, "", None);
    let wars = after(&middle, &["tile settlement h5"]);
    write("wars", &wars, Some(0), "", None);
    let war = after(&wars, &["war king"]);
    write("war", &war, Some(0), "support 1", None);
    write("war-defender", &after(&war, &["support 1"]), Some(1), "support 1", None);
    let square = common::staged::<Tigris>(
        4,
        "put settlement h4 h5 i4\nleader 1 king j7\nhand 1 settlement temple",
    );
    let square = after(&square, &["tile settlement i5"]);
    write("monument", &square, Some(0), "", None);
    write("monument-ghost", &square, Some(0), "monument black-green h4", None);
    let gems = common::staged::<Tigris>(
        4,
        "put temple j7 k7 l7 l6 l5\nleader 1 trader l8\nhand 1 temple farm",
    );
    let gems = after(&gems, &["tile temple m5"]);
    write("treasure", &gems, Some(0), "", None);
    write("over", &finished(), Some(0), "", None);
}

/// What happened since the last turn, as in the mock.
fn events() -> Vec<Event> {
    let told = middle();
    let mut events = Vec::new();
    for line in ["2 tile farm d8", "3 leader king n9", "4 tile temple m5"] {
        let (seat, text) = line.split_once(' ').expect("a seat and a move");
        let mut game = told.clone();
        game.arrange(&mut Tokens::new(&format!("active {seat}"))).expect("a seat");
        let cell = text.rsplit(' ').next().unwrap_or_default();
        game.arrange(&mut Tokens::new(&format!("clear {cell}"))).expect("a cell");
        let m = Move::parse(text).expect("a move");
        game.apply(m, &mut |event| events.push(event));
    }
    events
}

fn after(game: &Tigris, moves: &[&str]) -> Tigris {
    let mut game = game.clone();
    for text in moves {
        let m = Move::parse(text).expect("a move");
        assert!(game.refusal(m).is_none(), "{text}: {:?}", game.refusal(m));
        game.apply(m, &mut |_| {});
    }
    game
}

fn finished() -> Tigris {
    let mut rng = table::Fast::new(5);
    let mut game =
        Tigris::new(&options::<Tigris>(3, &[("open-scores", "yes")])).expect("these options");
    loop {
        match game.turn() {
            Turn::Over => return game,
            Turn::Chance => game.apply_chance(game.sample(&mut rng), &mut |_| {}),
            Turn::Decide(_) => game.apply(game.daring_move(&mut rng), &mut |_| {}),
        }
    }
}

/// The page as the server would put it together, without its script.
fn page<G: Drawn>(scene: &Scene<'_, G>) -> String {
    let sprite = std::fs::read_to_string(format!("{ASSETS}/symbols.svg")).expect("the sprite");
    let Parts { prompt, hand, board, lens, rail } = G::page(scene);
    html! {
        (DOCTYPE)
        html lang=(scene.words.lang().code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                @for file in STYLES { link rel="stylesheet" href=(file); }
                title { "Uruk" }
            }
            body class={ "table " (G::INFO.id) } {
                div.defs aria-hidden="true" { (PreEscaped(sprite)) svg { (G::defs()) } }
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
                                @for news in scene.news { (G::log_line(&news.event, Some(news.number), scene)) }
                            }
                        }
                    }
                    (G::describe(scene.view, scene))
                }
            }
        }
    }
    .into_string()
}
