//! The map in layers, bottom to top: land, river, kingdoms, tiles, monuments, leaders, last moves,
//! lit cells, the choice.

use std::sync::LazyLock;

use maud::{Markup, PreEscaped, html};
use table::Tokens;
use tigris::board::CORNERS;
use tigris::cells::{COLUMNS, ROWS};
use tigris::{Cell, Cells, Colour, Conflict, Kind, Monument, Move, Open, Pair, Phase};

use super::log::marked;
use super::marks::{Mark, label};
use super::names::{corner, leader_id, monument_id, shown, tile_id, word};
use super::outline::{self, UNIT};
use super::pick::{Picked, leader_words, place};
use super::{Choice, Scene};
use draw::page::begins;
use draw::parts::{still, text};

pub fn draw(scene: &Scene<'_>) -> Markup {
    let open = &scene.view.open;
    let prefix = Picked::prefix(scene);
    let lit = lit(scene, prefix.as_deref());
    let since = since(scene);
    html! {
        section.board aria-label=(text(scene, "tigris-page-board")) {
            svg viewBox="-18 -16 662 460" role="group" aria-label=(text(scene, "tigris-page-map"))
                data-prefix=[&prefix] {
                (still(scene, "coords", coordinates))
                g #b {
                    (still(scene, "ground", ground))
                    @for kingdom in kingdoms(open) {
                        path.kingdom d=(outline::path(kingdom, 1, 8)) {}
                    }
                    @for region in open.free_regions().filter(|region| region.len() > 1) {
                        path.region d=(outline::path(region, 0, 8)) {}
                    }
                    (pieces(open))
                    (leaders(scene, false))
                    (still(scene, "hits", || html! { (hits()) }))
                    (leaders(scene, true))
                    (ticks(&since))
                    (marks(scene, &lit))
                    (chosen(scene))
                    (refused(scene))
                    (conflict(scene))
                }
                rect.frame width="640" height="440" rx="8" {}
            }
            (key(scene, &lit, !since.is_empty()))
        }
    }
}

/// The part of the board around the chosen cell, seven columns wide.
pub fn lens(scene: &Scene<'_>) -> Markup {
    let Some(cell) = scene.picked().and_then(|choice| place(choice.m)) else { return html! {} };
    let (x, y) = corner(cell);
    let left = (x - 3 * UNIT).clamp(0, 9 * UNIT);
    let top = (y - 48).clamp(0, 11 * UNIT - 136);
    html! {
        div.lens aria-hidden="true" {
            svg viewBox={ (left) " " (top) " 280 136" } { use href="#b" {} }
        }
    }
}

fn coordinates() -> Markup {
    html! {
        g aria-hidden="true" {
            @for column in 0..COLUMNS {
                text.coord x=(i32::from(column) * UNIT + 20) y="-5" { (char::from(b'A' + column)) }
            }
            @for row in 0..ROWS {
                text.coord x="-9" y=(i32::from(row) * UNIT + 24) { (row + 1) }
            }
        }
    }
}

fn ground() -> Markup {
    let down = (1..COLUMNS).map(|column| format!("M{} 0v440", i32::from(column) * UNIT));
    let across = (1..ROWS).map(|row| format!("M0 {}h640", i32::from(row) * UNIT));
    html! {
        rect.land width="640" height="440" rx="8" {}
        path.grid d=(down.chain(across).collect::<String>()) {}
        path.river d=(outline::river()) {}
        path fill="url(#waves)" d=(outline::river()) {}
    }
}

/// Every cell can be touched: the server says why an unlit one will not do.
fn hits() -> PreEscaped<&'static str> {
    static RECTS: LazyLock<String> = LazyLock::new(|| {
        let rect = |cell| {
            let (x, y) = corner(cell);
            format!("<rect data-token=\"{cell}\" x=\"{x}\" y=\"{y}\"/>")
        };
        Cell::all().map(rect).collect()
    });
    PreEscaped(&RECTS)
}

/// The kingdoms; while wars are fought the joining tile holds them together only on paper.
fn kingdoms(open: &Open) -> Vec<Cells> {
    let Some(joint) = joint(open) else { return open.kingdoms().collect() };
    let mut sides = Vec::new();
    for side in open.standing.iter().map(|leader| open.side(leader, joint)) {
        if !sides.contains(&side) {
            sides.push(side);
        }
    }
    sides
}

/// The tile around which wars are fought.
fn joint(open: &Open) -> Option<Cell> {
    match open.phase {
        Phase::WarOrder(joint) | Phase::Support(Conflict { kind: Kind::War(joint), .. }) => {
            Some(joint)
        }
        _ => None,
    }
}

fn put(id: &str, cell: Cell, name: Option<String>) -> Markup {
    let (x, y) = corner(cell);
    html! { use id=[name] href={ "#" (id) } x=(x) y=(y) width="40" height="40" {} }
}

fn pieces(open: &Open) -> Markup {
    let standing = Pair::ALL.into_iter().filter_map(|pair| match open.monuments[pair.index()] {
        Monument::Stands(cell) => Some((pair, cell)),
        _ => None,
    });
    html! {
        @for cell in (open.occupied() - open.standing - open.bases).iter() {
            @if let Some(colour) = open.tile(cell) {
                (put(&tile_id(colour), cell, Some(format!("p-t-{cell}"))))
            }
        }
        @for (pair, cell) in standing.clone() {
            @let (x, y) = corner(cell);
            use id={ "p-m-" (pair) } href={ "#" (monument_id(pair)) } x=(x) y=(y)
                width="80" height="80" {}
        }
        @for cell in open.ruins.iter() { (put("cat", cell, Some(format!("p-c-{cell}")))) }
        @for cell in open.treasures.iter() {
            @let (x, y) = gem_corner(cell, standing.clone().map(|(_, corner)| corner));
            use id={ "p-g-" (cell) } href={ "#gem" @if CORNERS.has(cell) { "-c" } } x=(x) y=(y)
                width="18" height="18" {}
        }
    }
}

/// A treasure lies at the upper right of its temple, or at the outer corner of its monument.
fn gem_corner(cell: Cell, mut monuments: impl Iterator<Item = Cell>) -> (i32, i32) {
    let (x, y) = corner(cell);
    let base = monuments.find(|at| at.square().is_some_and(|square| square.has(cell)));
    match base {
        None => (x + 22, y),
        Some(at) => (
            if cell.column() == at.column() { x } else { x + 22 },
            if cell.row() == at.row() { y } else { y + 22 },
        ),
    }
}

/// Leaders; those the viewer may move can be picked up where they stand, and lie above the rest.
fn leaders(scene: &Scene<'_>, movable: bool) -> Markup {
    let open = &scene.view.open;
    html! {
        @for cell in open.standing.iter() {
            @if let Some((seat, colour)) = open.leader(cell) {
                @let id = leader_id(seat, colour);
                @let piece = put(&id, cell, Some(format!("p-{id}")));
                @let own = Some(seat) == scene.me;
                @match own.then(|| leader_words(scene, colour)).flatten() {
                    Some(words) if movable => (standing(scene, colour, cell, &words, &piece)),
                    None if !movable => (piece),
                    _ => {}
                }
            }
        }
    }
}

fn standing(scene: &Scene<'_>, colour: Colour, cell: Cell, words: &str, piece: &Markup) -> Markup {
    let pressed = Picked::of(scene) == Picked::Leader(colour);
    let to = if pressed { "" } else { words };
    html! {
        a.own href=(scene.href(if pressed { "" } else { words }))
            data-pick=(to) role="button" aria-pressed=(pressed) tabindex="-1"
            aria-label={ (word(scene, colour.leader())) ", " (shown(cell)) } {
            (piece)
            @if pressed { (frame(cell, "chosen")) }
        }
    }
}

fn frame(cell: Cell, class: &str) -> Markup {
    let (x, y) = corner(cell);
    html! { rect class=(class) x=(x + 1) y=(y + 1) width="38" height="38" rx="6" {} }
}

/// Cells of what happened since the viewer's last move; the latest number stands.
fn since(scene: &Scene<'_>) -> Vec<(Cell, usize)> {
    let mut ticks: Vec<(Cell, usize)> = Vec::new();
    if let Phase::Support(_) = scene.view.open.phase {
        return ticks;
    }
    for news in scene.news {
        for cell in marked(&news.event).iter() {
            ticks.retain(|(other, _)| *other != cell);
            ticks.push((cell, news.number));
        }
    }
    ticks
}

fn ticks(since: &[(Cell, usize)]) -> Markup {
    html! {
        g.since aria-hidden="true" {
            @for (cell, number) in since {
                @let (x, y) = corner(*cell);
                (put("tick", *cell, None))
                circle.tick-disc cx=(x + 4) cy=(y + 4) r="7" {}
                text.tick-text x=(x + 4) y={ (y + 7) ".2" } { (number) }
            }
        }
    }
}

/// The choices a touch on a cell would complete.
fn lit<'a>(scene: &'a Scene<'_>, prefix: Option<&str>) -> Vec<(Cell, Mark, &'a Choice)> {
    let Some(prefix) = prefix else { return Vec::new() };
    let fits = scene.choices.iter().filter(|choice| begins(&choice.text, prefix));
    fits.filter_map(|choice| Some((place(choice.m)?, Mark::of(choice, scene), choice))).collect()
}

fn marks(scene: &Scene<'_>, lit: &[(Cell, Mark, &Choice)]) -> Markup {
    let picked = scene.picked().map(|choice| choice.m);
    let shown = lit.iter().filter(|(_, _, choice)| Some(choice.m) != picked);
    let entry = shown.clone().next().filter(|_| picked.is_none()).map(|(cell, ..)| *cell);
    html! {
        @if !lit.is_empty() {
            g.lit role="group" aria-label=(text(scene, "tigris-page-lit")) {
                @for (cell, mark, choice) in shown {
                    a href=(scene.href(&choice.text)) data-move=(choice.text) data-token=(cell)
                        aria-label=(label(choice, scene)) data-final[choice.final_]
                        tabindex=(if Some(*cell) == entry { "0" } else { "-1" }) {
                        (put(&mark.symbol(), *cell, None))
                    }
                }
            }
        }
    }
}

/// The whole move that is picked: its piece as a ghost, framed, with its mark.
fn chosen(scene: &Scene<'_>) -> Markup {
    let Some(choice) = scene.picked() else { return squares(scene) };
    let (Some(cell), Some(me)) = (place(choice.m), scene.me) else { return squares(scene) };
    if let Move::Monument(pair, _) = choice.m {
        let (x, y) = corner(cell);
        return html! {
            g.pick {
                g.ghost.high {
                    use href={ "#" (monument_id(pair)) } x=(x) y=(y) width="80" height="80" {}
                }
                (square(cell))
            }
        };
    }
    let piece = match choice.m {
        Move::Tile(colour, _) => Some(tile_id(colour)),
        Move::Leader(colour, _) => Some(leader_id(me, colour)),
        Move::Catastrophe(_) => Some("cat".to_owned()),
        _ => None,
    };
    let mark = Mark::of(choice, scene);
    let (x, y) = corner(cell);
    html! {
        a.pick href=(scene.href(&choice.text)) data-move=(choice.text) data-token=(cell)
            aria-label=(label(choice, scene)) aria-current="true" data-final[choice.final_]
            tabindex="0" {
            @if let Some(piece) = piece { g.ghost { (put(&piece, cell, None)) } }
            (frame(cell, "chosen"))
            @if mark != Mark::Free {
                use.mark href={ "#" (mark.symbol()) } x=(x + 11) y=(y - 11)
                    width="40" height="40" {}
            }
        }
    }
}

/// The squares on which a monument may be built.
fn squares(scene: &Scene<'_>) -> Markup {
    let Phase::Monument(placed) = scene.view.open.phase else { return html! {} };
    html! { g.pick { @for corner in scene.view.open.squares(placed) { (square(corner)) } } }
}

fn square(cell: Cell) -> Markup {
    let (x, y) = corner(cell);
    html! { rect.chosen x=(x + 1) y=(y + 1) width="78" height="78" rx="6" {} }
}

fn refused(scene: &Scene<'_>) -> Markup {
    let last = scene.refused.and_then(|text| text.split_whitespace().next_back());
    let cell = last.and_then(|word| Cell::read(&mut Tokens::new(word)).ok());
    html! {
        @if let Some(cell) = cell {
            @let (x, y) = corner(cell);
            g.no aria-hidden="true" {
                rect.refused-frame x={ (x + 1) ".5" } y={ (y + 1) ".5" } width="37" height="37" rx="6" {}
                use.colour-bad href="#close" x=(x + 10) y=(y + 10) width="20" height="20" {}
            }
        }
    }
}

/// The joining tile, and frames on both leaders and all their supporters.
fn conflict(scene: &Scene<'_>) -> Markup {
    let open = &scene.view.open;
    let mut framed = Cells::NONE;
    if let Phase::Support(conflict) = open.phase {
        for seat in [conflict.attacker, conflict.defender] {
            framed |= open.supporters(conflict, seat);
            framed |= Cells::of(open.leaders[seat][conflict.colour]);
        }
    }
    html! {
        g.war aria-hidden="true" {
            @for cell in framed.iter() { (frame(cell, "chosen")) }
            @if let Some(joint) = joint(open) {
                @let (x, y) = corner(joint);
                circle.ring.u cx=(x + 20) cy=(y + 20) r="15" {}
                use.colour-act href="#unification" x=(x + 9) y=(y + 9) width="22" height="22" {}
            }
        }
    }
}

/// Names only the marks on view.
fn key(scene: &Scene<'_>, lit: &[(Cell, Mark, &Choice)], since: bool) -> Markup {
    let mut marks: Vec<Mark> = Vec::new();
    for (_, mark, choice) in lit {
        let named = marks.iter().any(|other| other.key() == mark.key());
        if !named && Some(choice.text.as_str()) != scene.picked().map(|one| one.text.as_str()) {
            marks.push(*mark);
        }
    }
    marks.sort();
    html! {
        p.key {
            @for mark in marks {
                span {
                    svg viewBox=(mark.crop()) aria-hidden="true" {
                        use href={ "#" (mark.symbol()) } width="40" height="40" {}
                    }
                    (text(scene, mark.key()))
                }
            }
            @if since {
                span {
                    svg viewBox="0 0 40 40" aria-hidden="true" {
                        use href="#tick" width="40" height="40" {}
                    }
                    (text(scene, "tigris-page-key-since"))
                }
            }
            @if !scene.view.open.standing.is_empty() {
                span {
                    svg viewBox="0 0 20 20" aria-hidden="true" {
                        rect.kingdom x="2" y="2" width="16" height="16" rx="4" {}
                    }
                    (text(scene, "tigris-page-key-kingdom"))
                }
            }
        }
    }
}
