//! The tests of `ur`, in one binary: it links once.

use table::{Game, Options, proof, suite};
use ur::Ur;

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

fn pieces(count: &'static str) -> Options {
    Options::new(&Ur::INFO, 2, [("pieces", count)]).unwrap()
}

#[test]
fn every_scenario_holds() {
    proof::scenarios_hold::<Ur>(FOLDER);
}

#[test]
fn every_rule_is_shown() {
    proof::rules_are_shown::<Ur>(FOLDER);
}

#[test]
fn every_rule_stands_beside_its_code() {
    proof::rules_stand_beside_code(FOLDER);
}

#[test]
fn golden_games_are_unchanged() {
    let games = [("three", pieces("3")), ("five", pieces("5")), ("seven", pieces("7"))];
    proof::golden_games_are_unchanged::<Ur>(FOLDER, &games);
}

#[test]
fn random_games_keep_every_property() {
    let options = ["3", "5", "7"].map(pieces);
    let report = suite::run::<Ur>(&options, 300, 1, |_| {});
    let report = report.unwrap_or_else(|failure| panic!("{failure}"));
    for event in ["passed", "captured", "again", "borne-off", "won"] {
        let id = format!("ur-event-{event}");
        assert!(report.events.contains_key(id.as_str()), "{event} never happened");
    }
    let refused = ["UR-MOVE-1", "UR-MOVE-2", "UR-MOVE-3", "UR-OFF-1", "UR-ROSETTE-2"];
    for rule in refused {
        assert!(report.refusals.contains_key(rule), "{rule} never refused a move");
    }
}
