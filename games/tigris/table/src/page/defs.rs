//! The game's own symbols, composed from the sprite's: tiles, leaders, monuments, marks.

use maud::{Markup, html};
use table::Seat;
use tigris::{Colour, Pair};

use super::names::{leader_id, monument_id, tile_id};
use draw::parts::emblem;

/// There are four dynasties.
const DYNASTIES: usize = 4;

pub fn draw() -> Markup {
    html! {
        @for colour in Colour::ALL { (tile(colour)) }
        @for seat in Seat::all(DYNASTIES) {
            @for colour in Colour::ALL { (leader(seat, colour)) }
        }
        @for pair in Pair::ALL { (monument(pair)) }
        (pieces())
        (marks())
        pattern #waves width="40" height="40" patternUnits="userSpaceOnUse" {
            path.wave d="M5 13q5-5 10 0t10 0 10 0M10 28q5-5 10 0t10 0" {}
        }
    }
}

/// A rounded square in its colour with an ivory symbol.
fn tile(colour: Colour) -> Markup {
    html! {
        symbol id=(tile_id(colour)) viewBox="0 0 40 40" {
            rect class={ (colour.tile()) "-fill" } x="2" y="2" width="36" height="36" rx="5" {}
            path.foot d="M2 33h36a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5z" {}
            rect.edge x="2.5" y="2.5" width="35" height="35" rx="4.5" {}
            use.ivory href={ "#" (colour.tile()) } x="8.5" y="6" width="23" height="23" {}
        }
    }
}

/// An ivory disc with the dynasty's emblem, his office on a plate.
fn leader(seat: Seat, colour: Colour) -> Markup {
    html! {
        symbol id=(leader_id(seat, colour)) viewBox="0 0 40 40" class={ "leader-" (colour.tile()) } {
            circle.disc cx="19" cy="21.5" r="15" {}
            circle.halo cx="19" cy="21.5" r="17" {}
            use href={ "#" (emblem(seat)) } x="9" y="11.5" width="20" height="20" {}
            circle.plate cx="31.5" cy="8.5" r="8" {}
            use.ivory href={ "#" (colour.leader()) } x="26.5" y="3.5" width="10" height="10" {}
        }
    }
}

/// Two steps in two colours over four blank backs.
fn monument(pair: Pair) -> Markup {
    let [base, top] = pair.colours().map(Colour::tile);
    html! {
        symbol id=(monument_id(pair)) viewBox="0 0 80 80" {
            path.back d="M7 2h66a5 5 0 0 1 5 5v66a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5z" {}
            path.edge d="M40 3v74M3 40h74" {}
            path class={ (top) "-fill" } d="M28 8h24v8h8v24H20V16h8z" {}
            path class={ (base) "-fill" } d="M14 42h52v14h8v17H6V56h8z" {}
            use.ivory href={ "#" (top) } x="29" y="13" width="22" height="22" {}
            use.ivory href={ "#" (base) } x="28" y="46" width="24" height="24" {}
        }
    }
}

fn pieces() -> Markup {
    html! {
        symbol #gem viewBox="0 0 18 18" {
            circle.gem-bed cx="9" cy="9" r="8.5" {}
            use.gem href="#treasure" x="3" y="3" width="12" height="12" {}
        }
        symbol #gem-c viewBox="0 0 18 18" {
            path.gem-bed d="M0 0h18v18H0z" {}
            path.gem-corner d="M1.5 1.5h15v15h-15z" {}
            use.gem href="#treasure" x="3.5" y="3.5" width="11" height="11" {}
        }
        symbol #cat viewBox="0 0 40 40" {
            rect.catastrophe-bed x="2" y="2" width="36" height="36" rx="5" {}
            use.catastrophe href="#catastrophe" x="3" y="3" width="34" height="34" {}
        }
        symbol #back viewBox="0 0 40 40" {
            rect.back x="2" y="2" width="36" height="36" rx="5" {}
        }
        symbol #tick viewBox="0 0 40 40" {
            path.tick d={
                "M2 10V5a3 3 0 0 1 3-3h5M30 2h5a3 3 0 0 1 3 3v5"
                "M38 30v5a3 3 0 0 1-3 3h-5M10 38H5a3 3 0 0 1-3-3v-5"
            } {}
        }
    }
}

/// What stands on lit cells. Each holds the whole cell, so that it can be touched anywhere;
/// `--focus` draws the keyboard's frame, since nothing else reaches into a `<use>`.
fn marks() -> Markup {
    let hit = html! { rect.hit width="40" height="40" rx="6" {} };
    html! {
        symbol #m-free viewBox="0 0 40 40" { (hit) circle.dot cx="20" cy="20" r="3" {} }
        symbol #plus1 viewBox="0 0 40 40" {
            (hit)
            rect.plus x="8.5" y="11.5" width="23" height="17" rx="8.5" {}
            text.plus-text x="20" y="24.3" { "+1" }
        }
        @for (id, symbol) in [
            ("m-conflict", "conflict"),
            ("m-union", "unification"),
            ("m-gem", "treasure"),
        ] {
            symbol id=(id) viewBox="0 0 40 40" {
                (hit)
                circle.ring cx="20" cy="20" r="10.5" {}
                use.colour-act href={ "#" (symbol) } x="13" y="13" width="14" height="14" {}
            }
        }
        symbol #m-ruin viewBox="0 0 40 40" { // in the corner: the tile below must be told
            (hit)
            circle.ring cx="30" cy="30" r="8" {}
            use.colour-act href="#catastrophe" x="25" y="25" width="10" height="10" {}
        }
        @for emblem in Seat::all(DYNASTIES).map(emblem) {
            symbol id={ "o-" (emblem) } viewBox="0 0 40 40" {
                (hit)
                circle.ring cx="20" cy="20" r="8.5" {}
                use.colour-ink href={ "#" (emblem) } x="14" y="14" width="12" height="12" {}
            }
        }
    }
}
