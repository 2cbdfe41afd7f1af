//! The Royal Game of Ur as a [`Game`]: the contract.

use table::{
    Game, Info, OptionSpec, Options, OptionsError, Outcome, Phrase, Rng, Seat, Sink, Turn, Viewer,
};

use crate::event::Event;
use crate::moves::{Chance, Move};
use crate::refusal::Refusal;
use crate::state::{DICE, HOME, Phase, Ur};

const FIRST: Seat = Seat::new(0).expect("a table has a first seat");

impl Game for Ur {
    const INFO: Info = Info {
        id: "ur",
        name: "The Royal Game of Ur",
        rules: 1,
        players: (2, 2),                                                 // UR-SETUP-1
        options: &[OptionSpec::one_of("pieces", &["3", "5", "7"], "7")], // UR-SETUP-1
    };

    type Move = Move;
    type Chance = Chance;
    type View = Ur;
    type Event = Event;
    type Refusal = Refusal;

    fn new(options: &Options) -> Result<Ur, OptionsError> {
        let mut path = [0; HOME as usize + 1];
        path[0] = options.get("pieces").parse().unwrap_or(7);
        Ok(Ur { active: FIRST, phase: Phase::First, paths: [path; 2] })
    }

    fn players(&self) -> usize {
        self.paths.len()
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::First | Phase::Roll => Turn::Chance,
            Phase::Move(_) => Turn::Decide(self.active),
            Phase::Over => Turn::Over,
        }
    }

    fn legal(&self, out: &mut impl Sink<Move>) {
        self.legal().for_each(|m| out.push(m)); // UR-TURN-2
    }

    fn refusal(&self, m: Move) -> Option<Refusal> {
        self.refusal(m)
    }

    fn out_of_turn(&self, m: Move) -> Refusal {
        let refusal = self.refusal(m).filter(|_| self.turn() != Turn::Decide(self.active));
        refusal.unwrap_or(Refusal::NotYourTurn { active: self.active })
    }

    fn apply(&mut self, m: Move, log: &mut impl FnMut(Event)) {
        self.apply(m, log);
    }

    fn sample(&self, rng: &mut impl Rng) -> Chance {
        match self.phase {
            Phase::First => Chance::First([FIRST, FIRST.next(2)][rng.below(2) as usize]),
            _ => Chance::Roll((0..DICE).map(|_| rng.below(2) as u8).sum()), // UR-ROLL-1
        }
    }

    fn possible(&self, c: Chance) -> bool {
        matches!((self.phase, c), (Phase::First, Chance::First(_)) | (Phase::Roll, Chance::Roll(_)))
    }

    fn apply_chance(&mut self, c: Chance, log: &mut impl FnMut(Event)) {
        self.apply_chance(c, log);
    }

    fn outcome(&self) -> Option<Outcome> {
        let scores = self.paths.map(|path| vec![i32::from(path[usize::from(HOME)])]);
        (self.phase == Phase::Over).then(|| Outcome::new(scores.to_vec()))
    }

    fn view(&self, _: Viewer) -> Ur {
        *self
    }

    fn determinize(view: &Ur, _: &mut impl Rng) -> Ur {
        *view
    }

    fn prompt(view: &Ur) -> Phrase {
        let ask = |id| Phrase::new(id).with("seat", view.active);
        match view.phase {
            Phase::First => Phrase::new("ur-prompt-first"),
            Phase::Roll => ask("ur-prompt-roll"),
            Phase::Move(roll) => ask("ur-prompt-move").with("roll", roll),
            Phase::Over => Phrase::new("ur-prompt-over"),
        }
    }
}
