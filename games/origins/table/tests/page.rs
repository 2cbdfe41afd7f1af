//! The page of Origins: what each worker would pay, which cards the seats match, what a tile would
//! open, and which figures are ours.

use draw::Title as _;
use draw::stage::{Stage, staged, values, whole, words};
use origins::{Data, Origins};
use origins_table::Origins as Title;
use table::Seat;
use words::Lang;

/// A position in the middle of a game.
fn middle() -> Origins {
    staged(4, include_str!("middle.txt"))
}

fn page(pick: &str) -> String {
    let words = words::<Title>(Lang::En);
    let stage = Stage::new(&middle(), Seat::new(0), &[]);
    whole::<Title>(&stage.scene(&words, pick, None))
}

#[test]
fn every_place_says_what_each_worker_would_pay() {
    let page = page("");
    for said in [
        "Place 1 with red 4: free: <",
        "Place 2 with red 4: 1 wisdom, bonus action too",
        "Place 5 with yellow 6: free, both actions, bonus action too",
        "Place 4 with speaker 3: 3 wisdom",
        "Place 4 with archon: free, bonus action too",
    ] {
        assert!(page.contains(said), "{said}");
    }
    // Three wisdom are two wisdom and one gold for whoever has no more.
    let link = page.split("data-move=\"visit 4 speaker3\"").nth(1).unwrap();
    let link = link.split("</a>").next().unwrap();
    assert!(
        link.contains(">2<svg class=\"i i-wisdom\"") && link.contains(">1<svg class=\"i i-gold\"")
    );
}

#[test]
fn open_seats_and_cards_carry_the_same_letters() {
    let page = page("");
    let districts = page.split("id=\"districts\"").nth(1).unwrap();
    let cards: Vec<&str> = districts.split("<span class=\"district-name\">").skip(1).collect();
    let letters = |card: &str| -> String {
        let fits = card.split("<b class=\"seat-letter\">").skip(1);
        fits.filter_map(|rest| rest.chars().next()).collect()
    };
    assert_eq!(
        cards.iter().take(4).map(|card| letters(card)).collect::<Vec<_>>(),
        ["B", "AB", "", ""]
    );
    assert!(page.contains("close 1,-1 yellow6"), "the seat can be closed from the list");
}

#[test]
fn a_picked_tile_lights_cells_and_says_what_they_open() {
    let mut game = middle();
    for text in ["visit 2 yellow6", "lower"] {
        let m = table::Notation::parse(text).unwrap();
        assert!(table::Game::refusal(&game, m).is_none(), "{text}");
        table::Game::apply(&mut game, m, &mut |_| {});
    }
    let words = words::<Title>(Lang::En);
    let stage = Stage::new(&game, Seat::new(0), &[]);
    let plain = whole::<Title>(&stage.scene(&words, "", None));
    assert!(!plain.contains("class=\"hits\"") && plain.contains("data-pick=\"farm 5 at\""));
    let lit = whole::<Title>(&stage.scene(&words, "farm 1 at", None));
    assert!(lit.contains("data-prefix=\"farm 1 at\"") && lit.contains("class=\"hits\""));
    assert!(lit.contains("Farm on -1,0 (Estate); completes a district"), "{lit}");
    assert!(values(&lit, "data-move").iter().all(|text| !text.starts_with("buy")));
}

#[test]
fn the_page_says_which_figures_are_ours() {
    for (lang, said) in [(Lang::En, "all district cards"), (Lang::Pl, "wszystkie karty dzielnic")] {
        let words = words::<Title>(lang);
        let stage = Stage::new(&middle(), None, &[]);
        assert!(whole::<Title>(&stage.scene(&words, "", None)).contains(said));
    }
}

#[test]
fn the_terminal_shows_the_table() {
    let words = words::<Title>(Lang::En);
    let names = ["Ania", "Enkidu", "Marek", "Kubaba"].map(str::to_owned);
    let table = draw::Table { words: &words, names: &names, paint: draw::Paint::Plain };
    let view = table::Game::view(&middle(), table::Viewer::Public);
    let text = Title::text(&view, &table);
    for said in
        ["[4] ^6 purple", "1·estate O 0w 3s", "1·D13 RPB 20/10 2g", "R outpost", "41 points"]
    {
        assert!(text.contains(said), "{said}: {text}");
    }
}

#[test]
fn the_guide_draws_the_temple_tracks_of_the_data() {
    let picture = Title::figure(&words::<Title>(Lang::En), "or-temples", "").unwrap().into_string();
    let shown = picture
        .split("class=\"origins-small\"")
        .skip(1)
        .filter_map(|rest| rest.split_once('>')?.1.split_once('<')?.0.parse::<u8>().ok());
    let shown: Vec<u8> = shown.collect();
    let track = &Data::builtin().temple[..=10];
    assert_eq!(shown, [track; 3].concat());
    let sum = u32::from(track[4] + track[7]);
    assert_eq!(Title::fact("or-temples-sum"), Some(sum), "discs on the spaces 10, 4 and 7");
}
