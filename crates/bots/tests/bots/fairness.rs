//! Bots see views only: what they cannot know does not change what they choose.

use bots::{Budget, Judge, Level, Mind, View};
use games::{GameId, with_title};
use table::{Fast, Game, Match, Options, Turn, Viewer};

fn chooses_alike<J: Judge>(players: usize) {
    let options = Options::new(&J::Game::INFO, players, []).unwrap();
    let mut rng = Fast::new(5);
    let secret = rng.seed();
    let mut game: Match<J::Game> = Match::new(options).unwrap();
    for line in 0..40 {
        game.settle(secret);
        let Turn::Decide(seat) = game.game().turn() else { break };
        let view = game.game().view(Viewer::Seat(seat));
        let other = J::Game::determinize(&view, &mut rng).view(Viewer::Seat(seat));
        for level in [Level::Random, Level::One, Level::Two, Level::Three, Level::Six] {
            let choice = |view: &View<J>| {
                let mind = Mind::<J>::new(level, players);
                mind.within(Some(Budget::Iterations(100))).choose(view, &[], line)
            };
            assert_eq!(choice(&view), choice(&other), "{level}");
        }
        let m = game.game().random_move(&mut rng);
        game.make(seat, m).unwrap();
    }
}

#[test]
fn a_bot_chooses_the_same_however_the_unseen_is_dealt() {
    for id in GameId::ALL {
        let (fewest, most) = id.info().players;
        with_title!(id, T => {
            chooses_alike::<T>(fewest);
            chooses_alike::<T>(most);
        });
    }
}
