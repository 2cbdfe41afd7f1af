//! Invitations: a link and a QR code for each open seat, and the link to watch.

use games::GameId;
use maud::{Markup, html};
use table::Phrase;
use words::Words;

use crate::catalogue;
use crate::frame::{self, Frame};
use crate::parts::{icon, say, seal, seat_name};
use crate::qr;

/// The links of a table. Whoever has a seat's link can take the seat, so only those at the table
/// may see them.
#[derive(Clone, Debug)]
pub struct Invites {
    /// The game.
    pub game: GameId,
    /// The table's own address.
    pub table: String,
    /// The seats that wait for somebody.
    pub open: Vec<OpenSeat>,
    /// The link to watch.
    pub watch: String,
}

/// A seat that waits for somebody.
#[derive(Clone, Debug)]
pub struct OpenSeat {
    /// Counted from 0.
    pub seat: usize,
    /// The whole link, with its host.
    pub link: String,
}

/// The page shown after a table with open seats was made.
pub fn page(frame: &Frame<'_>, invites: &Invites) -> Markup {
    let words = frame.words;
    let mut frame = frame.of("new", words.get("page-invite").into_owned());
    frame.place =
        (catalogue::entry(invites.game).name(words), words.get("page-invite").into_owned());
    let count = Phrase::new("page-invite-waiting").with("count", invites.open.len());
    let body = html! {
        main.wrap id="main" {
            header.lead-line {
                div { h1 { (words.get("page-invite-title")) } p.faint { (say(words, &count)) } }
                a.btn.main href=(invites.table) { (icon("play")) (words.get("page-invite-go")) }
            }
            (panel(words, invites))
        }
    };
    frame::page(&frame, body)
}

/// The links alone, to stand on another page. Empty if no seat is open and nobody may watch.
pub fn panel(words: &Words, invites: &Invites) -> Markup {
    html! {
        div.invites {
            @for open in &invites.open { (seat(words, open)) }
            @if !invites.watch.is_empty() {
                section.panel.invite {
                    h2.titled { (icon("eye")) (words.get("page-invite-watch")) }
                    code { (invites.watch) }
                    (copy(words, &invites.watch))
                    p { (words.get("page-invite-watch-about")) }
                }
            }
        }
    }
}

fn seat(words: &Words, open: &OpenSeat) -> Markup {
    let name = seat_name(words, open.seat);
    let title = Phrase::new("page-new-seat").with("seat", open.seat + 1).with("name", name);
    html! {
        section.panel.invite {
            h2.titled { (seal(open.seat, "")) (say(words, &title)) }
            (qr::draw(&open.link, &words.get("page-invite-qr")))
            code { (open.link) }
            (copy(words, &open.link))
            p { (words.get("page-invite-first")) }
        }
    }
}

/// A button for the script; without one the link above can be marked and copied.
fn copy(words: &Words, link: &str) -> Markup {
    html! {
        p.row {
            button.btn type="button" hidden data-copy=(link) data-done=(words.get("page-copied")) {
                (icon("link")) span { (words.get("page-copy")) }
            }
        }
    }
}
