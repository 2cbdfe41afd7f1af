//! For whoever follows an invitation: a name, and the seat.

use games::GameId;
use maud::{Markup, html};
use table::Phrase;

use crate::catalogue;
use crate::frame::{self, Frame};
use crate::parts::{FieldError, Person, described, icon, notes, say, seal, seat_name};
use crate::plan::NAME;

/// An invitation as its reader sees it.
#[derive(Clone, Debug)]
pub struct Join {
    /// Where the answer is sent.
    pub action: String,
    /// The game.
    pub game: GameId,
    /// The seat that is offered, counted from 0; `None` if it is taken already.
    pub seat: Option<usize>,
    /// Who sits where, by seat.
    pub players: Vec<Person>,
    /// The reader's name, as far as known.
    pub name: String,
    /// What is wrong with the name (field `name`).
    pub errors: Vec<FieldError>,
    /// Where one can watch.
    pub watch: Option<String>,
}

/// The page of an invitation.
pub fn page(frame: &Frame<'_>, join: &Join) -> Markup {
    let words = frame.words;
    let game = catalogue::entry(join.game);
    let mut frame = frame.of("join", words.get("page-join").into_owned());
    frame.place = (game.name(words), words.get("page-join").into_owned());
    let body = html! {
        main.wrap.narrow id="main" {
            section.panel.stack {
                h1 { (title(&frame, join)) }
                p { (game.about(words)) " " a href={ "/rules/" (game.id) } { (words.get("page-join-rules")) } }
                (players(&frame, join))
                @if join.seat.is_some() { (form(&frame, join)) }
                @else { p { (words.get("page-join-taken-about")) } }
                @if let Some(watch) = &join.watch {
                    p { a href=(watch) { (words.get("page-join-watch")) } }
                }
            }
        }
    };
    frame::page(&frame, body)
}

fn title(frame: &Frame<'_>, join: &Join) -> String {
    let words = frame.words;
    match join.seat {
        Some(seat) => {
            let phrase = Phrase::new("page-join-title").with("name", seat_name(words, seat));
            say(words, &phrase)
        }
        None => words.get("page-join-taken").into_owned(),
    }
}

fn players(frame: &Frame<'_>, join: &Join) -> Markup {
    let words = frame.words;
    html! {
        ul.sitters {
            @for (seat, person) in join.players.iter().enumerate() {
                li.here[join.seat == Some(seat)] {
                    (seal(seat, ""))
                    @if join.seat == Some(seat) { b { (words.get("page-join-yours")) } }
                    @else { span { (person.shown(words, seat)) small { (person.kind(words)) } } }
                }
            }
        }
    }
}

fn form(frame: &Frame<'_>, join: &Join) -> Markup {
    let words = frame.words;
    let wrong = described(&join.errors, "name");
    html! {
        form.stack method="post" action=(join.action) {
            label for="name" { (words.get("page-join-name")) }
            input type="text" id="name" name="name" value=(join.name) maxlength=(NAME) required
                autocomplete="nickname" aria-invalid=[wrong.as_ref().map(|_| "true")]
                aria-describedby=[wrong.as_ref()];
            (notes(words, &join.errors, "name"))
            button.btn.main { (icon("check")) (words.get("page-join-go")) }
        }
    }
}
