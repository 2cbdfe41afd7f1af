//! The sentence that says who must do what, its small print and the one main button.

use babylonia::{Move, Need, Phase};
use maud::{Markup, html};
use table::{Phrase, Seat};

use super::marks::sentence;
use super::names::shown;
use super::pick::picked;
use super::{Choice, Scene};
use draw::parts::{self, button, capital, seal, text};

pub fn draw(scene: &Scene<'_>) -> Markup {
    let open = &scene.view.open;
    match (open.phase, scene.me) {
        (Phase::Over, _) => over(scene),
        (_, Some(me)) if !scene.choices.is_empty() => act(scene, me),
        _ => {
            let doing = Phrase::new("babylonia-page-doing").with("what", open.phase_name());
            parts::wait(scene, open.decider(), &doing)
        }
    }
}

fn act(scene: &Scene<'_>, me: Seat) -> Markup {
    let open = &scene.view.open;
    // To end has its own button, and so has an extra turn.
    let main = scene
        .picked()
        .filter(|choice| matches!(choice.m, Move::Place(..) | Move::Score(_) | Move::Card(_)));
    let placed = open.play.tokens;
    let wanted = open.exact().unwrap_or(2).max(placed + 1);
    html! {
        (seal(me))
        p.say {
            strong { (scene.say(&order(scene))) }
            small {
                @if open.phase == Phase::Place {
                    span.pips aria-hidden="true" {
                        @for pip in 0..wanted { i.full[pip <= placed] {} }
                    }
                }
                (capital(&small(scene).join(" · ")))
            }
        }
        @if let Some(choice) = main {
            div.do.deed { (button(scene, choice, " main", "check", &deed(choice, scene))) }
        }
    }
}

/// What must be done, in the imperative.
pub fn order(scene: &Scene<'_>) -> Phrase {
    let open = &scene.view.open;
    match (open.phase, picked(scene)) {
        (Phase::Score, _) => Phrase::new("babylonia-page-choose-score"),
        (Phase::Card(_), _) => Phrase::new("babylonia-page-choose-card"),
        (Phase::ExtraTurn, _) => Phrase::new("babylonia-page-choose-extra"),
        (_, Some(kind)) => Phrase::new("babylonia-page-place").with("kind", kind.name()),
        _ => Phrase::new(match open.need(open.play) {
            Some(Need::Nothing) => "babylonia-page-more",
            Some(Need::Farmer) => "babylonia-page-farmer",
            _ => "babylonia-page-choose",
        }),
    }
}

/// The small print: where the turn stands, and what the picked move would bring.
fn small(scene: &Scene<'_>) -> Vec<String> {
    let open = &scene.view.open;
    let mut parts = Vec::new();
    if open.phase == Phase::Place {
        let number = open.play.tokens + 1;
        let token = Phrase::new("babylonia-page-token").with("number", number);
        let all = open.exact().unwrap_or(2);
        parts.push(scene.say(&token.with("all", if number <= all { all } else { 0 })));
    }
    if let Phase::Card(_) = open.phase {
        parts.push(text(scene, "babylonia-page-card-note"));
    }
    if open.phase == Phase::ExtraTurn {
        parts.push(text(scene, "babylonia-page-extra-note"));
    }
    if let Some(choice) = scene.picked() {
        if let Move::Place(..) | Move::Score(_) = choice.m {
            parts.push(sentence(choice, scene));
        }
        if choice.final_ {
            parts.push(text(scene, "table-once"));
        }
    }
    parts
}

/// Most points, then most captured cities (BA-END-4).
fn over(scene: &Scene<'_>) -> Markup {
    let open = &scene.view.open;
    let standing = |seat: Seat| (open.points[seat], open.captured[seat].count());
    let best = open.seats().map(standing).max().unwrap_or_default();
    let winners: Vec<Seat> = open.seats().filter(|seat| standing(*seat) == best).collect();
    parts::over(scene, &winners, best.0, "babylonia-page-over")
}

/// A move as a deed, for its button: `Place at I13`.
pub fn deed(choice: &Choice, scene: &Scene<'_>) -> String {
    scene.say(&match choice.m {
        Move::Place(_, hex) => Phrase::new("babylonia-page-do-place").with("hex", shown(hex)),
        Move::Score(hex) => Phrase::new("babylonia-page-do-score").with("hex", shown(hex)),
        Move::Card(card) => Phrase::new("babylonia-page-do-card").with("card", card.number()),
        Move::End => Phrase::new("babylonia-page-do-end"),
        Move::ExtraTurn => Phrase::new("babylonia-page-do-extra"),
        Move::NoExtraTurn => Phrase::new("babylonia-page-do-keep"),
    })
}
