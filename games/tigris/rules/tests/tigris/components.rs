//! Rules a scenario cannot show: the pieces, the deal, and what is hidden from whom.

use table::{BySeat, Fast, Game, Line, Match, Options, Rng, Seat, Seed, Turn, Viewer, record};
use tigris::board::{CORNERS, LAND, RIVER, START};
use tigris::{Cells, Chance, Colour, Event, Move, Tigris, Tiles};

fn options(players: usize, pairs: &[(&str, &str)]) -> Options {
    Options::new(&Tigris::INFO, players, pairs.iter().copied()).unwrap()
}

fn seat(number: usize) -> Seat {
    Seat::new(number - 1).unwrap()
}

fn dealt(players: usize, seed: u8) -> Match<Tigris> {
    let mut game = Match::new(options(players, &[])).unwrap();
    game.settle(Seed([seed; 32]));
    game
}

/// TE-COMP-1
#[test]
fn two_to_four_play() {
    for players in [0, 1, 5] {
        assert!(Options::new(&Tigris::INFO, players, []).is_err());
    }
    for players in 2..=4 {
        assert_eq!(Tigris::new(&options(players, &[])).unwrap().players(), players);
    }
}

/// TE-COMP-2, TE-SETUP-1: 153 tiles, ten of the 57 temples on the board, 143 in the bag.
#[test]
fn the_bag_holds_all_tiles_but_the_start_temples() {
    let view = Tigris::new(&options(4, &[])).unwrap().view(Viewer::All);
    assert_eq!(view.bag.tiles.unwrap().0, [30, 47, 36, 30]);
    assert_eq!(view.open.tiles[Colour::Red], START);
    assert_eq!(view.open.treasures, START);
    assert_eq!(u32::from(view.bag.size) + START.len(), 153);
}

/// TE-COMP-5
#[test]
fn the_board_has_its_rivers_and_marked_cells() {
    assert_eq!((RIVER.len(), LAND.len(), START.len()), (41, 135, 10));
    assert_eq!(format!("{START:?}"), "k1 b2 p2 f3 n5 i7 b8 o9 f10 k11");
    assert_eq!(format!("{CORNERS:?}"), "b2 p2 b8 o9");
    let square_of_river =
        |cell: tigris::Cell| cell.square().is_some_and(|s| (s - RIVER).is_empty());
    let sites: Vec<String> =
        tigris::Cell::all().filter(|cell| square_of_river(*cell)).map(|c| c.to_string()).collect();
    assert_eq!(sites, ["o4"], "the only place for a monument of farms (TE-MON-1)");
}

/// TE-SETUP-3, TE-SETUP-4: six tiles each; what fewer players do not use stays in the box.
#[test]
fn everybody_gets_six_tiles() {
    for (players, bag) in [(2, 131), (3, 125), (4, 119)] {
        let view = dealt(players, 1).game().view(Viewer::All);
        assert_eq!(view.bag.size, bag);
        for (seat, hand) in view.hands.iter() {
            let sits = seat.index() < players;
            assert_eq!(hand.size, if sits { 6 } else { 0 });
            assert_eq!(view.open.catastrophes[seat], if sits { 2 } else { 0 });
        }
    }
}

/// TE-SETUP-5: everybody can be drawn as first player; the deal goes clockwise from there.
#[test]
fn the_first_player_is_drawn() {
    let mut begun = BySeat::<u32>::default();
    for seed in 0..60 {
        let game = dealt(3, seed);
        let Turn::Decide(first) = game.game().turn() else { panic!("nobody begins") };
        begun[first] += 1;
        let drew: Vec<Seat> = game.lines()[1..]
            .iter()
            .map(|line| match line {
                Line::Chance(Chance::Draw(seat, _)) => *seat,
                other => panic!("{other}"),
            })
            .collect();
        assert_eq!(drew, first.round(3).collect::<Vec<_>>());
    }
    assert!(begun.0[..3].iter().all(|times| *times > 5), "{begun:?}");
    let chosen: Match<Tigris> = Match::new(options(3, &[("first", "2")])).unwrap();
    assert_eq!(chosen.game().view(Viewer::Public).open.active, seat(2));
    assert!(Match::<Tigris>::new(options(2, &[("first", "3")])).is_err());
}

/// TE-HIDDEN-1, TE-HIDDEN-7: hands, bag and swapped tiles are seen by their owner alone.
#[test]
fn a_view_holds_no_tile_of_others() {
    let mut game = dealt(3, 3);
    let Turn::Decide(active) = game.game().turn() else { panic!("nobody begins") };
    let hand = game.game().hand(active);
    let colour = Colour::ALL.into_iter().find(|colour| hand[*colour] > 0).unwrap();
    let mut swapped = Tiles::default();
    swapped[colour] = 1;
    let events = game.make(active, Move::Swap(swapped)).unwrap();
    let other = active.next(3);

    let own = game.game().view(Viewer::Seat(active));
    assert_eq!(own.hands[active].tiles, Some(hand.minus(swapped)));
    assert_eq!(own.aside[active].tiles, Some(swapped));
    for view in [game.game().view(Viewer::Seat(other)), game.game().view(Viewer::Public)] {
        assert_eq!((view.hands[active].size, view.hands[active].tiles), (5, None));
        assert_eq!((view.aside[active].size, view.aside[active].tiles), (1, None));
        assert_eq!(view.bag.tiles, None);
        assert_eq!(view.bag.size, 125);
    }
    let seen = Tigris::hide_event(events[0], Viewer::Seat(other));
    assert_eq!(seen, Event::Swapped { seat: active, count: 1, tiles: None });
    let text = record::write(&game, Viewer::Seat(other), None, None);
    assert!(text.contains(&format!("{active} swap ?")), "{text}");
    assert!(text.contains(&format!("@ draw {active} ? ? ? ? ? ?")), "{text}");
    assert!(!text.contains(&format!("@ draw {other} ?")), "own draws are known:\n{text}");
}

/// TE-SWAP-2: for others the tiles set aside are among the unseen, and may come up again in a deal.
#[test]
fn swapped_tiles_are_unseen_for_others() {
    let mut game = dealt(2, 4);
    let Turn::Decide(active) = game.game().turn() else { panic!("nobody begins") };
    let before = game.game().view(Viewer::Seat(active.next(2))).unseen;
    let hand = game.game().hand(active);
    game.make(active, Move::Swap(hand)).unwrap();
    let view = game.game().view(Viewer::Seat(active.next(2)));
    assert_eq!(view.unseen, before);
    let mut rng = Fast::new(1);
    let dealt: Vec<Tiles> = (0..20)
        .map(|_| {
            Tigris::determinize(&view, &mut rng).view(Viewer::All).aside[active].tiles.unwrap()
        })
        .collect();
    assert!(dealt.iter().any(|tiles| *tiles != hand), "the viewer cannot know what was set aside");
}

/// TE-HIDDEN-2: board, leaders, catastrophes, monuments and every point lie open.
#[test]
fn what_lies_open_is_the_same_for_everybody() {
    let mut rng = Fast::new(9);
    let mut game = dealt(4, 5);
    for _ in 0..120 {
        game.settle(Seed([5; 32]));
        let Turn::Decide(seat) = game.game().turn() else { break };
        let m = game.game().random_move(&mut rng);
        game.make(seat, m).unwrap();
        let open = game.game().view(Viewer::All).open;
        for who in Seat::all(4).map(Viewer::Seat).chain([Viewer::Public]) {
            assert_eq!(game.game().view(who).open, open);
        }
    }
}

/// TE-HIDDEN-3, TE-HIDDEN-4: pages show others' points and treasures only with open scores.
#[test]
fn points_of_others_are_shown_only_with_open_scores() {
    let shown = |pairs: &[(&str, &str)], who| {
        Tigris::new(&options(2, pairs)).unwrap().view(who).shows_points(seat(1))
    };
    assert!(shown(&[], Viewer::Seat(seat(1))));
    assert!(!shown(&[], Viewer::Seat(seat(2))));
    assert!(!shown(&[], Viewer::Public));
    assert!(shown(&[], Viewer::All));
    assert!(shown(&[("open-scores", "yes")], Viewer::Public));
}

/// TE-HIDDEN-6: the answers to the support question depend on the hand, so only its owner gets them.
#[test]
fn legal_moves_follow_from_the_own_view() {
    let mut rng = Fast::new(11);
    let mut asked = 0;
    for number in 0..200 {
        let mut game = dealt(2, number as u8);
        let secret = rng.seed();
        loop {
            game.settle(secret);
            let Turn::Decide(seat) = game.game().turn() else { break };
            let view = game.game().view(Viewer::Seat(seat));
            if game.game().legal_moves().contains(&Move::Support(0)) {
                asked += 1;
                let other = Tigris::determinize(&view, &mut rng);
                assert_eq!(other.legal_moves(), game.game().legal_moves());
            }
            let m = game.game().random_move(&mut rng);
            game.make(seat, m).unwrap();
        }
        if asked > 100 {
            return;
        }
    }
    panic!("only {asked} support questions in 200 games");
}

/// TE-TREAS-5: never are there treasures to collect in a second kingdom after an action.
#[test]
fn at_most_one_kingdom_has_treasures_to_collect() {
    let mut rng = Fast::new(21);
    for _ in 0..100 {
        let mut game = Tigris::new(&options(2 + rng.below(3) as usize, &[])).unwrap();
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => game.apply_chance(game.sample(&mut rng), &mut |_| {}),
                Turn::Decide(_) => game.apply(game.random_move(&mut rng), &mut |_| {}),
            }
            let open = game.open();
            let waiting = |kingdom: &Cells| {
                (*kingdom & open.treasures).len() > 1
                    && open.leader_in(*kingdom, Colour::Green).is_some()
            };
            let rich = open.kingdoms().filter(waiting).count();
            let allowed = match open.phase_name() {
                "treasure" => 1,
                // Joined kingdoms keep their treasures until the wars and the monument are decided.
                "war" | "support" | "monument" => 1,
                _ => 0,
            };
            assert!(rich <= allowed, "{rich} kingdoms in phase {}", open.phase_name());
        }
    }
}

/// The whole position fits into a few cache lines.
#[test]
fn a_position_is_small() {
    assert!(size_of::<Tigris>() < 512, "{} bytes", size_of::<Tigris>());
}
