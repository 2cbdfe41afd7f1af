//! The server is killed again and again while games are played through the API, and nothing that
//! anybody was told is ever lost.
//!
//! The driver plays at several tables at once: two programs, a program against a bot, bots among
//! themselves. It remembers every line it was ever shown and every move that was acknowledged. The
//! server gets SIGKILL at a random moment, sometimes before it has said that it listens, and starts
//! again on the same folder. Then, for each table that was played at:
//!
//! - the record still begins with all that was ever shown of it;
//! - each acknowledged move stands at its line, once;
//! - a move that was under way is there as it was sent, or not at all;
//! - the table opens and goes on.
//!
//! Tables that were left are all looked at again at the end, and `uruk replay --all` verifies every
//! draw of every game.
#![cfg(unix)]

mod common;

use std::collections::BTreeMap;
use std::io;
use std::time::{Duration, Instant};

use common::client::Client;
use common::{Server, folder, out};
use serde_json::{Value, json};
use table::{Fast, Rng as _};

/// How often the server is killed.
const KILLS: usize = 110;
/// How many tables are played at at once.
const TABLES: usize = 12;
/// After so many rounds a table is left for a new one.
const ROUNDS: usize = 6;

/// A table as the driver knows it.
#[derive(Default)]
struct Game {
    id: String,
    /// The secrets of the seats; bots have none.
    secrets: Vec<Option<String>>,
    /// The lines as each key was shown them: anybody's first, then each seat's.
    shown: Vec<Vec<String>>,
    /// Moves that were acknowledged, by their line.
    made: BTreeMap<usize, (usize, String)>,
    /// The move whose fate is unknown: its line, seat and text.
    under_way: Option<(usize, usize, String)>,
    lines: usize,
    over: bool,
    rounds: usize,
}

impl Game {
    /// Makes a table; its seats depend on the number.
    async fn new(client: &mut Client, number: usize) -> io::Result<Game> {
        let (seats, pace): (&[&str], _) = match number % 12 {
            0 => (&["bot:random", "bot:random"], 0),
            1..4 => (&["open", "bot:random"], 0),
            _ => (&["open", "open"], 0),
        };
        let new = json!({"game": "tigris", "seats": seats, "pace": pace}).to_string();
        let made = client.post("/api/v1/tables", None, &new).await?;
        assert_eq!(made.status, 201, "{}", made.text());
        let made = made.json();
        let secret = |seat: &Value| seat["secret"].as_str().map(str::to_owned);
        let secrets: Vec<Option<String>> =
            made["seats"].as_array().unwrap().iter().map(secret).collect();
        let id = made["id"].as_str().unwrap().to_owned();
        Ok(Game { id, shown: vec![Vec::new(); secrets.len() + 1], secrets, ..Game::default() })
    }

    /// Bots play to the end; other tables are left after a while for new ones.
    fn goes_on(&self) -> bool {
        let bots_only = self.secrets.iter().all(Option::is_none);
        !self.over && (bots_only || self.rounds < ROUNDS)
    }

    fn path(&self, rest: &str) -> String {
        format!("/api/v1/tables/{}{rest}", self.id)
    }

    /// Plays until the server is gone or the game is over.
    async fn play(&mut self, client: &mut Client, rng: &mut Fast) -> io::Result<()> {
        let mut turn = Value::Null;
        let mut passes = true;
        while turn != "over" {
            let seat = turn["decide"].as_u64().map_or(0, |seat| seat as usize);
            let secret = seat.checked_sub(1).and_then(|index| self.secrets[index].clone());
            let Some(secret) = secret else {
                if seat > 0 {
                    // A bot's turn: what it does is seen, and must stay.
                    self.look(client, 0, None).await?;
                    tokio::time::sleep(Duration::from_millis(5)).await;
                }
                let view = client.get(&self.path(""), None).await?;
                assert_eq!(view.status, 200, "{}: {}", self.id, view.text());
                let view = view.json();
                self.lines = view["lines"].as_u64().unwrap() as usize;
                turn = view["turn"].clone();
                continue;
            };
            // The list of all legal moves is long; often a pass will do.
            let text = if passes && rng.below(3) > 0 {
                "pass".to_owned()
            } else {
                let legal = client.get(&self.path("/legal"), Some(&secret)).await?;
                assert_eq!(legal.status, 200, "{}: {}", self.id, legal.text());
                let legal = legal.json();
                let moves = legal["moves"].as_array().unwrap();
                assert!(!moves.is_empty(), "{}: a seat must decide and cannot", self.id);
                moves[rng.below(moves.len() as u32) as usize].as_str().unwrap().to_owned()
            };
            let body = json!({"move": text, "lines": self.lines}).to_string();
            self.under_way = Some((self.lines, seat, text.clone()));
            let made = client.post(&self.path("/move"), Some(&secret), &body).await?;
            self.under_way = None;
            passes = made.status == 200;
            if !passes && text == "pass" {
                assert_eq!(made.status, 422, "{}: {}", self.id, made.text());
                continue;
            }
            assert_eq!(made.status, 200, "{}: {text}: {}", self.id, made.text());
            self.made.insert(self.lines, (seat, text));
            let mut made = made.json();
            let after = made["lines"].as_u64().unwrap() as usize;
            assert!(after > self.lines, "{}: {after} lines after {}", self.id, self.lines);
            self.lines = after;
            turn = made["turn"].take();
        }
        self.over = true;
        Ok(())
    }

    /// Reads the record as a seat, or as anybody, and compares it with all that was shown before.
    async fn look(
        &mut self,
        client: &mut Client,
        key: usize,
        round: Option<usize>,
    ) -> io::Result<()> {
        let secret = key.checked_sub(1).and_then(|index| self.secrets[index].as_deref());
        let answer = client.get(&self.path("/record"), secret).await?;
        assert_eq!(answer.status, 200, "{} after kill {round:?}: {}", self.id, answer.text());
        let text = answer.text();
        let lines: Vec<String> = text
            .lines()
            .filter_map(|line| line.split_once(' '))
            .filter_map(|(number, rest)| number.parse().ok().map(|number: usize| (number, rest)))
            .enumerate()
            .map(|(index, (number, rest))| {
                assert_eq!(number, index + 1, "{}: lines are numbered without gaps", self.id);
                rest.to_owned()
            })
            .collect();
        let before = &self.shown[key];
        assert!(lines.len() >= before.len(), "{} lost lines after kill {round:?}", self.id);
        for (index, (old, new)) in before.iter().zip(&lines).enumerate() {
            // What was hidden may be open by now; nothing else may change.
            let (old, new): (Vec<&str>, Vec<&str>) =
                (old.split(' ').collect(), new.split(' ').collect());
            let same = old.len() == new.len()
                && old.iter().zip(&new).all(|(old, new)| old == new || *old == "?");
            assert!(same, "{}: line {} was {old:?} and is {new:?}", self.id, index + 1);
        }
        self.shown[key] = lines;
        Ok(())
    }

    /// Looks with every key and compares with what was acknowledged.
    async fn check(&mut self, client: &mut Client, round: usize) -> io::Result<()> {
        for key in 0..=self.secrets.len() {
            if key > 0 && self.secrets[key - 1].is_none() {
                continue;
            }
            self.look(client, key, Some(round)).await?;
        }
        for (line, (seat, text)) in &self.made {
            let found = self.shown[*seat].get(*line);
            assert_eq!(found, Some(&format!("{seat} {text}")), "{}: line {}", self.id, line + 1);
        }
        if let Some((line, seat, text)) = self.under_way.take()
            && let Some(found) = self.shown[seat].get(line)
        {
            assert_eq!(*found, format!("{seat} {text}"), "{}: the move under way", self.id);
            self.made.insert(line, (seat, text));
        }
        Ok(())
    }
}

/// Does something with all games at once.
async fn each<F: Future<Output = Game> + Send + 'static>(
    games: Vec<Game>,
    work: impl Fn(Game) -> F,
) -> Vec<Game> {
    let tasks: Vec<_> = games.into_iter().map(|game| tokio::spawn(work(game))).collect();
    let mut done = Vec::new();
    for task in tasks {
        done.push(task.await.unwrap());
    }
    done
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_killed_a_hundred_times_loses_nothing() {
    let data = folder("crash");
    let mut rng = Fast::new(std::process::id().into());
    let mut games: Vec<Game> = Vec::new();
    let mut left: Vec<Game> = Vec::new();
    let (mut kills, mut early, mut unsure) = (0, 0, 0);
    let began = Instant::now();
    while kills < KILLS {
        if rng.below(8) == 0 {
            let mut process = Server::spawn(&data, &["--port", "0"]);
            tokio::time::sleep(Duration::from_millis(rng.below(60).into())).await;
            process.kill().unwrap();
            process.wait().unwrap();
            kills += 1;
            early += 1;
        }
        let mut server = Server::start(&data);
        let address = server.address;
        unsure += games.iter().filter(|game| game.under_way.is_some()).count();
        games = each(games, move |mut game| async move {
            let mut client = Client::connect(address).await.unwrap();
            game.check(&mut client, kills).await.unwrap();
            game.rounds += 1;
            game
        })
        .await;
        let (stay, go) = games.into_iter().partition(Game::goes_on);
        games = stay;
        left.extend::<Vec<Game>>(go);
        let mut client = Client::connect(address).await.unwrap();
        // Not all at once, so that tables of every age are there.
        for _ in games.len()..TABLES.min(games.len() + 6) {
            let number = games.len() + left.len();
            games.push(Game::new(&mut client, number).await.unwrap());
        }
        let seed = rng.next();
        let playing = tokio::spawn(each(games, move |mut game| async move {
            let mut rng = Fast::new(seed ^ game.rounds as u64 ^ game.made.len() as u64);
            if let Ok(mut client) = Client::connect(address).await {
                let _ = game.play(&mut client, &mut rng).await;
            }
            game
        }));
        tokio::time::sleep(Duration::from_micros(rng.below(160_000).into())).await;
        server.kill();
        kills += 1;
        games = playing.await.unwrap();
    }
    left.append(&mut games);
    let server = Server::start(&data);
    let mut client = Client::connect(server.address).await.unwrap();
    for game in &mut left {
        game.check(&mut client, kills).await.unwrap();
    }
    let made: usize = left.iter().map(|game| game.made.len()).sum();
    let over = left.iter().filter(|game| game.over).count();
    drop(server);
    let verified = out(&["replay", "--all", "--data", data.to_str().unwrap()]);
    println!(
        "{kills} kills ({early} while starting) in {:.1} s: {} games, {over} over, {made} moves, \
         {unsure} under way when it was killed; {}",
        began.elapsed().as_secs_f64(),
        left.len(),
        verified.trim()
    );
    let stored: usize = verified.split(' ').next().unwrap().parse().unwrap();
    assert!(verified.ends_with("games verified, 0 broken\n"), "{verified}");
    // A table may have been made without its maker hearing of it, but none may be missing.
    assert!(stored >= left.len(), "{stored} of {} games are stored", left.len());
    assert!(kills >= 100 && made > 500, "{kills} kills, {made} moves: too few to prove anything");
    std::fs::remove_dir_all(data).unwrap();
}
