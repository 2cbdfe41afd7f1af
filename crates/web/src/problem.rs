//! Pages for what went wrong.

use axum::extract::rejection::FormRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use pages::error;

use crate::assets;
use crate::room::OpenError;
use crate::visitor::Visitor;

/// What went wrong.
#[derive(Copy, Clone, Debug)]
pub enum Problem {
    /// There is no such page or table.
    Missing,
    /// The request makes no sense.
    Garbled,
    /// The seat is somebody else's.
    NotYours,
    /// The request is too large.
    TooLarge,
    /// Too many tables are open.
    TooMany,
    /// The database cannot be reached; whether something was written may not be known.
    Away,
    /// The fault is ours.
    Broken,
}

impl Problem {
    fn status(self) -> StatusCode {
        match self {
            Problem::Missing => StatusCode::NOT_FOUND,
            Problem::Garbled => StatusCode::BAD_REQUEST,
            Problem::NotYours => StatusCode::FORBIDDEN,
            Problem::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Problem::Away => StatusCode::SERVICE_UNAVAILABLE,
            Problem::Broken => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

/// The page that says so in the visitor's language.
pub fn problem(who: &Visitor, problem: Problem) -> Response {
    let status = problem.status();
    let page = error::Problem { status: status.as_u16(), detail: None, rule: None, back: None };
    (status, error::page(&assets::frame(who, "/"), &page)).into_response()
}

/// The page for a table that cannot be opened.
pub fn unopened(who: &Visitor, table: &str, error: &OpenError) -> Response {
    if !matches!(error, OpenError::Missing) {
        tracing::error!(%error, table, "cannot open a table");
    }
    problem(
        who,
        match error {
            OpenError::Missing => Problem::Missing,
            OpenError::Store(_) => Problem::Away,
            OpenError::Broken(_) => Problem::Broken,
        },
    )
}

/// The page for a form that cannot be read.
pub fn unreadable(who: &Visitor, form: &FormRejection) -> Response {
    let large = form.status() == StatusCode::PAYLOAD_TOO_LARGE;
    problem(who, if large { Problem::TooLarge } else { Problem::Garbled })
}
