//! How tokens, locations and hexes are called: in symbols, in words, on the board.

use babylonia::{City, Field, Hex, Kind};
use maud::{Markup, html};
use table::{Phrase, Seat};

use super::Scene;
use draw::parts::emblem;

/// The middle of a hex on the board.
pub fn centre(hex: Hex) -> (i32, i32) {
    (36 * i32::from(hex.column()), 21 * i32::from(hex.row()))
}

/// A hex as people read it: `I13`.
pub fn shown(hex: Hex) -> String {
    hex.to_string().to_uppercase()
}

/// The symbol of a token that lies face up.
pub fn token_id(seat: Seat, kind: Kind) -> String {
    format!("{}-{}", emblem(seat), kind.name())
}

/// The symbol of a city.
pub fn city_id(city: City) -> String {
    format!("c-{city}")
}

/// The symbol of a field.
pub fn field_id(field: Field) -> String {
    format!("f-{}", field.name())
}

/// `city of merchants and priests`
pub fn city(city: City) -> Phrase {
    Phrase::new("babylonia-page-city").with("city", city.to_string())
}

/// A token at its own size.
pub fn figure(id: &str) -> Markup {
    html! { svg viewBox="-18 -18 36 36" aria-hidden="true" { use href={ "#" (id) } {} } }
}

/// A location at the size of the text.
pub fn small_city(city: City) -> Markup {
    html! { svg.i viewBox="-20 -18 40 36" aria-hidden="true" { use href={ "#" (city_id(city)) } {} } }
}

/// A word of the game in the reader's language: `priest`, `cities`.
pub fn word(scene: &Scene<'_>, name: &str) -> String {
    scene.words.get(&format!("babylonia-{name}")).into_owned()
}
