//! Rooms: the tables being played, kept in memory and written to the store line by line.
//!
//! A room publishes a new [`Snapshot`] only after its lines are durable, so nobody ever sees a move
//! that a crash could undo. Rooms load from the log when somebody comes and go when all have left.
//!
//! How bots think at them is in `thinking.rs`.
//!
//! Other processes may have rooms of the same table. The version of a table, which the store keeps,
//! says which state a room knows; whoever writes first at a version wins, and the other reads again.

use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use bots::{Budget, Level};
use games::GameId;
use serde::{Deserialize, Serialize};
use store::{NewSeat, Player, SeatRow, Standing, Status, Store, StoreError, TableRow, Written};
use table::{Options, Seat, Seed, Turn};
use tokio::sync::watch;

use crate::live::{self, Live, Refused};
use crate::metrics::Metrics;
use crate::thinking::{Thinkers, Thoughts};

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
    pub(crate) shared: Arc<Shared>,
    pub(crate) id: String,
    /// Held while a change is being written or read.
    writing: tokio::sync::Mutex<()>,
    now: watch::Sender<Snapshot>,
    pub(crate) thoughts: Thoughts,
    used: Mutex<Instant>,
}

/// All rooms. Clones share them.
#[derive(Clone)]
pub struct Rooms {
    pub(crate) shared: Arc<Shared>,
}

/// What all rooms share.
pub(crate) struct Shared {
    pub(crate) store: Store,
    pub(crate) thinkers: Thinkers,
    rooms: Mutex<HashMap<String, Arc<Room>>>,
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
        let thinkers = Thinkers::new(thinkers, hint);
        let shared = Shared { store, thinkers, rooms: Mutex::default(), metrics };
        Rooms { shared: Arc::new(shared) }
    }

    pub fn store(&self) -> &Store {
        &self.shared.store
    }

    /// How many rooms are in memory.
    pub fn count(&self) -> usize {
        self.map().len()
    }

    fn map(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Room>>> {
        self.shared.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The room of a table, from memory or from the log. It knows everything that was written, on
    /// whatever node, before it was asked for.
    pub async fn open(&self, id: &str) -> Result<Arc<Room>, OpenError> {
        if let Some(room) = self.known(id) {
            if self.shared.store.is_shared() {
                room.refresh().await?;
            }
            return Ok(room);
        }
        let snapshot = look(&self.shared.store, id, None).await?.ok_or(OpenError::Missing)?;
        let (now, _) = watch::channel(snapshot.clone());
        let room = Arc::new(Room {
            shared: self.shared.clone(),
            id: id.to_owned(),
            writing: tokio::sync::Mutex::default(),
            now,
            thoughts: Thoughts::default(),
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

    /// Lets go of all rooms; who still has one keeps it.
    pub(crate) fn forget(&self) {
        self.map().clear();
    }

    /// After a restart: bots whose turn it is go on.
    pub async fn resume(&self) -> Result<usize, StoreError> {
        let mut resumed = 0;
        for job in self.shared.store.jobs(usize::MAX).await? {
            match self.open(&job.table).await {
                Ok(_) => resumed += 1,
                Err(error) => {
                    tracing::error!(table = job.table, %error, "opening a table for its bots failed")
                }
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

    /// The table now, which counts as no use of the room.
    pub(crate) fn peek(&self) -> watch::Ref<'_, Snapshot> {
        self.now.borrow()
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
            let store = &self.shared.store;
            let append = store.append(&self.id, before.version, next.lines, standing);
            let written = self.reload_if_dropped(append).await?;
            if let Some(snapshot) = self.publish_or_reload(written, &before, next.live).await? {
                self.shared.metrics.moves.fetch_add(1, Ordering::Relaxed);
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
            let store = &self.shared.store;
            let truncate = store.truncate(&self.id, before.version, left, standing);
            let written = self.reload_if_dropped(truncate).await?;
            if let Some(snapshot) = self.publish_or_reload(written, &before, earlier).await? {
                return Ok(snapshot);
            }
        }
    }

    /// Waits for a change of the store. Whoever asked for it may hang up before its end; then the room
    /// reloads by itself.
    async fn reload_if_dropped<T>(self: &Arc<Self>, change: impl Future<Output = T>) -> T {
        let mut hung_up = HungUp(Some(self.clone()));
        let done = change.await;
        hung_up.0 = None;
        done
    }

    /// Publishes a change that was written, or reloads if another process was faster; gives nothing
    /// if it must be tried again.
    async fn publish_or_reload(
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
        match self.shared.store.version(&self.id).await? {
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
        match look(&self.shared.store, &self.id, Some(&before)).await {
            Ok(Some(snapshot)) => {
                self.publish(snapshot);
            }
            Ok(None) => {}
            Err(OpenError::Store(error)) => return Err(error),
            Err(error) => tracing::error!(table = self.id, %error, "reloading a table failed"),
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
        let done = self.shared.store.set_seat(&self.id, seat.seat, sitting, new).await?;
        self.refresh().await?;
        Ok(done)
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
}

/// Reloads the room when it is dropped, unless it is empty by then.
struct HungUp(Option<Arc<Room>>);

impl Drop for HungUp {
    fn drop(&mut self) {
        let Some(room) = self.0.take() else { return };
        tokio::spawn(async move {
            let store = &room.shared.store;
            let caught_up = async {
                store.flush().await?;
                room.refresh().await
            };
            if let Err(error) = caught_up.await {
                tracing::warn!(table = room.id, %error, "reloading after a dropped request failed");
            }
        });
    }
}
