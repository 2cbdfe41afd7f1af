//! Origins at the table: all the house needs of the game besides its rules.

mod guide;
mod judge;
pub mod page;
mod text;

use maud::{Markup, PreEscaped, html};
use origins::data::BUILTIN;
use origins::{Data, Event, View};
use words::{ByLang, Words};

use crate::page::{
    Choice, Scene, city, deed, describe, districts, hand, log, places, pools, prompt, rail,
};

use draw::{DataFile, Parts, Table, Title};

/// The game as the house offers it.
pub struct Origins;

impl Title for Origins {
    const SYMBOL: &'static str = "city";
    const ART: &'static str = include_str!("../art.svg");
    const STYLE: &'static str = include_str!("../style.css");
    const WORDS: ByLang<&'static str> =
        ByLang { en: include_str!("../words/en.ftl"), pl: include_str!("../words/pl.ftl") };
    const GUIDE: ByLang<&'static str> =
        ByLang { en: include_str!("../../guide.en.md"), pl: include_str!("../../guide.pl.md") };
    const RULES: ByLang<&'static str> =
        ByLang { en: include_str!("../../rules.en.md"), pl: include_str!("../../rules.pl.md") };

    const DATA: Option<DataFile> = Some(DataFile {
        builtin: BUILTIN,
        check: |text| Ok(Data::parse(text).map(drop)?),
        install: |text| {
            let data = Data::register(Data::parse(text)?);
            Ok(Data::install(data).map_err(|used| format!("{} is in use already", used.name))?)
        },
        register: |name, text| {
            let mut data = Data::parse(text)?;
            data.name = name.to_owned();
            Data::register(data);
            Ok(())
        },
        current: || (Data::current().name.clone(), Data::current().text.clone()),
    });

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
                div.board.middle.placing[hand::buying(scene)] {
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
        PreEscaped(include_str!("../symbols.svg").to_owned())
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
