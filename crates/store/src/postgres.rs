//! PostgreSQL: connecting, its readers, its writer, and the wake-ups it hands around.
//!
//! Nothing here trusts the clock of a machine. A transaction that stands still is ended by the
//! database, so a process that dies or hangs between two statements holds nobody up for long.

use std::str::FromStr as _;
use std::time::Duration;

use sqlx::postgres::{
    PgArguments, PgConnectOptions, PgConnection, PgListener, PgPool, PgPoolOptions, PgRow,
};
use sqlx::{Arguments as _, AssertSqlSafe, ConnectOptions as _, Connection as _, Row as _};
use tokio::time::{sleep, timeout};

use crate::error::StoreError;
use crate::schema::migrate;
use crate::sql::{Arg, Counts, Row, Script, Statement, number_from};
use crate::writer::{Conn, Writer};

/// How long to wait for a database that does not answer or is just coming back.
const PATIENCE: Duration = Duration::from_secs(5);
/// Connections that read; one more listens.
const READERS: u32 = 6;
/// The most statements in one text.
const TOGETHER: usize = 64;
/// Where tables that have changed are named.
const CHANNEL: &str = "uruk";

/// What every connection asks for. A commit waits for the disk whatever the database's default is.
const SESSION: [(&str, &str); 5] = [
    ("client_min_messages", "warning"),
    ("synchronous_commit", "on"),
    ("statement_timeout", "10s"),
    ("lock_timeout", "4s"),
    ("idle_in_transaction_session_timeout", "3s"),
];

/// A PostgreSQL database.
#[derive(Clone)]
pub(crate) struct Pg {
    readers: PgPool,
    writer: Writer,
}

impl Pg {
    /// Connects and brings the schema up to date.
    pub async fn open(url: &str) -> Result<Pg, StoreError> {
        let options = PgConnectOptions::from_str(url)
            .map_err(StoreError::from)?
            .application_name("uruk")
            .options(SESSION)
            .disable_statement_logging();
        let readers = PgPoolOptions::new()
            .max_connections(READERS + 1)
            .acquire_timeout(PATIENCE)
            .test_before_acquire(false)
            .connect_lazy_with(options.clone());
        let mut writer = PgWriter { options, readers: readers.clone(), conn: None };
        writer.ready().await?;
        migrate(writer.conn()?).await?;
        Ok(Pg { readers, writer: Writer::start(writer) })
    }

    /// Runs a script, all of it or nothing; returns when it is durable.
    pub async fn write(&self, script: Script) -> Result<Counts, StoreError> {
        self.writer.write(script).await
    }

    /// The rows of a query, as they are after the last commit. Connections that died unnoticed are
    /// replaced.
    pub async fn rows(&self, query: Statement) -> Result<Vec<Row>, StoreError> {
        for _ in 0..=READERS {
            let mut values = PgArguments::default();
            bind(&mut values, &query.args)?;
            let rows = sqlx::query_with(query.sql, values).fetch_all(&self.readers);
            match patient(rows).await {
                Err(StoreError::Away(sqlx::Error::Io(_) | sqlx::Error::Database(_))) => {}
                rows => return Ok(rows?.into_iter().map(Row::Pg).collect()),
            }
        }
        Err(StoreError::Away(sqlx::Error::PoolTimedOut))
    }

    /// The versions of these tables.
    pub async fn versions(&self, tables: &[String]) -> Result<Vec<(String, u64)>, StoreError> {
        let rows = sqlx::query("SELECT id, version FROM tables WHERE id = ANY($1)").bind(tables);
        let rows = patient(rows.fetch_all(&self.readers)).await?;
        let read = |row: &PgRow| Ok((row.try_get(0)?, row.try_get::<i64, _>(1)?.unsigned_abs()));
        rows.iter().map(read).collect()
    }

    pub fn wakes(&self) -> PgWakes {
        PgWakes { pool: self.readers.clone(), listener: None }
    }

    /// Finishes what is waiting.
    pub async fn close(&self) -> Result<(), StoreError> {
        self.writer.close().await
    }
}

/// The connection that writes; made again when it is lost.
struct PgWriter {
    options: PgConnectOptions,
    readers: PgPool,
    conn: Option<PgConnection>,
}

impl PgWriter {
    fn conn(&mut self) -> Result<&mut PgConnection, StoreError> {
        self.conn.as_mut().ok_or(StoreError::Away(sqlx::Error::PoolTimedOut))
    }

    /// Waits for something the connection does. If it fails for lack of a database, the connection
    /// is dropped, and with it a transaction that was under way.
    async fn on<T>(
        &mut self,
        work: impl AsyncFnOnce(&mut PgConnection) -> Result<T, sqlx::Error>,
    ) -> Result<T, StoreError> {
        let conn = self.conn()?;
        let done = patient(work(conn)).await;
        if matches!(done, Err(StoreError::Away(_))) {
            self.conn = None;
        }
        done
    }
}

impl Conn for PgWriter {
    const BEGIN: &'static str = "BEGIN";

    async fn ready(&mut self) -> Result<(), StoreError> {
        if let Some(conn) = &mut self.conn
            && matches!(timeout(PATIENCE, conn.ping()).await, Ok(Ok(())))
        {
            return Ok(());
        }
        self.conn = None;
        let connected = async {
            loop {
                match patient(self.options.connect()).await {
                    Ok(conn) => return Ok(conn),
                    // It may be just about to come back.
                    Err(StoreError::Away(_)) => sleep(Duration::from_millis(50)).await,
                    Err(error) => return Err(error),
                }
            }
        };
        let away = |_| StoreError::Away(sqlx::Error::PoolTimedOut);
        self.conn = Some(timeout(PATIENCE, connected).await.map_err(away)??);
        Ok(())
    }

    async fn command(&mut self, sql: &'static str) -> Result<(), StoreError> {
        self.on(async |conn| sqlx::raw_sql(sql).execute(conn).await).await?;
        Ok(())
    }

    /// In the order of their ids, so that two processes never wait for each other.
    async fn lock(&mut self, tables: Vec<String>) -> Result<(), StoreError> {
        if tables.is_empty() {
            return Ok(());
        }
        let text = "SELECT 1 FROM tables WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE";
        self.on(async |conn| sqlx::query(text).bind(tables).execute(conn).await).await?;
        Ok(())
    }

    /// As parts of one statement, so that many need one journey. They all see the state before it.
    async fn run(&mut self, statements: &[&Statement]) -> Result<Vec<u64>, StoreError> {
        let mut counts = Vec::with_capacity(statements.len());
        for statements in statements.chunks(TOGETHER) {
            let mut text = String::from("WITH ");
            let mut found = String::from(" SELECT ARRAY[");
            let mut values = PgArguments::default();
            for (index, statement) in statements.iter().enumerate() {
                let comma = if index > 0 { ", " } else { "" };
                text.push_str(&format!("{comma}s{index} AS ("));
                number_from(values.len(), statement.sql, &mut text);
                let selects = statement.sql.starts_with("SELECT");
                text.push_str(if selects { ")" } else { " RETURNING 1)" });
                found.push_str(&format!("{comma}(SELECT COUNT(*) FROM s{index})"));
                bind(&mut values, &statement.args)?;
            }
            let text = text + &found + "]";
            let query = sqlx::query_with(AssertSqlSafe(text), values);
            let row = self.on(async |conn| query.fetch_one(conn).await).await?;
            let found: Vec<i64> = row.try_get(0)?;
            counts.extend(found.into_iter().map(i64::unsigned_abs));
        }
        Ok(counts)
    }

    /// After the commit, since a transaction that tells takes a lock of the whole database.
    async fn tell(&mut self, tables: Vec<String>) {
        let text = "SELECT pg_notify($1, id || ' ' || version) FROM tables WHERE id = ANY($2)";
        let query = sqlx::query(text).bind(CHANNEL).bind(tables);
        // If it fails, others find out when they next look.
        let _ = self.on(async |conn| query.execute(conn).await).await;
    }

    async fn close(self) -> Result<(), StoreError> {
        self.readers.close().await;
        match self.conn {
            Some(conn) => Ok(conn.close().await?),
            None => Ok(()),
        }
    }
}

/// Something has changed.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Wake {
    /// This table has this version, or a later one.
    #[allow(missing_docs)]
    Table { id: String, version: u64 },
    /// Anything may have: nobody listened for a while.
    All,
}

/// What other processes tell.
pub(crate) struct PgWakes {
    pool: PgPool,
    listener: Option<PgListener>,
}

impl PgWakes {
    pub async fn next(&mut self) -> Result<Wake, StoreError> {
        let Some(listener) = &mut self.listener else {
            let mut listener = PgListener::connect_with(&self.pool).await?;
            listener.listen(CHANNEL).await?;
            self.listener = Some(listener);
            return Ok(Wake::All);
        };
        loop {
            match listener.try_recv().await {
                Ok(Some(told)) => {
                    let table = told.payload().rsplit_once(' ');
                    let table = table.and_then(|(id, version)| Some((id, version.parse().ok()?)));
                    if let Some((id, version)) = table {
                        return Ok(Wake::Table { id: id.to_owned(), version });
                    }
                }
                lost => {
                    self.listener = None;
                    lost?;
                    return Ok(Wake::All);
                }
            }
        }
    }
}

/// Waits for an answer of the database, but not for ever.
async fn patient<T>(work: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, StoreError> {
    // Longer than the database's own patience: who gives up first has the better reason.
    match timeout(PATIENCE * 3, work).await {
        Ok(done) => Ok(done?),
        Err(_) => Err(StoreError::Away(sqlx::Error::PoolTimedOut)),
    }
}

fn bind(values: &mut PgArguments, args: &[Arg]) -> Result<(), StoreError> {
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

/// Makes a schema of a test's own, and gives its address.
pub(crate) async fn fresh_schema(url: &str) -> Result<String, StoreError> {
    use std::sync::atomic::{AtomicU64, Ordering};
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let name = format!("t{}_{count}_{}", std::process::id(), crate::now());
    let mut conn = PgConnectOptions::from_str(url)?.connect().await?;
    sqlx::raw_sql(AssertSqlSafe(format!("CREATE SCHEMA {name}"))).execute(&mut conn).await?;
    conn.close().await?;
    let mark = if url.contains('?') { '&' } else { '?' };
    Ok(format!("{url}{mark}options[search_path]={name}"))
}
