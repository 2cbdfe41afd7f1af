//! The form of a new table: game, seats, rules.

use bots::Level;
use games::GameId;
use maud::{Markup, html};
use table::{OptionSpec, Phrase, Seat, of_seat};
use words::Words;

use crate::catalogue::{self, Entry};
use crate::frame::{self, Frame};
use crate::parts::{FieldError, described, icon, notes, say, seal, seat_name, word_or};
use crate::plan::{Form, Hints, NAME, Who, field, seat_field};

/// What the form shows.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// How it is filled in.
    pub form: Form,
    /// What is wrong, if it comes back.
    pub errors: Vec<FieldError>,
}

/// The form of a new table. It is sent to `/tables`; [`Form::read`] reads it.
pub fn page(frame: &Frame<'_>, new: &NewTable) -> Markup {
    let words = frame.words;
    let mut frame = frame.of("new", words.get("page-new").into_owned());
    frame.skip = Some(("seats", words.get("page-new-skip").into_owned()));
    let body = html! {
        main.wrap id="main" {
            h1.vh { (words.get("page-new")) }
            @if !new.errors.is_empty() {
                div.note role="alert" { (icon("warning")) p { (words.get("page-new-wrong")) } }
            }
            form.two method="post" action="/tables" {
                div.stack {
                    (games_step(words, new))
                    (seats_step(words, new))
                    (rules_step(words, new))
                    div.go { button.btn.main { (icon("play")) (words.get("page-new-go")) } }
                }
                aside.stack { (seats_help(words)) (bots_help(words)) }
            }
        }
    };
    frame::page(&frame, body)
}

fn games_step(words: &Words, new: &NewTable) -> Markup {
    html! {
        fieldset.step {
            legend { span.n { "1" } (words.get("page-new-game")) }
            (notes(words, &new.errors, "game"))
            div.pick4 { @for entry in catalogue::entries() { (pick(words, new, &entry)) } }
        }
    }
}

fn pick(words: &Words, new: &NewTable, entry: &Entry) -> Markup {
    html! {
        label {
            input type="radio" name="game" value=(entry.id) data-seats=(entry.players.1)
                checked[entry.id == new.form.game];
            span { (entry.picture()) em { (entry.name(words)) } }
        }
    }
}

/// The most seats of any game that can be played.
fn most_seats() -> usize {
    let most = GameId::ALL.into_iter().map(|game| game.info().players.1);
    most.max().unwrap_or(1).min(Seat::MAX)
}

fn seats_step(words: &Words, new: &NewTable) -> Markup {
    html! {
        fieldset.step id="seats" {
            legend { span.n { "2" } (words.get("page-new-seats")) }
            (notes(words, &new.errors, "seats"))
            ul.seats { @for seat in 0..most_seats() { (seat_row(words, new, seat)) } }
        }
    }
}

fn seat_row(words: &Words, new: &NewTable, seat: usize) -> Markup {
    let number = seat + 1;
    let typed = new.form.seats.get(seat).cloned().unwrap_or_default();
    let label = say(
        words,
        &Phrase::new("page-new-seat").with("seat", number).with("name", seat_name(words, seat)),
    );
    let wrong = described(&new.errors, &seat_field(seat));
    html! {
        li {
            (seal(seat, ""))
            div.sit {
                input.for-name type="text" name={ "seat-" (number) "-name" } value=(typed.name)
                    maxlength=(NAME) placeholder=(seat_name(words, seat)) autocomplete="off"
                    aria-label={ (label) ", " (words.get("page-name")) }
                    aria-invalid=[wrong.as_ref().map(|_| "true")] aria-describedby=[wrong.as_ref()];
                (levels(words, number, &typed.level, &label))
                span.for-link { strong { (seat_name(words, seat)) } small { (words.get("page-new-link-about")) } }
                span.for-empty { small { (words.get("page-new-empty-about")) } }
            }
            span.seg role="radiogroup" aria-label=(label) {
                @for who in Who::ALL {
                    label {
                        input type="radio" name={ "seat-" (number) "-who" } value=(who.name()) checked[who == typed.who];
                        span { (icon(symbol(who))) (words.get(&format!("page-who-short-{}", who.name()))) }
                    }
                }
            }
            (notes(words, &new.errors, &seat_field(seat)))
        }
    }
}

fn levels(words: &Words, number: usize, chosen: &str, label: &str) -> Markup {
    let chosen = chosen.parse().unwrap_or(Level::Six);
    html! {
        select.for-bot name={ "seat-" (number) "-level" } aria-label={ (label) ", " (words.get("page-new-level")) } {
            @for level in Level::ALL {
                option value=(level) selected[level == chosen] { (words.level(level.name())) }
            }
        }
    }
}

fn symbol(who: Who) -> &'static str {
    match who {
        Who::Me => "priest",
        Who::Here => "human",
        Who::Link => "link",
        Who::Bot => "bot",
        Who::Empty => "close",
    }
}

fn rules_step(words: &Words, new: &NewTable) -> Markup {
    html! {
        fieldset.step {
            legend { span.n { "3" } (words.get("page-new-rules")) }
            @for game in GameId::ALL {
                div.panel.opts.rules data-game=(game.info().id) {
                    @for spec in game.info().options.iter().filter(|spec| spec.values.len() > 1) {
                        (option(words, new, game, spec))
                    }
                }
            }
            div.panel.opts { (hints(words, new.form.hints)) }
        }
    }
}

fn hints(words: &Words, chosen: Hints) -> Markup {
    html! {
        div.opt.choice {
            label for="hints" {
                (words.get("page-new-hints"))
                small { (words.get("page-new-hints-about")) }
            }
            select id="hints" name="hints" {
                @for hints in Hints::ALL {
                    option value=(hints.name()) selected[hints == chosen] {
                        (words.get(&format!("page-hints-{}", hints.name())))
                    }
                }
            }
        }
    }
}

fn option(words: &Words, new: &NewTable, game: GameId, spec: &OptionSpec) -> Markup {
    let id = game.info().id;
    let name = field(game, spec.key);
    let value = new.form.option(game, spec.key);
    let key = format!("{id}-option-{}", spec.topic());
    let seat = of_seat(spec.key).map(|(_, seat)| seat);
    let mut title = words.get(&key).into_owned();
    if let Some(seat) = seat {
        let of = Phrase::new("page-new-of-seat").with("what", title);
        title = say(words, &of.with("name", seat_name(words, seat)));
    }
    let text = html! { (title) small { (words.get(&format!("{key}-about"))) } };
    let switch =
        spec.values.len() == 2 && spec.values.contains(&"yes") && spec.values.contains(&"no");
    let wrong = described(&new.errors, &name);
    html! {
        @if switch {
            label.opt {
                input type="checkbox" name=(name) value="yes" checked[value == Some("yes")];
                i {}
                span { (text) }
            }
        } @else {
            div.opt.choice data-seat=[seat.map(|seat| seat + 1)] {
                label for=(name) { (text) }
                select id=(name) name=(name) aria-describedby=[wrong.as_ref()] {
                    @for choice in spec.values {
                        option value=(choice) selected[value.unwrap_or(spec.default) == *choice] {
                            (choice_name(words, id, spec.topic(), choice))
                        }
                    }
                }
            }
        }
        (notes(words, &new.errors, &name))
    }
}

fn choice_name(words: &Words, game: &str, topic: &str, choice: &str) -> String {
    if topic == "first" {
        return match choice.parse::<usize>().ok().and_then(|number| number.checked_sub(1)) {
            Some(seat) => seat_name(words, seat),
            None => words.get("page-new-first-random").into_owned(),
        };
    }
    word_or(words, &format!("{game}-option-{topic}-{choice}"), choice)
}

fn seats_help(words: &Words) -> Markup {
    html! {
        section.panel.stack {
            h2 { (words.get("page-new-who")) }
            dl.levels {
                @for who in Who::ALL {
                    dt { (words.get(&format!("page-who-short-{}", who.name()))) }
                    dd { (words.get(&format!("page-who-about-{}", who.name()))) }
                }
            }
        }
    }
}

fn bots_help(words: &Words) -> Markup {
    html! {
        section.panel.stack id="levels" {
            h2 { (words.get("page-new-bots")) }
            dl.levels {
                @for level in Level::ALL {
                    dt { (words.level(level.name())) }
                    dd { (word_or(words, &format!("bot-{level}-about"), "")) }
                }
            }
        }
    }
}
