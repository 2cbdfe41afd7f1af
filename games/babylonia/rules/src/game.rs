//! Babylonia as a [`Game`]: each method of the contract stands in the module of its name.

use table::{
    Game, Info, OptionSpec, Options, OptionsError, Outcome, Phrase, Rng, Seat, Sink, Turn, Viewer,
};

use crate::event::Event;
use crate::moves::{Chance, Move};
use crate::refusal::Refusal;
use crate::state::Babylonia;
use crate::view::View;
use crate::{apply, chance, legal, refusal, view};

/// A yes-or-no option that is on unless it is switched off.
const fn on(key: &'static str) -> OptionSpec {
    OptionSpec::one_of(key, &["no", "yes"], "yes")
}

impl Game for Babylonia {
    const INFO: Info = Info {
        id: "babylonia",
        name: "Babylonia",
        rules: 1,
        players: (2, 4), // BA-COMP-5
        options: &[
            OptionSpec::switch("auto-order"),
            on("card5-noble-any-order"),
            OptionSpec::switch("chain-needs-match"),
            on("field-needs-face-up"),
            OptionSpec::one_of("first", &["random", "1", "2", "3", "4"], "random"),
            on("first-round-limits"),
            OptionSpec::switch("random-cards"),
        ],
    };

    type Move = Move;
    type Chance = Chance;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;

    fn new(options: &Options) -> Result<Babylonia, OptionsError> {
        let mut game = Babylonia::set_up(options);
        if let Ok(number) = options.get("first").parse::<usize>() {
            let first = game.open.seats().nth(number - 1).ok_or_else(|| OptionsError::Value {
                key: "first",
                given: number.to_string(),
                expected: format!("random or a seat from 1 to {}", options.players()),
            })?;
            game.begin_with(first);
        }
        Ok(game)
    }

    fn players(&self) -> usize {
        self.open.players()
    }

    fn turn(&self) -> Turn {
        self.open.turn()
    }

    fn legal(&self, out: &mut impl Sink<Move>) {
        legal::legal(self, out);
    }

    fn refusal(&self, m: Move) -> Option<Refusal> {
        refusal::refusal(self, m)
    }

    fn out_of_turn(&self, m: Move) -> Refusal {
        refusal::out_of_turn(&self.open, m)
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
        self.open.outcome()
    }

    fn view(&self, who: Viewer) -> View {
        view::view(self, who)
    }

    fn determinize(view: &View, rng: &mut impl Rng) -> Babylonia {
        view.determinize(rng)
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
        view.open.prompt()
    }
}
