//! Processes are killed again and again while games are played, and nothing that anybody was told is
//! lost: `uruk torture`, which see.
use crate::common::out;
use serde_json::Value;

fn torture(args: &[&str]) -> Value {
    let text = out(&[&["torture", "--minutes", "20", "--json"], args].concat());
    print!("{text}");
    serde_json::from_str(&text).unwrap()
}

#[test]
fn a_server_killed_a_hundred_times_loses_nothing() {
    let figures = torture(&["--kills", "110"]);
    let count = |name: &str| figures[name].as_u64().unwrap();
    assert!(count("kills") >= 110 && count("starting_servers") > 3, "{figures}");
    assert!(count("moves") > 500, "too few moves to prove anything: {figures}");
}

#[test]
#[ignore = "needs PostgreSQL; ./check runs it"]
fn nodes_workers_and_postgresql_killed_twenty_times_lose_nothing() {
    let figures = torture(&["--kills", "20", "--cluster"]);
    let count = |name: &str| figures[name].as_u64().unwrap();
    assert!(count("kills") >= 20, "{figures}");
    assert!(count("workers") > 0 && count("databases") > 0 && count("cuts") > 0, "{figures}");
    assert!(count("moves") > 50, "too few moves to prove anything: {figures}");
}
