//! The little Markdown the guides are written in: two levels of headings, paragraphs, bullets,
//! **bold**, `code`, pictures by name. A bullet that begins with a bold rule id becomes its anchor,
//! and an id anywhere else a link to it. Everything is escaped; there is no HTML in a guide.

use maud::{Markup, html};

/// A guide, read.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Guide<'a> {
    /// Its parts, each under a heading with one `#`.
    pub parts: Vec<Part<'a>>,
}

/// A part of a guide.
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

/// A paragraph, list or picture.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Block<'a> {
    /// A paragraph.
    Text(String),
    /// A list, each item with the rule it states, if it states one.
    List(Vec<(Option<&'a str>, String)>),
    /// A picture with its caption.
    Picture(&'a str, &'a str),
}

/// Reads a guide. Text before the first heading is left out.
pub fn read(source: &str) -> Guide<'_> {
    let mut guide = Guide::default();
    let mut gap = true;
    for line in source.lines() {
        let line = line.trim_end();
        if let Some(title) = line.strip_prefix("# ") {
            guide.parts.push(Part { title, lead: Vec::new(), sections: Vec::new() });
        } else if let Some(part) = guide.parts.last_mut() {
            if let Some(title) = line.strip_prefix("## ") {
                part.sections.push(Section { title, blocks: Vec::new() });
            } else if !line.is_empty() {
                let blocks = match part.sections.last_mut() {
                    Some(section) => &mut section.blocks,
                    None => &mut part.lead,
                };
                take(blocks, line, gap);
            }
        }
        gap = line.is_empty() || line.starts_with('#');
    }
    guide
}

/// Adds a line to the blocks; after a gap it cannot continue the last one.
fn take<'a>(blocks: &mut Vec<Block<'a>>, line: &'a str, gap: bool) {
    if let Some(item) = line.strip_prefix("- ") {
        let item =
            rule(item).map_or((None, item.to_owned()), |(id, rest)| (Some(id), rest.to_owned()));
        match blocks.last_mut() {
            Some(Block::List(items)) => items.push(item),
            _ => blocks.push(Block::List(vec![item])),
        }
    } else if let Some((name, caption)) = picture(line) {
        blocks.push(Block::Picture(name, caption));
    } else {
        let last = if gap { None } else { blocks.last_mut() };
        let text = match last {
            Some(Block::Text(text)) => Some(text),
            Some(Block::List(items)) => items.last_mut().map(|(_, text)| text),
            _ => None,
        };
        match text {
            Some(text) => {
                text.push(' ');
                text.push_str(line.trim_start());
            }
            None => blocks.push(Block::Text(line.trim_start().to_owned())),
        }
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

/// A text with its bold, code and links to rules.
pub fn inline(text: &str) -> Markup {
    html! {
        @for (place, piece) in text.split('`').enumerate() {
            @if place % 2 == 1 { code { (piece) } }
            @else {
                @for (place, piece) in piece.split("**").enumerate() {
                    @if place % 2 == 1 { b { (linked(piece)) } } @else { (linked(piece)) }
                }
            }
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

    #[test]
    fn a_guide_is_parts_sections_and_blocks() {
        let guide = read(
            "# A\nlead\n## B\none\ntwo\n\nthree\n- x\n  y\n- **TE-WAR-1** z\n\n![pic](words)\n",
        );
        let [part] = &guide.parts[..] else { panic!("{guide:?}") };
        assert_eq!((part.title, part.lead.len()), ("A", 1));
        let items = vec![(None, "x y".to_owned()), (Some("TE-WAR-1"), "z".to_owned())];
        let expected = [
            Block::Text("one two".into()),
            Block::Text("three".into()),
            Block::List(items),
            Block::Picture("pic", "words"),
        ];
        assert_eq!(part.sections[0].blocks, expected);
    }

    #[test]
    fn text_is_escaped_and_ids_are_links() {
        let text = inline("**a** < `b<` (TE-CAT-2), x-Y TE-CAT").into_string();
        let link = "<a href=\"#TE-CAT-2\">TE-CAT-2</a>";
        assert_eq!(text, format!("<b>a</b> &lt; <code>b&lt;</code> ({link}), x-Y TE-CAT"));
    }
}
