//! The printed board: land in three areas, two rivers, their banks and the rim, letters and numbers. It
//! never changes, so it is made once, and goes with the symbols instead of with every update.

use std::fmt::Write as _;

use babylonia::board::{BOARD, RIVER};
use babylonia::hex::{COLUMNS, ROWS};
use babylonia::{Area, Hex, Hexes, Open, Side};
use maud::{Markup, html};

use super::names::centre;

const LANDS: [Area; 3] = [Area::North, Area::Center, Area::South];

/// The printed board, to be put among the symbols.
pub fn defs() -> Markup {
    let banks = edges(RIVER, |beyond| beyond.is_some_and(|hex| !RIVER.has(hex)));
    html! {
        @for area in LANDS { path id={ "g-" (area.name()) } d=(whole(area.hexes())) {} }
        path #g-river d=(whole(RIVER)) {}
        path #g-banks d=(banks) {}
        path #g-rim d=(edges(BOARD, |beyond| beyond.is_none())) {}
        (coordinates())
    }
}

pub fn draw(open: &Open) -> Markup {
    html! {
        @for area in LANDS { use class=(look(area, open)) href={ "#g-" (area.name()) } {} }
        use.water href="#g-river" {}
        use fill="url(#waves)" href="#g-river" {}
        use.bank href="#g-banks" {}
        use.rim href="#g-rim" {}
    }
}

/// The land between the rivers is lighter; what is not in play is faded (BA-SETUP-1..3).
fn look(area: Area, open: &Open) -> &'static str {
    match area {
        _ if !open.in_play().meets(area.hexes()) => "hexland off",
        Area::Center => "hexland",
        _ => "hexland out",
    }
}

/// Every hex that is not lit can be touched too: the server says why it will not do.
pub fn hits(lit: Hexes) -> Markup {
    html! {
        @for hex in (BOARD - lit).iter() {
            @let (x, y) = centre(hex);
            use href="#h" data-token=(hex) x=(x) y=(y) {}
        }
    }
}

/// Letters above, numbers beside: every hex's name can be read off.
fn coordinates() -> Markup {
    html! {
        g #g-names {
            @for column in 0..COLUMNS {
                @let letter = Hex::column_label(column).to_ascii_uppercase();
                text.coord x=(36 * i32::from(column)) y="-27" { (letter) }
            }
            @for row in 0..ROWS {
                text.coord x="-34" y=(21 * i32::from(row) + 3) { (Hex::row_label(row)) }
            }
        }
    }
}

fn whole(hexes: Hexes) -> String {
    hexes.iter().fold(String::new(), |mut path, hex| {
        let (x, y) = centre(hex);
        let _ = write!(path, "M{} {y}l12-21h24l12 21-12 21h-24z", x - 24);
        path
    })
}

/// The sides of the hexes beyond which it is so.
fn edges(hexes: Hexes, so: impl Fn(Option<Hex>) -> bool) -> String {
    let sides = hexes.iter().flat_map(|hex| Side::ALL.map(|side| (hex, side)));
    sides.filter(|(hex, side)| so(hex.neighbour(*side))).fold(
        String::new(),
        |mut path, (hex, side)| {
            let (x, y) = centre(hex);
            let (dx, dy, way) = match side {
                Side::Top => (-12, -21, "h24"),
                Side::UpperRight => (12, -21, "l12 21"),
                Side::LowerRight => (24, 0, "l-12 21"),
                Side::Bottom => (12, 21, "h-24"),
                Side::LowerLeft => (-12, 21, "l-12-21"),
                Side::UpperLeft => (-24, 0, "l12-21"),
            };
            let _ = write!(path, "M{} {}{way}", x + dx, y + dy);
            path
        },
    )
}
