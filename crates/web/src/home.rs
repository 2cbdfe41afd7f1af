//! The home page, the guides, and what is not there.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use draw::Address;
use games::GameId;
use pages::home::{self, TableCard, TableState};
use pages::{Person, guide};
use store::{Player, SeatRow, Status, StoreError, TableRow};
use table::Outcome;

use crate::app::App;
use crate::assets;
use crate::guard::Caller;
use crate::problem::{Problem, away};
use crate::room::now_ms;
use crate::visitor::Visitor;

pub async fn show(State(app): State<App>, who: Visitor) -> Result<Response, Problem> {
    let tables = match &who.id {
        Some(id) => cards(&app, id).await.map_err(away("listing tables"))?,
        None => Vec::new(),
    };
    let waiting = tables.iter().filter(|card| matches!(card.state, TableState::Mine(_))).count();
    let frame = pages::Frame { waiting, ..assets::frame(&who, "/") };
    Ok(home::page(&frame, &tables).into_response())
}

async fn cards(app: &App, visitor: &str) -> Result<Vec<TableCard>, StoreError> {
    let mut cards = Vec::new();
    for table in app.store().tables_of(visitor).await? {
        let seats = app.store().seats(&table.id).await?;
        cards.extend(card(&table, &seats, visitor));
    }
    Ok(cards)
}

fn card(table: &TableRow, seats: &[SeatRow], visitor: &str) -> Option<TableCard> {
    let game: GameId = table.game.parse().ok()?;
    let mine = |seat: &SeatRow| seat.visitor.as_deref() == Some(visitor);
    let plays = |seat: &SeatRow| mine(seat) && seat.player == Player::Human;
    let free =
        seats.iter().filter(|seat| seat.player == Player::Human && seat.visitor.is_none()).count();
    let state = match (table.standing.status, table.standing.turn) {
        (Status::Over, _) => {
            let outcome: Option<Outcome> =
                table.standing.result.as_deref().and_then(|text| serde_json::from_str(text).ok());
            let ranks = outcome.map(|outcome| outcome.ranks).unwrap_or_default();
            let own = seats.iter().filter(|seat| mine(seat));
            TableState::Over(own.filter_map(|seat| ranks.get(seat.seat - 1).copied()).min())
        }
        (_, Some(number)) if seats.get(number - 1).is_some_and(plays) => {
            TableState::Mine(number - 1)
        }
        _ if free > 0 => TableState::Open(free),
        (_, Some(number)) => TableState::Others(number - 1),
        (_, None) => TableState::Others(0),
    };
    Some(TableCard {
        href: Address::of(&table.id).to_string(),
        game,
        players: seats.iter().map(|seat| person(seat, mine(seat))).collect(),
        state,
        lines: table.lines,
        quiet: now_ms().saturating_sub(table.updated.max(0) as u64) / 1000,
    })
}

/// Somebody at a table, for lists.
pub fn person(seat: &SeatRow, you: bool) -> Person {
    let bot = match &seat.player {
        Player::Bot(level) => Some(level.clone()),
        Player::Human => None,
    };
    Person { name: seat.name.clone(), bot, you }
}

pub async fn guide(who: Visitor, Path(game): Path<String>) -> Result<Response, Problem> {
    let path = format!("/rules/{game}");
    let id: GameId = game.parse().map_err(|_| Problem::Missing)?;
    Ok(guide::page(&assets::frame(&who, &path), id).into_response())
}

/// Says that the server is there, and whom it takes the asker for: `uruk doctor` compares.
pub async fn health(Caller(address): Caller) -> impl IntoResponse {
    let address = address.map(|address| address.to_string()).unwrap_or_default();
    ([("x-client", address)], "ok\n")
}

pub async fn missing() -> Problem {
    Problem::Missing
}
