//! One game between bots.

use std::time::Duration;

use bots::{Budget, Judge, Level, Mind, Model};
use table::{Fast, Game, Match, Options, OptionsError, Outcome, Rng, Turn, Viewer};

/// A bot that takes part.
#[derive(Clone, Debug)]
pub struct Contestant {
    /// What it is called.
    pub name: String,
    /// How it plays.
    pub level: Level,
    /// Its weights, if they are not those of the program.
    pub model: Option<&'static Model>,
    /// How long it searches, if not as long as its level does.
    pub budget: Option<Budget>,
}

/// A game that was played.
pub struct Played<J: Judge> {
    /// Every line of it.
    pub game: Match<J::Game>,
    /// The seed of its draws.
    pub seed: table::Seed,
    /// How it ended.
    pub outcome: Outcome,
    /// For each seat how often it had to choose between moves, and the CPU time it took.
    pub thought: Vec<(u32, Duration)>,
}

/// Plays a game; `seats` says who sits where. All draws follow from `deal`, and under it the same
/// moves get the same draws. `None` if it is broken off between two moves.
pub fn play<J: Judge>(
    options: &Options,
    seats: &[&Contestant],
    deal: u64,
    broken_off: impl Fn() -> bool,
) -> Result<Option<Played<J>>, OptionsError> {
    let mut rng = Fast::new(deal);
    let seed = rng.seed();
    let mut game: Match<J::Game> = Match::new(options.clone())?;
    let players = seats.len();
    let mut minds: Vec<Mind<J>> = seats
        .iter()
        .map(|bot| {
            let model = bot.model.unwrap_or_else(|| bots::model::<J>(players));
            Mind::with(bot.level, model).within(bot.budget)
        })
        .collect();
    let mut decisions = vec![0; players];
    let mut known = vec![0; players];
    loop {
        game.settle(seed);
        let Turn::Decide(seat) = game.game().turn() else { break };
        if broken_off() {
            return Ok(None);
        }
        let who = Viewer::Seat(seat);
        let view = game.game().view(who);
        let since = game.moves_since(known[seat.index()], who);
        known[seat.index()] = game.lines().len();
        let m = minds[seat.index()].choose(&view, &since, rng.next());
        decisions[seat.index()] += u32::from(game.game().legal_moves().len() > 1);
        game.make(seat, m).unwrap_or_else(|error| panic!("a bot chose `{m}`: {error}"));
    }
    let outcome = game.game().outcome().expect("the game is over");
    let thought = decisions.into_iter().zip(minds.iter().map(Mind::spent)).collect();
    Ok(Some(Played { game, seed, outcome, thought }))
}
