//! The complete set of legal moves, question by question.

use table::Sink;

use crate::city::{Cell, Kind};
use crate::colour::{Colour, Die, Resource};
use crate::data::Script;
use crate::data::effect::{Goods, Op, Trigger, Which, Who};
use crate::moves::{How, Move, Source, Worker};
use crate::state::{Frame, Open, Origin, Origins, Run, Slots};
use crate::worth::matches_who;

impl Origins {
    pub(crate) fn list_legal(&self, out: &mut impl Sink<Move>) {
        let open = &self.open;
        match open.top() {
            Frame::Draft => {
                let mut last = None;
                for die in open.draft.iter() {
                    if last.replace(*die) != Some(*die) {
                        out.push(Move::Draft(*die));
                    }
                }
            }
            Frame::Discard => open.discards().for_each(|die| out.push(Move::Discard(die))),
            Frame::Action { .. } => open.list_actions(out),
            Frame::After { spent } => {
                if open.may_spend(spent) {
                    out.push(Move::Advantage);
                    out.push(Move::Done);
                }
            }
            Frame::Quiet { .. } => {
                out.push(Move::Advantage);
                out.push(Move::Decline);
            }
            Frame::Neighbour { place } => {
                open.neighbours(place).for_each(|place| out.push(Move::Ship(place)));
            }
            Frame::Slots(slots) => open.list_slots(slots, out),
            Frame::Run(run) => open.list_run(&run, out),
            Frame::Abilities(cells) => open.list_abilities(&cells, out),
            Frame::Score(cell) => {
                open.matching(open.active, cell).for_each(|place| out.push(Move::Card(place)));
            }
            Frame::PickUp => {
                for colour in open.sixes() {
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

    /// Whether another action may be bought now (OR-ADV-1, OR-ADV-2, OR-SOLO-7).
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

    fn list_actions(&self, out: &mut impl Sink<Move>) {
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
    fn list_slots(&self, slots: Slots, out: &mut impl Sink<Move>) {
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

    fn list_abilities(&self, cells: &[Cell], out: &mut impl Sink<Move>) {
        let mut any = false;
        for cell in cells {
            if self.useful(*cell) {
                out.push(Move::Use(*cell));
                any = true;
            }
        }
        if any {
            out.push(Move::Done);
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
        for who in self.me().patricians.iter().filter(|who| who.at > 0 && who.die.value == 6) {
            seen[who.die.colour as usize] = true;
        }
        Colour::ALL.into_iter().filter(move |colour| seen[*colour as usize])
    }

    /// The answers to the operation an effect has come to. An offer is answered by its first
    /// question, or declined.
    #[inline]
    fn list_run(&self, run: &Run, out: &mut impl Sink<Move>) {
        if !run.optional {
            if let Some(op) = self.data.ops.get(usize::from(run.at)) {
                self.list_op(*op, run, out);
            }
            return;
        }
        let mut asked = *run;
        let ops = self.data.ops(run.rest());
        let op = match ops.first() {
            Some(Op::Pay(goods @ Goods::Exactly(_), count)) => {
                if !self.can_pay(self.active, *goods, (*count).into()) {
                    return;
                }
                asked.at += 1;
                ops.get(1)
            }
            first => first,
        };
        let Some(op) = op else { return };
        let mut counted = Counted { out, any: false };
        if asks(*op) {
            self.list_op(*op, &asked, &mut counted);
        } else if self.would_do(self.active, asked.rest(), &asked) {
            counted.push(Move::Accept);
        }
        if counted.any {
            out.push(Move::Decline);
        }
    }

    fn list_op(&self, op: Op, run: &Run, out: &mut impl Sink<Move>) {
        let seat = self.active;
        let player = self.me();
        match op {
            Op::Gain(goods, _) => {
                let choices = if goods == Goods::StoneOrFood { 2 } else { 3 };
                out.many(0..choices, |place| Move::Take(Resource::BASIC[place]));
            }
            Op::Pay(..) => {
                for resource in Resource::BASIC {
                    if player.has(resource) > 0 {
                        out.push(Move::Pay(resource)); // OR-RES-R2
                    }
                }
            }
            Op::Temple { which, steps, up_to } => self.list_temples(run, which, steps, up_to, out),
            Op::Buy => self.list_buys(out),
            Op::Reserve => out.many(0..self.pool.len(), |place| Move::Reserve(place as u8)),
            Op::Citizen { pay } if player.free_bases() > 0 => {
                for (place, die) in self.citizens.iter().enumerate() {
                    let cost = if pay { self.citizen_cost(seat, place) } else { 0 };
                    if self.can_pay(seat, Goods::Exactly(Resource::Wisdom), cost.into()) {
                        out.push(Move::Citizen(*die));
                    }
                }
            }
            Op::Speaker => {
                let mut last = 0;
                for value in self.speakers.iter() {
                    if std::mem::replace(&mut last, *value) != *value {
                        out.push(Move::Speaker(*value));
                    }
                }
            }
            Op::Raise { who, steps, up_to, cap, speaker_cap } => {
                self.list_raises(run, who, steps, up_to, [cap, speaker_cap], out);
            }
            Op::Pick(who) => {
                for die in player.unused().filter(|die| matches_who(*die, who)) {
                    out.push(Move::Pick(die));
                }
            }
            Op::Recolour(who) => {
                for die in player.unused().filter(|die| matches_who(*die, who)) {
                    for colour in Colour::ALL {
                        if colour != die.colour && self.reserve[colour] > 0 {
                            out.push(Move::Recolour(die, colour));
                        }
                    }
                }
            }
            Op::SetShip(_) => out.many(0..5u8, Move::Ship), // OR-B-R9
            Op::CopyAdjacent => self.copies(seat, run).for_each(|cell| out.push(Move::Copy(cell))),
            Op::Choice(scripts) => self.list_parts(run, scripts, 0, out),
            Op::AnyOrder(scripts) => {
                // OR-MIL-9: any order, parts may be skipped, but not all.
                let done = if run.count == Run::FRESH { 0 } else { run.count };
                self.list_parts(run, scripts, done, out);
                if done != 0 {
                    out.push(Move::Done);
                }
            }
            Op::RepeatPay { goods, min, max, each } => {
                let times = if run.count == Run::FRESH { 0 } else { run.count };
                if times < max
                    && self.can_pay(seat, Goods::Exactly(goods), 1)
                    && let Some(Op::Choice(scripts)) = self.data.ops(each).first()
                {
                    self.list_parts(run, *scripts, 0, out);
                }
                if times >= min {
                    out.push(Move::Done);
                }
            }
            _ => {}
        }
    }

    /// The ways into the scripts that are left of a choice.
    fn list_parts(&self, run: &Run, scripts: Script, done: u8, out: &mut impl Sink<Move>) {
        for (part, script) in self.data.scripts(scripts).iter().enumerate() {
            if done & 1 << part != 0 || !self.would_do(self.active, *script, run) {
                continue;
            }
            match self.data.ops(*script).first() {
                Some(Op::March(_)) => out.push(Move::March),
                Some(Op::Attack) => out.push(Move::Attack),
                Some(op) => self.list_op(*op, run, out),
                None => {}
            }
        }
    }

    fn list_temples(
        &self,
        run: &Run,
        which: Which,
        steps: u8,
        up_to: bool,
        out: &mut impl Sink<Move>,
    ) {
        for temple in 0..3 {
            if !self.may_climb(self.active, which, up_to, temple, run) {
                continue;
            }
            let left = self.top_of_temples() - self.me().temples[usize::from(temple)];
            let most = steps.min(left);
            if !up_to || left == 0 {
                out.push(Move::Temple(temple, most));
            } else {
                out.many(0..usize::from(most), |n| Move::Temple(temple, n as u8 + 1));
            }
        }
    }

    fn list_raises(
        &self,
        run: &Run,
        who: Who,
        steps: u8,
        up_to: bool,
        [cap, speaker_cap]: [u8; 2],
        out: &mut impl Sink<Move>,
    ) {
        let player = self.me();
        match who {
            Who::Unused | Who::UnusedOf(_) => {
                for die in player.unused().filter(|die| matches_who(*die, who)) {
                    if cap > 0 && die.value >= cap {
                        continue;
                    }
                    let worker = Worker::Patrician(die);
                    // OR-RAISE-R1: no more steps than it takes to become an advisor.
                    let most = if cap == 0 { steps.min(7 - die.value) } else { steps };
                    let least = if up_to { 1 } else { most };
                    (least..=most).for_each(|n| out.push(Move::Raise(worker, n, 0)));
                }
            }
            Who::Anywhere => {
                let mut last = None;
                for who in player.patricians.iter().filter(|who| who.die.value < cap) {
                    if last.replace(*who) != Some(*who) {
                        out.push(Move::Raise(Worker::Patrician(who.die), steps, who.at));
                    }
                }
            }
            Who::Taken => {
                let fits = match run.die {
                    Some(Worker::Patrician(Die { value, .. })) => value < cap,
                    Some(Worker::Speaker(value)) => value < speaker_cap,
                    _ => false,
                };
                if let Some(worker) = run.die.filter(|_| fits) {
                    out.push(Move::Raise(worker, steps, 0));
                }
            }
            Who::Seated | Who::Picked => {}
        }
    }

    fn list_buys(&self, out: &mut impl Sink<Move>) {
        let seat = self.active;
        let player = self.me();
        let beside = &player.city.beside;
        let over = self.may_cover(seat) && player.city.farms > 0;
        let mut list = |source: Source| {
            let ways = if self.can_afford(seat, self.price(seat, source)) {
                &[How::Building, How::Farm][..]
            } else {
                &[How::Farm][..]
            };
            for how in ways {
                out.many(0..beside.len(), |place| Move::Buy(source, *how, beside[place]));
            }
            if over {
                for tile in player.city.tiles.iter().filter(|tile| tile.farm) {
                    out.push(Move::Buy(source, How::Over, tile.cell));
                }
            }
        };
        (0..self.pool.len()).for_each(|place| list(Source::Pool(place as u8)));
        for kind in Kind::buildings().filter(|kind| player.reserved[kind.index()] > 0) {
            list(Source::Reserved(kind)); // OR-B-21
        }
    }
}

/// Whether an operation asks something.
fn asks(op: Op) -> bool {
    matches!(
        op,
        Op::Pay(Goods::AnyBasic | Goods::StoneOrFood, _)
            | Op::Temple { which: Which::Choose | Which::Other, .. }
            | Op::Buy
            | Op::Reserve
            | Op::Citizen { .. }
            | Op::Speaker
            | Op::Raise { .. }
            | Op::Pick(_)
            | Op::Recolour(_)
            | Op::SetShip(_)
            | Op::CopyAdjacent
            | Op::Choice(_)
            | Op::AnyOrder(_)
            | Op::RepeatPay { .. }
    )
}

/// Hands moves on and notes whether there was any.
struct Counted<'a, S> {
    out: &'a mut S,
    any: bool,
}

impl<S: Sink<Move>> Sink<Move> for Counted<'_, S> {
    fn push(&mut self, m: Move) {
        self.any = true;
        self.out.push(m);
    }

    fn many<I: ExactSizeIterator + Clone>(&mut self, items: I, make: impl Fn(I::Item) -> Move) {
        self.any |= items.len() > 0;
        self.out.many(items, make);
    }
}
