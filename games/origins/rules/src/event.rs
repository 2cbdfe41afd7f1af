//! What happens in a game, for logs and pages. The words are made in `told`.

use table::Seat;

use crate::city::{Cell, Kind};
use crate::colour::{Colour, Die, Resource};
use crate::moves::Worker;
use crate::state::End;

/// Something that happened. Places, pool tiles and cards are counted from 0 here.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[allow(missing_docs)]
pub enum Event {
    /// The first player is known.
    First { seat: Seat },
    /// A die of the draft was taken.
    Drafted { seat: Seat, die: Die },
    /// Solo: one of the highest dice was set aside.
    Discarded { die: Die },
    /// A round begins.
    Round { round: u16 },
    /// A seat's turn begins.
    Turn { seat: Seat },
    /// A worker came to a place and paid so much wisdom, part of it in gold.
    Visited { seat: Seat, worker: Worker, place: u8, wisdom: u8, gold: u8 },
    /// A ship rose, or was set.
    Ship { place: u8, value: u8 },
    /// A resource was gained.
    Gained { seat: Seat, resource: Resource, count: u16 },
    /// A price was paid, part of it in gold.
    Paid { seat: Seat, resource: Resource, count: u16, gold: u16 },
    /// Points were scored.
    Points { seat: Seat, count: u16, why: Why },
    /// A military disc moved.
    Marched { seat: Seat, steps: u8, space: u8 },
    /// A border was crossed (OR-MIL-5).
    Token { seat: Seat },
    /// An attack begins.
    Attacked { seat: Seat, space: u8 },
    /// A zodiac disc moved.
    Temple { seat: Seat, temple: u8, steps: u8, space: u8 },
    /// A zodiac card was taken.
    Zodiac { seat: Seat, card: u8, from: Option<Seat> },
    /// A building entered a city.
    Built { seat: Seat, kind: Kind, cell: Cell },
    /// A tile entered a city face down.
    Farmed { seat: Seat, kind: Kind, cell: Cell },
    /// A building was put onto a farm, whose tile went under its stack.
    Covered { seat: Seat, kind: Kind, cell: Cell, front: Kind },
    /// A tile was reserved.
    Reserved { seat: Seat, kind: Kind },
    /// A tile entered the building pool.
    Pooled { kind: Kind },
    /// The next tile of a stack was turned up.
    Turned { colour: Colour, kind: Kind },
    /// A citizen die was taken.
    Citizen { seat: Seat, die: Die },
    /// A die was rolled into the citizen pool.
    Rolled { die: Die },
    /// There was no die of this colour for the citizen pool (OR-MAIN-9a).
    RefillFailed { colour: Colour },
    /// A speaker was taken.
    Speaker { seat: Seat, value: u8 },
    /// A die was raised.
    Raised { seat: Seat, worker: Worker, value: u8 },
    /// A die was lowered.
    Lowered { seat: Seat, die: Die, value: u8 },
    /// A die was swapped for one of another colour.
    Recoloured { seat: Seat, die: Die, colour: Colour },
    /// A six became an advisor.
    Advisor { seat: Seat, colour: Colour, place: u8 },
    /// A six whose colour already advises went back to the reserve.
    Dismissed { seat: Seat, colour: Colour },
    /// The ability of a tile is used.
    Used { seat: Seat, kind: Kind, cell: Cell },
    /// The ability of a neighbour is copied.
    Copied { seat: Seat, kind: Kind, cell: Cell },
    /// A district was closed.
    Closed { seat: Seat, cell: Cell, die: Die },
    /// A district card was scored.
    Card { seat: Seat, card: u8, first: bool, gold: u8 },
    /// A tower grew.
    Tower { seat: Seat, colour: Colour, height: u8 },
    /// A base was taken from the population track.
    Base { seat: Seat },
    /// An advantage token was spent.
    Advantage { seat: Seat },
    /// A seat passed.
    Passed { seat: Seat },
    /// A worker came back from the board.
    Back { seat: Seat, worker: Worker },
    /// A speaker came back to the pool with this value.
    SpeakerBack { value: u8 },
    /// A speaker was rolled again.
    Rerolled { value: u8 },
    /// The first-player token was given.
    Leads { seat: Seat },
    /// A military disc fell back.
    FellBack { seat: Seat, space: u8 },
    /// Solo: the alien disc was placed.
    Alien { space: u8 },
    /// Solo: this card was kept, the others went back.
    Kept { seat: Seat, card: u8 },
    /// An end condition occurred: this is the last round.
    Ending { why: End },
    /// The game ended.
    Ended { why: End },
}

/// What points were scored for.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[allow(missing_docs)]
pub enum Why {
    Attack,
    LastSpace,
    Building(Kind),
    Zodiac,
    Action,
    Card,
    Advisor,
    Population,
    /// At the end: gold (OR-SCORE-1).
    Gold,
    /// At the end: the advisor track (OR-SCORE-2).
    Advisors,
    /// At the end: the temples (OR-SCORE-3).
    Temples,
    /// At the end: dice in seats (OR-SCORE-4).
    Seats,
}

impl Why {
    /// In one word.
    pub fn name(self) -> &'static str {
        match self {
            Why::Attack => "attack",
            Why::LastSpace => "last-space",
            Why::Building(kind) => kind.name(),
            Why::Zodiac => "zodiac",
            Why::Action => "action",
            Why::Card => "card",
            Why::Advisor => "advisor",
            Why::Population => "population",
            Why::Gold => "gold",
            Why::Advisors => "advisors",
            Why::Temples => "temples",
            Why::Seats => "seats",
        }
    }
}
