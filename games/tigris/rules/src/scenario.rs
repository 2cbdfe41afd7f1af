//! Setting up positions for scenarios: the words are listed in `docs/scenarios.md`. What a scenario
//! can ask stands in `facts`.

use table::scenario::{Answer, Staged};
use table::{NotationError, Options, Tokens};

use crate::cells::{Cell, Cells};
use crate::colour::{ByColour, Colour, Tiles};
use crate::facts;
use crate::moves::Pair;
use crate::state::{Monument, Phase, Tigris};
use crate::turn::ACTIONS;

const SET_UPS: &str = "active, actions, put, leader, clear, taken, hand, bag, points, treasures, \
    catastrophes, monument, built, do, refuse, expect or @";

impl Staged for Tigris {
    const SCENARIOS: &'static [&'static str] =
        &[include_str!("../scenarios/wars.md"), include_str!("../scenarios/monuments.md")];

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
                match cell_or_off(tokens)? {
                    Some(cell) => open.put_leader(seat, colour, cell),
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
                open.put_monument(pair, corner, square);
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
        facts::fact(self, tokens)
    }
}

/// Goes on behind the line's first word.
pub(crate) fn after<'t, 'a>(
    tokens: &'t mut Tokens<'a>,
) -> Result<&'t mut Tokens<'a>, NotationError> {
    tokens.next("a word")?;
    Ok(tokens)
}

pub(crate) fn cells(tokens: &mut Tokens<'_>) -> Result<Cells, NotationError> {
    let mut cells = Cells::from(Cell::read(tokens)?);
    while tokens.peek().is_some() {
        cells.insert(Cell::read(tokens)?);
    }
    Ok(cells)
}

/// A cell, or `off` for none.
fn cell_or_off(tokens: &mut Tokens<'_>) -> Result<Option<Cell>, NotationError> {
    if tokens.peek() == Some("off") {
        tokens.next("a cell")?;
        return Ok(None);
    }
    Cell::read(tokens).map(Some)
}

/// `temple*2 farm`, or `none`.
pub(crate) fn tiles(tokens: &mut Tokens<'_>) -> Result<Tiles, NotationError> {
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
