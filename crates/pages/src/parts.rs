//! What many pages draw: symbols, seals, people, notes beside fields.

use draw::parts::EMBLEMS;
pub use draw::parts::icon;
use maud::{Markup, html};
use table::{Phrase, Seat};
use words::Words;

/// Who sits in a seat.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Person {
    /// The name to show; empty for a seat that waits for somebody.
    pub name: String,
    /// A bot's level, `None` for a person.
    pub bot: Option<String>,
    /// Whether this is the reader.
    pub you: bool,
}

impl Person {
    /// The name, or that of the seat's emblem while nobody sits there.
    pub fn shown(&self, words: &Words, seat: usize) -> String {
        if self.name.is_empty() { seat_name(words, seat) } else { self.name.clone() }
    }

    /// What the person is, in a word or two: you, a bot of some level, a guest.
    pub fn kind(&self, words: &Words) -> String {
        match &self.bot {
            Some(level) => {
                say(words, &Phrase::new("page-who-bot").with("level", words.level(level)))
            }
            None if self.you => words.get("page-who-you").into_owned(),
            None if self.name.is_empty() => words.get("page-who-nobody").into_owned(),
            None => words.get("page-who-guest").into_owned(),
        }
    }
}

/// What is wrong with a field of a form.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct FieldError {
    /// The field's name.
    pub field: String,
    /// What is wrong.
    pub says: Phrase,
}

impl FieldError {
    /// A note for a field.
    pub fn new(field: impl Into<String>, says: Phrase) -> FieldError {
        FieldError { field: field.into(), says }
    }
}

/// The emblem of a seat, counted from 0.
pub fn emblem(seat: usize) -> &'static str {
    EMBLEMS[seat.min(Seat::MAX - 1)]
}

/// The seal of a seat, counted from 0: shape and emblem, with an extra class or none.
pub fn seal(seat: usize, class: &str) -> Markup {
    let place = seat.min(Seat::MAX - 1) + 1;
    let class = if class.is_empty() { String::new() } else { format!(" {class}") };
    html! {
        svg class={ "seal s" (place) (class) } aria-hidden="true" {
            use href={ "#seal-" (emblem(seat)) } {}
        }
    }
}

/// The name of a seat's emblem, counted from 0.
pub fn seat_name(words: &Words, seat: usize) -> String {
    words.get(&format!("page-seal-{}", seat.min(Seat::MAX - 1) + 1)).into_owned()
}

/// The sentence with this key, or this text if there is none.
pub fn word_or(words: &Words, key: &str, text: &str) -> String {
    if words.has(key) { words.get(key).into_owned() } else { text.to_owned() }
}

/// A sentence in which no seat is named.
pub fn say(words: &Words, phrase: &Phrase) -> String {
    words.say(phrase, |seat| seat_name(words, seat.index()))
}

/// The notes beside a field, if any.
pub fn notes(words: &Words, errors: &[FieldError], field: &str) -> Markup {
    html! {
        @for error in errors.iter().filter(|error| error.field == field) {
            p.oops id={ "oops-" (field) } { (icon("warning")) span { (say(words, &error.says)) } }
        }
    }
}

/// The id of the note beside a field, for `aria-describedby`; `None` if there is no note.
pub fn described(errors: &[FieldError], field: &str) -> Option<String> {
    errors.iter().any(|error| error.field == field).then(|| format!("oops-{field}"))
}

/// A row of radio buttons that looks like one control: value, symbol, label.
pub fn segments(
    name: &str,
    label: &str,
    chosen: &str,
    all: &[(&str, Option<&str>, String)],
) -> Markup {
    html! {
        span.seg role="radiogroup" aria-label=(label) {
            @for (value, symbol, text) in all {
                label {
                    input type="radio" name=(name) value=(value) checked[*value == chosen];
                    span { @if let Some(symbol) = symbol { (icon(symbol)) } (text) }
                }
            }
        }
    }
}
