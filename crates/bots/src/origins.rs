//! What a position of Origins: First Builders is worth: points, those the end would add, and what
//! dice, tracks, tiles and resources can still bring in the rounds that are left.

use games::Origins;
use origins::data::Script;
use origins::{Cell, End, Frame, Kind, Open, Player, Worker};
use table::Seat;

use crate::Judge;

impl Judge for Origins {
    fn worth(&self, seat: Seat) -> f32 {
        let open = self.open();
        let rounds = rounds_left(open);
        let rivals = open.seats().filter(|other| *other != seat);
        let best = rivals.map(|other| prospects(open, other, rounds)).fold(0.0, f32::max);
        let own = prospects(open, seat, rounds);
        // In the last round all hopes are gone, for everybody: good for whoever leads.
        let last = if rounds == 0.0 && !open.solo() { LAST_ROUND } else { 0.0 };
        own - 0.8 * best + if own > best { last } else { -last }
    }

    fn settled(&self) -> bool {
        matches!(self.open().top(), Frame::Action { .. } | Frame::Over)
    }
}

/// What it is worth to lead when the last round comes.
const LAST_ROUND: f32 = 30.0;

/// How many rounds a game lasts if everybody works towards its end.
const ROUNDS: f32 = 9.0;

/// Rounds still to come after this one. They follow from the number of the round and not from how
/// near the end conditions are: a bot that saw its hopes shrink with every step towards the end
/// would never take the last one.
fn rounds_left(open: &Open) -> f32 {
    let round = f32::from(open.round);
    if open.solo() {
        (f32::from(open.data().solo.rounds) - round).max(0.0)
    } else if End::ALL.into_iter().any(|end| open.occurred(end)) {
        0.0
    } else {
        (ROUNDS - round).max(1.5)
    }
}

/// A game nobody ends does not end: the longer it lasts, the more every step in a temple is worth,
/// and the stone it costs.
fn late(open: &Open) -> f32 {
    (f32::from(open.round) - ROUNDS + 2.0).clamp(0.0, 20.0)
}

/// The points a seat has and can expect.
fn prospects(open: &Open, seat: Seat, rounds: f32) -> f32 {
    let player = &open.seats[seat];
    let mut worth = f32::from(player.points);
    if open.top() == Frame::Over {
        return worth;
    }
    let last = open.final_points(seat);
    worth += f32::from(last.seats + last.advisors + last.gold);
    worth += temples(open, seat, rounds);
    // After this round nothing that only helps to play is worth anything.
    let soon = (rounds / 2.0).min(1.0);
    worth += soon * stock(player) + city(open, seat, rounds);
    worth += 0.2 * late(open) * f32::from(player.stock[0].min(3));
    worth += workers(player, rounds);
    let borders = f32::from(open.borders_passed(seat));
    worth += rounds * (0.1 * f32::from(open.strength[seat.index()]) + 0.5 * borders);
    worth += (0.4 + soon) * f32::from(player.tokens);
    let cards = open.holders.iter().filter(|holder| **holder == Some(seat)).count();
    worth += 0.4 * rounds.min(4.0) * cards as f32;
    if !player.passed {
        // What can still be done in this round.
        let idle = player.patricians.iter().filter(|patrician| patrician.at == 0).count()
            + player.speakers.iter().filter(|speaker| speaker.at == 0).count()
            + usize::from(player.archon == 0);
        worth += 2.0 * idle as f32;
    }
    if seat == open.active {
        worth += pending(open, seat);
    }
    worth
}

/// Temple points: the highest disc does not count, but the others may overtake it. Discs are judged
/// a little higher than they stand, since the later steps bring most.
fn temples(open: &Open, seat: Seat, rounds: f32) -> f32 {
    let ladder = &open.data().temple;
    let mut spaces = open.seats[seat].temples;
    spaces.sort_unstable();
    let top = (ladder.len() - 1) as f32;
    let worth = spaces.map(|space| {
        let height = (f32::from(space) + 0.6 * rounds.min(4.0)).min(top);
        let below = f32::from(ladder[height as usize]);
        let above = f32::from(ladder[height.ceil() as usize]);
        below + height.fract() * (above - below)
    });
    let undecided = 0.9 * (rounds / 3.0).min(1.0); // which two will be the lower ones
    let all: f32 = worth.iter().sum();
    (1.0 - undecided) * (worth[0] + worth[1])
        + undecided * all * 2.0 / 3.0
        + 0.25 * late(open) * f32::from(spaces.iter().sum::<u8>())
}

/// Dice work every round until they sit in a seat or advise; bases wait for dice.
fn workers(player: &Player, rounds: f32) -> f32 {
    let mut worth = 0.8 * rounds * f32::from(player.free_bases());
    for patrician in player.patricians.iter() {
        worth += match (patrician.die.value, patrician.at) {
            (6, 1..) => 0.8 * rounds, // on his way to the advisors
            (6, _) => 1.0 + rounds,
            (value, _) => 2.0 * rounds + 0.3 * f32::from(value) * rounds.min(1.0),
        };
    }
    let held = player.speakers.iter().filter(|speaker| speaker.at == 0).count();
    worth + 0.4 * held as f32
}

/// Resources: the first few are worth most.
fn stock(player: &Player) -> f32 {
    let much = |count: u16, each: f32, enough: f32| {
        let count = f32::from(count);
        each * count.min(enough) + 0.2 * each * (count - enough).clamp(0.0, 6.0)
    };
    let [stone, food, wisdom, gold] = player.stock;
    let hunger = if player.track > 0 { 6.0 } else { 3.0 };
    much(stone, 1.4, 5.0) + much(food, 1.0, hunger) + much(wisdom, 1.1, 5.0) + much(gold, 0.9, 6.0)
}

/// What seats can bring: for each place of one, how likely it is to be filled, and the best dice
/// for them, grown as far as they may grow until then.
fn city(open: &Open, seat: Seat, rounds: f32) -> f32 {
    let player = &open.seats[seat];
    let city = &player.city;
    let soon = (rounds / 2.0).min(1.0);
    let mut dice: Vec<f32> = player
        .patricians
        .iter()
        .map(|patrician| {
            let grown = (f32::from(patrician.die.value) + rounds.min(2.0)).min(6.0);
            grown * (f32::from(player.towers[patrician.die.colour]) + 0.3 * soon)
        })
        .collect();
    // Dice that are still to come.
    dice.extend([6.0 * soon; 4]);
    dice.sort_by(|a, b| b.total_cmp(a));
    let mut places = vec![0.7; city.open.len()];
    for cell in city.beside.iter() {
        for (x, y) in [(-1, -1), (0, -1), (-1, 0), (0, 0)] {
            let district = Cell::new(cell.x() + x, cell.y() + y).district();
            let tiles = district.into_iter().filter(|other| city.at(*other).is_some()).count();
            match tiles {
                3 => places.push(0.4 * soon),
                2 => places.push(0.08 * soon), // seen from both cells it lacks
                _ => {}
            }
        }
    }
    places.sort_by(|a, b| b.total_cmp(a));
    let most = 1 + rounds as usize;
    let mut worth: f32 = places.iter().zip(dice).take(most).map(|(place, die)| place * die).sum();
    for district in city.open.iter() {
        let card = open.matching(seat, *district).map(|place| {
            let gold = open.gold[usize::from(place)];
            f32::from(open.card_points(seat, place)) + 1.8 * f32::from(gold)
        });
        worth += 0.7 * card.fold(0.0, f32::max);
    }
    let coloured: u8 = city.colours.0.iter().sum();
    let reserved: u8 = player.reserved.iter().sum();
    let towers: f32 = player.towers.0.iter().map(|height| f32::from(*height)).sum();
    worth + soon * (0.7 * f32::from(coloured) + 0.5 * f32::from(reserved) + 0.5 * towers)
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
