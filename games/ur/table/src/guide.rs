//! The figures and pictures of the guide.

use maud::{Markup, html};
use table::{Game, Seat};
use ur::{DICE, HOME, ROSETTES, Ur};
use words::Words;

use crate::page::{SIDE, cell, ground, piece};

/// The figure with this name.
pub fn fact(name: &str) -> Option<u32> {
    let pieces = Ur::INFO.options.iter().find(|spec| spec.key == "pieces")?;
    Some(match name {
        "pieces" => pieces.default.parse().ok()?,
        "dice" => DICE.into(),
        "common-roll" => u32::from(DICE) / 2,
        "first-rosette" => ROSETTES[0].into(),
        "shared-rosette" => ROSETTES[1].into(),
        "last-rosette" => ROSETTES[2].into(),
        "last-roll" => u32::from(HOME - ROSETTES[2]),
        _ => return None,
    })
}

/// The picture with this name. `label` says what it shows.
pub fn draw(_: &Words, name: &str, label: &str) -> Option<Markup> {
    let seat = Seat::new(0)?;
    let at = |step| {
        let (column, row) = cell(true, step);
        (column as i32 * SIDE, row as i32 * SIDE)
    };
    let steps: Vec<u8> = match name {
        "path" => (1..HOME).collect(),
        "rosettes" => ROSETTES.to_vec(),
        _ => return None,
    };
    Some(html! {
        svg.map.ur viewBox="-6 -6 492 192" role="img" aria-label=(label) {
            (ground())
            @for step in steps {
                @let (x, y) = at(step);
                @if name == "path" { text.step x=(x + 30) y=(y + 38) { (step) } }
                @else { (piece(seat, (x, y), 1)) }
            }
        }
    })
}
