//! Rooms: the tables being played, kept in memory and written to the store line by line.
//!
//! A room publishes a new [`Snapshot`] only after its lines are durable, so nobody ever sees a move
//! that a crash could undo. Rooms load from the log when somebody comes and go when all have left.
//!
//! Other processes may have rooms of the same table. The version of a table, which the store keeps,
//! says which state a room knows; whoever writes first at a version wins, and the other reads again.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use bots::{Budget, Level};
use games::GameId;
use serde::{Deserialize, Serialize};
use store::{
    Job, NewSeat, Player, SeatRow, Standing, Status, Store, StoreError, TableRow, Written,
};
use table::{Options, Seat, Seed, Turn};
use tokio::sync::{Notify, Semaphore, SemaphorePermit, watch};

use crate::hints;
use crate::live::{self, Hint, Live, Refused};
use crate::metrics::Metrics;
use crate::secret;

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
    /// Grows with every change, undo included; the same on all nodes.
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
    /// Held while a change is being written or read.
    writing: tokio::sync::Mutex<()>,
    now: watch::Sender<Snapshot>,
    thinking: AtomicBool,
    /// The lease of a worker that seems to be dead.
    orphan: Mutex<Option<Job>>,
    /// The best moves at some version. Held while they are thought of: one thought at a time.
    hints: tokio::sync::Mutex<(u64, Arc<Vec<Hint>>)>,
    used: Mutex<Instant>,
}

/// All rooms. Clones share them.
#[derive(Clone)]
pub struct Rooms(pub(crate) Arc<Shared>);

pub(crate) struct Shared {
    pub(crate) store: Store,
    rooms: Mutex<HashMap<String, Arc<Room>>>,
    /// As many bots think at once as this has permits.
    pub(crate) thinkers: Semaphore,
    /// How many permits it has.
    cores: u32,
    /// How long a hint is thought over.
    hint: Budget,
    /// Whether bots think in this process at all.
    pub(crate) thinks: bool,
    /// The name under which this process leases jobs.
    pub(crate) worker: String,
    /// How many it has leased.
    pub(crate) leases: AtomicUsize,
    /// Told when there may be work for bots.
    pub(crate) work: Notify,
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
    let lines = store.lines(&table.id, 0).await?;
    replay(table, lines.into_iter().map(|line| line.text).collect())
}

/// The game of a table with these lines.
fn replay(table: &TableRow, lines: Vec<String>) -> Result<Arc<dyn Live>, OpenError> {
    let broken = |what: String| OpenError::Broken(what);
    let id: GameId =
        table.game.parse().map_err(|error: games::UnknownGame| broken(error.to_string()))?;
    let pairs = table.options.split_whitespace().filter_map(|pair| pair.split_once('='));
    let options = Options::new(&id.info(), table.players, pairs)
        .map_err(|error| broken(error.to_string()))?;
    let seed =
        Seed::from_hex(&table.seed).ok_or_else(|| broken("its seed cannot be read".to_owned()))?;
    live::load(id, options, seed, &lines).map_err(|error| broken(error.to_string()))
}

/// A table as it is in the store, built on what is known of it already.
async fn look(
    store: &Store,
    id: &str,
    known: Option<&Snapshot>,
) -> Result<Option<Snapshot>, OpenError> {
    let had = known.map(|known| (known.version, known.live.len()));
    let Some(whole) = store.whole(id, had).await? else { return Ok(None) };
    let lines: Vec<String> = whole.lines.into_iter().map(|line| line.text).collect();
    let live = match known.filter(|known| whole.kept == known.live.len()) {
        Some(known) if lines.is_empty() => known.live.clone(),
        Some(known) => {
            let live = known.live.follow(&lines);
            live.map_err(|error| OpenError::Broken(error.to_string()))?
        }
        None => replay(&whole.table, lines)?,
    };
    Ok(Some(Snapshot {
        settings: Arc::new(serde_json::from_str(&whole.table.settings).unwrap_or_default()),
        version: whole.table.version,
        table: Arc::new(whole.table),
        seats: Arc::new(whole.seats),
        live,
    }))
}

/// What the store keeps of a game's standing.
pub fn standing(live: &dyn Live) -> Standing {
    match live.turn() {
        Turn::Decide(seat) => {
            Standing { status: Status::Running, turn: Some(seat.number()), result: None }
        }
        Turn::Chance => Standing { status: Status::Running, turn: None, result: None },
        Turn::Over => Standing {
            status: Status::Over,
            turn: None,
            result: live.outcome().and_then(|outcome| serde_json::to_string(&outcome).ok()),
        },
    }
}

impl Rooms {
    /// So many bots may think at once in this process; with 0 they think elsewhere, and only hints
    /// are thought of here.
    pub fn new(store: Store, metrics: Arc<Metrics>, thinkers: usize, hint: Budget) -> Rooms {
        let cores = thinkers.max(1);
        Rooms(Arc::new(Shared {
            store,
            rooms: Mutex::default(),
            thinkers: Semaphore::new(cores),
            cores: cores as u32,
            hint,
            thinks: thinkers > 0,
            worker: secret::id(),
            leases: AtomicUsize::new(0),
            work: Notify::new(),
            thoughts: AtomicU64::new(now_ms()),
            metrics,
        }))
    }

    /// Waits until there is a core to think on, or all of them.
    async fn turn_to_think(&self, on_all_cores: bool) -> Option<SemaphorePermit<'_>> {
        let cores = if on_all_cores { self.0.cores } else { 1 };
        self.0.thinkers.acquire_many(cores).await.ok()
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

    /// The room of a table, from memory or from the log. It knows everything that was written, on
    /// whatever node, before it was asked for.
    pub async fn open(&self, id: &str) -> Result<Arc<Room>, OpenError> {
        if let Some(room) = self.known(id) {
            if self.0.store.is_shared() {
                room.refresh().await?;
            }
            return Ok(room);
        }
        let snapshot = look(&self.0.store, id, None).await?.ok_or(OpenError::Missing)?;
        let (now, _) = watch::channel(snapshot.clone());
        let room = Arc::new(Room {
            rooms: self.clone(),
            id: id.to_owned(),
            writing: tokio::sync::Mutex::default(),
            now,
            thinking: AtomicBool::new(false),
            orphan: Mutex::default(),
            hints: tokio::sync::Mutex::default(),
            used: Mutex::new(Instant::now()),
        });
        // Somebody else may have loaded it meanwhile; there must be one room only.
        let room = self.map().entry(id.to_owned()).or_insert(room).clone();
        room.publish(snapshot);
        Ok(room)
    }

    /// The room of a table, if it is in memory.
    pub(crate) fn known(&self, id: &str) -> Option<Arc<Room>> {
        self.map().get(id).cloned()
    }

    /// The tables in memory.
    pub(crate) fn ids(&self) -> Vec<String> {
        self.map().keys().cloned().collect()
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
        for job in self.0.store.jobs(usize::MAX).await? {
            match self.open(&job.table).await {
                Ok(_) => resumed += 1,
                Err(error) => tracing::error!(table = job.table, %error, "cannot resume"),
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

    /// The table, if it is still what the mover knew of.
    fn known(&self, expected: Option<usize>) -> Result<Snapshot, MoveError> {
        let now = self.now();
        match expected {
            Some(expected) if expected != now.live.len() => Err(MoveError::Stale),
            _ => Ok(now),
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
        loop {
            let before = self.known(expected)?;
            let next = before.live.play(seat, text).map_err(MoveError::Refused)?;
            let standing = standing(next.live.as_ref());
            let store = &self.rooms.0.store;
            let append = store.append(&self.id, before.version, next.lines, standing);
            let written = self.watched(append).await?;
            if let Some(snapshot) = self.written(written, &before, next.live).await? {
                self.rooms.0.metrics.moves.fetch_add(1, Ordering::Relaxed);
                return Ok(snapshot);
            }
        }
    }

    /// Takes back a seat's last move, or all it may.
    pub async fn undo(
        self: &Arc<Self>,
        seat: Seat,
        all: bool,
        expected: Option<usize>,
    ) -> Result<Snapshot, MoveError> {
        let _writing = self.writing.lock().await;
        loop {
            let before = self.known(expected)?;
            let left = before.live.undo(seat, all).ok_or(MoveError::NothingToUndo)?;
            let earlier = before.live.at(left);
            let standing = standing(earlier.as_ref());
            let store = &self.rooms.0.store;
            let truncate = store.truncate(&self.id, before.version, left, standing);
            let written = self.watched(truncate).await?;
            if let Some(snapshot) = self.written(written, &before, earlier).await? {
                return Ok(snapshot);
            }
        }
    }

    async fn watched<T>(self: &Arc<Self>, change: impl Future<Output = T>) -> T {
        let mut hung_up = HungUp(Some(self.clone()));
        let done = change.await;
        hung_up.0 = None;
        done
    }

    /// What a change led to; nothing if it must be tried again.
    async fn written(
        self: &Arc<Self>,
        written: Written,
        before: &Snapshot,
        live: Arc<dyn Live>,
    ) -> Result<Option<Snapshot>, MoveError> {
        if written == Written::Done {
            let next = Snapshot { live, version: before.version + 1, ..before.clone() };
            return Ok(Some(self.publish(next)));
        }
        // Another process has written: what the log says is the truth.
        self.catch_up().await?;
        let now = self.now();
        // Somebody may only have sat down; that changes nothing for the move.
        let same = now.version > before.version && Arc::ptr_eq(&now.live, &before.live);
        if same { Ok(None) } else { Err(MoveError::Stale) }
    }

    /// Catches up with what was written past this room.
    pub async fn refresh(self: &Arc<Self>) -> Result<(), StoreError> {
        match self.rooms.0.store.version(&self.id).await? {
            Some(version) => self.refresh_to(version).await,
            None => Ok(()),
        }
    }

    /// Catches up, if the table has this version by now.
    pub(crate) async fn refresh_to(self: &Arc<Self>, version: u64) -> Result<(), StoreError> {
        let behind = || self.now.borrow().version < version;
        if behind() {
            let _writing = self.writing.lock().await;
            if behind() {
                self.catch_up().await?;
            }
        }
        Ok(())
    }

    async fn catch_up(self: &Arc<Self>) -> Result<(), StoreError> {
        let before = self.now.borrow().clone();
        match look(&self.rooms.0.store, &self.id, Some(&before)).await {
            Ok(Some(snapshot)) => {
                self.publish(snapshot);
            }
            Ok(None) => {}
            Err(OpenError::Store(error)) => return Err(error),
            Err(error) => tracing::error!(table = self.id, %error, "cannot reload"),
        }
        Ok(())
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
        self.refresh().await?;
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
                let _turn = room.rooms.turn_to_think(false).await;
                let thought = tokio::task::spawn_blocking(move || live.best(budget, seed));
                let best = thought.await.ok()?;
                *kept = (version, Arc::new(best));
            }
            Some(kept.1.clone())
        });
        thought.await.ok().flatten()
    }

    fn publish(self: &Arc<Self>, next: Snapshot) -> Snapshot {
        self.now.send_if_modified(|now| {
            let newer = next.version > now.version;
            if newer {
                *now = next;
            }
            newer
        });
        self.wake_bots();
        self.now()
    }

    /// Lets bots move as long as it is their turn.
    pub(crate) fn wake_bots(self: &Arc<Self>) {
        let bot_turn = |snapshot: &Snapshot| match snapshot.live.turn() {
            Turn::Decide(seat) => snapshot.bot(seat).map(|level| (seat, level)),
            _ => None,
        };
        if !self.rooms.0.thinks
            || bot_turn(&self.now.borrow()).is_none()
            || self.thinking.swap(true, Ordering::AcqRel)
        {
            return;
        }
        let room = self.clone();
        tokio::spawn(async move {
            let mut elsewhere = None;
            while let Some((seat, level)) = bot_turn(&room.now()) {
                match room.bot_move(seat, level).await {
                    Ok(None) => {}
                    // Another process thinks about this version.
                    Ok(version) => {
                        elsewhere = version;
                        break;
                    }
                    Err(error) => {
                        tracing::error!(table = room.id, ?error, "a bot could not move");
                        tokio::time::sleep(Duration::from_secs(1)).await;
                    }
                }
            }
            room.thinking.store(false, Ordering::Release);
            // Somebody may have moved between the last look and the flag.
            let now = room.now();
            if bot_turn(&now).is_some() && elsewhere != Some(now.version) {
                room.wake_bots();
            }
        });
    }

    /// Takes over from a worker that seems to be dead.
    pub(crate) fn take_over(self: &Arc<Self>, job: Job) {
        *self.orphan.lock().unwrap_or_else(PoisonError::into_inner) = Some(job);
        self.wake_bots();
    }

    /// Makes a bot's move, unless another process is about to: then it gives the version that one
    /// thinks about.
    async fn bot_move(
        self: &Arc<Self>,
        seat: Seat,
        level: Level,
    ) -> Result<Option<u64>, MoveError> {
        let shared = &self.rooms.0;
        let turn = self.rooms.turn_to_think(level.on_all_cores()).await;
        let before = self.now();
        let lease = match shared.store.is_shared() {
            true => match self.lease(&before).await? {
                None => return Ok(Some(before.version)),
                lease => lease,
            },
            false => None,
        };
        let began = Instant::now();
        let live = before.live.clone();
        let seed = shared.thoughts.fetch_add(1, Ordering::Relaxed);
        let thought = move || live.bot_move(seat, level, seed);
        let thought = tokio::task::spawn_blocking(thought).await;
        drop(turn);
        let Ok(text) = thought else {
            tracing::error!(table = self.id, "a bot panicked");
            tokio::time::sleep(Duration::from_secs(5)).await;
            return Ok(None);
        };
        tokio::time::sleep(
            Duration::from_millis(before.settings.pace).saturating_sub(began.elapsed()),
        )
        .await;
        if self.now().bot(seat) != Some(level) {
            return Ok(None); // the seat was taken back, or given to another bot
        }
        match self.play(seat, &text, Some(before.live.len())).await {
            Ok(_) => {
                if let Some(mut lease) = lease {
                    lease.spent = true;
                }
                Ok(None)
            }
            Err(MoveError::Stale) => Ok(None),
            Err(error) => Err(error),
        }
    }

    async fn lease(self: &Arc<Self>, now: &Snapshot) -> Result<Option<Lease>, StoreError> {
        let orphan = self.orphan.lock().unwrap_or_else(PoisonError::into_inner).take();
        let free = || Job { table: self.id.clone(), version: now.version, worker: None, beat: 0 };
        let job = orphan.filter(|job| job.version == now.version).unwrap_or_else(free);
        let shared = &self.rooms.0;
        if !shared.store.lease(&job, &shared.worker).await? {
            return Ok(None);
        }
        shared.leases.fetch_add(1, Ordering::Relaxed);
        Ok(Some(Lease { room: self.clone(), spent: false }))
    }
}

/// Whoever asked for a change may hang up before its end; then the room must still come to know what
/// was written.
struct HungUp(Option<Arc<Room>>);

impl Drop for HungUp {
    fn drop(&mut self) {
        let Some(room) = self.0.take() else { return };
        tokio::spawn(async move {
            let store = &room.rooms.0.store;
            let caught_up = async {
                store.settled().await?;
                room.refresh().await
            };
            if let Err(error) = caught_up.await {
                tracing::warn!(table = room.id, %error, "cannot see what became of a move");
            }
        });
    }
}

/// A job this process has; given back when it is dropped without a move.
struct Lease {
    room: Arc<Room>,
    spent: bool,
}

impl Drop for Lease {
    fn drop(&mut self) {
        let room = self.room.clone();
        let shared = room.rooms.0.clone();
        shared.leases.fetch_sub(1, Ordering::Relaxed);
        if !self.spent {
            tokio::spawn(async move {
                if let Err(error) = shared.store.release(&room.id, &shared.worker).await {
                    tracing::warn!(table = room.id, %error, "cannot give a job back");
                }
            });
        }
    }
}
