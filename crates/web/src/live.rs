//! A game at a table, whatever game it is: what the server can ask of it.
//!
//! A [`Live`] is never changed. Playing gives the next one together with the lines that must be
//! durable before anybody hears of them.

use std::ops::Range;
use std::sync::{Arc, Mutex, PoisonError};

use bots::{Budget, Level, Mind, Move};
use draw::{Choice, News, Reader, Scene, Title};
use games::{GameId, with_title};
use maud::{Markup, html};
use serde_json::{Value, json};
use table::record::{self, read_line};
use table::{
    Game, Line, Match, NotationError, Options, Outcome, Phrase, PlayError, Refuse, Seat, Seed,
    Tell, Turn, Viewer,
};
use words::Words;

use crate::{hints, moves, why};

/// A game at a table.
pub trait Live: Send + Sync {
    /// How many lines it has.
    fn len(&self) -> usize;
    /// Whether nothing has happened yet.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// Who must decide.
    fn turn(&self) -> Turn;
    /// How many play.
    fn players(&self) -> usize;
    /// The result, once it is over.
    fn outcome(&self) -> Option<Outcome>;
    /// The game after a move and the draws that follow it.
    fn play(&self, seat: Seat, text: &str) -> Result<Next, Refused>;
    /// How many lines are left if the seat takes back its last move, or all it may.
    fn undo(&self, seat: Seat, all: bool) -> Option<usize>;
    /// The game after lines that somebody else has added.
    fn follow(&self, lines: &[String]) -> Result<Arc<dyn Live>, LoadError>;
    /// The game after its first lines.
    fn at(&self, len: usize) -> Arc<dyn Live>;
    /// A bot's move. Takes its time.
    fn bot_move(&self, seat: Seat, level: Level, seed: u64) -> String;
    /// The best moves of the seat that must decide, best first, thought of from its side of the
    /// table. Takes its time.
    fn best(&self, budget: Budget, seed: u64) -> Vec<Hint>;
    /// The legal moves, if the seat must decide.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// What the viewer may know, for programs.
    fn json(&self, who: Viewer) -> Value;
    /// The record as the viewer may see it.
    fn record(&self, who: Viewer) -> String;
    /// The game's parts of the page.
    fn draw(&self, ask: &Ask<'_>) -> Drawing;
    /// The symbols the page needs.
    fn defs(&self) -> Markup;
    /// For the end page: for each series its name and each seat's value after every line.
    fn story(&self, words: &Words) -> Vec<Series>;
}

/// A figure of the game over time.
pub struct Series {
    /// Its key, which is also its symbol.
    pub key: &'static str,
    /// Its name.
    pub name: String,
    /// Each seat's value after every line.
    pub values: Vec<Vec<i32>>,
    /// Each seat's figure at the end, what the end added to it, and whether it is what counts;
    /// empty for the score itself.
    pub figures: Vec<(i32, i32, bool)>,
}

/// A move that can be made.
pub struct Next {
    /// The game after it.
    pub live: Arc<dyn Live>,
    /// The lines it adds.
    pub lines: Vec<String>,
}

/// A move worth making.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// Its text.
    pub text: String,
    /// The share of the victory it promises.
    pub share: f32,
    /// That in words; alone, the points.
    pub promise: Phrase,
}

/// Why a move cannot be made.
#[derive(Debug)]
pub enum Refused {
    /// It is not a move.
    Unreadable(NotationError),
    /// A rule forbids it.
    Rule {
        /// The rule's id.
        rule: &'static str,
        /// The reason in words.
        why: Phrase,
    },
    /// Nobody can move now.
    NotNow,
}

/// What the page of a viewer shows.
pub struct Ask<'a> {
    pub reader: Reader<'a>,
    /// Whether the viewer may move for their seat now.
    pub acts: bool,
    /// The best moves, if they were asked for.
    pub hints: &'a [Hint],
    /// The line of a bot's move that is explained, counted from 1.
    pub why: Option<usize>,
    /// Whether the whole log is shown.
    pub whole_log: bool,
    /// Whether everything is laid open, as after the end.
    pub open: bool,
}

/// The game's parts of the page, ready to be put into it.
pub struct Drawing {
    pub parts: draw::Parts,
    pub log: Markup,
    pub news: usize,
    pub description: Markup,
    pub moves: Markup,
    pub hints: Markup,
    /// Where something happened since the viewer's last move: the line before it.
    pub since: usize,
}

/// Loads a game from its stored lines.
pub fn load(
    id: GameId,
    options: Options,
    seed: Seed,
    lines: &[String],
) -> Result<Arc<dyn Live>, LoadError> {
    with_title!(id, T => Played::<T>::new(options, seed)?.follow(lines))
}

/// A stored game that cannot be loaded.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The options are not the game's.
    #[error(transparent)]
    Options(#[from] table::OptionsError),
    /// A line cannot be played.
    #[error("line {line}: {what}")]
    #[allow(missing_docs)]
    Line { line: usize, what: String },
}

/// A new game with its first draws.
pub fn begin(id: GameId, options: Options, seed: Seed) -> Result<Next, LoadError> {
    with_title!(id, T => {
        let mut played = Played::<T>::new(options, seed)?;
        played.settle();
        let lines = played.texts(0);
        Ok(Next { live: Arc::new(played), lines })
    })
}

/// What happened, line by line. It lies in one piece, since every move copies it.
#[derive(Clone)]
struct Events<E> {
    all: Vec<E>,
    /// For each line, how many there are after it.
    ends: Vec<usize>,
}

impl<E> Default for Events<E> {
    fn default() -> Self {
        Events { all: Vec::new(), ends: Vec::new() }
    }
}

impl<E> Events<E> {
    /// Adds what the next line brought.
    fn push(&mut self, line: Vec<E>) {
        self.all.extend(line);
        self.ends.push(self.all.len());
    }

    /// How many there are in the first lines.
    fn until(&self, lines: usize) -> usize {
        lines.min(self.ends.len()).checked_sub(1).map_or(0, |last| self.ends[last])
    }

    /// What these lines brought, counted from 0.
    fn of(&self, lines: Range<usize>) -> &[E] {
        &self.all[self.until(lines.start)..self.until(lines.end)]
    }

    fn truncate(&mut self, lines: usize) {
        self.all.truncate(self.until(lines));
        self.ends.truncate(lines);
    }
}

struct Played<T: Title> {
    game: Match<T::Game>,
    /// What each line brought.
    events: Events<<T::Game as Game>::Event>,
    seed: Seed,
    /// What the bots remember, by seat. The game as it is played on shares it; a game that begins
    /// anew from some line does not.
    minds: Arc<[Mutex<Option<Memory<T>>>; Seat::MAX]>,
}

/// A bot, and how many lines there were when it last chose.
struct Memory<T: Title> {
    level: Level,
    lines: usize,
    mind: Mind<T>,
}

impl<T: Title> Clone for Played<T> {
    fn clone(&self) -> Self {
        Played {
            game: self.game.clone(),
            events: self.events.clone(),
            seed: self.seed,
            minds: self.minds.clone(),
        }
    }
}

impl<T: Title> Played<T> {
    fn new(options: Options, seed: Seed) -> Result<Self, table::OptionsError> {
        let game = Match::new(options)?;
        Ok(Played { game, events: Events::default(), seed, minds: Arc::default() })
    }

    fn settle(&mut self) {
        while let Some(c) = self.game.drawn(self.seed) {
            match self.game.chance(c) {
                Ok(events) => self.events.push(events),
                Err(_) => return, // a sampled outcome is possible; the property suite proves it
            }
        }
    }

    fn texts(&self, from: usize) -> Vec<String> {
        self.game.lines()[from..].iter().map(|line| line.to_string()).collect()
    }

    fn viewer(&self, ask: &Ask<'_>) -> Viewer {
        match ask.reader.me {
            _ if ask.open => Viewer::All,
            Some(seat) => Viewer::Seat(seat),
            None => Viewer::Public,
        }
    }

    /// Every legal move with what it would do, for the seat that must decide.
    fn choices(&self, who: Viewer) -> Vec<Choice<T::Game>> {
        let position = self.game.game();
        let turn = position.turn();
        let choice = |m: Move<T>| {
            let mut next = position.clone();
            let mut events = Vec::new();
            next.apply(m, &mut |event| events.push(T::Game::hide_event(event, who)));
            Choice { m, text: m.to_string(), events, final_: next.turn() != turn }
        };
        position.legal_moves().into_iter().map(choice).collect()
    }

    /// The first line after the viewer's own last move.
    fn since(&self, me: Option<Seat>) -> usize {
        let own = |line: &Line<T::Game>| matches!(line, Line::Move(by, _) if Some(*by) == me);
        self.game.lines().iter().rposition(own).map_or(0, |last| last + 1)
    }
}

impl<T: Title> Live for Played<T> {
    fn len(&self) -> usize {
        self.game.lines().len()
    }

    fn turn(&self) -> Turn {
        self.game.game().turn()
    }

    fn players(&self) -> usize {
        self.game.options().players()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.game().outcome()
    }

    fn play(&self, seat: Seat, text: &str) -> Result<Next, Refused> {
        let mut next = self.clone();
        match next.game.play(seat, text) {
            Ok(events) => {
                next.events.push(events);
                next.settle();
                let lines = next.texts(self.len());
                Ok(Next { live: Arc::new(next), lines })
            }
            Err(PlayError::Notation(error)) => Err(Refused::Unreadable(error)),
            Err(PlayError::Refused(refusal)) => {
                Err(Refused::Rule { rule: refusal.rule(), why: refusal.phrase() })
            }
            Err(_) => Err(Refused::NotNow),
        }
    }

    fn undo(&self, seat: Seat, all: bool) -> Option<usize> {
        if self.turn() == Turn::Over {
            return None; // the seed is known by now
        }
        if all { self.game.undo_all(seat) } else { self.game.undo_one(seat) }
    }

    fn follow(&self, lines: &[String]) -> Result<Arc<dyn Live>, LoadError> {
        let mut played = self.clone();
        for text in lines {
            let number = played.game.lines().len() + 1;
            let fault = |what: String| LoadError::Line { line: number, what };
            let line = read_line::<T::Game>(text, played.game.options().players())
                .map_err(|error| fault(error.to_string()))?;
            let events = played.game.line(line).map_err(|error| fault(error.to_string()))?;
            played.events.push(events);
        }
        Ok(Arc::new(played))
    }

    fn at(&self, len: usize) -> Arc<dyn Live> {
        let mut events = self.events.clone();
        events.truncate(len);
        let game = self.game.at(len);
        Arc::new(Played::<T> { game, events, seed: self.seed, minds: Arc::default() })
    }

    fn bot_move(&self, seat: Seat, level: Level, seed: u64) -> String {
        let who = Viewer::Seat(seat);
        let mut kept = self.minds[seat.index()].lock().unwrap_or_else(PoisonError::into_inner);
        let fresh = || Memory { level, lines: self.len(), mind: Mind::new(level, self.players()) };
        let known = kept.take().filter(|memory| memory.level == level);
        let mut memory = known.unwrap_or_else(fresh);
        let since = self.game.moves_since(memory.lines, who);
        let m = memory.mind.choose(&self.game.game().view(who), &since, seed);
        *kept = Some(Memory { lines: self.len(), ..memory });
        m.to_string()
    }

    fn best(&self, budget: Budget, seed: u64) -> Vec<Hint> {
        let Turn::Decide(seat) = self.turn() else { return Vec::new() };
        let view = self.game.game().view(Viewer::Seat(seat));
        let mut mind = Mind::<T>::new(hints::LEVEL, self.players());
        let mut best = mind.think(&view, &[], budget, seed);
        best.truncate(hints::MOST);
        best.sort_by(|a, b| b.share.total_cmp(&a.share));
        let hint = |advice: bots::Advice<Move<T>>| Hint {
            text: advice.m.to_string(),
            share: advice.share,
            promise: bots::prediction::<T>(self.game.game(), advice.share),
        };
        best.into_iter().map(hint).collect()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        if self.turn() != Turn::Decide(seat) {
            return Vec::new();
        }
        self.game.game().legal_moves().iter().map(ToString::to_string).collect()
    }

    fn json(&self, who: Viewer) -> Value {
        json!({
            "game": T::Game::INFO.id,
            "rules": T::Game::INFO.rules,
            "players": self.players(),
            "lines": self.len(),
            "turn": self.turn(),
            "position": self.game.game().view(who),
            "outcome": self.outcome(),
        })
    }

    fn record(&self, who: Viewer) -> String {
        let seed = (self.turn() == Turn::Over).then_some(self.seed);
        record::write(&self.game, who, Some(&self.seed.hash()), seed)
    }

    fn draw(&self, ask: &Ask<'_>) -> Drawing {
        let who = self.viewer(ask);
        let view = self.game.game().view(who);
        let choices = if ask.acts { self.choices(who) } else { Vec::new() };
        let since = self.since(ask.reader.me);
        let news = news::<T::Game>(self.events.of(since..self.len()), who);
        let scene = Scene { view: &view, choices: &choices, news: &news, reader: ask.reader };
        // The first line shown stays for a while, so that a move only adds to the log.
        let from = since.min(self.len().saturating_sub(30)) & !15;
        let whole = ask.whole_log || ask.why.is_some_and(|line| line <= from);
        let from = if whole { 0 } else { from };
        let old = self.events.of(0..from).len();
        let mut numbers = 1..;
        let log = html! {
            ol.log tabindex="0" {
                @for line in from..self.len() {
                    @for (place, event) in self.events.of(line..line + 1).iter().enumerate() {
                        @let number = if line < since { None } else { numbers.next() };
                        @let more = if place == 0 { why::draw::<T>(&self.game, line, who, ask, &scene) } else { html! {} };
                        (T::log_line(&T::Game::hide_event(*event, who), number, &more, &scene))
                    }
                }
            }
            @if old > 0 {
                p {
                    a href=(scene.here.whole_log(true)) data-get { (scene.words.get("table-log-all")) }
                }
            }
        };
        Drawing {
            parts: T::page(&scene),
            description: T::describe(&view, &scene),
            moves: moves::panel(&scene),
            hints: hints::panel::<T>(&scene, ask.hints),
            news: news.len(),
            log,
            since,
        }
    }

    fn defs(&self) -> Markup {
        T::defs()
    }

    fn story(&self, words: &Words) -> Vec<Series> {
        let named = T::score_names(words).into_iter();
        let mut story: Vec<Series> = named
            .map(|(key, name)| {
                let values = vec![Vec::new(); self.players()];
                Series { key, name, values, figures: Vec::new() }
            })
            .collect();
        let Ok(mut game) = Match::<T::Game>::new(self.game.options().clone()) else { return story };
        let mut note = |game: &Match<T::Game>| {
            for (seat, values) in T::scores(&game.game().view(Viewer::All)).iter().enumerate() {
                for (series, value) in story.iter_mut().zip(values) {
                    series.values[seat].push(*value);
                }
            }
        };
        note(&game);
        for line in self.game.lines() {
            if game.line(*line).is_err() {
                break;
            }
            note(&game);
        }
        for seat in T::figures(&game.game().view(Viewer::All)) {
            for (series, figure) in story.iter_mut().skip(1).zip(seat) {
                series.figures.push(figure);
            }
        }
        story
    }
}

/// The events of some lines as the viewer sees them, numbered.
fn news<G: Game>(events: &[G::Event], who: Viewer) -> Vec<News<G>> {
    let events = events.iter().map(|event| G::hide_event(*event, who));
    events.enumerate().map(|(index, event)| News { number: index + 1, event }).collect()
}
