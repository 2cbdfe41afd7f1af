//! Players and the viewer's own points: what stands above the history.

use maud::{Markup, html};
use table::{Phrase, Seat};
use tigris::{Colour, Monument, Pair};

use super::Scene;
use super::names::{monument_id, sphere, word};
use draw::parts::{icon, name, seal, text};

pub fn draw(scene: &Scene<'_>) -> Markup {
    html! {
        section.panel.players aria-label=(text(scene, "table-players")) {
            ul { @for seat in scene.view.open.seats() { (player(scene, seat)) } }
        }
        @match scene.me {
            Some(me) => (mine(scene, me)),
            None => {
                section.panel.extra aria-label=(text(scene, "tigris-page-stock")) { (stock(scene)) }
            }
        }
    }
}

fn player(scene: &Scene<'_>, seat: Seat) -> Markup {
    let view = scene.view;
    let open = &view.open;
    let now = open.decider() == Some(seat);
    let counted = view.shows_points(seat);
    html! {
        li.now[now] aria-current=[now.then_some("true")] {
            (seal(seat))
            (name(scene, seat))
            span.facts {
                (fact(scene, "few", "tile", "hand", view.hands[seat].size.into()))
                (fact(scene, "few", "catastrophe", "catastrophes", open.catastrophes[seat].into()))
                @if counted {
                    (fact(scene, "more", "treasure", "treasures", open.won[seat].into()))
                }
                (leaders(scene, seat))
                @if counted && Some(seat) != scene.me {
                    span.more {
                        @for (colour, points) in open.points[seat].iter() {
                            @let class = format!("in {}", colour.tile());
                            (fact(scene, &class, colour.tile(), colour.name(), *points))
                        }
                    }
                }
            }
            @if counted && (open.open_scores || Some(seat) != scene.me) {
                span.big {
                    (open.standing_of(seat)[0])
                    small { (text(scene, "tigris-page-weakest")) }
                }
            }
        }
    }
}

fn fact(scene: &Scene<'_>, class: &str, symbol: &str, name: &str, value: u16) -> Markup {
    html! { span class=(class) { (icon(symbol)) span.vh { (word(scene, name)) " " } (value) } }
}

/// The offices: those off the board are pale.
fn leaders(scene: &Scene<'_>, seat: Seat) -> Markup {
    let stands = |colour: &Colour| scene.view.open.leaders[seat][*colour].is_some();
    let names: Vec<String> =
        Colour::ALL.into_iter().filter(stands).map(|colour| word(scene, colour.leader())).collect();
    html! {
        span.more {
            @for colour in Colour::ALL {
                svg.i.off[!stands(&colour)] aria-hidden="true" {
                    use href={ "#" (colour.leader()) } {}
                }
            }
            span.vh { (text(scene, "tigris-page-on-board")) " " (names.join(", ")) }
        }
    }
}

fn mine(scene: &Scene<'_>, me: Seat) -> Markup {
    let open = &scene.view.open;
    let points = open.points[me];
    let least = points.0.into_iter().min().unwrap_or(0);
    let level = points.0.iter().all(|count| *count == least);
    let note = Phrase::new("tigris-page-counts")
        .with("now", least)
        .with("treasures", open.won[me])
        .with("with", open.standing_of(me)[0]);
    html! {
        section.panel.mine.extra aria-label=(text(scene, "tigris-page-points")) {
            header {
                h2 { (text(scene, "tigris-page-points")) }
                @if !open.open_scores {
                    small { (icon("hidden")) " " (text(scene, "tigris-page-secret")) }
                }
            }
            p.spheres {
                @for (colour, count) in points.iter() {
                    (sphere(colour, &count.to_string(), *count == least && !level, scene))
                }
                (fact(scene, "tally any", "treasure", "treasures", open.won[me].into()))
            }
            p.faint.small { (scene.say(&note)) }
            (stock(scene))
        }
    }
}

/// What is left: tiles in the bag, treasures on the board, monuments beside it.
fn stock(scene: &Scene<'_>) -> Markup {
    let open = &scene.view.open;
    let ready = |pair: &Pair| open.monuments[pair.index()] == Monument::Ready;
    let left: Vec<Pair> = Pair::ALL.into_iter().filter(ready).collect();
    let count = |id, value: u32| scene.say(&Phrase::new(id).with("count", value));
    html! {
        p.stock {
            span {
                (icon("bag")) b.num { (scene.view.bag.size) } " "
                (count("tigris-page-bag", scene.view.bag.size.into()))
            }
            span {
                (icon("treasure")) b.num { (open.treasures.len()) } " "
                (count("tigris-page-gems", open.treasures.len()))
            }
            @if !left.is_empty() {
                span.towers {
                    @for pair in &left {
                        svg.i viewBox="0 0 80 80" aria-hidden="true" {
                            use href={ "#" (monument_id(*pair)) } {}
                        }
                    }
                    span.vh { (count("tigris-page-towers", left.len() as u32)) }
                }
            }
        }
    }
}
