//! Statements, what is bound to them, and what comes back, whichever the database.

use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;

use crate::error::StoreError;

/// A value for a `$n` of a statement.
#[derive(Clone)]
pub(crate) enum Arg {
    Text(String),
    MaybeText(Option<String>),
    Int(i64),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<Option<&str>> for Arg {
    fn from(text: Option<&str>) -> Arg {
        Arg::MaybeText(text.map(str::to_owned))
    }
}

impl From<Option<String>> for Arg {
    fn from(text: Option<String>) -> Arg {
        Arg::MaybeText(text)
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Arg {
        Arg::Int(number)
    }
}

impl From<usize> for Arg {
    /// A count beyond every stored one stays beyond every stored one.
    fn from(count: usize) -> Arg {
        Arg::Int(i64::try_from(count).unwrap_or(i64::MAX))
    }
}

/// One statement with its values. The SQL is portable, its parameters are `$1`, `$2`, …, and `$`
/// stands nowhere else in it.
pub(crate) struct Statement {
    pub sql: &'static str,
    pub args: Vec<Arg>,
}

/// A statement: its SQL, then the values of `$1`, `$2`, ….
macro_rules! sql {
    ($sql:expr $(, $value:expr)* $(,)?) => {
        $crate::sql::Statement { sql: $sql, args: vec![$($crate::sql::Arg::from($value)),*] }
    };
}
pub(crate) use sql;

/// What a statement did.
#[derive(Default)]
pub(crate) struct Outcome {
    /// How many rows it inserted, changed or deleted.
    pub changed: u64,
    /// The rows it returned.
    pub rows: Vec<Row>,
}

/// What the statements of a script did, in their order.
pub(crate) struct Outcomes(pub Vec<Outcome>);

impl Outcomes {
    /// How many rows the n-th statement changed, from 0.
    pub fn changed(&self, index: usize) -> u64 {
        self.0.get(index).map_or(0, |outcome| outcome.changed)
    }

    /// The first row the last statement returned.
    pub fn last_row(&self) -> Option<&Row> {
        self.0.last().and_then(|outcome| outcome.rows.first())
    }
}

/// A row of either database.
pub(crate) enum Row {
    Sqlite(SqliteRow),
}

impl Row {
    pub fn text(&self, column: &'static str) -> Result<String, StoreError> {
        match self {
            Row::Sqlite(row) => Ok(row.try_get(column)?),
        }
    }

    pub fn maybe_text(&self, column: &'static str) -> Result<Option<String>, StoreError> {
        match self {
            Row::Sqlite(row) => Ok(row.try_get(column)?),
        }
    }

    pub fn int(&self, column: &'static str) -> Result<i64, StoreError> {
        match self {
            Row::Sqlite(row) => Ok(row.try_get(column)?),
        }
    }

    pub fn count(&self, column: &'static str) -> Result<usize, StoreError> {
        let found = self.int(column)?;
        usize::try_from(found).map_err(|_| StoreError::Value { column, found: found.to_string() })
    }
}
