//! Origins: First Builders as a [`Game`]: the contract, answered by the other modules.

use table::{
    Game, Info, More, OptionSpec, Options, OptionsError, Outcome, Phrase, Rng, Sink, Turn, Viewer,
};

use crate::data::Data;
use crate::event::Event;
use crate::moves::{Chance, Move};
use crate::refusal::Refusal;
use crate::state::{Frame, Open, Origins};
use crate::view::View;
use crate::{apply, chance};

impl Origins {
    /// Everything on the table.
    pub fn open(&self) -> &Open {
        &self.open
    }
}

impl Game for Origins {
    const INFO: Info = Info {
        id: "origins",
        name: "Origins: First Builders",
        rules: 1,
        players: (1, 4),
        options: &[
            OptionSpec::one_of("first", &["random", "1", "2", "3", "4"], "random"),
            OptionSpec::one_of("round-limit", &["none", "20", "30", "40"], "none"),
            // The data the game is played with: ours by its version, an owner's by its fingerprint.
            OptionSpec {
                key: "data",
                values: &["0.4"],
                default: "0.4",
                more: Some(More {
                    find: |name| Data::named(name).map(|data| data.name.as_str()),
                    default: || Some(&Data::current().name),
                }),
            },
        ],
    };

    type Move = Move;
    type Chance = Chance;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;

    fn new(options: &Options) -> Result<Origins, OptionsError> {
        // Options only hold the names of data that is kept.
        let data = Data::named(options.get("data")).unwrap_or_else(Data::builtin);
        let mut game = Origins::set_up(options, data);
        if let Ok(number) = options.get("first").parse::<usize>() {
            let first = game.open.seats().nth(number - 1).ok_or_else(|| OptionsError::Value {
                key: "first",
                given: number.to_string(),
                expected: format!("random or a seat from 1 to {}", game.open.players),
            })?;
            game.agree_on_first(first);
        }
        Ok(game)
    }

    fn players(&self) -> usize {
        self.open.players()
    }

    fn turn(&self) -> Turn {
        match self.open.top() {
            Frame::Over => Turn::Over,
            _ if self.open.chance() => Turn::Chance,
            _ => Turn::Decide(self.open.active),
        }
    }

    fn legal(&self, out: &mut impl Sink<Move>) {
        self.open.legal(out);
    }

    fn refusal(&self, m: Move) -> Option<Refusal> {
        self.open.refusal(m)
    }

    fn out_of_turn(&self, _: Move) -> Refusal {
        match self.open.top() {
            Frame::Over => Refusal::Over,
            _ => Refusal::NotYourTurn { active: self.open.active },
        }
    }

    fn apply(&mut self, m: Move, log: &mut impl FnMut(Event)) {
        apply::apply(self, m, log);
    }

    fn sample(&self, rng: &mut impl Rng) -> Chance {
        self.open.sample(rng)
    }

    fn possible(&self, c: Chance) -> bool {
        self.open.possible(c)
    }

    fn apply_chance(&mut self, c: Chance, log: &mut impl FnMut(Event)) {
        chance::apply_chance(self, c, log);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.open.outcome()
    }

    fn view(&self, who: Viewer) -> View {
        View { who, open: self.open.clone() }
    }

    fn determinize(view: &View, _: &mut impl Rng) -> Origins {
        Origins { open: view.open.clone() }
    }

    fn prompt(view: &View) -> Phrase {
        view.prompt()
    }
}
