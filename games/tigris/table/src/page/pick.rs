//! What the viewer has picked up, read from the words in the address.

use table::Notation;
use tigris::{Cell, Colour, Move, Phase, Tiles};

use super::Scene;
use draw::page::begins;

/// What the viewer has picked up.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Picked {
    Nothing,
    Tile(Colour),
    Leader(Colour),
    Catastrophe,
    Swap(Tiles),
}

impl Picked {
    /// Words that begin no legal move pick nothing.
    pub fn of(scene: &Scene<'_>) -> Picked {
        let words = scene.pick.split(' ').count();
        match scene.open_choices().next().map(|choice| choice.m) {
            _ if scene.pick.is_empty() => Picked::Nothing,
            Some(Move::Tile(colour, _)) if words > 1 => Picked::Tile(colour),
            Some(Move::Leader(colour, _) | Move::Withdraw(colour)) if words > 1 => {
                Picked::Leader(colour)
            }
            Some(Move::Catastrophe(_)) => Picked::Catastrophe,
            Some(Move::Swap(_)) => match Move::parse(scene.pick) {
                Ok(Move::Swap(tiles)) => Picked::Swap(tiles),
                _ => Picked::Nothing,
            },
            _ => Picked::Nothing,
        }
    }

    /// The words to which a cell must be added to make a move.
    pub fn prefix(scene: &Scene<'_>) -> Option<String> {
        if let Phase::Treasure(..) = scene.view.open.phase {
            return (!scene.choices.is_empty()).then(|| "treasure".to_owned());
        }
        match Picked::of(scene) {
            Picked::Tile(colour) => Some(format!("tile {}", colour.tile())),
            Picked::Leader(colour) => Some(format!("leader {}", colour.leader())),
            Picked::Catastrophe => Some("catastrophe".to_owned()),
            Picked::Swap(_) | Picked::Nothing => None,
        }
    }
}

/// The cell a move names; of a monument, the upper left one.
pub fn place(m: Move) -> Option<Cell> {
    match m {
        Move::Leader(_, cell) | Move::Tile(_, cell) => Some(cell),
        Move::Catastrophe(cell) | Move::Treasure(cell) | Move::Monument(_, cell) => Some(cell),
        _ => None,
    }
}

/// The words that pick up a leader, if he may be moved or taken off.
pub fn leader_words(scene: &Scene<'_>, colour: Colour) -> Option<String> {
    let place = format!("leader {}", colour.leader());
    let withdraw = format!("withdraw {}", colour.leader());
    let found = |words: &String| scene.choices.iter().any(|choice| begins(&choice.text, words));
    [place, withdraw].into_iter().find(found)
}
