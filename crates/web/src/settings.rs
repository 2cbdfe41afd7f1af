//! What a visitor prefers: language, theme, sound, motion, confirmation, pace, name.

use axum::response::{IntoResponse, Redirect, Response};
use pages::FieldError;
use pages::settings::{self, Settings};

use crate::assets;
use crate::problem::{Problem, Sent, away};
use crate::visitor::{Visitor, clean_name};

pub async fn form(who: Visitor) -> Response {
    page(&who, false, Vec::new())
}

fn page(who: &Visitor, saved: bool, errors: Vec<FieldError>) -> Response {
    let settings = Settings {
        name: who.name.clone(),
        confirm: who.prefs.confirm,
        pace: who.prefs.pace,
        saved,
        errors,
    };
    settings::page(&assets::frame(who, "/settings"), &settings).into_response()
}

pub async fn save(
    mut who: Visitor,
    Sent(pairs): Sent<Vec<(String, String)>>,
) -> Result<Response, Problem> {
    let mut back = None;
    let mut name = None;
    for (key, value) in &pairs {
        match key.as_str() {
            "back" => back = local(value),
            "name" => name = Some(value.as_str()),
            key => who.prefs.set(key, value),
        }
    }
    if let Some(lang) = who.prefs.lang {
        who.lang = lang;
    }
    let mut cookies = vec![who.prefs_cookie()];
    if let Some(name) = name.map(str::trim).filter(|name| !name.is_empty()) {
        if let Err(error) = pages::name(name) {
            return Ok(page(&who, false, vec![error]));
        }
        let renamed = async {
            let (_, cookie) = who.known().await?;
            cookies.extend(cookie);
            who.rename(&clean_name(name).unwrap_or_default()).await
        };
        renamed.await.map_err(away("writing a name"))?;
    }
    let mut response = match back.filter(|back| back != "/settings") {
        Some(back) => Redirect::to(&back).into_response(),
        None => page(&who, true, Vec::new()),
    };
    for (key, value) in cookies {
        response.headers_mut().append(key, value);
    }
    Ok(response)
}

/// An address of our own, nowhere else. Browsers drop tabs and line ends from addresses, so that
/// `/<tab>/elsewhere` would lead away.
fn local(path: &str) -> Option<String> {
    let ours = path.starts_with('/')
        && !path.starts_with("//")
        && !path.contains('\\')
        && !path.contains(char::is_control);
    (ours && path.len() < 500).then(|| path.to_owned())
}
