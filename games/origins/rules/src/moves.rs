//! Decisions and draws, and their text (`docs/notation.md`).

use std::fmt;

use serde::{Serialize, Serializer};
use table::{Notation, NotationError, Seat, Tokens};

use crate::city::{Cell, Kind};
use crate::colour::{Colour, Die, Resource, Temple};
use crate::few::Few;
use crate::names::{FIRST_CARD, ZODIAC};

/// Who goes to a meeting place (OR-WORK-1).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Worker {
    /// A citizen die in a base.
    Patrician(Die),
    /// A white die with this value.
    Speaker(u8),
    /// Ignores all values (OR-WORK-5).
    Archon,
}

impl Worker {
    /// Reads `blue2`, `speaker3` or `archon`.
    pub fn read(tokens: &mut Tokens<'_>) -> Result<Worker, NotationError> {
        tokens.take("archon | speaker3 | blue2 | …", |word| {
            if word == "archon" {
                return Some(Worker::Archon);
            }
            match word.strip_prefix("speaker") {
                Some(value) => match value.as_bytes() {
                    [digit @ b'1'..=b'5'] => Some(Worker::Speaker(digit - b'0')),
                    _ => None,
                },
                None => Die::from_word(word).map(Worker::Patrician),
            }
        })
    }
}

impl fmt::Display for Worker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Worker::Patrician(die) => die.fmt(f),
            Worker::Speaker(value) => write!(f, "speaker{value}"),
            Worker::Archon => f.write_str("archon"),
        }
    }
}

impl Serialize for Worker {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Where a bought tile comes from.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Source {
    /// The pool, by its place from the top, from 0.
    Pool(u8),
    /// Beside one's own board (OR-B-21).
    Reserved(Kind),
}

/// How a bought tile enters the city.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum How {
    /// Face up on an empty cell.
    Building,
    /// Face down on an empty cell (OR-FARM-1).
    Farm,
    /// Face up onto a farm (OR-ZOD-6).
    Over,
}

/// A decision of a seat. Meeting places, cards and pool tiles are counted from 0 here, from 1 in the
/// text.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Move {
    /// Take a die of the draft.
    Draft(Die),
    /// Solo: set one of the highest dice aside (OR-SOLO-4).
    Discard(Die),
    /// Send a worker to a meeting place.
    Visit(u8, Worker),
    /// Close the district of this seat with this patrician.
    Close(Cell, Die),
    /// Build a floor.
    Tower(Colour),
    /// Take a base from the population track.
    Populate,
    /// Spend an advantage token.
    Advantage,
    /// Do nothing more this round.
    Pass,
    /// The upper main action.
    Upper,
    /// The lower main action.
    Lower,
    /// The bonus action.
    Bonus,
    /// One gold instead of the bonus action (OR-ZOD-8).
    Gold,
    /// Move on the military track.
    March,
    /// Attack.
    Attack,
    /// Move in this temple, this many spaces.
    Temple(Temple, u8),
    /// Add a tile to the city.
    Buy(Source, How, Cell),
    /// Take a tile beside one's board.
    Reserve(u8),
    /// Take a die from the citizen pool.
    Citizen(Die),
    /// Take a die from the speaker pool.
    Speaker(u8),
    /// Raise a die by a number of steps; a patrician on the board is named with his place, from 1.
    Raise(Worker, u8, u8),
    /// Pick a die.
    Pick(Die),
    /// Swap a die for one of another colour.
    Recolour(Die, Colour),
    /// Choose the ship of a place.
    Ship(u8),
    /// Use the ability of a tile.
    Use(Cell),
    /// Copy the ability of a neighbour.
    Copy(Cell),
    /// Choose a resource to gain.
    Take(Resource),
    /// Choose a resource to pay.
    Pay(Resource),
    /// Score a district card.
    Card(u8),
    /// Take a six back first (OR-PASS-R2).
    Collect(Colour),
    /// Make use of an offer that asks nothing more.
    Accept,
    /// Leave an offer.
    Decline,
    /// No more of this.
    Done,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Move::Draft(die) => write!(f, "draft {die}"),
            Move::Discard(die) => write!(f, "discard {die}"),
            Move::Visit(place, worker) => write!(f, "visit {} {worker}", place + 1),
            Move::Close(cell, die) => write!(f, "close {cell} {die}"),
            Move::Tower(colour) => write!(f, "tower {colour}"),
            Move::Temple(temple, steps) => {
                write!(f, "temple {} {steps}", temple.name())
            }
            Move::Buy(source, how, cell) => {
                f.write_str(if how == How::Farm { "farm " } else { "buy " })?;
                match source {
                    Source::Pool(place) => write!(f, "{}", place + 1)?,
                    Source::Reserved(kind) => kind.fmt(f)?,
                }
                write!(f, " {} {cell}", if how == How::Over { "over" } else { "at" })
            }
            Move::Reserve(place) => write!(f, "reserve {}", place + 1),
            Move::Citizen(die) => write!(f, "citizen {die}"),
            Move::Speaker(value) => write!(f, "speaker {value}"),
            Move::Raise(worker, steps, at) => {
                write!(f, "raise {worker} {steps}")?;
                if at > 0 { write!(f, " at {at}") } else { Ok(()) }
            }
            Move::Pick(die) => write!(f, "pick {die}"),
            Move::Recolour(die, colour) => write!(f, "recolour {die} {colour}"),
            Move::Ship(place) => write!(f, "ship {}", place + 1),
            Move::Use(cell) => write!(f, "use {cell}"),
            Move::Copy(cell) => write!(f, "copy {cell}"),
            Move::Take(resource) => write!(f, "take {}", resource.name()),
            Move::Pay(resource) => write!(f, "pay {}", resource.name()),
            Move::Card(place) => write!(f, "card {}", place + 1),
            Move::Collect(colour) => write!(f, "collect {colour}"),
            _ => f.write_str(self.word()),
        }
    }
}

/// The moves that are one word.
const WORDS: [(&str, Move); 12] = [
    ("populate", Move::Populate),
    ("advantage", Move::Advantage),
    ("pass", Move::Pass),
    ("upper", Move::Upper),
    ("lower", Move::Lower),
    ("bonus", Move::Bonus),
    ("gold", Move::Gold),
    ("march", Move::March),
    ("attack", Move::Attack),
    ("accept", Move::Accept),
    ("decline", Move::Decline),
    ("done", Move::Done),
];

const VERBS: &str = "draft | discard | visit | close | tower | populate | advantage | pass | upper | \
    lower | bonus | gold | march | attack | temple | buy | farm | reserve | citizen | speaker | \
    raise | pick | recolour | ship | use | copy | take | pay | card | collect | accept | decline | \
    done";

impl Move {
    fn word(&self) -> &'static str {
        WORDS.iter().find(|(_, m)| m == self).map_or("", |(word, _)| word)
    }
}

impl Notation for Move {
    fn read(tokens: &mut Tokens<'_>) -> Result<Move, NotationError> {
        let wrong = tokens.wrong(VERBS);
        let verb = tokens.next(VERBS)?;
        if let Some((_, m)) = WORDS.iter().find(|(word, _)| *word == verb) {
            return Ok(*m);
        }
        let place = |tokens: &mut Tokens<'_>, most| Ok(tokens.number(1, most)? as u8 - 1);
        Ok(match verb {
            "draft" => Move::Draft(Die::read(tokens)?),
            "discard" => Move::Discard(Die::read(tokens)?),
            "visit" => Move::Visit(place(tokens, 5)?, Worker::read(tokens)?),
            "close" => Move::Close(Cell::read(tokens)?, Die::read(tokens)?),
            "tower" => Move::Tower(Colour::read(tokens)?),
            "temple" => Move::Temple(Temple::read(tokens)?, tokens.number(0, 5)? as u8),
            "buy" | "farm" => {
                let number = |word: &str| match word.as_bytes() {
                    [digit @ b'1'..=b'5'] => Some(Source::Pool(digit - b'1')),
                    _ => Kind::named(word).map(Source::Reserved),
                };
                let source = tokens.take("1 … 5 | harbour | …", number)?;
                let how = if verb == "farm" {
                    tokens.choose(&[("at", How::Farm)])?
                } else {
                    tokens.choose(&[("at", How::Building), ("over", How::Over)])?
                };
                Move::Buy(source, how, Cell::read(tokens)?)
            }
            "reserve" => Move::Reserve(place(tokens, 5)?),
            "citizen" => Move::Citizen(Die::read(tokens)?),
            "speaker" => Move::Speaker(tokens.number(1, 5)? as u8),
            "raise" => {
                let worker = tokens.take("blue2 | speaker3 | …", |word| {
                    Worker::read(&mut Tokens::new(word)).ok().filter(|w| *w != Worker::Archon)
                })?;
                let steps = tokens.number(1, 5)? as u8;
                let at = match tokens.peek() {
                    Some("at") => {
                        tokens.next("at")?;
                        tokens.number(1, 5)? as u8
                    }
                    _ => 0,
                };
                Move::Raise(worker, steps, at)
            }
            "pick" => Move::Pick(Die::read(tokens)?),
            "recolour" => Move::Recolour(Die::read(tokens)?, Colour::read(tokens)?),
            "ship" => Move::Ship(place(tokens, 5)?),
            "use" => Move::Use(Cell::read(tokens)?),
            "copy" => Move::Copy(Cell::read(tokens)?),
            "take" => Move::Take(Resource::read(tokens)?),
            "pay" => Move::Pay(Resource::read(tokens)?),
            "card" => Move::Card(place(tokens, 6)?),
            "collect" => Move::Collect(Colour::read(tokens)?),
            _ => return Err(wrong),
        })
    }
}

/// What chance decides.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Chance {
    /// The bonus action tiles at the five places (OR-SETUP-3).
    Places([Colour; 5]),
    /// The zodiac cards of the three temples (OR-SETUP-5).
    Zodiac([u8; 3]),
    /// The building pool from the top (OR-SETUP-7).
    Pool([Kind; 5]),
    /// The next tile of a stack, now face up (OR-SETUP-7, OR-BUY-6).
    Tile(Colour, Kind),
    /// The first citizen dice, one of each colour (OR-SETUP-8).
    Citizens([u8; 5]),
    /// The speaker dice, lowest first (OR-SETUP-9).
    Speakers(Few<u8, 4>),
    /// The district cards, by number (OR-SETUP-10).
    Cards(Few<u8, 6>),
    /// Who begins (OR-SETUP-18).
    First(Seat),
    /// The dice of the draft, lowest first in each colour (OR-SETUP-19, OR-SOLO-4).
    Draft(Few<Die, 10>),
    /// A new die for the citizen pool (OR-MAIN-9).
    Roll(Die),
    /// A speaker that is rolled again (OR-RAISE-1, OR-END-1).
    Reroll(u8),
    /// Solo: the card that is kept (OR-SOLO-9).
    Keep(u8),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fn words<T: fmt::Display>(
            f: &mut fmt::Formatter<'_>,
            verb: &str,
            items: impl IntoIterator<Item = T>,
        ) -> fmt::Result {
            f.write_str(verb)?;
            items.into_iter().try_for_each(|item| write!(f, " {item}"))
        }
        match self {
            Chance::Places(tiles) => words(f, "places", tiles),
            Chance::Zodiac(cards) => words(f, "zodiac", cards.map(zodiac_name)),
            Chance::Pool(kinds) => words(f, "pool", kinds),
            Chance::Tile(colour, kind) => write!(f, "tile {colour} {kind}"),
            Chance::Citizens(values) => {
                let dice = Colour::ALL.into_iter().zip(values);
                words(f, "citizens", dice.map(|(colour, value)| Die { colour, value: *value }))
            }
            Chance::Speakers(values) => words(f, "speakers", values.iter()),
            Chance::Cards(cards) => words(f, "cards", cards.iter().map(|card| card + FIRST_CARD)),
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::Draft(dice) => words(f, "draft", dice.iter()),
            Chance::Roll(die) => write!(f, "roll {} {}", die.colour, die.value),
            Chance::Reroll(value) => write!(f, "roll speaker {value}"),
            Chance::Keep(card) => write!(f, "keep {}", zodiac_name(*card)),
        }
    }
}

/// The name of a zodiac card in the notation.
pub fn zodiac_name(card: u8) -> &'static str {
    ZODIAC[usize::from(card) % ZODIAC.len()]
}

pub(crate) fn read_zodiac(tokens: &mut Tokens<'_>) -> Result<u8, NotationError> {
    tokens.take("leo | …", |word| {
        ZODIAC.iter().position(|known| *known == word).map(|card| card as u8)
    })
}

impl Notation for Chance {
    fn read(tokens: &mut Tokens<'_>) -> Result<Chance, NotationError> {
        const VERBS: &str = "places | zodiac | pool | tile | citizens | speakers | cards | first | draft | roll | keep";
        let wrong = tokens.wrong(VERBS);
        Ok(match tokens.next(VERBS)? {
            "places" => {
                let mut tiles = [Colour::Red; 5];
                for tile in &mut tiles {
                    *tile = Colour::read(tokens)?;
                }
                Chance::Places(tiles)
            }
            "zodiac" => {
                Chance::Zodiac([read_zodiac(tokens)?, read_zodiac(tokens)?, read_zodiac(tokens)?])
            }
            "pool" => {
                let mut kinds = [Kind::default(); 5];
                for kind in &mut kinds {
                    *kind = Kind::read(tokens)?;
                }
                Chance::Pool(kinds)
            }
            "tile" => Chance::Tile(Colour::read(tokens)?, Kind::read(tokens)?),
            "citizens" => {
                let mut values = [0; 5];
                for colour in Colour::ALL {
                    let expected = format!("{colour}1 … {colour}6");
                    values[colour as usize] = tokens.take(&expected, |word| {
                        let die = Die::from_word(word)?;
                        (die.colour == colour).then_some(die.value)
                    })?;
                }
                Chance::Citizens(values)
            }
            "speakers" => {
                let mut values = Few::default();
                while tokens.peek().is_some() && values.has_room() {
                    values.sort_in(tokens.number(1, 5)? as u8);
                }
                Chance::Speakers(values)
            }
            "cards" => {
                let mut cards = Few::default();
                while tokens.peek().is_some() && cards.has_room() {
                    let last = u32::from(FIRST_CARD) + 44;
                    let card = tokens.number(FIRST_CARD.into(), last)? as u8 - FIRST_CARD;
                    cards.sort_in(card);
                }
                Chance::Cards(cards)
            }
            "first" => Chance::First(tokens.seat(4)?),
            "draft" => {
                let mut dice = Few::default();
                while tokens.peek().is_some() && dice.has_room() {
                    dice.sort_in(Die::read(tokens)?);
                }
                Chance::Draft(dice)
            }
            "roll" => {
                if tokens.peek() == Some("speaker") {
                    tokens.next("speaker")?;
                    Chance::Reroll(tokens.number(1, 5)? as u8)
                } else {
                    let colour = Colour::read(tokens)?;
                    Chance::Roll(Die { colour, value: tokens.number(1, 5)? as u8 })
                }
            }
            "keep" => Chance::Keep(read_zodiac(tokens)?),
            _ => return Err(wrong),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_read_back_and_are_small() {
        for text in [
            "draft red4",
            "discard purple5",
            "visit 3 blue2",
            "visit 1 speaker5",
            "visit 5 archon",
            "close 0,-1 red3",
            "tower orange",
            "populate",
            "temple seas 2",
            "buy 2 at 1,0",
            "buy harbour at -1,0",
            "buy 5 over 1,0",
            "farm 2 at 1,0",
            "farm mage-tower at 0,2",
            "reserve 4",
            "citizen yellow5",
            "speaker 3",
            "raise red4 1",
            "raise red4 2 at 3",
            "raise speaker3 1",
            "pick red1",
            "recolour red4 yellow",
            "ship 2",
            "use 1,0",
            "copy 1,1",
            "take food",
            "pay stone",
            "card 6",
            "collect blue",
            "done",
        ] {
            assert_eq!(Move::parse(text).unwrap().to_string(), text);
        }
        for (word, m) in &WORDS {
            assert_eq!(m.to_string(), *word);
        }
        assert!(size_of::<Move>() <= 8);
    }

    #[test]
    fn draws_read_back() {
        for text in [
            "places red blue purple orange yellow",
            "zodiac leo virgo aries",
            "pool forum mint outpost obelisk main-gate",
            "tile orange forum",
            "citizens red1 purple5 blue3 yellow3 orange2",
            "speakers 2 2 3 5",
            "cards 13 22 34 43 53 57",
            "first 2",
            "draft red1 red4 purple2 purple2",
            "roll red 4",
            "roll speaker 3",
            "keep leo",
        ] {
            assert_eq!(Chance::parse(text).unwrap().to_string(), text);
        }
        assert_eq!(Chance::parse("cards 22 13").unwrap().to_string(), "cards 13 22");
    }

    #[test]
    fn garbled_moves_say_what_was_expected() {
        let error = |given: &str| Move::parse(given).unwrap_err().to_string();
        assert_eq!(error("visit 6 red1"), "word 2 `6`: expected 1 … 5");
        assert_eq!(error("visit 2 red7"), "word 3 `red7`: expected archon | speaker3 | blue2 | …");
        assert_eq!(error("buy 2 on 1,0"), "word 3 `on`: expected at | over");
        assert_eq!(error("buy 2 at 1"), "word 4 `1`: expected 1,0 | …");
        assert_eq!(error("draft"), "word 2 is missing: expected blue2 | …");
        assert_eq!(error("pass now"), "word 2 `now`: expected the end of the line");
        assert!(error("jump").starts_with("word 1 `jump`: expected draft | discard | visit"));
        assert!(error("").starts_with("word 1 is missing: expected draft"));
    }
}
