//! Rules that need more than a scenario: options, decks, forecasts, what is known to whom.

use nations::{Card, Kind, Level, Move, Nations, Remedy, Resource, Step, solo};
use table::scenario::Staged;
use table::{Fast, Game, Notation, Options, Proved, Seat, Tokens, Turn, Viewer};

fn options(players: usize, pairs: &[(&str, &str)]) -> Options {
    Options::new(&Nations::INFO, players, pairs.iter().copied()).unwrap()
}

fn seat(number: usize) -> Seat {
    Seat::new(number - 1).unwrap()
}

/// A position set up by lines of the scenario language.
fn staged(players: usize, lines: &[&str]) -> Nations {
    let mut game = Nations::stage(&options(players, &[]));
    for line in lines {
        game.arrange(&mut Tokens::new(line)).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
    game
}

/// NA-5P-1
#[test]
fn five_players_need_more_than_basic_cards() {
    for level in ["basic", "balanced"] {
        let error = Nations::new(&options(5, &[("level", level)])).unwrap_err();
        assert_eq!(
            error.to_string(),
            format!(
                "option `level` cannot be `{level}`: expected advanced or expert with five players"
            )
        );
    }
    for level in ["advanced", "expert"] {
        assert!(Nations::new(&options(5, &[("level", level)])).is_ok());
    }
}

/// NA-MAINT-5, NA-5P-1: no deck runs out in any game that the options allow.
#[test]
fn decks_last_for_an_age() {
    let mut rng = Fast::new(11);
    for (players, level) in [(4, "basic"), (4, "balanced"), (5, "advanced"), (3, "basic")] {
        let mut game = Nations::new(&options(players, &[("level", level)])).unwrap();
        while game.turn() != Turn::Over {
            match game.turn() {
                Turn::Chance => {
                    let c = game.sample(&mut rng);
                    game.apply_chance(c, &mut |_| {});
                }
                _ => {
                    // Everybody passes at once, so that the most cards are drawn.
                    let m = game.legal_moves();
                    let quiet = m.iter().copied().find(|m| *m == Move::Pass).unwrap_or(m[0]);
                    let view = game.view(Viewer::Public);
                    if view.open.phase_name() == "action" {
                        let spaces = 3 * usize::from(view.open.columns());
                        let filled = view.open.cells().filter_map(|c| view.open.card_at(c)).count();
                        assert_eq!(filled, spaces, "{players} players, {level}");
                    }
                    game.apply(quiet, &mut |_| {});
                }
            }
        }
    }
}

/// NA-LEVEL-1, NA-COMP-1
#[test]
fn balanced_decks_hold_as_many_of_each_type_as_basic_ones() {
    let wanted = [4, 4, 8, 4, 4, 4, 4, 4];
    for start in 0..20 {
        let mut rng = Fast::new(start);
        let mut game = Nations::new(&options(4, &[("level", "balanced")])).unwrap();
        let mut counts = [0; 8];
        let mut above_basic = 0;
        let mut round = 0;
        while round < 3 {
            match game.turn() {
                Turn::Chance => {
                    let c = game.sample(&mut rng);
                    if let nations::Chance::Card(_, card) = c {
                        counts[card.kind() as usize] += 1;
                        above_basic += usize::from(card.facts().level != Level::Basic);
                    }
                    game.apply_chance(c, &mut |_| {});
                }
                _ => {
                    let m = game.random_move(&mut rng);
                    game.apply(m, &mut |_| {});
                }
            }
            round = game.view(Viewer::Public).open.round;
        }
        assert!(counts.iter().zip(wanted).all(|(found, most)| *found <= most), "{counts:?}");
        assert!(above_basic > 0);
    }
}

/// NA-GEN-14: whoever looks sees the same, and the same can happen next.
#[test]
fn everything_lies_open() {
    let mut rng = Fast::new(5);
    let mut game = Nations::new(&options(3, &[])).unwrap();
    for _ in 0..300 {
        let all = game.view(Viewer::All).open;
        assert_eq!(all, game.view(Viewer::Public).open);
        assert_eq!(all, game.view(Viewer::Seat(seat(2))).open);
        match game.turn() {
            Turn::Chance => {
                let c = game.sample(&mut rng);
                assert!(Nations::hide_chance(c, Viewer::Public).is_none());
                game.apply_chance(c, &mut |_| {});
            }
            Turn::Decide(_) => {
                let m = game.random_move(&mut rng);
                game.apply(m, &mut |_| {});
            }
            Turn::Over => break,
        }
    }
}

/// NA-ARCH-6: more architects than the 15 pieces of the box.
#[test]
fn the_office_is_unlimited() {
    let mut game = staged(5, &["begin reveal"]);
    for (number, card) in ["marie-curie", "archimedes"].iter().enumerate() {
        game.arrange(&mut Tokens::new(&format!("advisor {} {card}", number + 1))).unwrap();
    }
    for number in 3..=5 {
        let lines = [
            format!("board {number} egypt b"),
            format!("wonders {number} alhambra porcelain-tower"),
            format!("advisor {number} marie-curie"),
            format!("tower {number} archimedes"),
        ];
        for line in lines {
            game.arrange(&mut Tokens::new(&line)).unwrap();
        }
    }
    game.apply_chance(nations::Chance::parse("event aryan-migration").unwrap(), &mut |_| {});
    let open = game.view(Viewer::Public).open;
    let private: u8 = open.seats().map(|s| open.nations[s].private_architects()).sum();
    assert_eq!((open.architects, private), (5, 18));
}

/// NA-SOLO-14
#[test]
fn a_solo_score_earns_the_highest_title_it_reaches() {
    assert_eq!(solo::title(9), None);
    assert_eq!(solo::title(10), Some("Dan Quayle"));
    assert_eq!(solo::title(44), Some("Charles V"));
    assert_eq!(solo::title(45), Some("Victoria"));
    assert_eq!(solo::title(99), Some("Trajan"));
}

/// NA-SOLO-R1: what is read from a picture and what is invented is marked.
#[test]
fn invented_tiles_are_marked() {
    for tile in nations::Tile::all() {
        assert_eq!(tile.facts().reconstructed, tile.facts().age == 1);
    }
}

/// NA-LEVEL-3: with `events` by level only those up to the level are drawn.
#[test]
fn events_can_be_limited_to_the_level() {
    let mut rng = Fast::new(3);
    for _ in 0..20 {
        let table = options(2, &[("level", "basic"), ("events", "level"), ("ages", "2")]);
        let mut game = Nations::new(&table).unwrap();
        while game.turn() != Turn::Over {
            match game.turn() {
                Turn::Chance => {
                    let c = game.sample(&mut rng);
                    if let nations::Chance::Event(nations::Revealed::Event(event)) = c {
                        assert_eq!(event.facts().level, Level::Basic);
                    }
                    game.apply_chance(c, &mut |_| {});
                }
                _ => {
                    let m = game.random_move(&mut rng);
                    game.apply(m, &mut |_| {});
                }
            }
        }
    }
}

#[test]
fn a_forecast_tells_what_each_step_would_bring() {
    let game = staged(
        2,
        &[
            "event yellow-turban-rebellion",
            "war three-kingdoms-war 5 by 2",
            "stats 1 stability=2 strength=1",
            "stats 2 stability=3 strength=5",
            "man 1 farm 2",
            "has 1 gold=9 food=9 books=3 vp=7",
            "round 2",
            "event yellow-turban-rebellion",
        ],
    );
    let open = game.view(Viewer::Public).open;
    let forecast = open.forecast().unwrap();
    let one = seat(1);
    assert_eq!(forecast.change(Step::Production, one).goods, [0, 2, 2, 0]);
    let war = forecast.change(Step::War, one);
    assert_eq!((war.goods, war.vp), ([-3, 0, 0, 0], -1));
    assert!(forecast.defeated[one] && !forecast.defeated[seat(2)]);
    assert_eq!(forecast.change(Step::FirstEvent, one).goods, [0, 0, -3, 0]);
    assert_eq!(forecast.change(Step::SecondEvent, one).goods, [-1, 0, 0, 0]);
    assert_eq!(forecast.change(Step::Famine, one).goods, [0, 0, -2, 0]);
    assert_eq!(forecast.change(Step::Books, one).vp, 1);
    assert_eq!(forecast.total(one).goods, [-4, 2, -3, 0]);
    assert_eq!(open, game.view(Viewer::Public).open, "a forecast changes nothing");
}

#[test]
fn a_forecast_is_what_then_happens() {
    let mut rng = Fast::new(17);
    let mut seen = 0;
    for _ in 0..60 {
        let mut game = Nations::new(&options(3, &[("level", "expert")])).unwrap();
        while game.turn() != Turn::Over {
            match game.turn() {
                Turn::Chance => {
                    let c = game.sample(&mut rng);
                    game.apply_chance(c, &mut |_| {});
                }
                _ => {
                    let m = game.daring_move(&mut rng);
                    let open = game.view(Viewer::Public).open;
                    let last = m == Move::Pass
                        && open.seats().filter(|s| open.nations[*s].deeds.passed == 0).count() == 1;
                    let mut passed = game.clone();
                    passed.apply(m, &mut |_| {});
                    let after = passed.view(Viewer::Public).open;
                    if last && after.round == open.round + 1 {
                        // The forecast of the position with the pass made.
                        let mut before = open.clone();
                        before.nations[before.active].deeds.passed = before.players;
                        let forecast = before.forecast().unwrap();
                        let palace = Card::named("forbidden-palace");
                        let owns = |s: Seat| before.nations[s].wonders.contains(&palace);
                        if !before.seats().any(owns)
                            && before.seats().all(|s| forecast.decides[s] == 0)
                        {
                            seen += 1;
                            for s in before.seats() {
                                let vp = forecast.total(s).vp;
                                assert_eq!(
                                    before.nations[s].vp as i16 + vp,
                                    after.nations[s].vp as i16
                                );
                                let food = Resource::Food as usize;
                                assert_eq!(
                                    before.nations[s].goods[food] as i16
                                        + forecast.total(s).goods[food],
                                    after.nations[s].goods[food] as i16
                                );
                            }
                        }
                    }
                    game = passed;
                }
            }
        }
    }
    assert!(seen > 100, "{seen}");
}

#[test]
fn a_loss_tells_what_replacing_a_card_would_cost() {
    let game = staged(
        2,
        &[
            "slot 1 1 ziggurat 2",
            "colonies 1 india",
            "advisor 1 genghis-khan",
            "wonders 1 colosseum",
            "has 1 vp=0 gold=0 stone=0 food=0 books=0",
        ],
    );
    let open = game.view(Viewer::Public).open;
    let loss = |slug| open.loss(seat(1), Card::named(slug).unwrap());
    let ziggurat = loss("ziggurat").unwrap();
    assert_eq!((ziggurat.workers, ziggurat.stability, ziggurat.points), (2, 4, 2));
    assert_eq!(ziggurat.income, [0, 2, 0, 0]);
    assert_eq!(loss("india").unwrap().income, [0, 0, 0, 5]);
    let genghis = loss("genghis-khan").unwrap();
    assert_eq!((genghis.strength, genghis.stability), (3, -3));
    assert_eq!(loss("colosseum").unwrap().strength, 3);
    assert_eq!(loss("sphinx"), None);
}

#[test]
fn names_come_with_their_certainty() {
    let card = Card::named("stonehenge").unwrap();
    assert_eq!((card.english(), card.polish()), ("Stonehenge", "Stonehenge"));
    assert!(!card.polish_is_printed());
    assert!(Card::named("ziggurat").unwrap().polish_is_printed());
    assert_eq!(Card::all().filter(|card| card.facts().age > 0).count(), 296);
    assert_eq!(Card::all().filter(|card| card.kind() == Kind::Wonder).count(), 41);
}

#[test]
fn a_remedy_is_the_least_that_helps() {
    let game = staged(
        3,
        &[
            "event raid-on-lindisfarne",
            "war punic-wars 9 by 2",
            "has 1 gold=20 stone=20 food=20 books=20 vp=5",
            "stats 1 strength=4 stability=0",
            "stats 2 strength=9 stability=2",
            "stats 3 strength=12 stability=1",
        ],
    );
    let open = game.view(Viewer::Public).open;
    assert_eq!(open.remedy(Step::War, seat(1)), Some(Remedy::Strength(5)));
    assert_eq!(open.remedy(Step::War, seat(2)), None);
    // Being as strong as the next is not enough: of those who are tied all are weakest.
    assert_eq!(open.remedy(Step::FirstEvent, seat(1)), Some(Remedy::Strength(6)));
    assert_eq!(open.remedy(Step::SecondEvent, seat(1)), Some(Remedy::Stability(2)));
    assert_eq!(open.remedy(Step::Famine, seat(1)), None);
}

/// NA-GEN-14: nothing is hidden, so a view can refuse and try moves as the game does.
#[test]
fn a_view_refuses_and_tries_moves_as_the_game_does() {
    let game = staged(2, &["card 1-1 forum", "card 3-1 phalanx", "has 1 gold=2 stone=3"]);
    let view = game.view(Viewer::Public);
    let [forum, phalanx] = ["buy forum", "buy phalanx"].map(|text| Move::parse(text).unwrap());
    assert_eq!(view.refusal(forum), None);
    assert_eq!(view.refusal(phalanx), game.refusal(phalanx));
    assert!(view.refusal(phalanx).is_some());
    let mut played = game.clone();
    played.apply(forum, &mut |_| {});
    assert_eq!(view.after(forum), played.view(Viewer::Public).open);
}
