//! One SQLite file: opening it, its schema, its readers, its backup.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use futures_util::TryStreamExt as _;
use sqlx::sqlite::{
    SqliteArguments, SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool,
    SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Arguments as _, AssertSqlSafe, ConnectOptions as _, Either};

use crate::error::StoreError;
use crate::schema::migrate;
use crate::sql::{Arg, Counts, Row, Script, Statement, number_from};
use crate::writer::{Conn, Writer};

/// How long to wait for another program that holds the file.
const PATIENCE: Duration = Duration::from_secs(5);
/// Readers never wait for the writer, only for each other.
const READERS: u32 = 4;
/// The most statements in one text. SQLite copies the rest of a text for each of them, and sqlx
/// keeps the text prepared.
const TOGETHER: usize = 64;

/// An open SQLite file.
#[derive(Clone)]
pub(crate) struct Sqlite {
    readers: SqlitePool,
    writer: Writer,
}

impl Sqlite {
    pub async fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let opened = async {
            create(path)?;
            let options = SqliteConnectOptions::new()
                .filename(path)
                .foreign_keys(true)
                .busy_timeout(PATIENCE)
                .row_buffer_size(1024)
                .disable_statement_logging();
            let mut writer = options
                .clone()
                .journal_mode(SqliteJournalMode::Wal)
                .synchronous(SqliteSynchronous::Full)
                .connect()
                .await?;
            migrate(&mut writer).await?;
            let readers = SqlitePoolOptions::new()
                .max_connections(READERS)
                .test_before_acquire(false)
                .connect_lazy_with(options.read_only(true));
            Ok(Sqlite { readers, writer: Writer::start(writer) })
        };
        opened.await.map_err(|reason| StoreError::Open {
            location: path.display().to_string(),
            reason: Box::new(reason),
        })
    }

    /// Runs a script, all of it or nothing; returns when it is durable.
    pub async fn write(&self, script: Script) -> Result<Counts, StoreError> {
        self.writer.write(script).await
    }

    /// The rows of a query, as they are after the last commit.
    pub async fn rows(&self, query: Statement) -> Result<Vec<Row>, StoreError> {
        let mut values = SqliteArguments::default();
        bind(&mut values, &query.args)?;
        let rows = sqlx::query_with(query.sql, values).fetch_all(&self.readers).await?;
        Ok(rows.into_iter().map(Row::Sqlite).collect())
    }

    /// Finishes what is waiting and leaves one file behind.
    pub async fn close(&self) -> Result<(), StoreError> {
        self.readers.close().await;
        self.writer.close().await
    }

    /// Copies the database as it is now into a new file.
    pub async fn backup(&self, path: &Path) -> Result<(), StoreError> {
        // SQLite fills an empty file; making it here keeps others from reading it and refuses to
        // write over anything.
        new_file(path).map_err(StoreError::file(path))?;
        let copied = self.copy(path).await;
        if copied.is_err() {
            let _ = fs::remove_file(path);
        }
        copied
    }

    async fn copy(&self, path: &Path) -> Result<(), StoreError> {
        let text = path.to_str().ok_or_else(|| StoreError::Value {
            column: "backup path",
            found: path.display().to_string(),
        })?;
        let mut conn = self.readers.acquire().await?;
        sqlx::query("VACUUM INTO $1").bind(text.to_owned()).execute(&mut *conn).await?;
        let file = fs::File::open(path).map_err(StoreError::file(path))?;
        file.sync_all().map_err(StoreError::file(path))
    }
}

impl Conn for SqliteConnection {
    const BEGIN: &'static str = "BEGIN IMMEDIATE";

    async fn ready(&mut self) -> Result<(), StoreError> {
        Ok(())
    }

    async fn command(&mut self, sql: &'static str) -> Result<(), StoreError> {
        sqlx::query(sql).execute(self).await?;
        Ok(())
    }

    /// The transaction has the whole file already.
    async fn lock(&mut self, _: Vec<String>) -> Result<(), StoreError> {
        Ok(())
    }

    /// Many statements travel to the connection's thread as one text, for that journey costs more
    /// than they do.
    async fn run(&mut self, statements: &[&Statement]) -> Result<Vec<u64>, StoreError> {
        let mut counts = Vec::with_capacity(statements.len());
        for statements in statements.chunks(TOGETHER) {
            let mut text = String::new();
            let mut values = SqliteArguments::default();
            for statement in statements {
                number_from(values.len(), statement.sql, &mut text);
                text.push(';');
                bind(&mut values, &statement.args)?;
            }
            #[allow(deprecated)] // Nothing else says what each statement did.
            let mut steps = sqlx::query_with(AssertSqlSafe(text), values).fetch_many(&mut *self);
            let mut rows = 0;
            while let Some(step) = steps.try_next().await? {
                match step {
                    Either::Right(_) => rows += 1,
                    Either::Left(done) => {
                        counts.push(done.rows_affected() + std::mem::take(&mut rows))
                    }
                }
            }
        }
        Ok(counts)
    }

    /// There is nobody else to tell.
    async fn tell(&mut self, _: Vec<String>) {}

    /// All lines are durable already; the checkpoint leaves one tidy file.
    async fn close(mut self) -> Result<(), StoreError> {
        let checkpoint = self.command("PRAGMA wal_checkpoint(TRUNCATE)").await;
        checkpoint.and(sqlx::Connection::close(self).await.map_err(StoreError::from))
    }
}

fn bind(values: &mut SqliteArguments, args: &[Arg]) -> Result<(), StoreError> {
    for arg in args {
        let added = match arg {
            Arg::Text(text) => values.add(text.clone()),
            Arg::MaybeText(text) => values.add(text.clone()),
            Arg::Int(number) => values.add(*number),
            Arg::MaybeInt(number) => values.add(*number),
        };
        added.map_err(sqlx::Error::Encode)?;
    }
    Ok(())
}

/// Makes the file and its folders, readable by nobody else: it holds the seeds of running games.
fn create(path: &Path) -> Result<(), StoreError> {
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        private_folders().create(folder).map_err(StoreError::file(folder))?;
    }
    match new_file(path) {
        Err(error) if error.kind() != std::io::ErrorKind::AlreadyExists => {
            Err(StoreError::file(path)(error))
        }
        _ => Ok(()),
    }
}

fn new_file(path: &Path) -> std::io::Result<fs::File> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

fn private_folders() -> fs::DirBuilder {
    let mut folders = fs::DirBuilder::new();
    folders.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut folders, 0o700);
    folders
}

/// A folder that goes when it is dropped, for databases of tests.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Result<Folder, StoreError> {
        use std::sync::atomic::{AtomicU64, Ordering};
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("uruk-{}-{count}-{}", std::process::id(), crate::now());
        let path = std::env::temp_dir().join(name);
        private_folders().create(&path).map_err(StoreError::file(&path))?;
        Ok(Folder(path))
    }

    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
