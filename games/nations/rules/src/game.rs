//! Nations as a [`Game`]: the contract, answered by the other modules.

use table::{
    Game, Info, OptionSpec, Options, OptionsError, Outcome, Phrase, Rng, Seat, Sink, Turn, Viewer,
};

use crate::amount::{Mix, Resource, Section};
use crate::card::{Card, EventCard, People, Tile};
use crate::event::Event;
use crate::moves::{Chance, Choice, Hire, Move, Order, Revealed, Spot};
use crate::refusal::Refusal;
use crate::state::{Cell, Nations, Phase};
use crate::view::View;

const DIFFICULTY: [&str; 4] = ["chieftain", "prince", "king", "emperor"];

const fn difficulty(key: &'static str) -> OptionSpec {
    OptionSpec::one_of(key, &DIFFICULTY, "prince") // NA-SETUP-3
}

impl Game for Nations {
    const INFO: Info = Info {
        id: "nations",
        name: "Nations",
        rules: 1,
        players: (1, 5),
        options: &[
            OptionSpec::one_of("level", &["basic", "advanced", "expert", "balanced"], "advanced"),
            OptionSpec::one_of("ages", &["4", "3", "2"], "4"),
            OptionSpec::one_of("sides", &["a", "b"], "a"),
            OptionSpec::switch("easier"),
            OptionSpec::one_of("events", &["all", "level"], "all"),
            difficulty("difficulty-1"),
            difficulty("difficulty-2"),
            difficulty("difficulty-3"),
            difficulty("difficulty-4"),
            difficulty("difficulty-5"),
        ],
    };

    type Move = Move;
    type Chance = Chance;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;

    fn new(options: &Options) -> Result<Nations, OptionsError> {
        let mut game = Nations::set_up(options)?;
        if game.open.is_solo() {
            let order = Order::new(game.open.seats()); // NA-SOLO-2: the player is first
            game.set_order(order, &mut |_| {});
        }
        Ok(game)
    }

    fn players(&self) -> usize {
        self.open.players()
    }

    fn turn(&self) -> Turn {
        self.who()
    }

    fn legal(&self, out: &mut impl Sink<Move>) {
        self.list_legal(out);
    }

    fn refusal(&self, m: Move) -> Option<Refusal> {
        self.why_not(m)
    }

    fn out_of_turn(&self, m: Move) -> Refusal {
        self.why_not_now(m)
    }

    fn apply(&mut self, m: Move, log: &mut impl FnMut(Event)) {
        self.play(m, log);
    }

    fn sample(&self, rng: &mut impl Rng) -> Chance {
        self.drawn(rng)
    }

    fn possible(&self, c: Chance) -> bool {
        self.may_happen(c)
    }

    fn apply_chance(&mut self, c: Chance, log: &mut impl FnMut(Event)) {
        self.chance(c, log);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.final_outcome()
    }

    fn view(&self, who: Viewer) -> View {
        View { who, open: self.open.clone() }
    }

    fn determinize(view: &View, _: &mut impl Rng) -> Nations {
        Nations { open: view.open.clone() } // NA-GEN-14
    }

    fn hide_move(_: Move, _: Seat, _: Viewer) -> Option<String> {
        None
    }

    fn hide_chance(_: Chance, _: Viewer) -> Option<String> {
        None
    }

    fn hide_event(event: Event, _: Viewer) -> Event {
        event
    }

    fn prompt(view: &View) -> Phrase {
        view.ask()
    }

    fn audit(&self) -> Result<(), String> {
        self.check_position()
    }

    fn any_move(rng: &mut impl Rng) -> Move {
        let mut below = |n: usize| rng.below(n as u32) as usize;
        let card = Card::at(below(Card::all().len()));
        let other = (below(3) == 0).then(|| Card::at(below(Card::all().len())));
        // Printed cards are in play more often than others.
        let card = if below(3) == 0 { Card::at(296 + below(5)) } else { card };
        let section = Section::ALL[below(3)];
        let resource = Resource::ALL[below(4)];
        let mut few = || below(4) as u8;
        let mix = Mix([few(), few(), few(), few()]);
        let cells = [Cell(below(21) as u8), Cell(below(21) as u8)];
        match below(24) {
            0 => Move::Board(People::ALL[below(5)], below(2) == 0),
            1 => Move::Cover(section),
            2 => Move::GrowWorker(section),
            3 => Move::Grow(Resource::ALL[below(3)]),
            4 if below(2) == 0 => Move::Keep(Revealed::Tile(Tile::of_age(1, below(24) as u32))),
            4 => Move::Keep(Revealed::Event(EventCard::at(below(48) as u8))),
            5 | 6 => Move::Buy(card),
            7 | 8 => Move::Deploy(card, other),
            9 => Move::Undeploy(card),
            10 => [Hire::Public, Hire::Board, Hire::Card(card)].map(Move::Hire)[below(3)],
            11 => Move::Use(card, (below(2) == 0).then_some(resource)),
            12 => [Move::Pass, Move::Done, Move::Accept, Move::Decline][below(4)],
            13 => {
                let slot = Spot::Slot(below(6) as u8);
                Move::Place([slot, Spot::Advisor, Spot::Tower][below(3)])
            }
            14 => Move::Gain(resource),
            15 => Move::Pay(mix),
            16 => Move::Lose(mix),
            17 => Move::Take(section),
            18 => Move::Return(section, other),
            19 => Move::Remove(card),
            20 | 21 => {
                let choice = [Choice::Vp, Choice::GoLast, Choice::Advisors, Choice::Others];
                Move::Choose([choice[below(4)], Choice::Resource(resource)][below(2)])
            }
            _ if cells[0] == cells[1] => Move::Pass,
            _ => Move::Swap(cells[0].min(cells[1]), cells[0].max(cells[1])),
        }
    }

    /// Seeks armies, wonders and offers, and passes late: uniform play seldom gets far.
    fn daring_move(&self, rng: &mut impl Rng) -> Move {
        let mut m = self.random_move(rng);
        if self.open.phase != Phase::Action {
            return m;
        }
        for _ in 0..5 {
            let military = |card: Card| card.kind() == crate::card::Kind::Military;
            let dull = match m {
                Move::Pass | Move::Undeploy(_) => true,
                Move::Deploy(card, from) => !military(card) || from.is_some_and(military),
                Move::Decline => true,
                _ => false,
            };
            if !dull || rng.below(8) == 0 {
                break;
            }
            m = self.random_move(rng);
        }
        m
    }
}
