//! Everything the server keeps: tables, seats, visitors, and the lines of every game.
//!
//! A game is a list of lines and the log is the truth; this crate knows lines as texts and no game.
//! SQLite is behind [`Store`] now. The SQL is portable, and what differs between databases stands
//! behind two small enums, here and in `sql.rs`, so that PostgreSQL becomes a second variant.

#![warn(missing_docs)]

mod error;
mod files;
mod log;
mod rows;
mod seats;
mod sql;
mod sqlite;
mod tables;
mod visitors;
mod writer;

use std::path::Path;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

pub use error::StoreError;
pub use log::Written;
pub use rows::{
    LineRow, NewSeat, NewTable, NewVisitor, Player, SeatRow, Standing, Status, TableRow, UndoneRow,
    VisitorRow,
};
pub use seats::Claim;
pub use tables::MOST_TABLES;

use crate::sql::{Outcomes, Row, Statement};
use crate::sqlite::{Folder, Sqlite};

/// The database of a server. Clones share it.
///
/// Every method that writes returns only when what it wrote would survive a power cut.
#[derive(Clone)]
pub struct Store {
    db: Db,
    /// Dropped after `db`.
    _folder: Option<Arc<Folder>>,
}

/// Which database it is. All a database must offer is in the methods of [`Store`] below.
#[derive(Clone)]
enum Db {
    Sqlite(Sqlite),
}

impl Store {
    /// Opens the SQLite file at `path`, makes it and its folders if they are missing, and brings
    /// its schema up to date. Must be called within a tokio runtime.
    pub async fn open_sqlite(path: impl AsRef<Path>) -> Result<Store, StoreError> {
        Ok(Store { db: Db::Sqlite(Sqlite::open(path.as_ref()).await?), _folder: None })
    }

    /// A fresh store for a test, in a folder that goes with its last clone.
    pub async fn temporary() -> Result<Store, StoreError> {
        let folder = Folder::new()?;
        let store = Store::open_sqlite(folder.path().join("uruk.db")).await?;
        Ok(Store { _folder: Some(Arc::new(folder)), ..store })
    }

    /// Lets waiting writes finish and closes the database, for every clone. Later calls get
    /// [`StoreError::Closed`].
    pub async fn close(&self) -> Result<(), StoreError> {
        match &self.db {
            Db::Sqlite(sqlite) => sqlite.close().await,
        }
    }

    /// Writes a consistent copy of everything into a new file while the store goes on working.
    pub async fn backup(&self, path: impl AsRef<Path>) -> Result<(), StoreError> {
        match &self.db {
            Db::Sqlite(sqlite) => sqlite.backup(path.as_ref()).await,
        }
    }

    async fn rows<T>(
        &self,
        read: fn(&Row) -> Result<T, StoreError>,
        query: Statement,
    ) -> Result<Vec<T>, StoreError> {
        let rows = match &self.db {
            Db::Sqlite(sqlite) => sqlite.rows(query).await?,
        };
        rows.iter().map(read).collect()
    }

    async fn row<T>(
        &self,
        read: fn(&Row) -> Result<T, StoreError>,
        query: Statement,
    ) -> Result<Option<T>, StoreError> {
        Ok(self.rows(read, query).await?.into_iter().next())
    }

    /// Runs a script, all of it or nothing, as if nobody else wrote meanwhile; returns when it is
    /// durable. A script is data, without a decision between its statements, so that many of them
    /// can travel to the database at once; conditions stand in the SQL.
    async fn write(&self, script: Vec<Statement>) -> Result<Outcomes, StoreError> {
        match &self.db {
            Db::Sqlite(sqlite) => sqlite.write(script).await,
        }
    }
}

/// Unix milliseconds.
fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
