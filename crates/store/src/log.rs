//! The log: lines appended, taken back, read.

use crate::error::StoreError;
use crate::rows::{LineRow, Standing, Whole};
use crate::sql::{About, Statement, sql};
use crate::{Store, now};

/// The change of a table that goes with a change of its lines. A bot that thought about it need not.
macro_rules! change {
    ($lines:literal) => {
        concat!(
            "UPDATE tables SET version = version + 1, status = $3, turn = $4, result = $5, \
             updated = $6, worker = NULL, bots = (SELECT COUNT(*) FROM seats \
                 WHERE table_id = $1 AND kind = 'bot' AND seat = $4), ",
            $lines,
            " WHERE id = $1 AND version = $2"
        )
    };
}

/// What became of a change to the lines of a table.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[must_use]
pub enum Written {
    /// It is done and durable. The version of the table has grown by one.
    Done,
    /// The caller did not know the latest version; nothing was changed.
    Stale,
}

impl Store {
    /// The lines of a table after the first `from`: all for 0, none if there are no more.
    pub async fn lines(&self, table: &str, from: usize) -> Result<Vec<LineRow>, StoreError> {
        let text = "SELECT seq, text, at FROM lines WHERE table_id = $1 AND seq > $2 ORDER BY seq";
        self.rows(LineRow::read, sql!(text, table, from)).await
    }

    /// A table with its seats and lines, all of one moment. Whoever knows a version of it and how
    /// many lines it had gets only the lines that were added, unless some were taken back.
    pub async fn whole(
        &self,
        id: &str,
        known: Option<(u64, usize)>,
    ) -> Result<Option<Whole>, StoreError> {
        let mut now = self.table(id).await?;
        while let Some(table) = now {
            let kept = known.filter(|(version, _)| table.cut <= *version);
            let kept = kept.map_or(0, |(_, lines)| lines.min(table.lines));
            let seats = self.seats(id).await?;
            let lines = self.lines(id, kept).await?;
            now = self.table(id).await?;
            if now.as_ref().is_some_and(|now| now.version == table.version) {
                return Ok(Some(Whole { table, seats, kept, lines }));
            }
        }
        Ok(None)
    }

    /// Appends lines to a table that still has this version, and notes what they led to.
    ///
    /// All of them or none; with no lines only the standing changes. `(table, seq)` is a key: of two
    /// that append at the same version, one is [`Written::Stale`].
    pub async fn append(
        &self,
        table: &str,
        version: u64,
        lines: Vec<String>,
        standing: Standing,
    ) -> Result<Written, StoreError> {
        let (now, added) = (now(), lines.len());
        let add = |(index, line): (usize, String)| {
            let text = "INSERT INTO lines (table_id, seq, text, at) \
                        SELECT id, lines + $3, $4, $5 FROM tables WHERE id = $1 AND version = $2";
            sql!(text, table, version, index + 1, line, now)
        };
        let mut script: Vec<Statement> = lines.into_iter().enumerate().map(add).collect();
        let text = change!("lines = lines + $7");
        script.push(sql!(
            text,
            table,
            version,
            standing.status.name(),
            standing.turn,
            standing.result,
            now,
            added,
        ));
        self.change(table, script).await
    }

    /// Takes back all lines after the first `keep` of a table that still has this version, and notes
    /// where that leads to.
    pub async fn truncate(
        &self,
        table: &str,
        version: u64,
        keep: usize,
        standing: Standing,
    ) -> Result<Written, StoreError> {
        let delete = "DELETE FROM lines WHERE table_id = $1 AND seq > $3 \
                      AND EXISTS (SELECT 1 FROM tables WHERE id = $1 AND version = $2)";
        let note =
            change!("lines = CASE WHEN lines > $7 THEN $7 ELSE lines END, cut = version + 1");
        let script = vec![
            sql!(delete, table, version, keep),
            sql!(
                note,
                table,
                version,
                standing.status.name(),
                standing.turn,
                standing.result,
                now(),
                keep,
            ),
        ];
        self.change(table, script).await
    }

    /// Runs a script that does nothing unless the table has the version it was made for; its last
    /// statement changes the table.
    async fn change(&self, table: &str, script: Vec<Statement>) -> Result<Written, StoreError> {
        let last = script.len() - 1;
        match self.write(About::Table(table.to_owned()), script).await {
            Ok(counts) if counts.of(last) == 1 => return Ok(Written::Done),
            Err(error) if !error.is_conflict() => return Err(error),
            _ => {}
        }
        match self.version(table).await? {
            Some(_) => Ok(Written::Stale),
            None => Err(StoreError::NoTable(table.to_owned())),
        }
    }
}
