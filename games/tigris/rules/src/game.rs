//! Tigris & Euphrates as a [`Game`]. Each answer stands in the module of the same name.

use table::{
    Game, Info, OptionSpec, Options, OptionsError, Outcome, Phrase, Rng, Seat, Sink, Turn, Viewer,
};

use crate::event::Event;
use crate::moves::{Chance, Move};
use crate::refusal::Refusal;
use crate::state::{Phase, Tigris};
use crate::view::View;
use crate::{apply, chance, legal, outcome, prompt, refusal, view};

impl Game for Tigris {
    const INFO: Info = Info {
        id: "tigris",
        name: "Tigris & Euphrates",
        rules: 1,
        players: (2, 4), // TE-COMP-1
        options: &[
            OptionSpec::switch("english"),
            OptionSpec::one_of("first", &["random", "1", "2", "3", "4"], "random"),
            OptionSpec::switch("open-scores"),
            OptionSpec::switch("swap-ends"),
        ],
    };

    type Move = Move;
    type Chance = Chance;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;

    fn new(options: &Options) -> Result<Tigris, OptionsError> {
        let mut game = Tigris::set_up(options);
        if let Ok(number) = options.get("first").parse::<usize>() {
            let first = game.open.seats().nth(number - 1).ok_or_else(|| OptionsError::Value {
                key: "first",
                given: number.to_string(),
                expected: format!("random or a seat from 1 to {}", options.players()),
            })?;
            game.deal(first);
        }
        Ok(game)
    }

    fn players(&self) -> usize {
        self.open.players()
    }

    fn turn(&self) -> Turn {
        match (self.open.phase, self.open.decider()) {
            (_, Some(seat)) => Turn::Decide(seat),
            (Phase::Over, _) => Turn::Over,
            _ => Turn::Chance,
        }
    }

    fn legal(&self, out: &mut impl Sink<Move>) {
        legal::legal(self, out);
    }

    fn refusal(&self, m: Move) -> Option<Refusal> {
        refusal::refusal(self, m)
    }

    fn out_of_turn(&self, m: Move) -> Refusal {
        refusal::out_of_turn(self, m)
    }

    fn apply(&mut self, m: Move, log: &mut impl FnMut(Event)) {
        apply::apply(self, m, log);
    }

    fn sample(&self, rng: &mut impl Rng) -> Chance {
        chance::sample(self, rng)
    }

    fn possible(&self, c: Chance) -> bool {
        chance::possible(self, c)
    }

    fn apply_chance(&mut self, c: Chance, log: &mut impl FnMut(Event)) {
        chance::apply_chance(self, c, log);
    }

    fn outcome(&self) -> Option<Outcome> {
        outcome::outcome(self)
    }

    fn view(&self, who: Viewer) -> View {
        view::view(self, who)
    }

    fn determinize(view: &View, rng: &mut impl Rng) -> Tigris {
        view::determinize(view, rng)
    }

    fn hide_move(m: Move, by: Seat, who: Viewer) -> Option<String> {
        view::hide_move(m, by, who)
    }

    fn hide_chance(c: Chance, who: Viewer) -> Option<String> {
        view::hide_chance(c, who)
    }

    fn hide_event(event: Event, who: Viewer) -> Event {
        view::hide_event(event, who)
    }

    fn prompt(view: &View) -> Phrase {
        prompt::prompt(view)
    }
}
