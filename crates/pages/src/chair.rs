//! Who gets a seat of a new table.

use std::str::FromStr;

use bots::Level;

/// Who gets a seat of a new table.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Chair {
    /// Whoever opens the table, under this name; empty if none was typed.
    Me(String),
    /// Somebody else at the same screen, under this name; empty if none was typed.
    Here(String),
    /// Whoever follows the seat's link.
    Link,
    /// A bot of this level.
    Bot(Level),
}

/// Why a text names nobody for a seat.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum NoChair {
    /// There is no such bot; the sentence says which there are.
    Level(String),
    /// It is none of the words for people, and no `bot:<level>`.
    Word,
}

impl FromStr for Chair {
    type Err = NoChair;

    /// Reads what programs and the command line say: `human`, `open` or `bot:<level>`.
    fn from_str(text: &str) -> Result<Chair, NoChair> {
        match text.split_once(':') {
            None if text == "human" => Ok(Chair::Me(String::new())),
            None if text == "open" => Ok(Chair::Link),
            Some(("bot", level)) => level.parse().map(Chair::Bot).map_err(NoChair::Level),
            _ => Err(NoChair::Word),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_sits_where_is_read() {
        assert_eq!("human".parse(), Ok(Chair::Me(String::new())));
        assert_eq!("open".parse(), Ok(Chair::Link));
        assert_eq!("bot:level6".parse(), Ok(Chair::Bot(Level::Six)));
        assert!(matches!("bot:genius".parse::<Chair>(), Err(NoChair::Level(_))));
        for text in ["", "bot", "robot:level6", "Human", "bot :level6"] {
            assert_eq!(text.parse::<Chair>(), Err(NoChair::Word), "{text}");
        }
    }
}
