//! Decisions and draws, and their text (`docs/notation.md`).

use std::fmt;

use table::{Notation, NotationError, Seat, Tokens as Words};

use crate::card::{Card, Cards};
use crate::hex::Hex;
use crate::kind::{Kind, Tokens};
use crate::location::Location;

/// A decision of a seat.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Move {
    /// Place a clan token: face up on land, face down on a river.
    Place(Kind, Hex),
    /// Place no more tokens in this turn.
    End,
    /// Score this surrounded city or ziggurat next.
    Score(Hex),
    /// Take a ziggurat card.
    Card(Card),
    /// Take the extra turn of card 2 now.
    ExtraTurn,
    /// Keep card 2 for later.
    NoExtraTurn,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Place(kind, hex) => write!(f, "place {} {hex}", kind.name()),
            Move::End => f.write_str("end"),
            Move::Score(hex) => write!(f, "score {hex}"),
            Move::Card(card) => write!(f, "card {card}"),
            Move::ExtraTurn => f.write_str("extra turn"),
            Move::NoExtraTurn => f.write_str("no extra turn"),
        }
    }
}

impl Notation for Move {
    fn read(words: &mut Words<'_>) -> Result<Move, NotationError> {
        #[derive(Copy, Clone)]
        enum Verb {
            Place,
            End,
            Score,
            Card,
            Extra,
            No,
        }
        let verb = words.choose(&[
            ("place", Verb::Place),
            ("end", Verb::End),
            ("score", Verb::Score),
            ("card", Verb::Card),
            ("extra", Verb::Extra),
            ("no", Verb::No),
        ])?;
        Ok(match verb {
            Verb::Place => Move::Place(Kind::read(words)?, Hex::read(words)?),
            Verb::End => Move::End,
            Verb::Score => Move::Score(Hex::read(words)?),
            Verb::Card => Move::Card(Card::read(words)?),
            Verb::Extra => words.choose(&[("turn", Move::ExtraTurn)])?,
            Verb::No => {
                words.choose(&[("extra", ())])?;
                words.choose(&[("turn", Move::NoExtraTurn)])?
            }
        })
    }
}

/// What chance decides.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Chance {
    /// Who begins (BA-SETUP-15).
    First(Seat),
    /// The location token that is laid on a spot (BA-SETUP-6).
    Location(Hex, Location),
    /// The cards on offer (BA-VAR-1).
    Cards(Cards),
    /// What a seat draws from its pool.
    Draw(Seat, Tokens),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::Location(hex, location) => write!(f, "location {hex} {location}"),
            Chance::Cards(cards) => write!(f, "cards {cards}"),
            Chance::Draw(seat, tokens) => {
                write!(f, "draw {seat}")?;
                tokens.words().try_for_each(|word| write!(f, " {word}"))
            }
        }
    }
}

impl Notation for Chance {
    fn read(words: &mut Words<'_>) -> Result<Chance, NotationError> {
        #[derive(Copy, Clone)]
        enum Verb {
            First,
            Location,
            Cards,
            Draw,
        }
        let verb = words.choose(&[
            ("first", Verb::First),
            ("location", Verb::Location),
            ("cards", Verb::Cards),
            ("draw", Verb::Draw),
        ])?;
        Ok(match verb {
            Verb::First => Chance::First(words.seat(4)?),
            Verb::Location => Chance::Location(Hex::read(words)?, Location::read(words)?),
            Verb::Cards => Chance::Cards(Cards::read(words)?),
            Verb::Draw => Chance::Draw(words.seat(4)?, Tokens::read(words)?),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_and_draws_read_back_and_are_small() {
        for text in
            ["place merchant i11", "end", "score h20", "card 3", "extra turn", "no extra turn"]
        {
            assert_eq!(Move::parse(text).unwrap().to_string(), text);
        }
        for text in [
            "first 2",
            "location d4 city merchant-priest",
            "location b10 field cities",
            "cards 1 2 3 5 6 8 9",
            "draw 1 merchant priest farmer farmer farmer",
        ] {
            assert_eq!(Chance::parse(text).unwrap().to_string(), text);
        }
        assert!(size_of::<Move>() <= 4);
        assert!(size_of::<Chance>() <= 8);
    }

    #[test]
    fn reading_is_forgiving_and_writing_canonical() {
        assert_eq!(Move::parse(" Place  FARMER I11").unwrap().to_string(), "place farmer i11");
        let draw = Chance::parse("draw 2 farmer merchant").unwrap();
        assert_eq!(draw.to_string(), "draw 2 merchant farmer");
        let laid = Chance::parse("location d4 city servant-merchant").unwrap();
        assert_eq!(laid.to_string(), "location d4 city merchant-servant");
    }

    #[test]
    fn garbled_moves_say_what_was_expected() {
        let error = |given: &str| Move::parse(given).unwrap_err().to_string();
        assert_eq!(
            error("place i11"),
            "word 2 `i11`: expected merchant | priest | servant | farmer"
        );
        assert_eq!(error("place priest z9"), "word 3 `z9`: expected i13 | …");
        assert_eq!(error("card 0"), "word 2 `0`: expected 1 … 9");
        assert_eq!(error("extra"), "word 2 is missing: expected turn");
        assert_eq!(error("no turn"), "word 2 `turn`: expected extra");
        assert_eq!(error("end now"), "word 2 `now`: expected the end of the line");
        assert_eq!(
            error("pass"),
            "word 1 `pass`: expected place | end | score | card | extra | no"
        );
        let error = |given: &str| Chance::parse(given).unwrap_err().to_string();
        assert_eq!(error("cards 1 1"), "word 3 `1`: expected 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9");
        assert_eq!(error("location d4 town"), "word 3 `town`: expected city | field");
    }
}
