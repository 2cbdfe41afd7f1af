//! Golden playthroughs: whole random games as text, with the number of legal moves at every
//! decision. A rule that changes shows up as a changed file.

use std::fmt::Write as _;

use crate::chance::Fast;
use crate::game::{Game, Turn, Viewer};
use crate::matches::Match;
use crate::options::Options;
use crate::record;
use crate::sink::Count;

/// The record of the random game with this seed, with the legal moves counted in comments.
pub fn playthrough<G: Game>(options: Options, seed: u64) -> String {
    let mut rng = Fast::new(seed);
    let secret = rng.seed();
    let mut play: Match<G> = Match::new(options).expect("golden games have valid options");
    let mut counts = Vec::new();
    loop {
        match play.game().turn() {
            Turn::Over => break,
            Turn::Chance => {
                play.settle(secret);
                counts.resize(play.lines().len(), None);
            }
            Turn::Decide(seat) => {
                let mut count = Count::default();
                play.game().legal(&mut count);
                let m = play.game().random_move(&mut rng);
                play.make(seat, m).expect("a random legal move is legal");
                counts.push(Some(count.0));
            }
        }
    }
    let text = record::write(&play, Viewer::All, Some(&secret.hash()), Some(secret));
    let mut counts = counts.into_iter();
    let mut golden = String::new();
    for line in text.lines() {
        golden.push_str(line);
        if line.starts_with(|first: char| first.is_ascii_digit())
            && let Some(Some(count)) = counts.next()
        {
            let _ = write!(golden, " # of {count}");
        }
        golden.push('\n');
    }
    if let Some(outcome) = play.game().outcome() {
        let _ = writeln!(golden, "# ranks {:?} scores {:?}", outcome.ranks, outcome.scores);
    }
    golden
}
