//! The visitor's settings, all in one form. Each field is always sent, so nothing is guessed.

use maud::{Markup, html};
use words::{Lang, Words};

use crate::frame::{self, Frame, Theme, own_name};
use crate::parts::{FieldError, described, icon, notes, segments};
use crate::plan::NAME;

/// How fast bots play.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub enum Pace {
    /// Time to follow each move.
    Slow,
    /// A human pace.
    #[default]
    Normal,
    /// As fast as they can.
    Fast,
}

impl Pace {
    /// All of them.
    pub const ALL: [Pace; 3] = [Pace::Slow, Pace::Normal, Pace::Fast];

    /// `slow`, `normal`, `fast`
    pub const fn name(self) -> &'static str {
        match self {
            Pace::Slow => "slow",
            Pace::Normal => "normal",
            Pace::Fast => "fast",
        }
    }

    /// The pace with this name.
    pub fn from_name(name: &str) -> Option<Pace> {
        Pace::ALL.into_iter().find(|pace| pace.name() == name)
    }
}

/// What a visitor can set; language, theme, sound and motion come from the frame.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// The visitor's name at new tables.
    pub name: String,
    /// Whether moves that cannot be taken back are asked about.
    pub confirm: bool,
    /// How fast bots play.
    pub pace: Pace,
    /// Whether they were just saved.
    pub saved: bool,
    /// What is wrong with a field.
    pub errors: Vec<FieldError>,
}

/// The settings page. It is sent to `/settings` with the fields `name`, `lang`, `theme`, `sound`,
/// `motion`, `confirm` (each `on` or `off`), `pace` and `back`.
pub fn page(frame: &Frame<'_>, settings: &Settings) -> Markup {
    let words = frame.words;
    let frame = frame.of("settings", words.get("page-settings").into_owned());
    let languages: Vec<_> =
        Lang::ALL.map(|lang| (lang.code(), None, own_name(lang).to_owned())).into();
    let themes: Vec<_> = [("auto", None), ("light", Some("sun")), ("dark", Some("moon"))]
        .map(|(name, symbol)| (name, symbol, word(words, "theme", name)))
        .into();
    debug_assert!(themes.iter().all(|(name, ..)| Theme::from_name(name).is_some()));
    let paces: Vec<_> =
        Pace::ALL.map(|pace| (pace.name(), None, word(words, "pace", pace.name()))).into();
    let body = html! {
        main.wrap.narrow id="main" {
            h1 { (words.get("page-settings")) }
            @if settings.saved {
                p.saved role="status" { (icon("check")) (words.get("page-settings-saved")) }
            }
            form.panel.set method="post" action="/settings" {
                input type="hidden" name="back" value="/settings";
                (name(words, settings))
                (row(words, "lang", words.lang().code(), &languages))
                (row(words, "theme", frame.theme.name(), &themes))
                (row(words, "sound", on(frame.sound), &switch(words)))
                (row(words, "motion", on(frame.motion), &switch(words)))
                (row(words, "confirm", on(settings.confirm), &switch(words)))
                (row(words, "pace", settings.pace.name(), &paces))
                div.go { button.btn.main { (icon("check")) (words.get("page-settings-save")) } }
            }
        }
    };
    frame::page(&frame, body)
}

fn word(words: &Words, group: &str, name: &str) -> String {
    words.get(&format!("page-{group}-{name}")).into_owned()
}

const fn on(is: bool) -> &'static str {
    if is { "on" } else { "off" }
}

fn switch(words: &Words) -> Vec<(&'static str, Option<&'static str>, String)> {
    ["on", "off"].map(|name| (name, None, word(words, "switch", name))).into()
}

fn name(words: &Words, settings: &Settings) -> Markup {
    let wrong = described(&settings.errors, "name");
    html! {
        div.line {
            label for="name" {
                (words.get("page-set-name"))
                small { (words.get("page-set-name-about")) }
            }
            input type="text" id="name" name="name" value=(settings.name) maxlength=(NAME)
                autocomplete="nickname" aria-invalid=[wrong.as_ref().map(|_| "true")]
                aria-describedby=[wrong.as_ref()];
            (notes(words, &settings.errors, "name"))
        }
    }
}

fn row(words: &Words, field: &str, chosen: &str, all: &[(&str, Option<&str>, String)]) -> Markup {
    let label = word(words, "set", field);
    html! {
        div.line {
            span { (label) small { (word(words, "set", &format!("{field}-about"))) } }
            (segments(field, &label, chosen, all))
        }
    }
}
