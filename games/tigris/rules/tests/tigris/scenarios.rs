//! Every scenario holds, and every rule is shown by a scenario or a test.

use table::proof;
use tigris::Tigris;

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

#[test]
fn every_scenario_holds() {
    proof::scenarios_hold::<Tigris>(FOLDER);
}

#[test]
fn every_rule_is_shown() {
    proof::rules_are_shown::<Tigris>(FOLDER);
}

#[test]
fn every_rule_stands_beside_its_code() {
    proof::rules_stand_beside_code(FOLDER);
}
