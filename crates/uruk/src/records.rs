//! The commands that read a record: `legal`, `why`, `show`, `apply`, `replay`.

use std::path::PathBuf;

use anyhow::Context;
use clap::Args;
use draw::{Paint, Table, Title};
use games::{with_game, with_title};
use serde_json::{Value, json};
use table::record::{self, Draws};
use table::{Game, Line, Match, Notation, PlayError, Record, Refuse, Seat, Tell, Turn, Viewer};
use words::{Lang, Words};

use crate::location::Location;
use crate::{No, admin, files, print};

/// List the legal moves at the end of a record, one per line.
#[derive(Args)]
pub struct Legal {
    /// The record; `-` reads standard input.
    record: PathBuf,
    /// Print a JSON list.
    #[arg(long)]
    json: bool,
}

impl Legal {
    pub fn run(&self) -> anyhow::Result<()> {
        let (record, id) = files::record(&self.record)?;
        let (moves, turn) = with_game!(id, G => {
            let game = replayed::<G>(&record, &self.record)?;
            let moves: Vec<String> = game.game().legal_moves().iter().map(ToString::to_string).collect();
            (moves, game.game().turn())
        });
        if self.json {
            return print::json(&moves);
        }
        match turn {
            Turn::Decide(_) => {}
            Turn::Chance => eprintln!("uruk: chance decides now; no seat has a move"),
            Turn::Over => eprintln!("uruk: the game is over; no seat has a move"),
        }
        print::text(&moves.iter().map(|m| format!("{m}\n")).collect::<String>())
    }
}

/// Explain why a move is not allowed at the end of a record, and by which rule.
#[derive(Args)]
pub struct Why {
    /// The record; `-` reads standard input.
    record: PathBuf,
    /// The move, such as "tile temple i5"; a seat's number may stand before it.
    #[arg(value_name = "MOVE")]
    text: String,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
    /// Language: en or pl [default: the environment's].
    #[arg(long, value_parser = print::lang)]
    lang: Option<Lang>,
}

impl Why {
    pub fn run(&self) -> anyhow::Result<()> {
        let (record, id) = files::record(&self.record)?;
        let words = print::words(self.lang);
        let names = print::seat_names(&words, &record.game, record.players);
        let refusal = with_game!(id, G => {
            let game = replayed::<G>(&record, &self.record)?;
            let (seat, m) = move_of(&game, &self.text)?;
            game.refusal(seat, m).map(|error| match error {
                PlayError::Refused(refusal) => {
                    let name = |seat: Seat| names[seat.index()].clone();
                    (refusal.rule(), words.say(&refusal.phrase(), name))
                }
                error => ("", error.to_string()),
            })
        });
        if self.json {
            let (rule, text) = refusal.clone().unzip();
            return print::json(&json!({"legal": refusal.is_none(), "rule": rule, "text": text}));
        }
        match refusal {
            None => print::line("legal"),
            Some((rule, text)) => print::line(format!("{rule} {text}").trim()),
        }
    }
}

/// Show the position at the end of a record, or after one of its lines.
#[derive(Args)]
pub struct Show {
    /// The record; `-` reads standard input.
    record: PathBuf,
    /// Show the position after this many lines [default: all].
    #[arg(long, value_name = "LINE")]
    at: Option<usize>,
    /// Show only what this seat may know; `public` for open information [default: everything].
    #[arg(long)]
    seat: Option<String>,
    /// Print the whole position as JSON.
    #[arg(long)]
    json: bool,
    /// Language: en or pl [default: the environment's].
    #[arg(long, value_parser = print::lang)]
    lang: Option<Lang>,
}

impl Show {
    pub fn run(&self) -> anyhow::Result<()> {
        let (mut record, id) = files::record(&self.record)?;
        let who = self.viewer(record.players)?;
        if let Some(at) = self.at {
            anyhow::ensure!(
                at <= record.lines.len(),
                "--at {at}: expected a line from 0 to {}",
                record.lines.len()
            );
            record.lines.truncate(at);
        }
        let words = print::words(self.lang);
        with_title!(id, T => {
            let game = replayed::<bots::Position<T>>(&record, &self.record)?;
            if self.json { print::json(&position(&game, who)?) } else { print::text(&as_text::<T>(&game, who, &words)) }
        })
    }

    fn viewer(&self, players: usize) -> anyhow::Result<Viewer> {
        let Some(text) = &self.seat else { return Ok(Viewer::All) };
        if text == "public" {
            return Ok(Viewer::Public);
        }
        let seat = text.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let seat = seat.filter(|index| *index < players).and_then(Seat::new);
        let seat =
            seat.with_context(|| format!("--seat {text}: expected public or 1 to {players}"))?;
        Ok(Viewer::Seat(seat))
    }
}

/// Append moves to a record and print the new record.
///
/// If the record holds its seed, the draws that follow are made from it; otherwise give them as
/// lines, too: "@ draw 2 temple".
#[derive(Args)]
pub struct Apply {
    /// The record; `-` reads standard input.
    record: PathBuf,
    /// The moves, such as "tile temple i5".
    #[arg(value_name = "MOVE", required = true)]
    moves: Vec<String>,
    /// Language: en or pl [default: the environment's].
    #[arg(long, value_parser = print::lang)]
    lang: Option<Lang>,
}

impl Apply {
    pub fn run(&self) -> anyhow::Result<()> {
        let (record, id) = files::record(&self.record)?;
        let words = print::words(self.lang);
        let names = print::seat_names(&words, &record.game, record.players);
        with_game!(id, G => {
            let mut game = replayed::<G>(&record, &self.record)?;
            for text in &self.moves {
                if let Err(error) = append(&mut game, &record, text)? {
                    eprintln!("uruk: `{text}`: {}", explain(&error, &words, &names));
                    return Err(No.into());
                }
            }
            if game.game().turn() == Turn::Chance {
                eprintln!("uruk: chance decides next; the record does not hold its seed");
            }
            print::text(&record::write(&game, Viewer::All, record.seed_hash.as_deref(), record.seed))
        })
    }
}

/// Plays one line given on the command line, with the draws that follow if the seed is known.
fn append<G: Game>(
    game: &mut Match<G>,
    record: &Record,
    text: &str,
) -> anyhow::Result<Result<(), PlayError<G>>> {
    if let Some(seed) = record.seed {
        game.settle(seed);
    }
    let chance = text.trim_start().strip_prefix('@');
    let line = match chance {
        Some(outcome) => Line::Chance(G::Chance::parse(outcome)?),
        None => {
            let (seat, m) = move_of(game, text)?;
            Line::Move(seat, m)
        }
    };
    let played = game.line(line).map(drop);
    if let Some(seed) = record.seed.filter(|_| played.is_ok()) {
        game.settle(seed);
    }
    Ok(played)
}

/// Verify records: every move by the rules, every draw against the seed.
///
/// Print ranks and scores. Draws can be verified once the record holds its seed.
#[derive(Args)]
pub struct Replay {
    /// The records; `-` reads standard input.
    #[arg(required_unless_present = "all")]
    records: Vec<PathBuf>,
    /// Verify every stored game, for example before an upgrade.
    #[arg(long, conflicts_with = "records")]
    all: bool,
    #[command(flatten)]
    location: Location,
    /// Print one JSON object per record.
    #[arg(long)]
    json: bool,
    /// Language: en or pl [default: the environment's].
    #[arg(long, value_parser = print::lang)]
    lang: Option<Lang>,
}

impl Replay {
    pub fn run(&self) -> anyhow::Result<()> {
        if self.all {
            return admin::replay_all(&self.location, self.json);
        }
        let words = print::words(self.lang);
        let mut all_good = true;
        for path in &self.records {
            let name = path.display().to_string();
            let checked = files::record(path).and_then(|(record, id)| {
                with_game!(id, G => {
                    let (game, draws) = record.replay::<G>()?;
                    Ok(verdict(&game, draws))
                })
            });
            match checked {
                Ok(mut verdict) => {
                    verdict["record"] = json!(name);
                    if self.json {
                        print::json(&verdict)?
                    } else {
                        print::text(&summary(&verdict, &words))?
                    }
                }
                Err(error) => {
                    all_good = false;
                    let what = format!("{error:#}");
                    if self.json {
                        print::json(&json!({"record": name, "ok": false, "error": what}))?;
                    }
                    let prefix =
                        if what.starts_with(&name) { String::new() } else { format!("{name}: ") };
                    eprintln!("uruk: {prefix}{what}");
                }
            }
        }
        if all_good { Ok(()) } else { Err(No.into()) }
    }
}

fn verdict<G: Game>(game: &Match<G>, draws: Draws) -> Value {
    let outcome = game.game().outcome();
    json!({
        "ok": true,
        "game": G::INFO.id,
        "players": game.options().players(),
        "lines": game.lines().len(),
        "over": outcome.is_some(),
        "draws": match draws {
            Draws::Verified => "verified",
            Draws::FromSeed => "from seed",
            Draws::Unknown => "unknown",
        },
        "ranks": outcome.as_ref().map(|outcome| &outcome.ranks),
        "scores": outcome.as_ref().map(|outcome| &outcome.scores),
    })
}

fn summary(verdict: &Value, words: &Words) -> String {
    let text = |key: &str| verdict[key].as_str().unwrap_or_default().to_owned();
    let over = if verdict["over"] == true { "over" } else { "running" };
    let mut lines = format!(
        "{}: {}, {} lines, {over}, draws {}\n",
        text("record"),
        text("game"),
        verdict["lines"],
        text("draws")
    );
    let players = verdict["players"].as_u64().unwrap_or(0) as usize;
    let names = print::seat_names(words, &text("game"), players);
    if let (Some(ranks), Some(scores)) = (verdict["ranks"].as_array(), verdict["scores"].as_array())
    {
        for (index, name) in names.iter().enumerate() {
            lines.push_str(&format!(
                "  {}. {} {name} {}\n",
                ranks[index],
                index + 1,
                scores[index]
            ));
        }
    }
    lines
}

fn replayed<G: Game>(record: &Record, path: &std::path::Path) -> anyhow::Result<Match<G>> {
    let (game, _) = record.replay::<G>().with_context(|| path.display().to_string())?;
    Ok(game)
}

/// A move given on the command line: of the seat named before it, else of whoever must decide.
fn move_of<G: Game>(game: &Match<G>, text: &str) -> anyhow::Result<(Seat, G::Move)> {
    if text.trim_start().starts_with(|first: char| first.is_ascii_digit()) {
        return match record::read_line::<G>(text, game.options().players())? {
            Line::Move(seat, m) => Ok((seat, m)),
            Line::Chance(_) => anyhow::bail!("expected a move"),
        };
    }
    let m = G::Move::parse(text)?;
    let seat = match game.game().turn() {
        Turn::Decide(seat) => seat,
        // Nobody's turn: any seat will do to be told so.
        Turn::Chance | Turn::Over => Seat::all(1).next().context("a seat")?,
    };
    Ok((seat, m))
}

/// A refusal in words with its rule, any other error as it is.
fn explain<G: Game>(error: &PlayError<G>, words: &Words, names: &[String]) -> String {
    match error {
        PlayError::Refused(refusal) => {
            let text = words.say(&refusal.phrase(), |seat| names[seat.index()].clone());
            format!("{text} ({})", refusal.rule())
        }
        error => error.to_string(),
    }
}

fn position<G: Game>(game: &Match<G>, who: Viewer) -> anyhow::Result<Value> {
    let viewer = match who {
        Viewer::Seat(seat) => json!(seat),
        Viewer::Public => json!("public"),
        Viewer::All => json!("all"),
    };
    let options: serde_json::Map<String, Value> = game
        .options()
        .pairs()
        .iter()
        .map(|(key, value)| ((*key).to_owned(), json!(value)))
        .collect();
    Ok(json!({
        "game": G::INFO.id,
        "rules": G::INFO.rules,
        "players": game.options().players(),
        "options": options,
        "line": game.lines().len(),
        "turn": game.game().turn(),
        "viewer": viewer,
        "position": serde_json::to_value(game.game().view(who))?,
        "outcome": game.game().outcome(),
    }))
}

fn as_text<T: Title>(game: &Match<T::Game>, who: Viewer, words: &Words) -> String {
    let names = print::seat_names(words, T::Game::INFO.id, game.options().players());
    let view = game.game().view(who);
    let table = Table { words, names: &names, paint: Paint::Colour };
    let prompt = words.say(&T::Game::prompt(&view), |seat| table.name(seat));
    format!("{}\n{prompt}\n", T::text(&view, &table))
}
