//! The property suite of `table` on random games of every size, with and without the variant and
//! the other options. Every position is audited: no token, city or card is lost, nothing lies face
//! up in a river, and nothing surrounded waits at the start of a turn (BA-SURR-1, BA-PLAY-6).

use babylonia::Babylonia;
use table::{Game, Options, suite};

#[test]
fn random_games_keep_every_property() {
    let mut options = Vec::new();
    for players in 2..=4 {
        let mut table = |pairs: &[(&str, &str)]| {
            options.push(Options::new(&Babylonia::INFO, players, pairs.iter().copied()).unwrap());
        };
        table(&[]);
        table(&[("random-cards", "yes")]);
        table(&[("random-cards", "yes"), ("auto-order", "yes"), ("chain-needs-match", "yes")]);
        table(&[
            ("card5-noble-any-order", "no"),
            ("field-needs-face-up", "no"),
            ("first-round-limits", "no"),
        ]);
    }
    let report = suite::run::<Babylonia>(&options, 480, 1, |_| {}).unwrap_or_else(|failure| {
        panic!("{failure}");
    });
    assert_eq!(report.games, 480);
    for event in [
        "captured",
        "card",
        "cities",
        "city-tied",
        "ended-cities",
        "ended-hand",
        "extra-turn",
        "field",
        "no-extra-turn",
        "nobles",
        "offered",
        "placed-river",
        "ten-points",
        "ziggurat-tied",
        "ziggurat-won",
        "ziggurats",
    ] {
        let id = format!("babylonia-event-{event}");
        assert!(report.events.contains_key(id.as_str()), "{event} never happened");
    }
}
