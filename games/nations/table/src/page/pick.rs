//! What the viewer has opened or begun, read from the words in the address, and how moves are offered.

use maud::{Markup, html};
use nations::{Card, Hire, Move};
use table::Seat;

use super::names::{changes, icon, text};
use super::{Choice, Scene};

/// The card that is opened: by a move about it, or only to be read.
pub fn opened(scene: &Scene<'_>) -> Option<Card> {
    let mut words = scene.pick.split(' ');
    match words.next()? {
        "look" | "buy" | "deploy" | "undeploy" | "use" | "remove" => Card::named(words.next()?),
        "hire" => scene.me.and_then(|me| scene.view.open.nations[me].construction),
        _ => None,
    }
}

/// Whether a move is about a card: what its opened page offers.
pub fn concerns(m: Move, card: Card, scene: &Scene<'_>) -> bool {
    match m {
        Move::Buy(other)
        | Move::Deploy(other, _)
        | Move::Undeploy(other)
        | Move::Use(other, _)
        | Move::Remove(other) => other == card,
        Move::Hire(Hire::Card(other)) if other == card => true,
        Move::Hire(_) => {
            scene.me.is_some_and(|me| scene.view.open.nations[me].construction == Some(card))
        }
        _ => false,
    }
}

/// The choice with this move.
pub fn choice<'a>(scene: &'a Scene<'_>, m: Move) -> Option<&'a Choice> {
    scene.choices.iter().find(|choice| choice.m == m)
}

/// What a move would change for the viewer at once, as signed chips.
pub fn outcome(scene: &Scene<'_>, m: Move) -> Markup {
    let Some(me) = scene.me else { return html! {} };
    let (now, then) = (&scene.view.open, scene.view.after(m));
    let mut goods = [0; 4];
    for (place, change) in goods.iter_mut().enumerate() {
        let [old, new] = [&now.nations, &then.nations].map(|nations| nations[me].goods[place]);
        *change = new as i16 - old as i16;
    }
    let vp = i32::from(then.nations[me].vp) - i32::from(now.nations[me].vp);
    let rest = [
        ("strength", i32::from(then.strength(me) - now.strength(me))),
        ("stability", i32::from(then.stability(me) - now.stability(me))),
        ("victory", vp),
    ];
    changes(scene.words, &goods, &rest)
}

/// A button that makes a move at once: with a lock if there is no way back.
pub fn button(scene: &Scene<'_>, choice: &Choice, class: &str, inside: &Markup) -> Markup {
    html! {
        form method="post" action={ (scene.address) "/move" } {
            input type="hidden" name="move" value=(choice.text);
            button class={ "btn" (class) @if choice.final_ { " once" } @if choice.text == scene.pick { " picked" } }
                title=[choice.final_.then(|| text(scene, "nations-page-once"))] {
                @if choice.final_ { (icon("lock")) }
                (inside)
            }
        }
    }
}

/// The nation whose board is shown large: the viewer's, or for others that of whoever decides.
pub fn shown(scene: &Scene<'_>) -> Seat {
    scene.me.or_else(|| scene.view.decider()).unwrap_or(scene.view.open.order()[0])
}
