//! A game being played: its position and the lines that led to it, every line checked.

use std::fmt;

use crate::chance::{Dice, Seed};
use crate::game::{Game, Turn, Viewer};
use crate::notation::{Notation, NotationError, Tokens};
use crate::options::{Options, OptionsError};
use crate::phrase::Refuse;
use crate::scenario::Staged;
use crate::seat::Seat;

/// One line of a game.
#[derive(Debug)]
pub enum Line<G: Game> {
    /// A seat's move.
    Move(Seat, G::Move),
    /// What chance decided.
    Chance(G::Chance),
}

// Not derived: a derived copy would ask that the game itself can be copied.
impl<G: Game> Copy for Line<G> {}
impl<G: Game> Clone for Line<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Line<G> {
    /// The line as this viewer sees it.
    pub fn seen_by(&self, who: Viewer) -> String {
        let hidden = match *self {
            Line::Move(seat, m) => G::hide_move(m, seat, who).map(|text| format!("{seat} {text}")),
            Line::Chance(c) => G::hide_chance(c, who).map(|text| format!("@ {text}")),
        };
        hidden.unwrap_or_else(|| self.to_string())
    }
}

impl<G: Game> fmt::Display for Line<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Line::Move(seat, m) => write!(f, "{seat} {m}"),
            Line::Chance(c) => write!(f, "@ {c}"),
        }
    }
}

/// A line that cannot be played.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum PlayError<G: Game> {
    /// The text is not a move.
    Notation(NotationError),
    /// The move is against a rule.
    Refused(G::Refusal),
    /// Chance must decide first.
    ChancePending,
    /// Chance has nothing to decide now.
    NoChance,
    /// Chance cannot have decided so.
    Impossible(G::Chance),
}

impl<G: Game> fmt::Display for PlayError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::Notation(error) => error.fmt(f),
            PlayError::Refused(refusal) => write!(f, "not allowed by {}", refusal.rule()),
            PlayError::ChancePending => f.write_str("chance decides now: expected a line with `@`"),
            PlayError::NoChance => f.write_str("chance has nothing to decide now: expected a move"),
            PlayError::Impossible(c) => write!(f, "chance cannot decide `{c}` here"),
        }
    }
}

impl<G: Game> std::error::Error for PlayError<G> {}

impl<G: Game> From<NotationError> for PlayError<G> {
    fn from(error: NotationError) -> Self {
        PlayError::Notation(error)
    }
}

/// A position and the lines that led to it.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    options: Options,
    game: G,
    lines: Vec<Line<G>>,
}

impl<G: Game> Match<G> {
    /// A new game, before its first draw.
    pub fn new(options: Options) -> Result<Match<G>, OptionsError> {
        let game = G::new(&options)?;
        Ok(Match { options, game, lines: Vec::new() })
    }

    /// The options it is played with.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The position now.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// All lines so far.
    pub fn lines(&self) -> &[Line<G>] {
        &self.lines
    }

    /// Makes a move written in the notation. On an error nothing has changed.
    pub fn play(&mut self, seat: Seat, text: &str) -> Result<Vec<G::Event>, PlayError<G>> {
        self.make(seat, G::Move::parse(text)?)
    }

    /// Makes a move. On an error nothing has changed.
    pub fn make(&mut self, seat: Seat, m: G::Move) -> Result<Vec<G::Event>, PlayError<G>> {
        if let Some(error) = self.refusal(seat, m) {
            return Err(error);
        }
        let mut events = Vec::new();
        self.game.apply(m, &mut |event| events.push(event));
        self.lines.push(Line::Move(seat, m));
        Ok(events)
    }

    /// Why `seat` may not make this move now.
    pub fn refusal(&self, seat: Seat, m: G::Move) -> Option<PlayError<G>> {
        let refused = match self.game.turn() {
            Turn::Decide(turn) if turn == seat => self.game.refusal(m),
            Turn::Decide(_) | Turn::Over => Some(self.game.out_of_turn(m)),
            Turn::Chance => return Some(PlayError::ChancePending),
        };
        refused.map(PlayError::Refused)
    }

    /// Applies an outcome of chance. On an error nothing has changed.
    pub fn chance(&mut self, c: G::Chance) -> Result<Vec<G::Event>, PlayError<G>> {
        if self.game.turn() != Turn::Chance {
            return Err(PlayError::NoChance);
        }
        if !self.game.possible(c) {
            return Err(PlayError::Impossible(c));
        }
        let mut events = Vec::new();
        self.game.apply_chance(c, &mut |event| events.push(event));
        self.lines.push(Line::Chance(c));
        Ok(events)
    }

    /// Plays one line of a record: a seat and its move, or `@` and an outcome.
    pub fn line(&mut self, line: Line<G>) -> Result<Vec<G::Event>, PlayError<G>> {
        match line {
            Line::Move(seat, m) => self.make(seat, m),
            Line::Chance(c) => self.chance(c),
        }
    }

    /// What chance decides now, if it must, with the game's seed.
    pub fn drawn(&self, seed: Seed) -> Option<G::Chance> {
        let pending = self.game.turn() == Turn::Chance;
        pending.then(|| self.game.sample(&mut Dice::new(seed, self.lines.len() + 1)))
    }

    /// Lets chance decide until a seat must or the game is over.
    pub fn settle(&mut self, seed: Seed) -> Vec<G::Event> {
        let mut events = Vec::new();
        while let Some(c) = self.drawn(seed) {
            self.game.apply_chance(c, &mut |event| events.push(event));
            self.lines.push(Line::Chance(c));
        }
        events
    }

    /// The same game after its first `count` lines.
    pub fn at(&self, count: usize) -> Match<G> {
        let mut earlier = Match {
            game: G::new(&self.options).expect("these options were accepted before"),
            options: self.options.clone(),
            lines: self.lines[..count.min(self.lines.len())].to_vec(),
        };
        for line in &earlier.lines {
            match *line {
                Line::Move(_, m) => earlier.game.apply(m, &mut |_| {}),
                Line::Chance(c) => earlier.game.apply_chance(c, &mut |_| {}),
            }
        }
        earlier
    }

    /// The moves after the first `count` lines; none if this viewer may not know all of them.
    pub fn moves_since(&self, count: usize, who: Viewer) -> Vec<G::Move> {
        let known = |line: &Line<G>| match *line {
            Line::Move(by, m) => Some(G::hide_move(m, by, who).is_none().then_some(m)),
            Line::Chance(_) => None,
        };
        let moves: Option<Vec<G::Move>> = self.lines.iter().skip(count).filter_map(known).collect();
        moves.unwrap_or_default()
    }

    /// How many lines remain if `seat` takes back its last move: undo reaches back to the last
    /// outcome of chance or another seat's move. `None` if there is nothing to take back.
    pub fn undo_one(&self, seat: Seat) -> Option<usize> {
        match self.lines.last() {
            Some(Line::Move(by, _)) if *by == seat => Some(self.lines.len() - 1),
            _ => None,
        }
    }

    /// How many lines remain if `seat` takes back all it may.
    pub fn undo_all(&self, seat: Seat) -> Option<usize> {
        let own = |line: &&Line<G>| matches!(line, Line::Move(by, _) if *by == seat);
        let count = self.lines.iter().rev().take_while(own).count();
        (count > 0).then(|| self.lines.len() - count)
    }
}

impl<G: Staged> Match<G> {
    /// The position every scenario begins with.
    pub(crate) fn staged(options: Options) -> Match<G> {
        Match { game: G::stage(&options), options, lines: Vec::new() }
    }

    /// Carries out a set-up line of a scenario.
    pub(crate) fn arrange(&mut self, tokens: &mut Tokens<'_>) -> Result<(), NotationError> {
        self.game.arrange(tokens)
    }
}
