//! What a game draws of its table page, and what it gets for that.
//!
//! The server draws everything, the state of a half-made move included: the words chosen so far are
//! the `pick`, part of the address. A touchable element is a link to the address with one more word;
//! the script only saves the reload. So keyboard, screen reader, no script and touch are one code.

use std::ops::Deref;

use maud::Markup;
use table::{Game, Phrase, Seat};
use words::Words;

use crate::Address;

/// A legal move and what it would do.
pub struct Choice<G: Game> {
    /// The move.
    pub m: G::Move,
    /// Its text.
    pub text: String,
    /// What would happen, as the viewer would see it.
    pub events: Vec<G::Event>,
    /// Whether it cannot be taken back: it draws tiles or hands the decision to somebody else.
    pub final_: bool,
}

/// Something that happened since the viewer's last move.
pub struct News<G: Game> {
    /// The number it has in the log and on the board, from 1.
    pub number: usize,
    /// What happened, as the viewer sees it.
    pub event: G::Event,
}

/// Who sits in a seat.
pub struct Sitter {
    /// The name to show.
    pub name: String,
    /// A bot's level, `None` for a person.
    pub bot: Option<String>,
}

/// Who reads a page, and in which state it is: all of a [`Scene`] that is the same for every game.
#[derive(Copy, Clone)]
pub struct Reader<'a> {
    /// The reader's language.
    pub words: &'a Words,
    /// The seat whose hand is shown and who may act, if the reader has one.
    pub me: Option<Seat>,
    /// The words of the move chosen so far: nothing, a beginning, or a whole move.
    pub pick: &'a str,
    /// A move that was just refused, to be marked on the board.
    pub refused: Option<&'a str>,
    /// Who sits where.
    pub sitters: &'a [Sitter],
    /// The table.
    pub address: Address<'a>,
    /// Its page without a pick. Where several people sit at one screen it says whose page it is.
    pub here: Address<'a>,
    /// The reader has the page already, only what changes is asked for.
    pub part: bool,
}

/// All a game needs to draw its part of the page.
pub struct Scene<'a, G: Game> {
    /// What the reader may know.
    pub view: &'a G::View,
    /// The legal moves of `me`, if `me` must decide now; empty otherwise.
    pub choices: &'a [Choice<G>],
    /// What happened since the reader's last move.
    pub news: &'a [News<G>],
    /// Who reads. Its fields are read as if they were the scene's own.
    pub reader: Reader<'a>,
}

impl<'a, G: Game> Deref for Scene<'a, G> {
    type Target = Reader<'a>;

    fn deref(&self) -> &Reader<'a> {
        &self.reader
    }
}

impl<G: Game> Scene<'_, G> {
    /// The address of the page with these words picked, or with nothing.
    pub fn href(&self, pick: &str) -> String {
        self.here.pick(pick).to_string()
    }

    /// The choices that begin with the picked words.
    pub fn open_choices(&self) -> impl Iterator<Item = &Choice<G>> {
        self.choices.iter().filter(|choice| begins(&choice.text, self.pick))
    }

    /// The choice that is picked whole.
    pub fn picked(&self) -> Option<&Choice<G>> {
        self.choices.iter().find(|choice| choice.text == self.pick)
    }

    /// The sentence, with the names of whoever sits where.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase, |seat| self.name(seat))
    }

    /// The name of whoever sits there.
    pub fn name(&self, seat: Seat) -> String {
        self.sitters
            .get(seat.index())
            .map_or_else(|| seat.to_string(), |sitter| sitter.name.clone())
    }
}

/// Whether a move begins with these words.
pub fn begins(text: &str, pick: &str) -> bool {
    text.strip_prefix(pick)
        .is_some_and(|rest| pick.is_empty() || rest.is_empty() || rest.starts_with(' '))
}

/// The game's parts of the page.
pub struct Parts {
    /// The sentence that says who must do what, and the small print below it.
    pub prompt: Markup,
    /// The viewer's pieces and actions, or the conflict scene in their place.
    pub hand: Markup,
    /// The board with its key, lit places, marks, cursor.
    pub board: Markup,
    /// The magnified part of the board for phones; empty if nothing is picked.
    pub lens: Markup,
    /// Players, own points: what stands in the rail above the history.
    pub rail: Markup,
}
