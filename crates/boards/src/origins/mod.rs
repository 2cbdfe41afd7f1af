//! Origins: First Builders, drawn: in a terminal and as the parts of its page.
//!
//! `places`, `city`, `pools`, `districts`, `tracks` and `rivals` draw what lies on the table, each
//! with what may be touched there; `hand` and `prompt` say what the viewer may do, `deed` what a move
//! would bring; `effect` draws what the data says an action, tile or card does.

mod city;
mod deed;
mod describe;
mod districts;
mod effect;
mod hand;
mod log;
mod names;
mod pick;
mod places;
mod pools;
mod prompt;
mod rail;
mod text;
mod tracks;

use maud::{Markup, PreEscaped, html};
use origins::{Event, View};
use words::Words;

use crate::{Parts, Table, Title};

type Scene<'a> = crate::Scene<'a, origins::Origins>;
type Choice = crate::Choice<origins::Origins>;

impl Title for bots::origins::Origins {
    fn text(view: &View, table: &Table<'_>) -> String {
        text::draw(view, table)
    }

    fn page(scene: &Scene<'_>) -> Parts {
        Parts {
            prompt: prompt::draw(scene),
            hand: hand::draw(scene),
            board: html! {
                div.board.mid.placing[hand::buying(scene)] {
                    (places::tabs(scene))
                    (places::draw(scene))
                    (city::draw(scene))
                }
                div.board.left {
                    (pools::draw(scene))
                    (districts::draw(scene))
                }
            },
            lens: html! {},
            rail: rail::draw(scene),
        }
    }

    fn defs() -> Markup {
        PreEscaped(include_str!("symbols.svg").to_owned())
    }

    fn log_line(event: &Event, number: Option<usize>, more: &Markup, scene: &Scene<'_>) -> Markup {
        log::line(event, number, more, scene)
    }

    fn deed(choice: &Choice, scene: &Scene<'_>) -> String {
        deed::label(scene, choice.m)
    }

    fn describe(view: &View, scene: &Scene<'_>) -> Markup {
        describe::draw(view, scene)
    }

    fn scores(view: &View) -> Vec<Vec<i32>> {
        let open = &view.open;
        let of = |seat| {
            let standing = open.standing(seat);
            let last = standing.last;
            [standing.total, standing.points, last.temples, last.seats, last.gold + last.advisors]
                .map(i32::from)
                .to_vec()
        };
        open.seats().map(of).collect()
    }

    fn figures(view: &View) -> Vec<Vec<(i32, i32, bool)>> {
        let open = &view.open;
        let of = |seat| {
            let last = open.final_points(seat);
            let added = last.sum();
            let points = open.seats[seat].points.saturating_sub(added);
            let figures = [points, last.temples, last.seats, last.gold + last.advisors];
            figures.map(|count| (i32::from(count), 0, false)).to_vec()
        };
        open.seats().map(of).collect()
    }

    fn score_names(words: &Words) -> Vec<(&'static str, String)> {
        [
            ("victory", "origins-page-score"),
            ("chart", "origins-page-score-scored"),
            ("temple", "origins-page-score-temples"),
            ("city", "origins-page-score-seats"),
            ("gold", "origins-page-score-rest"),
        ]
        .map(|(symbol, id)| (symbol, words.get(id).into_owned()))
        .to_vec()
    }
}
