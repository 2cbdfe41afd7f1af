//! The end of a game: who won, how it came about, and the proof of its draws.

use axum::response::{IntoResponse, Response};
use games::GameId;
use pages::end::{self, End, Figure, Part, Proof};
use table::Seed;

use crate::assets;
use crate::home::person;
use crate::problem::{Problem, problem};
use crate::table::Stand;

pub fn show(stand: &Stand) -> Response {
    let now = &stand.now;
    let (Ok(game), Some(outcome)) = (now.table.game.parse::<GameId>(), now.live.outcome()) else {
        return problem(&stand.who, Problem::Broken);
    };
    let words = stand.who.words();
    let own = now.kept_for(stand.who.id.as_deref());
    let sitters = crate::table::sitters(now, words);
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
    let path = format!("/t/{}", now.table.id);
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
        rematch: (!own.is_empty()).then(|| format!("{path}/rematch")),
        record: format!("{path}/record"),
        proof: Proof { hash: now.table.seed_hash.clone(), seed: now.table.seed.clone(), checked },
    };
    end::page(&assets::frame(&stand.who, &path), &page).into_response()
}
