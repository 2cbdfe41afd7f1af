//! How bots think at a table: whose turn among them, leases on a shared store, hints.

use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bots::{Budget, Level};
use store::{Job, StoreError};
use table::{Seat, Turn};
use tokio::sync::{Notify, Semaphore, SemaphorePermit};

use crate::live::Hint;
use crate::room::{MoveError, Room, Snapshot, now_ms};
use crate::{hints, secret};

/// The cores of this process and who thinks on them.
pub(crate) struct Thinkers {
    /// As many bots think at once as this has permits.
    pub cores: Semaphore,
    /// How many permits it has.
    count: u32,
    /// How long a hint is thought over.
    hint: Budget,
    /// Whether bots think in this process at all.
    pub think: bool,
    /// The name under which this process leases jobs.
    pub worker: String,
    /// How many it has leased.
    pub leases: AtomicUsize,
    /// Told when there may be work for bots.
    pub work: Notify,
    /// The seed of the next thought.
    thoughts: AtomicU64,
}

impl Thinkers {
    /// So many may think at once; with 0 only hints are thought of.
    pub fn new(count: usize, hint: Budget) -> Thinkers {
        let cores = count.max(1);
        Thinkers {
            cores: Semaphore::new(cores),
            count: cores as u32,
            hint,
            think: count > 0,
            worker: secret::id(),
            leases: AtomicUsize::new(0),
            work: Notify::new(),
            thoughts: AtomicU64::new(now_ms()),
        }
    }

    /// Waits until there is a core to think on, or all of them.
    async fn turn(&self, on_all_cores: bool) -> Option<SemaphorePermit<'_>> {
        let cores = if on_all_cores { self.count } else { 1 };
        self.cores.acquire_many(cores).await.ok()
    }
}

/// What is thought at one table.
#[derive(Default)]
pub(crate) struct Thoughts {
    /// Whether a bot is at it.
    running: AtomicBool,
    /// The lease of a worker that seems to be dead.
    orphan: Mutex<Option<Job>>,
    /// The best moves at some version. Held while they are thought of: one thought at a time.
    hints: tokio::sync::Mutex<(u64, Arc<Vec<Hint>>)>,
}

impl Room {
    /// Lets bots move as long as it is their turn.
    pub(crate) fn wake_bots(self: &Arc<Self>) {
        let bot_turn = |snapshot: &Snapshot| match snapshot.live.turn() {
            Turn::Decide(seat) => snapshot.bot(seat).map(|level| (seat, level)),
            _ => None,
        };
        if !self.shared.thinkers.think
            || bot_turn(&self.peek()).is_none()
            || self.thoughts.running.swap(true, Ordering::AcqRel)
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
                        tracing::error!(table = room.id, ?error, "a bot's move failed");
                        tokio::time::sleep(Duration::from_secs(1)).await;
                    }
                }
            }
            room.thoughts.running.store(false, Ordering::Release);
            // Somebody may have moved between the last look and the flag.
            let now = room.now();
            if bot_turn(&now).is_some() && elsewhere != Some(now.version) {
                room.wake_bots();
            }
        });
    }

    /// Takes over from a worker that seems to be dead.
    pub(crate) fn take_over(self: &Arc<Self>, job: Job) {
        *self.thoughts.orphan.lock().unwrap_or_else(PoisonError::into_inner) = Some(job);
        self.wake_bots();
    }

    /// Makes a bot's move, unless another process is about to: then it gives the version that one
    /// thinks about.
    async fn bot_move(
        self: &Arc<Self>,
        seat: Seat,
        level: Level,
    ) -> Result<Option<u64>, MoveError> {
        let shared = &self.shared;
        let turn = shared.thinkers.turn(level.on_all_cores()).await;
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
        let seed = shared.thinkers.thoughts.fetch_add(1, Ordering::Relaxed);
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
        let orphan = self.thoughts.orphan.lock().unwrap_or_else(PoisonError::into_inner).take();
        let free = || Job { table: self.id.clone(), version: now.version, worker: None, beat: 0 };
        let job = orphan.filter(|job| job.version == now.version).unwrap_or_else(free);
        let shared = &self.shared;
        if !shared.store.lease(&job, &shared.thinkers.worker).await? {
            return Ok(None);
        }
        shared.thinkers.leases.fetch_add(1, Ordering::Relaxed);
        Ok(Some(Lease { room: self.clone(), spent: false }))
    }

    /// The best moves of whoever must decide at this moment of the table; `None` if the thought
    /// failed. It is thought to the end and kept even if whoever asked has gone.
    pub async fn hints(self: &Arc<Self>, now: &Snapshot) -> Option<Arc<Vec<Hint>>> {
        let (room, live, version) = (self.clone(), now.live.clone(), now.version);
        let thought = tokio::spawn(async move {
            let mut kept = room.thoughts.hints.lock().await;
            if kept.0 != version {
                let seed = hints::seed(&room.id, live.len());
                let budget = room.shared.thinkers.hint;
                let _turn = room.shared.thinkers.turn(false).await;
                let thought = tokio::task::spawn_blocking(move || live.best(budget, seed));
                let best = thought.await.ok()?;
                *kept = (version, Arc::new(best));
            }
            Some(kept.1.clone())
        });
        thought.await.ok().flatten()
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
        let shared = room.shared.clone();
        shared.thinkers.leases.fetch_sub(1, Ordering::Relaxed);
        if !self.spent {
            tokio::spawn(async move {
                if let Err(error) = shared.store.release(&room.id, &shared.thinkers.worker).await {
                    tracing::warn!(table = room.id, %error, "releasing a lease failed");
                }
            });
        }
    }
}
