//! What happens in a game, for logs and pages.

use table::{Phrase, Seat, Tell};

use crate::card::{Card, Cards};
use crate::hex::Hex;
use crate::kind::{Kind, Tokens};
use crate::location::{City, Field};

/// Something that happened.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Event {
    /// All location tokens lie on the board.
    Laid {
        /// The number of cities.
        cities: u8,
        /// The number of fields.
        fields: u8,
    },
    /// These cards are on offer, drawn from all nine.
    Offered {
        /// The seven cards.
        cards: Cards,
    },
    /// Tokens were drawn; which ones only their owner learns.
    Drew {
        /// Who drew.
        seat: Seat,
        /// The number of tokens.
        count: u8,
        /// The tokens, for those who may know them.
        tokens: Option<Tokens>,
    },
    /// A seat's turn begins.
    Turn {
        /// Whose turn it is.
        seat: Seat,
    },
    /// A token was placed; on a river only its owner knows the kind.
    Placed {
        /// Who placed it.
        seat: Seat,
        /// Its kind, for those who may know it.
        kind: Option<Kind>,
        /// Where it lies.
        hex: Hex,
        /// It lies face down.
        on_river: bool,
    },
    /// A token beside a ziggurat brought points.
    Ziggurats {
        /// Whose token it is.
        seat: Seat,
        /// Where the token lies.
        hex: Hex,
        /// One for each ziggurat the player touches.
        points: u8,
    },
    /// A field was taken.
    Field {
        /// Who took it.
        seat: Seat,
        /// Where it lay.
        hex: Hex,
        /// The field token.
        field: Field,
        /// What it was worth.
        points: u8,
    },
    /// A seat has placed all tokens of its turn.
    Finished {
        /// Who placed them.
        seat: Seat,
        /// The number of tokens.
        count: u8,
    },
    /// A surrounded city is scored.
    Surrounded {
        /// Where the city lies.
        hex: Hex,
        /// The city.
        city: City,
    },
    /// Nobles connected with a scored city brought points.
    Nobles {
        /// Whose nobles they are.
        seat: Seat,
        /// Where the city lies.
        hex: Hex,
        /// The number of nobles.
        count: u8,
        /// Two for each.
        points: u8,
    },
    /// A city was captured.
    Captured {
        /// Who captured it.
        seat: Seat,
        /// Where it lay.
        hex: Hex,
        /// The city.
        city: City,
        /// The number of tokens the winner has around it.
        count: u8,
        /// The most that somebody else has.
        against: u8,
    },
    /// A city was discarded, since several had most tokens around it.
    CityTied {
        /// Where it lay.
        hex: Hex,
        /// The city.
        city: City,
        /// The number of tokens each of the tied has.
        count: u8,
    },
    /// The cities a seat owns brought points.
    Cities {
        /// Who owns them.
        seat: Seat,
        /// The number of cities.
        count: u8,
        /// What they brought.
        points: u8,
    },
    /// A ziggurat was won.
    ZigguratWon {
        /// Who won it.
        seat: Seat,
        /// Where it lies.
        hex: Hex,
        /// The number of tokens the winner has around it.
        count: u8,
        /// The most that somebody else has.
        against: u8,
    },
    /// A ziggurat was won by nobody, since several had most tokens around it.
    ZigguratTied {
        /// Where it lies.
        hex: Hex,
        /// The number of tokens each of the tied has.
        count: u8,
    },
    /// A ziggurat card was taken.
    Card {
        /// Who took it.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// Card 1 brought its points.
    TenPoints {
        /// Who has the card.
        seat: Seat,
        /// Ten.
        points: u8,
    },
    /// Card 2 is used now.
    ExtraTurn {
        /// Who plays again.
        seat: Seat,
    },
    /// Card 2 is kept.
    NoExtraTurn {
        /// Who keeps it.
        seat: Seat,
    },
    /// The game ended.
    Ended {
        /// What ended it.
        why: End,
    },
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
        match *self {
            Event::Laid { cities, fields } => {
                phrase("babylonia-event-laid").with("cities", cities).with("fields", fields)
            }
            Event::Offered { cards } => {
                phrase("babylonia-event-offered").with("cards", cards.to_string())
            }
            Event::Drew { seat, count, tokens: None } => {
                by("babylonia-event-drew-hidden", seat).with("count", count)
            }
            Event::Drew { seat, count, tokens: Some(tokens) } => {
                let phrase = by("babylonia-event-drew", seat).with("count", count);
                let add = |phrase: Phrase, kind: Kind| phrase.with(kind.name(), tokens[kind]);
                Kind::ALL.into_iter().fold(phrase, add)
            }
            Event::Turn { seat } => by("babylonia-event-turn", seat),
            Event::Placed { seat, kind: None, hex, .. } => {
                by("babylonia-event-placed-hidden", seat).with("hex", hex)
            }
            Event::Placed { seat, kind: Some(kind), hex, on_river } => {
                let id = match on_river {
                    true => "babylonia-event-placed-river",
                    false => "babylonia-event-placed",
                };
                by(id, seat).with("kind", kind).with("hex", hex)
            }
            Event::Ziggurats { seat, hex, points } => {
                by("babylonia-event-ziggurats", seat).with("hex", hex).with("points", points)
            }
            Event::Field { seat, hex, field, points } => by("babylonia-event-field", seat)
                .with("hex", hex)
                .with("field", if field == Field::Cities { "cities" } else { "number" })
                .with("points", points),
            Event::Finished { seat, count } => {
                by("babylonia-event-finished", seat).with("count", count)
            }
            Event::Surrounded { hex, city } => {
                phrase("babylonia-event-surrounded").with("hex", hex).with("city", city)
            }
            Event::Nobles { seat, hex, count, points } => by("babylonia-event-nobles", seat)
                .with("hex", hex)
                .with("count", count)
                .with("points", points),
            Event::Captured { seat, hex, city, count, against } => {
                by("babylonia-event-captured", seat)
                    .with("hex", hex)
                    .with("city", city)
                    .with("count", count)
                    .with("against", against)
            }
            Event::CityTied { hex, city, count } => phrase("babylonia-event-city-tied")
                .with("hex", hex)
                .with("city", city)
                .with("count", count),
            Event::Cities { seat, count, points } => {
                by("babylonia-event-cities", seat).with("count", count).with("points", points)
            }
            Event::ZigguratWon { seat, hex, count, against } => {
                by("babylonia-event-ziggurat-won", seat)
                    .with("hex", hex)
                    .with("count", count)
                    .with("against", against)
            }
            Event::ZigguratTied { hex, count } => {
                phrase("babylonia-event-ziggurat-tied").with("hex", hex).with("count", count)
            }
            Event::Card { seat, card } => by("babylonia-event-card", seat).with("card", card),
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
