//! After the game: who won, how it went, and the proof of the draws.

use draw::Title;
use games::{GameId, with_title};
use maud::{Markup, html};
use table::Phrase;
use words::Words;

use crate::catalogue;
use crate::chart;
use crate::frame::{self, Frame};
use crate::parts::{Person, icon, say, seal, word_or};

/// A finished game.
#[derive(Clone, Debug)]
pub struct End {
    /// The game.
    pub game: GameId,
    /// The table's address; its replay is there too.
    pub table: String,
    /// Who sat where, by seat.
    pub players: Vec<Person>,
    /// Each seat's place, from 1.
    pub ranks: Vec<usize>,
    /// Each seat's score.
    pub scores: Vec<String>,
    /// The score over time: `score[seat][line]`; the last one as it counts at the end.
    pub score: Vec<Vec<i64>>,
    /// What the score is made of, such as the four colours.
    pub parts: Vec<Part>,
    /// Lines played.
    pub lines: usize,
    /// Where a rematch is asked for (POST); `None` hides the button.
    pub rematch: Option<String>,
    /// Where the record can be had.
    pub record: String,
    /// The draws' promise and its proof.
    pub proof: Proof,
}

/// A part of the score, such as a colour.
#[derive(Clone, Debug)]
pub struct Part {
    /// Its key: some games give their parts a colour.
    pub key: String,
    /// Its symbol.
    pub symbol: String,
    /// Its name.
    pub name: String,
    /// Over time: `series[seat][line]`.
    pub series: Vec<Vec<i64>>,
    /// At the end, by seat.
    pub figures: Vec<Figure>,
}

/// A figure of the result.
#[derive(Clone, Debug, Default)]
pub struct Figure {
    /// The figure.
    pub text: String,
    /// What was added at the end, such as `+2`; may be empty.
    pub extra: String,
    /// Whether this is the one that counts.
    pub counts: bool,
}

/// What makes the draws checkable.
#[derive(Clone, Debug)]
pub struct Proof {
    /// The hash shown at the start.
    pub hash: String,
    /// The seed, shown at the end.
    pub seed: String,
    /// Whether the server has checked that they belong together.
    pub checked: bool,
}

/// The page of a finished game.
pub fn page(frame: &Frame<'_>, end: &End) -> Markup {
    let words = frame.words;
    let game = catalogue::entry(end.game).name(words);
    let headline = headline(words, end);
    let mut frame = frame.of("end", format!("{headline} – {game}"));
    frame.place = (game, words.get("page-end-finished").into_owned());
    let body = html! {
        main id="main" {
            (winner(words, end, &headline))
            div.wrap {
                (result(words, end))
                (story(words, end))
                section.replay { (replay(words, end)) (proof(words, end)) }
            }
        }
    };
    frame::page(&frame, body)
}

fn name(words: &Words, end: &End, seat: usize) -> String {
    end.players.get(seat).map_or_else(String::new, |person| person.shown(words, seat))
}

/// The seats in the order of their places.
fn order(end: &End) -> Vec<usize> {
    let mut seats: Vec<usize> = (0..end.players.len()).collect();
    seats.sort_by_key(|&seat| end.ranks.get(seat).copied().unwrap_or(usize::MAX));
    seats
}

fn winners(end: &End) -> Vec<usize> {
    (0..end.players.len()).filter(|&seat| end.ranks.get(seat) == Some(&1)).collect()
}

fn headline(words: &Words, end: &End) -> String {
    let winners = winners(end);
    let score = winners.first().and_then(|&seat| end.scores.get(seat)).cloned().unwrap_or_default();
    match winners[..] {
        [seat] if end.players[seat].you => {
            say(words, &Phrase::new("page-end-you").with("score", score))
        }
        [seat] => {
            let phrase = Phrase::new("page-end-wins").with("name", name(words, end, seat));
            say(words, &phrase.with("score", score))
        }
        // Alone, and the target was missed.
        [] => {
            let score = end.scores.first().cloned().unwrap_or_default();
            say(words, &Phrase::new("page-end-missed").with("score", score))
        }
        _ => {
            let names: Vec<String> = winners.iter().map(|&seat| name(words, end, seat)).collect();
            let phrase = Phrase::new("page-end-shared").with("names", names.join(", "));
            say(words, &phrase.with("score", score))
        }
    }
}

fn winner(words: &Words, end: &End, headline: &str) -> Markup {
    html! {
        section.win {
            div.wrap {
                span.seals { @for seat in winners(end) { (seal(seat, "")) } }
                div { h1 { (headline) } }
                div.row {
                    @if let Some(rematch) = &end.rematch {
                        form method="post" action=(rematch) {
                            button.btn.main { (icon("redo")) (words.get("page-end-rematch")) }
                        }
                    }
                    a.btn.line href={ (end.table) "?at=" (end.lines) } { (icon("eye")) (words.get("page-end-board")) }
                }
            }
        }
    }
}

/// The class of a part: some have a colour of their own.
fn class<'a>(end: &End, part: &'a Part) -> &'a str {
    let coloured = with_title!(end.game, T => T::COLOURED).contains(&part.key.as_str());
    if coloured { &part.key } else { "any" }
}

fn result(words: &Words, end: &End) -> Markup {
    let about = word_or(words, &format!("{}-end-counts", end.game.info().id), "");
    html! {
        section.panel {
            header { h2 { (words.get("page-end-result")) } small { (about) } }
            table.ranks {
                thead {
                    tr {
                        th scope="col" { span.vh { (words.get("page-end-place")) } }
                        th scope="col" { span.vh { (words.get("page-end-player")) } }
                        @for part in &end.parts {
                            th scope="col" class=(class(end, part)) { (icon(&part.symbol)) span { (part.name) } }
                        }
                        th scope="col" { (words.get("page-end-score")) }
                    }
                }
                tbody { @for seat in order(end) { (row(words, end, seat)) } }
            }
        }
    }
}

fn row(words: &Words, end: &End, seat: usize) -> Markup {
    let rank = end.ranks.get(seat).copied().unwrap_or_default();
    html! {
        tr.first[rank == 1] {
            td.place { @if end.players.len() > 1 { (rank) } }
            th scope="row" {
                span.p {
                    (seal(seat, ""))
                    span { (name(words, end, seat)) small { (end.players[seat].kind(words)) } }
                }
            }
            @for part in &end.parts {
                @let figure = part.figures.get(seat).cloned().unwrap_or_default();
                td {
                    span class={ "tally " (class(end, part)) @if figure.counts { " least" } } {
                        (icon(&part.symbol)) (figure.text)
                        @if !figure.extra.is_empty() { sup { (figure.extra) } }
                        @if figure.counts { span.vh { " " (words.get("page-end-this-counts")) } }
                    }
                }
            }
            td.score.num { (end.scores.get(seat).map_or("", String::as_str)) }
        }
    }
}

fn story(words: &Words, end: &End) -> Markup {
    let about = word_or(words, &format!("{}-end-score", end.game.info().id), "");
    let finals = order(end).into_iter().map(|seat| {
        format!("{} {}", name(words, end, seat), end.scores.get(seat).map_or("", String::as_str))
    });
    let finals: Vec<String> = finals.collect();
    let label =
        Phrase::new("page-end-chart").with("lines", end.lines).with("scores", finals.join(", "));
    html! {
        section.panel.stack {
            header { h2 { (words.get("page-end-story")) } small { (about) } }
            (legend(words, end))
            div.story.alone { (chart::big(&end.score, &say(words, &label))) }
            div.multi { @for part in &end.parts { (part_chart(words, end, part)) } }
            (figures(words, end))
        }
    }
}

fn legend(words: &Words, end: &End) -> Markup {
    html! {
        p.legend {
            @for seat in order(end) {
                span {
                    (seal(seat, ""))
                    svg.ln viewBox="0 0 32 10" aria-hidden="true" {
                        path class={ "curve s" (seat + 1) } d="M2 5h28" {}
                    }
                    (name(words, end, seat))
                }
            }
        }
    }
}

fn part_chart(words: &Words, end: &End, part: &Part) -> Markup {
    let best = (0..part.series.len())
        .filter_map(|seat| Some((*part.series[seat].last()?, seat)))
        .max_by_key(|(value, seat)| (*value, std::cmp::Reverse(*seat)));
    let label = Phrase::new("page-end-part").with("name", part.name.as_str());
    html! {
        figure {
            figcaption {
                span class={ "tally " (class(end, part)) } { (icon(&part.symbol)) (part.name) }
                @if let Some((value, seat)) = best {
                    @let most = Phrase::new("page-end-most").with("name", name(words, end, seat));
                    span { (say(words, &most.with("value", value))) }
                }
            }
            (chart::small(&part.series, &say(words, &label)))
        }
    }
}

/// The same charts as tables, a few rows each.
fn figures(words: &Words, end: &End) -> Markup {
    html! {
        details {
            summary { (words.get("page-end-figures")) }
            div.figures {
                (figure_table(words, end, &words.get("page-end-score"), &end.score))
                @for part in &end.parts { (figure_table(words, end, &part.name, &part.series)) }
            }
        }
    }
}

fn figure_table(words: &Words, end: &End, caption: &str, series: &[Vec<i64>]) -> Markup {
    const ROWS: usize = 16;
    let length = series.iter().map(Vec::len).max().unwrap_or(0);
    let step = length.div_ceil(ROWS).max(1);
    let mut lines: Vec<usize> = (0..length).step_by(step).collect();
    if length > 0 && lines.last() != Some(&(length - 1)) {
        lines.push(length - 1);
    }
    html! {
        table.num {
            caption { (caption) }
            thead {
                tr {
                    th scope="col" { (words.get("page-end-line")) }
                    @for seat in 0..series.len() { th scope="col" { (name(words, end, seat)) } }
                }
            }
            tbody {
                @for line in lines {
                    tr {
                        th scope="row" { (line) }
                        @for values in series {
                            td { (values.get(line).or(values.last()).copied().unwrap_or_default()) }
                        }
                    }
                }
            }
        }
    }
}

fn replay(words: &Words, end: &End) -> Markup {
    let lines = Phrase::new("page-end-lines").with("count", end.lines);
    html! {
        div.panel.stack {
            header { h2 { (words.get("page-end-replay")) } small { (say(words, &lines)) } }
            div.row {
                a.btn href={ (end.table) "?at=0" } { (icon("play")) (words.get("page-end-from-start")) }
                a.btn href=(end.record) download { (icon("wisdom")) (words.get("page-end-record")) }
            }
        }
    }
}

fn proof(words: &Words, end: &End) -> Markup {
    let key = if end.proof.checked { "page-end-proof-checked" } else { "page-end-proof-open" };
    html! {
        div.panel.proof {
            p { span.in { (icon("check")) " " (words.get(key)) } " " (words.get("page-end-proof-about")) }
            dl {
                dt { (words.get("page-end-hash")) } dd { code { (end.proof.hash) } }
                dt { (words.get("page-end-seed")) } dd { code { (end.proof.seed) } }
            }
            p { (words.get("page-end-verify")) " " code { "uruk replay " (words.get("page-end-file")) } }
        }
    }
}
