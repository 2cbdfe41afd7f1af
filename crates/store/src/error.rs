//! What can go wrong between the server and its database.

use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Why the store could not do what it was asked.
///
/// A stale length, a wrong secret or a taken seat is no error: those are answers.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database could not be opened.
    #[error("cannot open {location}: {reason}")]
    #[allow(missing_docs)]
    Open { location: String, reason: Box<StoreError> },
    /// The database was written by a newer program.
    #[error(
        "the database has schema version {found} and this program knows versions up to {known}: \
         use a newer program"
    )]
    #[allow(missing_docs)]
    Newer { found: i64, known: i64 },
    /// The schema could not be brought up to date.
    #[error("schema migration failed: {0}")]
    Migration(#[source] sqlx::migrate::MigrateError),
    /// The file is no database, or one that was damaged.
    #[error("the file is corrupt or not a database: {0}")]
    Damaged(#[source] sqlx::Error),
    /// The disk is full.
    #[error("disk full: {0}")]
    Full(#[source] sqlx::Error),
    /// Another program holds what is needed.
    #[error("database locked by another program: {0}")]
    Busy(#[source] sqlx::Error),
    /// The database cannot be reached, or not now.
    #[error("database connection failed: {0}")]
    Away(#[source] sqlx::Error),
    /// Any other trouble with the database.
    #[error("database error: {0}")]
    Database(#[source] sqlx::Error),
    /// A file or folder could not be made or written.
    #[error("{}: {reason}", path.display())]
    #[allow(missing_docs)]
    File { path: PathBuf, reason: std::io::Error },
    /// A stored value makes no sense.
    #[error("column `{column}` cannot hold `{found}`")]
    #[allow(missing_docs)]
    Value { column: &'static str, found: String },
    /// The group of requests this one was written with could not be committed; nothing was kept.
    #[error("transaction failed, nothing was written: {0}")]
    NotWritten(#[source] Arc<StoreError>),
    /// The connection was lost while the group was being committed: it is there, or nothing of it.
    #[error("commit outcome unknown: {0}")]
    Unsure(#[source] Arc<StoreError>),
    /// There is no such table.
    #[error("there is no table `{0}`")]
    NoTable(String),
    /// The table has no such seat.
    #[error("table `{table}` has no seat {seat}")]
    #[allow(missing_docs)]
    NoSeat { table: String, seat: usize },
    /// There is no such visitor.
    #[error("there is no visitor `{0}`")]
    NoVisitor(String),
    /// The id, or the visitor's token, is already in use.
    #[error("`{0}` already exists")]
    Exists(String),
    /// A copy is not what it should be.
    #[error("copy verification failed: `{0}` differs between the databases")]
    Differs(String),
    /// PostgreSQL is copied by its own tools.
    #[error("backup failed: copy a PostgreSQL database with pg_dump or `uruk migrate`")]
    NoBackup,
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
}

impl StoreError {
    pub(crate) fn file(path: &Path) -> impl FnOnce(std::io::Error) -> StoreError {
        let path = path.to_owned();
        move |reason| StoreError::File { path, reason }
    }

    /// Whether a key was already there.
    pub(crate) fn is_conflict(&self) -> bool {
        let StoreError::Database(error) = self else { return false };
        error.as_database_error().is_some_and(|error| error.is_unique_violation())
    }

    /// Names the key that was already there.
    pub(crate) fn or_exists(self, key: &str) -> StoreError {
        if self.is_conflict() { StoreError::Exists(key.to_owned()) } else { self }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        if matches!(error, sqlx::Error::PoolClosed) {
            return StoreError::Closed;
        }
        if matches!(error, sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut) {
            return StoreError::Away(error);
        }
        let code = error.as_database_error().and_then(|error| error.code());
        let code = code.map(std::borrow::Cow::into_owned).unwrap_or_default();
        // PostgreSQL's codes have five characters, and the first two are their class.
        if code.len() == 5 {
            return match code.as_str() {
                "25P03" | "53300" | "57P01" | "57P02" | "57P03" | "57P05" => {
                    StoreError::Away(error)
                }
                "53100" => StoreError::Full(error),
                "40001" | "40P01" | "55P03" | "57014" => StoreError::Busy(error),
                code if code.starts_with("08") => StoreError::Away(error),
                code if code.starts_with("XX") => StoreError::Damaged(error),
                _ => StoreError::Database(error),
            };
        }
        // The low byte of SQLite's extended result code is its kind.
        match code.parse::<u32>().map(|code| code & 0xff) {
            Ok(5 | 6) => StoreError::Busy(error),
            Ok(11 | 26) => StoreError::Damaged(error),
            Ok(13) => StoreError::Full(error),
            _ => StoreError::Database(error),
        }
    }
}
