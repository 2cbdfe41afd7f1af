//! The shape of the data files, and what must hold in them.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

use crate::effect::Entry;

/// Numbers by the name of a resource, `vp`, `strength` or `stability`.
pub type Numbers = BTreeMap<String, i8>;

/// The kinds of card, in the order the tables have them.
pub const KINDS: [&str; 8] =
    ["advisor", "battle", "building", "colony", "golden_age", "military", "war", "wonder"];

/// Cards of each kind in an age: basic, advanced, expert.
const COUNTS: [[usize; 3]; 8] =
    [[4, 3, 3], [4, 2, 2], [8, 3, 3], [4, 2, 2], [4, 2, 2], [4, 2, 2], [4, 2, 2], [4, 3, 3]];

pub const LEVELS: [&str; 3] = ["basic", "advanced", "expert"];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Cards {
    card: Vec<Card>,
}

#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields)]
pub struct Card {
    pub id: String,
    pub name: String,
    pub name_pl: String,
    pub name_pl_source: String,
    #[serde(rename = "type")]
    pub kind: String,
    #[serde(default)]
    pub level: String,
    #[serde(default)]
    pub deploy_cost: u8,
    #[serde(default)]
    pub per_worker: Numbers,
    #[serde(default)]
    pub vp_slots: Vec<u8>,
    #[serde(default)]
    pub raid: u8,
    #[serde(default)]
    pub required_strength: u8,
    #[serde(default)]
    pub stages: Vec<u8>,
    #[serde(default)]
    pub produce: Numbers,
    #[serde(default)]
    pub vp: u8,
    #[serde(default)]
    pub defeat_loss: Numbers,
    #[serde(default)]
    pub gain: Numbers,
    #[serde(default)]
    pub vp_price: u8,
    #[serde(default)]
    pub effects: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Boards {
    pub board: Vec<Board>,
    pub printed: Vec<Card>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    pub id: String,
    pub name: String,
    pub name_pl: String,
    pub start: Start,
    pub population: Population,
    pub slots: u8,
    pub colonies: u8,
    pub wonders: u8,
    pub printed: Vec<String>,
    #[serde(default)]
    pub printed_wonders: Vec<String>,
    #[serde(default)]
    pub effects: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    pub food: u8,
    pub stone: u8,
    pub gold: u8,
    pub vp: u8,
    pub workers: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Population {
    pub food: u8,
    pub stability: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Events {
    name_pl_source: String,
    level_confidence: String,
    pub event: Vec<Event>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Event {
    pub id: String,
    pub age: u8,
    pub level_proposed: String,
    pub architects: u8,
    pub famine: u8,
    pub first: Half,
    pub second: Half,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Half {
    pub name: String,
    pub name_pl: String,
    pub effects: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Solo {
    pub tile: Vec<Tile>,
    pub fame: Vec<Fame>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tile {
    pub id: String,
    pub age: u8,
    pub architects: u8,
    pub famine: u8,
    pub strength: i8,
    pub stability: i8,
    pub books: u8,
    pub strength_change: i8,
    pub stability_change: i8,
    pub confidence: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fame {
    pub min: u8,
    pub name: String,
}

fn parse<'a, T: Deserialize<'a>>(name: &str, text: &'a str) -> T {
    toml::from_str(text).unwrap_or_else(|error| panic!("data/{name}.toml: {error}"))
}

/// The cards of an age, kind by kind.
pub fn cards(name: &str, text: &str) -> Vec<Card> {
    let Cards { card: mut cards } = parse(name, text);
    for card in &cards {
        card_is_sound(card);
    }
    for (kind, counts) in KINDS.iter().zip(COUNTS) {
        for (level, count) in LEVELS.iter().zip(counts) {
            let found = cards.iter().filter(|card| card.kind == *kind && card.level == *level);
            assert_eq!(found.count(), count, "{name}: {level} cards of the type {kind}");
        }
    }
    cards.sort_by_key(|card| KINDS.iter().position(|kind| *kind == card.kind)); // stable
    cards
}

fn card_is_sound(card: &Card) {
    let id = &card.id;
    assert!(is_slug(id), "`{id}` is no slug");
    let known = ["printed", "proposed"].contains(&card.name_pl_source.as_str());
    assert!(known, "{id}: where does the Polish name come from?");
    let only = |field: &str, filled: bool, kinds: &[&str]| {
        let may = kinds.contains(&card.kind.as_str());
        assert!(may || !filled, "{id}: a card of the type {} has no {field}", card.kind);
    };
    let worked = ["building", "military"];
    only("deploy_cost", card.deploy_cost > 0, &worked);
    only("per_worker", !card.per_worker.is_empty(), &worked);
    only("vp_slots", !card.vp_slots.is_empty(), &worked);
    only("raid", card.raid > 0, &["military"]);
    only("required_strength", card.required_strength > 0, &["colony"]);
    only("stages", !card.stages.is_empty(), &["wonder"]);
    only("produce", !card.produce.is_empty(), &["advisor", "colony", "wonder"]);
    only("vp", card.vp > 0, &["colony", "wonder"]);
    only("defeat_loss", !card.defeat_loss.is_empty(), &["war"]);
    only("gain", !card.gain.is_empty(), &["golden_age"]);
    only("vp_price", card.vp_price > 0, &["golden_age"]);
    only("effects", !card.effects.is_empty(), &["advisor", "wonder"]);
    match card.kind.as_str() {
        "war" => assert_eq!(card.defeat_loss.len(), 1, "{id}: a war takes one resource"),
        "golden_age" => assert_eq!(card.gain.len(), 1, "{id}: a golden age gives one resource"),
        "building" | "military" => {
            assert!((1..=4).contains(&card.vp_slots.len()), "{id}: one to four slots for VP");
            assert!(card.deploy_cost > 0, "{id}: deploying costs stone");
        }
        "wonder" => assert!(card.stages.len() <= 3, "{id}: at most three stages"),
        _ => {}
    }
}

fn is_slug(text: &str) -> bool {
    let word = |word: &str| {
        !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
    };
    text.split('-').all(word)
}

/// The player boards and the cards printed on them.
pub fn boards(text: &str) -> Boards {
    let boards: Boards = parse("boards", text);
    assert_eq!(boards.board.len(), 6, "an A side and five B sides");
    boards.printed.iter().for_each(card_is_sound);
    for board in &boards.board {
        let (slots, spaces) = (usize::from(board.slots), usize::from(board.wonders));
        assert!(board.printed.len() == slots && slots <= 5, "{}: slots", board.id);
        assert!(board.printed_wonders.len() <= spaces && spaces <= 6, "{}: wonders", board.id);
        assert!(board.colonies <= 3, "{}: colonies", board.id);
        for id in board.printed.iter().chain(&board.printed_wonders) {
            assert!(boards.printed.iter().any(|card| card.id == *id), "{id} is not printed");
        }
    }
    boards
}

/// The event cards.
pub fn events(text: &str) -> Events {
    let events: Events = parse("events", text);
    assert_eq!(events.name_pl_source, "proposed", "the tables call every Polish name proposed");
    assert_eq!(events.level_confidence, "guess", "the tables call every level proposed");
    for age in 1..=4 {
        for level in LEVELS {
            let here = |event: &&Event| event.age == age && event.level_proposed == level;
            assert_eq!(events.event.iter().filter(here).count(), 4, "{level} events, age {age}");
        }
    }
    let ids: BTreeSet<&str> = events.event.iter().map(|event| event.id.as_str()).collect();
    assert_eq!(ids.len(), events.event.len(), "two events have one id");
    assert!(events.event.is_sorted_by_key(|event| event.age), "events are listed age by age");
    assert!(events.event.iter().all(|event| is_slug(&event.id)), "an event's id is no slug");
    events
}

/// The solo tiles and the hall of fame.
pub fn solo(text: &str) -> Solo {
    let solo: Solo = parse("solo", text);
    for age in 1..=4 {
        assert_eq!(solo.tile.iter().filter(|tile| tile.age == age).count(), 6, "tiles, age {age}");
    }
    assert!(solo.tile.is_sorted_by_key(|tile| tile.age), "tiles are listed age by age");
    let known = ["reconstructed", "designed"];
    assert!(solo.tile.iter().all(|tile| known.contains(&tile.confidence.as_str())), "confidence");
    assert!(solo.fame.is_sorted_by(|a, b| a.min > b.min), "the hall of fame, best first");
    solo
}
