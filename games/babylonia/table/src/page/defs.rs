//! The game's own symbols, composed from the sprite's: tokens, locations, marks. All are drawn
//! around the middle of their hex.

use babylonia::{City, Field, Kind};
use maud::{Markup, html};
use table::Seat;

use super::names::{city_id, field_id, token_id};
use draw::parts::emblem;

/// Four clans can play.
const CLANS: usize = 4;

pub fn draw() -> Markup {
    html! {
        defs {
            path #h d="M-24 0l12-21h24l12 21-12 21h-24z" {}
            path #hc d="M-18.5 0l9.25-16h18.5l9.25 16-9.25 16h-18.5z" {}
            path #tk.tick d="M-20.5 0l10.25-18h20.5l10.25 18-10.25 18h-20.5z" {}
            @for seat in Seat::all(CLANS) {
                @for kind in Kind::ALL { (token(seat, kind)) }
                (back(seat))
            }
            @for city in City::ALL { (wall(city)) }
            @for field in Field::ALL { (crop(field)) }
            (ziggurats())
            (marks())
            pattern #waves width="36" height="42" patternUnits="userSpaceOnUse" {
                path.wave d="M4 12q4.5-4 9 0t9 0 9 0M0 32q4.5-4 9 0t9 0 9 0" {}
            }
        }
    }
}

/// The size of a symbol inside a seat's shape, and how far it is lifted: a diamond is narrower, a
/// shield heavier above.
fn room(seat: Seat) -> (f32, f32) {
    match emblem(seat) {
        "archer" => (16.0, 0.0),
        "urn" => (19.0, 1.5),
        _ => (19.0, 0.0),
    }
}

fn inside(id: &str, class: &str, (size, lift): (f32, f32)) -> Markup {
    let at = -size / 2.0;
    html! {
        use class=(class) href={ "#" (id) } x=(at) y=(at - lift) width=(size) height=(size) {}
    }
}

/// The seat's shape in its colour, the kind in the middle.
fn token(seat: Seat, kind: Kind) -> Markup {
    let shape = format!("shape-{}", emblem(seat));
    html! {
        g id=(token_id(seat, kind)) {
            (inside(&shape, &format!("s{seat}"), (32.0, 0.0)))
            (inside(kind.name(), "on", room(seat)))
        }
    }
}

/// Face down: the seat's shape, pale; with its emblem for those who do not know the kind.
fn back(seat: Seat) -> Markup {
    let shape = format!("shape-{}", emblem(seat));
    let (size, lift) = room(seat);
    html! {
        g id={ (emblem(seat)) "-pale" } class={ "s" (seat) } {
            (inside(&shape, "", (31.0, 0.0)))
            (inside(&shape, "inner", (27.0, 0.0)))
        }
        g id={ (emblem(seat)) "-back" } class={ "s" (seat) } {
            use href={ "#" (emblem(seat)) "-pale" } {}
            (inside(emblem(seat), "", (size * 0.8, lift)))
        }
        @for kind in Kind::ALL {
            g id={ (emblem(seat)) "-down-" (kind.name()) } class={ "s" (seat) } {
                use href={ "#" (emblem(seat)) "-pale" } {}
                (inside(kind.name(), "", (size * 0.8, lift)))
            }
        }
    }
}

/// A city: ivory with a gold rim, its nobles side by side.
fn wall(city: City) -> Markup {
    let nobles: Vec<Kind> = city.symbols().collect();
    let places: &[(f32, f32, f32)] = match nobles.len() {
        1 => &[(-10.0, -10.0, 20.0)],
        2 => &[(-15.5, -7.5, 15.0), (0.5, -7.5, 15.0)],
        _ => &[(-6.5, -14.0, 13.0), (-13.5, 0.0, 13.0), (0.5, 0.0, 13.0)],
    };
    html! {
        g id=(city_id(city)) {
            use.city href="#hc" {}
            @for (kind, (x, y, size)) in nobles.iter().zip(places) {
                use.colour-ink href={ "#" (kind.name()) } x=(x) y=(y) width=(size) height=(size) {}
            }
        }
    }
}

/// A field: reed green with its number, or a wall for "cities".
fn crop(field: Field) -> Markup {
    html! {
        g id=(field_id(field)) {
            use.field href="#hc" {}
            use.furrow href="#field" x="-7.5" y="-15.5" width="15" height="15" {}
            @if field == Field::Cities {
                use.field-sign href="#city" x="-6.5" y="1.5" width="13" height="13" {}
            } @else {
                text.field-number y="13.5" { (field.name()) }
            }
        }
    }
}

fn ziggurats() -> Markup {
    html! {
        g #z {
            use.ziggurat href="#hc" {}
            use.ziggurat-sign href="#ziggurat" x="-13" y="-13.5" width="26" height="26" {}
        }
        g #z-scored {
            use.ziggurat.scored href="#hc" {}
            use.ziggurat-scored-sign href="#ziggurat" x="-13" y="-13.5" width="26" height="26" {}
        }
    }
}

/// What stands on lit hexes. Each holds the whole hex, so that it can be touched anywhere; `--focus`
/// draws the keyboard's frame, since nothing else reaches into a `<use>`.
fn marks() -> Markup {
    html! {
        g #m-free { use.hit href="#h" {} circle.dot r="3" {} }
        g #m-plus { use.hit href="#h" {} rect.plus x="-12" y="-9" width="24" height="18" rx="9" {} }
        @for (id, symbol) in [("m-city", "city"), ("m-ziggurat", "ziggurat")] {
            g id=(id) {
                use.hit href="#h" {}
                circle.ring r="10.5" {}
                use.colour-act href={ "#" (symbol) } x="-7" y="-7" width="14" height="14" {}
            }
        }
        g #m-score { // in the corner: the city below must be told
            use.hit href="#h" {}
            circle.ring cx="13" cy="-13" r="8.5" {}
            use.colour-act href="#victory" x="7" y="-19" width="12" height="12" {}
        }
    }
}
