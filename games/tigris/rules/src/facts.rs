//! What a scenario can ask about a position: the words are listed in `docs/scenarios.md`.

use table::scenario::Answer;
use table::{NotationError, Tokens};

use crate::cells::{Cell, Cells};
use crate::colour::Colour;
use crate::moves::Pair;
use crate::scenario::{after, cells, tiles};
use crate::state::{Kind, Monument, Phase, Tigris};

const FACTS: &str = "active, actions, phase, kingdoms, together, apart, conflict, wars, points, \
    treasures, tile, faceup, facedown, empty, catastrophe, leader, treasure, plundered, hand, bag, \
    out, catastrophes, squares, monuments, choices, turn, legal, moves, rank or score";

/// Answers the question of an `expect` line.
pub(crate) fn fact(game: &Tigris, tokens: &mut Tokens<'_>) -> Result<Answer, NotationError> {
    let Tigris { open, hidden } = game;
    let players = open.players();
    let value = |text: &dyn ToString| Ok(Answer::Value(text.to_string()));
    match tokens.peek().unwrap_or_default() {
        "active" => after(tokens).and_then(|_| value(&open.active)),
        "actions" => after(tokens).and_then(|_| value(&open.actions)),
        "phase" => after(tokens).and_then(|_| value(&open.phase_name())),
        "kingdoms" => after(tokens).and_then(|_| value(&open.kingdoms().count())),
        "together" | "apart" => {
            let together = tokens.next(FACTS)? == "together";
            let (one, two) = (Cell::read(tokens)?, Cell::read(tokens)?);
            let occupied = open.occupied();
            let joined = occupied.has(one) && open.region(one).has(two);
            Ok(Answer::Holds(
                joined == together,
                format!("{one} and {two} are {}connected", if joined { "" } else { "not " }),
            ))
        }
        "conflict" => {
            after(tokens)?;
            let Phase::Support(conflict) = open.phase else { return value(&"none") };
            let kind = if conflict.kind == Kind::Revolt { "revolt" } else { "war" };
            let [attack, defence] = conflict.strength;
            value(&format!(
                "{kind} {} {} {} strength {attack} {defence}",
                conflict.colour.leader(),
                conflict.attacker,
                conflict.defender
            ))
        }
        "wars" => {
            after(tokens)?;
            let Phase::WarOrder(joint) = open.phase else { return value(&"none") };
            value(&joined(open.conflicts(joint).map(Colour::leader)))
        }
        "points" => {
            let seat = after(tokens)?.seat(players)?;
            let won = open.points[seat];
            let won = won.iter().filter(|(_, count)| **count > 0);
            value(&joined(won.map(|(colour, count)| format!("{}={count}", colour.name()))))
        }
        "treasures" => {
            let seat = after(tokens)?.seat(players)?;
            value(&open.won[seat])
        }
        "tile" => {
            let colour = Colour::read_tile(after(tokens)?)?;
            within(cells(tokens)?, open.tiles[colour])
        }
        "faceup" => {
            let [a, b, c, d] = open.tiles.0;
            within(cells(after(tokens)?)?, a | b | c | d)
        }
        "facedown" => within(cells(after(tokens)?)?, open.bases),
        "empty" => within(cells(after(tokens)?)?, open.empty()),
        "catastrophe" => within(cells(after(tokens)?)?, open.ruins),
        "treasure" => within(cells(after(tokens)?)?, open.treasures),
        "plundered" => within(cells(after(tokens)?)?, !open.treasures),
        "leader" => {
            let (seat, colour) = (after(tokens)?.seat(players)?, Colour::read_leader(tokens)?);
            match open.leaders[seat][colour] {
                Some(cell) => value(&cell),
                None => value(&"off"),
            }
        }
        "hand" => {
            let seat = after(tokens)?.seat(players)?;
            let hand = hidden.hands[seat];
            let given = tokens.peek().unwrap_or_default();
            if given.starts_with(|first: char| first.is_ascii_digit()) {
                return value(&hand.size());
            }
            let wanted = tiles(tokens)?;
            Ok(Answer::Holds(wanted == hand, joined(hand.words())))
        }
        "bag" => after(tokens).and_then(|_| value(&hidden.bag.size())),
        "out" => {
            after(tokens)?;
            let aside: u8 = open.seats().map(|seat| hidden.aside[seat].size()).sum();
            value(&(open.out.size() + aside))
        }
        "catastrophes" => {
            let seat = after(tokens)?.seat(players)?;
            value(&open.catastrophes[seat])
        }
        "squares" => {
            after(tokens)?;
            let Phase::Monument(placed) = open.phase else { return value(&"none") };
            value(&Cells::of(open.squares(placed)))
        }
        "monuments" => {
            after(tokens)?;
            let ready = |pair: &Pair| open.monuments[pair.index()] == Monument::Ready;
            value(&joined(Pair::ALL.into_iter().filter(ready)))
        }
        "choices" => {
            after(tokens)?;
            let Phase::Treasure(_, placed) = open.phase else { return value(&"none") };
            value(&open.treasure_choices(placed))
        }
        _ => Err(tokens.wrong(FACTS)),
    }
}

fn joined(words: impl Iterator<Item = impl ToString>) -> String {
    let words: Vec<String> = words.map(|word| word.to_string()).collect();
    if words.is_empty() { "none".to_owned() } else { words.join(" ") }
}

fn within(asked: Cells, set: Cells) -> Result<Answer, NotationError> {
    let others = asked - set;
    Ok(Answer::Holds(others.is_empty(), format!("not so on {others}")))
}
