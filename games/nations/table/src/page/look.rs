//! The opened card: all it does in words, what it would cost and destroy, and its moves.

use maud::{Markup, html};
use nations::{Card, Kind, Move, Phase};
use table::{Phrase, Tell};
use words::Lang;

use super::card::{class, face, foot};
use super::hand::{deed, losses};
use super::names::{age, capital, icon, kind, name, text};
use super::pick::{button, concerns, opened, outcome};
use super::{Scene, explain};

pub fn draw(scene: &Scene<'_>) -> Markup {
    let Some(card) = opened(scene) else { return html! {} };
    let words = scene.words;
    let open = &scene.view.open;
    let facts = card.facts();
    let cell = open.cell_of(card);
    let proposed = words.lang() == Lang::Pl && !card.polish_is_printed();
    html! {
        section class={ "panel look type-" (facts.kind.name()) } #card aria-labelledby="h-card" {
            div.look-head {
                div class=(class(card, &[])) {
                    (face(card, words)) (foot(card, scene, scene.me.map(|me| &open.nations[me])))
                }
                div {
                    h2 #h-card { (name(card, words)) }
                    p.aside {
                        (capital(&kind(facts.kind, words)))
                        @if facts.age > 0 { " · " (age(facts.age, words)) }
                        @if proposed { " · " (text(scene, "nations-page-own-name")) }
                    }
                    @if let Some(cell) = cell {
                        @let price = open.price(scene.me.unwrap_or(open.active), cell);
                        p { (scene.say(&Phrase::new("nations-page-costs").with("count", price))) }
                    }
                }
                @let close = text(scene, "nations-page-close");
                a.close href=(scene.href("")) data-pick="" aria-label=(close) { (icon("close")) }
            }
            p.words { (explain::card(card, words).join(" ")) }
            (destroys(scene, card))
            (refused(scene, card))
            div.moves {
                @for choice in scene.choices.iter().filter(|choice| concerns(choice.m, card, scene)) {
                    @let main = if choice.text == scene.pick { " main" } else { "" };
                    (button(scene, choice, main, &html! {
                        span { (deed(scene, choice)) } small { (outcome(scene, choice.m)) }
                    }))
                }
            }
        }
    }
}

/// What would be lost to a card that is about to be bought.
fn destroys(scene: &Scene<'_>, card: Card) -> Markup {
    let open = &scene.view.open;
    let Some(nation) = scene.me.map(|me| &open.nations[me]) else { return html! {} };
    if open.cell_of(card).is_none() || scene.choices.is_empty() {
        return html! {};
    }
    let slots = &nation.slots[..nation.slot_count()];
    let colonies = &nation.colonies[..nation.colony_count()];
    let old: Vec<Card> = match card.kind() {
        Kind::Building | Kind::Military if slots.iter().all(|slot| slot.card.is_some()) => {
            slots.iter().filter_map(|slot| slot.card).collect()
        }
        Kind::Colony if colonies.iter().all(Option::is_some) => {
            colonies.iter().flatten().copied().collect()
        }
        Kind::Advisor => nation.advisors[0].into_iter().collect(),
        Kind::Wonder => nation.construction.into_iter().collect(),
        _ => Vec::new(),
    };
    html! {
        @if let [only] = old[..] {
            @let said = Phrase::new("nations-page-destroys").with("card", name(only, scene.words));
            p.bad { (scene.say(&said)) " " (losses(scene, only)) }
        } @else if !old.is_empty() {
            h3 { (text(scene, "nations-page-full")) }
            ul.swap { @for card in old { li { b { (name(card, scene.words)) } span { (losses(scene, card)) } } } }
        }
    }
}

/// Why a card on offer cannot be bought now.
fn refused(scene: &Scene<'_>, card: Card) -> Markup {
    let open = &scene.view.open;
    let asks =
        !scene.choices.is_empty() && open.phase == Phase::Action && open.cell_of(card).is_some();
    let why = asks.then(|| scene.view.refusal(Move::Buy(card))).flatten();
    html! { @if let Some(why) = why { p.bad role="status" { (scene.say(&why.phrase())) } } }
}
