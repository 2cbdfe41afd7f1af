//! What a scenario can ask about a position: see `docs/scenarios.md`.

use table::scenario::Answer;
use table::{NotationError, Seat, Tokens as Words};

use crate::board::{Area, LAND, RIVER, river};
use crate::hex::Hex;
use crate::hexes::Hexes;
use crate::kind::{Kind, Tokens};
use crate::location::{City, Field};
use crate::scenario::{after, hex_in, hexes, tokens};
use crate::state::Babylonia;

const FACTS: &str = "active, turns, phase, points, hand, pool, cities, left, discarded, token, \
    facedown, river, empty, city, field, scored, unscored, surrounded, siege, winner, nobles, gain, \
    closes, offer, cards, spent, area, neighbours, hexes, turn, legal, moves, rank or score";

/// Answers a question about a position.
pub(crate) fn fact(game: &Babylonia, words: &mut Words<'_>) -> Result<Answer, NotationError> {
    let Babylonia { open, hidden } = game;
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

fn joined(words: impl Iterator<Item = impl ToString>) -> String {
    let words: Vec<String> = words.map(|word| word.to_string()).collect();
    if words.is_empty() { "none".to_owned() } else { words.join(" ") }
}

fn listed(hexes: Hexes) -> String {
    if hexes.is_empty() { "none".to_owned() } else { hexes.to_string() }
}

fn within(asked: Hexes, found: Hexes) -> Result<Answer, NotationError> {
    let others = asked - found;
    Ok(Answer::Holds(others.is_empty(), format!("not so on {others}")))
}

fn counted(words: &Words<'_>) -> bool {
    words.peek().unwrap_or_default().starts_with(|first: char| first.is_ascii_digit())
}

/// The number of tokens, or the tokens themselves, whichever the line asks for.
fn held(found: Tokens, words: &mut Words<'_>) -> Result<Answer, NotationError> {
    if counted(words) {
        return Ok(Answer::Value(found.size().to_string()));
    }
    let wanted = tokens(words)?;
    Ok(Answer::Holds(wanted == found, joined(found.words())))
}
