//! What must hold in every position: nothing is lost, nothing is there twice.

use table::{Proved, Rng};

use crate::city::{Cell, City, Kind};
use crate::colour::{Colour, Die, Resource, TOP, Temple};
use crate::moves::{How, Move, Source, Worker};
use crate::state::{Frame, Open, Origins, Step};
use crate::turn::{SHIP_LOW, SHIP_TOP};

impl Proved for Origins {
    fn audit(&self) -> Result<(), String> {
        let open = &self.open;
        let fail = |what: String| Err(what);
        let data = open.data();
        let table = data.tables[open.players() - 1];
        for colour in Colour::ALL {
            // Citizen dice; one is in the air while it is rolled.
            let of = |count: usize| count as u8;
            let mut dice = open.reserve[colour];
            dice += of(open.citizens.iter().filter(|die| die.colour == colour).count());
            dice += of(open.draft.iter().filter(|die| die.colour == colour).count());
            dice += of(open.stack.iter().filter(|f| **f == Frame::Roll(colour)).count());
            let mut discs = open.towers[colour];
            for seat in open.seats() {
                let player = &open.seats[seat];
                let own = player.patricians.iter().map(|who| who.die);
                let seated = player.city.closed.iter().map(|closed| closed.die);
                dice += of(own.chain(seated).filter(|die| die.colour == colour).count());
                dice += of(player.advisors.iter().filter(|other| **other == colour).count());
                discs += player.towers[colour];
            }
            // OR-SETUP-2
            if dice != data.dice - table.left_out {
                return fail(format!("{dice} {colour} dice"));
            }
            if discs > data.discs {
                return fail(format!("{discs} {colour} tower discs"));
            }
            let shown = open.pool.iter().filter(|kind| kind.colour(data) == Some(colour)).count();
            if shown > 1 {
                return fail(format!("{shown} {colour} tiles in the pool (OR-BUY-8)"));
            }
        }
        let begun = !open.stack.contains(&Frame::Setup(Step::Speakers));
        let mut speakers = open.speakers.len();
        speakers += open.stack.iter().filter(|frame| **frame == Frame::Reroll).count();
        let mut tiles: [u8; 30] = open.unseen;
        let known = open.pool.iter().copied().chain(open.tops.0.into_iter().flatten());
        let returned = open.returned.0.iter().flat_map(|stack| stack.iter().copied());
        known.chain(returned).for_each(|kind| tiles[kind.index()] += 1);
        for seat in open.seats() {
            let player = &open.seats[seat];
            speakers += player.speakers.len();
            for tile in player.city.tiles.iter() {
                if let Some(count) = tiles.get_mut(tile.kind.index()) {
                    *count += 1;
                }
            }
            tiles.iter_mut().zip(player.reserved).for_each(|(tiles, count)| *tiles += count);
            if player.patricians.len() + usize::from(player.track) > 6 {
                return fail(format!("seat {seat} has more dice than bases"));
            }
            if player.tokens > open.borders_passed(seat) {
                return fail(format!("seat {seat} has too many tokens (OR-ADV-3)"));
            }
            if player.patricians.iter().any(|who| !(1..=TOP).contains(&who.die.value)) {
                return fail(format!("seat {seat} has a die that no die can show"));
            }
            audit_city(&player.city, open)?;
        }
        if begun && speakers != usize::from(table.speakers) {
            return fail(format!("{speakers} speakers"));
        }
        if data.buildings.iter().zip(tiles).any(|(building, count)| building.copies != count) {
            return fail("a tile is lost".to_owned());
        }
        let space = |disc: &u8| open.strength[usize::from(*disc)];
        if open.warriors.len() != open.discs() || !open.warriors.is_sorted_by_key(space) {
            return fail("the military track is in disorder".to_owned());
        }
        for temple in 0..3 {
            let space = |disc: &u8| {
                open.seats().nth(usize::from(*disc)).map(|seat| open.seats[seat].temples[temple])
            };
            let order = &open.pilgrims[temple];
            if order.len() != open.players() || !order.is_sorted_by_key(space) {
                return fail("a temple track is in disorder".to_owned());
            }
        }
        if open.ships.iter().any(|ship| !(SHIP_LOW..=SHIP_TOP).contains(ship)) {
            return fail("a ship shows what no ship can show".to_owned());
        }
        Ok(())
    }

    fn any_move(rng: &mut impl Rng) -> Move {
        let mut below = |n: u32| rng.below(n) as u8;
        let cell = Cell::new(below(6) as i8 - 3, below(6) as i8 - 3);
        let die = Die { colour: Colour::ALL[usize::from(below(5))], value: 1 + below(6) };
        let resource = Resource::ALL[usize::from(below(4))];
        let kind = Kind::building(below(30)).unwrap_or_default();
        let worker = match below(4) {
            0 => Worker::Archon,
            1 => Worker::Speaker(1 + below(5)),
            _ => Worker::Patrician(die),
        };
        match below(30) {
            0 => Move::Draft(die),
            1 => Move::Discard(die),
            2 | 3 => Move::Visit(below(5), worker),
            4 => Move::Close(cell, die),
            5 => Move::Tower(die.colour),
            6 => [Move::Populate, Move::Advantage, Move::Pass][usize::from(below(3))],
            7 => [Move::Upper, Move::Lower, Move::Bonus, Move::Gold][usize::from(below(4))],
            8 => [Move::March, Move::Attack][usize::from(below(2))],
            9 => Move::Temple(Temple::ALL[usize::from(below(3))], below(4)),
            10..=12 => {
                let source =
                    if below(4) == 0 { Source::Reserved(kind) } else { Source::Pool(below(5)) };
                let how = [How::Building, How::Farm, How::Over][usize::from(below(3))];
                Move::Buy(source, how, cell)
            }
            13 => Move::Reserve(below(5)),
            14 => Move::Citizen(die),
            15 => Move::Speaker(1 + below(5)),
            16 | 17 => {
                let worker = if worker == Worker::Archon { Worker::Patrician(die) } else { worker };
                Move::Raise(worker, 1 + below(3), below(6))
            }
            18 => Move::Pick(die),
            19 => Move::Recolour(die, Colour::ALL[usize::from(below(5))]),
            20 => Move::Ship(below(5)),
            21 | 22 => Move::Use(cell),
            23 => Move::Copy(cell),
            24 => Move::Take(resource),
            25 => Move::Pay(resource),
            26 => Move::Card(below(6)),
            27 => Move::Collect(die.colour),
            28 => Move::Accept,
            _ => [Move::Decline, Move::Done][usize::from(below(2))],
        }
    }

    fn daring_move(&self, rng: &mut impl Rng) -> Move {
        crate::daring::daring_move(self, rng)
    }
}

/// What a city keeps besides its tiles must follow from them.
fn audit_city(city: &City, open: &Open) -> Result<(), String> {
    let mut rebuilt = City::default();
    for tile in city.tiles.iter() {
        rebuilt.place(*tile, open.data());
    }
    for closed in city.closed.iter() {
        rebuilt.close(closed.seat, closed.die);
    }
    rebuilt.closed = city.closed; // not in order once a card has raised a die
    if rebuilt == *city { Ok(()) } else { Err("a city does not follow from its tiles".to_owned()) }
}
