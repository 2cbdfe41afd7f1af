//! A position. All of it lies open: the only thing nobody knows is the order of the decks
//! (NA-GEN-14), and decks are sets here.

use table::{BySeat, Seat, Seats};

use crate::board::People;
use crate::card::{Card, Kind, Level};
use crate::effect::{Modifier, traits};
use crate::event_card::{EventCard, Tile};
use crate::frame::{Frame, Stack};
use crate::nation::Nation;

/// Rounds in an age (NA-AGE-1).
pub const AGE_ROUNDS: u8 = 2;

/// Rows of the progress board; the number of a row is its price (NA-MAINT-4).
pub const ROWS: usize = 3;

/// Columns of the progress board at most.
pub(crate) const COLUMNS: usize = 7;

/// Spaces of the progress board at most.
pub(crate) const SPACES: usize = ROWS * COLUMNS;

/// A position of Nations: [`Open`] and nothing else, since nothing is hidden (NA-GEN-14).
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct Nations {
    pub(crate) open: Open,
}

/// A space of the progress board: row 1 to 3, which is its price (NA-MAINT-4), and column.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Cell(pub(crate) u8);

impl Cell {
    /// The space in this row and column, both from 1.
    pub const fn new(row: usize, column: usize) -> Option<Cell> {
        if row >= 1 && row <= ROWS && column >= 1 && column <= COLUMNS {
            Some(Cell(((row - 1) * COLUMNS + column - 1) as u8))
        } else {
            None
        }
    }

    /// Its row, which is its price.
    pub const fn row(self) -> u8 {
        self.0 / COLUMNS as u8 + 1
    }

    /// Its column, from 1.
    pub const fn column(self) -> u8 {
        self.0 % COLUMNS as u8 + 1
    }

    /// Its index in the array of spaces.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What was agreed before the game.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Agreed {
    /// The highest level of card in the decks (NA-LEVEL-1).
    pub level: Level,
    /// Decks as for competitions (NA-COMP-1).
    pub balanced: bool,
    /// Ages to be played (NA-SHORT-1).
    pub ages: u8,
    /// Boards are drawn and chosen (NA-B-1).
    pub b_sides: bool,
    /// One worker more at the start (NA-EASY-1).
    pub easier: bool,
    /// Events of the chosen level only (NA-LEVEL-3).
    pub events_by_level: bool,
}

/// The cards of the present age that were not drawn yet.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug)]
pub(crate) struct Deck {
    /// Which they are.
    pub(crate) cards: u128,
    /// How many of each type are still in the deck; with balanced decks fewer than `cards` has.
    pub(crate) left: [u8; 8],
}

/// The war of the round (NA-WAR-1).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct War {
    /// The card.
    pub card: Card,
    /// The strength on the marker.
    pub strength: i16,
    /// Who bought it; `None` is the virtual opponent.
    pub by: Option<Seat>,
    /// Whether it was fought already.
    pub over: bool,
}

/// The virtual opponent of a solo game (NA-SOLO-1).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug)]
pub struct Opponent {
    /// Strength.
    pub strength: i16,
    /// Stability, without what touches every nation.
    pub(crate) own_stability: i16,
    /// Books.
    pub books: u16,
    /// Whether it comes before the player in player order.
    pub first: bool,
}

/// How an action ends.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub(crate) enum Doing {
    /// No action is under way.
    Nothing,
    /// An action is under way.
    Action,
    /// The same, and the die is rolled after it (NA-SOLO-6).
    Rolled,
}

/// What lies open, which is the whole position.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct Open {
    /// Number of players.
    pub players: u8,
    /// What was agreed before the game.
    pub agreed: Agreed,
    /// The nations.
    pub nations: BySeat<Nation>,
    /// Player order: the first `players` seats.
    pub(crate) order: [Seat; 5],
    /// The round, from 1.
    pub round: u8,
    /// The progress board.
    pub(crate) spaces: [Option<Card>; SPACES],
    /// Its spaces with a card, as bits.
    pub(crate) offered: u32,
    /// Undrawn progress cards of the age.
    pub(crate) deck: Deck,
    /// Undrawn event cards, or tiles, of the age, as bits.
    pub(crate) events: u16,
    /// The event card of the round.
    pub event: Option<EventCard>,
    /// The tile of the round in a solo game.
    pub tile: Option<Tile>,
    /// The other card Machiavelli's owner may keep, by its index in the age.
    pub(crate) spare: Option<u8>,
    /// Public architects left.
    pub architects: u8,
    /// The war of the round.
    pub war: Option<War>,
    /// The virtual opponent of a solo game.
    pub opponent: Opponent,
    /// Boards drawn and not chosen yet, as bits.
    pub(crate) boards: u8,
    /// Whose turn it is.
    pub active: Seat,
    /// Actions left in this turn.
    pub actions: u8,
    /// Whether an action is under way.
    pub(crate) doing: Doing,
    /// How many have passed.
    pub(crate) passes: u8,
    /// Where in the sequence of play the game is.
    pub phase: Phase,
    /// What must be asked or done before the sequence goes on, last first.
    pub(crate) stack: Stack,
    /// Stability that cards add for every nation (NA-CARD-genghis).
    pub(crate) all_stability: i16,
    /// Strength that colonies ask for besides.
    pub(crate) colony_extra: i16,
    /// Nations that the present event sends to the end of the order, and to its front.
    pub(crate) go_last: Seats,
    pub(crate) go_first: Seats,
    /// Nations whose strength the second event counts lower (NA-EV-17).
    pub(crate) lowered: Seats,
    /// By how much.
    pub(crate) lowered_by: i8,
    /// Whom the second part of the present event concerns (NA-EV-16).
    pub(crate) then: Seats,
    /// Cards with "if X: remove" wait until the present step is over (NA-EV-18).
    pub(crate) deferred: bool,
}

/// Where in the sequence of play the game is.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Phase {
    /// Chance decides the player order.
    Order,
    /// Chance fills the progress board.
    Fill,
    /// Chance draws player boards.
    Boards,
    /// Boards are chosen. Number of players who have chosen.
    Draft(u8),
    /// Spaces of the track are covered in the easier game. Number of players who have done so.
    Cover(u8),
    /// Growth. Number of nations that have chosen.
    Growth(u8),
    /// Chance reveals the event card or the tile.
    Reveal,
    /// Its owner chooses between two of them (NA-CARD-machiavelli).
    Keep(Seat),
    /// The Action phase.
    Action,
    /// Chance rolls the die of the virtual opponent.
    Roll,
    /// Production. Number of nations that are done, and number of resources of the next.
    Production(u8, u8),
    /// War. Number of nations that are done.
    War(u8),
    /// Events: which of the two; whether it is under way.
    Events(u8, bool),
    /// Famine. Number of nations that are done.
    Famine(u8),
    /// The round is over.
    RoundEnd,
    /// The game is over.
    Over,
}

impl Nations {
    /// The position; all of it lies open.
    pub fn open(&self) -> &Open {
        &self.open
    }
}

impl Open {
    /// Number of players.
    pub fn players(&self) -> usize {
        self.players.into()
    }

    /// All seats at this table.
    pub fn seats(
        &self,
    ) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(self.players())
    }

    /// All seats at this table, as a set.
    pub(crate) fn everybody(&self) -> Seats {
        Seats::all(self.players())
    }

    /// Whether one plays alone (NA-SOLO-1).
    pub fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// Seats in player order.
    pub fn order(&self) -> &[Seat] {
        &self.order[..self.players()]
    }

    /// The n-th seat in reverse player order, from 0 (NA-GEN-15).
    pub(crate) fn nth_last(&self, n: u8) -> Seat {
        self.order[self.players() - 1 - usize::from(n)]
    }

    /// Place of a seat in player order, from 0.
    pub fn place_in_order(&self, seat: Seat) -> usize {
        self.order().iter().position(|other| *other == seat).unwrap_or(0)
    }

    /// The age of the round, 1 to 4.
    pub fn age(&self) -> u8 {
        self.round.div_ceil(AGE_ROUNDS)
    }

    /// Columns of the progress board (NA-SETUP-7, NA-2P-1).
    pub fn columns(&self) -> u8 {
        [4, 4, 5, 6, 7][self.players() - 1]
    }

    /// Spaces of the progress board in use, row by row from row 1.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let columns = self.columns();
        (0..3)
            .flat_map(move |row| (0..columns).map(move |column| Cell(row * COLUMNS as u8 + column)))
    }

    /// The card in a space of the progress board.
    pub fn card_at(&self, cell: Cell) -> Option<Card> {
        self.spaces[cell.index()]
    }

    /// Where a card lies on the progress board.
    pub fn cell_of(&self, card: Card) -> Option<Cell> {
        let index = self.spaces.iter().position(|space| *space == Some(card));
        index.map(|index| Cell(index as u8))
    }

    pub(crate) fn offer(&mut self, cell: Cell, card: Option<Card>) {
        self.spaces[cell.index()] = card;
        self.offered &= !(1 << cell.0);
        self.offered |= u32::from(card.is_some()) << cell.0;
    }

    /// Undrawn progress cards of the age.
    pub fn deck_size(&self) -> u32 {
        self.deck.left.iter().map(|left| u32::from(*left)).sum()
    }

    /// What must be done before the sequence of play goes on.
    pub fn pending(&self) -> Option<Frame> {
        self.stack.top()
    }

    /// The question on top of the stack and who must answer it.
    pub(crate) fn asked(&self) -> Option<(Frame, Seat)> {
        self.stack.top().and_then(|frame| Some((frame, frame.asked()?)))
    }

    /// Food that the famine of this round costs (NA-FAM-1, NA-SOLO-13).
    pub fn famine(&self) -> u8 {
        let event = self.event.map_or(0, |event| event.facts().famine);
        event + self.tile.map_or(0, |tile| tile.facts().famine)
    }

    /// Boards drawn and not chosen yet.
    pub(crate) fn drawn_boards(&self) -> impl Iterator<Item = People> + use<> {
        let boards = self.boards;
        People::ALL.into_iter().filter(move |people| boards >> *people as u8 & 1 == 1)
    }

    /// The price of a card in a space for a nation (NA-MAINT-4, NA-BUY-4).
    pub fn price(&self, seat: Seat, cell: Cell) -> u16 {
        let extra = self.card_at(cell).map_or(0, |card| self.surcharge(seat, card.kind()));
        u16::from(cell.row()) + extra
    }

    /// Gold a nation pays besides for cards of a type.
    pub(crate) fn surcharge(&self, seat: Seat, kind: Kind) -> u16 {
        let mut extra = 0;
        for other in self.seats().filter(|other| *other != seat) {
            let nation = &self.nations[other];
            if nation.traits & traits::PRICE != 0 {
                extra += nation.sum(traits::PRICE, |modifier| match modifier {
                    Modifier::PriceDelta { kind: dear, gold } if dear == kind => gold,
                    _ => 0,
                });
            }
        }
        extra as u16
    }
}
