//! The figures of the guide to Babylonia, and its small pictures, drawn from maps of letters.
//!
//! Rows go down in half steps; the hexes of every other row stand half a hex to the side. `-` no hex,
//! `.` land, `~` river, `m p s f` and a number a token of that seat, `~` and a number one face down,
//! `C` and letters a city, `F` and a sign a field, `Z` a ziggurat; `!` before a token: just placed;
//! `+` after it: points at once for the ziggurats it touches.

use babylonia::{
    ANY_TOKENS, CARD_POINTS, FARMERS, FIRST_TURN, Field, HAND, Kind, LAST_CITIES, NOBLE_POINTS,
    SECOND_TURN, Tokens,
};
use maud::{Markup, html};
use words::Words;

use draw::parts::EMBLEMS;

/// The outline of a hex around its middle.
const HEX: &str = "l12-21h24l12 21-12 21h-24z";
/// The outline of what lies on one.
const INNER: &str = "M-18.5 0l9.25-16h18.5l9.25 16-9.25 16h-18.5z";

/// The figure with this name: of the game, or of the example in a picture.
pub fn fact(name: &str) -> Option<u32> {
    let siege = map("siege")?;
    let city = siege.iter().find(|hex| hex.sign.starts_with('C'))?;
    let tokens = |seat| {
        siege.iter().filter(|hex| hex.seat() == Some(seat) && hex.beside(city)).count() as u32
    };
    let noble_points = |seat| u32::from(NOBLE_POINTS) * nobles(&siege, city, seat);
    let clan = |kind: Kind| u32::from(Tokens::CLAN[kind]);
    Some(match name {
        "clan-tokens" => Tokens::CLAN.size().into(),
        "clan-merchants" => clan(Kind::Merchant),
        "clan-priests" => clan(Kind::Priest),
        "clan-servants" => clan(Kind::Servant),
        "clan-farmers" => clan(Kind::Farmer),
        "hand" => HAND.into(),
        "play-any" => ANY_TOKENS.into(),
        "play-farmers" => FARMERS.into(),
        "first-round-first" => FIRST_TURN.into(),
        "first-round-second" => SECOND_TURN.into(),
        "noble-points" => NOBLE_POINTS.into(),
        "card-points" => CARD_POINTS.into(),
        "last-cities" => LAST_CITIES,
        "siege-lion-nobles" => nobles(&siege, city, 0),
        "siege-lion-points" => noble_points(0),
        "siege-bull-points" => noble_points(1),
        "siege-lion-tokens" => tokens(0),
        "siege-bull-tokens" => tokens(1),
        "ziggurats-touched" | "ziggurats-points" => touched(&map("ziggurats")?), // BA-ZIGP-1
        "field-points" => {
            let map = map("field")?;
            let shown = map.iter().find_map(|hex| hex.sign.strip_prefix('F'))?;
            // The name of a field is what it shows.
            Field::ALL.into_iter().find(|field| field.name() == shown)?.name().parse().ok()?
        }
        _ => return None,
    })
}

/// A hex of a picture.
#[derive(Clone, Copy)]
struct Hex {
    column: i32,
    row: i32,
    sign: &'static str,
}

impl Hex {
    fn beside(&self, other: &Hex) -> bool {
        let (across, down) = (self.column.abs_diff(other.column), self.row.abs_diff(other.row));
        matches!((across, down), (0, 2) | (1, 1))
    }

    /// What lies here, without the marks around it.
    fn piece(&self) -> &'static str {
        self.sign.trim_start_matches('!').trim_end_matches('+')
    }

    /// Whose token lies here, face up or face down.
    fn seat(&self) -> Option<usize> {
        let number = self.piece().strip_prefix(['m', 'p', 's', 'f', '~'])?;
        number.parse::<usize>().ok()?.checked_sub(1)
    }
}

/// The map of a picture.
fn map(name: &str) -> Option<Vec<Hex>> {
    let rows: &[&'static str] = match name {
        "siege" => &["- m1 -", "p2 f1", "~ Cmp .", "~ m1", "- !p1 -"],
        "chain" => &["- f2 - -", "p1 f1 ~", ". Cp ~1 .", "m1 p2 p1", "- m1 ~ -"],
        "field" => &["- . -", "!m1 .", ". F6 .", ". .", "- . -"],
        "ziggurats" => &["- . - .", "f1 . . .", "- Z - Z", ". . !m1+ .", "- . - ."],
        _ => return None,
    };
    let hexes = |(row, line): (usize, &&'static str)| {
        let signs: Vec<&'static str> = line.split(' ').collect();
        let hex = move |(place, sign)| Hex {
            column: (2 * place + row % 2) as i32,
            row: row as i32,
            sign,
        };
        signs.into_iter().enumerate().map(hex)
    };
    Some(rows.iter().enumerate().flat_map(hexes).collect())
}

/// A seat's face-up tokens that a city shows, beside it or connected with it (BA-CITY-1).
fn nobles(map: &[Hex], city: &Hex, seat: usize) -> u32 {
    let mut linked = vec![*city];
    let mut done = 0;
    while let Some(from) = linked.get(done).copied() {
        done += 1;
        let own = map.iter().filter(|hex| hex.seat() == Some(seat) && hex.beside(&from));
        let known =
            |hex: &Hex| linked.iter().any(|it| (it.column, it.row) == (hex.column, hex.row));
        let new: Vec<Hex> = own.filter(|hex| !known(hex)).copied().collect();
        linked.extend(new);
    }
    let shown = &city.sign[1..];
    let matching = |hex: &&Hex| hex.piece().starts_with(|letter| shown.contains(letter));
    linked[1..].iter().filter(matching).count() as u32
}

/// The ziggurats that the tokens of the first seat touch.
fn touched(map: &[Hex]) -> u32 {
    let own = |hex: &Hex| map.iter().any(|token| token.seat() == Some(0) && token.beside(hex));
    map.iter().filter(|hex| hex.sign == "Z" && own(hex)).count() as u32
}

/// The picture with this name, if the guides have one.
pub fn draw(words: &Words, name: &str, label: &str) -> Option<Markup> {
    if name == "tokens" { Some(kinds(words)) } else { Some(board(&map(name)?, label)) }
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

fn board(map: &[Hex], label: &str) -> Markup {
    let hexes = |wet: bool| -> String {
        let found = map.iter().filter(|hex| hex.sign != "-" && hex.sign.starts_with('~') == wet);
        found.map(|hex| format!("M{} {}{HEX}", 36 * hex.column - 24, 21 * hex.row)).collect()
    };
    let column = map.iter().map(|hex| hex.column).max().unwrap_or(0);
    let row = map.iter().map(|hex| hex.row).max().unwrap_or(0);
    let (width, height) = (36 * column + 52, 21 * row + 46);
    html! {
        svg.map viewBox={ "-26 -23 " (width) " " (height) } role="img" aria-label=(label) {
            path.hexland d=(hexes(false)) {}
            path.water d=(hexes(true)) {}
            @for hex in map {
                g transform={ "translate(" (36 * hex.column) " " (21 * hex.row) ")" } {
                    (piece(hex))
                    @if hex.sign.starts_with('!') { path.chosen d={ "M-24 0" (HEX) } {} }
                    @if hex.sign.ends_with('+') {
                        rect.plus x="-12" y="10" width="24" height="18" rx="9" {}
                        text.plus-text y="23" { "+" (touched(map)) }
                    }
                }
            }
        }
    }
}

fn piece(hex: &Hex) -> Markup {
    let mut letters = hex.piece().chars();
    let (first, rest) = (letters.next().unwrap_or('.'), letters.as_str());
    html! {
        @match (first, hex.seat()) {
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
