//! The small pictures of the guide to Babylonia, drawn from maps of letters.
//!
//! Rows go down in half steps; the hexes of every other row stand half a hex to the side. `-` no hex,
//! `.` land, `~` river, `m p s f` and a number a token of that seat, `~` and a number one face down,
//! `C` and letters a city, `F` and a sign a field, `Z` a ziggurat; `!` before a token: just placed;
//! `+` and a number after it: points at once.

use maud::{Markup, html};
use words::Words;

use draw::parts::EMBLEMS;

/// The outline of a hex around its middle.
const HEX: &str = "l12-21h24l12 21-12 21h-24z";
/// The outline of what lies on one.
const INNER: &str = "M-18.5 0l9.25-16h18.5l9.25 16-9.25 16h-18.5z";

/// The figure with this name.
pub fn fact(_: &str) -> Option<u32> {
    None
}

/// The picture with this name, if the guides have one.
pub fn draw(words: &Words, name: &str, label: &str) -> Option<Markup> {
    let map: &[&str] = match name {
        "tokens" => return Some(kinds(words)),
        "siege" => &["- m1 -", "p2 f1", "~ Cmp .", "~ m1", "- !p1 -"],
        "chain" => &["- f2 - -", "p1 f1 ~", ". Cp ~1 .", "m1 p2 p1", "- m1 ~ -"],
        "field" => &["- . -", "!m1 .", ". F6 .", ". .", "- . -"],
        "ziggurats" => &["- . - .", "f1 . . .", "- Z - Z", ". . !m1+2 .", "- . - ."],
        _ => return None,
    };
    Some(board(map, label))
}

/// The four kinds of token.
fn kinds(words: &Words) -> Markup {
    html! {
        ul.symbol-key {
            @for (letter, kind) in [('m', "merchant"), ('p', "priest"), ('s', "servant"), ('f', "farmer")] {
                li {
                    svg viewBox="-18 -18 36 36" aria-hidden="true" { (token(letter, 0)) }
                    b { (words.get(&format!("babylonia-{kind}"))) }
                }
            }
        }
    }
}

fn board(map: &[&str], label: &str) -> Markup {
    let each = || {
        map.iter().enumerate().flat_map(|(row, line)| {
            let places = line.split(' ').enumerate();
            places.map(move |(place, sign)| (2 * place as i32 + row as i32 % 2, row as i32, sign))
        })
    };
    let hexes = |wet: bool| -> String {
        let found = each().filter(|(.., sign)| *sign != "-" && sign.starts_with('~') == wet);
        found.map(|(column, row, _)| format!("M{} {}{HEX}", 36 * column - 24, 21 * row)).collect()
    };
    let last = each().map(|(column, ..)| column).max().unwrap_or(0);
    let (width, height) = (36 * last + 52, 21 * map.len() as i32 + 25);
    html! {
        svg.map viewBox={ "-26 -23 " (width) " " (height) } role="img" aria-label=(label) {
            path.hexland d=(hexes(false)) {}
            path.water d=(hexes(true)) {}
            @for (column, row, sign) in each() {
                g transform={ "translate(" (36 * column) " " (21 * row) ")" } { (piece(sign)) }
            }
        }
    }
}

fn piece(sign: &str) -> Markup {
    let (new, sign) = sign.strip_prefix('!').map_or((false, sign), |rest| (true, rest));
    let (sign, points) = sign.split_once('+').map_or((sign, None), |(sign, n)| (sign, Some(n)));
    let mut letters = sign.chars();
    let (first, rest) = (letters.next().unwrap_or('.'), letters.as_str());
    let seat = rest.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    html! {
        @match (first, seat) {
            ('Z', _) => {
                path.ziggurat d=(INNER) {}
                use.ziggurat-sign href="#ziggurat" x="-13" y="-13.5" width="26" height="26" {}
            }
            ('C', _) => (city(rest)),
            ('F', _) => {
                path.field d=(INNER) {}
                use.furrow href="#field" x="-7.5" y="-15.5" width="15" height="15" {}
                text.field-number y="13.5" { (rest) }
            }
            ('~', Some(seat)) => (face_down(seat)),
            (letter, Some(seat)) => (token(letter, seat)),
            _ => {}
        }
        @if new { path.chosen d={ "M-24 0" (HEX) } {} }
        @if let Some(points) = points {
            rect.plus x="-12" y="10" width="24" height="18" rx="9" {}
            text.plus-text y="23" { "+" (points) }
        }
    }
}

fn kind(letter: char) -> &'static str {
    match letter {
        'm' => "merchant",
        'p' => "priest",
        's' => "servant",
        _ => "farmer",
    }
}

fn token(letter: char, seat: usize) -> Markup {
    html! {
        use class={ "s" (seat + 1) } href={ "#shape-" (EMBLEMS[seat]) } x="-16" y="-16" width="32" height="32" {}
        use.on href={ "#" (kind(letter)) } x="-9" y="-9" width="18" height="18" {}
    }
}

fn face_down(seat: usize) -> Markup {
    html! {
        g class={ "s" (seat + 1) } {
            use href={ "#shape-" (EMBLEMS[seat]) } x="-15.5" y="-15.5" width="31" height="31" {}
            use.inner href={ "#shape-" (EMBLEMS[seat]) } x="-13.5" y="-13.5" width="27" height="27" {}
            use href={ "#" (EMBLEMS[seat]) } x="-7.5" y="-7.5" width="15" height="15" {}
        }
    }
}

fn city(nobles: &str) -> Markup {
    let (start, size) = if nobles.len() == 1 { (-10.0, 20.0) } else { (-15.5, 15.0) };
    html! {
        path.city d=(INNER) {}
        @for (place, letter) in nobles.chars().enumerate() {
            use.colour-ink href={ "#" (kind(letter)) } x=(start + 16.0 * place as f32) y=(-size / 2.0)
                width=(size) height=(size) {}
        }
    }
}
