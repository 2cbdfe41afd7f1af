//! Reading a data file: every entry is read by itself, so that an error can name it.

use serde::de::DeserializeOwned;
use toml::{Table, Value};

use super::check::{Compiler, RawOp, Use};
use super::doubt;
use super::effect::{Op, Script, Trigger};
use super::shape::*;
use super::{
    Bonus, Building, Card, Data, DataError, ForPlayers, Military, Place, START_BASES, Solo, Zodiac,
};
use crate::colour::{Colour, TEMPLES};
use crate::names::{BUILDINGS, FIRST_CARD, ZODIAC};

pub fn read(text: &str) -> Result<Data, DataError> {
    let file: Table = text.parse().map_err(|error: toml::de::Error| DataError::Syntax {
        line: 1 + error.span().map_or(0, |span| text[..span.start].matches('\n').count()),
        message: error.message().to_owned(),
    })?;
    doubt::check("", &file)?;
    let version = meta(&file)?;
    let box_ = components(&file)?;
    let setup = setup(&file)?;
    let raw: SoloRaw = entry(&file, "solo_training")?;
    let tables = tables(&file, &box_, &setup, raw.district_cards_used)?;
    let mut compiler = Compiler::default();
    let (places, bonus) = (places(&file, &mut compiler)?, bonus(&file, &mut compiler)?);
    let buildings = buildings(&file, &mut compiler)?;
    let zodiac = zodiac(&file, &mut compiler)?;
    let agora = agora(&file, &mut compiler)?;
    let military = military(&file, &mut compiler)?;
    let building_pool: BuildingPool = entry(&file, "building_pool")?;
    let citizen_pool: CitizenPool = entry(&file, "citizen_pool")?;
    let population: Population = entry(&file, "population_track")?;
    let advisors: Advisors = entry(&file, "advisor_track")?;
    let temple = temple(&file)?;
    let solo = solo(raw, &military)?;
    let hash = content(&file);
    let Stock { stone, food, wisdom, gold } = setup.start_resources;
    Ok(Data {
        hash,
        name: format!("{:012x}", hash >> 16),
        text: text.to_owned(),
        ours: doubt::parts(&file, doubt::OURS),
        deduced: doubt::parts(&file, doubt::DEDUCED),
        version,
        tables,
        dice: box_.citizen_dice_per_colour,
        discs: box_.tower_discs_per_colour,
        speaker_faces: box_.speaker_faces,
        card_gold: setup.gold_per_district_card,
        ship_start: setup.ship_start_value,
        tower_base: setup.tower_pool_base_per_colour,
        tower_start: setup.tower_discs_per_player_per_colour,
        start: [stone, food, wisdom, gold],
        places,
        bonus,
        building_wisdom: building_pool.wisdom_cost_top_to_bottom,
        citizen_wisdom: citizen_pool.wisdom_cost_left_to_right,
        population: population.food_cost_left_to_right,
        last_base: population.last_base_vp,
        advisors: advisors.vp_left_to_right,
        temple,
        military,
        agora,
        buildings,
        zodiac,
        cards: cards(&file)?,
        solo,
        ops: compiler.ops,
        scripts: compiler.scripts,
    })
}

/// The version of the file, once its colours and temples are known to be ours.
fn meta(file: &Table) -> Result<String, DataError> {
    let meta: Meta = entry(file, "meta")?;
    must(meta.colours.iter().map(String::as_str).eq(Colour::ALL.map(Colour::name)), || {
        DataError::value("meta.colours", meta.colours.join(", "), "the five colours in order")
    })?;
    must(meta.temples.iter().map(String::as_str).eq(TEMPLES), || {
        DataError::value("meta.temples", meta.temples.join(", "), "forests, mountains, seas")
    })?;
    Ok(meta.data_version)
}

fn components(file: &Table) -> Result<Components, DataError> {
    let box_: Components = entry(file, "components")?;
    // OR-COMP-1
    let fixed = [
        ("bases_per_player", box_.bases_per_player, 6),
        ("district_cards", box_.district_cards, 45),
        ("zodiac_cards", box_.zodiac_cards, 12),
        ("bonus_tiles", box_.bonus_tiles, 5),
        ("building_tiles_per_colour", box_.building_tiles_per_colour, 15),
    ];
    for (field, found, expected) in fixed {
        must(found == expected, || {
            DataError::value(format!("components.{field}"), found, expected.to_string())
        })?;
    }
    between("components.citizen_dice_per_colour", box_.citizen_dice_per_colour, 5, 9)?;
    between("components.speaker_dice", box_.speaker_dice, 1, 4)?;
    between("components.tower_discs_per_colour", box_.tower_discs_per_colour, 6, 99)?;
    for face in box_.speaker_faces {
        between("components.speaker_faces", face, 1, 5)?; // OR-WORK-4
    }
    Ok(box_)
}

fn setup(file: &Table) -> Result<Setup, DataError> {
    let setup: Setup = entry(file, "setup")?;
    must(setup.start_bases == START_BASES && setup.bases_on_population_track == 4, || {
        DataError::value("setup", "bases", "2 bases at the start and 4 on the track") // OR-SETUP-15
    })?;
    between("setup.ship_start_value", setup.ship_start_value, 1, 6)?;
    between("setup.gold_per_district_card", setup.gold_per_district_card, 0, 9)?;
    between("setup.tower_pool_base_per_colour", setup.tower_pool_base_per_colour, 0, 9)?;
    let start = &setup.start_resources;
    for count in [start.stone, start.food, start.wisdom, start.gold] {
        must(count <= 99, || DataError::value("setup.start_resources", count, "at most 99"))?;
    }
    between("setup.zodiac_cards_used", setup.zodiac_cards_used, 3, 3)?;
    between("setup.draft_dice_per_colour", setup.draft_dice_per_colour, 2, 2)?;
    let discs = setup.tower_discs_per_player_per_colour;
    between("setup.tower_discs_per_player_per_colour", discs, 1, 1)?;
    Ok(setup)
}

/// What changes with the number of players, from one to four.
fn tables(
    file: &Table,
    box_: &Components,
    setup: &Setup,
    solo_cards: u8,
) -> Result<[ForPlayers; 4], DataError> {
    let alone: SoloSetup = entry(file, "setup.solo_training")?;
    let left_out = &setup.citizen_dice_left_in_box_per_colour;
    let speakers = &setup.speaker_dice_used;
    let cards = &setup.district_cards_used;
    let table = |left_out: u8, speakers: u8, cards: u8| ForPlayers { left_out, speakers, cards };
    let tables = [
        // OR-SOLO-2, OR-SOLO-3
        table(alone.citizen_dice_left_in_box_per_colour, alone.speaker_dice_used, solo_cards),
        table(left_out.p2, speakers.p2, cards.p2),
        table(left_out.p3, speakers.p3, cards.p3),
        table(left_out.p4, speakers.p4, cards.p4),
    ];
    for table in tables {
        between("setup.speaker_dice_used", table.speakers, 1, box_.speaker_dice)?;
        between("setup.district_cards_used", table.cards, 1, 6)?;
        // Three dice of each colour are needed: one in the pool, two in the draft.
        let most = box_.citizen_dice_per_colour - 3;
        between("setup.citizen_dice_left_in_box_per_colour", table.left_out, 0, most)?;
    }
    Ok(tables)
}

/// The points of a temple track, from the start space.
fn temple(file: &Table) -> Result<Vec<u8>, DataError> {
    let temple: TempleTrack = entry(file, "temple_track")?;
    let spaces = temple.vp_by_space.len();
    must((3..=40).contains(&spaces), || {
        DataError::value("temple_track.vp_by_space", spaces, "3 to 40 spaces")
    })?;
    must(temple.top_index + 1 == spaces, || {
        DataError::value("temple_track.top_index", temple.top_index, (spaces - 1).to_string())
    })?;
    Ok(temple.vp_by_space)
}

fn solo(raw: SoloRaw, military: &Military) -> Result<Solo, DataError> {
    between("solo_training.zodiac_kept_at_round_end", raw.zodiac_kept_at_round_end, 1, 1)?;
    let alien = raw.alien_disc_space_by_round;
    let fits = alien.iter().all(|space| *space <= military.last);
    must(alien.len() == usize::from(raw.rounds) && fits, || {
        let expected = "a space of the military track for each round";
        DataError::value("solo_training.alien_disc_space_by_round", format!("{alien:?}"), expected)
    })?;
    let mut conditions = Vec::new();
    for condition in &raw.conditions {
        between("solo_training.conditions", condition.place, 1, 5)?;
        let colour = colour("solo_training.conditions", &condition.tile_colour)?;
        conditions.push((colour, condition.place - 1));
    }
    Ok(Solo {
        rounds: raw.rounds,
        target: raw.target_vp,
        per_condition: raw.target_vp_per_condition,
        conditions,
        alien,
    })
}

fn places(file: &Table, compiler: &mut Compiler) -> Result<[Place; 5], DataError> {
    let mut places = [Place::default(); 5];
    let rows = rows::<PlaceRaw>(file, "meeting_places", "index")?;
    must(rows.len() == 5, || DataError::value("meeting_places", rows.len(), "five places"))?;
    for ((label, row), (place, index)) in rows.iter().zip(places.iter_mut().zip(1..)) {
        must(row.index == index, || DataError::value(label, row.index, index.to_string()))?;
        let upper = format!("{label}: upper");
        place.upper = compiler.compile(&upper, &row.upper.effect, Use::Main)?;
        // OR-MEET-R1: the upper action must always be executable, or a visit could have none.
        let free = row.upper.effect.iter().all(|op| matches!(op, RawOp::Gain { .. }));
        must(free && !row.upper.effect.is_empty(), || {
            DataError::value(&upper, "effect", "gains, since it must always be possible")
        })?;
        place.lower = compiler.compile(&format!("{label}: lower"), &row.lower.effect, Use::Main)?;
    }
    Ok(places)
}

fn bonus(file: &Table, compiler: &mut Compiler) -> Result<[Bonus; 5], DataError> {
    let mut tiles = [Bonus::default(); 5];
    let mut seen = [false; 5];
    for (label, row) in rows::<BonusRaw>(file, "bonus_tiles", "id")? {
        let colour = colour(&label, &row.colour)?;
        must(!std::mem::replace(&mut seen[colour as usize], true), || DataError::Twice {
            entry: format!("{label}: colour {colour}"),
        })?;
        let effect = compiler.compile(&label, &row.effect, Use::Bonus)?;
        tiles[colour as usize] = Bonus { colour, effect };
    }
    match seen.iter().position(|seen| !seen) {
        Some(missing) => {
            Err(DataError::Missing { entry: format!("bonus_tiles: {}", Colour::ALL[missing]) })
        }
        None => Ok(tiles),
    }
}

fn buildings(file: &Table, compiler: &mut Compiler) -> Result<[Building; 30], DataError> {
    let rows = rows::<BuildingRaw>(file, "buildings", "id")?;
    let mut buildings = [Building::default(); 30];
    let mut tiles = [0u32; 5];
    for (name, building) in BUILDINGS.iter().zip(&mut buildings) {
        let (label, row) = named(&rows, "buildings", name, |row| &row.id)?;
        let colour = colour(label, &row.colour)?;
        between(&format!("{label}: stone_cost"), row.stone_cost, 0, 9)?;
        between(&format!("{label}: copies"), row.copies, 1, 15)?;
        tiles[colour as usize] += u32::from(row.copies);
        let ability = compiler.compile(label, &row.ability, Use::Building)?;
        *building = Building { colour, stone: row.stone_cost, copies: row.copies, ability };
    }
    only(&rows, "buildings", &BUILDINGS, |row| &row.id)?;
    // A chain of towers must fit into a position (OR-B-R6).
    let copies =
        |building: &&Building| compiler.ops[building.ability.range()].contains(&Op::CopyAdjacent);
    let towers: u32 = buildings.iter().filter(copies).map(|b| u32::from(b.copies)).sum();
    must(towers <= 15, || {
        DataError::value("buildings", towers, "at most 15 tiles with copy_adjacent")
    })?;
    for (colour, count) in Colour::ALL.into_iter().zip(tiles) {
        must(count == 15, || {
            DataError::value(format!("buildings: {colour}"), count, "15 tiles of each colour")
        })?;
    }
    Ok(buildings)
}

fn zodiac(file: &Table, compiler: &mut Compiler) -> Result<[Zodiac; 12], DataError> {
    let rows = rows::<ZodiacRaw>(file, "zodiac", "id")?;
    let none = Zodiac { trigger: Trigger::Cost, optional: false, effect: Script::default() };
    let mut cards = [none; 12];
    let mut seen: Vec<Trigger> = Vec::new();
    for (name, card) in ZODIAC.iter().zip(&mut cards) {
        let (label, row) = named(&rows, "zodiac", name, |row| &row.id)?;
        let trigger = Trigger::ALL.iter().find(|(name, _)| *name == row.trigger);
        let trigger = trigger.map(|(_, trigger)| *trigger).ok_or_else(|| {
            DataError::value(format!("{label}: trigger"), &row.trigger, "a known trigger")
        })?;
        must(!seen.contains(&trigger), || DataError::Twice {
            entry: format!("{label}: trigger {}", row.trigger),
        })?;
        seen.push(trigger);
        let optional = match row.mode.as_str() {
            "optional" => true,
            "automatic" => false,
            other => {
                let entry = format!("{label}: mode");
                return Err(DataError::value(entry, other, "optional or automatic"));
            }
        };
        let effect = compiler.compile(label, &row.effect, Use::Zodiac(trigger))?;
        *card = Zodiac { trigger, optional, effect };
    }
    only(&rows, "zodiac", &ZODIAC, |row| &row.id)?;
    Ok(cards)
}

fn agora(file: &Table, compiler: &mut Compiler) -> Result<Script, DataError> {
    let rows = rows::<StartRaw>(file, "start_tiles", "id")?;
    let find = |id: &str| {
        let missing = || DataError::Missing { entry: format!("start_tiles `{id}`") };
        rows.iter().find(|(_, row)| row.id == id).ok_or_else(missing)
    };
    let (label, palace) = find("palace")?;
    must(palace.ability.is_empty(), || {
        DataError::value(label, "ability", "none: the palace has no ability (OR-CITY-9)")
    })?;
    let (label, agora) = find("agora")?;
    compiler.compile(label, &agora.ability, Use::Building)
}

fn military(file: &Table, compiler: &mut Compiler) -> Result<Military, DataError> {
    let raw: MilitaryRaw = entry(file, "military_track")?;
    let label = "military_track";
    let last = raw.last_space;
    between("military_track.last_space", last, 2, 60)?;
    must(raw.spaces_total == last + 1 && raw.spaces.len() == usize::from(last) + 1, || {
        DataError::value(label, raw.spaces.len(), format!("{} spaces", last + 1))
    })?;
    let borders = raw.borders_before_space;
    let rising = borders.windows(2).all(|pair| pair[0] < pair[1]);
    must(rising && borders.iter().all(|space| (1..=last).contains(space)), || {
        let expected = "rising spaces of the track";
        DataError::value("military_track.borders_before_space", format!("{borders:?}"), expected)
    })?;
    must(raw.reset_space_after_border == borders, || {
        DataError::value(
            "military_track.reset_space_after_border",
            format!("{:?}", raw.reset_space_after_border),
            "the first space behind each border",
        )
    })?;
    let mut bonus = Vec::new();
    for (space, index) in raw.spaces.iter().zip(0..) {
        let label = format!("military_track.spaces {}", space.index);
        must(space.index == index, || DataError::value(&label, space.index, index.to_string()))?;
        bonus.push(compiler.compile(&label, &space.effect, Use::Space)?);
    }
    Ok(Military { last, last_points: raw.last_space_vp, borders, bonus })
}

fn cards(file: &Table) -> Result<[Card; 45], DataError> {
    let rows = rows::<CardRaw>(file, "district_cards", "id")?;
    let mut cards = [Card::default(); 45];
    for (number, card) in (FIRST_CARD..).zip(&mut cards) {
        let (label, row) = named(&rows, "district_cards", &format!("D{number}"), |row| &row.id)?;
        let read = |name: &String| colour(label, name);
        must(row.vp_first >= row.vp_again, || {
            DataError::value(format!("{label}: vp_again"), row.vp_again, "at most vp_first")
        })?;
        *card = Card {
            corner: read(&row.corner)?,
            arms: [read(&row.arms[0])?, read(&row.arms[1])?],
            towers: [0; 5],
            first: row.vp_first,
            again: row.vp_again,
        };
        must(row.towers.len() <= 6, || {
            DataError::value(format!("{label}: towers"), row.towers.len(), "at most 6 towers")
        })?;
        for name in &row.towers {
            card.towers[read(name)? as usize] += 1;
        }
    }
    must(rows.len() == 45, || DataError::value("district_cards", rows.len(), "45 cards"))?;
    Ok(cards)
}

/// An entry such as `setup.solo_training`.
fn entry<T: DeserializeOwned>(file: &Table, path: &str) -> Result<T, DataError> {
    let missing = || DataError::Missing { entry: path.to_owned() };
    let mut names = path.split('.');
    let mut value = names.next().and_then(|name| file.get(name)).ok_or_else(missing)?;
    for name in names {
        value = value.get(name).ok_or_else(missing)?;
    }
    shape(path, value)
}

/// The entries of a list, each with a label made of its `key`.
fn rows<T: DeserializeOwned>(
    file: &Table,
    name: &str,
    key: &str,
) -> Result<Vec<(String, T)>, DataError> {
    let list = file.get(name).and_then(Value::as_array);
    let list = list.ok_or_else(|| DataError::Missing { entry: name.to_owned() })?;
    let mut rows = Vec::new();
    for (value, number) in list.iter().zip(1..) {
        let label = match value.get(key) {
            Some(Value::String(id)) => format!("{name} `{id}`"),
            Some(Value::Integer(id)) => format!("{name} {id}"),
            _ => format!("{name}, entry {number}"),
        };
        rows.push((label.clone(), shape(&label, value)?));
    }
    Ok(rows)
}

fn shape<T: DeserializeOwned>(label: &str, value: &Value) -> Result<T, DataError> {
    value.clone().try_into().map_err(|error: toml::de::Error| DataError::Shape {
        entry: label.to_owned(),
        message: error.message().to_owned(),
    })
}

/// The one row with this name; `_` and `-` are the same in names.
fn named<'a, T>(
    rows: &'a [(String, T)],
    list: &str,
    name: &str,
    id: impl Fn(&T) -> &String,
) -> Result<&'a (String, T), DataError> {
    let mut found = rows.iter().filter(|(_, row)| id(row).replace('_', "-") == name);
    let entry = || format!("{list} `{name}`");
    let row = found.next().ok_or_else(|| DataError::Missing { entry: entry() })?;
    must(found.next().is_none(), || DataError::Twice { entry: entry() })?;
    Ok(row)
}

fn only<T>(
    rows: &[(String, T)],
    list: &str,
    names: &[&str],
    id: impl Fn(&T) -> &String,
) -> Result<(), DataError> {
    let known = |row: &T| names.contains(&id(row).replace('_', "-").as_str());
    match rows.iter().find(|(_, row)| !known(row)) {
        Some((label, _)) => {
            Err(DataError::value(label, "id", format!("one of the {} {list}", names.len())))
        }
        None => Ok(()),
    }
}

pub(super) fn must(holds: bool, error: impl FnOnce() -> DataError) -> Result<(), DataError> {
    if holds { Ok(()) } else { Err(error()) }
}

pub(super) fn between(entry: &str, found: u8, low: u8, high: u8) -> Result<(), DataError> {
    must((low..=high).contains(&found), || {
        let expected =
            if low == high { low.to_string() } else { format!("a number from {low} to {high}") };
        DataError::value(entry, found, expected)
    })
}

pub(super) fn colour(entry: &str, name: &str) -> Result<Colour, DataError> {
    Colour::named(name)
        .ok_or_else(|| DataError::value(entry, name, "red, purple, blue, yellow or orange"))
}

/// A fingerprint (FNV-1a) of everything that matters: sources, reasons and names do not.
fn content(file: &Table) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325;
    for (key, value) in file {
        if !matches!(key.as_str(), "meta" | "sources" | "cards" | "alien_bot") {
            feed(&mut hash, key.as_bytes());
            feed_value(&mut hash, value);
        }
    }
    hash
}

fn feed(hash: &mut u64, bytes: &[u8]) {
    for byte in bytes.iter().chain(&[0xff]) {
        *hash = (*hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
    }
}

fn feed_value(hash: &mut u64, value: &Value) {
    const ASIDE: [&str; 4] = ["source", "why", "note", "group"];
    match value {
        Value::Table(table) => {
            for (key, value) in table {
                let aside =
                    ASIDE.iter().any(|word| key.ends_with(word)) || key.starts_with("name_");
                if !aside {
                    feed(hash, key.as_bytes());
                    feed_value(hash, value);
                }
            }
            feed(hash, b"}");
        }
        Value::Array(items) => {
            items.iter().for_each(|item| feed_value(hash, item));
            feed(hash, b"]");
        }
        Value::Integer(number) => feed(hash, &number.to_le_bytes()),
        Value::String(text) => feed(hash, text.as_bytes()),
        other => feed(hash, format!("{other:?}").as_bytes()),
    }
}
