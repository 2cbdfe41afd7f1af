//! Writes pages of the game in all its states, to be looked at in a browser:
//! `cargo run -p babylonia_table --example babylonia_pages -- FOLDER [pl]`.

use babylonia::Babylonia;
use babylonia_table::Babylonia as Title;
use draw::samples::{Folder, after, play, since};
use draw::stage::{options, staged};
use table::{Game, Turn};

fn main() {
    let folder = Folder::from_args::<Title>();
    let middle: Babylonia = staged(4, include_str!("../tests/middle.txt"));
    let told = ["2 place servant d10", "2 place farmer j20", "3 place merchant l18"];
    let events = since(&middle, &told);
    let write = |name: &str, game: &Babylonia, me, pick: &str, refused| {
        folder.write::<Title>(name, (game, me), &events, pick, refused);
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
        4,
        "put 1 farmer i11 h12 j12 h14\nput 2 farmer i15\nhand 1 farmer*5\ncity priest d4 h20 p8",
    );
    let card = after(&card, &["place farmer j14", "place farmer e5", "end"]);
    write("card", &card, Some(0), "", None);
    write("card-ghost", &card, Some(0), "card 5", None);
    let extra = staged(4, "card 1 2\ncity priest d4 h20 p8\nhand 1 farmer*5\npool 1 none");
    let extra = after(&extra, &["place farmer j14", "place farmer e5", "end"]);
    write("extra", &extra, Some(0), "", None);
    let game: Babylonia = Game::new(&options::<Babylonia>(3, &[])).expect("a game");
    write("over", &play(game, |_| false), Some(0), "", None);
}
