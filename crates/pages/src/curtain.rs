//! Between two players at one screen. Nothing of any hand is in this document.

use maud::{Markup, html};
use table::Phrase;

use crate::frame::{self, Frame};
use crate::parts::{icon, say, seal};

/// Whom the screen goes to.
#[derive(Clone, Debug)]
pub struct Curtain {
    /// The next seat, counted from 0.
    pub seat: usize,
    /// Who sits there.
    pub name: String,
    /// How the curtain is lifted.
    pub lift: Lift,
}

/// How the curtain is lifted.
#[derive(Clone, Debug)]
pub enum Lift {
    /// By following this address.
    Link(String),
    /// By sending a form to this address.
    Send(String),
}

/// The curtain.
pub fn page(frame: &Frame<'_>, curtain: &Curtain) -> Markup {
    let words = frame.words;
    let title = Phrase::new("page-curtain").with("name", curtain.name.as_str());
    let title = say(words, &title);
    let lift = say(words, &Phrase::new("page-curtain-lift").with("name", curtain.name.as_str()));
    let lift = html! { (icon("eye")) (lift) };
    let frame = Frame { band: false, ..frame.of("covered", title.clone()) };
    let body = html! {
        main.curtain.shut id="main" {
            div {
                (seal(curtain.seat, ""))
                h1 { (title) }
                p { (words.get("page-curtain-about")) }
                @match &curtain.lift {
                    Lift::Link(address) => { a.btn.main href=(address) { (lift) } }
                    Lift::Send(address) => {
                        form method="post" action=(address) { button.btn.main { (lift) } }
                    }
                }
            }
        }
    };
    frame::page(&frame, body)
}
