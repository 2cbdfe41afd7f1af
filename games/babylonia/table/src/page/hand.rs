//! The viewer's tokens and actions; what is to be scored, the cards to choose from and the question of
//! an extra turn take their place.

use babylonia::{Kind, Move, Phase, Tokens};
use maud::{Markup, html};
use table::{Phrase, Seat};

use super::names::{figure, token_id, word};
use super::pick::{picked, words};
use super::{Choice, Scene, cards, forecast, prompt};
use draw::page::begins;
use draw::parts::{Use, button, choice, icon, piece, text};

pub fn draw(scene: &Scene<'_>) -> Markup {
    let deciding = !scene.choices.is_empty();
    match (scene.view.open.phase, scene.me) {
        (Phase::Over, _) => html! {},
        (Phase::Score | Phase::Card(_) | Phase::ExtraTurn, _) if deciding => html! {
            section.scene.choices aria-label=(scene.say(&prompt::order(scene))) {
                @for choice in scene.choices { (offer(scene, choice)) }
            }
        },
        (_, Some(me)) => tokens(scene, me),
        (_, None) => html! { section.hand.named { div.acts { (sheet(scene)) } } },
    }
}

fn tokens(scene: &Scene<'_>, me: Seat) -> Markup {
    let hand = scene.view.hands[me].unwrap_or_default();
    let mine = !scene.choices.is_empty();
    html! {
        section.hand.named aria-label=(text(scene, "babylonia-page-tokens")) {
            div.group.tiles {
                h2.vh { (text(scene, "babylonia-page-tokens")) }
                @for kind in Kind::ALL.into_iter().filter(|kind| hand[*kind] > 0) {
                    (token(scene, me, kind, hand))
                }
            }
            @if mine {
                p.once-note { (icon("lock")) (text(scene, "babylonia-page-draws")) }
            }
            div.acts {
                (sheet(scene))
                @if mine { (end(scene)) }
            }
        }
    }
}

fn token(scene: &Scene<'_>, me: Seat, kind: Kind, hand: Tokens) -> Markup {
    let words = words(kind);
    let usable = scene.choices.iter().any(|choice| begins(&choice.text, &words));
    let state = match usable {
        true => Use::Pick { pressed: picked(scene) == Some(kind) },
        false if scene.choices.is_empty() => Use::Idle,
        false => Use::Off,
    };
    let name = word(scene, kind.name());
    let label = Phrase::new("babylonia-page-held").with("kind", kind.name());
    let label = scene.say(&label.with("count", hand[kind]));
    let inside = html! {
        (figure(&token_id(me, kind)))
        span { (name) }
        @if hand[kind] > 1 { " " b { (hand[kind]) } }
    };
    piece(scene, state, (&words, ""), &label, &inside)
}

/// The button that ends placing, quiet while the play is not complete.
fn end(scene: &Scene<'_>) -> Markup {
    let label = text(scene, "babylonia-page-do-end");
    html! {
        @match choice(scene, "end") {
            Some(choice) => (button(scene, choice, "", "", &label)),
            None => {
                span.btn.once aria-disabled="true" role="button" aria-label=(label) {
                    (icon("lock")) span { (label) }
                }
            }
        }
    }
}

/// On phones the ziggurat cards are a sheet behind this button.
fn sheet(scene: &Scene<'_>) -> Markup {
    let label = word(scene, "cards");
    html! {
        button.btn.sheet type="button" popovertarget="cards" aria-label=(label) {
            (icon("ziggurat")) span { (label) }
        }
    }
}

/// One of a few things to choose from, with what it brings.
fn offer(scene: &Scene<'_>, choice: &Choice) -> Markup {
    let open = &scene.view.open;
    let pressed = scene.pick == choice.text;
    let to = scene.href(if pressed { "" } else { &choice.text });
    html! {
        @match choice.m {
            Move::Score(hex) => {
                a.btn.offer href=(to) data-move=(choice.text) data-final[choice.final_]
                    role="button" aria-pressed=(pressed) {
                    (forecast::sign(open, hex))
                    span { (forecast::result(scene, hex)) }
                }
            }
            Move::Card(card) => {
                a.btn.offer href=(to) data-move=(choice.text) data-final[choice.final_]
                    role="button" aria-pressed=(pressed) {
                    b { (card) }
                    (icon(cards::symbol(card)))
                    span {
                        (word(scene, &format!("card-{card}")))
                        small { (cards::about(scene, card)) }
                    }
                }
            }
            _ => (button(scene, choice, "", "", &prompt::deed(choice, scene))),
        }
    }
}
