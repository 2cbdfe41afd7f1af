//! Golden games: a rule that changes changes one of these files.

use table::{Game, Options, proof};
use tigris::Tigris;

#[test]
fn golden_games_are_unchanged() {
    let options = |players, pairs: &[(&str, &str)]| {
        Options::new(&Tigris::INFO, players, pairs.iter().copied()).unwrap()
    };
    proof::golden_games_are_unchanged::<Tigris>(
        env!("CARGO_MANIFEST_DIR"),
        &[
            ("two", options(2, &[])),
            ("two-english", options(2, &[("english", "yes")])),
            ("three", options(3, &[])),
            ("four", options(4, &[])),
            (
                "four-swap-ends",
                options(4, &[("english", "yes"), ("swap-ends", "yes"), ("first", "3")]),
            ),
        ],
    );
}
