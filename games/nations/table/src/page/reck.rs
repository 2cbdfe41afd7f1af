//! What would happen if the round ended now: who is hit, for how much, and what would save the viewer.

use maud::{Markup, html};
use nations::{Change, Forecast, Remedy, Step};
use table::{Phrase, Seat};

use super::names::{age, changes, chip, icon, name, seal, signed, text};
use super::{Scene, explain};

pub fn draw(scene: &Scene<'_>) -> Markup {
    let open = &scene.view.open;
    let Some(forecast) = open.forecast() else { return html! {} };
    html! {
        section.panel.reckoning #threat aria-labelledby="h-threat" {
            h2 #h-threat { (text(scene, "nations-page-if-ended")) }
            @if let Some(me) = scene.me {
                @let total = forecast.total(me);
                p.total {
                    span { (text(scene, "nations-page-you")) ": " (changed(scene, total)) }
                    span.aside { (text(scene, "nations-page-in-all")) }
                }
            }
            ol.steps {
                @for step in Step::ALL { (step_of(scene, &forecast, step)) }
            }
            p.architects {
                @for _ in 0..open.architects { (icon("architect")) }
                span { (scene.say(&Phrase::new("nations-page-architects").with("count", open.architects))) }
            }
        }
    }
}

fn changed(scene: &Scene<'_>, change: Change) -> Markup {
    changes(scene.words, &change.goods, &[("victory", change.vp.into())])
}

/// One step of the Resolution: its name, its rule in a few words, everyone it touches.
fn step_of(scene: &Scene<'_>, forecast: &Forecast, step: Step) -> Markup {
    let open = &scene.view.open;
    let Some((symbol, title, rule)) = named(scene, step) else { return html! {} };
    // What others produce is not for this place; what hits them is.
    let told = |seat: &Seat| step != Step::Production || Some(*seat) == scene.me;
    let touched = open.order().iter().copied().filter(told);
    let touched: Vec<Seat> =
        touched.filter(|seat| forecast.change(step, *seat) != Change::default()).collect();
    let even =
        step == Step::Famine && touched.iter().all(|seat| forecast.change(step, *seat).vp == 0);
    let remedy = scene.me.and_then(|me| open.remedy(step, me));
    let decides = scene.me.is_some_and(|me| forecast.decides[me] >> step as u8 & 1 == 1);
    html! {
        li {
            div.step-head { (icon(symbol)) div { b.title { (title) } " " span.aside { (rule) } } }
            @if !touched.is_empty() && !even {
                ul.who-hit {
                    @for seat in touched {
                        @let mine = Some(seat) == scene.me;
                        @let change = forecast.change(step, seat);
                        li.me[mine].lost[mine && change.is_loss()] {
                            (seal(seat)) span.vh { (scene.name(seat)) } " " (changed(scene, change))
                        }
                    }
                }
            }
            @if decides { p.aside { (text(scene, "nations-page-you-choose")) } }
            @if let Some(remedy) = remedy {
                p.fix { (text(scene, "nations-page-safe-with")) " " (more(scene, remedy)) }
            }
        }
    }
}

fn more(scene: &Scene<'_>, remedy: Remedy) -> Markup {
    let (count, symbol) = match remedy {
        Remedy::Strength(n) => (n, "strength"),
        Remedy::Stability(n) => (n, "stability"),
        Remedy::Good(resource, n) => (n, resource.name()),
    };
    signed(scene.words, count.into(), symbol)
}

/// Symbol, title and rule of a step; nothing if it does not take place.
fn named(scene: &Scene<'_>, step: Step) -> Option<(&'static str, String, Markup)> {
    let open = &scene.view.open;
    Some(match step {
        Step::Production => ("gold", text(scene, "nations-page-production"), html! {}),
        Step::War => {
            let war = open.war.filter(|war| !war.over);
            let then =
                html! { @if open.is_solo() { " " (text(scene, "nations-page-solo-stability")) } };
            let Some(war) = war else {
                return Some(("war", text(scene, "nations-page-no-war"), then));
            };
            let by = match war.by {
                Some(seat) => scene.name(seat),
                None => text(scene, "nations-page-opponent"),
            };
            let title = Phrase::new("nations-page-war").with("card", name(war.card, scene.words));
            (
                "war",
                scene.say(&title),
                html! { (by) ", " (chip(scene.words, war.strength, "strength")) (then) },
            )
        }
        Step::FirstEvent | Step::SecondEvent => {
            let event = open.event?;
            let half = u8::from(step == Step::SecondEvent);
            let title = Phrase::new("nations-page-named").with("name", event.half(half).names());
            ("event", scene.say(&title), html! { (explain::event(event, half, scene.words)) })
        }
        Step::Famine => {
            let famine = open.famine();
            (famine > 0).then_some(())?;
            let title = text(scene, "nations-page-famine");
            (
                "famine",
                title,
                html! { (text(scene, "nations-page-each-pays")) " " (chip(scene.words, famine, "food")) },
            )
        }
        Step::Books => {
            open.round.is_multiple_of(2).then_some(())?;
            let title =
                Phrase::new("nations-page-end-of").with("age", age(open.age(), scene.words));
            let id =
                if open.is_solo() { "nations-page-books-solo" } else { "nations-page-books-rule" };
            ("books", scene.say(&title), html! { (text(scene, id)) })
        }
    })
}
