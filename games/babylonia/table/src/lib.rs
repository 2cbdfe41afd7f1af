//! Babylonia at the table: all the house needs of the game besides its rules.

mod guide;
mod judge;
pub mod page;
mod text;

use babylonia::{Event, View};
use maud::{Markup, html};
use words::{ByLang, Words};

use crate::page::{Scene, board, cards, defs, describe, hand, log, prompt, rail};

use draw::{Parts, Table, Title};

/// The game as the house offers it.
pub struct Babylonia;

impl Title for Babylonia {
    const SYMBOL: &'static str = "ziggurat";
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

    fn text(view: &View, table: &Table<'_>) -> String {
        text::draw(view, table)
    }

    fn page(scene: &Scene<'_>) -> Parts {
        Parts {
            prompt: prompt::draw(scene),
            hand: hand::draw(scene),
            board: board::draw(scene),
            lens: html! { (board::lens(scene)) (cards::draw(scene)) },
            rail: rail::draw(scene),
        }
    }

    fn defs() -> Markup {
        defs::draw()
    }

    fn log_line(event: &Event, number: Option<usize>, more: &Markup, scene: &Scene<'_>) -> Markup {
        log::line(event, number, more, scene)
    }

    fn describe(view: &View, scene: &Scene<'_>) -> Markup {
        describe::draw(view, scene)
    }

    fn scores(view: &View) -> Vec<Vec<i32>> {
        let open = &view.open;
        let values = |seat| vec![open.points[seat].into(), open.captured[seat].count().into()];
        open.seats().map(values).collect()
    }

    fn figures(view: &View) -> Vec<Vec<(i32, i32, bool)>> {
        let open = &view.open;
        open.seats().map(|seat| vec![(open.captured[seat].count().into(), 0, false)]).collect()
    }

    fn score_names(words: &Words) -> Vec<(&'static str, String)> {
        let name = |id: &str| words.get(id).into_owned();
        vec![("victory", name("babylonia-points")), ("city", name("babylonia-cities"))]
    }
}
