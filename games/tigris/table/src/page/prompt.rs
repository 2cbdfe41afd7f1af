//! The sentence that says who must do what, its small print and the one main button.

use maud::{Markup, html};
use table::{Phrase, Seat};
use tigris::{Conflict, Event, Kind, Move, Phase};

use super::marks::sentence;
use super::names::shown;
use super::pick::Picked;
use super::{Choice, Scene, scene};
use draw::parts::{self, button, capital, seal, text};

pub fn draw(scene: &Scene<'_>) -> Markup {
    let open = &scene.view.open;
    match (open.phase, scene.me) {
        (Phase::Over, _) => over(scene),
        (_, Some(me)) if !scene.choices.is_empty() => act(scene, me),
        _ => {
            let doing = Phrase::new("tigris-page-doing").with("what", open.phase_name());
            parts::wait(scene, open.decider(), &doing)
        }
    }
}

fn act(scene: &Scene<'_>, me: Seat) -> Markup {
    // Pass, support, wars and refusals to build have their own buttons where they are chosen.
    let main = scene.picked().filter(|choice| !matches!(choice.m, Move::Support(_) | Move::War(_)));
    let (number, all) = scene.view.open.action();
    html! {
        (seal(me))
        p.say {
            strong { (scene.say(&order(scene))) }
            small {
                @if scene.view.open.active == me {
                    span.pips aria-hidden="true" { @for pip in 0..all { i.full[pip < number] {} } }
                }
                (capital(&small(scene).join(" · ")))
            }
        }
        @if let Some(choice) = main {
            div.do.deed { (button(scene, choice, " main", "check", &deed(choice, scene))) }
        }
    }
}

/// What must be done, in the imperative.
fn order(scene: &Scene<'_>) -> Phrase {
    let open = &scene.view.open;
    match (open.phase, Picked::of(scene)) {
        (Phase::WarOrder(_), _) => Phrase::new("tigris-page-choose-war"),
        (Phase::Support(conflict), _) => Phrase::new("tigris-page-support")
            .with("kind", kind(conflict))
            .with("leader", conflict.colour.leader())
            .with("tile", conflict.support().tile()),
        (Phase::Monument(_), _) => Phrase::new("tigris-page-build"),
        (Phase::Treasure(..), _) => Phrase::new("tigris-page-take"),
        (_, Picked::Tile(colour)) => {
            Phrase::new("tigris-page-place-tile").with("tile", colour.tile())
        }
        (_, Picked::Leader(colour)) => {
            let stands = scene.me.is_some_and(|me| open.leaders[me][colour].is_some());
            let id = if stands { "tigris-page-move-leader" } else { "tigris-page-place-leader" };
            Phrase::new(id).with("leader", colour.leader())
        }
        (_, Picked::Catastrophe) => Phrase::new("tigris-page-place-catastrophe"),
        (_, Picked::Swap(_)) => Phrase::new("tigris-page-choose-swap"),
        (_, Picked::Nothing) => Phrase::new("tigris-page-choose"),
    }
}

/// The small print: where the turn stands, and what the picked move would bring.
fn small(scene: &Scene<'_>) -> Vec<String> {
    let open = &scene.view.open;
    let mut parts = Vec::new();
    if open.phase == Phase::Action {
        let (number, all) = open.action();
        let action = Phrase::new("tigris-page-action").with("number", number).with("all", all);
        parts.push(scene.say(&action));
    }
    if let Phase::Support(conflict) = open.phase {
        let attacks = scene.me == Some(conflict.attacker);
        let id = if attacks { "tigris-page-you-attack" } else { "tigris-page-you-defend" };
        parts.push(text(scene, id));
        if let Some(choice) = scene::sent(scene) {
            parts.extend(choice.events.iter().find_map(|event| ending(scene, event)));
        }
        return parts;
    }
    if let Phase::WarOrder(joint) = open.phase {
        let wars = open.conflicts(joint).count();
        let around = Phrase::new("tigris-page-wars-at").with("count", wars);
        parts.push(scene.say(&around.with("cell", shown(joint))));
    }
    if let Phase::Monument(_) = open.phase {
        parts.push(text(scene, "tigris-page-build-note"));
    }
    if let Some(choice) = scene.picked() {
        match choice.m {
            Move::Tile(..) | Move::Leader(..) | Move::Catastrophe(_) | Move::Treasure(_) => {
                parts.push(sentence(choice, scene));
            }
            _ => {}
        }
        if choice.final_ {
            parts.push(text(scene, "table-once"));
        }
    }
    parts
}

/// How the conflict would end, if the last word is the viewer's.
fn ending(scene: &Scene<'_>, event: &Event) -> Option<String> {
    let Event::Won { winner, strength, .. } = *event else { return None };
    let won = Some(winner) == scene.me;
    let [mine, other] = if won { strength } else { [strength[1], strength[0]] };
    let id = if won { "tigris-page-would-win" } else { "tigris-page-would-lose" };
    Some(scene.say(&Phrase::new(id).with("strength", mine).with("against", other)))
}

fn over(scene: &Scene<'_>) -> Markup {
    let open = &scene.view.open;
    let best = open.seats().map(|seat| open.standing_of(seat)).max().unwrap_or_default();
    let winners: Vec<Seat> = open.seats().filter(|seat| open.standing_of(*seat) == best).collect();
    parts::over(scene, &winners, best[0], "tigris-page-over")
}

/// A move as a deed, for its button: `Place at H5`.
pub fn deed(choice: &Choice, scene: &Scene<'_>) -> String {
    let open = &scene.view.open;
    let at = |id, cell| Phrase::new(id).with("cell", shown(cell));
    scene.say(&match choice.m {
        Move::Leader(colour, cell) => {
            let stands = scene.me.is_some_and(|me| open.leaders[me][colour].is_some());
            at(if stands { "tigris-page-do-move" } else { "tigris-page-do-place" }, cell)
        }
        Move::Tile(_, cell) => at("tigris-page-do-place", cell),
        Move::Catastrophe(cell) => at("tigris-page-do-catastrophe", cell),
        Move::Treasure(cell) => at("tigris-page-do-take", cell),
        Move::Monument(_, cell) => at("tigris-page-do-build", cell),
        Move::Withdraw(_) => Phrase::new("tigris-page-do-withdraw"),
        Move::Swap(tiles) => Phrase::new("tigris-page-do-swap").with("count", tiles.size()),
        Move::Pass if open.actions > 1 => Phrase::new("tigris-page-do-pass"),
        Move::Pass => Phrase::new("tigris-page-do-end"),
        Move::War(colour) => Phrase::new("tigris-page-do-war").with("leader", colour.leader()),
        Move::Support(count) => {
            let tile = match open.phase {
                Phase::Support(conflict) => conflict.support().tile(),
                _ => "temple",
            };
            Phrase::new("tigris-page-do-send").with("count", count).with("tile", tile)
        }
        Move::Decline => Phrase::new("tigris-page-do-decline"),
    })
}

/// `revolt` or `war`
pub fn kind(conflict: Conflict) -> &'static str {
    if conflict.kind == Kind::Revolt { "revolt" } else { "war" }
}
