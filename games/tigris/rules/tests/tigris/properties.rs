//! The property suite of `table` on random games of every size, with and without the variants.

use table::{Game, Options, suite};
use tigris::Tigris;

#[test]
fn random_games_keep_every_property() {
    let mut options = Vec::new();
    for players in 2..=4 {
        for english in ["no", "yes"] {
            for swap_ends in ["no", "yes"] {
                let pairs = [("english", english), ("swap-ends", swap_ends)];
                options.push(Options::new(&Tigris::INFO, players, pairs).unwrap());
            }
        }
    }
    let report = suite::run::<Tigris>(&options, 300, 1, |_| {}).unwrap_or_else(|failure| {
        panic!("{failure}");
    });
    assert_eq!(report.games, 300);
}
