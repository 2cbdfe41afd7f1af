//! Origins: First Builders as a [`Game`]: the contract, answered by the other modules.

use table::{
    Game, Info, More, OptionSpec, Options, OptionsError, Outcome, Phrase, Rng, Sink, Turn, Viewer,
};

use crate::colour::Die;
use crate::data::Data;
use crate::event::Event;
use crate::moves::{Chance, Move};
use crate::refusal::Refusal;
use crate::setup::roll;
use crate::state::{Frame, Origins};
use crate::view::View;

impl Origins {
    /// Everything on the table.
    pub fn open(&self) -> &crate::state::Open {
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
        self.list_legal(out);
    }

    fn refusal(&self, m: Move) -> Option<Refusal> {
        self.why_not(m)
    }

    fn out_of_turn(&self, _: Move) -> Refusal {
        match self.open.top() {
            Frame::Over => Refusal::Over,
            _ => Refusal::NotYourTurn { active: self.open.active },
        }
    }

    fn apply(&mut self, m: Move, log: &mut impl FnMut(Event)) {
        self.act(m, log);
        self.settle(log);
    }

    fn sample(&self, rng: &mut impl Rng) -> Chance {
        match self.open.top() {
            Frame::Setup(step) => self.sample_setup(step, rng),
            Frame::TurnUp(colour) => Chance::Tile(colour, self.open.draw_tile(colour, rng)),
            Frame::Roll(colour) => Chance::Roll(Die { colour, value: roll(rng) }),
            Frame::Keep => Chance::Keep(self.sample_keep(rng)),
            _ => Chance::Reroll(self.open.data.speaker_faces[rng.below(6) as usize]),
        }
    }

    fn possible(&self, c: Chance) -> bool {
        let open = &self.open;
        match (open.top(), c) {
            (Frame::Setup(step), c) => self.possible_setup(step, c),
            (Frame::TurnUp(colour), Chance::Tile(of, kind)) => {
                of == colour
                    && kind.colour(open.data()) == Some(colour)
                    && open.unseen[kind.index()] > 0
            }
            (Frame::Roll(colour), Chance::Roll(die)) => {
                die.colour == colour && (1..=5).contains(&die.value)
            }
            (Frame::Reroll, Chance::Reroll(value)) => open.data.speaker_faces.contains(&value),
            (Frame::Keep, Chance::Keep(card)) => {
                (0..3).any(|temple| open.zodiac[temple] == card && open.holders[temple].is_some())
            }
            _ => false,
        }
    }

    fn apply_chance(&mut self, c: Chance, log: &mut impl FnMut(Event)) {
        match c {
            Chance::Tile(colour, kind) => self.turned(colour, kind, log),
            Chance::Roll(die) => {
                self.open.stack.pop();
                self.open.citizens.push(die);
                log(Event::Rolled { die });
            }
            Chance::Reroll(value) => self.rerolled(value, log),
            Chance::Keep(card) => self.keep(card, log),
            c => self.apply_setup(c, log),
        }
        self.settle(log);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.final_outcome()
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
