//! Features and weights: every game has them, and they tell something.

use bots::{Judge, Level, Mind, Sheet, WIDTH, explain, model, prediction, prediction_heading};
use games::{GameId, with_title};
use table::{Fast, Game, Info, Options, Phrase, Proved, Rng, Turn, Viewer};

/// A new game; with odd seeds all its options vary, as far as they go together.
fn start<G: Game>(players: usize, seed: u64) -> G {
    let new = |pairs: &[(&str, &str)]| {
        G::new(&Options::new(&G::INFO, players, pairs.iter().copied()).unwrap())
    };
    let mut pairs = Vec::new();
    for spec in G::INFO.options.iter().filter(|_| seed % 2 == 1) {
        let value = match spec.values {
            ["no", "yes"] => "yes",
            values => values[seed as usize / 2 % values.len()],
        };
        pairs.push((spec.key, value));
        if new(&pairs).is_err() {
            pairs.pop();
        }
    }
    new(&pairs).unwrap()
}

/// Plays with bots that look one move ahead, in some games with some daring moves and in some with
/// nothing else; calls `seen` before every decision.
fn play<J: Judge<Game: Proved>>(
    players: usize,
    seed: u64,
    mut seen: impl FnMut(&J::Game),
) -> J::Game {
    let mut game: J::Game = start(players, seed);
    let mut rng = Fast::new(seed);
    let mut mind: Mind<J> = Mind::new(Level::Two, players);
    loop {
        match game.turn() {
            Turn::Decide(seat) => {
                seen(&game);
                let m = match rng.below(4) < seed as u32 % 5 {
                    true => game.daring_move(&mut rng),
                    false => mind.choose(&game.view(Viewer::Seat(seat)), &[], rng.next()),
                };
                game.apply(m, &mut |_| {});
            }
            Turn::Chance => {
                let c = game.sample(&mut rng);
                game.apply_chance(c, &mut |_| {});
            }
            Turn::Over => return game,
        }
    }
}

fn tells_something<J: Judge<Game: Proved>>() {
    assert!(J::FEATURES.len() <= WIDTH);
    assert!(J::TURN.is_none_or(|turn| J::FEATURES.contains(&turn)));
    let mut values: Vec<Vec<f32>> = vec![Vec::new(); J::FEATURES.len()];
    let mut progress = Vec::new();
    let (fewest, most) = J::Game::INFO.players;
    let counts: Vec<usize> = (fewest.max(2)..=most.min(4)).collect();
    for seed in 0..40 {
        let players = counts[seed % counts.len()];
        play::<J>(players, seed as u64, |game| {
            let sheet = Sheet::of::<J>(game);
            progress.push(sheet.progress);
            for row in &sheet.rows[..players] {
                assert!(row[J::FEATURES.len()..].iter().all(|value| *value == 0.0));
                for (values, value) in values.iter_mut().zip(row) {
                    assert!(value.is_finite());
                    values.push(*value);
                }
            }
        });
    }
    for (name, values) in J::FEATURES.iter().zip(values) {
        let differ = values.iter().any(|value| *value != values[0]);
        assert!(differ, "{}: {name} is always {}", J::Game::INFO.id, values[0]);
        let most = values.iter().fold(0.0f32, |most, value| most.max(value.abs()));
        assert!(most < 30.0, "{}: {name} grows to {most}", J::Game::INFO.id);
    }
    assert!(progress.iter().all(|progress| (0.0..=1.0).contains(progress)));
    let [least, most] =
        [f32::min, f32::max].map(|pick| progress.iter().copied().reduce(pick).unwrap());
    assert!(least < 0.2 && most > 0.7, "{}: progress from {least} to {most}", J::Game::INFO.id);
}

#[test]
fn every_feature_tells_something() {
    for id in GameId::ALL {
        with_title!(id, T => tells_something::<T>());
    }
}

fn weighs<J: Judge>() {
    let Info { id, players: (fewest, most), .. } = J::Game::INFO;
    for players in fewest..=most {
        let model = model::<J>(players);
        assert_eq!(model.linear.len(), J::FEATURES.len());
        assert!(model.linear.iter().any(|weight| weight[0] != 0.0), "{id} knows nothing");
    }
    for (players, text) in J::WEIGHTS {
        let head: Vec<&str> = text.lines().filter(|line| line.starts_with('#')).collect();
        for command in ["train", "arena"] {
            let wanted = format!("# uruk {command} {id} --players {players} ");
            assert!(head.iter().any(|line| line.starts_with(&wanted)), "no {wanted}");
        }
    }
}

#[test]
fn every_number_of_players_has_weights_that_say_how_they_were_made_and_what_let_them_in() {
    for id in GameId::ALL {
        with_title!(id, T => weighs::<T>());
    }
}

fn beats_random<J: Judge>() {
    let mut won = 0.0;
    for seed in 0..20u64 {
        let mut game = J::Game::new(&Options::new(&J::Game::INFO, 2, []).unwrap()).unwrap();
        let mut rng = Fast::new(seed);
        let mut minds = [Level::Two, Level::Random].map(|level| Mind::<J>::new(level, 2));
        minds.rotate_left(seed as usize % 2);
        let outcome = loop {
            match game.turn() {
                Turn::Decide(seat) => {
                    let view = game.view(Viewer::Seat(seat));
                    let m = minds[seat.index()].choose(&view, &[], rng.next());
                    game.apply(m, &mut |_| {});
                }
                Turn::Chance => {
                    let c = game.sample(&mut rng);
                    game.apply_chance(c, &mut |_| {});
                }
                Turn::Over => break game.outcome().unwrap(),
            }
        };
        won += outcome.share(table::Seat::new(seed as usize % 2).unwrap());
    }
    assert!(won >= 18.0, "{}: level 2 won {won} of 20 against random", J::Game::INFO.id);
}

#[test]
fn level_2_beats_random() {
    for id in GameId::ALL {
        with_title!(id, T => beats_random::<T>());
    }
}

fn explains<J: Judge<Game: Proved>>() {
    let mut reasons = 0;
    play::<J>(2, 3, |game| {
        let Turn::Decide(seat) = game.turn() else { return };
        let view = game.view(Viewer::Seat(seat));
        for m in game.legal_moves().into_iter().take(3) {
            let found = explain::<J>(model::<J>(2), &view, m, 1);
            assert!(found.iter().all(|reason| J::FEATURES.contains(&reason.feature)));
            assert!(found.is_sorted_by(|a, b| a.worth.abs() >= b.worth.abs()));
            reasons += found.len();
        }
    });
    assert!(reasons > 50, "{}: {reasons} reasons", J::Game::INFO.id);
}

#[test]
fn moves_are_explained_by_what_they_change() {
    for id in GameId::ALL {
        with_title!(id, T => explains::<T>());
    }
}

/// What half of the victory is called at a table of this many players.
fn predicted<J: Judge>(players: usize) -> (&'static str, Phrase, f32) {
    let options = Options::new(&J::Game::INFO, players, []).unwrap();
    let game = J::Game::new(&options).unwrap();
    (prediction_heading(players), prediction::<J>(&game, 0.5), J::par(&game))
}

#[test]
fn alone_a_share_stands_for_points_and_otherwise_it_is_a_chance() {
    let mut alone = 0;
    for id in GameId::ALL {
        let (fewest, most) = id.info().players;
        let (heading, said, _) = with_title!(id, T => predicted::<T>(most));
        assert_eq!(heading, "table-hint-best");
        assert_eq!(said, Phrase::new("table-percent").with("count", 50u32));
        if fewest == 1 {
            let (heading, said, par) = with_title!(id, T => predicted::<T>(1));
            assert_eq!(heading, "table-hint-best-alone");
            assert_eq!(said, Phrase::new("table-about").with("count", par.round() as u32));
            alone += 1;
        }
    }
    assert!(alone > 0, "no game can be played alone");
}
