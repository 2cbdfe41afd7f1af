//! Nations at the table: all the house needs of the game besides its rules.

mod guide;
mod judge;
pub mod page;
mod text;

use maud::{Markup, PreEscaped, html};
use nations::{Event, View};
use words::{ByLang, Words};

use crate::page::{
    Choice, Scene, describe, hand, log, look, market, mine, prompt, reck, rivals, stand,
};

use draw::{Parts, Table, Title};

/// The charted values after the score: symbol and key.
const PARTS: [(&str, &str); 5] = [
    ("victory", "nations-vp"),
    ("city", "nations-page-colonies"),
    ("ziggurat", "nations-page-wonders"),
    ("worker", "nations-page-worked"),
    ("gold", "nations-page-stock"),
];

/// The game as the house offers it.
pub struct Nations;

impl Title for Nations {
    const SYMBOL: &'static str = "stability";
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
            board: html! {
                div.board {
                    div.middle-column { (market::tabs(scene)) (market::draw(scene)) (mine::draw(scene)) }
                    div.left-column { (reck::draw(scene)) (stand::draw(scene)) }
                }
            },
            lens: html! {},
            rail: html! { (look::draw(scene)) (rivals::draw(scene)) },
        }
    }

    fn defs() -> Markup {
        PreEscaped(include_str!("../symbols.svg").to_owned())
    }

    fn log_line(event: &Event, number: Option<usize>, more: &Markup, scene: &Scene<'_>) -> Markup {
        log::line(event, number.is_some(), more, scene)
    }

    fn deed(choice: &Choice, scene: &Scene<'_>) -> String {
        hand::deed(scene, choice)
    }

    fn describe(view: &View, scene: &Scene<'_>) -> Markup {
        describe::draw(view, scene)
    }

    fn scores(view: &View) -> Vec<Vec<i32>> {
        let open = &view.open;
        let values = |seat| std::iter::once(open.score(seat)).chain(open.scores(seat)).collect();
        open.seats().map(values).collect()
    }

    fn figures(view: &View) -> Vec<Vec<(i32, i32, bool)>> {
        let open = &view.open;
        let figures = |seat| open.scores(seat).map(|part| (part, 0, false)).to_vec();
        open.seats().map(figures).collect()
    }

    fn score_names(words: &Words) -> Vec<(&'static str, String)> {
        let all = std::iter::once(("trophy", "nations-page-score")).chain(PARTS);
        all.map(|(symbol, key)| (symbol, words.get(key).into_owned())).collect()
    }
}
