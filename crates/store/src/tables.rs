//! Tables: made, found, listed. Their lines are in `log.rs`, their seats in `seats.rs`.

use crate::error::StoreError;
use crate::rows::{NewTable, Owner, Standing, TableRow};
use crate::sql::{About, sql};
use crate::{Store, now};

/// The most tables one list of a visitor's tables has.
pub const MOST_TABLES: usize = 200;

macro_rules! select {
    ($rest:literal) => {
        concat!(
            "SELECT id, game, rules, players, options, seed, seed_hash, settings, owner, parent, ",
            "created, updated, status, lines, turn, result, version, cut FROM tables ",
            $rest
        )
    };
}

impl Store {
    /// Makes a table with the lines it already has, all or nothing.
    pub async fn import(
        &self,
        table: NewTable,
        lines: Vec<String>,
        standing: Standing,
    ) -> Result<(), StoreError> {
        let now = now();
        let id = table.id.as_str();
        let decides = standing.turn.and_then(|number| table.seats.get(number.checked_sub(1)?));
        let bots = usize::from(decides.is_some_and(|seat| seat.player.bot().is_some()));
        let mut script = vec![sql!(
            "INSERT INTO tables (id, game, rules, players, options, seed, seed_hash, settings, \
             owner, parent, created, updated, status, lines, turn, result, bots) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, $12, $13, $14, $15, $16)",
            id,
            table.game,
            i64::from(table.rules),
            table.seats.len(),
            table.options,
            table.seed,
            table.seed_hash,
            table.settings,
            table.owner.as_ref().map(Owner::stored),
            table.parent,
            now,
            standing.status.name(),
            lines.len(),
            standing.turn,
            standing.result,
            bots,
        )];
        script.extend(table.seats.into_iter().enumerate().map(|(index, seat)| {
            sql!(
                "INSERT INTO seats (table_id, seat, kind, bot, name, secret_hash, visitor) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7)",
                id,
                index + 1,
                seat.player.kind(),
                seat.player.bot(),
                seat.name,
                seat.secret_hash,
                seat.visitor,
            )
        }));
        script.extend(lines.into_iter().enumerate().map(|(index, line)| {
            let text = "INSERT INTO lines (table_id, seq, text, at) VALUES ($1, $2, $3, $4)";
            sql!(text, id, index + 1, line, now)
        }));
        let written = self.write(About::Table(id.to_owned()), script).await;
        written.map_err(|error| error.or_exists(id))?;
        Ok(())
    }

    /// The table with this id.
    pub async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        self.row(TableRow::read, sql!(select!("WHERE id = $1"), id)).await
    }

    /// The tables a visitor sits at or made: running ones first, the latest first, at most
    /// [`MOST_TABLES`].
    pub async fn tables_of(&self, visitor: &str) -> Result<Vec<TableRow>, StoreError> {
        let text = select!(
            "WHERE owner = $1 OR id IN (SELECT table_id FROM seats WHERE visitor = $1) \
             ORDER BY CASE status WHEN 'running' THEN 1 ELSE 2 END, updated DESC, id LIMIT $2"
        );
        self.rows(TableRow::read, sql!(text, visitor, MOST_TABLES)).await
    }

    /// The table that was made as a rematch of this one, if the visitor sits at it.
    pub async fn rematch_of(&self, id: &str, visitor: &str) -> Result<Option<String>, StoreError> {
        let text = "SELECT id FROM tables WHERE parent = $1 \
                    AND id IN (SELECT table_id FROM seats WHERE visitor = $2) ORDER BY id LIMIT 1";
        Ok(self.rows(|row| row.text("id"), sql!(text, id, visitor)).await?.pop())
    }

    /// How many tables of an owner are not over.
    pub async fn open_tables_count(&self, owner: &Owner) -> Result<usize, StoreError> {
        let text = "SELECT COUNT(*) AS found FROM tables WHERE owner = $1 AND status <> 'over'";
        let count = self.row(|row| row.count("found"), sql!(text, owner.stored())).await?;
        Ok(count.unwrap_or(0))
    }

    /// All tables in the order of their ids, page by page: at most `limit` of those after the id
    /// `after`, which is empty for the first page.
    pub async fn all_tables(&self, after: &str, limit: usize) -> Result<Vec<TableRow>, StoreError> {
        let text = select!("WHERE id > $1 ORDER BY id LIMIT $2");
        self.rows(TableRow::read, sql!(text, after, limit)).await
    }
}
