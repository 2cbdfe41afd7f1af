//! Babylonia, drawn: in a terminal and as the parts of its page.
//!
//! `ground` is the printed board, `board` what lies on it in layers, `marks` what a touch would
//! bring, `forecast` what would be scored; `hand` and `cards` are what the viewer may do, `prompt`
//! says it in a sentence, `rail`, `log` and `describe` tell the rest.

mod board;
mod cards;
mod defs;
mod describe;
mod forecast;
mod ground;
mod hand;
mod log;
mod marks;
mod names;
mod pick;
mod prompt;
mod rail;
mod text;

use babylonia::{Event, View};
use maud::{Markup, html};
use words::Words;

use crate::{Parts, Table, Title};

type Scene<'a> = crate::Scene<'a, babylonia::Babylonia>;
type Choice = crate::Choice<babylonia::Babylonia>;

impl Title for bots::babylonia::Babylonia {
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
