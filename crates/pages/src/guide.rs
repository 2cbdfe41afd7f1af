//! A guide to a game: how to play in two screens, then every rule with its id as an anchor.

use draw::Title;
use games::{GameId, with_title};
use maud::{Markup, html};
use table::Phrase;
use words::Words;

use crate::catalogue;
use crate::frame::{self, Frame};
use crate::markdown::{self, Block, Part, inline};
use crate::parts::{icon, say};

/// The address of a rule in the guide, such as `/rules/tigris#TE-LEADER-3`.
pub fn address(game: GameId, rule: &str) -> String {
    format!("/rules/{}#{rule}", game.info().id)
}

/// The guide to a game.
pub fn page(frame: &Frame<'_>, game: GameId) -> Markup {
    let words = frame.words;
    let guide = markdown::read(with_title!(game, T => T::GUIDE.get(words.lang())));
    let name = catalogue::entry(game).name(words);
    let title = say(words, &Phrase::new("page-guide").with("game", name.as_str()));
    let mut frame = frame.of("guide", title.clone());
    frame.place = (name, words.get("page-rules").into_owned());
    let body = html! {
        main.wrap.read id="main" {
            header.lead-line {
                h1 { (title) }
                form method="post" action="/tables" {
                    input type="hidden" name="game" value=(game.info().id);
                    input type="hidden" name="preset" value="quick";
                    button.btn.main { (icon("play")) (words.get("page-guide-play")) }
                }
            }
            (contents(words, &guide.parts))
            @for (number, part) in guide.parts.iter().enumerate() { (part_of(words, game, number, part)) }
        }
    };
    frame::page(&frame, body)
}

fn contents(words: &Words, parts: &[Part<'_>]) -> Markup {
    html! {
        nav.contents aria-label=(words.get("page-guide-contents")) {
            details {
                summary { (words.get("page-guide-contents")) }
                @for (number, part) in parts.iter().enumerate() {
                    div {
                        b { a href={ "#part-" (number + 1) } { (part.title) } }
                        @for (place, section) in part.sections.iter().enumerate() {
                            a href={ "#s-" (number + 1) "-" (place + 1) } { (section.title) }
                        }
                    }
                }
            }
        }
    }
}

fn part_of(words: &Words, game: GameId, number: usize, part: &Part<'_>) -> Markup {
    let rules = part.sections.iter().flat_map(|section| &section.blocks);
    let rules = rules.filter_map(|block| match block {
        Block::List(items) => Some(items),
        _ => None,
    });
    let numbered = rules.flatten().any(|(rule, _)| rule.is_some());
    html! {
        section class=(if numbered { "rulebook" } else { "howto" }) id={ "part-" (number + 1) } {
            h2 { (part.title) }
            @for block in &part.lead { (block_of(words, game, block)) }
            div.sections {
                @for (place, section) in part.sections.iter().enumerate() {
                    section id={ "s-" (number + 1) "-" (place + 1) } {
                        h3 { (section.title) }
                        @for block in &section.blocks { (block_of(words, game, block)) }
                    }
                }
            }
        }
    }
}

fn block_of(words: &Words, game: GameId, block: &Block<'_>) -> Markup {
    html! {
        @match block {
            Block::Text(text) => { p { (inline(text)) } }
            Block::Picture(name, caption) => {
                @if let Some(picture) = with_title!(game, T => T::figure(words, name, &caption.replace("**", ""))) {
                    figure { (picture) figcaption { (inline(caption)) } }
                }
            }
            Block::List(items) => {
                ul {
                    @for (rule, text) in items {
                        @match rule {
                            Some(rule) => {
                                li.rule id=(rule) {
                                    a.rid href={ "#" (rule) } { (rule) }
                                    span { (inline(text)) }
                                }
                            }
                            None => { li { (inline(text)) } }
                        }
                    }
                }
            }
        }
    }
}
