//! The sentence that says who must do what, its small print and the one main button.

use maud::{Markup, html};
use origins::{Frame, Origins};
use table::{Game, Phrase, Seat};

use super::names::{about, building, icon, text};
use super::pick::{send, tile};
use super::{Scene, deed};
use draw::parts::{over, seal, wait};

pub fn draw(scene: &Scene<'_>) -> Markup {
    let open = &scene.view.open;
    match (open.top(), scene.me) {
        (Frame::Over, _) => end(scene),
        (_, Some(me)) if !scene.choices.is_empty() => act(scene, me),
        _ => {
            let doing = Phrase::new("origins-page-doing").with("what", open.phase_name());
            wait(scene, open.decider(), &doing)
        }
    }
}

fn act(scene: &Scene<'_>, me: Seat) -> Markup {
    let open = &scene.view.open;
    let round = scene.say(&Phrase::new("origins-event-round").with("round", open.round));
    html! {
        (seal(me))
        p.say {
            strong { (scene.say(&order(scene))) }
            small {
                @match (scene.picked(), tile(scene)) {
                    (Some(choice), _) => {
                        (deed::label(scene, choice.m)) " " (deed::brings(scene, choice))
                        @if choice.final_ { " · " (text(scene, "table-once")) }
                    }
                    (None, Some((_, source, _))) => {
                        @if let Some(kind) = open.kind_of(source) {
                            b { (building(scene, kind)) } ": " (about(scene, kind))
                        }
                    }
                    _ => (round),
                }
            }
        }
        @if let Some(choice) = scene.picked() {
            @let label = deed::label(scene, choice.m);
            div.do.deed {
                (send(scene, choice, "btn main", &html! {
                    @if !choice.final_ { (icon("check")) }
                    span { (label) }
                }))
            }
        }
    }
}

/// What must be done, in the imperative.
fn order(scene: &Scene<'_>) -> Phrase {
    if tile(scene).is_some() {
        return Phrase::new("origins-page-choose-cell");
    }
    Origins::prompt(scene.view)
}

/// Who won; alone, whether the target was reached.
fn end(scene: &Scene<'_>) -> Markup {
    let open = &scene.view.open;
    if open.solo() {
        let points = open.seats.0[0].points;
        let id = if points >= open.solo_target() {
            "origins-page-solo-won"
        } else {
            "origins-page-solo-lost"
        };
        let said = Phrase::new(id).with("points", points).with("target", open.solo_target());
        return html! { p.say { strong { (scene.say(&said)) } } };
    }
    let score = |seat: &Seat| {
        let player = &open.seats[*seat];
        (player.points, player.city.tiles.len())
    };
    let best = open.seats().map(|seat| score(&seat)).max().unwrap_or_default();
    let winners: Vec<Seat> = open.seats().filter(|seat| score(seat) == best).collect();
    over(scene, &winners, best.0, "origins-page-over")
}
