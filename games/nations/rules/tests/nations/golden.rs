//! Golden games: a rule that changes changes one of these files.

use nations::Nations;
use table::{Game, Options, proof};

#[test]
fn golden_games_are_unchanged() {
    let options = |players, pairs: &[(&str, &str)]| {
        Options::new(&Nations::INFO, players, pairs.iter().copied()).unwrap()
    };
    proof::golden_games_are_unchanged::<Nations>(
        env!("CARGO_MANIFEST_DIR"),
        &[
            ("solo", options(1, &[("level", "expert")])),
            ("two", options(2, &[("level", "basic")])),
            ("three-b-sides", options(3, &[("sides", "b"), ("level", "expert")])),
            ("four", options(4, &[])),
            (
                "four-balanced",
                options(4, &[("level", "balanced"), ("ages", "2"), ("easier", "yes")]),
            ),
            ("five", options(5, &[("level", "expert")])),
        ],
    );
}
