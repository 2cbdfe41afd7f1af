//! A view of a game, drawn. One module per game; nothing here knows a rule or sees a position.

pub mod page;
mod paint;
mod tigris_text;

use table::{Game, Seat};
use words::Words;

pub use page::{Choice, News, Parts, Scene, Sitter};
pub use paint::Paint;

/// A game that can be drawn.
pub trait Drawn: Game {
    /// The view as lines of text for a terminal.
    fn text(view: &Self::View, table: &Table<'_>) -> String;
}

/// What a drawing needs besides the view.
pub struct Table<'a> {
    /// The reader's language.
    pub words: &'a Words,
    /// The names at the table, by seat.
    pub names: &'a [String],
    /// Whether the terminal shows colours.
    pub paint: Paint,
}

impl Table<'_> {
    /// The name of whoever sits there.
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }
}
