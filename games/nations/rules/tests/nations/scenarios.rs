//! Every scenario holds, and every rule is shown by a scenario or a test.

use nations::Nations;
use table::proof;

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

#[test]
fn every_scenario_holds() {
    proof::scenarios_hold::<Nations>(FOLDER);
}

#[test]
fn every_rule_is_shown() {
    proof::rules_are_shown::<Nations>(FOLDER);
}

#[test]
fn every_rule_stands_beside_its_code() {
    proof::rules_stand_beside_code(FOLDER);
}

/// The ids in words, which the common check does not know: NA-CARD-suntzu and its like.
#[test]
fn every_ruling_on_a_card_is_shown() {
    let read = |path: &std::path::Path| std::fs::read_to_string(path).unwrap();
    let folder = std::path::Path::new(FOLDER);
    let rules = read(&folder.join("../rules.en.md"));
    let mut shown = String::new();
    for part in ["scenarios", "tests"] {
        let entries = std::fs::read_dir(folder.join(part)).unwrap();
        for path in entries.map(|entry| entry.unwrap().path()).filter(|path| path.is_file()) {
            shown += &read(&path);
        }
    }
    let ids = rules.lines().filter_map(|line| line.strip_prefix("- **NA-")?.split("**").next());
    let words = ids.filter(|id| !id.ends_with(|last: char| last.is_ascii_digit()));
    let hidden: Vec<&str> = words
        .filter(|id| {
            let id = id.split(' ').next().unwrap_or_default();
            !shown.contains(&format!("NA-{id}"))
        })
        .collect();
    assert!(hidden.is_empty(), "rulings shown by no scenario: {hidden:?}");
}
