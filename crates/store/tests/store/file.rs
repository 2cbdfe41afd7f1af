//! The file: made private, opened again, refused when it cannot be read, copied.

use crate::common::{Folder, create, execute, running, table};
use store::{Store, StoreError, Written};

fn reason(opened: Result<Store, StoreError>) -> StoreError {
    match opened.err() {
        Some(StoreError::Open { reason, .. }) => *reason,
        other => panic!("expected that the file cannot be opened, found {other:?}"),
    }
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_can_read_the_file() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = Folder::new("private");
    let store = Store::open_sqlite(folder.file()).await.unwrap();
    create(&store, table("a")).await.unwrap();
    store.backup(folder.path().join("copy.db")).await.unwrap();
    let wal = folder.file().with_extension("db-wal");
    for file in [folder.file(), wal, folder.path().join("copy.db")] {
        let mode = std::fs::metadata(&file).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{}", file.display());
    }
}

#[tokio::test]
async fn a_closed_store_leaves_one_file_and_answers_no_more() {
    let folder = Folder::new("closed");
    let store = Store::open_sqlite(folder.file()).await.unwrap();
    create(&store, table("a")).await.unwrap();
    store.lines("a", 0).await.unwrap();
    let waiting: Vec<_> = (0..20)
        .map(|number| {
            let store = store.clone();
            tokio::spawn(async move { create(&store, table(&format!("t{number}"))).await })
        })
        .collect();
    tokio::task::yield_now().await;
    store.close().await.unwrap();
    store.close().await.unwrap();
    let mut kept = 1;
    for write in waiting {
        match write.await.unwrap() {
            Ok(()) => kept += 1,
            Err(error) => assert!(matches!(error, StoreError::Closed), "{error}"),
        }
    }
    assert!(matches!(create(&store, table("b")).await, Err(StoreError::Closed)));
    assert!(matches!(store.lines("a", 0).await, Err(StoreError::Closed)));
    let files = std::fs::read_dir(folder.file().parent().unwrap()).unwrap();
    assert_eq!(files.count(), 1);
    let store = Store::open_sqlite(folder.file()).await.unwrap();
    assert_eq!(store.all_tables("", 100).await.unwrap().len(), kept);
}

#[tokio::test]
async fn opening_again_changes_nothing() {
    let first = Store::temporary().await.unwrap();
    for round in 0..3 {
        let store = Store::open(first.location()).await.unwrap();
        assert_eq!(store.all_tables("", 10).await.unwrap().len(), round);
        create(&store, table(&format!("t{round}"))).await.unwrap();
        store.close().await.unwrap();
    }
}

#[tokio::test]
async fn a_database_of_a_newer_program_is_refused() {
    let store = Store::temporary().await.unwrap();
    store.close().await.unwrap();
    let newer = "INSERT INTO _sqlx_migrations \
                 (version, description, success, checksum, execution_time) \
                 VALUES (99, 'later', TRUE, '', 0)";
    execute(store.location(), newer).await;
    let error = reason(Store::open(store.location()).await);
    assert!(matches!(error, StoreError::Newer { found: 99, .. }), "{error}");
    assert!(error.to_string().contains("use a newer program"));
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused() {
    let folder = Folder::new("garbage");
    std::fs::create_dir_all(folder.file().parent().unwrap()).unwrap();
    std::fs::write(folder.file(), "this is no database".repeat(1000)).unwrap();
    let error = reason(Store::open_sqlite(folder.file()).await);
    assert!(matches!(error, StoreError::Damaged(_)), "{error}");
    let error = reason(Store::open_sqlite(folder.file().join("below-a-file")).await);
    assert!(matches!(error, StoreError::File { .. }), "{error}");
    assert!(Store::open_sqlite(folder.path()).await.is_err());
}

#[tokio::test]
async fn a_damaged_file_gives_an_error_and_no_panic() {
    let folder = Folder::new("damaged");
    let store = Store::open_sqlite(folder.file()).await.unwrap();
    let lines = (0..3000).map(|number| format!("1 a line to fill many pages {number}"));
    store.import(table("a"), lines.collect(), running(1)).await.unwrap();
    store.close().await.unwrap();
    let mut bytes = std::fs::read(folder.file()).unwrap();
    let whole = bytes.len();
    bytes[whole / 4..].fill(0xa5);
    std::fs::write(folder.file(), bytes).unwrap();
    let read = async {
        let store = Store::open_sqlite(folder.file()).await?;
        store.lines("a", 0).await
    };
    let error = match read.await.unwrap_err() {
        StoreError::Open { reason, .. } => *reason,
        error => error,
    };
    assert!(matches!(error, StoreError::Damaged(_)), "{error}");
}

#[tokio::test]
async fn values_that_make_no_sense_give_an_error_and_no_panic() {
    let store = Store::temporary().await.unwrap();
    create(&store, table("a")).await.unwrap();
    for (sql, column) in [
        ("UPDATE tables SET turn = -1", "turn"),
        ("UPDATE tables SET turn = NULL, rules = -1", "rules"),
        ("UPDATE tables SET rules = 1, players = -2", "players"),
    ] {
        execute(store.location(), sql).await;
        let error = store.table("a").await.unwrap_err();
        assert!(
            matches!(error, StoreError::Value { column: found, .. } if found == column),
            "{error}"
        );
    }
    if !store.is_shared() {
        // PostgreSQL keeps to the types of its columns.
        execute(store.location(), "UPDATE tables SET players = 'many'").await;
        assert!(matches!(store.table("a").await, Err(StoreError::Database(_))));
    }
}

#[tokio::test]
async fn a_backup_opens_and_equals() {
    let folder = Folder::new("backup");
    let store = Store::open_sqlite(folder.file()).await.unwrap();
    for id in ["a", "b"] {
        let lines = (0..50).map(|number| format!("1 move {number}")).collect();
        store.import(table(id), lines, running(1)).await.unwrap();
    }
    let undone = store.truncate("b", 1, 40, running(2)).await.unwrap();
    assert_eq!(undone, Written::Done);
    let path = folder.path().join("copy.db");
    store.backup(&path).await.unwrap();
    let later = store.append("a", 1, vec!["1 later".to_owned()], running(1)).await.unwrap();
    assert_eq!(later, Written::Done);

    let copy = Store::open_sqlite(&path).await.unwrap();
    assert_eq!(copy.table("b").await.unwrap(), store.table("b").await.unwrap());
    assert_eq!(copy.seats("b").await.unwrap(), store.seats("b").await.unwrap());
    assert_eq!(copy.lines("b", 0).await.unwrap(), store.lines("b", 0).await.unwrap());
    assert_eq!(copy.lines("a", 0).await.unwrap(), store.lines("a", 0).await.unwrap()[..50]);
    assert_eq!(copy.all_tables("", 10).await.unwrap().len(), 2);

    let again = store.backup(&path).await;
    assert!(matches!(again, Err(StoreError::File { .. })), "a backup writes over nothing");
    assert_eq!(copy.lines("b", 0).await.unwrap().len(), 40);
}
