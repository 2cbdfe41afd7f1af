//! Reasons why a move is not allowed, each with its rule and its sentence, and which of them fits a
//! move. `legal` alone decides what is legal; reasons are looked for once a move is not.

use table::{Contains, Phrase, Seat, refusals};

use crate::city::{Cell, Kind};
use crate::colour::{Colour, Die, Resource, Temple};
use crate::data::Op;
use crate::data::effect::{Goods, Which, Who};
use crate::moves::{How, Move, Source, Worker};
use crate::sentences::with_worker;
use crate::state::{Frame, Open, Run, Slots};
use crate::worth::matches_who;

refusals! {
    /// A reason why a move is not allowed. Meeting places, pool tiles and cards are counted from 0.
    pub enum Refusal {
        /// The game is over.
        Over: "OR-END-5", "origins-refusal-over";
        /// Another player must act.
        NotYourTurn { active: Seat }: "OR-TURN-1", "origins-refusal-turn" => seat = active;
        /// Chance decides now.
        Chance: "OR-TURN-1", "origins-refusal-chance";
        /// Nothing of this kind is asked now.
        NotAsked: "OR-TURN-1", "origins-refusal-not-asked";
        /// Something else must be decided first, by this rule.
        Pending { rule: &'static str }: rule, "origins-refusal-pending";
        /// This die is not in the draft.
        NotInDraft { die: Die }: "OR-SETUP-20", of_die("origins-refusal-not-in-draft", die);
        /// Only the highest dice are set aside.
        NotHighest { die: Die }: "OR-SOLO-4", of_die("origins-refusal-not-highest", die);
        /// The player has no such worker.
        NoSuchWorker { worker: Worker }:
            "OR-MEET-1", of_worker("origins-refusal-no-worker", worker);
        /// The worker is at a meeting place already.
        WorkerAway { worker: Worker }: "OR-MEET-7", of_worker("origins-refusal-away", worker);
        /// The wisdom for the ship is missing.
        Surcharge { need: u8, have: u16 }: "OR-MEET-2", "origins-refusal-surcharge" => need, have;
        /// The main action is done.
        MainDone: "OR-MEET-4", "origins-refusal-main-done";
        /// No main action was done yet.
        MainFirst: "OR-MEET-4", "origins-refusal-main-first";
        /// The main action cannot be carried out.
        MainImpossible: "OR-MEET-R1", "origins-refusal-main-impossible";
        /// The bonus action is done.
        BonusDone: "OR-MEET-5", "origins-refusal-bonus-done";
        /// The worker does not have the colour of the tile.
        BonusColour { colour: Colour }:
            "OR-MEET-5", "origins-refusal-bonus-colour" => colour = colour.name();
        /// No advisor lends the archon the colour of the tile.
        ArchonColour { colour: Colour }:
            "OR-ARCH-1", "origins-refusal-archon-colour" => colour = colour.name();
        /// The bonus action would change nothing.
        BonusImpossible: "OR-MEET-R5", "origins-refusal-bonus-impossible";
        /// The player does not hold the zodiac card for this.
        NoCard { rule: &'static str }: rule, "origins-refusal-no-card";
        /// The military disc has reached the last space.
        LastSpace: "OR-MIL-6", "origins-refusal-last-space";
        /// This part of the effect is done.
        PartDone: "OR-MIL-9", "origins-refusal-part-done";
        /// At least one part of the effect must be done.
        PartFirst: "OR-MIL-9", "origins-refusal-part-first";
        /// At least one unit of training must be paid.
        TrainFirst: "OR-MAIN-10", "origins-refusal-train-first";
        /// The food for more training is missing.
        TrainFood: "OR-MAIN-10", "origins-refusal-train-food";
        /// The zodiac disc is at the top.
        TempleTop { temple: Temple }:
            "OR-TEMP-3", "origins-refusal-temple-top" => temple = temple.name();
        /// The card moves a disc in another temple.
        TempleSame { temple: Temple }:
            "OR-ZOD-12", "origins-refusal-temple-same" => temple = temple.name();
        /// The disc moves at least one space and at most this many.
        TempleSteps { most: u8 }: "OR-MAIN-8-R1", "origins-refusal-temple-steps" => most;
        /// The building pool has no tile at this place.
        NoTile { place: u8 }: "OR-BUY-R1", "origins-refusal-no-tile" => place = place + 1;
        /// No such tile lies beside the player's board.
        NotReserved { kind: Kind }:
            "OR-B-21", "origins-refusal-not-reserved" => building = kind.name();
        /// The cell has a tile.
        CellTaken { cell: Cell }:
            "OR-CITY-4", "origins-refusal-cell-taken" => cell = cell.to_string();
        /// No tile of the city is beside the cell.
        CellApart { cell: Cell }:
            "OR-CITY-4", "origins-refusal-cell-apart" => cell = cell.to_string();
        /// Only a farm can be covered.
        NotFarm { cell: Cell }: "OR-ZOD-6", "origins-refusal-not-farm" => cell = cell.to_string();
        /// The price of the tile cannot be paid.
        Price { wisdom: u8, stone: u8 }: "OR-BUY-3", "origins-refusal-price" => wisdom, stone;
        /// This die is not in the citizen pool.
        NotInPool { die: Die }: "OR-MAIN-9", of_die("origins-refusal-not-in-pool", die);
        /// Every base has a die.
        NoFreeBase: "OR-WORK-3", "origins-refusal-no-free-base";
        /// The wisdom for the die is missing.
        CitizenWisdom { need: u8 }: "OR-MAIN-9", "origins-refusal-citizen-wisdom" => need;
        /// The speaker pool has no die of this value.
        NoSpeaker { value: u8 }: "OR-BONUS-4", "origins-refusal-no-speaker" => value;
        /// The effect raises no die beyond its cap.
        Capped { die: Die }: "OR-RAISE-2", of_die("origins-refusal-capped", die);
        /// The effect raises a die by at most this much.
        RaiseSteps { most: u8 }: "OR-RAISE-R1", "origins-refusal-raise-steps" => most;
        /// The effect is not about this die.
        WrongDie { die: Die }: "OR-WORK-6", of_die("origins-refusal-wrong-die", die);
        /// The new die must have another colour.
        SameColour { colour: Colour }:
            "OR-B-23", "origins-refusal-same-colour" => colour = colour.name();
        /// The reserve has no die of this colour.
        NoneInReserve { colour: Colour }:
            "OR-B-R4", "origins-refusal-none-in-reserve" => colour = colour.name();
        /// The tower cannot copy what lies on this cell.
        CannotCopy { cell: Cell }:
            "OR-B-R6", "origins-refusal-cannot-copy" => cell = cell.to_string();
        /// Gold is never chosen.
        NotBasic: "OR-RES-3", "origins-refusal-not-basic";
        /// The effect does not bring this resource.
        NotThisOne { resource: Resource }:
            "OR-B-16", "origins-refusal-not-this-one" => resource = resource.name();
        /// The player has none of this resource.
        NotHeld { resource: Resource }:
            "OR-RES-R2", "origins-refusal-not-held" => resource = resource.name();
        /// An effect that was begun is carried out.
        Binding: "OR-BLD-R1", "origins-refusal-binding";
        /// The tile on this cell is not among those that may be used.
        NoAbility { cell: Cell }:
            "OR-BLD-2", "origins-refusal-no-ability" => cell = cell.to_string();
        /// The ability would change nothing.
        Useless { cell: Cell }: "OR-MEET-R5", "origins-refusal-useless" => cell = cell.to_string();
        /// Only unused patricians close districts.
        DieAway { die: Die }: "OR-CLOSE-1", of_die("origins-refusal-die-away", die);
        /// The player has no such patrician.
        NoSuchDie { die: Die }: "OR-CLOSE-1", of_die("origins-refusal-no-die", die);
        /// No four tiles surround this seat.
        NoDistrict { cell: Cell }:
            "OR-CITY-5", "origins-refusal-no-district" => cell = cell.to_string();
        /// The seat has a die.
        SeatTaken { cell: Cell }:
            "OR-CITY-6", "origins-refusal-seat-taken" => cell = cell.to_string();
        /// The district does not match this card.
        NoMatch { place: u8 }: "OR-CLOSE-4", "origins-refusal-no-match" => place = place + 1;
        /// A card that matches must be scored.
        MustScore: "OR-CLOSE-R2", "origins-refusal-must-score";
        /// The tower pool has no disc of this colour.
        NoDisc { colour: Colour }:
            "OR-TOWER-1", "origins-refusal-no-disc" => colour = colour.name();
        /// The gold for the floor is missing.
        TowerGold { colour: Colour, need: u8 }:
            "OR-TOWER-1", "origins-refusal-tower-gold" => colour = colour.name(), need;
        /// No base is left on the population track.
        NoBase: "OR-POP-1", "origins-refusal-no-base";
        /// The food for the base is missing.
        BaseFood { need: u8 }: "OR-POP-1", "origins-refusal-base-food" => need;
        /// No six of this colour is on the board.
        NoSix { colour: Colour }: "OR-PASS-R2", "origins-refusal-no-six" => colour = colour.name();
        /// This place is not beside the visited one.
        NotNeighbour { place: u8 }:
            "OR-SOLO-5", "origins-refusal-not-neighbour" => place = place + 1;
        /// The ship of this place is at six.
        NeighbourAtSix { place: u8 }:
            "OR-SOLO-6", "origins-refusal-neighbour-six" => place = place + 1;
    }
}

fn of_worker(id: &'static str, worker: Worker) -> Phrase {
    with_worker(Phrase::new(id), worker)
}

fn of_die(id: &'static str, die: Die) -> Phrase {
    of_worker(id, Worker::Patrician(die))
}

impl Open {
    /// Why the seat that must decide may not make this move; `None` exactly for legal moves.
    pub(crate) fn refusal(&self, m: Move) -> Option<Refusal> {
        let mut legal = Contains::new(m);
        self.legal(&mut legal);
        (!legal.found()).then(|| self.reason(m))
    }

    /// The most helpful reason for a move that is known to be illegal.
    fn reason(&self, m: Move) -> Refusal {
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
            (Frame::Action { .. }, m) => self.action_reason(m),
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
            (Frame::Slots(slots), m) => self.slot_reason(slots, m),
            (Frame::Run(run), m) => self.answer_reason(&run, m),
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

    fn action_reason(&self, m: Move) -> Refusal {
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

    fn slot_reason(&self, slots: Slots, m: Move) -> Refusal {
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

    fn answer_reason(&self, run: &Run, m: Move) -> Refusal {
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
                let left = self.top_of_temples() - self.me().temples[temple.index()];
                if which == Which::Other && run.temple == Some(temple) {
                    Refusal::TempleSame { temple }
                } else if left == 0 {
                    Refusal::TempleTop { temple }
                } else {
                    Refusal::TempleSteps { most: steps.min(left) }
                }
            }
            (Op::Buy, Move::Buy(source, how, cell)) => self.buy_reason(source, how, cell),
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
                self.raise_reason(worker, who, steps, cap)
            }
            (Op::Pick(_), Move::Pick(die)) => Refusal::WrongDie { die },
            (Op::Recolour(_), Move::Recolour(die, colour)) => self.recolour_reason(die, colour),
            (Op::CopyAdjacent, Move::Copy(cell)) => Refusal::CannotCopy { cell },
            (Op::Choice(_) | Op::AnyOrder(_) | Op::RepeatPay { .. }, m) => {
                self.part_reason(op, run, m)
            }
            (_, Move::Decline | Move::Done) => Refusal::Binding,
            _ => pending,
        }
    }

    fn part_reason(&self, op: Op, run: &Run, m: Move) -> Refusal {
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
            (Move::Raise(worker, ..), Some(_)) => self.raise_reason(worker, Who::Unused, 1, 0),
            (Move::March | Move::Attack, None) => Refusal::PartDone,
            (Move::Decline, _) => Refusal::Binding,
            _ => Refusal::Pending { rule: "OR-BLD-R1" },
        }
    }

    fn buy_reason(&self, source: Source, how: How, cell: Cell) -> Refusal {
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

    fn raise_reason(&self, worker: Worker, who: Who, steps: u8, cap: u8) -> Refusal {
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

    fn recolour_reason(&self, die: Die, colour: Colour) -> Refusal {
        if !self.me().has_unused(die) {
            Refusal::WrongDie { die }
        } else if die.colour == colour {
            Refusal::SameColour { colour }
        } else {
            Refusal::NoneInReserve { colour }
        }
    }
}
