//! A guide to a game: how to play in two screens, then every rule with its id as an anchor.

use games::GameId;
use maud::{Markup, html};
use table::Phrase;
use words::{Lang, Words};

use crate::catalogue;
use crate::figure;
use crate::frame::{self, Frame};
use crate::markdown::{self, Block, Part, inline};
use crate::parts::{icon, say};

/// The text of a game's guide, if it has one.
pub fn source(game: GameId, lang: Lang) -> Option<&'static str> {
    match (game.info().id, lang) {
        ("tigris", Lang::En) => Some(include_str!("../../../games/tigris/guide.en.md")),
        ("tigris", Lang::Pl) => Some(include_str!("../../../games/tigris/guide.pl.md")),
        ("babylonia", Lang::En) => Some(include_str!("../../../games/babylonia/guide.en.md")),
        ("babylonia", Lang::Pl) => Some(include_str!("../../../games/babylonia/guide.pl.md")),
        ("nations", Lang::En) => Some(include_str!("../../../games/nations/guide.en.md")),
        ("nations", Lang::Pl) => Some(include_str!("../../../games/nations/guide.pl.md")),
        ("origins", Lang::En) => Some(include_str!("../../../games/origins/guide.en.md")),
        ("origins", Lang::Pl) => Some(include_str!("../../../games/origins/guide.pl.md")),
        _ => None,
    }
}

/// The address of a rule in the guide, such as `/rules/tigris#TE-LEADER-3`.
pub fn address(game: GameId, rule: &str) -> String {
    format!("/rules/{}#{rule}", game.info().id)
}

/// The guide to a game; `None` if it has none yet.
pub fn page(frame: &Frame<'_>, game: GameId) -> Option<Markup> {
    let words = frame.words;
    let guide = markdown::read(source(game, words.lang())?);
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
            @for (number, part) in guide.parts.iter().enumerate() { (part_of(words, number, part)) }
        }
    };
    Some(frame::page(&frame, body))
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

fn part_of(words: &Words, number: usize, part: &Part<'_>) -> Markup {
    let rules = part.sections.iter().flat_map(|section| &section.blocks);
    let rules = rules.filter_map(|block| match block {
        Block::List(items) => Some(items),
        _ => None,
    });
    let numbered = rules.flatten().any(|(rule, _)| rule.is_some());
    html! {
        section class=(if numbered { "rulebook" } else { "howto" }) id={ "part-" (number + 1) } {
            h2 { (part.title) }
            @for block in &part.lead { (block_of(words, block)) }
            div.sections {
                @for (place, section) in part.sections.iter().enumerate() {
                    section id={ "s-" (number + 1) "-" (place + 1) } {
                        h3 { (section.title) }
                        @for block in &section.blocks { (block_of(words, block)) }
                    }
                }
            }
        }
    }
}

fn block_of(words: &Words, block: &Block<'_>) -> Markup {
    html! {
        @match block {
            Block::Text(text) => { p { (inline(text)) } }
            Block::Picture(name, caption) => {
                @if let Some(picture) = figure::draw(words, name, &caption.replace("**", "")) {
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
