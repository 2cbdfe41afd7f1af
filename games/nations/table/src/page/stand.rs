//! How everybody stands: the player order and three number lines.

use maud::{Markup, html};
use nations::{Open, Resource};
use table::{Phrase, Seat};

use super::Scene;
use super::names::{counted, icon, people, seal, text};

/// The left end, the length and the middle of a number line.
const LEFT: f32 = 14.0;
const LENGTH: f32 = 248.0;
const LINE: i32 = 34;

pub fn draw(scene: &Scene<'_>) -> Markup {
    let open = &scene.view.open;
    let war = open.war.filter(|war| !war.over).map(|war| war.strength);
    let solo = open.is_solo().then_some(&open.opponent);
    let then = scene.picked().map(|choice| scene.view.after(choice.m));
    html! {
        section.panel.standings #stand aria-labelledby="h-stand" {
            h2 #h-stand { (text(scene, "nations-page-standing")) }
            @if !open.is_solo() { (order(scene)) }
            @let strength = solo.map(|opponent| opponent.strength);
            (track(scene, "strength", |open, seat| open.strength(seat), strength, war, then.as_ref()))
            @let stability = solo.map(|_| open.opponent_stability());
            (track(scene, "stability", |open, seat| open.stability(seat), stability, None, then.as_ref()))
            @let books = solo.map(|opponent| opponent.books as i16);
            (track(scene, "books", owned, books, None, then.as_ref()))
        }
    }
}

fn owned(open: &Open, seat: Seat) -> i16 {
    open.nations[seat].has(Resource::Books) as i16
}

fn order(scene: &Scene<'_>) -> Markup {
    let open = &scene.view.open;
    html! {
        ol.order aria-label=(text(scene, "nations-page-order")) {
            @for (place, seat) in open.order().iter().enumerate() {
                @let passed = open.nations[*seat].deeds.passed;
                li.me[Some(*seat) == scene.me].out[passed > 0]
                    aria-current=[(open.active == *seat).then_some("true")] {
                    (seal(*seat)) b { (place + 1) } " "
                    span { (people(&open.nations[*seat], scene.words)) }
                    @if passed > 0 {
                        span.aside {
                            (icon("passed")) (passed)
                            span.vh { (scene.say(&Phrase::new("nations-page-passed").with("count", passed))) }
                        }
                    }
                }
            }
        }
    }
}

/// One value of all nations on a line; the war's strength and what the opened move would change too.
fn track(
    scene: &Scene<'_>,
    symbol: &str,
    value: impl Fn(&Open, Seat) -> i16,
    opponent: Option<i16>,
    war: Option<i16>,
    then: Option<&Open>,
) -> Markup {
    let open = &scene.view.open;
    let values: Vec<(Seat, i16)> = open.seats().map(|seat| (seat, value(open, seat))).collect();
    let all = || values.iter().map(|(_, v)| *v).chain(opponent).chain(war);
    let low = all().min().unwrap_or(0).min(0);
    let high = all().max().unwrap_or(0).max(low + 10);
    let at = |v: i16| LEFT + LENGTH * f32::from(v - low) / f32::from(high - low);
    let step = if high - low > 20 { 10 } else { 5 };
    let ticks = (low..=high).filter(|v| v % step == 0);
    let said: Vec<String> =
        values.iter().map(|(seat, v)| format!("{} {v}", scene.name(*seat))).collect();
    let title = scene.words.get(&format!("nations-{symbol}")).into_owned();
    let ghost = then.zip(scene.me).map(|(then, me)| (me, value(then, me)));
    let ghost = ghost.filter(|(me, v)| *v != value(open, *me));
    html! {
        div.track {
            h3 {
                (icon(symbol)) " " (title)
                @if let Some(war) = war {
                    span.aside { (counted(scene, "nations-page-war-at", i32::from(war))) }
                }
                @if let Some(opponent) = opponent {
                    span.aside { (text(scene, "nations-page-opponent")) " " (opponent) }
                }
            }
            svg viewBox="-4 -6 284 62" role="img" aria-label={ (title) ": " (said.join(", ")) } {
                @if let Some(war) = war { rect.lose x="0" y=(LINE - 5) width=(at(war)) height="10" rx="5" {} }
                @if low < 0 { rect.lose x="0" y=(LINE - 5) width=(at(0)) height="10" rx="5" {} }
                path.axis-line d={ "M" (LEFT) " " (LINE) "h" (LENGTH) } {}
                @for v in ticks { text.scale x=(at(v)) y="54" { (v) } }
                @if let Some(opponent) = opponent { path.war-line d={ "M" (at(opponent)) " 8v36" } {} }
                @if let Some(war) = war {
                    path.war-line d={ "M" (at(war)) " 4v40" } {}
                    use.war-sign href="#war" x=(at(war) - 7.0) y="-1" width="14" height="14" {}
                }
                @if let Some((_, v)) = ghost { circle.projection cx=(at(v)) cy=(LINE) r="11" {} }
                @for (place, (seat, v)) in values.iter().enumerate() {
                    @let near = |(_, other): &&(Seat, i16)| (at(*other) - at(*v)).abs() < 14.0;
                    @let below = values[..place].iter().filter(near).count() as i32;
                    (token(scene, *seat, at(*v), LINE - 9 * below, *v))
                }
            }
        }
    }
}

/// A seat's shape with its value; the viewer's own is filled.
fn token(scene: &Scene<'_>, seat: Seat, x: f32, y: i32, value: i16) -> Markup {
    html! {
        g class={ "token seat-" (seat.number()) @if Some(seat) == scene.me { " own" } } {
            @match seat.index() {
                0 => circle cx=(x) cy=(y) r="10" {},
                1 => rect x=(x - 10.0) y=(y - 10) width="20" height="20" rx="4" {},
                2 => path d={ "M" (x) " " (y - 12) "l12 12-12 12-12-12z" } {},
                3 => path d={ "M" (x - 10.0) " " (y - 10) "h20v11l-10 10-10-10z" } {},
                _ => path d={ "M" (x - 6.0) " " (y - 11) "h12l6 11-6 11h-12l-6-11z" } {},
            }
            text x=(x) y=(y + 4) { (value) }
        }
    }
}
