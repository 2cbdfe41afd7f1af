//! The end of a game: who won, how it came about, and the proof of its draws.

use axum::response::{IntoResponse, Response};
use games::GameId;
use pages::end::{self, End, Figure, Part, Proof};
use table::Seed;

use crate::assets;
use crate::home::person;
use crate::problem::Problem;
use crate::table::Visit;

pub fn show(visit: &Visit) -> Result<Response, Problem> {
    let now = &visit.now;
    let game: GameId = now.table.game.parse().map_err(|_| Problem::Broken)?;
    let outcome = now.live.outcome().ok_or(Problem::Broken)?;
    let words = visit.who.words();
    let own = now.kept_for(visit.who.id.as_deref());
    let sitters = visit.sitters();
    let players = now.seats.iter().zip(sitters).map(|(row, sitter)| {
        let you = own.iter().any(|seat| seat.number() == row.seat);
        pages::Person { name: sitter.name, ..person(row, you) }
    });
    let mut story = now.live.story(words).into_iter();
    let wide = |series: Vec<Vec<i32>>| -> Vec<Vec<i64>> {
        series.into_iter().map(|values| values.into_iter().map(i64::from).collect()).collect()
    };
    let score = story.next().map(|series| wide(series.values)).unwrap_or_default();
    let parts: Vec<Part> = story
        .map(|series| {
            let figures = series.figures.iter().map(|&(own, added, counts)| Figure {
                text: own.to_string(),
                extra: if added > 0 { format!("+{added}") } else { String::new() },
                counts,
            });
            Part {
                key: series.key.to_owned(),
                symbol: series.key.to_owned(),
                name: series.name,
                figures: figures.collect(),
                series: wide(series.values),
            }
        })
        .collect();
    let address = visit.address();
    let path = address.to_string();
    let checked =
        Seed::from_hex(&now.table.seed).is_some_and(|seed| seed.hash() == now.table.seed_hash);
    let page = End {
        game,
        table: path.clone(),
        players: players.collect(),
        scores: outcome
            .scores
            .iter()
            .map(|score| score.first().copied().unwrap_or(0).to_string())
            .collect(),
        ranks: outcome.ranks,
        score,
        parts,
        lines: now.live.len(),
        rematch: (!own.is_empty()).then(|| address.below("rematch")),
        record: address.below("record"),
        proof: Proof { hash: now.table.seed_hash.clone(), seed: now.table.seed.clone(), checked },
    };
    Ok(end::page(&assets::frame(&visit.who, &path), &page).into_response())
}
