//! The viewer's nation: cards with their workers, wonders, colonies, population.

use maud::{Markup, html};
use nations::{Card, Move, Nation, Section, Slot};
use table::{Phrase, Seat};

use super::card::{built, class, effects, small};
use super::names::{chip, counted, icon, name, people, seal, text};
use super::pick::{button, choice, concerns, opened, shown};
use super::{Scene, explain};

pub fn draw(scene: &Scene<'_>) -> Markup {
    let seat = shown(scene);
    let nation = &scene.view.open.nations[seat];
    let own =
        if Some(seat) == scene.me { text(scene, "nations-page-yours") } else { scene.name(seat) };
    let workers =
        Phrase::new("nations-page-idle").with("idle", nation.idle).with("count", nation.workers());
    html! {
        section.panel.realm #nation aria-labelledby="h-nation" {
            h2 #h-nation {
                (seal(seat)) " " (people(nation, scene.words)) " " span.aside { (own) }
                small { (icon("pawn")) " " (scene.say(&workers)) }
            }
            ol.my-cards {
                @for (place, slot) in nation.slots[..nation.slot_count()].iter().enumerate() {
                    li { (slot_of(scene, nation, place, *slot)) }
                }
                @for advisor in nation.advisors.into_iter().flatten() { li { (court(scene, advisor)) } }
                @if nation.advisors == [None; 2] { li.gone { span { (text(scene, "nations-page-no-advisor")) } } }
            }
            div.lower {
                (construction(scene, nation))
                (wonders(scene, nation))
                (colonies(scene, nation))
                (population(scene, seat))
            }
        }
    }
}

/// A link around a card: opens it.
fn card_link(scene: &Scene<'_>, card: Card, done: Option<u8>, inside: &Markup) -> Markup {
    let offered = scene.choices.iter().any(|choice| concerns(choice.m, card, scene));
    let chosen = opened(scene) == Some(card);
    let pick = format!("look {card}");
    let to = if chosen { "" } else { &pick };
    html! {
        a class=(class(card, &[("lit", offered), ("selected", chosen)])) id={ "p-" (card) } href=(scene.href(to))
            data-pick=(to) title=(explain::card(card, scene.words).join(" ")) aria-current=[chosen.then_some("true")] {
            (built(card, scene.words, done)) (inside)
        }
    }
}

fn slot_of(scene: &Scene<'_>, nation: &Nation, place: usize, slot: Slot) -> Markup {
    let Some(card) = slot.card else {
        return html! { div.gone { span { (text(scene, "nations-page-empty")) } } };
    };
    let lifts = choice(scene, Move::Undeploy(card)).filter(|_| scene.pick == "undeploy");
    let vp: Vec<u8> = card.facts().vp_slots().collect();
    let ring = |index: usize| html! { @if let Some(vp) = vp.get(index) { em { (vp) } } };
    let free = usize::from(slot.workers);
    html! {
        div.held {
            (card_link(scene, card, None, &html! {}))
            div.workers {
                @if slot.workers > 4 {
                    span.on { (icon("pawn")) b { "×" (slot.workers) } }
                } @else {
                    @for worker in 0..slot.workers {
                        span.on id={ "p-w" (place) "-" (worker) } { (icon("pawn")) (ring(worker.into())) }
                    }
                }
                span.vh { (counted(scene, "nations-page-workers", slot.workers)) }
                @if let Some(choice) = lifts {
                    @let said = Phrase::new("nations-page-do-lift").with("card", name(card, scene.words));
                    (button(scene, choice, " put", &html! { "−" (icon("pawn")) span.vh { (scene.say(&said)) } }))
                } @else { (send(scene, nation, card, &ring(free))) }
            }
        }
    }
}

/// The next socket: a button with its price; without an idle worker it opens the card.
fn send(scene: &Scene<'_>, nation: &Nation, card: Card, ring: &Markup) -> Markup {
    let said = Phrase::new("nations-page-do-send").with("card", name(card, scene.words));
    let inside = html! {
        "+" (chip(scene.words, nation.deploy_cost(card), "stone")) (ring)
        span.vh { (scene.say(&said)) }
    };
    let moves = |m: Move| matches!(m, Move::Deploy(to, _) if to == card);
    match choice(scene, Move::Deploy(card, None)) {
        Some(choice) => button(scene, choice, " put", &inside),
        None if scene.choices.iter().any(|choice| moves(choice.m)) => html! {
            a.btn.put href=(scene.href(&format!("deploy {card}"))) data-pick={ "deploy " (card) } { (inside) }
        },
        None => html! {},
    }
}

/// An advisor or a wonder with what it does.
fn court(scene: &Scene<'_>, card: Card) -> Markup {
    let uses: Vec<_> = scene
        .choices
        .iter()
        .filter(|choice| matches!(choice.m, Move::Use(own, _) if own == card))
        .collect();
    html! {
        div.held {
            (card_link(scene, card, None, &html! { span.footer { (effects(card, scene.words)) } }))
            @if let [only] = uses[..] {
                div.workers { (button(scene, only, " put", &html! { (text(scene, "nations-page-do-use")) })) }
            }
        }
    }
}

fn construction(scene: &Scene<'_>, nation: &Nation) -> Markup {
    html! {
        div.constructions #build {
            h3 { (text(scene, "nations-page-construction")) }
            @match nation.construction {
                Some(card) => {
                    div.held {
                        (card_link(scene, card, Some(nation.stages), &html! {
                            span.footer { (effects(card, scene.words)) }
                        }))
                        @let hires: Vec<_> = scene.choices.iter().filter(|c| matches!(c.m, Move::Hire(_))).collect();
                        @let cost = card.facts().stages().get(usize::from(nation.stages)).copied().unwrap_or(0);
                        @let inside = html! {
                            "+" (icon("architect")) " " (chip(scene.words, cost, "stone"))
                            span.vh { (text(scene, "nations-page-do-hire")) }
                        };
                        @match hires[..] {
                            [] => {}
                            [only] => { div.workers { (button(scene, only, " put", &inside)) } }
                            _ => {
                                div.workers {
                                    a.btn.put href=(scene.href("hire")) data-pick="hire" { (inside) }
                                }
                            }
                        }
                    }
                }
                None => div.gone {},
            }
        }
    }
}

fn wonders(scene: &Scene<'_>, nation: &Nation) -> Markup {
    let built = nation.wonders.iter().flatten().count();
    let of = Phrase::new("nations-page-of").with("count", built).with("all", nation.wonder_count());
    html! {
        div.wonders {
            h3 { (text(scene, "nations-page-wonders")) " " span.aside { (scene.say(&of)) } }
            ol {
                @for wonder in nation.wonders[..nation.wonder_count()].iter() {
                    @match wonder {
                        Some(card) => { li { (used_or_small(scene, *card)) } }
                        None => li.gone {},
                    }
                }
            }
        }
    }
}

/// A wonder whose action can be used has its button.
fn used_or_small(scene: &Scene<'_>, card: Card) -> Markup {
    let mut uses = scene.choices.iter().filter(|c| matches!(c.m, Move::Use(own, _) if own == card));
    if uses.next().is_some() { court(scene, card) } else { small(card, scene) }
}

fn colonies(scene: &Scene<'_>, nation: &Nation) -> Markup {
    let own = &nation.colonies[..nation.colony_count()];
    let of = Phrase::new("nations-page-of")
        .with("count", own.iter().flatten().count())
        .with("all", nation.colony_count());
    html! {
        div.colonies {
            h3 { (text(scene, "nations-page-colonies")) " " span.aside { (scene.say(&of)) } }
            ol {
                @for colony in own {
                    @match colony {
                        Some(card) => { li { (small(*card, scene)) } }
                        None => li.gone {},
                    }
                }
            }
        }
    }
}

/// The population track: each empty space costs three food or three stability.
fn population(scene: &Scene<'_>, seat: Seat) -> Markup {
    let nation = &scene.view.open.nations[seat];
    let row = |section: Section| {
        let empty = nation.empty(section);
        let said = Phrase::new("nations-page-track")
            .with("section", section.name())
            .with("count", nation.track[section as usize])
            .with("empty", empty);
        html! {
            p {
                (icon(section.name())) span.vh { (scene.say(&said)) }
                @for _ in 0..empty { i.bad aria-hidden="true" { "−3" } }
                @for _ in 0..nation.track[section as usize] { i.worker aria-hidden="true" { (icon("pawn")) } }
                @if empty > 0 { b.bad aria-hidden="true" { "−" (3 * empty) } }
            }
        }
    };
    html! {
        div.population {
            h3 { (text(scene, "nations-page-population")) }
            (row(Section::Food)) (row(Section::Stability))
            @if nation.above > 0 { p.aside { (counted(scene, "nations-page-above", nation.above)) } }
        }
    }
}
