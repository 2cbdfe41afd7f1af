//! Everything the server keeps: tables, seats, visitors, and the lines of every game.
//!
//! A game is a list of lines and the log is the truth; this crate knows lines as texts and no game.
//! SQLite or PostgreSQL is behind [`Store`]. The SQL is portable, and what differs between the two
//! stands behind two small enums, here and in `sql.rs`, and one trait in `writer.rs`.

#![warn(missing_docs)]

mod copy;
mod error;
mod files;
mod health;
mod jobs;
mod log;
mod postgres;
mod rows;
mod schema;
mod seats;
mod sql;
mod sqlite;
mod tables;
mod visitors;
mod writer;

use std::path::Path;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

pub use copy::Copied;
pub use error::StoreError;
pub use health::{Health, ServerHealth};
pub use log::Written;
pub use postgres::Wake;
pub use rows::{
    Job, LineRow, NewSeat, NewTable, NewVisitor, Owner, Player, SeatRow, Standing, Status,
    TableRow, VisitorRow, Whole,
};
pub use seats::Claim;
pub use tables::MOST_TABLES;

use crate::postgres::{Pg, PgWakes};
use crate::sql::{About, Counts, Row, Script, Statement, sql};
use crate::sqlite::{Folder, Sqlite};

/// The database of a server. Clones share it.
///
/// Every method that writes returns only when what it wrote would survive a power cut.
#[derive(Clone)]
pub struct Store {
    db: Db,
    location: Arc<str>,
    /// Dropped after `db`.
    _folder: Option<Arc<Folder>>,
}

/// Which database it is. All a database must offer is in the methods of [`Store`] below.
#[derive(Clone)]
enum Db {
    Sqlite(Sqlite),
    Pg(Pg),
}

/// Where tests find a PostgreSQL; without it they use SQLite.
pub const TEST_DATABASE: &str = "URUK_TEST_DATABASE";

impl Store {
    /// Opens a database: `postgres://…`, `sqlite:FILE`, or a file. Must be called within a tokio
    /// runtime.
    pub async fn open(location: &str) -> Result<Store, StoreError> {
        if is_postgres(location) {
            return Store::open_postgres(location).await;
        }
        Store::open_sqlite(location.strip_prefix("sqlite:").unwrap_or(location)).await
    }

    /// Connects to the PostgreSQL at `url` and brings its schema up to date. Any number of
    /// processes may share it.
    pub async fn open_postgres(url: &str) -> Result<Store, StoreError> {
        let opened = Pg::open(url).await;
        let pg = opened.map_err(|reason| StoreError::Open {
            location: without_password(url),
            reason: Box::new(reason),
        })?;
        Ok(Store { db: Db::Pg(pg), location: url.into(), _folder: None })
    }

    /// Opens the SQLite file at `path`, makes it and its folders if they are missing, and brings
    /// its schema up to date. Must be called within a tokio runtime.
    pub async fn open_sqlite(path: impl AsRef<Path>) -> Result<Store, StoreError> {
        let path = path.as_ref();
        let location = format!("sqlite:{}", path.display()).into();
        Ok(Store { db: Db::Sqlite(Sqlite::open(path).await?), location, _folder: None })
    }

    /// A fresh store for a test: in a folder that goes with its last clone, or in a schema of its own
    /// of the database that [`TEST_DATABASE`] names.
    pub async fn temporary() -> Result<Store, StoreError> {
        if let Ok(url) = std::env::var(TEST_DATABASE) {
            return Store::open_postgres(&postgres::fresh_schema(&url).await?).await;
        }
        let folder = Folder::new()?;
        let store = Store::open_sqlite(folder.path().join("uruk.db")).await?;
        Ok(Store { _folder: Some(Arc::new(folder)), ..store })
    }

    /// Where it is, as [`Store::open`] takes it, password included.
    pub fn location(&self) -> &str {
        &self.location
    }

    /// Lets waiting writes finish and closes the database, for every clone. Later calls get
    /// [`StoreError::Closed`].
    pub async fn close(&self) -> Result<(), StoreError> {
        match &self.db {
            Db::Sqlite(sqlite) => sqlite.close().await,
            Db::Pg(pg) => pg.close().await,
        }
    }

    /// Writes a consistent copy of everything into a new file while the store goes on working.
    /// PostgreSQL has `pg_dump` for that.
    pub async fn backup(&self, path: impl AsRef<Path>) -> Result<(), StoreError> {
        match &self.db {
            Db::Sqlite(sqlite) => sqlite.backup(path.as_ref()).await,
            Db::Pg(_) => Err(StoreError::NoBackup),
        }
    }

    /// Returns when all that was asked for before is written or has failed.
    pub async fn flush(&self) -> Result<(), StoreError> {
        self.write(About::Other(String::new()), Vec::new()).await?;
        Ok(())
    }

    /// Whether other processes may write to it too.
    pub fn is_shared(&self) -> bool {
        matches!(self.db, Db::Pg(_))
    }

    /// What other processes, and this one, have changed. Only a shared store has anything to tell.
    pub fn wakes(&self) -> Option<Wakes> {
        match &self.db {
            Db::Sqlite(_) => None,
            Db::Pg(pg) => Some(Wakes(pg.wakes())),
        }
    }

    /// The version of a table.
    pub async fn version(&self, table: &str) -> Result<Option<u64>, StoreError> {
        let text = "SELECT version FROM tables WHERE id = $1";
        Ok(self.row(|row| row.count("version"), sql!(text, table)).await?.map(|found| found as u64))
    }

    /// The versions of many tables at once.
    pub async fn versions(&self, tables: &[String]) -> Result<Vec<(String, u64)>, StoreError> {
        match &self.db {
            Db::Pg(pg) => pg.versions(tables).await,
            Db::Sqlite(_) => {
                let mut found = Vec::new();
                for table in tables {
                    found
                        .extend(self.version(table).await?.map(|version| (table.clone(), version)));
                }
                Ok(found)
            }
        }
    }

    async fn rows<T>(
        &self,
        read: fn(&Row) -> Result<T, StoreError>,
        query: Statement,
    ) -> Result<Vec<T>, StoreError> {
        self.raw(query).await?.iter().map(read).collect()
    }

    async fn raw(&self, query: Statement) -> Result<Vec<Row>, StoreError> {
        match &self.db {
            Db::Sqlite(sqlite) => sqlite.rows(query).await,
            Db::Pg(pg) => pg.rows(query).await,
        }
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
    async fn write(&self, about: About, statements: Vec<Statement>) -> Result<Counts, StoreError> {
        let script = Script { about, statements };
        match &self.db {
            Db::Sqlite(sqlite) => sqlite.write(script).await,
            Db::Pg(pg) => pg.write(script).await,
        }
    }
}

/// What was changed, as it is told.
pub struct Wakes(PgWakes);

impl Wakes {
    /// The next change; the first is always [`Wake::All`]. After an error it may be asked again.
    pub async fn next(&mut self) -> Result<Wake, StoreError> {
        self.0.next().await
    }
}

/// Whether a location is a PostgreSQL.
pub fn is_postgres(location: &str) -> bool {
    location.starts_with("postgres://") || location.starts_with("postgresql://")
}

/// A location as it may be shown.
pub fn without_password(url: &str) -> String {
    let Some((scheme, rest)) = url.split_once("://") else { return url.to_owned() };
    let rest = rest.split('?').next().unwrap_or_default();
    let (who, host) = rest.rsplit_once('@').map_or((None, rest), |(who, host)| (Some(who), host));
    let user = who.and_then(|who| who.split(':').next()).map(|user| format!("{user}@"));
    format!("{scheme}://{}{host}", user.unwrap_or_default())
}

/// Unix milliseconds.
fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
