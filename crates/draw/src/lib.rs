//! What a game offers the house besides its rules ([`Title`]), and what the pages of all games are
//! made of. Nothing here knows a rule or sees a position.

mod address;
mod data;
pub mod page;
mod paint;
pub mod parts;
pub mod samples;
pub mod stage;

use bots::{Judge, View};
use maud::Markup;
use table::{Game, Seat, Tell};
use words::{ByLang, Words};

pub use address::Address;
pub use data::{DataError, DataFile};
pub use page::{Choice, News, Parts, Reader, Scene, Sitter};
pub use paint::Paint;

/// A game as the house offers it: all but its rules and its judge.
pub trait Title: Judge {
    /// The symbol that stands for it in lists: an id of the sprite.
    const SYMBOL: &'static str;

    /// A small picture of it, as SVG.
    const ART: &'static str;

    /// Its style sheet.
    const STYLE: &'static str;

    /// Its sentences, in Fluent.
    const WORDS: ByLang<&'static str>;

    /// How to play it: pictures stand there by name, and so do figures, in braces.
    const GUIDE: ByLang<&'static str>;

    /// Every rule, with its id.
    const RULES: ByLang<&'static str>;

    /// Its data file, if an owner of the box may correct it.
    const DATA: Option<DataFile> = None;

    /// The charted values with a colour of their own, by symbol.
    const COLOURED: &'static [&'static str] = &[];

    /// A figure of the guide by its name, from the data of the game.
    fn fact(name: &str) -> Option<u32>;

    /// The picture of the guide with this name. `label` says what it shows.
    fn figure(words: &Words, name: &str, label: &str) -> Option<Markup>;

    /// The view as lines of text for a terminal.
    fn text(view: &View<Self>, table: &Table<'_>) -> String;

    /// The game's parts of the table page.
    fn page(scene: &Scene<'_, Self::Game>) -> Parts;

    /// The game's own symbols, to stand once on a page that has the sprite, inside its `<svg>`.
    fn defs() -> Markup;

    /// One line of the log, a whole `<li>`. News since the viewer's last move have a number, which
    /// also stands on the board where there is a place for it; `data-cells` names the cells. `more`
    /// follows the sentence.
    fn log_line(
        event: &<Self::Game as Game>::Event,
        number: Option<usize>,
        more: &Markup,
        scene: &Scene<'_, Self::Game>,
    ) -> Markup;

    /// A move in words.
    fn deed(choice: &Choice<Self::Game>, scene: &Scene<'_, Self::Game>) -> String {
        let told = choice.events.first().map(|event| scene.say(&event.phrase()));
        told.unwrap_or_else(|| choice.text.clone())
    }

    /// All that lies open, in words, for those who cannot see the board.
    fn describe(view: &View<Self>, scene: &Scene<'_, Self::Game>) -> Markup;

    /// The values to chart for each seat now, one for each of [`Title::score_names`]; none for a
    /// seat whose score the viewer's page does not show.
    fn scores(view: &View<Self>) -> Vec<Vec<i32>>;

    /// What each seat ended with: for each charted value but the first, the figure itself, what the
    /// end added to it, and whether it is the one that counts.
    fn figures(view: &View<Self>) -> Vec<Vec<(i32, i32, bool)>>;

    /// The charted values: the symbol and the name of each.
    fn score_names(words: &Words) -> Vec<(&'static str, String)>;
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
