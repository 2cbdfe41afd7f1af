//! The search: budgets, tree reuse, early stopping, forced moves.

use bots::{Budget, Judge, Level, Mind};
use games::{GameId, with_title};
use table::{Fast, Game, Options, Seat, Turn, Viewer};

/// A position after so many random decisions, with the seat that must decide.
fn position<G: Game>(decisions: usize) -> (G, Seat) {
    let options = Options::new(&G::INFO, 2, []).unwrap();
    let mut game = G::new(&options).unwrap();
    let mut rng = Fast::new(decisions as u64);
    let mut left = decisions;
    loop {
        match game.turn() {
            Turn::Decide(seat) if left == 0 => return (game, seat),
            Turn::Decide(_) => {
                let m = game.random_move(&mut rng);
                game.apply(m, &mut |_| {});
                left -= 1;
            }
            Turn::Chance => {
                let c = game.sample(&mut rng);
                game.apply_chance(c, &mut |_| {});
            }
            Turn::Over => unreachable!("the game ended early"),
        }
    }
}

fn thinks_in_time<J: Judge>() {
    for level in [Level::Three, Level::Four] {
        let Some(Budget::Time(budget)) = level.budget() else { unreachable!() };
        let (game, seat) = position::<J::Game>(12);
        let mut mind: Mind<J> = Mind::new(level, 2);
        mind.choose(&game.view(Viewer::Seat(seat)), &[], 1);
        let spent = mind.spent();
        assert!(spent <= budget.mul_f32(1.2), "{} {level}: {spent:?}", J::Game::INFO.id);
    }
}

#[test]
fn no_bot_thinks_a_fifth_longer_than_it_may() {
    for id in GameId::ALL {
        with_title!(id, T => thinks_in_time::<T>());
    }
}

fn gives_advice<J: Judge>() {
    let (game, seat) = position::<J::Game>(20);
    let mut mind: Mind<J> = Mind::new(Level::Four, 2);
    let view = game.view(Viewer::Seat(seat));
    let advice = mind.think(&view, &[], Budget::Iterations(2000), 3);
    assert_eq!(advice.len(), game.legal_moves().len());
    assert!(advice.is_sorted_by_key(|advice| std::cmp::Reverse(advice.visits)));
    assert!(advice.iter().all(|advice| (0.0..=1.0).contains(&advice.share)));
    let visits: u32 = advice.iter().map(|advice| advice.visits - 1).sum();
    assert!(visits <= 2000 && visits == mind.iterations(), "{visits}");
}

#[test]
fn the_best_move_comes_first_and_chances_are_chances() {
    with_title!(GameId::ALL[0], T => gives_advice::<T>());
}

fn weighs<J: Judge>() {
    let (game, seat) = position::<J::Game>(20);
    let mut moves = game.legal_moves();
    moves.truncate(2);
    let mut mind: Mind<J> = Mind::new(Level::Four, 2);
    let view = game.view(Viewer::Seat(seat));
    let advice = mind.weigh(&view, &moves, Budget::Iterations(1600), 3);
    assert!(advice.len() == 2 && advice.iter().all(|advice| moves.contains(&advice.m)));
    assert!(advice.iter().all(|advice| advice.visits == 1 + 800), "{advice:?}");
    assert!(advice[0].share >= advice[1].share);
}

#[test]
fn only_the_moves_asked_about_are_weighed_and_all_as_often() {
    with_title!(GameId::ALL[0], T => weighs::<T>());
}

/// Whether the seat goes on after its best move, so that there is something to remember; then it is.
fn remembers<J: Judge>(decisions: usize) -> bool {
    let (mut game, seat) = position::<J::Game>(decisions);
    let mut mind: Mind<J> = Mind::new(Level::Four, 2);
    let budget = Budget::Iterations(3000);
    let m = mind.think(&game.view(Viewer::Seat(seat)), &[], budget, 3)[0].m;
    game.apply(m, &mut |_| {});
    if game.turn() != Turn::Decide(seat) || game.legal_moves().len() == 1 {
        return false;
    }
    let view = game.view(Viewer::Seat(seat));
    let visits = |mind: &mut Mind<J>, since: &[_]| {
        let advice = mind.think(&view, since, Budget::Iterations(16), 4);
        advice.iter().map(|advice| advice.visits).sum::<u32>()
    };
    let fresh = visits(&mut Mind::new(Level::Four, 2), &[]);
    assert!(visits(&mut mind, &[m]) > fresh + 100);
    assert_eq!(visits(&mut mind, &[]), fresh, "nothing is kept for moves it may not know");
    true
}

#[test]
fn what_was_thought_of_a_move_is_remembered_after_it() {
    let remembered = |decisions| with_title!(GameId::ALL[0], T => remembers::<T>(decisions));
    assert!((20..30).any(remembered), "nobody may go on");
}

/// Whether the choice is easy: then it stops early, and gives the same move as all visits it made.
fn stops_early<J: Judge>(decisions: usize) -> bool {
    let (game, seat) = position::<J::Game>(decisions);
    let view = game.view(Viewer::Seat(seat));
    let mut mind: Mind<J> = Mind::new(Level::Four, 2);
    mind = mind.within(Some(Budget::Iterations(8_000)));
    let m = mind.choose(&view, &[], 3);
    let took = mind.iterations();
    if took == 0 || took >= 4_000 {
        return false;
    }
    let mut again: Mind<J> = Mind::new(Level::Four, 2);
    let advice = again.think(&view, &[], Budget::Iterations(took), 3);
    assert_eq!(again.iterations(), took, "whoever asks for advice gets the whole budget");
    assert!(took >= 2_000 && advice[0].m == m, "{decisions}: {took}");
    assert!(advice[0].visits >= 10 * advice[1].visits, "{decisions}");
    true
}

#[test]
fn an_easy_choice_takes_a_quarter_of_the_time_and_a_hard_one_takes_longer() {
    let early = |decisions: &usize| with_title!(GameId::ALL[0], T => stops_early::<T>(*decisions));
    let easy = (0..24).filter(early).count();
    assert!((1..24).contains(&easy), "{easy}");
}

/// How many moves are forced in a random game; none of them takes thought.
fn forced<J: Judge>() -> usize {
    let options = Options::new(&J::Game::INFO, 2, []).unwrap();
    let mut game = J::Game::new(&options).unwrap();
    let (mut rng, mut forced) = (Fast::new(1), 0);
    loop {
        match game.turn() {
            Turn::Decide(seat) => {
                if let [only] = game.legal_moves()[..] {
                    let mut mind: Mind<J> = Mind::new(Level::Six, 2);
                    assert_eq!(mind.choose(&game.view(Viewer::Seat(seat)), &[], 1), only);
                    assert_eq!(mind.iterations(), 0);
                    forced += 1;
                }
                let m = game.random_move(&mut rng);
                game.apply(m, &mut |_| {});
            }
            Turn::Chance => {
                let c = game.sample(&mut rng);
                game.apply_chance(c, &mut |_| {});
            }
            Turn::Over => return forced,
        }
    }
}

#[test]
fn a_forced_move_takes_no_thought() {
    let all: usize = GameId::ALL.into_iter().map(|id| with_title!(id, T => forced::<T>())).sum();
    assert!(all > 0, "no move was forced");
}
