//! How a database is, for whoever runs the server; looking changes nothing.

use std::str::FromStr as _;
use std::time::Duration;

use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};
use tokio::time::timeout;

use crate::error::StoreError;
use crate::schema::KNOWN;
use crate::{is_postgres, now, without_password};

/// How long a database may take to answer.
const PATIENCE: Duration = Duration::from_secs(10);
const SCHEMA: &str = "SELECT COALESCE(MAX(version), 0) FROM _sqlx_migrations";

/// How a database is.
#[derive(Clone, Debug)]
pub struct Health {
    /// The version of its schema; 0 if nothing was ever kept in it.
    pub schema: i64,
    /// The version this program makes.
    pub known: i64,
    /// What SQLite's own check of the file found.
    pub damage: Option<String>,
    /// What only a server has.
    pub server: Option<ServerHealth>,
}

/// How a PostgreSQL server is.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct ServerHealth {
    /// Milliseconds by which its clock is ahead of ours.
    pub ahead: i64,
    /// Whether nothing can be written to it, as to a standby.
    pub read_only: bool,
    /// Whether a commit survives a power cut.
    pub durable: bool,
    /// How many more connections it takes.
    pub free: i64,
}

impl Health {
    /// Looks at the database at `location`, as [`crate::Store::open`] takes it. Makes none.
    pub async fn of(location: &str) -> Result<Health, StoreError> {
        let looked = async {
            match is_postgres(location) {
                true => of_postgres(location).await,
                false => of_file(location.strip_prefix("sqlite:").unwrap_or(location)).await,
            }
        };
        let away = |_| StoreError::Away(sqlx::Error::PoolTimedOut);
        let health = timeout(PATIENCE, looked).await.map_err(away).and_then(|health| health);
        let named = || without_password(location);
        health.map_err(|reason| StoreError::Open { location: named(), reason: Box::new(reason) })
    }
}

async fn of_file(path: &str) -> Result<Health, StoreError> {
    let options = SqliteConnectOptions::new().filename(path).read_only(true);
    let mut conn = options.disable_statement_logging().connect().await?;
    let schema = version(sqlx::query_scalar(SCHEMA).fetch_one(&mut conn).await)?;
    let found: String = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(&mut conn).await?;
    conn.close().await?;
    let damage = (found != "ok").then_some(found);
    Ok(Health { schema, known: KNOWN, damage, server: None })
}

async fn of_postgres(url: &str) -> Result<Health, StoreError> {
    let mut conn = PgConnectOptions::from_str(url)?.disable_statement_logging().connect().await?;
    let schema = version(sqlx::query_scalar(SCHEMA).fetch_one(&mut conn).await)?;
    let text = "SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT, \
                current_setting('transaction_read_only') = 'on', current_setting('fsync') = 'on', \
                current_setting('max_connections')::BIGINT - (SELECT COUNT(*) FROM pg_stat_activity \
                WHERE backend_type = 'client backend')";
    let before = now();
    let (clock, read_only, durable, free): (i64, bool, bool, i64) =
        sqlx::query_as(text).fetch_one(&mut conn).await?;
    let ahead = clock - (before + now()) / 2;
    conn.close().await?;
    let server = Some(ServerHealth { ahead, read_only, durable, free });
    Ok(Health { schema, known: KNOWN, damage: None, server })
}

/// The schema's version; a database without our tables has none.
fn version(found: Result<i64, sqlx::Error>) -> Result<i64, StoreError> {
    match found.map_err(StoreError::from) {
        Err(StoreError::Database(_)) => Ok(0),
        found => found,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Store;

    #[tokio::test]
    async fn a_fresh_store_is_well() {
        let store = Store::temporary().await.unwrap();
        let health = Health::of(store.location()).await.unwrap();
        assert_eq!((health.schema, health.known), (KNOWN, KNOWN));
        assert_eq!(health.damage, None);
        assert_eq!(health.server.is_some(), store.is_shared());
        if let Some(server) = health.server {
            assert!(
                server.ahead.abs() < 5000 && !server.read_only && server.free > 0,
                "{server:?}"
            );
        }
        store.close().await.unwrap();
    }
}
