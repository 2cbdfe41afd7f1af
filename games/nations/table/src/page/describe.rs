//! All that lies open, in words, for those who cannot see the boards.

use maud::{Markup, html};
use nations::{Card, Resource, View};
use table::{Phrase, Seat};

use super::Scene;
use super::names::{name, people, text};

pub fn draw(view: &View, scene: &Scene<'_>) -> Markup {
    let open = &view.open;
    let row = |row: u8| {
        let cards =
            open.cells().filter(|cell| cell.row() == row).filter_map(|cell| open.card_at(cell));
        cards.map(|card| name(card, scene.words)).collect::<Vec<_>>().join(", ")
    };
    html! {
        div.vh {
            h2 { (text(scene, "nations-page-progress")) }
            ul {
                @for number in 1..=3 {
                    li { (scene.say(&Phrase::new("nations-page-each").with("count", number))) ": " (row(number)) }
                }
            }
            h2 { (text(scene, "nations-page-standing")) }
            ul { @for seat in open.order() { li { (nation(view, scene, *seat)) } } }
        }
    }
}

fn nation(view: &View, scene: &Scene<'_>, seat: Seat) -> String {
    let open = &view.open;
    let nation = &open.nations[seat];
    let words = scene.words;
    let mut phrase = Phrase::new("nations-page-tell-nation")
        .with("seat", seat)
        .with("people", people(nation, words))
        .with("vp", nation.vp)
        .with("score", open.score(seat))
        .with("strength", i32::from(open.strength(seat)))
        .with("stability", i32::from(open.stability(seat)))
        .with("idle", nation.idle);
    for resource in Resource::ALL {
        phrase = phrase.with(resource.name(), nation.has(resource));
    }
    let worked = nation.slots.iter().filter_map(|slot| {
        let card = name(slot.card?, words);
        Some(format!("{card} {}", slot.workers))
    });
    let named = |card: Card| name(card, words).to_owned();
    let rest = nation.advisors.into_iter().chain(nation.wonders).chain(nation.colonies).flatten();
    let cards: Vec<String> = worked.chain(rest.map(named)).collect();
    scene.say(&phrase.with("cards", cards.join(", ")))
}
