//! The JSON API: the same tables for programs. A seat's secret is its key.
//!
//! `GET /api/v1/openapi.json` describes it; `docs/api.md` shows a bot with curl.

use std::sync::Arc;

use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use bots::Level;
use games::GameId;
use pages::{Chair, Hints, NoChair};
use serde::Deserialize;
use serde_json::{Value, json};
use table::{Options, Seat, Turn, Viewer};

use crate::app::App;
use crate::guard::Caller;
use crate::live::Refused;
use crate::room::{MoveError, OpenError, Room, Settings, Snapshot};
use crate::{stream, tables};
use store::{NewSeat, Owner, Player};

macro_rules! routes {
    ($($method:ident $path:literal $handler:ident,)+) => {
        /// Every route below `/api/v1`, with its method, as the document lists them.
        pub const ROUTES: &[(&str, &str)] = &[$((stringify!($method), $path)),+];

        pub fn router() -> Router<App> {
            Router::new()$(.route($path, $method($handler)))+
        }
    };
}

routes! {
    get "/openapi.json" document,
    get "/games" list,
    post "/tables" create,
    get "/tables/{id}" view,
    get "/tables/{id}/legal" legal,
    post "/tables/{id}/move" make_move,
    post "/tables/{id}/undo" undo,
    get "/tables/{id}/hint" hint,
    post "/tables/{id}/seat" seat,
    get "/tables/{id}/stream" versions,
    get "/tables/{id}/record" record,
}

/// An error as JSON.
pub struct Fault(StatusCode, Value);

impl Fault {
    fn new(status: StatusCode, error: impl std::fmt::Display) -> Fault {
        Fault(status, json!({"error": error.to_string()}))
    }

    /// A body that cannot be read.
    fn unreadable(body: &JsonRejection) -> Fault {
        let large = body.status() == StatusCode::PAYLOAD_TOO_LARGE;
        let status = if large { StatusCode::PAYLOAD_TOO_LARGE } else { StatusCode::BAD_REQUEST };
        Fault::new(status, body.body_text())
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        (self.0, Json(self.1)).into_response()
    }
}

impl From<OpenError> for Fault {
    fn from(error: OpenError) -> Fault {
        match error {
            OpenError::Missing => Fault::new(StatusCode::NOT_FOUND, error),
            OpenError::Store(error) => {
                tracing::error!(%error, "reading a table failed");
                Fault::new(StatusCode::SERVICE_UNAVAILABLE, "the table cannot be read now")
            }
            OpenError::Broken(_) => {
                tracing::error!(%error, "opening a table failed");
                Fault::new(StatusCode::INTERNAL_SERVER_ERROR, "the table cannot be opened")
            }
        }
    }
}

impl From<MoveError> for Fault {
    fn from(error: MoveError) -> Fault {
        match error {
            MoveError::Stale => {
                Fault::new(StatusCode::CONFLICT, "the table has changed: read it again")
            }
            MoveError::Refused(Refused::Unreadable(error)) => Fault(
                StatusCode::BAD_REQUEST,
                json!({"error": error.to_string(), "word": error.word, "expected": error.expected}),
            ),
            MoveError::Refused(Refused::Rule { rule, why }) => Fault(
                StatusCode::UNPROCESSABLE_ENTITY,
                json!({"error": format!("not allowed by {rule}"), "rule": rule, "reason": why.id}),
            ),
            MoveError::Refused(Refused::NotNow) | MoveError::NothingToUndo => {
                Fault::new(StatusCode::UNPROCESSABLE_ENTITY, "this is not possible now")
            }
            MoveError::Store(error) => {
                tracing::error!(%error, "writing a move failed");
                Fault::new(
                    StatusCode::SERVICE_UNAVAILABLE,
                    "the move could not be kept: look whether it was",
                )
            }
        }
    }
}

/// The table of the address and the seat whose secret was sent, if any.
pub struct At {
    room: Arc<Room>,
    now: Snapshot,
    seat: Option<Seat>,
}

impl FromRequestParts<App> for At {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<At, Fault> {
        let Path(id) = Path::<String>::from_request_parts(parts, app)
            .await
            .map_err(|error| Fault::new(StatusCode::NOT_FOUND, error))?;
        let room = app.rooms().open(&id).await?;
        let now = room.now();
        let sent = parts.headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        let seat = match sent {
            None => None,
            Some(sent) => {
                let secret = sent.strip_prefix("Bearer ").unwrap_or_default();
                let seat = tables::seat_of_secret(&now, secret);
                let wrong = || Fault::new(StatusCode::FORBIDDEN, "this is no seat's secret");
                Some(seat.ok_or_else(wrong)?)
            }
        };
        Ok(At { room, now, seat })
    }
}

impl At {
    fn viewer(&self) -> Viewer {
        match self.seat {
            _ if self.now.over() => Viewer::All,
            Some(seat) => Viewer::Seat(seat),
            None => Viewer::Public,
        }
    }

    fn seat(&self) -> Result<Seat, Fault> {
        let missing =
            || Fault::new(StatusCode::UNAUTHORIZED, "send `Authorization: Bearer <seat secret>`");
        self.seat.ok_or_else(missing)
    }

    /// The seat, if no bot plays it.
    fn player(&self) -> Result<Seat, Fault> {
        let seat = self.seat()?;
        match self.now.bot(seat) {
            None => Ok(seat),
            Some(_) => Err(Fault::new(
                StatusCode::UNPROCESSABLE_ENTITY,
                "a bot plays this seat: take it back first",
            )),
        }
    }
}

async fn document() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], include_str!("../assets/openapi.json"))
}

async fn list() -> Json<Value> {
    let games = GameId::ALL.map(|id| {
        let info = id.info();
        let options: Vec<Value> = info
            .options
            .iter()
            .map(|spec| json!({"key": spec.key, "values": spec.values, "default": spec.usual()}))
            .collect();
        json!({
            "id": info.id,
            "name": info.name,
            "rules": info.rules,
            "players": {"min": info.players.0, "max": info.players.1},
            "options": options,
            "bots": Level::ALL.map(Level::name),
        })
    });
    Json(json!(games))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewTable {
    game: String,
    /// `open` for whoever has the secret, or `bot:<level>`.
    seats: Vec<String>,
    #[serde(default)]
    options: std::collections::BTreeMap<String, String>,
    pace: Option<u64>,
    /// Whether seats may ask for the best moves; if nobody says, where one seat is open.
    hints: Option<bool>,
}

async fn create(
    State(app): State<App>,
    Caller(address): Caller,
    body: Result<Json<NewTable>, JsonRejection>,
) -> Result<Response, Fault> {
    let bad = |error: &dyn std::fmt::Display| Fault::new(StatusCode::BAD_REQUEST, error);
    let Json(new) = body.map_err(|error| Fault::unreadable(&error))?;
    let id: GameId = new.game.parse().map_err(|error: games::UnknownGame| bad(&error))?;
    let pairs = new.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    let options = Options::new(&id.info(), new.seats.len(), pairs).map_err(|error| bad(&error))?;
    let seats = new.seats.iter().map(|text| match text.parse() {
        Ok(Chair::Link) => Ok(tables::new_seat(Player::Human)),
        Ok(Chair::Bot(level)) => Ok(tables::new_seat(tables::bot(level))),
        Err(NoChair::Level(error)) => Err(bad(&error)),
        _ => {
            let text: String = text.chars().take(40).collect();
            Err(bad(&format!("seat `{text}`: expected open or bot:<level>")))
        }
    });
    let seats: Vec<NewSeat> = seats.collect::<Result<_, Fault>>()?;
    let too_many = || Fault::new(StatusCode::TOO_MANY_REQUESTS, "too many open tables");
    if !app.may_make_table(address) {
        return Err(too_many());
    }
    let owner = address.map(Owner::Program);
    let people = seats.iter().filter(|seat| seat.player == Player::Human).count();
    let settings = Settings {
        pace: new.pace.unwrap_or(0).min(10_000),
        hints: new.hints.unwrap_or(Hints::Alone.allowed(people)),
        ..Settings::default()
    };
    let made = tables::make(&app, id, options, seats, settings, owner, None).await;
    let row = made.map_err(|error| match error {
        tables::MakeError::TooMany => too_many(),
        tables::MakeError::Options(error) => bad(&error),
        tables::MakeError::Store(error) => {
            tracing::error!(%error, "making a table failed");
            Fault::new(StatusCode::SERVICE_UNAVAILABLE, "the table could not be made")
        }
    })?;
    let secrets: Vec<Value> = row
        .seats
        .iter()
        .enumerate()
        .map(|(index, seat)| match &seat.player {
            Player::Bot(level) => json!({"seat": index + 1, "bot": level}),
            Player::Human => {
                json!({"seat": index + 1, "secret": crate::secret::seat_secret(&row.seed, index + 1)})
            }
        })
        .collect();
    let answer = json!({"id": row.id, "seed_hash": row.seed_hash, "seats": secrets});
    Ok((StatusCode::CREATED, Json(answer)).into_response())
}

async fn view(at: At) -> Json<Value> {
    let mut json = at.now.live.json(at.viewer());
    json["id"] = json!(at.now.table.id);
    json["version"] = json!(at.now.version);
    json["seat"] = json!(at.seat);
    json["hints"] = json!(at.now.settings.hints);
    json["bots"] = json!(
        Seat::all(at.now.live.players())
            .map(|seat| at.now.bot(seat).map(Level::name))
            .collect::<Vec<_>>()
    );
    json["seed_hash"] = json!(at.now.table.seed_hash);
    if at.now.over() {
        json["seed"] = json!(at.now.table.seed);
    }
    Json(json)
}

async fn legal(at: At) -> Result<Json<Value>, Fault> {
    let seat = at.seat()?;
    Ok(Json(json!({"lines": at.now.live.len(), "moves": at.now.live.legal(seat)})))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Move {
    #[serde(rename = "move")]
    text: String,
    lines: Option<usize>,
}

async fn make_move(at: At, body: Result<Json<Move>, JsonRejection>) -> Result<Json<Value>, Fault> {
    let seat = at.player()?;
    let Json(m) = body.map_err(|error| Fault::unreadable(&error))?;
    let now = at.room.play(seat, &m.text, m.lines).await?;
    Ok(Json(state(&now)))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Undo {
    #[serde(default)]
    turn: bool,
    lines: Option<usize>,
}

async fn undo(at: At, body: Result<Json<Undo>, JsonRejection>) -> Result<Json<Value>, Fault> {
    let seat = at.player()?;
    let Json(undo) = body.map_err(|error| Fault::unreadable(&error))?;
    let now = at.room.undo(seat, undo.turn, undo.lines).await?;
    Ok(Json(state(&now)))
}

async fn hint(at: At) -> Result<Json<Value>, Fault> {
    let seat = at.player()?;
    if !at.now.settings.hints {
        return Err(Fault::new(StatusCode::FORBIDDEN, "this table allows no hints"));
    }
    if at.now.live.turn() != Turn::Decide(seat) {
        return Err(MoveError::Refused(Refused::NotNow).into());
    }
    let broken = || Fault::new(StatusCode::INTERNAL_SERVER_ERROR, "the thought failed");
    let hints = at.room.hints(&at.now).await.ok_or_else(broken)?;
    let hints: Vec<Value> =
        hints.iter().map(|hint| json!({"move": hint.text, "share": hint.share})).collect();
    Ok(Json(json!({"lines": at.now.live.len(), "moves": hints})))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Plays {
    /// The level of the bot that is to play on; nothing to take the seat back.
    bot: Option<String>,
}

async fn seat(at: At, body: Result<Json<Plays>, JsonRejection>) -> Result<Json<Value>, Fault> {
    let seat = at.seat()?;
    let Json(plays) = body.map_err(|error| Fault::unreadable(&error))?;
    let player = match plays.bot.map(|level| level.parse::<Level>()).transpose() {
        Ok(None) => Player::Human,
        Ok(Some(level)) => tables::bot(level),
        Err(error) => return Err(Fault::new(StatusCode::BAD_REQUEST, error)),
    };
    if at.now.over() {
        return Err(MoveError::Refused(Refused::NotNow).into());
    }
    match at.room.hand_over(&at.now.seats[seat.index()], player).await {
        Ok(true) => Ok(Json(state(&at.room.now()))),
        Ok(false) => Err(MoveError::Stale.into()),
        Err(error) => Err(MoveError::Store(error).into()),
    }
}

fn state(now: &Snapshot) -> Value {
    json!({"lines": now.live.len(), "version": now.version, "turn": now.live.turn()})
}

#[derive(Deserialize)]
struct Have {
    #[serde(default)]
    have: u64,
}

async fn versions(State(app): State<App>, Query(have): Query<Have>, at: At) -> impl IntoResponse {
    stream::versions(&app, &at.room, have.have)
}

async fn record(at: At) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], at.now.live.record(at.viewer()))
}
