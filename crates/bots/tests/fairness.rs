//! Bots see views only: what they cannot know does not change what they choose.

use bots::{Judge, Level};
use games::{GameId, with_game};
use table::{Fast, Match, Options, Rng, Seat, Turn, Viewer};

/// Plays a game with these bots; returns each seat's share of the victory.
fn play<G: Judge>(options: Options, levels: &[Level], seed: u64) -> Vec<f64> {
    let mut rng = Fast::new(seed);
    let secret = rng.seed();
    let mut game: Match<G> = Match::new(options).unwrap();
    loop {
        game.settle(secret);
        let Turn::Decide(seat) = game.game().turn() else { break };
        let view = game.game().view(Viewer::Seat(seat));
        let m = levels[seat.index()].choose::<G>(&view, rng.next());
        game.make(seat, m).unwrap();
    }
    let outcome = game.game().outcome().unwrap();
    Seat::all(levels.len()).map(|seat| outcome.share(seat)).collect()
}

fn chooses_alike<G: Judge>() {
    let options = Options::new(&G::INFO, G::INFO.players.0, []).unwrap();
    let mut rng = Fast::new(5);
    let secret = rng.seed();
    let mut game: Match<G> = Match::new(options).unwrap();
    for line in 0..60 {
        game.settle(secret);
        let Turn::Decide(seat) = game.game().turn() else { break };
        let view = game.game().view(Viewer::Seat(seat));
        let other = G::determinize(&view, &mut rng).view(Viewer::Seat(seat));
        for level in Level::ALL {
            let m = level.choose::<G>(&view, line);
            assert_eq!(m, level.choose::<G>(&other, line), "{level}");
        }
        let m = game.game().random_move(&mut rng);
        game.make(seat, m).unwrap();
    }
}

#[test]
fn a_bot_chooses_the_same_however_the_unseen_is_dealt() {
    for id in GameId::ALL {
        with_game!(id, G => chooses_alike::<G>());
    }
}

#[test]
fn greedy_beats_random() {
    for id in GameId::ALL {
        let options = Options::new(&id.info(), 2, []).unwrap();
        let mut won = 0.0;
        for seed in 0..40 {
            let mut levels = [Level::Greedy, Level::Random];
            levels.rotate_left(seed as usize % 2);
            let shares = with_game!(id, G => play::<G>(options.clone(), &levels, seed));
            won += shares[seed as usize % 2];
        }
        assert!(won >= 34.0, "{id:?}: greedy won {won} of 40");
    }
}
