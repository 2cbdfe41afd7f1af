//! How strong a bot plays: by how long it may think, not by blunders.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// How a bot plays.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Level {
    /// Any legal move, all with the same probability.
    Random,
    /// One move ahead, not always the best.
    One,
    /// The move with the best position right after it.
    Two,
    /// Search, a blink.
    Three,
    /// Search, up to half a second.
    Four,
    /// Search, up to three seconds.
    Five,
    /// Search, up to a quarter of a minute on all cores.
    Six,
}

/// How long a search may take.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Budget {
    /// CPU time of each thread.
    Time(Duration),
    /// Rounds of the search, for results that can be repeated.
    Iterations(u32),
}

impl Budget {
    /// Half as long.
    pub fn half(self) -> Budget {
        match self {
            Budget::Time(time) => Budget::Time(time / 2),
            Budget::Iterations(rounds) => Budget::Iterations(rounds / 2),
        }
    }
}

impl Level {
    /// All of them, weakest first.
    pub const ALL: [Level; 7] =
        [Level::Random, Level::One, Level::Two, Level::Three, Level::Four, Level::Five, Level::Six];

    /// `random`, `level1`, …
    pub const fn name(self) -> &'static str {
        ["random", "level1", "level2", "level3", "level4", "level5", "level6"][self as usize]
    }

    /// How long it searches for a move; `None` if it looks one move ahead only.
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

    /// Whether it has the time to compare moves on equal terms.
    pub const fn compares(self) -> bool {
        matches!(self, Level::Five | Level::Six)
    }

    /// Whether it thinks on all cores at once.
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
        // Tables from before there were levels have a bot called greedy.
        let name = if text == "greedy" { Level::Two.name() } else { text };
        Level::ALL.into_iter().find(|level| level.name() == name).ok_or_else(|| {
            let names = table::notation::one_of(Level::ALL.map(Level::name));
            format!("unknown bot `{}`: expected {names}", text.chars().take(40).collect::<String>())
        })
    }
}
