//! Writes pages of the game in all its states, to be looked at in a browser:
//! `cargo run -p origins_table --example origins_pages -- FOLDER [pl]`.

use draw::samples::{Folder, after, play};
use draw::stage::{options, staged};
use origins::Origins;
use origins_table::Origins as Title;
use table::{Game, Turn};

fn main() {
    let folder = Folder::from_args::<Title>();
    let show = |name: &str, game: &Origins, me, pick: &str| {
        folder.write::<Title>(name, (game, me), &[], pick, None);
    };
    let middle: Origins = staged(4, include_str!("../tests/middle.txt"));
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
