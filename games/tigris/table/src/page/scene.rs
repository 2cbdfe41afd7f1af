//! What takes the place of the hand: the sides of a conflict, the choice of a war or a monument.

use maud::{Markup, html};
use table::{Phrase, Seat};
use tigris::{Cells, Colour, Conflict, Event, Kind, Move};

use super::names::{figure, leader_id, monument, monument_id, shown, sphere, tile_id};
use super::{Choice, Scene, prompt};
use draw::parts::{button, icon, text};

/// Both sides of a conflict; for the side that is asked, the choice of what to add.
pub fn conflict(scene: &Scene<'_>, conflict: Conflict) -> Markup {
    let wars = match conflict.kind {
        Kind::War(joint) => scene.view.open.conflicts(joint).count(),
        Kind::Revolt => 0,
    };
    let title = Phrase::new("tigris-page-fight")
        .with("kind", prompt::kind(conflict))
        .with("leader", conflict.colour.leader());
    html! {
        section.scene #war aria-label=(scene.say(&title)) {
            (side(scene, conflict, conflict.attacker))
            div.versus {
                (rivals(scene, conflict.colour))
                (icon("conflict"))
                @if wars > 1 {
                    small { (scene.say(&Phrase::new("tigris-page-wars-left").with("count", wars))) }
                }
            }
            (side(scene, conflict, conflict.defender))
            @if !scene.choices.is_empty() { (support(scene, conflict)) }
        }
    }
}

/// Whose conflict it is: `Kings`.
fn rivals(scene: &Scene<'_>, colour: Colour) -> Markup {
    let phrase = Phrase::new("tigris-page-rivals").with("leader", colour.leader());
    html! {
        span class={ "tally " (colour.tile()) } { (icon(colour.leader())) " " (scene.say(&phrase)) }
    }
}

/// What a side has added: known, being chosen, or not known yet.
enum Added {
    Known(u8),
    Chosen(u8),
    Unknown,
}

fn added(scene: &Scene<'_>, conflict: Conflict, seat: Seat) -> Added {
    match conflict.added {
        Some(count) if seat == conflict.attacker => Added::Known(count),
        _ if seat != conflict.asked() => Added::Unknown,
        _ => match sent(scene).map(|choice| choice.m) {
            Some(Move::Support(count)) => Added::Chosen(count),
            _ => Added::Unknown,
        },
    }
}

/// The support that would be sent now: the picked one, or the only one there is.
pub fn sent<'a>(scene: &'a Scene<'_>) -> Option<&'a Choice> {
    match scene.choices {
        [only] => Some(only),
        _ => scene.picked(),
    }
}

fn side(scene: &Scene<'_>, conflict: Conflict, seat: Seat) -> Markup {
    let attacks = seat == conflict.attacker;
    let board = conflict.strength[usize::from(!attacks)];
    let role = if attacks { "tigris-page-attacks" } else { "tigris-page-defends" };
    let tile = tile_id(conflict.support());
    let added = added(scene, conflict, seat);
    let (sum, more) = match added {
        Added::Known(count) | Added::Chosen(count) => (board + count, count.to_string()),
        Added::Unknown => (board, "?".to_owned()),
    };
    let lead = html! {
        svg.lead viewBox="0 0 40 40" aria-hidden="true" {
            use href={ "#" (leader_id(seat, conflict.colour)) } {}
        }
    };
    let middle = html! {
        div {
            h3 { (scene.name(seat)) " " small { (text(scene, role)) } }
            p.force aria-hidden="true" {
                (row(&tile, board, ""))
                span.plus-sign { "+" }
                @match added {
                    Added::Known(count) => (row(&tile, count, "")),
                    Added::Chosen(count) => (row(&tile, count, "ghost")),
                    Added::Unknown => { (figure("back")) span.unknown { "?" } }
                }
            }
        }
    };
    let note = Phrase::new("tigris-page-sum").with("board", board).with("added", more);
    let total = html! { output.sum { (sum) small { (scene.say(&note)) } } };
    html! {
        @if attacks {
            div.side.attacker { (lead) (middle) (total) }
        } @else {
            div.side.defender { (total) (middle) (lead) }
        }
    }
}

/// So many tiles in a row; from six on, one tile and the number.
fn row(tile: &str, count: u8, class: &str) -> Markup {
    let drawn = if count > 5 { 1 } else { count };
    html! {
        @for _ in 0..drawn {
            svg class=[Some(class).filter(|class| !class.is_empty())] viewBox="0 0 40 40" {
                use href={ "#" (tile) } {}
            }
        }
        @if count == 0 { span.unknown { "0" } }
        @if count > 5 { b { "×" (count) } }
    }
}

fn support(scene: &Scene<'_>, conflict: Conflict) -> Markup {
    let sent = sent(scene);
    html! {
        fieldset.add {
            legend { (text(scene, "tigris-page-add")) }
            div.counts role="radiogroup" aria-label=(text(scene, "tigris-page-add")) {
                @for choice in scene.choices {
                    @if let Move::Support(count) = choice.m {
                        @let picked = sent.is_some_and(|sent| sent.m == choice.m);
                        a.count href=(scene.href(&choice.text)) data-pick=(choice.text) role="radio"
                            aria-checked=(picked) { (count) }
                    }
                }
            }
            p.what { (stakes(scene, conflict)) }
            @match sent {
                Some(choice) => {
                    (button(scene, choice, " main", "check", &prompt::deed(choice, scene)))
                }
                None => span.btn aria-disabled="true" { (text(scene, "tigris-page-choose-number")) }
            }
        }
    }
}

/// What winning and losing would bring.
fn stakes(scene: &Scene<'_>, conflict: Conflict) -> Markup {
    let open = &scene.view.open;
    let me = conflict.asked();
    let other = if me == conflict.attacker { conflict.defender } else { conflict.attacker };
    let (colour, points) = open.spoils(conflict, other);
    let leaves = |id, cells: Cells| {
        let names: Vec<String> = cells.iter().map(shown).collect();
        let phrase = Phrase::new(id).with("leader", conflict.colour.leader());
        scene.say(&phrase.with("count", names.len()).with("cells", names.join(", ")))
    };
    html! {
        b { (text(scene, "tigris-page-if-win")) } " "
        (sphere(colour, &format!("+{points}"), false, scene)) " "
        (leaves("tigris-page-theirs-leave", open.losses(conflict, other))) " "
        b { (text(scene, "tigris-page-if-lose")) } " "
        (leaves("tigris-page-yours-leave", open.losses(conflict, me)))
    }
}

/// One button for each war around the joining tile.
pub fn wars(scene: &Scene<'_>) -> Markup {
    html! {
        section.scene.choices aria-label=(text(scene, "tigris-page-choose-war")) {
            @for choice in scene.choices {
                @if let Move::War(colour) = choice.m {
                    form method="post" action={ (scene.address) "/move" } {
                        input type="hidden" name="move" value=(choice.text);
                        button.btn.fight.once[choice.final_] {
                            @if choice.final_ { (icon("lock")) }
                            (rivals(scene, colour))
                            @for event in &choice.events { (sides(scene, event)) }
                        }
                    }
                }
            }
        }
    }
}

fn sides(scene: &Scene<'_>, event: &Event) -> Markup {
    let Event::Conflict { colour, attacker, defender, strength, .. } = *event else {
        return html! {};
    };
    html! {
        (figure(&leader_id(attacker, colour)))
        span { (scene.name(attacker)) " " b { (strength[0]) } }
        (icon("conflict"))
        span { b { (strength[1]) } " " (scene.name(defender)) }
        (figure(&leader_id(defender, colour)))
    }
}

/// Each fitting monument on each square, or none.
pub fn monuments(scene: &Scene<'_>) -> Markup {
    html! {
        section.scene.choices aria-label=(text(scene, "tigris-page-build")) {
            @for choice in scene.choices {
                @if let Move::Monument(pair, cell) = choice.m {
                    @let picked = scene.pick == choice.text;
                    @let away = scene.href(if picked { "" } else { &choice.text });
                    @let name = scene.say(&monument(pair));
                    a.btn.tower href=(away) data-move=(choice.text) data-final[choice.final_]
                        role="button" aria-pressed=(picked)
                        aria-label={ (name) ", " (shown(cell)) } {
                        svg viewBox="0 0 80 80" aria-hidden="true" {
                            use href={ "#" (monument_id(pair)) } {}
                        }
                        span { (name) b { " " (shown(cell)) } }
                    }
                }
            }
            @for choice in scene.choices.iter().filter(|choice| choice.m == Move::Decline) {
                (button(scene, choice, "", "", &prompt::deed(choice, scene)))
            }
        }
    }
}
