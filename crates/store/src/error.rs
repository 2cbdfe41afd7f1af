//! What can go wrong between the server and its database.

use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Why the store could not do what it was asked.
///
/// A stale length, a wrong secret or a taken seat is no error: those are answers.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database file could not be opened.
    #[error("cannot open {}: {reason}", path.display())]
    #[allow(missing_docs)]
    Open { path: PathBuf, reason: Box<StoreError> },
    /// The database was written by a newer program.
    #[error(
        "the database has schema version {found} and this program knows versions up to {known}: \
         use a newer program"
    )]
    #[allow(missing_docs)]
    Newer { found: i64, known: i64 },
    /// The schema could not be brought up to date.
    #[error("the schema cannot be brought up to date: {0}")]
    Migration(#[source] sqlx::migrate::MigrateError),
    /// The file is no database, or one that was damaged.
    #[error("the file is damaged or is no database: {0}")]
    Damaged(#[source] sqlx::Error),
    /// The disk is full.
    #[error("the disk is full: {0}")]
    Full(#[source] sqlx::Error),
    /// Another program holds the database.
    #[error("another program holds the database: {0}")]
    Busy(#[source] sqlx::Error),
    /// Any other trouble with the database.
    #[error("the database refused: {0}")]
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
    #[error("nothing was written: {0}")]
    NotWritten(#[source] Arc<StoreError>),
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
    #[error("`{0}` is already there")]
    Exists(String),
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
        // The low byte of SQLite's extended result code is its kind. PostgreSQL's codes have five
        // characters.
        let code = error.as_database_error().and_then(|error| error.code());
        let code = code.filter(|code| code.len() < 5).and_then(|code| code.parse::<u32>().ok());
        match code.map(|code| code & 0xff) {
            Some(5 | 6) => StoreError::Busy(error),
            Some(11 | 26) => StoreError::Damaged(error),
            Some(13) => StoreError::Full(error),
            _ => StoreError::Database(error),
        }
    }
}
