//! The viewer's pieces and actions; the swap chooser and the scenes of conflicts take their place.

use maud::{Markup, html};
use table::{Phrase, Seat};
use tigris::{Colour, Move, Phase, Tiles};

use super::names::{figure, leader_id, shown, tile_id};
use super::pick::{Picked, leader_words};
use super::{Scene, prompt, scene};
use draw::page::begins;
use draw::parts::{self, Use, button, choice, icon, text};

pub fn draw(scene: &Scene<'_>) -> Markup {
    let deciding = !scene.choices.is_empty();
    match (scene.view.open.phase, scene.me) {
        (Phase::Support(conflict), _) => scene::conflict(scene, conflict),
        (Phase::WarOrder(_), _) if deciding => scene::wars(scene),
        (Phase::Monument(_), _) if deciding => scene::monuments(scene),
        (_, None) | (Phase::Over, _) => html! {},
        (_, Some(me)) => match Picked::of(scene) {
            Picked::Swap(chosen) => swap(scene, held(scene, me), chosen),
            _ => pieces(scene, me),
        },
    }
}

fn held(scene: &Scene<'_>, me: Seat) -> Tiles {
    scene.view.hands[me].tiles.unwrap_or_default()
}

fn pieces(scene: &Scene<'_>, me: Seat) -> Markup {
    let open = &scene.view.open;
    let hand = held(scene, me);
    html! {
        section.hand aria-label=(text(scene, "tigris-page-pieces")) {
            div.group.tiles {
                h2.vh { (text(scene, "tigris-page-tiles")) }
                @for (colour, count) in hand.iter().filter(|(_, count)| **count > 0) {
                    @let words = format!("tile {}", colour.tile());
                    @let badge = (*count > 1).then(|| count.to_string());
                    (piece(scene, &words, &tile_id(colour), badge, &tiles(colour, *count)))
                }
            }
            div.group.leaders {
                h2.vh { (text(scene, "tigris-page-leaders")) }
                @for colour in Colour::ALL {
                    @let at = open.leaders[me][colour].map(shown);
                    @let label = Phrase::new("tigris-page-leader").with("leader", colour.leader())
                        .with("cell", at.clone().unwrap_or_else(|| "none".to_owned()));
                    @let words = leader_words(scene, colour).unwrap_or_else(|| "leader".to_owned());
                    (piece(scene, &words, &leader_id(me, colour), at, &label))
                }
            }
            @if open.catastrophes[me] > 0 {
                div.group.catastrophes {
                    h2.vh { (text(scene, "tigris-page-catastrophes")) }
                    @let count = open.catastrophes[me];
                    @let label = Phrase::new("tigris-page-catastrophe").with("count", count);
                    (piece(scene, "catastrophe", "cat", Some(count.to_string()), &label))
                }
            }
            @if !scene.choices.is_empty() && open.phase == Phase::Action { (acts(scene)) }
        }
    }
}

fn tiles(colour: Colour, count: u8) -> Phrase {
    Phrase::new("tigris-page-tile").with("tile", colour.tile()).with("count", count)
}

/// A piece that these words pick up; quiet if it cannot be used now.
fn piece(
    scene: &Scene<'_>,
    words: &str,
    id: &str,
    badge: Option<String>,
    label: &Phrase,
) -> Markup {
    let usable = scene.choices.iter().any(|choice| begins(&choice.text, words));
    let pressed = usable && begins(scene.pick, words);
    let label = scene.say(label);
    let inside = html! { (figure(id)) @if let Some(badge) = badge { b { (badge) } } };
    parts::piece(scene, state(scene, usable, pressed), (words, ""), &label, &inside)
}

fn state(scene: &Scene<'_>, usable: bool, pressed: bool) -> Use {
    let acting = !scene.choices.is_empty() && scene.view.open.phase == Phase::Action;
    match usable {
        true => Use::Pick { pressed },
        false if acting => Use::Off,
        false => Use::Idle,
    }
}

fn acts(scene: &Scene<'_>) -> Markup {
    let withdrawal = match Picked::of(scene) {
        Picked::Leader(colour) => choice(scene, &Move::Withdraw(colour).to_string()),
        _ => None,
    };
    let swap = text(scene, "tigris-page-swap");
    let may_swap = scene.choices.iter().any(|choice| begins(&choice.text, "swap"));
    html! {
        div.acts {
            @if let Some(choice) = withdrawal {
                (button(scene, choice, "", "", &prompt::deed(choice, scene)))
            } @else if may_swap {
                a.btn href=(scene.href("swap")) data-pick="swap" role="button" aria-label=(swap) {
                    (icon("swap")) span { (swap) }
                }
            } @else {
                span.btn aria-disabled="true" role="button" aria-label=(swap) {
                    (icon("swap")) span { (swap) }
                }
            }
            @if let Some(choice) = choice(scene, "pass") {
                (button(scene, choice, "", "", &prompt::deed(choice, scene)))
            }
        }
    }
}

/// Every tile of the hand as a toggle; the links name the chosen tiles in canonical order.
fn swap(scene: &Scene<'_>, hand: Tiles, chosen: Tiles) -> Markup {
    let with = |colour: Colour, count: u8| {
        let mut tiles = chosen;
        tiles[colour] = count;
        Move::Swap(tiles).to_string()
    };
    html! {
        section.hand aria-label=(text(scene, "tigris-page-swap")) {
            div.group.tiles {
                @for colour in Colour::ALL {
                    @for place in 0..hand[colour] {
                        @let pressed = place < chosen[colour];
                        @let more = with(colour, chosen[colour] + 1);
                        @let fewer = with(colour, chosen[colour].saturating_sub(1));
                        @let usable = pressed || choice(scene, &more).is_some();
                        @let label = scene.say(&tiles(colour, 1));
                        @let inside = figure(&tile_id(colour));
                        @let state = state(scene, usable, pressed);
                        (parts::piece(scene, state, (&more, &fewer), &label, &inside))
                    }
                }
            }
            p.once-note { (icon("lock")) (text(scene, "tigris-page-swap-note")) }
            div.acts {
                a.btn href=(scene.href("")) data-pick="" role="button" {
                    (text(scene, "tigris-page-cancel"))
                }
            }
        }
    }
}
