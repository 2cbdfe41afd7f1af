//! Every card and every board in play has the numbers of the data.

use crate::common::{RICH, gained, lines, open, play, plus, seat, staged};
use nations::effect::{Modifier, On};
use nations::{Amounts, Card, Kind};
use table::scenario::Staged;
use table::{Fast, Game, Tokens};

#[test]
fn every_card_has_its_numbers_in_play() {
    for card in Card::all() {
        let facts = card.facts();
        let yields = facts.yields;
        let set_up = match card.kind() {
            Kind::Building | Kind::Military => format!("slot 1 1 {card} 2"),
            Kind::Colony => format!("colonies 1 {card}"),
            Kind::Wonder => format!("wonders 1 {card}"),
            Kind::Advisor => format!("advisor 1 {card}"),
            Kind::Battle | Kind::GoldenAge | Kind::War => continue,
        };
        let times = if card.kind().is_worked() { 2 } else { 1 };
        // Conditional production is exercised elsewhere; here no condition holds.
        let game = staged(3, &lines(&[&set_up, "stats 2 strength=1", "stats 2 strength=1"]));
        let position = open(&game);
        let nation = &position.nations[seat(1)];
        let (strength, stability) = nation.tracked();
        assert_eq!(strength, i16::from(yields.strength) * times, "{card}");
        assert_eq!(stability, i16::from(yields.stability) * times, "{card}");
        let conditional = facts.effects().iter().any(|e| e.on == Some(On::Production));
        if !conditional {
            assert_eq!(position.income(seat(1)), plus([0; 4], &yields, times), "{card}");
        }
        let slots: i32 = facts.vp_slots().take(2).map(i32::from).sum();
        let scores = position.scores(seat(1));
        if card.kind().is_worked() {
            assert_eq!(scores[3], slots, "{card}");
            let raid = (card.kind() == Kind::Military).then_some(facts.raid);
            assert_eq!(nation.raid(), raid, "{card}");
        }
        if card.kind() == Kind::Colony {
            assert_eq!(scores[1], facts.vp.into(), "{card}");
        }
    }
}

#[test]
fn every_battle_golden_age_and_war_does_what_it_says() {
    for card in Card::all() {
        let facts = card.facts();
        let set_up = [
            format!("card 1-1 {card}"),
            "slot 1 1 knight 1".to_owned(),
            RICH.to_owned(),
            "has 2 gold=20 stone=20 food=20 books=20 vp=20".to_owned(),
        ];
        let mut game = staged(2, &set_up);
        let before = open(&game);
        match card.kind() {
            Kind::Battle => {
                play(&mut game, &format!("buy {card}"));
                play(&mut game, "gain books");
                assert_eq!(gained(&before, &open(&game)).0, [-1, 0, 0, 4], "{card}");
            }
            Kind::GoldenAge => {
                play(&mut game, &format!("buy {card}"));
                let mut paid = game.clone();
                let (resource, _) = facts.given.only().unwrap();
                play(&mut game, &format!("gain {}", resource.name()));
                let price = Amounts { goods: [-1, 0, 0, 0], ..Amounts::NONE };
                let wanted = plus(plus([0; 4], &facts.given, 1), &price, 1);
                assert_eq!(gained(&before, &open(&game)).0, wanted, "{card}");
                play(&mut paid, &format!("pay {} food", facts.vp_price()));
                let (goods, vp) = gained(&before, &open(&paid));
                assert_eq!((goods[2], vp), (-i16::from(facts.age), 1), "{card}");
            }
            Kind::War => {
                play(&mut game, &format!("buy {card}"));
                game.arrange(&mut Tokens::new("begin production")).unwrap();
                let loser = &open(&game).nations[seat(2)];
                for (resource, count) in facts.given.each() {
                    assert_eq!(loser.has(resource) as i16, 20 - i16::from(count), "{card}");
                }
                assert_eq!(loser.vp, 19, "{card}");
            }
            _ => {}
        }
    }
}

#[test]
fn every_board_is_as_printed_and_its_power_acts() {
    for board in nations::Board::all() {
        let side = if board.b { "b" } else { "a" };
        let line = format!("board 1 {} {side}", board.people.name());
        let facts = board.facts();
        let position = open(&staged(2, std::slice::from_ref(&line)));
        let nation = &position.nations[seat(1)];
        assert_eq!(nation.goods[..3], facts.goods[..3]);
        assert_eq!((nation.vp, nation.idle), (facts.vp, facts.workers));
        assert_eq!(nation.slots.iter().filter_map(|slot| slot.card).count(), facts.slots.into());
        assert_eq!(nation.workers() + nation.available(), 13);
        for effect in facts.effects() {
            match (effect.modifier, effect.on) {
                (Some(Modifier::Strength(n)), _) => {
                    assert_eq!(position.strength(seat(1)), n.into());
                }
                (Some(Modifier::GoldenAgeBonus(n)), _) => {
                    assert_eq!(nation.golden_age_bonus(), n as u8);
                }
                (Some(Modifier::PrivateArchitects(n)), _) => {
                    let mut game = staged(2, &[line.clone(), "begin reveal".to_owned()]);
                    let c = game.sample(&mut Fast::new(1));
                    game.apply_chance(c, &mut |_| {});
                    assert_eq!(open(&game).nations[seat(1)].private_architects(), n as u8);
                }
                (None, Some(On::Production)) => {
                    let passed = open(&staged(2, &[line.clone(), "passed 1".to_owned()]));
                    assert_eq!(passed.income(seat(1)), plus([0; 4], &effect.gain, 1));
                }
                other => panic!("{line}: {other:?}"),
            }
        }
    }
}
