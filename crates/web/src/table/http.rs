//! What is asked of a table, and what it answers.

use std::sync::atomic::Ordering;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use table::{Seat, Tell, Viewer};

use super::page::{self, Look, Note};
use super::visit::{Side, Visit};
use crate::app::App;
use crate::live::Refused;
use crate::problem::{Problem, Sent, away};
use crate::room::{MoveError, Snapshot};
use crate::{end, stream};

pub async fn show(
    visit: Visit,
    look: Result<Query<Look>, QueryRejection>,
) -> Result<Response, Problem> {
    let Query(look) = look.map_err(|_| Problem::Garbled)?;
    if visit.now.over() && look.at.is_none() && !visit.part {
        return end::show(&visit);
    }
    if look.hint {
        return show_hints(&visit, &look).await;
    }
    Ok(page::answer(&visit, &look, None, &[], StatusCode::OK))
}

/// The table with the best moves, or why they are not told.
async fn show_hints(visit: &Visit, look: &Look) -> Result<Response, Problem> {
    let words = visit.who.words();
    let decides =
        matches!(visit.side(look.who), Side::Seat(seat) if page::mine(&visit.now, seat, look));
    let (status, says) = if !visit.now.settings.hints {
        (StatusCode::FORBIDDEN, "table-hint-off")
    } else if !decides {
        (StatusCode::UNPROCESSABLE_ENTITY, "table-hint-not-now")
    } else {
        let hints = visit.room.hints(&visit.now).await.ok_or(Problem::Broken)?;
        return Ok(page::answer(visit, look, None, &hints, StatusCode::OK));
    };
    Ok(page::answer(visit, look, Some(Note::plain(words, says)), &[], status))
}

#[derive(Deserialize)]
pub struct Move {
    #[serde(rename = "move")]
    text: String,
    lines: Option<usize>,
}

pub async fn make_move(
    State(app): State<App>,
    visit: Visit,
    Sent(m): Sent<Move>,
) -> Result<Response, Problem> {
    let seat = visit.mover().ok_or(Problem::NotYours)?;
    let played = visit.room.play(seat, &m.text, m.lines).await;
    if played.is_err() {
        app.metrics().refused.fetch_add(1, Ordering::Relaxed);
    }
    answer_move(visit, seat, played, &m.text)
}

#[derive(Deserialize)]
pub struct Undo {
    #[serde(default)]
    turn: bool,
    lines: Option<usize>,
}

pub async fn undo(visit: Visit, Sent(undo): Sent<Undo>) -> Result<Response, Problem> {
    let live = &visit.now.live;
    let takes_back =
        visit.own_seats().into_iter().find(|seat| live.undo(*seat, undo.turn).is_some());
    let seat = takes_back.or_else(|| visit.mover()).ok_or(Problem::NotYours)?;
    let undone = visit.room.undo(seat, undo.turn, undo.lines).await;
    answer_move(visit, seat, undone, "")
}

/// The answer to a move: the table as it is now, and why if it is as it was. `text` is what was
/// typed or picked.
fn answer_move(
    mut visit: Visit,
    seat: Seat,
    done: Result<Snapshot, MoveError>,
    text: &str,
) -> Result<Response, Problem> {
    visit.now = visit.room.now();
    let here = Look { who: visit.hot_seat().then_some(seat.number()), ..Look::default() };
    let words = visit.who.words();
    let (status, note) = match done {
        Ok(_) => return Ok(go_on(&visit, &here)),
        Err(MoveError::Stale) => (StatusCode::CONFLICT, Note::plain(words, "table-stale")),
        Err(MoveError::NothingToUndo) => {
            (StatusCode::UNPROCESSABLE_ENTITY, Note::plain(words, "table-nothing-to-undo"))
        }
        Err(MoveError::Refused(Refused::NotNow)) => {
            (StatusCode::UNPROCESSABLE_ENTITY, Note::plain(words, "table-not-now"))
        }
        Err(MoveError::Refused(Refused::Unreadable(error))) => {
            let says = words.say(&error.phrase(), |seat| seat.to_string());
            (StatusCode::BAD_REQUEST, Note { says, ..Note::default() })
        }
        Err(MoveError::Refused(Refused::Rule { rule, why })) => {
            let sitters = visit.sitters();
            let says = words.say(&why, |seat| sitters[seat.index()].name.clone());
            (StatusCode::UNPROCESSABLE_ENTITY, Note { says, rule: Some(rule), ..Note::default() })
        }
        Err(MoveError::Store(error)) => return Err(away("writing a move")(error)),
    };
    // What was picked stays picked, so that the next touch can mend it.
    let pick = text.rsplit_once(' ').map_or("", |(head, _)| head);
    let look = Look { pick: pick.to_owned(), ..here };
    let note = Note { refused: text.to_owned(), ..note };
    Ok(page::answer(&visit, &look, Some(note), &[], status))
}

/// The table as it is now, after something was done for this visitor.
pub fn show_again(mut visit: Visit) -> Response {
    visit.now = visit.room.now();
    go_on(&visit, &Look::default())
}

/// The page after something was done: the part that changes, or the way to the page.
fn go_on(visit: &Visit, look: &Look) -> Response {
    if visit.part {
        return page::answer(visit, look, None, &[], StatusCode::OK);
    }
    Redirect::to(&visit.address().number(look.who).to_string()).into_response()
}

/// The table, and a note why nothing was done.
pub fn refuse(mut visit: Visit, key: &str, status: StatusCode) -> Response {
    visit.now = visit.room.now();
    let note = Note::plain(visit.who.words(), key);
    page::answer(&visit, &Look::default(), Some(note), &[], status)
}

pub async fn stream(State(app): State<App>, Query(look): Query<Look>, visit: Visit) -> Response {
    stream::versions(&app, &visit.room, look.have).into_response()
}

pub async fn record(visit: Visit) -> Response {
    let viewer = match visit.own_seats()[..] {
        _ if visit.now.over() => Viewer::All,
        [only] => Viewer::Seat(only),
        // Several at one screen: what one may see, another may not.
        _ => Viewer::Public,
    };
    let name = format!("attachment; filename=\"uruk-{}.txt\"", visit.now.table.id);
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    (headers, visit.now.live.record(viewer)).into_response()
}
