//! The schema, the same for both databases, step by step.

use sqlx::migrate::{Migrate, MigrateError, Migration, MigrationType, Migrator};
use sqlx::{Acquire, SqlSafeStr as _};

use crate::error::StoreError;

/// A step that was released never changes; a new one is added below it.
const MIGRATIONS: [(i64, &str, &str); 3] = [
    (1, "first", include_str!("../migrations/0001_first.sql")),
    (2, "files", include_str!("../migrations/0002_files.sql")),
    (3, "nodes", include_str!("../migrations/0003_nodes.sql")),
];

/// The version the schema has after the last step.
pub(crate) const KNOWN: i64 = MIGRATIONS[MIGRATIONS.len() - 1].0;

/// Brings the schema up to date. Of several that try at once, one does it.
pub(crate) async fn migrate<'a, A>(conn: A) -> Result<(), StoreError>
where
    A: Acquire<'a>,
    <A::Connection as std::ops::Deref>::Target: Migrate,
{
    let steps = MIGRATIONS.map(|(version, name, sql)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(steps.into()).run(conn).await.map_err(|error| match error {
        MigrateError::VersionMissing(found) if found > KNOWN => {
            StoreError::Newer { found, known: KNOWN }
        }
        MigrateError::Execute(error) => StoreError::from(error),
        error => StoreError::Migration(error),
    })
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

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
