//! How dice, tiles, resources and seats are drawn and called.

use maud::{Markup, html};
use origins::colour::{Colour, Die, Resource, TEMPLES};
use origins::moves::zodiac_name;
use origins::{Cell, Kind, Worker};
use table::Phrase;

use super::Scene;

/// The symbols of the temples, from left to right.
pub const TEMPLE_SYMBOLS: [&str; 3] = ["temple-forest", "temple-mountain", "temple-sea"];

/// A symbol in the size of the text, in the colour of what it stands for.
pub fn icon(id: &str) -> Markup {
    html! { svg class={ "i i-" (id) } aria-hidden="true" { use href={ "#" (id) } {} } }
}

/// A symbol with a name for those who cannot see it.
pub fn named(id: &str, name: &str) -> Markup {
    html! { (icon(id)) span.vh { " " (name) " " } }
}

/// So many of a resource: number, then symbol.
pub fn much(scene: &Scene<'_>, count: impl ToString, resource: Resource) -> Markup {
    html! { span.count { (count.to_string()) (named(resource.name(), &goods(scene, resource))) } }
}

/// So many points.
pub fn points(scene: &Scene<'_>, count: impl ToString) -> Markup {
    html! { span.count { (count.to_string()) (named("victory", &text(scene, "origins-page-points"))) } }
}

/// The mark of a colour.
pub fn mark(scene: &Scene<'_>, colour: Colour) -> Markup {
    html! {
        svg class={ "i mark-" (colour) } role="img" aria-label=(colour_name(scene, colour)) {
            use href={ "#mark-" (colour) } {}
        }
    }
}

/// A citizen die, in one of the sizes of the style.
pub fn die(scene: &Scene<'_>, die: Die, class: &str) -> Markup {
    html! {
        span class={ "cube die-" (die.colour) " " (class) } role="img" aria-label=(die_name(scene, die)) {
            svg { use href={ "#die-" (die.value) } {} }
            svg.die-mark { use href={ "#mark-" (die.colour) } {} }
        }
    }
}

/// A worker: a die with its mark, a white die, or the archon.
pub fn worker(scene: &Scene<'_>, worker: Worker, class: &str) -> Markup {
    match worker {
        Worker::Patrician(of) => die(scene, of, class),
        Worker::Speaker(value) => html! {
            span class={ "cube die-white " (class) } role="img" aria-label=(worker_name(scene, worker)) {
                svg { use href={ "#die-" (value) } {} }
            }
        },
        Worker::Archon => html! {
            span class={ "archon " (class) } role="img" aria-label=(worker_name(scene, worker)) {
                svg { use href="#archon" {} }
            }
        },
    }
}

pub fn die_name(scene: &Scene<'_>, die: Die) -> String {
    let phrase = Phrase::new("origins-page-die").with("colour", die.colour.name());
    scene.say(&phrase.with("value", die.value))
}

pub fn worker_name(scene: &Scene<'_>, worker: Worker) -> String {
    match worker {
        Worker::Patrician(die) => die_name(scene, die),
        Worker::Speaker(value) => {
            scene.say(&Phrase::new("origins-page-speaker").with("value", value))
        }
        Worker::Archon => text(scene, "origins-page-archon"),
    }
}

pub fn colour_name(scene: &Scene<'_>, colour: Colour) -> String {
    scene.say(&Phrase::new("origins-name-colour").with("colour", colour.name()))
}

pub fn goods(scene: &Scene<'_>, resource: Resource) -> String {
    scene.say(&Phrase::new("origins-name-resource").with("resource", resource.name()))
}

pub fn building(scene: &Scene<'_>, kind: Kind) -> String {
    scene.say(&Phrase::new("origins-name-building").with("building", kind.name()))
}

/// What a building does, in a sentence.
pub fn about(scene: &Scene<'_>, kind: Kind) -> String {
    scene.say(&Phrase::new("origins-page-building").with("building", kind.name()))
}

pub fn zodiac(scene: &Scene<'_>, card: u8) -> String {
    scene.say(&Phrase::new("origins-name-zodiac").with("card", zodiac_name(card)))
}

/// What a zodiac card does, in a few words.
pub fn zodiac_about(scene: &Scene<'_>, card: u8) -> String {
    scene.say(&Phrase::new("origins-page-zodiac").with("card", zodiac_name(card)))
}

pub fn temple(scene: &Scene<'_>, temple: usize) -> String {
    scene.say(&Phrase::new("origins-page-temple").with("temple", TEMPLES[temple % 3]))
}

/// The letter of an open seat: the first in the city is A.
pub fn letter(place: usize) -> char {
    char::from(b'A' + (place % 26) as u8)
}

/// The class of a tile by its colour; grey for agora and palace.
pub fn tint(colour: Option<Colour>) -> &'static str {
    match colour {
        None => "tint-grey",
        Some(Colour::Red) => "tint-red",
        Some(Colour::Purple) => "tint-purple",
        Some(Colour::Blue) => "tint-blue",
        Some(Colour::Yellow) => "tint-yellow",
        Some(Colour::Orange) => "tint-orange",
    }
}

/// A cell of a city as people read it.
pub fn shown(cell: Cell) -> String {
    cell.to_string()
}

/// A sentence of the page without facts.
pub fn text(scene: &Scene<'_>, id: &'static str) -> String {
    scene.say(&Phrase::new(id))
}
