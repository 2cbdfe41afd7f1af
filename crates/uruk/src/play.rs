//! `uruk play`: a table in the terminal, for people and bots.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, bail, ensure};
use bots::{Level, Mind};
use clap::Args;
use draw::{Paint, Table, Title};
use games::{GameId, with_title};
use pages::{Chair, NoChair};
use serde_json::json;
use table::{
    Fast, Game, Match, Options, Outcome, Phrase, PlayError, Refuse, Rng, Seat, Seed, Tell, Turn,
    Viewer, record,
};
use words::{Lang, Words};

use crate::prompt::{Prompt, Typed};
use crate::{fuzz, print};

/// Play a game in the terminal.
///
/// Type moves in the notation of docs/notation.md; Tab completes, `help` lists the other commands.
/// With bots only, play the game to its end and print the result.
#[derive(Args)]
pub struct Play {
    /// The game to play.
    #[arg(default_value = GameId::ALL[0].info().id)]
    game: GameId,
    /// Seat these players, separated by commas: human, bot:random, bot:level1 to bot:level6.
    #[arg(long, default_value = "human,bot:level2")]
    seats: String,
    /// Set an option of the game, see `uruk games`; may be given several times.
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Use this seed for all draws, up to 64 hexadecimal digits [default: random].
    #[arg(long, value_name = "HEX")]
    seed: Option<String>,
    /// Write the record to this file, which must not exist yet.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Print the result as JSON (with bots only).
    #[arg(long)]
    json: bool,
    /// Language: en or pl [default: the environment's].
    #[arg(long, value_parser = print::lang)]
    lang: Option<Lang>,
}

impl Play {
    pub fn run(&self) -> anyhow::Result<()> {
        let bots = bots(&self.seats)?;
        let pairs = fuzz::pairs(&self.options)?;
        let options = Options::new(&self.game.info(), bots.len(), pairs)
            .with_context(|| format!("--seats {}", self.seats))?;
        let seed = match &self.seed {
            Some(text) => Seed::from_hex(text)
                .with_context(|| format!("--seed {text}: expected 1 to 64 hexadecimal digits"))?,
            None => {
                let mut bytes = [0; 32];
                getrandom::fill(&mut bytes).context("the system's random numbers")?;
                Seed(bytes)
            }
        };
        if let Some(path) = &self.record {
            ensure!(!path.exists(), "--record {}: expected a new file", path.display());
        }
        let words = print::words(self.lang);
        with_title!(self.game, T => Session::<T>::new(self, bots, options, seed, &words)?.play())
    }
}

/// The bot in each seat, nothing for a person.
fn bots(text: &str) -> anyhow::Result<Vec<Option<Level>>> {
    text.split(',')
        .map(|seat| match seat.trim().parse() {
            Ok(Chair::Me(_)) => Ok(None),
            Ok(Chair::Bot(level)) => Ok(Some(level)),
            Err(NoChair::Level(error)) => Err(anyhow::Error::msg(error)),
            _ => bail!("seat `{seat}`: expected human, bot:random or bot:level1 to bot:level6"),
        })
        .collect()
}

struct Session<'a, T: Title> {
    play: &'a Play,
    bots: Vec<Option<Level>>,
    game: Match<T::Game>,
    seed: Seed,
    words: &'a Words,
    names: Vec<String>,
    /// What happened, as everybody may see it, with the line it belongs to.
    log: Vec<(usize, <T::Game as Game>::Event)>,
    /// How much of the log each seat has read.
    read: Vec<usize>,
    /// Who looked at the screen last.
    looking: Option<Seat>,
    thoughts: Fast,
    /// The bots, each with how many lines there were when it last chose.
    minds: Vec<Option<(Mind<T>, usize)>>,
}

/// How well a hint is thought over, and how many moves it names.
const HINT: (Level, usize) = (Level::Four, 3);

impl<'a, T: Title> Session<'a, T> {
    fn new(
        play: &'a Play,
        bots: Vec<Option<Level>>,
        options: Options,
        seed: Seed,
        words: &'a Words,
    ) -> anyhow::Result<Self> {
        let mut low = [0; 8];
        low.copy_from_slice(&seed.0[24..]);
        Ok(Session {
            names: print::seat_names(words, T::Game::INFO.id, bots.len()),
            read: vec![0; bots.len()],
            game: Match::new(options)?,
            thoughts: Fast::new(u64::from_le_bytes(low)),
            minds: Self::minds(&bots),
            play,
            bots,
            seed,
            words,
            log: Vec::new(),
            looking: None,
        })
    }

    fn minds(bots: &[Option<Level>]) -> Vec<Option<(Mind<T>, usize)>> {
        bots.iter().map(|bot| bot.map(|level| (Mind::new(level, bots.len()), 0))).collect()
    }

    fn play(mut self) -> anyhow::Result<()> {
        let people = self.bots.contains(&None);
        let mut prompt = if people { Some(Prompt::new()?) } else { None };
        if people {
            self.say(Phrase::new("uruk-promise").with("hash", self.seed.hash()))?;
            self.say(Phrase::new("uruk-help"))?;
        }
        loop {
            let events = self.game.settle(self.seed);
            self.note(events);
            self.save(None)?;
            let Turn::Decide(seat) = self.game.game().turn() else { break };
            match (&mut self.minds[seat.index()], &mut prompt) {
                (Some((mind, lines)), _) => {
                    let who = Viewer::Seat(seat);
                    let since = self.game.moves_since(*lines, who);
                    *lines = self.game.lines().len();
                    let view = self.game.game().view(who);
                    let m = mind.choose(&view, &since, self.thoughts.next());
                    let events = self.game.make(seat, m)?;
                    self.note(events);
                }
                (None, Some(prompt)) => {
                    if !self.turn(seat, prompt)? {
                        return match &self.play.record {
                            Some(path) => self.say(
                                Phrase::new("uruk-bye").with("file", path.display().to_string()),
                            ),
                            None => self.say(Phrase::new("uruk-bye-lost")),
                        };
                    }
                }
                (None, None) => bail!("nobody is at the terminal"),
            }
        }
        self.save(Some(self.seed))?;
        self.finish(people)
    }

    /// One decision of a person. `false` if they leave.
    fn turn(&mut self, seat: Seat, prompt: &mut Prompt) -> anyhow::Result<bool> {
        let people = self.bots.iter().filter(|bot| bot.is_none()).count();
        if people > 1 && self.looking != Some(seat) {
            print::text("\u{1b}[2J\u{1b}[H")?;
            let curtain =
                self.words.say(&Phrase::new("uruk-curtain").with("seat", seat), |s| self.name(s));
            if matches!(prompt.read(&format!("{curtain} "), Vec::new())?, Typed::End) {
                return Ok(false);
            }
        }
        self.looking = Some(seat);
        self.show_board(seat)?;
        self.show_news(seat)?;
        loop {
            let moves: Vec<String> =
                self.game.game().legal_moves().iter().map(ToString::to_string).collect();
            let view = self.game.game().view(Viewer::Seat(seat));
            print::line(self.words.say(&T::Game::prompt(&view), |s| self.name(s)))?;
            let Typed::Line(line) = prompt.read("> ", moves.clone())? else { return Ok(false) };
            let line = line.to_ascii_lowercase();
            match line.as_str() {
                "" => {}
                "quit" | "exit" => return Ok(false),
                "help" | "?" => self.say(Phrase::new("uruk-help"))?,
                "board" => self.show_board(seat)?,
                "hint" => self.show_hint(seat)?,
                "log" => {
                    self.read[seat.index()] = 0;
                    self.show_news(seat)?;
                }
                "undo" | "undo turn" => {
                    let left = if line == "undo" {
                        self.game.undo_one(seat)
                    } else {
                        self.game.undo_all(seat)
                    };
                    match left {
                        Some(left) => {
                            self.game = self.game.at(left);
                            self.minds = Self::minds(&self.bots);
                            self.log.retain(|(line, _)| *line <= left);
                            self.say(Phrase::new("uruk-undone"))?;
                            return Ok(true);
                        }
                        None => self.say(Phrase::new("uruk-nothing-to-undo"))?,
                    }
                }
                line if line == "moves" || line.starts_with("moves ") => {
                    let head = line.trim_start_matches("moves").trim_start();
                    let fitting: Vec<&String> =
                        moves.iter().filter(|m| m.starts_with(head)).collect();
                    for m in &fitting {
                        print::line(format!("  {m}"))?;
                    }
                    self.say(Phrase::new("uruk-moves").with("count", fitting.len()))?;
                }
                line => match self.game.play(seat, line) {
                    Ok(events) => {
                        self.note(events);
                        return Ok(true);
                    }
                    Err(error) => print::line(self.complaint(error))?,
                },
            }
        }
    }

    fn complaint(&self, error: PlayError<T::Game>) -> String {
        match error {
            PlayError::Refused(refusal) => {
                let why = self.words.say(&refusal.phrase(), |s| self.name(s));
                let rule = Phrase::new("uruk-rule").with("rule", refusal.rule());
                format!("✗ {why} ({})", self.words.say(&rule, |s| self.name(s)))
            }
            PlayError::Notation(error) => {
                format!("✗ {}", self.words.say(&error.phrase(), |s| self.name(s)))
            }
            error => format!("✗ {error}"),
        }
    }

    fn note(&mut self, events: Vec<<T::Game as Game>::Event>) {
        let line = self.game.lines().len();
        self.log.extend(events.into_iter().map(|event| (line, event)));
    }

    fn show_board(&self, seat: Seat) -> anyhow::Result<()> {
        let view = self.game.game().view(Viewer::Seat(seat));
        let table = Table { words: self.words, names: &self.names, paint: Paint::Colour };
        print::text(&format!("\n{}\n", T::text(&view, &table)))
    }

    /// The best moves with their chances, as far as this seat can see.
    fn show_hint(&mut self, seat: Seat) -> anyhow::Result<()> {
        let (level, most) = HINT;
        let Some(budget) = level.budget() else { return Ok(()) };
        let view = self.game.game().view(Viewer::Seat(seat));
        let mut mind = Mind::<T>::new(level, self.bots.len());
        let mut best = mind.think(&view, &[], budget, self.thoughts.next());
        best.truncate(most);
        best.sort_by(|a, b| b.share.total_cmp(&a.share));
        self.say(Phrase::new(bots::prediction_heading(self.bots.len())))?;
        for advice in best {
            let share = bots::prediction::<T>(self.game.game(), advice.share);
            let share = self.words.say(&share, |s| self.name(s));
            print::line(format!("  {share:>5}  {}", advice.m))?;
        }
        Ok(())
    }

    /// What happened since this seat last looked.
    fn show_news(&mut self, seat: Seat) -> anyhow::Result<()> {
        let from = self.read[seat.index()].min(self.log.len());
        for (_, event) in &self.log[from..] {
            let event = T::Game::hide_event(*event, Viewer::Seat(seat));
            print::line(format!("· {}", self.words.say(&event.phrase(), |s| self.name(s))))?;
        }
        self.read[seat.index()] = self.log.len();
        Ok(())
    }

    fn finish(&mut self, people: bool) -> anyhow::Result<()> {
        let Some(outcome) = self.game.game().outcome() else { bail!("the game did not end") };
        if self.play.json {
            return print::json(&json!({
                "game": T::Game::INFO.id,
                "players": self.bots.len(),
                "lines": self.game.lines().len(),
                "ranks": outcome.ranks,
                "scores": outcome.scores,
                "seed": self.seed.to_hex(),
            }));
        }
        if let Some(seat) = self.looking.filter(|_| people) {
            self.show_board(seat)?;
            self.show_news(seat)?;
        }
        self.say(Phrase::new("uruk-result"))?;
        for seat in by_rank(&outcome, self.bots.len()) {
            self.say(
                Phrase::new("uruk-place")
                    .with("rank", outcome.rank(seat))
                    .with("seat", seat)
                    .with("score", format!("{:?}", outcome.scores[seat.index()])),
            )?;
        }
        self.say(Phrase::new("uruk-proof").with("seed", self.seed.to_hex()))
    }

    fn save(&self, seed: Option<Seed>) -> anyhow::Result<()> {
        let Some(path) = &self.play.record else { return Ok(()) };
        let text = record::write(&self.game, Viewer::All, Some(&self.seed.hash()), seed);
        fs::write(path, text).with_context(|| path.display().to_string())
    }

    fn name(&self, seat: Seat) -> String {
        self.names[seat.index()].clone()
    }

    fn say(&self, phrase: Phrase) -> anyhow::Result<()> {
        print::line(self.words.say(&phrase, |seat| self.name(seat)))
    }
}

fn by_rank(outcome: &Outcome, players: usize) -> Vec<Seat> {
    let mut seats: Vec<Seat> = Seat::all(players).collect();
    seats.sort_by_key(|seat| outcome.rank(*seat));
    seats
}
