//! Rooms: the tables being played, kept in memory and written to the store line by line.
//!
//! A room publishes a new [`Snapshot`] only after its lines are durable, so nobody ever sees a move
//! that a crash could undo. Rooms load from the log when somebody comes and go when all have left.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use bots::{Budget, Level};
use games::GameId;
use serde::{Deserialize, Serialize};
use store::{NewSeat, Player, SeatRow, Standing, Status, Store, StoreError, TableRow, Written};
use table::{Options, Seat, Seed, Turn};
use tokio::sync::{Semaphore, watch};

use crate::hints;
use crate::live::{self, Hint, Live, Refused};
use crate::metrics::Metrics;

/// What the web layer keeps with a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Milliseconds a bot takes for a move at least.
    pub pace: u64,
    /// The table's name.
    pub name: String,
    /// Whether players may ask for the best moves.
    pub hints: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { pace: 700, name: String::new(), hints: false }
    }
}

/// A table at one moment.
#[derive(Clone)]
pub struct Snapshot {
    pub table: Arc<TableRow>,
    pub seats: Arc<Vec<SeatRow>>,
    pub live: Arc<dyn Live>,
    pub settings: Arc<Settings>,
    /// Grows with every change, undo included.
    pub version: u64,
}

impl Snapshot {
    /// The bot in a seat.
    pub fn bot(&self, seat: Seat) -> Option<Level> {
        match &self.seats.get(seat.index())?.player {
            Player::Bot(name) => name.parse().ok(),
            Player::Human => None,
        }
    }

    /// The seats kept for a visitor, whoever plays them now.
    pub fn kept_for(&self, visitor: Option<&str>) -> Vec<Seat> {
        let kept = |row: &&SeatRow| row.visitor.is_some() && row.visitor.as_deref() == visitor;
        self.seats.iter().filter(kept).filter_map(|row| Seat::new(row.seat - 1)).collect()
    }

    /// The seats in which a visitor sits and plays.
    pub fn seats_of(&self, visitor: Option<&str>) -> Vec<Seat> {
        let mut seats = self.kept_for(visitor);
        seats.retain(|seat| self.seats[seat.index()].player == Player::Human);
        seats
    }

    /// Whether the game is over, so that everything lies open.
    pub fn over(&self) -> bool {
        self.live.turn() == Turn::Over
    }
}

/// Why a move was not made.
#[derive(Debug)]
pub enum MoveError {
    /// The page it came from is no longer current.
    Stale,
    /// A rule or the notation forbids it.
    Refused(Refused),
    /// There is nothing to take back.
    NothingToUndo,
    /// The store could not write it.
    Store(StoreError),
}

impl From<StoreError> for MoveError {
    fn from(error: StoreError) -> Self {
        MoveError::Store(error)
    }
}

/// A table that is in memory.
pub struct Room {
    rooms: Rooms,
    id: String,
    /// Held while a change is being written.
    writing: tokio::sync::Mutex<()>,
    now: watch::Sender<Snapshot>,
    thinking: AtomicBool,
    /// The best moves at some version. Held while they are thought of: one thought at a time.
    hints: tokio::sync::Mutex<(u64, Arc<Vec<Hint>>)>,
    used: Mutex<Instant>,
}

/// All rooms. Clones share them.
#[derive(Clone)]
pub struct Rooms(Arc<Shared>);

struct Shared {
    store: Store,
    rooms: Mutex<HashMap<String, Arc<Room>>>,
    /// As many bots think at once as there are cores.
    thinkers: Semaphore,
    cores: u32,
    /// How long a hint is thought over.
    hint: Budget,
    thoughts: AtomicU64,
    metrics: Arc<Metrics>,
}

/// A table that cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    #[error("the table does not exist")]
    Missing,
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the stored game is broken: {0}")]
    Broken(String),
}

/// Milliseconds since 1970.
pub fn now_ms() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

/// Loads the game of a stored table.
pub async fn load(store: &Store, table: &TableRow) -> Result<Arc<dyn Live>, OpenError> {
    let broken = |what: String| OpenError::Broken(what);
    let id: GameId =
        table.game.parse().map_err(|error: games::UnknownGame| broken(error.to_string()))?;
    let pairs = table.options.split_whitespace().filter_map(|pair| pair.split_once('='));
    let options = Options::new(&id.info(), table.players, pairs)
        .map_err(|error| broken(error.to_string()))?;
    let seed =
        Seed::from_hex(&table.seed).ok_or_else(|| broken("its seed cannot be read".to_owned()))?;
    let lines: Vec<String> =
        store.lines(&table.id, 0).await?.into_iter().map(|line| line.text).collect();
    live::load(id, options, seed, &lines).map_err(|error| broken(error.to_string()))
}

/// What the store keeps of a game's standing.
pub fn standing(live: &dyn Live) -> Standing {
    match live.turn() {
        Turn::Decide(seat) => {
            Standing { status: Status::Running, turn: vec![seat.number()], result: None }
        }
        Turn::Chance => Standing { status: Status::Running, turn: Vec::new(), result: None },
        Turn::Over => Standing {
            status: Status::Over,
            turn: Vec::new(),
            result: live.outcome().and_then(|outcome| serde_json::to_string(&outcome).ok()),
        },
    }
}

impl Rooms {
    pub fn new(store: Store, metrics: Arc<Metrics>, hint: Budget) -> Rooms {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Rooms(Arc::new(Shared {
            store,
            rooms: Mutex::default(),
            thinkers: Semaphore::new(cores),
            cores: cores as u32,
            hint,
            thoughts: AtomicU64::new(now_ms()),
            metrics,
        }))
    }

    /// Thinks on a thread of its own as soon as there is a core for it, or all of them; `None` if
    /// the thought panicked.
    async fn think<T: Send + 'static>(
        &self,
        on_all_cores: bool,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let cores = if on_all_cores { self.0.cores } else { 1 };
        let _turn = self.0.thinkers.acquire_many(cores).await;
        tokio::task::spawn_blocking(thought).await.ok()
    }

    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// How many rooms are in memory.
    pub fn count(&self) -> usize {
        self.map().len()
    }

    fn map(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Room>>> {
        self.0.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The room of a table, from memory or from the log.
    pub async fn open(&self, id: &str) -> Result<Arc<Room>, OpenError> {
        if let Some(room) = self.map().get(id) {
            return Ok(room.clone());
        }
        let table = self.0.store.table(id).await?.ok_or(OpenError::Missing)?;
        let seats = self.0.store.seats(id).await?;
        let live = load(&self.0.store, &table).await?;
        let settings = serde_json::from_str(&table.settings).unwrap_or_default();
        let (now, _) = watch::channel(Snapshot {
            table: Arc::new(table),
            seats: Arc::new(seats),
            live,
            settings: Arc::new(settings),
            version: now_ms(),
        });
        let room = Arc::new(Room {
            rooms: self.clone(),
            id: id.to_owned(),
            writing: tokio::sync::Mutex::default(),
            now,
            thinking: AtomicBool::new(false),
            hints: tokio::sync::Mutex::default(),
            used: Mutex::new(Instant::now()),
        });
        // Somebody else may have loaded it meanwhile; there must be one room only.
        let room = self.map().entry(id.to_owned()).or_insert(room).clone();
        room.wake_bots();
        Ok(room)
    }

    /// Drops rooms that nobody has used for a while.
    pub fn sweep(&self, idle: Duration) {
        self.map().retain(|_, room| {
            let used = *room.used.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::strong_count(room) > 1 || room.now.receiver_count() > 0 || used.elapsed() < idle
        });
    }

    /// After a restart: bots whose turn it is go on.
    pub async fn resume(&self) -> Result<usize, StoreError> {
        let mut resumed = 0;
        for id in self.0.store.tables_waiting_for_bots().await? {
            match self.open(&id).await {
                Ok(_) => resumed += 1,
                Err(error) => tracing::error!(table = id, %error, "cannot resume"),
            }
        }
        Ok(resumed)
    }
}

impl Room {
    /// The table now.
    pub fn now(&self) -> Snapshot {
        *self.used.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
        self.now.borrow().clone()
    }

    /// Wakes whenever there is a new snapshot.
    pub fn watch(&self) -> watch::Receiver<Snapshot> {
        self.now.subscribe()
    }

    /// The table and its length, if it is still what the mover knew of.
    fn known(&self, expected: Option<usize>) -> Result<(Snapshot, usize), MoveError> {
        let now = self.now();
        let len = now.live.len();
        match expected {
            Some(expected) if expected != len => Err(MoveError::Stale),
            _ => Ok((now, len)),
        }
    }

    /// Makes a move for a seat. `expected` is the number of lines the mover knew of.
    pub async fn play(
        self: &Arc<Self>,
        seat: Seat,
        text: &str,
        expected: Option<usize>,
    ) -> Result<Snapshot, MoveError> {
        let _writing = self.writing.lock().await;
        let (before, len) = self.known(expected)?;
        let next = before.live.play(seat, text).map_err(MoveError::Refused)?;
        let standing = standing(next.live.as_ref());
        let written = self.rooms.0.store.append(&self.id, len, next.lines, standing).await?;
        self.rooms.0.metrics.moves.fetch_add(1, Ordering::Relaxed);
        self.written(written, next.live).await
    }

    /// Takes back a seat's last move, or all it may.
    pub async fn undo(
        self: &Arc<Self>,
        seat: Seat,
        all: bool,
        expected: Option<usize>,
    ) -> Result<Snapshot, MoveError> {
        let _writing = self.writing.lock().await;
        let (before, len) = self.known(expected)?;
        let left = before.live.undo(seat, all).ok_or(MoveError::NothingToUndo)?;
        let earlier = before.live.at(left);
        let standing = standing(earlier.as_ref());
        // Undo stays inside one's own turn, where it leaves no trace.
        let written = self.rooms.0.store.truncate(&self.id, len, left, false, standing).await?;
        self.written(written, earlier).await
    }

    async fn written(
        self: &Arc<Self>,
        written: Written,
        live: Arc<dyn Live>,
    ) -> Result<Snapshot, MoveError> {
        match written {
            Written::Done => Ok(self.publish(|snapshot| snapshot.live = live)),
            Written::Stale { .. } => {
                // Another process has written: what the log says is the truth.
                self.reload().await?;
                Err(MoveError::Stale)
            }
        }
    }

    async fn reload(self: &Arc<Self>) -> Result<(), StoreError> {
        let table = self.now().table;
        match load(&self.rooms.0.store, &table).await {
            Ok(live) => {
                self.publish(|snapshot| snapshot.live = live);
                Ok(())
            }
            Err(OpenError::Store(error)) => Err(error),
            Err(error) => {
                tracing::error!(table = self.id, %error, "cannot reload");
                Ok(())
            }
        }
    }

    /// Reads the seats again after somebody sat down or got up.
    pub async fn refresh_seats(self: &Arc<Self>) -> Result<Snapshot, StoreError> {
        let seats = Arc::new(self.rooms.0.store.seats(&self.id).await?);
        Ok(self.publish(|snapshot| snapshot.seats = seats))
    }

    /// Gives a seat to a bot, or back to the person it is kept for. Changes nothing and says `false`
    /// if by now somebody else sits there.
    pub async fn hand_over(
        self: &Arc<Self>,
        seat: &SeatRow,
        player: Player,
    ) -> Result<bool, StoreError> {
        let new = NewSeat {
            player,
            name: seat.name.clone(),
            secret_hash: seat.secret_hash.clone(),
            visitor: seat.visitor.clone(),
        };
        let sitting = seat.visitor.as_deref();
        let done = self.rooms.0.store.set_seat(&self.id, seat.seat, sitting, new).await?;
        self.refresh_seats().await?;
        Ok(done)
    }

    /// The best moves of whoever must decide at this moment of the table; `None` if the thought
    /// failed. It is thought to the end and kept even if whoever asked has gone.
    pub async fn hints(self: &Arc<Self>, now: &Snapshot) -> Option<Arc<Vec<Hint>>> {
        let (room, live, version) = (self.clone(), now.live.clone(), now.version);
        let thought = tokio::spawn(async move {
            let mut kept = room.hints.lock().await;
            if kept.0 != version {
                let seed = hints::seed(&room.id, live.len());
                let budget = room.rooms.0.hint;
                let best = room.rooms.think(false, move || live.best(budget, seed)).await?;
                *kept = (version, Arc::new(best));
            }
            Some(kept.1.clone())
        });
        thought.await.ok().flatten()
    }

    fn publish(self: &Arc<Self>, change: impl FnOnce(&mut Snapshot)) -> Snapshot {
        self.now.send_modify(|snapshot| {
            change(snapshot);
            snapshot.version += 1;
        });
        self.wake_bots();
        self.now()
    }

    /// Lets bots move as long as it is their turn.
    fn wake_bots(self: &Arc<Self>) {
        let bot_turn = |snapshot: &Snapshot| match snapshot.live.turn() {
            Turn::Decide(seat) => snapshot.bot(seat).map(|level| (seat, level)),
            _ => None,
        };
        if bot_turn(&self.now()).is_none() || self.thinking.swap(true, Ordering::AcqRel) {
            return;
        }
        let room = self.clone();
        tokio::spawn(async move {
            while let Some((seat, level)) = bot_turn(&room.now()) {
                if let Err(error) = room.bot_move(seat, level).await {
                    tracing::error!(table = room.id, ?error, "a bot could not move");
                    tokio::time::sleep(Duration::from_secs(1)).await;
                }
            }
            room.thinking.store(false, Ordering::Release);
            // Somebody may have moved between the last look and the flag.
            if bot_turn(&room.now()).is_some() {
                room.wake_bots();
            }
        });
    }

    async fn bot_move(self: &Arc<Self>, seat: Seat, level: Level) -> Result<(), MoveError> {
        let before = self.now();
        let began = Instant::now();
        let live = before.live.clone();
        let seed = self.rooms.0.thoughts.fetch_add(1, Ordering::Relaxed);
        let thought = move || live.bot_move(seat, level, seed);
        let Some(text) = self.rooms.think(level.on_all_cores(), thought).await else {
            tracing::error!(table = self.id, "a bot panicked");
            tokio::time::sleep(Duration::from_secs(5)).await;
            return Ok(());
        };
        tokio::time::sleep(
            Duration::from_millis(before.settings.pace).saturating_sub(began.elapsed()),
        )
        .await;
        if self.now().bot(seat) != Some(level) {
            return Ok(()); // the seat was taken back, or given to another bot
        }
        match self.play(seat, &text, Some(before.live.len())).await {
            Ok(_) | Err(MoveError::Stale) => Ok(()),
            Err(error) => Err(error),
        }
    }
}
