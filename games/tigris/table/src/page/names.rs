//! How pieces, seats and cells are called: in symbols, in words, on the board.

use maud::{Markup, html};
use table::{Phrase, Seat};
use tigris::{Cell, Colour, Pair};

use super::Scene;
use super::outline::UNIT;
use draw::parts::{emblem, icon};

/// The symbol of a tile.
pub fn tile_id(colour: Colour) -> String {
    format!("t-{}", colour.tile())
}

/// The symbol of a leader.
pub fn leader_id(seat: Seat, colour: Colour) -> String {
    format!("{}-{}", emblem(seat), colour.leader())
}

/// The symbol of a monument: the first letters of what its two colours stand for.
pub fn monument_id(pair: Pair) -> String {
    let [base, top] = pair.colours().map(|colour| &colour.tile()[..1]);
    format!("mon-{base}{top}")
}

/// What a monument is called: `red and blue`.
pub fn monument(pair: Pair) -> Phrase {
    Phrase::new("tigris-page-monument").with("monument", pair.to_string())
}

/// A cell as people read it: `H5`.
pub fn shown(cell: Cell) -> String {
    cell.to_string().to_uppercase()
}

/// The upper left corner of a cell on the board.
pub fn corner(cell: Cell) -> (i32, i32) {
    (i32::from(cell.column()) * UNIT, i32::from(cell.row()) * UNIT)
}

/// A piece at its own size.
pub fn figure(id: &str) -> Markup {
    html! { svg viewBox="0 0 40 40" aria-hidden="true" { use href={ "#" (id) } {} } }
}

/// A count on its colour, as in `▲ 7`.
pub fn sphere(colour: Colour, value: &str, least: bool, scene: &Scene<'_>) -> Markup {
    html! {
        span class={ "tally " (colour.tile()) @if least { " least" } } {
            (icon(colour.tile())) span.vh { (word(scene, colour.tile())) " " } (value)
        }
    }
}

/// A word of the game in the reader's language: `temple`, `king`, `red`.
pub fn word(scene: &Scene<'_>, name: &str) -> String {
    scene.words.get(&format!("tigris-{name}")).into_owned()
}
