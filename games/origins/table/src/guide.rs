//! The figures of the guide to Origins, and its small pictures: a meeting place, cities drawn from maps of letters, the
//! tracks.
//!
//! In a map `r p b y o` are tiles of a colour, `a` the agora, `c` the palace, `f` a farm, `+` a cell
//! where a tile may go, `-` nothing.

use maud::{Markup, Render, html};
use origins::data::effect::{Amount, Goods, Op, TRAIN_PRICE};
use origins::data::{Data, Script};
use origins::{
    BORDER_POINTS, DISC_POINTS, GOLD_POINTS, LAST_TOWER_COLOURS, PASS_RISE, SHIP_LOW, SHIP_RISE,
    SHIP_TOP, START_BASES, TOP,
};
use words::Words;

use draw::parts::EMBLEMS;

const CELL: i32 = 40;

/// The example of a meeting place: the value of the ship.
const SHIP: u8 = 3;
/// The die that has to pay.
const WEAK: u8 = 2;
/// The district card, its blank last.
const CARD: [&str; 2] = ["r p", "b +"];
/// Districts that fit it.
const DISTRICTS: [[&str; 2]; 3] = [["r p", "b f"], ["f b", "p r"], ["p r", "y b"]];
/// The example of a seat: its die.
const DIE: u8 = 4;
/// The height of the tower of its colour.
const HEIGHT: u8 = 3;
/// Where a player's discs are in the temples.
const CLIMBED: [usize; 3] = [10, 4, 7];
/// The military track as far as it is drawn.
const MARCHED: u8 = 7;
/// The spaces of the Lion's disc and of the Bull's.
const DISCS: [u8; 2] = [5, 2];

/// The figure with this name: of the game, or of the example in a picture.
pub fn fact(name: &str) -> Option<u32> {
    let data = Data::builtin();
    let [low, middle, _] = climbed()?;
    Some(match name {
        "gold-points" => GOLD_POINTS.into(),
        "start-patricians" => START_BASES.into(),
        "pass-rise" => PASS_RISE.into(),
        "die-top" | "or-place-strong" => TOP.into(),
        "ship-rise" => SHIP_RISE.into(),
        "ship-top" => SHIP_TOP.into(),
        "ship-low" => SHIP_LOW.into(),
        "places" => data.places.len() as u32,
        "place-stone" => amount(data.places[0].upper, 0)?,
        "place-food" => amount(data.places[1].upper, 0)?,
        "place-wisdom" => amount(data.places[2].upper, 0)?,
        "temple-price" => amount(data.places[2].lower, 0)?,
        "place-any" => amount(data.places[3].upper, 0)?,
        "place-gold" => amount(data.places[3].upper, 1)?,
        "place-each" => amount(data.places[4].upper, 0)?,
        "train-price" => TRAIN_PRICE.into(),
        "attack-disc" => DISC_POINTS.into(),
        "attack-border" => BORDER_POINTS.into(),
        "tower-colours" => LAST_TOWER_COLOURS as u32,
        "or-place-ship" => SHIP.into(),
        "or-place-weak" => WEAK.into(),
        "or-place-pay" => (SHIP - WEAK).into(), // OR-MEET-2
        "or-pattern-districts" => DISTRICTS.len() as u32,
        "or-seat-die" => DIE.into(),
        "or-seat-height" => HEIGHT.into(),
        "or-seat-points" => (DIE * HEIGHT).into(), // OR-SCORE-4
        "or-temples-low" => low,
        "or-temples-middle" => middle,
        "or-temples-sum" => low + middle, // OR-SCORE-3
        "or-military-borders" => borders().filter(|border| *border <= DISCS[0]).count() as u32,
        "or-military-points" => {
            let behind = u32::from(DISCS[1] < DISCS[0]);
            fact("or-military-borders")? * u32::from(BORDER_POINTS)
                + behind * u32::from(DISC_POINTS)
        }
        _ => return None,
    })
}

/// How much a step of an action gives or takes.
fn amount(action: Script, step: usize) -> Option<u32> {
    match Data::builtin().ops(action).get(step)? {
        Op::Gain(_, Amount::Fixed(count)) | Op::Pay(_, count) => Some((*count).into()),
        _ => None,
    }
}

/// What the discs in the temples are worth, the lowest first.
fn climbed() -> Option<[u32; 3]> {
    let mut spaces = CLIMBED;
    spaces.sort_unstable();
    let [low, middle, high] = spaces.map(|space| Data::builtin().temple.get(space));
    Some([low?, middle?, high?].map(|points| u32::from(*points)))
}

/// The borders on the part of the military track that is drawn.
fn borders() -> impl Iterator<Item = u8> {
    Data::builtin().military.borders.iter().copied().filter(|border| *border <= MARCHED)
}

/// The picture with this name, if it is one of these.
pub fn draw(_: &Words, name: &str, label: &str) -> Option<Markup> {
    Some(match name {
        "or-place" => svg(314, 78, label, &place()),
        "or-city" => {
            svg(200, 160, label, &town(0, 0, &["- + + + -", "+ a r p +", "+ c + + -", "- + - - -"]))
        }
        "or-pattern" => svg(108 + 72 * DISTRICTS.len() as i32, 84, label, &pattern()),
        "or-seat" => svg(216, 84, label, &seat()),
        "or-temples" => svg(284, 108, label, &temples()),
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
    let spots = [
        (value % 2 == 1, [(12, 12); 2]),
        (value > 1, [(6, 6), (18, 18)]),
        (value > 3, [(18, 6), (6, 18)]),
        (value > 5, [(6, 12), (18, 12)]),
    ];
    let spots = spots.into_iter().filter(|(shown, _)| *shown).flat_map(|(_, pair)| pair);
    html! {
        g class=(class) {
            rect x=(x) y=(y) width="24" height="24" rx="5" {}
            @for (dx, dy) in spots { circle.origins-pip cx=(x + dx) cy=(y + dy) r="2.6" {} }
        }
    }
}

fn number(x: i32, y: i32, text: impl Render) -> Markup {
    html! { text.origins-number x=(x) y=(y) { (text) } }
}

/// The tile of the bonus action for blue.
fn bonus(x: i32, y: i32) -> Markup {
    html! {
        g.origins-blue {
            rect x=(x) y=(y) width="26" height="26" rx="6" {}
            (mark('b', x + 13, y + 13))
        }
    }
}

/// A ship with its bonus tile, a weak die that pays and has the bonus action, a six that does not pay
/// and has both main actions.
fn place() -> Markup {
    html! {
        g.origins-blue {
            path d="M4 38Q24 66 60 66T116 38Q104 52 60 52T4 38z" {}
            circle.origins-dial cx="60" cy="29" r="22" {}
        }
        (number(60, 37, SHIP))
        (bonus(128, 26))
        (die("origins-blue", WEAK, 176, 8)) (number(220, 27, format!("−{}", SHIP - WEAK)))
        use.origins-wisdom href="#wisdom" x="236" y="11" width="18" height="18" {}
        (number(268, 27, "+")) (bonus(282, 7))
        (die("origins-yellow origins-dark", TOP, 176, 46)) (number(220, 65, "×2"))
    }
}

/// A card and the districts that match it.
fn pattern() -> Markup {
    html! {
        (town(0, 2, &CARD))
        path.origins-arrow d="M90 42h14m-5-5l5 5-5 5" {}
        g transform="translate(112 10) scale(.8)" {
            @for (place, district) in DISTRICTS.iter().enumerate() { (town(90 * place as i32, 0, district)) }
        }
    }
}

/// A closed district and the tower that multiplies its die.
fn seat() -> Markup {
    html! {
        (town(2, 2, &["b r", "f b"]))
        path.origins-seat d="M42 26l16 16-16 16-16-16z" {}
        (die("origins-blue", DIE, 30, 30))
        (number(104, 50, "×"))
        g.origins-blue {
            @for floor in 0..i32::from(HEIGHT) {
                rect x="118" y=(56 - 13 * floor) width="30" height="11" rx="3" {}
            }
        }
        (number(186, 50, format!("= {}", DIE * HEIGHT)))
    }
}

fn seal(seat: usize, x: i32, y: i32) -> Markup {
    html! {
        svg class={ "s" (seat + 1) } x=(x) y=(y) width="20" height="20" {
            use href={ "#seal-" (EMBLEMS[seat]) } {}
        }
    }
}

/// The three temple tracks up to the highest disc, with one disc each; the highest does not count.
fn temples() -> Markup {
    let highest = CLIMBED.into_iter().max().unwrap_or(0);
    html! {
        @for (row, disc) in CLIMBED.into_iter().enumerate() {
            @let y = 2 + 36 * row as i32;
            @for (space, points) in Data::builtin().temple.iter().enumerate().take(highest + 1) {
                @let x = 2 + 24 * space as i32;
                rect.origins-space x=(x) y=(y) width="22" height="33" rx="4" {}
                text.origins-small x=(x + 11) y=(y + 11) { (points) }
                @if space == disc {
                    g.origins-out[disc == highest] { (seal(0, x + 1, y + 12)) }
                    @if disc == highest { path.origins-cross d={ "M" (x + 2) " " (y + 14) "l18 17m0-17l-18 17" } {} }
                    @else { rect.origins-counts x=(x) y=(y) width="22" height="33" rx="4" {} }
                }
            }
            text.origins-small x=(14 + 24 * (highest as i32 + 1)) y=(y + 20) { "…" }
        }
    }
}

/// The first spaces of the military track with their borders, two discs and the bonus of the first.
fn military() -> Markup {
    let left = |space: u8| 6 + 33 * i32::from(space);
    let bonus = Data::builtin().military.bonus.get(usize::from(DISCS[0]));
    let bonus = bonus.and_then(|script| Data::builtin().ops(*script).first());
    html! {
        @for space in 0..=MARCHED {
            rect.origins-space x=(left(space)) y="8" width="32" height="44" {}
        }
        @for border in borders() { rect.origins-border x=(left(border) - 3) y="4" width="5" height="52" rx="2" {} }
        @if let Some(Op::Gain(Goods::Exactly(resource), Amount::Fixed(count))) = bonus {
            @let x = left(DISCS[0]);
            text.origins-small x=(x + 9) y="22" { (count) }
            use class={ "origins-" (resource.name()) } href={ "#" (resource.name()) } x=(x + 15) y="11"
                width="13" height="13" {}
        }
        @for (seat, space) in DISCS.into_iter().enumerate() { (seal(seat, left(space) + 6, 28)) }
    }
}

#[cfg(test)]
mod tests {
    use origins::Colour;
    use origins::data::Card;

    use super::*;

    fn colours(district: [&str; 2]) -> [Option<Colour>; 4] {
        let letters: Vec<&str> = district.iter().flat_map(|row| row.split(' ')).collect();
        let named = |letter: &&str| {
            Colour::ALL.into_iter().find(|colour| colour.name().starts_with(*letter))
        };
        [0, 1, 2, 3].map(|place| letters.get(place).and_then(named))
    }

    #[test]
    fn the_districts_of_the_picture_fit_its_card() {
        let [Some(corner), Some(one), Some(two), None] = colours(CARD) else {
            panic!("the blank of the card comes last")
        };
        let card = Card { corner, arms: [one, two], ..Card::default() };
        assert!(DISTRICTS.into_iter().all(|district| card.matches(colours(district))));
    }
}
