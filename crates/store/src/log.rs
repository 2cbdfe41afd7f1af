//! The log: lines appended, taken back, read.

use crate::error::StoreError;
use crate::rows::{LineRow, Standing, UndoneRow};
use crate::sql::{Statement, sql};
use crate::{Store, now};

/// What became of a change to the lines of a table.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[must_use]
pub enum Written {
    /// It is done and durable.
    Done,
    /// The caller did not know the latest lines; nothing was changed. There are `actual` by now.
    #[allow(missing_docs)]
    Stale { actual: usize },
}

impl Store {
    /// The lines of a table after the first `from`: all for 0, none if there are no more.
    pub async fn lines(&self, table: &str, from: usize) -> Result<Vec<LineRow>, StoreError> {
        let text = "SELECT seq, text, at FROM lines WHERE table_id = $1 AND seq > $2 ORDER BY seq";
        self.rows(LineRow::read, sql!(text, table, from)).await
    }

    /// Appends lines to a table that has exactly `expected` of them, and notes what they led to.
    ///
    /// All of them or none; with no lines only the standing changes. `(table, seq)` is a key: of two
    /// that append at the same length, one is [`Written::Stale`].
    pub async fn append(
        &self,
        table: &str,
        expected: usize,
        lines: Vec<String>,
        standing: Standing,
    ) -> Result<Written, StoreError> {
        let (now, len) = (now(), expected.saturating_add(lines.len()));
        let add = |(index, line): (usize, String)| {
            let text = "INSERT INTO lines (table_id, seq, text, at) \
                        SELECT id, $3, $4, $5 FROM tables WHERE id = $1 AND lines = $2";
            sql!(text, table, expected, expected.saturating_add(index + 1), line, now)
        };
        let script = lines.into_iter().enumerate().map(add).collect();
        self.change(table, script, expected, len, standing, now).await
    }

    /// Takes back all lines after the first `keep` of a table that has exactly `expected`, and notes
    /// where that leads to. With `trace` the lines stay readable in [`Store::undone`].
    pub async fn truncate(
        &self,
        table: &str,
        expected: usize,
        keep: usize,
        trace: bool,
        standing: Standing,
    ) -> Result<Written, StoreError> {
        macro_rules! fresh {
            ($start:literal) => {
                concat!(
                    $start,
                    " AND EXISTS (SELECT 1 FROM tables WHERE id = $1 AND tables.lines = $2)"
                )
            };
        }
        let (now, keep) = (now(), keep.min(expected));
        let mut script = Vec::new();
        if trace {
            let text = fresh!(
                "INSERT INTO undone (table_id, seq, text, at, undone_at) \
                 SELECT table_id, seq, text, at, $4 FROM lines WHERE table_id = $1 AND seq > $3"
            );
            script.push(sql!(text, table, expected, keep, now));
        }
        let text = fresh!("DELETE FROM lines WHERE table_id = $1 AND seq > $3");
        script.push(sql!(text, table, expected, keep));
        // Who saw a line that is gone has not seen the one that will take its number.
        let text = fresh!("UPDATE seats SET seen = $3 WHERE table_id = $1 AND seen > $3");
        script.push(sql!(text, table, expected, keep));
        self.change(table, script, expected, keep, standing, now).await
    }

    /// The lines of a table that were taken back with a trace, in the order that happened.
    pub async fn undone(&self, table: &str) -> Result<Vec<UndoneRow>, StoreError> {
        let text = "SELECT seq, text, at, undone_at FROM undone WHERE table_id = $1 \
                    ORDER BY undone_at, at, seq";
        self.rows(UndoneRow::read, sql!(text, table)).await
    }

    /// Runs a script that does nothing unless the log has `expected` lines, then makes that `len`.
    async fn change(
        &self,
        table: &str,
        mut script: Vec<Statement>,
        expected: usize,
        len: usize,
        standing: Standing,
        now: i64,
    ) -> Result<Written, StoreError> {
        let update = script.len();
        script.push(sql!(
            "UPDATE tables SET lines = $3, status = $4, turn = $5, result = $6, updated = $7 \
             WHERE id = $1 AND lines = $2",
            table,
            expected,
            len,
            standing.status.name(),
            standing.turn_text(),
            standing.result,
            now,
        ));
        match self.write(script).await {
            Ok(outcomes) if outcomes.changed(update) == 1 => return Ok(Written::Done),
            Err(error) if !error.is_conflict() => return Err(error),
            _ => {}
        }
        let text = "SELECT COUNT(lines.seq) AS actual FROM tables \
                    LEFT JOIN lines ON table_id = id WHERE id = $1 GROUP BY id";
        let actual = self.row(|row| row.count("actual"), sql!(text, table)).await?;
        let actual = actual.ok_or_else(|| StoreError::NoTable(table.to_owned()))?;
        Ok(Written::Stale { actual })
    }
}
