//! The tables as Rust source.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use crate::effect::{Effects, amounts, camel};
use crate::read::{Boards, Card, Events, KINDS, LEVELS, Solo};

/// Writes every table. Cards come age by age, in each age kind by kind; those printed on boards
/// follow, with age 0 (NA-CARD-himeji), as cards of their own (NA-BLD-2).
pub fn tables(ages: &[Vec<Card>; 4], printed: &Boards, revealed: &Events, solo: &Solo) -> String {
    let dealt = ages
        .iter()
        .enumerate()
        .flat_map(|(age, cards)| cards.iter().map(move |card| (age + 1, card)));
    let all: Vec<(usize, &Card)> =
        dealt.chain(printed.printed.iter().map(|card| (0, card))).collect();
    let mut effects = Effects::default();
    let mut text = String::from("// Made by build.rs from the files in data/.\n");
    text.push_str(&cards(&all, &mut effects));
    text.push_str(&boards(printed, &all, &mut effects));
    text.push_str(&events(revealed, &mut effects));
    text.push_str(&tiles(solo));
    text.push_str(&sets(ages));
    text.push_str(&effects.tables());
    text
}

/// What is printed on the cards, what they are called, and their names in order.
fn cards(all: &[(usize, &Card)], effects: &mut Effects) -> String {
    let mut facts = String::new();
    let mut names = String::new();
    let mut ids = BTreeSet::new();
    for (index, (age, card)) in all.iter().enumerate() {
        assert!(ids.insert(card.id.as_str()), "two cards are called {}", card.id);
        let range = effects.add(&card.effects, &format!("Source::Card({index})"));
        let _ = writeln!(facts, "    {},", fact(*age, card, range));
        let _ = writeln!(
            names,
            "    Names {{ slug: {:?}, en: {:?}, pl: {:?}, pl_printed: {} }},",
            card.id,
            card.name,
            card.name_pl,
            card.name_pl_source == "printed"
        );
    }
    let count = all.len();
    let mut sorted: Vec<(&str, usize)> =
        all.iter().enumerate().map(|(index, (_, card))| (card.id.as_str(), index)).collect();
    sorted.sort_unstable();
    format!(
        "pub(crate) static FACTS: [Facts; {count}] = [\n{facts}];\n\
         pub(crate) static NAMES: [Names; {count}] = [\n{names}];\n\
         pub(crate) static SLUGS: [(&str, u16); {count}] = {sorted:?};\n"
    )
}

fn boards(boards: &Boards, all: &[(usize, &Card)], effects: &mut Effects) -> String {
    let index = |id: &String| all.iter().position(|(_, card)| card.id == *id);
    let indices = |list: &[String]| {
        let cards: Vec<String> = list.iter().filter_map(index).map(|i| i.to_string()).collect();
        format!("&[{}]", cards.join(", "))
    };
    let mut text = String::from("pub(crate) static BOARDS: [BoardFacts; 6] = [\n");
    for board in &boards.board {
        let (first, number) = effects.add(&board.effects, "Source::Board");
        let start = &board.start;
        let _ = writeln!(
            text,
            "    BoardFacts {{ slug: {:?}, en: {:?}, pl: {:?}, goods: [{}, {}, {}, 0], vp: {}, \
             workers: {}, population: [{}, {}], slots: {}, colonies: {}, wonders: {}, \
             printed: {}, printed_wonders: {}, effects: ({first}, {number}) }},",
            board.id,
            board.name,
            board.name_pl,
            start.gold,
            start.stone,
            start.food,
            start.vp,
            start.workers,
            board.population.food,
            board.population.stability,
            board.slots,
            board.colonies,
            board.wonders,
            indices(&board.printed),
            indices(&board.printed_wonders),
        );
    }
    text + "];\n"
}

fn events(events: &Events, effects: &mut Effects) -> String {
    let count = events.event.len();
    let mut text = format!("pub(crate) static EVENTS: [EventFacts; {count}] = [\n");
    for (index, event) in events.event.iter().enumerate() {
        let halves = [(0, &event.first), (1, &event.second)].map(|(which, half)| {
            let source = format!("Source::Event({index}, {which})");
            let (first, number) = effects.add(&half.effects, &source);
            let (en, pl) = (&half.name, &half.name_pl);
            format!("Half {{ en: {en:?}, pl: {pl:?}, effects: ({first}, {number}) }}")
        });
        let _ = writeln!(
            text,
            "    EventFacts {{ slug: {:?}, age: {}, level: Level::{}, architects: {}, famine: {}, \
             halves: [{}, {}] }},",
            event.id,
            event.age,
            camel(&event.level_proposed),
            event.architects,
            event.famine,
            halves[0],
            halves[1],
        );
    }
    text + "];\n"
}

/// The tiles of a solo game and its hall of fame.
fn tiles(solo: &Solo) -> String {
    let mut text = format!("pub(crate) static TILES: [TileFacts; {}] = [\n", solo.tile.len());
    for tile in &solo.tile {
        let _ = writeln!(
            text,
            "    TileFacts {{ slug: {:?}, age: {}, architects: {}, famine: {}, strength: {}, \
             stability: {}, books: {}, strength_change: {}, stability_change: {}, \
             reconstructed: {} }},",
            tile.id,
            tile.age,
            tile.architects,
            tile.famine,
            tile.strength,
            tile.stability,
            tile.books,
            tile.strength_change,
            tile.stability_change,
            tile.confidence == "reconstructed",
        );
    }
    let fame: Vec<(u8, &str)> = solo.fame.iter().map(|f| (f.min, f.name.as_str())).collect();
    let _ = writeln!(text, "];\npub(crate) static FAME: [(u8, &str); {}] = {fame:?};", fame.len());
    text
}

/// What is printed on one card.
fn fact(age: usize, card: &Card, (first, number): (usize, usize)) -> String {
    let fill = |list: &[u8]| {
        let mut all = [0; 4];
        all[..list.len()].copy_from_slice(list);
        all
    };
    let yields = if card.per_worker.is_empty() { &card.produce } else { &card.per_worker };
    let given = if card.gain.is_empty() { &card.defeat_loss } else { &card.gain };
    let level = if card.level.is_empty() { "basic" } else { &card.level };
    format!(
        "Facts {{ kind: Kind::{}, age: {age}, level: Level::{}, yields: {}, given: {}, cost: {}, \
         raid: {}, vp: {}, slots: {:?}, stages: {:?}, stage_count: {}, effects: ({first}, {number}) }}",
        camel(&card.kind),
        camel(level),
        amounts(yields),
        amounts(given),
        card.deploy_cost.max(card.required_strength).max(card.vp_price),
        card.raid,
        card.vp,
        fill(&card.vp_slots),
        fill(&card.stages),
        card.stages.len(),
    )
}

/// Sets of the cards of an age, as bits: one for each kind, and one for each level in each age.
fn sets(ages: &[Vec<Card>; 4]) -> String {
    let bits = |cards: &[Card], wanted: &dyn Fn(&Card) -> bool| {
        let chosen = cards.iter().enumerate().filter(|(_, card)| wanted(card));
        chosen.fold(0u128, |set, (index, _)| set | 1 << index)
    };
    let kinds = KINDS.map(|kind| bits(&ages[0], &|card| card.kind == kind));
    for cards in ages {
        assert_eq!(cards.len(), 74);
        assert_eq!(kinds, KINDS.map(|kind| bits(cards, &|card| card.kind == kind)));
    }
    let levels: Vec<[u128; 3]> = ages
        .iter()
        .map(|cards| LEVELS.map(|level| bits(cards, &|card| card.level == level)))
        .collect();
    format!(
        "pub(crate) static OF_KIND: [u128; 8] = {kinds:?};\n\
         pub(crate) static OF_LEVEL: [[u128; 3]; 4] = {levels:?};\n"
    )
}
