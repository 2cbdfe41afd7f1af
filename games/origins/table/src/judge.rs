//! What matters in a position of Origins: First Builders: points, those the end would add, and what
//! dice, tracks, tiles and resources can still bring.

use origins::data::{Card, Script};
use origins::{Cell, Colour, End, Frame, Kind, Open, Player, Worker};
use table::Seat;

use bots::{Judge, Sheet, features};

/// How many rounds a game lasts if everybody works towards its end.
const ROUNDS: f32 = 9.0;

features! {
    /// What the bots look at in the position of a seat.
    struct Row {
        points, final_seats, final_advisors, gold,
        temples: [temple_low, temple_middle, temple_high],
        temple_steps,
        stock: [stone, food, wisdom],
        plenty: [stone_plenty, food_plenty, wisdom_plenty],
        tiles, farms, open_districts, card_points, card_gold, nearly_districts, towers,
        bases, patricians, values, values_towers, sixes, leaving, speakers, idle,
        strength, borders, tokens, zodiac, pending, population, passed,
        last_round_ahead, first,
        seats_to_come, temples_to_come, card_promise,
    }
}

impl Judge for crate::Origins {
    type Game = origins::Origins;

    const FEATURES: &'static [&'static str] = &Row::NAMES;

    const TURN: Option<&'static str> = Some("first");

    const WEIGHTS: &'static [(usize, &'static str)] = &[
        (1, include_str!("../weights/1.txt")),
        (2, include_str!("../weights/2.txt")),
        (3, include_str!("../weights/3.txt")),
        (4, include_str!("../weights/4.txt")),
    ];

    fn features(game: &Self::Game, sheet: &mut Sheet) {
        let open = game.open();
        let round = f32::from(open.round);
        let last = End::ALL.into_iter().any(|end| open.occurred(end));
        let rounds = if open.solo() { f32::from(open.data().solo.rounds) } else { ROUNDS };
        sheet.progress = if last { 1.0 } else { (round / rounds).min(1.0) };
        let finals = open.seats().map(|seat| {
            let last = open.final_points(seat);
            f32::from(open.seats[seat].points)
                + f32::from(last.seats + last.advisors + last.gold + last.temples)
        });
        let best = finals.clone().fold(0.0, f32::max);
        for (seat, total) in open.seats().zip(finals) {
            let plan = Plan::of(open, seat);
            let mut row = describe(open, seat, &plan);
            let left = if last { 0.0 } else { (rounds - round).max(1.5) };
            row.seats_to_come = seats_to_come(open, seat, &plan, left) / 10.0;
            row.temples_to_come = temples_to_come(open, seat, left) / 10.0;
            row.card_promise = plan.promise / 6.0;
            row.last_round_ahead = if last && total >= best { 1.0 } else { 0.0 };
            row.write(&mut sheet.rows[seat.index()]);
        }
    }

    fn quiet(game: &Self::Game) -> bool {
        matches!(game.open().top(), Frame::Action { .. } | Frame::Over)
    }

    fn par(game: &Self::Game) -> f32 {
        f32::from(game.open().solo_target())
    }
}

fn describe(open: &Open, seat: Seat, plan: &Plan) -> Row {
    let mut row = Row::default();
    let player = &open.seats[seat];
    let last = open.final_points(seat);
    row.points = f32::from(player.points) / 10.0;
    row.final_seats = f32::from(last.seats) / 10.0;
    row.final_advisors = f32::from(last.advisors) / 10.0;
    row.gold = f32::from(player.stock[3]) / 4.0;
    let mut spaces = player.temples;
    spaces.sort_unstable();
    let ladder = &open.data().temple;
    for (place, space) in spaces.into_iter().enumerate() {
        row.temples[place] = f32::from(ladder[usize::from(space)]) / 10.0;
    }
    row.temple_steps = f32::from(spaces.iter().sum::<u8>()) / 6.0;
    for (place, enough) in
        [6.0, if player.track > 0 { 8.0 } else { 3.0 }, 6.0].into_iter().enumerate()
    {
        let stock = f32::from(player.stock[place]);
        row.stock[place] = stock.min(enough) / 4.0;
        row.plenty[place] = (stock - enough).clamp(0.0, 6.0) / 4.0;
    }
    districts(open, seat, plan, &mut row);
    workers(player, &mut row);
    row.strength = f32::from(open.strength[seat.index()]) / 6.0;
    row.borders = f32::from(open.borders_passed(seat)) / 2.0;
    row.tokens = f32::from(player.tokens) / 2.0;
    row.zodiac = open.holders.iter().filter(|holder| **holder == Some(seat)).count() as f32;
    row.pending = if seat == open.active { pending(open, seat) / 2.0 } else { 0.0 };
    row.population = f32::from(player.track) / 2.0;
    row.passed = if player.passed { 1.0 } else { 0.0 };
    row.first = if seat == open.active { 1.0 } else { 0.0 };
    row
}

/// Dice work every round until they sit in a seat or advise; bases wait for dice.
fn workers(player: &Player, row: &mut Row) {
    row.bases = f32::from(player.free_bases()) / 2.0;
    for patrician in player.patricians.iter() {
        let (value, tower) = (f32::from(patrician.die.value), player.towers[patrician.die.colour]);
        row.patricians += 0.25;
        row.values += value / 12.0;
        row.values_towers += value * f32::from(tower) / 24.0;
        match (patrician.die.value, patrician.at) {
            (6, 1..) => row.leaving += 1.0, // on his way to the advisors
            (6, _) => row.sixes += 1.0,
            _ => {}
        }
        row.idle += if patrician.at == 0 { 0.25 } else { 0.0 };
    }
    let held = player.speakers.iter().filter(|speaker| speaker.at == 0).count();
    row.speakers = held as f32 / 2.0;
    row.idle += (held + usize::from(player.archon == 0)) as f32 / 4.0;
    if player.passed {
        row.idle = 0.0;
    }
}

/// Tiles, the districts they form and the cards these match, and squares that lack one tile.
fn districts(open: &Open, seat: Seat, plan: &Plan, row: &mut Row) {
    let player = &open.seats[seat];
    let city = &player.city;
    row.tiles = f32::from(city.colours.0.iter().sum::<u8>()) / 6.0;
    row.farms = f32::from(city.farms + player.reserved.iter().sum::<u8>()) / 3.0;
    for district in city.open.iter() {
        row.open_districts += 0.5;
        let places = || open.matching(seat, *district);
        row.card_points +=
            places().map(|place| f32::from(open.card_points(seat, place))).fold(0.0, f32::max)
                / 6.0;
        row.card_gold +=
            places().map(|place| f32::from(open.gold[usize::from(place)])).fold(0.0, f32::max)
                / 3.0;
    }
    row.nearly_districts = f32::from(plan.cells) / 4.0;
    row.towers = player.towers.0.iter().map(|height| f32::from(*height)).sum::<f32>() / 4.0;
}

/// What a city may become: the districts it lacks a tile or two for.
#[derive(Default)]
struct Plan {
    /// Cells where one tile makes a district.
    cells: u8,
    /// Squares that lack one tile.
    lack_one: u8,
    /// Squares that lack two, seen from both the cells they lack.
    lack_two: u8,
    /// The best card that a square begins, by how many of its three colours lie there.
    promise: f32,
}

impl Plan {
    fn of(open: &Open, seat: Seat) -> Plan {
        let (city, data) = (&open.seats[seat].city, open.data());
        let mut points = [0.0; 6];
        for (points, place) in points.iter_mut().zip(0..open.cards.len() as u8) {
            *points = f32::from(open.card_points(seat, place));
        }
        let most = points.into_iter().fold(0.0, f32::max);
        let mut plan = Plan::default();
        for cell in city.beside.iter() {
            // What lies around it: nothing, or a tile with or without a colour.
            let mut around = [[None; 3]; 3];
            for tile in city.tiles.iter() {
                let (x, y) = (tile.cell.x() - cell.x() + 1, tile.cell.y() - cell.y() + 1);
                if let (0..3, 0..3) = (x, y) {
                    around[y as usize][x as usize] = Some(tile.colour(data));
                }
            }
            let one_before = plan.lack_one;
            for (x, y) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
                let [upper, lower] = [around[y], around[y + 1]];
                let tiles = [upper[x], upper[x + 1], lower[x], lower[x + 1]];
                match tiles.iter().flatten().count() {
                    0 => continue,
                    2 => plan.lack_two += 1,
                    3 => plan.lack_one += 1,
                    _ => {}
                }
                let coloured = tiles.iter().flatten().flatten().count();
                if most * NEARNESS[coloured] <= plan.promise {
                    continue;
                }
                for (card, points) in open.cards.iter().zip(points) {
                    if points * NEARNESS[coloured] > plan.promise {
                        let card = &data.cards[usize::from(*card)];
                        plan.promise = plan.promise.max(points * begun(card, tiles));
                    }
                }
            }
            plan.cells += u8::from(plan.lack_one > one_before);
        }
        plan
    }
}

/// The share of a card's points that tiles of its three colours promise, by how many lie.
const NEARNESS: [f32; 4] = [0.0, 0.15, 0.4, 0.7];

/// How near a square is to a card, wherever its blank may come to lie.
fn begun(card: &Card, tiles: [Option<Option<Colour>>; 4]) -> f32 {
    let nearness = |blank: usize| {
        let arms = if blank == 0 || blank == 3 { [1, 2] } else { [0, 3] };
        let lies = |cell: usize, colour| match tiles[cell] {
            Some(lies) => (lies == Some(colour)).then_some(1),
            None => Some(0),
        };
        let corner = lies(3 - blank, card.corner)?;
        let pair = |a, b| Some(lies(arms[0], a)? + lies(arms[1], b)?);
        let [one, other] = card.arms;
        pair(one, other).max(pair(other, one)).map(|both| corner + both)
    };
    let most = (0..4).filter_map(nearness).max().unwrap_or(0);
    NEARNESS[most]
}

/// What seats can bring: for each place of one, how likely it is to be filled, and the best dice
/// for them, grown as far as they may grow until then.
fn seats_to_come(open: &Open, seat: Seat, plan: &Plan, left: f32) -> f32 {
    let player = &open.seats[seat];
    let soon = (left / 2.0).min(1.0);
    let mut dice = Highest([0.0; 8]);
    for patrician in player.patricians.iter() {
        let grown = (f32::from(patrician.die.value) + left.min(2.0)).min(6.0);
        dice.take(grown * (f32::from(player.towers[patrician.die.colour]) + 0.3 * soon));
    }
    // Dice that are still to come.
    (0..4).for_each(|_| dice.take(6.0 * soon));
    let mut places = Highest([0.0; 8]);
    player.city.open.iter().for_each(|_| places.take(0.7));
    (0..plan.lack_one.min(8)).for_each(|_| places.take(0.4 * soon));
    (0..plan.lack_two.min(8)).for_each(|_| places.take(0.08 * soon));
    let pairs = places.0.iter().zip(dice.0).take(1 + left as usize);
    pairs.map(|(place, die)| place * die).sum()
}

/// Temple points, with discs a little higher than they stand, since the later steps bring most, and
/// all three of them while it is open which two will be the lower ones.
fn temples_to_come(open: &Open, seat: Seat, left: f32) -> f32 {
    let ladder = &open.data().temple;
    let mut spaces = open.seats[seat].temples;
    spaces.sort_unstable();
    let top = (ladder.len() - 1) as f32;
    let worth = spaces.map(|space| {
        let height = (f32::from(space) + 0.6 * left.min(4.0)).min(top);
        let below = f32::from(ladder[height as usize]);
        let above = f32::from(ladder[height.ceil() as usize]);
        below + height.fract() * (above - below)
    });
    let undecided = 0.9 * (left / 3.0).min(1.0);
    (1.0 - undecided) * (worth[0] + worth[1]) + undecided * worth.iter().sum::<f32>() * 2.0 / 3.0
}

/// The highest of the numbers it was given, in falling order.
struct Highest([f32; 8]);

impl Highest {
    fn take(&mut self, mut number: f32) {
        for kept in &mut self.0 {
            if number > *kept {
                std::mem::swap(kept, &mut number);
            }
        }
    }
}

/// What the active seat may still do with what it has begun, where chance came between.
fn pending(open: &Open, seat: Seat) -> f32 {
    let mut worth = 0.0;
    for frame in open.stack.iter() {
        match *frame {
            Frame::Abilities(cells) => {
                for cell in cells.iter() {
                    if let Some(tile) = open.seats[seat].city.at(*cell) {
                        worth += ability(open, seat, tile.kind, open.ability(tile), *cell);
                    }
                }
            }
            Frame::Slots(slots) => {
                let main = slots.both && !(slots.upper && slots.lower);
                worth += if main { 1.8 } else { 0.0 };
                let fits = match slots.worker {
                    Worker::Patrician(die) => die.colour == open.tiles[usize::from(slots.place)],
                    _ => false,
                };
                worth += if fits && !slots.bonus { 0.8 } else { 0.0 };
            }
            Frame::Action { spent: true } => worth += 1.7,
            _ => {}
        }
    }
    worth
}

fn ability(open: &Open, seat: Seat, kind: Kind, script: Script, cell: Cell) -> f32 {
    let gives = open.yield_of(seat, script, cell);
    if !gives.useful {
        return 0.0;
    }
    let goods = gives.stone + gives.food + gives.wisdom + gives.any;
    let known = f32::from(gives.points)
        + 0.7 * f32::from(goods)
        + 1.4 * f32::from(gives.gold)
        + 0.7 * f32::from(gives.march)
        + 1.5 * f32::from(gives.temple);
    if known > 0.0 || kind == Kind::AGORA { known.max(0.7) } else { 1.5 }
}
