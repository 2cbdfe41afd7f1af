//! The legal moves as links, word by word: for keyboards, screen readers and pages without script.

use std::collections::BTreeMap;

use draw::{Choice, Scene};
use maud::{Markup, html};
use table::Game;

/// The moves that begin with the picked words, by their next word.
pub fn panel<G: Game>(scene: &Scene<'_, G>) -> Markup {
    let words = scene.words;
    if scene.choices.is_empty() {
        return html! {};
    }
    html! {
        form.typed method="post" action=(scene.address.below("move")) {
            label for="typed" { (words.get("table-typed")) }
            input #typed name="move" autocomplete="off" autocapitalize="off" spellcheck="false"
                maxlength="200" value=(scene.pick);
            button.btn { (words.get("table-send")) }
        }
        p {
            (words.get("table-moves"))
            @if !scene.pick.is_empty() {
                " " b { (scene.pick) } " "
                a href=(scene.href("")) data-get { (words.get("table-moves-back")) }
            }
        }
        ul.next {
            @for (word, choices) in next_words(scene) {
                @let text = format!("{} {word}", scene.pick);
                li {
                    a href=(scene.href(text.trim())) data-get { (word) }
                    @if let [only] = choices[..] {
                        @if only.final_ { " " small { (words.get("table-final")) } }
                    } @else {
                        " " small { (choices.len()) }
                    }
                }
            }
        }
    }
}

/// The words that can follow the pick, in the order of the legal moves.
fn next_words<'s, G: Game>(scene: &'s Scene<'_, G>) -> Vec<(&'s str, Vec<&'s Choice<G>>)> {
    let mut places = BTreeMap::new();
    let mut next: Vec<(&str, Vec<&Choice<G>>)> = Vec::new();
    for choice in scene.open_choices() {
        let rest = choice.text[scene.pick.len()..].trim_start();
        let Some(word) = rest.split(' ').next().filter(|word| !word.is_empty()) else { continue };
        let place = *places.entry(word).or_insert_with(|| {
            next.push((word, Vec::new()));
            next.len() - 1
        });
        next[place].1.push(choice);
    }
    next
}
