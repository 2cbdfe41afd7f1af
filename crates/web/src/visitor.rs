//! Who asks: a visitor known by a random cookie, and what they prefer.
//!
//! Guests need no account. The cookie's token is stored as a hash; preferences stand in a cookie of
//! their own, so that reading a page writes nothing.

use axum::extract::FromRequestParts;
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use pages::Theme;
use pages::settings::Pace;
use store::{NewVisitor, StoreError};
use words::{Lang, Words};

use crate::app::App;
use crate::problem::{Problem, away};
use crate::{guard, secret};

const TOKEN: &str = "visitor";
const PREFS: &str = "prefs";
const YEAR: u64 = 365 * 24 * 3600;

/// What a visitor prefers.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Prefs {
    /// Chosen by the visitor, else the browser's preference decides.
    pub lang: Option<Lang>,
    pub theme: Theme,
    pub sound: bool,
    pub motion: bool,
    /// Whether moves that cannot be taken back are asked for twice.
    pub confirm: bool,
    /// How fast bots play at the visitor's new tables.
    pub pace: Pace,
}

impl Default for Prefs {
    fn default() -> Prefs {
        Prefs {
            lang: None,
            theme: Theme::Auto,
            sound: true,
            motion: true,
            confirm: false,
            pace: Pace::default(),
        }
    }
}

impl Prefs {
    fn read(text: &str) -> Prefs {
        let mut prefs = Prefs::default();
        for (key, value) in text.split('.').filter_map(|pair| pair.split_once('-')) {
            prefs.set(key, value);
        }
        prefs
    }

    /// Sets one preference; unknown ones change nothing.
    pub fn set(&mut self, key: &str, value: &str) {
        match key {
            "lang" => self.lang = Lang::from_code(value),
            "theme" => self.theme = Theme::from_name(value).unwrap_or_default(),
            "pace" => self.pace = Pace::from_name(value).unwrap_or_default(),
            "sound" => self.sound = value == "on",
            "motion" => self.motion = value == "on",
            "confirm" => self.confirm = value == "on",
            _ => {}
        }
    }

    fn text(&self) -> String {
        let on = |on: bool| if on { "on" } else { "off" };
        format!(
            "lang-{}.theme-{}.sound-{}.motion-{}.confirm-{}.pace-{}",
            self.lang.map_or("auto", Lang::code),
            self.theme.name(),
            on(self.sound),
            on(self.motion),
            on(self.confirm),
            self.pace.name()
        )
    }
}

/// Whoever sent a request.
#[derive(Clone)]
pub struct Visitor {
    /// The visitor's id, if they have been here before.
    pub id: Option<String>,
    /// The name they go by; empty if they never said.
    pub name: String,
    pub prefs: Prefs,
    pub lang: Lang,
    /// Whether they came by https, so that their cookies need never travel otherwise.
    secure: bool,
    app: App,
}

impl Visitor {
    /// Whoever sent these headers, as far as that can be said without the store.
    pub fn guest(headers: &HeaderMap, app: &App) -> Visitor {
        let prefs = cookie_value(headers, PREFS).map(Prefs::read).unwrap_or_default();
        let header = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        let lang = prefs.lang.unwrap_or_else(|| Lang::preferred(header.unwrap_or_default()));
        let secure = guard::is_https(headers);
        Visitor { id: None, name: String::new(), prefs, lang, secure, app: app.clone() }
    }

    /// The sentences in their language.
    pub fn words(&self) -> &Words {
        self.app.words(self.lang)
    }

    /// The visitor's id, made now if need be, and the cookie to set in that case.
    pub async fn known(
        &mut self,
    ) -> Result<(String, Option<(HeaderName, HeaderValue)>), StoreError> {
        if let Some(id) = &self.id {
            return Ok((id.clone(), None));
        }
        let (id, token) = (secret::id(), secret::token());
        let visitor = NewVisitor {
            id: id.clone(),
            token_hash: secret::hash(&token),
            name: self.name.clone(),
        };
        self.app.store().create_visitor(visitor).await?;
        self.id = Some(id.clone());
        Ok((id, Some(self.cookie(TOKEN, &token))))
    }

    /// The header that keeps what they prefer.
    pub fn prefs_cookie(&self) -> (HeaderName, HeaderValue) {
        self.cookie(PREFS, &self.prefs.text())
    }

    fn cookie(&self, name: &str, value: &str) -> (HeaderName, HeaderValue) {
        let secure = if self.secure { "; Secure" } else { "" };
        let text =
            format!("{name}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}");
        let value = HeaderValue::from_str(&text).unwrap_or_else(|_| HeaderValue::from_static(""));
        (SET_COOKIE, value)
    }

    /// Changes the name of a known visitor.
    pub async fn rename(&mut self, name: &str) -> Result<(), StoreError> {
        if let Some(id) = &self.id {
            self.app.store().rename_visitor(id, name).await?;
        }
        self.name = name.to_owned();
        Ok(())
    }
}

/// A name without control characters and of bounded length; `None` if nothing is left.
pub fn clean_name(text: &str) -> Option<String> {
    let shown = |c: &char| {
        !c.is_control() && !matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}')
    };
    let name: String = text.trim().chars().filter(shown).take(pages::NAME).collect();
    let name = name.trim().to_owned();
    (!name.is_empty()).then_some(name)
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor, Problem> {
        let mut who = Visitor::guest(&parts.headers, app);
        let token = cookie_value(&parts.headers, TOKEN);
        if let Some(token) = token.filter(|token| token.len() == 64) {
            // As a stranger they would be told that their own seat is not theirs.
            let row = app.store().visitor_by_token_hash(&secret::hash(token)).await;
            if let Some(row) = row.map_err(away("reading a visitor"))? {
                who.id = Some(row.id);
                who.name = row.name;
            }
        }
        Ok(who)
    }
}

fn cookie_value<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        cookies.flat_map(|text| text.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(key, _)| *key == name).map(|(_, value)| value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn preferences_read_back() {
        let mut prefs = Prefs::default();
        prefs.set("lang", "pl");
        prefs.set("theme", "dark");
        prefs.set("sound", "off");
        assert_eq!(Prefs::read(&prefs.text()), prefs);
        assert_eq!(Prefs::read("theme-purple.x.-.lang-xx"), Prefs::default());
    }

    #[test]
    fn names_are_cleaned() {
        assert_eq!(clean_name("  Ania\u{7}\n "), Some("Ania".to_owned()));
        assert_eq!(clean_name(" \u{202e} "), None);
        assert_eq!(clean_name(&"x".repeat(99)).unwrap().len(), pages::NAME);
    }
}
