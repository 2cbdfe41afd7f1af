//! How a scenario sets up a position: see `docs/scenarios.md`. What it can ask is in `facts`.

use table::scenario::{Answer, Staged};
use table::{NotationError, Options, Seat, Tokens as Words};

use crate::board::{LOCATIONS, RIVER, river};
use crate::card::Cards;
use crate::facts;
use crate::hex::Hex;
use crate::hexes::Hexes;
use crate::kind::{Kind, Tokens};
use crate::location::{City, Field, Location};
use crate::state::{Babylonia, Cities, Phase};

const SET_UPS: &str = "active, turns, put, city, field, scored, clear, hand, pool, points, cities, \
    discarded, card, spent, offer, do, refuse, expect or @";

/// What everybody holds when a scenario begins.
const HAND: Tokens = Tokens([0, 0, 0, 5]);

/// The turns that have ended when a scenario begins: nobody is in a first turn any more.
const TURNS: u8 = 8;

impl Staged for Babylonia {
    const SCENARIOS: &'static [&'static str] =
        &[include_str!("../scenarios/playing.md"), include_str!("../scenarios/ziggurats.md")];

    const PLAYERS: usize = 4;

    fn stage(options: &Options) -> Babylonia {
        let mut game = Babylonia::set_up(options);
        game.open.offer = Cards::BASIC;
        game.open.turns = TURNS;
        game.open.phase = Phase::Place;
        for seat in game.open.seats() {
            game.give(seat, HAND);
        }
        game
    }

    fn arrange(&mut self, words: &mut Words<'_>) -> Result<(), NotationError> {
        let players = self.open.players();
        match words.peek().unwrap_or_default() {
            "active" => self.open.active = after(words)?.seat(players)?,
            "turns" => self.open.turns = after(words)?.number(0, 100)? as u8,
            "put" => {
                let (seat, kind) = (after(words)?.seat(players)?, Kind::read(words)?);
                let points = self.open.points;
                loop {
                    let hex = hex_in(words, self.open.empty(), "an empty hex")?;
                    self.check_pool(seat, one(kind), words)?;
                    self.hidden.pools[seat][kind] -= 1;
                    self.open.pools[seat] -= 1;
                    self.open.put(seat, kind, hex);
                    if RIVER.has(hex) {
                        self.hidden.river[river(hex)] = Some(kind);
                    }
                    if words.peek().is_none() {
                        break;
                    }
                }
                self.open.points = points;
            }
            "city" => {
                let city = City::read(after(words)?)?;
                self.lay_all(city.into(), words)?;
            }
            "field" => {
                let field = Field::read(after(words)?)?;
                self.lay_all(field.into(), words)?;
            }
            "scored" => {
                for hex in hexes(after(words)?)?.iter() {
                    self.open.unscored.remove(hex);
                }
            }
            "clear" => {
                for hex in hexes(after(words)?)?.iter() {
                    self.clear(hex);
                }
            }
            "hand" => {
                let seat = after(words)?.seat(players)?;
                let hand = tokens(words)?;
                self.give(seat, Tokens::default());
                self.check_pool(seat, hand, words)?;
                self.give(seat, hand);
            }
            "pool" => {
                let seat = after(words)?.seat(players)?;
                self.hidden.pools[seat] = tokens(words)?;
                self.open.pools[seat] = self.hidden.pools[seat].size();
            }
            "points" => {
                let seat = after(words)?.seat(players)?;
                self.open.points[seat] = words.number(0, 1000)? as u16;
            }
            "cities" => {
                let seat = after(words)?.seat(players)?;
                self.open.captured[seat] = Cities([words.number(0, 19)? as u8, 0, 0, 0, 0, 0, 0]);
            }
            "discarded" => {
                self.open.discarded =
                    Cities([after(words)?.number(0, 19)? as u8, 0, 0, 0, 0, 0, 0]);
            }
            "card" => {
                let seat = after(words)?.seat(players)?;
                for card in Cards::read(words)?.iter() {
                    self.open.offer.remove(card);
                    self.open.cards[seat].insert(card);
                }
            }
            "spent" => self.open.spent = Cards::read(after(words)?)?,
            "offer" => self.open.offer = Cards::read(after(words)?)?,
            _ => return Err(words.wrong(SET_UPS)),
        }
        Ok(())
    }

    fn fact(&self, words: &mut Words<'_>) -> Result<Answer, NotationError> {
        facts::fact(self, words)
    }
}

impl Babylonia {
    /// Makes sure that a pool has these tokens.
    fn check_pool(
        &self,
        seat: Seat,
        tokens: Tokens,
        words: &Words<'_>,
    ) -> Result<(), NotationError> {
        if self.hidden.pools[seat].contain(tokens) {
            return Ok(());
        }
        Err(words.wrong(format!("tokens that are left in the pool of seat {seat}")))
    }

    /// Replaces a hand by tokens from the pool, which must have them.
    fn give(&mut self, seat: Seat, hand: Tokens) {
        let Babylonia { open, hidden } = self;
        let all = hidden.pools[seat].plus(hidden.hands[seat]);
        hidden.hands[seat] = hand;
        hidden.pools[seat] = all.minus(hand);
        open.hands[seat] = hand.size();
        open.pools[seat] = hidden.pools[seat].size();
    }

    fn lay_all(&mut self, location: Location, words: &mut Words<'_>) -> Result<(), NotationError> {
        loop {
            let open = &mut self.open;
            let spots = (LOCATIONS & open.in_play()) - open.all_tokens();
            let hex = hex_in(words, spots, "an empty location spot in play")?;
            open.lift(hex);
            open.lay(hex, location);
            if words.peek().is_none() {
                return Ok(());
            }
        }
    }

    /// Empties a hex; a clan token goes back to its pool.
    fn clear(&mut self, hex: Hex) {
        let Babylonia { open, hidden } = self;
        open.lift(hex);
        let Some(seat) = open.owner(hex) else { return };
        let kind = match hidden.river.get_mut(river(hex)) {
            Some(kind) => kind.take(),
            None => open.kind(hex),
        };
        open.tokens[seat].remove(hex);
        open.nobles.iter_mut().for_each(|nobles| nobles.remove(hex));
        if let Some(kind) = kind {
            hidden.pools[seat] = hidden.pools[seat].plus(one(kind));
            open.pools[seat] += 1;
        }
    }
}

fn one(kind: Kind) -> Tokens {
    let mut tokens = Tokens::default();
    tokens[kind] = 1;
    tokens
}

/// Goes on behind the line's first word.
pub(crate) fn after<'t, 'a>(words: &'t mut Words<'a>) -> Result<&'t mut Words<'a>, NotationError> {
    words.next("a word")?;
    Ok(words)
}

pub(crate) fn hex_in(
    words: &mut Words<'_>,
    among: Hexes,
    expected: &str,
) -> Result<Hex, NotationError> {
    let before = words.clone();
    let hex = Hex::read(words)?;
    if among.has(hex) { Ok(hex) } else { Err(before.wrong(expected)) }
}

pub(crate) fn hexes(words: &mut Words<'_>) -> Result<Hexes, NotationError> {
    let mut hexes = Hexes::from(Hex::read(words)?);
    while words.peek().is_some() {
        hexes.insert(Hex::read(words)?);
    }
    Ok(hexes)
}

/// `farmer*3 priest`, or `none`.
pub(crate) fn tokens(words: &mut Words<'_>) -> Result<Tokens, NotationError> {
    let mut tokens = Tokens::default();
    if words.peek() == Some("none") {
        words.next("tokens")?;
        return Ok(tokens);
    }
    while words.peek().is_some() {
        let (kind, count) = words.take("tokens such as farmer*3", |word| {
            let (name, count) = word.split_once('*').unwrap_or((word, "1"));
            let kind = Kind::ALL.into_iter().find(|kind| kind.name() == name)?;
            Some((kind, count.parse::<u8>().ok().filter(|count| *count <= 12)?))
        })?;
        tokens[kind] = (tokens[kind] + count).min(12);
    }
    Ok(tokens)
}
