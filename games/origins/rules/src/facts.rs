//! The words of Origins scenarios: questions about a position. See `docs/scenarios.md`.

use table::scenario::Answer;
use table::{NotationError, Tokens};

use crate::city::Cell;
use crate::colour::{Colour, Resource};
use crate::moves::Worker;
use crate::names::FIRST_CARD;
use crate::scenario::{after, seat_of};
use crate::state::{End, Origins};

const FACTS: &str = "active, first, round, phase, passed, stock, points, tokens, patricians, \
    speakers, archon, track, bases, advisors, tower, temples, strength, military, tiles, ships, \
    holder, pool, top, stack, under, cards, gold, citizens, reserve, cells, seats, closed, \
    matches, tile, reserved, fare, standing, target, ends, turn, legal, moves, rank or score";

pub(crate) fn fact(game: &Origins, tokens: &mut Tokens<'_>) -> Result<Answer, NotationError> {
    let open = &game.open;
    let value = |text: &dyn ToString| Ok(Answer::Value(text.to_string()));
    let word = tokens.peek().unwrap_or_default();
    match word {
        "active" => after(tokens).and_then(|_| value(&open.active)),
        "first" => after(tokens).and_then(|_| value(&open.first)),
        "round" => after(tokens).and_then(|_| value(&open.round)),
        "phase" => after(tokens).and_then(|_| value(&open.phase_name())),
        "passed" => {
            after(tokens)?;
            value(&joined(open.seats().filter(|seat| open.seats[*seat].passed)))
        }
        "speakers" if tokens.clone().rest().starts_with("speakers pool") => {
            after(after(tokens)?)?;
            value(&joined(open.speakers.iter().map(|value| format!("speaker{value}"))))
        }
        "stock" | "points" | "tokens" | "patricians" | "speakers" | "archon" | "track"
        | "bases" | "advisors" | "temples" | "strength" | "cells" | "seats" | "closed"
        | "reserved" | "standing" => {
            let seat = seat_of(open, after(tokens)?)?;
            let player = &open.seats[seat];
            let at = |worker: Worker, at: u8| {
                if at == 0 { worker.to_string() } else { format!("{worker}@{at}") }
            };
            let text = match word {
                "stock" => {
                    let held = Resource::ALL.into_iter().filter(|r| player.has(*r) > 0);
                    joined(held.map(|r| format!("{}={}", r.name(), player.has(r))))
                }
                "points" => player.points.to_string(),
                "tokens" => player.tokens.to_string(),
                "patricians" => {
                    let dice = player.patricians.iter();
                    joined(dice.map(|who| at(Worker::Patrician(who.die), who.at)))
                }
                "speakers" => {
                    let dice = player.speakers.iter();
                    joined(dice.map(|who| at(Worker::Speaker(who.value), who.at)))
                }
                "archon" if player.archon == 0 => "home".to_owned(),
                "archon" => player.archon.to_string(),
                "track" => player.track.to_string(),
                "bases" => player.free_bases().to_string(),
                "advisors" => joined(player.advisors.iter()),
                "temples" => joined(player.temples.iter()),
                "strength" => open.strength[seat.index()].to_string(),
                "cells" => joined(player.city.beside.iter()),
                "seats" => joined(player.city.open.iter()),
                "closed" => {
                    let closed = player.city.closed.iter();
                    joined(closed.map(|closed| format!("{}={}", closed.seat, closed.die)))
                }
                "reserved" => {
                    let kinds = crate::city::Kind::buildings();
                    joined(kinds.flat_map(|kind| {
                        std::iter::repeat_n(kind, player.reserved[kind.index()].into())
                    }))
                }
                _ => open.standing(seat).total.to_string(),
            };
            value(&text)
        }
        "tower" => {
            if after(tokens)?.peek() == Some("pool") {
                let colour = Colour::read(after(tokens)?)?;
                return value(&open.towers[colour]);
            }
            let seat = seat_of(open, tokens)?;
            value(&open.seats[seat].towers[Colour::read(tokens)?])
        }
        "military" => {
            after(tokens)?;
            let disc = |disc: &u8| {
                let space = open.strength[usize::from(*disc)];
                if usize::from(*disc) < open.players() {
                    format!("{}@{space}", disc + 1)
                } else {
                    format!("alien@{space}")
                }
            };
            value(&joined(open.warriors.iter().map(disc)))
        }
        "tiles" => after(tokens).and_then(|_| value(&joined(open.tiles.iter()))),
        "ships" => after(tokens).and_then(|_| value(&joined(open.ships.iter()))),
        "holder" => {
            let temple = open.temple_of(after(tokens)?)?;
            value(&joined(open.holders[temple].iter()))
        }
        "pool" => after(tokens).and_then(|_| value(&joined(open.pool.iter()))),
        "top" => {
            let colour = Colour::read(after(tokens)?)?;
            value(&joined(open.tops[colour].iter()))
        }
        "stack" => {
            let colour = Colour::read(after(tokens)?)?;
            value(&open.unseen_of(colour))
        }
        "under" => {
            let colour = Colour::read(after(tokens)?)?;
            value(&joined(open.returned[colour].iter()))
        }
        "cards" => {
            after(tokens)?;
            value(&joined(open.cards.iter().map(|card| card + FIRST_CARD)))
        }
        "gold" => {
            after(tokens)?;
            value(&joined(open.gold[..open.cards.len()].iter()))
        }
        "citizens" => after(tokens).and_then(|_| value(&joined(open.citizens.iter()))),
        "reserve" => {
            let colour = Colour::read(after(tokens)?)?;
            value(&open.reserve[colour])
        }
        "matches" => {
            let seat = seat_of(open, after(tokens)?)?;
            let cell = Cell::read(tokens)?;
            value(&joined(open.matching(seat, cell).map(|place| place + 1)))
        }
        "tile" => {
            let seat = seat_of(open, after(tokens)?)?;
            match open.seats[seat].city.at(Cell::read(tokens)?) {
                Some(tile) if tile.farm => value(&format!("farm {}", tile.kind)),
                Some(tile) => value(&tile.kind),
                None => value(&"none"),
            }
        }
        "fare" => {
            seat_of(open, after(tokens)?)?;
            let worker = Worker::read(tokens)?;
            let place = tokens.number(1, 5)? as usize - 1;
            value(&open.surcharge(worker, place))
        }
        "target" => after(tokens).and_then(|_| value(&open.solo_target())),
        "ends" => {
            after(tokens)?;
            let all = [End::Temples, End::Gold, End::Towers, End::Dice, End::Rounds, End::Stopped];
            let occurred = all.into_iter().filter(|end| open.occurred(*end));
            value(&joined(occurred.map(End::name)))
        }
        _ => Err(tokens.wrong(FACTS)),
    }
}

fn joined(words: impl Iterator<Item = impl ToString>) -> String {
    let words: Vec<String> = words.map(|word| word.to_string()).collect();
    if words.is_empty() { "none".to_owned() } else { words.join(" ") }
}
