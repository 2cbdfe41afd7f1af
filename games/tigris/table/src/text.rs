//! Tigris & Euphrates in a terminal: the board, then everybody's pieces.

use std::fmt::Write as _;

use table::Seat;
use tigris::board::{CORNERS, RIVER};
use tigris::cells::{COLUMNS, ROWS};
use tigris::{Cell, Colour, Held, Monument, Pair, View};

use draw::parts::initial;
use draw::{Paint, Table};

pub fn draw(view: &View, table: &Table<'_>) -> String {
    let mut text = board(view, table.paint);
    text.push('\n');
    text.push_str(&legend(view, table));
    for seat in view.open.seats() {
        text.push_str(&seat_lines(view, seat, table));
    }
    text
}

fn board(view: &View, paint: Paint) -> String {
    let letters: String =
        (0..COLUMNS).map(|column| format!("  {} ", char::from(b'a' + column))).collect();
    let letters = paint.on("2", &format!("    {letters}"));
    let mut text = format!("{}\n", letters.trim_end());
    for row in 0..ROWS {
        let number = paint.on("2", &format!("{:>3}", row + 1));
        let _ = write!(text, "{number} ");
        for cell in (0..COLUMNS).filter_map(|column| Cell::new(column, row)) {
            text.push_str(&cell_text(view, cell, paint));
        }
        let _ = writeln!(text, " {number}");
    }
    text.push_str(&letters);
    text.push('\n');
    text
}

/// Four characters: a square bracket for a tile, a round one for a leader.
fn cell_text(view: &View, cell: Cell, paint: Paint) -> String {
    let open = &view.open;
    let gem = if !open.treasures.has(cell) {
        ' '
    } else if CORNERS.has(cell) {
        '◆'
    } else {
        '◇'
    };
    if let Some((seat, colour)) = open.leader(cell) {
        let kind = colour.leader().chars().next().unwrap_or(' ').to_ascii_uppercase();
        return paint.on(&format!("1;{}", ink(colour)), &format!("({}{kind})", initial(seat)));
    }
    if let Some(colour) = open.tile(cell) {
        return paint.on(ink(colour), &format!("[{}{gem}]", shape(colour)));
    }
    if open.bases.has(cell) {
        return paint.on("2", &format!("[▒{gem}]"));
    }
    if open.ruins.has(cell) {
        return paint.on("35", " XX ");
    }
    if RIVER.has(cell) { paint.on("34", " ~~ ") } else { paint.on("2", "  . ") }
}

fn shape(colour: Colour) -> char {
    ['■', '▲', '≈', '●'][colour as usize]
}

fn ink(colour: Colour) -> &'static str {
    ["37", "31", "36", "32"][colour as usize]
}

fn legend(view: &View, table: &Table<'_>) -> String {
    let words = table.words;
    let kinds: Vec<String> = Colour::ALL
        .into_iter()
        .map(|colour| {
            let tile = words.get(&format!("tigris-{}", colour.tile())).into_owned();
            let leader = words.get(&format!("tigris-{}", colour.leader())).into_owned();
            let kind = colour.leader().chars().next().unwrap_or(' ').to_ascii_uppercase();
            table.paint.on(ink(colour), &format!("[{}] {tile} ({kind}) {leader}", shape(colour)))
        })
        .collect();
    let monuments: Vec<String> = Pair::ALL
        .into_iter()
        .filter_map(|pair| match view.open.monuments[pair.index()] {
            Monument::Stands(cell) => Some(format!("▒ {pair} {cell}")),
            _ => None,
        })
        .collect();
    let mut text = format!(
        "{}   ◇◆ {}   {}: {}\n",
        kinds.join("   "),
        words.get("tigris-treasures"),
        words.get("tigris-bag"),
        view.bag.size
    );
    if !monuments.is_empty() {
        let _ = writeln!(text, "{}", monuments.join("   "));
    }
    text
}

fn seat_lines(view: &View, seat: Seat, table: &Table<'_>) -> String {
    let open = &view.open;
    let words = table.words;
    let mark = if open.decider() == Some(seat) { "▶" } else { " " };
    let name = table.paint.on("1", &format!("{} {}", initial(seat), table.name(seat)));
    let off: String = Colour::ALL
        .into_iter()
        .filter(|colour| open.leaders[seat][*colour].is_none())
        .map(|colour| {
            let kind = colour.leader().chars().next().unwrap_or(' ').to_ascii_uppercase();
            table.paint.on(ink(colour), &format!("({kind})"))
        })
        .collect();
    let mut text = format!(
        "{mark} {name}  {off}  {}: {}",
        words.get("tigris-hand"),
        hand(view.hands[seat], table)
    );
    if view.shows_points(seat) {
        let points: Vec<String> = open.points[seat]
            .iter()
            .map(|(colour, count)| {
                table.paint.on(ink(colour), &format!("{}{count}", shape(colour)))
            })
            .collect();
        let _ = write!(
            text,
            "  {}: {} ◇{}",
            words.get("tigris-points"),
            points.join(" "),
            open.won[seat]
        );
    }
    let _ = writeln!(text, "  {}: {}", words.get("tigris-catastrophes"), open.catastrophes[seat]);
    text
}

fn hand(held: Held, table: &Table<'_>) -> String {
    match held.tiles {
        None => format!("{}×[ ]", held.size),
        Some(tiles) => Colour::ALL
            .into_iter()
            .flat_map(|colour| {
                let tile = table.paint.on(ink(colour), &format!("[{}]", shape(colour)));
                std::iter::repeat_n(tile, tiles[colour].into())
            })
            .collect(),
    }
}
