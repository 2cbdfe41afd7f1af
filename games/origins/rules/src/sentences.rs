//! The message for each event: which sentence, and the facts in it.

use table::{Phrase, Seat, Tell};

use crate::city::{Cell, Kind};
use crate::event::Event;
use crate::moves::{Worker, zodiac_name};
use crate::names::FIRST_CARD;

/// A message about a seat.
fn by(id: &'static str, seat: Seat) -> Phrase {
    Phrase::new(id).with("seat", seat)
}

fn tile(id: &'static str, seat: Seat, kind: Kind, cell: Cell) -> Phrase {
    by(id, seat).with("building", kind.name()).with("cell", cell.to_string())
}

/// Adds a worker to a message: which kind, which colour, which value.
pub(crate) fn with_worker(phrase: Phrase, worker: Worker) -> Phrase {
    let (who, colour, value) = match worker {
        Worker::Patrician(die) => ("patrician", die.colour.name(), die.value),
        Worker::Speaker(value) => ("speaker", "white", value),
        Worker::Archon => ("archon", "none", 0),
    };
    phrase.with("worker", who).with("colour", colour).with("value", value)
}

impl Tell for Event {
    fn phrase(&self) -> Phrase {
        let phrase = Phrase::new;
        match *self {
            Event::First { seat } => by("origins-event-first", seat),
            Event::Drafted { seat, die } => {
                with_worker(by("origins-event-drafted", seat), Worker::Patrician(die))
            }
            Event::Discarded { die } => {
                with_worker(phrase("origins-event-discarded"), Worker::Patrician(die))
            }
            Event::Round { round } => phrase("origins-event-round").with("round", round),
            Event::Turn { seat } => by("origins-event-turn", seat),
            Event::Visited { seat, worker: who, place, wisdom, gold } => {
                with_worker(by("origins-event-visited", seat), who)
                    .with("place", place + 1)
                    .with("wisdom", wisdom)
                    .with("gold", gold)
            }
            Event::Ship { place, value } => {
                phrase("origins-event-ship").with("place", place + 1).with("value", value)
            }
            Event::Gained { seat, resource, count } => by("origins-event-gained", seat)
                .with("resource", resource.name())
                .with("count", count),
            Event::Paid { seat, resource, count, gold } => by("origins-event-paid", seat)
                .with("resource", resource.name())
                .with("count", count)
                .with("gold", gold),
            Event::Points { seat, count, why } => {
                by("origins-event-points", seat).with("count", count).with("why", why.name())
            }
            Event::Marched { seat, steps, space } => {
                by("origins-event-marched", seat).with("steps", steps).with("space", space)
            }
            Event::Token { seat } => by("origins-event-token", seat),
            Event::Attacked { seat, space } => {
                by("origins-event-attacked", seat).with("space", space)
            }
            Event::Temple { seat, temple, steps, space } => by("origins-event-temple", seat)
                .with("temple", temple.name())
                .with("steps", steps)
                .with("space", space),
            Event::Zodiac { seat, card, from } => match from {
                Some(from) => by("origins-event-zodiac-from", seat).with("from", from),
                None => by("origins-event-zodiac", seat),
            }
            .with("card", zodiac_name(card)),
            Event::Built { seat, kind, cell } => tile("origins-event-built", seat, kind, cell),
            Event::Farmed { seat, kind, cell } => tile("origins-event-farmed", seat, kind, cell),
            Event::Covered { seat, kind, cell, .. } => {
                tile("origins-event-covered", seat, kind, cell)
            }
            Event::Reserved { seat, kind } => {
                by("origins-event-reserved", seat).with("building", kind.name())
            }
            Event::Pooled { kind } => phrase("origins-event-pooled").with("building", kind.name()),
            Event::Turned { colour, kind } => phrase("origins-event-turned")
                .with("colour", colour.name())
                .with("building", kind.name()),
            Event::Citizen { seat, die } => {
                with_worker(by("origins-event-citizen", seat), Worker::Patrician(die))
            }
            Event::Rolled { die } => {
                with_worker(phrase("origins-event-rolled"), Worker::Patrician(die))
            }
            Event::RefillFailed { colour } => {
                phrase("origins-event-refill-failed").with("colour", colour.name())
            }
            Event::Speaker { seat, value } => {
                by("origins-event-speaker", seat).with("value", value)
            }
            Event::Raised { seat, worker: who, value } => {
                with_worker(by("origins-event-raised", seat), who).with("to", value)
            }
            Event::Lowered { seat, die, value } => {
                with_worker(by("origins-event-lowered", seat), Worker::Patrician(die))
                    .with("to", value)
            }
            Event::Recoloured { seat, die, colour } => {
                with_worker(by("origins-event-recoloured", seat), Worker::Patrician(die))
                    .with("other", colour.name())
            }
            Event::Advisor { seat, colour, place } => {
                by("origins-event-advisor", seat).with("colour", colour.name()).with("place", place)
            }
            Event::Dismissed { seat, colour } => {
                by("origins-event-dismissed", seat).with("colour", colour.name())
            }
            Event::Used { seat, kind, cell } => tile("origins-event-used", seat, kind, cell),
            Event::Copied { seat, kind, cell } => tile("origins-event-copied", seat, kind, cell),
            Event::Closed { seat, cell, die } => {
                with_worker(by("origins-event-closed", seat), Worker::Patrician(die))
                    .with("cell", cell.to_string())
            }
            Event::Card { seat, card, first, gold } => by("origins-event-card", seat)
                .with("card", card + FIRST_CARD)
                .with("first", if first { "yes" } else { "no" })
                .with("gold", gold),
            Event::Tower { seat, colour, height } => {
                by("origins-event-tower", seat).with("colour", colour.name()).with("height", height)
            }
            Event::Base { seat } => by("origins-event-base", seat),
            Event::Advantage { seat } => by("origins-event-advantage", seat),
            Event::Passed { seat } => by("origins-event-passed", seat),
            Event::Back { seat, worker: who } => with_worker(by("origins-event-back", seat), who),
            Event::SpeakerBack { value } => {
                phrase("origins-event-speaker-back").with("value", value)
            }
            Event::Rerolled { value } => phrase("origins-event-rerolled").with("value", value),
            Event::Leads { seat } => by("origins-event-leads", seat),
            Event::FellBack { seat, space } => {
                by("origins-event-fell-back", seat).with("space", space)
            }
            Event::Alien { space } => phrase("origins-event-alien").with("space", space),
            Event::Kept { seat, card } => {
                by("origins-event-kept", seat).with("card", zodiac_name(card))
            }
            Event::Ending { why } => phrase("origins-event-ending").with("why", why.name()),
            Event::Ended { why } => phrase("origins-event-ended").with("why", why.name()),
        }
    }
}
