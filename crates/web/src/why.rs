//! Why a bot moved as it did: what the move changed, in named features.
//!
//! The answer is worked out from the asker's own view of the table before the move, so it cannot tell
//! more than that; what a bot holds in its hand is not spoken of at all.

use bots::{Judge, Move, Reason, explain};
use draw::Scene;
use maud::{Markup, html};
use table::{Game, Line, Match, Phrase, Seat, Viewer};

use crate::hints;
use crate::live::Ask;

/// How many reasons are told.
const MOST: usize = 3;

/// The question that follows a line of the log, and its answer if it was asked; nothing if the line
/// is no bot's move that the viewer may know. `line` is counted from 0.
pub fn draw<J: Judge>(
    game: &Match<J::Game>,
    line: usize,
    who: Viewer,
    ask: &Ask<'_>,
    scene: &Scene<'_, J::Game>,
) -> Markup {
    let Line::Move(by, m) = game.lines()[line] else { return html! {} };
    let bot = scene.sitters.get(by.index()).is_some_and(|sitter| sitter.bot.is_some());
    if !bot || J::Game::hide_move(m, by, who).is_some() {
        return html! {};
    }
    let number = line + 1;
    let asked = ask.why == Some(number);
    let question = scene.here.why(number).whole_log(ask.whole_log);
    let href = if asked { scene.here } else { question };
    html! {
        " "
        a.why #{ "why-" (number) } href=(href) data-get
            aria-expanded=(asked) { (scene.words.get("bot-why")) }
        @if asked {
            span.reasons role="status" {
                @for said in answer::<J>(game, line, by, m, who, scene) { span { (said) } }
            }
        }
    }
}

fn answer<J: Judge>(
    game: &Match<J::Game>,
    line: usize,
    by: Seat,
    m: Move<J>,
    who: Viewer,
    scene: &Scene<'_, J::Game>,
) -> Vec<String> {
    let players = game.options().players();
    let view = game.at(line).game().view(who);
    let seed = hints::seed(&scene.address.to_string(), line);
    let sees_hand = who == Viewer::All || who == Viewer::Seat(by);
    let word = |reason: &Reason| format!("feature-{}-{}", J::Game::INFO.id, reason.feature);
    let told = |reason: &Reason| {
        let hand = reason.feature.starts_with("hand");
        (sees_hand || !hand) && J::TURN != Some(reason.feature)
    };
    let mut reasons = explain::<J>(bots::model::<J>(players), &view, m, seed);
    reasons.retain(told);
    reasons.truncate(MOST);
    if reasons.is_empty() {
        return vec![scene.words.get("bot-why-nothing").into_owned()];
    }
    let say = |reason: Reason| {
        let better = (reason.worth > 0.0) == reason.own;
        let phrase = Phrase::new(if better { "bot-why-better" } else { "bot-why-worse" });
        let rival = Seat::all(players).find(|seat| *seat != by).filter(|_| players == 2);
        let phrase = match (reason.own, rival) {
            (true, _) => phrase.with("who", by),
            (false, Some(rival)) => phrase.with("who", rival),
            (false, None) => phrase.with("who", scene.words.get("bot-why-others").into_owned()),
        };
        scene.say(&phrase.with("what", scene.words.get(&word(&reason)).into_owned()))
    };
    reasons.into_iter().map(say).collect()
}
