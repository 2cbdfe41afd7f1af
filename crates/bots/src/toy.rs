//! A game for tests, with all that the search has to cope with: many moves, turns of two actions, and
//! chance.
//!
//! A row of two hundred fields, each worth something. In a turn a player takes two of them, and the
//! second is worth more beside the first. Chance then draws how much of that counts.

use std::fmt;

use table::{
    Game, Info, Notation, NotationError, Options, OptionsError, Outcome, Phrase, Refuse, Rng, Seat,
    Sink, Tell, Tokens, Turn, Viewer,
};

use crate::{Judge, Sheet, features};

const FIELDS: u8 = 200;
const TURNS: u8 = 40;

/// Nothing is hidden: a position is its own view.
#[derive(Clone, Default, Eq, PartialEq, Hash, Debug, serde::Serialize)]
pub struct Toy {
    /// A bit for each field.
    taken: [u64; 4],
    points: [u16; 2],
    turns: u8,
    /// The fields taken in this turn, and what they are worth together.
    actions: [Option<u8>; 2],
    worth: u8,
}

/// All that is ever said: a field, or how much counts.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Number(u8);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Notation for Number {
    fn read(tokens: &mut Tokens<'_>) -> Result<Number, NotationError> {
        tokens.number(0, u8::MAX.into()).map(|number| Number(number as u8))
    }
}

impl Tell for Number {
    fn phrase(&self) -> Phrase {
        Phrase::new("toy").with("number", self.0)
    }
}

impl Refuse for Number {
    fn rule(&self) -> &'static str {
        "TOY-1"
    }
}

impl Game for Toy {
    const INFO: Info = Info { id: "toy", name: "Toy", rules: 1, players: (2, 2), options: &[] };
    type Move = Number;
    type Chance = Number;
    type View = Toy;
    type Event = Number;
    type Refusal = Number;

    fn new(_: &Options) -> Result<Toy, OptionsError> {
        Ok(Toy::default())
    }

    fn players(&self) -> usize {
        2
    }

    fn turn(&self) -> Turn {
        match self.actions {
            _ if self.turns == TURNS => Turn::Over,
            [_, Some(_)] => Turn::Chance,
            _ => Turn::Decide(Seat::new(usize::from(self.turns % 2)).expect("a seat")),
        }
    }

    fn legal(&self, out: &mut impl Sink<Number>) {
        let fields = (0..FIELDS).map(Number).filter(|m| self.refusal(*m).is_none());
        fields.for_each(|m| out.push(m));
    }

    fn refusal(&self, m: Number) -> Option<Number> {
        let free = m.0 < FIELDS && self.taken[usize::from(m.0 / 64)] >> (m.0 % 64) & 1 == 0;
        (!free || !matches!(self.turn(), Turn::Decide(_))).then_some(m)
    }

    fn out_of_turn(&self, m: Number) -> Number {
        m
    }

    fn apply(&mut self, Number(field): Number, _: &mut impl FnMut(Number)) {
        let [first, _] = self.actions;
        let beside = first.is_some_and(|first| first.abs_diff(field) == 1);
        self.worth += field.wrapping_mul(71) % 13 + if beside { 13 } else { 0 };
        self.taken[usize::from(field / 64)] |= 1 << (field % 64);
        self.actions = if first.is_some() { [first, Some(field)] } else { [Some(field), None] };
    }

    fn sample(&self, rng: &mut impl Rng) -> Number {
        Number(rng.below(u32::from(self.worth) + 1) as u8)
    }

    fn possible(&self, c: Number) -> bool {
        c.0 <= self.worth
    }

    fn apply_chance(&mut self, c: Number, _: &mut impl FnMut(Number)) {
        self.points[usize::from(self.turns % 2)] += u16::from(c.0);
        (self.turns, self.actions, self.worth) = (self.turns + 1, [None; 2], 0);
    }

    fn outcome(&self) -> Option<Outcome> {
        let scores = self.points.map(|points| vec![points.into()]);
        (self.turns == TURNS).then(|| Outcome::new(scores.to_vec()))
    }

    fn view(&self, _: Viewer) -> Toy {
        self.clone()
    }

    fn determinize(view: &Toy, _: &mut impl Rng) -> Toy {
        view.clone()
    }

    fn prompt(view: &Toy) -> Phrase {
        Number(view.turns).phrase()
    }
}

features! {
    struct Row { points, worth }
}

impl Judge for Toy {
    type Game = Toy;
    const FEATURES: &'static [&'static str] = &Row::NAMES;
    const WEIGHTS: &'static [(usize, &'static str)] =
        &[(2, "hidden 0\npoints 1 2\nworth 0.5 1\nprogress\none\nouter\n")];

    fn features(game: &Toy, sheet: &mut Sheet) {
        sheet.progress = f32::from(game.turns) / f32::from(TURNS);
        let worth = [u16::from(game.worth), 0];
        for (seat, row) in sheet.rows.iter_mut().take(2).enumerate() {
            let worth = worth[(usize::from(game.turns) + seat) % 2];
            let scale = |points: u16| f32::from(points) / 10.0;
            Row { points: scale(game.points[seat]), worth: scale(worth) }.write(row);
        }
    }

    fn quiet(_: &Toy) -> bool {
        true
    }
}
