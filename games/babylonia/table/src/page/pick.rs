//! What the viewer has picked up, read from the words in the address.

use babylonia::{Hex, Kind, Move, Phase};

use super::Scene;

/// The kind of token the viewer has picked up; words that begin no legal move pick nothing.
pub fn picked(scene: &Scene<'_>) -> Option<Kind> {
    if scene.pick.split(' ').count() < 2 {
        return None;
    }
    match scene.open_choices().next()?.m {
        Move::Place(kind, _) => Some(kind),
        _ => None,
    }
}

/// The words that pick up a kind of token.
pub fn words(kind: Kind) -> String {
    format!("place {}", kind.name())
}

/// The words to which a hex must be added to make a move.
pub fn prefix(scene: &Scene<'_>) -> Option<String> {
    match scene.view.open.phase {
        Phase::Score if !scene.choices.is_empty() => Some("score".to_owned()),
        _ => picked(scene).map(words),
    }
}

/// The hex a move names.
pub fn place(m: Move) -> Option<Hex> {
    match m {
        Move::Place(_, hex) | Move::Score(hex) => Some(hex),
        Move::End | Move::Card(_) | Move::ExtraTurn | Move::NoExtraTurn => None,
    }
}
