//! What happens in a game, for logs and pages.

use table::{Phrase, Seat, Tell, Value};

use crate::amount::{Resource, Section};
use crate::card::{Board, Card, EventCard, People};
use crate::effect::Source;
use crate::moves::{Choice, Revealed};
use crate::state::Cell;
use crate::tables::SOURCES;

/// Something that happened.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[allow(missing_docs)]
pub enum Event {
    /// A seat got this place in the player order, from 1.
    Ordered { seat: Seat, place: u8 },
    /// The player order stays as it is.
    OrderStays,
    /// A board was drawn for the choice.
    BoardDrawn { people: People },
    /// A seat chose its board.
    BoardTaken { seat: Seat, board: Board },
    /// A space of the track was covered, its worker is idle.
    Covered { seat: Seat, section: Section },
    /// A round began.
    Round { round: u8, age: u8 },
    /// Cards of rows 1 and 2 left the game, those of row 3 moved to row 1.
    Swept { removed: u8, moved: u8 },
    /// A card came to the progress board.
    Offered { cell: Cell, card: Card },
    /// A seat took a worker from the track.
    WorkerTaken { seat: Seat, section: Section },
    /// A seat returned a worker.
    WorkerReturned { seat: Seat, section: Section, from: Option<Card> },
    /// The event card or tile of the round.
    Revealed { what: Revealed },
    /// One of two event cards was kept.
    Kept { seat: Seat, what: Revealed, rejected: Revealed },
    /// Number of public architects for the round.
    Architects { count: u8 },
    /// A seat's turn begins.
    Turn { seat: Seat },
    /// A seat's first turn is skipped.
    Skipped { seat: Seat },
    /// A seat bought a card.
    Bought { seat: Seat, card: Card, price: u8 },
    /// A card was placed.
    Placed { seat: Seat, card: Card },
    /// A card left the game.
    Removed { seat: Seat, card: Card, why: Why },
    /// A war was bought; `None` is the virtual opponent.
    WarBought { seat: Option<Seat>, card: Card, strength: u8 },
    /// A worker was deployed.
    Deployed { seat: Seat, card: Card, from: Option<Card>, cost: u8 },
    /// A worker was undeployed.
    Undeployed { seat: Seat, card: Card },
    /// An architect was hired.
    Hired { seat: Seat, card: Card, stage: u8, of: u8, cost: u8 },
    /// An architect left a wonder under construction.
    ArchitectLost { seat: Seat, card: Card },
    /// A wonder was completed.
    Completed { seat: Seat, card: Card },
    /// The action of a card was used.
    Used { seat: Seat, card: Card },
    /// Two progress cards changed places.
    Exchanged { seat: Seat, one: Card, two: Card },
    /// A seat passed, in this place.
    Passed { seat: Seat, place: u8 },
    /// Something was gained.
    Gained { seat: Seat, what: Good, count: u16, cause: Cause },
    /// Something was paid voluntarily.
    Paid { seat: Seat, what: Good, count: u16 },
    /// Something was lost.
    Lost { seat: Seat, what: Good, count: u16, cause: Cause },
    /// A seat was defeated in the war.
    Defeated { seat: Seat, card: Card },
    /// A seat withstood the war.
    Withstood { seat: Seat, card: Card },
    /// There was no war.
    NoWar,
    /// One of the two events begins.
    EventBegins { event: EventCard, half: u8 },
    /// A seat chose one of several effects.
    Chose { seat: Seat, choice: Choice },
    /// A seat accepted or declined an offer.
    Answered { seat: Seat, accepted: bool },
    /// A seat counts as least stable for the rest of the round.
    Disgraced { seat: Seat, card: Card },
    /// A seat goes to the front or the end of the order.
    Moved { seat: Seat, first: bool },
    /// An age ended.
    AgeEnded { age: u8 },
    /// The die of the virtual opponent.
    Rolled { number: u8 },
    /// The cards of a column left the game.
    ColumnCleared { column: u8, count: u8 },
    /// The virtual opponent has these values now.
    Opponent { strength: u8, stability: i8, books: u16 },
    /// The game ended.
    Ended,
    /// The final score.
    Scored { seat: Seat, score: u16 },
}

/// A resource or victory points.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Good {
    /// A resource.
    Resource(Resource),
    /// Victory points.
    Vp,
}

impl Good {
    /// Its word: `gold`, `stone`, `food`, `books` or `vp`.
    pub const fn name(self) -> &'static str {
        match self {
            Good::Resource(resource) => resource.name(),
            Good::Vp => "vp",
        }
    }
}

/// What something was gained or lost for.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Cause {
    /// Growth.
    Growth,
    /// The effect of a card.
    Card(Card),
    /// The effect of a board.
    Board,
    /// An event: its card and which of the two.
    Event(EventCard, u8),
    /// Production.
    Production,
    /// Too little of a resource (NA-LOSS-1, NA-LOSS-2).
    Shortage,
    /// Famine.
    Famine,
    /// A defeat.
    War,
    /// Negative stability in Production.
    Revolt,
    /// Books at the end of an age.
    Books,
    /// More or less stability than the virtual opponent (NA-SOLO-12).
    Stability,
}

impl Cause {
    /// The cause that an effect of the table is.
    pub(crate) fn of(effect: u16) -> Cause {
        match SOURCES[usize::from(effect)] {
            Source::Card(index) => Cause::Card(Card::at(index.into())),
            Source::Board => Cause::Board,
            Source::Event(index, half) => Cause::Event(EventCard::at(index), half),
        }
    }

    fn name(self) -> &'static str {
        match self {
            Cause::Growth => "growth",
            Cause::Card(_) => "card",
            Cause::Board => "board",
            Cause::Event(..) => "event",
            Cause::Production => "production",
            Cause::Shortage => "shortage",
            Cause::Famine => "famine",
            Cause::War => "war",
            Cause::Revolt => "revolt",
            Cause::Books => "books",
            Cause::Stability => "stability",
        }
    }

    /// The name of the card or event, to stand in a sentence; empty for anything else.
    pub fn source(self) -> Value {
        match self {
            Cause::Card(card) => card.names(),
            Cause::Event(event, half) => event.half(half).names(),
            _ => Value::from(""),
        }
    }
}

/// Why a card left the game.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[allow(missing_docs)]
pub enum Why {
    Replaced,
    Covered,
    Condition,
    Defeat,
    Effect,
    Given,
    Fought,
}

impl Why {
    fn name(self) -> &'static str {
        match self {
            Why::Replaced => "replaced",
            Why::Covered => "covered",
            Why::Condition => "condition",
            Why::Defeat => "defeat",
            Why::Effect => "effect",
            Why::Given => "given",
            Why::Fought => "fought",
        }
    }
}

impl Tell for Event {
    fn phrase(&self) -> Phrase {
        let by = |id, seat: Seat| Phrase::new(id).with("seat", seat);
        let card = |id, seat: Seat, card: Card| by(id, seat).with("card", card.names());
        match *self {
            Event::Ordered { seat, place } => {
                by("nations-event-ordered", seat).with("place", place)
            }
            Event::OrderStays => Phrase::new("nations-event-order-stays"),
            Event::BoardDrawn { people } => {
                Phrase::new("nations-event-board-drawn").with("people", people.names())
            }
            Event::BoardTaken { seat, board } => by("nations-event-board-taken", seat)
                .with("people", board.people.names())
                .with("side", if board.b { "b" } else { "a" }),
            Event::Covered { seat, section } => {
                by("nations-event-covered", seat).with("section", section.name())
            }
            Event::Round { round, age } => {
                Phrase::new("nations-event-round").with("round", round).with("age", age)
            }
            Event::Swept { removed, moved } => {
                Phrase::new("nations-event-swept").with("removed", removed).with("moved", moved)
            }
            Event::Offered { cell, card } => Phrase::new("nations-event-offered")
                .with("cell", cell.to_string())
                .with("card", card.names()),
            Event::WorkerTaken { seat, section } => {
                by("nations-event-worker-taken", seat).with("section", section.name())
            }
            Event::WorkerReturned { seat, section, from } => {
                by("nations-event-worker-returned", seat)
                    .with("section", section.name())
                    .with("from", from.map_or(Value::from("idle"), Card::names))
            }
            Event::Revealed { what } => match what {
                Revealed::Event(event) => Phrase::new("nations-event-revealed")
                    .with("event", event.half(0).names())
                    .with("second", event.half(1).names()),
                Revealed::Tile(tile) => Phrase::new("nations-event-tile").with("tile", tile.slug()),
            },
            Event::Kept { seat, what, rejected } => by("nations-event-kept", seat)
                .with("event", what.names())
                .with("rejected", rejected.names()),
            Event::Architects { count } => {
                Phrase::new("nations-event-architects").with("count", count)
            }
            Event::Turn { seat } => by("nations-event-turn", seat),
            Event::Skipped { seat } => by("nations-event-skipped", seat),
            Event::Bought { seat, card: c, price } => {
                card("nations-event-bought", seat, c).with("price", price)
            }
            Event::Placed { seat, card: c } => {
                card("nations-event-placed", seat, c).with("kind", c.kind().name())
            }
            Event::Removed { seat, card: c, why } => {
                card("nations-event-removed", seat, c).with("why", why.name())
            }
            Event::WarBought { seat: Some(seat), card: c, strength } => {
                card("nations-event-war-bought", seat, c).with("strength", strength)
            }
            Event::WarBought { seat: None, card, strength } => {
                Phrase::new("nations-event-war-opponent")
                    .with("card", card.names())
                    .with("strength", strength)
            }
            Event::Deployed { seat, card: c, from, cost } => {
                card("nations-event-deployed", seat, c)
                    .with("from", from.map_or(Value::from("idle"), Card::names))
                    .with("cost", cost)
            }
            Event::Undeployed { seat, card: c } => card("nations-event-undeployed", seat, c),
            Event::Hired { seat, card: c, stage, of, cost } => card("nations-event-hired", seat, c)
                .with("stage", stage)
                .with("stages", of)
                .with("cost", cost),
            Event::ArchitectLost { seat, card: c } => card("nations-event-architect-lost", seat, c),
            Event::Completed { seat, card: c } => card("nations-event-completed", seat, c),
            Event::Used { seat, card: c } => card("nations-event-used", seat, c),
            Event::Exchanged { seat, one, two } => {
                card("nations-event-exchanged", seat, one).with("other", two.names())
            }
            Event::Passed { seat, place } => by("nations-event-passed", seat).with("place", place),
            Event::Gained { seat, what, count, cause } => {
                number(by("nations-event-gained", seat), what, count)
                    .with("why", cause.name())
                    .with("source", cause.source())
            }
            Event::Paid { seat, what, count } => {
                number(by("nations-event-paid", seat), what, count)
            }
            Event::Lost { seat, what, count, cause } => {
                number(by("nations-event-lost", seat), what, count)
                    .with("why", cause.name())
                    .with("source", cause.source())
            }
            Event::Defeated { seat, card: c } => card("nations-event-defeated", seat, c),
            Event::Withstood { seat, card: c } => card("nations-event-withstood", seat, c),
            Event::NoWar => Phrase::new("nations-event-no-war"),
            Event::EventBegins { event, half } => {
                Phrase::new("nations-event-event").with("event", event.half(half).names())
            }
            Event::Chose { seat, choice } => {
                by("nations-event-chose", seat).with("choice", choice.name())
            }
            Event::Answered { seat, accepted } => by("nations-event-answered", seat)
                .with("answer", if accepted { "accept" } else { "decline" }),
            Event::Disgraced { seat, card: c } => card("nations-event-disgraced", seat, c),
            Event::Moved { seat, first } => {
                by("nations-event-moved", seat).with("to", if first { "first" } else { "last" })
            }
            Event::AgeEnded { age } => Phrase::new("nations-event-age-ended").with("age", age),
            Event::Rolled { number } => Phrase::new("nations-event-rolled").with("number", number),
            Event::ColumnCleared { column, count } => {
                Phrase::new("nations-event-column").with("column", column).with("count", count)
            }
            Event::Opponent { strength, stability, books } => Phrase::new("nations-event-opponent")
                .with("strength", strength)
                .with("stability", i32::from(stability))
                .with("books", books),
            Event::Ended => Phrase::new("nations-event-ended"),
            Event::Scored { seat, score } => by("nations-event-scored", seat).with("score", score),
        }
    }
}

fn number(phrase: Phrase, what: Good, count: u16) -> Phrase {
    phrase.with("what", what.name()).with("count", count)
}
