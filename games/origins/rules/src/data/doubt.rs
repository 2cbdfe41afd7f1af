//! How sure the values of a data file are: which parts of the game are printed so, which were
//! deduced from the rulebook, and which are ours because nobody could tell.

use toml::{Table, Value};

use super::DataError;
use super::raw::must;

/// The words for a value that the rulebook implies but does not state.
pub const DEDUCED: &str = "rulebook-inferred";

/// The words for a value of our own.
pub const OURS: &str = "project-default";

/// How sure a value is may only be said in these words.
const CONFIDENCE: [&str; 4] = ["rulebook", DEDUCED, "external", OURS];

/// The name of a part of the game, its entry in the file, and the field that says how sure it is.
const PARTS: [(&str, &str, &str); 15] = [
    ("places", "meeting_places", "confidence"),
    ("bonus-colours", "bonus_tiles", "colour_confidence"),
    ("building-pool", "building_pool", "confidence"),
    ("citizen-pool", "citizen_pool", "confidence"),
    ("population", "population_track", "confidence"),
    ("advisors", "advisor_track", "confidence"),
    ("temples", "temple_track", "confidence"),
    ("military", "military_track", "confidence"),
    ("military-bonuses", "military_track.spaces", "confidence"),
    ("agora", "start_tiles", "confidence"),
    ("building-colours", "buildings", "colour_confidence"),
    ("stone", "buildings", "stone_cost_confidence"),
    ("copies", "buildings", "copies_confidence"),
    ("cards", "district_cards", "confidence"),
    ("solo", "setup.solo_training", "confidence"),
];

/// The parts of the game of which at least one figure is no surer than this.
pub fn parts(file: &Table, confidence: &str) -> Vec<&'static str> {
    let says = |value: &Value, field: &str| {
        value.get(field).and_then(Value::as_str).is_some_and(|word| word == confidence)
    };
    let doubtful = |(_, path, field): &&(&str, &str, &str)| {
        let mut names = path.split('.');
        let found = names.next().and_then(|name| file.get(name));
        match names.try_fold(found, |value, name| Some(value?.get(name))).flatten() {
            Some(Value::Array(entries)) => entries.iter().any(|entry| says(entry, field)),
            Some(entry) => says(entry, field),
            None => false,
        }
    };
    PARTS.iter().filter(doubtful).map(|(name, ..)| *name).collect()
}

/// Makes sure that no entry is sure in other words.
pub fn check(path: &str, table: &Table) -> Result<(), DataError> {
    for (key, value) in table {
        let here = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
        match value {
            Value::String(word) if key.ends_with("confidence") => {
                must(CONFIDENCE.contains(&word.as_str()), || {
                    DataError::value(&here, word, CONFIDENCE.join(", "))
                })?;
            }
            Value::Table(inner) => check(&here, inner)?,
            Value::Array(items) => {
                for inner in items.iter().filter_map(Value::as_table) {
                    check(&here, inner)?;
                }
            }
            _ => {}
        }
    }
    Ok(())
}
