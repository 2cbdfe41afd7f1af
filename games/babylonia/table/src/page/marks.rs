//! What a move would bring: the mark on its hex, and the same in words.

use babylonia::board::RIVER;
use babylonia::{Event, Hex, Move, Open};
use maud::{Markup, html};
use table::Phrase;

use super::forecast::result;
use super::names::{centre, city, shown};
use super::{Choice, Scene};
use draw::parts::text;

/// The mark on a lit hex, in the order of the key; with the points that come at once.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug)]
pub enum Mark {
    Free,
    Points(u8),
    City(u8),
    Ziggurat(u8),
    Score,
}

impl Mark {
    pub fn of(choice: &Choice, open: &Open) -> Mark {
        let Move::Place(_, hex) = choice.m else { return Mark::Score };
        let closes = open.closed_by(hex);
        match at_once(choice) {
            points if closes.meets(open.cities) => Mark::City(points),
            points if !closes.is_empty() => Mark::Ziggurat(points),
            0 => Mark::Free,
            points => Mark::Points(points),
        }
    }

    /// The mark on its hex.
    pub fn draw(self, hex: Hex) -> Markup {
        let (x, y) = centre(hex);
        html! {
            use href={ "#" (self.symbol()) } x=(x) y=(y) {}
            @match self {
                Mark::Points(points) => { text.plus-text x=(x) y=(y + 4) { "+" (points) } }
                Mark::City(points) | Mark::Ziggurat(points) if points > 0 => {
                    rect.plus x=(x + 2) y=(y + 3) width="20" height="14" rx="7" {}
                    text.plus-text.few x=(x + 12) y=(y + 13) { "+" (points) }
                }
                _ => {}
            }
        }
    }

    fn symbol(self) -> &'static str {
        match self {
            Mark::Free => "m-free",
            Mark::Points(_) => "m-plus",
            Mark::City(_) => "m-city",
            Mark::Ziggurat(_) => "m-ziggurat",
            Mark::Score => "m-score",
        }
    }

    /// The part of its symbol to show in the key.
    fn crop(self) -> &'static str {
        if self == Mark::Score { "3 -23 20 20" } else { "-13 -13 26 26" }
    }

    /// What the key under the board says of it.
    fn word(self) -> &'static str {
        match self {
            Mark::Free => "babylonia-page-key-free",
            Mark::Points(_) => "babylonia-page-key-points",
            Mark::City(_) => "babylonia-page-key-city",
            Mark::Ziggurat(_) => "babylonia-page-key-ziggurat",
            Mark::Score => "babylonia-page-key-score",
        }
    }

    /// Whether the key names both with the same words.
    pub fn like(self, other: Mark) -> bool {
        self.symbol() == other.symbol()
    }

    /// Its place in the key.
    pub fn key(self, scene: &Scene<'_>) -> Markup {
        html! {
            span {
                svg viewBox=(self.crop()) aria-hidden="true" {
                    use href={ "#" (self.symbol()) } {}
                    @if let Mark::Points(points) = self { text.plus-text y="4" { "+" (points) } }
                }
                (text(scene, self.word()))
            }
        }
    }
}

/// The points a placement brings at once.
fn at_once(choice: &Choice) -> u8 {
    let points = choice.events.iter().map(|event| match *event {
        Event::Ziggurats { points, .. } | Event::Field { points, .. } => points,
        _ => 0,
    });
    points.sum()
}

/// What a placement would bring, in words: `4 points, closes the city of priests`.
fn meaning(choice: &Choice, hex: Hex, scene: &Scene<'_>) -> String {
    let open = &scene.view.open;
    let points = at_once(choice);
    let gain = Phrase::new("babylonia-page-points").with("points", points);
    let gain = (points > 0).then(|| scene.say(&gain));
    let river = RIVER.has(hex).then(|| text(scene, "babylonia-page-face-down"));
    let closes = open.closed_by(hex).iter().map(|closed| match open.city(closed) {
        Some(kind) => {
            let name = scene.say(&city(kind));
            scene.say(&Phrase::new("babylonia-page-closes").with("what", name))
        }
        None => {
            let at = Phrase::new("babylonia-page-closes-ziggurat").with("hex", shown(closed));
            scene.say(&at)
        }
    });
    let told: Vec<String> = gain.into_iter().chain(river).chain(closes).collect();
    if told.is_empty() { text(scene, "babylonia-page-nothing") } else { told.join(", ") }
}

/// What a move would bring, with its hex in front: `i13: 4 points`.
pub fn label(choice: &Choice, scene: &Scene<'_>) -> String {
    match choice.m {
        Move::Place(_, hex) => format!("{hex}: {}", meaning(choice, hex, scene)),
        _ => sentence(choice, scene),
    }
}

/// The same for the prompt: `I13: 4 points`.
pub fn sentence(choice: &Choice, scene: &Scene<'_>) -> String {
    match choice.m {
        Move::Place(_, hex) => format!("{}: {}", shown(hex), meaning(choice, hex, scene)),
        Move::Score(hex) => result(scene, hex),
        _ => String::new(),
    }
}
