//! Pages for what went wrong.

use axum::extract::rejection::FormRejection;
use axum::extract::{FromRequest, Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Form};
use pages::error;
use serde::de::DeserializeOwned;
use store::StoreError;

use crate::app::App;
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

impl IntoResponse for Problem {
    /// Only its status: [`draw_page`] knows who reads it.
    fn into_response(self) -> Response {
        (self.status(), Extension(self)).into_response()
    }
}

/// The middleware that draws the page of a problem in the language of whoever asked.
pub async fn draw_page(State(app): State<App>, request: Request, next: Next) -> Response {
    let reader = Visitor::guest(request.headers(), &app);
    let response = next.run(request).await;
    let Some(problem) = response.extensions().get::<Problem>() else { return response };
    let status = problem.status();
    let page = error::Problem { status: status.as_u16(), detail: None, rule: None, back: None };
    (status, error::page(&assets::frame(&reader, "/"), &page)).into_response()
}

/// Logs that the database failed at something, for the page that says so.
pub fn away(what: &'static str) -> impl FnOnce(StoreError) -> Problem {
    move |error| {
        tracing::error!(%error, "{what} failed");
        Problem::Away
    }
}

/// The problem of a table that cannot be opened.
pub fn unopened(table: &str, error: &OpenError) -> Problem {
    if !matches!(error, OpenError::Missing) {
        tracing::error!(%error, table, "opening a table failed");
    }
    match error {
        OpenError::Missing => Problem::Missing,
        OpenError::Store(_) => Problem::Away,
        OpenError::Broken(_) => Problem::Broken,
    }
}

impl From<FormRejection> for Problem {
    fn from(form: FormRejection) -> Problem {
        let large = form.status() == StatusCode::PAYLOAD_TOO_LARGE;
        if large { Problem::TooLarge } else { Problem::Garbled }
    }
}

/// A form that was sent from one of our pages.
pub struct Sent<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Sent<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &App) -> Result<Sent<T>, Problem> {
        let Form(sent) = Form::from_request(request, app).await?;
        Ok(Sent(sent))
    }
}
