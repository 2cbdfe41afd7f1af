//! The weights that come with the program. The head of each file says how it was made.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use table::Game;

use crate::Judge;
use crate::model::Model;

/// Models that have been read, by game and number of players.
static READ: LazyLock<Mutex<HashMap<(&'static str, usize), &'static Model>>> =
    LazyLock::new(Mutex::default);

/// The model that comes with a game, for this many players. Panics if the game has none.
pub fn model<J: Judge>(players: usize) -> &'static Model {
    let id = J::Game::INFO.id;
    READ.lock().unwrap_or_else(PoisonError::into_inner).entry((id, players)).or_insert_with(|| {
        let text = J::WEIGHTS.iter().find(|(count, _)| *count == players);
        let (_, text) = text.unwrap_or_else(|| panic!("no weights of {id} for {players}"));
        let model = Model::read(J::FEATURES, text);
        Box::leak(Box::new(model.unwrap_or_else(|error| panic!("weights of {id}: {error}"))))
    })
}
