//! Golden games: a rule that changes changes one of these files.

use babylonia::Babylonia;
use table::{Game, Options, proof};

#[test]
fn golden_games_are_unchanged() {
    let options = |players, pairs: &[(&str, &str)]| {
        Options::new(&Babylonia::INFO, players, pairs.iter().copied()).unwrap()
    };
    proof::golden_games_are_unchanged::<Babylonia>(
        env!("CARGO_MANIFEST_DIR"),
        &[
            ("two", options(2, &[])),
            ("two-random-cards", options(2, &[("random-cards", "yes")])),
            ("three", options(3, &[])),
            (
                "three-other-switches",
                options(
                    3,
                    &[
                        ("auto-order", "yes"),
                        ("card5-noble-any-order", "no"),
                        ("chain-needs-match", "yes"),
                        ("field-needs-face-up", "no"),
                        ("first", "3"),
                        ("first-round-limits", "no"),
                    ],
                ),
            ),
            ("four", options(4, &[])),
            ("four-random-cards", options(4, &[("random-cards", "yes")])),
        ],
    );
}
