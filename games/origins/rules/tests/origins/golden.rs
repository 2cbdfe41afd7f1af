//! Golden games: a rule that changes changes one of these files.

use origins::Origins;
use table::{Game, Options, proof};

#[test]
fn golden_games_are_unchanged() {
    let options = |players, pairs: &[(&str, &str)]| {
        Options::new(&Origins::INFO, players, pairs.iter().copied()).unwrap()
    };
    proof::golden_games_are_unchanged::<Origins>(
        env!("CARGO_MANIFEST_DIR"),
        &[
            ("solo", options(1, &[])),
            ("two", options(2, &[])),
            ("three", options(3, &[])),
            ("four", options(4, &[])),
            ("four-stopped", options(4, &[("first", "3"), ("round-limit", "20")])),
        ],
    );
}
