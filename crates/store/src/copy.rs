//! Everything from one database into another, whichever they are.
//!
//! A table travels with its seats and lines in one transaction, so it is there whole or not at all,
//! and a copy that was interrupted goes on where it stopped. What was written is read back and
//! compared with its origin, value by value; so is everything that was there already.

use tokio::task::{JoinError, JoinSet};

use crate::Store;
use crate::error::StoreError;
use crate::sql::{About, Arg, Row, Statement, sql};

/// How many parcels are on their way at once.
const AT_ONCE: usize = 32;
/// How many keys are read at once.
const PAGE: usize = 500;

/// What a column holds.
#[derive(Copy, Clone)]
enum Kind {
    Text,
    Maybe,
    Int,
    MaybeInt,
}

/// How the rows of a table of the database are read and written.
struct Sheet {
    columns: &'static [(&'static str, Kind)],
    /// The rows of a key, in order.
    select: &'static str,
    insert: &'static str,
}

macro_rules! sheet {
    ($name:ident, [$first:ident $kind:ident $(, $more:ident $kinds:ident)+], $from:literal, $insert:literal) => {
        static $name: Sheet = Sheet {
            columns: &[
                (stringify!($first), Kind::$kind)
                $(, (stringify!($more), Kind::$kinds))+
            ],
            select: concat!("SELECT ", stringify!($first) $(, ", ", stringify!($more))+, " ", $from),
            insert: $insert,
        };
    };
}

sheet!(
    FILE,
    [name Text, text Text],
    "FROM files WHERE name = $1",
    "INSERT INTO files (name, text) VALUES ($1, $2)"
);
sheet!(
    VISITOR,
    [id Text, token_hash Text, name Text, created Int, seen Int],
    "FROM visitors WHERE id = $1",
    "INSERT INTO visitors (id, token_hash, name, created, seen) \
     VALUES ($1, $2, $3, $4, $5)"
);
// Who thinks for a bot is not copied: that process works for the other database.
sheet!(
    TABLE,
    [id Text, game Text, rules Int, players Int, options Text, seed Text, seed_hash Text,
     settings Text, owner Maybe, parent Maybe, created Int, updated Int, status Text, lines Int,
     turn MaybeInt, result Maybe, version Int, cut Int, bots Int],
    "FROM tables WHERE id = $1",
    "INSERT INTO tables (id, game, rules, players, options, seed, seed_hash, settings, owner, \
     parent, created, updated, status, lines, turn, result, version, cut, bots) VALUES \
     ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)"
);
sheet!(
    SEATS,
    [table_id Text, seat Int, kind Text, bot Maybe, name Text, secret_hash Text, visitor Maybe],
    "FROM seats WHERE table_id = $1 ORDER BY seat",
    "INSERT INTO seats (table_id, seat, kind, bot, name, secret_hash, visitor) \
     VALUES ($1, $2, $3, $4, $5, $6, $7)"
);
sheet!(
    LINES,
    [table_id Text, seq Int, text Text, at Int],
    "FROM lines WHERE table_id = $1 ORDER BY seq",
    "INSERT INTO lines (table_id, seq, text, at) VALUES ($1, $2, $3, $4)"
);

/// What travels together: how its keys are found page by page, and the sheets it consists of.
struct Class {
    keys: &'static str,
    sheets: &'static [&'static Sheet],
}

static FILES: Class = Class {
    keys: "SELECT name AS id FROM files WHERE name > $1 ORDER BY name LIMIT $2",
    sheets: &[&FILE],
};
static VISITORS: Class = Class {
    keys: "SELECT id FROM visitors WHERE id > $1 ORDER BY id LIMIT $2",
    sheets: &[&VISITOR],
};
static TABLES: Class = Class {
    keys: "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2",
    sheets: &[&TABLE, &SEATS, &LINES],
};

impl Sheet {
    fn read(&self, row: &Row) -> Result<Vec<Arg>, StoreError> {
        let value = |(column, kind): &(&'static str, Kind)| {
            Ok(match kind {
                Kind::Text => Arg::Text(row.text(column)?),
                Kind::Maybe => Arg::MaybeText(row.maybe_text(column)?),
                Kind::Int => Arg::Int(row.int(column)?),
                Kind::MaybeInt => Arg::MaybeInt(row.maybe_int(column)?),
            })
        };
        self.columns.iter().map(value).collect()
    }

    fn write(&self, row: &[Arg]) -> Statement {
        Statement { sql: self.insert, args: row.to_vec() }
    }
}

/// What was copied and compared.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Copied {
    /// Files that games were played with, visitors and tables.
    pub things: usize,
    /// Those of them that were there already.
    pub already: usize,
    /// All their rows: seats and lines.
    pub rows: usize,
}

/// The rows of each sheet.
type Parcel = Vec<Vec<Vec<Arg>>>;

impl Store {
    /// How many things there are to copy: files, visitors and tables.
    pub async fn things(&self) -> Result<usize, StoreError> {
        let text = "SELECT (SELECT COUNT(*) FROM files) + (SELECT COUNT(*) FROM visitors) \
                    + (SELECT COUNT(*) FROM tables) AS found";
        Ok(self.row(|row| row.count("found"), sql!(text)).await?.unwrap_or(0))
    }

    /// Copies everything into another store and compares it there; `done` hears how many things
    /// have arrived. Nothing should write to either meanwhile.
    pub async fn copy_into(
        &self,
        target: &Store,
        mut done: impl FnMut(usize),
    ) -> Result<Copied, StoreError> {
        let mut copied = Copied::default();
        for class in [&FILES, &VISITORS, &TABLES] {
            let mut on_the_way = JoinSet::new();
            let mut after = String::new();
            loop {
                let query = sql!(class.keys, after.as_str(), PAGE);
                let keys = self.rows(|row| row.text("id"), query).await?;
                for key in &keys {
                    let (source, target, key) = (self.clone(), target.clone(), key.clone());
                    on_the_way.spawn(async move { source.copy(&target, class, &key).await });
                    if on_the_way.len() >= AT_ONCE {
                        copied.add(on_the_way.join_next().await)?;
                        done(copied.things);
                    }
                }
                match keys.into_iter().next_back() {
                    Some(last) => after = last,
                    None => break,
                }
            }
            while let arrived @ Some(_) = on_the_way.join_next().await {
                copied.add(arrived)?;
                done(copied.things);
            }
        }
        Ok(copied)
    }

    async fn copy(
        &self,
        target: &Store,
        class: &'static Class,
        key: &str,
    ) -> Result<Copied, StoreError> {
        let parcel = self.parcel(class, key).await?;
        let mut there = target.parcel(class, key).await?;
        let already = there.iter().any(|rows| !rows.is_empty());
        if !already {
            let sheets = class.sheets.iter().zip(&parcel);
            let script = sheets.flat_map(|(sheet, rows)| rows.iter().map(|row| sheet.write(row)));
            let script = script.collect();
            target.write(About::Other(key.to_owned()), script).await?;
            there = target.parcel(class, key).await?;
        }
        if there != parcel {
            return Err(StoreError::Differs(key.to_owned()));
        }
        let rows = parcel.iter().map(Vec::len).sum();
        Ok(Copied { things: 1, already: usize::from(already), rows })
    }

    async fn parcel(&self, class: &'static Class, key: &str) -> Result<Parcel, StoreError> {
        let mut parcel = Parcel::new();
        for sheet in class.sheets {
            let rows = self.raw(sql!(sheet.select, key)).await?;
            parcel.push(rows.iter().map(|row| sheet.read(row)).collect::<Result<_, _>>()?);
        }
        Ok(parcel)
    }
}

impl Copied {
    fn add(
        &mut self,
        arrived: Option<Result<Result<Copied, StoreError>, JoinError>>,
    ) -> Result<(), StoreError> {
        let Some(arrived) = arrived else { return Ok(()) };
        let arrived = arrived.map_err(|_| StoreError::Closed)??;
        self.things += arrived.things;
        self.already += arrived.already;
        self.rows += arrived.rows;
        Ok(())
    }
}
