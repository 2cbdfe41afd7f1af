//! Invitations: the links of a table, and what happens when somebody follows one.

use axum::Form;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::HOST;
use axum::response::{IntoResponse, Redirect, Response};
use games::GameId;
use pages::invite::{self, Invites, OpenSeat};
use pages::join::{self, Join};
use pages::{FieldError, Person};
use serde::Deserialize;
use store::{Claim, Player};

use crate::app::App;
use crate::home::person;
use crate::problem::{Problem, problem, unopened, unreadable};
use crate::room::Snapshot;
use crate::secret::{self, seat_secret};
use crate::table::Stand;
use crate::visitor::{Visitor, clean_name};
use crate::{assets, guard};

/// The links of a table, for those who sit at it.
pub async fn invite(stand: Stand, headers: HeaderMap) -> Response {
    let now = &stand.now;
    let id = stand.who.id.as_deref();
    let sits = !now.kept_for(id).is_empty() || now.table.made_by(id);
    if !sits {
        return problem(&stand.who, Problem::NotYours);
    }
    let Ok(game) = now.table.game.parse::<GameId>() else {
        return problem(&stand.who, Problem::Missing);
    };
    let host = headers.get(HOST).and_then(|value| value.to_str().ok()).unwrap_or("localhost");
    let base = format!("{}://{host}", if guard::is_https(&headers) { "https" } else { "http" });
    let free = now.seats.iter().filter(|row| row.player == Player::Human && row.visitor.is_none());
    let open = free.map(|row| OpenSeat {
        seat: row.seat - 1,
        link: format!(
            "{base}/join/{}/{}/{}",
            now.table.id,
            row.seat,
            seat_secret(&now.table.seed, row.seat)
        ),
    });
    let table = format!("/t/{}", now.table.id);
    let invites = Invites {
        game,
        open: open.collect(),
        watch: format!("{base}{table}"),
        table: table.clone(),
    };
    let path = format!("{table}/invite");
    invite::page(&assets::frame(&stand.who, &path), &invites).into_response()
}

#[derive(Deserialize)]
pub struct Link {
    #[serde(default)]
    link: String,
}

/// A link that was pasted into the home page.
pub async fn find(who: Visitor, Query(link): Query<Link>) -> Response {
    let path = match link.link.trim().split_once("://") {
        Some((_, rest)) => rest.find('/').map(|slash| &rest[slash..]),
        None => Some(link.link.trim()),
    };
    let ours = |path: &&str| {
        (path.starts_with("/join/") || path.starts_with("/t/")) && !path.contains(char::is_control)
    };
    match path.filter(ours) {
        Some(path) => Redirect::to(path).into_response(),
        None => problem(&who, Problem::Missing),
    }
}

type Invited = (String, usize, String);

async fn opened(
    app: &App,
    who: &Visitor,
    id: &str,
) -> Result<std::sync::Arc<crate::room::Room>, Response> {
    app.rooms().open(id).await.map_err(|error| unopened(who, id, &error))
}

pub async fn form(
    State(app): State<App>,
    who: Visitor,
    Path((id, seat, given)): Path<Invited>,
) -> Result<Response, Response> {
    let now = opened(&app, &who, &id).await?.now();
    if who.id.is_some() && now.seats.iter().any(|row| row.seat == seat && row.visitor == who.id) {
        return Ok(Redirect::to(&format!("/t/{id}")).into_response());
    }
    Ok(page(&who, &now, seat, &given, Vec::new()))
}

fn page(
    who: &Visitor,
    now: &Snapshot,
    seat: usize,
    given: &str,
    errors: Vec<FieldError>,
) -> Response {
    let Ok(game) = now.table.game.parse::<GameId>() else { return problem(who, Problem::Missing) };
    let row = now.seats.iter().find(|row| row.seat == seat);
    let fits = row.filter(|row| secret::same(&row.secret_hash, &secret::hash(given)));
    let Some(row) = fits else { return problem(who, Problem::Missing) };
    // After the end the seed is open, and with it every link.
    let free = row.visitor.is_none() && !now.over();
    let players: Vec<Person> = now.seats.iter().map(|row| person(row, false)).collect();
    let action = format!("/join/{}/{seat}/{given}", now.table.id);
    let join = Join {
        action: action.clone(),
        game,
        seat: free.then_some(seat - 1),
        players,
        name: who.name.clone(),
        errors,
        watch: Some(format!("/t/{}", now.table.id)),
    };
    join::page(&assets::frame(who, &action), &join).into_response()
}

#[derive(Deserialize)]
pub struct Name {
    #[serde(default)]
    name: String,
}

pub async fn sit(
    State(app): State<App>,
    mut who: Visitor,
    Path((id, seat, given)): Path<Invited>,
    sent: Result<Form<Name>, FormRejection>,
) -> Result<Response, Response> {
    let Form(typed) = sent.map_err(|error| unreadable(&who, &error))?;
    let room = opened(&app, &who, &id).await?;
    if let Err(error) = pages::name(&typed.name) {
        return Ok(page(&who, &room.now(), seat, &given, vec![error]));
    }
    if room.now().over() {
        return Ok(page(&who, &room.now(), seat, &given, Vec::new()));
    }
    let name = clean_name(&typed.name).unwrap_or_default();
    let seated = async {
        let (visitor, cookie) = who.known().await?;
        if !name.is_empty() {
            who.rename(&name).await?;
        }
        let row = room.now().seats.iter().find(|row| row.seat == seat).cloned();
        if let Some(row) = row
            && row.player != Player::Human
            && row.visitor.is_none()
            && secret::same(&row.secret_hash, &secret::hash(&given))
        {
            room.hand_over(&row, Player::Human).await?; // a bot has played on meanwhile
        }
        let claim =
            app.store().claim_seat(&id, seat, &secret::hash(&given), &visitor, &name).await?;
        if claim == Claim::Claimed {
            room.refresh().await?;
        }
        Ok::<_, store::StoreError>((claim, cookie))
    };
    let (claim, cookie) = seated.await.map_err(|error| {
        tracing::error!(%error, "cannot claim a seat");
        problem(&who, Problem::Away)
    })?;
    let mut response = match claim {
        Claim::Claimed => Redirect::to(&format!("/t/{id}")).into_response(),
        Claim::Taken => page(&who, &room.now(), seat, &given, Vec::new()),
        Claim::WrongSecret => problem(&who, Problem::Missing),
    };
    if let Some((key, value)) = cookie {
        response.headers_mut().append(key, value);
    }
    Ok(response)
}
