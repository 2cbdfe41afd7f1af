//! Every scenario holds, and every rule is shown by a scenario or a test.

use babylonia::Babylonia;
use table::proof;

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

#[test]
fn every_scenario_holds() {
    proof::scenarios_hold::<Babylonia>(FOLDER);
}

#[test]
fn every_rule_is_shown() {
    proof::rules_are_shown::<Babylonia>(FOLDER);
}

#[test]
fn every_rule_stands_beside_its_code() {
    proof::rules_stand_beside_code(FOLDER);
}
