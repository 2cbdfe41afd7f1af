//! What can go wrong between real processes: each test does one kind of harm and then sees that every
//! acknowledged move is there once, that streams tell what was written, and that no table hangs.
//! `uruk torture` does the same at random and for longer.
use std::io::Write as _;
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::common::{Server, URUK, folder, out};
use cluster::{Cluster, Harm, Proxy};
use games::GameId;
use serde_json::{Value, json};
use store::{NewSeat, NewTable, Player, Standing, Status, Store};
use uruk::client::{Answer, Client, Events};

/// How long anything may take after the harm.
const PATIENCE: Duration = Duration::from_secs(40);

fn cluster(name: &str) -> Cluster {
    // The server's user must be able to reach it.
    let place = std::env::temp_dir().join(format!("uruk-{name}-{}", std::process::id()));
    Cluster::start(&place).unwrap()
}

fn node(url: &str, args: &[&str]) -> Server {
    Server::launch(Server::command(&[&["--port", "0", "--database", url], args].concat()))
}

/// A process that is killed when this is dropped.
struct Worker(Child);

impl Worker {
    fn start(url: &str) -> Worker {
        let mut command = Command::new(URUK);
        command.args(["worker", "--thinkers", "1", "--database", url]);
        Worker(command.env("URUK_LOG", "ERROR").stdout(Stdio::null()).spawn().unwrap())
    }

    fn signal(&self, name: &str) {
        let id = self.0.id().to_string();
        assert!(Command::new("kill").args([name, &id]).status().unwrap().success());
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A table that is played at, on any server.
struct Table {
    id: String,
    secrets: Vec<String>,
    /// How many moves were acknowledged.
    made: usize,
}

impl Table {
    async fn new(address: SocketAddr, seats: &[&str], pace: u64) -> Table {
        let new = json!({"game": GameId::ALL[0].info().id, "seats": seats, "pace": pace});
        let mut client = Client::connect(address).await.unwrap();
        let made = client.post("/api/v1/tables", None, &new).await.unwrap();
        assert_eq!(made.status, 201, "{}", made.text());
        let made = made.json();
        let seats = made["seats"].as_array().unwrap().iter();
        let secrets = seats.filter_map(|seat| seat["secret"].as_str().map(str::to_owned));
        let id = made["id"].as_str().unwrap().to_owned();
        Table { id, secrets: secrets.collect(), made: 0 }
    }

    async fn get(&self, address: SocketAddr, rest: &str) -> Answer {
        let mut client = Client::connect(address).await.unwrap();
        client.get(&format!("/api/v1/tables/{}{rest}", self.id), None).await.unwrap()
    }

    async fn view(&self, address: SocketAddr) -> Value {
        let view = self.get(address, "").await;
        assert_eq!(view.status, 200, "{}", view.text());
        view.json()
    }

    async fn lines(&self, address: SocketAddr) -> u64 {
        self.view(address).await["lines"].as_u64().unwrap()
    }

    async fn version(&self, address: SocketAddr) -> u64 {
        self.view(address).await["version"].as_u64().unwrap()
    }

    /// Sends a pass for whoever must decide according to this view.
    async fn send(&self, address: SocketAddr, view: &Value) -> Answer {
        let seat = view["turn"]["decide"].as_u64().unwrap() as usize;
        let body = json!({"move": "pass", "lines": view["lines"]});
        let path = format!("/api/v1/tables/{}/move", self.id);
        let mut client = Client::connect(address).await.unwrap();
        client.post(&path, Some(&self.secrets[seat - 1]), &body).await.unwrap()
    }

    /// Passes until it is acknowledged.
    async fn pass(&mut self, address: SocketAddr) {
        let began = Instant::now();
        loop {
            let view = self.get(address, "").await;
            if view.status == 200 && self.send(address, &view.json()).await.status == 200 {
                self.made += 1;
                return;
            }
            assert!(began.elapsed() < PATIENCE, "{}: the table hangs", self.id);
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// How many moves of people the record has.
    async fn moves(&self, address: SocketAddr) -> usize {
        let record = self.get(address, "/record").await.text();
        record.lines().filter(|line| line.ends_with(" pass")).count()
    }

    /// Waits until a condition on the number of lines holds.
    async fn until(&self, address: SocketAddr, what: &str, holds: impl Fn(u64) -> bool) -> u64 {
        let began = Instant::now();
        loop {
            let lines = self.lines(address).await;
            if holds(lines) {
                return lines;
            }
            assert!(began.elapsed() < PATIENCE, "{what}: {lines} lines");
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    async fn stream(&self, address: SocketAddr, have: u64) -> Events {
        let client = Client::connect(address).await.unwrap();
        client.events(&format!("/api/v1/tables/{}/stream?have={have}", self.id)).await.unwrap()
    }
}

/// Reads a stream until it tells of this version.
async fn tells(events: &mut Events, version: u64) {
    let told = async {
        loop {
            match events.next().await.unwrap() {
                Some(told) if told >= version => return,
                told => assert!(told.is_some(), "the stream ended"),
            }
        }
    };
    tokio::time::timeout(PATIENCE, told).await.expect("the stream tells of it");
}

fn verify(place: &[&str], games: usize) {
    let verified = out(&[&["replay", "--all"], place].concat());
    assert_eq!(verified, format!("{games} games verified, 0 broken\n"));
}

#[tokio::test]
#[ignore = "needs PostgreSQL; ./check runs it"]
async fn of_two_nodes_that_move_at_once_one_wins_and_both_agree() {
    let cluster = cluster("race");
    let nodes = [node(&cluster.url(), &[]), node(&cluster.url(), &[])];
    let [one, other] = [nodes[0].address, nodes[1].address];
    let mut table = Table::new(one, &["open", "open"], 0).await;
    let mut streams = [table.stream(one, 0).await, table.stream(other, 0).await];
    let mut wins = [0, 0];
    for round in 0..60 {
        let view = table.view(if round % 2 == 0 { one } else { other }).await;
        let (first, second) = tokio::join!(table.send(one, &view), table.send(other, &view));
        let mut statuses = [first.status, second.status];
        wins[usize::from(second.status == 200)] += 1;
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409], "{} {}", first.text(), second.text());
        table.made += 1;
    }
    let version = table.version(one).await;
    for stream in &mut streams {
        tells(stream, version).await;
    }
    let records =
        [table.get(one, "/record").await.text(), table.get(other, "/record").await.text()];
    assert_eq!(records[0], records[1]);
    assert_eq!(table.moves(one).await, 60);
    println!("wins of each node: {wins:?}");
    drop(nodes);
    verify(&["--database", &cluster.url()], 1);
}

#[tokio::test]
#[ignore = "needs PostgreSQL; ./check runs it"]
async fn a_stream_that_is_cut_goes_on_at_another_node() {
    let cluster = cluster("stream");
    let mut first = node(&cluster.url(), &[]);
    let second = node(&cluster.url(), &[]);
    let mut table = Table::new(first.address, &["open", "open"], 0).await;
    let mut stream = table.stream(first.address, 0).await;
    let mut have = 0;
    for _ in 0..5 {
        table.pass(second.address).await;
        have = stream.next().await.unwrap().unwrap().max(have);
    }
    first.kill();
    assert!(!matches!(stream.next().await, Ok(Some(version)) if version < have));
    for _ in 0..5 {
        table.pass(second.address).await;
    }
    let mut stream = table.stream(second.address, have).await;
    tells(&mut stream, table.version(second.address).await).await;
    // A node that lags behind what a page has already seen tells nothing old.
    let third = node(&cluster.url(), &[]);
    let now = table.version(third.address).await;
    let mut stream = table.stream(third.address, now).await;
    table.pass(second.address).await;
    assert_eq!(stream.next().await.unwrap(), Some(now + 1));
    assert_eq!(table.moves(third.address).await, table.made);
}

#[tokio::test]
#[ignore = "needs PostgreSQL; ./check runs it"]
async fn a_dead_workers_job_is_taken_over_and_a_frozen_one_changes_nothing() {
    let cluster = cluster("worker");
    let node = node(&cluster.url(), &["--thinkers", "0"]);
    let table = Table::new(node.address, &["bot:random", "bot:random"], 300).await;
    let began = table.lines(node.address).await;
    tokio::time::sleep(Duration::from_millis(800)).await;
    assert_eq!(table.lines(node.address).await, began, "nobody thinks");

    let worker = Worker::start(&cluster.url());
    let lines = table.until(node.address, "a worker moves", |lines| lines > began + 3).await;
    drop(worker);
    let heir = Worker::start(&cluster.url());
    let lines = table.until(node.address, "another takes over", |now| now > lines + 3).await;
    // It is frozen with a move in mind, is taken for dead, and wakes up.
    heir.signal("-STOP");
    let third = Worker::start(&cluster.url());
    let lines = table.until(node.address, "a third takes over", |now| now > lines + 3).await;
    heir.signal("-CONT");
    table.until(node.address, "both work", |now| now > lines + 6).await;
    drop((heir, third, node));
    verify(&["--database", &cluster.url()], 1);
}

#[tokio::test]
#[ignore = "needs PostgreSQL; ./check runs it"]
async fn nodes_go_on_when_postgresql_was_killed_and_is_back() {
    let mut cluster = cluster("back");
    let nodes = [node(&cluster.url(), &[]), node(&cluster.url(), &[])];
    let [one, other] = [nodes[0].address, nodes[1].address];
    let mut table = Table::new(one, &["open", "open"], 0).await;
    let mut streams = [table.stream(one, 0).await, table.stream(other, 0).await];
    for round in 0..4 {
        table.pass(one).await;
        let view = table.view(other).await;
        let before = table.moves(other).await;
        cluster.kill().unwrap();
        let refused = table.send(one, &view).await;
        assert_eq!(refused.status, 503, "round {round}: {}", refused.text());
        let mut health = Client::connect(other).await.unwrap();
        assert_eq!(health.get("/healthz", None).await.unwrap().status, 200);
        cluster.start_again().unwrap();
        assert_eq!(before, table.made);
        table.pass(other).await;
        assert_eq!(table.moves(one).await, table.made, "round {round}");
    }
    let version = table.version(one).await;
    for stream in &mut streams {
        tells(stream, version).await;
    }
}

#[tokio::test]
async fn a_move_of_somebody_who_hung_up_is_seen_by_all() {
    let data = folder("hung-up");
    let server = Server::start(&data);
    let table = Table::new(server.address, &["open", "bot:random"], 0).await;
    let place = ["--data", data.to_str().unwrap()];
    let mut kept = 0;
    for round in 0..12_u64 {
        let view = table.view(server.address).await;
        if view["turn"]["decide"] != 1 {
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        }
        let body = json!({"move": "pass", "lines": view["lines"]}).to_string();
        let request = format!(
            "POST /api/v1/tables/{}/move HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            table.id,
            table.secrets[0],
            body.len()
        );
        let mut connection = TcpStream::connect(server.address).unwrap();
        connection.write_all(request.as_bytes()).unwrap();
        std::thread::sleep(Duration::from_micros(150 * round));
        drop(connection);
        tokio::time::sleep(Duration::from_millis(300)).await;
        // What is stored and what is shown may differ only while a bot moves.
        let shown = table.lines(server.address).await;
        let record = out(&[&["export", &table.id], &place[..]].concat());
        let numbered = |line: &&str| line.starts_with(|first: char| first.is_ascii_digit());
        assert_eq!(record.lines().filter(numbered).count() as u64, shown, "round {round}");
        kept += usize::from(view["lines"] != shown);
    }
    assert!(kept > 0, "no move arrived");
}

#[tokio::test]
#[ignore = "needs PostgreSQL; ./check runs it"]
async fn a_connection_lost_at_the_commit_leaves_a_move_once_or_not_at_all() {
    let cluster = cluster("between");
    let proxy = Proxy::start(&cluster).unwrap();
    let node = node(&cluster.url_at(proxy.port()), &[]);
    let mut table = Table::new(node.address, &["open", "open"], 0).await;
    for round in 0..20 {
        table.pass(node.address).await;
        let view = table.view(node.address).await;
        let harm = if round % 2 == 0 { Harm::Before } else { Harm::After };
        proxy.arm(harm);
        let unsure = table.send(node.address, &view).await;
        assert_eq!(unsure.status, 503, "round {round}: {}", unsure.text());
        let before = table.made;
        table.pass(node.address).await;
        let kept = usize::from(harm == Harm::After);
        table.made = before + kept + 1;
        assert_eq!(table.moves(node.address).await, table.made, "round {round}");
    }
    drop(node);
    verify(&["--database", &cluster.url()], 1);
}

#[tokio::test]
#[ignore = "needs PostgreSQL and faketime; ./check runs it"]
async fn clocks_that_jump_do_no_harm() {
    let libraries = ["/usr/lib", "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu"];
    let library = libraries.map(|folder| format!("{folder}/faketime/libfaketimeMT.so.1"));
    let library = library.iter().find(|file| Path::new(file).exists());
    let library = library.expect("please install faketime");
    let cluster = cluster("clock");
    let clock = folder("clock").join("now");
    let set = |offset: &str| std::fs::write(&clock, offset).unwrap();
    set("+0d");
    let jumping = |mut command: Command| {
        command.env("LD_PRELOAD", library).env("FAKETIME_TIMESTAMP_FILE", &clock);
        command.env("FAKETIME_NO_CACHE", "1").env("FAKETIME_DONT_FAKE_MONOTONIC", "1");
        command
    };
    let url = cluster.url();
    let args = ["--port", "0", "--thinkers", "0", "--database", &url];
    let jumps = Server::launch(jumping(Server::command(&args)));
    let steady = node(&url, &["--thinkers", "0"]);
    let mut worker = Command::new(URUK);
    worker.args(["worker", "--thinkers", "1", "--database", &url]).stdout(Stdio::null());
    let mut worker = Worker(jumping(worker).spawn().unwrap());
    let bots = Table::new(jumps.address, &["bot:random", "bot:random"], 100).await;
    let mut table = Table::new(jumps.address, &["open", "open"], 0).await;
    let mut streams = [table.stream(jumps.address, 0).await, table.stream(steady.address, 0).await];
    let mut version = 0;
    for offset in ["+1000d", "-3000d", "+20d", "-1d", "+0d"] {
        set(offset);
        let lines = bots.lines(steady.address).await;
        for address in [jumps.address, steady.address, jumps.address] {
            table.pass(address).await;
            let now = table.version(steady.address).await;
            assert_eq!(now, table.version(jumps.address).await);
            assert!(now > version, "{offset}: version {now} after {version}");
            version = now;
        }
        for stream in &mut streams {
            tells(stream, version).await;
        }
        bots.until(steady.address, offset, |now| now > lines + 2).await;
    }
    // A worker that dies in the past is still found out.
    set("-3000d");
    let lines = bots.lines(steady.address).await;
    bots.until(steady.address, "in the past", |now| now > lines + 1).await;
    worker.0.kill().unwrap();
    let lines = bots.lines(steady.address).await;
    let _heir = Worker::start(&url);
    bots.until(steady.address, "after the past", |now| now > lines + 1).await;
    assert_eq!(table.moves(steady.address).await, table.made);
}

/// Set in the process that has a small disk of its own.
const SMALL_DISK: &str = "URUK_TEST_SMALL_DISK";

fn is_root() -> bool {
    Command::new("id").arg("-u").output().unwrap().stdout == b"0\n"
}

/// Runs another test in a process with a small disk of its own.
fn with_small_disk(test: &str, size: &str) {
    let root = is_root();
    let space = std::env::temp_dir().join(format!("uruk-small-disk-{size}-{}", std::process::id()));
    std::fs::create_dir_all(&space).unwrap();
    let mut inside = Command::new("unshare");
    inside.args(if root { &["--mount"][..] } else { &["--user", "--map-root-user", "--mount"] });
    inside
        .arg("sh")
        .args(["-c", "mount -t tmpfs -o \"size=$1\" none \"$0\" && shift && exec \"$@\""]);
    inside.arg(&space).arg(size).arg(std::env::current_exe().unwrap());
    inside.args(["--exact", test, "--ignored", "--nocapture"]);
    let done = inside.env(SMALL_DISK, &space).output().unwrap();
    std::fs::remove_dir(&space).unwrap();
    let says = String::from_utf8_lossy(&done.stdout);
    assert!(
        done.status.success() && says.contains("the disk was full"),
        "{says}{}",
        String::from_utf8_lossy(&done.stderr)
    );
}

#[test]
#[ignore = "needs a mount of its own; ./check runs it"]
fn a_full_disk_refuses_moves_and_loses_none() {
    with_small_disk("faults::on_a_small_disk", "16m");
}

#[test]
#[ignore = "needs PostgreSQL and a mount of its own; ./check runs it"]
fn a_full_disk_of_postgresql_refuses_moves_and_loses_none() {
    if is_root() {
        with_small_disk("faults::postgresql_on_a_small_disk", "200m");
    } else {
        eprintln!("skipped: PostgreSQL runs in a mount of its own only for root");
    }
}

impl Table {
    /// Plays on a full disk until moves are refused, and then on a disk with space.
    async fn fill(&mut self, address: SocketAddr, space: &Path) {
        self.pass(address).await;
        let ballast = space.join("ballast");
        let mut file = std::fs::File::create(&ballast).unwrap();
        while file.write_all(&[7; 4096]).is_ok() {}
        let mut refused = 0;
        let began = Instant::now();
        while refused < 3 {
            let view = self.view(address).await;
            match self.send(address, &view).await.status {
                200 => self.made += 1,
                503 => refused += 1,
                other => panic!("status {other}"),
            }
            assert!(began.elapsed() < PATIENCE, "the disk does not get full");
        }
        assert_eq!(self.moves(address).await, self.made);
        drop(file);
        std::fs::remove_file(&ballast).unwrap();
    }
}

#[tokio::test]
#[ignore = "run by a_full_disk_refuses_moves_and_loses_none"]
async fn on_a_small_disk() {
    let Some(space) = std::env::var_os(SMALL_DISK).map(PathBuf::from) else { return };
    let mut server = Server::start(&space);
    let mut table = Table::new(server.address, &["open", "open"], 0).await;
    for round in 0..3 {
        table.fill(server.address, &space).await;
        if round == 1 {
            server.kill();
            server = Server::start(&space);
        }
        table.pass(server.address).await;
        assert_eq!(table.moves(server.address).await, table.made, "round {round}");
    }
    server.kill();
    verify(&["--data", space.to_str().unwrap()], 1);
    println!("the disk was full");
}

#[tokio::test]
#[ignore = "run by a_full_disk_of_postgresql_refuses_moves_and_loses_none"]
async fn postgresql_on_a_small_disk() {
    let Some(space) = std::env::var_os(SMALL_DISK).map(PathBuf::from) else { return };
    let cluster = Cluster::start(&space.join("cluster")).unwrap();
    let server = node(&cluster.url(), &[]);
    let mut table = Table::new(server.address, &["open", "open"], 0).await;
    for round in 0..2 {
        table.fill(server.address, &space).await;
        table.pass(server.address).await;
        assert_eq!(table.moves(server.address).await, table.made, "round {round}");
    }
    drop(server);
    verify(&["--database", &cluster.url()], 1);
    println!("the disk was full");
}

#[tokio::test]
#[ignore = "needs PostgreSQL; ./check runs it"]
async fn a_migration_that_is_killed_goes_on_where_it_stopped() {
    let cluster = cluster("migrate");
    let place = folder("migrate");
    let source = Store::open_sqlite(place.join("from.sqlite")).await.unwrap();
    const TABLES: usize = 400;
    let tables = (0..TABLES).map(|number| {
        let seat = NewSeat {
            player: Player::Human,
            name: format!("player {number}"),
            secret_hash: format!("secret {number}"),
            visitor: None,
        };
        let table = NewTable {
            id: format!("table {number}"),
            game: GameId::ALL[0].info().id.to_owned(),
            rules: 1,
            options: String::new(),
            seed: "00".repeat(32),
            seed_hash: "11".repeat(32),
            settings: "{}".to_owned(),
            owner: None,
            parent: None,
            seats: vec![seat],
        };
        let lines = (0..60).map(|line| format!("1 line {line} of {number}")).collect();
        let standing = Standing { status: Status::Running, turn: Some(1), result: None };
        source.import(table, lines, standing)
    });
    for made in futures_util::future::join_all(tables).await {
        made.unwrap();
    }
    source.close().await.unwrap();
    let (from, to) = (format!("sqlite:{}", place.join("from.sqlite").display()), cluster.url());
    let args = ["migrate", "--from", &from, "--to", &to];
    let target = Store::open(&to).await.unwrap();
    let (mut kills, mut arrived) = (0, 0);
    for part in 1..=4 {
        let mut process = Command::new(URUK).args(args).stdout(Stdio::null()).spawn().unwrap();
        while process.try_wait().unwrap().is_none() && arrived < TABLES * part / 6 {
            arrived = target.things().await.unwrap();
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        kills += usize::from(process.try_wait().unwrap().is_none());
        let _ = process.kill();
        process.wait().unwrap();
    }
    target.close().await.unwrap();
    assert!(kills > 0 && arrived > 0, "{kills} kills, {arrived} tables");
    let rows = TABLES * (1 + 1 + 60);
    let done = out(&args);
    let expected =
        format!("{TABLES} files, visitors and tables with {rows} rows are the same in both");
    assert!(done.starts_with(&expected) && !done.ends_with("; 0 were there before\n"), "{done}");
    println!("{kills} kills: {done}");
    let back = format!("sqlite:{}", place.join("back.sqlite").display());
    let done = out(&["migrate", "--from", &to, "--to", &back]);
    assert!(done.starts_with(&expected) && done.ends_with("; 0 were there before\n"), "{done}");
}
