//! How seats, cards and numbers are shown: in symbols, in words.

use maud::{Markup, html};
use nations::{Amounts, Card, Kind, Nation, Resource};
use table::{Phrase, Seat};
use words::{Lang, Words};

use super::Scene;

/// The seats' emblems: ids of the sprite.
const EMBLEMS: [&str; 5] = ["lion", "bull", "archer", "urn", "eagle"];

pub fn emblem(seat: Seat) -> &'static str {
    EMBLEMS.get(seat.index()).copied().unwrap_or("human")
}

/// A seat's seal in its colour.
pub fn seal(seat: Seat) -> Markup {
    html! {
        svg class={ "seal s" (seat.number()) } aria-hidden="true" { use href={ "#seal-" (emblem(seat)) } {} }
    }
}

/// A symbol in the size of the text, in its own colour.
pub fn icon(id: &str) -> Markup {
    html! { svg class={ "i i-" (id) } aria-hidden="true" { use href={ "#" (id) } {} } }
}

/// A number in front of its symbol: `2 ◉`. The symbol's name is read out.
pub fn chip(words: &Words, count: impl std::fmt::Display, symbol: &str) -> Markup {
    html! { span.count { (count) (icon(symbol)) span.vh { " " (words.get(&name_key(symbol))) } } }
}

/// The same with a sign, red for a loss.
pub fn signed(words: &Words, count: i32, symbol: &str) -> Markup {
    let sign = if count < 0 { "−" } else { "+" };
    html! {
        span.count.bad[count < 0] {
            (sign) (count.abs()) (icon(symbol)) span.vh { " " (words.get(&name_key(symbol))) }
        }
    }
}

fn name_key(symbol: &str) -> String {
    match symbol {
        "victory" => "nations-vp".to_owned(),
        "pawn" => "nations-workers".to_owned(),
        _ => format!("nations-{symbol}"),
    }
}

/// Every part of some amounts with its symbol: gold, stone, food, books, strength, stability, VP.
pub fn parts(amounts: &Amounts) -> impl Iterator<Item = (&'static str, i32)> + use<> {
    let goods = Resource::ALL.map(|resource| (resource.name(), amounts.of(resource)));
    let rest =
        [("strength", amounts.strength), ("stability", amounts.stability), ("victory", amounts.vp)];
    let all = goods.into_iter().chain(rest);
    all.map(|(symbol, count)| (symbol, i32::from(count))).filter(|(_, count)| *count != 0)
}

/// What changed, as signed chips.
pub fn changes(words: &Words, goods: &[i16; 4], rest: &[(&'static str, i32)]) -> Markup {
    let goods = Resource::ALL.map(|r| (r.name(), i32::from(goods[r as usize])));
    let all = goods.into_iter().chain(rest.iter().copied()).filter(|(_, count)| *count != 0);
    html! { @for (symbol, count) in all { (signed(words, count, symbol)) " " } }
}

/// The name of a card in the reader's language.
pub fn name(card: Card, words: &Words) -> &'static str {
    match words.lang() {
        Lang::En => card.english(),
        Lang::Pl => card.polish(),
    }
}

/// The name of a nation.
pub fn people(nation: &Nation, words: &Words) -> &'static str {
    match words.lang() {
        Lang::En => nation.board.people.english(),
        Lang::Pl => nation.board.people.polish(),
    }
}

/// What a type of card is called.
pub fn kind(kind: Kind, words: &Words) -> String {
    words.get(&format!("nations-{}", kind.name())).into_owned()
}

/// `Antiquity`, `Medieval` …
pub fn age(age: u8, words: &Words) -> String {
    words.get(&format!("nations-page-age-{}", age.min(4))).into_owned()
}

/// A sentence of the page without facts.
pub fn text(scene: &Scene<'_>, id: &'static str) -> String {
    scene.say(&Phrase::new(id))
}

/// A sentence of the page with one number in it.
pub fn counted(scene: &Scene<'_>, id: &'static str, count: impl Into<table::Value>) -> String {
    scene.say(&Phrase::new(id).with("count", count))
}

/// With a capital in front, as a sentence begins.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}
