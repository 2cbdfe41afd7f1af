//! What the data says an action, tile or card does, in numbers and symbols: the same bits stand in
//! lists as text and on tiles as a picture.

use maud::{Markup, html};
use origins::colour::Resource;
use origins::data::effect::{Amount, Counter, Goods, Op, Which};
use origins::data::{Data, Script};

use super::names::{TEMPLE_SYMBOLS, icon};

/// A number or sign, or a symbol.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Bit {
    Text(String),
    Symbol(&'static str),
}

/// An effect in bits.
pub fn bits(data: &Data, script: Script) -> Vec<Bit> {
    let mut found = Vec::new();
    add(data, script, &mut found);
    found
}

/// An effect in a line of text.
pub fn line(data: &Data, script: Script) -> Markup {
    html! {
        @for bit in bits(data, script) {
            @match bit {
                Bit::Text(text) => { (text) }
                Bit::Symbol(id) => { (icon(id)) }
            }
        }
    }
}

fn say(found: &mut Vec<Bit>, text: impl Into<String>) {
    found.push(Bit::Text(text.into()));
}

fn add(data: &Data, script: Script, found: &mut Vec<Bit>) {
    for (place, op) in data.ops(script).iter().enumerate() {
        if place > 0 && !matches!(op, Op::TakeCard | Op::Optional(_)) && !after_price(found) {
            say(found, " ");
        }
        operation(data, *op, found);
    }
}

/// Whether what was drawn last already leads on to the next.
fn after_price(found: &[Bit]) -> bool {
    matches!(found.last(), Some(Bit::Text(text)) if text.ends_with('→'))
}

fn operation(data: &Data, op: Op, found: &mut Vec<Bit>) {
    match op {
        Op::Gain(of, amount) => counted(amount, &goods(of), found),
        Op::Points(amount) => counted(amount, &["victory"], found),
        Op::Pay(of, count) => {
            counted(Amount::Fixed(count), &goods(of), found);
            say(found, "→");
        }
        Op::RepeatPay { goods: of, min, max, each } => {
            say(found, format!("{min}–{max}"));
            found.push(Bit::Symbol(resource(of)));
            say(found, "→");
            add(data, each, found);
        }
        Op::March(amount) => {
            found.push(Bit::Symbol("military"));
            match amount {
                Amount::Fixed(count) => say(found, format!("+{count}")),
                amount => counted(amount, &[], found),
            }
        }
        Op::Attack => found.push(Bit::Symbol("battle")),
        Op::Temple { which, steps, .. } => {
            found.push(Bit::Symbol(match which {
                Which::Named(temple) => TEMPLE_SYMBOLS[temple.index()],
                Which::Choose | Which::Other => "temple",
            }));
            say(found, format!("+{steps}"));
        }
        Op::TakeCard => found.push(Bit::Symbol("zodiac")),
        Op::Buy => found.push(Bit::Symbol("buildtile")),
        Op::Reserve => {
            found.push(Bit::Symbol("buildtile"));
            found.push(Bit::Symbol("clock"));
        }
        Op::Citizen { .. } => {
            say(found, "+");
            found.push(Bit::Symbol("patrician"));
        }
        Op::Speaker => {
            say(found, "+");
            found.push(Bit::Symbol("speaker"));
        }
        Op::Raise { steps, .. } => {
            found.push(Bit::Symbol("patrician"));
            say(found, format!("+{steps}"));
        }
        Op::Lower { steps, .. } => {
            found.push(Bit::Symbol("patrician"));
            say(found, format!("−{steps}"));
        }
        Op::Pick(_) => {}
        Op::Recolour(_) => {
            found.push(Bit::Symbol("patrician"));
            found.push(Bit::Symbol("swap"));
        }
        Op::SetShip(value) => {
            found.push(Bit::Symbol("ship"));
            say(found, format!("={value}"));
        }
        Op::CopyAdjacent => {
            found.push(Bit::Symbol("link"));
            found.push(Bit::Symbol("buildtile"));
        }
        Op::Choice(scripts) => parts(data, scripts, "/", found),
        Op::AnyOrder(scripts) => parts(data, scripts, " +/ ", found),
        Op::Optional(script) => {
            say(found, " (");
            add(data, script, found);
            say(found, ")");
        }
        Op::OverFarm => {
            found.push(Bit::Symbol("farm-tile"));
            say(found, "→");
            found.push(Bit::Symbol("buildtile"));
        }
        Op::Discount { less, .. } => {
            say(found, format!("−{less}"));
            found.push(Bit::Symbol("wisdom"));
        }
    }
}

fn parts(data: &Data, scripts: Script, between: &str, found: &mut Vec<Bit>) {
    for (place, script) in data.scripts(scripts).iter().enumerate() {
        if place > 0 {
            say(found, between);
        }
        add(data, *script, found);
    }
}

/// An amount of something; what is counted stands behind a stroke.
fn counted(amount: Amount, of: &[&'static str], found: &mut Vec<Bit>) {
    let mut behind = Vec::new();
    let number = match amount {
        Amount::Fixed(count) => count.to_string(),
        Amount::Per { base, per, each } => {
            behind = counter(per);
            if base > 0 { format!("{base}+{each}") } else { each.to_string() }
        }
        Amount::Table { by, table, len, .. } => {
            behind = counter(by);
            let table = table.iter().take(usize::from(len)).map(u8::to_string);
            table.collect::<Vec<_>>().join("-")
        }
    };
    say(found, number);
    for (place, symbol) in of.iter().enumerate() {
        if place > 0 {
            say(found, "/");
        }
        found.push(Bit::Symbol(symbol));
    }
    if !behind.is_empty() {
        say(found, "/");
        found.extend(behind.into_iter().map(Bit::Symbol));
    }
}

fn resource(of: Resource) -> &'static str {
    of.name()
}

fn goods(of: Goods) -> Vec<&'static str> {
    match of {
        Goods::Exactly(of) => vec![resource(of)],
        Goods::AnyBasic => vec!["any"],
        Goods::StoneOrFood => vec!["stone", "food"],
    }
}

fn counter(of: Counter) -> Vec<&'static str> {
    let mark = |colour: origins::Colour| match colour {
        origins::Colour::Red => "mark-red",
        origins::Colour::Purple => "mark-purple",
        origins::Colour::Blue => "mark-blue",
        origins::Colour::Yellow => "mark-yellow",
        origins::Colour::Orange => "mark-orange",
    };
    match of {
        Counter::Buildings(colour) => vec!["buildtile", mark(colour)],
        Counter::Kind(_) => vec!["buildtile"],
        Counter::BuildingColours => vec!["buildtile", "any"],
        Counter::Farms => vec!["farm-tile"],
        Counter::Patricians => vec!["patrician"],
        Counter::PatriciansOf(colour) | Counter::DiceOf(colour) => vec!["patrician", mark(colour)],
        Counter::PatricianColours => vec!["patrician", "any"],
        Counter::Advisors => vec!["advisor"],
        Counter::Cards => vec!["zodiac"],
        Counter::Closed => vec!["district"],
        Counter::DiscsBehind | Counter::FallBack => vec!["military"],
        Counter::EmptyNeighbours => vec!["plus"],
        Counter::PickedValue => vec!["die-6"],
    }
}
