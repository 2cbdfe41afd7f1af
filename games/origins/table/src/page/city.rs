//! Cities of cut-corner tiles: the viewer's own with its seats and the cells where a tile may go, and
//! those of others, smaller.

use maud::{Markup, html};
use origins::colour::{Colour, Die};
use origins::forecast::OpenSeat;
use origins::moves::How;
use origins::names::FIRST_CARD;
use origins::{Cell, City, Kind, Move, Worker};
use table::{Phrase, Seat};

use super::effect::{Bit, bits};
use super::names::{about, building, die, icon, letter, mark, much, points, text, tint};
use super::pick::{acts, choice, going, shape, tile, touch};
use super::{Choice, Scene, deed};
use draw::page::begins;
use draw::parts::seal;

/// The side of a cell.
const UNIT: i32 = 100;

/// The cells a drawing shows: those of the city, and with `rim` the ones around it.
struct Frame {
    left: i32,
    top: i32,
    columns: i32,
    rows: i32,
}

impl Frame {
    fn of(city: &City, rim: i32) -> Frame {
        let span = |of: fn(Cell) -> i8| {
            let all = city.tiles.iter().map(|tile| i32::from(of(tile.cell)));
            (all.clone().min().unwrap_or(0) - rim, all.max().unwrap_or(0) + rim)
        };
        let ((left, right), (top, bottom)) = (span(Cell::x), span(Cell::y));
        Frame { left, top, columns: right - left + 1, rows: bottom - top + 1 }
    }

    fn corner(&self, cell: Cell) -> (i32, i32) {
        ((i32::from(cell.x()) - self.left) * UNIT, (i32::from(cell.y()) - self.top) * UNIT)
    }

    fn cells(&self) -> impl Iterator<Item = Cell> {
        let (left, top, columns) = (self.left, self.top, self.columns);
        (0..self.rows * columns)
            .map(move |n| Cell::new((left + n % columns) as i8, (top + n / columns) as i8))
    }

    fn view_box(&self) -> String {
        format!("-4 -4 {} {}", self.columns * UNIT + 8, self.rows * UNIT + 8)
    }
}

/// The outline of a tile, `inset` within its cell.
fn octagon(x: i32, y: i32, inset: i32) -> String {
    let (side, cut) = (100 - 2 * inset, 28 - inset / 2);
    let flat = side - 2 * cut;
    format!(
        "M{} {}h{flat}l{cut} {cut}v{flat}l-{cut} {cut}h-{flat}l-{cut} -{cut}v-{flat}z",
        x + inset + cut,
        y + inset
    )
}

pub fn draw(scene: &Scene<'_>) -> Markup {
    let Some(me) = scene.me.or_else(|| scene.view.open.seats().next()) else { return html! {} };
    let open = &scene.view.open;
    let seats = open.open_seats(me);
    let own = scene.me == Some(me);
    let standing = open.standing(me);
    let note = Phrase::new("origins-page-city-note")
        .with("tiles", open.seats[me].city.tiles.len())
        .with("points", standing.points)
        .with("total", standing.total);
    let title = if own {
        text(scene, "origins-page-city")
    } else {
        scene.say(&Phrase::new("origins-page-city-of").with("seat", me))
    };
    html! {
        section.panel.city-panel #city aria-labelledby="h-city" {
            h2 #h-city { (seal(me)) (title) small { (scene.say(&note)) } }
            div.city-and-seats {
                (town(scene, me, &seats))
                div {
                    (open_seats(scene, me, &seats))
                    div.people { (population(scene, me)) (advisors(scene, me)) }
                }
            }
        }
    }
}

/// The city itself. While a tile is being placed every cell can be touched: the server says why one
/// will not do.
fn town(scene: &Scene<'_>, seat: Seat, seats: &[OpenSeat]) -> Markup {
    let open = &scene.view.open;
    let city = &open.seats[seat].city;
    let frame = Frame::of(city, 1);
    let placing = tile(scene).filter(|_| scene.me == Some(seat));
    let prefix = placing.as_ref().map(|(words, ..)| words.as_str());
    html! {
        svg.town viewBox=(frame.view_box()) role="group" aria-label=(text(scene, "origins-page-city"))
            data-prefix=[prefix] {
            @if prefix.is_some() {
                g.hits { @for cell in frame.cells() { (hit(&frame, cell)) } }
            } @else {
                @for cell in city.beside.iter() {
                    @let (x, y) = frame.corner(*cell);
                    path.free-cell data-token=(cell) d=(octagon(x, y, 8)) {}
                }
            }
            @for tile in city.tiles.iter() { (a_tile(scene, seat, &frame, tile)) }
            (touchable(scene, &frame))
            @for (place, open_seat) in seats.iter().enumerate() {
                (open_mark(scene, &frame, place, open_seat))
            }
            @for closed in city.closed.iter() {
                (closed_mark(scene, seat, &frame, closed.seat, closed.die))
            }
            @if let Some((words, ..)) = &placing { (lit(scene, &frame, words)) }
        }
    }
}

fn hit(frame: &Frame, cell: Cell) -> Markup {
    let (x, y) = frame.corner(cell);
    html! { rect data-token=(cell) x=(x) y=(y) width="100" height="100" {} }
}

fn a_tile(scene: &Scene<'_>, seat: Seat, frame: &Frame, tile: &origins::city::Tile) -> Markup {
    let open = &scene.view.open;
    let (x, y) = frame.corner(tile.cell);
    let colour = tile.colour(open.data());
    let class = if tile.farm { "tint-farm" } else { tint(colour) };
    html! {
        g id={ "p-c" (seat) "-" (tile.cell) } class=(class) data-token=(tile.cell) {
            title {
                @if tile.farm { (text(scene, "origins-page-farm")) }
                @else { (building(scene, tile.kind)) ": " (about(scene, tile.kind)) }
            }
            path.tile d=(octagon(x, y, 1)) {}
            @if tile.farm {
                use.crop href="#field" x=(x + 28) y=(y + 20) width="44" height="44" {}
                text.tile-name x=(x + 50) y=(y + 82) { (text(scene, "origins-page-farm")) }
            } @else {
                @if let Some(colour) = colour {
                    use.tile-mark href={ "#mark-" (colour) } x=(x + 41) y=(y + 6) width="18" height="18" {}
                }
                path.plaque d={ "M" (x + 3) " " (y + 29) "h94v44l-25 25h-44l-25-25z" } {}
                (tile_name(scene, tile.kind, x, y))
                @if tile.kind == Kind::PALACE { (towers(scene, seat, x, y)) }
                @else { (sketch(&bits(open.data(), open.ability(tile)), x + 50, y + 80)) }
            }
        }
    }
}

/// The name in one line, or two if it is long.
fn tile_name(scene: &Scene<'_>, kind: Kind, x: i32, y: i32) -> Markup {
    let name = building(scene, kind);
    let split =
        name.match_indices(' ').map(|(at, _)| at).min_by_key(|at| at.abs_diff(name.len() / 2));
    html! {
        @match split.filter(|_| name.chars().count() > 11) {
            Some(at) => {
                text.tile-name.two-lines x=(x + 50) y=(y + 42) { (&name[..at]) }
                text.tile-name.two-lines x=(x + 50) y=(y + 54) { (name[at..].trim_start()) }
            }
            None => { text.tile-name x=(x + 50) y=(y + 46) { (name) } }
        }
    }
}

/// What a tile does, as symbols in a row around a middle; long ones are smaller.
fn sketch(bits: &[Bit], middle: i32, foot: i32) -> Markup {
    let wide = |bit: &Bit| match bit {
        Bit::Text(text) => 8 * text.chars().count() as i32,
        Bit::Symbol(_) => 19,
    };
    let width: i32 = bits.iter().map(wide).sum();
    let scale = f64::from(90.min(width)) / f64::from(width.max(1));
    let placed = bits.iter().scan(-width / 2, |next, bit| {
        let at = *next;
        *next += wide(bit);
        Some((at, bit))
    });
    html! {
        g transform={ "translate(" (middle) " " (foot) ") scale(" (format!("{scale:.2}")) ")" } {
            @for (at, bit) in placed {
                @match bit {
                    Bit::Text(text) => { text.tile-text x=(at) y="0" { (text) } }
                    Bit::Symbol(id) => {
                        use class={ "i-" (id) } href={ "#" (id) } x=(at) y="-15" width="18" height="18" {}
                    }
                }
            }
        }
    }
}

/// The five towers of the palace with their heights.
fn towers(scene: &Scene<'_>, seat: Seat, x: i32, y: i32) -> Markup {
    let towers = scene.view.open.seats[seat].towers;
    html! {
        @for (place, colour) in Colour::ALL.into_iter().enumerate() {
            @let (left, height) = (x + 12 + 16 * place as i32, i32::from(towers[colour]));
            @let drawn = height.min(4);
            g class=(tint(Some(colour))) {
                @for floor in 0..drawn {
                    rect.tower x=(left) y=(y + 68 - 7 * floor) width="13" height="6" rx="1.5" {}
                }
                text.tower-height x={ (left + 6) ".5" } y=(y + 66 - 7 * drawn + 7) { (height) }
                use.tower-mark href={ "#mark-" (colour) } x={ (left + 1) ".5" } y=(y + 77) width="10" height="10" {}
            }
        }
    }
}

/// Tiles of the own city that can be touched now: abilities to use or to copy.
fn touchable(scene: &Scene<'_>, frame: &Frame) -> Markup {
    html! {
        g.lit {
            @for choice in scene.choices {
                @if let Move::Use(cell) | Move::Copy(cell) = choice.m {
                    @let (x, y) = frame.corner(cell);
                    (shape(scene, choice, "ring-link", &deed::label(scene, choice.m), &html! {
                        path.ring-shape d=(octagon(x, y, 2)) {}
                    }))
                }
            }
        }
    }
}

/// The middle of a district: between its four tiles.
fn heart(frame: &Frame, seat: Cell) -> (i32, i32) {
    let (x, y) = frame.corner(seat);
    (x + UNIT, y + UNIT)
}

fn open_mark(scene: &Scene<'_>, frame: &Frame, place: usize, seat: &OpenSeat) -> Markup {
    let (x, y) = heart(frame, seat.seat);
    let diamond = html! {
        path d={ "M" (x) " " (y - 24) "l24 24-24 24-24-24z" } {}
        text x=(x) y=(y + 6) { (letter(place)) }
    };
    let closing = match going(scene) {
        Some(Worker::Patrician(die)) => choice(scene, Move::Close(seat.seat, die)),
        _ => None,
    };
    html! {
        @match closing {
            Some(choice) => {
                (shape(scene, choice, "seat open can", &deed::label(scene, choice.m), &diamond))
            }
            None => { g.seat.open { (diamond) } }
        }
    }
}

fn closed_mark(scene: &Scene<'_>, seat: Seat, frame: &Frame, at: Cell, die: Die) -> Markup {
    let (x, y) = heart(frame, at);
    let height = scene.view.open.seats[seat].towers[die.colour];
    html! {
        g class={ "seat die-" (die.colour) } {
            path d={ "M" (x) " " (y - 25) "l25 25-25 25-25-25z" } {}
            use href={ "#die-" (die.value) } x=(x - 14) y=(y - 14) width="28" height="28" {}
        }
        g.seat-value {
            rect x=(x - 15) y=(y + 17) width="30" height="15" rx="7" {}
            text x=(x) y=(y + 28) { (die.value) "×" (height) }
        }
    }
}

/// The cells for the tile that is picked, each with what it would open.
fn lit(scene: &Scene<'_>, frame: &Frame, words: &str) -> Markup {
    let fits = scene.choices.iter().filter(|choice| begins(&choice.text, words));
    let picked = scene.picked().map(|choice| choice.m);
    html! {
        g.lit role="group" aria-label=(text(scene, "origins-page-cells")) {
            @for choice in fits {
                @if let Move::Buy(.., cell) = choice.m {
                    @let (x, y) = frame.corner(cell);
                    @let class = if picked == Some(choice.m) { "cell chosen-cell" } else { "cell" };
                    (shape(scene, choice, class, &cell_label(scene, choice), &html! {
                        path.cell-shape d=(octagon(x, y, 6)) {}
                        (promise(scene, choice, x, y))
                    }))
                }
            }
        }
    }
}

/// The seats a placed tile would open.
fn opened(scene: &Scene<'_>, choice: &Choice) -> Vec<OpenSeat> {
    let open = &scene.view.open;
    match (choice.m, scene.me) {
        (Move::Buy(source, how, cell), Some(me)) if how != How::Over => {
            match open.kind_of(source) {
                Some(kind) => open.would_open(me, kind, how == How::Farm, cell),
                None => Vec::new(),
            }
        }
        _ => Vec::new(),
    }
}

/// On a lit cell: a dot, or a diamond for a district it completes, with the points of its card.
fn promise(scene: &Scene<'_>, choice: &Choice, x: i32, y: i32) -> Markup {
    let seats = opened(scene, choice);
    let best = seats.iter().flat_map(|seat| &seat.cards).map(|card| card.points).max();
    html! {
        @if seats.is_empty() {
            circle.dot cx=(x + 50) cy=(y + 50) r="6" {}
        } @else {
            path.gain d={ "M" (x + 50) " " (y + 24) "l26 26-26 26-26-26z" } {}
            text.gain-text x=(x + 50) y=(y + 56) {
                @match best { Some(points) => { "+" (points) } None => { (seats.len()) } }
            }
        }
    }
}

fn cell_label(scene: &Scene<'_>, choice: &Choice) -> String {
    let seats = opened(scene, choice);
    let cards: Vec<String> = seats
        .iter()
        .flat_map(|seat| &seat.cards)
        .map(|card| format!("D{} +{}", card.card, card.points))
        .collect();
    let opens = Phrase::new("origins-page-opens").with("count", seats.len());
    let mut said = deed::label(scene, choice.m);
    if !seats.is_empty() {
        said.push_str(&format!("; {}", scene.say(&opens)));
    }
    if !cards.is_empty() {
        said.push_str(&format!(" ({})", cards.join(", ")));
    }
    said
}

/// The open seats: which cards they match, and each die that could close them now.
fn open_seats(scene: &Scene<'_>, seat: Seat, seats: &[OpenSeat]) -> Markup {
    let open = &scene.view.open;
    let dice: Vec<Die> = open.seats[seat].unused().collect();
    html! {
        h3 {
            (text(scene, "origins-page-seats"))
            @if !seats.is_empty() { " " span.aside { (text(scene, "origins-page-seats-note")) } }
        }
        @if seats.is_empty() { p.aside { (text(scene, "origins-page-no-seats")) } }
        ul.seat-list {
            @for (place, at) in seats.iter().enumerate() {
                li data-prefix={ "close " (at.seat) } {
                    b.seat-letter { (letter(place)) }
                    div {
                        span {
                            @for card in &at.cards {
                                b { "D" (card.card) } " "
                                (points(scene, format!("+{}", card.points))) " "
                                @if card.gold > 0 {
                                    (much(scene, format!("+{}", card.gold), origins::Resource::Gold)) " "
                                }
                            }
                            @if at.cards.is_empty() { span.aside { (text(scene, "origins-page-no-card")) } }
                        }
                        span.dice {
                            @for of in &dice { (closing(scene, seat, at, *of)) }
                        }
                    }
                }
            }
        }
    }
}

/// A die that could go into a seat: what it uses and what it scores at the end.
fn closing(scene: &Scene<'_>, seat: Seat, at: &OpenSeat, of: Die) -> Markup {
    let open = &scene.view.open;
    let used = at.uses.iter().filter(|tile| tile.colour.is_none_or(|colour| colour == of.colour));
    let used: Vec<String> = used.map(|tile| building(scene, tile.building)).collect();
    let end = open.seat_points(seat, of);
    let m = Move::Close(at.seat, of);
    let inside = html! { (die(scene, of, "tiny")) span.aside { "+" (end) } };
    let says = Phrase::new("origins-page-closing")
        .with("what", deed::label(scene, m))
        .with("points", end)
        .with("uses", if used.is_empty() { "none".to_owned() } else { used.join(", ") });
    html! {
        @match choice(scene, m).filter(|_| acts(scene)) {
            Some(choice) => (touch(scene, choice, "fare", &scene.say(&says), &inside)),
            None => { span.fare data-token=(of) title=(scene.say(&says)) { (inside) } }
        }
    }
}

fn population(scene: &Scene<'_>, seat: Seat) -> Markup {
    let open = &scene.view.open;
    let taken = 4 - usize::from(open.seats[seat].track);
    let data = open.data();
    html! {
        div.block {
            h3 { (text(scene, "origins-page-population")) " " (icon("food")) }
            div.population {
                @for (place, cost) in data.population.iter().enumerate() {
                    i.got[place < taken].next-step[place == taken] {
                        (cost)
                        @if place == 3 { em { (data.last_base) (icon("victory")) } }
                    }
                }
            }
        }
    }
}

fn advisors(scene: &Scene<'_>, seat: Seat) -> Markup {
    let open = &scene.view.open;
    let mine = &open.seats[seat].advisors;
    html! {
        div.block {
            h3 { (text(scene, "origins-page-advisors")) " " (icon("victory")) }
            div.population.advisors {
                @for (place, count) in open.data().advisors.iter().enumerate() {
                    i.got[place < mine.len()] {
                        @if let Some(colour) = mine.get(place) { (mark(scene, *colour)) }
                        em { (count) }
                    }
                }
            }
        }
    }
}

/// A city without names, for the cities of others.
pub fn small(scene: &Scene<'_>, seat: Seat) -> Markup {
    let open = &scene.view.open;
    let city = &open.seats[seat].city;
    let frame = Frame::of(city, 0);
    let label = Phrase::new("origins-page-city-of").with("seat", seat);
    html! {
        svg.town viewBox=(frame.view_box()) role="img" aria-label=(scene.say(&label)) {
            @for tile in city.tiles.iter() {
                @let (x, y) = frame.corner(tile.cell);
                @let colour = tile.colour(open.data());
                g class=(if tile.farm { "tint-farm" } else { tint(colour) }) {
                    title {
                        @if tile.farm { (text(scene, "origins-page-farm")) }
                        @else { (building(scene, tile.kind)) }
                    }
                    path.tile d=(octagon(x, y, 1)) {}
                    @match (tile.farm, colour) {
                        (true, _) => use.crop href="#field" x=(x + 24) y=(y + 24) width="52" height="52" {},
                        (_, Some(colour)) => {
                            use.tile-mark href={ "#mark-" (colour) } x=(x + 30) y=(y + 30) width="40" height="40" {}
                        }
                        _ => {
                            @let symbol = if tile.kind == Kind::PALACE { "#tower" } else { "#any" };
                            use.sign href=(symbol) x=(x + 28) y=(y + 28) width="44" height="44" {}
                        }
                    }
                }
            }
            @for at in city.open.iter() {
                @let (x, y) = heart(&frame, *at);
                g.seat { path d={ "M" (x) " " (y - 24) "l24 24-24 24-24-24z" } {} }
            }
            @for closed in city.closed.iter() {
                (closed_mark(scene, seat, &frame, closed.seat, closed.die))
            }
        }
    }
}

/// The number on a district card.
pub fn card_name(card: u8) -> String {
    format!("D{}", card + FIRST_CARD)
}

/// The towers of a seat with their marks.
pub fn tower_list(scene: &Scene<'_>, seat: Seat) -> Markup {
    let towers = scene.view.open.seats[seat].towers;
    html! {
        ul.tower-pool.compact {
            @for colour in Colour::ALL { li { (mark(scene, colour)) b { (towers[colour]) } } }
        }
    }
}
