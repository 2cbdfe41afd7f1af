//! The sentence that says who must do what, and its small print.

use maud::{Markup, html};
use nations::Nations;
use nations::Phase;
use nations::solo::title;
use table::{Game, Phrase, Seat};

use super::Scene;
use super::names::{age, capital, seal, text};

pub fn draw(scene: &Scene<'_>) -> Markup {
    let decider = scene.view.decider();
    match (scene.view.open.phase, decider) {
        (Phase::Over, _) => over(scene),
        (_, Some(seat)) if scene.me == Some(seat) && !scene.choices.is_empty() => html! {
            (seal(seat))
            p.say {
                strong { (scene.say(&Nations::prompt(scene.view))) }
                small { (small(scene)) }
            }
        },
        (_, Some(seat)) => wait(scene, seat),
        (_, None) => html! { p.say { strong { (scene.say(&Nations::prompt(scene.view))) } } },
    }
}

/// Where the game stands, or whose effect it is that asks.
fn small(scene: &Scene<'_>) -> String {
    let open = &scene.view.open;
    let place = Phrase::new("nations-page-round").with("round", open.round);
    let place = format!("{} · {}", scene.say(&place), age(open.age(), scene.words));
    match scene.view.source() {
        Some(cause) => {
            let cause =
                scene.say(&Phrase::new("nations-page-because").with("source", cause.source()));
            format!("{} · {place}", cause.trim())
        }
        None => place,
    }
}

fn wait(scene: &Scene<'_>, seat: Seat) -> Markup {
    let level = scene.sitters.get(seat.index()).and_then(|sitter| sitter.bot.clone());
    let id = if level.is_some() { "nations-page-thinking" } else { "nations-page-waiting" };
    html! {
        (seal(seat))
        p.say {
            strong.thinking[level.is_some()] { (scene.say(&Phrase::new(id).with("seat", seat))) }
            small { (capital(&small(scene))) }
        }
    }
}

fn over(scene: &Scene<'_>) -> Markup {
    let open = &scene.view.open;
    let key = |seat: &Seat| (open.score(*seat), std::cmp::Reverse(open.place_in_order(*seat)));
    let winner = open.seats().max_by_key(key);
    html! {
        @if let Some(winner) = winner {
            @let points = open.score(winner);
            (seal(winner))
            p.say {
                strong { (scene.say(&Phrase::new("nations-page-won").with("seat", winner).with("points", points))) }
                small {
                    @match title(points).filter(|_| open.is_solo()) {
                        Some(fame) => (scene.say(&Phrase::new("nations-page-fame").with("name", fame))),
                        None => (text(scene, "nations-prompt-over")),
                    }
                }
            }
        }
    }
}
