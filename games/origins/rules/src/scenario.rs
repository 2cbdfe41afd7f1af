//! The words of Origins scenarios: setting a position up. See `docs/scenarios.md`.

use table::scenario::{Answer, Staged};
use table::{NotationError, Options, Seat, Tokens};

use crate::city::{Cell, Kind, Tile};
use crate::colour::{Colour, Die, Resource, Temple};
use crate::data::Data;
use crate::few::Few;
use crate::moves::{Worker, read_zodiac};
use crate::names::FIRST_CARD;
use crate::state::{Frame, Open, Origins, Patrician, Speaker};

const SET_UPS: &str = "begin, active, first, round, passed, stock, points, tokens, patricians, \
    speakers, archon, track, advisors, towers, temples, strength, tiles, ships, zodiac, holds, \
    pool, top, stack, cards, gold, scored, citizens, reserve, build, farm, closed, reserved, do, \
    refuse, expect or @";

/// The pool and the open tiles of every scenario, in the order of the default pool.
const POOL: [&str; 5] = ["outpost", "main-gate", "monument", "mint", "forum"];
const TOPS: [&str; 5] = ["armoury", "healers-hut", "obelisk", "quarry", "castle"];

impl Staged for Origins {
    const SCENARIOS: &'static [&'static str] =
        &[include_str!("../scenarios/visits.md"), include_str!("../scenarios/zodiac.md")];

    const PLAYERS: usize = 2;

    fn stage(options: &Options) -> Origins {
        let mut game = Origins::set_up(options, Data::builtin());
        let open = &mut game.open;
        let table = open.data.tables[open.players() - 1];
        let kinds = |names: [&str; 5]| names.map(|name| Kind::named(name).unwrap_or_default());
        open.tiles = [Colour::Red, Colour::Purple, Colour::Blue, Colour::Orange, Colour::Yellow];
        open.pool = kinds(POOL).into_iter().collect();
        for kind in kinds(TOPS) {
            if let Some(colour) = kind.colour(open.data()) {
                open.tops[colour] = Some(kind);
            }
        }
        for kind in kinds(POOL).into_iter().chain(kinds(TOPS)) {
            open.unseen[kind.index()] -= 1;
        }
        open.citizens =
            Colour::ALL.into_iter().map(|colour| Die { colour, value: 1 + colour as u8 }).collect();
        for count in &mut open.reserve.0 {
            *count -= 1;
        }
        open.speakers = [2, 3, 4, 5].into_iter().take(table.speakers.into()).collect();
        open.cards = (0..table.cards).collect();
        for place in 0..usize::from(table.cards) {
            open.gold[place] = open.data.card_gold;
        }
        for colour in Colour::ALL {
            open.towers[colour] = 4;
        }
        for seat in open.seats() {
            open.seats[seat].stock = [0; 4];
        }
        open.stack.clear();
        open.take_turn();
        game
    }

    fn arrange(&mut self, tokens: &mut Tokens<'_>) -> Result<(), NotationError> {
        let open = &mut self.open;
        let players = open.players();
        match tokens.peek().unwrap_or_default() {
            "begin" => {
                after(tokens)?;
                let options = Options::new(&<Origins as table::Game>::INFO, players, []);
                let options = options.map_err(|_| tokens.wrong("one to four players"))?;
                self.open = Origins::set_up(&options, open.data()).open;
            }
            "active" => {
                open.active = after(tokens)?.seat(players)?;
                open.take_turn();
            }
            "first" => open.first = after(tokens)?.seat(players)?,
            "round" => open.round = after(tokens)?.number(1, 200)? as u16,
            "passed" => {
                after(tokens)?;
                while tokens.peek().is_some() {
                    let seat = tokens.seat(players)?;
                    open.seats[seat].passed = true;
                }
            }
            "stock" => {
                let seat = after(tokens)?.seat(players)?;
                open.seats[seat].stock = [0; 4];
                for_pairs(tokens, 999, Resource::named, |resource, count| {
                    open.seats[seat].stock[resource as usize] = count;
                })?;
            }
            "points" => {
                let seat = after(tokens)?.seat(players)?;
                open.seats[seat].points = tokens.number(0, 999)? as u16;
            }
            "tokens" => {
                let seat = after(tokens)?.seat(players)?;
                open.seats[seat].tokens = tokens.number(0, 9)? as u8;
            }
            "patricians" => {
                let seat = after(tokens)?.seat(players)?;
                let player = &mut open.seats[seat];
                player.patricians = patricians(tokens)?;
                // Each needs a base that has left the track.
                player.track = player.track.min(6 - player.patricians.len() as u8);
            }
            "speakers" => {
                if after(tokens)?.peek() == Some("pool") {
                    after(tokens)?;
                    open.speakers = speakers(tokens)?.iter().map(|speaker| speaker.value).collect();
                } else {
                    let seat = tokens.seat(players)?;
                    open.seats[seat].speakers = speakers(tokens)?;
                }
            }
            "archon" => {
                let seat = after(tokens)?.seat(players)?;
                open.seats[seat].archon = if tokens.peek() == Some("home") {
                    after(tokens)?;
                    0
                } else {
                    tokens.number(1, 5)? as u8
                };
            }
            "track" => {
                let seat = after(tokens)?.seat(players)?;
                let most = 6 - open.seats[seat].patricians.len() as u32;
                open.seats[seat].track = tokens.number(0, most.min(4))? as u8;
            }
            "advisors" => {
                let seat = after(tokens)?.seat(players)?;
                open.seats[seat].advisors = list(tokens, Colour::read)?;
            }
            "towers" => {
                let pool = after(tokens)?.peek() == Some("pool");
                if pool {
                    after(tokens)?;
                    for_pairs(tokens, 12, Colour::named, |colour, count| {
                        open.towers[colour] = count as u8;
                    })?;
                } else {
                    let seat = tokens.seat(players)?;
                    for_pairs(tokens, 12, Colour::named, |colour, count| {
                        open.seats[seat].towers[colour] = count as u8;
                    })?;
                }
            }
            "temples" => {
                let seat = after(tokens)?.seat(players)?;
                let top = open.top_of_temples().into();
                for temple in Temple::ALL {
                    let space = tokens.number(0, top)? as u8;
                    if space != open.seats[seat].temples[temple.index()] {
                        open.place_pilgrim(seat, temple, space);
                    }
                }
            }
            "strength" => {
                let last = open.data.military.last.into();
                let disc = if after(tokens)?.peek() == Some("alien") && open.solo() {
                    after(tokens)?;
                    1
                } else {
                    tokens.seat(players)?.index() as u8
                };
                let space = tokens.number(0, last)? as u8;
                open.place_disc(disc, space);
            }
            "tiles" => {
                after(tokens)?;
                for place in 0..5 {
                    open.tiles[place] = Colour::read(tokens)?;
                }
            }
            "ships" => {
                after(tokens)?;
                for place in 0..5 {
                    open.ships[place] = tokens.number(1, 6)? as u8;
                }
            }
            "zodiac" => {
                after(tokens)?;
                for temple in 0..3 {
                    open.zodiac[temple] = read_zodiac(tokens)?;
                    open.holders[temple] = None;
                }
            }
            "holds" => {
                let seat = after(tokens)?.seat(players)?;
                while tokens.peek().is_some() {
                    let temple = open.temple_of(tokens)?;
                    open.holders[temple] = Some(seat);
                }
            }
            "pool" => open.pool = list(after(tokens)?, Kind::read)?,
            "top" => {
                let colour = Colour::read(after(tokens)?)?;
                open.tops[colour] = if none(tokens)? { None } else { Some(Kind::read(tokens)?) };
            }
            "stack" => {
                let colour = Colour::read(after(tokens)?)?;
                let kinds: Few<Kind, 15> = list(tokens, Kind::read)?;
                for kind in Kind::buildings() {
                    if kind.colour(open.data()) == Some(colour) {
                        let count = kinds.iter().filter(|other| **other == kind).count();
                        open.unseen[kind.index()] = count as u8;
                    }
                }
            }
            "cards" => {
                open.cards = list(after(tokens)?, |tokens| {
                    let last = u32::from(FIRST_CARD) + 44;
                    Ok(tokens.number(FIRST_CARD.into(), last)? as u8 - FIRST_CARD)
                })?;
            }
            "gold" => {
                after(tokens)?;
                open.gold = [0; 6];
                for place in 0..open.cards.len() {
                    open.gold[place] = tokens.number(0, 9)? as u8;
                }
            }
            "scored" => {
                let seat = after(tokens)?.seat(players)?;
                while tokens.peek().is_some() {
                    open.seats[seat].scored |= 1 << (tokens.number(1, 6)? - 1);
                }
            }
            "citizens" => open.citizens = list(after(tokens)?, Die::read)?,
            "reserve" => {
                after(tokens)?;
                for_pairs(tokens, 9, Colour::named, |colour, count| {
                    open.reserve[colour] = count as u8;
                })?;
            }
            word @ ("build" | "farm") => {
                let farm = word == "farm";
                let seat = after(tokens)?.seat(players)?;
                let kind = Kind::read(tokens)?;
                let free = |cell: &Cell| open.seats[seat].city.may_place(*cell);
                let mut rest = tokens.clone();
                let cell = Cell::read(&mut rest)?;
                if !free(&cell) {
                    return Err(tokens.wrong("an empty cell beside the city"));
                }
                *tokens = rest;
                let data = open.data();
                open.seats[seat].city.place(Tile { cell, kind, farm }, data);
            }
            "closed" => {
                let seat = after(tokens)?.seat(players)?;
                let (cell, die) = (Cell::read(tokens)?, Die::read(tokens)?);
                open.seats[seat].city.close(cell, die);
            }
            "reserved" => {
                let seat = after(tokens)?.seat(players)?;
                while tokens.peek().is_some() {
                    open.seats[seat].reserved[Kind::read(tokens)?.index()] += 1;
                }
            }
            _ => return Err(tokens.wrong(SET_UPS)),
        }
        Ok(())
    }

    fn fact(&self, tokens: &mut Tokens<'_>) -> Result<Answer, NotationError> {
        crate::facts::fact(self, tokens)
    }
}

impl Open {
    /// The active player is to choose an action.
    fn take_turn(&mut self) {
        self.stack.clear();
        self.stack.push(Frame::After { spent: false });
        self.stack.push(Frame::Action { spent: false });
    }

    /// Reads a zodiac card in play and finds its temple.
    pub(crate) fn temple_of(&self, tokens: &mut Tokens<'_>) -> Result<usize, NotationError> {
        let mut rest = tokens.clone();
        let card = read_zodiac(&mut rest)?;
        let temple = self.zodiac.iter().position(|other| *other == card);
        let temple = temple.ok_or_else(|| tokens.wrong("a zodiac card of this game"))?;
        *tokens = rest;
        Ok(temple)
    }
}

/// Goes on behind the line's first word.
pub(crate) fn after<'t, 'a>(
    tokens: &'t mut Tokens<'a>,
) -> Result<&'t mut Tokens<'a>, NotationError> {
    tokens.next("a word")?;
    Ok(tokens)
}

/// Whether the next word is `none`, which is taken.
fn none(tokens: &mut Tokens<'_>) -> Result<bool, NotationError> {
    let none = tokens.peek() == Some("none");
    if none {
        after(tokens)?;
    }
    Ok(none)
}

/// Items until the end of the line, or `none`.
fn list<T: Copy + Default, const N: usize>(
    tokens: &mut Tokens<'_>,
    read: impl Fn(&mut Tokens<'_>) -> Result<T, NotationError>,
) -> Result<Few<T, N>, NotationError> {
    let mut items = Few::default();
    if none(tokens)? {
        return Ok(items);
    }
    while tokens.peek().is_some() && items.has_room() {
        items.push(read(tokens)?);
    }
    Ok(items)
}

/// Pairs such as `stone=3` until the end of the line, or `none`.
fn for_pairs<T>(
    tokens: &mut Tokens<'_>,
    most: u16,
    named: impl Fn(&str) -> Option<T>,
    mut each: impl FnMut(T, u16),
) -> Result<(), NotationError> {
    if none(tokens)? {
        return Ok(());
    }
    while tokens.peek().is_some() {
        let (what, count) = tokens.take("a name and a number such as red=3", |word| {
            let (name, count) = word.split_once('=')?;
            Some((named(name)?, count.parse().ok().filter(|count| *count <= most)?))
        })?;
        each(what, count);
    }
    Ok(())
}

/// A worker with the place where he is: `red3`, `blue2@4`, `speaker3@1`.
fn worker_at(tokens: &mut Tokens<'_>) -> Result<(Worker, u8), NotationError> {
    tokens.take("a die such as red3 or red3@2", |word| {
        let (name, at) = word.split_once('@').unwrap_or((word, "0"));
        let worker = Worker::read(&mut Tokens::new(name)).ok()?;
        Some((worker, at.parse().ok().filter(|at| *at <= 5)?))
    })
}

fn patricians(tokens: &mut Tokens<'_>) -> Result<Few<Patrician, 6>, NotationError> {
    let mut list = Few::default();
    if none(tokens)? {
        return Ok(list);
    }
    while tokens.peek().is_some() && list.has_room() {
        let wrong = tokens.wrong("a die such as red3 or red3@2");
        match worker_at(tokens)? {
            (Worker::Patrician(die), at) => list.sort_in(Patrician { at, die }),
            _ => return Err(wrong),
        }
    }
    Ok(list)
}

fn speakers(tokens: &mut Tokens<'_>) -> Result<Few<Speaker, 4>, NotationError> {
    let mut list = Few::default();
    if none(tokens)? {
        return Ok(list);
    }
    while tokens.peek().is_some() && list.has_room() {
        let wrong = tokens.wrong("a speaker such as speaker3 or speaker3@2");
        match worker_at(tokens)? {
            (Worker::Speaker(value), at) => list.sort_in(Speaker { at, value }),
            _ => return Err(wrong),
        }
    }
    Ok(list)
}

/// A seat, written as its number.
pub(crate) fn seat_of(open: &Open, tokens: &mut Tokens<'_>) -> Result<Seat, NotationError> {
    tokens.seat(open.players())
}
