//! The symbols of a page: those it uses, copied from the one sprite.

use maud::{Markup, PreEscaped};

/// The symbols of a sprite file, inlined: all of them, or those that `page` draws by name.
pub fn inline(sprite: &str, page: Option<&str>) -> Markup {
    let symbols: Vec<(&str, &str)> = symbols(sprite).collect();
    let mut wanted = vec![page.is_none(); symbols.len()];
    if let Some(page) = page {
        let mut names: Vec<&str> = used(page).collect();
        while let Some(name) = names.pop() {
            let Some(place) = symbols.iter().position(|(id, _)| *id == name) else { continue };
            if !std::mem::replace(&mut wanted[place], true) {
                names.extend(used(symbols[place].1));
            }
        }
    }
    let mut out = String::from("<svg class=\"defs\" aria-hidden=\"true\">");
    for ((_, text), _) in symbols.iter().zip(wanted).filter(|(_, wanted)| *wanted) {
        out.push_str(text);
    }
    out.push_str("</svg>");
    PreEscaped(out)
}

/// Each `<symbol>` of a sprite with its id.
fn symbols(sprite: &str) -> impl Iterator<Item = (&str, &str)> {
    const END: &str = "</symbol>";
    sprite.match_indices("<symbol id=\"").filter_map(|(start, opening)| {
        let text = &sprite[start..];
        let end = text.find(END)? + END.len();
        let id = text[opening.len()..].split('"').next()?;
        Some((id, &text[..end]))
    })
}

/// The ids that a text refers to.
fn used(text: &str) -> impl Iterator<Item = &str> {
    text.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next())
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPRITE: &str = r##"<svg xmlns="x"><!-- a note -->
<symbol id="lion" viewBox="0 0 1 1"><path d="M0 0"/></symbol><!-- face -->
<symbol id="seal-lion"><use href="#lion"/></symbol>
<symbol id="bull"><path d="M1 1"/></symbol>
</svg>"##;

    #[test]
    fn a_page_gets_the_symbols_it_uses_and_what_they_are_made_of() {
        let page = r##"<a href="#main">x</a><use href="#seal-lion"></use>"##;
        let text = inline(SPRITE, Some(page)).into_string();
        assert!(text.contains("id=\"seal-lion\"") && text.contains("id=\"lion\""), "{text}");
        assert!(!text.contains("bull") && !text.contains("note"), "{text}");
    }

    #[test]
    fn all_symbols_come_without_comments() {
        let text = inline(SPRITE, None).into_string();
        assert_eq!(text.matches("<symbol").count(), 3);
        assert!(!text.contains("<!--"));
    }
}
