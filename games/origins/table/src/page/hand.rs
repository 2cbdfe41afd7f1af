//! What the viewer may do: the five actions, or the answers to what is asked; then the viewer's
//! workers and stock.

use maud::{Markup, html};
use origins::colour::{Colour, Resource};
use origins::{Frame, Move, Worker};
use table::{Phrase, Seat};

use super::names::{goods, icon, mark, much, named, text, worker};
use super::pick::{acts, choice, going, offered, send, toggle, touch};
use super::{Choice, Scene, deed, pools};

pub fn draw(scene: &Scene<'_>) -> Markup {
    let open = &scene.view.open;
    let Some(me) = scene.me.filter(|_| open.top() != Frame::Over) else { return html! {} };
    html! {
        section.hand aria-label=(text(scene, "origins-page-pieces")) {
            @if acts(scene) { (verbs(scene, me)) }
            @else if buying(scene) { (pools::chooser(scene)) }
            @else if !scene.choices.is_empty() { (answers(scene)) }
            div.mine-row {
                div.block.workers-block { (workers(scene, me)) }
                div.block { (stock(scene, me)) }
            }
        }
    }
}

/// Whether a tile is being chosen and placed.
pub fn buying(scene: &Scene<'_>) -> bool {
    scene.choices.iter().any(|choice| matches!(choice.m, Move::Buy(..)))
}

/// The five actions, and for a tower or a district what they can be done with.
fn verbs(scene: &Scene<'_>, me: Seat) -> Markup {
    let open = &scene.view.open;
    let workers = open.fares(me).len();
    let seats = open.seats[me].city.open.len();
    let cost = open.base_cost(me);
    let counted = |id, count: usize| scene.say(&Phrase::new(id).with("count", count));
    html! {
        div.verbs {
            a.verb.pressed[scene.pick.is_empty()] href="#places" {
                (icon("ship")) span { (text(scene, "origins-page-visit")) }
                small { (counted("origins-page-workers-count", workers)) }
            }
            (verb(scene, "close", "seat", "origins-page-close", &counted("origins-page-seats-count", seats)))
            (verb(scene, "tower", "tower", "origins-page-tower", ""))
            (plain(scene, Move::Populate, "base", "origins-page-populate", &html! {
                @if let Some(cost) = cost { small { (much(scene, cost, Resource::Food)) } }
            }))
            (plain(scene, Move::Pass, "passed", "origins-page-pass", &html! {}))
        }
        @if scene.pick.starts_with("tower") { (towers(scene, me)) }
        @if scene.pick.starts_with("close") { (closings(scene)) }
    }
}

fn verb(scene: &Scene<'_>, words: &str, symbol: &str, id: &'static str, note: &str) -> Markup {
    let name = text(scene, id);
    let inside = html! { (icon(symbol)) span { (name) } @if !note.is_empty() { small { (note) } } };
    let pressed = scene.pick.split(' ').next() == Some(words);
    html! {
        @if offered(scene, words) {
            (toggle(scene, words, pressed, if pressed { "verb pressed" } else { "verb" }, &inside))
        } @else {
            span.verb aria-disabled="true" role="button" { (inside) }
        }
    }
}

/// An action that needs nothing more.
fn plain(scene: &Scene<'_>, m: Move, symbol: &str, id: &'static str, note: &Markup) -> Markup {
    let name = text(scene, id);
    let inside = html! { (icon(symbol)) span { (name) } (note) };
    let class = if m == Move::Pass { "verb quiet" } else { "verb" };
    html! {
        @match choice(scene, m) {
            Some(choice) => (send(scene, choice, class, &inside)),
            None => {
                span.verb aria-disabled="true" role="button" { (inside) }
            }
        }
    }
}

fn towers(scene: &Scene<'_>, me: Seat) -> Markup {
    let heights = scene.view.open.seats[me].towers;
    html! {
        div.answers data-prefix="tower" {
            @for colour in Colour::ALL {
                @let inside = html! {
                    (mark(scene, colour)) " " (heights[colour]) "→" (heights[colour] + 1) " "
                    (much(scene, heights[colour], Resource::Gold))
                };
                @match choice(scene, Move::Tower(colour)) {
                    Some(choice) => {
                        (touch(scene, choice, "verb", &deed::label(scene, choice.m), &inside))
                    }
                    None => { span.verb aria-disabled="true" data-token=(colour) { (inside) } }
                }
            }
        }
    }
}

/// Every seat with every die.
fn closings(scene: &Scene<'_>) -> Markup {
    let closes = |choice: &&Choice| matches!(choice.m, Move::Close(..));
    html! {
        div.answers { @for choice in scene.choices.iter().filter(closes) { (answer(scene, choice)) } }
    }
}

/// Everything that can be answered now, one button each.
fn answers(scene: &Scene<'_>) -> Markup {
    html! {
        div.answers role="group" aria-label=(text(scene, "origins-page-answers")) {
            @for choice in scene.choices { (answer(scene, choice)) }
        }
    }
}

fn answer(scene: &Scene<'_>, choice: &Choice) -> Markup {
    let label = deed::label(scene, choice.m);
    let quiet = matches!(choice.m, Move::Done | Move::Decline);
    let mut class = if quiet { "verb quiet".to_owned() } else { "verb".to_owned() };
    if choice.final_ {
        class.push_str(" once");
    }
    if scene.pick == choice.text {
        class.push_str(" pressed");
    }
    touch(
        scene,
        choice,
        &class,
        "",
        &html! {
            @if choice.final_ { (icon("lock")) }
            (deed::picture(scene, choice.m)) span { (label) }
            small { (deed::brings(scene, choice)) }
        },
    )
}

/// The workers, used ones pale with their place; unused ones can be picked up.
fn workers(scene: &Scene<'_>, me: Seat) -> Markup {
    let player = &scene.view.open.seats[me];
    let free = player.free_bases();
    html! {
        h3 { (text(scene, "origins-page-workers")) }
        div.workers {
            @for (place, who) in player.patricians.iter().enumerate() {
                (one(scene, Worker::Patrician(who.die), who.at, true, place))
            }
            @for _ in 0..free {
                span.worker.free { i.base {} small { (text(scene, "origins-page-base-free")) } }
            }
            @for (place, who) in player.speakers.iter().enumerate() {
                (one(scene, Worker::Speaker(who.value), who.at, false, place))
            }
            (one(scene, Worker::Archon, player.archon, false, 0))
        }
    }
}

fn one(scene: &Scene<'_>, who: Worker, at: u8, base: bool, place: usize) -> Markup {
    let inside = html! {
        (worker(scene, who, ""))
        @if base { i.base {} }
        @if at > 0 { small { "→" (at) } }
        @if who == Worker::Archon { (lent(scene)) }
    };
    let usable = at == 0
        && acts(scene)
        && scene.choices.iter().any(|choice| matches!(choice.m, Move::Visit(_, of) if of == who));
    let pressed = usable && going(scene) == Some(who);
    let class = if pressed { "worker selected" } else { "worker" };
    html! {
        span.worker-place id={ "w-" (who) "-" (place) } {
            @if usable {
                (toggle(scene, &who.to_string(), pressed, class, &inside))
            } @else {
                span class={ "worker" @if at > 0 { " used" } } { (inside) }
            }
        }
    }
}

/// The colours that advisors lend the archon.
fn lent(scene: &Scene<'_>) -> Markup {
    let advisors = scene.me.map(|me| scene.view.open.seats[me].advisors);
    html! {
        @if let Some(advisors) = advisors.filter(|advisors| !advisors.is_empty()) {
            small.lent { @for colour in advisors.iter() { (mark(scene, *colour)) } }
        }
    }
}

fn stock(scene: &Scene<'_>, me: Seat) -> Markup {
    let player = &scene.view.open.seats[me];
    html! {
        h3 { (text(scene, "origins-page-stock")) }
        dl.purse {
            @for resource in Resource::ALL {
                div {
                    dt { (named(resource.name(), &goods(scene, resource))) }
                    dd { (player.has(resource)) }
                }
            }
            div {
                dt { (named("advantage", &text(scene, "origins-page-tokens"))) }
                dd { (player.tokens) }
            }
        }
    }
}
