//! Who plays a seat: a bot may play on for a person who has left, until they take their seat back.

use axum::http::StatusCode;
use axum::response::Response;
use bots::Level;
use draw::Address;
use maud::{Markup, html};
use serde::Deserialize;
use store::{Player, SeatRow};
use table::{Phrase, Seat};
use words::Words;

use crate::problem::{Problem, Sent, away};
use crate::room::Snapshot;
use crate::table::{Visit, refuse, show_again};
use crate::tables;

/// The level that is offered first.
const USUAL: Level = Level::Three;

/// What a visitor may do with a seat.
#[derive(Copy, Clone, Eq, PartialEq)]
enum Right {
    /// It is theirs.
    Own,
    /// They made the table.
    Host,
}

/// The visitor's right over a seat; none over the seats of those who were bots from the start.
fn right(now: &Snapshot, row: &SeatRow, visitor: Option<&str>) -> Option<Right> {
    let visitor = visitor?;
    let person = row.player == Player::Human || row.visitor.is_some();
    if row.visitor.as_deref() == Some(visitor) {
        Some(Right::Own)
    } else {
        (person && now.table.made_by(Some(visitor))).then_some(Right::Host)
    }
}

#[derive(Deserialize)]
pub struct Change {
    seat: usize,
    /// The level of the bot that is to play on; nothing for the person.
    #[serde(default)]
    bot: String,
}

/// Gives a seat to a bot, or back.
pub async fn change(visit: Visit, Sent(change): Sent<Change>) -> Result<Response, Problem> {
    let row = visit.now.seats.iter().find(|row| row.seat == change.seat).cloned();
    let row = row.ok_or(Problem::Garbled)?;
    right(&visit.now, &row, visit.who.id.as_deref()).ok_or(Problem::NotYours)?;
    let player = match change.bot.parse::<Level>() {
        _ if change.bot.is_empty() => Player::Human,
        Ok(level) => tables::bot(level),
        Err(_) => return Err(Problem::Garbled),
    };
    if visit.now.over() {
        return Ok(refuse(visit, "table-not-now", StatusCode::UNPROCESSABLE_ENTITY));
    }
    match visit.room.hand_over(&row, player).await.map_err(away("handing a seat over"))? {
        true => Ok(show_again(visit)),
        false => Ok(refuse(visit, "table-stale", StatusCode::CONFLICT)),
    }
}

/// The seats this visitor may give to a bot, or back.
pub fn panel(visit: &Visit, words: &Words) -> Markup {
    let now = &visit.now;
    let visitor = visit.who.id.as_deref();
    let rights = now.seats.iter().map(|row| (row, right(now, row, visitor)));
    let seats: Vec<(&SeatRow, Right)> =
        rights.filter_map(|(row, right)| right.map(|right| (row, right))).collect();
    let sitters = visit.sitters();
    let action = visit.address().below("seat");
    html! {
        @if !now.over() && !seats.is_empty() {
            div.give role="group" aria-label=(words.get("table-seats")) {
                @for (row, right) in seats {
                    form method="post" action=(action) {
                        input type="hidden" name="seat" value=(row.seat);
                        @let name = &sitters[row.seat - 1].name;
                        span { (name) }
                        @if row.player == Player::Human {
                            (choice(words, name))
                            button.btn { (words.get("table-let-bot")) }
                        } @else {
                            @let own = right == Right::Own;
                            button.btn { (words.get(if own { "table-take-back" } else { "table-give-back" })) }
                        }
                    }
                }
            }
        }
    }
}

fn choice(words: &Words, name: &str) -> Markup {
    let label = Phrase::new("table-level-for").with("name", name.to_owned());
    html! {
        select name="bot" aria-label=(words.say(&label, |seat| seat.to_string())) {
            @for level in Level::ALL {
                option value=(level) selected[level == USUAL] { (words.level(level.name())) }
            }
        }
    }
}

/// The button with which somebody takes their seat back.
pub fn take_back(words: &Words, address: Address, seat: Seat) -> Markup {
    html! {
        form method="post" action=(address.below("seat")) {
            input type="hidden" name="seat" value=(seat);
            button.btn.main { (words.get("table-take-back")) }
        }
    }
}
