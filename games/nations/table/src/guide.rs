//! The pictures of the guide to Nations: its symbols, the rows and their prices, a card, the
//! population track, a war, books.

use maud::{Markup, html};
use words::Words;

use draw::parts::{EMBLEMS, icon};

/// The figure with this name.
pub fn fact(_: &str) -> Option<u32> {
    None
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
        @for (place, price) in ["3", "2", "1"].into_iter().enumerate() {
            @let y = 8 + 46 * place as i32;
            (number(10, y + 26, price)) (sign("gold", 22, y + 12, 18))
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
    let row = |y: i32, id: &str, empty: i32| {
        html! {
            (sign(id, 6, y + 5, 22))
            @for space in 0..4 {
                rect.nations-space.nations-empty[space < empty] x=(40 + 36 * space) y=(y) width="30" height="30" rx="5" {}
                @if space < empty { text.nations-loss x=(55 + 36 * space) y=(y + 20) { "−3" } }
                @else { (sign("human", 44 + 36 * space, y + 4, 22)) }
            }
        }
    };
    html! { (row(4, "food", 2)) (row(44, "stability", 1)) }
}

/// Three nations on the strength track, the war between them.
fn war() -> Markup {
    let at = |strength: i32| 20 + 18 * strength;
    html! {
        path.nations-line d="M20 44H290" {}
        rect.nations-lost x="12" y="38" width=(at(9) - 14) height="12" rx="6" {}
        path.nations-cross d={ "M" (at(9)) " 8v56" } {}
        @for (seat, strength) in [6, 9, 12].into_iter().enumerate() {
            circle.nations-token cx=(at(strength)) cy="44" r="14" {}
            (sign(EMBLEMS[seat], at(strength) - 9, 35, 18))
            (number(at(strength), 73, &strength.to_string()))
        }
        (number(at(9), 12, "9"))
    }
}

/// Books of four nations and the VP they bring.
fn books() -> Markup {
    html! {
        @for (seat, (count, vp)) in [(13, 3), (11, 1), (11, 1), (4, 0)].into_iter().enumerate() {
            @let y = 4 + 23 * seat as i32;
            (sign(EMBLEMS[seat], 4, y, 18))
            rect.nations-bar x="30" y=(y + 2) width=(14 * count) height="14" rx="3" {}
            (number(44 + 14 * count, y + 15, &count.to_string()))
            (number(264, y + 15, &format!("+{vp}"))) (sign("victory", 276, y, 18))
        }
    }
}
