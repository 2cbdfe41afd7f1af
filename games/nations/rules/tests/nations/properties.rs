//! The property suite of `table` on random games of every size, level and variant.

use nations::Nations;
use table::{Game, Options, suite};

fn tables() -> Vec<Options> {
    let mut tables = Vec::new();
    for players in 1..=5 {
        for level in ["basic", "advanced", "expert", "balanced"] {
            if players == 5 && matches!(level, "basic" | "balanced") {
                continue; // NA-5P-1
            }
            for sides in ["a", "b"] {
                let easier = if (players + level.len()).is_multiple_of(2) { "yes" } else { "no" };
                let events = if sides == "a" { "all" } else { "level" };
                let ages = if level == "balanced" { "3" } else { "4" };
                let pairs = [
                    ("level", level),
                    ("sides", sides),
                    ("easier", easier),
                    ("events", events),
                    ("ages", ages),
                    ("difficulty-1", "emperor"),
                ];
                tables.push(Options::new(&Nations::INFO, players, pairs).unwrap());
            }
        }
    }
    tables
}

#[test]
fn random_games_keep_every_property() {
    let report = suite::run::<Nations>(&tables(), 360, 1, |_| {}).unwrap_or_else(|failure| {
        panic!("{failure}");
    });
    assert_eq!(report.games, 360);
}
