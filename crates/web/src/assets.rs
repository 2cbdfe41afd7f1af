//! Style, script and symbols: part of the program, with their hash in the address.

use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use draw::Title;
use games::{GameId, with_title};
use pages::Frame;

use crate::secret;
use crate::visitor::Visitor;

/// The style sheet: tokens, the shared look, then what pages and games add.
static CSS: LazyLock<String> = LazyLock::new(|| {
    let house = [
        include_str!("../assets/tokens.css"),
        include_str!("../assets/app.css"),
        include_str!("../assets/pages.css"),
    ];
    let games = GameId::ALL.map(|id| with_title!(id, T => T::STYLE));
    let last = [include_str!("../assets/table.css")];
    let options = GameId::ALL.map(|id| options_of(id.info().id));
    [&house[..], &games, &last].concat().concat() + &options.concat()
});

/// In the form of a new table, the options of a game are hidden while another one is chosen.
fn options_of(game: &str) -> String {
    format!(
        ".new form:has([name=game][value={game}]:checked) .rules:not([data-game={game}]) \
         {{ display: none; }}\n"
    )
}

/// The modules of the script, by file name; the first one begins.
const MODULES: [(&str, &str); 9] = [
    ("main.js", include_str!("../assets/js/main.js")),
    ("board.js", include_str!("../assets/js/board.js")),
    ("dom.js", include_str!("../assets/js/dom.js")),
    ("live.js", include_str!("../assets/js/live.js")),
    ("marks.js", include_str!("../assets/js/marks.js")),
    ("morph.js", include_str!("../assets/js/morph.js")),
    ("page.js", include_str!("../assets/js/page.js")),
    ("scrub.js", include_str!("../assets/js/scrub.js")),
    ("settings.js", include_str!("../assets/js/settings.js")),
];

/// The symbols, to be put into each page once.
const SPRITE: &str = include_str!("../assets/symbols.svg");

/// Changes whenever the style or the script does.
pub static BUILD: LazyLock<String> = LazyLock::new(|| {
    let script = MODULES.map(|(_, text)| text).concat();
    secret::hash(&format!("{}{script}", *CSS))[..12].to_owned()
});

static STYLES: LazyLock<[String; 1]> = LazyLock::new(|| [address("app.css")]);
/// All modules, so that a browser fetches them at once and not as it finds their imports.
static SCRIPTS: LazyLock<[String; 9]> = LazyLock::new(|| MODULES.map(|(name, _)| address(name)));

fn address(name: &str) -> String {
    format!("/assets/{}/{name}", *BUILD)
}

/// What stands around every page of this visitor.
pub fn frame<'a>(who: &'a Visitor, path: &'a str) -> Frame<'a> {
    Frame {
        styles: &*STYLES,
        scripts: &*SCRIPTS,
        sprite: SPRITE,
        theme: who.prefs.theme,
        sound: who.prefs.sound,
        motion: who.prefs.motion,
        ..Frame::new(who.words(), path)
    }
}

/// Serves them; the address changes with the content, so they may be kept for ever.
pub async fn serve(Path((_, name)): Path<(String, String)>) -> Response {
    let module = MODULES.into_iter().find(|(module, _)| *module == name);
    let (kind, text) = match module {
        Some((_, text)) => ("text/javascript; charset=utf-8", text),
        None if name == "app.css" => ("text/css; charset=utf-8", CSS.as_str()),
        None => return StatusCode::NOT_FOUND.into_response(),
    };
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
    ];
    (headers, text).into_response()
}

/// The star on its blue ground, for the tab.
pub async fn icon() -> Response {
    let headers =
        [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "public, max-age=86400")];
    (headers, include_str!("../assets/icon.svg")).into_response()
}
