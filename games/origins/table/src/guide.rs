//! The small pictures of the guide to Origins: a meeting place, cities drawn from maps of letters, the
//! tracks.
//!
//! In a map `r p b y o` are tiles of a colour, `a` the agora, `c` the palace, `f` a farm, `+` a cell
//! where a tile may go, `-` nothing.

use maud::{Markup, html};
use words::Words;

use draw::parts::EMBLEMS;

const CELL: i32 = 40;

/// The figure with this name.
pub fn fact(_: &str) -> Option<u32> {
    None
}

/// The picture with this name, if it is one of these.
pub fn draw(_: &Words, name: &str, label: &str) -> Option<Markup> {
    Some(match name {
        "or-place" => svg(220, 74, label, &place()),
        "or-city" => {
            svg(200, 160, label, &town(0, 0, &["- + + + -", "+ a r p +", "+ c + + -", "- + - - -"]))
        }
        "or-pattern" => svg(300, 84, label, &pattern()),
        "or-seat" => svg(200, 84, label, &seat()),
        "or-temples" => svg(260, 104, label, &temples()),
        "or-military" => svg(280, 60, label, &military()),
        _ => return None,
    })
}

fn svg(width: i32, height: i32, label: &str, inside: &Markup) -> Markup {
    html! {
        svg.map.origins-picture viewBox={ "0 0 " (width) " " (height) } role="img" aria-label=(label) { (inside) }
    }
}

fn octagon(x: i32, y: i32) -> String {
    format!("M{} {}h16l11 11v16l-11 11h-16l-11 -11v-16z", x + 12, y + 1)
}

/// The shape that stands for a colour beside it, around a middle.
fn mark(letter: char, x: i32, y: i32) -> Markup {
    html! {
        @match letter {
            'r' => path.origins-mark d={ "M" (x) " " (y - 7) "l8 14h-16z" } {},
            'p' => path.origins-mark d={ "M" (x) " " (y - 8) "l8 8-8 8-8-8z" } {},
            'b' => circle.origins-ring cx=(x) cy=(y) r="6" {},
            'y' => path.origins-mark d={ "M" (x) " " (y - 9) "l2.5 6.5 6.5 2.5-6.5 2.5-2.5 6.5-2.5-6.5-6.5-2.5 6.5-2.5z" } {},
            'o' => rect.origins-mark x=(x - 6) y=(y - 6) width="12" height="12" {},
            _ => {}
        }
    }
}

fn fill(letter: char) -> &'static str {
    match letter {
        'r' => "origins-red",
        'p' => "origins-purple",
        'b' => "origins-blue",
        'y' => "origins-yellow origins-dark",
        'o' => "origins-orange",
        'f' => "origins-farm",
        _ => "origins-grey",
    }
}

fn tile(letter: char, x: i32, y: i32) -> Markup {
    html! {
        g class=(fill(letter)) {
            path d=(octagon(x, y)) {}
            (mark(letter, x + 20, y + 20))
            @if letter == 'f' { use.origins-sign href="#field" x=(x + 10) y=(y + 10) width="20" height="20" {} }
            @if letter == 'c' { use.origins-sign href="#city" x=(x + 10) y=(y + 10) width="20" height="20" {} }
            @if letter == 'a' { use.origins-sign href="#human" x=(x + 10) y=(y + 10) width="20" height="20" {} }
        }
    }
}

/// A city from a map of letters.
fn town(left: i32, top: i32, map: &[&str]) -> Markup {
    html! {
        @for (row, line) in map.iter().enumerate() {
            @for (column, sign) in line.split(' ').enumerate() {
                @let (x, y) = (left + column as i32 * CELL, top + row as i32 * CELL);
                @match sign.chars().next() {
                    Some('-') | None => {}
                    Some('+') => path.origins-free d=(octagon(x, y)) {},
                    Some(letter) => (tile(letter, x, y)),
                }
            }
        }
    }
}

/// A die of a colour with its pips.
fn die(class: &str, value: u8, x: i32, y: i32) -> Markup {
    let spots: &[(i32, i32)] = match value {
        2 => &[(6, 6), (18, 18)],
        4 => &[(6, 6), (18, 6), (6, 18), (18, 18)],
        _ => &[(6, 6), (18, 6), (6, 12), (18, 12), (6, 18), (18, 18)],
    };
    html! {
        g class=(class) {
            rect x=(x) y=(y) width="24" height="24" rx="5" {}
            @for (dx, dy) in spots { circle.origins-pip cx=(x + dx) cy=(y + dy) r="2.6" {} }
        }
    }
}

fn number(x: i32, y: i32, text: &str) -> Markup {
    html! { text.origins-number x=(x) y=(y) { (text) } }
}

/// A ship at 3, a weak die that pays, a six that does not.
fn place() -> Markup {
    html! {
        g.origins-blue {
            path d="M4 36Q24 64 60 64T116 36Q104 50 60 50T4 36z" {}
            circle.origins-dial cx="60" cy="27" r="22" {}
        }
        (number(60, 35, "3"))
        (die("origins-blue", 2, 132, 8)) (number(178, 27, "−1"))
        use.origins-wisdom href="#wisdom" x="192" y="11" width="18" height="18" {}
        (die("origins-yellow origins-dark", 6, 132, 42)) (number(178, 61, "×2"))
    }
}

/// A card and three districts that match it.
fn pattern() -> Markup {
    html! {
        (town(0, 2, &["r p", "b +"]))
        path.origins-arrow d="M90 42h14m-5-5l5 5-5 5" {}
        g transform="translate(112 10) scale(.8)" {
            (town(0, 0, &["r p", "b f"])) (town(90, 0, &["f b", "p r"])) (town(180, 0, &["p r", "y b"]))
        }
    }
}

/// A closed district and the tower that multiplies its die.
fn seat() -> Markup {
    html! {
        (town(2, 2, &["b r", "f b"]))
        path.origins-seat d="M42 26l16 16-16 16-16-16z" {}
        (die("origins-blue", 4, 30, 30))
        (number(104, 50, "×"))
        g.origins-blue {
            @for floor in 0..3 { rect x="118" y=(56 - 13 * floor) width="30" height="11" rx="3" {} }
        }
        (number(172, 50, "= 12"))
    }
}

fn seal(seat: usize, x: i32, y: i32) -> Markup {
    html! {
        svg class={ "s" (seat + 1) } x=(x) y=(y) width="20" height="20" {
            use href={ "#seal-" (EMBLEMS[seat]) } {}
        }
    }
}

/// Three temple tracks with one disc each.
fn temples() -> Markup {
    let ladder = ["0", "1", "3", "6", "10", "16", "23", "31"];
    html! {
        @for (row, (space, counts)) in [(7, false), (3, true), (5, true)].into_iter().enumerate() {
            @let y = 2 + 34 * row as i32;
            @for (column, points) in ladder.iter().enumerate() {
                @let x = 2 + 32 * column as i32;
                rect.origins-space x=(x) y=(y) width="29" height="31" rx="4" {}
                text.origins-small x=(x + 14) y=(y + 10) { (points) }
                @if column == space {
                    (seal(0, x + 5, y + 11))
                    @if counts { rect.origins-counts x=(x) y=(y) width="29" height="31" rx="4" {} }
                }
            }
        }
    }
}

/// Seven spaces, two borders, two discs.
fn military() -> Markup {
    html! {
        @for space in 0..8 {
            @let x = 6 + 33 * space;
            rect.origins-space x=(x) y="8" width="32" height="44" {}
            @if space == 1 || space == 4 { rect.origins-border x=(x - 3) y="4" width="5" height="52" rx="2" {} }
        }
        (seal(1, 78, 24)) (seal(0, 177, 24))
    }
}
