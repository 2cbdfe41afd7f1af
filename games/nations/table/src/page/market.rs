//! The progress board: rows of cards, each row with its price.

use maud::{Markup, html};
use nations::{Card, Cell, Frame, Move, Phase, Step};
use table::{Phrase, Tell};

use super::card::{class, face, foot};
use super::names::{age, chip, counted, text};
use super::pick::{choice, opened};
use super::{Scene, explain};

/// Where to find the parts of the table on a phone; threats carry the number of losses.
pub fn tabs(scene: &Scene<'_>) -> Markup {
    let open = &scene.view.open;
    let forecast = open.forecast();
    let hit = |step: &Step| {
        let change = forecast.as_ref().zip(scene.me).map(|(f, me)| f.change(*step, me));
        change.is_some_and(|c| c.vp < 0 || c.is_loss() && *step as u8 > 0 && *step as u8 <= 3)
    };
    let hits = Step::ALL.iter().filter(|step| hit(step)).count();
    let tab = |to: &str, id: &'static str| html! { a href={ "#" (to) } { (text(scene, id)) } };
    html! {
        nav.tabs aria-label=(text(scene, "nations-page-parts")) {
            (tab("market", "nations-page-tab-cards"))
            (tab("nation", "nations-page-tab-board"))
            a href="#threat" { (text(scene, "nations-page-tab-threats")) @if hits > 0 { b { (hits) } } }
            (tab("stand", "nations-page-tab-standing"))
            @if !open.is_solo() { (tab("nations", "nations-page-tab-nations")) }
        }
    }
}

pub fn draw(scene: &Scene<'_>) -> Markup {
    let open = &scene.view.open;
    let buys = scene.choices.iter().filter(|choice| matches!(choice.m, Move::Buy(_))).count();
    let all = open.cells().filter(|cell| open.card_at(*cell).is_some()).count();
    let round = Phrase::new("nations-page-round").with("round", open.round);
    html! {
        section.panel.market #market aria-labelledby="h-market" {
            h2 #h-market {
                (text(scene, "nations-page-progress")) " "
                small {
                    (scene.say(&round)) " · " (age(open.age(), scene.words))
                    @if buys > 0 {
                        " · " (scene.say(&Phrase::new("nations-page-open").with("count", buys).with("all", all)))
                    }
                }
                (rounds(scene))
            }
            @for row in [3, 2, 1] { (price_row(scene, row)) }
        }
    }
}

/// The rounds of the game, those that are over filled.
fn rounds(scene: &Scene<'_>) -> Markup {
    let open = &scene.view.open;
    html! {
        span.age aria-hidden="true" {
            @for round in 1..=2 * open.agreed.ages {
                i.past[round < open.round].now[round == open.round] {}
            }
        }
    }
}

fn price_row(scene: &Scene<'_>, row: u8) -> Markup {
    let open = &scene.view.open;
    let price = Phrase::new("nations-page-each").with("count", row);
    html! {
        div class={ "offers columns-" (open.columns()) } {
            h3.price { span.vh { (scene.say(&price)) } (chip(scene.words, row, "gold")) }
            ol {
                @for cell in open.cells().filter(|cell| cell.row() == row) {
                    @match open.card_at(cell) {
                        Some(card) => { li { (offer(scene, cell, card)) } }
                        None => { li.gone {} }
                    }
                }
            }
        }
    }
}

/// A card on offer: a link that opens it; while two are exchanged, one that marks it.
fn offer(scene: &Scene<'_>, cell: Cell, card: Card) -> Markup {
    let open = &scene.view.open;
    let words = scene.words;
    if let Some(Frame::Swap { .. }) = open.pending()
        && !scene.choices.is_empty()
    {
        return exchange(scene, cell, card);
    }
    let buyable = choice(scene, Move::Buy(card)).is_some();
    let acts = !scene.choices.is_empty() && open.pending().is_none() && open.phase == Phase::Action;
    let why = (acts && !buyable).then(|| scene.view.refusal(Move::Buy(card))).flatten();
    let pick = format!("{} {card}", if buyable { "buy" } else { "look" });
    let chosen = opened(scene) == Some(card);
    let to = if chosen { "" } else { &pick };
    let nation = scene.me.map(|me| &open.nations[me]);
    let price = open.price(scene.me.unwrap_or(open.active), cell);
    html! {
        a class=(class(card, &[("lit", buyable), ("shut", why.is_some()), ("selected", chosen)])) id={ "p-" (card) }
            href=(scene.href(to)) data-pick=(to) data-token=(cell)
            title=(explain::card(card, words).join(" ")) aria-current=[chosen.then_some("true")] {
            (face(card, words))
            span.vh { (counted(scene, "nations-page-costs", price)) }
            (foot(card, scene, nation))
            @if let Some(why) = why { span.why { (scene.say(&why.phrase())) } }
        }
    }
}

/// One of two cards that change places: the first touch marks it, the second exchanges.
fn exchange(scene: &Scene<'_>, cell: Cell, card: Card) -> Markup {
    let first = scene.pick.strip_prefix("swap ").filter(|first| !first.contains(' '));
    let first = scene.view.open.cells().find(|cell| first == Some(cell.to_string().as_str()));
    let chosen = first == Some(cell);
    let other = first.filter(|first| *first != cell);
    let made = other.and_then(|o| choice(scene, Move::Swap(o.min(cell), o.max(cell))));
    let to = match made {
        _ if chosen => String::new(),
        Some(choice) => choice.text.clone(),
        None => format!("swap {cell}"),
    };
    html! {
        a class=(class(card, &[("lit", true), ("selected", chosen)])) id={ "p-" (card) } href=(scene.href(&to))
            data-move=[made.map(|choice| &choice.text)] data-pick=(to) data-token=(cell)
            aria-pressed=(chosen) role="button" {
            (face(card, scene.words))
            (foot(card, scene, None))
        }
    }
}
