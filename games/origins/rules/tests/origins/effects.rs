//! Every building, zodiac card, action and bonus comes into play, and none can set itself off for
//! ever.

use std::collections::BTreeSet;

use origins::data::effect::{Op, Trigger};
use origins::data::{Data, Script};
use origins::names::{BUILDINGS, ZODIAC};
use origins::{Event, Origins, Why};
use table::scenario::{collect, run};
use table::{Fast, Game, Options, Proved, Turn};

// OR-B-1..30, OR-ZOD-1..12, OR-MAIN-1..10, OR-BONUS-1..5, OR-MIL-8
#[test]
fn everything_that_has_an_effect_is_used_in_random_games() {
    let mut seen: BTreeSet<String> = BTreeSet::new();
    let mut rng = Fast::new(11);
    for game_number in 0..900 {
        let players = 1 + game_number % 4;
        let options = Options::new(&Origins::INFO, players, [("round-limit", "30")]).unwrap();
        let mut game = Origins::new(&options).unwrap();
        loop {
            let mut events = Vec::new();
            let mut told = None;
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let c = game.sample(&mut rng);
                    game.apply_chance(c, &mut |event| events.push(event));
                }
                Turn::Decide(_) => {
                    let m = game.daring_move(&mut rng);
                    told = Some((m, place_of(&game)));
                    game.apply(m, &mut |event| events.push(event));
                }
            }
            if let Some((m, Some(place))) = told {
                let word = m.to_string();
                if ["upper", "lower"].contains(&word.as_str()) {
                    seen.insert(format!("{word} {place}"));
                } else if word == "bonus" {
                    seen.insert(format!("bonus {}", game.open().tiles[place - 1]));
                } else if word == "gold" {
                    seen.insert("pisces".to_owned());
                }
            }
            for event in events {
                match event {
                    Event::Used { kind, .. } | Event::Copied { kind, .. } => {
                        seen.insert(kind.name().to_owned());
                    }
                    Event::Attacked { space, .. } => {
                        seen.insert(format!("space {space}"));
                    }
                    Event::Points { why: Why::Zodiac, .. } => {
                        seen.insert("aries".to_owned());
                    }
                    Event::Covered { .. } => {
                        seen.insert("virgo".to_owned());
                    }
                    _ => {}
                }
            }
        }
    }
    for name in BUILDINGS {
        assert!(seen.contains(name), "{name} was never used");
    }
    for place in 1..=5 {
        for word in ["upper", "lower"] {
            assert!(seen.contains(&format!("{word} {place}")), "{word} {place} was never chosen");
        }
    }
    for colour in origins::Colour::ALL {
        assert!(seen.contains(&format!("bonus {colour}")), "the {colour} bonus was never chosen");
    }
    for word in ["agora", "pisces", "aries", "virgo"] {
        assert!(seen.contains(word), "{word} never worked");
    }
    for space in 0..=10 {
        assert!(seen.contains(&format!("space {space}")), "nobody attacked from space {space}");
    }
}

/// The place of the visit that is going on.
fn place_of(game: &Origins) -> Option<usize> {
    match game.open().top() {
        origins::Frame::Slots(slots) => Some(usize::from(slots.place) + 1),
        _ => None,
    }
}

// Every zodiac card has scenarios of its own, in which it changes something.
#[test]
fn every_zodiac_card_works_in_a_scenario() {
    let text = include_str!("../../scenarios/zodiac.md");
    let scenarios = collect(text, |info| info == "origins");
    for name in ZODIAC {
        let own = scenarios.iter().filter(|scenario| {
            let held = format!("holds 1 {name}");
            let taken = format!("zodiac {name}");
            scenario.title.to_lowercase().contains(name)
                && scenario
                    .lines
                    .iter()
                    .any(|(_, line)| line.starts_with(&held) || line.starts_with(&taken))
        });
        let own: Vec<_> = own.collect();
        assert!(!own.is_empty(), "{name} has no scenario");
        for scenario in own {
            run::<Origins>(scenario).unwrap_or_else(|failure| panic!("{name}: {failure}"));
        }
    }
}

/// The triggers that an operation can set off.
fn sets_off(op: Op) -> &'static [Trigger] {
    match op {
        Op::Attack => &[Trigger::Attacked],
        Op::Temple { steps: 2.., .. } => &[Trigger::MovedTwo],
        Op::Citizen { .. } | Op::Speaker => &[Trigger::TookDie],
        Op::Raise { cap: 0, .. } => &[Trigger::ClosedOrSixRaised],
        _ => &[],
    }
}

/// Every operation of a script, inner scripts included.
fn all_ops(data: &Data, script: Script, found: &mut Vec<Op>) {
    for op in data.ops(script) {
        found.push(*op);
        match *op {
            Op::Choice(scripts) | Op::AnyOrder(scripts) => {
                data.scripts(scripts).iter().for_each(|inner| all_ops(data, *inner, found));
            }
            Op::Optional(inner) | Op::RepeatPay { each: inner, .. } => all_ops(data, inner, found),
            _ => {}
        }
    }
}

// OR-B-R6: nothing that an effect sets off leads back to it, and a tower is used once in a chain.
#[test]
fn no_chain_of_abilities_can_loop() {
    let data = Data::builtin();
    // From trigger to trigger: the cards must not form a circle.
    let mut reach: BTreeSet<usize> = BTreeSet::new();
    for (start, card) in data.zodiac.iter().enumerate() {
        reach.clear();
        let mut open = vec![card];
        while let Some(card) = open.pop() {
            let mut ops = Vec::new();
            all_ops(data, card.effect, &mut ops);
            for op in ops {
                assert!(!matches!(op, Op::Buy | Op::CopyAdjacent | Op::March(_)));
                for trigger in sets_off(op) {
                    for (next, other) in data.zodiac.iter().enumerate() {
                        if other.trigger == *trigger && reach.insert(next) {
                            open.push(other);
                        }
                    }
                }
            }
        }
        assert!(!reach.contains(&start), "{} can set itself off", ZODIAC[start]);
    }
    // Spaces and buildings never begin an action; only a tower uses another building.
    for space in &data.military.bonus {
        let mut ops = Vec::new();
        all_ops(data, *space, &mut ops);
        assert!(ops.iter().all(|op| {
            matches!(op, Op::Gain(..) | Op::Pay(..) | Op::Points(_) | Op::Optional(_))
        }));
    }
    for (name, building) in BUILDINGS.iter().zip(&data.buildings) {
        let mut ops = Vec::new();
        all_ops(data, building.ability, &mut ops);
        assert!(!ops.contains(&Op::Buy), "{name}");
        assert_eq!(ops.contains(&Op::CopyAdjacent), *name == "mage-tower", "{name}");
    }
}

// OR-B-R6: many towers side by side, each of which could copy its neighbours.
#[test]
fn a_city_of_towers_comes_to_an_end() {
    let mut text = String::from("```origins\npool mage-tower forum monument mint outpost\n");
    for x in 1..=4 {
        for y in 0..=1 {
            text += &format!("build 1 mage-tower {x},{y}\n");
        }
    }
    text += "stock 1 stone=2\ndo 1 visit 2 archon\ndo 1 lower\ndo 1 buy 1 at 5,0\ndo 1 use 5,0\n";
    // From tower to tower, never back, through all nine; where there is one way it is taken.
    for cell in ["4,1", "3,0", "2,1"] {
        text += &format!("do 1 copy {cell}\n");
    }
    // Then 1,1 and 1,0 are left, and beyond them only the agora.
    text += "expect phase take\ndo 1 take stone\nexpect turn 2\n```\n";
    for scenario in collect(&text, |info| info == "origins") {
        run::<Origins>(&scenario).unwrap_or_else(|failure| panic!("{failure}"));
    }
}
