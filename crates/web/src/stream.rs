//! Streams: "version n" whenever a table changes. The page then fetches what it shows.

use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::State;
use axum::response::IntoResponse;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::{StreamExt as _, stream};

use crate::app::App;
use crate::metrics::Metrics;
use crate::room::Room;

/// Asks proxies not to hold events back.
const AT_ONCE: [(&str, &str); 1] = [("x-accel-buffering", "no")];

/// Counts a stream as long as it lives.
struct Counted(Arc<Metrics>);

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.streams.fetch_sub(1, Ordering::Relaxed);
    }
}

/// The versions of a table after `have`; ends when the server does.
pub fn versions(app: &App, room: &Arc<Room>, have: u64) -> impl IntoResponse + use<> {
    app.metrics().streams.fetch_add(1, Ordering::Relaxed);
    let counted = Counted(app.metrics().clone());
    let watch = room.watch();
    let end = app.shutdown().clone();
    let versions =
        stream::unfold((watch, have, end, counted), |(mut watch, have, end, counted)| async move {
            loop {
                let version = watch.borrow_and_update().version;
                if version > have {
                    let event = Event::default().event("version").data(version.to_string());
                    return Some((Ok::<_, Infallible>(event), (watch, version, end, counted)));
                }
                tokio::select! {
                    () = end.cancelled() => return None,
                    changed = watch.changed() => changed.ok()?,
                }
            }
        });
    let sse = Sse::new(versions).keep_alive(KeepAlive::new().interval(Duration::from_secs(20)));
    (AT_ONCE, sse)
}

/// One event and then silence: `uruk doctor` sees whether a proxy holds it back.
pub async fn probe(State(app): State<App>) -> impl IntoResponse {
    let first = Event::default().event("probe").data("0");
    let events = stream::iter([Ok::<_, Infallible>(first)]).chain(stream::pending());
    let end = app.shutdown().clone();
    (AT_ONCE, Sse::new(events.take_until(end.cancelled_owned())))
}
