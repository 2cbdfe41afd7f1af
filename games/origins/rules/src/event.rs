//! What happens in a game, for logs and pages. `sentences` says it in words.

use table::Seat;

use crate::city::{Cell, Kind};
use crate::colour::{Colour, Die, Resource, Temple};
use crate::moves::Worker;
use crate::state::End;

/// Something that happened. Meeting places, pool tiles and cards are counted from 0 here.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Event {
    /// The first player is known.
    First {
        /// Who begins.
        seat: Seat,
    },
    /// A die of the draft was taken.
    Drafted {
        /// The player.
        seat: Seat,
        /// The die.
        die: Die,
    },
    /// Solo: one of the highest dice was set aside.
    Discarded {
        /// The die.
        die: Die,
    },
    /// A round begins.
    Round {
        /// The number of the round.
        round: u16,
    },
    /// A seat's turn begins.
    Turn {
        /// Whose turn.
        seat: Seat,
    },
    /// A worker came to a place and paid the surcharge: wisdom, and gold for the rest.
    Visited {
        /// The player.
        seat: Seat,
        /// The worker.
        worker: Worker,
        /// The meeting place.
        place: u8,
        /// Wisdom paid.
        wisdom: u8,
        /// Gold paid in its place.
        gold: u8,
    },
    /// A ship rose, or was set.
    Ship {
        /// The meeting place.
        place: u8,
        /// Its value now.
        value: u8,
    },
    /// A resource was gained.
    Gained {
        /// The player.
        seat: Seat,
        /// The resource.
        resource: Resource,
        /// Number of units.
        count: u16,
    },
    /// A price was paid: the resource, and gold for the rest.
    Paid {
        /// The player.
        seat: Seat,
        /// The resource.
        resource: Resource,
        /// Number of units paid in it.
        count: u16,
        /// Gold paid for the rest.
        gold: u16,
    },
    /// Points were scored.
    Points {
        /// The player.
        seat: Seat,
        /// Number of points.
        count: u16,
        /// What for.
        why: Why,
    },
    /// A military disc moved.
    Marched {
        /// The player.
        seat: Seat,
        /// Number of spaces.
        steps: u8,
        /// The space it is on now.
        space: u8,
    },
    /// A border was crossed (OR-MIL-5).
    Token {
        /// The player.
        seat: Seat,
    },
    /// An attack begins.
    Attacked {
        /// The player.
        seat: Seat,
        /// The space it is made from.
        space: u8,
    },
    /// A zodiac disc moved.
    Temple {
        /// The player.
        seat: Seat,
        /// The temple.
        temple: Temple,
        /// Number of spaces.
        steps: u8,
        /// The space it is on now.
        space: u8,
    },
    /// A zodiac card was taken.
    Zodiac {
        /// The player.
        seat: Seat,
        /// The zodiac card.
        card: u8,
        /// Who held it, if anybody did.
        from: Option<Seat>,
    },
    /// A building entered a city.
    Built {
        /// The player.
        seat: Seat,
        /// The building.
        kind: Kind,
        /// The cell.
        cell: Cell,
    },
    /// A tile entered a city face down.
    Farmed {
        /// The player.
        seat: Seat,
        /// What its front shows.
        kind: Kind,
        /// The cell.
        cell: Cell,
    },
    /// A building was put onto a farm, whose tile went under its stack.
    Covered {
        /// The player.
        seat: Seat,
        /// The building.
        kind: Kind,
        /// The cell of the farm.
        cell: Cell,
        /// What the front of the farm showed.
        front: Kind,
    },
    /// A tile was reserved.
    Reserved {
        /// The player.
        seat: Seat,
        /// The tile.
        kind: Kind,
    },
    /// A tile entered the building pool.
    Pooled {
        /// The tile.
        kind: Kind,
    },
    /// The next tile of a stack was turned up.
    Turned {
        /// The stack.
        colour: Colour,
        /// The tile.
        kind: Kind,
    },
    /// A citizen die was taken.
    Citizen {
        /// The player.
        seat: Seat,
        /// The die.
        die: Die,
    },
    /// A die was rolled into the citizen pool.
    Rolled {
        /// The die.
        die: Die,
    },
    /// There was no die of this colour for the citizen pool (OR-MAIN-9a).
    RefillFailed {
        /// The colour that was needed.
        colour: Colour,
    },
    /// A speaker was taken.
    Speaker {
        /// The player.
        seat: Seat,
        /// Its value.
        value: u8,
    },
    /// A die was raised.
    Raised {
        /// The player.
        seat: Seat,
        /// The worker with the value before.
        worker: Worker,
        /// The value it shows now.
        value: u8,
    },
    /// A die was lowered.
    Lowered {
        /// The player.
        seat: Seat,
        /// The die as it was.
        die: Die,
        /// The value it shows now.
        value: u8,
    },
    /// A die was swapped for one of another colour.
    Recoloured {
        /// The player.
        seat: Seat,
        /// The die as it was.
        die: Die,
        /// Its new colour.
        colour: Colour,
    },
    /// A six became an advisor.
    Advisor {
        /// The player.
        seat: Seat,
        /// The colour.
        colour: Colour,
        /// The space of the advisor track, from 1.
        place: u8,
    },
    /// A six whose colour already advises went back to the reserve.
    Dismissed {
        /// The player.
        seat: Seat,
        /// The colour.
        colour: Colour,
    },
    /// The ability of a tile is used.
    Used {
        /// The player.
        seat: Seat,
        /// The tile.
        kind: Kind,
        /// Its cell.
        cell: Cell,
    },
    /// The ability of a neighbour is copied.
    Copied {
        /// The player.
        seat: Seat,
        /// The neighbour.
        kind: Kind,
        /// The cell of the neighbour.
        cell: Cell,
    },
    /// A district was closed.
    Closed {
        /// The player.
        seat: Seat,
        /// The upper left cell of the district.
        cell: Cell,
        /// The die.
        die: Die,
    },
    /// A district card was scored.
    Card {
        /// The player.
        seat: Seat,
        /// The card.
        card: u8,
        /// Whether it was the first time for this player.
        first: bool,
        /// The gold taken from above it.
        gold: u8,
    },
    /// A tower grew.
    Tower {
        /// The player.
        seat: Seat,
        /// Its colour.
        colour: Colour,
        /// Its height now.
        height: u8,
    },
    /// A base was taken from the population track.
    Base {
        /// The player.
        seat: Seat,
    },
    /// An advantage token was spent.
    Advantage {
        /// The player.
        seat: Seat,
    },
    /// A seat passed.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A worker came back from the board.
    Back {
        /// The player.
        seat: Seat,
        /// The worker.
        worker: Worker,
    },
    /// A speaker came back to the pool with this value.
    SpeakerBack {
        /// The value it shows now.
        value: u8,
    },
    /// A speaker was rolled again.
    Rerolled {
        /// The value it shows now.
        value: u8,
    },
    /// The first-player token was given.
    Leads {
        /// Who has it now.
        seat: Seat,
    },
    /// A military disc fell back.
    FellBack {
        /// The player.
        seat: Seat,
        /// The space it is on now.
        space: u8,
    },
    /// Solo: the alien disc was placed.
    Alien {
        /// The space.
        space: u8,
    },
    /// Solo: this card was kept, the others went back.
    Kept {
        /// The player.
        seat: Seat,
        /// The card kept.
        card: u8,
    },
    /// An end condition occurred: this is the last round.
    Ending {
        /// Which condition.
        why: End,
    },
    /// The game ended.
    Ended {
        /// Which condition.
        why: End,
    },
}

/// What points were scored for.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Why {
    /// An attack (OR-MIL-7).
    Attack,
    /// The last space of the military track (OR-MIL-6).
    LastSpace,
    /// The ability of this building (OR-BLD-2).
    Building(Kind),
    /// A zodiac card (OR-TEMP-2).
    Zodiac,
    /// A main or bonus action.
    Action,
    /// A district card (OR-CLOSE-5).
    Card,
    /// A six whose colour already advises (OR-ADVIS-3).
    Advisor,
    /// The last base of the population track (OR-POP-2).
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
