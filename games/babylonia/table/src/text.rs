//! Babylonia in a terminal: the board, the cards, then everybody's tokens.

use std::fmt::Write as _;

use babylonia::board::RIVER;
use babylonia::hex::{COLUMNS, ROWS};
use babylonia::{Field, Hex, Kind, Piece, View};
use table::Seat;

use draw::parts::initial;
use draw::{Paint, Table};

pub fn draw(view: &View, table: &Table<'_>) -> String {
    let mut text = board(view, table.paint);
    text.push('\n');
    text.push_str(&legend(view, table));
    for seat in view.open.seats() {
        text.push_str(&seat_line(view, seat, table));
    }
    text
}

/// Three characters to a column; a hex takes two columns, since its neighbours stand half a row off.
fn board(view: &View, paint: Paint) -> String {
    let letters: String =
        (0..COLUMNS).map(|column| format!(" {} ", Hex::column_label(column))).collect();
    let letters = paint.on("2", &format!("     {}", letters.trim_end()));
    let mut text = format!("{letters}\n");
    for row in 0..ROWS {
        let number = paint.on("2", &format!("{:>3}", Hex::row_label(row)));
        let mut line = format!("{number} {}", if row % 2 == 1 { "   " } else { "" });
        for column in (row % 2..COLUMNS).step_by(2) {
            line.push_str(&match Hex::new(row, column) {
                Some(hex) => hex_text(view, hex, paint),
                None => " ".repeat(6),
            });
        }
        let _ = writeln!(text, "{}", line.trim_end());
    }
    let _ = writeln!(text, "{letters}");
    text
}

/// Six characters: round brackets for a token, curly ones for a city, square ones for a field.
fn hex_text(view: &View, hex: Hex, paint: Paint) -> String {
    let open = &view.open;
    let (style, sign) = match open.piece(hex) {
        Some(Piece::Token(seat, _)) => {
            let kind = view.kind(hex).map_or('?', letter);
            let (left, right) = if RIVER.has(hex) { ('~', '~') } else { ('(', ')') };
            (ink(seat), format!("{left}{}{kind}{right}", initial(seat)))
        }
        Some(Piece::City(city)) => {
            ("1;33", format!("{{{}}}", city.symbols().map(letter).collect::<String>()))
        }
        Some(Piece::Field(Field::Cities)) => ("32", "[c]".to_owned()),
        Some(Piece::Field(field)) => ("32", format!("[{}]", field.name())),
        Some(Piece::Ziggurat { scored: false }) => ("1;34", "/Z\\".to_owned()),
        Some(Piece::Ziggurat { scored: true }) => ("2", "/z\\".to_owned()),
        None if !open.in_play().has(hex) => ("2", " ".to_owned()),
        None if RIVER.has(hex) => ("34", "~~".to_owned()),
        None => ("2", ".".to_owned()),
    };
    let width = sign.chars().count();
    let left = (6 - width) / 2;
    format!("{}{}{}", " ".repeat(left), paint.on(style, &sign), " ".repeat(6 - width - left))
}

fn letter(kind: Kind) -> char {
    kind.name().chars().next().unwrap_or('?')
}

fn ink(seat: Seat) -> &'static str {
    ["1;33", "1;36", "1;35", "1;32"].get(seat.index()).copied().unwrap_or("1")
}

fn legend(view: &View, table: &Table<'_>) -> String {
    let word = |name: &str| table.words.get(&format!("babylonia-{name}")).into_owned();
    let kinds: Vec<String> =
        Kind::ALL.map(|kind| format!("{} {}", letter(kind), word(kind.name()))).into();
    let offer: Vec<String> = view
        .open
        .offer
        .iter()
        .map(|card| format!("{card} {}", word(&format!("card-{card}"))))
        .collect();
    format!(
        "{}   {{}} {}   [] {}   [c] {}   /Z\\ {}   ~~ {}\n{}: {}\n",
        kinds.join("   "),
        word("city"),
        word("field"),
        word("cities"),
        word("ziggurat"),
        word("river"),
        word("cards"),
        offer.join(", "),
    )
}

fn seat_line(view: &View, seat: Seat, table: &Table<'_>) -> String {
    let open = &view.open;
    let word = |name: &str| table.words.get(&format!("babylonia-{name}")).into_owned();
    let mark = if open.decider() == Some(seat) { "▶" } else { " " };
    let name = table.paint.on(ink(seat), &format!("{} {}", initial(seat), table.name(seat)));
    let hand = match view.hands[seat] {
        None => format!("{}×( )", open.hands[seat]),
        Some(tokens) => {
            let held = Kind::ALL.into_iter().filter(|kind| tokens[*kind] > 0);
            let held = held.map(|kind| format!("{}×{}", tokens[kind], letter(kind)));
            held.collect::<Vec<_>>().join(" ")
        }
    };
    let mut text = format!(
        "{mark} {name}  {}: {}  {}: {}  {}: {hand}  {}: {}",
        word("points"),
        open.points[seat],
        word("cities"),
        open.captured[seat].count(),
        word("hand"),
        word("pool"),
        open.pools[seat],
    );
    if !open.cards[seat].is_empty() {
        let _ = write!(text, "  {}: {}", word("cards"), open.cards[seat]);
    }
    text.push('\n');
    text
}
