//! What a game has to say, before it is put into a language.
//!
//! The engines never write sentences. They name a message and its facts; `words` turns that into
//! Polish or English for whoever reads it.

use crate::seat::Seat;

/// A fact inside a sentence.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Value {
    /// A number, for plurals too.
    Number(i64),
    /// A seat: shown as the name of whoever sits there.
    Seat(Seat),
    /// A word of the notation (`king`, `e10`): shown as it is, or chosen by, in the message.
    Word(String),
    /// A proper name that belongs to the game's data: in English, in Polish.
    Name([&'static str; 2]),
}

impl From<Seat> for Value {
    fn from(seat: Seat) -> Value {
        Value::Seat(seat)
    }
}

impl From<&str> for Value {
    fn from(word: &str) -> Value {
        Value::Word(word.to_owned())
    }
}

impl From<String> for Value {
    fn from(word: String) -> Value {
        Value::Word(word)
    }
}

macro_rules! numbers {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Value {
            fn from(number: $kind) -> Value {
                Value::Number(number as i64)
            }
        }
    )*};
}
numbers!(u8, u16, u32, i32, usize, i64);

/// A message and its facts.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Phrase {
    /// The message's key in the word files.
    pub id: &'static str,
    /// Its facts by name.
    pub args: Vec<(&'static str, Value)>,
}

impl Phrase {
    /// A message without facts.
    pub fn new(id: &'static str) -> Phrase {
        Phrase { id, args: Vec::new() }
    }

    /// The same message with one more fact.
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Phrase {
        self.args.push((name, value.into()));
        self
    }
}

/// Something that can be said in words.
pub trait Tell {
    /// The message that says it.
    fn phrase(&self) -> Phrase;
}

/// Why a move is not allowed.
pub trait Refuse: Tell {
    /// The id of the rule that forbids it, as in `games/<game>/rules.en.md`.
    fn rule(&self) -> &'static str;
}
