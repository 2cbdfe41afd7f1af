//! Before the first round: order, boards, covered spaces (NA-SETUP, NA-B, NA-EASY).

use table::{BySeat, Options, OptionsError, Seat, Seats};

use crate::amount::{Resource, Section};
use crate::board::{Board, People};
use crate::card::Level;
use crate::event::Event;
use crate::frame::Stack;
use crate::moves::Order;
use crate::nation::Nation;
use crate::state::{Agreed, Deck, Doing, Nations, Open, Opponent, Phase, SPACES};

/// Resources in Growth by difficulty (NA-SETUP-3).
pub const DIFFICULTIES: [(&str, u8); 4] =
    [("chieftain", 4), ("prince", 3), ("king", 2), ("emperor", 1)];

/// The options that set each seat's difficulty (NA-CAMP-1).
const SEAT_DIFFICULTY: [&str; 5] =
    ["difficulty-1", "difficulty-2", "difficulty-3", "difficulty-4", "difficulty-5"];

impl Nations {
    /// The position before anything is drawn.
    pub(crate) fn set_up(options: &Options) -> Result<Nations, OptionsError> {
        let players = options.players();
        let level = options.get("level");
        if players == 5 && matches!(level, "basic" | "balanced") {
            // NA-5P-1: 42 cards are needed in an age, and these decks have 36.
            let expected = "advanced or expert with five players".to_owned();
            return Err(OptionsError::Value { key: "level", given: level.to_owned(), expected });
        }
        let agreed = Agreed {
            level: match level {
                "basic" => Level::Basic,
                "advanced" => Level::Advanced,
                _ => Level::Expert,
            },
            balanced: level == "balanced",
            ages: match options.get("ages") {
                "2" => 2,
                "3" => 3,
                _ => 4,
            },
            b_sides: options.get("sides") == "b",
            easier: options.is("easier"),
            events_by_level: options.get("events") == "level",
        };
        let growth = |seat: Seat| {
            let given = options.get(SEAT_DIFFICULTY[seat.index()]);
            DIFFICULTIES.iter().find(|(name, _)| *name == given).map_or(3, |(_, growth)| *growth)
        };
        let nations = BySeat::from_fn(|seat| {
            let board = Board { people: People::ALL[seat.index()], b: false };
            Nation::new(board, growth(seat))
        });
        let first = Seat::all(1).next().expect("there is a first seat");
        let mut order = [first; 5];
        for (place, seat) in order.iter_mut().zip(Seat::all(players)) {
            *place = seat;
        }
        let open = Open {
            players: players as u8,
            agreed,
            nations,
            order,
            round: 0, // the first round begins when the order is known (NA-SETUP-2)
            spaces: [None; SPACES],
            offered: 0,
            deck: Deck::default(),
            events: 0,
            event: None,
            tile: None,
            spare: None,
            architects: 0,
            war: None,                                              // NA-SETUP-4
            opponent: Opponent { books: 2, ..Opponent::default() }, // NA-SOLO-2
            boards: 0,
            active: first,
            actions: 0,
            doing: Doing::Nothing,
            passes: 0,
            phase: Phase::Order,
            stack: Stack::EMPTY,
            all_stability: 0,
            colony_extra: 0,
            go_last: Seats::NONE,
            go_first: Seats::NONE,
            lowered: Seats::NONE,
            lowered_by: 0,
            then: Seats::NONE,
            deferred: false,
        };
        Ok(Nations { open })
    }

    /// The player order is known: the last gets as many books as there are players (NA-SETUP-1).
    pub(crate) fn set_order(&mut self, order: Order, log: &mut dyn FnMut(Event)) {
        for (place, seat) in order.iter().enumerate() {
            self.open.order[place] = seat;
            self.open.nations[seat].goods[Resource::Books as usize] = place as u16 + 1;
            log(Event::Ordered { seat, place: place as u8 + 1 });
        }
        self.open.active = self.open.order[0];
        self.begin_round(log);
    }

    /// What comes between the progress board and the first Growth (NA-B-1, NA-EASY-1).
    pub(crate) fn after_fill(&mut self) {
        let open = &mut self.open;
        open.phase = if open.round > 1 {
            Phase::Growth(0)
        } else if open.agreed.b_sides {
            Phase::Boards
        } else if open.agreed.easier {
            Phase::Cover(0)
        } else {
            Phase::Growth(0)
        };
    }

    /// As many boards as players, drawn one by one (NA-B-1).
    pub(crate) fn draw_board(&mut self, people: People, log: &mut dyn FnMut(Event)) {
        let open = &mut self.open;
        open.boards |= 1 << people as u8;
        log(Event::BoardDrawn { people });
        if open.boards.count_ones() == open.players.into() {
            open.phase = Phase::Draft(0);
        }
    }

    /// A player takes a board, either side of it (NA-B-1).
    pub(crate) fn take_board(&mut self, board: Board, log: &mut dyn FnMut(Event)) {
        let Phase::Draft(done) = self.open.phase else { return };
        let open = &mut self.open;
        let seat = open.nth_last(done);
        let books = open.nations[seat].goods[Resource::Books as usize];
        open.boards &= !(1 << board.people as u8);
        open.nations[seat] = Nation::new(board, open.nations[seat].growth);
        open.nations[seat].goods[Resource::Books as usize] = books;
        log(Event::BoardTaken { seat, board });
        open.phase = if done + 1 < open.players {
            Phase::Draft(done + 1)
        } else if open.agreed.easier {
            Phase::Cover(0)
        } else {
            Phase::Growth(0)
        };
    }

    /// A worker more, and a space less that stays covered (NA-EASY-1).
    pub(crate) fn cover(&mut self, section: Section, log: &mut dyn FnMut(Event)) {
        let Phase::Cover(done) = self.open.phase else { return };
        let open = &mut self.open;
        let seat = open.nth_last(done);
        let nation = &mut open.nations[seat];
        nation.track[section as usize] -= 1;
        nation.spaces[section as usize] -= 1;
        nation.idle += 1;
        log(Event::Covered { seat, section });
        open.phase =
            if done + 1 < open.players { Phase::Cover(done + 1) } else { Phase::Growth(0) };
    }
}
