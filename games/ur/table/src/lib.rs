//! The Royal Game of Ur at the table: all the house needs of the game besides its rules.

mod guide;
mod judge;
mod page;
mod text;

use draw::{Choice, Parts, Scene, Table, Title};
use maud::{Markup, PreEscaped, html};
use ur::{Event, HOME};
use words::{ByLang, Words};

/// The game as the house offers it.
pub struct Ur;

impl Title for Ur {
    const SYMBOL: &'static str = "victory";
    const ART: &'static str = include_str!("../art.svg");
    const STYLE: &'static str = include_str!("../style.css");
    const WORDS: ByLang<&'static str> =
        ByLang { en: include_str!("../words/en.ftl"), pl: include_str!("../words/pl.ftl") };
    const GUIDE: ByLang<&'static str> =
        ByLang { en: include_str!("../../guide.en.md"), pl: include_str!("../../guide.pl.md") };
    const RULES: ByLang<&'static str> =
        ByLang { en: include_str!("../../rules.en.md"), pl: include_str!("../../rules.pl.md") };

    fn fact(name: &str) -> Option<u32> {
        guide::fact(name)
    }

    fn figure(words: &Words, name: &str, label: &str) -> Option<Markup> {
        guide::draw(words, name, label)
    }

    fn text(view: &ur::Ur, table: &Table<'_>) -> String {
        text::draw(view, table)
    }

    fn page(scene: &Scene<'_, ur::Ur>) -> Parts {
        Parts {
            prompt: page::prompt(scene),
            hand: page::dice(scene),
            board: page::board(scene),
            lens: html! {},
            rail: page::rail(scene),
        }
    }

    fn defs() -> Markup {
        PreEscaped(include_str!("../symbols.svg").to_owned())
    }

    fn log_line(
        event: &Event,
        number: Option<usize>,
        more: &Markup,
        scene: &Scene<'_, ur::Ur>,
    ) -> Markup {
        page::log_line(event, number, more, scene)
    }

    fn deed(choice: &Choice<ur::Ur>, scene: &Scene<'_, ur::Ur>) -> String {
        page::deed(choice, scene)
    }

    fn describe(view: &ur::Ur, scene: &Scene<'_, ur::Ur>) -> Markup {
        page::describe(view, scene)
    }

    fn scores(view: &ur::Ur) -> Vec<Vec<i32>> {
        view.paths.map(|path| vec![path[usize::from(HOME)].into()]).to_vec()
    }

    fn figures(view: &ur::Ur) -> Vec<Vec<(i32, i32, bool)>> {
        view.paths.map(|_| Vec::new()).to_vec()
    }

    fn score_names(words: &Words) -> Vec<(&'static str, String)> {
        vec![("victory", words.get("ur-page-off").into_owned())]
    }
}
