//! Scenarios: positions, moves and expectations in Markdown. See `docs/scenarios.md`.
//!
//! [`collect`] finds the blocks of a file, [`run`] plays one. The lines every game has are
//! understood here; everything else goes to the game's [`Staged`] vocabulary.

use std::collections::BTreeSet;
use std::fmt;

use crate::chance::Seed;
use crate::game::{Game, Turn};
use crate::matches::{Match, PlayError};
use crate::notation::{Notation, NotationError, Tokens};
use crate::options::Options;
use crate::phrase::Refuse;
use crate::seat::Seat;
use crate::sink::Count;

/// A game whose positions can be set up and asked about, one line at a time.
pub trait Staged: Game {
    /// How many play unless a scenario says otherwise.
    const PLAYERS: usize;

    /// The position every scenario begins with.
    fn stage(options: &Options) -> Self;

    /// Carries out a set-up line.
    fn arrange(&mut self, tokens: &mut Tokens<'_>) -> Result<(), NotationError>;

    /// Answers a question about the position. Reads the fact's name and whatever says what is
    /// asked; the words left over are the expected value.
    fn fact(&self, tokens: &mut Tokens<'_>) -> Result<Answer, NotationError>;
}

/// The answer to a question about a position.
pub enum Answer {
    /// A value, to be compared with the words of the line that are left.
    Value(String),
    /// Whether it holds, and what is the case if it does not.
    Holds(bool, String),
}

/// One block of a scenario file.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// The heading above it.
    pub title: String,
    /// The game's id.
    pub game: String,
    /// Its lines, each with its place in the file.
    pub lines: Vec<(usize, String)>,
    /// The rules the section names.
    pub rules: BTreeSet<String>,
}

/// A scenario that did not hold.
#[derive(Clone, Debug)]
pub struct Failure {
    /// The line of the file.
    pub line: usize,
    /// Its text.
    pub text: String,
    /// What is wrong.
    pub why: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}\n    {}", self.line, self.text, self.why)
    }
}

/// All blocks of a Markdown file whose info string satisfies `is_game`.
pub fn collect(markdown: &str, is_game: impl Fn(&str) -> bool) -> Vec<Scenario> {
    let mut found: Vec<Scenario> = Vec::new();
    let mut title = String::new();
    let mut rules = BTreeSet::new();
    let mut section = 0; // the first block of the present section
    let mut block: Option<Scenario> = None;
    let mut fence = String::new();
    for (index, line) in markdown.lines().enumerate() {
        let ticks: String = line.chars().take_while(|c| *c == '`').collect();
        if !fence.is_empty() {
            if ticks.len() >= fence.len() && line.trim_end() == ticks {
                fence.clear();
                found.extend(block.take());
            } else if let Some(block) = &mut block {
                let text = line.split('#').next().unwrap_or_default().trim();
                if !text.is_empty() {
                    block.lines.push((index + 1, text.to_owned()));
                    rules.extend(rule_ids(text));
                }
            }
        } else if ticks.len() >= 3 {
            let info = line[ticks.len()..].trim();
            fence = ticks;
            let (title, game) = (title.clone(), info.to_owned());
            block = is_game(info).then(|| Scenario {
                title,
                game,
                lines: vec![],
                rules: BTreeSet::new(),
            });
        } else if let Some(heading) = line.strip_prefix('#') {
            close_section(&mut found[section..], &mut rules);
            section = found.len();
            title = heading.trim_start_matches('#').trim().to_owned();
        } else {
            rules.extend(rule_ids(line));
        }
    }
    found.extend(block); // a block without its end is still run: nothing is skipped silently
    close_section(&mut found[section..], &mut rules);
    found
}

fn close_section(blocks: &mut [Scenario], rules: &mut BTreeSet<String>) {
    for block in blocks {
        block.rules.clone_from(rules);
    }
    rules.clear();
}

/// Every rule id in a text; `TE-WAR-2..4` stands for three of them.
pub fn rule_ids(text: &str) -> Vec<String> {
    let mut ids = Vec::new();
    let part = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-';
    for (start, _) in text.char_indices().filter(|(at, c)| {
        c.is_ascii_uppercase() && !text[..*at].ends_with(|before: char| part(before))
    }) {
        let word: &str = text[start..].split(|c| !part(c)).next().unwrap_or_default();
        let Some((stem, number)) = word.rsplit_once('-') else { continue };
        if stem.split('-').count() != 2 || stem.split('-').any(str::is_empty) {
            continue;
        }
        let digits = number.trim_start_matches(|c: char| c.is_ascii_uppercase());
        let letter = &number[..number.len() - digits.len()];
        let Ok(first) = digits.parse::<u32>() else { continue };
        let rest = &text[start + word.len()..];
        let last = rest.strip_prefix("..").and_then(|rest| {
            let digits = rest.split(|c: char| !c.is_ascii_digit()).next().unwrap_or_default();
            digits.parse::<u32>().ok()
        });
        for number in first..=last.unwrap_or(first).clamp(first, first + 100) {
            ids.push(format!("{stem}-{letter}{number}"));
        }
    }
    ids
}

/// Plays a scenario.
pub fn run<G: Staged>(scenario: &Scenario) -> Result<(), Failure> {
    let mut stage: Stage<G> = Stage { players: G::PLAYERS, options: Vec::new(), play: None };
    for (line, text) in &scenario.lines {
        stage.line(text).map_err(|fault| {
            let why = match fault {
                Fault::Notation(error) => error.to_string(),
                Fault::Other(why) => why,
            };
            Failure { line: *line, text: text.clone(), why }
        })?;
    }
    Ok(())
}

enum Fault {
    Notation(NotationError),
    Other(String),
}

impl From<NotationError> for Fault {
    fn from(error: NotationError) -> Fault {
        Fault::Notation(error)
    }
}

struct Stage<G: Staged> {
    players: usize,
    options: Vec<(String, String)>,
    play: Option<Match<G>>,
}

/// What decides the draws a scenario leaves to chance.
const SEED: Seed = Seed(*b"the draws of scenarios are fixed");

impl<G: Staged> Stage<G> {
    fn line(&mut self, text: &str) -> Result<(), Fault> {
        let (text, rule) = match text.rsplit_once(" by ") {
            Some((head, rule)) if text.starts_with("refuse ") => (head, Some(rule.trim())),
            _ => (text, None),
        };
        let lower = text.to_ascii_lowercase();
        let mut tokens = Tokens::new(&lower);
        let word = tokens.peek().unwrap_or_default();
        if matches!(word, "players" | "option") {
            tokens.next("a line")?;
            if self.play.is_some() {
                return Err(Fault::Other(format!("`{word}` belongs before everything else")));
            }
            if word == "players" {
                self.players = tokens.number(1, Seat::MAX as u32)? as usize;
            } else {
                let key = tokens.next("an option's name")?.to_owned();
                self.options.push((key, tokens.next("its value")?.to_owned()));
            }
            return Ok(tokens.end()?);
        }
        let play = match &mut self.play {
            Some(play) => play,
            None => {
                let pairs = self.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
                let options = Options::new(&G::INFO, self.players, pairs)
                    .map_err(|error| Fault::Other(error.to_string()))?;
                self.play.insert(Match::staged(options))
            }
        };
        match word {
            "do" => {
                tokens.next("a line")?;
                let seat = tokens.seat(self.players)?;
                play.settle(SEED);
                let m = whole_move::<G>(&mut tokens)?;
                play.make(seat, m).map_err(|error| Fault::Other(error.to_string()))?;
            }
            "refuse" => {
                tokens.next("a line")?;
                let rule = rule.ok_or_else(|| {
                    Fault::Other("expected `refuse <seat> <move> by <rule id>`".to_owned())
                })?;
                let seat = tokens.seat(self.players)?;
                play.settle(SEED);
                let m = whole_move::<G>(&mut tokens)?;
                let found = match play.refusal(seat, m) {
                    Some(PlayError::Refused(refusal)) if refusal.rule() == rule => return Ok(()),
                    Some(error) => error.to_string(),
                    None => "the move is legal".to_owned(),
                };
                return Err(Fault::Other(format!("expected a refusal by {rule}; {found}")));
            }
            "@" => {
                tokens.next("a line")?;
                if tokens.peek().is_none() {
                    play.settle(SEED);
                } else {
                    let c = G::Chance::read(&mut tokens)?;
                    tokens.end()?;
                    play.chance(c).map_err(|error| Fault::Other(error.to_string()))?;
                }
            }
            "expect" => {
                tokens.next("a line")?;
                expect(play, &mut tokens)?;
            }
            _ => {
                play.arrange(&mut tokens)?;
                tokens.end()?;
            }
        }
        Ok(())
    }
}

fn whole_move<G: Game>(tokens: &mut Tokens<'_>) -> Result<G::Move, NotationError> {
    let m = G::Move::read(tokens)?;
    tokens.end()?;
    Ok(m)
}

fn expect<G: Staged>(play: &Match<G>, tokens: &mut Tokens<'_>) -> Result<(), Fault> {
    let game = play.game();
    let number = |number: usize| Answer::Value(number.to_string());
    let at_end = || {
        let outcome = game.outcome();
        outcome.ok_or_else(|| Fault::Other("the game is not over".to_owned()))
    };
    let answer = match tokens.peek().unwrap_or_default() {
        "turn" => {
            tokens.next("a fact")?;
            Answer::Value(match game.turn() {
                Turn::Decide(seat) => seat.to_string(),
                Turn::Chance => "chance".to_owned(),
                Turn::Over => "over".to_owned(),
            })
        }
        "legal" => {
            tokens.next("a fact")?;
            let m = whole_move::<G>(tokens)?;
            Answer::Holds(
                game.legal_moves().contains(&m),
                match game.refusal(m) {
                    Some(refusal) => format!("not allowed by {}", refusal.rule()),
                    None => "not among the legal moves".to_owned(),
                },
            )
        }
        "moves" => {
            tokens.next("a fact")?;
            let mut count = Count::default();
            game.legal(&mut count);
            number(count.0)
        }
        "rank" => {
            tokens.next("a fact")?;
            number(at_end()?.rank(tokens.seat(game.players())?))
        }
        "score" => {
            tokens.next("a fact")?;
            Answer::Value(at_end()?.score(tokens.seat(game.players())?).to_string())
        }
        _ => game.fact(tokens)?,
    };
    match answer {
        Answer::Value(found) => {
            let wanted = tokens.rest().split_whitespace().collect::<Vec<_>>().join(" ");
            if found == wanted {
                Ok(())
            } else {
                Err(Fault::Other(format!("expected `{wanted}`, found `{found}`")))
            }
        }
        Answer::Holds(holds, otherwise) => {
            tokens.end()?;
            if holds { Ok(()) } else { Err(Fault::Other(format!("does not hold: {otherwise}"))) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rule_ids_are_found_alone_and_in_ranges() {
        let ids = rule_ids("Shows TE-WAR-2..4, (NA-SOLO-R1); not UTF-8, RE-X or TE-WAR.");
        assert_eq!(ids, ["TE-WAR-2", "TE-WAR-3", "TE-WAR-4", "NA-SOLO-R1"]);
    }

    #[test]
    fn blocks_carry_their_heading_and_the_rules_of_their_section() {
        let text = "# File\n\n## One\nShows AA-B-1.\n```game\nput x # note\n\ndo 1 y\n```\n\
                    ```text\nnot run\n```\n## Two\n```game\nrefuse 1 z by AA-B-2\n```\n";
        let found = collect(text, |info| info == "game");
        assert_eq!(found.len(), 2);
        assert_eq!(found[0].title, "One");
        assert_eq!(found[0].lines, [(6, "put x".to_owned()), (8, "do 1 y".to_owned())]);
        assert_eq!(found[0].rules.iter().collect::<Vec<_>>(), ["AA-B-1"]);
        assert_eq!(found[1].rules.iter().collect::<Vec<_>>(), ["AA-B-2"]);
    }
}
