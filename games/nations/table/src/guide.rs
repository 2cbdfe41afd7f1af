//! The figures of the guide to Nations, and its pictures: its symbols, the rows and their prices, a card, the
//! population track, a war, books.

use maud::{Markup, html};
use nations::{
    AGE_ROUNDS, BOOKS_VP, Cell, DIFFICULTIES, Nations, REVOLT_VP, ROWS, SHORTAGE_BOOKS,
    SHORTAGE_VP, SPACE_COST, WAR_VP,
};
use table::Game;
use words::Words;

use draw::parts::{EMBLEMS, icon};

/// The example of the population track: workers taken from food and from stability.
const TAKEN: [u32; 2] = [2, 1];
/// The example of a war: its strength.
const WAR: u32 = 9;
/// The strength of the nations.
const STRENGTH: [u32; 3] = [6, 9, 12];
/// The example of the end of an age: the books of the nations.
const BOOKS: [u32; 4] = [13, 11, 11, 4];

/// The figure with this name: of the game, or of the example in a picture.
pub fn fact(name: &str) -> Option<u32> {
    let ages =
        Nations::INFO.options.iter().find(|spec| spec.key == "ages")?.default.parse().ok()?;
    let space = u32::from(SPACE_COST.unsigned_abs());
    let vp = |place: usize| book_vp(BOOKS[place]);
    Some(match name {
        "rounds" => u32::from(AGE_ROUNDS) * ages,
        "ages" => ages,
        "price-low" => price(1)?,
        "price-middle" => price(2)?,
        "price-high" => price(ROWS)?,
        "growth-prince" => {
            DIFFICULTIES.iter().find(|(difficulty, _)| *difficulty == "prince")?.1.into()
        }
        "space-cost" => space,
        "war-vp" => WAR_VP.into(),
        "shortage-vp" => SHORTAGE_VP.into(),
        "shortage-books" => SHORTAGE_BOOKS.into(),
        "revolt-vp" => REVOLT_VP.into(),
        "books-vp" => BOOKS_VP.into(),
        // Advice, not a rule (NA-HINT-1).
        "hint-stone" | "hint-gold" => 3,
        "hint-food" => 2,
        "na-population-food-taken" => TAKEN[0],
        "na-population-stability-taken" => TAKEN[1],
        "na-population-food" => TAKEN[0] * space,
        "na-population-stability" => TAKEN[1] * space,
        "na-war-marker" => WAR,
        "na-war-lion" => STRENGTH[0],
        "na-war-bull" => STRENGTH[1],
        "na-war-archer" => STRENGTH[2],
        "na-books-first" => BOOKS[0],
        "na-books-second" => BOOKS[1],
        "na-books-third" => BOOKS[2],
        "na-books-fourth" => BOOKS[3],
        "na-books-vp-first" => vp(0),
        "na-books-vp-second" => vp(1),
        "na-books-vp-third" => vp(2),
        "na-books-vp-fourth" => vp(3),
        _ => return None,
    })
}

/// The price of the cards in a row (NA-MAINT-4).
fn price(row: usize) -> Option<u32> {
    Some(Cell::new(row, 1)?.row().into())
}

/// What a number of books brings among those of the example (NA-AGE-1).
fn book_vp(books: u32) -> u32 {
    u32::from(BOOKS_VP) * BOOKS.iter().filter(|other| **other < books).count() as u32
}

/// The picture with this name, if it is one of these.
pub fn draw(words: &Words, name: &str, label: &str) -> Option<Markup> {
    Some(match name {
        "na-resources" => symbols(words),
        "na-rows" => svg(300, 150, label, &rows()),
        "na-card" => svg(300, 110, label, &card()),
        "na-population" => svg(200, 80, label, &population()),
        "na-war" => svg(300, 76, label, &war()),
        "na-books" => svg(300, 96, label, &books()),
        _ => return None,
    })
}

fn svg(width: i32, height: i32, label: &str, inside: &Markup) -> Markup {
    html! {
        svg.map.nations-picture viewBox={ "0 0 " (width) " " (height) } role="img" aria-label=(label) { (inside) }
    }
}

fn sign(id: &str, x: i32, y: i32, size: i32) -> Markup {
    html! { use class={ "nations-" (id) } href={ "#" (id) } x=(x) y=(y) width=(size) height=(size) {} }
}

fn number(x: i32, y: i32, text: &str) -> Markup {
    html! { text.nations-number x=(x) y=(y) { (text) } }
}

/// What a nation has, each with its symbol.
fn symbols(words: &Words) -> Markup {
    let all = ["gold", "stone", "food", "books", "strength", "stability", "victory"];
    html! {
        ul.symbol-key.nations-key {
            @for id in all {
                @let key = format!("nations-{}", if id == "victory" { "vp" } else { id });
                li class={ "nations-" (id) } { (icon(id)) span { (words.get(&key)) } }
            }
        }
    }
}

/// Three rows with their prices; unsold cards of the top row come down.
fn rows() -> Markup {
    html! {
        @for (place, price) in (1..=ROWS).rev().filter_map(price).enumerate() {
            @let y = 8 + 46 * place as i32;
            (number(10, y + 26, &price.to_string())) (sign("gold", 22, y + 12, 18))
            @for column in 0..4 {
                @let gone = place > 0;
                rect.nations-card.nations-gone[gone] x=(60 + 46 * column) y=(y) width="38" height="38" rx="5" {}
                @if gone && place == 1 { path.nations-cross d={ "M" (68 + 46 * column) " " (y + 8) "l22 22m0-22l-22 22" } {} }
            }
        }
        path.nations-arrow d="M252 27c34 10 34 82 4 94l10-9m-10 9l12 3" {}
    }
}

/// A building with its parts.
fn card() -> Markup {
    html! {
        path.nations-frame d="M92 106V22h6v-7h7V8h90v7h7v7h6v84z" {}
        path.nations-head d="M92 38V22h6v-7h7V8h90v7h7v7h6v16z" {}
        (sign("human", 100, 46, 20)) (number(130, 64, "2")) (sign("gold", 140, 47, 20))
        (number(172, 64, "2")) (sign("stability", 182, 47, 20))
        (number(106, 96, "2")) (sign("stone", 114, 82, 16))
        @for ring in 0..3 {
            circle.nations-ring cx=(156 + 20 * ring) cy="91" r="8" {}
            text.nations-points x=(156 + 20 * ring) y="95" { "1" }
        }
    }
}

/// Both sections of the track with some spaces empty.
fn population() -> Markup {
    let row = |y: i32, id: &str, empty: u32| {
        html! {
            (sign(id, 6, y + 5, 22))
            @for space in 0..4 {
                @let empty = space < empty as i32;
                rect.nations-space.nations-empty[empty] x=(40 + 36 * space) y=(y) width="30" height="30" rx="5" {}
                @if empty { text.nations-loss x=(55 + 36 * space) y=(y + 20) { "−" (SPACE_COST) } }
                @else { (sign("human", 44 + 36 * space, y + 4, 22)) }
            }
        }
    };
    html! { (row(4, "food", TAKEN[0])) (row(44, "stability", TAKEN[1])) }
}

/// Three nations on the strength track, the war between them.
fn war() -> Markup {
    let at = |strength: u32| 20 + 18 * strength as i32;
    html! {
        path.nations-line d="M20 44H290" {}
        rect.nations-lost x="12" y="38" width=(at(WAR) - 14) height="12" rx="6" {}
        path.nations-cross d={ "M" (at(WAR)) " 16v44" } {}
        @for (seat, strength) in STRENGTH.into_iter().enumerate() {
            circle.nations-token cx=(at(strength)) cy="44" r="14" {}
            (sign(EMBLEMS[seat], at(strength) - 9, 35, 18))
            (number(at(strength), 73, &strength.to_string()))
        }
        (number(at(WAR), 12, &WAR.to_string()))
    }
}

/// Books of four nations and the VP they bring.
fn books() -> Markup {
    html! {
        @for (seat, count) in BOOKS.into_iter().enumerate() {
            @let y = 4 + 23 * seat as i32;
            (sign(EMBLEMS[seat], 4, y, 18))
            @let width = 14 * count as i32;
            rect.nations-bar x="30" y=(y + 2) width=(width) height="14" rx="3" {}
            (number(44 + width, y + 15, &count.to_string()))
            (number(264, y + 15, &format!("+{}", book_vp(count)))) (sign("victory", 276, y, 18))
        }
    }
}
