//! One line of the log: who, with which token, the sentence, its hex in bold.

use babylonia::{Event, Hex};
use maud::{Markup, html};
use table::{Seat, Tell};

use super::Scene;
use super::cards::symbol;
use super::names::small_city;
use draw::parts::{emblem, icon, log_line, sentence};

pub fn line(event: &Event, number: Option<usize>, more: &Markup, scene: &Scene<'_>) -> Markup {
    if let Event::Turn { seat } = *event {
        return html! { li.turn { (scene.name(seat)) } };
    }
    let names: Vec<String> = hex_of(event).iter().map(Hex::to_string).collect();
    let who = html! {
        @match who(event) {
            Some(seat) => {
                svg class={ "i s" (seat) } aria-hidden="true" { use href={ "#" (emblem(seat)) } {} }
            }
            None => (icon(sign(event))),
        }
    };
    let said = html! { (symbols(event)) (sentence(event.phrase(), &["hex"], scene)) (more) };
    log_line(number, marked(event).is_some(), &names, &who, &said)
}

/// The hex on which an event left something to see; of points and captures the token tells already.
pub fn marked(event: &Event) -> Option<Hex> {
    match *event {
        Event::Placed { hex, .. } | Event::Captured { hex, .. } | Event::CityTied { hex, .. } => {
            Some(hex)
        }
        Event::ZigguratWon { hex, .. } | Event::ZigguratTied { hex, .. } => Some(hex),
        _ => None,
    }
}

/// The hex an event speaks of.
fn hex_of(event: &Event) -> Option<Hex> {
    match *event {
        Event::Ziggurats { hex, .. }
        | Event::Field { hex, .. }
        | Event::Surrounded { hex, .. }
        | Event::Nobles { hex, .. } => Some(hex),
        _ => marked(event),
    }
}

fn who(event: &Event) -> Option<Seat> {
    match *event {
        Event::Turn { seat }
        | Event::Drew { seat, .. }
        | Event::Placed { seat, .. }
        | Event::Ziggurats { seat, .. }
        | Event::Field { seat, .. }
        | Event::Finished { seat, .. }
        | Event::Nobles { seat, .. }
        | Event::Captured { seat, .. }
        | Event::Cities { seat, .. }
        | Event::ZigguratWon { seat, .. }
        | Event::Card { seat, .. }
        | Event::TenPoints { seat, .. }
        | Event::ExtraTurn { seat }
        | Event::NoExtraTurn { seat } => Some(seat),
        Event::Laid { .. }
        | Event::Offered { .. }
        | Event::Surrounded { .. }
        | Event::CityTied { .. }
        | Event::ZigguratTied { .. }
        | Event::Ended { .. } => None,
    }
}

/// The symbol of an event that nobody in particular did.
fn sign(event: &Event) -> &'static str {
    match event {
        Event::Ended { .. } => "trophy",
        Event::Offered { .. } | Event::ZigguratTied { .. } => "ziggurat",
        _ => "city",
    }
}

/// The pieces an event is about.
fn symbols(event: &Event) -> Markup {
    let found = match *event {
        Event::Placed { kind: Some(kind), .. } => kind.name(),
        Event::Placed { .. } => "river",
        Event::Field { .. } => "field",
        Event::Ziggurats { .. } | Event::ZigguratWon { .. } => "ziggurat",
        Event::Drew { .. } => "bag",
        Event::Card { card, .. } => symbol(card),
        Event::Surrounded { city, .. }
        | Event::Captured { city, .. }
        | Event::CityTied { city, .. } => {
            return html! { span.in { (small_city(city)) } " " };
        }
        _ => return html! {},
    };
    html! { span.in { (icon(found)) } " " }
}
