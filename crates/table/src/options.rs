//! A game's options: declared as data, read with errors that say what was expected.

use crate::game::Info;
use crate::notation::one_of;

/// One option of a game.
#[derive(Debug)]
pub struct OptionSpec {
    /// Its name in records and on the command line.
    pub key: &'static str,
    /// The values it can have.
    pub values: &'static [&'static str],
    /// The value it has when nobody says anything.
    pub default: &'static str,
    /// Values that only the running program knows; `None` for most options.
    pub more: Option<More>,
}

/// Values besides those that are declared, such as the names of files somebody has brought.
#[derive(Copy, Clone, Debug)]
pub struct More {
    /// The value with this name.
    pub find: fn(&str) -> Option<&'static str>,
    /// The value new tables have in place of the declared default.
    pub default: fn() -> Option<&'static str>,
}

impl OptionSpec {
    /// A yes-or-no option that is off unless asked for.
    pub const fn switch(key: &'static str) -> OptionSpec {
        OptionSpec::one_of(key, &["no", "yes"], "no")
    }

    /// An option with these values.
    pub const fn one_of(
        key: &'static str,
        values: &'static [&'static str],
        default: &'static str,
    ) -> OptionSpec {
        OptionSpec { key, values, default, more: None }
    }

    /// The value a new table has when nobody says anything.
    pub fn usual(&self) -> &'static str {
        self.more.and_then(|more| (more.default)()).unwrap_or(self.default)
    }

    /// What it is called in sentences: its key, or, of an option of one seat, what all seats have.
    pub fn topic(&self) -> &'static str {
        of_seat(self.key).map_or(self.key, |(topic, _)| topic)
    }

    fn find(&self, value: &str) -> Option<&'static str> {
        let declared = self.values.iter().copied().find(|known| *known == value);
        declared.or_else(|| self.more.and_then(|more| (more.find)(value)))
    }
}

/// What an option of one seat is about, and the seat, counted from 0 here and from 1 in the key:
/// `difficulty-2` is the difficulty of the second seat.
pub fn of_seat(key: &str) -> Option<(&str, usize)> {
    let (topic, number) = key.rsplit_once('-')?;
    Some((topic, number.parse::<usize>().ok()?.checked_sub(1)?))
}

/// The number of players and a value for every option of the game.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Options {
    players: usize,
    values: Vec<(&'static str, &'static str)>,
}

/// Options that no table can have.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum OptionsError {
    /// Too few or too many players.
    #[error("{given} players: expected {}", if min == max { min.to_string() } else { format!("{min} to {max}") })]
    #[allow(missing_docs)]
    Players { given: usize, min: usize, max: usize },
    /// No option has this name.
    #[error("unknown option `{key}`: expected {expected}")]
    #[allow(missing_docs)]
    Unknown { key: String, expected: String },
    /// The option cannot have this value.
    #[error("option `{key}` cannot be `{given}`: expected {expected}")]
    #[allow(missing_docs)]
    Value { key: &'static str, given: String, expected: String },
    /// The option is named twice.
    #[error("option `{key}` is given twice")]
    #[allow(missing_docs)]
    Twice { key: &'static str },
}

impl Options {
    /// The options of a game for so many players; what `pairs` does not name has its default.
    pub fn new<'a>(
        info: &Info,
        players: usize,
        pairs: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Options, OptionsError> {
        let (min, max) = info.players;
        if !(min..=max).contains(&players) {
            return Err(OptionsError::Players { given: players, min, max });
        }
        let mut given: Vec<Option<&'static str>> = vec![None; info.options.len()];
        for (key, value) in pairs {
            let place = info.options.iter().position(|spec| spec.key == key).ok_or_else(|| {
                OptionsError::Unknown {
                    key: key.chars().take(40).collect(),
                    expected: one_of(info.options.iter().map(|spec| spec.key)),
                }
            })?;
            let spec = &info.options[place];
            let value = spec.find(value).ok_or_else(|| OptionsError::Value {
                key: spec.key,
                given: value.chars().take(40).collect(),
                expected: one_of(spec.values.iter().copied()),
            })?;
            if given[place].replace(value).is_some() {
                return Err(OptionsError::Twice { key: spec.key });
            }
        }
        let values = info.options.iter().zip(given);
        let values = values.map(|(spec, value)| (spec.key, value.unwrap_or_else(|| spec.usual())));
        Ok(Options { players, values: values.collect() })
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.players
    }

    /// The value of an option.
    ///
    /// # Panics
    ///
    /// If the game has no such option: a game asks for its own options only.
    pub fn get(&self, key: &str) -> &'static str {
        let found = self.values.iter().find(|(name, _)| *name == key);
        found.map(|(_, value)| *value).unwrap_or_else(|| panic!("the game has no option `{key}`"))
    }

    /// Whether a yes-or-no option is on.
    pub fn is(&self, key: &str) -> bool {
        self.get(key) == "yes"
    }

    /// Every option with its value, in the order the game declares them.
    pub fn pairs(&self) -> &[(&'static str, &'static str)] {
        &self.values
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const INFO: Info = Info {
        id: "test",
        name: "Test",
        rules: 1,
        players: (2, 4),
        options: &[
            OptionSpec::switch("english"),
            OptionSpec::one_of("first", &["random", "1", "2"], "random"),
        ],
    };

    fn read(players: usize, pairs: &[(&str, &str)]) -> Result<Options, String> {
        Options::new(&INFO, players, pairs.iter().copied()).map_err(|error| error.to_string())
    }

    #[test]
    fn what_is_not_named_has_its_default() {
        let options = read(3, &[("english", "yes")]).unwrap();
        assert_eq!(options.pairs(), [("english", "yes"), ("first", "random")]);
        assert!(options.is("english") && !options.is("first"));
    }

    #[test]
    fn errors_say_what_was_expected() {
        assert_eq!(read(5, &[]).unwrap_err(), "5 players: expected 2 to 4");
        assert_eq!(
            read(2, &[("french", "yes")]).unwrap_err(),
            "unknown option `french`: expected english or first"
        );
        assert_eq!(
            read(2, &[("first", "9")]).unwrap_err(),
            "option `first` cannot be `9`: expected random, 1 or 2"
        );
        assert_eq!(
            read(2, &[("first", "1"), ("first", "2")]).unwrap_err(),
            "option `first` is given twice"
        );
    }

    #[test]
    fn an_option_of_a_seat_says_whose_it_is() {
        assert_eq!(of_seat("difficulty-2"), Some(("difficulty", 1)));
        let none = ["first", "open-scores", "seat-0", "-"].map(of_seat);
        assert_eq!(none, [None; 4]);
        let topic = |key| OptionSpec::switch(key).topic();
        assert_eq!((topic("difficulty-5"), topic("open-scores")), ("difficulty", "open-scores"));
    }
}
