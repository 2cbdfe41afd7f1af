//! The little Markdown of guides and rules: two levels of headings, paragraphs, bullets with bullets
//! below them, tables, code blocks, **bold**, *italics*, `code`, pictures by name. A bullet that
//! begins with a bold rule id becomes its anchor, and an id anywhere else a link to it. Everything is
//! escaped; there is no HTML in a text.

use maud::{Markup, html};

/// A text, read.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Text<'a> {
    /// Its parts, each under a heading with one `#`.
    pub parts: Vec<Part<'a>>,
}

/// A part of a text.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Part<'a> {
    /// Its heading.
    pub title: &'a str,
    /// What stands before its first section.
    pub lead: Vec<Block<'a>>,
    /// Its sections, each under a heading with two `##`.
    pub sections: Vec<Section<'a>>,
}

/// A section.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Section<'a> {
    /// Its heading.
    pub title: &'a str,
    /// What stands in it.
    pub blocks: Vec<Block<'a>>,
}

/// A piece of a section.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Block<'a> {
    /// A paragraph.
    Paragraph(String),
    /// A list.
    List(Vec<Item<'a>>),
    /// A picture with its caption.
    Picture(&'a str, &'a str),
    /// A table: its rows, the first with the titles of the columns.
    Table(Vec<Vec<&'a str>>),
    /// A code block, such as a map of letters.
    Code(String),
}

/// An item of a list.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Item<'a> {
    /// The rule it states, if it states one.
    pub rule: Option<&'a str>,
    /// What it says.
    pub text: String,
    /// The items below it, such as rulings.
    pub below: Vec<Item<'a>>,
}

/// Reads a text. What stands before the first heading is left out.
pub fn read(source: &str) -> Text<'_> {
    let mut text = Text::default();
    let mut gap = true;
    let mut code = false;
    for line in source.lines() {
        let line = line.trim_end();
        if let Some(title) = line.strip_prefix("# ").filter(|_| !code) {
            text.parts.push(Part { title, lead: Vec::new(), sections: Vec::new() });
        } else if let Some(part) = text.parts.last_mut() {
            if let Some(title) = line.strip_prefix("## ").filter(|_| !code) {
                part.sections.push(Section { title, blocks: Vec::new() });
                continue;
            }
            let blocks = match part.sections.last_mut() {
                Some(section) => &mut section.blocks,
                None => &mut part.lead,
            };
            if line == "```" {
                code = !code;
                if code {
                    blocks.push(Block::Code(String::new()));
                }
            } else if let (true, Some(Block::Code(lines))) = (code, blocks.last_mut()) {
                lines.push_str(line);
                lines.push('\n');
            } else if !line.is_empty() {
                take(blocks, line, gap);
            }
        }
        gap = line.is_empty() || line.starts_with('#') || line == "```";
    }
    text
}

/// Adds a line to the blocks; after a gap it cannot continue a paragraph.
fn take<'a>(blocks: &mut Vec<Block<'a>>, line: &'a str, gap: bool) {
    if let Some(words) = line.strip_prefix("- ") {
        match blocks.last_mut() {
            Some(Block::List(items)) => items.push(item(words)),
            _ => blocks.push(Block::List(vec![item(words)])),
        }
    } else if let Some(words) = line.trim_start().strip_prefix("- ")
        && let Some(Block::List(items)) = blocks.last_mut()
        && let Some(last) = items.last_mut()
    {
        last.below.push(item(words));
    } else if let Some(cells) = line.strip_prefix('|').and_then(|rest| rest.strip_suffix('|')) {
        let cells: Vec<&str> = cells.split('|').map(str::trim).collect();
        match blocks.last_mut() {
            _ if cells.iter().all(|cell| cell.trim_matches(['-', ':']).is_empty()) => {}
            Some(Block::Table(rows)) if !gap => rows.push(cells),
            _ => blocks.push(Block::Table(vec![cells])),
        }
    } else if let Some((name, caption)) = picture(line) {
        blocks.push(Block::Picture(name, caption));
    } else {
        let inside = line.starts_with("  ");
        let last = if gap && !inside { None } else { blocks.last_mut() };
        let text = match last {
            Some(Block::Paragraph(text)) => Some(text),
            Some(Block::List(items)) => items.last_mut().map(|item| match item.below.last_mut() {
                Some(below) => &mut below.text,
                None => &mut item.text,
            }),
            _ => None,
        };
        match text {
            Some(text) => {
                text.push(' ');
                text.push_str(line.trim_start());
            }
            None => blocks.push(Block::Paragraph(line.trim_start().to_owned())),
        }
    }
}

fn item(words: &str) -> Item<'_> {
    match rule(words) {
        Some((id, rest)) => Item { rule: Some(id), text: rest.to_owned(), below: Vec::new() },
        None => Item { text: words.to_owned(), ..Item::default() },
    }
}

/// `**TE-WAR-1** text`: the id and the text.
fn rule(item: &str) -> Option<(&str, &str)> {
    let (id, rest) = item.strip_prefix("**")?.split_once("**")?;
    is_rule(id).then(|| (id, rest.trim_start()))
}

/// Whether this is the id of a rule, such as `TE-WAR-1`, `NA-5P-2` or `NA-CARD-galileo`, or of a
/// ruling on one, `OR-MAIN-8-R1`.
pub fn is_rule(word: &str) -> bool {
    let pieces: Vec<&str> = word.split('-').collect();
    let [game, part, rule @ ..] = &pieces[..] else { return false };
    let upper = |b: u8| b.is_ascii_uppercase();
    game.len() == 2
        && game.bytes().all(upper)
        && part.bytes().any(upper)
        && part.bytes().all(|b| upper(b) || b.is_ascii_digit())
        && (1..=2).contains(&rule.len())
        && rule.iter().all(|it| !it.is_empty() && it.bytes().all(|b| b.is_ascii_alphanumeric()))
}

/// `![name](caption)`
fn picture(line: &str) -> Option<(&str, &str)> {
    line.strip_prefix("![")?.strip_suffix(')')?.split_once("](")
}

/// A text with its bold, italics, code and links to rules.
pub fn inline(text: &str) -> Markup {
    html! {
        @for (place, piece) in text.split('`').enumerate() {
            @if place % 2 == 1 { code { (piece) } } @else { (bold(piece)) }
        }
    }
}

fn bold(text: &str) -> Markup {
    html! {
        @for (place, piece) in text.split("**").enumerate() {
            @if place % 2 == 1 { b { (linked(piece)) } } @else { (italics(piece)) }
        }
    }
}

fn italics(text: &str) -> Markup {
    html! {
        @for (place, piece) in text.split('*').enumerate() {
            @if place % 2 == 1 { em { (linked(piece)) } } @else { (linked(piece)) }
        }
    }
}

fn linked(text: &str) -> Markup {
    let word = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let mut rest = text;
    let mut pieces = Vec::new();
    while !rest.is_empty() {
        let inside = rest.starts_with(word);
        let end = rest.find(|c| word(c) != inside).unwrap_or(rest.len());
        pieces.push(&rest[..end]);
        rest = &rest[end..];
    }
    html! {
        @for piece in pieces {
            @if is_rule(piece) { a href={ "#" (piece) } { (piece) } } @else { (piece) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn blocks(source: &str) -> Vec<Block<'_>> {
        let text = read(source);
        text.parts.into_iter().flat_map(|part| part.sections).flat_map(|it| it.blocks).collect()
    }

    #[test]
    fn a_text_is_parts_sections_and_blocks() {
        let text = read("# A\nlead\n## B\none\ntwo\n\nthree\n\n![pic](words)\n");
        let [part] = &text.parts[..] else { panic!("{text:?}") };
        assert_eq!((part.title, part.lead.len()), ("A", 1));
        let expected = [
            Block::Paragraph("one two".into()),
            Block::Paragraph("three".into()),
            Block::Picture("pic", "words"),
        ];
        assert_eq!(part.sections[0].blocks, expected);
    }

    #[test]
    fn a_rule_has_its_rulings_below_it() {
        let found = blocks(
            "# A\n## B\n- x\n  y\n- **TE-WAR-1** z\n  - Ruling: one\n    two\n  - b\n\n- c\n",
        );
        let below =
            ["Ruling: one two", "b"].map(|text| Item { text: text.into(), ..Item::default() });
        let rule = Item { rule: Some("TE-WAR-1"), text: "z".into(), below: below.to_vec() };
        let plain = |text: &str| Item { text: text.into(), ..Item::default() };
        assert_eq!(found, [Block::List(vec![plain("x y"), rule, plain("c")])]);
    }

    #[test]
    fn tables_and_code_keep_their_lines() {
        let found =
            blocks("# A\n## B\n| a | b |\n| --- | :-: |\n| 1 | |\n```\n. ~\n\n# t\n```\nend\n");
        let table = Block::Table(vec![vec!["a", "b"], vec!["1", ""]]);
        let code = Block::Code(". ~\n\n# t\n".into());
        assert_eq!(found, [table, code, Block::Paragraph("end".into())]);
    }

    #[test]
    fn text_is_escaped_and_ids_are_links() {
        let text = inline("**a** < *i* `b*<` (TE-CAT-2), x-Y TE-CAT").into_string();
        let link = "<a href=\"#TE-CAT-2\">TE-CAT-2</a>";
        let expected = format!("<b>a</b> &lt; <em>i</em> <code>b*&lt;</code> ({link}), x-Y TE-CAT");
        assert_eq!(text, expected);
    }
}
