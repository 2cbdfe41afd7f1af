//! One line of the log: whose deed, and the sentence with its names in bold.

use maud::{Markup, html};
use nations::Event;
use table::{Phrase, Seat, Tell, Value};

use super::Scene;
use super::names::{icon, seal};

/// Stand around a name in a sentence until it is cut up.
const OPENS: char = '\u{2}';
const CLOSES: char = '\u{3}';

pub fn line(event: &Event, new: bool, more: &Markup, scene: &Scene<'_>) -> Markup {
    match *event {
        // The progress board shows them; as lines they would push all else away.
        Event::Offered { .. } => html! {},
        Event::Turn { seat } => html! { li.turn { (scene.name(seat)) } },
        Event::Round { .. } => html! { li.turn { (scene.say(&event.phrase())) } },
        _ => html! {
            li.new[new] data-cells=[told(event, scene)] {
                @match who(event) { Some(seat) => (seal(seat)), None => (icon(sign(event))) }
                span { (sentence(event, scene)) (more) }
            }
        },
    }
}

/// The space of the progress board an event speaks of.
fn told(event: &Event, scene: &Scene<'_>) -> Option<String> {
    let Event::Exchanged { one, two, .. } = *event else { return None };
    let open = &scene.view.open;
    let cells = [one, two].map(|card| open.cell_of(card).map(|cell| cell.to_string()));
    Some(cells.into_iter().flatten().collect::<Vec<_>>().join(" "))
        .filter(|cells| !cells.is_empty())
}

/// Whom the sentence is about: the first seat in it.
fn who(event: &Event) -> Option<Seat> {
    event.phrase().args.into_iter().find_map(|(_, value)| match value {
        Value::Seat(seat) => Some(seat),
        _ => None,
    })
}

/// The symbol of an event that nobody in particular did.
fn sign(event: &Event) -> &'static str {
    match event {
        Event::NoWar | Event::WarBought { .. } => "war",
        Event::Architects { .. } => "architect",
        Event::AgeEnded { .. } => "books",
        Event::Ended => "trophy",
        _ => "event",
    }
}

fn sentence(event: &Event, scene: &Scene<'_>) -> Markup {
    let Phrase { id, args } = event.phrase();
    let args = args.into_iter().map(|(name, value)| match value {
        Value::Name(names) => {
            let shown = names[scene.words.lang() as usize];
            (name, Value::Word(format!("{OPENS}{shown}{CLOSES}")))
        }
        other => (name, other),
    });
    let said = scene.say(&Phrase { id, args: args.collect() });
    html! {
        @for part in said.split(OPENS) {
            @match part.split_once(CLOSES) {
                Some((name, rest)) => { b { (name) } (rest) }
                None => (part),
            }
        }
    }
}
