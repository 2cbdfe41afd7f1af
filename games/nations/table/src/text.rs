//! Nations in a terminal: the progress board, what the round holds, then every nation.

use std::fmt::Write as _;

use nations::{Card, Kind, Nation, Resource, View};
use table::{Phrase, Seat};

use crate::page::explain;
use crate::page::names::{age, kind, parts, people};
use draw::Table;

pub fn draw(view: &View, table: &Table<'_>) -> String {
    let mut text = legend(table);
    text.push_str(&market(view, table));
    text.push_str(&round(view, table));
    for seat in view.open.order() {
        text.push_str(&nation(view, *seat, table));
    }
    text
}

/// Letters for resources and values, in the fixed order.
fn letter(symbol: &str) -> &'static str {
    match symbol {
        "gold" => "$",
        "stone" => "▲",
        "food" => "♣",
        "books" => "≡",
        "strength" => "†",
        "stability" => "‖",
        _ => "★",
    }
}

/// What the letters mean.
fn legend(table: &Table<'_>) -> String {
    let all = ["gold", "stone", "food", "books", "strength", "stability", "vp"];
    let named =
        all.map(|key| format!("{} {}", letter(key), table.words.get(&format!("nations-{key}"))));
    format!("{}\n\n", named.join("   "))
}

fn ink(kind: Kind) -> &'static str {
    match kind {
        Kind::Building => "33",
        Kind::Military | Kind::War => "31",
        Kind::Advisor => "35",
        Kind::Colony => "36",
        Kind::Battle => "91",
        Kind::GoldenAge => "93",
        Kind::Wonder => "34",
    }
}

/// What a card gives and asks for, in letters: `2$ 1≡`.
fn gives(card: Card) -> String {
    let facts = card.facts();
    let given = if facts.given.is_none() { &facts.yields } else { &facts.given };
    let mut all: Vec<String> =
        parts(given).map(|(symbol, count)| format!("{count}{}", letter(symbol))).collect();
    match facts.kind {
        Kind::GoldenAge => all.push(format!("/ {}→★", facts.vp_price())),
        Kind::Colony => all.push(format!("≥{}†", facts.required_strength())),
        Kind::Building | Kind::Military => all.push(format!("({}▲)", facts.deploy_cost())),
        Kind::Wonder => {
            let stages: Vec<String> = facts.stages().iter().map(u8::to_string).collect();
            all.push(format!("({}▲)", stages.join("+")));
        }
        _ => {}
    }
    if facts.vp > 0 {
        all.push(format!("{}★", facts.vp));
    }
    all.join(" ")
}

fn market(view: &View, table: &Table<'_>) -> String {
    let open = &view.open;
    let mut text = String::new();
    for row in [3, 2, 1] {
        for cell in open.cells().filter(|cell| cell.row() == row) {
            let Some(card) = open.card_at(cell) else { continue };
            let slug = table.paint.on(ink(card.kind()), &format!("{:<26}", card.slug()));
            let line =
                format!("{cell}  {slug} {:<11} {}", kind(card.kind(), table.words), gives(card));
            let more = explain::effects(card.facts().effects(), table.words).join(" ");
            let _ = writeln!(text, "{} {more}", line.trim_end());
        }
    }
    text
}

fn round(view: &View, table: &Table<'_>) -> String {
    let open = &view.open;
    let words = table.words;
    let say = |phrase: &Phrase| words.say(phrase, |seat| table.name(seat));
    let mut text = format!(
        "\n{} · {} · {}: {}\n",
        say(&Phrase::new("nations-page-round").with("round", open.round)),
        age(open.age(), words),
        words.get("nations-architects"),
        open.architects
    );
    if let Some(war) = open.war {
        let _ = writeln!(text, "{}: {} †{}", words.get("nations-war"), war.card, war.strength);
    }
    if let Some(event) = open.event {
        for half in [0, 1] {
            let named = Phrase::new("nations-page-named").with("name", event.half(half).names());
            let _ = writeln!(text, "{}: {}", say(&named), explain::event(event, half, words));
        }
    }
    if open.is_solo() {
        let opponent = Phrase::new("nations-event-opponent")
            .with("strength", i32::from(open.opponent.strength))
            .with("stability", i32::from(open.opponent_stability()))
            .with("books", open.opponent.books);
        let _ = writeln!(text, "{}", say(&opponent));
    }
    if open.famine() > 0 {
        let _ = writeln!(text, "{}: {}♣", words.get("nations-famine"), open.famine());
    }
    text
}

fn nation(view: &View, seat: Seat, table: &Table<'_>) -> String {
    let open = &view.open;
    let words = table.words;
    let nation = &open.nations[seat];
    let mark = if view.decider() == Some(seat) { "▶" } else { " " };
    let title = format!("{} ({})", table.name(seat), people(nation, words));
    let income = open.income(seat);
    let goods = Resource::ALL.map(|resource| {
        let sign = income[resource as usize];
        format!("{} {}{sign:+}", nation.has(resource), letter(resource.name()))
    });
    let mut text = format!(
        "\n{mark} {}  ★{} ({})  {}  †{} ‖{}  {}: {}  {}: {}/{} ♣ {}/{} ‖",
        table.paint.on("1", &title),
        nation.vp,
        open.score(seat),
        goods.join("  "),
        open.strength(seat),
        open.stability(seat),
        words.get("nations-idle"),
        nation.idle,
        words.get("nations-workers"),
        nation.track[0],
        nation.spaces[0],
        nation.track[1],
        nation.spaces[1]
    );
    if nation.deeds.passed > 0 {
        let passed = Phrase::new("nations-page-passed").with("count", nation.deeds.passed);
        let _ = write!(text, "  [{}]", words.say(&passed, |seat| table.name(seat)));
    }
    text.push('\n');
    text.push_str(&cards(nation, table));
    text
}

fn cards(nation: &Nation, table: &Table<'_>) -> String {
    let paint = |card: Card| table.paint.on(ink(card.kind()), card.slug());
    let slots = nation.slots.iter().filter_map(|slot| {
        let card = slot.card?;
        Some(format!("{} {}{}", paint(card), "●".repeat(slot.workers.into()), gives(card)))
    });
    let rest = nation.advisors.into_iter().chain(nation.colonies).chain(nation.wonders).flatten();
    let rest = rest.map(|card| format!("{} {}", paint(card), gives(card)));
    let mut all: Vec<String> = slots.chain(rest).collect();
    if let Some(card) = nation.construction {
        let stages = card.facts().stages().len();
        all.push(format!("{} {}/{stages}", paint(card), nation.stages));
    }
    format!("    {}\n", all.join(" | "))
}
