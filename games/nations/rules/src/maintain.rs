//! The Maintenance phase: progress board, growth, event, architects (NA-MAINT, NA-GROW, NA-ARCH).

use table::Seat;

use crate::amount::{Resource, Section};
use crate::card::{Card, Level};
use crate::effect::{On, Verb};
use crate::event::{Cause, Event};
use crate::event_card::{EVENTS_OF_AGE, EventCard, TILES_OF_AGE};
use crate::moves::Revealed;
use crate::nation::Site;
use crate::state::{AGE_ROUNDS, COLUMNS, Cell, Deck, Doing, Nations, Open, Opponent, Phase};
use crate::tables::{OF_KIND, OF_LEVEL};

/// Public architects by the number of players (NA-SETUP-5, NA-2P-1, NA-SOLO-2).
const ARCHITECTS: [u8; 5] = [0, 1, 2, 2, 3];

impl Nations {
    /// Moves the round marker and the progress cards (NA-MAINT-1, NA-MAINT-2).
    pub(crate) fn begin_round(&mut self, log: &mut dyn FnMut(Event)) {
        let open = &mut self.open;
        open.round += 1;
        log(Event::Round { round: open.round, age: open.age() });
        if open.round % AGE_ROUNDS == 1 {
            open.deck = open.agreed_deck(open.age());
            open.events = open.agreed_events(open.age());
        }
        if open.round > 1 {
            open.sweep(log);
        }
        open.phase = Phase::Fill;
    }

    /// A card comes from the deck of the present age (NA-MAINT-3).
    pub(crate) fn fill(&mut self, cell: Cell, card: Card, log: &mut dyn FnMut(Event)) {
        let open = &mut self.open;
        open.deck.cards &= !(1 << card.index_in_age());
        open.deck.left[card.kind() as usize] -= 1;
        open.offer(cell, Some(card));
        log(Event::Offered { cell, card });
    }

    /// Growth by a worker (NA-GROW-1, NA-GROW-2).
    pub(crate) fn grow_worker(&mut self, section: Section, log: &mut dyn FnMut(Event)) {
        let Phase::Growth(done) = self.open.phase else { return };
        self.take_worker(self.open.nth_last(done), section, log);
        self.open.phase = Phase::Growth(done + 1);
    }

    /// Growth by resources of one kind (NA-GROW-3, NA-GROW-4).
    pub(crate) fn grow(&mut self, resource: Resource, log: &mut dyn FnMut(Event)) {
        let Phase::Growth(done) = self.open.phase else { return };
        let seat = self.open.nth_last(done);
        self.gain(seat, resource, self.open.nations[seat].growth.into(), Cause::Growth, log);
        self.open.phase = Phase::Growth(done + 1);
    }

    /// A card or tile is turned up (NA-EVENTNEW-1); a second one for the owner of Machiavelli
    /// (NA-CARD-machiavelli).
    pub(crate) fn reveal(&mut self, what: Revealed, log: &mut dyn FnMut(Event)) {
        let chooser = self.open.chooser();
        let open = &mut self.open;
        log(Event::Revealed { what });
        let index = match what {
            Revealed::Event(event) => event.index_in_age(),
            Revealed::Tile(tile) => tile.index_in_age(),
        };
        open.events &= !(1 << index);
        if open.event.is_some() || open.tile.is_some() {
            open.spare = Some(index as u8);
            if let Some(seat) = chooser {
                open.phase = Phase::Keep(seat);
            }
            return;
        }
        match what {
            Revealed::Event(event) => open.event = Some(event),
            Revealed::Tile(tile) => open.tile = Some(tile),
        }
        if chooser.is_none() || open.events == 0 {
            self.after_reveal(log);
        }
    }

    /// Keeps one of two; the other leaves the game (NA-CARD-machiavelli, NA-SOLO-R3).
    pub(crate) fn keep(&mut self, what: Revealed, log: &mut dyn FnMut(Event)) {
        let Phase::Keep(seat) = self.open.phase else { return };
        let [first, second] = self.open.two_revealed();
        let rejected = if Some(what) == first { second } else { first };
        match what {
            Revealed::Event(event) => self.open.event = Some(event),
            Revealed::Tile(tile) => self.open.tile = Some(tile),
        }
        self.open.spare = None;
        if let Some(rejected) = rejected {
            log(Event::Kept { seat, what, rejected });
        }
        self.after_reveal(log);
    }

    /// The opponent's values, the architects, and the Action phase (NA-SOLO-3, NA-ARCH-1).
    fn after_reveal(&mut self, log: &mut dyn FnMut(Event)) {
        let open = &mut self.open;
        let mut extra = open.event.map_or(0, |event| event.facts().architects);
        if let Some(tile) = open.tile {
            let facts = tile.facts();
            extra += facts.architects;
            open.opponent = Opponent {
                strength: facts.strength.into(),
                own_stability: facts.stability.into(),
                books: open.opponent.books + u16::from(facts.books),
                first: open.opponent.first,
            };
            log(open.opponent_event());
        }
        open.architects = ARCHITECTS[open.players() - 1] + extra; // NA-ARCH-4, NA-ARCH-6
        log(Event::Architects { count: open.architects });
        for seat in open.seats() {
            let nation = &mut open.nations[seat];
            for site in Site::all() {
                nation.private[site.index()] = nation.granted(site); // NA-ARCH-2
            }
        }
        self.check(log); // NA-SOLO-R6
        self.begin_actions(log);
    }

    fn begin_actions(&mut self, log: &mut dyn FnMut(Event)) {
        let open = &mut self.open;
        open.passes = 0;
        open.doing = Doing::Nothing;
        open.actions = 0;
        if open.is_solo() && open.opponent.first {
            open.phase = Phase::Roll; // NA-SOLO-7
        } else {
            open.phase = Phase::Action;
            self.start_turn(self.open.order[0], log);
        }
    }
}

impl Open {
    /// The deck of an age by level (NA-LEVEL-1), or balanced (NA-COMP-1).
    pub(crate) fn agreed_deck(&self, age: u8) -> Deck {
        let levels = OF_LEVEL[usize::from(age) - 1];
        let chosen = &levels[..=self.agreed.level as usize];
        let cards = chosen.iter().fold(0, |set, level| set | level);
        let counted = if self.agreed.balanced { levels[0] } else { cards };
        let left = OF_KIND.map(|kind| (counted & kind).count_ones() as u8);
        Deck { cards, left }
    }

    /// The events, or tiles, of an age as bits (NA-SETUP-6, NA-LEVEL-3, NA-SOLO-R8).
    pub(crate) fn agreed_events(&self, age: u8) -> u16 {
        if self.is_solo() {
            return (1 << TILES_OF_AGE) - 1;
        }
        let wanted = |index: &u32| {
            let level: Level = EventCard::of_age(age, *index).facts().level;
            !self.agreed.events_by_level || level <= self.agreed.level
        };
        (0..EVENTS_OF_AGE as u32).filter(wanted).fold(0, |set, index| set | 1 << index)
    }

    /// Rows 1 and 2 leave, row 3 becomes row 1, packed to the left (NA-MAINT-2, NA-MAINT-4).
    fn sweep(&mut self, log: &mut dyn FnMut(Event)) {
        let row = |number: usize| (number - 1) * COLUMNS..number * COLUMNS;
        let removed = self.spaces[..2 * COLUMNS].iter().flatten().count();
        let mut packed = [None; COLUMNS];
        for (space, card) in packed.iter_mut().zip(self.spaces[row(3)].iter().flatten()) {
            *space = Some(*card);
        }
        let moved = packed.iter().flatten().count();
        self.spaces[COLUMNS..].fill(None);
        self.spaces[row(1)].copy_from_slice(&packed);
        self.offered = (1 << moved) - 1;
        log(Event::Swept { removed: removed as u8, moved: moved as u8 });
    }

    /// The next space to be filled, if the deck has a card for it (NA-MAINT-5).
    #[inline]
    pub(crate) fn next_cell(&self) -> Option<Cell> {
        let row = (1u32 << self.columns()) - 1;
        let used = row | row << COLUMNS | row << (2 * COLUMNS);
        let empty = used & !self.offered;
        (empty != 0 && self.deck_size() > 0).then(|| Cell(empty.trailing_zeros() as u8))
    }

    /// The two cards or tiles to choose from.
    pub(crate) fn two_revealed(&self) -> [Option<Revealed>; 2] {
        let first = match (self.event, self.tile) {
            (Some(event), _) => Some(Revealed::Event(event)),
            (None, tile) => tile.map(Revealed::Tile),
        };
        [first, self.spare.map(|index| self.revealed(index.into()))]
    }

    /// Who chooses between two event cards.
    fn chooser(&self) -> Option<Seat> {
        let draws_two = |seat: &Seat| {
            let mut reveals = self.nations[*seat].effects_with(On::RevealEvent.bit());
            reveals.any(|(_, _, effect)| effect.verb == Some(Verb::DrawTwoKeepOne))
        };
        self.seats().find(draws_two)
    }

    /// What the opponent has now.
    pub(crate) fn opponent_event(&self) -> Event {
        Event::Opponent {
            strength: self.opponent.strength as u8,
            stability: self.opponent_stability() as i8,
            books: self.opponent.books,
        }
    }
}
