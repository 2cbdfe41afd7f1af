//! The commands as a person or a script meets them: real processes, real files.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use games::{GameId, with_title};
use serde_json::Value;
use words::Lang;

fn uruk(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_uruk"));
    command.args(args).env("LANG", "C").env_remove("LC_ALL").env_remove("LC_MESSAGES");
    command.output().unwrap()
}

fn out(args: &[&str]) -> String {
    let output = uruk(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// The exit code and the one line of complaint; nothing may be printed besides.
fn complaint(args: &[&str]) -> (i32, String) {
    let output = uruk(args);
    let text = String::from_utf8(output.stderr).unwrap();
    assert_eq!(text.lines().count(), 1, "{args:?}: one line, not\n{text}");
    assert!(output.stdout.is_empty(), "{args:?} printed something");
    (output.status.code().unwrap(), text.trim_end().to_owned())
}

/// A file of this test's own.
fn file(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let path = folder.join(name);
    let _ = fs::remove_file(&path).or_else(|_| fs::remove_dir_all(&path));
    path
}

/// A finished game between bots.
fn game(name: &str) -> (PathBuf, String) {
    let path = file(name);
    out(&[
        "play",
        "--seats",
        "bot:random,bot:random",
        "--seed",
        "abc",
        "--record",
        path.to_str().unwrap(),
    ]);
    let text = fs::read_to_string(&path).unwrap();
    (path, text)
}

#[test]
fn a_played_game_verifies() {
    let (path, text) = game("verifies.txt");
    let printed = out(&["replay", path.to_str().unwrap()]);
    assert!(printed.contains("over, draws verified"), "{printed}");
    let json: Value =
        serde_json::from_str(&out(&["replay", "--json", path.to_str().unwrap()])).unwrap();
    assert_eq!(json["ok"], true);
    assert_eq!(json["ranks"].as_array().unwrap().len(), 2);
    assert_eq!(json["lines"].as_u64().unwrap() as usize, text.lines().count() - 7);
}

#[test]
fn a_record_cut_anywhere_still_replays_and_shows() {
    let (_, text) = game("cut.txt");
    let lines: Vec<&str> = text.lines().collect();
    let path = file("cut-short.txt");
    for keep in [6, 7, 9, 12, 40, lines.len() - 1] {
        fs::write(&path, lines[..keep].join("\n")).unwrap();
        let path = path.to_str().unwrap();
        assert!(out(&["replay", path]).contains("draws unknown"));
        assert!(out(&["show", path]).contains("bag:"));
        let json: Value = serde_json::from_str(&out(&["show", "--json", path])).unwrap();
        assert_eq!(json["line"].as_u64().unwrap() as usize, keep - 6);
    }
}

#[test]
fn a_tampered_record_is_found_out() {
    let (_, text) = game("tampered.txt");
    let path = file("tampered-copy.txt");
    let with = |text: String| {
        fs::write(&path, text).unwrap();
        complaint(&["replay", path.to_str().unwrap()])
    };
    let seed = text.lines().last().unwrap();
    let (code, why) = with(text.replace(seed, &format!("seed {}", "0".repeat(64))));
    assert_eq!(code, 1);
    assert!(why.contains("the seed does not match `seed-hash`"), "{why}");

    let draw = text.lines().find(|line| line.contains("@ draw")).unwrap();
    let other = draw.replacen(" settlement", " temple", 1).replacen(" farm", " market", 1);
    assert_ne!(draw, other, "the test changes a draw");
    let (code, why) = with(text.replace(draw, &other));
    assert_eq!(code, 1);
    assert!(why.contains("was not drawn from the seed: expected `draw"), "{why}");

    let (code, why) = with(text.replacen("\n10 ", "\n11 ", 1));
    assert_eq!(code, 1);
    assert!(why.contains("expected line number 10, found 11"), "{why}");
}

#[test]
fn legal_moves_can_be_applied_and_others_are_explained() {
    let (_, text) = game("legal.txt");
    let start: Vec<&str> = text.lines().take(9).collect();
    let path = file("legal-start.txt");
    fs::write(&path, start.join("\n")).unwrap();
    let path = path.to_str().unwrap();
    let moves = out(&["legal", path]);
    assert!(moves.lines().count() > 100);
    let first = moves.lines().next().unwrap();
    assert_eq!(out(&["why", path, first]), "legal\n");
    let longer = out(&["apply", path, first]);
    assert!(longer.lines().last().unwrap().ends_with(first), "{longer}");

    assert!(
        out(&["why", path, "leader king a1"]).starts_with("TE-LEADER-3 No temple lies beside a1")
    );
    let json: Value =
        serde_json::from_str(&out(&["why", "--json", path, "leader king a4"])).unwrap();
    assert_eq!((&json["legal"], &json["rule"]), (&Value::Bool(false), &Value::from("TE-LEADER-4")));
    let (code, why) = complaint(&["apply", path, "leader king a1"]);
    assert_eq!(code, 1);
    assert!(why.contains("(TE-LEADER-3)"), "{why}");
    let (code, why) = complaint(&["apply", path, "leader duke a1"]);
    assert_eq!(code, 2);
    assert_eq!(why, "uruk: word 2 `duke`: expected king | priest | farmer | trader");
}

#[test]
fn a_seat_sees_only_its_own_hand() {
    let (path, _) = game("seat.txt");
    let path = path.to_str().unwrap();
    let show = |seat: &str| -> Value {
        serde_json::from_str(&out(&["show", path, "--at", "8", "--json", "--seat", seat])).unwrap()
    };
    let hand = |json: &Value, seat: usize| json["position"]["seats"][seat]["hand"]["tiles"].clone();
    let one = show("1");
    assert!(hand(&one, 0).is_object() && hand(&one, 1).is_null());
    assert!(hand(&show("public"), 0).is_null());
    assert!(one["position"]["bag"]["tiles"].is_null());
}

#[test]
fn bad_input_gets_one_line_that_says_what_was_expected() {
    let never = file("never.txt");
    let never = never.to_str().unwrap();
    for (args, expected) in [
        (vec!["play", "--seats", "bot:random", "--record", never], "1 players: expected 2"),
        (
            vec!["play", "--seats", "bot:random,cat", "--record", never],
            "seat `cat`: expected human",
        ),
        (
            vec!["play", "--seats", "bot:random,bot:wise"],
            "unknown bot `wise`: expected random, level1, level2",
        ),
        (vec!["play", "--option", "french=yes"], "unknown option `french`: expected english"),
        (vec!["play", "--option", "english"], "--option english: expected key=value"),
        (vec!["play", "--option", "english=maybe"], "expected no or yes"),
        (vec!["play", "--seed", "xyz"], "expected 1 to 64 hexadecimal digits"),
        (vec!["play", "--seats", "bot:random,bot:random", "--record", "/"], "expected a new file"),
        (vec!["legal", "/no/such/file"], "No such file"),
        (vec!["legal", "/"], "expected a file, found a folder"),
        (vec!["bench", "ur", "--players", "9"], "9 players: expected 2"),
        (vec!["bench", "ur", "--seconds", "0"], "expected more than 0"),
        (vec!["bench", "ur", "--seconds", "-1"], "unexpected argument"),
        (vec!["arena", "ur", "--bots", "random,wise"], "unknown bot `wise`"),
        (vec!["arena", "ur", "--bots", "random", "--sprt", "0.6,0.5"], "expected two shares"),
        (vec!["arena", "ur", "--bots", "random", "--games", "0"], "expected at least 1"),
        (vec!["arena", "ur", "--bots", "level2=/no/such/file"], "No such file"),
        (vec!["train", "ur", "--players", "9", "--out", never], "9 players: expected 2"),
        (
            vec!["train", "ur", "--players", "2", "--hidden", "99", "--out", never],
            "expected at most 64",
        ),
        (vec!["play", "chess"], "unknown game `chess`: expected "),
        (vec!["apply"], "required arguments were not provided"),
        (vec!["fuzz", "ur", "--players", "1"], "1 players: expected 2"),
    ] {
        let args: Vec<&str> = args;
        let (code, why) = complaint(&args);
        assert_eq!(code, 2, "{args:?}");
        assert!(why.contains(expected), "{args:?}: {why}");
    }
    assert!(!PathBuf::from(never).exists(), "nothing is written on bad input");
}

#[test]
fn broken_records_are_refused_with_their_line() {
    let path = file("broken.txt");
    let head = "uruk record 1\ngame ur\nplayers 2\n";
    let cases: Vec<(Vec<u8>, &str)> = vec![
        (b"".to_vec(), "line 1: expected `uruk record 1`, found ``"),
        (b"hello".to_vec(), "line 1: expected `uruk record 1`, found `hello`"),
        (b"uruk record 1\nplayers 2\n".to_vec(), "the record has no `game` line"),
        (b"uruk record 1\ngame ur\n".to_vec(), "the record has no `players` line"),
        (b"uruk record 1\ngame go\nplayers 2\n".to_vec(), "unknown game `go`: expected "),
        (format!("{head}players 3\n").into(), "line 4: `players` stands twice"),
        (format!("{head}nonsense\n").into(), "line 4: word 1 `nonsense`: expected `game`"),
        (format!("{head}rules 99\n").into(), "rules version 99: this program plays version 1"),
        (format!("{head}options english\n").into(), "expected an option as key=value"),
        (format!("{head}seed-hash 12\n").into(), "expected 64 hexadecimal digits"),
        (
            format!("{head}1 first 2\n").into(),
            "line 4: word 1 `first`: expected a seat's number or `@`",
        ),
        (format!("{head}1 @ roll 3\n").into(), "line 4: `@ roll 3` cannot be played"),
        (
            format!("{head}1 @ first 1\n2 1 enter\n").into(),
            "line 5: `1 enter` cannot be played: chance",
        ),
        (format!("{head}1 @ first 1\n2 @ first 2\n").into(), "chance cannot decide"),
        (
            format!("{head}1 @ first 1\n2 @ roll 3 4\n").into(),
            "line 5: word 4 `4`: expected the end of the line",
        ),
        (format!("{head}1 @ first 1\nseed-hash {}\n", "0".repeat(64)).into(), "belongs above"),
        (b"uruk record 1\n\xff\xfe\n".to_vec(), "expected UTF-8 text"),
        (vec![b'x'; 10 << 20], "expected at most 4194304 bytes"),
        ("0".repeat(4 << 20).into(), "line 1: expected `uruk record 1`"),
    ];
    for (bytes, expected) in cases {
        fs::write(&path, &bytes).unwrap();
        for command in ["legal", "show"] {
            let (code, why) = complaint(&[command, path.to_str().unwrap()]);
            assert_eq!(code, 2, "{why}");
            assert!(why.contains(expected), "{why}\nexpected: {expected}");
        }
    }
}

#[test]
fn a_person_plays_through_the_terminal() {
    use std::io::Write;
    use std::process::Stdio;
    let mut child = Command::new(env!("CARGO_BIN_EXE_uruk"))
        .args(["play", "--seed", "5", "--lang", "en"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let typed = "moves leader king\nleader king a1\nleader kong a1\nleader king b1\nundo\nundo\nhint\nquit\n";
    child.stdin.take().unwrap().write_all(typed.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    for expected in [
        "Draws are promised by hash",
        "legal moves",
        "No temple lies beside a1; a leader needs one. (rule TE-LEADER-3)",
        "I cannot read “kong” here; expected king | priest | farmer | trader.",
        "Lion places the king on b1.",
        "Taken back.",
        "The best moves, with your chance of winning",
        "There is nothing you can take back",
        "The game is not finished and was not kept",
    ] {
        assert!(text.contains(expected), "`{expected}` is missing in\n{text}");
    }
}

#[test]
fn games_scenarios_and_fuzz_report() {
    let json: Value = serde_json::from_str(&out(&["games", "--json"])).unwrap();
    let first = GameId::ALL[0].info().id;
    assert_eq!(json[0]["id"], first);
    let name = games::words(Lang::Pl).get(&format!("{first}-name")).into_owned();
    assert!(out(&["games", "--lang", "pl"]).contains(&name), "{name}");
    let path = file("scenario.md");
    fs::write(&path, "## One\n```ur\nactive 1\nexpect active 1\n```\n").unwrap();
    assert_eq!(out(&["scenario", path.to_str().unwrap()]), "1 passed, 0 failed\n");
    fs::write(&path, "## One\n```ur\nactive 1\nexpect active 2\n```\n").unwrap();
    let output = uruk(&["scenario", path.to_str().unwrap()]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(text.contains("line 4: expect active 2\n    expected `2`, found `1`"), "{text}");
    assert!(text.ends_with("0 passed, 1 failed\n"), "{text}");
    assert!(out(&["fuzz", "ur", "--games", "6"]).contains("6 games"));
    let json: Value =
        serde_json::from_str(&out(&["bench", "ur", "--seconds", "0.1", "--json"])).unwrap();
    assert!(json["decisions_per_cpu_second"].as_f64().unwrap() > 0.0);
    let third = GameId::ALL[2].info().id;
    let calibration = ["bench", third, "--players", "2", "--seconds", "0.1", "--calibration"];
    let json: Value =
        serde_json::from_str(&out(&[&calibration[..], &["--json"]].concat())).unwrap();
    let count = |tenth: &Value| tenth["count"].as_u64().unwrap();
    let promises: u64 = json["tenths"].as_array().unwrap().iter().map(count).sum();
    assert!(promises > 0 && promises.is_multiple_of(2), "one for each seat: {promises}");
    assert!((0.0..0.5).contains(&json["off"].as_f64().unwrap()), "{json}");
}

#[test]
fn bots_meet_in_the_arena() {
    let folder = file("arena");
    let plot = file("ladder.svg");
    let game = GameId::ALL[1].info().id;
    let printed = out(&[
        "arena",
        game,
        "--bots",
        "random,level2",
        "--games",
        "4",
        "--records",
        folder.to_str().unwrap(),
        "--plot",
        plot.to_str().unwrap(),
        "--json",
    ]);
    let json: Value = serde_json::from_str(&printed).unwrap();
    assert_eq!((&json["game"], &json["players"]), (&game.into(), &2.into()));
    assert_eq!((&json["games"], &json["bots"][1]["win_share"]), (&4.into(), &1.0.into()));
    let [low, high] = [0, 1].map(|end| json["bots"][1]["interval"][end].as_f64().unwrap());
    assert!(low > 0.5 && high <= 1.0, "{printed}");
    let margins = &json["bots"][1]["margin_interval"];
    let [least, most] = [0, 1].map(|end| margins[end].as_f64().unwrap());
    assert!((least..most).contains(&json["bots"][1]["margin"].as_f64().unwrap()), "{printed}");
    for key in ["margin", "cpu_seconds_per_decision"] {
        assert!(json["bots"][1][key].as_f64().unwrap() > 0.0, "{key}: {printed}");
    }
    assert!(fs::read_to_string(plot).unwrap().starts_with("<svg"));
    let records: Vec<_> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    assert_eq!(records.len(), 4);
    let printed = out(&["replay", records[0].to_str().unwrap()]);
    assert!(printed.contains("over, draws verified"), "{printed}");
}

#[test]
fn a_tournament_that_is_told_to_stop_keeps_what_it_has() {
    let folder = file("stopped");
    let arena = begun(GameId::ALL[1], "--bots random,level2 --games 1000000", &folder);
    tell_to_stop(&arena);
    let output = arena.wait_with_output().unwrap();
    assert!(output.status.success(), "{}", output.status);
    let json: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(json["games"], kept(&folder), "{json}");
}

#[test]
fn a_tournament_that_is_told_twice_breaks_its_games_off() {
    let folder = file("broken-off");
    // The first two games take no time, the next two minutes.
    let mut arena =
        begun(GameId::ALL[2], "--bots random,level2,level5 --games 6 --threads 2", &folder);
    tell_to_stop(&arena);
    let mut said = BufReader::new(arena.stderr.take().unwrap()).lines().map(Result::unwrap);
    assert!(said.any(|line| line.contains("once more breaks them off")), "it does not say so");
    tell_to_stop(&arena);
    let began = Instant::now();
    let output = arena.wait_with_output().unwrap();
    assert!(began.elapsed() < Duration::from_secs(60), "it took {:?}", began.elapsed());
    assert!(output.status.success(), "{}", output.status);
    let json: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&json["games"], kept(&folder)), (&2.into(), 2), "{json}");
}

/// A tournament of which two games are finished.
fn begun(game: GameId, what: &str, folder: &Path) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_uruk"));
    command
        .args(["arena", game.info().id])
        .args(what.split(' '))
        .arg("--json")
        .arg("--records")
        .arg(folder);
    let arena = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let began = Instant::now();
    while kept(folder) < 2 {
        assert!(began.elapsed() < Duration::from_secs(60), "no game ends");
        std::thread::sleep(Duration::from_millis(20));
    }
    arena
}

fn tell_to_stop(arena: &Child) {
    let told = Command::new("kill").arg(arena.id().to_string()).status().unwrap();
    assert!(told.success());
}

/// How many records are in a folder.
fn kept(folder: &Path) -> usize {
    fs::read_dir(folder).map_or(0, Iterator::count)
}

#[test]
fn weights_are_learned_and_played_with() {
    let path = file("weights.txt");
    let weights = path.to_str().unwrap();
    let game = GameId::ALL[1];
    let id = game.info().id;
    let command = format!("train {id} --players 2 --games 100 --rehearse 100 --out");
    let train: Vec<&str> = command.split(' ').chain([weights]).collect();
    let printed = out(&train);
    assert!(printed.contains("weights in"), "{printed}");
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.contains(&format!("# uruk train {id} --players 2 --games 100 ")), "{text}");
    assert!(text.contains(" --rehearse 100\n"), "{text}");
    let bots = format!("random,level2={weights}");
    let printed = out(&["arena", id, "--bots", &bots, "--games", "2"]);
    assert!(printed.contains("100.0 %"), "{printed}");
    assert!(complaint(&train).1.contains("expected a new file"));
    fs::write(&path, "hidden 0\nhope 1 2\n").unwrap();
    let (_, why) = complaint(&["arena", id, "--bots", &bots, "--games", "2"]);
    let first = with_title!(game, T => <T as bots::Judge>::FEATURES[0]);
    assert!(why.contains(&format!("line 2: expected `{first}` and 2 numbers")), "{why}");
}
