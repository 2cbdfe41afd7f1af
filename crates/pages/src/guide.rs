//! How to play a game, in two screens, then every rule with its id as an anchor.

use draw::Title;
use games::{GameId, with_title};
use maud::{Markup, html};
use table::Phrase;
use words::{Lang, Words};

use crate::catalogue;
use crate::frame::{self, Frame};
use crate::markdown::{self, Block, Item, Part, inline};
use crate::parts::{icon, say};

/// How to play a game, with the figures of its data in place of their names.
pub fn source(game: GameId, lang: Lang) -> String {
    let text = with_title!(game, T => T::GUIDE.get(lang));
    let mut filled = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, (name, after))) =
        rest.split_once('{').and_then(|(before, rest)| Some((before, rest.split_once('}')?)))
    {
        filled.push_str(before);
        match with_title!(game, T => T::fact(name)) {
            Some(fact) => filled.push_str(&fact.to_string()),
            None => filled.extend(["{", name, "}"]),
        }
        rest = after;
    }
    filled + rest
}

/// The address of a rule in the guide, such as `/rules/ur#UR-MOVE-1`.
pub fn address(game: GameId, rule: &str) -> String {
    format!("/rules/{}#{rule}", game.info().id)
}

/// The guide to a game.
pub fn page(frame: &Frame<'_>, game: GameId) -> Markup {
    let words = frame.words;
    let guide = source(game, words.lang());
    let rules = with_title!(game, T => T::RULES.get(words.lang()));
    let parts = [markdown::read(&guide).parts, markdown::read(rules).parts].concat();
    let name = catalogue::entry(game).name(words);
    let title = say(words, &Phrase::new("page-guide").with("game", name.as_str()));
    let sprite = frame.sprite.to_owned() + &with_title!(game, T => T::defs()).into_string();
    let mut frame = frame.of("guide", title.clone());
    frame.sprite = &sprite;
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
            (contents(words, &parts))
            @for (number, part) in parts.iter().enumerate() { (part_of(words, game, number, part)) }
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
    let numbered = rules.flatten().any(|item| item.rule.is_some());
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
            Block::Paragraph(text) => { p { (inline(text)) } }
            Block::Picture(name, caption) => {
                @if let Some(picture) = with_title!(game, T => T::figure(words, name, &caption.replace("**", ""))) {
                    figure { (picture) figcaption { (inline(caption)) } }
                }
            }
            Block::List(items) => { (list(items)) }
            Block::Table(rows) => { (table(rows)) }
            Block::Code(text) => { pre tabindex="0" { code { (text) } } }
        }
    }
}

fn list(items: &[Item<'_>]) -> Markup {
    html! {
        ul {
            @for item in items {
                li.rule[item.rule.is_some()] id=[item.rule] {
                    @if let Some(rule) = item.rule { a.rid href={ "#" (rule) } { (rule) } }
                    span { (inline(&item.text)) }
                    @if !item.below.is_empty() { (list(&item.below)) }
                }
            }
        }
    }
}

fn table(rows: &[Vec<&str>]) -> Markup {
    let (head, rows) = rows.split_at(rows.len().min(1));
    html! {
        div.scroll tabindex="0" {
            table {
                thead { @for row in head { tr { @for cell in row { th scope="col" { (inline(cell)) } } } } }
                tbody { @for row in rows { tr { @for cell in row { td { (inline(cell)) } } } } }
            }
        }
    }
}
