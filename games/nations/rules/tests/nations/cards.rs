//! Every effect of every card, exercised and compared with the data.

use crate::common::{RICH, answer_all, gained, lines, open, play, plus, seat, staged};
use nations::effect::{If, Modifier, On, Per, Target, Verb};
use nations::{Amounts, Card, Effect, Kind, Move, Nations, Open, Resource, Spot};
use table::scenario::Staged;
use table::{Fast, Game, Notation, Tokens, Turn};

/// The line that puts a card into play for seat 1.
fn in_play(card: Card) -> String {
    match card.kind() {
        Kind::Advisor => format!("advisor 1 {card}"),
        _ => format!("wonders 1 {card}"),
    }
}

/// Lines under which a condition holds for seat 1.
fn condition(cond: If) -> Vec<String> {
    match cond {
        If::MostStrength => lines(&["stats 1 strength=9"]),
        If::LeastStrength => lines(&["stats 2 strength=9"]),
        If::MostStability => lines(&["stats 1 stability=9"]),
        If::LeastStability => lines(&["stats 2 stability=9"]),
        If::MostWorkers => lines(&["workers 1 idle=6 food=3"]),
        If::PassedFirst => lines(&["passed 1"]),
        If::BoughtColonyThisRound => lines(&["bought 1 colonies=2"]),
        If::StrengthGtWar => lines(&["war punic-wars 3 by 2", "stats 1 strength=9"]),
        If::HasMilitaryWorker => lines(&["man 1 axeman 1"]),
        If::WarBoughtByOther => lines(&["war punic-wars 3 by 2"]),
    }
}

/// Lines under which something is there twice for seat 1.
fn twice(per: Per) -> Vec<String> {
    match per {
        Per::ColonyAge2 => lines(&["colonies 1 greenland tibet"]),
        Per::ColonyAge3 => lines(&["colonies 1 quebec brazil"]),
        Per::ColonyAge4 => lines(&["colonies 1 india congo"]),
        Per::Advisor => lines(&["advisor 1 augustus", "tower 1 hatshepsut"]),
        Per::WorkerOnBuildingAge4 => lines(&["slot 1 1 factory 2"]),
        Per::BuildingOrMilitaryCardOfCurrentAge => {
            lines(&["round 5", "slot 1 1 parliament", "slot 1 2 samurai"])
        }
        Per::WarOrBattleBoughtThisRound => lines(&["bought 1 wars=1 battles=1"]),
        Per::ColonyBoughtThisRound => lines(&["bought 1 colonies=2"]),
    }
}

#[test]
fn every_effect_of_every_card_does_what_its_data_says() {
    let mut seen = 0;
    for card in Card::all() {
        for effect in card.facts().effects() {
            exercise(card, effect);
            seen += 1;
        }
    }
    assert_eq!(seen, 75, "effects of cards");
}

fn exercise(card: Card, effect: &Effect) {
    let mut set_up = vec![in_play(card), RICH.to_owned()];
    if let Some(cond) = effect.cond {
        set_up.extend(condition(cond));
    }
    match effect.on.expect("a card's effect has a trigger") {
        On::Static => exercise_static(card, effect.modifier.unwrap(), set_up),
        On::Production => {
            let mut extra = set_up.clone();
            extra.extend(effect.per.map_or(vec![], twice));
            let mut game = staged(2, &extra);
            let without: Vec<String> =
                extra.iter().filter(|line| **line != in_play(card)).cloned().collect();
            let base = open(&staged(2, &without)).income(seat(1));
            let times = if effect.per.is_some() { 2 } else { 1 };
            let wanted = plus(plus(base, &card.facts().yields, 1), &effect.gain, times);
            assert_eq!(open(&game).income(seat(1)), wanted, "{card}");
            if effect.cond.is_some() {
                let idle = lines(&[&in_play(card)]);
                let idle = open(&staged(3, &[&idle[..], &opposite(effect.cond)[..]].concat()));
                assert_eq!(idle.income(seat(1)), plus([0; 4], &card.facts().yields, 1), "{card}");
            }
            if let Some(gain) = effect.gains.first() {
                game.arrange(&mut Tokens::new("begin production")).unwrap();
                let before = open(&game);
                let (resource, count) = gain.only().unwrap();
                play(&mut game, &format!("gain {}", resource.name()));
                assert_eq!(gained(&before, &open(&game)).0[resource as usize], count.into());
            }
        }
        On::Buy => exercise_purchase(card, effect, set_up),
        On::Ready => exercise_completion(card, effect),
        On::WonderReady | On::Hire => {
            set_up.extend(lines(&["construction 1 alhambra 1", "architects 1"]));
            let mut game = staged(2, &set_up);
            let before = open(&game);
            play(&mut game, "hire");
            answer_all(&mut game);
            let cost = Amounts { goods: [0, -1, 0, 0], ..Amounts::NONE };
            assert_eq!(
                gained(&before, &open(&game)).0,
                plus(plus([0; 4], &effect.gain, 1), &cost, 1)
            );
        }
        On::Pass => {
            let mut game = staged(2, &set_up);
            let before = open(&game);
            play(&mut game, "pass");
            assert_eq!(gained(&before, &open(&game)).1, effect.gain.vp.into(), "{card}");
        }
        On::Replace => {
            set_up.push("card 1-1 forum".to_owned());
            let mut game = staged(2, &set_up);
            let before = open(&game);
            play(&mut game, "buy forum");
            play(&mut game, "place slot 1");
            let price = Amounts { goods: [-1, 0, 0, 0], ..Amounts::NONE };
            let wanted = plus(plus([0; 4], &effect.gain, 1), &price, 1);
            assert_eq!(gained(&before, &open(&game)).0, wanted, "{card}");
        }
        On::SpendLastGold => {
            set_up.extend(lines(&["has 1 gold=2", "card 2-1 augustus", "card 1-1 forum"]));
            let mut game = staged(2, &set_up);
            let before = open(&game);
            play(&mut game, "buy forum"); // one gold is left: nothing
            let price = Amounts { goods: [-1, 0, 0, 0], ..Amounts::NONE };
            assert_eq!(gained(&before, &open(&game)).0, plus([0; 4], &price, 1));
            let mut game = staged(2, &set_up);
            play(&mut game, "buy augustus");
            let price = Amounts { goods: [-2, 0, 0, 0], ..Amounts::NONE };
            let wanted = plus(plus([0; 4], &effect.gain, 1), &price, 1);
            assert_eq!(gained(&before, &open(&game)).0, wanted, "{card}");
        }
        On::EndOfAge => {
            set_up.extend(lines(&["round 2", "has 2 books=50", "begin production"]));
            let game = staged(2, &set_up);
            let vp = open(&game).nations[seat(1)].vp;
            assert_eq!(vp, 20 + effect.gain.vp as u16, "{card}");
        }
        On::Defeated => {
            assert_eq!(effect.verb, Some(Verb::RemoveSelf));
            set_up.extend(lines(&[
                "war punic-wars 9 by 2",
                "stats 2 strength=9",
                "begin production",
            ]));
            assert!(!open(&staged(2, &set_up)).nations[seat(1)].in_play().any(|own| own == card));
        }
        On::Always => {
            assert_eq!(effect.verb, Some(Verb::RemoveSelf));
            set_up.push("card 1-1 silk".to_owned());
            let mut game = staged(2, &set_up);
            play(&mut game, "deploy axeman"); // any change is followed by the check
            assert!(!open(&game).nations[seat(1)].in_play().any(|own| own == card), "{card}");
        }
        On::Action => exercise_action(card, effect, set_up),
        On::RevealEvent => {
            assert_eq!(effect.verb, Some(Verb::DrawTwoKeepOne));
            set_up.push("begin reveal".to_owned());
            let mut game = staged(2, &set_up);
            let mut rng = Fast::new(1);
            for _ in 0..2 {
                assert_eq!(game.turn(), Turn::Chance);
                let c = game.sample(&mut rng);
                game.apply_chance(c, &mut |_| {});
            }
            assert_eq!(game.turn(), Turn::Decide(seat(1)));
            assert_eq!(game.legal_moves().len(), 2);
        }
        On::FinalScoring => {
            set_up.extend(effect.per.map_or(vec![], twice));
            let times = if effect.per.is_some() { 2 } else { 1 };
            let wonders = open(&staged(2, &set_up)).scores(seat(1))[2];
            assert_eq!(wonders, i32::from(card.facts().vp) + i32::from(effect.gain.vp) * times);
        }
    }
}

/// Lines under which a condition does not hold for seat 1.
fn opposite(cond: Option<If>) -> Vec<String> {
    match cond {
        Some(If::LeastStrength) => lines(&["stats 1 strength=9"]),
        Some(If::MostStrength) => lines(&["stats 2 strength=9"]),
        Some(If::MostStability) => lines(&["stats 2 stability=9"]),
        _ => vec![], // all are equal, nothing was bought, nobody passed
    }
}

fn exercise_static(card: Card, modifier: Modifier, set_up: Vec<String>) {
    let game = staged(2, &set_up);
    let position = open(&game);
    let nation = &position.nations[seat(1)];
    let with = |more: &[&str]| staged(2, &[&set_up[..], &lines(more)[..]].concat());
    let allowed = |game: &Nations, text: &str| game.refusal(Move::parse(text).unwrap()).is_none();
    match modifier {
        Modifier::Strength(_) => unreachable!("only a board has it"),
        Modifier::Stability(n) => {
            assert_eq!(position.stability(seat(1)), n.into(), "{card}");
            assert_eq!(position.stability(seat(2)), n.into(), "{card}");
        }
        Modifier::PrivateArchitects(n) => {
            let mut game = with(&["begin reveal"]);
            let c = game.sample(&mut Fast::new(1));
            game.apply_chance(c, &mut |_| {});
            assert_eq!(open(&game).nations[seat(1)].private_architects(), n as u8, "{card}");
        }
        Modifier::GoldenAgeBonus(n) => assert_eq!(nation.golden_age_bonus(), n as u8, "{card}"),
        Modifier::RaidBonus(n) => {
            let raid = open(&with(&["man 1 axeman 1"])).nations[seat(1)].raid();
            assert_eq!(raid, Some(2 + n as u8), "{card}");
        }
        Modifier::PriceDelta { kind: Kind::Battle, gold } => {
            let position = open(&with(&["card 1-1 siege-of-troy"]));
            let cell = position.cells().next().unwrap();
            assert_eq!(position.price(seat(1), cell), 1);
            assert_eq!(position.price(seat(2), cell), 1 + gold as u16);
        }
        Modifier::PriceDelta { kind, .. } => panic!("{card}: the price of {kind:?}"),
        Modifier::WarStrength(n) => {
            assert_eq!(position.war_strength(seat(1)), position.strength(seat(1)) + i16::from(n));
        }
        Modifier::ColonyRequirement(n) => {
            let need = 3 + i16::from(n); // Nubia asks for three
            let weak = with(&["card 1-1 nubia", &format!("stats 1 strength={}", need - 1)]);
            assert!(!allowed(&weak, "buy nubia"), "{card}");
            let strong = with(&["card 1-1 nubia", &format!("stats 1 strength={need}")]);
            assert!(allowed(&strong, "buy nubia"), "{card}");
        }
        Modifier::DefeatExtraLoss(loss) => {
            let position = open(&with(&["war hyksos-invasion 9 by 2"]));
            for number in [1, 2] {
                let defeat = position.defeat_loss(seat(number));
                assert_eq!(i16::from(defeat.food), i16::from(loss.of(Resource::Food)), "{card}");
            }
        }
        Modifier::NoMilitaryUpkeep => {
            let worked = open(&with(&["slot 1 1 phalanx 2"]));
            assert_eq!(worked.income(seat(1)), position.income(seat(1)), "{card}");
        }
        Modifier::NoShortageVpLoss => {
            let game = with(&["workers 1 food=1", "has 1 food=0", "begin production"]);
            assert_eq!(open(&game).nations[seat(1)].vp, 20, "{card}");
        }
        Modifier::NoWarVpLoss => {
            let war = ["war punic-wars 9 by 2", "stats 2 strength=9", "begin production"];
            assert_eq!(open(&with(&war)).nations[seat(1)].vp, 20, "{card}");
            let late = [&["passed 2 1"][..], &war[..]].concat();
            assert_eq!(open(&with(&late)).nations[seat(1)].vp, 19, "{card}");
        }
        Modifier::DeployDiscount { kind, stone, min } => {
            for other in Card::all().filter(|other| other.kind().is_worked()) {
                let printed = i16::from(other.facts().deploy_cost());
                let less = (printed - i16::from(stone)).max(min.into());
                let wanted = if other.kind() == kind { less } else { printed };
                assert_eq!(nation.deploy_cost(other) as i16, wanted, "{card}, {other}");
            }
        }
        Modifier::CannotBuy(kinds) => {
            for kind in kinds.iter() {
                let other = Card::all().find(|other| other.kind() == kind).unwrap();
                assert!(!allowed(&with(&[&format!("card 1-1 {other}")]), &format!("buy {other}")));
            }
        }
        Modifier::FirstTurnActions(n) => {
            assert_eq!(open(&with(&["begin actions"])).actions, n as u8, "{card}");
        }
        Modifier::FirstTurnSkip => {
            assert_eq!(with(&["begin actions"]).turn(), Turn::Decide(seat(2)), "{card}");
        }
        Modifier::ExtraAdvisorSpace => {
            let mut game = with(&["card 1-1 augustus"]);
            play(&mut game, "buy augustus");
            assert!(game.legal_moves().contains(&Move::Place(Spot::Tower)), "{card}");
        }
    }
}

fn exercise_purchase(card: Card, effect: &Effect, mut set_up: Vec<String>) {
    let kind = effect.types.iter().next().unwrap_or(Kind::Advisor);
    let other = Card::all().find(|other| other.kind() == kind && *other != card).unwrap();
    let row = effect.price.unwrap_or(2);
    set_up.push(format!("card {row}-1 {other}"));
    let buyer = if effect.by_others { 2 } else { 1 };
    for number in [1, 2] {
        set_up.push(format!("man {number} axeman 1"));
        set_up.push(format!("stats {number} strength=30"));
        set_up.push(format!("has {number} gold=20 stone=20 food=20 books=20 vp=20"));
    }
    set_up.push(format!("active {buyer}"));
    let mut game = staged(2, &set_up);
    let before = open(&game);
    play(&mut game, &format!("buy {other}"));
    let nation = |open: &Open| open.nations[seat(buyer)];
    if let Some(Verb::DeployFreeOnBoughtCard(_)) = effect.verb {
        play(&mut game, "place slot 1");
        play(&mut game, &format!("deploy {other}"));
        assert_eq!(open(&game).nations[seat(1)].slots[0].workers, 1, "{card}");
        return;
    }
    let mut wanted = plus([0; 4], &effect.gain, 1);
    wanted[0] -= i16::from(row);
    let (old, new) = (nation(&before), nation(&open(&game)));
    for (place, wanted) in wanted.into_iter().enumerate() {
        assert_eq!(new.goods[place] as i16 - old.goods[place] as i16, wanted, "{card}");
    }
    assert_eq!(new.vp as i16 - old.vp as i16, effect.gain.vp.into(), "{card}");
    if effect.target == Some(Target::Buyer) {
        assert_eq!(gained(&before, &open(&game)), ([0; 4], 0), "{card}: its owner gets nothing");
    }
}

fn exercise_completion(card: Card, effect: &Effect) {
    let last = card.facts().stages().len() - 1;
    let mut set_up =
        lines(&[RICH, "has 2 gold=20 stone=20 food=20 books=20 vp=20", "architects 1"]);
    set_up.push(format!("construction 1 {card} {last}"));
    set_up.extend(match effect.target {
        Some(Target::LeastStability) => lines(&["stats 2 stability=5"]),
        Some(Target::LeastStrength) => lines(&["stats 2 strength=5"]),
        Some(Target::MostStrength) => lines(&["stats 1 strength=5"]),
        _ => vec![],
    });
    let mut game = staged(2, &set_up);
    let before = open(&game);
    play(&mut game, "hire");
    let mut wanted = plus([0; 4], &effect.gain, 1);
    wanted[1] -= i16::from(card.facts().stages()[last]);
    if let Some(option) = effect.choice().first() {
        answer_all(&mut game); // everybody takes the first
        wanted = plus(wanted, &option.gain, 1);
        let lost = 20 - open(&game).nations[seat(2)].goods[0] as i16;
        assert_eq!(lost, -i16::from(option.gain.goods[0]), "{card}: the others too");
    }
    assert_eq!(gained(&before, &open(&game)).0, wanted, "{card}");
    if effect.verb == Some(Verb::LeastStableUntilEndOfRound) {
        assert_eq!(open(&game).compared_stability(seat(1)), -1, "{card}");
    }
}

fn exercise_action(card: Card, effect: &Effect, mut set_up: Vec<String>) {
    set_up.extend(lines(&[
        "card 1-1 silk",
        "card 1-2 sphinx",
        "card 1-3 mine",
        "colonies 1 nubia gaul",
    ]));
    let game = staged(2, &set_up);
    let before = open(&game);
    let choices: Vec<(String, [i16; 4])> = if !effect.gains.is_empty() {
        let gains = effect.gains.iter();
        gains
            .map(|gain| (gain.only().unwrap().0.name().to_owned(), plus([0; 4], gain, 1)))
            .collect()
    } else if !effect.costs.is_empty() {
        let costs = effect.costs.iter();
        costs
            .map(|cost| (cost.only().unwrap().0.name().to_owned(), plus([0; 4], cost, -1)))
            .collect()
    } else {
        vec![(String::new(), [0; 4])]
    };
    for (word, change) in choices {
        let mut game = game.clone();
        play(&mut game, format!("use {card} {word}").trim());
        let mut wanted = plus(plus(change, &effect.gain, 1), &effect.cost, -1);
        match effect.verb {
            Some(Verb::TakeWorker(n)) => {
                play(&mut game, "take food");
                assert_eq!(
                    open(&game).nations[seat(1)].idle,
                    before.nations[seat(1)].idle + n as u8
                );
            }
            Some(Verb::DeployFree { .. }) => {
                play(&mut game, "deploy farm");
                assert_eq!(open(&game).nations[seat(1)].slots[3].workers, 1, "{card}");
            }
            Some(Verb::SwapTwoProgressCards) => {
                play(&mut game, "swap 1-1 1-3");
                assert_eq!(
                    open(&game).card_at(open(&game).cells().next().unwrap()),
                    Card::named("mine")
                );
            }
            Some(Verb::BuyFree(_)) => {
                play(&mut game, "buy sphinx");
                assert_eq!(open(&game).nations[seat(1)].construction, Card::named("sphinx"));
                wanted = [0; 4];
            }
            _ => {}
        }
        if effect.gives_up.is_some() {
            play(&mut game, "remove gaul");
            assert_eq!(open(&game).nations[seat(1)].colonies.iter().flatten().count(), 1, "{card}");
        }
        assert_eq!(gained(&before, &open(&game)).0, wanted, "{card} {word}");
        game.arrange(&mut Tokens::new("active 1")).unwrap();
        game.arrange(&mut Tokens::new("actions 1")).unwrap();
        let again = game.refusal(Move::parse(format!("use {card} {word}").trim()).unwrap());
        assert_eq!(again.is_some(), effect.limited, "{card}: once a round or not");
    }
}
