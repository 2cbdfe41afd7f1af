//! What the tests and the sample pages of all games share: positions, choices, scenes, sitters.

use std::collections::BTreeMap;

use table::scenario::Staged;
use table::{Fast, Game, Options, Proved, Seat, Tokens, Turn, Viewer};
use words::{Lang, Words};

use crate::{Address, Choice, News, Parts, Reader, Scene, Sitter, Title};

pub const ADDRESS: Address<'static> = Address::of("4f7c2a");

pub fn options<G: Game>(players: usize, pairs: &[(&str, &str)]) -> Options {
    Options::new(&G::INFO, players, pairs.iter().copied()).unwrap()
}

pub fn sitters() -> Vec<Sitter> {
    let bots = [None, Some("level2"), None, Some("random"), None];
    let names = ["Ania", "Enkidu", "Marek", "Kubaba", "Ewa"].into_iter().zip(bots);
    let sitter = |(name, bot): (&str, Option<&str>)| Sitter {
        name: name.to_owned(),
        bot: bot.map(str::to_owned),
    };
    names.map(sitter).collect()
}

/// The sentences of the house and of one game.
pub fn words<T: Title>(lang: Lang) -> Words {
    Words::new(lang, [T::WORDS.get(lang)])
}

/// A position set up with the words of the scenarios.
pub fn staged<G: Staged>(players: usize, lines: &str) -> G {
    let mut game = G::stage(&options::<G>(players, &[]));
    for line in lines.lines() {
        game.arrange(&mut Tokens::new(line)).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
    game
}

/// The legal moves of a seat, as the server would offer them.
pub fn choices<G: Game>(game: &G, me: Option<Seat>) -> Vec<Choice<G>> {
    let Some(me) = me.filter(|me| game.turn() == Turn::Decide(*me)) else { return Vec::new() };
    let choice = |m: G::Move| {
        let mut after = game.clone();
        let mut events = Vec::new();
        after.apply(m, &mut |event| events.push(G::hide_event(event, Viewer::Seat(me))));
        Choice { m, text: m.to_string(), events, final_: after.turn() != Turn::Decide(me) }
    };
    game.legal_moves().into_iter().map(choice).collect()
}

pub fn news<G: Game>(events: &[G::Event], who: Viewer) -> Vec<News<G>> {
    let seen = events.iter().map(|event| G::hide_event(*event, who));
    seen.enumerate().map(|(index, event)| News { number: index + 1, event }).collect()
}

/// A table as one viewer has it before him.
pub struct Stage<G: Game> {
    pub view: G::View,
    pub me: Option<Seat>,
    pub choices: Vec<Choice<G>>,
    pub news: Vec<News<G>>,
    pub sitters: Vec<Sitter>,
}

impl<G: Game> Stage<G> {
    pub fn new(game: &G, me: Option<Seat>, events: &[G::Event]) -> Self {
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
            choices: &self.choices,
            news: &self.news,
            reader: Reader {
                words,
                me: self.me,
                pick,
                refused,
                sitters: &self.sitters,
                address: ADDRESS,
                here: ADDRESS,
                part: false,
            },
        }
    }
}

/// Plays games with all sorts of options and hands over every position in which a seat decides or
/// all is over, with what happened of late.
pub fn positions<G: Proved>(games: usize, mut seen: impl FnMut(&G, &[G::Event], &mut Fast)) {
    let (fewest, most) = G::INFO.players;
    for number in 0..games {
        let mut rng = Fast::new(number as u64);
        let spec = &G::INFO.options[number % G::INFO.options.len()];
        let value = spec.values[spec.values.len() - 1 - number % spec.values.len().min(2)];
        let players = fewest + number % (most - fewest + 1);
        let first = Options::new(&G::INFO, players, [(spec.key, value)]).unwrap();
        let plain = || G::new(&options::<G>(players, &[])).unwrap();
        let mut game = G::new(&first).unwrap_or_else(|_| plain()); // no fourth seat to begin
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

/// Takes the first few positions of each kind of decision, then one in many: pages cost more than
/// moves.
#[derive(Default)]
pub struct Sample(pub BTreeMap<&'static str, usize>);

impl Sample {
    pub fn take<G: Game>(&mut self, game: &G, first: usize, then: usize) -> bool {
        let seen = self.0.entry(G::prompt(&game.view(Viewer::Public)).id).or_default();
        *seen += 1;
        *seen <= first || seen.is_multiple_of(then)
    }
}

/// Everybody at the table, and somebody behind it.
pub fn viewers<G: Game>(game: &G) -> Vec<Option<Seat>> {
    Seat::all(game.players()).map(Some).chain([None]).collect()
}

/// All parts of the page.
pub fn whole<T: Title>(scene: &Scene<'_, T::Game>) -> String {
    let Parts { prompt, hand, board, lens, rail } = T::page(scene);
    [prompt, hand, board, lens, rail].map(|part| part.into_string()).join("\n")
}

/// A few picks worth looking at: none, a piece, a whole move.
pub fn picks<G: Game>(stage: &Stage<G>, rng: &mut Fast) -> Vec<String> {
    use table::Rng as _;
    let mut picks = vec![String::new()];
    if !stage.choices.is_empty() {
        let choice = &stage.choices[rng.below(stage.choices.len() as u32) as usize];
        let begun = choice.text.rsplit_once(' ').map_or("", |(begun, _)| begun);
        picks.extend([choice.text.clone(), begun.to_owned()]);
    }
    picks
}

/// The values of an attribute, wherever it stands.
pub fn values<'a>(markup: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!(" {attribute}=\"");
    let found = markup.split(&start).skip(1);
    found.filter_map(|rest| rest.split_once('"').map(|(value, _)| value)).collect()
}
