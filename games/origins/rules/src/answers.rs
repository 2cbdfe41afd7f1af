//! The legal answers to what an effect asks, operation by operation.

use table::Sink;

use crate::city::Kind;
use crate::colour::{Colour, Die, Resource, Temple};
use crate::data::Script;
use crate::data::effect::{Goods, Op, TRAIN_PRICE, Which, Who};
use crate::moves::{How, Move, Source, Worker};
use crate::state::{Open, Run};
use crate::worth::matches_who;

impl Open {
    /// The answers to the operation an effect has come to. An offer is answered by its first
    /// question, or declined.
    #[inline]
    pub(crate) fn answers(&self, run: &Run, out: &mut impl Sink<Move>) {
        if !run.optional {
            if let Some(op) = self.data.ops.get(usize::from(run.at)) {
                self.answers_to(*op, run, out);
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
        let mut noting = Noting { out, any: false };
        if asks(*op) {
            self.answers_to(*op, &asked, &mut noting);
        } else if self.would_do(self.active, asked.rest(), &asked) {
            noting.push(Move::Accept);
        }
        if noting.any {
            noting.push(Move::Decline);
        }
    }

    fn answers_to(&self, op: Op, run: &Run, out: &mut impl Sink<Move>) {
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
            Op::Temple { which, steps, up_to } => self.temples(run, which, steps, up_to, out),
            Op::Buy => self.buys(out),
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
                self.raises(run, who, steps, up_to, [cap, speaker_cap], out);
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
            Op::Choice(scripts) => self.parts(run, scripts, 0, out),
            Op::AnyOrder(scripts) => {
                // OR-MIL-9: any order, parts may be skipped, but not all.
                let done = if run.count == Run::FRESH { 0 } else { run.count };
                self.parts(run, scripts, done, out);
                if done != 0 {
                    out.push(Move::Done);
                }
            }
            Op::RepeatPay { goods, min, max, each } => {
                let times = if run.count == Run::FRESH { 0 } else { run.count };
                if times < max
                    && self.can_pay(seat, Goods::Exactly(goods), TRAIN_PRICE)
                    && let Some(Op::Choice(scripts)) = self.data.ops(each).first()
                {
                    self.parts(run, *scripts, 0, out);
                }
                if times >= min {
                    out.push(Move::Done);
                }
            }
            _ => {}
        }
    }

    /// The ways into the scripts that are left of a choice.
    fn parts(&self, run: &Run, scripts: Script, done: u8, out: &mut impl Sink<Move>) {
        for (part, script) in self.data.scripts(scripts).iter().enumerate() {
            if done & 1 << part != 0 || !self.would_do(self.active, *script, run) {
                continue;
            }
            match self.data.ops(*script).first() {
                Some(Op::March(_)) => out.push(Move::March),
                Some(Op::Attack) => out.push(Move::Attack),
                Some(op) => self.answers_to(*op, run, out),
                None => {}
            }
        }
    }

    fn temples(&self, run: &Run, which: Which, steps: u8, up_to: bool, out: &mut impl Sink<Move>) {
        for temple in Temple::ALL {
            if !self.may_climb(self.active, which, up_to, temple, run) {
                continue;
            }
            let left = self.top_of_temples() - self.me().temples[temple.index()];
            let most = steps.min(left);
            if !up_to || left == 0 {
                out.push(Move::Temple(temple, most));
            } else {
                out.many(0..usize::from(most), |n| Move::Temple(temple, n as u8 + 1));
            }
        }
    }

    fn raises(
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

    fn buys(&self, out: &mut impl Sink<Move>) {
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
            // OR-ZOD-6, OR-ZOD-R2: a building, free, but no new farm.
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
pub(crate) struct Noting<'a, S> {
    pub(crate) out: &'a mut S,
    pub(crate) any: bool,
}

impl<S: Sink<Move>> Sink<Move> for Noting<'_, S> {
    fn push(&mut self, m: Move) {
        self.any = true;
        self.out.push(m);
    }

    fn many<I: ExactSizeIterator + Clone>(&mut self, items: I, make: impl Fn(I::Item) -> Move) {
        self.any |= items.len() > 0;
        self.out.many(items, make);
    }
}
