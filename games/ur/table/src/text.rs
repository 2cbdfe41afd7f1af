//! The board in a terminal, with both paths around the shared row.

use draw::Table;
use draw::parts::initial;
use table::Seat;
use ur::{HOME, ROSETTES, Ur};

use crate::page::cell;

pub fn draw(view: &Ur, table: &Table<'_>) -> String {
    let mut rows = [[" "; 8]; 3].map(|row| row.map(|space| format!("{space:^4}")));
    for seat in Seat::all(2) {
        for square in 1..HOME {
            let (column, row) = cell(seat.index() == 0, square);
            let sign = match view.at(seat, square) {
                0 if rows[row][column].contains(char::is_alphabetic) => continue,
                0 if ROSETTES.contains(&square) => "[✿]".to_owned(),
                0 => "[ ]".to_owned(),
                _ => format!("[{}]", initial(seat)),
            };
            rows[row][column] = format!("{sign:^4}");
        }
    }
    let mut text: String = rows.map(|row| format!("{}\n", row.concat().trim_end())).concat();
    for seat in Seat::all(2) {
        let mark = if view.active == seat { "▶" } else { " " };
        let word = |name: &str| table.words.get(&format!("ur-page-{name}")).into_owned();
        let [waiting, off] = [("waiting", 0), ("off", HOME)]
            .map(|(name, step)| format!("{}: {}", word(name), view.at(seat, step)));
        text += &format!("{mark} {} {}  {waiting}  {off}\n", initial(seat), table.name(seat));
    }
    text
}
