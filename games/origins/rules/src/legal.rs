//! The complete set of legal moves, question by question. What an effect asks is answered in
//! `answers`.

use table::Sink;

use crate::answers::Noting;
use crate::city::Cell;
use crate::colour::{Colour, Die, Resource, TOP};
use crate::data::effect::{Goods, Op, Trigger};
use crate::moves::{Move, Worker};
use crate::state::{Frame, Open, Origin, Run, Slots};

impl Open {
    /// Every legal move of the seat that must decide.
    pub(crate) fn legal(&self, out: &mut impl Sink<Move>) {
        match self.top() {
            Frame::Draft => {
                let mut last = None;
                for die in self.draft.iter() {
                    if last.replace(*die) != Some(*die) {
                        out.push(Move::Draft(*die));
                    }
                }
            }
            Frame::Discard => self.discards().for_each(|die| out.push(Move::Discard(die))),
            Frame::Action { .. } => self.actions(out),
            Frame::After { spent } => {
                if self.may_spend(spent) {
                    out.push(Move::Advantage);
                    out.push(Move::Done);
                }
            }
            Frame::Quiet { .. } => {
                out.push(Move::Advantage);
                out.push(Move::Decline);
            }
            Frame::Neighbour { place } => {
                self.neighbours(place).for_each(|place| out.push(Move::Ship(place)));
            }
            Frame::Slots(slots) => self.slots(slots, out),
            Frame::Run(run) => self.answers(&run, out),
            Frame::Abilities(cells) => self.abilities(&cells, out),
            Frame::Score(cell) => {
                self.matching(self.active, cell).for_each(|place| out.push(Move::Card(place)));
            }
            Frame::PickUp => {
                for colour in self.sixes() {
                    out.push(Move::Collect(colour));
                }
            }
            Frame::Setup(_)
            | Frame::TurnUp(_)
            | Frame::Roll(_)
            | Frame::Reroll
            | Frame::Keep
            | Frame::Assault
            | Frame::Closed
            | Frame::RoundEnd(_)
            | Frame::Over => {}
        }
    }
}

/// The places of a bit set.
#[derive(Clone)]
struct Places(u8);

impl Iterator for Places {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        let place = self.0.trailing_zeros() as u8;
        self.0 &= self.0.wrapping_sub(1);
        (place < 8).then_some(place)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count_ones() as usize;
        (count, Some(count))
    }
}

impl ExactSizeIterator for Places {}

impl Open {
    /// Whether a question certainly has several answers: saves listing them to find that out.
    #[inline]
    pub(crate) fn surely_asks(&self, frame: Frame) -> bool {
        match frame {
            // There is always passing, and an archon at home can go everywhere.
            Frame::Action { .. } => self.me().archon == 0,
            Frame::Quiet { .. } => true,
            Frame::Run(run) if !run.optional => match self.data.ops.get(usize::from(run.at)) {
                // A tile may always be placed as a farm, on more than one cell.
                Some(Op::Buy) => !self.pool.is_empty(),
                Some(Op::Gain(..) | Op::SetShip(_)) => true,
                _ => false,
            },
            _ => false,
        }
    }

    /// Whether a token may buy another action now (OR-TURN-2, OR-ADV-1, OR-ADV-2, OR-SOLO-7).
    #[inline]
    pub(crate) fn may_spend(&self, spent: bool) -> bool {
        !spent && !self.solo() && self.me().tokens > 0
    }

    /// The places where a worker can pay the surcharge (OR-MEET-2), as bits.
    #[inline]
    pub(crate) fn affordable(&self, worker: Worker) -> u8 {
        let player = self.me();
        let purse = player.has(Resource::Wisdom) + player.has(Resource::Gold);
        let value = match worker {
            Worker::Patrician(Die { value, .. }) | Worker::Speaker(value) => u16::from(value),
            Worker::Archon => return 0b11111,
        };
        let can = |ship: u8| u16::from(ship) <= value + purse;
        self.ships.iter().rev().fold(0, |bits, ship| bits << 1 | u8::from(can(*ship)))
    }

    fn actions(&self, out: &mut impl Sink<Move>) {
        let player = self.me();
        let mut visits = |worker: Worker| {
            let bits = self.affordable(worker);
            out.many(Places(bits), |place| Move::Visit(place, worker));
        };
        // OR-MEET-1
        player.unused().for_each(|die| visits(Worker::Patrician(die)));
        player.held_speakers().for_each(|value| visits(Worker::Speaker(value)));
        if player.archon == 0 {
            visits(Worker::Archon);
        }
        let seats = &player.city.open;
        if !seats.is_empty() {
            for die in player.unused() {
                out.many(0..seats.len(), |place| Move::Close(seats[place], die)); // OR-CLOSE-1
            }
        }
        for colour in Colour::ALL {
            if self.may_build_floor(colour) {
                out.push(Move::Tower(colour)); // OR-TOWER-1
            }
        }
        if let Some(cost) = self.base_cost(self.active)
            && self.can_pay(self.active, Goods::Exactly(Resource::Food), cost.into())
        {
            out.push(Move::Populate); // OR-POP-1
        }
        out.push(Move::Pass); // OR-PASS-R1
    }

    #[inline]
    pub(crate) fn may_build_floor(&self, colour: Colour) -> bool {
        let player = self.me();
        self.towers[colour] > 0 && player.has(Resource::Gold) >= player.towers[colour].into()
    }

    /// The neighbouring places whose ship may rise (OR-SOLO-6).
    pub(crate) fn neighbours(&self, place: u8) -> impl Iterator<Item = u8> {
        let both = [place.checked_sub(1), Some(place + 1)];
        let near = both.into_iter().flatten().filter(|place| *place < 5);
        near.filter(|place| self.ships[usize::from(*place)] < 6)
    }

    #[inline]
    fn slots(&self, slots: Slots, out: &mut impl Sink<Move>) {
        if self.main_open(slots, slots.upper) {
            out.push(Move::Upper);
        }
        if self.main_open(slots, slots.lower) && self.lower_possible(slots) {
            out.push(Move::Lower);
        }
        if !slots.bonus && self.colour_fits(slots) {
            if self.bonus_possible(slots) {
                out.push(Move::Bonus);
            }
            if self.holds(self.active, Trigger::BonusAction).is_some() {
                out.push(Move::Gold); // OR-ZOD-8
            }
        }
        if slots.upper || slots.lower {
            out.push(Move::Done); // OR-MEET-4
        }
    }

    /// Whether a main action is still to be had: one, or both for a six (OR-MEET-4, OR-MEET-6).
    #[inline]
    pub(crate) fn main_open(&self, slots: Slots, done: bool) -> bool {
        !done && (slots.both || !(slots.upper || slots.lower))
    }

    #[inline]
    pub(crate) fn lower_possible(&self, slots: Slots) -> bool {
        let script = self.data.places[usize::from(slots.place)].lower;
        self.would_do(self.active, script, &Run::new(script, Origin::Main))
    }

    #[inline]
    pub(crate) fn bonus_possible(&self, slots: Slots) -> bool {
        let tile = self.tiles[usize::from(slots.place)];
        let script = self.data.bonus[tile as usize].effect;
        self.would_do(self.active, script, &Run::new(script, Origin::Bonus))
    }

    /// Whether the worker has the colour of the tile (OR-MEET-5); the archon has those of the
    /// advisors (OR-ARCH-1, OR-MEET-R6).
    #[inline]
    pub(crate) fn colour_fits(&self, slots: Slots) -> bool {
        let tile = self.tiles[usize::from(slots.place)];
        match slots.worker {
            Worker::Patrician(die) => die.colour == tile,
            Worker::Speaker(_) => false,
            Worker::Archon => self.me().advisors.contains(&tile),
        }
    }

    /// The abilities of these tiles, in any order; each may be left out (OR-CLOSE-R1).
    fn abilities(&self, cells: &[Cell], out: &mut impl Sink<Move>) {
        let mut noting = Noting { out, any: false };
        for cell in cells.iter().filter(|cell| self.useful(**cell)) {
            noting.push(Move::Use(*cell));
        }
        if noting.any {
            noting.push(Move::Done);
        }
    }

    /// Whether the ability of the active player's tile would do anything.
    pub(crate) fn useful(&self, cell: Cell) -> bool {
        self.me().city.at(cell).is_some_and(|tile| {
            let script = self.ability(tile);
            let run = Run { cell, ..Run::new(script, Origin::Building) };
            self.would_do(self.active, script, &run)
        })
    }

    /// The colours of the active player's sixes on the board (OR-PASS-R2).
    pub(crate) fn sixes(&self) -> impl Iterator<Item = Colour> {
        let mut seen = [false; 5];
        for who in self.me().patricians.iter().filter(|who| who.at > 0 && who.die.value == TOP) {
            seen[who.die.colour as usize] = true;
        }
        Colour::ALL.into_iter().filter(move |colour| seen[*colour as usize])
    }
}
