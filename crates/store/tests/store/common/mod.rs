//! Tables and random numbers for the tests.
use std::path::{Path, PathBuf};

use sqlx::{ConnectOptions as _, Connection as _};
use store::{LineRow, NewSeat, NewTable, Player, Standing, Status, Store, StoreError};

/// Runs a statement past the store.
pub async fn execute(location: &str, sql: &'static str) {
    if store::is_postgres(location) {
        let mut conn = sqlx::PgConnection::connect(location).await.unwrap();
        sqlx::raw_sql(sql).execute(&mut conn).await.unwrap();
        conn.close().await.unwrap();
    } else {
        let file = location.trim_start_matches("sqlite:");
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
        let mut conn = options.connect().await.unwrap();
        sqlx::raw_sql(sql).execute(&mut conn).await.unwrap();
        conn.close().await.unwrap();
    }
}

pub fn seat(number: usize) -> NewSeat {
    NewSeat {
        player: Player::Human,
        name: format!("player {number}"),
        secret_hash: format!("secret {number}"),
        visitor: None,
    }
}

pub fn table(id: &str) -> NewTable {
    NewTable {
        id: id.to_owned(),
        game: "some".to_owned(),
        rules: 1,
        options: "english=no".to_owned(),
        seed: "00".repeat(32),
        seed_hash: "11".repeat(32),
        settings: "{}".to_owned(),
        owner: None,
        parent: None,
        seats: (1..=3).map(seat).collect(),
    }
}

/// Makes a table without lines.
pub async fn create(store: &Store, table: NewTable) -> Result<(), StoreError> {
    store.import(table, Vec::new(), Standing::default()).await
}

pub fn running(turn: usize) -> Standing {
    Standing { status: Status::Running, turn: Some(turn), result: None }
}

pub fn texts(lines: &[LineRow]) -> Vec<&str> {
    lines.iter().map(|line| line.text.as_str()).collect()
}

/// Whether the lines are numbered 1, 2, 3, ….
pub fn unbroken(lines: &[LineRow]) -> bool {
    lines.iter().map(|line| line.seq).eq(1..=lines.len())
}

/// A folder that goes when it is dropped.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("uruk-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        Folder(path)
    }

    pub fn file(&self) -> PathBuf {
        self.0.join("games").join("uruk.db")
    }

    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A small generator, the same on every run.
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}
