//! The figures of the guide, and its small pictures, drawn from maps of letters.
//!
//! `.` land, `~` river, `t s f m` a tile, `*` after it a treasure, `K P F T` and a number a leader of
//! that seat, `M` and three `=` a monument; `!` before a piece: just placed.

use maud::{Markup, html};
use tigris::board::START;
use tigris::{
    ACTIONS, CATASTROPHES, Colour, HAND, LAST_TREASURES, LEADER_POINTS, MONUMENT_POINTS,
    REVOLT_POINTS, SUPPORTER_POINTS, TILE_POINTS,
};
use words::Words;

use draw::parts::EMBLEMS;

const CELL: i32 = 40;

/// The figure with this name: of the game, or of the example in a picture.
pub fn fact(name: &str) -> Option<u32> {
    let (attacker, defender) = (temples("!K1")?, temples("K2")?);
    let [lion, bull] = [settlements("K1")?, settlements("K2")?];
    Some(match name {
        "colours" => Colour::ALL.len() as u32,
        "actions" => ACTIONS.into(),
        "hand" => HAND.into(),
        "catastrophes" => CATASTROPHES.into(),
        "treasures" => START.len(),
        "last-treasures" => LAST_TREASURES,
        "points-tile" => TILE_POINTS.into(),
        "points-revolt" => REVOLT_POINTS.into(),
        "points-war-leader" => LEADER_POINTS.into(),
        "points-war-tile" => SUPPORTER_POINTS.into(),
        "points-monument" => MONUMENT_POINTS.into(),
        "revolt-attacker" => attacker.len() as u32,
        "revolt-defender" => defender.len() as u32,
        "revolt-shared" => attacker.iter().filter(|cell| defender.contains(cell)).count() as u32,
        "revolt-needed" => (defender.len() + 1).saturating_sub(attacker.len()) as u32, // TE-REVOLT-6
        "war-lion" => lion,
        "war-bull" => bull,
        "war-points" => u32::from(LEADER_POINTS) + u32::from(SUPPORTER_POINTS) * bull,
        _ => return None,
    })
}

/// The map of a picture, row by row.
fn map(name: &str) -> Option<Vec<Vec<&'static str>>> {
    let rows: &[&str] = match name {
        "kingdom" => &[". . . . . .", ". t* P1 s . .", ". T2 t !m . .", "~ ~ ~ ~ ~ ~"],
        "revolt" => &[". . . . .", ". K2 t !K1 .", ". t . . .", ". . . . ."],
        "war" => &["t . . . t .", "K1 s s !t s K2", ". . . . m t"],
        "monument" => &[". M = . .", ". = = P1 .", ". . F2 t ."],
        _ => return None,
    };
    Some(rows.iter().map(|row| row.split(' ').collect()).collect())
}

/// The temples beside a leader of the revolt (TE-REVOLT-3).
fn temples(leader: &str) -> Option<Vec<(i32, i32)>> {
    let cells = map("revolt")?;
    let temple = |cell: &(i32, i32)| at(&cells, *cell).starts_with('t');
    Some(beside(find(&cells, leader)?).into_iter().filter(temple).collect())
}

/// The settlements on the side of a leader in the war, without the joining tile (TE-WAR-5).
fn settlements(leader: &str) -> Option<u32> {
    let cells = map("war")?;
    let mut side = vec![find(&cells, leader)?];
    let mut done = 0;
    while let Some(cell) = side.get(done) {
        let new = beside(*cell).into_iter().filter(|cell| settled(&cells, *cell));
        let new: Vec<_> = new.filter(|cell| !side.contains(cell)).collect();
        side.extend(new);
        done += 1;
    }
    Some(side.iter().filter(|cell| at(&cells, **cell).starts_with('s')).count() as u32)
}

fn find(cells: &[Vec<&str>], token: &str) -> Option<(i32, i32)> {
    let place = |row: &Vec<&str>| row.iter().position(|it| *it == token);
    let row = cells.iter().position(|row| place(row).is_some())?;
    Some((place(&cells[row])? as i32, row as i32))
}

fn beside((column, row): (i32, i32)) -> [(i32, i32); 4] {
    [(column, row - 1), (column, row + 1), (column - 1, row), (column + 1, row)]
}

/// What lies on a cell; land outside the map.
fn at<'a>(cells: &[Vec<&'a str>], (column, row): (i32, i32)) -> &'a str {
    let row = usize::try_from(row).ok().and_then(|row| cells.get(row));
    usize::try_from(column).ok().zip(row).and_then(|(column, row)| row.get(column)).unwrap_or(&".")
}

/// The picture with this name, if the guides have one.
pub fn draw(words: &Words, name: &str, label: &str) -> Option<Markup> {
    if name == "spheres" { Some(spheres(words)) } else { Some(board(&map(name)?, label)) }
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
fn settled(cells: &[Vec<&str>], cell: (i32, i32)) -> bool {
    !at(cells, cell).starts_with(['.', '~', '!'])
}

fn kingdoms(cells: &[Vec<&str>]) -> Vec<(i32, i32)> {
    let rows = 0..cells.len() as i32;
    let all = rows.flat_map(|row| (0..cells[row as usize].len() as i32).map(move |c| (c, row)));
    all.filter(|cell| settled(cells, *cell)).collect()
}

/// The border of the kingdoms.
fn edges(cells: &[Vec<&str>]) -> String {
    let mut path = String::new();
    for cell in kingdoms(cells) {
        let (x, y) = (cell.0 * CELL, cell.1 * CELL);
        let sides = [
            format!("M{x} {y}h{CELL}"),
            format!("M{x} {}h{CELL}", y + CELL),
            format!("M{x} {y}v{CELL}"),
            format!("M{} {y}v{CELL}", x + CELL),
        ];
        for (other, side) in beside(cell).into_iter().zip(sides) {
            if !settled(cells, other) {
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
