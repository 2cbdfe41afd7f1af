//! One line of the log: who, with which piece, the sentence, its cells in bold.

use maud::{Markup, html};
use table::{Seat, Tell};
use tigris::{Cells, Colour, Event};

use super::Scene;
use draw::parts::{emblem, icon, log_line, sentence};

pub fn line(event: &Event, number: Option<usize>, more: &Markup, scene: &Scene<'_>) -> Markup {
    if let Event::Turn { seat } = *event {
        return html! { li.turn { (scene.name(seat)) } };
    }
    let names: Vec<String> = cells_of(event).iter().map(|cell| cell.to_string()).collect();
    let who = icon(who(event).map_or_else(|| sign(event), emblem));
    let said =
        html! { (symbols(event)) (sentence(event.phrase(), &["cell", "cells"], scene)) (more) };
    log_line(number, !marked(event).is_empty(), &names, &who, &said)
}

/// The cells on which an event left something to see; of a union the tile tells already.
pub fn marked(event: &Event) -> Cells {
    if let Event::United { .. } = event { Cells::NONE } else { cells_of(event) }
}

/// The cells an event speaks of.
fn cells_of(event: &Event) -> Cells {
    match *event {
        Event::Leader { cell, .. }
        | Event::Withdrew { cell, .. }
        | Event::Stranded { cell, .. }
        | Event::Tile { cell, .. }
        | Event::Catastrophe { cell, .. }
        | Event::United { cell, .. }
        | Event::Won { cell, .. }
        | Event::Treasure { cell, .. } => cell.into(),
        Event::Removed { cells, .. } => cells,
        Event::Built { cell, .. } => cell.square().unwrap_or(cell.into()),
        _ => Cells::NONE,
    }
}

fn who(event: &Event) -> Option<Seat> {
    match *event {
        Event::Turn { seat }
        | Event::Drew { seat, .. }
        | Event::Leader { seat, .. }
        | Event::Withdrew { seat, .. }
        | Event::Stranded { seat, .. }
        | Event::Tile { seat, .. }
        | Event::Catastrophe { seat, .. }
        | Event::Swapped { seat, .. }
        | Event::Passed { seat }
        | Event::Points { seat, .. }
        | Event::Supported { seat, .. }
        | Event::Built { seat, .. }
        | Event::Declined { seat }
        | Event::Treasure { seat, .. } => Some(seat),
        Event::Won { winner, .. } => Some(winner),
        Event::Conflict { .. }
        | Event::United { .. }
        | Event::Removed { .. }
        | Event::Ended { .. } => None,
    }
}

/// The symbol of an event that nobody in particular did.
fn sign(event: &Event) -> &'static str {
    match event {
        Event::United { .. } => "unification",
        Event::Ended { .. } => "trophy",
        _ => "conflict",
    }
}

/// The pieces an event is about, each in its colour.
fn symbols(event: &Event) -> Markup {
    let tile = |colour: Colour| (colour.tile(), colour.tile());
    let leader = |colour: Colour| (colour.tile(), colour.leader());
    let found: Vec<(&str, &str)> = match *event {
        Event::Tile { colour, .. }
        | Event::Points { colour, .. }
        | Event::Supported { colour, .. }
        | Event::Removed { colour, .. } => vec![tile(colour)],
        Event::Leader { colour, .. }
        | Event::Withdrew { colour, .. }
        | Event::Stranded { colour, .. }
        | Event::Conflict { colour, .. }
        | Event::Won { colour, .. } => vec![leader(colour)],
        Event::Catastrophe { covered, .. } => {
            std::iter::once(("", "catastrophe")).chain(covered.map(tile)).collect()
        }
        Event::Built { pair, .. } => pair.colours().map(tile).to_vec(),
        Event::Treasure { .. } => vec![("gold", "treasure")],
        Event::Swapped { .. } => vec![("", "swap")],
        Event::Drew { .. } => vec![("", "bag")],
        _ => Vec::new(),
    };
    html! { @for (class, id) in found { span class={ "in " (class) } { (icon(id)) } " " } }
}
