//! The line editor of the terminal table: reads a line and completes moves word by word.

use std::collections::BTreeSet;

use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Context, Editor, Helper};

/// What a person typed.
pub enum Typed {
    /// A line.
    Line(String),
    /// The end of the input, or Ctrl-C.
    End,
}

/// Reads lines, with the legal moves as completions.
pub struct Prompt {
    editor: Editor<Moves, MemHistory>,
}

impl Prompt {
    pub fn new() -> anyhow::Result<Prompt> {
        let config = Config::builder().completion_type(CompletionType::List).build();
        let mut editor = Editor::with_history(config, MemHistory::new())?;
        editor.set_helper(Some(Moves::default()));
        Ok(Prompt { editor })
    }

    pub fn read(&mut self, prompt: &str, moves: Vec<String>) -> anyhow::Result<Typed> {
        self.editor.set_helper(Some(Moves(moves)));
        match self.editor.readline(prompt) {
            Ok(line) => {
                let line = line.trim().to_owned();
                if !line.is_empty() {
                    self.editor.add_history_entry(&line)?;
                }
                Ok(Typed::Line(line))
            }
            Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(Typed::End),
            Err(error) => Err(error.into()),
        }
    }
}

#[derive(Default)]
struct Moves(Vec<String>);

/// The words that can follow a beginning: `tile t` gives `temple`.
pub fn next_words(moves: &[String], typed: &str) -> BTreeSet<String> {
    let done = typed.rfind(' ').map_or(0, |space| space + 1);
    let (head, partial) = typed.split_at(done);
    let rests = moves.iter().filter_map(|m| m.strip_prefix(head));
    let words = rests.filter_map(|rest| rest.split(' ').next());
    words.filter(|word| word.starts_with(partial)).map(str::to_owned).collect()
}

impl Completer for Moves {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        cursor: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        let typed = line.get(..cursor).unwrap_or_default().to_ascii_lowercase();
        let start = typed.rfind(' ').map_or(0, |space| space + 1);
        let mut words: Vec<String> = next_words(&self.0, &typed).into_iter().collect();
        if let [only] = &mut words[..] {
            only.push(' ');
        }
        Ok((start, words))
    }
}

impl Hinter for Moves {
    type Hint = String;
}
impl Highlighter for Moves {}
impl Validator for Moves {}
impl Helper for Moves {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_completed_one_at_a_time() {
        let moves = ["tile temple a1", "tile temple b2", "tile farm e1", "pass"].map(str::to_owned);
        let words = |typed| next_words(&moves, typed).into_iter().collect::<Vec<_>>();
        assert_eq!(words(""), ["pass", "tile"]);
        assert_eq!(words("tile t"), ["temple"]);
        assert_eq!(words("tile temple "), ["a1", "b2"]);
        assert!(words("leader ").is_empty());
    }
}
