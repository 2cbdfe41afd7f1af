//! Making tables: from the form, from the API, as a rematch.

use axum::extract::{RawQuery, State};
use axum::http::StatusCode;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use bots::Level;
use draw::Address;
use games::GameId;
use pages::settings::Pace;
use pages::{Chair, FieldError, Form, new_table};
use store::{NewSeat, NewTable, Owner, Player, SeatRow, StoreError};
use table::{Options, OptionsError, Seat};

use crate::app::App;
use crate::guard::Caller;
use crate::problem::{Problem, Sent, away};
use crate::room::{Settings, Snapshot, standing};
use crate::table::Visit;
use crate::visitor::{Visitor, clean_name};
use crate::{assets, live, secret};

/// Why a table could not be made.
#[derive(Debug)]
pub enum MakeError {
    TooMany,
    Options(OptionsError),
    Store(StoreError),
}

impl From<StoreError> for MakeError {
    fn from(error: StoreError) -> Self {
        MakeError::Store(error)
    }
}

impl From<MakeError> for Problem {
    fn from(error: MakeError) -> Problem {
        match error {
            MakeError::TooMany => Problem::TooMany,
            MakeError::Options(_) => Problem::Garbled,
            MakeError::Store(error) => away("making a table")(error),
        }
    }
}

/// A seat in which nobody sits yet; its secret follows when the table is made.
pub fn new_seat(player: Player) -> NewSeat {
    NewSeat { player, name: String::new(), secret_hash: String::new(), visitor: None }
}

/// A bot of this level, as a seat of the store has it.
pub fn bot(level: Level) -> Player {
    Player::Bot(level.name().to_owned())
}

/// Makes a table, with its first draws and the secrets of its seats, and returns what was stored.
pub async fn make(
    app: &App,
    id: GameId,
    options: Options,
    mut seats: Vec<NewSeat>,
    settings: Settings,
    owner: Option<Owner>,
    parent: Option<String>,
) -> Result<NewTable, MakeError> {
    if let Some(owner) = &owner
        && app.store().open_tables_count(owner).await? >= app.limits().open_tables
    {
        return Err(MakeError::TooMany);
    }
    let seed = secret::seed();
    let hex = seed.to_hex();
    let begun = live::begin(id, options.clone(), seed).map_err(|error| match error {
        live::LoadError::Options(error) => MakeError::Options(error),
        live::LoadError::Line { .. } => unreachable!("a new game has no lines yet"),
    })?;
    for (index, seat) in seats.iter_mut().enumerate() {
        // No link leads to the seat of a bot.
        seat.secret_hash = match seat.player {
            Player::Human => secret::hash(&secret::seat_secret(&hex, index + 1)),
            Player::Bot(_) => String::new(),
        };
    }
    let pairs: Vec<String> =
        options.pairs().iter().map(|(key, value)| format!("{key}={value}")).collect();
    let table = NewTable {
        id: secret::id(),
        game: id.info().id.to_owned(),
        rules: id.info().rules,
        options: pairs.join(" "),
        seed_hash: seed.hash(),
        seed: hex,
        settings: serde_json::to_string(&settings).unwrap_or_default(),
        owner,
        parent,
        seats,
    };
    app.store().import(table.clone(), begun.lines, standing(begun.live.as_ref())).await?;
    // Bots may have to begin.
    if let Err(error) = app.rooms().open(&table.id).await {
        tracing::error!(%error, table = table.id, "opening a new table failed");
    }
    Ok(table)
}

/// The seat a secret is the key to, at a table that a program has made. Links of other tables are no
/// keys, and of no table once somebody has sat down: whoever made the table knows them too, and must
/// not see the hands of others.
pub fn seat_of_secret(now: &Snapshot, given: &str) -> Option<Seat> {
    if matches!(now.table.owner, Some(Owner::Visitor(_))) {
        return None;
    }
    let hash = secret::hash(given);
    // Nobody is told the secret of a seat that was a bot's from the start; that of another still
    // opens the seat when a bot plays on there.
    let free = |row: &&SeatRow| row.visitor.is_none();
    let seat = now.seats.iter().filter(free);
    // All are compared, so that the time tells nothing.
    let fits: Vec<usize> =
        seat.filter(|row| secret::same(&row.secret_hash, &hash)).map(|row| row.seat).collect();
    fits.first().and_then(|number| Seat::new(number - 1))
}

/// The level of the bots in a game for which nobody chose one.
const QUICK: Level = Level::Two;

pub async fn form(who: Visitor, RawQuery(query): RawQuery) -> Response {
    let game = query.as_deref().and_then(|query| query.strip_prefix("game=")).unwrap_or_default();
    let game = game.parse().unwrap_or(GameId::ALL[0]);
    let form = Form::new(game, &who.name, QUICK);
    page(&who, form, Vec::new(), StatusCode::OK)
}

fn page(who: &Visitor, form: Form, errors: Vec<FieldError>, status: StatusCode) -> Response {
    let chosen = form.game.parse::<GameId>().map(|id| format!("/new?game={}", id.info().id));
    let here = chosen.unwrap_or_else(|_| "/new".to_owned());
    let new = new_table::NewTable { form, errors };
    (status, new_table::page(&assets::frame(who, &here), &new)).into_response()
}

pub async fn create(
    State(app): State<App>,
    Caller(address): Caller,
    mut who: Visitor,
    Sent(pairs): Sent<Vec<(String, String)>>,
) -> Result<Response, Problem> {
    let form = Form::read(pairs, QUICK);
    let plan = match form.plan() {
        Ok(plan) => plan,
        Err(errors) => return Ok(page(&who, form, errors, StatusCode::UNPROCESSABLE_ENTITY)),
    };
    if !app.may_make_table(address) {
        return Err(Problem::TooMany);
    }
    let (visitor, cookie) = who.known().await.map_err(away("writing a visitor"))?;
    let here = |name: &str| NewSeat {
        name: clean_name(name).unwrap_or_default(),
        visitor: Some(visitor.clone()),
        ..new_seat(Player::Human)
    };
    let mut own_name = None;
    let seats = plan.chairs.iter().map(|chair| match chair {
        Chair::Me(name) => {
            let name = if name.is_empty() { who.name.clone() } else { name.clone() };
            own_name = clean_name(&name);
            here(&name)
        }
        Chair::Here(name) => here(name),
        Chair::Link => new_seat(Player::Human),
        Chair::Bot(level) => new_seat(bot(*level)),
    });
    let seats: Vec<NewSeat> = seats.collect();
    let settings = Settings { pace: pace(&who), hints: plan.hints, ..Settings::default() };
    let invites = seats.iter().any(|seat| seat.player == Player::Human && seat.visitor.is_none());
    let made = make(
        &app,
        plan.game,
        plan.options,
        seats,
        settings,
        Some(Owner::Visitor(visitor.clone())),
        None,
    )
    .await;
    if let Some(name) = own_name.filter(|name| *name != who.name)
        && let Err(error) = who.rename(&name).await
    {
        tracing::error!(%error, "writing a name failed");
    }
    let table = made?;
    let address = Address::of(&table.id);
    let to = if invites { address.below("invite") } else { address.to_string() };
    Ok((AppendHeaders(cookie), Redirect::to(&to)).into_response())
}

fn pace(who: &Visitor) -> u64 {
    match who.prefs.pace {
        Pace::Slow => 1500,
        Pace::Normal => 700,
        Pace::Fast => 0,
    }
}

/// The same table once more, everybody one seat further. Whoever asks second comes to the table the
/// first has made.
pub async fn rematch(
    State(app): State<App>,
    Caller(address): Caller,
    visit: Visit,
) -> Result<Redirect, Problem> {
    let now = &visit.now;
    let kept = |id: &String| !now.kept_for(Some(id)).is_empty();
    let visitor = visit.who.id.clone().filter(kept).ok_or(Problem::NotYours)?;
    let known = app.store().rematch_of(&now.table.id, &visitor).await;
    if let Some(table) = known.map_err(away("looking for a rematch"))? {
        return Ok(Redirect::to(&Address::of(&table).to_string()));
    }
    let id: GameId = now.table.game.parse().map_err(|_| Problem::Missing)?;
    let pairs = now.table.options.split_whitespace().filter_map(|pair| pair.split_once('='));
    let options = Options::new(&id.info(), now.table.players, pairs);
    let options = options.map_err(|_| Problem::Garbled)?;
    if !app.may_make_table(address) {
        return Err(Problem::TooMany);
    }
    let mut seats: Vec<NewSeat> = now
        .seats
        .iter()
        .map(|row| {
            // Those for whom a bot played on are asked again.
            let player = if row.visitor.is_some() { Player::Human } else { row.player.clone() };
            NewSeat { name: row.name.clone(), visitor: row.visitor.clone(), ..new_seat(player) }
        })
        .collect();
    seats.rotate_right(1);
    let settings = Settings::clone(&now.settings);
    let parent = Some(now.table.id.clone());
    let made =
        make(&app, id, options, seats, settings, Some(Owner::Visitor(visitor)), parent).await;
    Ok(Redirect::to(&Address::of(&made?.id).to_string()))
}
