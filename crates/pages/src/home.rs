//! The home page: play at once, my tables, the games, an invitation to paste.

use games::GameId;
use maud::{Markup, PreEscaped, html};
use table::Phrase;
use words::Words;

use crate::catalogue::{self, Entry};
use crate::frame::{self, Frame, ago};
use crate::parts::{Person, icon, say, seal};

/// A table in a list.
#[derive(Clone, Debug)]
pub struct TableCard {
    /// Its address.
    pub href: String,
    /// Its game.
    pub game: GameId,
    /// Who sits where, by seat.
    pub players: Vec<Person>,
    /// How it stands.
    pub state: TableState,
    /// Lines played.
    pub lines: usize,
    /// Seconds since the last line.
    pub quiet: u64,
}

/// How a table stands, in the order of the list. Seats are counted from 0.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug)]
pub enum TableState {
    /// The visitor must decide for this seat.
    Mine(usize),
    /// Somebody else must decide.
    Others(usize),
    /// It waits for so many people to sit down.
    Open(usize),
    /// Finished; the visitor's best place, if the visitor played.
    Over(Option<usize>),
}

/// The home page, with the visitor's tables in any order within a state.
pub fn page(frame: &Frame<'_>, tables: &[TableCard]) -> Markup {
    let words = frame.words;
    let mut frame = Frame { class: "home", ..frame.clone() };
    if !tables.is_empty() {
        frame.skip = Some(("tables", words.get("page-home-skip").into_owned()));
    }
    let body = html! {
        main id="main" {
            (hero(words))
            div.wrap {
                @if !tables.is_empty() { (list(words, tables)) }
                section {
                    header { h2 { (words.get("page-home-games")) } }
                    div.games { @for entry in catalogue::entries() { (game(words, &entry)) } }
                }
                section.two id="join" { (join(words)) (promise(words)) }
            }
        }
    };
    frame::page(&frame, body)
}

fn hero(words: &Words) -> Markup {
    html! {
        section.hero {
            (PreEscaped(include_str!("../art/hero.svg")))
            div {
                h1 { (words.get("page-home-title")) }
                p { (words.get("page-home-about")) }
                div.row {
                    form method="post" action="/tables" {
                        input type="hidden" name="game" value=(GameId::ALL[0].info().id);
                        input type="hidden" name="preset" value="quick";
                        button.btn.main { (icon("play")) (words.get("page-home-play")) }
                    }
                    a.btn.line href="/new" { (icon("plus")) (words.get("page-new")) }
                }
            }
        }
    }
}

fn list(words: &Words, tables: &[TableCard]) -> Markup {
    let mut cards: Vec<&TableCard> = tables.iter().collect();
    cards.sort_by_key(|card| match card.state {
        TableState::Mine(_) => 0,
        TableState::Others(_) => 1,
        TableState::Open(_) => 2,
        TableState::Over(_) => 3,
    });
    html! {
        section id="tables" {
            header { h2 { (words.get("page-home-tables")) } }
            ul.tables { @for card in cards { li { (table_card(words, card)) } } }
        }
    }
}

fn table_card(words: &Words, card: &TableCard) -> Markup {
    let now = match card.state {
        TableState::Mine(seat) | TableState::Others(seat) => Some(seat),
        _ => None,
    };
    let name = |seat: usize| card.players.get(seat).map_or(String::new(), |p| p.shown(words, seat));
    let names = card.players.iter().map(|person| person.name.as_str());
    let names: Vec<&str> = names.filter(|name| !name.is_empty()).collect();
    let idle = |seat: usize| match now {
        Some(now) => now != seat,
        None => card.players[seat].name.is_empty(),
    };
    let facts = Phrase::new("page-home-facts")
        .with("game", catalogue::entry(card.game).name(words))
        .with("lines", card.lines)
        .with("ago", ago(words, card.quiet));
    html! {
        a.turn[matches!(card.state, TableState::Mine(_))] href=(card.href) {
            svg class="i g" aria-hidden="true" { use href={ "#" (catalogue::symbol(card.game)) } {} }
            span { b { (names.join(", ")) } small { (say(words, &facts)) } }
            span.who {
                @for seat in 0..card.players.len() {
                    (seal(seat, if idle(seat) { "idle" } else { "" }))
                }
            }
            (tag(words, card.state, now.map(name)))
        }
    }
}

fn tag(words: &Words, state: TableState, now: Option<String>) -> Markup {
    let now = now.unwrap_or_default();
    match state {
        TableState::Mine(_) => html! { span.tag.act { (words.get("page-home-mine")) } },
        TableState::Others(_) => {
            let phrase = Phrase::new("page-home-others").with("name", now);
            html! { span.tag { (say(words, &phrase)) } }
        }
        TableState::Open(count) => {
            let phrase = Phrase::new("page-home-open").with("count", count);
            html! { span.tag { (say(words, &phrase)) } }
        }
        TableState::Over(Some(place)) => {
            let phrase = Phrase::new("page-home-place").with("place", place);
            html! { span.tag.done { (say(words, &phrase)) } }
        }
        TableState::Over(None) => html! { span.tag.done { (words.get("page-home-over")) } },
    }
}

fn game(words: &Words, entry: &Entry) -> Markup {
    let facts = html! {
        span { (icon("human")) span.vh { (words.get("page-game-players")) " " } (entry.players()) }
        span { (icon("clock")) span.vh { (words.get("page-game-time")) " " } (entry.time(words)) }
    };
    html! {
        article.game {
            (entry.picture())
            div {
                h3 { a href={ "/new?game=" (entry.id) } { (entry.name(words)) } }
                p { (entry.about(words)) }
                span.facts { (facts) a href={ "/rules/" (entry.id) } { (words.get("page-rules")) } }
            }
        }
    }
}

fn join(words: &Words) -> Markup {
    html! {
        form.panel.stack method="get" action="/join" {
            h2 { (words.get("page-home-join")) }
            p { (words.get("page-home-join-about")) }
            div.field-row {
                label.vh for="link" { (words.get("page-home-join-link")) }
                input type="text" inputmode="url" id="link" name="link" required placeholder="https://…" autocomplete="off";
                button.btn { (words.get("page-home-join-go")) }
            }
        }
    }
}

fn promise(words: &Words) -> Markup {
    html! {
        section.panel.stack {
            h2.titled { (icon("check")) (words.get("page-home-promise")) }
            p { (words.get("page-home-promise-about")) }
        }
    }
}
