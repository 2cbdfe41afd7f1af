//! What happens in a game, and the message for each event: which sentence, and the facts in it.

use table::{Phrase, Seat, Tell};

use crate::city::{Cell, Kind};
use crate::colour::{Colour, Die, Resource, Temple};
use crate::moves::{Worker, zodiac_name};
use crate::names::FIRST_CARD;
use crate::state::End;

/// Something that happened. Meeting places, pool tiles and cards are counted from 0 here.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[expect(missing_docs, reason = "the variants are documented, and their facts say what they are")]
pub enum Event {
    /// The first player is known.
    First { seat: Seat },
    /// A die of the draft was taken.
    Drafted { seat: Seat, die: Die },
    /// Solo: one of the highest dice was set aside.
    Discarded { die: Die },
    /// A round begins.
    Round { round: u16 },
    /// A seat's turn begins.
    Turn { seat: Seat },
    /// A worker came to a place and paid the surcharge: wisdom, and gold for the rest.
    Visited { seat: Seat, worker: Worker, place: u8, wisdom: u8, gold: u8 },
    /// A ship rose, or was set.
    Ship { place: u8, value: u8 },
    /// A resource was gained.
    Gained { seat: Seat, resource: Resource, count: u16 },
    /// A price was paid: the resource, and gold for the rest.
    Paid { seat: Seat, resource: Resource, count: u16, gold: u16 },
    /// Points were scored.
    Points { seat: Seat, count: u16, why: Why },
    /// A military disc moved.
    Marched { seat: Seat, steps: u8, space: u8 },
    /// A border was crossed (OR-MIL-5).
    Token { seat: Seat },
    /// An attack begins.
    Attacked { seat: Seat, space: u8 },
    /// A zodiac disc moved.
    Temple { seat: Seat, temple: Temple, steps: u8, space: u8 },
    /// A zodiac card was taken.
    Zodiac { seat: Seat, card: u8, from: Option<Seat> },
    /// A building entered a city.
    Built { seat: Seat, kind: Kind, cell: Cell },
    /// A tile entered a city face down.
    Farmed { seat: Seat, kind: Kind, cell: Cell },
    /// A building was put onto a farm, whose tile went under its stack.
    Covered { seat: Seat, kind: Kind, cell: Cell, front: Kind },
    /// A tile was reserved.
    Reserved { seat: Seat, kind: Kind },
    /// A tile entered the building pool.
    Pooled { kind: Kind },
    /// The next tile of a stack was turned up.
    Turned { colour: Colour, kind: Kind },
    /// A citizen die was taken.
    Citizen { seat: Seat, die: Die },
    /// A die was rolled into the citizen pool.
    Rolled { die: Die },
    /// There was no die of this colour for the citizen pool (OR-MAIN-9a).
    RefillFailed { colour: Colour },
    /// A speaker was taken.
    Speaker { seat: Seat, value: u8 },
    /// A die was raised.
    Raised { seat: Seat, worker: Worker, value: u8 },
    /// A die was lowered.
    Lowered { seat: Seat, die: Die, value: u8 },
    /// A die was swapped for one of another colour.
    Recoloured { seat: Seat, die: Die, colour: Colour },
    /// A six became an advisor.
    Advisor { seat: Seat, colour: Colour, place: u8 },
    /// A six whose colour already advises went back to the reserve.
    Dismissed { seat: Seat, colour: Colour },
    /// The ability of a tile is used.
    Used { seat: Seat, kind: Kind, cell: Cell },
    /// The ability of a neighbour is copied.
    Copied { seat: Seat, kind: Kind, cell: Cell },
    /// A district was closed.
    Closed { seat: Seat, cell: Cell, die: Die },
    /// A district card was scored.
    Card { seat: Seat, card: u8, first: bool, gold: u8 },
    /// A tower grew.
    Tower { seat: Seat, colour: Colour, height: u8 },
    /// A base was taken from the population track.
    Base { seat: Seat },
    /// An advantage token was spent.
    Advantage { seat: Seat },
    /// A seat passed.
    Passed { seat: Seat },
    /// A worker came back from the board.
    Back { seat: Seat, worker: Worker },
    /// A speaker came back to the pool with this value.
    SpeakerBack { value: u8 },
    /// A speaker was rolled again.
    Rerolled { value: u8 },
    /// The first-player token was given.
    Leads { seat: Seat },
    /// A military disc fell back.
    FellBack { seat: Seat, space: u8 },
    /// Solo: the alien disc was placed.
    Alien { space: u8 },
    /// Solo: this card was kept, the others went back.
    Kept { seat: Seat, card: u8 },
    /// An end condition occurred: this is the last round.
    Ending { why: End },
    /// The game ended.
    Ended { why: End },
}

/// What points were scored for.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Why {
    /// An attack (OR-MIL-7).
    Attack,
    /// The last space of the military track (OR-MIL-6).
    LastSpace,
    /// The ability of this building (OR-BLD-2).
    Building(Kind),
    /// A zodiac card (OR-TEMP-2).
    Zodiac,
    /// A main or bonus action.
    Action,
    /// A district card (OR-CLOSE-5).
    Card,
    /// A six whose colour already advises (OR-ADVIS-3).
    Advisor,
    /// The last base of the population track (OR-POP-2).
    Population,
    /// At the end: gold (OR-SCORE-1).
    Gold,
    /// At the end: the advisor track (OR-SCORE-2).
    Advisors,
    /// At the end: the temples (OR-SCORE-3).
    Temples,
    /// At the end: dice in seats (OR-SCORE-4).
    Seats,
}

impl Why {
    /// In one word.
    pub fn name(self) -> &'static str {
        match self {
            Why::Attack => "attack",
            Why::LastSpace => "last-space",
            Why::Building(kind) => kind.name(),
            Why::Zodiac => "zodiac",
            Why::Action => "action",
            Why::Card => "card",
            Why::Advisor => "advisor",
            Why::Population => "population",
            Why::Gold => "gold",
            Why::Advisors => "advisors",
            Why::Temples => "temples",
            Why::Seats => "seats",
        }
    }
}

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
