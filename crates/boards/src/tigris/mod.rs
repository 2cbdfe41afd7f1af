//! Tigris & Euphrates, drawn: in a terminal and as the parts of its page.
//!
//! `board` draws the map in layers, `marks` what a touch would bring, `hand` and `scene` what the
//! viewer may do, `prompt` says it in a sentence, `rail`, `log` and `describe` tell the rest.

mod board;
mod defs;
mod describe;
mod hand;
mod log;
mod marks;
mod names;
mod outline;
mod pick;
mod prompt;
mod rail;
mod scene;
mod text;

use maud::Markup;
use tigris::{Colour, Event, View};
use words::Words;

use crate::{Parts, Table, Title};

type Scene<'a> = crate::Scene<'a, tigris::Tigris>;
type Choice = crate::Choice<tigris::Tigris>;

impl Title for bots::tigris::Tigris {
    fn text(view: &View, table: &Table<'_>) -> String {
        text::draw(view, table)
    }

    fn page(scene: &Scene<'_>) -> Parts {
        Parts {
            prompt: prompt::draw(scene),
            hand: hand::draw(scene),
            board: board::draw(scene),
            lens: board::lens(scene),
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
        open.seats()
            .map(|seat| {
                if !view.shows_points(seat) {
                    return Vec::new();
                }
                let points = open.points[seat].0.map(i32::from);
                std::iter::once(i32::from(open.standing_of(seat)[0])).chain(points).collect()
            })
            .collect()
    }

    fn figures(view: &View) -> Vec<Vec<(i32, i32, bool)>> {
        let open = &view.open;
        let figures = |seat| {
            let (points, all) = (open.points[seat], open.with_treasures(seat));
            let least = open.standing_of(seat)[0];
            let figure = |colour| {
                let (own, sum): (u16, u16) = (points[colour], all[colour]);
                (i32::from(own), i32::from(sum - own), sum == least)
            };
            Colour::ALL.map(figure).to_vec()
        };
        open.seats().map(figures).collect()
    }

    fn score_names(words: &Words) -> Vec<(&'static str, String)> {
        let name = |id: &str| words.get(id).into_owned();
        let colour = |colour: Colour| (colour.tile(), name(&format!("tigris-{}", colour.name())));
        let mut names = vec![("victory", name("tigris-page-weakest"))];
        names.extend(Colour::ALL.map(colour));
        names
    }
}
