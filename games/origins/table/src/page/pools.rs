//! The pools: buildings with their prices and what they would give the viewer, citizens, speakers.

use maud::{Markup, html};
use origins::colour::Resource;
use origins::forecast::{Offer, Yield};
use origins::moves::{How, Source};
use origins::{Move, Resource as R};
use table::Phrase;

use super::names::{about, building, die, icon, much, points, text, tint, worker};
use super::pick::{choice, offered, tile, tile_words, toggle, touch};
use super::{Scene, deed, effect};
use draw::page::begins;

pub fn draw(scene: &Scene<'_>) -> Markup {
    let open = &scene.view.open;
    html! {
        section.panel.pools #pools aria-labelledby="h-pools" {
            h2 #h-pools {
                (text(scene, "origins-page-buildings"))
                small { (text(scene, "origins-page-farm-free")) }
            }
            ol.buildings { @for (place, offer) in offers(scene).iter().enumerate() { (one(scene, place, offer)) } }
            div.pair {
                div {
                    h3 { (text(scene, "origins-page-citizens")) }
                    ol.patricians { @for place in 0..open.citizens.len() { (citizen(scene, place)) } }
                }
                div {
                    h3 { (text(scene, "origins-page-speakers")) }
                    ol.speakers { (speakers(scene)) }
                }
            }
            (stacks(scene))
        }
    }
}

/// What the viewer's seat, or for spectators the active one, could buy.
fn offers(scene: &Scene<'_>) -> Vec<Offer> {
    let open = &scene.view.open;
    open.offers(scene.me.unwrap_or(open.active))
}

/// Where a tile comes from.
fn source(offer: &Offer) -> Source {
    match offer.place {
        Some(place) => Source::Pool(place - 1),
        None => Source::Reserved(offer.building),
    }
}

fn one(scene: &Scene<'_>, place: usize, offer: &Offer) -> Markup {
    let kind = offer.building;
    let data = scene.view.open.data();
    let from = source(offer);
    let picked = tile(scene).is_some_and(|(_, picked, _)| picked == from);
    let reserve = match from {
        Source::Pool(place) => choice(scene, Move::Reserve(place)),
        Source::Reserved(_) => None,
    };
    let inside = html! {
        span.price { (much(scene, offer.wisdom, Resource::Wisdom)) }
        svg class={ "octagon " (tint(offer.colour)) } viewBox="0 0 40 40" aria-hidden="true" {
            path.tile d="M11 1h18l10 10v18l-10 10h-18l-10 -10v-18z" {}
            @if let Some(colour) = offer.colour {
                use.tile-mark href={ "#mark-" (colour) } x="12" y="12" width="16" height="16" {}
            }
        }
        span.described {
            b.title { (building(scene, kind)) }
            span.about { (effect::line(data, data.buildings[kind.index()].ability)) }
        }
        span.cost {
            (much(scene, offer.stone, Resource::Stone))
            (for_you(scene, offer))
        }
    };
    html! {
        li id={ "pool-" (place + 1) } {
            @if let Some(choice) = reserve {
                (touch(scene, choice, "building can", &deed::label(scene, choice.m), &inside))
            } @else if let Some(words) = first_way(scene, from) {
                (toggle(scene, &words, picked, if picked { "building pressed" } else { "building can" }, &inside))
            } @else {
                div class={ "building" @if !offer.payable { " no" } } title=(about(scene, kind)) { (inside) }
            }
        }
    }
}

/// The words that pick this tile up: as a building if it can be paid, else as a farm.
fn first_way(scene: &Scene<'_>, from: Source) -> Option<String> {
    let ways = [How::Building, How::Over, How::Farm];
    ways.into_iter().map(|how| tile_words(from, how)).find(|words| offered(scene, words))
}

/// What the tile would give now, or what is missing.
fn for_you(scene: &Scene<'_>, offer: &Offer) -> Markup {
    let Some(me) = scene.me else { return html! {} };
    let player = &scene.view.open.seats[me];
    let short = |have: u16, need: u8| u16::from(need).saturating_sub(have);
    let wisdom = short(player.has(R::Wisdom), offer.wisdom);
    let stone = short(player.has(R::Stone), offer.stone);
    let lacking = (wisdom + stone).saturating_sub(player.has(R::Gold));
    html! {
        @if offer.payable {
            span.farm-yield.good { (gives(scene, &offer.gives)) }
        } @else {
            span.farm-yield.bad {
                (scene.say(&Phrase::new("origins-page-short").with("count", lacking)))
            }
        }
    }
}

fn gives(scene: &Scene<'_>, gives: &Yield) -> Markup {
    let goods = [
        (gives.stone, R::Stone),
        (gives.food, R::Food),
        (gives.wisdom, R::Wisdom),
        (gives.gold, R::Gold),
    ];
    html! {
        @if gives.points > 0 { (points(scene, format!("+{}", gives.points))) " " }
        @for (count, resource) in goods.into_iter().filter(|(count, _)| *count > 0) {
            (much(scene, format!("+{count}"), resource)) " "
        }
        @if gives.any > 0 { span.count { "+" (gives.any) (icon("any")) } " " }
        @if gives.march > 0 { span.count { "+" (gives.march) (icon("military")) } " " }
        @if gives.temple > 0 { span.count { "+" (gives.temple) (icon("temple")) } }
    }
}

fn citizen(scene: &Scene<'_>, place: usize) -> Markup {
    let open = &scene.view.open;
    let of = open.citizens[place];
    let cost = open.citizen_cost(scene.me.unwrap_or(open.active), place);
    let inside = html! { (die(scene, of, "")) (much(scene, cost, Resource::Wisdom)) };
    html! {
        li {
            @match choice(scene, Move::Citizen(of)) {
                Some(choice) => {
                    (touch(scene, choice, "can", &deed::label(scene, choice.m), &inside))
                }
                None => (inside),
            }
        }
    }
}

fn speakers(scene: &Scene<'_>) -> Markup {
    let open = &scene.view.open;
    html! {
        @for (place, value) in open.speakers.iter().enumerate() {
            @let inside = worker(scene, origins::Worker::Speaker(*value), "");
            // Equal dice are one choice: only the first of them can be touched.
            @let first = open.speakers.iter().position(|other| other == value) == Some(place);
            li {
                @match choice(scene, Move::Speaker(*value)).filter(|_| first) {
                    Some(choice) => {
                        (touch(scene, choice, "can", &deed::label(scene, choice.m), &inside))
                    }
                    None => (inside),
                }
            }
        }
        @if open.speakers.is_empty() { li.aside { "–" } }
    }
}

/// The open tile of every stack: what comes into the pool next.
fn stacks(scene: &Scene<'_>) -> Markup {
    let open = &scene.view.open;
    html! {
        details.stacks {
            summary { (text(scene, "origins-page-next")) }
            ul {
                @for (colour, top) in open.tops.iter() {
                    li {
                        svg class={ "octagon " (tint(Some(colour))) } viewBox="0 0 40 40" aria-hidden="true" {
                            path.tile d="M11 1h18l10 10v18l-10 10h-18l-10 -10v-18z" {}
                            use.tile-mark href={ "#mark-" (colour) } x="12" y="12" width="16" height="16" {}
                        }
                        @match top {
                            Some(kind) => span title=(about(scene, *kind)) { (building(scene, *kind)) },
                            None => span.aside { (text(scene, "origins-page-stack-empty")) },
                        }
                        small.aside { (open.unseen_of(colour)) }
                    }
                }
            }
        }
    }
}

/// The tiles to place, for the hand: each with its ways, the picked one with all of them.
pub fn chooser(scene: &Scene<'_>) -> Markup {
    html! {
        div.tiles-row role="group" aria-label=(text(scene, "origins-page-buildings")) {
            @for offer in offers(scene) { (way_of(scene, &offer)) }
        }
        @if let Some((prefix, from, _)) = tile(scene) {
            div.ways role="group" aria-label=(text(scene, "origins-page-ways")) {
                @for (how, id) in [
                    (How::Building, "origins-page-way-build"),
                    (How::Farm, "origins-page-way-farm"),
                    (How::Over, "origins-page-way-over"),
                ] {
                    @let words = tile_words(from, how);
                    @if offered(scene, &words) {
                        (toggle(scene, &words, words == prefix, "verb", &html! {
                            (text(scene, id))
                        }))
                    }
                }
            }
        }
    }
}

fn way_of(scene: &Scene<'_>, offer: &Offer) -> Markup {
    let from = source(offer);
    let Some(words) = first_way(scene, from) else { return html! {} };
    let pressed = tile(scene).is_some_and(|(prefix, picked, _)| {
        picked == from && scene.choices.iter().any(|choice| begins(&choice.text, &prefix))
    });
    let name = building(scene, offer.building);
    let inside = html! {
        svg class={ "octagon " (tint(offer.colour)) } viewBox="0 0 40 40" aria-hidden="true" {
            path.tile d="M11 1h18l10 10v18l-10 10h-18l-10 -10v-18z" {}
            @if let Some(colour) = offer.colour {
                use.tile-mark href={ "#mark-" (colour) } x="12" y="12" width="16" height="16" {}
            }
        }
        span { (name) }
        small {
            (much(scene, offer.wisdom, Resource::Wisdom)) (much(scene, offer.stone, Resource::Stone))
        }
    };
    toggle(scene, &words, pressed, "verb tall", &inside)
}
