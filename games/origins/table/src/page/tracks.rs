//! The tracks: three temples with their zodiac cards, and the military track with its borders.

use maud::{Markup, html};
use origins::{Move, Open, Temple};
use table::{Phrase, Seat};

use super::names::{
    TEMPLE_SYMBOLS, icon, named, points, temple as temple_name, text, zodiac, zodiac_about,
};
use super::pick::{choice, touch};
use super::{Scene, deed, effect};
use draw::parts::{emblem, seal};

pub fn temples(scene: &Scene<'_>) -> Markup {
    let open = &scene.view.open;
    html! {
        section.panel.temples #temples aria-labelledby="h-tem" {
            h2 #h-tem {
                (text(scene, "origins-page-temples"))
                @if let Some(me) = scene.me {
                    @let low = open.final_points(me).temples;
                    small { (scene.say(&Phrase::new("origins-page-two-lowest").with("points", low))) }
                }
            }
            @for temple in 0..3 { (one(scene, temple)) }
        }
    }
}

fn one(scene: &Scene<'_>, temple: usize) -> Markup {
    let open = &scene.view.open;
    let card = open.zodiac[temple];
    let name = temple_name(scene, temple);
    html! {
        div.temple {
            div.zodiac {
                svg.i.zodiac-sign aria-hidden="true" {
                    use href={ "#" (origins::moves::zodiac_name(card)) } {}
                }
                span { b.title { (zodiac(scene, card)) } span.aside { (zodiac_about(scene, card)) } }
                @if let Some(holder) = open.holders[temple] {
                    (seal(holder)) span.vh { (scene.name(holder)) }
                }
            }
            div.track {
                span.temple-sign { (named(TEMPLE_SYMBOLS[temple], &name)) }
                ol { @for space in 0..open.data().temple.len() { (space_of(scene, temple, space)) } }
            }
        }
    }
}

fn space_of(scene: &Scene<'_>, temple: usize, space: usize) -> Markup {
    let open = &scene.view.open;
    let here = open.pilgrims[temple].iter().filter_map(|disc| Seat::new(usize::from(*disc)));
    let here: Vec<Seat> =
        here.filter(|seat| usize::from(open.seats[*seat].temples[temple]) == space).collect();
    let steps =
        scene.me.map_or(0, |me| (space as u8).saturating_sub(open.seats[me].temples[temple]));
    let own = scene.me.is_some_and(|me| usize::from(open.seats[me].temples[temple]) == space);
    let to = Move::Temple(Temple::ALL[temple], if own { 0 } else { steps });
    let reachable = if steps > 0 || own { choice(scene, to) } else { None };
    let inside = html! {
        small { (open.data().temple[space]) }
        @for seat in &here {
            svg class={ "seal s" (seat) } id={ "p-t" (temple) "-" (seat) } aria-hidden="true" {
                use href={ "#seal-" (emblem(*seat)) } {}
            }
            span.vh { (scene.name(*seat)) }
        }
    };
    html! {
        li.crowded[here.len() > 2] {
            @match reachable {
                Some(choice) => {
                    (touch(scene, choice, "can", &deed::label(scene, choice.m), &inside))
                }
                None => (inside),
            }
        }
    }
}

pub fn military(scene: &Scene<'_>) -> Markup {
    let open = &scene.view.open;
    let last = open.data().military.last;
    html! {
        section.panel.military #tracks aria-labelledby="h-mil" {
            h2 #h-mil {
                (text(scene, "origins-page-military"))
                small { (text(scene, "origins-page-border")) " = 1 " (icon("advantage")) }
            }
            ol { @for space in 0..=last { (military_space(scene, space)) } }
            @if let Some(me) = scene.me { (attacks(scene, me)) }
        }
    }
}

fn military_space(scene: &Scene<'_>, space: u8) -> Markup {
    let open = &scene.view.open;
    let military = &open.data().military;
    let border = military.borders.contains(&space);
    let ghost = scene.me.is_some_and(|me| {
        choice(scene, Move::March).is_some() && open.strength[me.index()] + 1 == space
    });
    html! {
        li.border[border].next-space[ghost] {
            span.space-bonus {
                @if space == 0 { (text(scene, "origins-page-start")) }
                @else if space == military.last { (points(scene, military.last_points)) }
                @else {
                    (effect::line(open.data(), military.bonus[usize::from(space)]))
                }
            }
            span.discs { @for disc in discs(open, space) { (warrior(scene, disc)) } }
        }
    }
}

/// The discs of a space, the bottom one first; the alien's has no seat.
fn discs(open: &Open, space: u8) -> Vec<Option<Seat>> {
    let here = open.warriors.iter().filter(|disc| open.strength[usize::from(**disc)] == space);
    let seat = |disc: &u8| Seat::new(usize::from(*disc)).filter(|s| s.index() < open.players());
    here.map(seat).collect()
}

fn warrior(scene: &Scene<'_>, disc: Option<Seat>) -> Markup {
    html! {
        @match disc {
            Some(seat) => {
                svg class={ "seal s" (seat) } id={ "p-m-" (seat) } aria-hidden="true" {
                    use href={ "#seal-" (emblem(seat)) } {}
                }
                span.vh { (scene.name(seat)) }
            }
            None => {
                svg.seal.alien id="p-m-alien" aria-hidden="true" { use href="#bot" {} }
                span.vh { (text(scene, "origins-page-alien")) }
            }
        }
    }
}

/// What an attack would score now, and after one step.
fn attacks(scene: &Scene<'_>, me: Seat) -> Markup {
    let open = &scene.view.open;
    let here = open.strength[me.index()];
    let worth = |id, space: u8| {
        html! {
            span {
                (text(scene, id)) " "
                (points(scene, format!("+{}", open.attack_points(me, space)))) " "
                (effect::line(open.data(), open.data().military.bonus[usize::from(space)]))
            }
        }
    };
    html! {
        p.attacks {
            (worth("origins-page-attack-now", here))
            @if here < open.data().military.last { (worth("origins-page-attack-then", here + 1)) }
        }
        div.attacks {
            @for m in [Move::March, Move::Attack] {
                @if let Some(choice) = choice(scene, m) {
                    (touch(scene, choice, "verb", "", &html! {
                        (deed::picture(scene, m)) (deed::label(scene, m))
                    }))
                }
            }
        }
    }
}
