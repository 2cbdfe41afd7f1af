//! What stands beside the board: the standings, temples, the military track, the other cities.

use maud::{Markup, html};
use origins::Worker;
use origins::colour::Resource;
use table::{Phrase, Seat};

use super::names::{icon, mark, much, points, text, worker};
use super::{Scene, city, tracks};
use draw::parts::{name, seal};

pub fn draw(scene: &Scene<'_>) -> Markup {
    html! {
        section.panel.players aria-label=(text(scene, "table-players")) {
            ul { @for seat in scene.view.open.seats() { (player(scene, seat)) } }
        }
        (tracks::temples(scene))
        (tracks::military(scene))
        (rivals(scene))
    }
}

/// Score now, and if the game ended now.
fn player(scene: &Scene<'_>, seat: Seat) -> Markup {
    let open = &scene.view.open;
    let standing = open.standing(seat);
    let now = open.decider() == Some(seat);
    html! {
        li.now[now] aria-current=[now.then_some("true")] {
            (seal(seat))
            (name(scene, seat))
            span.facts {
                @if open.first == seat && !open.solo() {
                    span { (icon("play")) (text(scene, "origins-page-first")) }
                }
                @if open.seats[seat].passed {
                    span { (icon("passed")) (text(scene, "origins-page-passed")) }
                }
                span.more {
                    (scene.say(&Phrase::new("origins-page-if-ended").with("points", standing.total)))
                }
            }
            span.big { (standing.points) }
        }
    }
}

fn rivals(scene: &Scene<'_>) -> Markup {
    let open = &scene.view.open;
    let shown = scene.me.or_else(|| open.seats().next());
    let others: Vec<Seat> = open.seats().filter(|seat| Some(*seat) != shown).collect();
    html! {
        @if !others.is_empty() {
            section.panel.rivals #rivals aria-labelledby="h-riv" {
                h2 #h-riv {
                    (text(scene, "origins-page-others"))
                    small { (text(scene, "origins-page-idle")) }
                }
                @for (place, seat) in others.into_iter().enumerate() {
                    (rival(scene, seat, place == 0))
                }
            }
        }
    }
}

/// A rival; only the first city is unfolded, so that the log below stays in sight.
fn rival(scene: &Scene<'_>, seat: Seat, unfolded: bool) -> Markup {
    let open = &scene.view.open;
    let player = &open.seats[seat];
    let last = open.final_points(seat);
    html! {
        details.rival id={ "rival-" (seat) } open[unfolded] {
            summary {
                (seal(seat))
                span.who { b.title { (scene.name(seat)) } }
                (points(scene, player.points))
                span.rival-row {
                    @for resource in Resource::ALL { (much(scene, player.has(resource), resource)) }
                    @if player.tokens > 0 { span.count { (player.tokens) (icon("advantage")) } }
                    span.idle-workers { (idle(scene, seat)) }
                }
            }
            div.rival-body {
                (city::small(scene, seat))
                div.rival-details {
                    h3 { (icon("tower")) " " (text(scene, "origins-page-towers")) }
                    (city::tower_list(scene, seat))
                    h3 { (text(scene, "origins-page-advisors")) }
                    p {
                        @for colour in player.advisors.iter() { (mark(scene, *colour)) " " }
                        (points(scene, last.advisors))
                    }
                    h3 { (text(scene, "origins-page-seats-end")) }
                    p { (points(scene, last.seats)) }
                }
            }
        }
    }
}

/// Workers that are not on the board.
fn idle(scene: &Scene<'_>, seat: Seat) -> Markup {
    let player = &scene.view.open.seats[seat];
    let patricians = player.patricians.iter().filter(|who| who.at == 0);
    let speakers = player.speakers.iter().filter(|who| who.at == 0);
    let workers = patricians
        .map(|who| Worker::Patrician(who.die))
        .chain(speakers.map(|who| Worker::Speaker(who.value)))
        .chain((player.archon == 0).then_some(Worker::Archon));
    html! { @for who in workers { (worker(scene, who, "tiny")) } }
}
