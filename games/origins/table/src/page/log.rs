//! One line of the log: who, the sentence, its cells in bold.

use maud::{Markup, html};
use origins::{Cell, Event};
use table::{Seat, Tell};

use super::Scene;
use super::names::icon;
use draw::parts::{log_line, seal, sentence};

pub fn line(event: &Event, number: Option<usize>, more: &Markup, scene: &Scene<'_>) -> Markup {
    match *event {
        Event::Turn { seat } => return html! { li.turn { (scene.name(seat)) } },
        Event::Round { .. } => {
            return html! { li.turn.round { (scene.say(&event.phrase())) } };
        }
        _ => {}
    }
    let cells: Vec<String> =
        cell_of(event).into_iter().map(|cell: Cell| cell.to_string()).collect();
    let who = match who(event) {
        Some(seat) => seal(seat),
        None => icon(sign(event)),
    };
    let said = html! { (sentence(event.phrase(), &["cell"], scene)) (more) };
    log_line(number, false, &cells, &who, &said)
}

/// The cell an event speaks of.
fn cell_of(event: &Event) -> Option<Cell> {
    match *event {
        Event::Built { cell, .. }
        | Event::Farmed { cell, .. }
        | Event::Covered { cell, .. }
        | Event::Used { cell, .. }
        | Event::Copied { cell, .. }
        | Event::Closed { cell, .. } => Some(cell),
        _ => None,
    }
}

fn who(event: &Event) -> Option<Seat> {
    match *event {
        Event::First { seat }
        | Event::Drafted { seat, .. }
        | Event::Turn { seat }
        | Event::Visited { seat, .. }
        | Event::Gained { seat, .. }
        | Event::Paid { seat, .. }
        | Event::Points { seat, .. }
        | Event::Marched { seat, .. }
        | Event::Token { seat }
        | Event::Attacked { seat, .. }
        | Event::Temple { seat, .. }
        | Event::Zodiac { seat, .. }
        | Event::Built { seat, .. }
        | Event::Farmed { seat, .. }
        | Event::Covered { seat, .. }
        | Event::Reserved { seat, .. }
        | Event::Citizen { seat, .. }
        | Event::Speaker { seat, .. }
        | Event::Raised { seat, .. }
        | Event::Lowered { seat, .. }
        | Event::Recoloured { seat, .. }
        | Event::Advisor { seat, .. }
        | Event::Dismissed { seat, .. }
        | Event::Used { seat, .. }
        | Event::Copied { seat, .. }
        | Event::Closed { seat, .. }
        | Event::Card { seat, .. }
        | Event::Tower { seat, .. }
        | Event::Base { seat }
        | Event::Advantage { seat }
        | Event::Passed { seat }
        | Event::Back { seat, .. }
        | Event::Leads { seat }
        | Event::FellBack { seat, .. }
        | Event::Kept { seat, .. } => Some(seat),
        Event::Discarded { .. }
        | Event::Round { .. }
        | Event::Ship { .. }
        | Event::Pooled { .. }
        | Event::Turned { .. }
        | Event::Rolled { .. }
        | Event::RefillFailed { .. }
        | Event::SpeakerBack { .. }
        | Event::Rerolled { .. }
        | Event::Alien { .. }
        | Event::Ending { .. }
        | Event::Ended { .. } => None,
    }
}

/// The symbol of an event that nobody in particular did.
fn sign(event: &Event) -> &'static str {
    match event {
        Event::Ship { .. } => "ship",
        Event::Pooled { .. } | Event::Turned { .. } => "buildtile",
        Event::SpeakerBack { .. } | Event::Rerolled { .. } => "speaker",
        Event::Alien { .. } => "bot",
        Event::Ending { .. } => "clock",
        Event::Ended { .. } => "trophy",
        _ => "patrician",
    }
}
