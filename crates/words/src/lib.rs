//! Every sentence a person reads, in Polish and English.
//!
//! The sentences stand in `en/*.ftl` and `pl/*.ftl` (Fluent). Games hand over a [`Phrase`]; a
//! [`Words`] of the reader's language makes the sentence, with the names of whoever sits where.

use std::borrow::Cow;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use table::{Phrase, Seat, Value};

/// A language the program speaks.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Polish.
    Pl,
}

impl Lang {
    /// All of them.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Pl];

    /// `en`, `pl`
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Pl => "pl",
        }
    }

    /// The language with this code, regions ignored: `pl`, `pl-PL`, `pl_PL.UTF-8`.
    pub fn from_code(code: &str) -> Option<Lang> {
        let primary = code.split(['-', '_', '.']).next()?;
        Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(primary))
    }

    /// The best of a list of preferences such as `pl,en;q=0.8`.
    pub fn preferred(header: &str) -> Lang {
        let mut best = (0, Lang::default());
        for part in header.split(',').take(20) {
            let mut pieces = part.trim().split(';');
            let Some(lang) = Lang::from_code(pieces.next().unwrap_or_default()) else { continue };
            let weight = pieces.find_map(|piece| piece.trim().strip_prefix("q="));
            let weight = weight.map_or(1.0, |text| text.parse::<f32>().unwrap_or(0.0));
            let weight = (weight.clamp(0.0, 1.0) * 1000.0) as u32;
            if weight > best.0 {
                best = (weight, lang);
            }
        }
        best.1
    }

    /// The files with the sentences of the house.
    pub fn files(self) -> &'static [&'static str] {
        macro_rules! files {
            ($($name:literal)*) => {
                match self {
                    Lang::En => &[$(include_str!(concat!("../en/", $name, ".ftl"))),*],
                    Lang::Pl => &[$(include_str!(concat!("../pl/", $name, ".ftl"))),*],
                }
            };
        }
        files!("uruk" "pages" "table" "bots")
    }
}

/// Something for each language.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct ByLang<T> {
    /// In English.
    pub en: T,
    /// In Polish.
    pub pl: T,
}

impl<T> ByLang<T> {
    /// That of a language.
    pub fn get(self, lang: Lang) -> T {
        match lang {
            Lang::En => self.en,
            Lang::Pl => self.pl,
        }
    }
}

/// The sentences of one language.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// Loads a language: the sentences of the house, and those of games. The files are part of the
    /// program and were tested, so this cannot fail.
    pub fn new(lang: Lang, games: impl IntoIterator<Item = &'static str>) -> Words {
        let language = lang.code().parse().expect("a language code");
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Marks around inserted names would show in plain text and in SVG.
        bundle.set_use_isolating(false);
        for file in lang.files().iter().copied().chain(games) {
            let resource = match FluentResource::try_new(file.to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            // A key that stands twice keeps its first text; a test forbids it.
            let _ = bundle.add_resource(resource);
        }
        Words { lang, bundle }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is a sentence with this key.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|message| message.value().is_some())
    }

    /// A sentence without facts. A missing one shows its key, which a test would have found.
    pub fn get<'a>(&'a self, id: &'a str) -> Cow<'a, str> {
        self.format(id, None)
    }

    /// What a bot of this level is called; a level that is not known shows its own name.
    pub fn level(&self, level: &str) -> String {
        let key = format!("bot-{level}");
        if self.has(&key) { self.get(&key).into_owned() } else { level.to_owned() }
    }

    /// A sentence with facts; `name` tells who sits where.
    pub fn say(&self, phrase: &Phrase, name: impl Fn(Seat) -> String) -> String {
        let mut args = FluentArgs::with_capacity(phrase.args.len());
        for (key, value) in &phrase.args {
            let value: FluentValue = match value {
                Value::Number(number) => (*number).into(),
                Value::Seat(seat) => name(*seat).into(),
                Value::Word(word) => word.as_str().into(),
                Value::Name(names) => names[self.lang as usize].into(),
            };
            args.set(*key, value);
        }
        self.format(phrase.id, Some(&args)).into_owned()
    }

    fn format<'a>(&'a self, id: &'a str, args: Option<&'a FluentArgs<'_>>) -> Cow<'a, str> {
        let message = self.bundle.get_message(id);
        match message.and_then(|message| message.value()) {
            Some(pattern) => self.bundle.format_pattern(pattern, args, &mut Vec::new()),
            None => Cow::Borrowed(id),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn preferences_are_weighed() {
        assert_eq!(Lang::preferred("pl-PL,pl;q=0.9,en;q=0.8"), Lang::Pl);
        assert_eq!(Lang::preferred("de,en;q=0.5,pl;q=0.7"), Lang::Pl);
        assert_eq!(Lang::preferred("de, fr"), Lang::En);
        assert_eq!(Lang::preferred("pl;q=nonsense,,;;q="), Lang::En);
        assert_eq!(Lang::from_code("pl_PL.UTF-8"), Some(Lang::Pl));
    }

    #[test]
    fn names_and_plurals_are_put_in() {
        let phrase =
            Phrase::new("drew").with("seat", Seat::all(2).next().unwrap()).with("count", 2u8);
        let drew = "drew = { $seat } dobiera { $count } { $count ->\n    [few] żetony\n   *[many] żetonów\n }.";
        let words = Words::new(Lang::Pl, [drew]);
        assert_eq!(words.say(&phrase, |_| "Anna".to_owned()), "Anna dobiera 2 żetony.");
        assert_eq!(words.get("no-such-key"), "no-such-key");
    }
}
