//! The small language in which actions, buildings, cards and spaces say what they do.
//!
//! A [`Script`] is a run of operations in [`Data::ops`](super::Data::ops); one interpreter carries
//! all of them out. Nested lists are scripts of their own, so that a position can say "the third
//! operation of that script" with two small numbers.

use crate::colour::{Colour, Resource, Temple};

/// Operations that are carried out in order; or scripts to choose from.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug)]
pub struct Script {
    /// The first.
    pub start: u16,
    /// Behind the last.
    pub end: u16,
}

impl Script {
    /// Whether there is nothing to do.
    pub fn is_empty(self) -> bool {
        self.start == self.end
    }

    pub(crate) fn range(self) -> std::ops::Range<usize> {
        usize::from(self.start)..usize::from(self.end)
    }
}

/// Units paid for each time of [`Op::RepeatPay`], which is training (OR-MAIN-10).
pub const TRAIN_PRICE: u16 = 1;

/// One step of an effect.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Op {
    /// Take from the supply.
    Gain(Goods, Amount),
    /// Pay; if it cannot be paid the script stops.
    Pay(Goods, u8),
    /// Pay one unit `min` to `max` times and carry the script out after each.
    RepeatPay {
        /// What is paid.
        goods: Resource,
        /// Fewest units.
        min: u8,
        /// Most units.
        max: u8,
        /// What each unit brings.
        each: Script,
    },
    /// Score.
    Points(Amount),
    /// Move on the military track.
    March(Amount),
    /// Attack (OR-MIL-7).
    Attack,
    /// Move in a temple: a number of spaces, or up to that number.
    Temple {
        /// In which.
        which: Which,
        /// How far.
        steps: u8,
        /// Whether fewer will do.
        up_to: bool,
    },
    /// Take the zodiac card of the temple just chosen.
    TakeCard,
    /// Buy a building or farm (OR-BUY-1).
    Buy,
    /// Take a building from the pool beside one's board.
    Reserve,
    /// Take a citizen die from the pool, for its wisdom or free.
    Citizen {
        /// Whether its wisdom is paid.
        pay: bool,
    },
    /// Take a speaker from the pool.
    Speaker,
    /// Raise a die.
    Raise {
        /// Which.
        who: Who,
        /// How far.
        steps: u8,
        /// Whether fewer will do.
        up_to: bool,
        /// No citizen die beyond this, 0 for no cap.
        cap: u8,
        /// No speaker beyond this, 0 for no cap.
        speaker_cap: u8,
    },
    /// Lower the die picked before, not below `floor`.
    Lower {
        /// How far.
        steps: u8,
        /// Where it stops.
        floor: u8,
    },
    /// Pick a die for later steps; if there is none the script stops.
    Pick(Who),
    /// Swap a die for one of another colour.
    Recolour(Who),
    /// Set one ship.
    SetShip(u8),
    /// Use the ability of a neighbour.
    CopyAdjacent,
    /// Exactly one of these scripts.
    Choice(Script),
    /// Each of these scripts at most once, at least one, in any order.
    AnyOrder(Script),
    /// All of this script or nothing.
    Optional(Script),
    /// A bought tile may go onto a farm, free.
    OverFarm,
    /// Less wisdom for buildings, for citizen dice, or both.
    Discount {
        /// Buildings cost less.
        buildings: bool,
        /// Citizen dice cost less.
        citizens: bool,
        /// How much less.
        less: u8,
        /// But at least this.
        floor: u8,
    },
}

/// What is gained or paid.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Goods {
    /// This resource.
    Exactly(Resource),
    /// Stone, food or wisdom, chosen for each unit (OR-RES-3).
    AnyBasic,
    /// Stone or food, chosen for each unit.
    StoneOrFood,
}

/// How much.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Amount {
    /// Always this.
    Fixed(u8),
    /// `base + each × count`
    Per {
        /// Without anything counted.
        base: u8,
        /// What is counted.
        per: Counter,
        /// For each.
        each: u8,
    },
    /// Read off a table; the last entry holds for every larger count.
    Table {
        /// What is counted.
        by: Counter,
        /// For a count of 0.
        zero: u8,
        /// For counts from 1.
        table: [u8; 6],
        /// How many entries there are.
        len: u8,
    },
}

/// What can be counted, always for the player who acts.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Counter {
    /// Face-up buildings of this colour.
    Buildings(Colour),
    /// Face-up buildings of this kind, by its place in [`BUILDINGS`](crate::names::BUILDINGS).
    Kind(u8),
    /// Colours among the face-up buildings.
    BuildingColours,
    /// Farms.
    Farms,
    /// Patricians, wherever they are.
    Patricians,
    /// Patricians of this colour.
    PatriciansOf(Colour),
    /// Colours among the patricians.
    PatricianColours,
    /// Dice on the advisor track.
    Advisors,
    /// Zodiac cards.
    Cards,
    /// Closed districts.
    Closed,
    /// Patricians and dice in seats.
    DiceOf(Colour),
    /// Discs behind one's own on the military track.
    DiscsBehind,
    /// Empty cells beside the tile that is used.
    EmptyNeighbours,
    /// The value of the die picked before.
    PickedValue,
    /// Spaces the military disc will fall back at the end of the round.
    FallBack,
}

/// In which temple to move.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Which {
    /// The player chooses.
    Choose,
    /// This one.
    Named(Temple),
    /// Any but the one moved before.
    Other,
}

/// Which die an operation is about.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Who {
    /// A patrician that is not at a meeting place.
    Unused,
    /// The same, of one colour.
    UnusedOf(Colour),
    /// A patrician, wherever he is.
    Anywhere,
    /// The die that goes into a seat.
    Seated,
    /// The die that was just taken.
    Taken,
    /// The die that was picked before.
    Picked,
}

/// When a zodiac card works.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Trigger {
    /// When a tower floor was built (Capricorn, OR-ZOD-4).
    TowerBuilt,
    /// When a disc moved two spaces in one temple (Aquarius, OR-ZOD-12).
    MovedTwo,
    /// In place of a bonus action (Pisces, OR-ZOD-8).
    BonusAction,
    /// In an attack (Aries, OR-ZOD-1).
    Attacked,
    /// Whenever wisdom is paid for buildings or dice (Taurus, OR-ZOD-3).
    Cost,
    /// When passing (Gemini, OR-ZOD-2).
    Passing,
    /// When passing, while no base has been freed yet (Cancer, OR-ZOD-7).
    PassingFirst,
    /// When a die goes into a seat (Leo, OR-ZOD-5).
    SeatTaken,
    /// When a building is bought (Virgo, OR-ZOD-6).
    Buying,
    /// When a district was closed completely (Libra, OR-ZOD-11).
    AfterClose,
    /// When a district is closed or a six must rise (Scorpio, OR-ZOD-9).
    ClosedOrSixRaised,
    /// When a citizen or speaker die was taken (Sagittarius, OR-ZOD-10).
    TookDie,
}

impl Trigger {
    /// Every trigger with its name in data files.
    pub const ALL: [(&'static str, Trigger); 12] = [
        ("on_tower_built", Trigger::TowerBuilt),
        ("on_temple_move_of_2", Trigger::MovedTwo),
        ("replace_bonus_action", Trigger::BonusAction),
        ("on_attack", Trigger::Attacked),
        ("modify_cost", Trigger::Cost),
        ("on_pass", Trigger::Passing),
        ("on_pass_before_pickup", Trigger::PassingFirst),
        ("on_close_district_die_placed", Trigger::SeatTaken),
        ("on_buy_building", Trigger::Buying),
        ("after_close_district", Trigger::AfterClose),
        ("on_close_district_or_six_raised", Trigger::ClosedOrSixRaised),
        ("on_take_die", Trigger::TookDie),
    ];
}
