//! What can be wrong with a data file, and in which entry.

use std::fmt;

/// A fault of a data file.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum DataError {
    /// The text is not TOML.
    Syntax {
        /// The line, from 1.
        line: usize,
        /// What the reader of TOML says.
        message: String,
    },
    /// An entry is not there.
    Missing {
        /// Which.
        entry: String,
    },
    /// An entry is there twice.
    Twice {
        /// Which.
        entry: String,
    },
    /// An entry has a field of the wrong kind, one too many or one too few.
    Shape {
        /// Which.
        entry: String,
        /// What the reader says.
        message: String,
    },
    /// A field has a value that the game cannot be played with.
    Value {
        /// Which entry and field.
        entry: String,
        /// What it says.
        found: String,
        /// What it could say.
        expected: String,
    },
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DataError::Syntax { line, message } => write!(f, "line {line}: {message}"),
            DataError::Missing { entry } => write!(f, "{entry}: missing"),
            DataError::Twice { entry } => write!(f, "{entry}: stands twice"),
            DataError::Shape { entry, message } => write!(f, "{entry}: {message}"),
            DataError::Value { entry, found, expected } => {
                write!(f, "{entry}: `{found}`, expected {expected}")
            }
        }
    }
}

impl std::error::Error for DataError {}

impl DataError {
    pub(crate) fn value(
        entry: impl Into<String>,
        found: impl fmt::Display,
        expected: impl Into<String>,
    ) -> DataError {
        DataError::Value {
            entry: entry.into(),
            found: found.to_string(),
            expected: expected.into(),
        }
    }
}
