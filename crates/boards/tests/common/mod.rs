//! What the tests and the snapshots share: choices of a position, scenes, sitters.

#![allow(dead_code)]

use boards::{Choice, News, Scene, Sitter};
use games::Tigris;
use table::scenario::Staged;
use table::{Game, Options, Seat, Tokens, Turn, Viewer};
use tigris::{Event, View};
use words::Words;

pub const ADDRESS: &str = "/t/4f7c2a";

pub fn options(players: usize, pairs: &[(&str, &str)]) -> Options {
    Options::new(&Tigris::INFO, players, pairs.iter().copied()).unwrap()
}

pub fn sitters() -> Vec<Sitter> {
    [("Ania", None), ("Enkidu", Some("greedy")), ("Marek", None), ("Kubaba", Some("random"))]
        .map(|(name, bot)| Sitter { name: name.to_owned(), bot: bot.map(str::to_owned) })
        .into()
}

const MIDDLE: &str = "put temple b9 h3 f4 m5 n5 i6 j7 i8 o10 j11
put settlement h4 l4 g7 h7 n8 h10
put farm e2 d3 e3 o5 b7 c7 d8 m8 i9 j9 k9 m9
put market i2 j6 k6 m6 p8 c9 g10 p10
put catastrophe i10 g8
monument red-blue f2
leader 1 farmer i3
leader 1 king i5
leader 1 trader n6
leader 1 priest h8
leader 2 king g4
leader 2 trader c8
leader 2 priest a9
leader 3 priest h2
leader 3 king n9
leader 3 trader p9
leader 4 king m4
leader 4 trader k7
leader 4 farmer j8
leader 4 priest n10
catastrophes 1 1
catastrophes 3 1
points 1 black=6 red=7 blue=5 green=3
treasures 1 1
hand 1 settlement settlement settlement temple farm market
hand 2 temple temple settlement farm farm market
hand 3 temple temple temple settlement farm market
hand 4 temple temple settlement farm market market
bag 61";

/// The position of the mock, the first seat to move.
pub fn middle() -> Tigris {
    staged(MIDDLE)
}

/// A position set up with the words of the scenarios.
pub fn staged(lines: &str) -> Tigris {
    let mut game = Tigris::stage(&options(4, &[]));
    for line in lines.lines() {
        game.arrange(&mut Tokens::new(line)).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
    game
}

/// The legal moves of a seat, as the server would offer them.
pub fn choices(game: &Tigris, me: Option<Seat>) -> Vec<Choice<Tigris>> {
    let Some(me) = me.filter(|me| game.turn() == Turn::Decide(*me)) else { return Vec::new() };
    let choice = |m: tigris::Move| {
        let mut after = game.clone();
        let mut events = Vec::new();
        after.apply(m, &mut |event| events.push(Tigris::hide_event(event, Viewer::Seat(me))));
        Choice { m, text: m.to_string(), events, final_: after.turn() != Turn::Decide(me) }
    };
    game.legal_moves().into_iter().map(choice).collect()
}

pub fn news(events: &[Event], who: Viewer) -> Vec<News<Tigris>> {
    let seen = events.iter().map(|event| Tigris::hide_event(*event, who));
    seen.enumerate().map(|(index, event)| News { number: index + 1, event }).collect()
}

/// A table as one viewer has it before him.
pub struct Stage {
    pub view: View,
    pub me: Option<Seat>,
    pub choices: Vec<Choice<Tigris>>,
    pub news: Vec<News<Tigris>>,
    pub sitters: Vec<Sitter>,
}

impl Stage {
    pub fn new(game: &Tigris, me: Option<Seat>, events: &[Event]) -> Stage {
        let who = me.map_or(Viewer::Public, Viewer::Seat);
        Stage {
            view: game.view(who),
            me,
            choices: choices(game, me),
            news: news(events, who),
            sitters: sitters(),
        }
    }

    pub fn scene<'a>(
        &'a self,
        words: &'a Words,
        pick: &'a str,
        refused: Option<&'a str>,
    ) -> Scene<'a, Tigris> {
        Scene {
            view: &self.view,
            me: self.me,
            choices: &self.choices,
            pick,
            refused,
            news: &self.news,
            sitters: &self.sitters,
            words,
            address: ADDRESS,
            named: None,
        }
    }
}
