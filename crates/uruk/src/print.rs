//! Small things every command prints the same way.

use std::io::{self, Write};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use indicatif::ProgressBar;
use serde::Serialize;
use words::{Lang, Words};

/// Text on standard output; colours only if it is a terminal that wants them.
pub fn text(text: &str) -> anyhow::Result<()> {
    anstream::stdout().lock().write_all(text.as_bytes())?;
    Ok(())
}

/// One line on standard output.
pub fn line(line: impl std::fmt::Display) -> anyhow::Result<()> {
    text(&format!("{line}\n"))
}

/// One JSON value on a line of standard output.
pub fn json(value: &impl Serialize) -> anyhow::Result<()> {
    line(serde_json::to_string(value)?)
}

/// Whether an error only says that whoever read our output has had enough.
pub fn reader_is_gone(error: &anyhow::Error) -> bool {
    let gone = |cause: &io::Error| cause.kind() == io::ErrorKind::BrokenPipe;
    error.downcast_ref::<io::Error>().is_some_and(gone)
}

/// The sentences in the language asked for, or in the one of the environment.
pub fn words(lang: Option<Lang>) -> Words {
    let environment = || {
        let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()))?;
        Lang::from_code(&set)
    };
    games::words(lang.or_else(environment).unwrap_or_default())
}

/// Reads `--lang`.
pub fn lang(text: &str) -> Result<Lang, String> {
    let codes = Lang::ALL.map(Lang::code);
    Lang::from_code(text).ok_or_else(|| format!("expected {}", table::notation::one_of(codes)))
}

/// The names of the seats, as the game calls them.
pub fn seat_names(words: &Words, game: &str, players: usize) -> Vec<String> {
    let name = |number: usize| words.get(&format!("{game}-seat-{number}")).into_owned();
    (1..=players).map(name).collect()
}

/// Where nobody sees a bar move, in a log or a pipe, it is told in lines, two a minute at most.
pub struct Log(Mutex<Instant>);

impl Log {
    pub fn new() -> Log {
        Log(Mutex::new(Instant::now()))
    }

    /// Tells how far the bar has come, if it is time to.
    pub fn tell(&self, bar: &ProgressBar) {
        let Ok(mut last) = self.0.lock() else { return };
        if bar.is_hidden() && last.elapsed() >= Duration::from_secs(30) {
            *last = Instant::now();
            let all = bar.length().unwrap_or_default();
            let _ = writeln!(io::stderr(), "{}/{all} games  {}", bar.position(), bar.message());
        }
    }
}
