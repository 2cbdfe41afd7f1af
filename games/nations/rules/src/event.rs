//! What happens in a game, for logs and pages.

use table::{Phrase, Seat, Tell, Value};

pub use crate::cause::{Cause, Good, Why};

use crate::amount::Section;
use crate::board::{Board, People};
use crate::card::Card;
use crate::event_card::EventCard;
use crate::moves::{Choice, Revealed};
use crate::state::Cell;

/// Something that happened.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Event {
    /// A seat got a place in the player order, from 1.
    Ordered {
        /// Which seat.
        seat: Seat,
        /// The place.
        place: u8,
    },
    /// The player order stays as it is.
    OrderStays,
    /// A board was drawn for the choice.
    BoardDrawn {
        /// Whose board.
        people: People,
    },
    /// A seat chose its board.
    BoardTaken {
        /// Which seat.
        seat: Seat,
        /// Which side of which board.
        board: Board,
    },
    /// A space of the track was covered, its worker is idle.
    Covered {
        /// Which seat.
        seat: Seat,
        /// Which section.
        section: Section,
    },
    /// A round began.
    Round {
        /// The round, from 1.
        round: u8,
        /// The age, 1 to 4.
        age: u8,
    },
    /// Cards of rows 1 and 2 left the game, those of row 3 moved to row 1.
    Swept {
        /// Number of cards that left.
        removed: u8,
        /// Number of cards that moved.
        moved: u8,
    },
    /// A card came to the progress board.
    Offered {
        /// Which space of the progress board.
        cell: Cell,
        /// Which card.
        card: Card,
    },
    /// A seat took a worker from the track.
    WorkerTaken {
        /// Which seat.
        seat: Seat,
        /// The section it came from.
        section: Section,
    },
    /// A seat returned a worker.
    WorkerReturned {
        /// Which seat.
        seat: Seat,
        /// The section it went to.
        section: Section,
        /// The card it stood on; `None` if it was idle.
        from: Option<Card>,
    },
    /// The event card or tile of the round.
    Revealed {
        /// Which card or tile.
        what: Revealed,
    },
    /// One of two event cards was kept.
    Kept {
        /// Which seat.
        seat: Seat,
        /// The one kept.
        what: Revealed,
        /// The other one, which leaves the game.
        rejected: Revealed,
    },
    /// Number of public architects for the round.
    Architects {
        /// Their number.
        count: u8,
    },
    /// A seat's turn begins.
    Turn {
        /// Which seat.
        seat: Seat,
    },
    /// A seat's first turn is skipped.
    Skipped {
        /// Which seat.
        seat: Seat,
    },
    /// A seat bought a card.
    Bought {
        /// Which seat.
        seat: Seat,
        /// Which card.
        card: Card,
        /// Gold paid.
        price: u8,
    },
    /// A card was placed.
    Placed {
        /// Which seat.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// A card left the game.
    Removed {
        /// Which seat.
        seat: Seat,
        /// Which card.
        card: Card,
        /// Why.
        why: Why,
    },
    /// A war was bought, perhaps by the virtual opponent.
    WarBought {
        /// Who bought it; `None` is the virtual opponent.
        seat: Option<Seat>,
        /// Which card.
        card: Card,
        /// The strength on the marker.
        strength: u8,
    },
    /// A worker was deployed.
    Deployed {
        /// Which seat.
        seat: Seat,
        /// Where it went.
        card: Card,
        /// The card it stood on; `None` if it was idle.
        from: Option<Card>,
        /// Stone paid.
        cost: u8,
    },
    /// A worker was undeployed.
    Undeployed {
        /// Which seat.
        seat: Seat,
        /// Where it left.
        card: Card,
    },
    /// An architect was hired.
    Hired {
        /// Which seat.
        seat: Seat,
        /// The wonder under construction.
        card: Card,
        /// The stage that is finished now, from 1.
        stage: u8,
        /// Number of stages.
        of: u8,
        /// Stone paid.
        cost: u8,
    },
    /// An architect left a wonder under construction.
    ArchitectLost {
        /// Which seat.
        seat: Seat,
        /// The wonder.
        card: Card,
    },
    /// A wonder was completed.
    Completed {
        /// Which seat.
        seat: Seat,
        /// The wonder.
        card: Card,
    },
    /// The action of a card was used.
    Used {
        /// Which seat.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// Two progress cards changed places.
    Exchanged {
        /// Which seat.
        seat: Seat,
        /// One of them.
        one: Card,
        /// The other one.
        two: Card,
    },
    /// A seat passed.
    Passed {
        /// Which seat.
        seat: Seat,
        /// As which it passed, from 1.
        place: u8,
    },
    /// Something was gained.
    Gained {
        /// Which seat.
        seat: Seat,
        /// What it is.
        what: Good,
        /// Number.
        count: u16,
        /// What for.
        cause: Cause,
    },
    /// Something was paid voluntarily.
    Paid {
        /// Which seat.
        seat: Seat,
        /// What it is.
        what: Good,
        /// Number.
        count: u16,
    },
    /// Something was lost.
    Lost {
        /// Which seat.
        seat: Seat,
        /// What it is.
        what: Good,
        /// Number.
        count: u16,
        /// What for.
        cause: Cause,
    },
    /// A seat was defeated in the war.
    Defeated {
        /// Which seat.
        seat: Seat,
        /// The war.
        card: Card,
    },
    /// A seat withstood the war.
    Withstood {
        /// Which seat.
        seat: Seat,
        /// The war.
        card: Card,
    },
    /// There was no war.
    NoWar,
    /// One of the two events begins.
    EventBegins {
        /// The card.
        event: EventCard,
        /// 0 is the upper one, 1 the lower one.
        half: u8,
    },
    /// A seat chose one of several effects.
    Chose {
        /// Which seat.
        seat: Seat,
        /// Which one.
        choice: Choice,
    },
    /// A seat accepted or declined an offer.
    Answered {
        /// Which seat.
        seat: Seat,
        /// Whether it was accepted.
        accepted: bool,
    },
    /// A seat counts as least stable for the rest of the round.
    Disgraced {
        /// Which seat.
        seat: Seat,
        /// The card that brought it about.
        card: Card,
    },
    /// A seat goes to the front or the end of the order.
    Moved {
        /// Which seat.
        seat: Seat,
        /// To the front; otherwise to the end.
        first: bool,
    },
    /// An age ended.
    AgeEnded {
        /// The age, 1 to 4.
        age: u8,
    },
    /// The die of the virtual opponent.
    Rolled {
        /// The number on the die.
        number: u8,
    },
    /// The cards of a column left the game.
    ColumnCleared {
        /// The column, from 1.
        column: u8,
        /// Number of cards.
        count: u8,
    },
    /// The virtual opponent has these values now.
    Opponent {
        /// Its strength.
        strength: u8,
        /// Its stability.
        stability: i8,
        /// Its books.
        books: u16,
    },
    /// The game ended.
    Ended,
    /// The final score.
    Scored {
        /// Which seat.
        seat: Seat,
        /// Its points.
        score: u16,
    },
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
