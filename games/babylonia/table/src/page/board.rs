//! The map in layers, bottom to top: ground, locations, tokens, last moves, lit hexes, the choice,
//! sieges.

use std::fmt::Write as _;

use babylonia::board::RIVER;
use babylonia::{Flank, Hex, Move, Open, Piece, View};
use maud::{Markup, html};
use table::{Seat, Tokens};

use super::ground::{self, coordinates};
use super::log::marked;
use super::marks::{Mark, label};
use super::names::{centre, city_id, field_id, token_id};
use super::pick::{place, prefix};
use super::{Choice, Scene};
use draw::page::begins;
use draw::parts::{emblem, still, text};

pub fn draw(scene: &Scene<'_>) -> Markup {
    let open = &scene.view.open;
    let prefix = prefix(scene);
    let lit = lit(scene, prefix.as_deref());
    let since = since(scene);
    html! {
        section.board aria-label=(text(scene, "babylonia-page-board")) {
            svg viewBox="-42 -38 646 529" role="group" aria-label=(text(scene, "babylonia-page-map"))
                data-prefix=[&prefix] {
                (still(scene, "coords", coordinates))
                g #b {
                    (still(scene, "ground", || ground::draw(open)))
                    (locations(open))
                    @for seat in open.seats() {
                        @for hex in open.tokens[seat].iter() { (token(scene.view, seat, hex)) }
                    }
                    (still(scene, "hits", || html! { (ground::hits()) }))
                    (ticks(&since))
                    (marks(scene, &lit))
                    (chosen(scene))
                    g.sieges aria-hidden="true" {
                        @for hex in (open.cities | open.unscored).iter() { (siege(open, hex)) }
                    }
                    (refused(scene))
                }
            }
            (key(scene, &lit, !since.is_empty()))
        }
    }
}

/// The part of the board around the chosen hex.
pub fn lens(scene: &Scene<'_>) -> Markup {
    let Some(hex) = scene.picked().and_then(|choice| place(choice.m)) else { return html! {} };
    let (x, y) = centre(hex);
    let left = (x - 135).clamp(-28, 334);
    let top = (y - 70).clamp(-25, 351);
    html! {
        div.lens aria-hidden="true" {
            svg viewBox={ (left) " " (top) " 270 140" } { use href="#b" {} }
        }
    }
}

fn put(id: &str, hex: Hex, name: Option<String>) -> Markup {
    let (x, y) = centre(hex);
    html! { use id=[name] href={ "#" (id) } x=(x) y=(y) {} }
}

fn locations(open: &Open) -> Markup {
    html! {
        @for hex in (open.cities | open.fields | open.ziggurats()).iter() {
            @match open.piece(hex) {
                Some(Piece::City(city)) => (put(&city_id(city), hex, Some(format!("p-c-{hex}")))),
                Some(Piece::Field(field)) => {
                    (put(&field_id(field), hex, Some(format!("p-f-{hex}"))))
                }
                Some(Piece::Ziggurat { scored }) => {
                    (put(if scored { "z-scored" } else { "z" }, hex, Some(format!("p-z-{hex}"))))
                }
                _ => {}
            }
        }
    }
}

/// A token lies face up on land; in the river face down, and its owner knows which it is.
fn token(view: &View, seat: Seat, hex: Hex) -> Markup {
    let id = match view.kind(hex) {
        Some(kind) if RIVER.has(hex) => format!("{}-down-{}", emblem(seat), kind.name()),
        Some(kind) => token_id(seat, kind),
        None => format!("{}-back", emblem(seat)),
    };
    put(&id, hex, Some(format!("p-t-{hex}")))
}

/// The sides of a city or ziggurat in the colours of those who hold them; once two open sides are
/// left, who leads.
fn siege(open: &Open, hex: Hex) -> Markup {
    let siege = open.siege(hex);
    let (x, y) = centre(hex);
    let lines = [
        ((-9, -19), (9, -19)),
        ((12, -18), (21, -1)),
        ((21, 1), (12, 18)),
        ((9, 19), (-9, 19)),
        ((-12, 18), (-21, 1)),
        ((-21, -1), (-12, -18)),
    ];
    let held = |seat: Seat| {
        let mut path = String::new();
        for (flank, (from, to)) in siege.sides.iter().zip(lines) {
            if let Flank::Land(_, owner) | Flank::River(_, owner) = flank
                && *owner == Some(seat)
            {
                let _ = write!(path, "M{} {}L{} {}", x + from.0, y + from.1, x + to.0, y + to.1);
            }
        }
        path
    };
    let most = siege.majority.most();
    html! {
        @for (seat, path) in open.seats().map(|seat| (seat, held(seat))) {
            @if !path.is_empty() { path class={ "siege s" (seat) } d=(path) {} }
        }
        @if most > 0 && siege.missing.len() <= 2 {
            rect.majority x=(x - 15) y=(y + 10) width="30" height="16" rx="8" {}
            @match siege.majority.winner {
                Some(seat) => {
                    use class={ "s" (seat) } href={ "#shape-" (emblem(seat)) } x=(x - 12)
                        y={ (y + 12) ".5" } width="11" height="11" {}
                    text.majority-text x=(x + 6) y=(y + 22) { (most) }
                }
                None => { text.majority-text x=(x) y=(y + 22) { (most) "=" (most) } }
            }
        }
    }
}

/// Hexes of what happened since the viewer's last move; the latest number stands.
fn since(scene: &Scene<'_>) -> Vec<(Hex, usize)> {
    let mut ticks: Vec<(Hex, usize)> = Vec::new();
    for news in scene.news {
        if let Some(hex) = marked(&news.event) {
            ticks.retain(|(other, _)| *other != hex);
            ticks.push((hex, news.number));
        }
    }
    ticks
}

fn ticks(since: &[(Hex, usize)]) -> Markup {
    html! {
        g.since aria-hidden="true" {
            @for (hex, number) in since {
                @let (x, y) = centre(*hex);
                (put("tk", *hex, None))
                circle.tick-disc cx=(x - 13) cy=(y - 16) r="7" {}
                text.tick-text x=(x - 13) y={ (y - 13) } { (number) }
            }
        }
    }
}

/// The choices a touch on a hex would complete.
fn lit<'a>(scene: &'a Scene<'_>, prefix: Option<&str>) -> Vec<(Hex, Mark, &'a Choice)> {
    let Some(prefix) = prefix else { return Vec::new() };
    let open = &scene.view.open;
    let fits = scene.choices.iter().filter(|choice| begins(&choice.text, prefix));
    fits.filter_map(|choice| Some((place(choice.m)?, Mark::of(choice, open), choice))).collect()
}

fn marks(scene: &Scene<'_>, lit: &[(Hex, Mark, &Choice)]) -> Markup {
    let picked = scene.picked().map(|choice| choice.m);
    let shown = lit.iter().filter(|(_, _, choice)| Some(choice.m) != picked);
    let entry = shown.clone().next().filter(|_| picked.is_none()).map(|(hex, ..)| *hex);
    html! {
        @if !lit.is_empty() {
            g.lit role="group" aria-label=(text(scene, "babylonia-page-lit")) {
                @for (hex, mark, choice) in shown {
                    a href=(scene.href(&choice.text)) data-move=(choice.text) data-token=(hex)
                        aria-label=(label(choice, scene)) data-final[choice.final_]
                        tabindex=(if Some(*hex) == entry { "0" } else { "-1" }) {
                        (mark.draw(*hex))
                    }
                }
            }
        }
    }
}

/// The whole move that is picked: its token as a ghost, framed.
fn chosen(scene: &Scene<'_>) -> Markup {
    let Some(choice) = scene.picked() else { return html! {} };
    let (Some(hex), Some(me)) = (place(choice.m), scene.me) else { return html! {} };
    html! {
        a.pick href=(scene.href(&choice.text)) data-move=(choice.text) data-token=(hex)
            aria-label=(label(choice, scene)) aria-current="true" data-final[choice.final_]
            tabindex="0" {
            @if let Move::Place(kind, _) = choice.m {
                g.ghost { (put(&token_id(me, kind), hex, None)) }
            }
            @let (x, y) = centre(hex);
            use.chosen href="#h" x=(x) y=(y) {}
        }
    }
}

fn refused(scene: &Scene<'_>) -> Markup {
    let last = scene.refused.and_then(|text| text.split_whitespace().next_back());
    let hex = last.and_then(|word| Hex::read(&mut Tokens::new(word)).ok());
    html! {
        @if let Some(hex) = hex {
            @let (x, y) = centre(hex);
            g.no aria-hidden="true" {
                use.refused-frame href="#h" x=(x) y=(y) {}
                use.colour-bad href="#close" x=(x - 10) y=(y - 10) width="20" height="20" {}
            }
        }
    }
}

/// Names only the marks on view.
fn key(scene: &Scene<'_>, lit: &[(Hex, Mark, &Choice)], since: bool) -> Markup {
    let mut marks: Vec<Mark> = Vec::new();
    for (_, mark, choice) in lit {
        let named = marks.iter().any(|other| other.like(*mark));
        if !named && choice.text != scene.pick {
            marks.push(*mark);
        }
    }
    marks.sort();
    html! {
        p.key {
            @for mark in marks { (mark.key(scene)) }
            @if since {
                span {
                    svg viewBox="-22 -19 44 38" aria-hidden="true" { use href="#tk" {} }
                    (text(scene, "babylonia-page-key-since"))
                }
            }
            @if !scene.view.open.all_tokens().is_empty() {
                span {
                    svg viewBox="0 0 20 20" aria-hidden="true" {
                        path class="siege s1" d="M2 6h16" {}
                        path class="siege s2" d="M2 14h16" {}
                    }
                    (text(scene, "babylonia-page-key-siege"))
                }
            }
        }
    }
}
