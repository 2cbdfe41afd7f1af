//! What an effect would bring: amounts, counts, and whether it would change anything at all
//! (OR-MEET-R1, OR-MEET-R5).

use table::Seat;

use crate::city::{Cell, Kind, Tile};
use crate::colour::{Colour, Die, Resource, Temple};
use crate::data::Script;
use crate::data::effect::{Amount, Counter, Goods, Op, TRAIN_PRICE, Which, Who};
use crate::few::Few;
use crate::moves::Worker;
use crate::state::{Frame, Open, Origin, Run};

impl Open {
    /// What a tile can do (OR-BLD-1, OR-CITY-9); farms and the palace can do nothing.
    #[inline]
    pub fn ability(&self, tile: &Tile) -> Script {
        match tile.kind {
            _ if tile.farm => Script::default(),
            Kind::AGORA => self.data.agora,
            Kind::PALACE => Script::default(),
            kind => self.data.buildings[kind.index()].ability,
        }
    }

    /// How much an operation brings now.
    #[inline]
    pub(crate) fn amount(&self, seat: Seat, amount: Amount, run: &Run) -> u8 {
        match amount {
            Amount::Fixed(count) => count,
            Amount::Per { base, per, each } => {
                base.saturating_add(each.saturating_mul(self.count(seat, per, run)))
            }
            Amount::Table { by, zero, table, len } => match self.count(seat, by, run) {
                0 => zero,
                count => table[usize::from(count.min(len)) - 1],
            },
        }
    }

    /// Counts for a player, now.
    fn count(&self, seat: Seat, counter: Counter, run: &Run) -> u8 {
        let player = &self.seats[seat];
        let city = &player.city;
        let patricians = |colour: Colour| {
            player.patricians.iter().filter(|who| who.die.colour == colour).count() as u8
        };
        match counter {
            Counter::Buildings(colour) => city.colours[colour],
            Counter::Kind(kind) => Kind::building(kind).map_or(0, |kind| city.of_kind(kind)),
            Counter::BuildingColours => {
                city.colours.0.iter().filter(|count| **count > 0).count() as u8 // OR-B-R7
            }
            Counter::Farms => city.farms,
            Counter::Patricians => player.patricians.len() as u8, // OR-B-R1
            Counter::PatriciansOf(colour) => patricians(colour),
            Counter::PatricianColours => {
                Colour::ALL.into_iter().filter(|colour| patricians(*colour) > 0).count() as u8
            }
            Counter::Advisors => player.advisors.len() as u8,
            Counter::Cards => {
                self.holders.iter().filter(|holder| **holder == Some(seat)).count() as u8
            }
            Counter::Closed => city.closed.len() as u8,
            Counter::DiceOf(colour) => {
                let seated = city.closed.iter().filter(|closed| closed.die.colour == colour);
                patricians(colour) + seated.count() as u8
            }
            Counter::DiscsBehind => self.discs_behind(seat),
            Counter::EmptyNeighbours => city.empty_beside(run.cell),
            Counter::PickedValue => match run.die {
                Some(Worker::Patrician(die)) => die.value,
                _ => 1,
            },
            Counter::FallBack => {
                let space = self.strength[seat.index()];
                space - self.falls_to(space) // OR-ZOD-R1
            }
        }
    }

    /// Whether a script would change anything (OR-MEET-R1, OR-MEET-R5).
    pub(crate) fn would_do(&self, seat: Seat, script: Script, run: &Run) -> bool {
        let mut run = *run;
        for op in self.data.ops(script) {
            match *op {
                Op::Pay(goods, count) if !self.can_pay(seat, goods, count.into()) => return false,
                Op::Pick(who) if !self.has_die(seat, who) => return false,
                Op::Pay(..) | Op::Pick(_) => {}
                op if self.changes(seat, op, &run) => return true,
                Op::Temple { which: Which::Named(temple), .. } => {
                    run.temple = Some(temple);
                }
                _ => {}
            }
        }
        false
    }

    fn has_die(&self, seat: Seat, who: Who) -> bool {
        self.seats[seat].unused().any(|die| matches_who(die, who))
    }

    fn changes(&self, seat: Seat, op: Op, run: &Run) -> bool {
        let player = &self.seats[seat];
        let any = |scripts: Script| {
            self.data.scripts(scripts).iter().any(|script| self.would_do(seat, *script, run))
        };
        match op {
            Op::Gain(_, amount) | Op::Points(amount) => self.amount(seat, amount, run) > 0,
            Op::March(amount) => {
                self.strength[seat.index()] < self.data.military.last
                    && self.amount(seat, amount, run) > 0
            }
            // OR-MIL-R2, OR-MIL-R3: from every space, even for nothing; OR-B-R9: any ship.
            Op::Attack | Op::SetShip(_) => true,
            Op::Temple { which, up_to, .. } => Temple::ALL
                .into_iter()
                .any(|temple| self.may_climb(seat, which, up_to, temple, run)),
            Op::Buy => !self.pool.is_empty() || player.reserved.iter().any(|count| *count > 0),
            Op::Reserve => !self.pool.is_empty(),
            Op::Citizen { pay } => {
                player.free_bases() > 0
                    && (0..self.citizens.len()).any(|place| {
                        let cost = if pay { self.citizen_cost(seat, place) } else { 0 };
                        self.can_pay(seat, Goods::Exactly(Resource::Wisdom), cost.into())
                    })
            }
            Op::Speaker => !self.speakers.is_empty(),
            Op::Raise { who: Who::Anywhere, .. } => {
                player.patricians.iter().any(|who| who.die.value < 6)
            }
            Op::Raise { who: who @ (Who::Unused | Who::UnusedOf(_)), cap, .. } => {
                player.unused().any(|die| matches_who(die, who) && (cap == 0 || die.value < cap))
            }
            Op::Raise { .. } => true,
            Op::Recolour(who) => player.unused().any(|die| {
                let other = |colour: Colour| colour != die.colour && self.reserve[colour] > 0;
                matches_who(die, who) && Colour::ALL.into_iter().any(other)
            }),
            Op::CopyAdjacent => self.copies(seat, run).next().is_some(),
            Op::Choice(scripts) | Op::AnyOrder(scripts) => any(scripts),
            Op::RepeatPay { goods, each, .. } => {
                self.can_pay(seat, Goods::Exactly(goods), TRAIN_PRICE)
                    && self.would_do(seat, each, run)
            }
            Op::Optional(script) => self.would_do(seat, script, run),
            Op::TakeCard
            | Op::Lower { .. }
            | Op::Pay(..)
            | Op::Pick(_)
            | Op::OverFarm
            | Op::Discount { .. } => false,
        }
    }

    /// Whether a disc can move in this temple, or at its top at least take the card
    /// (OR-MAIN-8-R1).
    pub(crate) fn may_climb(
        &self,
        seat: Seat,
        which: Which,
        with_card: bool,
        temple: Temple,
        run: &Run,
    ) -> bool {
        let allowed = match which {
            Which::Choose => true,
            Which::Named(named) => named == temple,
            Which::Other => run.temple != Some(temple),
        };
        let at = temple.index();
        allowed
            && (self.seats[seat].temples[at] < self.top_of_temples()
                || (with_card && self.holders[at] != Some(seat)))
    }

    /// The neighbours a tower may copy (OR-B-30): each tower is used once in a chain (OR-B-R6).
    pub(crate) fn copies(&self, seat: Seat, run: &Run) -> impl Iterator<Item = Cell> {
        let city = &self.seats[seat].city;
        let from = *run;
        run.cell.beside().into_iter().filter(move |cell| {
            let Some(tile) = city.at(*cell) else { return false };
            let ability = self.ability(tile);
            if ability.is_empty() || self.in_chain(*cell) {
                return false;
            }
            let inner = Run { cell: *cell, ..from };
            let copier = |op: &Op| *op == Op::CopyAdjacent;
            if self.data.ops(ability).iter().any(copier) {
                // A tower beside a tower: is there anything at the end of the chain?
                self.chain_ends(seat, *cell, &mut Few::default(), run.cell)
            } else {
                self.would_do(seat, ability, &inner)
            }
        })
    }

    /// Whether a tower that is being used lies there.
    fn in_chain(&self, cell: Cell) -> bool {
        self.stack
            .iter()
            .any(|frame| matches!(frame, Frame::Run(run) if run.copied && run.cell == cell))
    }

    /// Whether a chain of towers that goes on at `cell` can reach an ability that does something.
    fn chain_ends(&self, seat: Seat, cell: Cell, been: &mut Few<Cell, 16>, before: Cell) -> bool {
        if been.contains(&cell) || !been.has_room() {
            return false;
        }
        if been.is_empty() {
            been.push(before);
        }
        been.push(cell);
        let city = &self.seats[seat].city;
        cell.beside().into_iter().any(|next| {
            let Some(tile) = city.at(next) else { return false };
            let ability = self.ability(tile);
            if ability.is_empty() || been.contains(&next) || self.in_chain(next) {
                return false;
            }
            if self.data.ops(ability).contains(&Op::CopyAdjacent) {
                self.chain_ends(seat, next, been, cell)
            } else {
                let run = Run { cell: next, ..Run::new(ability, Origin::Building) };
                self.would_do(seat, ability, &run)
            }
        })
    }
}

/// Whether an unused patrician is of the kind that is asked for.
pub(crate) fn matches_who(die: Die, who: Who) -> bool {
    match who {
        Who::UnusedOf(colour) => die.colour == colour,
        _ => true,
    }
}
