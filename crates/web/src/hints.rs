//! Hints: the best moves of whoever must decide, for tables that allow them.

use bots::{Budget, Level};
use draw::{Scene, Title};
use maud::{Markup, html};

use crate::live::Hint;
use crate::secret;

/// How well hints are thought over.
pub const LEVEL: Level = Level::Four;

/// How long they are thought over.
pub const BUDGET: Budget = match LEVEL.budget() {
    Some(budget) => budget,
    None => panic!("this level does not search"),
};

/// How many moves are shown.
pub const MOST: usize = 3;

/// The seed of a thought at some line of a table. It follows from what everybody knows, so that no
/// thought can tell of anything else.
pub fn seed(table: &str, line: usize) -> u64 {
    let hash = secret::hash(&format!("{table} {line}"));
    u64::from_str_radix(&hash[..16], 16).unwrap_or_default()
}

/// The moves in words with their chances; each is a link that picks it on the board.
pub fn panel<T: Title>(scene: &Scene<'_, T::Game>, hints: &[Hint]) -> Markup {
    let said = |hint: &Hint| {
        let choice = scene.choices.iter().find(|choice| choice.text == hint.text)?;
        Some(T::deed(choice, scene))
    };
    html! {
        @if !hints.is_empty() {
            div.hints {
                h2 { (scene.words.get(bots::prediction_heading(scene.sitters.len()))) }
                ol {
                    @for hint in hints {
                        @if let Some(said) = said(hint) {
                            li data-cells=(hint.text) {
                                a href=(scene.href(&hint.text)) data-get {
                                    span { (said) small { (hint.text) } }
                                    b { (scene.say(&hint.promise)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
