//! The schema, the same for both databases, step by step.

use sqlx::migrate::{Migrate, MigrateError, Migration, MigrationType, Migrator};
use sqlx::{Acquire, SqlSafeStr as _};

use crate::error::StoreError;

/// A step that was released never changes; a new one is added below it.
const MIGRATIONS: [(i64, &str, &str); 4] = [
    (1, "first", include_str!("../migrations/0001_first.sql")),
    (2, "files", include_str!("../migrations/0002_files.sql")),
    (3, "nodes", include_str!("../migrations/0003_nodes.sql")),
    (4, "lean", include_str!("../migrations/0004_lean.sql")),
];

/// The version the schema has after the last step.
pub(crate) const KNOWN: i64 = MIGRATIONS[MIGRATIONS.len() - 1].0;

/// Brings the schema up to date. Of several that try at once, one does it.
pub(crate) async fn migrate<'a, A>(conn: A) -> Result<(), StoreError>
where
    A: Acquire<'a>,
    <A::Connection as std::ops::Deref>::Target: Migrate,
{
    migrator(&MIGRATIONS).run(conn).await.map_err(|error| match error {
        MigrateError::VersionMissing(found) if found > KNOWN => {
            StoreError::Newer { found, known: KNOWN }
        }
        MigrateError::Execute(error) => StoreError::from(error),
        error => StoreError::Migration(error),
    })
}

fn migrator(steps: &[(i64, &'static str, &'static str)]) -> Migrator {
    let step = |&(version, name, sql): &(i64, &'static str, &'static str)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(steps.iter().map(step).collect())
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;
    use std::str::FromStr as _;

    use sqlx::sqlite::SqliteConnectOptions;
    use sqlx::{ConnectOptions as _, Connection as _, PgConnection};

    use super::*;
    use crate::postgres::fresh_schema;
    use crate::sqlite::Folder;
    use crate::{Owner, Player, Standing, Status, Store, TEST_DATABASE, Written};

    /// What a program of schema version 3 kept: a table where a bot must decide, one where chance
    /// must, and one that is over.
    const VERSION_3: &str = "
        INSERT INTO visitors (id, token_hash, name, settings, created, seen)
        VALUES ('ann', 'hash of ann', 'Ann', '{}', 5, 6);
        INSERT INTO tables (id, game, rules, players, options, seed, seed_hash, settings, owner,
            parent, created, updated, status, lines, turn, result, version, cut, bots)
        VALUES ('a', 'some', 1, 2, '', 's', 'h', '{}', 'ann', NULL, 1, 2, 'running', 2, '2', NULL, 7, 3, 1),
               ('b', 'some', 1, 2, '', 's', 'h', '{}', NULL, NULL, 1, 2, 'running', 0, '', NULL, 1, 0, 0),
               ('c', 'some', 1, 2, '', 's', 'h', '{}', NULL, NULL, 1, 2, 'over', 0, '', '{}', 1, 0, 0);
        INSERT INTO seats (table_id, seat, kind, bot, name, secret_hash, visitor, seen)
        VALUES ('a', 1, 'human', NULL, 'Ann', 'x', 'ann', 2), ('a', 2, 'bot', 'sage', '', 'y', NULL, 0);
        INSERT INTO lines (table_id, seq, text, at) VALUES ('a', 1, '@ draw', 1), ('a', 2, '1 pass', 2);
        INSERT INTO undone (table_id, seq, text, at, undone_at) VALUES ('a', 3, '1 pass', 2, 3);";

    #[tokio::test]
    async fn what_an_older_program_kept_is_there_and_goes_on() {
        let folder = Folder::new().unwrap();
        let location = match std::env::var(TEST_DATABASE) {
            Ok(url) => {
                let location = fresh_schema(&url).await.unwrap();
                let mut conn = PgConnection::connect(&location).await.unwrap();
                migrator(&MIGRATIONS[..3]).run(&mut conn).await.unwrap();
                sqlx::raw_sql(VERSION_3).execute(&mut conn).await.unwrap();
                location
            }
            Err(_) => {
                let location = format!("sqlite:{}", folder.path().join("old.db").display());
                let options = SqliteConnectOptions::from_str(&location).unwrap();
                let mut conn = options.create_if_missing(true).connect().await.unwrap();
                migrator(&MIGRATIONS[..3]).run(&mut conn).await.unwrap();
                sqlx::raw_sql(VERSION_3).execute(&mut conn).await.unwrap();
                conn.close().await.unwrap();
                location
            }
        };
        let store = Store::open(&location).await.unwrap();
        let whole = store.whole("a", None).await.unwrap().unwrap();
        let running = Standing { status: Status::Running, turn: Some(2), result: None };
        assert_eq!((whole.table.version, whole.table.cut), (7, 3));
        assert_eq!(whole.table.standing, running);
        let texts: Vec<&str> = whole.lines.iter().map(|line| line.text.as_str()).collect();
        assert_eq!(texts, ["@ draw", "1 pass"]);
        assert_eq!(whole.seats[0].visitor.as_deref(), Some("ann"));
        assert_eq!(whole.seats[1].player, Player::Bot("sage".to_owned()));
        let of = async |id: &str| store.table(id).await.unwrap().unwrap().standing;
        assert_eq!(of("b").await, Standing { turn: None, ..running.clone() });
        assert_eq!((of("c").await.status, of("c").await.turn), (Status::Over, None));
        assert_eq!(whole.table.owner, Some(Owner::Visitor("ann".to_owned())));
        let ann = store.visitor_by_token_hash("hash of ann").await.unwrap().unwrap();
        assert_eq!((ann.name.as_str(), ann.created, ann.seen), ("Ann", 5, 6));
        assert_eq!(store.jobs(9).await.unwrap().len(), 1);
        let written = store.append("a", 7, vec!["2 pass".to_owned()], Standing::default()).await;
        assert_eq!(written.unwrap(), Written::Done);
        assert!(store.jobs(9).await.unwrap().is_empty());
        store.close().await.unwrap();
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
