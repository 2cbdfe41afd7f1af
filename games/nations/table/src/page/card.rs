//! The face of a card: head with its name, middle with what it gives, foot with what it asks.

use maud::{Markup, html};
use nations::{Card, Kind, Nation};
use words::Words;

use super::names::{chip, icon, kind, name, parts, signed};
use super::{Scene, explain};

/// The classes of a card: its type sets the colour, the rest its state.
pub fn class(card: Card, states: &[(&str, bool)]) -> String {
    let on = states.iter().filter(|(_, on)| *on).map(|(state, _)| format!(" {state}"));
    format!("card type-{}{}", card.kind().name(), on.collect::<String>())
}

/// Frame, head and middle, which are the same wherever a card lies.
pub fn face(card: Card, words: &Words) -> Markup {
    built(card, words, None)
}

/// The same of a wonder under construction.
pub fn built(card: Card, words: &Words, done: Option<u8>) -> Markup {
    let facts = card.facts();
    html! {
        svg.frame aria-hidden="true" { use href={ "#frame-" (facts.kind.name()) } {} }
        span.head {
            (icon(facts.kind.name())) span.vh { (kind(facts.kind, words)) ": " }
            @let name = name(card, words);
            @let letters = name.split([' ', '-']).map(|word| word.chars().count()).max().unwrap_or(0);
            span.title.long[letters > 8 || name.chars().count() > 20].longer[letters > 9] { (name) }
        }
        span.effect { (middle(card, words)) @if facts.kind == Kind::Wonder { (stages(card, done)) } }
    }
}

fn middle(card: Card, words: &Words) -> Markup {
    let facts = card.facts();
    html! {
        @match facts.kind {
            Kind::GoldenAge => {
                @for (symbol, count) in parts(&facts.given) { (chip(words, count, symbol)) " " }
                small { (words.get("nations-page-or")) } " "
                span.count {
                    (facts.vp_price()) (icon("any")) "→1" (icon("victory"))
                    span.vh { (words.get("nations-vp")) }
                }
            }
            Kind::War => {
                @for (symbol, count) in parts(&facts.given) { (signed(words, -count, symbol)) " " }
                (signed(words, -1, "victory"))
            }
            Kind::Battle => {
                span.count { (icon("stone")) "/" (icon("food")) "/" (icon("books")) }
            }
            _ => {
                @if facts.kind.is_worked() { (icon("pawn")) }
                @for (symbol, count) in parts(&facts.yields) {
                    @if count < 0 { (signed(words, count, symbol)) } @else { (chip(words, count, symbol)) } " "
                }
                @if facts.raid > 0 { (chip(words, facts.raid, "battle")) }
                @if facts.vp > 0 { (chip(words, facts.vp, "victory")) }
            }
        }
    }
}

/// What a card on offer asks for and does besides.
pub fn foot(card: Card, scene: &Scene<'_>, nation: Option<&Nation>) -> Markup {
    let words = scene.words;
    let facts = card.facts();
    html! {
        span.footer {
            @if facts.kind.is_worked() {
                @let cost = nation.map_or_else(|| facts.deploy_cost().into(), |n| n.deploy_cost(card));
                (chip(words, cost, "stone")) (slots(card))
            } @else if facts.kind == Kind::Colony {
                (need(card, scene)) (effects(card, words))
            } @else if facts.kind == Kind::Battle {
                @if let Some(raid) = nation.and_then(Nation::raid) {
                    span.wording { (words.get("nations-raid")) " " b { (raid) } }
                }
            } @else { (effects(card, words)) }
        }
    }
}

/// The strength a colony asks for, and whether the viewer has it.
fn need(card: Card, scene: &Scene<'_>) -> Markup {
    let need = card.facts().required_strength();
    let own = scene.me.map(|me| scene.view.open.strength(me));
    let enough = own.is_some_and(|own| own >= need.into());
    html! {
        span.requirement.bad[own.is_some() && !enough].good[enough] {
            (icon("strength")) "≥ " (need) @if enough { " ✓" }
            span.vh { (scene.words.get("nations-strength")) }
        }
    }
}

/// What else a card does, in words.
pub fn effects(card: Card, words: &Words) -> Markup {
    let said = explain::effects(card.facts().effects(), words).join(" ");
    html! { @if !said.is_empty() { span.wording { (said) } } }
}

/// The VP its workers score, as rings.
pub fn slots(card: Card) -> Markup {
    html! { span.slots aria-hidden="true" { @for vp in card.facts().vp_slots() { i { (vp) } } } }
}

/// The stages of a wonder: those done are filled, the next one is framed.
fn stages(card: Card, done: Option<u8>) -> Markup {
    html! {
        span.stages aria-hidden="true" {
            @for (place, cost) in card.facts().stages().iter().enumerate() {
                @match done.map(usize::from) {
                    Some(done) if place < done => { i.done { (icon("architect")) } }
                    Some(done) if place == done => { i.next { (cost) } }
                    _ => { i { (cost) } }
                }
            }
        }
    }
}

/// A card that only stands there, small.
pub fn small(card: Card, scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    html! {
        a class=(class(card, &[("compact", true)])) id={ "p-" (card) } href=(scene.href(&format!("look {card}")))
            data-pick={ "look " (card) } title=(explain::card(card, words).join(" ")) {
            (face(card, words))
        }
    }
}
