//! The property suite of `table` on random games of every size, with and without a round limit.

use origins::Origins;
use table::{Game, Options, suite};

#[test]
fn random_games_keep_every_property() {
    let mut options = Vec::new();
    for players in 1..=4 {
        for limit in ["none", "20"] {
            options.push(Options::new(&Origins::INFO, players, [("round-limit", limit)]).unwrap());
        }
    }
    let report = suite::run::<Origins>(&options, 240, 1, |_| {}).unwrap_or_else(|failure| {
        panic!("{failure}");
    });
    assert_eq!(report.games, 240);
    if std::env::var_os("SHOW_REPORT").is_some() {
        println!("{report:#?}");
    }
}
