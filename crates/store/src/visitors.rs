//! Visitors: guests with a name, known by the token in their cookie.

use crate::error::StoreError;
use crate::rows::{NewVisitor, VisitorRow};
use crate::sql::{About, sql};
use crate::{Store, now};

/// How long a visitor stays "just seen", in milliseconds.
const JUST_SEEN: i64 = 60_000;

macro_rules! select {
    ($rest:literal) => {
        concat!("SELECT id, name, created, seen FROM visitors ", $rest)
    };
}

impl Store {
    /// The visitor with this id.
    pub async fn visitor(&self, id: &str) -> Result<Option<VisitorRow>, StoreError> {
        self.row(VisitorRow::read, sql!(select!("WHERE id = $1"), id)).await
    }

    /// The visitor whose token has this hash.
    pub async fn visitor_by_token_hash(
        &self,
        token_hash: &str,
    ) -> Result<Option<VisitorRow>, StoreError> {
        self.row(VisitorRow::read, sql!(select!("WHERE token_hash = $1"), token_hash)).await
    }

    /// Welcomes a visitor.
    pub async fn create_visitor(&self, visitor: NewVisitor) -> Result<(), StoreError> {
        let NewVisitor { id, token_hash, name } = visitor;
        let text = "INSERT INTO visitors (id, token_hash, name, created, seen) \
                    VALUES ($1, $2, $3, $4, $4)";
        let script = vec![sql!(text, id.as_str(), token_hash, name, now())];
        let written = self.write(About::Other(id.clone()), script).await;
        written.map_err(|error| error.or_exists(&id))?;
        Ok(())
    }

    /// Changes a visitor's name.
    pub async fn rename_visitor(&self, id: &str, name: &str) -> Result<(), StoreError> {
        let script = vec![sql!("UPDATE visitors SET name = $2 WHERE id = $1", id, name)];
        match self.write(About::Other(id.to_owned()), script).await?.of(0) {
            0 => Err(StoreError::NoVisitor(id.to_owned())),
            _ => Ok(()),
        }
    }

    /// Notes that a visitor is here. Writes at most once a minute, so it may be called often.
    pub async fn touch(&self, id: &str) -> Result<(), StoreError> {
        let now = now();
        let text = "UPDATE visitors SET seen = $2 WHERE id = $1 AND seen < $3";
        let script = vec![sql!(text, id, now, now - JUST_SEEN)];
        self.write(About::Other(id.to_owned()), script).await?;
        Ok(())
    }
}
