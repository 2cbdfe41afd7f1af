//! Bots that must decide, and who thinks for them.
//!
//! A process that thinks for a bot says so with a lease on the table, and lets its beat grow as long
//! as it lives. Who sees the same beat for long enough, by its own steady clock, may take the job
//! over. No time is ever compared between machines, so no clock can do harm. A lease only saves
//! thought: what keeps a move from being made twice is the version of the table.

use crate::Store;
use crate::error::StoreError;
use crate::rows::Job;
use crate::sql::{About, sql};

impl Store {
    /// The tables at which it is a bot's turn, the longest waiting first, at most so many.
    pub async fn jobs(&self, most: usize) -> Result<Vec<Job>, StoreError> {
        let text = "SELECT id, version, worker, beat FROM tables \
                    WHERE bots > 0 AND status = 'running' ORDER BY updated, id LIMIT $1";
        self.rows(Job::read, sql!(text, most)).await
    }

    /// Takes the lease on a table that still has the version of the job, if nobody has it, or who the
    /// job names has it and has not beaten since.
    pub async fn lease(&self, job: &Job, worker: &str) -> Result<bool, StoreError> {
        let text = "UPDATE tables SET worker = $2, beat = beat + 1 WHERE id = $1 AND version = $3 \
                    AND (worker IS NULL OR worker = $2 OR (worker = $4 AND beat = $5))";
        let from = job.worker.as_deref().unwrap_or_default();
        let script = vec![sql!(text, job.table.as_str(), worker, job.version, from, job.beat)];
        Ok(self.write(About::Other(job.table.clone()), script).await?.of(0) == 1)
    }

    /// Says that a worker lives: the beat of all its leases grows.
    pub async fn beat(&self, worker: &str) -> Result<(), StoreError> {
        let text = "UPDATE tables SET beat = beat + 1 WHERE bots > 0 AND worker = $1";
        self.write(About::Other(worker.to_owned()), vec![sql!(text, worker)]).await?;
        Ok(())
    }

    /// Gives a lease back.
    pub async fn release(&self, table: &str, worker: &str) -> Result<(), StoreError> {
        let text = "UPDATE tables SET worker = NULL WHERE id = $1 AND worker = $2";
        self.write(About::Other(table.to_owned()), vec![sql!(text, table, worker)]).await?;
        Ok(())
    }

    /// Gives all leases of a worker back.
    pub async fn release_all(&self, worker: &str) -> Result<(), StoreError> {
        let text = "UPDATE tables SET worker = NULL WHERE bots > 0 AND worker = $1";
        self.write(About::Other(worker.to_owned()), vec![sql!(text, worker)]).await?;
        Ok(())
    }
}
