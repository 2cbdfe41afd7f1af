//! Nations, drawn: in a terminal and as the parts of its page.
//!
//! `card` draws a card and `explain` says what it does, both from its data; `market` and `mine` are
//! the two boards, `reck` and `stand` what threatens and how everybody stands, `look` the opened
//! card, `hand` what the viewer may do; `prompt`, `rivals`, `log` and `describe` tell the rest.

mod card;
mod describe;
pub mod explain;
mod hand;
mod log;
mod look;
mod market;
mod mine;
mod names;
mod pick;
mod prompt;
mod reck;
mod rivals;
mod stand;
mod text;

use maud::{Markup, PreEscaped, html};
use nations::{Event, View};
use words::Words;

use crate::{Parts, Table, Title};

type Scene<'a> = crate::Scene<'a, nations::Nations>;
type Choice = crate::Choice<nations::Nations>;

/// The charted values after the score: symbol and key.
const PARTS: [(&str, &str); 5] = [
    ("victory", "nations-vp"),
    ("city", "nations-page-colonies"),
    ("ziggurat", "nations-page-wonders"),
    ("worker", "nations-page-worked"),
    ("gold", "nations-page-stock"),
];

impl Title for bots::nations::Nations {
    fn text(view: &View, table: &Table<'_>) -> String {
        text::draw(view, table)
    }

    fn page(scene: &Scene<'_>) -> Parts {
        Parts {
            prompt: prompt::draw(scene),
            hand: hand::draw(scene),
            board: html! {
                div.board {
                    div.c-mid { (market::tabs(scene)) (market::draw(scene)) (mine::draw(scene)) }
                    div.c-left { (reck::draw(scene)) (stand::draw(scene)) }
                }
            },
            lens: html! {},
            rail: html! { (look::draw(scene)) (rivals::draw(scene)) },
        }
    }

    fn defs() -> Markup {
        PreEscaped(include_str!("symbols.svg").to_owned())
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
