//! Many processes on one database: what others change arrives here, and bots' jobs are shared out.
//!
//! Rooms are told of changes by the database; a slow look at all of them is the net below. A process
//! that may think takes jobs as long as it has a free thinker, and those of workers whose beat stands
//! still: time is measured by this process's own steady clock, and no other clock counts.

use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use store::{Job, StoreError, Wake};
use tokio::time::{sleep, timeout};

use crate::room::Rooms;

/// How often rooms look whether they missed something.
const LOOK: Duration = Duration::from_secs(5);
/// How often a worker says that it lives, and looks for jobs it was not told of.
const BEAT: Duration = Duration::from_secs(1);
/// After so long without a beat a worker counts as dead.
const LEASE: Duration = Duration::from_secs(5);
/// News that comes within this time is looked at together.
const TOGETHER: Duration = Duration::from_millis(20);
/// The most jobs looked at together.
const MOST_JOBS: usize = 256;

impl Rooms {
    /// Follows the other processes for ever; done at once if there can be none.
    pub async fn follow(&self) {
        if self.shared.store.is_shared() {
            tokio::join!(self.listen(), self.look(), self.think());
        }
    }

    /// Gives back the jobs this process has, for others to go on at once.
    pub async fn leave(&self) -> Result<(), StoreError> {
        match self.shared.store.is_shared() && self.shared.thinkers.think {
            true => self.shared.store.release_all(&self.shared.thinkers.worker).await,
            false => Ok(()),
        }
    }

    async fn listen(&self) {
        let Some(mut wakes) = self.shared.store.wakes() else { return };
        loop {
            match wakes.next().await {
                Ok(Wake::Table { id, version }) => {
                    self.shared.thinkers.work.notify_one();
                    if let Some(room) = self.known(&id) {
                        // Not here: one table must not hold up the others.
                        tokio::spawn(async move {
                            if let Err(error) = room.refresh_to(version).await {
                                tracing::warn!(table = id, %error, "reloading a table failed");
                            }
                        });
                    }
                }
                Ok(Wake::All) => self.look_at_all().await,
                Err(error) => {
                    tracing::warn!(%error, "LISTEN lost: changes of other processes are noticed late");
                    sleep(BEAT).await;
                }
            }
        }
    }

    async fn look(&self) {
        loop {
            sleep(LOOK).await;
            self.look_at_all().await;
        }
    }

    async fn look_at_all(&self) {
        self.shared.thinkers.work.notify_one();
        let looked = async {
            for (id, version) in self.shared.store.versions(&self.ids()).await? {
                if let Some(room) = self.known(&id) {
                    room.refresh_to(version).await?;
                }
            }
            Ok::<_, StoreError>(())
        };
        if let Err(error) = looked.await {
            tracing::warn!(%error, "polling tables failed");
        }
    }

    async fn think(&self) {
        if !self.shared.thinkers.think {
            return;
        }
        tokio::join!(
            async {
                loop {
                    sleep(BEAT).await;
                    if self.shared.thinkers.leases.load(Ordering::Relaxed) > 0
                        && let Err(error) =
                            self.shared.store.beat(&self.shared.thinkers.worker).await
                    {
                        tracing::warn!(%error, "heartbeat failed: other workers may take over");
                    }
                }
            },
            async {
                let mut beats = HashMap::new();
                loop {
                    if let Err(error) = self.take_jobs(&mut beats).await {
                        tracing::warn!(%error, "polling jobs failed");
                    }
                    sleep(TOGETHER).await;
                    let _ = timeout(BEAT, self.shared.thinkers.work.notified()).await;
                }
            }
        );
    }

    /// Begins to think where nobody does, as long as there is somebody free. `beats` is what was last
    /// seen of the jobs of others, and since when.
    async fn take_jobs(
        &self,
        beats: &mut HashMap<String, (Job, Instant)>,
    ) -> Result<(), StoreError> {
        let jobs = self.shared.store.jobs(MOST_JOBS).await?;
        let mut seen = HashMap::new();
        for job in jobs {
            let since = match &job.worker {
                Some(worker) if *worker == self.shared.thinkers.worker => continue,
                None => None,
                Some(_) => Some(match beats.get(&job.table) {
                    Some((before, since)) if *before == job => *since,
                    _ => Instant::now(),
                }),
            };
            let idle = self.shared.thinkers.cores.available_permits() > 0;
            if idle && since.is_none_or(|since| since.elapsed() > LEASE) {
                match self.open(&job.table).await {
                    Ok(room) if job.worker.is_some() => room.take_over(job.clone()),
                    Ok(room) => room.wake_bots(),
                    Err(error) => {
                        tracing::error!(table = job.table, %error, "opening a table for its bots failed")
                    }
                }
            }
            if let Some(since) = since {
                seen.insert(job.table.clone(), (job, since));
            }
        }
        *beats = seen;
        Ok(())
    }
}
