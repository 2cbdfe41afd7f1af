//! Finds the most helpful reason why a move is not allowed. What is legal is decided by `legal`
//! alone; this only looks for words once a move is not.

use table::Sink;

use crate::city::Cell;
use crate::colour::{Colour, Die, Resource};
use crate::data::Op;
use crate::data::effect::{Goods, Which, Who};
use crate::moves::{How, Move, Source, Worker};
use crate::refusal::Refusal;
use crate::state::{Frame, Open, Origins, Run, Slots};
use crate::worth::matches_who;

/// Looks for one move.
struct Find {
    m: Move,
    found: bool,
}

impl Sink<Move> for Find {
    fn push(&mut self, m: Move) {
        self.found |= m == self.m;
    }

    fn many<I: ExactSizeIterator + Clone>(&mut self, mut items: I, make: impl Fn(I::Item) -> Move) {
        self.found = self.found || items.any(|item| make(item) == self.m);
    }
}

impl Origins {
    /// Why the seat that must decide may not make this move.
    pub(crate) fn why_not(&self, m: Move) -> Option<Refusal> {
        let mut find = Find { m, found: false };
        self.list_legal(&mut find);
        (!find.found).then(|| self.open.explain(m))
    }
}

impl Open {
    fn explain(&self, m: Move) -> Refusal {
        let pending = |rule| Refusal::Pending { rule };
        match (self.top(), m) {
            (Frame::Over, _) => Refusal::Over,
            (_, _) if self.chance() => Refusal::Chance,
            (Frame::Draft, Move::Draft(die)) => Refusal::NotInDraft { die },
            (Frame::Draft, _) => pending("OR-SETUP-20"),
            (Frame::Discard, Move::Discard(die)) => {
                let there = self.draft.contains(&die);
                if there { Refusal::NotHighest { die } } else { Refusal::NotInDraft { die } }
            }
            (Frame::Discard, _) => pending("OR-SOLO-4"),
            (Frame::Action { .. }, m) => self.explain_action(m),
            (Frame::After { .. }, _) => pending("OR-ADV-1"),
            (Frame::Quiet { .. }, _) => pending("OR-SOLO-7"),
            (Frame::Neighbour { place }, Move::Ship(other)) => {
                if place.abs_diff(other) == 1 {
                    Refusal::NeighbourAtSix { place: other }
                } else {
                    Refusal::NotNeighbour { place: other }
                }
            }
            (Frame::Neighbour { .. }, _) => pending("OR-SOLO-5"),
            (Frame::Slots(slots), m) => self.explain_slot(slots, m),
            (Frame::Run(run), m) => self.explain_run(&run, m),
            (Frame::Abilities(cells), Move::Use(cell)) => {
                let offered = cells.contains(&cell);
                if offered { Refusal::Useless { cell } } else { Refusal::NoAbility { cell } }
            }
            (Frame::Abilities(_), _) => pending("OR-BLD-2"),
            (Frame::Score(_), Move::Card(place)) => Refusal::NoMatch { place },
            (Frame::Score(_), Move::Done | Move::Decline) => Refusal::MustScore,
            (Frame::Score(_), _) => pending("OR-CLOSE-R2"),
            (Frame::PickUp, Move::Collect(colour)) => Refusal::NoSix { colour },
            (Frame::PickUp, _) => pending("OR-PASS-R2"),
            _ => Refusal::NotAsked,
        }
    }

    fn explain_action(&self, m: Move) -> Refusal {
        let player = self.me();
        match m {
            Move::Visit(place, worker) => {
                let (home, away) = match worker {
                    Worker::Patrician(die) => {
                        (player.has_unused(die), player.patricians.iter().any(|w| w.die == die))
                    }
                    Worker::Speaker(value) => (
                        player.held_speakers().any(|held| held == value),
                        player.speakers.iter().any(|speaker| speaker.value == value),
                    ),
                    Worker::Archon => (player.archon == 0, true),
                };
                let have = player.has(Resource::Wisdom) + player.has(Resource::Gold);
                let need = self.surcharge(worker, place.into());
                match (home, away) {
                    (true, _) => Refusal::Surcharge { need, have },
                    (false, true) => Refusal::WorkerAway { worker },
                    _ => Refusal::NoSuchWorker { worker },
                }
            }
            Move::Close(cell, die) => {
                if !player.patricians.iter().any(|who| who.die == die) {
                    Refusal::NoSuchDie { die }
                } else if !player.has_unused(die) {
                    Refusal::DieAway { die }
                } else if player.city.closed.iter().any(|closed| closed.seat == cell) {
                    Refusal::SeatTaken { cell }
                } else {
                    Refusal::NoDistrict { cell }
                }
            }
            Move::Tower(colour) if self.towers[colour] == 0 => Refusal::NoDisc { colour },
            Move::Tower(colour) => Refusal::TowerGold { colour, need: player.towers[colour] },
            Move::Populate => match self.base_cost(self.active) {
                Some(need) => Refusal::BaseFood { need },
                None => Refusal::NoBase,
            },
            Move::Advantage => Refusal::Pending { rule: "OR-ADV-1" },
            _ => Refusal::NotAsked,
        }
    }

    fn explain_slot(&self, slots: Slots, m: Move) -> Refusal {
        let colour = self.tiles[usize::from(slots.place)];
        match m {
            Move::Upper => Refusal::MainDone,
            Move::Lower if !self.main_open(slots, slots.lower) => Refusal::MainDone,
            Move::Lower => Refusal::MainImpossible,
            Move::Bonus | Move::Gold if slots.bonus => Refusal::BonusDone,
            Move::Bonus | Move::Gold if !self.colour_fits(slots) => {
                if slots.worker == Worker::Archon {
                    Refusal::ArchonColour { colour }
                } else {
                    Refusal::BonusColour { colour }
                }
            }
            Move::Bonus => Refusal::BonusImpossible,
            Move::Gold => Refusal::NoCard { rule: "OR-ZOD-8" },
            Move::Done => Refusal::MainFirst,
            _ => Refusal::Pending { rule: "OR-MEET-4" },
        }
    }

    fn explain_run(&self, run: &Run, m: Move) -> Refusal {
        let pending = Refusal::Pending { rule: "OR-BLD-R1" };
        let ops = self.data.ops(run.rest());
        let op = match ops {
            [Op::Pay(Goods::Exactly(_), _), op, ..] if run.optional => *op,
            [op, ..] => *op,
            [] => return pending,
        };
        match (op, m) {
            (Op::Gain(..), Move::Take(Resource::Gold)) => Refusal::NotBasic,
            (Op::Gain(..), Move::Take(resource)) => Refusal::NotThisOne { resource },
            (Op::Pay(..), Move::Pay(resource)) => Refusal::NotHeld { resource },
            (Op::Temple { which, steps, .. }, Move::Temple(temple, _)) => {
                let left = self.top_of_temples() - self.me().temples[usize::from(temple % 3)];
                if which == Which::Other && run.temple == temple {
                    Refusal::TempleSame { temple }
                } else if left == 0 {
                    Refusal::TempleTop { temple }
                } else {
                    Refusal::TempleSteps { most: steps.min(left) }
                }
            }
            (Op::Buy, Move::Buy(source, how, cell)) => self.explain_buy(source, how, cell),
            (Op::Reserve, Move::Reserve(place)) => Refusal::NoTile { place },
            (Op::Citizen { .. }, Move::Citizen(die)) => {
                match self.citizens.iter().position(|other| *other == die) {
                    _ if self.me().free_bases() == 0 => Refusal::NoFreeBase,
                    None => Refusal::NotInPool { die },
                    Some(place) => {
                        Refusal::CitizenWisdom { need: self.citizen_cost(self.active, place) }
                    }
                }
            }
            (Op::Speaker, Move::Speaker(value)) => Refusal::NoSpeaker { value },
            (Op::Raise { who, steps, cap, .. }, Move::Raise(worker, ..)) => {
                self.explain_raise(worker, who, steps, cap)
            }
            (Op::Pick(_), Move::Pick(die)) => Refusal::WrongDie { die },
            (Op::Recolour(_), Move::Recolour(die, colour)) => self.explain_recolour(die, colour),
            (Op::CopyAdjacent, Move::Copy(cell)) => Refusal::CannotCopy { cell },
            (Op::Choice(_) | Op::AnyOrder(_) | Op::RepeatPay { .. }, m) => {
                self.explain_part(op, run, m)
            }
            (_, Move::Decline | Move::Done) => Refusal::Binding,
            _ => pending,
        }
    }

    fn explain_part(&self, op: Op, run: &Run, m: Move) -> Refusal {
        let none_yet = run.count == Run::FRESH || run.count == 0;
        let train = match op {
            Op::RepeatPay { goods, .. } => Some(goods),
            _ => None,
        };
        match (m, train) {
            (Move::Done, Some(_)) => Refusal::TrainFirst,
            (Move::Done, None) if none_yet => Refusal::PartFirst,
            (Move::March | Move::Raise(..), Some(goods))
                if !self.can_pay(self.active, Goods::Exactly(goods), 1) =>
            {
                Refusal::TrainFood
            }
            (Move::March, _) if self.strength[self.active.index()] == self.data.military.last => {
                Refusal::LastSpace
            }
            (Move::Raise(worker, ..), Some(_)) => self.explain_raise(worker, Who::Unused, 1, 0),
            (Move::March | Move::Attack, None) => Refusal::PartDone,
            (Move::Decline, _) => Refusal::Binding,
            _ => Refusal::Pending { rule: "OR-BLD-R1" },
        }
    }

    fn explain_buy(&self, source: Source, how: How, cell: Cell) -> Refusal {
        let player = self.me();
        match source {
            Source::Pool(place) if usize::from(place) >= self.pool.len() => {
                return Refusal::NoTile { place };
            }
            Source::Reserved(kind) if player.reserved[kind.index()] == 0 => {
                return Refusal::NotReserved { kind };
            }
            _ => {}
        }
        match (how, player.city.at(cell)) {
            (How::Over, _) if !self.may_cover(self.active) => Refusal::NoCard { rule: "OR-ZOD-6" },
            (How::Over, _) => Refusal::NotFarm { cell },
            (_, Some(_)) => Refusal::CellTaken { cell },
            (_, None) if !player.city.may_place(cell) => Refusal::CellApart { cell },
            _ => {
                let price = self.price(self.active, source);
                Refusal::Price { wisdom: price.wisdom, stone: price.stone }
            }
        }
    }

    fn explain_raise(&self, worker: Worker, who: Who, steps: u8, cap: u8) -> Refusal {
        let Worker::Patrician(die) = worker else {
            return Refusal::NoSuchWorker { worker };
        };
        let player = self.me();
        let there = match who {
            Who::Anywhere => player.patricians.iter().any(|who| who.die == die),
            _ => player.has_unused(die) && matches_who(die, who),
        };
        if !there {
            Refusal::WrongDie { die }
        } else if cap > 0 && die.value >= cap {
            Refusal::Capped { die }
        } else {
            Refusal::RaiseSteps { most: steps }
        }
    }

    fn explain_recolour(&self, die: Die, colour: Colour) -> Refusal {
        if !self.me().has_unused(die) {
            Refusal::WrongDie { die }
        } else if die.colour == colour {
            Refusal::SameColour { colour }
        } else {
            Refusal::NoneInReserve { colour }
        }
    }
}
