//! What the viewer has picked, read from the words in the address, and how a choice is offered.

use maud::{Markup, html};
use origins::moves::{How, Source};
use origins::{Frame, Move, Worker};
use table::Tokens;

use super::names::{icon, text};
use super::{Choice, Scene};
use draw::page::begins;

/// The worker that is picked: the address names him alone, since a visit names its place first.
pub fn worker(scene: &Scene<'_>) -> Option<Worker> {
    let mut words = Tokens::new(scene.pick);
    let worker = Worker::read(&mut words).ok().filter(|_| words.end().is_ok())?;
    let his = |choice: &Choice| match choice.m {
        Move::Visit(_, who) => who == worker,
        Move::Close(_, die) => worker == Worker::Patrician(die),
        _ => false,
    };
    let whole = scene.picked().and_then(|choice| match choice.m {
        Move::Visit(_, who) => Some(who),
        _ => None,
    });
    whole.or_else(|| scene.choices.iter().any(his).then_some(worker))
}

/// The worker of the visit that is picked whole, or the one that is picked alone.
pub fn going(scene: &Scene<'_>) -> Option<Worker> {
    match scene.picked().map(|choice| choice.m) {
        Some(Move::Visit(_, who)) => Some(who),
        Some(Move::Close(_, die)) => Some(Worker::Patrician(die)),
        _ => worker(scene),
    }
}

/// The tile that is picked to be placed, and the words a cell must follow.
pub fn tile(scene: &Scene<'_>) -> Option<(String, Source, How)> {
    let words: Vec<&str> = scene.pick.split(' ').take(3).collect();
    let prefix = words.join(" ");
    let found = scene.choices.iter().find(|choice| begins(&choice.text, &prefix));
    match found.filter(|_| words.len() == 3).map(|choice| choice.m) {
        Some(Move::Buy(source, how, _)) => Some((prefix, source, how)),
        _ => None,
    }
}

/// The words that pick a tile up to be placed so.
pub fn tile_words(source: Source, how: How) -> String {
    let whole = Move::Buy(source, how, origins::Cell::AGORA).to_string();
    whole.rsplit_once(' ').map_or(String::new(), |(words, _)| words.to_owned())
}

/// Whether any move begins with these words.
pub fn offered(scene: &Scene<'_>, words: &str) -> bool {
    scene.choices.iter().any(|choice| begins(&choice.text, words))
}

/// The choice of this move.
pub fn choice<'a>(scene: &'a Scene<'_>, m: Move) -> Option<&'a Choice> {
    scene.choices.iter().find(|choice| choice.m == m)
}

/// Whether the viewer chooses an action now.
pub fn acts(scene: &Scene<'_>) -> bool {
    !scene.choices.is_empty() && matches!(scene.view.open.top(), Frame::Action { .. })
}

/// Something to touch that makes a move: at once with a mouse, with a second touch by hand.
/// What it shows is its name, after these unseen words.
pub fn touch(
    scene: &Scene<'_>,
    choice: &Choice,
    class: &str,
    unseen: &str,
    inside: &Markup,
) -> Markup {
    link(
        scene,
        choice,
        class,
        None,
        &html! {
            @if !unseen.is_empty() { span.vh { (unseen) ": " } }
            (inside)
        },
    )
}

/// The same for a shape on the board, which shows no words.
pub fn shape(
    scene: &Scene<'_>,
    choice: &Choice,
    class: &str,
    label: &str,
    inside: &Markup,
) -> Markup {
    link(scene, choice, class, Some(label), inside)
}

fn link(
    scene: &Scene<'_>,
    choice: &Choice,
    class: &str,
    label: Option<&str>,
    inside: &Markup,
) -> Markup {
    let picked = scene.pick == choice.text;
    html! {
        a class=(class) href=(scene.href(&choice.text)) data-move=(choice.text)
            data-final[choice.final_] aria-label=[label]
            aria-current=[picked.then_some("true")]
            title=[choice.final_.then(|| text(scene, "table-once"))] { (inside) }
    }
}

/// Something to touch that picks these words, or lays them down again.
pub fn toggle(
    scene: &Scene<'_>,
    words: &str,
    pressed: bool,
    class: &str,
    inside: &Markup,
) -> Markup {
    let to = if pressed { "" } else { words };
    html! {
        a class=(class) href=(scene.href(to)) data-pick=(to) role="button" aria-pressed=(pressed) {
            (inside)
        }
    }
}

/// A button that makes a move at once: with a lock if there is no way back.
pub fn send(scene: &Scene<'_>, choice: &Choice, class: &str, inside: &Markup) -> Markup {
    html! {
        form method="post" action={ (scene.address) "/move" } {
            input type="hidden" name="move" value=(choice.text);
            button class={ (class) @if choice.final_ { " once" } @if choice.text == scene.pick { " picked" } }
                title=[choice.final_.then(|| text(scene, "table-once"))] {
                @if choice.final_ { (icon("lock")) }
                (inside)
            }
        }
    }
}
