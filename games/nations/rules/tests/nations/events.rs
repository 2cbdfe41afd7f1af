//! Every event of every card, resolved: each of its effects is exercised and compared with the data.

use nations::effect::{Target, Verb};
use nations::{Effect, EventCard, Nations, Open, Resource, Step};
use table::scenario::Staged;
use table::{Game, Options, Seat, Seats, Tokens, Turn, Viewer};

/// Seat 1 has most of everything, seat 3 least, all have plenty; they passed in their order.
fn staged(event: EventCard) -> Nations {
    let options = Options::new(&Nations::INFO, 3, [("level", "expert")]).unwrap();
    let mut game = Nations::stage(&options);
    let age = event.facts().age;
    let (advisor, colony) = match age {
        1 => ("augustus", "nubia"),
        2 => ("genghis-khan", "greenland"),
        3 => ("thomas-aquino", "quebec"), // of an earlier age, which one event looks at
        _ => ("elizabeth", "india"),
    };
    let mut lines = vec![format!("round {}", 2 * age - 1), format!("event {}", event.slug())];
    let war = event.facts().halves.iter().flat_map(|half| half.effects());
    let lost = war.clone().any(|e| matches!(e.verb, Some(Verb::RegainLostToWar { .. })));
    lines.push(format!("war vandalic-war {} by 2", if lost { 12 } else { 3 }));
    for (number, food) in [(1, 90), (2, 60), (3, 40)] {
        lines.push(format!("has {number} gold=40 stone=40 food={food} books=60 vp=20"));
        lines.push(format!("colonies {number} {colony} tibet"));
        lines.push(format!("construction {number} taj-mahal 1"));
        lines.push(format!("slot {number} 1 factory 1"));
        lines.push(format!("slot {number} 2 ranger 1"));
        lines.push(format!("workers {number} idle=2 food=3 stability=3"));
        lines.push(format!("bought {number} wars=1 battles=1 colonies=1"));
    }
    lines.push(format!("advisor 3 {advisor}"));
    lines.push(format!(
        "advisor 1 {}",
        if advisor == "augustus" { "hatshepsut" } else { "abu-bakr" }
    ));
    lines.extend(["bought 1 golden-ages=1", "man 1 factory 2", "passed 1 2 3"].map(str::to_owned));
    for (number, strength, stability) in [(1, 11, 5), (2, 10, 4), (3, 2, 1)] {
        lines.push(format!("stats {number} strength={strength} stability={stability}"));
    }
    for line in &lines {
        game.arrange(&mut Tokens::new(line)).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
    game
}

fn open(game: &Nations) -> Open {
    game.view(Viewer::Public).open
}

/// What an effect brings a nation, if everybody takes the first of several choices.
fn expected(open: &Open, effect: &Effect, nations: Seats, who: Seat) -> ([i16; 4], i16) {
    if let Some(option) = effect.choice().first() {
        let others = option.target == Some(Target::Others);
        return expected(
            open,
            option,
            if others { Seats::all(open.players()) - nations } else { nations },
            who,
        );
    }
    let mut sum = ([0; 4], 0);
    if let Some(then) = effect.then() {
        sum = expected(open, then, open.selected(then), who);
    }
    if !nations.has(who) || effect.cond.is_some_and(|cond| !open.holds(who, cond)) {
        return sum;
    }
    let times = effect.per.map_or(1, |per| open.times(who, per));
    for (place, count) in sum.0.iter_mut().enumerate() {
        *count += i16::from(effect.gain.goods[place]) * times - i16::from(effect.cost.goods[place]);
    }
    sum.1 += i16::from(effect.gain.vp) * times;
    sum
}

/// Plays to the end of the round, everything answered with the first legal move.
fn finish(game: &mut Nations) {
    game.arrange(&mut Tokens::new("begin production")).unwrap();
    while let Turn::Decide(_) = game.turn() {
        let m = game.legal_moves()[0];
        game.apply(m, &mut |_| {});
    }
}

#[test]
fn every_effect_of_every_event_does_what_its_data_says() {
    let mut seen = 0;
    for event in EventCard::all() {
        let game = staged(event);
        let before = open(&game);
        let forecast = before.forecast().unwrap();
        for (half, step) in event.facts().halves.iter().zip([Step::FirstEvent, Step::SecondEvent]) {
            let mut wanted = [([0; 4], 0); 3];
            let mut plain = true;
            for effect in half.effects() {
                let nations = before.selected(effect);
                assert!(!nations.is_empty(), "{}: nobody is concerned", half.en);
                for who in before.seats() {
                    let (goods, vp) = expected(&before, effect, nations, who);
                    let sum = &mut wanted[who.index()];
                    sum.1 += vp;
                    for (sum, count) in sum.0.iter_mut().zip(goods) {
                        *sum += count;
                    }
                }
                // These move resources in their own way and are looked at below.
                plain &= !matches!(
                    effect.verb,
                    Some(
                        Verb::UndeployAny { .. }
                            | Verb::KeepAtMost { .. }
                            | Verb::RegainLostToWar { .. }
                            | Verb::HireFree(_)
                    )
                );
                let mut played = game.clone();
                finish(&mut played);
                if let Some(verb) = effect.verb.or(effect.choice().first().and_then(|o| o.verb)) {
                    let after = open(&played);
                    check_verb(verb, (half.en, step), nations, (&before, &after), effect);
                }
                seen += 1;
            }
            if plain {
                for who in before.seats() {
                    let change = forecast.change(step, who);
                    let (goods, vp) = wanted[who.index()];
                    assert_eq!(
                        (change.goods, change.vp),
                        (goods, vp),
                        "{} for seat {who}",
                        half.en
                    );
                }
            }
        }
    }
    assert_eq!(seen, 100, "effects of events");
}

fn check_verb(
    verb: Verb,
    (name, step): (&str, Step),
    nations: Seats,
    (before, after): (&Open, &Open),
    effect: &Effect,
) {
    for who in before.seats().filter(|who| nations.has(*who)) {
        let (old, new) = (&before.nations[who], &after.nations[who]);
        let place = after.place_in_order(who);
        match verb {
            Verb::ReturnWorker(n) => assert_eq!(new.workers() + n as u8, old.workers(), "{name}"),
            Verb::TakeWorker(n) => assert_eq!(new.workers(), old.workers() + n as u8, "{name}"),
            Verb::UndeployAny { from, gain } => {
                let on = |nation: &nations::Nation| -> i16 {
                    let slots = nation.slots.iter();
                    let slots = slots.filter(|s| s.card.is_some_and(|card| card.kind() == from));
                    slots.map(|slot| i16::from(slot.workers)).sum()
                };
                assert_eq!(on(new), 0, "{name}: the first legal move undeploys");
                let change = before.forecast().unwrap().change(step, who);
                for (resource, count) in gain.each() {
                    assert_eq!(
                        change.goods[resource as usize],
                        i16::from(count) * on(old),
                        "{name}"
                    );
                }
            }
            Verb::DeployFree { n, .. } => {
                assert_eq!(new.slots[1].workers, old.slots[1].workers + n as u8, "{name}");
            }
            Verb::HireFree(n) => {
                let stages = if new.construction.is_some() { new.stages } else { 3 };
                assert_eq!(stages, old.stages + n as u8, "{name}");
            }
            Verb::RemoveArchitect(n) => assert_eq!(new.stages + n as u8, old.stages, "{name}"),
            Verb::RemoveColony => {
                let count = |nation: &nations::Nation| nation.colonies.iter().flatten().count();
                assert_eq!(count(new) + 1, count(old), "{name}");
            }
            Verb::RemoveAllAdvisors => assert_eq!(new.advisors, [None; 2], "{name}"),
            Verb::GoFirst => assert_eq!(place, 0, "{name}"),
            Verb::GoLast => {
                let behind = nations.len();
                assert!(place >= before.players() - behind, "{name}");
            }
            Verb::SkipPlayerOrderStep => assert_eq!(after.order(), before.order(), "{name}"),
            Verb::KeepAtMost { resource, n } => {
                let famine = if resource == Resource::Food { before.famine() } else { 0 };
                assert_eq!(new.has(resource) + u16::from(famine), n as u16, "{name}");
            }
            Verb::RegainLostToWar { goods } => {
                let forecast = before.forecast().unwrap();
                let war = forecast.change(Step::War, who);
                let back = forecast.change(step, who);
                assert_eq!(back.vp, -war.vp, "{name}");
                assert!(war.vp < 0);
                let wanted = if goods { war.goods.map(|count| -count) } else { [0; 4] };
                assert_eq!(back.goods, wanted, "{name}");
            }
            Verb::StrengthDeltaForSecondEvent(_) => {
                // The first choice is the gold; the other one is shown by a scenario.
                assert_eq!(effect.choice().len(), 2, "{name}");
            }
            other => panic!("{name}: {other:?} is no verb of events"),
        }
    }
}
