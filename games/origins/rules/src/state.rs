//! A position. Nothing is hidden in this game: tiles and dice to come are chance, and what one player
//! has seen all have seen.
//!
//! What is being decided is a stack of small [`Frame`]s: an action opens an effect, the effect a
//! building, the building a choice. When the top one is finished the one below goes on.

use table::{BySeat, Seat};

use crate::city::{Cell, City, Kind};
use crate::colour::{ByColour, Colour, Die, Resource, Temple};
use crate::data::effect::Trigger;
use crate::data::{Data, DataRef, Script, Zodiac};
use crate::few::Few;
use crate::moves::Worker;

/// A position of Origins: First Builders. Other games have a hidden part beside the open one; here
/// nothing is hidden.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct Origins {
    pub(crate) open: Open,
}

/// Everything that lies on the table.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct Open {
    /// The data this game began with.
    pub data: DataRef,
    /// How many play; one plays solo training (OR-SOLO-1).
    pub players: u8,
    /// Number of rounds after which the game is stopped, 0 for never (OR-ROUND-R1).
    pub limit: u16,
    /// The round, from 1.
    pub round: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// Who holds the first-player token.
    pub first: Seat,
    /// Citizen dice in the reserve.
    pub reserve: ByColour<u8>,
    /// The citizen pool from the left, without gaps (OR-MAIN-9-R1).
    pub citizens: Few<Die, 5>,
    /// The speaker pool, lowest first.
    pub speakers: Few<u8, 4>,
    /// The ships of the five places.
    pub ships: [u8; 5],
    /// The bonus action tiles of the five places.
    pub tiles: [Colour; 5],
    /// The zodiac cards of the three temples.
    pub zodiac: [u8; 3],
    /// Who holds them; nobody if they lie above their tracks.
    pub holders: [Option<Seat>; 3],
    /// The discs of each temple, lowest first; on one space the bottom one first (OR-TEMP-R1).
    pub pilgrims: [Few<u8, 4>; 3],
    /// The discs of the military track, likewise (OR-MIL-4).
    pub warriors: Few<u8, 4>,
    /// Where they stand. In solo training disc 1 is the alien's (OR-SOLO-1).
    pub strength: [u8; 4],
    /// The district cards, by their place in the data.
    pub cards: Few<u8, 6>,
    /// The gold above them.
    pub gold: [u8; 6],
    /// The tower pool.
    pub towers: ByColour<u8>,
    /// The building pool from the top, without gaps (OR-BUY-R1).
    pub pool: Few<Kind, 5>,
    /// The face-up tile of each stack.
    pub tops: ByColour<Option<Kind>>,
    /// Tiles nobody has seen yet, by kind: the order of the stacks is chance.
    pub unseen: [u8; 30],
    /// Tiles that were put under each stack, the upper one first (OR-ZOD-6).
    pub returned: ByColour<Few<Kind, 15>>,
    /// The dice of the draft that are left.
    pub draft: Few<Die, 10>,
    /// How many dice of the draft were taken.
    pub drafted: u8,
    /// End conditions that have occurred, one bit each as in [`End`].
    pub ends: u8,
    /// The players.
    pub seats: BySeat<Player, 4>,
    /// What is being decided; the last one first.
    pub stack: Few<Frame, 32>,
}

/// What a player has.
#[derive(Clone, Eq, PartialEq, Hash, Default, Debug)]
pub struct Player {
    /// Stone, food, wisdom, gold.
    pub stock: [u16; 4],
    /// Points so far.
    pub points: u16,
    /// Advantage tokens.
    pub tokens: u8,
    /// Citizen dice in bases.
    pub patricians: Few<Patrician, 6>,
    /// Speakers, held or on the board.
    pub speakers: Few<Speaker, 4>,
    /// Where the archon is: 0 at home, else a place from 1.
    pub archon: u8,
    /// Bases left on the population track.
    pub track: u8,
    /// The advisor track from the left.
    pub advisors: Few<Colour, 5>,
    /// The heights of the towers.
    pub towers: ByColour<u8>,
    /// The zodiac discs' spaces.
    pub temples: [u8; 3],
    /// District cards scored before, one bit each (OR-CLOSE-5).
    pub scored: u8,
    /// Tiles beside the board, by kind (OR-B-21).
    pub reserved: [u8; 30],
    /// Has passed in this round.
    pub passed: bool,
    /// The city.
    pub city: City,
}

/// A citizen die in a base (OR-WORK-2).
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Default, Debug)]
pub struct Patrician {
    /// 0 if unused, else the place where he is, from 1 (OR-WORK-6).
    pub at: u8,
    /// The die.
    pub die: Die,
}

/// A speaker die of a player (OR-WORK-4).
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Default, Debug)]
pub struct Speaker {
    /// 0 if held, else the place where he is, from 1.
    pub at: u8,
    /// The die.
    pub value: u8,
}

/// One open question or unfinished step.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug)]
pub enum Frame {
    /// Chance sets the table up.
    Setup(Step),
    /// A die of the draft is chosen.
    Draft,
    /// Solo: one of the highest dice is set aside.
    Discard,
    /// An action is chosen; `spent` if an advantage token paid for it.
    Action {
        /// Whether a token was spent in this turn.
        spent: bool,
    },
    /// The action is over; a token may buy another (OR-ADV-1).
    After {
        /// Whether a token was spent in this turn.
        spent: bool,
    },
    /// Solo: a token may keep all ships where they are (OR-SOLO-7).
    Quiet {
        /// The visited place.
        place: u8,
    },
    /// Solo: the ship of a neighbouring place rises (OR-SOLO-5).
    Neighbour {
        /// The visited place.
        place: u8,
    },
    /// The actions of a visit.
    Slots(Slots),
    /// An effect.
    Run(Run),
    /// The points of an attack, once its bonus has been gained (OR-MIL-7).
    Assault,
    /// Chance: the next tile of this stack is turned up.
    TurnUp(Colour),
    /// Chance: a new die of this colour for the citizen pool.
    Roll(Colour),
    /// Chance: a speaker is rolled again.
    Reroll,
    /// Chance, solo: one zodiac card is kept.
    Keep,
    /// Tiles whose abilities may be used now.
    Abilities(Few<Cell, 4>),
    /// A district card is chosen for the district of this seat.
    Score(Cell),
    /// A district has been closed completely (OR-ZOD-11).
    Closed,
    /// A player who passed takes his workers back (OR-PASS-2).
    PickUp,
    /// The end of a round, from this step on (OR-END).
    RoundEnd(u8),
    /// The game is over.
    #[default]
    Over,
}

/// The draws before the first decision, in order.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Step {
    /// The bonus action tiles of the places (OR-SETUP-3).
    Places,
    /// The zodiac cards of the temples (OR-SETUP-5).
    Zodiac,
    /// The building pool (OR-SETUP-7).
    Pool,
    /// The citizen pool (OR-SETUP-8).
    Citizens,
    /// The speaker pool (OR-SETUP-9).
    Speakers,
    /// The district cards (OR-SETUP-10).
    Cards,
    /// The first player (OR-SETUP-18).
    First,
    /// The dice of the draft (OR-SETUP-19, OR-SOLO-4).
    Draft,
}

/// What a visit still allows.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Slots {
    /// The visited place, from 0.
    pub place: u8,
    /// Who came.
    pub worker: Worker,
    /// Both main actions may be done (OR-MEET-6).
    pub both: bool,
    /// The upper main action is done.
    pub upper: bool,
    /// The lower main action is done.
    pub lower: bool,
    /// The bonus action is done.
    pub bonus: bool,
}

/// An effect that is being carried out.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Run {
    /// The next operation.
    pub at: u16,
    /// Behind the last.
    pub end: u16,
    /// The tile whose ability this is, or the seat that was closed.
    pub cell: Cell,
    /// The temple moved in last.
    pub temple: Option<Temple>,
    /// The die picked or taken before.
    pub die: Option<Worker>,
    /// Units still to choose, times paid, or parts done; [`Run::FRESH`] before the operation began.
    pub count: u8,
    /// Whose effect it is.
    pub origin: Origin,
    /// It may still be declined as a whole.
    pub optional: bool,
    /// It has copied a neighbour (OR-B-R6).
    pub copied: bool,
    /// It moved two spaces in a temple (OR-ZOD-12).
    pub moved_two: bool,
}

/// Whose effect is carried out.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Origin {
    /// A main action (OR-MEET-4).
    Main,
    /// A bonus action (OR-MEET-5).
    Bonus,
    /// The ability of a tile (OR-BLD-2).
    Building,
    /// The bonus of a space of the military track (OR-MIL-7).
    Space,
    /// A zodiac card (OR-TEMP-2).
    Zodiac,
}

impl Run {
    /// The operation has not begun.
    pub(crate) const FRESH: u8 = u8::MAX;

    pub(crate) fn new(script: Script, origin: Origin) -> Run {
        Run {
            at: script.start,
            end: script.end,
            cell: Cell::default(),
            temple: None,
            die: None,
            count: Run::FRESH,
            origin,
            optional: false,
            copied: false,
            moved_two: false,
        }
    }

    /// What is left of it.
    #[inline]
    pub(crate) fn rest(&self) -> Script {
        Script { start: self.at, end: self.end }
    }

    /// The same circumstances for a script inside this one.
    #[inline]
    pub(crate) fn inner(&self, script: Script) -> Run {
        Run { moved_two: false, copied: false, count: Run::FRESH, ..*self }.with(script)
    }

    #[inline]
    fn with(self, script: Script) -> Run {
        Run { at: script.start, end: script.end, ..self }
    }
}

/// What ends a game (OR-GAME). The first four are bits of [`Open::ends`].
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum End {
    /// A player's three zodiac discs are at the top (OR-GAME-1).
    Temples,
    /// No gold is left above the district cards (OR-GAME-2).
    Gold,
    /// Three or fewer colours are left in the tower pool (OR-GAME-3).
    Towers,
    /// A die for the citizen pool was missing (OR-GAME-4).
    Dice,
    /// Solo: the last round is over (OR-SOLO-10).
    Rounds,
    /// The agreed number of rounds is over (OR-ROUND-R1).
    Stopped,
}

impl End {
    /// The end conditions of a game with several players, in order.
    pub const ALL: [End; 4] = [End::Temples, End::Gold, End::Towers, End::Dice];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            End::Temples => "temples",
            End::Gold => "gold",
            End::Towers => "towers",
            End::Dice => "dice",
            End::Rounds => "rounds",
            End::Stopped => "stopped",
        }
    }

    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }
}

impl Player {
    /// How much he has of a resource.
    #[inline]
    pub fn has(&self, resource: Resource) -> u16 {
        self.stock[resource as usize]
    }

    /// Bases without a die (OR-WORK-3): of the six (OR-SETUP-13), those that have left the track and
    /// have none, whatever emptied them (OR-POP-3).
    #[inline]
    pub fn free_bases(&self) -> u8 {
        6 - self.track - self.patricians.len() as u8
    }

    /// Patricians that are not at a meeting place, each different die once.
    #[inline]
    pub fn unused(&self) -> impl Iterator<Item = Die> + Clone + '_ {
        let mut last = None;
        self.patricians.iter().take_while(|who| who.at == 0).filter_map(move |who| {
            let die = who.die;
            (last.replace(die) != Some(die)).then_some(die)
        })
    }

    /// Whether this unused patrician is his.
    pub(crate) fn has_unused(&self, die: Die) -> bool {
        self.patricians.binary_search(&Patrician { at: 0, die }).is_ok()
    }

    /// Speakers that are held, each different value once.
    #[inline]
    pub(crate) fn held_speakers(&self) -> impl Iterator<Item = u8> + '_ {
        let mut last = 0;
        self.speakers.iter().take_while(|who| who.at == 0).filter_map(move |who| {
            (std::mem::replace(&mut last, who.value) != who.value).then_some(who.value)
        })
    }
}

impl Open {
    /// How many play.
    #[inline]
    pub fn players(&self) -> usize {
        self.players.into()
    }

    /// Solo training (OR-SOLO-1).
    #[inline]
    pub fn solo(&self) -> bool {
        self.players == 1
    }

    /// All seats at this table.
    pub fn seats(
        &self,
    ) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(self.players())
    }

    /// Discs on the military track: one for each player, and in solo training the alien's.
    pub fn discs(&self) -> usize {
        self.players().max(2)
    }

    /// The data, for as long as the program runs.
    #[inline]
    pub fn data(&self) -> &'static Data {
        self.data.0
    }

    /// The player whose turn it is.
    #[inline]
    pub fn me(&self) -> &Player {
        &self.seats[self.active]
    }

    /// The question or step on top.
    #[inline]
    pub fn top(&self) -> Frame {
        self.stack.last().copied().unwrap_or_default()
    }

    /// The zodiac card with this trigger, if the seat holds it now (OR-TEMP-2, OR-ZOD-R11).
    #[inline]
    pub(crate) fn holds(&self, seat: Seat, trigger: Trigger) -> Option<&'static Zodiac> {
        let data = self.data();
        (0..3)
            .filter(|temple| self.holders[*temple] == Some(seat))
            .map(|temple| &data.zodiac[usize::from(self.zodiac[temple])])
            .find(|card| card.trigger == trigger)
    }

    /// Tiles of a colour that nobody has seen.
    pub fn unseen_of(&self, colour: Colour) -> u8 {
        let data = self.data();
        let of = data.buildings.iter().zip(self.unseen);
        of.filter(|(building, _)| building.colour == colour).map(|(_, count)| count).sum()
    }

    /// Whether chance must decide now.
    #[inline]
    pub(crate) fn chance(&self) -> bool {
        matches!(
            self.top(),
            Frame::Setup(_) | Frame::TurnUp(_) | Frame::Roll(_) | Frame::Reroll | Frame::Keep
        )
    }
}
