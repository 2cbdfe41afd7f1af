//! What is kept, as the rest of the program sees it.

use std::fmt;
use std::net::IpAddr;

use crate::error::StoreError;
use crate::sql::Row;

/// Where a table is in its life.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub enum Status {
    /// Being played.
    #[default]
    Running,
    /// Finished.
    Over,
}

impl Status {
    /// Its name in the database: `running`, `over`.
    pub const fn name(self) -> &'static str {
        match self {
            Status::Running => "running",
            Status::Over => "over",
        }
    }
}

/// What the lines of a table have led to. It can always be computed from them; it is kept so that
/// lists of tables need no replay.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Standing {
    /// Where the table is in its life.
    pub status: Status,
    /// The seat that must decide, counted from 1.
    pub turn: Option<usize>,
    /// The result as JSON, once there is one.
    pub result: Option<String>,
}

/// Who plays a seat.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Player {
    /// A person, or nobody yet.
    Human,
    /// The bot of this name.
    Bot(String),
}

impl Player {
    pub(crate) fn kind(&self) -> &'static str {
        match self {
            Player::Human => "human",
            Player::Bot(_) => "bot",
        }
    }

    pub(crate) fn bot(&self) -> Option<&str> {
        match self {
            Player::Human => None,
            Player::Bot(bot) => Some(bot),
        }
    }
}

/// Who made a table, and so counts it among their open ones.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Owner {
    /// The visitor with this id.
    Visitor(String),
    /// A program, known by its address only.
    Program(IpAddr),
}

/// How the stored form of a program begins; no id of a visitor has a space in it.
const PROGRAM: &str = "address ";

impl Owner {
    /// The visitor's id.
    pub fn visitor(&self) -> Option<&str> {
        match self {
            Owner::Visitor(id) => Some(id),
            Owner::Program(_) => None,
        }
    }

    pub(crate) fn stored(&self) -> String {
        match self {
            Owner::Visitor(id) => id.clone(),
            Owner::Program(address) => format!("{PROGRAM}{address}"),
        }
    }

    fn read(stored: String) -> Result<Owner, StoreError> {
        let Some(address) = stored.strip_prefix(PROGRAM) else { return Ok(Owner::Visitor(stored)) };
        match address.parse() {
            Ok(address) => Ok(Owner::Program(address)),
            Err(_) => Err(StoreError::Value { column: "owner", found: stored }),
        }
    }
}

/// A seat as it is set up.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct NewSeat {
    /// Who plays it.
    pub player: Player,
    /// The name shown there.
    pub name: String,
    /// The hash of the secret in its invite link.
    pub secret_hash: String,
    /// The visitor who sits there.
    pub visitor: Option<String>,
}

/// A table as it is set up.
#[derive(Clone, Eq, PartialEq)]
pub struct NewTable {
    /// Its id: random and unguessable, made by the caller.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The version of the game's rules it is played by, for ever.
    pub rules: u32,
    /// The options as the record has them: `key=value key=value`.
    pub options: String,
    /// The seed in hexadecimal; secret until the game is over.
    pub seed: String,
    /// The public commitment to the seed.
    pub seed_hash: String,
    /// JSON of the web layer.
    pub settings: String,
    /// Who made it.
    pub owner: Option<Owner>,
    /// The table this one is a rematch of.
    pub parent: Option<String>,
    /// Its seats in order; the first is seat 1.
    pub seats: Vec<NewSeat>,
}

/// A table as it is kept. Its fields mean what they mean in [`NewTable`].
#[derive(Clone, Eq, PartialEq)]
#[allow(missing_docs)]
pub struct TableRow {
    pub id: String,
    pub game: String,
    pub rules: u32,
    pub players: usize,
    pub options: String,
    pub seed: String,
    pub seed_hash: String,
    pub settings: String,
    pub owner: Option<Owner>,
    pub parent: Option<String>,
    /// When it was made, in unix milliseconds.
    pub created: i64,
    /// When its lines last changed, in unix milliseconds.
    pub updated: i64,
    /// How many lines it has.
    pub lines: usize,
    /// What they have led to.
    pub standing: Standing,
    /// Grows by one with every change of what people see: lines, seats, settings.
    pub version: u64,
    /// The version at which lines were last taken back.
    pub cut: u64,
}

impl TableRow {
    /// Whether this visitor made it.
    pub fn made_by(&self, visitor: Option<&str>) -> bool {
        visitor.is_some() && self.owner.as_ref().and_then(Owner::visitor) == visitor
    }
}

// Not derived: a seed in a log would tell the future.
impl fmt::Debug for NewTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "NewTable({})", self.id)
    }
}

impl fmt::Debug for TableRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TableRow({})", self.id)
    }
}

/// A seat as it is kept.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct SeatRow {
    /// Its number, from 1.
    pub seat: usize,
    /// Who plays it.
    pub player: Player,
    /// The name shown there.
    pub name: String,
    /// The hash of the secret in its invite link.
    pub secret_hash: String,
    /// The visitor who sits there.
    pub visitor: Option<String>,
}

/// A line of a game.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct LineRow {
    /// Its number, from 1.
    pub seq: usize,
    /// The line of the record without its number: `2 tile temple i5`, `@ draw 2 temple`.
    pub text: String,
    /// When it was written, in unix milliseconds.
    pub at: i64,
}

/// A table with its seats and lines, all as they were at one moment.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Whole {
    /// The table.
    pub table: TableRow,
    /// Its seats in order.
    pub seats: Vec<SeatRow>,
    /// How many lines the reader had already and could keep.
    pub kept: usize,
    /// The lines after those.
    pub lines: Vec<LineRow>,
}

/// A table at which it is a bot's turn.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Job {
    /// The table's id.
    pub table: String,
    /// Its version.
    pub version: u64,
    /// The process that thinks for the bot.
    pub worker: Option<String>,
    /// Grows as long as that process lives.
    pub beat: u64,
}

/// A visitor as they arrive.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct NewVisitor {
    /// Their id, made by the caller.
    pub id: String,
    /// The hash of the token in their cookie.
    pub token_hash: String,
    /// The name they go by.
    pub name: String,
}

/// A visitor as they are kept.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct VisitorRow {
    /// Their id.
    pub id: String,
    /// The name they go by.
    pub name: String,
    /// When they first came, in unix milliseconds.
    pub created: i64,
    /// When they were last here, in unix milliseconds and to the minute.
    pub seen: i64,
}

impl TableRow {
    pub(crate) fn read(row: &Row) -> Result<TableRow, StoreError> {
        let status = row.text("status")?;
        let status = [Status::Running, Status::Over]
            .into_iter()
            .find(|known| known.name() == status)
            .ok_or(StoreError::Value { column: "status", found: status })?;
        let rules = row.int("rules")?;
        Ok(TableRow {
            id: row.text("id")?,
            game: row.text("game")?,
            rules: u32::try_from(rules)
                .map_err(|_| StoreError::Value { column: "rules", found: rules.to_string() })?,
            players: row.count("players")?,
            options: row.text("options")?,
            seed: row.text("seed")?,
            seed_hash: row.text("seed_hash")?,
            settings: row.text("settings")?,
            owner: row.maybe_text("owner")?.map(Owner::read).transpose()?,
            parent: row.maybe_text("parent")?,
            created: row.int("created")?,
            updated: row.int("updated")?,
            lines: row.count("lines")?,
            standing: Standing {
                status,
                turn: row.maybe_count("turn")?,
                result: row.maybe_text("result")?,
            },
            version: row.count("version")? as u64,
            cut: row.count("cut")? as u64,
        })
    }
}

impl SeatRow {
    pub(crate) fn read(row: &Row) -> Result<SeatRow, StoreError> {
        Ok(SeatRow {
            seat: row.count("seat")?,
            player: match row.text("kind")?.as_str() {
                "human" => Player::Human,
                "bot" => Player::Bot(row.text("bot")?),
                other => {
                    return Err(StoreError::Value { column: "kind", found: other.to_owned() });
                }
            },
            name: row.text("name")?,
            secret_hash: row.text("secret_hash")?,
            visitor: row.maybe_text("visitor")?,
        })
    }
}

impl Job {
    pub(crate) fn read(row: &Row) -> Result<Job, StoreError> {
        Ok(Job {
            table: row.text("id")?,
            version: row.count("version")? as u64,
            worker: row.maybe_text("worker")?,
            beat: row.count("beat")? as u64,
        })
    }
}

impl LineRow {
    pub(crate) fn read(row: &Row) -> Result<LineRow, StoreError> {
        Ok(LineRow { seq: row.count("seq")?, text: row.text("text")?, at: row.int("at")? })
    }
}

impl VisitorRow {
    pub(crate) fn read(row: &Row) -> Result<VisitorRow, StoreError> {
        Ok(VisitorRow {
            id: row.text("id")?,
            name: row.text("name")?,
            created: row.int("created")?,
            seen: row.int("seen")?,
        })
    }
}
