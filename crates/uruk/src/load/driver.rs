//! What asks the servers: players and streams, all on one thread.
//!
//! A pass goes the whole way of any move: secret, rules, log, disk, stream. It needs no second
//! request to find one, and leaves the processor to the server.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};
use games::GameId;
use indicatif::ProgressBar;
use serde_json::{Value, json};
use table::{Fast, Options, Rng as _, Seed, Turn};
use uruk::client::Client;
use web::live;

/// The move that is always made.
const PASS: &str = "pass";
/// After so many passes in a row a game counts as one in which a seat may always pass.
const PASSES: usize = 8;

/// The first game in which two may pass again and again.
fn game_with_passes() -> Option<&'static str> {
    let passes = |id: &GameId| {
        let options = Options::new(&id.info(), 2, []).ok()?;
        let mut live = live::begin(*id, options, Seed([0; 32])).ok()?.live;
        for _ in 0..PASSES {
            let Turn::Decide(seat) = live.turn() else { return None };
            live = live.play(seat, PASS).ok()?.live;
        }
        Some(())
    };
    GameId::ALL.into_iter().find(|id| passes(id).is_some()).map(|id| id.info().id)
}

/// A table as the driver knows it.
struct Table {
    id: String,
    secrets: Vec<String>,
    /// The seat that must decide, counted from 0.
    turn: usize,
    lines: u64,
    version: u64,
}

impl Table {
    /// Reads `lines`, `version` and `turn`.
    fn read(&mut self, json: &Value) -> anyhow::Result<()> {
        let field = |name| json[name].as_u64().with_context(|| format!("no {name} in {json}"));
        self.lines = field("lines")?;
        self.version = field("version")?;
        let seat = json["turn"]["decide"].as_u64().and_then(|number| number.checked_sub(1));
        self.turn = seat.with_context(|| format!("nobody must decide in {json}"))? as usize;
        Ok(())
    }
}

/// Everything the requests share; they all run on one thread.
pub struct Driver {
    addresses: Vec<SocketAddr>,
    /// The game that is played, and in which a seat may pass.
    game: &'static str,
    tables: RefCell<Vec<Table>>,
    /// Tables without a request under way.
    free: RefCell<Vec<usize>>,
    rng: RefCell<Fast>,
    /// For each table with a stream: the versions it has yet to tell of, and when they were asked for.
    sent: RefCell<Vec<VecDeque<(u64, Instant)>>>,
    /// From sending a move to the stream's event.
    pub told: RefCell<Vec<Duration>>,
}

impl Driver {
    /// For servers at these addresses and so many tables.
    pub fn new(addresses: Vec<SocketAddr>, tables: usize) -> anyhow::Result<Driver> {
        Ok(Driver {
            addresses,
            game: game_with_passes().context("no game in which a seat may pass")?,
            tables: RefCell::new(Vec::with_capacity(tables)),
            free: RefCell::default(),
            rng: RefCell::new(Fast::new(1)),
            sent: RefCell::new(vec![VecDeque::new(); tables]),
            told: RefCell::default(),
        })
    }

    /// A connection to one of the servers, each in its turn.
    async fn connect(&self, number: usize) -> anyhow::Result<Client> {
        Ok(Client::connect(self.addresses[number % self.addresses.len()]).await?)
    }

    pub async fn make_tables(
        self: &Rc<Self>,
        tables: usize,
        at_once: usize,
        bar: &ProgressBar,
    ) -> anyhow::Result<()> {
        let left = Rc::new(RefCell::new(tables));
        let makers: Vec<_> = (0..at_once)
            .map(|maker| {
                let (driver, left, bar) = (self.clone(), left.clone(), bar.clone());
                tokio::task::spawn_local(async move {
                    let mut client = driver.connect(maker).await?;
                    while driver.one_less(&left) {
                        let table = make_table(&mut client, driver.game).await?;
                        let mut tables = driver.tables.borrow_mut();
                        driver.free.borrow_mut().push(tables.len());
                        tables.push(table);
                        bar.inc(1);
                    }
                    anyhow::Ok(())
                })
            })
            .collect();
        for maker in makers {
            maker.await.context("a maker of tables")??;
        }
        Ok(())
    }

    fn one_less(&self, left: &RefCell<usize>) -> bool {
        let mut left = left.borrow_mut();
        let more = *left > 0;
        *left -= usize::from(more);
        more
    }

    /// Opens a stream at a table and waits for its first word.
    pub async fn listen(self: &Rc<Self>, number: usize, table: usize) -> anyhow::Result<()> {
        let id = self.tables.borrow()[table].id.clone();
        let client = self.connect(number).await.context("a stream")?;
        let mut events =
            client.events(&format!("/api/v1/tables/{id}/stream")).await.context("a stream")?;
        events.next().await.context("a stream")?.context("a stream ended at once")?;
        let driver = self.clone();
        tokio::task::spawn_local(async move {
            while let Ok(Some(version)) = events.next().await {
                let now = Instant::now();
                let mut sent = driver.sent.borrow_mut();
                // A stream may skip to the latest version: it tells of all before it, too.
                while let Some((asked, at)) = sent[table].front().copied() {
                    if asked > version {
                        break;
                    }
                    sent[table].pop_front();
                    driver.told.borrow_mut().push(now - at);
                }
            }
        });
        Ok(())
    }

    /// Sends move after move; gives how long each took, and how many failed.
    pub async fn play(
        self: Rc<Self>,
        number: usize,
        until: Instant,
    ) -> anyhow::Result<(Vec<Duration>, usize)> {
        let mut client = self.connect(number).await?;
        let (mut times, mut errors) = (Vec::new(), 0);
        while Instant::now() < until {
            let index = {
                let mut free = self.free.borrow_mut();
                let place = self.rng.borrow_mut().below(free.len() as u32) as usize;
                free.swap_remove(place)
            };
            let (path, secret, body) = {
                let table = &self.tables.borrow()[index];
                let path = format!("/api/v1/tables/{}/move", table.id);
                let body = json!({"move": PASS, "lines": table.lines});
                self.sent.borrow_mut()[index].push_back((table.version + 1, Instant::now()));
                (path, table.secrets[table.turn].clone(), body)
            };
            let began = Instant::now();
            let answer = client.post(&path, Some(&secret), &body).await;
            let done = match answer {
                Ok(answer) if answer.status == 200 => {
                    times.push(began.elapsed());
                    self.tables.borrow_mut()[index].read(&answer.json()).is_ok()
                }
                Ok(_) => false,
                Err(_) => {
                    client = self.connect(number).await?;
                    false
                }
            };
            if done {
                self.free.borrow_mut().push(index);
            } else {
                // What became of it is unknown: the table is left alone.
                errors += 1;
                if self.free.borrow().is_empty() {
                    bail!("every table failed");
                }
            }
        }
        Ok((times, errors))
    }
}

async fn make_table(client: &mut Client, game: &str) -> anyhow::Result<Table> {
    let new = json!({"game": game, "seats": ["open", "open"]});
    let made = client.post("/api/v1/tables", None, &new).await?;
    ensure!(
        made.status == 201,
        "the server made no table: {} {}\nstart it with --requests-per-second 0 --open-tables 1000000",
        made.status,
        made.text().trim()
    );
    let json = made.json();
    let id = json["id"].as_str().context("a table without id")?.to_owned();
    let seats = json["seats"].as_array().context("a table without seats")?;
    let secret = |seat: &Value| seat["secret"].as_str().map(str::to_owned);
    let secrets: Option<Vec<String>> = seats.iter().map(secret).collect();
    let secrets = secrets.context("a seat without secret")?;
    let mut table = Table { id, secrets, turn: 0, lines: 0, version: 0 };
    let view = client.get(&format!("/api/v1/tables/{}", table.id), None).await?;
    table.read(&view.json())?;
    Ok(table)
}
