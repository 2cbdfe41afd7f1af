//! The properties every game must have, tried on random games.
//!
//! In every position: legal moves print, read back and are all different; `refusal` is `None`
//! exactly for them; what an error expects in place of a word can be read there; the audit holds.
//! For every viewer: a position dealt anew from what the viewer knows looks the same, and what
//! happens next looks the same. For every game: it ends, and its record replays to the same
//! positions.

use std::collections::{BTreeMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};

use crate::chance::{Fast, Rng, Seed};
use crate::game::{Game, Turn, Viewer};
use crate::matches::{Line, Match};
use crate::notation::Notation;
use crate::options::Options;
use crate::phrase::{Refuse, Tell};
use crate::record::{self, Record};
use crate::seat::Seat;

/// The longest random game that still counts as ending.
const LONGEST_GAME: usize = 50_000;

/// Of so many positions one gets the thorough tests.
const THOROUGH: u32 = 8;

/// A game as its tests see it: what they ask beyond the contract.
pub trait Proved: Game {
    /// Checks what must hold in every position reached by play, such as that no piece was lost.
    fn audit(&self) -> Result<(), String>;

    /// Any move that can be written down, legal or not.
    fn any_move(rng: &mut impl Rng) -> Self::Move;

    /// A random legal move that seeks out what uniform play seldom reaches.
    fn daring_move(&self, rng: &mut impl Rng) -> Self::Move {
        self.random_move(rng)
    }
}

/// How much a run has tried.
#[derive(Clone, Default, Debug)]
pub struct Report {
    /// Whole games.
    pub games: usize,
    /// Decisions of seats.
    pub decisions: usize,
    /// Lines of the longest game.
    pub longest: usize,
    /// How often each kind of event happened, by its message.
    pub events: BTreeMap<&'static str, usize>,
    /// How often each rule refused a move that was tried at random.
    pub refusals: BTreeMap<&'static str, usize>,
}

/// A property that does not hold, with a record that shows it.
#[derive(Clone, Debug)]
pub struct Failure {
    /// What does not hold.
    pub what: String,
    /// The game up to the position where it does not.
    pub record: String,
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}\n{}", self.what, self.record)
    }
}

/// Plays `games` random games, with each of the `options` in turn, and tries every property. Every
/// other round of games is played daringly ([`Proved::daring_move`]). `progress` hears after each
/// game how many are done.
pub fn run<G: Proved>(
    options: &[Options],
    games: usize,
    seed: u64,
    mut progress: impl FnMut(usize),
) -> Result<Report, Failure> {
    let mut report = Report::default();
    for number in 0..games {
        let mut rng = Fast::new(seed.wrapping_mul(0x9e37_79b9).wrapping_add(number as u64));
        let daring = number / options.len() % 2 == 1;
        let trial = Trial::<G>::new(options[number % options.len()].clone(), daring, &mut rng);
        trial?.play(&mut rng, &mut report)?;
        report.games += 1;
        progress(report.games);
    }
    Ok(report)
}

struct Trial<G: Proved> {
    play: Match<G>,
    daring: bool,
    seed: Seed,
    hashes: Vec<u64>,
}

impl<G: Proved> Trial<G> {
    fn new(options: Options, daring: bool, rng: &mut Fast) -> Result<Self, Failure> {
        let play = Match::new(options)
            .map_err(|error| Failure { what: error.to_string(), record: String::new() })?;
        Ok(Trial { play, daring, seed: rng.seed(), hashes: Vec::new() })
    }

    fn fail<T>(&self, what: impl Into<String>) -> Result<T, Failure> {
        let hash = self.seed.hash();
        let record = record::write(&self.play, Viewer::All, Some(&hash), Some(self.seed));
        Err(Failure { what: what.into(), record })
    }

    fn play(mut self, rng: &mut Fast, report: &mut Report) -> Result<(), Failure> {
        loop {
            let game = self.play.game();
            if let Err(what) = game.audit() {
                return self.fail(format!("audit: {what}"));
            }
            if (game.outcome().is_some()) != (game.turn() == Turn::Over) {
                return self.fail("there is an outcome exactly when the game is over");
            }
            if self.play.lines().len() >= LONGEST_GAME {
                return self.fail(format!("the game did not end in {LONGEST_GAME} lines"));
            }
            let thorough = rng.below(THOROUGH) == 0;
            let line = match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let Some(c) = self.play.drawn(self.seed) else { break };
                    self.check_chance(c)?;
                    if thorough {
                        self.check_errors(c)?;
                    }
                    Line::Chance(c)
                }
                Turn::Decide(seat) => {
                    report.decisions += 1;
                    if thorough {
                        self.check_moves(seat, rng, report)?;
                    }
                    let game = self.play.game();
                    let m = if self.daring { game.daring_move(rng) } else { game.random_move(rng) };
                    Line::Move(seat, m)
                }
            };
            if thorough {
                self.check_views(line, rng)?;
            }
            let before = thorough.then(|| (self.play.game().clone(), hash(self.play.game())));
            match self.play.line(line) {
                Ok(events) => {
                    for event in events {
                        *report.events.entry(event.phrase().id).or_default() += 1;
                    }
                }
                Err(error) => return self.fail(format!("`{line}` is refused: {error}")),
            }
            if before.is_some_and(|(copy, value)| hash(&copy) != value) {
                return self.fail(format!("`{line}` changed a copy made before it"));
            }
            self.hashes.push(hash(self.play.game()));
        }
        report.longest = report.longest.max(self.play.lines().len());
        self.check_record()
    }

    fn check_chance(&self, c: G::Chance) -> Result<(), Failure> {
        match G::Chance::parse(&c.to_string()) {
            Ok(read) if read == c => Ok(()),
            _ => self.fail(format!("the outcome `{c}` does not read back")),
        }
    }

    fn check_moves(&self, seat: Seat, rng: &mut Fast, report: &mut Report) -> Result<(), Failure> {
        let game = self.play.game();
        let moves = game.legal_moves();
        if moves.is_empty() {
            return self.fail(format!("seat {seat} must decide and has no legal move"));
        }
        let mut texts = HashSet::new();
        for m in &moves {
            let text = m.to_string();
            if G::Move::parse(&text).as_ref() != Ok(m) {
                return self.fail(format!("the move `{text}` does not read back"));
            }
            if let Some(refusal) = game.refusal(*m) {
                return self.fail(format!("`{text}` is legal and refused by {}", refusal.rule()));
            }
            if !texts.insert(text) {
                return self.fail(format!("two legal moves print as `{m}`"));
            }
        }
        self.check_errors(moves[self.play.lines().len() % moves.len()])?;
        let legal: HashSet<G::Move> = moves.into_iter().collect();
        for _ in 0..40 {
            let m = G::any_move(rng);
            match game.refusal(m) {
                Some(refusal) if refusal.phrase().id.is_empty() => {
                    return self.fail(format!("the refusal of `{m}` has no words"));
                }
                Some(refusal) => *report.refusals.entry(refusal.rule()).or_default() += 1,
                None if legal.contains(&m) => {}
                None => return self.fail(format!("`{m}` is neither legal nor refused")),
            }
        }
        Ok(())
    }

    /// Spoils each word of a line, and cuts the line before it.
    fn check_errors<N: Notation>(&self, line: N) -> Result<(), Failure> {
        let text = line.to_string();
        let words: Vec<&str> = text.split(' ').collect();
        for place in 0..=words.len() {
            for spoilt in [Some("zzz"), None] {
                let spoilt: Vec<&str> = words[..place].iter().copied().chain(spoilt).collect();
                let Err(error) = N::parse(&spoilt.join(" ")) else { continue };
                let kept = &spoilt[..error.word - 1];
                let ends = error.expected.is_empty().then_some("");
                let words = error.expected.split([' ', '|', '…']).filter(|word| !word.is_empty());
                for word in words.chain(ends) {
                    let line = format!("{} {word}", kept.join(" "));
                    if N::parse(&line).is_err_and(|next| next.word <= error.word) {
                        return self.fail(format!("{error}, and `{line}` cannot be read either"));
                    }
                }
            }
        }
        Ok(())
    }

    /// Two positions that differ only in what a viewer cannot know look the same to that viewer,
    /// now and after the next line.
    fn check_views(&self, line: Line<G>, rng: &mut Fast) -> Result<(), Failure> {
        let game = self.play.game();
        let seats = Seat::all(game.players()).map(Viewer::Seat);
        for who in seats.chain([Viewer::Public, Viewer::All]) {
            let view = game.view(who);
            let mut other = G::determinize(&view, rng);
            if other.view(who) != view {
                return self.fail(format!("dealt anew, the position looks different to {who:?}"));
            }
            if let Err(what) = other.audit() {
                return self.fail(format!("dealt anew for {who:?}: {what}"));
            }
            if who == Viewer::All && other != *game {
                return self.fail("who sees everything does not know the position");
            }
            if other.turn() != game.turn() {
                return self.fail(format!("dealt anew for {who:?}, somebody else must decide"));
            }
            let mut mine = game.clone();
            let mut seen: Vec<G::Event> = Vec::new();
            let mut seen_there = Vec::new();
            let note = |events: &mut Vec<G::Event>, event| events.push(G::hide_event(event, who));
            match line {
                Line::Move(seat, m) => {
                    if who == Viewer::Seat(seat) && game.legal_moves() != other.legal_moves() {
                        return self.fail(format!("seat {seat} has other moves when dealt anew"));
                    }
                    if other.refusal(m).is_some() {
                        continue; // another hand cannot make this move
                    }
                    mine.apply(m, &mut |event| note(&mut seen, event));
                    other.apply(m, &mut |event| note(&mut seen_there, event));
                }
                Line::Chance(c) => {
                    let there = if other.possible(c) { c } else { other.sample(rng) };
                    let text = |c| Line::<G>::Chance(c).seen_by(who);
                    if text(c) != text(there) {
                        continue; // the viewer saw another outcome
                    }
                    mine.apply_chance(c, &mut |event| note(&mut seen, event));
                    other.apply_chance(there, &mut |event| note(&mut seen_there, event));
                }
            }
            if seen != seen_there {
                return self.fail(format!(
                    "after `{line}` {who:?} sees {seen:?}, but {seen_there:?} when dealt anew"
                ));
            }
            if mine.turn() != Turn::Over && mine.view(who) != other.view(who) {
                return self.fail(format!("after `{line}` the views of {who:?} differ"));
            }
        }
        Ok(())
    }

    fn check_record(&self) -> Result<(), Failure> {
        let hash_of_seed = self.seed.hash();
        let text = record::write(&self.play, Viewer::All, Some(&hash_of_seed), Some(self.seed));
        let mut hashes = Vec::new();
        let replayed = Record::parse(&text)
            .and_then(|record| record.replay_with::<G>(|play, _| hashes.push(hash(play.game()))));
        match replayed {
            Err(error) => self.fail(format!("the record does not replay: {error}")),
            Ok((_, record::Draws::Verified)) if hashes == self.hashes => Ok(()),
            Ok(_) => self.fail("the record replays to other positions"),
        }
    }
}

fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}
