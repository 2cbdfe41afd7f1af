//! The words of Babylonia scenarios: see `docs/scenarios.md`.

use table::scenario::{Answer, Staged};
use table::{NotationError, Options, Seat, Tokens as Words};

use crate::board::{Area, LAND, LOCATIONS, RIVER, river};
use crate::card::Cards;
use crate::hex::Hex;
use crate::hexes::{Hexes, list};
use crate::kind::{Kind, Tokens};
use crate::location::{City, Field, Location};
use crate::state::{Babylonia, Cities, Phase};

const SET_UPS: &str = "active, turns, put, city, field, scored, clear, hand, pool, points, cities, \
    discarded, card, spent, offer, do, refuse, expect or @";
const FACTS: &str = "active, turns, phase, points, hand, pool, cities, left, discarded, token, \
    facedown, river, empty, city, field, scored, unscored, surrounded, siege, winner, nobles, gain, \
    closes, offer, cards, spent, area, neighbours, hexes, turn, legal, moves, rank or score";

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
        let Babylonia { open, hidden } = self;
        let players = open.players();
        let value = |text: &dyn ToString| Ok(Answer::Value(text.to_string()));
        let each = |number: &dyn Fn(Seat) -> u8| value(&joined(open.seats().map(number)));
        match words.peek().unwrap_or_default() {
            "active" => after(words).and_then(|_| value(&open.active)),
            "turns" => after(words).and_then(|_| value(&open.turns)),
            "phase" => after(words).and_then(|_| value(&open.phase_name())),
            "points" => {
                let seat = after(words)?.seat(players)?;
                value(&open.points[seat])
            }
            "hand" => {
                let seat = after(words)?.seat(players)?;
                held(hidden.hands[seat], words)
            }
            "pool" => {
                let seat = after(words)?.seat(players)?;
                held(hidden.pools[seat], words)
            }
            "cities" => {
                let captured = open.captured[after(words)?.seat(players)?];
                if counted(words) {
                    return value(&captured.count());
                }
                value(&joined(captured.iter()))
            }
            "left" => after(words).and_then(|_| value(&open.cities_left())),
            "discarded" => after(words).and_then(|_| value(&open.discarded.count())),
            "token" => {
                let (seat, kind) = (after(words)?.seat(players)?, Kind::read(words)?);
                let shown = open.tokens[seat].iter().filter(|hex| open.kind(*hex) == Some(kind));
                within(hexes(words)?, Hexes::of(shown))
            }
            "facedown" => {
                let seat = after(words)?.seat(players)?;
                within(hexes(words)?, open.tokens[seat] & RIVER)
            }
            "river" => {
                let (seat, kind) = (after(words)?.seat(players)?, Kind::read(words)?);
                let own = (open.tokens[seat] & RIVER).iter();
                let same = own.filter(|hex| hidden.river[river(*hex)] == Some(kind));
                within(hexes(words)?, Hexes::of(same))
            }
            "empty" => within(hexes(after(words)?)?, open.empty()),
            "city" => {
                let city = City::read(after(words)?)?;
                let same = open.cities.iter().filter(|hex| open.city(*hex) == Some(city));
                within(hexes(words)?, Hexes::of(same))
            }
            "field" => {
                let field = Field::read(after(words)?)?;
                let same = open.fields.iter().filter(|hex| open.field(*hex) == Some(field));
                within(hexes(words)?, Hexes::of(same))
            }
            "scored" => within(hexes(after(words)?)?, open.ziggurats() - open.unscored),
            "unscored" => within(hexes(after(words)?)?, open.unscored),
            "surrounded" => {
                after(words)?;
                value(&listed(open.surrounded()))
            }
            "siege" => {
                let majority = open.majority(Hex::read(after(words)?)?);
                each(&|seat| majority.counts[seat])
            }
            "winner" => {
                let majority = open.majority(Hex::read(after(words)?)?);
                value(&joined(majority.winner.into_iter()))
            }
            "nobles" => {
                let hex = hex_in(after(words)?, open.cities, "a city")?;
                each(&|seat| open.city_score(hex).map_or(0, |score| score.noble_points(seat)))
            }
            "gain" => {
                let seat = after(words)?.seat(players)?;
                let gain = open.gain(seat, Hex::read(words)?);
                value(&(gain.ziggurats + gain.field.unwrap_or(0)))
            }
            "closes" => {
                let hex = Hex::read(after(words)?)?;
                value(&listed(open.closed_by(hex)))
            }
            "offer" => after(words).and_then(|_| value(&joined(open.offer.iter()))),
            "cards" => {
                let seat = after(words)?.seat(players)?;
                value(&joined(open.cards[seat].iter()))
            }
            "spent" => after(words).and_then(|_| value(&joined(open.spent.iter()))),
            "area" => {
                let hex = Hex::read(after(words)?)?;
                value(&Area::of(hex).name())
            }
            "neighbours" => {
                let hex = Hex::read(after(words)?)?;
                value(&listed(hex.neighbours() & open.in_play()))
            }
            "hexes" => {
                after(words)?;
                let [land, rivers] = [LAND, RIVER].map(|all| (open.in_play() & all).len());
                value(&format!("{land} land {rivers} river"))
            }
            _ => Err(words.wrong(FACTS)),
        }
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
fn after<'t, 'a>(words: &'t mut Words<'a>) -> Result<&'t mut Words<'a>, NotationError> {
    words.next("a word")?;
    Ok(words)
}

fn joined(words: impl Iterator<Item = impl ToString>) -> String {
    let words: Vec<String> = words.map(|word| word.to_string()).collect();
    if words.is_empty() { "none".to_owned() } else { words.join(" ") }
}

fn listed(hexes: Hexes) -> String {
    if hexes.is_empty() { "none".to_owned() } else { list(hexes) }
}

fn within(asked: Hexes, found: Hexes) -> Result<Answer, NotationError> {
    let others = asked - found;
    Ok(Answer::Holds(others.is_empty(), format!("not so on {}", list(others))))
}

fn counted(words: &Words<'_>) -> bool {
    words.peek().unwrap_or_default().starts_with(|first: char| first.is_ascii_digit())
}

/// A number, or the tokens themselves.
fn held(found: Tokens, words: &mut Words<'_>) -> Result<Answer, NotationError> {
    if counted(words) {
        return Ok(Answer::Value(found.size().to_string()));
    }
    let wanted = tokens(words)?;
    Ok(Answer::Holds(wanted == found, joined(found.words())))
}

fn hex_in(words: &mut Words<'_>, among: Hexes, expected: &str) -> Result<Hex, NotationError> {
    let before = words.clone();
    let hex = Hex::read(words)?;
    if among.has(hex) { Ok(hex) } else { Err(before.wrong(expected)) }
}

fn hexes(words: &mut Words<'_>) -> Result<Hexes, NotationError> {
    let mut hexes = Hexes::from(Hex::read(words)?);
    while words.peek().is_some() {
        hexes.insert(Hex::read(words)?);
    }
    Ok(hexes)
}

/// `farmer*3 priest`, or `none`.
fn tokens(words: &mut Words<'_>) -> Result<Tokens, NotationError> {
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
