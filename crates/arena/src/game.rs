//! One game between bots.

use std::time::Duration;

use bots::{Budget, Judge, Level, Mind, Model};
use table::{Fast, Game, Match, Options, OptionsError, Outcome, Rng, Turn, Viewer};

/// A bot that takes part in a tournament.
#[derive(Clone, Debug)]
pub struct Contestant {
    /// Its name.
    pub name: String,
    /// Its level.
    pub level: Level,
    /// Its weights, if not those that come with the game.
    pub model: Option<&'static Model>,
    /// Its budget, if not that of its level.
    pub budget: Option<Budget>,
}

/// A finished game.
pub struct Played<J: Judge> {
    /// All its lines.
    pub game: Match<J::Game>,
    /// The seed of its draws.
    pub seed: table::Seed,
    /// Its result.
    pub outcome: Outcome,
    /// For each seat the number of decisions between several moves, and the CPU time they took.
    pub thought: Vec<(u32, Duration)>,
}

/// Plays a game; `seats` says who sits where. `deal` determines all draws: after the same moves they
/// are the same. `None` if `aborted` says so between two moves.
pub fn play<J: Judge>(
    options: &Options,
    seats: &[&Contestant],
    deal: u64,
    aborted: impl Fn() -> bool,
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
        if aborted() {
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
