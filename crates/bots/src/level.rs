//! How strong a bot plays. Levels differ in how long they may think, not in blunders.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// How strong a bot plays.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Level {
    /// A uniformly random legal move.
    Random,
    /// One move ahead, drawn by softmax: not always the best.
    One,
    /// One move ahead, always the best.
    Two,
    /// Tree search, 50 ms.
    Three,
    /// Tree search, up to half a second.
    Four,
    /// Tree search, up to three seconds.
    Five,
    /// Tree search, up to 15 seconds on all cores.
    Six,
}

/// How long a search may take.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Budget {
    /// CPU time of each thread.
    Time(Duration),
    /// Iterations of the search, for results that can be reproduced.
    Iterations(u32),
}

impl Budget {
    /// Half of it.
    pub fn half(self) -> Budget {
        match self {
            Budget::Time(time) => Budget::Time(time / 2),
            Budget::Iterations(count) => Budget::Iterations(count / 2),
        }
    }
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 7] =
        [Level::Random, Level::One, Level::Two, Level::Three, Level::Four, Level::Five, Level::Six];

    /// `random`, `level1`, …
    pub const fn name(self) -> &'static str {
        ["random", "level1", "level2", "level3", "level4", "level5", "level6"][self as usize]
    }

    /// How long it searches for a move; `None` if it only looks one move ahead.
    pub const fn budget(self) -> Option<Budget> {
        let time = match self {
            Level::Random | Level::One | Level::Two => return None,
            Level::Three => 50,
            Level::Four => 500,
            Level::Five => 3_000,
            Level::Six => 15_000,
        };
        Some(Budget::Time(Duration::from_millis(time)))
    }

    /// Whether its budget is large enough for sequential halving at the root.
    pub const fn halving(self) -> bool {
        matches!(self, Level::Five | Level::Six)
    }

    /// Whether it searches on all cores at once.
    pub const fn on_all_cores(self) -> bool {
        matches!(self, Level::Six)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Level, String> {
        // Tables made before there were levels call level 2 `greedy`.
        let name = if text == "greedy" { Level::Two.name() } else { text };
        Level::ALL.into_iter().find(|level| level.name() == name).ok_or_else(|| {
            let names = table::notation::one_of(Level::ALL.map(Level::name));
            format!("unknown bot `{}`: expected {names}", text.chars().take(40).collect::<String>())
        })
    }
}
