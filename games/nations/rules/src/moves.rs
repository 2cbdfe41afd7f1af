//! Decisions and draws, and their text (`docs/notation.md`).

use std::fmt;

use serde::{Serialize, Serializer};
use table::{Notation, NotationError, Seat, Tokens, Value};

use crate::amount::{Mix, Resource, Section};
use crate::board::People;
use crate::card::Card;
use crate::effect::{Effect, Target, Verb};
use crate::event_card::{EventCard, Tile};
use crate::state::Cell;

/// A decision of a seat.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Move {
    /// Choose a board; its B side?
    Board(People, bool),
    /// Cover a space of this section in the easier game.
    Cover(Section),
    /// Grow by a worker.
    GrowWorker(Section),
    /// Grow by resources.
    Grow(Resource),
    /// Keep this one of two event cards or tiles.
    Keep(Revealed),
    /// Buy a progress card.
    Buy(Card),
    /// Deploy a worker on a card, idle or from another card.
    Deploy(Card, Option<Card>),
    /// Undeploy a worker from a card.
    Undeploy(Card),
    /// Hire an architect.
    Hire(Hire),
    /// Use the action of a card.
    Use(Card, Option<Resource>),
    /// Take no more actions this round.
    Pass,
    /// That was all: end the turn, or undeploy no more.
    Done,
    /// Where a new card goes.
    Place(Spot),
    /// The resource to gain.
    Gain(Resource),
    /// Pay these resources for a victory point.
    Pay(Mix),
    /// Give up these resources.
    Lose(Mix),
    /// Take a worker from this section.
    Take(Section),
    /// Return a worker to this section, idle or from a card.
    Return(Section, Option<Card>),
    /// Remove a card of one's own.
    Remove(Card),
    /// Choose one of several effects.
    Choose(Choice),
    /// Accept an offer.
    Accept,
    /// Decline an offer.
    Decline,
    /// Exchange two progress cards; the lower space first.
    Swap(Cell, Cell),
}

/// Whose architect is hired.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Hire {
    /// One of the public ones.
    Public,
    /// A private one of this card.
    Card(Card),
    /// A private one of the board.
    Board,
}

/// A space for a card on a board.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Spot {
    /// A numbered space of the card's type, from 0.
    Slot(u8),
    /// The advisor space.
    Advisor,
    /// On the Porcelain Tower.
    Tower,
}

/// One of several effects, by what it does.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Choice {
    /// A gain or loss of this resource.
    Resource(Resource),
    /// A loss of victory points.
    Vp,
    /// To the end of the player order.
    GoLast,
    /// The advisors leave.
    Advisors,
    /// An architect leaves.
    Architect,
    /// Strength counts lower.
    Strength,
    /// The others lose something.
    Others,
}

impl Choice {
    const ALL: [(&'static str, Choice); 10] = [
        ("gold", Choice::Resource(Resource::Gold)),
        ("stone", Choice::Resource(Resource::Stone)),
        ("food", Choice::Resource(Resource::Food)),
        ("books", Choice::Resource(Resource::Books)),
        ("vp", Choice::Vp),
        ("go-last", Choice::GoLast),
        ("advisors", Choice::Advisors),
        ("architect", Choice::Architect),
        ("strength", Choice::Strength),
        ("others", Choice::Others),
    ];

    /// Its word in the notation.
    pub fn name(self) -> &'static str {
        Choice::ALL.iter().find(|(_, choice)| *choice == self).map_or("", |(name, _)| name)
    }

    /// The word for an effect among others.
    pub fn of(effect: &Effect) -> Choice {
        match (effect.target, effect.verb) {
            (Some(Target::Others), _) => Choice::Others,
            (_, Some(Verb::GoLast)) => Choice::GoLast,
            (_, Some(Verb::RemoveAllAdvisors)) => Choice::Advisors,
            (_, Some(Verb::RemoveArchitect(_))) => Choice::Architect,
            (_, Some(Verb::StrengthDeltaForSecondEvent(_))) => Choice::Strength,
            _ => effect.gain.each().next().map_or(Choice::Vp, |(r, _)| Choice::Resource(r)),
        }
    }
}

/// An event card or a solo tile.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Revealed {
    /// An event card.
    Event(EventCard),
    /// A tile.
    Tile(Tile),
}

impl Revealed {
    /// Its name in the notation.
    pub fn slug(self) -> &'static str {
        match self {
            Revealed::Event(event) => event.slug(),
            Revealed::Tile(tile) => tile.slug(),
        }
    }

    /// What it is called, to stand in a sentence: an event card by its first event.
    pub fn names(self) -> Value {
        match self {
            Revealed::Event(event) => event.half(0).names(),
            Revealed::Tile(tile) => Value::from(tile.slug()),
        }
    }

    /// Reads an event card such as `taoism` or a tile such as `1-3`.
    pub fn read(tokens: &mut Tokens<'_>) -> Result<Revealed, NotationError> {
        tokens.take("taoism | 1-3 | …", |word| {
            let event = EventCard::named(word).map(Revealed::Event);
            event.or_else(|| Tile::named(word).map(Revealed::Tile))
        })
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.row(), self.column())
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Cell {
    /// Reads a space of the progress board: row and column.
    pub fn read(tokens: &mut Tokens<'_>) -> Result<Cell, NotationError> {
        tokens.take("1-1 … 3-7", |word| {
            let (row, column) = word.split_once('-')?;
            let digit = |text: &str| text.parse::<usize>().ok().filter(|_| text.len() == 1);
            Cell::new(digit(row)?, digit(column)?)
        })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let from = |f: &mut fmt::Formatter<'_>, card: Option<Card>| match card {
            Some(card) => write!(f, " from {card}"),
            None => Ok(()),
        };
        match *self {
            Move::Board(people, b) => {
                write!(f, "board {} {}", people.name(), if b { "b" } else { "a" })
            }
            Move::Cover(section) => write!(f, "cover {}", section.name()),
            Move::GrowWorker(section) => write!(f, "grow worker {}", section.name()),
            Move::Grow(resource) => write!(f, "grow {}", resource.name()),
            Move::Keep(revealed) => write!(f, "keep {}", revealed.slug()),
            Move::Buy(card) => write!(f, "buy {card}"),
            Move::Deploy(card, source) => {
                write!(f, "deploy {card}")?;
                from(f, source)
            }
            Move::Undeploy(card) => write!(f, "undeploy {card}"),
            Move::Hire(Hire::Public) => f.write_str("hire"),
            Move::Hire(Hire::Board) => f.write_str("hire board"),
            Move::Hire(Hire::Card(card)) => write!(f, "hire {card}"),
            Move::Use(card, None) => write!(f, "use {card}"),
            Move::Use(card, Some(resource)) => write!(f, "use {card} {}", resource.name()),
            Move::Pass => f.write_str("pass"),
            Move::Done => f.write_str("done"),
            Move::Place(Spot::Slot(slot)) => write!(f, "place slot {}", slot + 1),
            Move::Place(Spot::Advisor) => f.write_str("place advisor"),
            Move::Place(Spot::Tower) => f.write_str("place tower"),
            Move::Gain(resource) => write!(f, "gain {}", resource.name()),
            Move::Pay(mix) => write!(f, "pay {mix}"),
            Move::Lose(mix) => write!(f, "lose {mix}"),
            Move::Take(section) => write!(f, "take {}", section.name()),
            Move::Return(section, source) => {
                write!(f, "return {}", section.name())?;
                from(f, source)
            }
            Move::Remove(card) => write!(f, "remove {card}"),
            Move::Choose(choice) => write!(f, "choose {}", choice.name()),
            Move::Accept => f.write_str("accept"),
            Move::Decline => f.write_str("decline"),
            Move::Swap(one, two) => write!(f, "swap {one} {two}"),
        }
    }
}

/// Reads `from <card>`, if it is there.
fn from(tokens: &mut Tokens<'_>) -> Result<Option<Card>, NotationError> {
    if tokens.peek().is_none() {
        return Ok(None);
    }
    tokens.choose(&[("from", ())])?;
    Card::read(tokens).map(Some)
}

type Reader = fn(&mut Tokens<'_>) -> Result<Move, NotationError>;

/// Every word a move can begin with.
const VERBS: [(&str, Reader); 22] = [
    ("board", |t| Ok(Move::Board(People::read(t)?, t.choose(&[("a", false), ("b", true)])?))),
    ("cover", |t| Section::read(t).map(Move::Cover)),
    ("grow", |t| {
        if t.peek() == Some("worker") {
            t.next("worker")?;
            return Section::read(t).map(Move::GrowWorker);
        }
        t.choose(&[
            ("food", Move::Grow(Resource::Food)),
            ("stone", Move::Grow(Resource::Stone)),
            ("gold", Move::Grow(Resource::Gold)),
            ("worker", Move::GrowWorker(Section::Food)),
        ])
    }),
    ("keep", |t| Revealed::read(t).map(Move::Keep)),
    ("buy", |t| Card::read(t).map(Move::Buy)),
    ("deploy", |t| Ok(Move::Deploy(Card::read(t)?, from(t)?))),
    ("undeploy", |t| Card::read(t).map(Move::Undeploy)),
    ("hire", |t| match t.peek() {
        None => Ok(Move::Hire(Hire::Public)),
        Some("board") => t.next("board").map(|_| Move::Hire(Hire::Board)),
        Some(_) => Card::read(t).map(|card| Move::Hire(Hire::Card(card))),
    }),
    ("use", |t| {
        let card = Card::read(t)?;
        let resource = t.peek().map(|_| Resource::read(t)).transpose()?;
        Ok(Move::Use(card, resource))
    }),
    ("pass", |_| Ok(Move::Pass)),
    ("done", |_| Ok(Move::Done)),
    ("place", |t| {
        if t.peek() == Some("slot") {
            t.next("slot")?;
            return t.number(1, 6).map(|slot| Move::Place(Spot::Slot(slot as u8 - 1)));
        }
        t.choose(&[
            ("slot", Move::Place(Spot::Advisor)),
            ("advisor", Move::Place(Spot::Advisor)),
            ("tower", Move::Place(Spot::Tower)),
        ])
    }),
    ("gain", |t| Resource::read(t).map(Move::Gain)),
    ("pay", |t| Mix::read(t).map(Move::Pay)),
    ("lose", |t| Mix::read(t).map(Move::Lose)),
    ("take", |t| Section::read(t).map(Move::Take)),
    ("return", |t| Ok(Move::Return(Section::read(t)?, from(t)?))),
    ("remove", |t| Card::read(t).map(Move::Remove)),
    ("choose", |t| t.choose(&Choice::ALL).map(Move::Choose)),
    ("accept", |_| Ok(Move::Accept)),
    ("decline", |_| Ok(Move::Decline)),
    ("swap", |t| {
        let one = Cell::read(t)?;
        let expected = if Cell::new(1, 1) == Some(one) { "1-2 … 3-7" } else { "1-1 | …" };
        let two = t.take(expected, |word| {
            Cell::read(&mut Tokens::new(word)).ok().filter(|two| *two != one)
        })?;
        Ok(Move::Swap(one.min(two), one.max(two)))
    }),
];

impl Notation for Move {
    fn read(tokens: &mut Tokens<'_>) -> Result<Move, NotationError> {
        tokens.choose(&VERBS)?(tokens)
    }
}

/// What chance decides.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Chance {
    /// The player order (NA-SETUP-1).
    Order(Order),
    /// A card for a space of the progress board.
    Card(Cell, Card),
    /// A player board that may be chosen (NA-B-1).
    Board(People),
    /// An event card, or a tile.
    Event(Revealed),
    /// The die of the virtual opponent (NA-SOLO-6).
    Roll(u8),
}

/// Two to five seats in a row.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Order {
    seats: [u8; 5],
    len: u8,
}

impl Order {
    /// These seats, of which there must be at most five.
    pub fn new(seats: impl IntoIterator<Item = Seat>) -> Order {
        let mut order = Order { seats: [0; 5], len: 0 };
        for seat in seats.into_iter().take(5) {
            order.seats[usize::from(order.len)] = seat.index() as u8;
            order.len += 1;
        }
        order
    }

    /// The seats.
    pub fn iter(&self) -> impl Iterator<Item = Seat> {
        let seats = self.seats.into_iter().take(self.len.into());
        seats.filter_map(|index| Seat::new(index.into()))
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Order(order) => {
                f.write_str("order")?;
                order.iter().try_for_each(|seat| write!(f, " {seat}"))
            }
            Chance::Card(cell, card) => write!(f, "card {cell} {card}"),
            Chance::Board(people) => write!(f, "board {}", people.name()),
            Chance::Event(revealed) => write!(f, "event {}", revealed.slug()),
            Chance::Roll(number) => write!(f, "roll {number}"),
        }
    }
}

impl Notation for Chance {
    fn read(tokens: &mut Tokens<'_>) -> Result<Chance, NotationError> {
        let word =
            tokens.choose(&[("order", 0), ("card", 1), ("board", 2), ("event", 3), ("roll", 4)])?;
        Ok(match word {
            0 => {
                let mut seats = Vec::new();
                while seats.is_empty() || tokens.peek().is_some() {
                    let left = Seat::all(Seat::MAX).filter(|seat| !seats.contains(seat));
                    seats.push(tokens.pick(left)?);
                }
                Chance::Order(Order::new(seats))
            }
            1 => Chance::Card(Cell::read(tokens)?, Card::read(tokens)?),
            2 => Chance::Board(People::read(tokens)?),
            3 => Chance::Event(Revealed::read(tokens)?),
            _ => Chance::Roll(tokens.number(1, 6)? as u8),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_read_back_and_are_small() {
        for text in [
            "board egypt b",
            "cover stability",
            "grow worker food",
            "grow gold",
            "keep taoism",
            "keep 2-3",
            "buy hanging-gardens",
            "deploy farm",
            "deploy farm from axeman",
            "undeploy temple",
            "hire",
            "hire board",
            "hire archimedes",
            "use lincoln-is-not-a-card",
            "use abraham-lincoln",
            "use piazza-san-marco books",
            "pass",
            "done",
            "place slot 3",
            "place advisor",
            "place tower",
            "gain stone",
            "pay 1 gold 2 food",
            "pay nothing",
            "lose 3 stone 1 food",
            "take above",
            "return food from printed-hoplite",
            "remove nubia",
            "choose go-last",
            "accept",
            "decline",
            "swap 1-2 3-6",
        ] {
            match Move::parse(text) {
                Ok(m) => assert_eq!(m.to_string(), text),
                Err(error) => assert_eq!(
                    error.to_string(),
                    "word 2 `lincoln-is-not-a-card`: expected hanging-gardens | …"
                ),
            }
        }
        assert!(size_of::<Move>() <= 8);
        for text in [
            "order 2 1 3",
            "card 2-3 stonehenge",
            "board china",
            "event taoism",
            "roll 5",
            "event 4-6",
        ] {
            assert_eq!(Chance::parse(text).unwrap().to_string(), text);
        }
    }

    #[test]
    fn reading_is_forgiving_and_writing_canonical() {
        let text = |given: &str| Move::parse(given).unwrap().to_string();
        assert_eq!(text("  PAY 2 food 1 Gold"), "pay 1 gold 2 food");
        assert_eq!(text("swap 3-6 1-2"), "swap 1-2 3-6");
    }

    #[test]
    fn garbled_moves_say_what_was_expected() {
        let error = |given: &str| Move::parse(given).unwrap_err().to_string();
        assert_eq!(error("deploy farm to"), "word 3 `to`: expected from");
        assert_eq!(error("grow"), "word 2 is missing: expected food | stone | gold | worker");
        assert_eq!(error("swap 1-1 1-1"), "word 3 `1-1`: expected 1-2 … 3-7");
        assert_eq!(error("place slot 7"), "word 3 `7`: expected 1 … 6");
        assert_eq!(error("pay 1 gold 1 gold"), "word 5 `gold`: expected stone | food | books");
        assert_eq!(
            error("pay 1 gold 1 stone 1 food 1 books 1 gold"),
            "word 10 `1`: expected the end of the line"
        );
        assert!(error("jump").starts_with("word 1 `jump`: expected board | cover | grow"));
    }
}
