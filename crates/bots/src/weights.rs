//! The weights that come with the program. Each file says how it was made.

use std::sync::OnceLock;

use crate::Judge;
use crate::model::Model;

macro_rules! files {
    ($($game:literal $players:literal),* $(,)?) => {
        /// Game, players and file.
        const FILES: &[(&str, usize, &str)] = &[$((
            $game,
            $players,
            include_str!(concat!("../weights/", $game, "-", $players, ".txt")),
        )),*];
        static MODELS: [OnceLock<Model>; FILES.len()] = [const { OnceLock::new() }; FILES.len()];
    };
}

files!(
    "tigris" 2, "tigris" 3, "tigris" 4, "babylonia" 2, "babylonia" 3, "babylonia" 4, "nations" 1, "nations" 2, "nations" 3,
    "nations" 4, "nations" 5, "origins" 1, "origins" 2, "origins" 3, "origins" 4,
);

/// The model for a game at a table of this many players.
pub fn model<G: Judge>(players: usize) -> &'static Model {
    let index = FILES.iter().position(|(game, count, _)| (*game, *count) == (G::INFO.id, players));
    let index = index.unwrap_or_else(|| panic!("no weights of {} for {players}", G::INFO.id));
    MODELS[index].get_or_init(|| {
        Model::read(G::FEATURES, FILES[index].2)
            .unwrap_or_else(|error| panic!("weights of {}: {error}", G::INFO.id))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_says_how_it_was_made_and_what_let_it_in() {
        for (game, players, text) in FILES {
            let head: Vec<&str> = text.lines().filter(|line| line.starts_with('#')).collect();
            for command in ["train", "arena"] {
                let wanted = format!("# uruk {command} {game} --players {players} ");
                assert!(head.iter().any(|line| line.starts_with(&wanted)), "no {wanted}");
            }
        }
    }
}
