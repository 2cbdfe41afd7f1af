//! What was gained or lost, and why something happened: parts of events.

use table::Value;

use crate::amount::Resource;
use crate::card::Card;
use crate::effect::Source;
use crate::event_card::EventCard;
use crate::tables::SOURCES;

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

    pub(crate) fn name(self) -> &'static str {
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
pub enum Why {
    /// A new card took its space.
    Replaced,
    /// A new wonder covered it.
    Covered,
    /// Its condition to be removed came to hold (NA-GEN-12).
    Condition,
    /// Its owner was defeated.
    Defeat,
    /// An effect removed it.
    Effect,
    /// Its owner gave it up for an effect.
    Given,
    /// The war was fought.
    Fought,
}

impl Why {
    pub(crate) fn name(self) -> &'static str {
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
