//! The meeting places: the ship with its large value, both main actions, the bonus tile, what each of
//! the viewer's workers would pay, and who is there.

use maud::{Markup, html};
use origins::colour::Resource;
use origins::forecast::Fare;
use origins::{Frame, Move, Open, Worker};
use table::{Phrase, Seat};

use super::names::{icon, mark, much, named, text, tint, worker, worker_name};
use super::pick::{choice, going, touch};
use super::{Choice, Scene, deed, effect};
use draw::parts::seal;

pub fn draw(scene: &Scene<'_>) -> Markup {
    let open = &scene.view.open;
    let fares = scene.me.map_or(Vec::new(), |me| open.fares(me));
    html! {
        section.panel.places #places aria-labelledby="h-places" {
            h2 #h-places {
                (text(scene, "origins-page-places"))
                small {
                    (text(scene, "origins-page-places-key")) " · " b { "×2" } " "
                    (text(scene, "origins-page-both")) " · " b { "+" } " "
                    (text(scene, "origins-page-bonus"))
                }
            }
            ol { @for place in 0..5 { (one(scene, place, &fares)) } }
        }
    }
}

fn one(scene: &Scene<'_>, place: usize, fares: &[Fare]) -> Markup {
    let open = &scene.view.open;
    let tile = open.tiles[place];
    let (ship, next) = (open.ships[place], open.ships[place] % 6 + 1);
    let label = Phrase::new("origins-page-place")
        .with("place", place + 1)
        .with("ship", ship)
        .with("next", next);
    let visited = matches!(open.top(), Frame::Slots(slots) if usize::from(slots.place) == place);
    let data = open.data();
    html! {
        li class={ "place " (tint(Some(tile))) @if visited { " here-now" } }
            id={ "place-" (place + 1) } data-prefix={ "visit " (place + 1) } {
            div.ship {
                (ship_choice(scene, place))
                svg viewBox="0 0 120 62" role="img" aria-label=(scene.say(&label)) {
                    path.hull d="M4 30Q24 58 60 58T116 30Q104 44 60 44T4 30z" {}
                    path.hull d="M57 36h6v10h-6z" {}
                    circle.dial cx="60" cy="23" r="22" {}
                    text x="60" y="33" { (ship) }
                    use href={ "#mark-" (tile) } x="8" y="8" width="13" height="13" {}
                    text.next-number x="111" y="20" { "→" (next) }
                }
            }
            (slot(scene, visited, Move::Upper, "action upper", &effect::line(data, data.places[place].upper)))
            (slot(scene, visited, Move::Lower, "action", &html! {
                span.effect { (effect::line(data, data.places[place].lower)) }
                span.aside { (lower_name(scene, place)) }
            }))
            (slot(scene, visited, Move::Bonus, "bonus", &html! {
                span.bonus-mark { (mark(scene, tile)) }
                span.effect { (effect::line(data, data.bonus[tile as usize].effect)) }
            }))
            @if !fares.is_empty() {
                ul.fares { @for fare in fares { (chip(scene, place, fare)) } }
            }
            div.there { (visitors(scene, place)) }
        }
    }
}

fn lower_name(scene: &Scene<'_>, place: usize) -> String {
    scene.say(&Phrase::new("origins-page-lower").with("place", place + 1))
}

/// An action of a place; while a worker is there it can be touched.
fn slot(scene: &Scene<'_>, visited: bool, m: Move, class: &str, inside: &Markup) -> Markup {
    let found = if visited { choice(scene, m) } else { None };
    html! {
        @match found {
            Some(choice) => {
                (touch(scene, choice, &format!("{class} can"), &deed::label(scene, m), inside))
            }
            None => { div class=(class) { (inside) } }
        }
    }
}

/// The ship itself can be chosen by some effects and in solo training.
fn ship_choice(scene: &Scene<'_>, place: usize) -> Markup {
    let m = Move::Ship(place as u8);
    html! {
        @if let Some(choice) = choice(scene, m) {
            (touch(scene, choice, "pin", &deed::label(scene, m), &icon("ship")))
        }
    }
}

/// What a worker would pay here, and whether both actions or the bonus action come with him.
fn chip(scene: &Scene<'_>, place: usize, fare: &Fare) -> Markup {
    let m = Move::Visit(place as u8, fare.worker);
    let found = choice(scene, m);
    let chosen = going(scene) == Some(fare.worker);
    let six = matches!(fare.worker, Worker::Patrician(die) if die.value == 6);
    let says = Phrase::new("origins-page-fare")
        .with("what", worker_name(scene, fare.worker))
        .with("place", place + 1)
        .with("wisdom", fare.wisdom[place])
        .with("both", if six { "yes" } else { "no" })
        .with("bonus", if fare.bonus[place] { "yes" } else { "no" });
    let inside = html! {
        (worker(scene, fare.worker, "tiny"))
        span {
            b { (price(scene, fare, place, found)) }
            @if six { em { "×2" } }
            @if fare.bonus[place] { em.with-bonus { "+" (mark(scene, scene.view.open.tiles[place])) } }
        }
    };
    let class = if chosen { "fare pressed" } else { "fare" };
    html! {
        li {
            @match found {
                Some(choice) => (touch(scene, choice, class, &scene.say(&says), &inside)),
                None => {
                    span class={ (class) @if !fare.payable[place] { " off" } }
                        data-token=(fare.worker) { (inside) }
                }
            }
        }
    }
}

fn price(scene: &Scene<'_>, fare: &Fare, place: usize, found: Option<&Choice>) -> Markup {
    let wisdom = fare.wisdom[place];
    let split = found.and_then(|choice| {
        choice.events.iter().find_map(|event| match *event {
            origins::Event::Visited { wisdom, gold, .. } => Some((wisdom, gold)),
            _ => None,
        })
    });
    html! {
        @match (wisdom, split) {
            (0, _) => span.good { (text(scene, "origins-page-free")) },
            (_, Some((wisdom, gold))) if gold > 0 => {
                @if wisdom > 0 { (much(scene, wisdom, Resource::Wisdom)) " " }
                (much(scene, gold, Resource::Gold))
            }
            _ => (much(scene, wisdom, Resource::Wisdom)),
        }
    }
}

/// Who is at a place: each seat with its workers.
fn visitors(scene: &Scene<'_>, place: usize) -> Markup {
    let open = &scene.view.open;
    html! {
        @for seat in open.seats() {
            @let there = workers_at(open, seat, place as u8 + 1);
            @if !there.is_empty() {
                span.visitor {
                    (seal(seat)) span.vh { (scene.name(seat)) }
                    @for who in there { (worker(scene, who, "tiny")) }
                }
            }
        }
    }
}

fn workers_at(open: &Open, seat: Seat, place: u8) -> Vec<Worker> {
    let player = &open.seats[seat];
    let patricians = player.patricians.iter().filter(|who| who.at == place);
    let speakers = player.speakers.iter().filter(|who| who.at == place);
    patricians
        .map(|who| Worker::Patrician(who.die))
        .chain(speakers.map(|who| Worker::Speaker(who.value)))
        .chain((player.archon == place).then_some(Worker::Archon))
        .collect()
}

/// The tabs of the phone: one jump for each part of the table.
pub fn tabs(scene: &Scene<'_>) -> Markup {
    let tabs = [
        ("places", "origins-page-tab-places", "ship"),
        ("pools", "origins-page-tab-pools", "buildtile"),
        ("city", "origins-page-tab-city", "tower"),
        ("districts", "origins-page-tab-districts", "district"),
        ("temples", "origins-page-tab-tracks", "temple"),
        ("rivals", "origins-page-tab-others", "human"),
    ];
    html! {
        nav.tabs aria-label=(text(scene, "origins-page-tabs")) {
            @for (part, id, symbol) in tabs {
                a href={ "#" (part) } { (named(symbol, "")) span { (text(scene, id)) } }
            }
        }
    }
}
