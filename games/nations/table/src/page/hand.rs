//! What the viewer may do: the actions of a turn, or the choices of a decision, and the stock.

use maud::{Markup, html};
use nations::{Card, Choice as Option_, Frame, Move, Open, Phase, Resource, Revealed, Spot};
use table::{Phrase, Seat};

use super::names::{capital, changes, chip, counted, icon, name, signed, text};
use super::pick::{button, outcome, shown};
use super::{Choice, Scene, explain};

pub fn draw(scene: &Scene<'_>) -> Markup {
    let open = &scene.view.open;
    let turn = open.phase == Phase::Action && open.pending().is_none();
    html! {
        @if !scene.choices.is_empty() {
            @if turn { (acts(scene)) } @else { (decision(scene)) }
        }
        @if open.phase != Phase::Over { (stock(scene)) }
    }
}

/// The five actions; those that are chosen on the boards lead there.
fn acts(scene: &Scene<'_>) -> Markup {
    let count = |wanted: fn(Move) -> bool| scene.choices.iter().filter(|c| wanted(c.m)).count();
    let buys = count(|m| matches!(m, Move::Buy(_)));
    let sends = count(|m| matches!(m, Move::Deploy(..)));
    let hires = count(|m| matches!(m, Move::Hire(_)));
    let lifts = count(|m| matches!(m, Move::Undeploy(_)));
    let lead = |to: &str, id: &'static str, some: bool, small: String| {
        html! {
            @if some {
                a.btn.action href={ "#" (to) } { span { (text(scene, id)) } small { (small) } }
            } @else {
                span.btn.action aria-disabled="true" { span { (text(scene, id)) } }
            }
        }
    };
    let lifting = scene.pick == "undeploy";
    let last = scene.choices.iter().filter(|c| matches!(c.m, Move::Pass | Move::Done));
    html! {
        div.deeds role="group" aria-label=(text(scene, "nations-page-actions")) {
            (lead("market", "nations-page-act-buy", buys > 0, counted(scene, "nations-page-act-open", buys)))
            (lead("nation", "nations-page-act-send", sends > 0, String::new()))
            @let left = counted(scene, "nations-page-act-left", scene.view.open.architects);
            (lead("build", "nations-page-act-hire", hires > 0, left))
            @if lifts > 0 {
                @let to = if lifting { "" } else { "undeploy" };
                a.btn href=(scene.href(to)) data-pick=(to) role="button" aria-pressed=(lifting) {
                    span { (text(scene, "nations-page-act-lift")) } small { (text(scene, "nations-page-act-free")) }
                }
            } @else {
                span.btn aria-disabled="true" { span { (text(scene, "nations-page-act-lift")) } }
            }
            @for choice in last {
                @let id = if choice.m == Move::Pass { "nations-page-act-pass" } else { "nations-page-act-done" };
                @let class = if choice.m == Move::Done { " main" } else { "" };
                (button(scene, choice, class, &html! { (icon("passed")) span { (text(scene, id)) } }))
            }
        }
    }
}

/// Every choice of a decision as a button that says what it brings.
fn decision(scene: &Scene<'_>) -> Markup {
    html! {
        section.choose.many[scene.choices.len() > 8] aria-label=(text(scene, "nations-page-choices")) {
            @for choice in scene.choices {
                @if !matches!(choice.m, Move::Swap(..)) {
                    (button(scene, choice, "", &html! {
                        span { (deed(scene, choice)) }
                        small { (brings(scene, choice)) }
                    }))
                }
            }
            @if scene.choices.iter().any(|choice| matches!(choice.m, Move::Swap(..))) {
                p.aside { (text(scene, "nations-page-swap")) }
            }
        }
    }
}

/// A move as a deed, for its button.
pub fn deed(scene: &Scene<'_>, choice: &Choice) -> String {
    let words = scene.words;
    let about = |id, card: Card| Phrase::new(id).with("card", name(card, words));
    let from = |phrase: Phrase, from: Option<Card>| {
        phrase.with("from", from.map_or("idle", |card| name(card, words)))
    };
    let section = |id, section: nations::Section| Phrase::new(id).with("section", section.name());
    scene.say(&match choice.m {
        Move::Board(people, b) => Phrase::new("nations-page-do-board")
            .with("people", people.names())
            .with("side", if b { "B" } else { "A" }),
        Move::Cover(part) => section("nations-page-do-cover", part),
        Move::GrowWorker(part) => section("nations-page-do-grow", part),
        Move::Take(part) => section("nations-page-do-take", part),
        Move::Return(part, source) => from(section("nations-page-do-return", part), source),
        Move::Grow(resource) | Move::Gain(resource) => {
            Phrase::new("nations-page-do-gain").with("what", resource.name())
        }
        Move::Keep(what) => Phrase::new("nations-page-do-keep").with("event", what.names()),
        Move::Buy(card) => about("nations-page-do-buy", card),
        Move::Deploy(card, source) => from(about("nations-page-do-deploy", card), source),
        Move::Undeploy(card) => about("nations-page-do-lift", card),
        Move::Hire(hire) => match hire {
            nations::Hire::Public => Phrase::new("nations-page-do-hire"),
            nations::Hire::Board => Phrase::new("nations-page-do-hire-board"),
            nations::Hire::Card(card) => about("nations-page-do-hire-card", card),
        },
        Move::Use(card, resource) => about("nations-page-do-use-card", card)
            .with("what", resource.map_or("none", Resource::name)),
        Move::Pass => Phrase::new("nations-page-act-pass"),
        Move::Done => Phrase::new("nations-page-do-done"),
        Move::Place(spot) => match placed(scene, spot) {
            Some(old) => about("nations-page-do-replace", old),
            None => Phrase::new("nations-page-do-place"),
        },
        Move::Pay(mix) => Phrase::new("nations-page-do-pay").with("what", sum(scene, mix.0)),
        Move::Lose(mix) => Phrase::new("nations-page-do-lose").with("what", sum(scene, mix.0)),
        Move::Remove(card) => about("nations-page-do-remove", card),
        Move::Choose(option) => return capital(&chosen(scene, option)),
        Move::Accept => return capital(&offer(scene)),
        Move::Decline => Phrase::new("nations-page-do-decline"),
        Move::Swap(one, two) => Phrase::new("nations-page-do-swap")
            .with("one", one.to_string())
            .with("two", two.to_string()),
    })
}

/// `2 gold, 1 food`
fn sum(scene: &Scene<'_>, mix: [u8; 4]) -> String {
    let each = Resource::ALL.into_iter().filter(|r| mix[*r as usize] > 0).map(|resource| {
        let phrase = Phrase::new("nations-page-good").with("sign", "");
        scene.say(&phrase.with("count", mix[resource as usize]).with("what", resource.name()))
    });
    let all: Vec<String> = each.collect();
    if all.is_empty() { text(scene, "nations-page-nothing") } else { all.join(", ") }
}

/// The effect that stands for a choice, in words.
fn chosen(scene: &Scene<'_>, option: Option_) -> String {
    let effect = scene.view.offered().iter().find(|effect| Option_::of(effect) == option);
    effect.map_or_else(String::new, |effect| explain::deed(effect, scene.words))
}

fn offer(scene: &Scene<'_>) -> String {
    let effect = scene.view.offered().first();
    effect.map_or_else(String::new, |effect| explain::deed(effect, scene.words))
}

/// The card that a new one would replace on a space.
fn placed(scene: &Scene<'_>, spot: Spot) -> Option<Card> {
    let nation = &scene.view.open.nations[scene.me?];
    match (scene.view.open.pending()?, spot) {
        (Frame::PlaceWonder { .. }, Spot::Slot(space)) => nation.wonders[usize::from(space)],
        (_, Spot::Advisor) => nation.advisors[0],
        (_, Spot::Tower) => nation.advisors[1],
        (Frame::Place { card, .. }, Spot::Slot(space)) => {
            let space = usize::from(space);
            let worked = card.kind().is_worked();
            if worked { nation.slots[space].card } else { nation.colonies[space] }
        }
        _ => None,
    }
}

/// What a choice brings: losses of a replaced card, the change of the stock, the words of a board.
fn brings(scene: &Scene<'_>, choice: &Choice) -> Markup {
    match choice.m {
        Move::Board(people, b) => {
            html! { (explain::board(nations::Board { people, b }, scene.words).join(" ")) }
        }
        Move::Keep(Revealed::Event(event)) => html! {
            @for half in [0, 1] { (explain::event(event, half, scene.words)) " " }
        },
        Move::Place(spot) => {
            placed(scene, spot).map(|card| losses(scene, card)).unwrap_or_default()
        }
        Move::Remove(card) => losses(scene, card),
        Move::Pass | Move::Done | Move::Decline | Move::Keep(_) => html! {},
        m => outcome(scene, m),
    }
}

/// What giving up a card of the viewer would cost.
pub fn losses(scene: &Scene<'_>, card: Card) -> Markup {
    let Some(loss) = scene.me.and_then(|me| scene.view.open.loss(me, card)) else {
        return html! {};
    };
    let rest = [
        ("strength", -i32::from(loss.strength)),
        ("stability", -i32::from(loss.stability)),
        ("victory", -loss.points),
    ];
    let goods = loss.income.map(|count| -count);
    html! {
        @if goods == [0; 4] && rest.iter().all(|(_, count)| *count == 0) {
            (text(scene, "nations-page-nothing-lost"))
        } @else { (changes(scene.words, &goods, &rest)) }
        @if loss.workers > 0 {
            @let freed = counted(scene, "nations-page-freed", loss.workers);
            span.count { (loss.workers) (icon("pawn")) "↩" span.vh { (freed) } }
        }
    }
}

/// What the nation has, what each round brings, and what the opened move would make of it.
fn stock(scene: &Scene<'_>) -> Markup {
    let open = &scene.view.open;
    let seat = shown(scene);
    let then = scene.picked().map(|choice| scene.view.after(choice.m));
    let income = open.income(seat);
    let nation = &open.nations[seat];
    let good = |resource: Resource| {
        let held = |open: &Open| i32::from(open.nations[seat].has(resource));
        let next = income[resource as usize];
        figure(
            scene,
            resource.name(),
            held(open),
            then.as_ref().map(held),
            &html! {
                (signed(scene.words, next.into(), resource.name()))
            },
        )
    };
    let strength = |open: &Open| i32::from(open.strength(seat));
    let stability = |open: &Open| i32::from(open.stability(seat));
    let score = Phrase::new("nations-page-scored").with("count", open.score(seat));
    html! {
        dl.resources aria-label=(text(scene, "nations-page-stock-label")) {
            @for resource in Resource::ALL { (good(resource)) }
            @let stronger = place(scene, seat, |seat| open.strength(seat));
            (figure(scene, "strength", strength(open), then.as_ref().map(strength), &stronger))
            @let stabler = place(scene, seat, |seat| open.compared_stability(seat));
            (figure(scene, "stability", stability(open), then.as_ref().map(stability), &stabler))
            (figure(scene, "victory", nation.vp.into(), None, &html! { (scene.say(&score)) }))
        }
    }
}

/// The place of a nation by a value, from 1; nothing in a solo game.
fn place(scene: &Scene<'_>, seat: Seat, value: impl Fn(Seat) -> i16) -> Markup {
    let open = &scene.view.open;
    let ahead = open.seats().filter(|other| value(*other) > value(seat)).count();
    html! { @if !open.is_solo() { (counted(scene, "nations-page-place", ahead + 1)) } }
}

fn figure(
    scene: &Scene<'_>,
    symbol: &'static str,
    now: i32,
    then: Option<i32>,
    below: &Markup,
) -> Markup {
    let then = then.filter(|then| *then != now);
    html! {
        div.resource.projected[then.is_some()] {
            dt { (chip(scene.words, "", symbol)) }
            dd {
                b { (now) }
                @if let Some(then) = then { ins { "▸" (then) } }
            }
            dd.income { (below) }
        }
    }
}
