//! What the pages of all games are made of: symbols, seals, buttons, pieces to pick up, lines of the
//! log, the sentences of waiting and winning.

use maud::{Markup, html};
use table::{Game, Phrase, Seat, Value};

use crate::page::{Choice, Scene};

/// The emblems by seat: ids of the sprite.
pub const EMBLEMS: [&str; 5] = ["lion", "bull", "archer", "urn", "eagle"];

/// Stand around a place in a sentence until it is cut up.
const OPENS: char = '\u{2}';
const CLOSES: char = '\u{3}';

pub fn emblem(seat: Seat) -> &'static str {
    EMBLEMS.get(seat.index()).copied().unwrap_or("human")
}

/// The letter of a seat's emblem, for terminals.
pub fn initial(seat: Seat) -> char {
    emblem(seat).chars().next().unwrap_or('?').to_ascii_uppercase()
}

/// A symbol in the size of the text.
pub fn icon(id: &str) -> Markup {
    html! { svg.i aria-hidden="true" { use href={ "#" (id) } {} } }
}

/// A seat's seal.
pub fn seal(seat: Seat) -> Markup {
    html! {
        svg class={ "seal s" (seat) } aria-hidden="true" { use href={ "#seal-" (emblem(seat)) } {} }
    }
}

/// What stays as it is for the whole game: left out when the reader has the page already, who then
/// keeps what is there.
pub fn still<G: Game>(scene: &Scene<'_, G>, class: &str, draw: impl FnOnce() -> Markup) -> Markup {
    html! { g class=(class) data-still { @if !scene.part { (draw()) } } }
}

/// A sentence of the page without facts.
pub fn text<G: Game>(scene: &Scene<'_, G>, id: &'static str) -> String {
    scene.say(&Phrase::new(id))
}

/// With a capital in front, as a sentence begins.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

pub fn join(parts: impl Iterator<Item = String>) -> String {
    parts.collect::<Vec<_>>().join(", ")
}

/// A titled list of the description, if it has anything to tell.
pub fn list<G: Game>(scene: &Scene<'_, G>, title: &'static str, items: &[String]) -> Markup {
    html! {
        @if !items.is_empty() {
            h3 { (text(scene, title)) }
            ul { @for item in items { li { (item) } } }
        }
    }
}

/// The choice with this text.
pub fn choice<'a, G: Game>(scene: &'a Scene<'_, G>, text: &str) -> Option<&'a Choice<G>> {
    scene.choices.iter().find(|choice| choice.text == text)
}

/// A button that makes a move at once: with a lock if there is no way back.
pub fn button<G: Game>(
    scene: &Scene<'_, G>,
    choice: &Choice<G>,
    class: &str,
    symbol: &str,
    label: &str,
) -> Markup {
    let symbol = if choice.final_ { "lock" } else { symbol };
    html! {
        form method="post" action=(scene.address.below("move")) {
            input type="hidden" name="move" value=(choice.text);
            button class={ "btn" (class) @if choice.final_ { " once" } @if choice.text == scene.pick { " picked" } } aria-label=(label)
                title=[choice.final_.then(|| text(scene, "table-once"))] {
                @if !symbol.is_empty() { (icon(symbol)) }
                span { (label) }
            }
        }
    }
}

/// Whether a piece of the hand can be touched.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Use {
    /// It can be picked up, or laid down again if it is.
    Pick { pressed: bool },
    /// Others can, it cannot.
    Off,
    /// Nothing can be picked up now.
    Idle,
}

/// A piece: a link that picks it up with these words, or goes back to those it had.
pub fn piece<G: Game>(
    scene: &Scene<'_, G>,
    state: Use,
    (words, back): (&str, &str),
    label: &str,
    inside: &Markup,
) -> Markup {
    html! {
        @match state {
            Use::Pick { pressed } => {
                @let to = if pressed { back } else { words };
                a.piece href=(scene.href(to)) data-pick=(to) role="button" aria-pressed=(pressed)
                    aria-label=(label) { (inside) }
            }
            Use::Off => {
                span.piece.off role="button" aria-disabled="true" aria-label=(label) { (inside) }
            }
            Use::Idle => { span.piece role="img" aria-label=(label) { (inside) } }
        }
    }
}

/// A line of the log: who or what, then the sentence. Its cells light up on the board; news that can
/// be seen there have their number.
pub fn log_line(
    number: Option<usize>,
    seen: bool,
    cells: &[String],
    who: &Markup,
    said: &Markup,
) -> Markup {
    html! {
        li.new[number.is_some()] data-cells=[(!cells.is_empty()).then(|| cells.join(" "))]
            tabindex=[(!cells.is_empty()).then_some("0")] {
            (who)
            span {
                @if let Some(number) = number.filter(|_| seen) {
                    span.mark { (number) } " "
                }
                (said)
            }
        }
    }
}

/// The sentence of the word files; places, the facts with these names, in capitals and bold.
pub fn sentence<G: Game>(phrase: Phrase, places: &[&str], scene: &Scene<'_, G>) -> Markup {
    let args = phrase.args.into_iter().map(|(name, value)| match value {
        Value::Word(word) if places.contains(&name) => {
            (name, Value::Word(format!("{OPENS}{}{CLOSES}", word.to_uppercase())))
        }
        value => (name, value),
    });
    let said = scene.say(&Phrase { id: phrase.id, args: args.collect() });
    html! {
        @for part in said.split(OPENS) {
            @match part.split_once(CLOSES) {
                Some((place, rest)) => { b { (place) } (rest) }
                None => (part)
            }
        }
    }
}

/// The prompt of whoever must wait: for whom, and what that seat is doing.
pub fn wait<G: Game>(scene: &Scene<'_, G>, decider: Option<Seat>, doing: &Phrase) -> Markup {
    let Some(seat) = decider else {
        return html! { p.say { strong { (scene.say(&G::prompt(scene.view))) } } };
    };
    let waits = |id| Phrase::new(id).with("seat", seat);
    html! {
        (seal(seat))
        p.say {
            @match level(scene, seat) {
                Some(level) => {
                    strong.thinking { (scene.say(&waits("table-thinking"))) }
                    small {
                        (scene.say(&Phrase::new("uruk-bot").with("level", level))) " · "
                        (scene.say(doing))
                    }
                }
                None => {
                    strong { (scene.say(&waits("table-waiting"))) }
                    small { (capital(&scene.say(doing))) }
                }
            }
        }
    }
}

/// The prompt of a game that is over: who won with how many points.
pub fn over<G: Game>(
    scene: &Scene<'_, G>,
    winners: &[Seat],
    points: u16,
    note: &'static str,
) -> Markup {
    let said = match winners {
        [winner] => Phrase::new("table-won").with("seat", *winner),
        _ => {
            let names = join(winners.iter().map(|seat| scene.name(*seat)));
            Phrase::new("table-shared").with("seats", names)
        }
    };
    html! {
        @for winner in winners { (seal(*winner)) }
        p.say {
            strong { (scene.say(&said.with("points", points))) }
            small { (text(scene, note)) }
        }
    }
}

/// A player's name with `you` and whether it is a person or a bot, and of which level.
pub fn name<G: Game>(scene: &Scene<'_, G>, seat: Seat) -> Markup {
    html! {
        span.name {
            (scene.name(seat)) " "
            @if Some(seat) == scene.me { span.you { (text(scene, "table-you")) } " " }
            @match level(scene, seat) {
                Some(level) => { (icon("bot")) small { (level) } }
                None => (icon("human"))
            }
        }
    }
}

/// What the bot is called that plays a seat.
pub fn level<G: Game>(scene: &Scene<'_, G>, seat: Seat) -> Option<String> {
    let sitter = scene.sitters.get(seat.index())?;
    sitter.bot.as_deref().map(|level| scene.words.level(level))
}
