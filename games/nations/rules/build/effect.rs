//! The effect language as it is written in the data, and as Rust.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde::Deserialize;

use crate::read::{KINDS, Numbers};

/// One effect.
#[derive(Deserialize, Clone, Default)]
#[serde(deny_unknown_fields, default)]
pub struct Entry {
    on: Option<String>,
    sel: Option<String>,
    ages: Vec<u8>,
    #[serde(rename = "if")]
    cond: Option<String>,
    types: Vec<String>,
    price: Option<u8>,
    by: Option<String>,
    target: Option<String>,
    per: Option<String>,
    cost: BTreeMap<String, toml::Value>,
    cost_choice: Vec<Numbers>,
    gain: Numbers,
    gain_choice: Vec<Numbers>,
    #[serde(rename = "do")]
    verb: Option<String>,
    n: Option<i8>,
    from_type: Option<String>,
    on_type: Option<String>,
    per_worker: Numbers,
    resource: Option<String>,
    what: Vec<String>,
    limit: Option<u8>,
    optional: bool,
    choice: Vec<Entry>,
    fallback: Option<u8>,
    then: Option<Box<Entry>>,
    otherwise: Option<Box<Entry>>,
    other_only: bool,
    order: Option<String>,
    old: Option<String>,
    new: Option<String>,
    newer_age: bool,
    // What a static effect changes.
    strength: Option<i8>,
    stability: Option<i8>,
    private_architects: Option<i8>,
    golden_age_bonus: Option<i8>,
    raid_bonus: Option<i8>,
    price_delta: Option<PriceDelta>,
    war_strength: Option<i8>,
    colony_requirement: Option<i8>,
    defeat_extra_loss: Option<Numbers>,
    no_military_upkeep: bool,
    no_shortage_vp_loss: bool,
    no_war_vp_loss: bool,
    deploy_discount: Option<Discount>,
    cannot_buy: Vec<String>,
    first_turn_actions: Option<i8>,
    first_turn_skip: bool,
    extra_advisor_space: Option<String>,
}

#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields)]
struct PriceDelta {
    #[serde(rename = "type")]
    kind: String,
    gold: i8,
}

#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields)]
struct Discount {
    #[serde(rename = "type")]
    kind: String,
    stone: i8,
    min: i8,
}

/// `most_strength` as `MostStrength`.
pub fn camel(word: &str) -> String {
    let upper = |part: &str| part[..1].to_uppercase() + &part[1..];
    word.split('_').map(upper).collect()
}

/// Numbers as an `Amounts`.
pub fn amounts(numbers: &Numbers) -> String {
    let order = ["gold", "stone", "food", "books", "vp", "strength", "stability"];
    for name in numbers.keys() {
        assert!(order.contains(&name.as_str()), "`{name}` is no amount");
    }
    let [gold, stone, food, books, vp, strength, stability] =
        order.map(|name| numbers.get(name).copied().unwrap_or(0));
    format!(
        "Amounts {{ goods: [{gold}, {stone}, {food}, {books}], vp: {vp}, strength: {strength}, \
         stability: {stability} }}"
    )
}

fn list(all: &[Numbers]) -> String {
    format!("&[{}]", all.iter().map(amounts).collect::<Vec<_>>().join(", "))
}

/// A set of kinds of card as bits.
fn kinds(names: &[String]) -> u8 {
    names.iter().fold(0, |set, name| {
        let place = KINDS.iter().position(|kind| kind == name);
        set | 1 << place.unwrap_or_else(|| panic!("`{name}` is no type of card"))
    })
}

fn some(prefix: &str, word: &Option<String>) -> String {
    match word {
        Some(word) => format!("Some({prefix}::{})", camel(word)),
        None => "None".to_owned(),
    }
}

fn kind(word: &Option<String>) -> String {
    some("Kind", word)
}

/// Every effect of the game in one table; nested ones are named by their place in it.
#[derive(Default)]
pub struct Effects {
    text: String,
    sources: Vec<String>,
}

impl Effects {
    /// Adds effects of one source; the index of the first, and their number.
    pub fn add(&mut self, entries: &[Entry], source: &str) -> (usize, usize) {
        // Nested effects first, so that the entries themselves are neighbours.
        let lines: Vec<String> = entries.iter().map(|entry| self.line(entry, source)).collect();
        let first = self.sources.len();
        for line in lines {
            let _ = writeln!(self.text, "    {line},");
            self.sources.push(source.to_owned());
        }
        (first, entries.len())
    }

    /// The finished tables.
    pub fn tables(&self) -> String {
        let (count, text, sources) = (self.sources.len(), &self.text, self.sources.join(", "));
        format!(
            "pub(crate) static EFFECTS: [Effect; {count}] = [\n{text}];\n\
             pub(crate) static SOURCES: [Source; {count}] = [{sources}];\n"
        )
    }

    fn line(&mut self, entry: &Entry, source: &str) -> String {
        let (first, number) = self.add(&entry.choice, source);
        let mut nested = |entry: &Option<Box<Entry>>| match entry {
            Some(entry) => format!("Some({})", self.add(std::slice::from_ref(entry), source).0),
            None => "None".to_owned(),
        };
        let (then, otherwise) = (nested(&entry.then), nested(&entry.otherwise));
        assert!(entry.by.as_deref().is_none_or(|by| by == "others"), "by whom?");
        assert!(entry.limit.is_none_or(|limit| limit == 1), "limits are once a round");
        assert!(entry.order.as_deref().is_none_or(|order| order == "first"), "which pass?");
        let fallback = usize::from(entry.fallback.unwrap_or(0));
        assert!(fallback <= entry.choice.len(), "the fallback is one of the choices");
        if entry.newer_age {
            // The engine knows this one only: a building over an older one.
            let building = Some("building");
            assert!(entry.old.as_deref() == building && entry.new.as_deref() == building);
        }
        let mut goods = Numbers::new();
        let mut gives_up = "None".to_owned();
        for (name, value) in &entry.cost {
            match (name.as_str(), value) {
                ("remove", toml::Value::String(what)) => {
                    gives_up = format!("Some(Kind::{})", camel(what));
                }
                (_, toml::Value::Integer(count)) => {
                    goods.insert(name.clone(), i8::try_from(*count).expect("a small cost"));
                }
                _ => panic!("`{name}` is no cost"),
            }
        }
        let ages = entry.ages.iter().fold(0, |set, age| set | 1 << age);
        format!(
            "Effect {{ on: {}, sel: {}, ages: {ages}, cond: {}, types: Kinds({}), price: {:?}, \
             by_others: {}, target: {}, per: {}, cost: {}, gives_up: {gives_up}, costs: {}, \
             gain: {}, gains: {}, verb: {}, limited: {}, optional: {}, choice: ({first}, {number}), \
             fallback: {fallback}, then: {then}, otherwise: {otherwise}, other_only: {}, \
             modifier: {} }}",
            some("On", &entry.on),
            some("Sel", &entry.sel),
            some("If", &entry.cond),
            kinds(&entry.types),
            entry.price,
            entry.by.is_some(),
            some("Target", &entry.target),
            some("Per", &entry.per),
            amounts(&goods),
            list(&entry.cost_choice),
            amounts(&entry.gain),
            list(&entry.gain_choice),
            verb(entry),
            entry.limit.is_some(),
            entry.optional,
            entry.other_only,
            modifier(entry),
        )
    }
}

fn verb(entry: &Entry) -> String {
    let Some(verb) = &entry.verb else { return "None".to_owned() };
    let n = entry.n.unwrap_or(1);
    let rest = match verb.as_str() {
        "return_worker"
        | "take_worker"
        | "hire_free"
        | "remove_architect"
        | "deploy_free_on_bought_card"
        | "strength_delta_for_second_event" => format!("({n})"),
        "undeploy_any" => format!(
            " {{ from: {}, gain: {} }}",
            kind(&entry.from_type).replace("Some(", "").replace(')', ""),
            amounts(&entry.per_worker)
        ),
        "deploy_free" => format!(" {{ n: {n}, on: {} }}", kind(&entry.on_type)),
        "keep_at_most" => {
            let resource = entry.resource.as_deref().expect("keep_at_most names a resource");
            format!(" {{ resource: Resource::{}, n: {n} }}", camel(resource))
        }
        "regain_lost_to_war" => {
            let goods = entry.what.len() > 1;
            let all = ["vp", "food", "stone", "gold", "books"];
            assert!(entry.what == ["vp"] || entry.what == all, "VP alone or everything");
            format!(" {{ goods: {goods} }}")
        }
        "buy_free" => format!("(Kinds({}))", kinds(&entry.types)),
        _ => String::new(),
    };
    format!("Some(Verb::{}{rest})", camel(verb))
}

fn modifier(entry: &Entry) -> String {
    let number = |name: &str, value: Option<i8>| value.map(|n| format!("{name}({n})"));
    let flag = |name: &str, set: bool| set.then(|| name.to_owned());
    let price = entry.price_delta.as_ref();
    let discount = entry.deploy_discount.as_ref();
    if let Some(space) = &entry.extra_advisor_space {
        assert_eq!(space, "this_wonder_space");
    }
    let forbidden = kinds(&entry.cannot_buy);
    let all = [
        number("Strength", entry.strength),
        number("Stability", entry.stability),
        number("PrivateArchitects", entry.private_architects),
        number("GoldenAgeBonus", entry.golden_age_bonus),
        number("RaidBonus", entry.raid_bonus),
        price.map(|p| format!("PriceDelta {{ kind: Kind::{}, gold: {} }}", camel(&p.kind), p.gold)),
        number("WarStrength", entry.war_strength),
        number("ColonyRequirement", entry.colony_requirement),
        entry.defeat_extra_loss.as_ref().map(|loss| format!("DefeatExtraLoss({})", amounts(loss))),
        flag("NoMilitaryUpkeep", entry.no_military_upkeep),
        flag("NoShortageVpLoss", entry.no_shortage_vp_loss),
        flag("NoWarVpLoss", entry.no_war_vp_loss),
        discount.map(|d| {
            let kind = camel(&d.kind);
            format!("DeployDiscount {{ kind: Kind::{kind}, stone: {}, min: {} }}", d.stone, d.min)
        }),
        (forbidden > 0).then(|| format!("CannotBuy(Kinds({forbidden}))")),
        number("FirstTurnActions", entry.first_turn_actions),
        flag("FirstTurnSkip", entry.first_turn_skip),
        flag("ExtraAdvisorSpace", entry.extra_advisor_space.is_some()),
    ];
    let mut set = all.into_iter().flatten();
    let one = set.next();
    assert!(set.next().is_none(), "a static effect changes one thing");
    let is_static = entry.on.as_deref() == Some("static");
    assert_eq!(one.is_some(), is_static, "static effects and only they modify");
    one.map_or_else(|| "None".to_owned(), |one| format!("Some(Modifier::{one})"))
}
