//! The text of a game: written, parsed, replayed, verified. See `docs/notation.md`.
//!
//! A [`Record`] is read without knowing the game, since its header says which game it is;
//! [`Record::replay`] then plays it by that game's rules.

use std::fmt::Write as _;

use crate::chance::Seed;
use crate::game::{Game, Viewer};
use crate::matches::{Line, Match, PlayError};
use crate::notation::{Notation, NotationError, Tokens};
use crate::options::{Options, OptionsError};
use crate::phrase::Refuse;

/// The longest record that is read.
pub const LONGEST_RECORD: usize = 4 << 20;

const FORMAT: &str = "uruk record 1";
const HEADERS: &str = "`game`, `rules`, `players`, `options`, `seed-hash`, `seed` or a line number";

/// The text of a game, split into its parts.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// The version of its rules, if the record names it.
    pub rules: Option<u32>,
    /// How many play.
    pub players: usize,
    /// Options with their values.
    pub options: Vec<(String, String)>,
    /// The commitment to the seed.
    pub seed_hash: Option<String>,
    /// The seed, once it may be known.
    pub seed: Option<Seed>,
    /// The numbered lines without their numbers, each with its place in the text.
    pub lines: Vec<(usize, String)>,
}

/// What is wrong with a record, and where.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct RecordError {
    /// The line of the text, from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: Fault,
}

/// What can be wrong with a line of a record.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum Fault {
    /// The text is too long to be a record.
    #[error("a record has at most {LONGEST_RECORD} bytes")]
    TooLong,
    /// The text does not begin like a record.
    #[error("expected `{FORMAT}`, found `{0}`")]
    Format(String),
    /// A word cannot be read.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// A header line stands twice.
    #[error("`{0}` stands twice")]
    Twice(String),
    /// A required header line is missing.
    #[error("the record has no `{0}` line")]
    Missing(&'static str),
    /// A header line stands below the first numbered line.
    #[error("`{0}` belongs above the first numbered line")]
    Late(String),
    /// The numbered lines have a gap.
    #[error("expected line number {expected}, found {found}")]
    #[allow(missing_docs)]
    Number { expected: usize, found: u32 },
    /// The rules are of a version this program does not know.
    #[error("rules version {found}: this program plays version {known}")]
    #[allow(missing_docs)]
    Rules { found: u32, known: u32 },
    /// The game does not have such options.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// The line cannot be played.
    #[error("`{text}` {why}")]
    #[allow(missing_docs)]
    Play { text: String, why: String },
    /// The line is against a rule.
    #[error("`{text}` is not allowed by {rule}")]
    #[allow(missing_docs)]
    Refused { text: String, rule: &'static str },
    /// The seed is not the one that was promised.
    #[error("the seed does not match `seed-hash`: its hash is {0}")]
    Seed(String),
    /// The draw does not come from the seed.
    #[error("`{found}` was not drawn from the seed: expected `{expected}`")]
    #[allow(missing_docs)]
    Draw { found: String, expected: String },
}

/// How far the draws of a record could be checked.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Draws {
    /// Seed and commitment agree and every draw comes from the seed.
    Verified,
    /// The seed is known and every draw comes from it, but it was not promised beforehand.
    FromSeed,
    /// The seed is not known yet.
    Unknown,
}

impl Record {
    /// Splits the text of a record into its parts.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let at = |line, fault| RecordError { line, fault };
        if text.len() > LONGEST_RECORD {
            return Err(at(1, Fault::TooLong));
        }
        let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, strip(line)));
        let mut lines = lines.by_ref().filter(|(_, line)| !line.is_empty());
        match lines.next() {
            Some((_, first)) if first == FORMAT => {}
            first => {
                let (line, found) = first.unwrap_or((1, ""));
                return Err(at(line, Fault::Format(cut(found))));
            }
        }
        let mut game = None;
        let mut rules = None;
        let mut players = None;
        let mut options = None;
        let mut seed_hash = None;
        let mut seed = None;
        let mut played: Vec<(usize, String)> = Vec::new();
        let mut last = 1;
        for (number, line) in lines {
            last = number;
            let mut tokens = Tokens::new(line);
            let wrong = |error: NotationError| at(number, Fault::Notation(error));
            let word = tokens.peek().unwrap_or_default();
            if word.starts_with(|first: char| first.is_ascii_digit()) {
                let found = tokens.number(1, u32::MAX).map_err(wrong)?;
                let expected = played.len() + 1;
                if found as usize != expected {
                    return Err(at(number, Fault::Number { expected, found }));
                }
                played.push((number, tokens.rest().to_owned()));
                continue;
            }
            let key = tokens.next(HEADERS).map_err(wrong)?;
            let twice = match key {
                "game" => {
                    game.replace(tokens.next("the game's id").map_err(wrong)?.to_owned()).is_some()
                }
                "rules" => rules.replace(tokens.number(1, 1_000_000).map_err(wrong)?).is_some(),
                "players" => {
                    players.replace(tokens.number(1, 5).map_err(wrong)? as usize).is_some()
                }
                "options" => {
                    let mut pairs = Vec::new();
                    while tokens.peek().is_some() {
                        let pair = tokens.take("an option as key=value", |word| {
                            word.split_once('=').map(|(key, v)| (key.to_owned(), v.to_owned()))
                        });
                        pairs.push(pair.map_err(wrong)?);
                    }
                    options.replace(pairs).is_some()
                }
                "seed-hash" => {
                    let hash = tokens.take("64 hexadecimal digits", |word| {
                        let fits = word.len() == 64 && Seed::from_hex(word).is_some();
                        fits.then(|| word.to_ascii_lowercase())
                    });
                    seed_hash.replace(hash.map_err(wrong)?).is_some()
                }
                "seed" => {
                    let given = tokens.take("64 hexadecimal digits", |word| {
                        Seed::from_hex(word).filter(|_| word.len() == 64)
                    });
                    seed.replace(given.map_err(wrong)?).is_some()
                }
                _ => {
                    return Err(wrong(Tokens::new(line).wrong(HEADERS)));
                }
            };
            tokens.end().map_err(wrong)?;
            if twice {
                return Err(at(number, Fault::Twice(key.to_owned())));
            }
            if !played.is_empty() && key != "seed" {
                return Err(at(number, Fault::Late(key.to_owned())));
            }
        }
        Ok(Record {
            game: game.ok_or_else(|| at(last, Fault::Missing("game")))?,
            rules,
            players: players.ok_or_else(|| at(last, Fault::Missing("players")))?,
            options: options.unwrap_or_default(),
            seed_hash,
            seed,
            lines: played,
        })
    }

    /// Plays the record by the rules of its game. Says how far its draws could be checked.
    pub fn replay<G: Game>(&self) -> Result<(Match<G>, Draws), RecordError> {
        self.replay_with(|_, _| {})
    }

    /// As [`Record::replay`], and shows every line with its events.
    pub fn replay_with<G: Game>(
        &self,
        mut seen: impl FnMut(&Match<G>, &[G::Event]),
    ) -> Result<(Match<G>, Draws), RecordError> {
        let at = |line, fault| RecordError { line, fault };
        if let Some(found) = self.rules.filter(|found| *found != G::INFO.rules) {
            return Err(at(1, Fault::Rules { found, known: G::INFO.rules }));
        }
        let pairs = self.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let start = Options::new(&G::INFO, self.players, pairs).and_then(Match::new);
        let mut game: Match<G> = start.map_err(|error| at(1, Fault::Options(error)))?;
        if let (Some(seed), Some(hash)) = (self.seed, &self.seed_hash)
            && seed.hash() != *hash
        {
            return Err(at(1, Fault::Seed(seed.hash())));
        }
        for (number, text) in &self.lines {
            let line = read_line::<G>(text, self.players)
                .map_err(|error| at(*number, Fault::Notation(error)))?;
            if let (Some(seed), Line::Chance(found)) = (self.seed, line)
                && let Some(expected) = game.drawn(seed).filter(|expected| *expected != found)
            {
                let (found, expected) = (found.to_string(), expected.to_string());
                return Err(at(*number, Fault::Draw { found, expected }));
            }
            let events = game.line(line).map_err(|error| {
                let text = cut(text);
                at(
                    *number,
                    match error {
                        PlayError::Refused(refusal) => {
                            Fault::Refused { text, rule: refusal.rule() }
                        }
                        error => Fault::Play { text, why: format!("cannot be played: {error}") },
                    },
                )
            })?;
            seen(&game, &events);
        }
        let draws = match (self.seed, &self.seed_hash) {
            (Some(_), Some(_)) => Draws::Verified,
            (Some(_), None) => Draws::FromSeed,
            (None, _) => Draws::Unknown,
        };
        Ok((game, draws))
    }
}

/// Reads a line without its number: `2 pass` or `@ draw 2 temple`.
pub fn read_line<G: Game>(text: &str, players: usize) -> Result<Line<G>, NotationError> {
    let lower = text.to_ascii_lowercase();
    let mut tokens = Tokens::new(&lower);
    let line = if tokens.peek() == Some("@") {
        tokens.next("`@`")?;
        Line::Chance(G::Chance::read(&mut tokens)?)
    } else if tokens.peek().is_some_and(|word| word.bytes().all(|byte| byte.is_ascii_digit())) {
        Line::Move(tokens.seat(players)?, G::Move::read(&mut tokens)?)
    } else {
        return Err(tokens.wrong("a seat's number or `@`"));
    };
    tokens.end()?;
    Ok(line)
}

/// The text of a game as `who` may see it. With `seed_hash` the draws are promised, with `seed`
/// they can be checked.
pub fn write<G: Game>(
    game: &Match<G>,
    who: Viewer,
    seed_hash: Option<&str>,
    seed: Option<Seed>,
) -> String {
    let mut text = header::<G>(game.options(), seed_hash);
    for (index, line) in game.lines().iter().enumerate() {
        let _ = writeln!(text, "{} {}", index + 1, line.seen_by(who));
    }
    if let Some(seed) = seed {
        let _ = writeln!(text, "seed {}", seed.to_hex());
    }
    text
}

/// The header lines of a game's record.
pub fn header<G: Game>(options: &Options, seed_hash: Option<&str>) -> String {
    let mut text = format!("{FORMAT}\ngame {}\nrules {}\n", G::INFO.id, G::INFO.rules);
    let _ = writeln!(text, "players {}", options.players());
    let pairs: Vec<String> =
        options.pairs().iter().map(|(key, value)| format!("{key}={value}")).collect();
    if !pairs.is_empty() {
        let _ = writeln!(text, "options {}", pairs.join(" "));
    }
    if let Some(hash) = seed_hash {
        let _ = writeln!(text, "seed-hash {hash}");
    }
    text
}

fn strip(line: &str) -> &str {
    line.split('#').next().unwrap_or_default().trim()
}

fn cut(text: &str) -> String {
    text.chars().take(60).collect()
}
