//! A move in a few words and symbols, and what it would bring: read off the events the engine would
//! tell if it were made.

use maud::{Markup, html};
use origins::colour::{Die, Resource};
use origins::moves::{How, Source};
use origins::names::FIRST_CARD;
use origins::{Event, Frame, Kind, Move, Worker};
use table::{Phrase, Seat};

use super::names::{
    TEMPLE_SYMBOLS, building, colour_name, die, goods, icon, letter, mark, much, points, shown,
    temple, text, worker, worker_name, zodiac,
};
use super::{Choice, Scene, effect};

/// A move as a deed, for buttons and readers.
pub fn label(scene: &Scene<'_>, m: Move) -> String {
    let open = &scene.view.open;
    let of = |id, name: String| scene.say(&Phrase::new(id).with("what", name));
    let patrician = |die: Die| worker_name(scene, Worker::Patrician(die));
    let at = |kind: Option<Kind>, cell: origins::Cell, id| {
        let name = kind.map_or(String::new(), |kind| building(scene, kind));
        scene.say(&Phrase::new(id).with("what", name).with("cell", shown(cell)))
    };
    match m {
        Move::Draft(die) | Move::Citizen(die) => of("origins-page-do-take", patrician(die)),
        Move::Discard(die) => of("origins-page-do-discard", patrician(die)),
        Move::Visit(place, who) => scene.say(
            &Phrase::new("origins-page-do-visit")
                .with("what", worker_name(scene, who))
                .with("place", place + 1),
        ),
        Move::Close(cell, die) => scene.say(
            &Phrase::new("origins-page-do-close")
                .with("what", patrician(die))
                .with("letter", seat_letter(scene, cell)),
        ),
        Move::Tower(colour) => of("origins-page-do-tower", colour_name(scene, colour)),
        Move::Populate => text(scene, "origins-page-do-populate"),
        Move::Advantage => text(
            scene,
            if matches!(open.top(), Frame::Quiet { .. }) {
                "origins-page-do-quiet"
            } else {
                "origins-page-do-advantage"
            },
        ),
        Move::Pass => text(scene, "origins-page-do-pass"),
        Move::Upper => text(scene, "origins-page-do-upper"),
        Move::Lower => text(scene, "origins-page-do-lower"),
        Move::Bonus => text(scene, "origins-page-do-bonus"),
        Move::Gold => text(scene, "origins-page-do-gold"),
        Move::March => text(scene, "origins-page-do-march"),
        Move::Attack => text(scene, "origins-page-do-attack"),
        Move::Temple(of, steps) => scene.say(
            &Phrase::new("origins-page-do-temple")
                .with("what", temple(scene, of.index()))
                .with("steps", steps),
        ),
        Move::Buy(source, How::Building, cell) => {
            at(open.kind_of(source), cell, "origins-page-do-build")
        }
        Move::Buy(source, How::Farm, cell) => {
            at(open.kind_of(source), cell, "origins-page-do-farm")
        }
        Move::Buy(source, How::Over, cell) => {
            at(open.kind_of(source), cell, "origins-page-do-over")
        }
        Move::Reserve(place) => {
            let kind = open.kind_of(Source::Pool(place));
            of("origins-page-do-reserve", kind.map_or(String::new(), |kind| building(scene, kind)))
        }
        Move::Speaker(value) => {
            of("origins-page-do-take", worker_name(scene, Worker::Speaker(value)))
        }
        Move::Raise(who, steps, place) => scene.say(
            &Phrase::new("origins-page-do-raise")
                .with("what", worker_name(scene, who))
                .with("steps", steps)
                .with("place", place),
        ),
        Move::Pick(die) => patrician(die),
        Move::Recolour(die, colour) => scene.say(
            &Phrase::new("origins-page-do-recolour")
                .with("what", patrician(die))
                .with("colour", colour.name()),
        ),
        Move::Ship(place) => {
            scene.say(&Phrase::new("origins-page-do-ship").with("place", place + 1))
        }
        Move::Use(cell) => of("origins-page-do-use", tile_name(scene, cell)),
        Move::Copy(cell) => of("origins-page-do-copy", tile_name(scene, cell)),
        Move::Take(resource) => of("origins-page-do-take", goods(scene, resource)),
        Move::Pay(resource) => of("origins-page-do-pay", goods(scene, resource)),
        Move::Card(place) => {
            let card = open.cards.get(usize::from(place)).map_or(0, |card| card + FIRST_CARD);
            scene.say(&Phrase::new("origins-page-do-card").with("card", card))
        }
        Move::Collect(colour) => of("origins-page-do-collect", colour_name(scene, colour)),
        Move::Accept => text(scene, "origins-page-do-accept"),
        Move::Decline => text(
            scene,
            if matches!(open.top(), Frame::Quiet { .. }) {
                "origins-page-do-not-quiet"
            } else {
                "origins-page-do-decline"
            },
        ),
        Move::Done => text(scene, "origins-page-do-done"),
    }
}

/// The letter of an open seat of the active player.
fn seat_letter(scene: &Scene<'_>, cell: origins::Cell) -> String {
    let open = &scene.view.open;
    let place = open.me().city.open.iter().position(|seat| *seat == cell);
    place.map_or_else(|| shown(cell), |place| letter(place).to_string())
}

fn tile_name(scene: &Scene<'_>, cell: origins::Cell) -> String {
    let tile = scene.view.open.me().city.at(cell);
    tile.map_or_else(|| shown(cell), |tile| building(scene, tile.kind))
}

/// The pieces a move is about.
pub fn picture(scene: &Scene<'_>, m: Move) -> Markup {
    let open = &scene.view.open;
    let data = open.data();
    let script = |script| html! { span.effect { (effect::line(data, script)) } };
    match m {
        Move::Draft(of) | Move::Discard(of) | Move::Citizen(of) | Move::Pick(of) => {
            die(scene, of, "tiny")
        }
        Move::Visit(_, who) | Move::Raise(who, ..) => worker(scene, who, "tiny"),
        Move::Close(_, of) => die(scene, of, "tiny"),
        Move::Speaker(value) => worker(scene, Worker::Speaker(value), "tiny"),
        Move::Tower(colour) | Move::Collect(colour) => mark(scene, colour),
        Move::Recolour(of, colour) => html! { (die(scene, of, "tiny")) "→" (mark(scene, colour)) },
        Move::Upper | Move::Lower | Move::Bonus => match open.top() {
            Frame::Slots(slots) => {
                let place = data.places[usize::from(slots.place)];
                let tile = open.tiles[usize::from(slots.place)];
                script(match m {
                    Move::Upper => place.upper,
                    Move::Lower => place.lower,
                    _ => data.bonus[tile as usize].effect,
                })
            }
            _ => html! {},
        },
        Move::Gold => icon("gold"),
        Move::March => icon("military"),
        Move::Attack => icon("battle"),
        Move::Temple(of, _) => icon(TEMPLE_SYMBOLS[of.index()]),
        Move::Ship(_) => icon("ship"),
        Move::Use(cell) | Move::Copy(cell) => {
            let tile = open.me().city.at(cell);
            tile.map_or(html! {}, |tile| script(open.ability(tile)))
        }
        Move::Take(resource) | Move::Pay(resource) => icon(resource.name()),
        Move::Card(_) => icon("district"),
        Move::Populate => icon("base"),
        Move::Advantage => icon("advantage"),
        Move::Pass => icon("passed"),
        Move::Reserve(_) | Move::Buy(..) => icon("buildtile"),
        Move::Accept | Move::Done => icon("check"),
        Move::Decline => icon("close"),
    }
}

/// What a move would bring its player at once: resources, points, a card, the end of the game.
pub fn brings(scene: &Scene<'_>, choice: &Choice) -> Markup {
    let Some(me) = scene.me else { return html! {} };
    let sum = Sum::of(&choice.events, me);
    html! {
        @for (resource, change) in Resource::ALL.into_iter().zip(sum.stock) {
            @if change != 0 { (much(scene, signed(change), resource)) " " }
        }
        @if sum.points > 0 { (points(scene, format!("+{}", sum.points))) " " }
        @for card in sum.cards { span.count { (icon("zodiac")) (zodiac(scene, card)) } " " }
        @if sum.tokens > 0 { span.count { "+" (sum.tokens) (icon("advantage")) } " " }
        @if sum.last { span.count.bad { (icon("clock")) (text(scene, "origins-page-last-round")) } }
    }
}

#[derive(Default)]
struct Sum {
    stock: [i32; 4],
    points: u16,
    tokens: u8,
    cards: Vec<u8>,
    last: bool,
}

impl Sum {
    fn of(events: &[Event], me: Seat) -> Sum {
        let mut sum = Sum::default();
        for event in events {
            match *event {
                Event::Gained { seat, resource, count } if seat == me => {
                    sum.stock[resource as usize] += i32::from(count);
                }
                Event::Paid { seat, resource, count, gold } if seat == me => {
                    sum.stock[resource as usize] -= i32::from(count);
                    sum.stock[Resource::Gold as usize] -= i32::from(gold);
                }
                Event::Visited { seat, wisdom, gold, .. } if seat == me => {
                    sum.stock[Resource::Wisdom as usize] -= i32::from(wisdom);
                    sum.stock[Resource::Gold as usize] -= i32::from(gold);
                }
                Event::Points { seat, count, .. } if seat == me => sum.points += count,
                Event::Token { seat } if seat == me => sum.tokens += 1,
                Event::Zodiac { seat, card, .. } if seat == me => sum.cards.push(card),
                Event::Ending { .. } => sum.last = true,
                // What comes after the turn is no consequence of the move alone.
                Event::Turn { .. } | Event::Round { .. } => break,
                _ => {}
            }
        }
        sum
    }
}

fn signed(change: i32) -> String {
    if change > 0 { format!("+{change}") } else { format!("−{}", -change) }
}
