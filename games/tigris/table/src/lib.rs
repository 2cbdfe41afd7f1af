//! Tigris at the table: all the house needs of the game besides its rules.

mod guide;
mod judge;
pub mod page;
mod text;

use maud::Markup;
use tigris::{Colour, Event, View};
use words::{ByLang, Words};

use crate::page::{Scene, board, defs, describe, hand, log, prompt, rail};

use draw::{Parts, Table, Title};

/// The game as the house offers it.
pub struct Tigris;

impl Title for Tigris {
    const SYMBOL: &'static str = "temple";
    const ART: &'static str = include_str!("../art.svg");
    const STYLE: &'static str = include_str!("../style.css");
    const WORDS: ByLang<&'static str> =
        ByLang { en: include_str!("../words/en.ftl"), pl: include_str!("../words/pl.ftl") };
    const GUIDE: ByLang<&'static str> =
        ByLang { en: include_str!("../../guide.en.md"), pl: include_str!("../../guide.pl.md") };
    const RULES: ByLang<&'static str> =
        ByLang { en: include_str!("../../rules.en.md"), pl: include_str!("../../rules.pl.md") };

    const COLOURED: &'static [&'static str] = &["temple", "settlement", "farm", "market"];

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
