//! What happens in a game, for logs and pages.

use table::{Phrase, Seat, Tell};

use crate::card::{Card, Cards};
use crate::hex::Hex;
use crate::kind::{Kind, Tokens};
use crate::location::{City, Field};

/// Something that happened.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[allow(missing_docs)]
pub enum Event {
    /// All location tokens lie on the board.
    Laid { cities: u8, fields: u8 },
    /// These cards are on offer, drawn from all nine.
    Offered { cards: Cards },
    /// Tokens were drawn; which ones only their owner learns.
    Drew { seat: Seat, count: u8, tokens: Option<Tokens> },
    /// A seat's turn begins.
    Turn { seat: Seat },
    /// A token was placed; on a river only its owner knows the kind.
    Placed { seat: Seat, kind: Option<Kind>, hex: Hex, on_river: bool },
    /// A token beside a ziggurat brought points.
    Ziggurats { seat: Seat, hex: Hex, points: u8 },
    /// A field was taken.
    Field { seat: Seat, hex: Hex, field: Field, points: u8 },
    /// A seat has placed all tokens of its turn.
    Finished { seat: Seat, count: u8 },
    /// A surrounded city is scored.
    Surrounded { hex: Hex, city: City },
    /// Nobles connected with a scored city brought points.
    Nobles { seat: Seat, hex: Hex, count: u8, points: u8 },
    /// A city was captured by so many tokens, against so many of another.
    Captured { seat: Seat, hex: Hex, city: City, count: u8, against: u8 },
    /// A city was discarded, since several had so many tokens around it.
    CityTied { hex: Hex, city: City, count: u8 },
    /// The cities a seat owns brought points.
    Cities { seat: Seat, count: u8, points: u8 },
    /// A ziggurat was won by so many tokens, against so many of another.
    ZigguratWon { seat: Seat, hex: Hex, count: u8, against: u8 },
    /// A ziggurat was won by nobody, since several had so many tokens around it.
    ZigguratTied { hex: Hex, count: u8 },
    /// A ziggurat card was taken.
    Card { seat: Seat, card: Card },
    /// Card 1 brought its points.
    TenPoints { seat: Seat, points: u8 },
    /// Card 2 is used now.
    ExtraTurn { seat: Seat },
    /// Card 2 is kept.
    NoExtraTurn { seat: Seat },
    /// The game ended.
    Ended { why: End },
}

/// What ended the game.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum End {
    /// This seat had no token left at the end of its turn.
    Hand(Seat),
    /// At most one city was left on the board.
    Cities,
}

impl Tell for Event {
    fn phrase(&self) -> Phrase {
        let phrase = Phrase::new;
        let by = |id, seat: Seat| Phrase::new(id).with("seat", seat);
        let at = |phrase: Phrase, hex: Hex| phrase.with("hex", hex.to_string());
        match *self {
            Event::Laid { cities, fields } => {
                phrase("babylonia-event-laid").with("cities", cities).with("fields", fields)
            }
            Event::Offered { cards } => {
                phrase("babylonia-event-offered").with("cards", cards.to_string())
            }
            Event::Drew { seat, count, tokens } => match tokens {
                Some(tokens) => {
                    let phrase = by("babylonia-event-drew", seat).with("count", count);
                    let add = |phrase: Phrase, kind: Kind| phrase.with(kind.name(), tokens[kind]);
                    Kind::ALL.into_iter().fold(phrase, add)
                }
                None => by("babylonia-event-drew-hidden", seat).with("count", count),
            },
            Event::Turn { seat } => by("babylonia-event-turn", seat),
            Event::Placed { seat, kind, hex, on_river } => match kind {
                Some(kind) => {
                    let id = if on_river {
                        "babylonia-event-placed-river"
                    } else {
                        "babylonia-event-placed"
                    };
                    at(by(id, seat).with("kind", kind.name()), hex)
                }
                None => at(by("babylonia-event-placed-hidden", seat), hex),
            },
            Event::Ziggurats { seat, hex, points } => {
                at(by("babylonia-event-ziggurats", seat), hex).with("points", points)
            }
            Event::Field { seat, hex, field, points } => at(by("babylonia-event-field", seat), hex)
                .with("field", if field == Field::Cities { "cities" } else { "number" })
                .with("points", points),
            Event::Finished { seat, count } => {
                by("babylonia-event-finished", seat).with("count", count)
            }
            Event::Surrounded { hex, city } => {
                at(phrase("babylonia-event-surrounded"), hex).with("city", city.to_string())
            }
            Event::Nobles { seat, hex, count, points } => {
                at(by("babylonia-event-nobles", seat), hex)
                    .with("count", count)
                    .with("points", points)
            }
            Event::Captured { seat, hex, city, count, against } => {
                at(by("babylonia-event-captured", seat), hex)
                    .with("city", city.to_string())
                    .with("count", count)
                    .with("against", against)
            }
            Event::CityTied { hex, city, count } => at(phrase("babylonia-event-city-tied"), hex)
                .with("city", city.to_string())
                .with("count", count),
            Event::Cities { seat, count, points } => {
                by("babylonia-event-cities", seat).with("count", count).with("points", points)
            }
            Event::ZigguratWon { seat, hex, count, against } => {
                at(by("babylonia-event-ziggurat-won", seat), hex)
                    .with("count", count)
                    .with("against", against)
            }
            Event::ZigguratTied { hex, count } => {
                at(phrase("babylonia-event-ziggurat-tied"), hex).with("count", count)
            }
            Event::Card { seat, card } => {
                by("babylonia-event-card", seat).with("card", card.number())
            }
            Event::TenPoints { seat, points } => {
                by("babylonia-event-ten-points", seat).with("points", points)
            }
            Event::ExtraTurn { seat } => by("babylonia-event-extra-turn", seat),
            Event::NoExtraTurn { seat } => by("babylonia-event-no-extra-turn", seat),
            Event::Ended { why: End::Hand(seat) } => by("babylonia-event-ended-hand", seat),
            Event::Ended { why: End::Cities } => phrase("babylonia-event-ended-cities"),
        }
    }
}
