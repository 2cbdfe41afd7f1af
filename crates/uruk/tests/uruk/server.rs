//! The server as whoever runs it meets it: signals, ports, restarts, and the commands beside it.
use std::io::Write as _;
use std::net::{TcpListener, TcpStream};
use std::time::{Duration, Instant};

use crate::common::{Server, folder, out, uruk};
use games::GameId;
use serde_json::{Value, json};
use uruk::client::Client;

/// Makes a table and gives its id and the secrets of its open seats.
async fn table(client: &mut Client, seats: &[&str], pace: u64) -> (String, Vec<String>) {
    let new = json!({"game": GameId::ALL[0].info().id, "seats": seats, "pace": pace});
    let made = client.post("/api/v1/tables", None, &new).await.unwrap();
    assert_eq!(made.status, 201, "{}", made.text());
    let made = made.json();
    let seats = made["seats"].as_array().unwrap().iter();
    let secrets = seats.filter_map(|seat| seat["secret"].as_str().map(str::to_owned)).collect();
    (made["id"].as_str().unwrap().to_owned(), secrets)
}

/// Passes for whoever must decide, so many times.
async fn pass(client: &mut Client, id: &str, secrets: &[String], times: usize) {
    for _ in 0..times {
        let view = client.get(&format!("/api/v1/tables/{id}"), None).await.unwrap().json();
        let seat = view["turn"]["decide"].as_u64().unwrap() as usize;
        let path = format!("/api/v1/tables/{id}/move");
        let made =
            client.post(&path, Some(&secrets[seat - 1]), &json!({"move": "pass"})).await.unwrap();
        assert_eq!(made.status, 200, "{}", made.text());
    }
}

/// How many lines a record has.
fn lines(record: &str) -> usize {
    record.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_digit())).count()
}

#[tokio::test]
async fn sigterm_ends_a_server_with_open_streams_in_under_a_second() {
    let mut server = Server::start(&folder("sigterm"));
    let mut client = Client::connect(server.address).await.unwrap();
    let (id, _) = table(&mut client, &["open", "open"], 0).await;
    table(&mut client, &["bot:random", "bot:random"], 0).await;
    let mut streams = Vec::new();
    for path in [format!("/t/{id}/stream"), format!("/api/v1/tables/{id}/stream")] {
        let client = Client::connect(server.address).await.unwrap();
        let mut events = client.events(&path).await.unwrap();
        assert!(events.next().await.unwrap().is_some());
        streams.push(events);
    }
    // Neither a connection without a request nor one with half of a request may hold it up.
    let _idle = TcpStream::connect(server.address).unwrap();
    let mut half = TcpStream::connect(server.address).unwrap();
    half.write_all(b"POST /t/x/move HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\nmo").unwrap();
    let began = Instant::now();
    server.terminate();
    let status = server.ended_within(Duration::from_secs(5)).expect("it ends");
    assert!(began.elapsed() < Duration::from_secs(1), "it took {:?}", began.elapsed());
    assert_eq!(status.code(), Some(0));
    for mut events in streams {
        assert_eq!(events.next().await.unwrap(), None, "the stream was closed properly");
    }
}

#[tokio::test]
async fn a_taken_port_leads_to_the_next_one() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port();
    let server = Server::start_with(&folder("port"), &["--port", &port.to_string()]);
    let found = server.address.port();
    assert!(found > port && found <= port.saturating_add(50), "{found} after {port}");
    let mut client = Client::connect(server.address).await.unwrap();
    assert_eq!(client.get("/healthz", None).await.unwrap().text(), "ok\n");
}

#[tokio::test]
async fn bots_go_on_after_a_restart_though_nobody_looks() {
    let data = folder("bots");
    let mut server = Server::start(&data);
    let mut client = Client::connect(server.address).await.unwrap();
    let (id, _) = table(&mut client, &["bot:random", "bot:level2"], 40).await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    server.kill();
    let export = || out(&["export", &id, "--data", data.to_str().unwrap()]);
    let before = export();
    let mut server = Server::start(&data);
    tokio::time::sleep(Duration::from_millis(600)).await;
    server.kill();
    let after = export();
    assert!(lines(&after) > lines(&before), "{before}\n{after}");
    let cut = before.find("\nseed ").unwrap();
    assert!(after.starts_with(&before[..cut]), "what was played stays");
}

#[tokio::test]
async fn what_is_exported_imports_and_exports_the_same() {
    let data = folder("export");
    let mut server = Server::start(&data);
    let mut client = Client::connect(server.address).await.unwrap();
    let (running, secrets) = table(&mut client, &["open", "open", "open"], 0).await;
    pass(&mut client, &running, &secrets, 5).await;
    let (over, _) = table(&mut client, &["bot:random", "bot:random"], 0).await;
    let path = format!("/api/v1/tables/{over}");
    while client.get(&path, None).await.unwrap().json()["turn"] != "over" {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    server.kill();
    let data = data.to_str().unwrap();
    for (id, links) in [(running, 3), (over, 0)] {
        let first = out(&["export", &id, "--data", data]);
        assert!(!first.contains('?') && first.contains("\nseed "), "everything is in it: {first}");
        let file = format!("{data}/{id}.txt");
        std::fs::write(&file, &first).unwrap();
        let said = out(&["import", &file, "--data", data]);
        let mut said = said.lines();
        let copy = said.next().unwrap().strip_prefix("/t/").unwrap().to_owned();
        assert_ne!(copy, id);
        assert_eq!(said.count(), links, "a link for each seat of a running game");
        assert_eq!(out(&["export", &copy, "--data", data]), first);
    }
    assert_eq!(out(&["replay", "--all", "--data", data]), "4 games verified, 0 broken\n");
    let missing = uruk(&["export", "none", "--data", data]);
    assert_eq!(missing.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&missing.stderr).contains("no table `none`"));
}

#[tokio::test]
async fn a_backup_made_while_the_server_runs_is_put_in_its_place() {
    let home = folder("backup");
    let mut server = Server::start(&home);
    let mut client = Client::connect(server.address).await.unwrap();
    let (id, secrets) = table(&mut client, &["open", "open"], 0).await;
    pass(&mut client, &id, &secrets, 7).await;
    let copy = folder("backup-copy");
    let file = copy.join("uruk.sqlite");
    let (file, data) = (file.to_str().unwrap(), home.to_str().unwrap());
    out(&["backup", file, "--data", data]);
    pass(&mut client, &id, &secrets, 1).await;
    let again = uruk(&["backup", file, "--data", data]);
    assert_eq!(again.status.code(), Some(2), "nothing is written over");
    let saved = copy.to_str().unwrap();
    assert_eq!(out(&["replay", "--all", "--data", saved]), "1 games verified, 0 broken\n");
    let now = out(&["export", &id, "--data", data]);
    // As docs/hosting.md says: stop, put it in place, away with what belonged to the old file.
    server.kill();
    std::fs::copy(file, home.join("uruk.sqlite")).unwrap();
    for old in ["uruk.sqlite-wal", "uruk.sqlite-shm"] {
        let _ = std::fs::remove_file(home.join(old));
    }
    let restored = Server::start(&home);
    let mut client = Client::connect(restored.address).await.unwrap();
    let record = client.get(&format!("/api/v1/tables/{id}/record"), None).await.unwrap().text();
    assert_eq!(lines(&record) + 1, lines(&now), "the copy is as it was when it was made");
    pass(&mut client, &id, &secrets, 1).await;
}

#[tokio::test]
async fn metrics_are_on_a_port_of_their_own() {
    let free = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let args = ["--port", "0", "--metrics", &free.to_string()];
    let server = Server::start_with(&folder("metrics"), &args);
    let mut client = Client::connect(server.address).await.unwrap();
    let (id, secrets) = table(&mut client, &["open", "open"], 0).await;
    pass(&mut client, &id, &secrets, 3).await;
    assert_eq!(client.get("/metrics", None).await.unwrap().status, 404);
    let mut metrics = Client::connect(free).await.unwrap();
    let text = metrics.get("/metrics", None).await.unwrap().text();
    assert!(text.contains("\nuruk_moves_total 3\n"), "{text}");
    assert!(text.contains("\nuruk_rooms 1\n"), "{text}");
}

#[test]
#[ignore = "needs PostgreSQL; ./check runs it"]
fn load_measures_two_servers_on_postgresql() {
    let args = ["load", "--postgres", "2", "--tables", "6", "--streams", "4", "--in-flight", "3"];
    let text = out(&[&args[..], &["--seconds", "0.5", "--json"]].concat());
    let figures: Value = serde_json::from_str(&text).unwrap();
    assert!(figures["moves"].as_u64().unwrap() > 0, "{figures}");
    assert_eq!(figures["errors"], 0, "{figures}");
    assert_eq!(figures["kept"], true, "{figures}");
    assert!(figures["stream"]["count"].as_u64().unwrap() > 0, "{figures}");
}

#[test]
fn load_measures_a_server_of_its_own_and_troubles_no_other_machine() {
    let args = ["load", "--tables", "6", "--streams", "4", "--in-flight", "3"];
    let text = out(&[&args[..], &["--seconds", "0.5", "--json"]].concat());
    let figures: Value = serde_json::from_str(&text).unwrap();
    assert!(figures["moves"].as_u64().unwrap() > 0, "{figures}");
    assert_eq!(figures["errors"], 0, "{figures}");
    assert_eq!(figures["kept"], true, "{figures}");
    assert!(figures["stream"]["count"].as_u64().unwrap() > 0, "{figures}");
    for url in [
        "http://192.0.2.1:8090",
        "http://example.com",
        "https://127.0.0.1:8090",
        "http://127.0.0.1.example.com:80",
        "http://user@127.0.0.1:80",
        "http://0.0.0.0:8090",
        "http://[::]:8090",
        "127.0.0.1:8090",
        "",
    ] {
        let refused = uruk(&["load", "--url", url]);
        assert_eq!(refused.status.code(), Some(2), "{url}");
        let says = String::from_utf8(refused.stderr).unwrap();
        assert!(says.contains("expected an address of this machine"), "{url}: {says}");
    }
}
