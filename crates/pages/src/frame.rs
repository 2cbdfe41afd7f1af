//! What stands around every page: head, symbols, the glazed band with its settings.

use maud::{DOCTYPE, Markup, html};
use table::Phrase;
use words::{Lang, Words};

use crate::parts::{icon, say};
use crate::sprite;

/// Light, dark, or as the system has it.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub enum Theme {
    /// As the system has it.
    #[default]
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// All of them.
    pub const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    /// `auto`, `light`, `dark`
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The theme with this name.
    pub fn from_name(name: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.name() == name)
    }
}

/// What a page needs besides its own data. A server makes one for each request with [`Frame::new`]
/// and fills in the assets and settings; the pages here set title, class and place themselves.
#[derive(Clone)]
pub struct Frame<'a> {
    /// The reader's language.
    pub words: &'a Words,
    /// The address of this page, query included: where a changed setting leads back to.
    pub path: &'a str,
    /// Addresses of the style sheets.
    pub styles: &'a [String],
    /// Addresses of the scripts, loaded deferred.
    pub scripts: &'a [String],
    /// The text of `symbols.svg`.
    pub sprite: &'a str,
    /// Whether all symbols are inlined, for a page whose parts change; otherwise those in use.
    pub all_symbols: bool,
    /// The theme.
    pub theme: Theme,
    /// Whether sounds are on.
    pub sound: bool,
    /// Whether pieces move visibly; scripts and styles read it from `data-motion`.
    pub motion: bool,
    /// How many tables wait for the reader.
    pub waiting: usize,
    /// What the page is, for the tab; empty on the home page.
    pub title: String,
    /// The class of `<body>`.
    pub class: &'a str,
    /// Where the reader is, in the band: first in bold, then in plain.
    pub place: (String, String),
    /// Where the skip link leads, an id of the page, and what it says; the main part if `None`.
    pub skip: Option<(&'a str, String)>,
    /// Whether the band stands on top. Only the curtain goes without.
    pub band: bool,
}

impl<'a> Frame<'a> {
    /// A frame without assets and with the settings of a new visitor.
    pub fn new(words: &'a Words, path: &'a str) -> Frame<'a> {
        Frame {
            words,
            path,
            styles: &[],
            scripts: &[],
            sprite: "",
            all_symbols: false,
            theme: Theme::Auto,
            sound: true,
            motion: true,
            waiting: 0,
            title: String::new(),
            class: "",
            place: (String::new(), String::new()),
            skip: None,
            band: true,
        }
    }

    /// The same frame for a page of this class and title, which also stands in the band.
    pub(crate) fn of(&self, class: &'a str, title: String) -> Frame<'a> {
        Frame { class, place: (title.clone(), String::new()), title, ..self.clone() }
    }
}

/// A whole page. The body brings its own `<main>`; `id="main"` makes the skip link work.
pub fn page(frame: &Frame<'_>, body: Markup) -> Markup {
    let words = frame.words;
    let top = if frame.band {
        band(frame)
    } else {
        html! {}
    };
    let skip = match &frame.skip {
        Some((id, text)) => ((*id).to_owned(), text.clone()),
        None => ("main".to_owned(), words.get("page-skip").into_owned()),
    };
    let inner = html! {
        @if frame.band { a.skip href={ "#" (skip.0) } { (skip.1) } }
        (top)
        (body)
    };
    let used = (!frame.all_symbols).then_some(inner.0.as_str());
    let motion = if frame.motion { "on" } else { "off" };
    html! {
        (DOCTYPE)
        html lang=(words.lang().code()) data-theme=(frame.theme.name()) data-motion=(motion) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title(frame)) }
                link rel="icon" href="/icon.svg" type="image/svg+xml";
                @for style in frame.styles { link rel="stylesheet" href=(style); }
                @for script in frame.scripts { script type="module" src=(script) {} }
            }
            body class=(frame.class) {
                (sprite::inline(frame.sprite, used))
                (inner)
            }
        }
    }
}

/// `(2) New table – Uruk`
pub fn title(frame: &Frame<'_>) -> String {
    let count = if frame.waiting > 0 { format!("({}) ", frame.waiting) } else { String::new() };
    let name = frame.words.get("page-uruk");
    match frame.title.as_str() {
        "" => format!("{count}{name}"),
        title => format!("{count}{title} – {name}"),
    }
}

/// The glazed band: brand, place, settings.
fn band(frame: &Frame<'_>) -> Markup {
    let words = frame.words;
    let (bold, plain) = &frame.place;
    html! {
        header.top {
            a.brand href="/" aria-label=(words.get("page-home-link")) {
                (icon("priest")) span { (words.get("page-uruk")) }
            }
            p.where {
                @if !bold.is_empty() { b { (bold) } }
                @if !plain.is_empty() { " " span { "· " (plain) } }
            }
            nav.tools aria-label=(words.get("page-settings")) {
                (language(frame))
                (sound(frame))
                button type="button" hidden data-setting="bell"
                    data-on=(words.get("page-bell-on")) data-off=(words.get("page-bell-off"))
                    aria-label=(words.get("page-bell-off")) { (icon("bell")) }
                (theme(frame))
                a href="/settings" aria-label=(words.get("page-settings")) { (icon("gear")) }
            }
        }
    }
}

fn language(frame: &Frame<'_>) -> Markup {
    html! {
        form method="post" action="/settings" {
            input type="hidden" name="back" value=(frame.path);
            @for lang in Lang::ALL.into_iter().filter(|lang| *lang != frame.words.lang()) {
                button.wide name="lang" value=(lang.code()) lang=(lang.code())
                    aria-label={ (lang.code().to_uppercase()) ", " (own_name(lang)) } {
                    (lang.code().to_uppercase())
                }
            }
        }
    }
}

/// A language's name in itself.
pub fn own_name(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "English",
        Lang::Pl => "Polski",
    }
}

fn sound(frame: &Frame<'_>) -> Markup {
    let words = frame.words;
    let now = if frame.sound { "page-sound-on" } else { "page-sound-off" };
    html! {
        button.wide type="button" hidden data-setting="sound" aria-pressed=(frame.sound)
            data-on=(words.get("page-sound-on")) data-off=(words.get("page-sound-off"))
            aria-label=(words.get(now)) { (icon("sound")) }
    }
}

/// Two buttons of which the style sheet shows the one that changes something.
fn theme(frame: &Frame<'_>) -> Markup {
    let words = frame.words;
    html! {
        form method="post" action="/settings" {
            input type="hidden" name="back" value=(frame.path);
            button.wide.to-dark name="theme" value="dark" aria-label=(words.get("page-theme-to-dark")) {
                (icon("moon"))
            }
            button.wide.to-light name="theme" value="light" aria-label=(words.get("page-theme-to-light")) {
                (icon("sun"))
            }
        }
    }
}

/// The time since something happened, in words.
pub fn ago(words: &Words, seconds: u64) -> String {
    let (key, count) = match seconds {
        0..60 => return words.get("page-ago-now").into_owned(),
        60..3_600 => ("page-ago-minutes", seconds / 60),
        3_600..86_400 => ("page-ago-hours", seconds / 3_600),
        _ => ("page-ago-days", seconds / 86_400),
    };
    say(words, &Phrase::new(key).with("count", count as i64))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_title_counts_waiting_tables() {
        let words = games::words(Lang::En);
        let frame = Frame { waiting: 2, ..Frame::new(&words, "/") };
        assert_eq!(title(&frame), "(2) Uruk");
        assert_eq!(
            title(&Frame { waiting: 0, ..frame.of("new", "New table".into()) }),
            "New table – Uruk"
        );
    }

    #[test]
    fn time_is_told_in_the_largest_unit() {
        let words = games::words(Lang::Pl);
        assert_eq!(ago(&words, 59), "przed chwilą");
        assert_eq!(ago(&words, 130), "2 minuty temu");
        assert_eq!(ago(&words, 5 * 3_600), "5 godzin temu");
        assert_eq!(ago(&words, 86_400), "wczoraj");
    }
}
