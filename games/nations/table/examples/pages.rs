//! Writes pages of the game in all its states, to be looked at in a browser:
//! `cargo run -p nations_table --example nations_pages -- FOLDER [pl]`.

use draw::samples::{Folder, after, play};
use draw::stage::{options, staged};
use nations::Nations;
use nations_table::Nations as Title;
use table::Game;

fn main() {
    let folder = Folder::from_args::<Title>();
    let show = |name: &str, game: &Nations, me, pick: &str| {
        folder.write::<Title>(name, (game, me), &[], pick, None);
    };
    let middle: Nations = staged(4, include_str!("../tests/middle.txt"));
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
