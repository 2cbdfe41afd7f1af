//! The page: what the board offers and what it says.

use draw::Title as _;
use draw::stage::{Stage, staged, whole, words};
use table::Seat;
use ur::Ur;
use ur_table::Ur as Title;
use words::Lang;

fn page(lang: Lang, pick: &str) -> String {
    let game: Ur = staged(2, "put 1 3 6\nput 2 8 10\nactive 1\nroll 4");
    let stage = Stage::new(&game, Seat::new(0), &[]);
    whole::<Title>(&stage.scene(&words::<Title>(lang), pick, None))
}

#[test]
fn pieces_that_may_move_are_lit_and_say_what_it_brings() {
    let page = page(Lang::En, "");
    for said in ["Enter on 4, roll again", "Move from 3 to 7", "Move from 6 to 10, capture Enkidu"]
    {
        assert!(page.contains(said), "{said}");
    }
    assert_eq!(page.matches("data-move").count(), 3);
}

#[test]
fn a_picked_move_has_a_button() {
    let page = page(Lang::Pl, "move 3");
    assert!(page.contains("name=\"move\" value=\"move 3\"") && page.contains("Rusz z pola 3 na 7"));
}

#[test]
fn the_board_in_a_terminal_shows_both_paths() {
    let game: Ur = staged(2, "put 1 3 6\nput 2 8 10\nactive 1\nroll 4");
    let words = words::<Title>(Lang::En);
    let names = ["Ania", "Enkidu"].map(str::to_owned);
    let table = draw::Table { words: &words, names: &names, paint: draw::Paint::Plain };
    let text = Title::text(&game, &table);
    assert!(
        text.starts_with("[✿] [ ] [ ] [ ]         [✿] [ ]\n[ ] [L] [ ] [B] [ ] [B] [ ] [ ]\n"),
        "{text}"
    );
    assert!(text.contains("▶ L Ania  waiting: 5  borne off: 0\n"), "{text}");
}
