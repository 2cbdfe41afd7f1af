//! When something went wrong: what happened, and what to do now.

use maud::{Markup, html};

use crate::frame::{self, Frame};
use crate::parts::{icon, word_or};

/// What went wrong.
#[derive(Clone, Debug, Default)]
pub struct Problem {
    /// The HTTP status: 400, 403, 404, 405, 409, 413, 422, 429, 500 or 503; others read like 500.
    pub status: u16,
    /// More about it, in the reader's language, such as a refusal.
    pub detail: Option<String>,
    /// The rule behind it, as a link to the guide: address and id.
    pub rule: Option<(String, String)>,
    /// Where to go on: the table in question. The home page is always offered.
    pub back: Option<String>,
}

/// The page of a problem.
pub fn page(frame: &Frame<'_>, problem: &Problem) -> Markup {
    let words = frame.words;
    let known = words.has(&format!("page-error-{}", problem.status));
    let status = if known { problem.status } else { 500 };
    let title = words.get(&format!("page-error-{status}")).into_owned();
    let symbol = match status {
        403 => "lock",
        404 => "eye",
        409 => "swap",
        429 | 503 => "clock",
        _ => "warning",
    };
    let frame = frame.of("error", title.clone());
    let body = html! {
        main.wrap.narrow id="main" {
            section.panel.problem {
                (icon(symbol))
                div.stack {
                    h1 { (title) }
                    @if let Some(detail) = &problem.detail { p.detail { (detail) } }
                    @if let Some((address, id)) = &problem.rule {
                        p { a href=(address) { (word_or(words, "page-error-rule", "")) " " (id) } }
                    }
                    p { (words.get(&format!("page-error-{status}-what"))) }
                    p { (words.get(&format!("page-error-{status}-do"))) }
                    div.row {
                        @if let Some(back) = &problem.back {
                            a.btn.main href=(back) { (icon("undo")) (words.get("page-error-back")) }
                        }
                        a.btn href="/" { (icon("priest")) (words.get("page-error-home")) }
                    }
                    p.faint { small { (words.get("page-error-status")) " " (problem.status) } }
                }
            }
        }
    };
    frame::page(&frame, body)
}
