//! Writes pages of the games in all their states, to be looked at in a browser:
//! `cargo run -p boards --example boards -- OUT_DIR [pl]`.

#[allow(dead_code)] // the tests use the rest
#[path = "../tests/boards/common/mod.rs"]
mod common;

use std::path::{Path, PathBuf};

use boards::{Drawn, Parts, Scene};
use common::{Stage, options, staged};
use games::{Babylonia, Nations, Origins, Tigris};
use maud::{DOCTYPE, PreEscaped, html};
use table::scenario::Staged;
use table::{Game, Notation, Proved, Seat, Tokens, Turn};
use words::{Lang, Words};

const STYLES: [&str; 7] = [
    "tokens.css",
    "app.css",
    "tigris.css",
    "babylonia.css",
    "nations.css",
    "origins.css",
    "table.css",
];
const ASSETS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/assets");

/// Where pages are written, and in which language.
struct Folder {
    path: PathBuf,
    words: Words,
}

impl Folder {
    fn write<G: Drawn>(
        &self,
        name: &str,
        (game, me): (&G, Option<usize>),
        events: &[G::Event],
        pick: &str,
        refused: Option<&str>,
    ) {
        let stage = Stage::new(game, me.and_then(Seat::new), events);
        let scene = stage.scene(&self.words, pick, refused);
        let file = format!("{}-{name}.html", G::INFO.id);
        std::fs::write(self.path.join(file), page(&scene)).expect("the page");
    }
}

fn main() {
    let mut args = std::env::args().skip(1);
    let path = PathBuf::from(args.next().expect("a folder to write to"));
    let words = Words::new(args.next().and_then(|code| Lang::from_code(&code)).unwrap_or_default());
    std::fs::create_dir_all(&path).expect("the folder can be made");
    for file in STYLES {
        std::fs::copy(Path::new(ASSETS).join(file), path.join(file)).expect("the look");
    }
    let folder = Folder { path, words };
    tigris(&folder);
    babylonia(&folder);
    nations(&folder);
    origins(&folder);
}

fn origins(folder: &Folder) {
    let show = |name: &str, game: &Origins, me, pick: &str| {
        folder.write(name, (game, me), &[], pick, None);
    };
    let middle = common::origins();
    show("middle", &middle, Some(0), "");
    show("worker", &middle, Some(0), "red4");
    show("tower", &middle, Some(0), "tower");
    show("close", &middle, Some(0), "close");
    show("whole", &middle, Some(0), "visit 2 red4");
    show("wait", &middle, Some(1), "");
    show("spectator", &middle, None, "");
    let visit = after(&middle, &["visit 5 yellow6"]);
    show("visit", &visit, Some(0), "");
    show("train", &after(&visit, &["lower"]), Some(0), "");
    let buying = after(&middle, &["visit 2 yellow6", "lower"]);
    show("buy", &buying, Some(0), "");
    show("cells", &buying, Some(0), "buy 1 at");
    show("farm", &buying, Some(0), "farm 5 at 0,-1");
    show("temple", &after(&middle, &["visit 3 red4", "lower"]), Some(0), "");
    show("card", &after(&middle, &["close 1,0 yellow6"]), Some(0), "");
    for players in [1, 4] {
        let start: Origins = Game::new(&options::<Origins>(players, &[])).expect("a game");
        let draft = play(start, |game| matches!(game.turn(), Turn::Decide(_)));
        show(&format!("{players}-draft"), &draft, Some(draft.open().active.index()), "");
        show(&format!("{players}-over"), &play(draft, |_| false), Some(0), "");
    }
}

fn nations(folder: &Folder) {
    let show = |name: &str, game: &Nations, me, pick: &str| {
        folder.write(name, (game, me), &[], pick, None);
    };
    let middle = common::nations();
    show("middle", &middle, Some(1), "");
    show("card", &middle, Some(1), "buy mosque");
    show("closed", &middle, Some(1), "look reconquista");
    show("worker", &middle, Some(1), "look windmill");
    show("lift", &middle, Some(1), "undeploy");
    show("wait", &middle, Some(0), "");
    show("spectator", &middle, None, "");
    show("place", &after(&middle, &["buy mosque"]), Some(1), "");
    show("golden", &after(&middle, &["buy magna-carta"]), Some(1), "");
    show("battle", &after(&middle, &["buy battle-of-hastings"]), Some(1), "");
    show("done", &after(&middle, &["deploy windmill"]), Some(1), "");
    for (players, sides) in [(1, "a"), (2, "b"), (5, "b")] {
        let level = [("sides", sides), ("level", "expert")];
        let game: Nations = Game::new(&options::<Nations>(players, &level)).expect("a game");
        show(&format!("{players}-over"), &play(game, |_| false), Some(0), "");
    }
}

fn tigris(folder: &Folder) {
    let middle = common::tigris();
    let events = since(&middle, &["2 tile farm d8", "3 leader king n9", "4 tile temple m5"]);
    let write = |name: &str, game: &Tigris, me, pick: &str, refused| {
        folder.write(name, (game, me), &events, pick, refused);
    };
    let start = staged("hand 1 settlement temple temple farm farm market\nbag 119");
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
    let square = staged("put settlement h4 h5 i4\nleader 1 king j7\nhand 1 settlement temple");
    let square = after(&square, &["tile settlement i5"]);
    write("monument", &square, Some(0), "", None);
    write("monument-ghost", &square, Some(0), "monument black-green h4", None);
    let gems = staged("put temple j7 k7 l7 l6 l5\nleader 1 trader l8\nhand 1 temple farm");
    let gems = after(&gems, &["tile temple m5"]);
    write("treasure", &gems, Some(0), "", None);
    let open: Tigris = Game::new(&options::<Tigris>(3, &[("open-scores", "yes")])).expect("a game");
    write("over", &play(open, |_| false), Some(0), "", None);
}

fn babylonia(folder: &Folder) {
    let middle = common::babylonia();
    let told = ["2 place servant d10", "2 place farmer j20", "3 place merchant l18"];
    let events = since(&middle, &told);
    let write = |name: &str, game: &Babylonia, me, pick: &str, refused| {
        folder.write(name, (game, me), &events, pick, refused);
    };
    for players in 2..=4 {
        let game: Babylonia = Game::new(&options::<Babylonia>(players, &[])).expect("a game");
        let begun = play(game, |game| matches!(game.turn(), Turn::Decide(_)));
        let me = begun.open().active.index();
        write(&format!("start-{players}"), &begun, Some(me), "", None);
    }
    write("choose", &middle, Some(0), "", None);
    write("kind", &middle, Some(0), "place priest", None);
    write("farmer", &middle, Some(0), "place farmer", None);
    write("ghost", &middle, Some(0), "place priest p10", None);
    write("refusal", &middle, Some(0), "place priest", Some("place priest a13"));
    write("wait", &middle, Some(1), "", None);
    write("spectator", &middle, None, "", None);
    let more = after(&middle, &["place farmer p10", "place farmer q17"]);
    write("more", &more, Some(0), "", None);
    let score = after(&more, &["end"]);
    write("score", &score, Some(0), "", None);
    write("score-ghost", &score, Some(0), "score q19", None);
    let card = staged(
        "put 1 farmer i11 h12 j12 h14\nput 2 farmer i15\nhand 1 farmer*5\ncity priest d4 h20 p8",
    );
    let card = after(&card, &["place farmer j14", "place farmer e5", "end"]);
    write("card", &card, Some(0), "", None);
    write("card-ghost", &card, Some(0), "card 5", None);
    let extra = staged("card 1 2\ncity priest d4 h20 p8\nhand 1 farmer*5\npool 1 none");
    let extra = after(&extra, &["place farmer j14", "place farmer e5", "end"]);
    write("extra", &extra, Some(0), "", None);
    let game: Babylonia = Game::new(&options::<Babylonia>(3, &[])).expect("a game");
    write("over", &play(game, |_| false), Some(0), "", None);
}

/// What these moves, each with its seat in front, would have brought on their own before they were
/// made.
fn since<G: Staged>(told: &G, lines: &[&str]) -> Vec<G::Event> {
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

fn after<G: Game>(game: &G, moves: &[&str]) -> G {
    let mut game = game.clone();
    for text in moves {
        let m = G::Move::parse(text).expect("a move");
        assert!(game.refusal(m).is_none(), "{text}: {:?}", game.refusal(m));
        game.apply(m, &mut |_| {});
    }
    game
}

/// The game played on at random until it is over or something is so.
fn play<G: Proved>(mut game: G, until: impl Fn(&G) -> bool) -> G {
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
                                @for news in scene.news {
                                    (G::log_line(&news.event, Some(news.number), &html! {}, scene))
                                }
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
