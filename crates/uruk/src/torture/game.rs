//! A table under torture: it is played at through the API, and everything anybody was ever told of
//! it is remembered and looked for again.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};
use games::GameId;
use serde_json::{Value, json};
use table::{Fast, Rng as _};

use uruk::client::{Answer, Client};

/// After so many rounds a table is left for a new one.
const ROUNDS: usize = 6;
/// How long anything may take once no more harm is done.
pub const PATIENCE: Duration = Duration::from_secs(45);

/// A table as the driver knows it.
#[derive(Default)]
pub struct Game {
    pub id: String,
    /// The secrets of the seats; bots have none.
    secrets: Vec<Option<String>>,
    /// The lines as each key was shown them: anybody's first, then each seat's.
    shown: Vec<Vec<String>>,
    /// Moves that were acknowledged, by their line.
    pub made: BTreeMap<usize, (usize, String)>,
    /// The move whose fate is unknown: its line, seat and text.
    pub under_way: Option<(usize, usize, String)>,
    lines: usize,
    pub over: bool,
    pub rounds: usize,
}

/// The end of a round: whoever plays stops before the next move.
pub type Stop = AtomicBool;

/// How a request ended that did not fail for reasons of its own.
enum Told {
    /// The server is gone or has no database.
    Nothing,
    Answer(Answer),
}

fn told(asked: std::io::Result<Answer>) -> Told {
    match asked {
        Ok(answer) if answer.status < 500 => Told::Answer(answer),
        _ => Told::Nothing,
    }
}

/// Asks until the server has come back to its senses.
pub async fn ask(address: SocketAddr, path: &str, secret: Option<&str>) -> anyhow::Result<Answer> {
    let began = Instant::now();
    loop {
        if let Ok(mut client) = Client::connect(address).await
            && let Told::Answer(answer) = told(client.get(path, secret).await)
        {
            ensure!(answer.status == 200, "{path}: {} {}", answer.status, answer.text());
            return Ok(answer);
        }
        ensure!(began.elapsed() < PATIENCE, "{path}: no answer within {PATIENCE:?}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

impl Game {
    /// Makes a table; its seats depend on the number. Nothing if the server is in no state to.
    pub async fn new(address: SocketAddr, number: usize) -> anyhow::Result<Option<Game>> {
        let seats: &[&str] = match number % 12 {
            0 => &["bot:random", "bot:random"],
            1..4 => &["open", "bot:random"],
            _ => &["open", "open"],
        };
        let new = json!({"game": GameId::ALL[0].info().id, "seats": seats, "pace": 0});
        let mut client = Client::connect(address).await?;
        let Told::Answer(made) = told(client.post("/api/v1/tables", None, &new).await) else {
            return Ok(None);
        };
        ensure!(made.status == 201, "no table was made: {} {}", made.status, made.text());
        let made = made.json();
        let secret = |seat: &Value| seat["secret"].as_str().map(str::to_owned);
        let seats = made["seats"].as_array().context("a table without seats")?;
        let secrets: Vec<Option<String>> = seats.iter().map(secret).collect();
        let id = made["id"].as_str().context("a table without id")?.to_owned();
        let shown = vec![Vec::new(); secrets.len() + 1];
        Ok(Some(Game { id, shown, secrets, ..Game::default() }))
    }

    /// Bots play to the end; other tables are left after a while for new ones.
    pub fn goes_on(&self) -> bool {
        let bots_only = self.secrets.iter().all(Option::is_none);
        !self.over && (bots_only || self.rounds < ROUNDS)
    }

    pub fn path(&self, rest: &str) -> String {
        format!("/api/v1/tables/{}{rest}", self.id)
    }

    /// Plays until the server is gone, the round ends or the game is over.
    pub async fn play(
        &mut self,
        address: SocketAddr,
        rng: &mut Fast,
        stop: &Stop,
    ) -> anyhow::Result<()> {
        let Ok(mut client) = Client::connect(address).await else { return Ok(()) };
        let mut turn = Value::Null;
        let mut passes = true;
        macro_rules! heard {
            ($asked:expr) => {
                match told($asked.await) {
                    Told::Answer(answer) => answer,
                    Told::Nothing => return Ok(()),
                }
            };
        }
        while turn != "over" {
            if stop.load(Ordering::Relaxed) {
                return Ok(());
            }
            let seat = turn["decide"].as_u64().map_or(0, |seat| seat as usize);
            let secret = seat.checked_sub(1).and_then(|index| self.secrets[index].clone());
            let Some(secret) = secret else {
                if seat > 0 {
                    // A bot's turn: what it does is seen, and must stay.
                    let record = heard!(client.get(&self.path("/record"), None));
                    self.shows(0, &record)?;
                    tokio::time::sleep(Duration::from_millis(5)).await;
                }
                let view = heard!(client.get(&self.path(""), None));
                ensure!(view.status == 200, "{}: {}", self.id, view.text());
                let view = view.json();
                self.lines = view["lines"].as_u64().context("no lines")? as usize;
                turn = view["turn"].clone();
                continue;
            };
            // The list of all legal moves is long; often a pass will do.
            let text = if passes && rng.below(3) > 0 {
                "pass".to_owned()
            } else {
                let legal = heard!(client.get(&self.path("/legal"), Some(&secret)));
                ensure!(legal.status == 200, "{}: {}", self.id, legal.text());
                let legal = legal.json();
                let moves = legal["moves"].as_array().context("no moves")?;
                ensure!(!moves.is_empty(), "{}: a seat must decide and cannot", self.id);
                let text = moves[rng.below(moves.len() as u32) as usize].as_str();
                text.context("a move that is no text")?.to_owned()
            };
            let body = json!({"move": text, "lines": self.lines});
            self.under_way = Some((self.lines, seat, text.clone()));
            let made = heard!(client.post(&self.path("/move"), Some(&secret), &body));
            self.under_way = None;
            passes = made.status == 200;
            if !passes && text == "pass" {
                ensure!(made.status == 422, "{}: {} {}", self.id, made.status, made.text());
                continue;
            }
            ensure!(passes, "{}: {text}: {} {}", self.id, made.status, made.text());
            self.made.insert(self.lines, (seat, text));
            let mut made = made.json();
            let after = made["lines"].as_u64().context("no lines")? as usize;
            ensure!(after > self.lines, "{}: {after} lines after {}", self.id, self.lines);
            self.lines = after;
            turn = made["turn"].take();
        }
        self.over = true;
        Ok(())
    }

    /// Compares a record, as a seat or anybody was shown it, with all that was shown before.
    fn shows(&mut self, key: usize, record: &Answer) -> anyhow::Result<()> {
        let id = &self.id;
        ensure!(record.status == 200, "{id}: {} {}", record.status, record.text());
        let text = record.text();
        let numbered = text.lines().filter_map(|line| line.split_once(' '));
        let numbered = numbered.filter_map(|(n, rest)| Some((n.parse::<usize>().ok()?, rest)));
        let mut lines = Vec::new();
        for (number, rest) in numbered {
            lines.push(rest.to_owned());
            ensure!(number == lines.len(), "{id}: line {number} where {} belongs", lines.len());
        }
        let before = &self.shown[key];
        ensure!(
            lines.len() >= before.len(),
            "{id}: {} lines were shown and {} are left",
            before.len(),
            lines.len()
        );
        for (index, (old, new)) in before.iter().zip(&lines).enumerate() {
            // What was hidden may be open by now; nothing else may change.
            let (was, is): (Vec<&str>, Vec<&str>) =
                (old.split(' ').collect(), new.split(' ').collect());
            let same = was.len() == is.len()
                && was.iter().zip(&is).all(|(was, is)| was == is || *was == "?");
            ensure!(same, "{id}: line {} was `{old}` and is `{new}`", index + 1);
        }
        self.shown[key] = lines;
        Ok(())
    }

    /// Looks with every key and compares with what was acknowledged.
    pub async fn check(&mut self, address: SocketAddr) -> anyhow::Result<()> {
        for key in 0..=self.secrets.len() {
            let secret = key.checked_sub(1).map(|index| self.secrets[index].clone());
            let secret = match secret {
                Some(None) => continue,
                secret => secret.flatten(),
            };
            let record = ask(address, &self.path("/record"), secret.as_deref()).await?;
            self.shows(key, &record)?;
        }
        let id = &self.id;
        for (line, (seat, text)) in &self.made {
            let (found, made) = (self.shown[*seat].get(*line), format!("{seat} {text}"));
            ensure!(found == Some(&made), "{id}: `{made}` was line {} and is {found:?}", line + 1);
        }
        if let Some((line, seat, text)) = self.under_way.take()
            && let Some(found) = self.shown[seat].get(line)
        {
            let sent = format!("{seat} {text}");
            ensure!(*found == sent, "{id}: `{sent}` was sent and `{found}` is line {}", line + 1);
            self.made.insert(line, (seat, text));
        }
        Ok(())
    }

    /// Sees that the table lives: a stream on one node tells what another node shows, and a bot whose
    /// turn it is moves.
    pub async fn lives(&self, one: SocketAddr, other: SocketAddr) -> anyhow::Result<()> {
        let began = Instant::now();
        let view = ask(other, &self.path(""), None).await?.json();
        let version = view["version"].as_u64().context("no version")?;
        let mut last = 0;
        while last < version {
            ensure!(
                began.elapsed() < PATIENCE,
                "{}: a stream tells of {last}, not {version}",
                self.id
            );
            let Ok(client) = Client::connect(one).await else { continue };
            let path = self.path(&format!("/stream?have={last}"));
            let Ok(mut events) = client.events(&path).await else { continue };
            while last < version {
                match tokio::time::timeout(PATIENCE, events.next()).await {
                    Ok(Ok(Some(told))) => last = told,
                    Ok(_) => break,
                    Err(_) => bail!("{}: a stream tells nothing after {last}", self.id),
                }
            }
        }
        let decides = view["turn"]["decide"].as_u64().map_or(0, |seat| seat as usize);
        let bot = decides.checked_sub(1).is_some_and(|index| self.secrets[index].is_none());
        while bot && ask(one, &self.path(""), None).await?.json()["lines"] == view["lines"] {
            ensure!(began.elapsed() < PATIENCE, "{}: a bot does not move", self.id);
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        Ok(())
    }
}
