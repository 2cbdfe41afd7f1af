//! Files that games were played with, kept so that those games can go on without them.

use crate::Store;
use crate::error::StoreError;
use crate::sql::{About, sql};

impl Store {
    /// Keeps a file under a name that follows from its content.
    pub async fn keep_file(&self, name: &str, text: &str) -> Result<(), StoreError> {
        let insert = "INSERT INTO files (name, text) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";
        self.write(About::Other(name.to_owned()), vec![sql!(insert, name, text)]).await?;
        Ok(())
    }

    /// The names and texts of all files whose names begin so, in the order of their names.
    pub async fn files(&self, prefix: &str) -> Result<Vec<(String, String)>, StoreError> {
        let text = "SELECT name, text FROM files \
                    WHERE substr(name, 1, length($1)) = $1 ORDER BY name";
        self.rows(|row| Ok((row.text("name")?, row.text("text")?)), sql!(text, prefix)).await
    }
}
