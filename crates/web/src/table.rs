//! The table page: shown, played at, taken back, listened to.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::Form;
use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use draw::Sitter;
use maud::{Markup, html};
use pages::curtain::{self, Curtain, Lift};
use pages::{frame, icon};
use serde::Deserialize;
use store::Player;
use table::{Phrase, Seat, Tell, Turn, Viewer};
use words::Words;

use crate::app::App;
use crate::live::{Ask, Drawing, Hint, Refused};
use crate::problem::{Problem, problem, unopened, unreadable};
use crate::room::{MoveError, Room, Snapshot};
use crate::visitor::Visitor;
use crate::{assets, end, seats, stream};

/// The longest pick anybody may send.
const LONGEST_PICK: usize = 200;

/// What an address may say about the table.
#[derive(Deserialize, Default)]
pub struct Look {
    /// Words of a move chosen so far.
    #[serde(default)]
    pick: String,
    /// The line after which the table is shown.
    at: Option<usize>,
    /// At one screen: who looks.
    #[serde(rename = "as")]
    who: Option<usize>,
    /// Whether the best moves are asked for.
    #[serde(default)]
    hint: bool,
    /// The line of a bot's move that is to be explained.
    why: Option<usize>,
    /// `all` for the whole log.
    #[serde(default)]
    log: String,
    #[serde(default)]
    have: u64,
}

/// A table, and whoever stands before it.
pub struct Stand {
    pub room: Arc<Room>,
    pub now: Snapshot,
    pub who: Visitor,
    /// Whether only the changing part of the page is asked for.
    part: bool,
}

impl FromRequestParts<App> for Stand {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Stand, Response> {
        let who = Visitor::from_request_parts(parts, app).await?;
        let id = Path::<String>::from_request_parts(parts, app).await;
        let Ok(Path(id)) = id else { return Err(problem(&who, Problem::Missing)) };
        let room = app.rooms().open(&id).await.map_err(|error| unopened(&who, &id, &error))?;
        let part = parts.headers.contains_key("x-part");
        Ok(Stand { now: room.now(), room, who, part })
    }
}

/// The seat a visitor looks from.
enum Place {
    /// As this player.
    Seat(Seat),
    /// At one screen: this player must come first.
    Curtain(Seat),
    /// As anybody.
    Spectator,
}

impl Stand {
    fn place(&self, asked: Option<usize>) -> Place {
        let own = self.now.seats_of(self.who.id.as_deref());
        match own[..] {
            // A bot plays for them; their hand is still theirs to see.
            [] => match self.now.kept_for(self.who.id.as_deref())[..] {
                [only] => Place::Seat(only),
                _ => Place::Spectator,
            },
            [only] => Place::Seat(only),
            _ if self.now.over() => Place::Seat(own[0]),
            _ => {
                // Several people at one screen: hands are shown one at a time.
                let asked = asked.and_then(|number| Seat::new(number.checked_sub(1)?));
                let asked = asked.filter(|seat| own.contains(seat));
                match (self.now.live.turn(), asked) {
                    (Turn::Decide(seat), asked) if own.contains(&seat) && asked != Some(seat) => {
                        Place::Curtain(seat)
                    }
                    (_, Some(seat)) => Place::Seat(seat),
                    (_, None) => Place::Spectator,
                }
            }
        }
    }

    fn hot_seat(&self) -> bool {
        self.now.seats_of(self.who.id.as_deref()).len() > 1
    }

    /// The seat this visitor may move for now: the one whose turn it is, if it is theirs.
    fn mover(&self) -> Option<Seat> {
        let own = self.now.seats_of(self.who.id.as_deref());
        match self.now.live.turn() {
            Turn::Decide(seat) if own.contains(&seat) => Some(seat),
            _ => own.first().copied().filter(|_| own.len() == 1),
        }
    }

    fn sitters(&self) -> Vec<Sitter> {
        sitters(&self.now, self.who.words())
    }
}

/// Who sits where, with names for those who have none.
pub fn sitters(now: &Snapshot, words: &Words) -> Vec<Sitter> {
    now.seats
        .iter()
        .map(|row| {
            let own = words.get(&format!("{}-seat-{}", now.table.game, row.seat)).into_owned();
            let name = if row.name.is_empty() { own } else { row.name.clone() };
            match &row.player {
                Player::Human => Sitter { name, bot: None },
                Player::Bot(level) => Sitter { name, bot: Some(level.clone()) },
            }
        })
        .collect()
}

pub async fn show(
    stand: Stand,
    look: Result<Query<Look>, axum::extract::rejection::QueryRejection>,
) -> Response {
    let Ok(Query(look)) = look else { return problem(&stand.who, Problem::Garbled) };
    if stand.now.over() && look.at.is_none() && !stand.part {
        return end::show(&stand);
    }
    if look.hint {
        return advised(&stand, &look).await;
    }
    answer(&stand, &look, None, StatusCode::OK)
}

/// The table with the best moves, or why they are not told.
async fn advised(stand: &Stand, look: &Look) -> Response {
    let words = stand.who.words();
    let (status, says) = if !stand.now.settings.hints {
        (StatusCode::FORBIDDEN, "table-hint-off")
    } else if !matches!(stand.place(look.who), Place::Seat(seat) if mine(&stand.now, seat, look)) {
        (StatusCode::UNPROCESSABLE_ENTITY, "table-hint-not-now")
    } else {
        match stand.room.hints(&stand.now).await {
            Some(hints) => return page(stand, look, None, &hints, StatusCode::OK),
            None => return problem(&stand.who, Problem::Broken),
        }
    };
    answer(stand, look, Some((Note::plain(words, says), "")), status)
}

#[derive(Deserialize)]
pub struct Move {
    #[serde(rename = "move")]
    text: String,
    lines: Option<usize>,
}

pub async fn make_move(
    State(app): State<App>,
    mut stand: Stand,
    form: Result<Form<Move>, axum::extract::rejection::FormRejection>,
) -> Response {
    let m = match form {
        Ok(Form(m)) => m,
        Err(error) => return unreadable(&stand.who, &error),
    };
    let Some(seat) = stand.mover() else { return problem(&stand.who, Problem::NotYours) };
    let played = stand.room.play(seat, &m.text, m.lines).await;
    if played.is_err() {
        app.metrics().refused.fetch_add(1, Ordering::Relaxed);
    }
    moved(&mut stand, seat, played, Some(&m.text))
}

#[derive(Deserialize)]
pub struct Undo {
    #[serde(default)]
    turn: bool,
    lines: Option<usize>,
}

pub async fn undo(
    mut stand: Stand,
    form: Result<Form<Undo>, axum::extract::rejection::FormRejection>,
) -> Response {
    let undo = match form {
        Ok(Form(undo)) => undo,
        Err(error) => return unreadable(&stand.who, &error),
    };
    let own = stand.now.seats_of(stand.who.id.as_deref());
    let takes_back = own.into_iter().find(|seat| stand.now.live.undo(*seat, undo.turn).is_some());
    let Some(seat) = takes_back.or_else(|| stand.mover()) else {
        return problem(&stand.who, Problem::NotYours);
    };
    let undone = stand.room.undo(seat, undo.turn, undo.lines).await;
    moved(&mut stand, seat, undone, None)
}

/// The answer to a move: the table as it is now, and why if it is as it was.
fn moved(
    stand: &mut Stand,
    seat: Seat,
    done: Result<Snapshot, MoveError>,
    text: Option<&str>,
) -> Response {
    stand.now = stand.room.now();
    let here = Look { who: stand.hot_seat().then_some(seat.number()), ..Look::default() };
    let words = stand.who.words();
    let (status, note) = match done {
        Ok(_) if stand.part => return answer(stand, &here, None, StatusCode::OK),
        Ok(_) => return Redirect::to(&address(stand, &here)).into_response(),
        Err(MoveError::Stale) => (StatusCode::CONFLICT, Note::plain(words, "table-stale")),
        Err(MoveError::NothingToUndo) => {
            (StatusCode::UNPROCESSABLE_ENTITY, Note::plain(words, "table-nothing-to-undo"))
        }
        Err(MoveError::Refused(Refused::NotNow)) => {
            (StatusCode::UNPROCESSABLE_ENTITY, Note::plain(words, "table-not-now"))
        }
        Err(MoveError::Refused(Refused::Unreadable(error))) => {
            let says = words.say(&error.phrase(), |seat| seat.to_string());
            (StatusCode::BAD_REQUEST, Note { says, rule: None })
        }
        Err(MoveError::Refused(Refused::Rule { rule, why })) => {
            let sitters = stand.sitters();
            let says = words.say(&why, |seat| sitters[seat.index()].name.clone());
            (StatusCode::UNPROCESSABLE_ENTITY, Note { says, rule: Some(rule) })
        }
        Err(MoveError::Store(error)) => {
            tracing::error!(%error, "a move could not be kept");
            return problem(&stand.who, Problem::Away);
        }
    };
    // What was picked stays picked, so that the next touch can mend it.
    let pick = text.and_then(|text| text.rsplit_once(' ')).map_or("", |(head, _)| head);
    let look = Look { pick: pick.to_owned(), ..here };
    answer(stand, &look, Some((note, text.unwrap_or_default())), status)
}

/// What is said about a move that was not made.
struct Note {
    says: String,
    rule: Option<&'static str>,
}

impl Note {
    fn plain(words: &Words, key: &str) -> Note {
        Note { says: words.get(key).into_owned(), rule: None }
    }
}

/// The table as it is now, after something was done for this visitor.
pub fn standing(mut stand: Stand) -> Response {
    stand.now = stand.room.now();
    if stand.part {
        return answer(&stand, &Look::default(), None, StatusCode::OK);
    }
    Redirect::to(&address(&stand, &Look::default())).into_response()
}

/// The table, and a note why nothing was done.
pub fn refused(mut stand: Stand, key: &str, status: StatusCode) -> Response {
    stand.now = stand.room.now();
    let note = Note::plain(stand.who.words(), key);
    answer(&stand, &Look::default(), Some((note, "")), status)
}

fn address(stand: &Stand, look: &Look) -> String {
    match look.who {
        Some(number) => format!("/t/{}?as={number}", stand.now.table.id),
        None => format!("/t/{}", stand.now.table.id),
    }
}

fn answer(stand: &Stand, look: &Look, note: Option<(Note, &str)>, status: StatusCode) -> Response {
    page(stand, look, note, &[], status)
}

fn page(
    stand: &Stand,
    look: &Look,
    note: Option<(Note, &str)>,
    hints: &[Hint],
    status: StatusCode,
) -> Response {
    let path = format!("/t/{}", stand.now.table.id);
    // A page of its own, at a fresh address: what was shown before must be gone.
    let go = |to: String| (status, [("x-go", to)]).into_response();
    let body = match stand.place(look.who) {
        _ if stand.part && stand.now.over() && look.at.is_none() => return go(path),
        Place::Curtain(_) if stand.part => return go(format!("{path}?have={}", stand.now.version)),
        Place::Curtain(seat) => return (status, lower_curtain(stand, seat, &path)).into_response(),
        Place::Seat(seat) => table(stand, Some(seat), look, note, hints),
        Place::Spectator => table(stand, None, look, note, hints),
    };
    let words = stand.who.words();
    if stand.part {
        return (status, body).into_response();
    }
    let name = words.get(&format!("{}-name", stand.now.table.game)).into_owned();
    let mine = matches!(stand.place(look.who), Place::Seat(seat) if mine(&stand.now, seat, look));
    let class = format!("table {}", stand.now.table.game);
    let query = look.at.map(|at| format!("at={at}")).into_iter();
    let query: Vec<String> = query.chain(look.who.map(|seat| format!("as={seat}"))).collect();
    let here = if query.is_empty() { path } else { format!("{path}?{}", query.join("&")) };
    let frame = pages::Frame {
        class: &class,
        title: title(words, &stand.now.table.game, mine),
        place: (name, stand.now.settings.name.clone()),
        skip: Some(("prompt", words.get("table-skip").into_owned())),
        all_symbols: true,
        ..assets::frame(&stand.who, &here)
    };
    let body = html! {
        svg.defs aria-hidden="true" { (stand.now.live.defs()) }
        (body)
    };
    (status, frame::page(&frame, body)).into_response()
}

/// Nothing of any hand is in this page.
fn lower_curtain(stand: &Stand, seat: Seat, path: &str) -> Markup {
    let name = stand.sitters().swap_remove(seat.index()).name;
    let lift = Lift::Link(format!("{path}?as={seat}"));
    curtain::page(&assets::frame(&stand.who, path), &Curtain { seat: seat.index(), name, lift })
}

fn table(
    stand: &Stand,
    me: Option<Seat>,
    look: &Look,
    note: Option<(Note, &str)>,
    hints: &[Hint],
) -> Markup {
    let words = stand.who.words();
    let now = &stand.now;
    let len = now.live.len();
    let past = look.at.filter(|at| *at < len || now.over());
    let live = match past {
        Some(at) => now.live.at(at.min(len)),
        None => now.live.clone(),
    };
    let shown = live.len();
    let mine = past.is_none() && me.is_some_and(|seat| decides(now, seat));
    let seats = stand.sitters();
    let address = format!("/t/{}", now.table.id);
    let as_seat = if stand.hot_seat() { me.map(|seat| format!("?as={seat}")) } else { None };
    let as_seat = as_seat.unwrap_or_default();
    let pick = if look.pick.len() <= LONGEST_PICK { look.pick.trim() } else { "" };
    let ask = Ask {
        words,
        me,
        acts: mine,
        // Cards may be opened and read at any time, so the words are kept out of turn too.
        pick,
        refused: note.as_ref().map(|(_, text)| *text),
        sitters: &seats,
        address: &address,
        named: me.filter(|_| stand.hot_seat()),
        hints,
        why: look.why,
        whole_log: look.log == "all",
        open: now.over(),
        part: stand.part,
    };
    let drawing = live.draw(&ask);
    let away = me.filter(|seat| past.is_none() && now.bot(*seat).is_some());
    let undo = me
        .filter(|_| past.is_none() && away.is_none())
        .and_then(|seat| live.undo(seat, true).map(|left| (seat, left)));
    html! {
        main #main.past[past.is_some()] data-table=(address) data-build=(*assets::BUILD)
            data-version=(now.version) data-lines=(len) data-len=(len) data-since=(drawing.since)
            data-here={ (address) (as_seat) } data-as=(as_seat) data-pick=(ask.pick)
            data-mine=(u8::from(mine)) data-past=(u8::from(past.is_some())) data-over=(u8::from(now.over()))
            data-confirm=(if stand.who.prefs.confirm { "on" } else { "off" })
            data-title={ (title(words, &now.table.game, mine)) " – " (words.get("page-uruk")) } data-offline=(words.get("table-offline")) {
            div.dock {
                section.prompt.wait[!mine] #prompt aria-live="polite" tabindex="-1" {
                    @if past.is_some() {
                        p.say {
                            strong {
                                (words.say(&Phrase::new("table-line-of").with("line", shown).with("lines", len), |s| s.to_string()))
                            }
                        }
                    } @else { (drawing.parts.prompt) }
                    div.do {
                        @if past.is_some() {
                            a.btn.main href={ (address) (as_seat) } data-get { (words.get("table-back-to-now")) }
                        }
                        @if let Some((_, left)) = undo {
                            (undo_buttons(words, &address, len, len - left))
                        }
                        @if mine && now.settings.hints {
                            (hint_button(words, &format!("{address}{as_seat}"), look.hint))
                        }
                        @if let Some(seat) = away { (seats::take_back(words, &address, seat)) }
                    }
                    (drawing.hints)
                }
                @if past.is_none() { (drawing.parts.hand) }
            }
            (drawing.parts.board)
            @if let Some((note, _)) = &note { (note_markup(words, &now.table.game, note)) }
            (drawing.parts.lens)
            div.rail {
                (drawing.parts.rail)
                (history(words, &drawing, &address, &as_seat, shown, len, around(stand, words, me.is_some())))
            }
            section.vh aria-label=(words.get("table-description")) { (drawing.description) }
        }
    }
}

/// Whether this seat must decide now and the page shows now.
fn mine(now: &Snapshot, seat: Seat, look: &Look) -> bool {
    look.at.is_none_or(|at| at >= now.live.len()) && decides(now, seat)
}

/// Whether the person in this seat must decide now.
fn decides(now: &Snapshot, seat: Seat) -> bool {
    now.live.turn() == Turn::Decide(seat) && now.bot(seat).is_none()
}

/// Asks for the best moves, or puts them away.
fn hint_button(words: &Words, here: &str, open: bool) -> Markup {
    let join = if here.contains('?') { '&' } else { '?' };
    let href = if open { here.to_owned() } else { format!("{here}{join}hint=true") };
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

fn undo_buttons(words: &Words, address: &str, lines: usize, count: usize) -> Markup {
    let button = |turn: bool, key: &str| {
        html! {
            form method="post" action={ (address) "/undo" } {
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

fn history(
    words: &Words,
    drawing: &Drawing,
    address: &str,
    as_seat: &str,
    shown: usize,
    len: usize,
    links: Markup,
) -> Markup {
    let step = |step: &str, key: &str, symbol: &str, line: usize, off: bool| {
        let and = as_seat.replace('?', "&");
        html! {
            @if off {
                button type="button" disabled aria-label=(words.get(key)) { (icon(symbol)) }
            } @else {
                a.key href={ (address) "?at=" (line) (and) } data-get data-step=(step) role="button"
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
                (links)
            }
        }
    }
}

/// What else a player may do: invite, watch, keep the record.
fn around(stand: &Stand, words: &Words, sits: bool) -> Markup {
    let address = format!("/t/{}", stand.now.table.id);
    let free =
        stand.now.seats.iter().any(|row| row.player == Player::Human && row.visitor.is_none());
    let invite = if free { "table-invite-free" } else { "table-invite" };
    html! {
        p.around {
            @if sits { a href={ (address) "/invite" } { (words.get(invite)) } " " }
            a href={ (address) "/record" } { (words.get("table-record")) }
            " " a href={ "/rules/" (stand.now.table.game) } target="_blank" { (words.get("table-rules")) }
        }
        (seats::panel(stand, words))
    }
}

pub async fn stream(State(app): State<App>, Query(look): Query<Look>, stand: Stand) -> Response {
    stream::versions(&app, &stand.room, look.have).into_response()
}

pub async fn record(stand: Stand) -> Response {
    let own = stand.now.seats_of(stand.who.id.as_deref());
    let viewer = match own[..] {
        _ if stand.now.over() => Viewer::All,
        [only] => Viewer::Seat(only),
        // Several at one screen: what one may see, another may not.
        _ => Viewer::Public,
    };
    let name = format!("attachment; filename=\"uruk-{}.txt\"", stand.now.table.id);
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    (headers, stand.now.live.record(viewer)).into_response()
}
