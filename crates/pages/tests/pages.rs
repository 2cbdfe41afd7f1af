//! Every page, in both languages: well-formed, worded, escaped, without inline style or script.

mod samples;

use bots::Level;
use std::collections::BTreeSet;

use draw::Title as _;
use games::{GameId, with_title};
use pages::{Frame, Theme, guide};
use words::Lang;

const SPRITE: &str = include_str!("../../web/assets/symbols.svg");
const NASTY: &str = "<script>alert('x')</script>\"&";

/// Every page of both languages with where it comes from.
fn every(name: &str) -> Vec<(String, String)> {
    let styles = ["/assets/1/app.css".to_owned()];
    let scripts = ["/assets/1/app.js".to_owned()];
    let mut pages = Vec::new();
    for words in Lang::ALL.map(games::words) {
        let frame = Frame {
            styles: &styles,
            scripts: &scripts,
            sprite: SPRITE,
            theme: Theme::Dark,
            ..Frame::new(&words, "/here?x=1")
        };
        for (title, page) in samples::all(&frame, name) {
            pages.push((format!("{title}.{}", words.lang().code()), page.into_string()));
        }
    }
    pages
}

/// A tag of a page: its name, its attributes as written, whether it opens, closes or stands alone.
struct Tag<'a> {
    name: &'a str,
    attributes: &'a str,
    closes: bool,
    alone: bool,
}

fn tags(page: &str) -> Vec<Tag<'_>> {
    let mut tags = Vec::new();
    let mut rest = page;
    while let Some(start) = rest.find('<') {
        let text = &rest[start + 1..];
        let mut quoted = false;
        let end = text.find(|c| {
            quoted ^= c == '"';
            c == '>' && !quoted
        });
        let end = end.expect("a tag ends");
        let (inside, closes) =
            text[..end].strip_prefix('/').map_or((&text[..end], false), |t| (t, true));
        let (inside, alone) = inside.strip_suffix('/').map_or((inside, false), |t| (t, true));
        let (name, attributes) = inside.split_once(char::is_whitespace).unwrap_or((inside, ""));
        tags.push(Tag { name, attributes, closes, alone });
        rest = &text[end + 1..];
    }
    tags
}

/// The text of a page without its tags.
fn text(page: &str) -> String {
    let pieces = page.split('<').map(|piece| piece.split_once('>').map_or(piece, |(_, text)| text));
    pieces.collect::<Vec<_>>().join(" ")
}

#[test]
fn tags_are_balanced() {
    const VOID: [&str; 7] = ["!DOCTYPE", "meta", "link", "input", "br", "hr", "img"];
    for (name, page) in every("Ania") {
        let mut open = Vec::new();
        for tag in tags(&page) {
            if tag.closes {
                assert_eq!(open.pop(), Some(tag.name), "{name}");
            } else if !tag.alone && !VOID.contains(&tag.name) {
                open.push(tag.name);
            }
        }
        assert!(open.is_empty(), "{name}: {open:?} stay open");
        assert!(page.starts_with("<!DOCTYPE html><html lang="), "{name}");
        assert_eq!(page.matches("<main").count(), 1, "{name}");
        assert_eq!(page.matches("<h1").count(), 1, "{name}");
    }
}

#[test]
fn no_style_no_inline_script_no_handler() {
    for (name, page) in every("Ania") {
        for tag in tags(&page) {
            assert_ne!(tag.name, "style", "{name}");
            assert!(
                tag.name != "script" || tag.closes || tag.attributes.contains("src="),
                "{name}"
            );
            for attribute in tag.attributes.split_whitespace() {
                let handler = attribute.starts_with("on") && attribute.contains('=');
                let style = attribute.starts_with("style=");
                let quoted = tag.attributes.contains(&format!("\"{attribute}"));
                assert!(!(handler || style) || quoted, "{name}: {}", tag.attributes);
            }
            assert!(!tag.attributes.contains("javascript:"), "{name}");
        }
    }
}

#[test]
fn every_word_is_there() {
    for (name, page) in every("Ania") {
        let id = GameId::ALL[0].info().id;
        let (option, title) = (format!("{id}-option"), format!("{id}-name"));
        for raw in ["page-", &option, &title, "{ $", "{$"] {
            assert!(!page.contains(raw), "{name} shows `{raw}`: {:?}", page.split(raw).nth(1));
        }
    }
    let english: BTreeSet<&str> = include_str!("../../words/en/pages.ftl")
        .lines()
        .filter_map(|line| line.split_once(" = ").map(|(key, _)| key))
        .filter(|key| key.starts_with("page-"))
        .collect();
    let code = concat!(env!("CARGO_MANIFEST_DIR"), "/src");
    let code: String = std::fs::read_dir(code)
        .unwrap()
        .map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap())
        .collect();
    let made = ["page-seal-", "page-who-short-", "page-who-about-", "page-hints-", "page-game-"];
    let made = made.into_iter().chain(["page-end-counts-", "page-end-score-", "page-error-"]);
    let made = made.chain(["page-set-", "page-theme-", "page-switch-", "page-pace-"]);
    let made: Vec<&str> = made.collect();
    for key in english {
        let used =
            code.contains(&format!("\"{key}\"")) || made.iter().any(|start| key.starts_with(start));
        assert!(used, "`{key}` is in the word files but on no page");
    }
}

#[test]
fn what_visitors_type_is_escaped() {
    for (name, page) in every(NASTY) {
        assert!(!page.contains("<script>"), "{name}");
        assert!(!page.contains("alert('x')</script>\""), "{name}");
    }
    let pages = every(NASTY);
    let shown = |title: &str| {
        pages.iter().any(|(name, page)| name == title && page.contains("&lt;script&gt;"))
    };
    for title in ["home.en", "end.pl", "join.en", "curtain.pl", "settings.en", "new-table.en"] {
        assert!(shown(title), "{title} does not show the name at all");
    }
}

#[test]
fn ids_stand_once_and_references_lead_somewhere() {
    for (name, page) in every("Ania") {
        let mut ids = BTreeSet::new();
        let attribute = |start: &str| -> Vec<String> {
            let found = page.split(start).skip(1).filter_map(|rest| rest.split('"').next());
            found.map(str::to_owned).collect()
        };
        for id in attribute(" id=\"") {
            assert!(ids.insert(id.clone()), "{name}: id `{id}` twice");
        }
        for start in ["href=\"#", " for=\"", "aria-describedby=\""] {
            for target in attribute(start) {
                assert!(ids.contains(&target), "{name}: nothing has the id `{target}`");
            }
        }
    }
}

/// The ids of the rules in a text, in their order.
fn rules(text: &str) -> Vec<&str> {
    let bullets = text.lines().filter_map(|line| line.trim_start().strip_prefix("- **"));
    bullets.filter_map(|rest| rest.split("**").next()).filter(|id| is_rule(id)).collect()
}

/// Whether this is the id of a rule: it has a number or a name after the part of the rules it is in.
fn is_rule(id: &str) -> bool {
    id.split('-').count() > 2 && id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
}

#[test]
fn every_rule_has_its_place_on_the_page_in_both_languages() {
    for game in GameId::ALL {
        let id = game.info().id;
        let english = rules(with_title!(game, T => T::RULES.get(Lang::En)));
        let polish = rules(with_title!(game, T => T::RULES.get(Lang::Pl)));
        assert!(!english.is_empty(), "{id} has no rules");
        assert_eq!(english, polish, "{id}");
        let family = english[0].split_once('-').unwrap().0;
        for words in Lang::ALL.map(games::words) {
            let page = guide::page(&Frame::new(&words, "/"), game).into_string();
            for rule in &english {
                let count = page.matches(&format!(" id=\"{rule}\"")).count();
                assert_eq!(count, 1, "{:?}: {rule}", words.lang());
            }
            let all = page.matches(&format!(" id=\"{family}-")).count();
            assert_eq!(all, english.len(), "{id} {:?}", words.lang());
            let named = with_title!(game, T => T::GUIDE.get(words.lang())).matches("\n![").count();
            let drawn = page.matches("<figure>").count();
            assert_eq!(drawn, named, "{id} {:?}: a picture is unknown", words.lang());
        }
    }
    assert_eq!(guide::address(GameId::ALL[0], "XX-WAR-1").split_once('#').unwrap().1, "XX-WAR-1");
}

#[test]
fn figures_of_a_guide_come_from_the_game() {
    for game in GameId::ALL {
        for lang in Lang::ALL {
            let text = with_title!(game, T => T::GUIDE.get(lang));
            let filled = guide::source(game, lang);
            assert!(!filled.contains(['{', '}']), "{}: a figure is unknown", game.info().id);
            for line in text.lines() {
                // The name of a picture is not read by anybody.
                let line = line
                    .strip_prefix("![")
                    .and_then(|rest| rest.split_once(']'))
                    .map_or(line, |it| it.1);
                let mut plain = line.split('{').map(|it| it.split_once('}').map_or(it, |it| it.1));
                let typed = plain.any(|it| it.contains(|c: char| c.is_ascii_digit()));
                assert!(!typed, "{} {lang:?}: a figure is typed in: {line}", game.info().id);
            }
        }
    }
}

#[test]
fn tables_that_wait_for_me_come_first() {
    let words = games::words(Lang::En);
    let page = pages::home::page(&Frame::new(&words, "/"), &samples::home("Ania")).into_string();
    let text = text(&page);
    let place = |tag: &str| text.find(tag).unwrap_or_else(|| panic!("no `{tag}` in {text}"));
    let order = ["Your turn", "Enkidu to move", "2 seats are free", "Finished: place 2"].map(place);
    assert!(order.is_sorted(), "{order:?}");
}

#[test]
fn a_form_comes_back_filled_with_notes_beside_the_fields() {
    let words = games::words(Lang::En);
    let new = samples::wrong_form("Ania");
    let page = pages::new_table::page(&Frame::new(&words, "/"), &new).into_string();
    let first = format!("{}-first", GameId::ALL[0].info().id);
    for field in ["seat-1", "seat-2", "seat-3", &first] {
        assert!(page.contains(&format!("id=\"oops-{field}\"")), "no note beside {field}");
    }
    assert!(page.contains(&"Ania".repeat(30)), "the name is lost");
    let switch = format!("name=\"{}\" value=\"yes\" checked", samples::switch());
    assert!(page.contains(&switch), "the option is lost");
}

#[test]
fn the_form_of_a_page_reads_back_as_it_was() {
    let words = games::words(Lang::Pl);
    let form = pages::Form::new(GameId::ALL[0], "Ania", Level::Random);
    let new = pages::new_table::NewTable { form: form.clone(), errors: Vec::new() };
    let page = pages::new_table::page(&Frame::new(&words, "/"), &new).into_string();
    let value = |attributes: &str, name: &str| {
        let rest = attributes.split_once(&format!("{name}=\""))?.1;
        Some(rest.split('"').next()?.to_owned())
    };
    let mut sent: Vec<(String, String)> = Vec::new();
    let mut select = None;
    let body = page.split_once("<form class=\"two\"").unwrap().1;
    for tag in tags(body) {
        let attributes = tag.attributes;
        let chosen = !attributes.contains("type=\"radio\"")
            && !attributes.contains("type=\"checkbox\"")
            || attributes.contains(" checked");
        match tag.name {
            "input" if chosen => {
                sent.push((
                    value(attributes, "name").unwrap(),
                    value(attributes, "value").unwrap(),
                ));
            }
            "select" if !tag.closes => select = value(attributes, "name"),
            "option" if attributes.contains(" selected") => {
                sent.push((select.clone().unwrap(), value(attributes, "value").unwrap()));
            }
            _ => {}
        }
    }
    let read = pages::Form::read(sent, Level::Two);
    assert_eq!(read.seats[..4], form.seats[..4]);
    // Whichever game is chosen in it, its options have their defaults.
    for game in GameId::ALL {
        let fresh = pages::Form::new(game, "Ania", Level::Random);
        let (id, seats) = (game.info().id.to_owned(), fresh.seats.clone());
        let chosen = pages::Form { game: id, seats, ..read.clone() };
        assert_eq!(chosen.plan(), fresh.plan(), "{game:?}");
    }
}
