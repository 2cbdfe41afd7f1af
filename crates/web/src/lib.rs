//! The server: tables in the browser, for people and programs.
//!
//! [`App`] holds what handlers share; [`serve`] runs it until it is told to stop. Pages, JSON and
//! streams are made from views only; a move is durable before anybody hears of it (`room.rs`).

pub mod api;
mod app;
mod assets;
mod connections;
mod end;
mod guard;
mod hints;
mod home;
mod join;
pub mod live;
mod metrics;
mod moves;
mod nodes;
mod problem;
pub mod room;
mod seats;
mod secret;
mod settings;
mod stream;
mod table;
mod tables;
mod thinking;
mod visitor;
mod why;

use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::routing::get;
use store::Store;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

pub use app::App;
pub use guard::Limits;
use room::Rooms;
pub use secret::{hash, id, seat_secret, seed};

/// How long a room stays in memory when nobody looks.
const IDLE: Duration = Duration::from_secs(300);

/// How long requests that are under way may take when the server is told to stop.
const LAST_ANSWERS: Duration = Duration::from_millis(500);

/// Serves until `shutdown` is cancelled; then all streams end and open requests are answered.
pub async fn serve(app: App, listener: TcpListener, shutdown: CancellationToken) {
    let sweeper = {
        let (rooms, shutdown) = (app.rooms().clone(), shutdown.clone());
        tokio::spawn(async move {
            loop {
                tokio::select! {
                    () = shutdown.cancelled() => return,
                    () = tokio::time::sleep(IDLE / 5) => rooms.sweep(IDLE),
                }
            }
        })
    };
    let rooms = app.rooms().clone();
    let follower = {
        let rooms = rooms.clone();
        tokio::spawn(async move { rooms.follow().await })
    };
    let late = {
        let shutdown = shutdown.clone();
        async move {
            shutdown.cancelled().await;
            tokio::time::sleep(LAST_ANSWERS).await;
        }
    };
    // A request that is never sent to its end must not keep the server from ending.
    tokio::select! {
        () = connections::serve(listener, app.router(), app.limits().patience, shutdown) => {}
        () = late => {}
    }
    sweeper.abort();
    follower.abort();
    if let Err(error) = rooms.leave().await {
        tracing::warn!(%error, "releasing leases failed");
    }
}

/// Lets so many bots at once think for the tables of a shared store until `shutdown` is cancelled.
pub async fn work(store: Store, thinkers: usize, shutdown: CancellationToken) {
    let rooms = Rooms::new(store, Arc::default(), thinkers, hints::BUDGET);
    let sweep = async {
        loop {
            tokio::time::sleep(IDLE / 5).await;
            rooms.sweep(IDLE);
        }
    };
    tokio::select! {
        () = shutdown.cancelled() => {}
        () = rooms.follow() => {}
        () = sweep => {}
    }
    if let Err(error) = rooms.leave().await {
        tracing::warn!(%error, "releasing leases failed");
    }
}

/// Serves `/metrics` alone, for an address that is not public.
pub async fn serve_metrics(
    app: App,
    listener: TcpListener,
    shutdown: CancellationToken,
) -> io::Result<()> {
    let text = async |State(app): State<App>| app.metrics().text(app.rooms().count());
    let router = axum::Router::new().route("/metrics", get(text)).with_state(app);
    axum::serve(listener, router)
        .with_graceful_shutdown(async move { shutdown.cancelled().await })
        .await
}
