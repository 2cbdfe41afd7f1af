//! Statements, what is bound to them, and what comes back, whichever the database.

use std::fmt::Write as _;

use sqlx::Row as _;
use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;

use crate::error::StoreError;

/// A value for a `$n` of a statement.
#[derive(Clone, Eq, PartialEq)]
pub(crate) enum Arg {
    Text(String),
    MaybeText(Option<String>),
    Int(i64),
    MaybeInt(Option<i64>),
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

impl From<u64> for Arg {
    fn from(number: u64) -> Arg {
        Arg::Int(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<usize> for Arg {
    /// A count beyond every stored one stays beyond every stored one.
    fn from(count: usize) -> Arg {
        Arg::Int(i64::try_from(count).unwrap_or(i64::MAX))
    }
}

impl From<Option<usize>> for Arg {
    fn from(count: Option<usize>) -> Arg {
        Arg::MaybeInt(count.map(|count| i64::try_from(count).unwrap_or(i64::MAX)))
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

/// Adds a statement to a text whose statements have used so many values already.
pub(crate) fn number_from(used: usize, sql: &str, text: &mut String) {
    let mut parts = sql.split('$');
    text.push_str(parts.next().unwrap_or_default());
    for part in parts {
        let digits = part.bytes().take_while(u8::is_ascii_digit).count();
        let (number, rest) = part.split_at(digits);
        let number = number.parse().unwrap_or(0) + used;
        let _ = write!(text, "${number}{rest}");
    }
}

/// What a script is about.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(crate) enum About {
    /// It changes what people see of this table: nobody else may change it meanwhile, and everybody
    /// is told afterwards.
    Table(String),
    /// Anything else, by the key of what is changed.
    Other(String),
}

/// Statements that run together, all or none.
///
/// None of them may build on what another of the same script has changed, and no two may change the
/// same row: a database may run them one after the other or all on the same state.
pub(crate) struct Script {
    pub about: About,
    pub statements: Vec<Statement>,
}

/// How many rows each statement of a script inserted, changed, deleted or found, in their order.
#[derive(Debug)]
pub(crate) struct Counts(pub Vec<u64>);

impl Counts {
    /// The count of the n-th statement, from 0.
    pub fn of(&self, index: usize) -> u64 {
        self.0.get(index).copied().unwrap_or(0)
    }
}

/// A row of either database.
pub(crate) enum Row {
    Sqlite(SqliteRow),
    Pg(PgRow),
}

impl Row {
    pub fn text(&self, column: &'static str) -> Result<String, StoreError> {
        match self {
            Row::Sqlite(row) => Ok(row.try_get(column)?),
            Row::Pg(row) => Ok(row.try_get(column)?),
        }
    }

    pub fn maybe_text(&self, column: &'static str) -> Result<Option<String>, StoreError> {
        match self {
            Row::Sqlite(row) => Ok(row.try_get(column)?),
            Row::Pg(row) => Ok(row.try_get(column)?),
        }
    }

    pub fn int(&self, column: &'static str) -> Result<i64, StoreError> {
        match self {
            Row::Sqlite(row) => Ok(row.try_get(column)?),
            Row::Pg(row) => Ok(row.try_get(column)?),
        }
    }

    pub fn maybe_int(&self, column: &'static str) -> Result<Option<i64>, StoreError> {
        match self {
            Row::Sqlite(row) => Ok(row.try_get(column)?),
            Row::Pg(row) => Ok(row.try_get(column)?),
        }
    }

    pub fn count(&self, column: &'static str) -> Result<usize, StoreError> {
        as_count(column, self.int(column)?)
    }

    pub fn maybe_count(&self, column: &'static str) -> Result<Option<usize>, StoreError> {
        self.maybe_int(column)?.map(|found| as_count(column, found)).transpose()
    }
}

fn as_count(column: &'static str, found: i64) -> Result<usize, StoreError> {
    usize::try_from(found).map_err(|_| StoreError::Value { column, found: found.to_string() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statements_in_one_text_have_values_of_their_own() {
        let mut text = String::new();
        number_from(0, "SELECT $1, $2;", &mut text);
        number_from(2, "DELETE FROM lines WHERE seq = $1 OR seq = $12;", &mut text);
        assert_eq!(text, "SELECT $1, $2;DELETE FROM lines WHERE seq = $3 OR seq = $14;");
    }
}
