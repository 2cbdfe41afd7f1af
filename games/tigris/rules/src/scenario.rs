//! The words of Tigris scenarios: see `docs/scenarios.md`.

use table::scenario::{Answer, Staged};
use table::{NotationError, Options, Tokens};

use crate::cells::{Cell, Cells};
use crate::colour::{ByColour, Colour, Tiles};
use crate::moves::Pair;
use crate::state::{Kind, Monument, Phase, Tigris};
use crate::turn::ACTIONS;

const SET_UPS: &str = "active, actions, put, leader, clear, taken, hand, bag, points, treasures, \
    catastrophes, monument, built, do, refuse, expect or @";
const FACTS: &str = "active, actions, phase, kingdoms, together, apart, conflict, wars, points, \
    treasures, tile, faceup, facedown, empty, catastrophe, leader, treasure, plundered, hand, bag, \
    out, catastrophes, squares, monuments, choices, turn, legal, moves, rank or score";

impl Staged for Tigris {
    const PLAYERS: usize = 4;

    fn stage(options: &Options) -> Tigris {
        let mut game = Tigris::set_up(options);
        game.open.actions = ACTIONS;
        game.open.phase = Phase::Action;
        game
    }

    fn arrange(&mut self, tokens: &mut Tokens<'_>) -> Result<(), NotationError> {
        let players = self.open.players();
        let Tigris { open, hidden } = self;
        match tokens.peek().unwrap_or_default() {
            "active" => {
                open.active = after(tokens)?.seat(players)?;
            }
            "actions" => open.actions = after(tokens)?.number(1, 2)? as u8,
            "put" => {
                if after(tokens)?.peek() == Some("catastrophe") {
                    open.ruins |= cells(after(tokens)?)?;
                } else {
                    let colour = Colour::read_tile(tokens)?;
                    open.tiles[colour] |= cells(tokens)?;
                }
            }
            "leader" => {
                let (seat, colour) = (after(tokens)?.seat(players)?, Colour::read_leader(tokens)?);
                match place(tokens)? {
                    Some(cell) => open.place_leader(seat, colour, cell),
                    None => {
                        open.lift_leader(seat, colour);
                    }
                }
            }
            "clear" => {
                for cell in cells(after(tokens)?)?.iter() {
                    if let Some((seat, colour)) = open.leader(cell) {
                        open.lift_leader(seat, colour);
                    }
                    for set in open.tiles.0.iter_mut().chain([&mut open.ruins, &mut open.treasures])
                    {
                        set.remove(cell);
                    }
                }
            }
            "taken" => open.treasures = open.treasures - cells(after(tokens)?)?,
            "hand" => {
                let seat = after(tokens)?.seat(players)?;
                hidden.hands[seat] = tiles(tokens)?;
            }
            "bag" => {
                let given = after(tokens)?.peek().unwrap_or_default();
                if given.starts_with(|first: char| first.is_ascii_digit()) {
                    let mut size = tokens.number(0, 143)? as u8;
                    for count in &mut hidden.bag.0 {
                        *count = size.min(*count);
                        size -= *count;
                    }
                } else {
                    hidden.bag = tiles(tokens)?;
                }
            }
            "points" => {
                let seat = after(tokens)?.seat(players)?;
                open.points[seat] = points(tokens)?;
            }
            "treasures" => {
                let seat = after(tokens)?.seat(players)?;
                open.won[seat] = tokens.number(0, 10)? as u8;
            }
            "catastrophes" => {
                let seat = after(tokens)?.seat(players)?;
                open.catastrophes[seat] = tokens.number(0, 2)? as u8;
            }
            "monument" => {
                let (pair, corner) = (Pair::read(after(tokens)?)?, Cell::read(tokens)?);
                let square = corner.square().ok_or_else(|| tokens.wrong("a cell with a square"))?;
                for tiles in &mut open.tiles.0 {
                    *tiles = *tiles - square;
                }
                open.bases |= square;
                open.monuments[pair.index()] = Monument::Stands(corner);
            }
            "built" => {
                after(tokens)?;
                while tokens.peek().is_some() {
                    open.monuments[Pair::read(tokens)?.index()] = Monument::Gone;
                }
            }
            _ => return Err(tokens.wrong(SET_UPS)),
        }
        Ok(())
    }

    fn fact(&self, tokens: &mut Tokens<'_>) -> Result<Answer, NotationError> {
        let players = self.open.players();
        let Tigris { open, hidden } = self;
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
}

/// Goes on behind the line's first word.
fn after<'t, 'a>(tokens: &'t mut Tokens<'a>) -> Result<&'t mut Tokens<'a>, NotationError> {
    tokens.next("a word")?;
    Ok(tokens)
}

fn joined(words: impl Iterator<Item = impl ToString>) -> String {
    let words: Vec<String> = words.map(|word| word.to_string()).collect();
    if words.is_empty() { "none".to_owned() } else { words.join(" ") }
}

fn within(asked: Cells, found: Cells) -> Result<Answer, NotationError> {
    let others = asked - found;
    Ok(Answer::Holds(others.is_empty(), format!("not so on {others}")))
}

fn cells(tokens: &mut Tokens<'_>) -> Result<Cells, NotationError> {
    let mut cells = Cells::from(Cell::read(tokens)?);
    while tokens.peek().is_some() {
        cells.insert(Cell::read(tokens)?);
    }
    Ok(cells)
}

fn place(tokens: &mut Tokens<'_>) -> Result<Option<Cell>, NotationError> {
    if tokens.peek() == Some("off") {
        tokens.next("a cell")?;
        return Ok(None);
    }
    Cell::read(tokens).map(Some)
}

/// `temple*2 farm`, or `none`.
fn tiles(tokens: &mut Tokens<'_>) -> Result<Tiles, NotationError> {
    let mut tiles = Tiles::default();
    if tokens.peek() == Some("none") {
        tokens.next("tiles")?;
        return Ok(tiles);
    }
    while tokens.peek().is_some() {
        let (colour, count) = tokens.take("tiles such as temple*2", |word| {
            let (name, count) = word.split_once('*').unwrap_or((word, "1"));
            let colour = Colour::ALL.into_iter().find(|colour| colour.tile() == name)?;
            Some((colour, count.parse::<u8>().ok().filter(|count| *count <= 57)?))
        })?;
        tiles[colour] += count;
    }
    Ok(tiles)
}

/// `red=3 blue=1`, or `none`.
fn points(tokens: &mut Tokens<'_>) -> Result<ByColour<u16>, NotationError> {
    let mut points = ByColour::default();
    if tokens.peek() == Some("none") {
        tokens.next("points")?;
        return Ok(points);
    }
    while tokens.peek().is_some() {
        let (colour, count) = tokens.take("points such as red=3", |word| {
            let (name, count) = word.split_once('=')?;
            let colour = Colour::ALL.into_iter().find(|colour| colour.name() == name)?;
            Some((colour, count.parse::<u16>().ok().filter(|count| *count < 1000)?))
        })?;
        points[colour] = count;
    }
    Ok(points)
}
