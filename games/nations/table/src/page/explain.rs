//! What cards, events and boards do, in words, made from their effect data: `When, if: what.`
//!
//! Every word of the effect language has its fragment in the word files; nothing is written for a
//! card by hand.

use std::fmt::Debug;

use nations::effect::{Modifier, On, Sel, Target, Verb};
use nations::{Amounts, Board, Card, Effect, EventCard, Kind, Kinds, Resource};
use table::{Phrase, Value};
use words::Words;

use super::names::{capital, parts};

/// All that a card does, sentence by sentence.
pub fn card(card: Card, words: &Words) -> Vec<String> {
    let facts = card.facts();
    let tell = Teller { words };
    let mut said = Vec::new();
    match facts.kind {
        Kind::Building | Kind::Military => {
            let list = tell.amounts(&facts.yields, true);
            said.push(tell.with("nations-page-tell-worker", "list", list));
            said.push(tell.with("nations-page-tell-deploy", "cost", facts.deploy_cost()));
            if facts.raid > 0 {
                said.push(tell.with("nations-page-tell-raid", "raid", facts.raid));
            }
            let slots: Vec<String> = facts.vp_slots().map(|vp| vp.to_string()).collect();
            if !slots.is_empty() {
                said.push(tell.with("nations-page-tell-slots", "list", slots.join(", ")));
            }
        }
        Kind::GoldenAge => {
            let phrase = Phrase::new("nations-page-tell-golden")
                .with("gain", tell.amounts(&facts.given, false))
                .with("price", facts.vp_price());
            said.push(tell.say(&phrase));
        }
        Kind::Battle => said.push(tell.get("nations-page-tell-battle")),
        Kind::War => {
            said.push(tell.with("nations-page-tell-war", "list", tell.amounts(&facts.given, false)))
        }
        Kind::Advisor | Kind::Colony | Kind::Wonder => {}
    }
    if !facts.kind.is_worked() {
        said.extend(standing(&tell, &facts.yields));
    }
    said.extend(facts.effects().iter().map(|effect| tell.effect(effect)));
    if facts.kind == Kind::Wonder && !facts.stages().is_empty() {
        let stages: Vec<String> = facts.stages().iter().map(u8::to_string).collect();
        said.push(tell.with("nations-page-tell-stages", "list", stages.join(", ")));
    }
    if facts.required_strength() > 0 {
        said.push(tell.with("nations-page-tell-need", "need", facts.required_strength()));
    }
    if facts.vp > 0 {
        said.push(tell.with("nations-page-tell-vp", "count", facts.vp));
    }
    said
}

/// What an advisor, colony or wonder gives while it lies there.
fn standing(tell: &Teller<'_>, yields: &Amounts) -> Vec<String> {
    let goods = Amounts { goods: yields.goods, ..Amounts::NONE };
    let rest = Amounts { goods: [0; 4], ..*yields };
    let say = |id, part: Amounts| {
        (!part.is_none()).then(|| tell.with(id, "list", tell.amounts(&part, true)))
    };
    [say("nations-page-tell-income", goods), say("nations-page-tell-static", rest)]
        .into_iter()
        .flatten()
        .collect()
}

/// What one of the two events of a card does.
pub fn event(event: EventCard, half: u8, words: &Words) -> String {
    effects(event.half(half).effects(), words).join(" ")
}

/// What some effects do, a sentence each.
pub fn effects(effects: &[Effect], words: &Words) -> Vec<String> {
    let tell = Teller { words };
    effects.iter().map(|effect| tell.effect(effect)).collect()
}

/// What one of several effects would do, in a few words.
pub fn deed(effect: &Effect, words: &Words) -> String {
    Teller { words }.what(effect)
}

/// What a board gives besides its cards.
pub fn board(board: Board, words: &Words) -> Vec<String> {
    let tell = Teller { words };
    let facts = board.facts();
    let goods = Resource::ALL.map(|r| (r, facts.goods[r as usize] as i8));
    let mut start = Amounts { vp: facts.vp as i8, ..Amounts::NONE };
    for (resource, count) in goods {
        start.goods[resource as usize] = count;
    }
    let cards: Vec<&str> = facts
        .printed()
        .chain(facts.printed_wonders())
        .map(|c| super::names::name(c, words))
        .collect();
    let phrase = Phrase::new("nations-page-tell-board")
        .with("list", tell.amounts(&start, false))
        .with("workers", facts.workers)
        .with("colonies", facts.colonies)
        .with("wonders", facts.wonders)
        .with("cards", cards.join(", "));
    let mut said = vec![tell.say(&phrase)];
    said.extend(facts.effects().iter().map(|effect| tell.effect(effect)));
    said
}

struct Teller<'a> {
    words: &'a Words,
}

impl Teller<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase, |seat| seat.to_string())
    }

    fn get(&self, id: &str) -> String {
        self.words.get(id).into_owned()
    }

    fn with(&self, id: &'static str, name: &'static str, value: impl Into<Value>) -> String {
        self.say(&Phrase::new(id).with(name, value))
    }

    /// The fragment for a word of the effect language: `nations-page-if-most-strength`.
    fn word(&self, part: &str, word: impl Debug) -> String {
        let mut id = format!("nations-page-{part}");
        for letter in format!("{word:?}").chars() {
            if letter.is_ascii_uppercase() {
                id.push('-');
            }
            id.push(letter.to_ascii_lowercase());
        }
        self.get(&id)
    }

    /// `+2 gold, −1 food`, or without signs.
    fn amounts(&self, amounts: &Amounts, signed: bool) -> String {
        let each = parts(amounts).map(|(symbol, count)| {
            let sign = if !signed {
                ""
            } else if count < 0 {
                "−"
            } else {
                "+"
            };
            let phrase = Phrase::new("nations-page-good")
                .with("sign", sign)
                .with("count", count.abs())
                .with("what", symbol);
            self.say(&phrase)
        });
        each.collect::<Vec<_>>().join(", ")
    }

    fn either(&self, all: impl Iterator<Item = String>) -> String {
        all.collect::<Vec<_>>().join(&format!(" {} ", self.get("nations-page-or")))
    }

    fn kinds(&self, kinds: Kinds) -> String {
        self.either(kinds.iter().map(|kind| self.get(&format!("nations-page-buy-{}", kind.name()))))
    }

    fn effect(&self, effect: &Effect) -> String {
        let mut head = Vec::new();
        head.extend(self.when(effect));
        head.extend(effect.sel.map(|sel| self.sel(sel, effect.ages)));
        if let Some(target) = effect.target.filter(|target| *target != Target::Buyer) {
            head.push(self.word("whom", target));
        }
        head.extend(effect.cond.map(|cond| self.word("if", cond)));
        let what = self.what(effect);
        let text = if head.is_empty() { what } else { format!("{}: {what}", head.join(", ")) };
        capital(&format!("{text}."))
    }

    fn when(&self, effect: &Effect) -> Option<String> {
        let on = effect.on?;
        Some(match on {
            On::Static => return None,
            On::Buy if effect.by_others => {
                self.with("nations-page-when-others-buy", "kinds", self.kinds(effect.types))
            }
            On::Buy => match effect.price {
                Some(price) => self.with("nations-page-when-price", "price", price),
                None => self.with("nations-page-when-buy", "kinds", self.kinds(effect.types)),
            },
            On::WonderReady if effect.other_only => self.get("nations-page-when-other-wonder"),
            On::Action if effect.limited => self.get("nations-page-when-action-once"),
            on => self.word("when", on),
        })
    }

    fn sel(&self, sel: Sel, ages: u8) -> String {
        let said = self.word("whom", sel);
        let named: Vec<String> = (1..=4)
            .filter(|age| ages >> age & 1 == 1)
            .map(|age| super::names::age(age, self.words))
            .collect();
        if named.is_empty() { said } else { format!("{said} ({})", named.join(", ")) }
    }

    /// Cost, verb, losses and gains, what follows.
    fn what(&self, effect: &Effect) -> String {
        let mut done = Vec::new();
        done.extend(effect.verb.map(|verb| self.verb(verb)));
        done.extend(effect.modifier.map(|modifier| self.modifier(modifier)));
        if !effect.gain.is_none() {
            let per = effect.per.map(|per| format!(" {}", self.word("per", per)));
            done.push(format!("{}{}", self.amounts(&effect.gain, true), per.unwrap_or_default()));
        }
        if !effect.gains.is_empty() {
            done.push(self.either(effect.gains.iter().map(|gain| self.amounts(gain, true))));
        }
        if !effect.choice().is_empty() {
            done.push(self.either(effect.choice().iter().map(|option| self.option(option))));
        }
        let mut said = done.join(", ");
        if let Some(cost) = self.cost(effect) {
            said = format!("{cost} → {said}");
        }
        if effect.optional {
            said = format!("{} {said}", self.get("nations-page-may"));
        }
        if let Some(otherwise) = effect.otherwise() {
            said = format!("{said}; {} {}", self.get("nations-page-else"), self.what(otherwise));
        }
        if let Some(then) = effect.then() {
            let whom = then.sel.map(|sel| self.sel(sel, then.ages)).unwrap_or_default();
            let next = self.get("nations-page-then");
            said = format!("{said}; {next} {whom}: {}", self.what(then));
        }
        said
    }

    fn option(&self, option: &Effect) -> String {
        match option.target {
            Some(target) => format!("{}: {}", self.word("whom", target), self.what(option)),
            None => self.what(option),
        }
    }

    fn cost(&self, effect: &Effect) -> Option<String> {
        if effect.gives_up.is_some() {
            return Some(self.get("nations-page-give-colony"));
        }
        let costs = std::iter::once(&effect.cost).chain(effect.costs).filter(|c| !c.is_none());
        let list = self.either(costs.map(|cost| self.amounts(cost, false)));
        (!list.is_empty()).then(|| self.with("nations-page-pay", "list", list))
    }

    fn verb(&self, verb: Verb) -> String {
        let count = |id, n: i8| self.with(id, "count", i32::from(n));
        match verb {
            Verb::ReturnWorker(n) => count("nations-page-do-return-worker", n),
            Verb::TakeWorker(n) => count("nations-page-do-take-worker", n),
            Verb::UndeployAny { from, gain } => {
                let phrase = Phrase::new("nations-page-do-undeploy-any")
                    .with("kind", from.name())
                    .with("list", self.amounts(&gain, true));
                self.say(&phrase)
            }
            Verb::DeployFree { n, on } => {
                let phrase = Phrase::new("nations-page-do-deploy-free")
                    .with("count", i32::from(n))
                    .with("kind", on.map_or("any", Kind::name));
                self.say(&phrase)
            }
            Verb::DeployFreeOnBoughtCard(n) => count("nations-page-do-deploy-bought", n),
            Verb::HireFree(n) => count("nations-page-do-hire-free", n),
            Verb::RemoveArchitect(n) => count("nations-page-do-remove-architect", n),
            Verb::KeepAtMost { resource, n } => {
                let phrase =
                    Phrase::new("nations-page-do-keep-at-most").with("count", i32::from(n));
                self.say(&phrase.with("what", resource.name()))
            }
            Verb::RegainLostToWar { goods: true } => self.get("nations-page-do-regain-all"),
            Verb::RegainLostToWar { goods: false } => self.get("nations-page-do-regain-vp"),
            Verb::StrengthDeltaForSecondEvent(n) => {
                count("nations-page-do-strength-second", n.saturating_neg())
            }
            Verb::BuyFree(kinds) => {
                self.with("nations-page-do-buy-free", "kinds", self.kinds(kinds))
            }
            plain => self.word("do", plain),
        }
    }

    fn modifier(&self, modifier: Modifier) -> String {
        let count = |id, n: i8| self.with(id, "count", i32::from(n));
        match modifier {
            Modifier::Strength(n) => self.amounts(&Amounts { strength: n, ..Amounts::NONE }, true),
            Modifier::Stability(n) => {
                self.amounts(&Amounts { stability: n, ..Amounts::NONE }, true)
            }
            Modifier::PrivateArchitects(n) => count("nations-page-is-private", n),
            Modifier::GoldenAgeBonus(n) => count("nations-page-is-golden", n),
            Modifier::RaidBonus(n) => count("nations-page-is-raid", n),
            Modifier::PriceDelta { kind, gold } => {
                let phrase = Phrase::new("nations-page-is-price").with("count", i32::from(gold));
                self.say(&phrase.with("kind", kind.name()))
            }
            Modifier::WarStrength(n) => count("nations-page-is-war-strength", n),
            Modifier::ColonyRequirement(n) => count("nations-page-is-colony", n),
            Modifier::DefeatExtraLoss(loss) => {
                self.with("nations-page-is-defeat", "list", self.amounts(&loss, false))
            }
            Modifier::DeployDiscount { kind, stone, min } => {
                let phrase = Phrase::new("nations-page-is-discount")
                    .with("kind", kind.name())
                    .with("count", i32::from(stone))
                    .with("min", i32::from(min));
                self.say(&phrase)
            }
            Modifier::CannotBuy(kinds) => {
                self.with("nations-page-is-forbidden", "kinds", self.kinds(kinds))
            }
            Modifier::FirstTurnActions(n) => count("nations-page-is-first-actions", n),
            plain => self.word("is", plain),
        }
    }
}
