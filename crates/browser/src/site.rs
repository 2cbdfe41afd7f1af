//! The server inside a test, and tables whose draws are known.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, anyhow};
use bots::Level;
use games::GameId;
use store::{NewSeat, NewTable, Player, Store};
use table::{Options, Seat, Seed, Turn};
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;
use web::room::{Room, Snapshot, standing};
use web::{App, Limits};

use crate::folder::Folder;

/// Two tests at a time, so that two cores are enough.
const AT_ONCE: u32 = 2;
static TURNS: Semaphore = Semaphore::const_new(AT_ONCE as usize);

/// A server with an empty store. It ends when it is dropped.
pub struct Site {
    store: Store,
    address: SocketAddr,
    running: Running,
    _folder: Folder,
    _turn: SemaphorePermit<'static>,
}

struct Running {
    app: App,
    shutdown: CancellationToken,
    served: JoinHandle<()>,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.shutdown.cancel();
    }
}

impl Site {
    /// A server that answers.
    pub async fn start() -> Result<Site> {
        Site::with_turns(1).await
    }

    /// A server while no other test runs, for what is measured.
    pub async fn start_alone() -> Result<Site> {
        Site::with_turns(AT_ONCE).await
    }

    async fn with_turns(turns: u32) -> Result<Site> {
        let turn = TURNS.acquire_many(turns).await?;
        let folder = Folder::new()?;
        let store = Store::open_sqlite(folder.path().join("uruk.db")).await?;
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let running = Running::start(store.clone(), listener);
        Ok(Site { store, address, running, _folder: folder, _turn: turn })
    }

    /// Ends the server and all its streams; the store stays.
    pub async fn stop(&mut self) -> Result<()> {
        self.running.shutdown.cancel();
        let ended = tokio::time::timeout(Duration::from_secs(5), &mut self.running.served).await;
        ended.context("the server does not end")?.context("the server panicked")
    }

    /// Starts it again at the same address, as after an update.
    pub async fn restart(&mut self) -> Result<()> {
        let listener = TcpListener::bind(self.address).await?;
        self.running = Running::start(self.store.clone(), listener);
        Ok(())
    }

    /// The whole address of a path.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Two or more people at a game, the first seat begins if the game lets one choose, nobody has
    /// sat down yet. The same seed gives the same draws.
    pub async fn table(
        &self,
        game: GameId,
        seed: u8,
        players: usize,
        pairs: &[(&str, &str)],
    ) -> Result<Table> {
        let info = game.info();
        let first = info.options.iter().any(|spec| spec.key == "first").then_some(("first", "1"));
        let options = Options::new(&info, players, first.into_iter().chain(pairs.iter().copied()))?;
        let seed = Seed([seed; 32]);
        let begun = web::live::begin(game, options.clone(), seed)?;
        let secrets: Vec<String> =
            (1..=players).map(|seat| web::seat_secret(&seed.to_hex(), seat)).collect();
        let seats = secrets.iter().map(|secret| NewSeat {
            player: Player::Human,
            name: String::new(),
            secret_hash: web::hash(secret),
            visitor: None,
        });
        let pairs = options.pairs();
        let pairs: Vec<String> =
            pairs.iter().map(|(key, value)| format!("{key}={value}")).collect();
        let new = NewTable {
            id: web::id(),
            game: game.info().id.to_owned(),
            rules: game.info().rules,
            options: pairs.join(" "),
            seed_hash: seed.hash(),
            seed: seed.to_hex(),
            settings: "{}".to_owned(),
            owner: None,
            parent: None,
            seats: seats.collect(),
        };
        let id = new.id.clone();
        self.store.import(new, begun.lines, standing(begun.live.as_ref())).await?;
        Ok(Table { id, secrets })
    }

    /// The room of a table.
    pub async fn room(&self, table: &Table) -> Result<Arc<Room>> {
        Ok(self.running.app.rooms().open(&table.id).await?)
    }

    /// The table now.
    pub async fn now(&self, table: &Table) -> Result<Snapshot> {
        Ok(self.room(table).await?.now())
    }

    /// Makes a move for whoever must decide, as another page would.
    pub async fn play(&self, table: &Table, text: &str) -> Result<Snapshot> {
        let room = self.room(table).await?;
        let seat = decider(&room.now())?;
        room.play(seat, text, None).await.map_err(|error| anyhow!("{text}: {error:?}"))
    }

    /// The legal moves of whoever must decide.
    pub async fn legal(&self, table: &Table) -> Result<Vec<String>> {
        let now = self.now(table).await?;
        Ok(now.live.legal(decider(&now)?))
    }

    /// Lets bots play until something is so. The game must not end first.
    pub async fn play_well(
        &self,
        table: &Table,
        until: impl Fn(&Snapshot) -> bool,
    ) -> Result<Snapshot> {
        loop {
            let now = self.now(table).await?;
            if until(&now) {
                return Ok(now);
            }
            let (live, seat, seed) = (now.live.clone(), decider(&now)?, now.live.len() as u64);
            let thought = move || live.bot_move(seat, Level::One, seed);
            let text = tokio::task::spawn_blocking(thought).await?;
            self.play(table, &text).await?;
        }
    }

    /// Plays at random until the game is over.
    pub async fn finish(&self, table: &Table, dice: &mut Dice) -> Result<()> {
        while !self.now(table).await?.over() {
            let moves = self.legal(table).await?;
            self.play(table, dice.pick::<String>(&moves)).await?;
        }
        Ok(())
    }
}

impl Running {
    fn start(store: Store, listener: TcpListener) -> Running {
        let limits =
            Limits { burst: f64::INFINITY, per_second: f64::INFINITY, ..Limits::default() };
        let shutdown = CancellationToken::new();
        let app = App::new(store, limits, shutdown.clone());
        let (served_app, end) = (app.clone(), shutdown.clone());
        let served = tokio::spawn(async move { web::serve(served_app, listener, end).await });
        Running { app, shutdown, served }
    }
}

fn decider(now: &Snapshot) -> Result<Seat> {
    match now.live.turn() {
        Turn::Decide(seat) => Ok(seat),
        turn => Err(anyhow!("nobody can move: {turn:?}")),
    }
}

/// A table made by [`Site::table`].
pub struct Table {
    id: String,
    secrets: Vec<String>,
}

impl Table {
    /// Its address.
    pub fn path(&self) -> String {
        format!("/t/{}", self.id)
    }

    /// The invitation to a seat, counted from 1.
    pub fn invitation(&self, seat: usize) -> String {
        format!("/join/{}/{seat}/{}", self.id, self.secrets[seat - 1])
    }
}

/// Choices that look random and are the same each time.
pub struct Dice(u64);

impl Dice {
    /// Dice with a seed.
    pub fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % end.max(1)
    }

    /// One of these.
    pub fn pick<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }
}
