//! Reading and writing the words of a line.

use std::fmt;

use crate::phrase::{Phrase, Tell};
use crate::seat::Seat;

/// The longest line anybody may send.
pub const LONGEST_LINE: usize = 200;

/// Something with a text in the notation: [`fmt::Display`] writes it, `read` reads it back.
pub trait Notation: Sized + fmt::Display {
    /// Reads one value from the words of a line.
    fn read(tokens: &mut Tokens<'_>) -> Result<Self, NotationError>;

    /// Reads a whole line, of which nothing may be left over.
    fn parse(text: &str) -> Result<Self, NotationError> {
        let lower = text.to_ascii_lowercase();
        let mut tokens = Tokens::new(&lower);
        if text.len() > LONGEST_LINE {
            while let Some(word) = tokens.peek()
                && lower.len() - tokens.rest.len() + word.len() <= LONGEST_LINE
            {
                tokens.skip(word);
            }
            return Err(tokens.wrong(END));
        }
        let value = Self::read(&mut tokens)?;
        tokens.end()?;
        Ok(value)
    }
}

/// What is expected where the line should end.
const END: &str = "";

/// A word that could not be read.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub struct NotationError {
    /// Which word of the line, counted from 1.
    pub word: usize,
    /// The word itself, cut if long; `None` at the end of the line.
    pub found: Option<String>,
    /// What could have stood there, in the notation's own words, whatever language is spoken: `|`
    /// between one and another, `1 … 6` for all from one to another, `| …` where there are more.
    /// Empty if the line should have ended.
    pub expected: String,
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let expected = if self.expected == END { "the end of the line" } else { &self.expected };
        match &self.found {
            Some(found) => write!(f, "word {} `{found}`: expected {expected}", self.word),
            None => write!(f, "word {} is missing: expected {expected}", self.word),
        }
    }
}

impl Tell for NotationError {
    fn phrase(&self) -> Phrase {
        let expected = self.expected.as_str();
        match self.found.as_deref() {
            Some(found) if expected == END => Phrase::new("uruk-too-much").with("found", found),
            Some(found) => {
                Phrase::new("uruk-unreadable").with("found", found).with("expected", expected)
            }
            None => Phrase::new("uruk-incomplete").with("expected", expected),
        }
    }
}

/// The words of a line, read from left to right.
#[derive(Clone)]
pub struct Tokens<'a> {
    rest: &'a str,
    taken: usize,
}

impl<'a> Tokens<'a> {
    /// All words of a line.
    pub fn new(text: &'a str) -> Tokens<'a> {
        Tokens { rest: text.trim_start(), taken: 0 }
    }

    /// The next word, which stays.
    pub fn peek(&self) -> Option<&'a str> {
        self.rest.split_whitespace().next()
    }

    /// What has not been read yet.
    pub fn rest(&self) -> &'a str {
        self.rest.trim_end()
    }

    /// Takes the next word, or says what was expected.
    pub fn next(&mut self, expected: &str) -> Result<&'a str, NotationError> {
        let word = self.peek().ok_or_else(|| self.wrong(expected))?;
        self.skip(word);
        Ok(word)
    }

    fn skip(&mut self, word: &str) {
        self.rest = self.rest[word.len()..].trim_start();
        self.taken += 1;
    }

    /// Takes the next word and makes a value of it; on `None` the word stays and is the error.
    pub fn take<T>(
        &mut self,
        expected: &str,
        make: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<T, NotationError> {
        let value = self.peek().and_then(|word| make(word).map(|value| (word, value)));
        let (word, value) = value.ok_or_else(|| self.wrong(expected))?;
        self.skip(word);
        Ok(value)
    }

    /// Takes one of these names and gives the value beside it.
    pub fn choose<T: Copy>(&mut self, choices: &[(&str, T)]) -> Result<T, NotationError> {
        let found = self.peek().and_then(|word| choices.iter().find(|(name, _)| *name == word));
        match found {
            Some((name, value)) => {
                self.skip(name);
                Ok(*value)
            }
            None => Err(self.wrong(any_of(choices.iter().map(|(name, _)| name)))),
        }
    }

    /// Takes the text of one of these values.
    pub fn pick<T: ToString>(
        &mut self,
        values: impl IntoIterator<Item = T> + Clone,
    ) -> Result<T, NotationError> {
        let found = |word: &str| values.clone().into_iter().find(|value| value.to_string() == word);
        match self.peek().and_then(|word| Some((word, found(word)?))) {
            Some((word, value)) => {
                self.skip(word);
                Ok(value)
            }
            None => Err(self.wrong(any_of(values))),
        }
    }

    /// Takes a number from `low` to `high`.
    pub fn number(&mut self, low: u32, high: u32) -> Result<u32, NotationError> {
        self.take(&format!("{low} … {high}"), |word| {
            let plain = word.bytes().all(|byte| byte.is_ascii_digit());
            word.parse().ok().filter(|number| plain && (low..=high).contains(number))
        })
    }

    /// Takes a seat's number.
    pub fn seat(&mut self, players: usize) -> Result<Seat, NotationError> {
        let number = self.number(1, players as u32)?;
        Seat::new(number as usize - 1).ok_or_else(|| self.wrong("a seat"))
    }

    /// Makes sure that nothing is left.
    pub fn end(&self) -> Result<(), NotationError> {
        if self.rest.is_empty() { Ok(()) } else { Err(self.wrong(END)) }
    }

    /// The error for the next word.
    pub fn wrong(&self, expected: impl Into<String>) -> NotationError {
        let found = self.peek().map(|word| word.chars().take(40).collect());
        NotationError { word: self.taken + 1, found, expected: expected.into() }
    }
}

/// `a | b | c`
pub fn any_of(names: impl IntoIterator<Item = impl ToString>) -> String {
    names.into_iter().map(|name| name.to_string()).collect::<Vec<_>>().join(" | ")
}

/// `a, b or c`
pub fn one_of<'a>(names: impl IntoIterator<Item = &'a str>) -> String {
    let names: Vec<&str> = names.into_iter().collect();
    match names.split_last() {
        Some((last, [])) => (*last).to_owned(),
        Some((last, others)) => format!("{} or {last}", others.join(", ")),
        None => "nothing".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_names_the_word_and_what_was_expected() {
        let mut tokens = Tokens::new("leader duke");
        tokens.next("a move").unwrap();
        let error = tokens.choose(&[("king", 1), ("priest", 2), ("farmer", 3)]).unwrap_err();
        assert_eq!(error.to_string(), "word 2 `duke`: expected king | priest | farmer");
        let error = Tokens::new("").next("a move").unwrap_err();
        assert_eq!(error.to_string(), "word 1 is missing: expected a move");
    }

    #[test]
    fn numbers_keep_to_their_bounds() {
        assert_eq!(Tokens::new("3").number(1, 4), Ok(3));
        for bad in ["0", "5", "+3", "-1", "x", "99999999999", ""] {
            assert!(Tokens::new(bad).number(1, 4).is_err(), "{bad}");
        }
    }

    #[test]
    fn left_over_words_are_an_error() {
        let mut tokens = Tokens::new("pass  now");
        tokens.next("a move").unwrap();
        assert_eq!(
            tokens.end().unwrap_err().to_string(),
            "word 2 `now`: expected the end of the line"
        );
    }

    #[test]
    fn a_line_that_is_too_long_should_have_ended_before_the_word_that_makes_it_so() {
        #[derive(Debug)]
        struct Any;
        impl fmt::Display for Any {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("any")
            }
        }
        impl Notation for Any {
            fn read(tokens: &mut Tokens<'_>) -> Result<Any, NotationError> {
                tokens.rest = "";
                Ok(Any)
            }
        }
        let words = |count| "word ".repeat(count);
        assert!(Any::parse(&words(40)).is_ok());
        let error = Any::parse(&words(41)).unwrap_err();
        assert_eq!(error.to_string(), "word 41 `word`: expected the end of the line");
        let error = Any::parse(&"x".repeat(201)).unwrap_err();
        assert_eq!((error.word, error.found.map(|found| found.len())), (1, Some(40)));
    }
}
