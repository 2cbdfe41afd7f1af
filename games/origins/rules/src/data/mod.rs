//! The components of the game as data: costs, tracks, tiles, cards and what they do.
//!
//! [`Data::parse`] reads a data file and says which entry is wrong. The file that comes with the
//! program is [`Data::builtin`]; an owner of the box can correct it, [`Data::register`] the result
//! and start games with it. A game keeps the data it began with: its name is one of the options
//! in its record.

mod check;
mod doubt;
pub mod effect;
mod error;
mod raw;
mod shape;

use std::collections::HashMap;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::{LazyLock, Mutex, MutexGuard, OnceLock};

use crate::colour::Colour;
pub use effect::{Op, Script, Trigger};
pub use error::DataError;

/// The data file that comes with the program.
pub const BUILTIN: &str = include_str!("../../data/origins.toml");

/// Bases of a player that are free at the start, and the patricians drafted for them (OR-SETUP-15,
/// OR-SETUP-20).
pub const START_BASES: u8 = 2;

/// Everything printed on the components of the game.
#[derive(Clone, Debug)]
pub struct Data {
    pub(crate) hash: u64,
    /// What games call it: the version of the file that comes with the program, or the fingerprint
    /// of another one.
    pub name: String,
    /// The file it was read from.
    pub text: String,
    /// Parts of the game with values of our own, because the printed ones are not known.
    pub ours: Vec<&'static str>,
    /// Parts of the game whose values were deduced from the rulebook.
    pub deduced: Vec<&'static str>,
    /// The version the file gives itself.
    pub version: String,
    /// What changes with the number of players, from one to four.
    pub tables: [ForPlayers; 4],
    /// Citizen dice of each colour in the box (OR-COMP-1).
    pub dice: u8,
    /// Tower discs of each colour in the box (OR-COMP-1).
    pub discs: u8,
    /// The faces of a speaker die (OR-COMP-2).
    pub speaker_faces: [u8; 6],
    /// Gold above a district card at the start (OR-SETUP-10).
    pub card_gold: u8,
    /// Where ships begin (OR-SETUP-4).
    pub ship_start: u8,
    /// Discs of each colour in the tower pool before icons are counted (OR-SETUP-11).
    pub tower_base: u8,
    /// Discs of each colour that a player gets (OR-SETUP-12).
    pub tower_start: u8,
    /// Stone, food, wisdom and gold at the start (OR-SETUP-14).
    pub start: [u16; 4],
    /// The meeting places from left to right.
    pub places: [Place; 5],
    /// The bonus action tiles.
    pub bonus: [Bonus; 5],
    /// Wisdom for a building by its place in the pool, from the top.
    pub building_wisdom: [u8; 5],
    /// Wisdom for a citizen die by its place in the pool, from the left.
    pub citizen_wisdom: [u8; 5],
    /// Food for the bases on the population track, from the left (OR-POP-2).
    pub population: [u8; 4],
    /// Points for the last base (OR-POP-2).
    pub last_base: u8,
    /// Points of the advisor track, from the left.
    pub advisors: [u8; 5],
    /// Points of a temple track, from the start space.
    pub temple: Vec<u8>,
    /// The military track.
    pub military: Military,
    /// The ability of the agora (OR-CITY-R2).
    pub agora: Script,
    /// The kinds of building, as in [`crate::names::BUILDINGS`].
    pub buildings: [Building; 30],
    /// The zodiac cards, as in [`crate::names::ZODIAC`].
    pub zodiac: [Zodiac; 12],
    /// The district cards.
    pub cards: [Card; 45],
    /// Solo training.
    pub solo: Solo,
    pub(crate) ops: Vec<Op>,
    pub(crate) scripts: Vec<Script>,
}

/// What changes with the number of players.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug)]
pub struct ForPlayers {
    /// Citizen dice of each colour that stay in the box (OR-SETUP-2).
    pub left_out: u8,
    /// Speaker dice (OR-SETUP-9).
    pub speakers: u8,
    /// District cards (OR-SETUP-10).
    pub cards: u8,
}

/// A meeting place: its two main actions.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug)]
pub struct Place {
    /// The upper one.
    pub upper: Script,
    /// The lower one.
    pub lower: Script,
}

/// A bonus action tile.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug)]
pub struct Bonus {
    /// The colour a worker must have (OR-MEET-5).
    pub colour: Colour,
    /// The bonus action.
    pub effect: Script,
}

/// The military track (OR-MIL-1, OR-MIL-2).
#[derive(Clone, Eq, PartialEq, Default, Debug)]
pub struct Military {
    /// The last space.
    pub last: u8,
    /// Points for reaching it (OR-MIL-6).
    pub last_points: u8,
    /// The space just behind each border.
    pub borders: Vec<u8>,
    /// What an attack from each space brings besides points.
    pub bonus: Vec<Script>,
}

/// A kind of building (OR-BLD-1).
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug)]
pub struct Building {
    /// Its colour.
    pub colour: Colour,
    /// Its cost in stone.
    pub stone: u8,
    /// How many tiles there are of it.
    pub copies: u8,
    /// What it does.
    pub ability: Script,
}

/// A zodiac card.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Zodiac {
    /// When it works.
    pub trigger: Trigger,
    /// Whether its owner may decline.
    pub optional: bool,
    /// What it does.
    pub effect: Script,
}

/// A district card: the corner opposite the blank, the two arms beside it, and its towers.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug)]
pub struct Card {
    /// Diagonally opposite the blank.
    pub corner: Colour,
    /// The other two, in either order.
    pub arms: [Colour; 2],
    /// Discs of each colour it adds to the tower pool (OR-SETUP-11).
    pub towers: [u8; 5],
    /// Points the first time a player scores it (OR-CLOSE-5).
    pub first: u8,
    /// Points each later time.
    pub again: u8,
}

/// Solo training (OR-SOLO).
#[derive(Clone, Eq, PartialEq, Default, Debug)]
pub struct Solo {
    /// How many rounds are played.
    pub rounds: u8,
    /// Points to win.
    pub target: u16,
    /// Points more for each condition met.
    pub per_condition: u16,
    /// A tile of this colour at this place (from 0) makes it harder.
    pub conditions: Vec<(Colour, u8)>,
    /// Where the alien disc stands in each round (OR-SOLO-8).
    pub alien: Vec<u8>,
}

impl Data {
    /// Reads a data file.
    pub fn parse(text: &str) -> Result<Data, DataError> {
        raw::read(text)
    }

    /// The data that comes with the program; checked when it was built.
    pub fn builtin() -> &'static Data {
        static DATA: LazyLock<Data> = LazyLock::new(|| {
            let data = Data::parse(BUILTIN).expect("checked by the build script");
            Data { name: data.version.clone(), ..data }
        });
        &DATA
    }

    /// Keeps data under its name for as long as the program runs, so that games can be played with
    /// it. Content the program comes with is kept already.
    pub fn register(data: Data) -> &'static Data {
        if data.hash == Data::builtin().hash {
            return Data::builtin();
        }
        kept().entry(data.name.clone()).or_insert_with(|| Box::leak(Box::new(data)))
    }

    /// The data with this name, if it is kept.
    pub fn named(name: &str) -> Option<&'static Data> {
        if name == Data::builtin().name {
            return Some(Data::builtin());
        }
        kept().get(name).copied()
    }

    /// Makes this the data of all new games. To be called once, when the program starts; a second
    /// call with other data is refused and gives back the data in use.
    pub fn install(data: &'static Data) -> Result<(), &'static Data> {
        let used = INSTALLED.get_or_init(|| data);
        if used.hash == data.hash { Ok(()) } else { Err(used) }
    }

    /// The data of new games: what was installed, or else what comes with the program.
    pub fn current() -> &'static Data {
        INSTALLED.get().copied().unwrap_or_else(Data::builtin)
    }

    /// The operations of a script.
    pub fn ops(&self, script: Script) -> &[Op] {
        &self.ops[script.range()]
    }

    /// The scripts of a choice.
    pub fn scripts(&self, scripts: Script) -> &[Script] {
        &self.scripts[scripts.range()]
    }
}

static INSTALLED: OnceLock<&'static Data> = OnceLock::new();

/// All data besides our own that games can be played with, by name.
fn kept() -> MutexGuard<'static, HashMap<String, &'static Data>> {
    static KEPT: LazyLock<Mutex<HashMap<String, &'static Data>>> = LazyLock::new(Mutex::default);
    KEPT.lock().unwrap_or_else(|broken| broken.into_inner())
}

/// The data a game is played with. Equal if the content is.
#[derive(Copy, Clone, Debug)]
pub struct DataRef(pub &'static Data);

impl Deref for DataRef {
    type Target = Data;
    #[inline]
    fn deref(&self) -> &Data {
        self.0
    }
}

impl PartialEq for DataRef {
    fn eq(&self, other: &DataRef) -> bool {
        self.hash == other.hash
    }
}

impl Eq for DataRef {}

impl Hash for DataRef {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.hash.hash(state);
    }
}
