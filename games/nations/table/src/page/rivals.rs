//! The other nations: what they have, and all their cards when opened.

use maud::{Markup, html};
use nations::{Card, Nation, Resource};
use table::{Phrase, Seat};

use super::names::{chip, counted, icon, name, people, seal, text};
use super::pick::shown;
use super::{Scene, explain};
use draw::parts::level;

pub fn draw(scene: &Scene<'_>) -> Markup {
    let open = &scene.view.open;
    if open.is_solo() {
        return opponent(scene);
    }
    html! {
        section.panel.rivals #nations aria-labelledby="h-nations" {
            h2 #h-nations {
                (text(scene, "nations-page-others")) " "
                small { (text(scene, "nations-page-others-note")) }
            }
            @for seat in open.order().iter().copied().filter(|seat| *seat != shown(scene)) { (rival(scene, seat)) }
        }
    }
}

fn rival(scene: &Scene<'_>, seat: Seat) -> Markup {
    let open = &scene.view.open;
    let words = scene.words;
    let nation = &open.nations[seat];
    let people = people(nation, words);
    let name = scene.name(seat);
    html! {
        details class={ "rival riv-" (seat.number()) } {
            summary {
                (seal(seat))
                span {
                    b.title { (people) } " "
                    span.aside {
                        @if name != people { (name) " " } // a bot is called after its nation
                        @if let Some(level) = level(scene, seat) { (icon("bot")) " " (level) }
                    }
                }
                (chip(words, nation.vp, "victory"))
                span.aside { (open.score(seat)) }
                span.rival-row {
                    @for resource in Resource::ALL { (chip(words, nation.has(resource), resource.name())) }
                    (chip(words, nation.idle, "pawn"))
                    @if nation.deeds.passed > 0 {
                        @let passed = counted(scene, "nations-page-passed", nation.deeds.passed);
                        span.out { (icon("passed")) (passed) }
                    }
                }
            }
            ul.minis { (cards(scene, nation)) }
        }
    }
}

fn cards(scene: &Scene<'_>, nation: &Nation) -> Markup {
    let words = scene.words;
    let mini = |card: Card, after: Markup| {
        html! {
            li class={ "type-" (card.kind().name()) } title=(explain::card(card, words).join(" ")) {
                a href=(scene.href(&format!("look {card}"))) data-pick={ "look " (card) } {
                    (icon(card.kind().name())) (name(card, words))
                }
                (after)
            }
        }
    };
    html! {
        @for slot in nation.slots {
            @if let Some(card) = slot.card {
                (mini(card, html! { @if slot.workers > 0 { (chip(words, slot.workers, "pawn")) } }))
            }
        }
        @for card in nation.advisors.into_iter().chain(nation.wonders).chain(nation.colonies).flatten() {
            (mini(card, html! {}))
        }
        @if let Some(card) = nation.construction {
            (mini(card, html! { (nation.stages) "/" (card.facts().stages().len()) }))
        }
    }
}

/// The virtual opponent of a solo game: what the tile of the round says of it.
fn opponent(scene: &Scene<'_>) -> Markup {
    let open = &scene.view.open;
    let words = scene.words;
    html! {
        section.panel.rivals #nations aria-labelledby="h-nations" {
            h2 #h-nations { (text(scene, "nations-page-opponent")) }
            p.rival-row {
                (chip(words, open.opponent.strength, "strength"))
                (chip(words, open.opponent_stability(), "stability"))
                (chip(words, open.opponent.books, "books"))
            }
            @if let Some(tile) = open.tile {
                @let facts = tile.facts();
                @let said = Phrase::new("nations-page-tile")
                    .with("tile", tile.slug())
                    .with("strength", i32::from(facts.strength_change))
                    .with("stability", i32::from(facts.stability_change));
                p.aside {
                    (scene.say(&said)) " "
                    (text(scene, if facts.reconstructed { "nations-page-tile-read" } else { "nations-page-tile-own" }))
                }
            }
            p.aside { (text(scene, "nations-page-solo")) }
        }
    }
}
