//! Reasons why a move is not allowed, each with its rule. `explain` finds the one that fits.

use table::{Phrase, Refuse, Seat, Tell};

use crate::city::{Cell, Kind};
use crate::colour::{Colour, Die, Resource, TEMPLES};
use crate::moves::Worker;
use crate::told::worker as about;

/// A reason why a move is not allowed. Places and cards are counted from 0 here.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[allow(missing_docs)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// Another player must act.
    NotYourTurn {
        active: Seat,
    },
    /// Chance decides now.
    Chance,
    /// Nothing of this kind is asked now.
    NotAsked,
    /// Something else must be decided first, by this rule.
    Pending {
        rule: &'static str,
    },
    /// This die is not in the draft.
    NotInDraft {
        die: Die,
    },
    /// Only the highest dice are set aside.
    NotHighest {
        die: Die,
    },
    /// The player has no such worker.
    NoSuchWorker {
        worker: Worker,
    },
    /// The worker is at a meeting place already.
    WorkerAway {
        worker: Worker,
    },
    /// The wisdom for the ship is missing.
    Surcharge {
        need: u8,
        have: u16,
    },
    /// Only unused patricians close districts.
    DieAway {
        die: Die,
    },
    NoSuchDie {
        die: Die,
    },
    /// No four tiles around this seat.
    NoDistrict {
        cell: Cell,
    },
    /// The seat has a die.
    SeatTaken {
        cell: Cell,
    },
    NoDisc {
        colour: Colour,
    },
    TowerGold {
        colour: Colour,
        need: u8,
    },
    NoBase,
    BaseFood {
        need: u8,
    },
    /// The main action is done.
    MainDone,
    /// No main action was done yet.
    MainFirst,
    /// The main action cannot be carried out.
    MainImpossible,
    BonusDone,
    BonusColour {
        colour: Colour,
    },
    ArchonColour {
        colour: Colour,
    },
    BonusImpossible,
    /// The zodiac card for this is not the player's.
    NoCard {
        rule: &'static str,
    },
    LastSpace,
    PartDone,
    PartFirst,
    TrainFirst,
    TrainFood,
    TempleTop {
        temple: u8,
    },
    TempleSame {
        temple: u8,
    },
    TempleSteps {
        most: u8,
    },
    NoTile {
        place: u8,
    },
    NotReserved {
        kind: Kind,
    },
    CellTaken {
        cell: Cell,
    },
    CellApart {
        cell: Cell,
    },
    NotFarm {
        cell: Cell,
    },
    Price {
        wisdom: u8,
        stone: u8,
    },
    NotInPool {
        die: Die,
    },
    NoFreeBase,
    CitizenWisdom {
        need: u8,
    },
    NoSpeaker {
        value: u8,
    },
    Capped {
        die: Die,
    },
    RaiseSteps {
        most: u8,
    },
    WrongDie {
        die: Die,
    },
    SameColour {
        colour: Colour,
    },
    NoneInReserve {
        colour: Colour,
    },
    CannotCopy {
        cell: Cell,
    },
    /// Gold is never chosen.
    NotBasic,
    NotThisOne {
        resource: Resource,
    },
    NotHeld {
        resource: Resource,
    },
    /// An effect that was begun is carried out.
    Binding,
    NoAbility {
        cell: Cell,
    },
    Useless {
        cell: Cell,
    },
    NoMatch {
        place: u8,
    },
    MustScore,
    NotNeighbour {
        place: u8,
    },
    NeighbourAtSix {
        place: u8,
    },
    NoSix {
        colour: Colour,
    },
}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        match *self {
            Refusal::Over => "OR-END-5",
            Refusal::NotYourTurn { .. } | Refusal::Chance | Refusal::NotAsked => "OR-TURN-1",
            Refusal::Pending { rule } | Refusal::NoCard { rule } => rule,
            Refusal::NotInDraft { .. } => "OR-SETUP-20",
            Refusal::NotHighest { .. } => "OR-SOLO-4",
            Refusal::NoSuchWorker { .. } => "OR-MEET-1",
            Refusal::WorkerAway { .. } => "OR-MEET-7",
            Refusal::Surcharge { .. } => "OR-MEET-2",
            Refusal::DieAway { .. } | Refusal::NoSuchDie { .. } => "OR-CLOSE-1",
            Refusal::NoDistrict { .. } => "OR-CITY-5",
            Refusal::SeatTaken { .. } => "OR-CITY-6",
            Refusal::NoDisc { .. } | Refusal::TowerGold { .. } => "OR-TOWER-1",
            Refusal::NoBase | Refusal::BaseFood { .. } => "OR-POP-1",
            Refusal::MainDone | Refusal::MainFirst => "OR-MEET-4",
            Refusal::MainImpossible => "OR-MEET-R1",
            Refusal::BonusDone | Refusal::BonusColour { .. } => "OR-MEET-5",
            Refusal::ArchonColour { .. } => "OR-ARCH-1",
            Refusal::BonusImpossible => "OR-MEET-R5",
            Refusal::LastSpace => "OR-MIL-6",
            Refusal::PartDone | Refusal::PartFirst => "OR-MIL-9",
            Refusal::TrainFirst | Refusal::TrainFood => "OR-MAIN-10",
            Refusal::TempleTop { .. } => "OR-TEMP-3",
            Refusal::TempleSame { .. } => "OR-ZOD-12",
            Refusal::TempleSteps { .. } => "OR-MAIN-8-R1",
            Refusal::NoTile { .. } => "OR-BUY-R1",
            Refusal::NotReserved { .. } => "OR-B-21",
            Refusal::CellTaken { .. } | Refusal::CellApart { .. } => "OR-CITY-4",
            Refusal::NotFarm { .. } => "OR-ZOD-6",
            Refusal::Price { .. } => "OR-BUY-3",
            Refusal::NotInPool { .. } | Refusal::CitizenWisdom { .. } => "OR-MAIN-9",
            Refusal::NoFreeBase => "OR-WORK-3",
            Refusal::NoSpeaker { .. } => "OR-BONUS-4",
            Refusal::Capped { .. } => "OR-RAISE-2",
            Refusal::RaiseSteps { .. } => "OR-RAISE-R1",
            Refusal::WrongDie { .. } => "OR-WORK-6",
            Refusal::SameColour { .. } => "OR-B-23",
            Refusal::NoneInReserve { .. } => "OR-B-R4",
            Refusal::CannotCopy { .. } => "OR-B-R6",
            Refusal::NotBasic => "OR-RES-3",
            Refusal::NotThisOne { .. } => "OR-B-16",
            Refusal::NotHeld { .. } => "OR-RES-R2",
            Refusal::Binding => "OR-BLD-R1",
            Refusal::NoAbility { .. } => "OR-BLD-2",
            Refusal::Useless { .. } => "OR-MEET-R5",
            Refusal::NoMatch { .. } => "OR-CLOSE-4",
            Refusal::MustScore => "OR-CLOSE-R2",
            Refusal::NotNeighbour { .. } => "OR-SOLO-5",
            Refusal::NeighbourAtSix { .. } => "OR-SOLO-6",
            Refusal::NoSix { .. } => "OR-PASS-R2",
        }
    }
}

impl Tell for Refusal {
    fn phrase(&self) -> Phrase {
        let phrase = Phrase::new;
        let at = |id, cell: Cell| Phrase::new(id).with("cell", cell.to_string());
        let die = |id, die: Die| about(Phrase::new(id), Worker::Patrician(die));
        let colour = |id, colour: Colour| Phrase::new(id).with("colour", colour.name());
        let temple =
            |id, temple: u8| Phrase::new(id).with("temple", TEMPLES[usize::from(temple % 3)]);
        match *self {
            Refusal::Over => phrase("origins-refusal-over"),
            Refusal::NotYourTurn { active } => phrase("origins-refusal-turn").with("seat", active),
            Refusal::Chance => phrase("origins-refusal-chance"),
            Refusal::NotAsked => phrase("origins-refusal-not-asked"),
            Refusal::Pending { .. } => phrase("origins-refusal-pending"),
            Refusal::NotInDraft { die: d } => die("origins-refusal-not-in-draft", d),
            Refusal::NotHighest { die: d } => die("origins-refusal-not-highest", d),
            Refusal::NoSuchWorker { worker } => about(phrase("origins-refusal-no-worker"), worker),
            Refusal::WorkerAway { worker } => about(phrase("origins-refusal-away"), worker),
            Refusal::Surcharge { need, have } => {
                phrase("origins-refusal-surcharge").with("need", need).with("have", have)
            }
            Refusal::DieAway { die: d } => die("origins-refusal-die-away", d),
            Refusal::NoSuchDie { die: d } => die("origins-refusal-no-die", d),
            Refusal::NoDistrict { cell } => at("origins-refusal-no-district", cell),
            Refusal::SeatTaken { cell } => at("origins-refusal-seat-taken", cell),
            Refusal::NoDisc { colour: c } => colour("origins-refusal-no-disc", c),
            Refusal::TowerGold { colour: c, need } => {
                colour("origins-refusal-tower-gold", c).with("need", need)
            }
            Refusal::NoBase => phrase("origins-refusal-no-base"),
            Refusal::BaseFood { need } => phrase("origins-refusal-base-food").with("need", need),
            Refusal::MainDone => phrase("origins-refusal-main-done"),
            Refusal::MainFirst => phrase("origins-refusal-main-first"),
            Refusal::MainImpossible => phrase("origins-refusal-main-impossible"),
            Refusal::BonusDone => phrase("origins-refusal-bonus-done"),
            Refusal::BonusColour { colour: c } => colour("origins-refusal-bonus-colour", c),
            Refusal::ArchonColour { colour: c } => colour("origins-refusal-archon-colour", c),
            Refusal::BonusImpossible => phrase("origins-refusal-bonus-impossible"),
            Refusal::NoCard { .. } => phrase("origins-refusal-no-card"),
            Refusal::LastSpace => phrase("origins-refusal-last-space"),
            Refusal::PartDone => phrase("origins-refusal-part-done"),
            Refusal::PartFirst => phrase("origins-refusal-part-first"),
            Refusal::TrainFirst => phrase("origins-refusal-train-first"),
            Refusal::TrainFood => phrase("origins-refusal-train-food"),
            Refusal::TempleTop { temple: t } => temple("origins-refusal-temple-top", t),
            Refusal::TempleSame { temple: t } => temple("origins-refusal-temple-same", t),
            Refusal::TempleSteps { most } => {
                phrase("origins-refusal-temple-steps").with("most", most)
            }
            Refusal::NoTile { place } => phrase("origins-refusal-no-tile").with("place", place + 1),
            Refusal::NotReserved { kind } => {
                phrase("origins-refusal-not-reserved").with("building", kind.name())
            }
            Refusal::CellTaken { cell } => at("origins-refusal-cell-taken", cell),
            Refusal::CellApart { cell } => at("origins-refusal-cell-apart", cell),
            Refusal::NotFarm { cell } => at("origins-refusal-not-farm", cell),
            Refusal::Price { wisdom, stone } => {
                phrase("origins-refusal-price").with("wisdom", wisdom).with("stone", stone)
            }
            Refusal::NotInPool { die: d } => die("origins-refusal-not-in-pool", d),
            Refusal::NoFreeBase => phrase("origins-refusal-no-free-base"),
            Refusal::CitizenWisdom { need } => {
                phrase("origins-refusal-citizen-wisdom").with("need", need)
            }
            Refusal::NoSpeaker { value } => {
                phrase("origins-refusal-no-speaker").with("value", value)
            }
            Refusal::Capped { die: d } => die("origins-refusal-capped", d),
            Refusal::RaiseSteps { most } => {
                phrase("origins-refusal-raise-steps").with("most", most)
            }
            Refusal::WrongDie { die: d } => die("origins-refusal-wrong-die", d),
            Refusal::SameColour { colour: c } => colour("origins-refusal-same-colour", c),
            Refusal::NoneInReserve { colour: c } => colour("origins-refusal-none-in-reserve", c),
            Refusal::CannotCopy { cell } => at("origins-refusal-cannot-copy", cell),
            Refusal::NotBasic => phrase("origins-refusal-not-basic"),
            Refusal::NotThisOne { resource } => {
                phrase("origins-refusal-not-this-one").with("resource", resource.name())
            }
            Refusal::NotHeld { resource } => {
                phrase("origins-refusal-not-held").with("resource", resource.name())
            }
            Refusal::Binding => phrase("origins-refusal-binding"),
            Refusal::NoAbility { cell } => at("origins-refusal-no-ability", cell),
            Refusal::Useless { cell } => at("origins-refusal-useless", cell),
            Refusal::NoMatch { place } => {
                phrase("origins-refusal-no-match").with("place", place + 1)
            }
            Refusal::MustScore => phrase("origins-refusal-must-score"),
            Refusal::NotNeighbour { place } => {
                phrase("origins-refusal-not-neighbour").with("place", place + 1)
            }
            Refusal::NeighbourAtSix { place } => {
                phrase("origins-refusal-neighbour-six").with("place", place + 1)
            }
            Refusal::NoSix { colour: c } => colour("origins-refusal-no-six", c),
        }
    }
}
