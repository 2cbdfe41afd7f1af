//! Counters for whoever runs the server, in the text format Prometheus reads.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};

/// What is counted.
#[derive(Default)]
pub struct Metrics {
    pub requests: AtomicU64,
    pub errors: AtomicU64,
    pub refused: AtomicU64,
    pub limited: AtomicU64,
    pub moves: AtomicU64,
    pub streams: AtomicU64,
}

impl Metrics {
    /// All of them, with the number of rooms in memory.
    pub fn text(&self, rooms: usize) -> String {
        let mut text = String::new();
        for (name, kind, value) in [
            ("uruk_requests_total", "counter", &self.requests),
            ("uruk_server_errors_total", "counter", &self.errors),
            ("uruk_refused_moves_total", "counter", &self.refused),
            ("uruk_rate_limited_total", "counter", &self.limited),
            ("uruk_moves_total", "counter", &self.moves),
            ("uruk_streams", "gauge", &self.streams),
        ] {
            let _ =
                writeln!(text, "# TYPE {name} {kind}\n{name} {}", value.load(Ordering::Relaxed));
        }
        let _ = writeln!(text, "# TYPE uruk_rooms gauge\nuruk_rooms {rooms}");
        text
    }
}
