//! The printed board: land in three areas, two rivers, their banks and the rim. It never changes, so
//! its paths are made once.

use std::fmt::Write as _;
use std::sync::LazyLock;

use babylonia::board::{BOARD, RIVER};
use babylonia::hex::{COLUMNS, ROWS};
use babylonia::{Area, Hex, Hexes, Open, Side};
use maud::{Markup, PreEscaped, html};

use super::names::centre;

const LANDS: [Area; 3] = [Area::North, Area::Center, Area::South];

static LAND: LazyLock<[String; 3]> = LazyLock::new(|| LANDS.map(|area| whole(area.hexes())));
static WATER: LazyLock<String> = LazyLock::new(|| whole(RIVER));
static BANKS: LazyLock<String> =
    LazyLock::new(|| edges(RIVER, |beyond| beyond.is_some_and(|hex| !RIVER.has(hex))));
static RIM: LazyLock<String> = LazyLock::new(|| edges(BOARD, |beyond| beyond.is_none()));

/// Every hex can be touched: the server says why an unlit one will not do.
static HITS: LazyLock<String> = LazyLock::new(|| {
    let hit = |hex| {
        let (x, y) = centre(hex);
        format!("<use href=\"#h\" data-token=\"{hex}\" x=\"{x}\" y=\"{y}\"/>")
    };
    Hex::all().map(hit).collect()
});

pub fn draw(open: &Open) -> Markup {
    html! {
        @for (area, path) in LANDS.iter().zip(&*LAND) {
            path class=(look(*area, open)) d=(path) {}
        }
        path.water d=(*WATER) {}
        path fill="url(#waves)" d=(*WATER) {}
        path.bank d=(*BANKS) {}
        path.rim d=(*RIM) {}
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

pub fn hits() -> PreEscaped<&'static str> {
    PreEscaped(&HITS)
}

/// Letters above, numbers beside: every hex's name can be read off.
pub fn coordinates() -> Markup {
    html! {
        g aria-hidden="true" {
            @for column in 0..COLUMNS {
                @let letter = Hex::column_label(column).to_ascii_uppercase();
                text.coord x=(36 * i32::from(column)) y="-27" { (letter) }
            }
            @for row in 0..ROWS {
                text.coord x="-34" y={ (21 * i32::from(row) + 3) } { (Hex::row_label(row)) }
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
