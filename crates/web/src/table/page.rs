//! The table as a page, or as the part of it that changes.

use std::sync::Arc;

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use draw::{Address, Reader};
use maud::{Markup, html};
use pages::curtain::{self, Curtain, Lift};
use pages::{frame, icon};
use serde::Deserialize;
use store::Player;
use table::{Phrase, Seat, Turn};
use words::Words;

use super::visit::{Side, Visit};
use crate::live::{Ask, Drawing, Hint, Live};
use crate::room::Snapshot;
use crate::{assets, seats};

/// The longest pick anybody may send.
const LONGEST_PICK: usize = 200;

/// What an address may say about the table.
#[derive(Deserialize, Default)]
pub struct Look {
    /// Words of a move chosen so far.
    #[serde(default)]
    pub pick: String,
    /// The line after which the table is shown.
    pub at: Option<usize>,
    /// At one screen: who looks.
    #[serde(rename = "as")]
    pub who: Option<usize>,
    /// Whether the best moves are asked for.
    #[serde(default)]
    pub hint: bool,
    /// The line of a bot's move that is to be explained.
    pub why: Option<usize>,
    /// `all` for the whole log.
    #[serde(default)]
    pub log: String,
    /// The version the reader has.
    #[serde(default)]
    pub have: u64,
}

/// What is said about a move that was not made.
#[derive(Default)]
pub struct Note {
    pub says: String,
    pub rule: Option<&'static str>,
    /// The move.
    pub refused: String,
}

impl Note {
    pub fn plain(words: &Words, key: &str) -> Note {
        Note { says: words.get(key).into_owned(), ..Note::default() }
    }
}

/// Whether this seat must decide now and the page shows now.
pub fn mine(now: &Snapshot, seat: Seat, look: &Look) -> bool {
    look.at.is_none_or(|at| at >= now.live.len()) && decides(now, seat)
}

/// Whether the person in this seat must decide now.
fn decides(now: &Snapshot, seat: Seat) -> bool {
    now.live.turn() == Turn::Decide(seat) && now.bot(seat).is_none()
}

/// The page of a visitor, or its changing part, or where to find another.
pub fn answer(
    visit: &Visit,
    look: &Look,
    note: Option<Note>,
    hints: &[Hint],
    status: StatusCode,
) -> Response {
    // A page of its own, at a fresh address: what was shown before must be gone.
    let go = |to: Address| (status, [("x-go", to.to_string())]).into_response();
    let me = match visit.side(look.who) {
        _ if visit.part && visit.now.over() && look.at.is_none() => return go(visit.address()),
        Side::Curtain(_) if visit.part => return go(visit.address().have(visit.now.version)),
        Side::Curtain(seat) => return (status, lower_curtain(visit, seat)).into_response(),
        Side::Seat(seat) => Some(seat),
        Side::Public => None,
    };
    let body = draw(visit, me, look, note.as_ref(), hints);
    if visit.part {
        return (status, body).into_response();
    }
    let words = visit.who.words();
    let game = &visit.now.table.game;
    let class = format!("table {game}");
    let here = visit.address().at(look.at).number(look.who).to_string();
    let frame = pages::Frame {
        class: &class,
        title: title(words, game, me.is_some_and(|seat| mine(&visit.now, seat, look))),
        place: (words.get(&format!("{game}-name")).into_owned(), visit.now.settings.name.clone()),
        skip: Some(("prompt", words.get("table-skip").into_owned())),
        all_symbols: true,
        ..assets::frame(&visit.who, &here)
    };
    let body = html! {
        svg.defs aria-hidden="true" { (visit.now.live.defs()) }
        (body)
    };
    (status, frame::page(&frame, body)).into_response()
}

/// Nothing of any hand is in this page.
fn lower_curtain(visit: &Visit, seat: Seat) -> Markup {
    let name = visit.sitters().swap_remove(seat.index()).name;
    let lift = Lift::Link(visit.address().seat(Some(seat)).to_string());
    let address = visit.address().to_string();
    curtain::page(&assets::frame(&visit.who, &address), &Curtain { seat: seat.index(), name, lift })
}

/// The table after some line, as one side sees it.
struct Shown<'a> {
    visit: &'a Visit,
    words: &'a Words,
    me: Option<Seat>,
    /// The game after the line that is shown.
    live: Arc<dyn Live>,
    /// Whether that is not the latest.
    past: bool,
    /// Whether the reader must decide now.
    mine: bool,
    /// Whether the best moves are asked for.
    hint: bool,
    /// The page without a pick.
    here: Address<'a>,
    drawing: Drawing,
}

fn draw(
    visit: &Visit,
    me: Option<Seat>,
    look: &Look,
    note: Option<&Note>,
    hints: &[Hint],
) -> Markup {
    let (now, words) = (&visit.now, visit.who.words());
    let past = look.at.filter(|at| *at < now.live.len() || now.over());
    let live = match past {
        Some(at) => now.live.at(at.min(now.live.len())),
        None => now.live.clone(),
    };
    let past = past.is_some();
    let mine = !past && me.is_some_and(|seat| decides(now, seat));
    let here = visit.address().seat(me.filter(|_| visit.hot_seat()));
    let sitters = visit.sitters();
    // Cards may be opened and read at any time, so the words are kept out of turn too.
    let pick = if look.pick.len() <= LONGEST_PICK { look.pick.trim() } else { "" };
    let reader = Reader {
        words,
        me,
        pick,
        refused: note.map(|note| note.refused.as_str()),
        sitters: &sitters,
        address: visit.address(),
        here,
        part: visit.part,
    };
    let drawing = live.draw(&Ask {
        reader,
        acts: mine,
        hints,
        why: look.why,
        whole_log: look.log == "all",
        open: now.over(),
    });
    let shown = Shown { visit, words, me, live, past, mine, hint: look.hint, here, drawing };
    shown.main(pick, note)
}

impl Shown<'_> {
    fn main(&self, pick: &str, note: Option<&Note>) -> Markup {
        let Shown { words, drawing, .. } = self;
        let now = &self.visit.now;
        let len = now.live.len();
        let confirm = if self.visit.who.prefs.confirm { "on" } else { "off" };
        html! {
            main #main.past[self.past] data-table=(self.visit.address()) data-build=(*assets::BUILD)
                data-version=(now.version) data-lines=(len) data-len=(len) data-since=(drawing.since)
                data-here=(self.here) data-as=(self.here.query()) data-pick=(pick)
                data-mine=(u8::from(self.mine)) data-past=(u8::from(self.past)) data-over=(u8::from(now.over()))
                data-confirm=(confirm)
                data-title={ (title(words, &now.table.game, self.mine)) " – " (words.get("page-uruk")) } data-offline=(words.get("table-offline")) {
                div.dock {
                    section.prompt.wait[!self.mine] #prompt aria-live="polite" tabindex="-1" {
                        (self.prompt())
                        (drawing.hints)
                    }
                    @if !self.past { (drawing.parts.hand) }
                }
                (drawing.parts.board)
                @if let Some(note) = note { (note_markup(words, &now.table.game, note)) }
                (drawing.parts.lens)
                div.rail {
                    (drawing.parts.rail)
                    (self.history())
                }
                section.vh aria-label=(words.get("table-description")) { (drawing.description) }
            }
        }
    }

    /// What is asked, and the buttons below it.
    fn prompt(&self) -> Markup {
        let Shown { words, here, .. } = self;
        let (now, address) = (&self.visit.now, self.visit.address());
        let len = now.live.len();
        let away = self.me.filter(|seat| !self.past && now.bot(*seat).is_some());
        let may_undo = self.me.filter(|_| !self.past && away.is_none());
        let left = may_undo.and_then(|seat| self.live.undo(seat, true));
        html! {
            @if self.past {
                p.say {
                    strong {
                        (words.say(&Phrase::new("table-line-of").with("line", self.live.len()).with("lines", len), |s| s.to_string()))
                    }
                }
            } @else { (self.drawing.parts.prompt) }
            div.do {
                @if self.past {
                    a.btn.main href=(here) data-get { (words.get("table-back-to-now")) }
                }
                @if let Some(left) = left { (undo_buttons(words, address, len, len - left)) }
                @if self.mine && now.settings.hints { (hint_button(words, *here, self.hint)) }
                @if let Some(seat) = away { (seats::take_back(words, address, seat)) }
            }
        }
    }

    fn history(&self) -> Markup {
        let Shown { words, drawing, .. } = self;
        let (shown, len) = (self.live.len(), self.visit.now.live.len());
        let step = |step: &str, key: &str, symbol: &str, line: usize, off: bool| {
            html! {
                @if off {
                    button type="button" disabled aria-label=(words.get(key)) { (icon(symbol)) }
                } @else {
                    a.key href=(self.here.at(line)) data-get data-step=(step) role="button"
                        aria-label=(words.get(key)) { (icon(symbol)) }
                }
            }
        };
        html! {
            section.panel.history aria-label=(words.get("table-history")) {
                header {
                    h2 { (words.get(if drawing.news > 0 { "table-since" } else { "table-history" })) }
                    @if drawing.news > 0 && shown == len {
                        small { button.link type="button" data-step="since" { (words.get("table-play-it")) } }
                    }
                }
                (drawing.log)
                div.scrub role="group" aria-label=(words.get("table-replay")) {
                    span.keys {
                        (step("first", "table-first", "first", 0, shown == 0))
                        (step("back", "table-back", "prev", shown.saturating_sub(1), shown == 0))
                        button.play type="button" data-step="play" aria-label=(words.get("table-play")) { (icon("play")) }
                        (step("on", "table-on", "next", (shown + 1).min(len), shown == len))
                    }
                    input type="range" name="at" min="0" max=(len) value=(shown) aria-label=(words.get("table-line"));
                    output { (shown) " / " (len) }
                }
                details.more {
                    summary { (words.get("table-more")) }
                    @if shown == len { (drawing.moves) }
                    (around(self.visit, words, self.me.is_some()))
                }
            }
        }
    }
}

/// Asks for the best moves, or puts them away.
fn hint_button(words: &Words, here: Address, open: bool) -> Markup {
    let href = if open { here } else { here.hint() };
    html! {
        a.btn #hint href=(href) data-get role="button" aria-expanded=(open)
            aria-label=(words.get("table-hint")) {
            (icon("info")) span { (words.get("table-hint")) }
        }
    }
}

fn title(words: &Words, game: &str, mine: bool) -> String {
    let name = words.get(&format!("{game}-name")).into_owned();
    let key = if mine { "table-title-mine" } else { "table-title" };
    words.say(&Phrase::new(key).with("game", name), |seat| seat.to_string())
}

fn undo_buttons(words: &Words, address: Address, lines: usize, count: usize) -> Markup {
    let button = |turn: bool, key: &str| {
        html! {
            form method="post" action=(address.below("undo")) {
                input type="hidden" name="lines" value=(lines);
                @if turn { input type="hidden" name="turn" value="true"; }
                button.btn aria-label=(words.get(key)) { (icon("undo")) span { (words.get(key)) } }
            }
        }
    };
    html! {
        (button(false, "table-undo"))
        @if count > 1 { (button(true, "table-undo-turn")) }
    }
}

fn note_markup(words: &Words, game: &str, note: &Note) -> Markup {
    html! {
        div.note.float role="status" {
            (icon("close"))
            p {
                b { (note.says) }
                @if let Some(rule) = note.rule {
                    small {
                        a href={ "/rules/" (game) "#" (rule) } target="_blank" {
                            (words.say(&Phrase::new("uruk-rule").with("rule", rule), |seat| seat.to_string()))
                        }
                    }
                }
            }
        }
    }
}

/// What else a player may do: invite, watch, keep the record.
fn around(visit: &Visit, words: &Words, sits: bool) -> Markup {
    let address = visit.address();
    let free =
        visit.now.seats.iter().any(|row| row.player == Player::Human && row.visitor.is_none());
    let invite = if free { "table-invite-free" } else { "table-invite" };
    html! {
        p.around {
            @if sits { a href=(address.below("invite")) { (words.get(invite)) } " " }
            a href=(address.below("record")) { (words.get("table-record")) }
            " " a href={ "/rules/" (visit.now.table.game) } target="_blank" { (words.get("table-rules")) }
        }
        (seats::panel(visit, words))
    }
}
