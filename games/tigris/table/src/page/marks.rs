//! What a move would bring: the mark on its cell, and the same in words.

use table::{Phrase, Seat};
use tigris::{Event, Move, Why};

use super::names::shown;
use super::pick::place;
use super::{Choice, Scene};
use draw::parts::{emblem, text};

/// The mark on a lit cell, in the order of the key.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug)]
pub enum Mark {
    Free,
    Own,
    Other(Seat),
    Fight,
    Union,
    Ruin,
    Gem,
}

impl Mark {
    pub fn of(choice: &Choice, scene: &Scene<'_>) -> Mark {
        if let Move::Treasure(_) = choice.m {
            return Mark::Gem;
        }
        let mark = |event: &Event| match *event {
            Event::Conflict { .. } | Event::United { peace: false, .. } => Some(Mark::Fight),
            Event::United { peace: true, .. } => Some(Mark::Union),
            Event::Catastrophe { covered: Some(_), .. } => Some(Mark::Ruin),
            Event::Points { seat, why: Why::Tile | Why::King, .. } => {
                Some(if Some(seat) == scene.me { Mark::Own } else { Mark::Other(seat) })
            }
            _ => None,
        };
        choice.events.iter().find_map(mark).unwrap_or(Mark::Free)
    }

    /// The id of its symbol.
    pub fn symbol(self) -> String {
        match self {
            Mark::Free => "m-free".to_owned(),
            Mark::Own => "plus1".to_owned(),
            Mark::Other(seat) => format!("o-{}", emblem(seat)),
            Mark::Fight => "m-conflict".to_owned(),
            Mark::Union => "m-union".to_owned(),
            Mark::Ruin => "m-ruin".to_owned(),
            Mark::Gem => "m-gem".to_owned(),
        }
    }

    /// The part of its symbol to show in the key.
    pub fn crop(self) -> &'static str {
        match self {
            Mark::Free => "12 12 16 16",
            Mark::Ruin => "20.5 20.5 19 19",
            _ => "7 7 26 26",
        }
    }

    /// What the key under the board says of it.
    pub fn key(self) -> &'static str {
        match self {
            Mark::Free => "tigris-page-key-free",
            Mark::Own => "tigris-page-key-own",
            Mark::Other(_) => "tigris-page-key-other",
            Mark::Fight => "tigris-page-key-fight",
            Mark::Union => "tigris-page-key-union",
            Mark::Ruin => "tigris-page-key-ruin",
            Mark::Gem => "tigris-page-key-gem",
        }
    }
}

/// What a move would bring, in words: `joins two kingdoms: 3 wars`.
pub fn meaning(choice: &Choice, scene: &Scene<'_>) -> String {
    let told: Vec<String> = choice.events.iter().filter_map(|event| tell(event, scene)).collect();
    if !told.is_empty() {
        return told.join(", ");
    }
    text(
        scene,
        match choice.m {
            Move::Leader(..) => "tigris-page-calm",
            Move::Catastrophe(_) => "tigris-page-blocks",
            Move::Treasure(_) => "tigris-page-gem",
            _ => "tigris-page-nothing",
        },
    )
}

/// The same with its cell in front: `h5: joins two kingdoms: 3 wars`.
pub fn label(choice: &Choice, scene: &Scene<'_>) -> String {
    let what = meaning(choice, scene);
    place(choice.m).map_or_else(|| what.clone(), |cell| format!("{cell}: {what}"))
}

/// The same for the prompt: `H5: joins two kingdoms: 3 wars`.
pub fn sentence(choice: &Choice, scene: &Scene<'_>) -> String {
    let what = meaning(choice, scene);
    place(choice.m).map_or_else(|| what.clone(), |cell| format!("{}: {what}", shown(cell)))
}

fn tell(event: &Event, scene: &Scene<'_>) -> Option<String> {
    let phrase = match *event {
        Event::Points { seat, colour, count, why } => {
            let id = match (Some(seat) == scene.me, why) {
                (true, Why::Monument) => "tigris-page-income",
                (true, _) => "tigris-page-for-you",
                (false, _) => "tigris-page-for-seat",
            };
            let phrase = Phrase::new(id).with("count", count).with("colour", colour.name());
            if id == "tigris-page-for-seat" { phrase.with("seat", seat) } else { phrase }
        }
        Event::United { peace: true, .. } => Phrase::new("tigris-page-union"),
        Event::United { cell, peace: false } => {
            let wars = scene.view.open.conflicts_if_joined(cell).count();
            Phrase::new("tigris-page-wars").with("count", wars)
        }
        Event::Conflict { war, attacker, defender, strength, .. } => {
            Phrase::new(if war { "tigris-page-strengths" } else { "tigris-page-revolt" })
                .with("attacker", attacker)
                .with("defender", defender)
                .with("strength", strength[0])
                .with("against", strength[1])
        }
        Event::Catastrophe { covered: Some(tile), .. } => {
            Phrase::new("tigris-page-destroys").with("tile", tile.tile())
        }
        Event::Stranded { seat, colour, .. } => {
            Phrase::new("tigris-page-goes-home").with("seat", seat).with("leader", colour.leader())
        }
        _ => return None,
    };
    Some(scene.say(&phrase))
}
