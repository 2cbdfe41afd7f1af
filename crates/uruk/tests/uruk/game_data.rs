//! `--game-data`: another data file, its errors, and that games keep what they began with.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use draw::{DataFile, Title as _};
use games::{GameId, with_title};

fn uruk(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_uruk"));
    command.args(args).env("LANG", "C").env_remove("LC_ALL").env_remove("LC_MESSAGES");
    command.output().unwrap()
}

/// A game that has a data file.
fn game() -> (&'static str, DataFile) {
    let with_data = |id: GameId| Some((id.info().id, with_title!(id, T => T::DATA)?));
    GameId::ALL.into_iter().find_map(with_data).expect("a game with a data file")
}

/// A data file of this test's own, as the command line takes it.
fn game_data(name: &str, text: &str) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).unwrap();
    format!("{}={}", game().0, path.display())
}

#[test]
fn a_wrong_file_is_refused() {
    for (given, expected) in [
        (game_data("wrong.toml", "[[x]"), "wrong.toml: "),
        ("/no/such/file".to_owned(), "expected GAME=FILE"),
        (format!("{}=/no/such/file", game().0), "No such file"),
        ("ur=/no/such/file".to_owned(), "ur has no data file"),
        ("chess=/no/such/file".to_owned(), "unknown game `chess`"),
    ] {
        let output = uruk(&["games", "--game-data", &given]);
        assert_eq!(output.status.code(), Some(2), "{given}");
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains(expected) && output.stdout.is_empty(), "{given}: {said}");
    }
}

#[test]
fn a_record_is_replayed_with_the_data_it_was_played_with() {
    let (game, data) = game();
    // Players begin with more; so far one game has a data file, and this stands in it.
    let richer = data.builtin.replacen("stone = 1, food = 1", "stone = 4, food = 1", 1);
    assert_ne!(richer, data.builtin);
    let file = &game_data("richer.toml", &richer);
    let record = Path::new(env!("CARGO_TARGET_TMPDIR")).join("richer.txt");
    let _ = fs::remove_file(&record);
    let record = record.to_str().unwrap();
    let seats = ["--seats", "bot:random,bot:random", "--seed", "5", "--record", record];
    let played = uruk(&[&["play", game][..], &seats, &["--game-data", file]].concat());
    assert!(played.status.success(), "{}", String::from_utf8_lossy(&played.stderr));
    let text = fs::read_to_string(record).unwrap();
    let (ours, _) = (data.current)();
    assert!(text.contains(" data=") && !text.contains(&format!("data={ours}")), "{text}");

    let with = uruk(&["replay", record, "--game-data", file]);
    assert!(String::from_utf8_lossy(&with.stdout).contains("draws verified"));
    let without = uruk(&["replay", record]);
    assert!(!without.status.success());
    let said = [without.stderr, without.stdout].concat();
    let said = String::from_utf8_lossy(&said);
    assert!(said.contains("option `data` cannot be"), "{said}");
}
