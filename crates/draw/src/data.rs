//! A game whose figures an owner of the box may correct.

use std::error::Error;

/// Why a data file cannot be used.
pub type DataError = Box<dyn Error + Send + Sync>;

/// The data file of a game, for whoever corrects it or keeps it for stored games.
#[derive(Copy, Clone, Debug)]
pub struct DataFile {
    /// The file that comes with the program.
    pub builtin: &'static str,
    /// Reads a file and says what is wrong with it.
    pub check: fn(&str) -> Result<(), DataError>,
    /// Makes a file the data of all new games.
    pub install: fn(&str) -> Result<(), DataError>,
    /// Makes a file known to stored games that call it by this name.
    pub register: fn(&str, &str) -> Result<(), DataError>,
    /// The name and the text of the file that new games get.
    pub current: fn() -> (String, String),
}
