//! District cards matched to the viewer's open seats, the tower pool, and the clocks that end the
//! game; below them, which figures are ours.

use maud::{Markup, html};
use origins::colour::Colour;
use origins::forecast::OpenSeat;
use origins::{End, Move};
use table::Phrase;

use super::Scene;
use super::city::card_name;
use super::names::{icon, letter, mark, named, text, tint};
use super::pick::{choice, touch};
use super::{deed, names};
use draw::parts::seal;

pub fn draw(scene: &Scene<'_>) -> Markup {
    let open = &scene.view.open;
    let seats = scene.me.map_or(Vec::new(), |me| open.open_seats(me));
    html! {
        section.panel.districts #districts aria-labelledby="h-dist" {
            h2 #h-dist {
                (text(scene, "origins-page-districts"))
                small { (text(scene, "origins-page-pattern")) }
            }
            ol.district-list {
                @for place in 0..open.cards.len() { (card(scene, place, &seats)) }
                li.tower-pool-place {
                    h3 { (icon("tower")) " " (text(scene, "origins-page-tower-pool")) }
                    ul.tower-pool data-prefix="tower" {
                        @for colour in Colour::ALL { (pool(scene, colour)) }
                    }
                }
            }
        }
        (clocks(scene))
        (figures(scene))
    }
}

fn card(scene: &Scene<'_>, place: usize, seats: &[OpenSeat]) -> Markup {
    let open = &scene.view.open;
    let card = open.cards[place];
    let printed = &open.data().cards[usize::from(card)];
    let fits: Vec<usize> = (0..seats.len())
        .filter(|seat| seats[*seat].cards.iter().any(|fit| usize::from(fit.place) == place + 1))
        .collect();
    let scored = |seat: &table::Seat| open.seats[*seat].scored & 1 << place != 0;
    let [one, two] = printed.arms;
    let label = Phrase::new("origins-page-card")
        .with("card", card_name(card))
        .with("corner", printed.corner.name())
        .with("one", one.name())
        .with("two", two.name());
    let gold = open.gold[place];
    let inside = html! {
        svg.pattern viewBox="0 0 50 50" role="img" aria-label=(scene.say(&label)) {
            (spot(printed.corner, 0, 0)) (spot(one, 25, 0)) (spot(two, 0, 25))
            path.blank d="M33 27h9l6 6v9l-6 6h-9l-6 -6v-9z" {}
        }
        span.district-value {
            span.district-name { (card_name(card)) }
            (names::points(scene, printed.first))
            span.aside { (scene.say(&Phrase::new("origins-page-again").with("count", printed.again))) }
            span.district-gold {
                @if gold == 0 { span.aside { (text(scene, "origins-page-no-gold")) } }
                @if gold > 3 { span.count { (gold) (icon("gold")) } }
                @else { @for _ in 0..gold { (icon("gold")) } span.vh { (gold) } }
            }
        }
        span.fitting {
            @for seat in &fits { b.seat-letter { (letter(*seat)) } }
            @for seat in open.seats().filter(scored) {
                (seal(seat)) span.vh { (scene.name(seat)) }
            }
        }
    };
    let class = if fits.is_empty() { "district" } else { "district fit" };
    html! {
        li id={ "card-" (place + 1) } {
            @match choice(scene, Move::Card(place as u8)) {
                Some(choice) => {
                    (touch(scene, choice, "district fit can", &deed::label(scene, choice.m), &inside))
                }
                None => { div class=(class) { (inside) } }
            }
        }
    }
}

fn spot(colour: Colour, x: i32, y: i32) -> Markup {
    html! {
        g class=(tint(Some(colour))) transform={ "translate(" (x) " " (y) ")" } {
            path.tile d="M7.5 1h10l6.5 6.5v10l-6.5 6.5h-10l-6.5 -6.5v-10z" {}
            use.tile-mark href={ "#mark-" (colour) } x="7" y="7" width="11" height="11" {}
        }
    }
}

/// A colour of the tower pool; a floor can be built right there.
fn pool(scene: &Scene<'_>, colour: Colour) -> Markup {
    let left = scene.view.open.towers[colour];
    let inside = html! { (mark(scene, colour)) b { (left) } };
    html! {
        li.out[left == 0] {
            @match choice(scene, Move::Tower(colour)) {
                Some(choice) => {
                    (touch(scene, choice, "can", &deed::label(scene, choice.m), &inside))
                }
                None => { span data-token=(colour) { (inside) } }
            }
        }
    }
}

/// How near each end of the game is: steps done of steps there are.
fn clocks(scene: &Scene<'_>) -> Markup {
    let open = &scene.view.open;
    let clocks = open.clocks();
    let has = |end: End| clocks.occurred.contains(&end);
    if open.solo() {
        let target = Phrase::new("origins-page-solo")
            .with("round", open.round)
            .with("rounds", open.data().solo.rounds)
            .with("target", open.solo_target());
        return html! {
            section.panel.clocks #clocks aria-labelledby="h-clk" {
                h2 #h-clk { (text(scene, "origins-page-ends-solo")) }
                p { (scene.say(&target)) }
            }
        };
    }
    let all_gold = open.cards.len() as u16 * u16::from(open.data().card_gold);
    let steps = u16::from(open.top_of_temples()) * 3;
    let scarce = open.reserve.iter().min_by_key(|(_, count)| **count).map(|(colour, _)| colour);
    let rows = [
        (
            End::Towers,
            "tower",
            u16::from(5 - clocks.tower_colours.min(5)),
            2,
            scene.say(&Phrase::new("origins-page-left-towers").with("count", clocks.tower_discs)),
        ),
        (
            End::Gold,
            "district",
            all_gold - u16::from(clocks.card_gold).min(all_gold),
            all_gold,
            scene.say(&Phrase::new("origins-page-left-gold").with("count", clocks.card_gold)),
        ),
        (
            End::Dice,
            "patrician",
            6 - u16::from(clocks.scarcest_dice).min(6),
            6,
            scene.say(
                &Phrase::new("origins-page-left-dice")
                    .with("count", clocks.scarcest_dice)
                    .with("colour", scarce.unwrap_or_default().name()),
            ),
        ),
        (
            End::Temples,
            "temple",
            steps - clocks.temple_steps.min(steps),
            steps,
            scene.say(&Phrase::new("origins-page-left-temples").with("count", clocks.temple_steps)),
        ),
    ];
    html! {
        section.panel.clocks #clocks aria-labelledby="h-clk" {
            h2 #h-clk { (text(scene, "origins-page-ends")) }
            ul {
                @for (end, symbol, done, all, left) in rows {
                    li.hot[has(end) || all - done.min(all) <= 1] {
                        (icon(symbol))
                        span { (scene.say(&Phrase::new("origins-page-end").with("why", end.name()))) }
                        progress value=(if has(end) { all } else { done }) max=(all) aria-hidden="true" {}
                        b {
                            @if has(end) { (text(scene, "origins-page-occurred")) } @else { (left) }
                        }
                    }
                }
            }
            @if let Some(rounds) = clocks.rounds_left {
                p.aside {
                    (scene.say(&Phrase::new("origins-page-rounds-left").with("count", rounds)))
                }
            }
        }
    }
}

/// Which figures are not printed so in the box.
fn figures(scene: &Scene<'_>) -> Markup {
    let data = scene.view.open.data();
    let list = |parts: &[&'static str]| {
        let name =
            |part: &&'static str| scene.say(&Phrase::new("origins-page-part").with("part", *part));
        parts.iter().map(name).collect::<Vec<_>>().join(", ")
    };
    html! {
        @if !(data.ours.is_empty() && data.deduced.is_empty()) {
            details.panel.ours {
                summary { (named("info", "")) (text(scene, "origins-page-figures")) }
                @if !data.ours.is_empty() {
                    p { b { (text(scene, "origins-page-ours")) } " " (list(&data.ours)) "." }
                }
                @if !data.deduced.is_empty() {
                    p { b { (text(scene, "origins-page-deduced")) } " " (list(&data.deduced)) "." }
                }
                p.aside {
                    (scene.say(&Phrase::new("origins-page-data").with("name", data.name.as_str())))
                }
            }
        }
    }
}
