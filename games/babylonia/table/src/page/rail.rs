//! Players with their scores, cities and cards; what the present choice would bring.

use maud::{Markup, html};
use table::Seat;

use super::Scene;
use super::forecast::Forecast;
use super::names::{city, small_city, word};
use draw::parts::{icon, join, name, seal, text};

pub fn draw(scene: &Scene<'_>) -> Markup {
    let forecast = Forecast::of(scene);
    html! {
        section.panel.players.scored aria-label=(text(scene, "table-players")) {
            ul {
                @for seat in scene.view.open.seats() { (player(scene, seat, forecast.as_ref())) }
            }
        }
        @if let Some(forecast) = &forecast { (forecast.panel(scene)) }
    }
}

fn player(scene: &Scene<'_>, seat: Seat, forecast: Option<&Forecast>) -> Markup {
    let open = &scene.view.open;
    let now = open.decider() == Some(seat);
    let more = forecast.map_or(0, |forecast| forecast.points(seat));
    let cities = open.captured[seat];
    let names = join(cities.iter().map(|kind| scene.say(&city(kind))));
    html! {
        li.now[now] aria-current=[now.then_some("true")] {
            (seal(seat))
            (name(scene, seat))
            span.facts {
                (fact(scene, "", "city", "cities", cities.count()))
                (fact(scene, "more", "tile", "hand", open.hands[seat]))
                (fact(scene, "more", "bag", "pool", open.pools[seat]))
                @if !open.cards[seat].is_empty() {
                    span {
                        (icon("ziggurat")) span.vh { (word(scene, "cards")) " " }
                        @for card in open.cards[seat].iter() {
                            @if open.spent.has(card) { s { (card) } } @else { b { (card) } }
                        }
                    }
                }
                @if cities.count() > 0 {
                    span.more.towns {
                        @for kind in cities.iter() { (small_city(kind)) }
                        span.vh { (names) }
                    }
                }
            }
            span.big.num {
                (open.points[seat])
                @if more > 0 { span.delta { "+" (more) } }
            }
        }
    }
}

fn fact(scene: &Scene<'_>, class: &str, symbol: &str, name: &str, value: u8) -> Markup {
    html! { span class=(class) { (icon(symbol)) span.vh { (word(scene, name)) " " } (value) } }
}
