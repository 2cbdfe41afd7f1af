//! Seats: who sits where.

use crate::Store;
use crate::error::StoreError;
use crate::rows::{NewSeat, SeatRow};
use crate::sql::{About, sql};

/// What became of an attempt to sit down.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[must_use]
pub enum Claim {
    /// The visitor sits there now, or sat there already.
    Claimed,
    /// The invite is not for this seat, or there is no such seat.
    WrongSecret,
    /// Somebody else or a bot sits there.
    Taken,
}

impl Store {
    /// The seats of a table in order.
    pub async fn seats(&self, table: &str) -> Result<Vec<SeatRow>, StoreError> {
        let text = "SELECT seat, kind, bot, name, secret_hash, visitor FROM seats \
                    WHERE table_id = $1 ORDER BY seat";
        self.rows(SeatRow::read, sql!(text, table)).await
    }

    /// Sits a visitor down on a free seat whose secret they know.
    pub async fn claim_seat(
        &self,
        table: &str,
        seat: usize,
        secret_hash: &str,
        visitor: &str,
        name: &str,
    ) -> Result<Claim, StoreError> {
        macro_rules! free {
            ($start:literal, $end:literal) => {
                concat!(
                    $start,
                    " table_id = $1 AND seat = $2 AND secret_hash = $3 AND kind = 'human' \
                     AND (visitor IS NULL OR visitor = $4)",
                    $end
                )
            };
        }
        let seen = free!(
            "UPDATE tables SET version = version + 1 \
             WHERE id = $1 AND EXISTS (SELECT 1 FROM seats WHERE",
            ")"
        );
        let claim = free!("UPDATE seats SET visitor = $4, name = $5 WHERE", "");
        let known = "SELECT seat FROM seats WHERE table_id = $1 AND seat = $2 AND secret_hash = $3";
        let script = vec![
            sql!(seen, table, seat, secret_hash, visitor),
            sql!(claim, table, seat, secret_hash, visitor, name),
            sql!(known, table, seat, secret_hash),
        ];
        let counts = self.write(About::Table(table.to_owned()), script).await?;
        Ok(match (counts.of(1), counts.of(2)) {
            (0, 0) => Claim::WrongSecret,
            (0, _) => Claim::Taken,
            _ => Claim::Claimed,
        })
    }

    /// Sets a seat up anew: gives it to a bot, takes it back, releases it, renames it. Changes
    /// nothing and says `false` if by now somebody else than `sitting` sits there.
    pub async fn set_seat(
        &self,
        table: &str,
        seat: usize,
        sitting: Option<&str>,
        new: NewSeat,
    ) -> Result<bool, StoreError> {
        // Before the seat changes: whether its new player must decide is part of the values.
        let seen = "UPDATE tables SET version = version + 1, \
                    bots = (SELECT COUNT(*) FROM seats WHERE table_id = $1 \
                        AND CASE seat WHEN $2 THEN $4 ELSE kind END = 'bot' AND seat = turn) \
                    WHERE id = $1 AND EXISTS (SELECT 1 FROM seats \
                        WHERE table_id = $1 AND seat = $2 AND COALESCE(visitor, '') = $3)";
        let set = "UPDATE seats SET kind = $4, bot = $5, name = $6, secret_hash = $7, visitor = $8 \
                   WHERE table_id = $1 AND seat = $2 AND COALESCE(visitor, '') = $3";
        let known = "SELECT seat FROM seats WHERE table_id = $1 AND seat = $2";
        let sitting = sitting.unwrap_or_default();
        let script = vec![
            sql!(seen, table, seat, sitting, new.player.kind()),
            sql!(
                set,
                table,
                seat,
                sitting,
                new.player.kind(),
                new.player.bot(),
                new.name,
                new.secret_hash,
                new.visitor,
            ),
            sql!(known, table, seat),
        ];
        let counts = self.write(About::Table(table.to_owned()), script).await?;
        match (counts.of(1), counts.of(2)) {
            (0, 0) => Err(StoreError::NoSeat { table: table.to_owned(), seat }),
            (0, _) => Ok(false),
            _ => Ok(true),
        }
    }
}
