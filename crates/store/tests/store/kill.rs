//! A server killed at any moment has every line it told anyone of.
//!
//! The test starts itself as a child that appends and prints what was acknowledged, and kills it.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::common::{Dice, create, running, table, unbroken};
use store::{Store, Written};

const CHILD: &str = "URUK_STORE_KILL_CHILD";
const TABLES: usize = 6;
/// Lines per append: a killed server keeps all of them or none.
const LINES: usize = 3;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_child_appends_until_it_is_killed() {
    let Ok(path) = std::env::var(CHILD) else { return };
    let store = Store::open(&path).await.unwrap();
    let mut players = tokio::task::JoinSet::new();
    for number in 0..TABLES {
        let store = store.clone();
        players.spawn(async move {
            let id = format!("t{number}");
            let row = store.table(&id).await.unwrap().unwrap();
            let (mut len, mut version) = (row.lines, row.version);
            loop {
                let lines = (1..=LINES).map(|line| format!("1 line {}", len + line)).collect();
                let written = store.append(&id, version, lines, running(1)).await.unwrap();
                assert_eq!(written, Written::Done);
                len += LINES;
                version += 1;
                let mut out = std::io::stdout().lock();
                writeln!(out, "\nacknowledged {number} {len}").unwrap();
                out.flush().unwrap();
            }
        });
    }
    players.join_next().await.unwrap().unwrap()
}

#[tokio::test]
async fn every_acknowledged_line_survives_a_kill() {
    let first = Store::temporary().await.unwrap();
    let store = Store::open(first.location()).await.unwrap();
    for number in 0..TABLES {
        create(&store, table(&format!("t{number}"))).await.unwrap();
    }
    store.close().await.unwrap();

    let mut dice = Dice(0xdead);
    let mut acknowledged = [0; TABLES];
    for round in 0..20 {
        let before = acknowledged;
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "kill::the_child_appends_until_it_is_killed", "--nocapture"])
            .env(CHILD, first.location())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut listen = |line: String| {
            let mut words = line.split(' ');
            if words.next() == Some("acknowledged") {
                let mut number = || words.next().unwrap().parse::<usize>().unwrap();
                let which = number();
                acknowledged[which] = number();
                true
            } else {
                false
            }
        };
        // The last line may be cut off by the kill, but never the first ones.
        while !listen(out.next().unwrap().unwrap()) {}
        std::thread::sleep(Duration::from_millis(dice.below(60) as u64));
        child.kill().unwrap();
        child.wait().unwrap();
        let mut rest: Vec<String> = out.map_while(Result::ok).collect();
        rest.pop();
        rest.into_iter().for_each(|line| {
            listen(line);
        });

        assert_ne!(before, acknowledged, "round {round}: the child did something");
        let store = Store::open(first.location()).await.unwrap();
        for (number, acknowledged) in acknowledged.iter_mut().enumerate() {
            let id = format!("t{number}");
            let lines = store.lines(&id, 0).await.unwrap();
            assert!(unbroken(&lines), "round {round}");
            assert!(lines.len() >= *acknowledged, "round {round}: an acknowledged line is lost");
            assert_eq!(lines.len() % LINES, 0, "round {round}: an append was torn");
            assert_eq!(store.table(&id).await.unwrap().unwrap().lines, lines.len());
            let texts = lines.iter().map(|line| line.text.clone());
            assert!(texts.eq((1..=lines.len()).map(|line| format!("1 line {line}"))));
            *acknowledged = lines.len();
        }
        store.close().await.unwrap();
    }
}
