//! One SQLite file: opening it, its schema, its readers, its backup.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use futures_util::TryStreamExt as _;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteArguments, SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool,
    SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Arguments as _, AssertSqlSafe, ConnectOptions as _, Either, SqlSafeStr as _};

use crate::error::StoreError;
use crate::sql::{Arg, Outcome, Outcomes, Row, Statement};
use crate::writer::Writer;

/// How long to wait for another program that holds the file.
const PATIENCE: Duration = Duration::from_secs(5);
/// Readers never wait for the writer, only for each other.
const READERS: u32 = 4;
/// The most statements in one text. SQLite copies the rest of a text for each of them, and sqlx
/// keeps the text prepared.
const TOGETHER: usize = 64;

/// The schema, step by step. A step that was released never changes; a new one is added below it.
const MIGRATIONS: [(i64, &str, &str); 2] = [
    (1, "first", include_str!("../migrations/0001_first.sql")),
    (2, "files", include_str!("../migrations/0002_files.sql")),
];

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
        opened
            .await
            .map_err(|reason| StoreError::Open { path: path.to_owned(), reason: Box::new(reason) })
    }

    /// Runs a script, all of it or nothing; returns when it is durable.
    pub async fn write(&self, script: Vec<Statement>) -> Result<Outcomes, StoreError> {
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

/// Runs statements one after the other, up to the first that fails. Says what each of them did.
///
/// Many travel to the connection's thread as one text, for that journey costs more than they do.
pub(crate) async fn run(
    conn: &mut SqliteConnection,
    statements: &[&Statement],
) -> Result<Vec<Outcome>, StoreError> {
    let mut outcomes = Vec::with_capacity(statements.len());
    for statements in statements.chunks(TOGETHER) {
        let mut text = String::new();
        let mut values = SqliteArguments::default();
        for statement in statements {
            number_from(values.len(), statement.sql, &mut text);
            bind(&mut values, &statement.args)?;
        }
        #[allow(deprecated)] // Nothing else says what each statement did.
        let mut steps = sqlx::query_with(AssertSqlSafe(text), values).fetch_many(&mut *conn);
        let mut rows = Vec::new();
        while let Some(step) = steps.try_next().await? {
            match step {
                Either::Right(row) => rows.push(Row::Sqlite(row)),
                Either::Left(done) => {
                    let rows = std::mem::take(&mut rows);
                    outcomes.push(Outcome { changed: done.rows_affected(), rows });
                }
            }
        }
    }
    Ok(outcomes)
}

/// Adds a statement to a text whose statements have used so many values already.
fn number_from(used: usize, sql: &str, text: &mut String) {
    let mut parts = sql.split('$');
    text.push_str(parts.next().unwrap_or_default());
    for part in parts {
        let digits = part.bytes().take_while(u8::is_ascii_digit).count();
        let (number, rest) = part.split_at(digits);
        let number = number.parse().unwrap_or(0) + used;
        let _ = write!(text, "${number}{rest}");
    }
    text.push(';');
}

fn bind(values: &mut SqliteArguments, args: &[Arg]) -> Result<(), StoreError> {
    for arg in args {
        let added = match arg {
            Arg::Text(text) => values.add(text.clone()),
            Arg::MaybeText(text) => values.add(text.clone()),
            Arg::Int(number) => values.add(*number),
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

async fn migrate(conn: &mut SqliteConnection) -> Result<(), StoreError> {
    let steps = MIGRATIONS.map(|(version, name, sql)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    let known = MIGRATIONS.map(|(version, ..)| version).into_iter().max().unwrap_or(0);
    Migrator::with_migrations(steps.into()).run(conn).await.map_err(|error| match error {
        MigrateError::VersionMissing(found) if found > known => StoreError::Newer { found, known },
        MigrateError::Execute(error) => StoreError::from(error),
        error => StoreError::Migration(error),
    })
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statements_in_one_text_have_values_of_their_own() {
        let mut text = String::new();
        number_from(0, "SELECT $1, $2", &mut text);
        number_from(2, "DELETE FROM lines WHERE seq = $1 OR seq = $12", &mut text);
        assert_eq!(text, "SELECT $1, $2;DELETE FROM lines WHERE seq = $3 OR seq = $14;");
    }

    #[test]
    fn every_step_in_the_folder_is_known_in_order() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
        let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name());
        let mut files: Vec<String> = files.map(|name| name.into_string().unwrap()).collect();
        files.sort();
        let known = MIGRATIONS.map(|(version, name, _)| format!("{version:04}_{name}.sql"));
        assert_eq!(files, known);
    }
}
