//! The small pictures of the guide, drawn from maps of letters.
//!
//! `.` land, `~` river, `t s f m` a tile, `*` after it a treasure, `K P F T` and a number a leader of
//! that seat, `M` and three `=` a monument; `!` before a piece: just placed.

use maud::{Markup, html};
use words::Words;

use draw::parts::EMBLEMS;

const CELL: i32 = 40;

/// The figure with this name.
pub fn fact(_: &str) -> Option<u32> {
    None
}

/// The picture with this name, if the guides have one.
pub fn draw(words: &Words, name: &str, label: &str) -> Option<Markup> {
    let map: &[&str] = match name {
        "spheres" => return Some(spheres(words)),
        "kingdom" => &[". . . . . .", ". t* P1 s . .", ". T2 t !m . .", "~ ~ ~ ~ ~ ~"],
        "revolt" => &[". . . . .", ". K2 t !K1 .", ". t . . .", ". . . . ."],
        "war" => &["t . . . t .", "K1 s s !t s K2", ". . . . m t"],
        "monument" => &[". M = . .", ". = = P1 .", ". . F2 t ."],
        _ => return None,
    };
    let cells: Vec<Vec<&str>> = map.iter().map(|row| row.split(' ').collect()).collect();
    Some(board(&cells, label))
}

/// Tile and leader of each sphere.
fn spheres(words: &Words) -> Markup {
    let rows =
        [("settlement", "king"), ("temple", "priest"), ("farm", "farmer"), ("market", "trader")];
    html! {
        ul.symbol-key {
            @for (sphere, role) in rows {
                li {
                    svg viewBox="0 0 84 40" aria-hidden="true" {
                        (tile(0, 0, sphere)) (leader(44, 0, sphere, role, 0))
                    }
                    span {
                        b class={ "in " (sphere) } { (words.get(&format!("tigris-{sphere}"))) }
                        " + " (words.get(&format!("tigris-{role}")))
                    }
                }
            }
        }
    }
}

fn board(cells: &[Vec<&str>], label: &str) -> Markup {
    let width = cells.iter().map(Vec::len).max().unwrap_or(0) as i32 * CELL;
    let height = cells.len() as i32 * CELL;
    let each = || {
        cells.iter().enumerate().flat_map(|(row, line)| {
            line.iter().enumerate().map(move |(column, token)| (column as i32, row as i32, *token))
        })
    };
    html! {
        svg.map viewBox={ "-2 -2 " (width + 4) " " (height + 4) } role="img" aria-label=(label) {
            rect.land width=(width) height=(height) rx="6" {}
            @for (column, row, _) in each().filter(|(.., token)| *token == "~") {
                rect.wet x=(column * CELL) y=(row * CELL) width=(CELL) height=(CELL) {}
            }
            path.grid d=(grid(width, height)) {}
            @for cell in kingdoms(cells) {
                rect.guide-kingdom x=(cell.0 * CELL) y=(cell.1 * CELL) width=(CELL) height=(CELL) {}
            }
            path.guide-kingdom-edge d=(edges(cells)) {}
            @for (column, row, token) in each() { (piece(column * CELL, row * CELL, token)) }
        }
    }
}

fn grid(width: i32, height: i32) -> String {
    let down = (1..width / CELL).map(|column| format!("M{} 0V{height}", column * CELL));
    let across = (1..height / CELL).map(|row| format!("M0 {}H{width}", row * CELL));
    down.chain(across).collect()
}

/// Whether a cell belongs to a kingdom of the picture. A tile just placed has yet to join one, and
/// all groups in these pictures have a leader.
fn settled(cells: &[Vec<&str>], column: i32, row: i32) -> bool {
    let row = usize::try_from(row).ok().and_then(|row| cells.get(row));
    let token = usize::try_from(column).ok().zip(row).and_then(|(column, row)| row.get(column));
    token.is_some_and(|token| !token.starts_with(['.', '~', '!']))
}

fn kingdoms(cells: &[Vec<&str>]) -> Vec<(i32, i32)> {
    let rows = 0..cells.len() as i32;
    let all = rows.flat_map(|row| (0..cells[row as usize].len() as i32).map(move |c| (c, row)));
    all.filter(|&(column, row)| settled(cells, column, row)).collect()
}

/// The border of the kingdoms.
fn edges(cells: &[Vec<&str>]) -> String {
    let mut path = String::new();
    for (column, row) in kingdoms(cells) {
        let (x, y) = (column * CELL, row * CELL);
        let sides = [
            (0, -1, format!("M{x} {y}h{CELL}")),
            (0, 1, format!("M{x} {}h{CELL}", y + CELL)),
            (-1, 0, format!("M{x} {y}v{CELL}")),
            (1, 0, format!("M{} {y}v{CELL}", x + CELL)),
        ];
        for (dx, dy, side) in sides {
            if !settled(cells, column + dx, row + dy) {
                path.push_str(&side);
            }
        }
    }
    path
}

fn piece(x: i32, y: i32, token: &str) -> Markup {
    let (new, token) = token.strip_prefix('!').map_or((false, token), |rest| (true, rest));
    let mut letters = token.chars();
    let (first, second) = (letters.next().unwrap_or('.'), letters.next());
    let seat = second.and_then(|c| c.to_digit(10)).map_or(0, |n| n.saturating_sub(1) as usize);
    let drawn = match first {
        't' => tile(x, y, "temple"),
        's' => tile(x, y, "settlement"),
        'f' => tile(x, y, "farm"),
        'm' => tile(x, y, "market"),
        'K' => leader(x, y, "settlement", "king", seat),
        'P' => leader(x, y, "temple", "priest", seat),
        'F' => leader(x, y, "farm", "farmer", seat),
        'T' => leader(x, y, "market", "trader", seat),
        'M' => monument(x, y),
        _ => html! {},
    };
    html! {
        (drawn)
        @if second == Some('*') {
            circle.gem-bed cx=(x + 32) cy=(y + 8) r="8" {}
            use.gem href="#treasure" x=(x + 26) y=(y + 2) width="12" height="12" {}
        }
        @if new { rect.chosen x=(x + 1) y=(y + 1) width="38" height="38" rx="6" {} }
    }
}

fn tile(x: i32, y: i32, sphere: &str) -> Markup {
    html! {
        g transform={ "translate(" (x) " " (y) ")" } {
            rect class={ (sphere) "-fill" } x="2" y="2" width="36" height="36" rx="5" {}
            path.foot d="M2 33h36a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5z" {}
            rect.edge x="2.5" y="2.5" width="35" height="35" rx="4.5" {}
            use.ivory href={ "#" (sphere) } x="8.5" y="6" width="23" height="23" {}
        }
    }
}

fn leader(x: i32, y: i32, sphere: &str, role: &str, seat: usize) -> Markup {
    html! {
        g class={ "leader-" (sphere) } transform={ "translate(" (x) " " (y) ")" } {
            circle.disc cx="19" cy="21.5" r="15" {}
            circle.halo cx="19" cy="21.5" r="17" {}
            use href={ "#" (EMBLEMS[seat]) } x="9" y="11.5" width="20" height="20" {}
            circle.plate cx="31.5" cy="8.5" r="8" {}
            use.ivory href={ "#" (role) } x="26.5" y="3.5" width="10" height="10" {}
        }
    }
}

fn monument(x: i32, y: i32) -> Markup {
    html! {
        g transform={ "translate(" (x) " " (y) ")" } {
            path.back d="M7 2h66a5 5 0 0 1 5 5v66a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5z" {}
            path.edge d="M40 3v74M3 40h74" {}
            path.farm-fill d="M28 8h24v8h8v24H20V16h8z" {}
            path.temple-fill d="M14 42h52v14h8v17H6V56h8z" {}
            use.ivory href="#farm" x="29" y="13" width="22" height="22" {}
            use.ivory href="#temple" x="28" y="46" width="24" height="24" {}
        }
    }
}
