//! The parts of the page: the board with both paths, the dice, who plays, the log.

use draw::parts::{self, button, emblem, join, list, name, seal, sentence, still, text as said};
use draw::{Choice, Scene};
use maud::{Markup, html};
use table::{Phrase, Seat, Tell};
use ur::{DICE, Event, HOME, Move, Phase, ROSETTES, SHARED, Ur};

/// The side of a square.
pub const SIDE: i32 = 60;

/// The column and the row of a step of a path. The viewer's own squares lie at the bottom; where
/// the outline of the board leaves a gap, pieces wait and gather.
pub fn cell(below: bool, step: u8) -> (usize, usize) {
    let own = if below { 2 } else { 0 };
    match usize::from(step) {
        step @ 0..=4 => (4 - step, own),
        step if SHARED.contains(&(step as u8)) => (step - 5, 1),
        step => (20 - step, own),
    }
}

fn place(scene: &Scene<'_, Ur>, seat: Seat, step: u8) -> (i32, i32) {
    let below = scene.me.or(Seat::new(0)) == Some(seat);
    let (column, row) = cell(below, step);
    (column as i32 * SIDE, row as i32 * SIDE)
}

/// The squares of the board.
pub fn ground() -> Markup {
    html! {
        @for (below, step) in [false, true].into_iter().flat_map(|below| (1..HOME).map(move |step| (below, step))) {
            @let (column, row) = cell(below, step);
            @let (x, y) = (column as i32 * SIDE, row as i32 * SIDE);
            @if below || !SHARED.contains(&step) {
                rect.square.shared[SHARED.contains(&step)] x=(x + 2) y=(y + 2) width=(SIDE - 4) height=(SIDE - 4) rx="6" {}
                @if ROSETTES.contains(&step) { use.rosette href="#rosette" x=(x + 9) y=(y + 9) width="42" height="42" {} }
            }
        }
    }
}

/// A piece, or a pile of them.
pub fn piece(seat: Seat, (x, y): (i32, i32), count: u8) -> Markup {
    html! {
        g class={ "counter s" (seat) } transform={ "translate(" (x) " " (y) ")" } {
            circle cx="30" cy="30" r="21" {}
            use href={ "#" (emblem(seat)) } x="17" y="17" width="26" height="26" {}
            @if count > 1 { text.count x="51" y="15" { (count) } }
        }
    }
}

pub fn board(scene: &Scene<'_, Ur>) -> Markup {
    let view = scene.view;
    let mine = scene.me.filter(|_| !scene.choices.is_empty());
    html! {
        section.board aria-label=(said(scene, "ur-page-board")) {
            svg viewBox="-6 -6 492 192" role="group" aria-label=(said(scene, "ur-page-board"))
                data-prefix=[mine.map(|_| "move")] {
                (still(scene, "ground", ground))
                @for seat in Seat::all(2) {
                    @for step in (0..=HOME).filter(|step| view.at(seat, *step) > 0) {
                        (piece(seat, place(scene, seat, step), view.at(seat, step)))
                    }
                }
                @if let Some(seat) = mine {
                    g.hits { @for step in 1..HOME { @let (x, y) = place(scene, seat, step); rect data-token=(step) x=(x) y=(y) width=(SIDE) height=(SIDE) {} } }
                    g.lit role="group" aria-label=(said(scene, "ur-page-lit")) {
                        @for choice in scene.choices { (lit(scene, seat, choice)) }
                    }
                }
            }
        }
    }
}

/// A piece that may move, and where it would go.
fn lit(scene: &Scene<'_, Ur>, seat: Seat, choice: &Choice<Ur>) -> Markup {
    let Phase::Move(roll) = scene.view.phase else { return html! {} };
    let Move(from) = choice.m;
    let ((x, y), (tx, ty)) = (place(scene, seat, from), place(scene, seat, from + roll));
    let picked = choice.text == scene.pick;
    html! {
        a.pick[picked] href=(scene.href(&choice.text)) data-move=(choice.text) data-token=[(from > 0).then_some(from)]
            data-final[choice.final_] aria-label=(deed(choice, scene)) tabindex="0" {
            rect.from x=(x + 4) y=(y + 4) width=(SIDE - 8) height=(SIDE - 8) rx="26" {}
            @if picked { rect.chosen x=(tx + 4) y=(ty + 4) width=(SIDE - 8) height=(SIDE - 8) rx="6" {} }
        }
        circle.goal cx=(tx + 30) cy=(ty + 30) r="7" aria-hidden="true" {}
    }
}

/// The dice as they fell.
pub fn dice(scene: &Scene<'_, Ur>) -> Markup {
    let Phase::Move(roll) = scene.view.phase else { return html! {} };
    let label = scene.say(&Phrase::new("ur-page-roll").with("roll", roll));
    html! {
        section.hand.dice role="img" aria-label=(label) {
            @for die in 0..DICE {
                svg viewBox="0 0 32 30" aria-hidden="true" { path d="M16 2 30 28H2z" {} @if die < roll { circle cx="16" cy="10" r="4.5" {} } }
            }
            b { (roll) }
        }
    }
}

pub fn prompt(scene: &Scene<'_, Ur>) -> Markup {
    let view = scene.view;
    match (view.phase, scene.me, scene.picked()) {
        (Phase::Over, ..) => {
            parts::over(scene, &[view.active], view.at(view.active, HOME).into(), "ur-page-over")
        }
        (Phase::Move(roll), Some(me), picked) if !scene.choices.is_empty() => html! {
            (seal(me))
            p.say {
                strong { (scene.say(&Phrase::new("ur-page-move").with("roll", roll))) }
                small { (said(scene, "ur-page-touch")) }
            }
            @if let Some(choice) = picked {
                div.do.deed { (button(scene, choice, " main", "check", &deed(choice, scene))) }
            }
        },
        _ => parts::wait(scene, Some(view.active), &Phrase::new("ur-page-moving")),
    }
}

/// A move as a deed, with what it brings: `Move from 5 to 8, roll again`.
pub fn deed(choice: &Choice<Ur>, scene: &Scene<'_, Ur>) -> String {
    join(choice.events.iter().filter_map(|event| {
        Some(scene.say(&match *event {
            Event::Entered(_, to) => Phrase::new("ur-page-do-enter").with("to", to),
            Event::Moved(_, from, to) => {
                Phrase::new("ur-page-do-move").with("from", from).with("to", to)
            }
            Event::BorneOff(_, from) => Phrase::new("ur-page-do-bear-off").with("from", from),
            Event::Captured(seat, _) => Phrase::new("ur-page-do-capture").with("seat", seat),
            Event::Again(_) => Phrase::new("ur-page-do-again"),
            _ => return None,
        }))
    }))
}

pub fn rail(scene: &Scene<'_, Ur>) -> Markup {
    let view = scene.view;
    html! {
        section.panel.players.scored aria-label=(said(scene, "table-players")) {
            ul {
                @for seat in Seat::all(2) {
                    @let now = view.active == seat && view.phase != Phase::Over;
                    li.now[now] aria-current=[now.then_some("true")] {
                        (seal(seat)) (name(scene, seat))
                        span.facts { span { (said(scene, "ur-page-waiting")) " " (view.at(seat, 0)) } }
                        span.big.num { (view.at(seat, HOME)) }
                    }
                }
            }
        }
    }
}

pub fn log_line(
    event: &Event,
    number: Option<usize>,
    more: &Markup,
    scene: &Scene<'_, Ur>,
) -> Markup {
    let (Event::First(seat)
    | Event::Rolled(seat, _)
    | Event::Passed(seat)
    | Event::Entered(seat, _)
    | Event::Moved(seat, ..)
    | Event::Captured(seat, _)
    | Event::Again(seat)
    | Event::BorneOff(seat, _)
    | Event::Won(seat)) = *event;
    let who = html! { svg class={ "i s" (seat) } aria-hidden="true" { use href={ "#" (emblem(seat)) } {} } };
    parts::log_line(
        number,
        false,
        &[],
        &who,
        &html! { (sentence(event.phrase(), &[], scene)) (more) },
    )
}

pub fn describe(view: &Ur, scene: &Scene<'_, Ur>) -> Markup {
    let squares = |seat| {
        let found = (1..HOME).filter(|square| view.at(seat, *square) > 0);
        Some(join(found.map(|square| square.to_string()))).filter(|told| !told.is_empty())
    };
    let told: Vec<String> = Seat::all(2)
        .map(|seat| {
            let facts =
                Phrase::new("ur-page-tell").with("seat", seat).with("waiting", view.at(seat, 0));
            scene.say(
                &facts
                    .with("squares", squares(seat).unwrap_or_else(|| "none".to_owned()))
                    .with("off", view.at(seat, HOME)),
            )
        })
        .collect();
    html! { div.vh { h2 { (said(scene, "ur-page-board")) } (list(scene, "table-players", &told)) } }
}
