//! The ziggurat cards in words: on offer, or with the seal of whoever took them; and how near the
//! end is. Beside the board on wide screens, a sheet on phones.

use babylonia::Card;
use maud::{Markup, html};
use table::{Phrase, Seat};

use super::Scene;
use super::names::word;
use draw::parts::{capital, icon, seal};

pub fn draw(scene: &Scene<'_>) -> Markup {
    let open = &scene.view.open;
    let owner = |card: Card| open.seats().find(|seat| open.cards[*seat].has(card));
    let shown =
        Card::ALL.into_iter().filter(|card| open.offer.has(*card) || owner(*card).is_some());
    let left = Phrase::new("babylonia-page-ends").with("count", open.cities_left());
    html! {
        section.cards #cards popover tabindex="0" aria-label=(word(scene, "cards")) {
            h2 { (icon("ziggurat")) " " (capital(&word(scene, "cards"))) }
            ol { @for card in shown { (line(scene, card, owner(card))) } }
            p.ends { (icon("city")) span { (scene.say(&left)) } }
        }
    }
}

fn line(scene: &Scene<'_>, card: Card, owner: Option<Seat>) -> Markup {
    let spent = scene.view.open.spent.has(card);
    html! {
        li.taken[owner.is_some()] title=(about(scene, card)) {
            b { (card) }
            (icon(symbol(card)))
            span {
                (word(scene, &format!("card-{card}")))
                @if spent { " " (word(scene, "page-spent")) }
            }
            @if let Some(seat) = owner { (seal(seat)) span.vh { (scene.name(seat)) } }
            small { (about(scene, card)) }
        }
    }
}

/// What it does.
pub fn about(scene: &Scene<'_>, card: Card) -> String {
    word(scene, &format!("card-{card}-about"))
}

pub fn symbol(card: Card) -> &'static str {
    match card {
        Card::TenPoints => "victory",
        Card::ExtraTurn => "redo",
        Card::HandOfSeven => "tile",
        Card::ThreeNobles => "servant",
        Card::NobleWithFarmers => "farmer",
        Card::NoblesOnFields => "field",
        Card::CityBonus => "city",
        Card::LandConnects => "link",
        Card::RiverConnects => "river",
    }
}
