//! Setting the table up: the draws before the first decision, and the draft (OR-SETUP).

use table::{BySeat, Options, Rng, Seat};

use crate::city::{City, Kind};
use crate::colour::{ByColour, Colour, Die};
use crate::data::{Data, DataRef};
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
                track: 4,
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
    fn cards_drawn(&mut self, cards: Few<u8, 6>) {
        let open = &mut self.open;
        let data = open.data();
        open.cards = cards;
        for place in 0..cards.len() {
            open.gold[place] = data.card_gold;
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

    pub(crate) fn sample_setup(&self, step: Step, rng: &mut impl Rng) -> Chance {
        let open = &self.open;
        let data = open.data();
        let table = data.tables[open.players() - 1];
        match step {
            Step::Places => {
                let mut tiles = Colour::ALL;
                rng.shuffle(&mut tiles);
                Chance::Places(tiles)
            }
            Step::Zodiac => {
                let mut cards: [u8; 12] = std::array::from_fn(|card| card as u8);
                rng.shuffle(&mut cards);
                Chance::Zodiac([cards[0], cards[1], cards[2]])
            }
            Step::Pool => {
                let mut colours = Colour::ALL;
                rng.shuffle(&mut colours);
                Chance::Pool(colours.map(|colour| open.draw_tile(colour, rng)))
            }
            Step::Citizens => Chance::Citizens(std::array::from_fn(|_| roll(rng))),
            Step::Speakers => {
                let mut values = Few::default();
                for _ in 0..table.speakers {
                    values.sort_in(data.speaker_faces[rng.below(6) as usize]);
                }
                Chance::Speakers(values)
            }
            Step::Cards => {
                let mut deck: [u8; 45] = std::array::from_fn(|card| card as u8);
                let mut cards = Few::default();
                for place in 0..usize::from(table.cards) {
                    let other = place + rng.below((deck.len() - place) as u32) as usize;
                    deck.swap(place, other);
                    cards.sort_in(deck[place]);
                }
                Chance::Cards(cards)
            }
            Step::First => Chance::First(seat(rng.below(open.players.into()) as usize)),
            Step::Draft => {
                let mut dice = Few::default();
                for colour in Colour::ALL {
                    for _ in 0..open.draft_each() {
                        dice.sort_in(Die { colour, value: roll(rng) });
                    }
                }
                Chance::Draft(dice)
            }
        }
    }

    pub(crate) fn possible_setup(&self, step: Step, c: Chance) -> bool {
        let open = &self.open;
        let data = open.data();
        let table = data.tables[open.players() - 1];
        let rolled = |value: &u8| (1..=5).contains(value);
        let different = |items: &[u8]| (1..items.len()).all(|at| !items[..at].contains(&items[at]));
        match (step, c) {
            (Step::Places, Chance::Places(tiles)) => different(&tiles.map(|tile| tile as u8)),
            (Step::Zodiac, Chance::Zodiac(cards)) => different(&cards),
            (Step::Pool, Chance::Pool(kinds)) => {
                let colours = kinds.map(|kind| kind.colour(data).map_or(9, |colour| colour as u8));
                different(&colours) && kinds.iter().all(|kind| open.unseen[kind.index()] > 0)
            }
            (Step::Citizens, Chance::Citizens(values)) => values.iter().all(rolled),
            (Step::Speakers, Chance::Speakers(values)) => {
                values.len() == usize::from(table.speakers)
                    && values.iter().all(|value| data.speaker_faces.contains(value))
            }
            (Step::Cards, Chance::Cards(cards)) => {
                cards.len() == usize::from(table.cards) && different(&cards)
            }
            (Step::First, Chance::First(seat)) => seat.index() < open.players(),
            (Step::Draft, Chance::Draft(dice)) => {
                let each = usize::from(open.draft_each());
                dice.iter().all(|die| rolled(&die.value))
                    && Colour::ALL.into_iter().all(|colour| {
                        dice.iter().filter(|die| die.colour == colour).count() == each
                    })
            }
            _ => false,
        }
    }

    pub(crate) fn apply_setup(&mut self, c: Chance, log: &mut impl FnMut(Event)) {
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
            Chance::Cards(cards) => self.cards_drawn(cards),
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
        open.seats[seat].patricians.sort_in(Patrician { at: 0, die });
        open.drafted += 1;
        log(Event::Drafted { seat, die });
        let (taken, players) = (usize::from(open.drafted), open.players());
        if taken < 2 * players {
            // Clockwise, then back from the last player.
            let place = if taken < players { taken } else { 2 * players - 1 - taken };
            if let Some(seat) = open.first.round(players).nth(place) {
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
    /// Stands in `drafted` while the first player is already agreed on.
    const AGREED: u8 = u8::MAX;

    fn draft_each(&self) -> u8 {
        if self.solo() { 1 } else { 2 } // OR-SOLO-4, OR-SETUP-19
    }

    /// One tile of a stack, each equally likely.
    pub(crate) fn draw_tile(&self, colour: Colour, rng: &mut impl Rng) -> Kind {
        let mut place = rng.below(self.unseen_of(colour).max(1).into()) as u8;
        let data = self.data();
        for kind in Kind::buildings().filter(|kind| kind.colour(data) == Some(colour)) {
            let count = self.unseen[kind.index()];
            if place < count {
                return kind;
            }
            place -= count;
        }
        Kind::default()
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

/// A citizen die, rolled until it is no 6.
pub(crate) fn roll(rng: &mut impl Rng) -> u8 {
    1 + rng.below(5) as u8
}

/// The seat with this index; seats of a table always exist.
pub(crate) fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a table has so many seats")
}
