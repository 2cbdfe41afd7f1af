//! Setting the table up: the draws before the first decision, and the draft (OR-SETUP).

use table::{BySeat, Options, Seat};

use crate::city::City;
use crate::colour::{ByColour, Colour, Die};
use crate::data::{Data, DataRef, START_BASES};
use crate::event::Event;
use crate::few::Few;
use crate::moves::Chance;
use crate::state::{Frame, Open, Origins, Patrician, Player, Step};

impl Origins {
    /// The table before the first draw, played with this data.
    pub(crate) fn set_up(options: &Options, data: &'static Data) -> Origins {
        let players = options.players();
        let table = data.tables[players - 1];
        let all = (0..players.max(2)).map(|disc| disc as u8);
        let mut open = Open {
            data: DataRef(data),
            players: players as u8,
            limit: options.get("round-limit").parse().unwrap_or(0),
            round: 1,
            active: seat(0),
            first: seat(0),
            reserve: ByColour([data.dice - table.left_out; 5]), // OR-SETUP-2, OR-SOLO-3
            citizens: Few::default(),
            speakers: Few::default(),
            ships: [data.ship_start; 5], // OR-SETUP-4
            tiles: Colour::ALL,
            zodiac: [0, 1, 2],
            holders: [None; 3],
            // OR-SETUP-R2: any order will do.
            pilgrims: [Seat::all(players).map(|seat| seat.index() as u8).collect(); 3],
            warriors: all.collect(),
            strength: [0; 4],
            cards: Few::default(),
            gold: [0; 6],
            towers: ByColour::default(),
            pool: Few::default(),
            tops: ByColour::default(),
            unseen: data.buildings.map(|building| building.copies), // OR-SETUP-6
            returned: ByColour::default(),
            draft: Few::default(),
            drafted: 0,
            ends: 0,
            seats: BySeat::default(),
            stack: Few::default(),
        };
        for seat in open.seats() {
            // OR-SETUP-12 to OR-SETUP-17
            open.seats[seat] = Player {
                stock: data.start,
                track: 4, // OR-SETUP-15; discs and points begin at 0
                towers: ByColour([data.tower_start; 5]),
                city: City::start(data),
                ..Player::default()
            };
        }
        for step in [Step::Cards, Step::Speakers, Step::Citizens] {
            open.stack.push(Frame::Setup(step));
        }
        for colour in Colour::ALL.into_iter().rev() {
            open.stack.push(Frame::TurnUp(colour)); // OR-SETUP-7
        }
        for step in [Step::Pool, Step::Zodiac, Step::Places] {
            open.stack.push(Frame::Setup(step));
        }
        Origins { open }
    }

    /// What happens once the cards lie open: the first player, then the draft.
    fn lay_out_cards(&mut self, cards: Few<u8, 6>) {
        let open = &mut self.open;
        let data = open.data();
        open.cards = cards;
        for index in 0..cards.len() {
            open.gold[index] = data.card_gold;
        }
        // OR-SETUP-11: one disc of each colour and one for every icon, as far as they reach.
        for colour in Colour::ALL {
            let icons = |card: &u8| data.cards[usize::from(*card)].towers[colour as usize];
            let icons: u8 = cards.iter().map(icons).sum();
            let left = data.discs - open.players * data.tower_start;
            open.towers[colour] = (data.tower_base + icons).min(left);
        }
        open.stack.push(Frame::Setup(Step::Draft));
        if !open.solo() && open.drafted == 0 {
            open.stack.push(Frame::Setup(Step::First));
        }
    }

    /// A first player that was agreed on needs no draw.
    pub(crate) fn agree_on_first(&mut self, first: Seat) {
        self.open.first = first;
        self.open.active = first;
        self.open.drafted = Open::AGREED;
    }

    /// Lays out what was drawn for the first decision.
    pub(crate) fn lay_out(&mut self, c: Chance, log: &mut impl FnMut(Event)) {
        let open = &mut self.open;
        open.stack.pop();
        match c {
            Chance::Places(tiles) => open.tiles = tiles, // OR-SETUP-3
            Chance::Zodiac(cards) => open.zodiac = cards, // OR-SETUP-5
            Chance::Pool(kinds) => {
                for kind in kinds {
                    open.unseen[kind.index()] -= 1;
                    open.pool.push(kind);
                }
            }
            Chance::Citizens(values) => open.fill_citizens(values),
            Chance::Speakers(values) => open.speakers = values, // OR-SETUP-9
            Chance::Cards(cards) => self.lay_out_cards(cards),
            Chance::First(seat) => {
                open.first = seat;
                open.active = seat;
            }
            Chance::Draft(dice) => {
                for die in dice.iter() {
                    open.reserve[die.colour] -= 1; // OR-SETUP-R1
                }
                open.draft = dice;
                open.drafted = 0;
                // OR-SETUP-18: the first player's disc is at the bottom.
                let order = open.first.round(open.players()).map(|seat| seat.index() as u8);
                open.warriors = order.collect();
                if open.solo() {
                    open.warriors.push(1);
                } else {
                    log(Event::First { seat: open.first });
                }
                open.stack.push(Frame::Draft);
                if open.solo() {
                    open.stack.push(Frame::Discard);
                }
            }
            _ => {}
        }
    }

    /// Takes a die of the draft (OR-SETUP-20, OR-SETUP-21).
    pub(crate) fn draft(&mut self, die: Die, log: &mut impl FnMut(Event)) {
        let open = &mut self.open;
        let seat = open.active;
        open.draft.take(die);
        open.seats[seat].patricians.sort_in(Patrician { at: 0, die }); // no card works here: OR-ZOD-R4
        open.drafted += 1;
        log(Event::Drafted { seat, die });
        let (taken, players) = (usize::from(open.drafted), open.players());
        let all = usize::from(START_BASES) * players;
        if taken < all {
            // Clockwise, then back from the last player.
            let index = if taken < players { taken } else { all - 1 - taken };
            if let Some(seat) = open.first.round(players).nth(index) {
                open.active = seat;
            }
        } else {
            open.return_draft();
            open.stack.clear();
            open.active = open.first;
            self.begin_round(log);
        }
    }

    /// Solo: sets one of the two highest dice aside (OR-SOLO-4, OR-SOLO-R4).
    pub(crate) fn discard(&mut self, die: Die, log: &mut impl FnMut(Event)) {
        let open = &mut self.open;
        open.draft.take(die);
        open.reserve[die.colour] += 1;
        log(Event::Discarded { die });
        if open.draft.len() <= 3 {
            open.stack.pop();
        }
    }
}

impl Open {
    /// The value of `drafted` while the first player is already agreed on.
    const AGREED: u8 = u8::MAX;

    pub(crate) fn draft_each(&self) -> u8 {
        if self.solo() { 1 } else { 2 } // OR-SOLO-4, OR-SETUP-19
    }

    /// Lowest on the left; of equals, the one whose building lies lower (OR-SETUP-8).
    fn fill_citizens(&mut self, values: [u8; 5]) {
        let data = self.data();
        let mut dice = Colour::ALL.map(|colour| Die { colour, value: values[colour as usize] });
        let depth = |colour: Colour| {
            self.pool.iter().position(|kind| kind.colour(data) == Some(colour)).unwrap_or(0)
        };
        dice.sort_by_key(|die| (die.value, std::cmp::Reverse(depth(die.colour))));
        self.citizens = dice.into_iter().collect();
        for colour in Colour::ALL {
            self.reserve[colour] -= 1; // OR-SETUP-R1
        }
    }

    /// The dice that may be set aside now: the highest ones. If all of them must go, just the first.
    pub(crate) fn discards(&self) -> impl Iterator<Item = Die> {
        let highest = self.draft.iter().map(|die| die.value).max().unwrap_or(0);
        let tied = self.draft.iter().filter(move |die| die.value == highest);
        let all_go = self.draft.len() - tied.clone().count() >= 3;
        tied.take(if all_go { 1 } else { usize::MAX }).copied()
    }

    fn return_draft(&mut self) {
        for die in self.draft.iter() {
            self.reserve[die.colour] += 1; // OR-SETUP-21
        }
        self.draft.clear();
    }
}

/// The seat with this index; seats of a table always exist.
pub(crate) fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a table has this seat")
}
