//! `--game-data`: a corrected data file, its errors, and that games keep what they began with.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const OURS: &str = include_str!("../../../../games/origins/rules/data/origins.toml");

fn uruk(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_uruk"));
    command.args(args).env("LANG", "C").env_remove("LC_ALL").env_remove("LC_MESSAGES");
    command.output().unwrap()
}

/// Our data with one passage replaced, in a file of this test's own.
fn changed(name: &str, from: &str, to: &str) -> PathBuf {
    assert!(OURS.contains(from), "`{from}` is not in the data");
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, OURS.replacen(from, to, 1)).unwrap();
    path
}

/// The file as the command line takes it.
fn game_data(path: &Path) -> String {
    format!("origins={}", path.display())
}

#[test]
fn a_wrong_file_is_refused_with_the_name_of_its_entry() {
    let path = changed("wrong.toml", "copies = 4", "copies = 3");
    let output = uruk(&["games", "--game-data", &game_data(&path)]);
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("wrong.toml: buildings: blue: `14`, expected 15 tiles"), "{said}");
    assert!(output.stdout.is_empty());
}

#[test]
fn a_record_is_replayed_with_the_data_it_was_played_with() {
    let file = changed("richer.toml", "stone = 1, food = 1", "stone = 4, food = 1");
    let file = &game_data(&file);
    let record = Path::new(env!("CARGO_TARGET_TMPDIR")).join("richer.txt");
    let _ = fs::remove_file(&record);
    let record = record.to_str().unwrap();
    let seats = "bot:random,bot:random";
    let played = uruk(&[
        "play",
        "origins",
        "--seats",
        seats,
        "--seed",
        "5",
        "--option",
        "round-limit=20",
        "--record",
        record,
        "--game-data",
        file,
    ]);
    assert!(played.status.success(), "{}", String::from_utf8_lossy(&played.stderr));
    let text = fs::read_to_string(record).unwrap();
    assert!(text.contains(" data=") && !text.contains("data=0."), "{text}");

    let with = uruk(&["replay", record, "--game-data", file]);
    assert!(String::from_utf8_lossy(&with.stdout).contains("draws verified"));
    let without = uruk(&["replay", record]);
    assert!(!without.status.success());
    let said = String::from_utf8_lossy(&without.stderr).into_owned();
    let said = said + &String::from_utf8_lossy(&without.stdout);
    assert!(said.contains("option `data` cannot be"), "{said}");
}
