//! What the tests and the snapshots share: choices of a position, scenes, sitters.

#![allow(dead_code)]

pub mod nations;
pub mod tigris;

use std::collections::BTreeMap;

use boards::{Choice, Drawn, News, Parts, Scene, Sitter};
use table::scenario::Staged;
use table::{Fast, Options, Rng, Seat, Tokens, Turn, Viewer};
use words::Words;

pub const ADDRESS: &str = "/t/4f7c2a";

pub fn options<G: Drawn>(players: usize, pairs: &[(&str, &str)]) -> Options {
    Options::new(&G::INFO, players, pairs.iter().copied()).unwrap()
}

/// A position set up with the words of the scenarios.
pub fn staged<G: Staged + Drawn>(players: usize, lines: &str) -> G {
    let mut game = G::stage(&options::<G>(players, &[]));
    for line in lines.lines() {
        game.arrange(&mut Tokens::new(line)).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
    game
}

pub fn sitters() -> Vec<Sitter> {
    let level = [None, Some("greedy"), None, Some("random"), None];
    ["Ania", "Enkidu", "Marek", "Kubaba", "Ewa"]
        .into_iter()
        .zip(level)
        .map(|(name, bot)| Sitter { name: name.to_owned(), bot: bot.map(str::to_owned) })
        .collect()
}

/// The legal moves of a seat, as the server would offer them.
pub fn choices<G: Drawn>(game: &G, me: Option<Seat>) -> Vec<Choice<G>> {
    let Some(me) = me.filter(|me| game.turn() == Turn::Decide(*me)) else { return Vec::new() };
    let choice = |m: G::Move| {
        let mut after = game.clone();
        let mut events = Vec::new();
        after.apply(m, &mut |event| events.push(G::hide_event(event, Viewer::Seat(me))));
        Choice { m, text: m.to_string(), events, final_: after.turn() != Turn::Decide(me) }
    };
    game.legal_moves().into_iter().map(choice).collect()
}

pub fn news<G: Drawn>(events: &[G::Event], who: Viewer) -> Vec<News<G>> {
    let seen = events.iter().map(|event| G::hide_event(*event, who));
    seen.enumerate().map(|(index, event)| News { number: index + 1, event }).collect()
}

/// A table as one viewer has it before him.
pub struct Stage<G: Drawn> {
    pub view: G::View,
    pub me: Option<Seat>,
    pub choices: Vec<Choice<G>>,
    pub news: Vec<News<G>>,
    pub sitters: Vec<Sitter>,
}

impl<G: Drawn> Stage<G> {
    pub fn new(game: &G, me: Option<Seat>, events: &[G::Event]) -> Stage<G> {
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
    ) -> Scene<'a, G> {
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

/// Plays games with these options and hands over every position in which a seat decides or all is
/// over, with what happened since that seat decided last.
pub fn positions<G: Drawn>(
    games: impl IntoIterator<Item = Options>,
    mut seen: impl FnMut(&G, &[G::Event], &mut Fast),
) {
    for (number, options) in games.into_iter().enumerate() {
        let mut rng = Fast::new(number as u64);
        let mut game = G::new(&options).unwrap();
        let mut events = Vec::new();
        loop {
            match game.turn() {
                Turn::Chance => {
                    let c = game.sample(&mut rng);
                    game.apply_chance(c, &mut |event| events.push(event));
                }
                Turn::Decide(_) => {
                    seen(&game, &events, &mut rng);
                    let m = game.daring_move(&mut rng);
                    events = events.split_off(events.len().saturating_sub(12));
                    game.apply(m, &mut |event| events.push(event));
                }
                Turn::Over => break seen(&game, &events, &mut rng),
            }
        }
    }
}

/// Takes the first few positions of each phase, then one in many: pages cost more than moves.
#[derive(Default)]
pub struct Sample(pub BTreeMap<&'static str, usize>);

impl Sample {
    pub fn take(&mut self, phase: &'static str, first: usize, then: usize) -> bool {
        let seen = self.0.entry(phase).or_default();
        *seen += 1;
        *seen <= first || seen.is_multiple_of(then)
    }
}

pub fn whole<G: Drawn>(scene: &Scene<'_, G>) -> String {
    let Parts { prompt, hand, board, lens, rail } = G::page(scene);
    [prompt, hand, board, lens, rail].map(|part| part.into_string()).join("\n")
}

/// Every tag is closed, attributes are quoted, and nothing is styled inline.
pub fn check(markup: &str, key: &str) {
    let mut open: Vec<&str> = Vec::new();
    let mut rest = markup;
    while let Some(start) = rest.find('<') {
        let end = rest[start..].find('>').map(|end| start + end).expect("a tag ends");
        let tag = &rest[start + 1..end];
        rest = &rest[end + 1..];
        let name = tag.split(' ').next().unwrap_or_default();
        assert_eq!(tag.matches('"').count() % 2, 0, "quotes: <{tag}>");
        assert!(!tag.contains(" style="), "styled: <{tag}>");
        assert!(tag.matches(" class=\"").count() <= 1, "two classes: <{tag}>");
        match name.strip_prefix('/') {
            Some(name) => assert_eq!(open.pop(), Some(name), "closes another"),
            None if name == "input" || tag.ends_with('/') => {}
            None => open.push(name),
        }
    }
    assert!(open.is_empty(), "left open: {open:?}");
    assert!(!markup.contains(key), "a sentence is missing: {markup}");
}

/// A few picks worth looking at: none, a piece, a whole move.
pub fn picks<G: Drawn>(stage: &Stage<G>, rng: &mut Fast) -> Vec<String> {
    let mut picks = vec![String::new()];
    if !stage.choices.is_empty() {
        let choice = &stage.choices[rng.below(stage.choices.len() as u32) as usize];
        let begun = choice.text.rsplit_once(' ').map_or("", |(begun, _)| begun);
        picks.extend([choice.text.clone(), begun.to_owned()]);
    }
    picks
}
