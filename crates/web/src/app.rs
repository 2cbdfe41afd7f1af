//! What every handler shares, and the routes.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};
use store::Store;
use tokio_util::sync::CancellationToken;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};
use words::{Lang, Words};

use crate::guard::{Buckets, Limits};
use crate::metrics::Metrics;
use crate::room::Rooms;
use crate::{api, assets, guard, home, join, problem, seats, settings, stream, table, tables};

/// The largest body anybody may send.
pub(crate) const LARGEST_BODY: usize = 64 << 10;

/// What every handler shares. Clones share it.
#[derive(Clone)]
pub struct App(Arc<Shared>);

struct Shared {
    rooms: Rooms,
    words: [Words; 2],
    metrics: Arc<Metrics>,
    requests: Buckets,
    tables: Buckets,
    limits: Limits,
    shutdown: CancellationToken,
}

impl Drop for Shared {
    /// Rooms hold what they share, and that holds the rooms.
    fn drop(&mut self) {
        self.rooms.forget();
    }
}

impl App {
    /// The server over a store; `shutdown` ends all its streams. As many bots think at once as there
    /// are cores.
    pub fn new(store: Store, limits: Limits, shutdown: CancellationToken) -> App {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        App::with_thinkers(store, limits, shutdown, cores)
    }

    /// A server in which so many bots may think at once; with 0 they think elsewhere.
    pub fn with_thinkers(
        store: Store,
        limits: Limits,
        shutdown: CancellationToken,
        thinkers: usize,
    ) -> App {
        let metrics = Arc::new(Metrics::default());
        App(Arc::new(Shared {
            rooms: Rooms::new(store, metrics.clone(), thinkers, limits.hint),
            words: Lang::ALL.map(games::words),
            metrics,
            requests: Buckets::default(),
            tables: Buckets::default(),
            limits,
            shutdown,
        }))
    }

    /// The tables being played.
    pub fn rooms(&self) -> &Rooms {
        &self.0.rooms
    }

    pub(crate) fn store(&self) -> &Store {
        self.0.rooms.store()
    }

    pub(crate) fn words(&self, lang: Lang) -> &Words {
        &self.0.words[lang as usize]
    }

    /// What is counted.
    pub fn metrics(&self) -> &Arc<Metrics> {
        &self.0.metrics
    }

    /// Whether this address may ask once more.
    pub(crate) fn may_ask(&self, address: Option<IpAddr>) -> bool {
        let Limits { burst, per_second, .. } = self.0.limits;
        address.is_none_or(|address| self.0.requests.take(address, burst, per_second))
    }

    /// Whether this address may make one more table. A guest without a cookie is always new, so
    /// that a limit for each guest alone would be none.
    pub(crate) fn may_make_table(&self, address: Option<IpAddr>) -> bool {
        let most = self.0.limits.open_tables as f64;
        address.is_none_or(|address| self.0.tables.take(address, most, most / 3600.0))
    }

    pub(crate) fn limits(&self) -> Limits {
        self.0.limits
    }

    pub(crate) fn shutdown(&self) -> &CancellationToken {
        &self.0.shutdown
    }

    /// All routes.
    pub fn router(&self) -> Router {
        // Streams are never compressed: they would wait for a full block.
        let worth = SizeAbove::new(512).and(NotForContentType::new("text/event-stream"));
        let pages = Router::new()
            .route("/", get(home::show))
            .route("/new", get(tables::form))
            .route("/tables", post(tables::create))
            .route("/t/{id}", get(table::show))
            .route("/t/{id}/move", post(table::make_move))
            .route("/t/{id}/undo", post(table::undo))
            .route("/t/{id}/seat", post(seats::change))
            .route("/t/{id}/rematch", post(tables::rematch))
            .route("/t/{id}/stream", get(table::stream))
            .route("/t/{id}/record", get(table::record))
            .route("/t/{id}/invite", get(join::invite))
            .route("/join", get(join::find))
            .route("/join/{id}/{seat}/{secret}", get(join::form).post(join::sit))
            .route("/settings", get(settings::form).post(settings::save))
            .route("/rules/{game}", get(home::guide))
            .route("/assets/{build}/{name}", get(assets::serve))
            .route("/icon.svg", get(assets::icon))
            .route("/healthz", get(home::health))
            .route("/healthz/stream", get(stream::probe))
            .fallback(home::missing)
            .layer(from_fn_with_state(self.clone(), problem::draw_page));
        pages
            .nest("/api/v1", api::router())
            .layer(DefaultBodyLimit::max(LARGEST_BODY))
            .layer(from_fn_with_state(self.clone(), guard::guard))
            .layer(CompressionLayer::new().compress_when(worth))
            .with_state(self.clone())
    }
}
