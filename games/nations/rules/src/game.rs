//! Nations as a [`Game`]: the contract, answered by the other modules.

use table::{
    Game, Info, OptionSpec, Options, OptionsError, Outcome, Phrase, Rng, Sink, Turn, Viewer,
};

use crate::event::Event;
use crate::moves::{Chance, Move, Order};
use crate::refusal::Refusal;
use crate::state::Nations;
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
        self.open.turn()
    }

    fn legal(&self, out: &mut impl Sink<Move>) {
        self.open.legal(out);
    }

    fn refusal(&self, m: Move) -> Option<Refusal> {
        self.open.refusal(m)
    }

    fn out_of_turn(&self, m: Move) -> Refusal {
        self.open.out_of_turn(m)
    }

    fn apply(&mut self, m: Move, log: &mut impl FnMut(Event)) {
        self.apply(m, log);
    }

    fn sample(&self, rng: &mut impl Rng) -> Chance {
        self.open.sample(rng)
    }

    fn possible(&self, c: Chance) -> bool {
        self.open.possible(c)
    }

    fn apply_chance(&mut self, c: Chance, log: &mut impl FnMut(Event)) {
        self.apply_chance(c, log);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.open.outcome()
    }

    fn view(&self, who: Viewer) -> View {
        View { who, open: self.open.clone() }
    }

    fn determinize(view: &View, _: &mut impl Rng) -> Nations {
        Nations { open: view.open.clone() } // NA-GEN-14
    }

    fn prompt(view: &View) -> Phrase {
        view.prompt()
    }
}
