//! Invitations: the links of a table, and what happens when somebody follows one.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::HOST;
use axum::response::{IntoResponse, Redirect, Response};
use draw::Address;
use games::GameId;
use pages::invite::{self, Invites, OpenSeat};
use pages::join::{self, Join};
use pages::{FieldError, Person};
use serde::Deserialize;
use store::{Claim, Player};

use crate::app::App;
use crate::home::person;
use crate::problem::{Problem, Sent, away, unopened};
use crate::room::{Room, Snapshot};
use crate::secret::{self, seat_secret};
use crate::table::Visit;
use crate::visitor::{Visitor, clean_name};
use crate::{assets, guard};

/// The links of a table, for those who sit at it.
pub async fn invite(visit: Visit, headers: HeaderMap) -> Result<Response, Problem> {
    let now = &visit.now;
    let id = visit.who.id.as_deref();
    let sits = !now.kept_for(id).is_empty() || now.table.made_by(id);
    if !sits {
        return Err(Problem::NotYours);
    }
    let game: GameId = now.table.game.parse().map_err(|_| Problem::Missing)?;
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
    let table = visit.address().to_string();
    let invites = Invites {
        game,
        open: open.collect(),
        watch: format!("{base}{table}"),
        table: table.clone(),
    };
    let path = visit.address().below("invite");
    Ok(invite::page(&assets::frame(&visit.who, &path), &invites).into_response())
}

#[derive(Deserialize)]
pub struct Link {
    #[serde(default)]
    link: String,
}

/// A link that was pasted into the home page.
pub async fn find(Query(link): Query<Link>) -> Result<Redirect, Problem> {
    let path = match link.link.trim().split_once("://") {
        Some((_, rest)) => rest.find('/').map(|slash| &rest[slash..]),
        None => Some(link.link.trim()),
    };
    let ours = |path: &&str| {
        (path.starts_with("/join/") || path.starts_with("/t/")) && !path.contains(char::is_control)
    };
    path.filter(ours).map(Redirect::to).ok_or(Problem::Missing)
}

type Invited = (String, usize, String);

async fn open(app: &App, id: &str) -> Result<Arc<Room>, Problem> {
    app.rooms().open(id).await.map_err(|error| unopened(id, &error))
}

pub async fn form(
    State(app): State<App>,
    who: Visitor,
    Path((id, seat, given)): Path<Invited>,
) -> Result<Response, Problem> {
    let now = open(&app, &id).await?.now();
    if who.id.is_some() && now.seats.iter().any(|row| row.seat == seat && row.visitor == who.id) {
        return Ok(Redirect::to(&Address::of(&id).to_string()).into_response());
    }
    page(&who, &now, seat, &given, Vec::new())
}

fn page(
    who: &Visitor,
    now: &Snapshot,
    seat: usize,
    given: &str,
    errors: Vec<FieldError>,
) -> Result<Response, Problem> {
    let game: GameId = now.table.game.parse().map_err(|_| Problem::Missing)?;
    let row = now.seats.iter().find(|row| row.seat == seat);
    let fits = row.filter(|row| secret::same(&row.secret_hash, &secret::hash(given)));
    let row = fits.ok_or(Problem::Missing)?;
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
        watch: Some(Address::of(&now.table.id).to_string()),
    };
    Ok(join::page(&assets::frame(who, &action), &join).into_response())
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
    Sent(typed): Sent<Name>,
) -> Result<Response, Problem> {
    let room = open(&app, &id).await?;
    if let Err(error) = pages::name(&typed.name) {
        return page(&who, &room.now(), seat, &given, vec![error]);
    }
    if room.now().over() {
        return page(&who, &room.now(), seat, &given, Vec::new());
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
    let (claim, cookie) = seated.await.map_err(away("claiming a seat"))?;
    let mut response = match claim {
        Claim::Claimed => Redirect::to(&Address::of(&id).to_string()).into_response(),
        Claim::Taken => page(&who, &room.now(), seat, &given, Vec::new())?,
        Claim::WrongSecret => return Err(Problem::Missing),
    };
    if let Some((key, value)) = cookie {
        response.headers_mut().append(key, value);
    }
    Ok(response)
}
