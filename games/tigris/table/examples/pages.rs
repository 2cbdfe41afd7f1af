//! Writes pages of the game in all its states, to be looked at in a browser:
//! `cargo run -p tigris_table --example tigris_pages -- FOLDER [pl]`.

use draw::samples::{Folder, after, play, since};
use draw::stage::{options, staged};
use table::Game;
use tigris::Tigris;
use tigris_table::Tigris as Title;

fn main() {
    let folder = Folder::from_args::<Title>();
    let middle: Tigris = staged(4, include_str!("../tests/middle.txt"));
    let events = since(&middle, &["2 tile farm d8", "3 leader king n9", "4 tile temple m5"]);
    let write = |name: &str, game: &Tigris, me, pick: &str, refused| {
        folder.write::<Title>(name, (game, me), &events, pick, refused);
    };
    let start = staged(4, "hand 1 settlement temple temple farm farm market\nbag 119");
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
    let square = staged(4, "put settlement h4 h5 i4\nleader 1 king j7\nhand 1 settlement temple");
    let square = after(&square, &["tile settlement i5"]);
    write("monument", &square, Some(0), "", None);
    write("monument-ghost", &square, Some(0), "monument black-green h4", None);
    let gems = staged(4, "put temple j7 k7 l7 l6 l5\nleader 1 trader l8\nhand 1 temple farm");
    let gems = after(&gems, &["tile temple m5"]);
    write("treasure", &gems, Some(0), "", None);
    let open: Tigris = Game::new(&options::<Tigris>(3, &[("open-scores", "yes")])).expect("a game");
    write("over", &play(open, |_| false), Some(0), "", None);
}
