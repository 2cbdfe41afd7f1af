//! What chance decides: how it is drawn, whether it is possible, and what it does (OR-SETUP,
//! OR-MAIN-9, OR-BUY-6, OR-END-1, OR-SOLO-9).

use table::Rng;

use crate::city::Kind;
use crate::colour::{Colour, Die};
use crate::event::Event;
use crate::few::Few;
use crate::moves::Chance;
use crate::setup::seat;
use crate::state::{Frame, Open, Origins, Step};

/// Applies a possible outcome; then the game goes on until a seat or chance must decide.
pub(crate) fn apply_chance(game: &mut Origins, c: Chance, log: &mut impl FnMut(Event)) {
    match c {
        Chance::Tile(colour, kind) => game.show_tile(colour, kind, log),
        Chance::Roll(die) => {
            game.open.stack.pop();
            game.open.citizens.push(die); // OR-MAIN-9-R1
            log(Event::Rolled { die });
        }
        Chance::Reroll(value) => game.return_speaker(value, log),
        Chance::Keep(card) => game.keep_card(card, log),
        c => game.lay_out(c, log),
    }
    game.proceed(log);
}

impl Open {
    /// Draws an outcome with its true probability.
    pub(crate) fn sample(&self, rng: &mut impl Rng) -> Chance {
        match self.top() {
            Frame::Setup(step) => self.sample_setup(step, rng),
            Frame::TurnUp(colour) => Chance::Tile(colour, self.draw_tile(colour, rng)),
            Frame::Roll(colour) => Chance::Roll(Die { colour, value: roll(rng) }),
            Frame::Keep => Chance::Keep(self.sample_keep(rng)),
            _ => Chance::Reroll(self.data.speaker_faces[rng.below(6) as usize]),
        }
    }

    fn sample_setup(&self, step: Step, rng: &mut impl Rng) -> Chance {
        let data = self.data();
        let table = data.tables[self.players() - 1];
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
                Chance::Pool(colours.map(|colour| self.draw_tile(colour, rng)))
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
                for index in 0..usize::from(table.cards) {
                    let other = index + rng.below((deck.len() - index) as u32) as usize;
                    deck.swap(index, other);
                    cards.sort_in(deck[index]);
                }
                Chance::Cards(cards)
            }
            Step::First => Chance::First(seat(rng.below(self.players.into()) as usize)),
            Step::Draft => {
                let mut dice = Few::default();
                for colour in Colour::ALL {
                    for _ in 0..self.draft_each() {
                        dice.sort_in(Die { colour, value: roll(rng) });
                    }
                }
                Chance::Draft(dice)
            }
        }
    }

    /// One tile of a stack, each equally likely.
    fn draw_tile(&self, colour: Colour, rng: &mut impl Rng) -> Kind {
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

    /// One of the cards in hand, each equally likely.
    fn sample_keep(&self, rng: &mut impl Rng) -> u8 {
        let held = || (0..3).filter(|temple| self.holders[*temple].is_some());
        let index = rng.below((held().count() as u32).max(1)) as usize;
        held().nth(index).map_or(0, |temple| self.zodiac[temple])
    }

    /// Whether chance may decide so now.
    pub(crate) fn possible(&self, c: Chance) -> bool {
        match (self.top(), c) {
            (Frame::Setup(step), c) => self.possible_setup(step, c),
            (Frame::TurnUp(colour), Chance::Tile(of, kind)) => {
                of == colour
                    && kind.colour(self.data()) == Some(colour)
                    && self.unseen[kind.index()] > 0
            }
            (Frame::Roll(colour), Chance::Roll(die)) => {
                die.colour == colour && (1..=5).contains(&die.value)
            }
            (Frame::Reroll, Chance::Reroll(value)) => self.data.speaker_faces.contains(&value),
            (Frame::Keep, Chance::Keep(card)) => {
                (0..3).any(|temple| self.zodiac[temple] == card && self.holders[temple].is_some())
            }
            _ => false,
        }
    }

    fn possible_setup(&self, step: Step, c: Chance) -> bool {
        let data = self.data();
        let table = data.tables[self.players() - 1];
        let rolled = |value: &u8| (1..=5).contains(value);
        let different = |items: &[u8]| (1..items.len()).all(|at| !items[..at].contains(&items[at]));
        match (step, c) {
            (Step::Places, Chance::Places(tiles)) => different(&tiles.map(|tile| tile as u8)),
            (Step::Zodiac, Chance::Zodiac(cards)) => different(&cards),
            (Step::Pool, Chance::Pool(kinds)) => {
                let colours = kinds.map(|kind| kind.colour(data).map_or(9, |colour| colour as u8));
                different(&colours) && kinds.iter().all(|kind| self.unseen[kind.index()] > 0)
            }
            (Step::Citizens, Chance::Citizens(values)) => values.iter().all(rolled),
            (Step::Speakers, Chance::Speakers(values)) => {
                values.len() == usize::from(table.speakers)
                    && values.iter().all(|value| data.speaker_faces.contains(value))
            }
            (Step::Cards, Chance::Cards(cards)) => {
                cards.len() == usize::from(table.cards) && different(&cards)
            }
            (Step::First, Chance::First(seat)) => seat.index() < self.players(),
            (Step::Draft, Chance::Draft(dice)) => {
                let each = usize::from(self.draft_each());
                dice.iter().all(|die| rolled(&die.value))
                    && Colour::ALL.into_iter().all(|colour| {
                        dice.iter().filter(|die| die.colour == colour).count() == each
                    })
            }
            _ => false,
        }
    }
}

impl Origins {
    /// The tile that chance turned up.
    fn show_tile(&mut self, colour: Colour, kind: Kind, log: &mut impl FnMut(Event)) {
        let open = &mut self.open;
        open.stack.pop();
        open.unseen[kind.index()] -= 1;
        open.tops[colour] = Some(kind);
        log(Event::Turned { colour, kind });
    }

    /// A speaker that was rolled again lies in its pool (OR-END-1, OR-RAISE-1).
    fn return_speaker(&mut self, value: u8, log: &mut impl FnMut(Event)) {
        self.open.stack.pop();
        self.open.speakers.sort_in(value);
        log(Event::Rerolled { value });
    }

    /// Solo: all cards but one go back above their tracks (OR-SOLO-9).
    fn keep_card(&mut self, card: u8, log: &mut impl FnMut(Event)) {
        let open = &mut self.open;
        open.stack.pop();
        for temple in 0..3 {
            if open.zodiac[temple] != card {
                open.holders[temple] = None;
            }
        }
        log(Event::Kept { seat: open.active, card });
    }
}

/// A citizen die, rolled until it is no 6.
fn roll(rng: &mut impl Rng) -> u8 {
    1 + rng.below(5) as u8
}
