//! The effect language of cards, events and boards: one small vocabulary for all of them.
//!
//! Everything here is data that anybody may read, to explain a card or to judge it. What the words
//! mean for play is written once, in the interpreter: `perform`, `buy`, `wonder`, `resolve`, `compare`.

use crate::amount::{Amounts, Resource};
use crate::card::{Kind, Kinds};
use crate::tables::EFFECTS;

/// One effect. All its parts happen, in the order: condition, cost, verb, losses, gains, `then`.
#[derive(Debug)]
pub struct Effect {
    /// When it happens; `None` inside an event.
    pub on: Option<On>,
    /// Whom an event concerns.
    pub sel: Option<Sel>,
    /// The ages a selector looks at, as bits 1 to 4.
    pub ages: u8,
    /// What must hold.
    pub cond: Option<If>,
    /// The kinds of card whose purchase triggers it.
    pub types: Kinds,
    /// The gold that must really have been paid.
    pub price: Option<u8>,
    /// Triggered by the purchases of others instead of one's own.
    pub by_others: bool,
    /// Whom it concerns, if not the owner or the selected nation.
    pub target: Option<Target>,
    /// What the gain is multiplied with.
    pub per: Option<Per>,
    /// A voluntary payment, which must be possible in full (NA-GEN-10).
    pub cost: Amounts,
    /// A card of this kind that is given up.
    pub gives_up: Option<Kind>,
    /// Payments of which one is chosen.
    pub costs: &'static [Amounts],
    /// What is gained, or lost if negative (NA-LOSS).
    pub gain: Amounts,
    /// Gains of which one is chosen.
    pub gains: &'static [Amounts],
    /// What else is done.
    pub verb: Option<Verb>,
    /// Once a round (NA-GEN-13).
    pub limited: bool,
    /// The nation may decline.
    pub optional: bool,
    /// Effects of which the nation chooses one: the first in the table, and their number.
    pub(crate) choice: (u16, u16),
    /// Which of the choices is taken if none can be carried out, from 1; 0 is none (NA-EV-6).
    pub fallback: u8,
    /// What follows once the first part was done.
    pub(crate) then: Option<u16>,
    /// What happens if the verb cannot be done.
    pub(crate) otherwise: Option<u16>,
    /// Not for the card itself.
    pub other_only: bool,
    /// What a static effect changes.
    pub modifier: Option<Modifier>,
}

impl Effect {
    /// The effects of which one is chosen.
    pub fn choice(&self) -> &'static [Effect] {
        effects(self.choice)
    }

    /// What follows once the first part was done.
    pub fn then(&self) -> Option<&'static Effect> {
        self.then.map(|id| &EFFECTS[usize::from(id)])
    }

    /// What happens if the verb cannot be done.
    pub fn otherwise(&self) -> Option<&'static Effect> {
        self.otherwise.map(|id| &EFFECTS[usize::from(id)])
    }

    /// The bit that stands for this effect in a set of traits.
    pub(crate) const fn trait_bit(&self) -> u32 {
        match (&self.modifier, self.on) {
            (Some(modifier), _) => modifier.bit(),
            (None, Some(on)) => on.bit(),
            (None, None) => 0,
        }
    }
}

/// The effect with this number in the table.
pub(crate) fn effect(id: u16) -> &'static Effect {
    &EFFECTS[usize::from(id)]
}

/// The effects in a row of the table.
pub(crate) fn effects((first, number): (u16, u16)) -> &'static [Effect] {
    &EFFECTS[usize::from(first)..usize::from(first + number)]
}

/// What an effect is printed on.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub(crate) enum Source {
    Card(u16),
    Board,
    Event(u8, u8),
}

/// When an effect happens.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
#[repr(u8)]
pub enum On {
    /// As long as the card is in play.
    Static,
    /// In Production.
    Production,
    /// When a progress card is bought.
    Buy,
    /// When this wonder is completed.
    Ready,
    /// When any own wonder is completed.
    WonderReady,
    /// When an own architect is hired.
    Hire,
    /// When its owner passes first.
    Pass,
    /// When an own card is replaced.
    Replace,
    /// When an own payment brings gold to nothing.
    SpendLastGold,
    /// At the end of each age.
    EndOfAge,
    /// When its owner is defeated in a war.
    Defeated,
    /// At the moment the condition holds.
    Always,
    /// As an action of its owner.
    Action,
    /// When the event card is revealed.
    RevealEvent,
    /// In the final scoring.
    FinalScoring,
}

impl On {
    /// Its bit in a set of traits.
    pub(crate) const fn bit(self) -> u32 {
        1 << self as u32
    }
}

/// What a static effect changes.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[repr(u8)]
pub enum Modifier {
    /// Strength.
    Strength(i8),
    /// Stability.
    Stability(i8),
    /// Number of private architects each round.
    PrivateArchitects(i8),
    /// A golden age brings more, or its victory point costs less (NA-GA-2).
    GoldenAgeBonus(i8),
    /// A higher raid value.
    RaidBonus(i8),
    /// Another price for cards of a kind.
    PriceDelta {
        /// The kind of card.
        kind: Kind,
        /// How much more gold.
        gold: i8,
    },
    /// Strength in the War step only.
    WarStrength(i8),
    /// Colonies ask for more strength.
    ColonyRequirement(i8),
    /// What a defeat costs besides.
    DefeatExtraLoss(Amounts),
    /// Military costs no upkeep.
    NoMilitaryUpkeep,
    /// No VP are lost for shortages.
    NoShortageVpLoss,
    /// No VP is lost for a defeat.
    NoWarVpLoss,
    /// Deploying on cards of a kind is cheaper.
    DeployDiscount {
        /// The kind of card.
        kind: Kind,
        /// How much less stone.
        stone: i8,
        /// The least it costs.
        min: i8,
    },
    /// Cards of these kinds may not be bought.
    CannotBuy(Kinds),
    /// Number of actions in the first turn of a round.
    FirstTurnActions(i8),
    /// The first turn of a round is skipped.
    FirstTurnSkip,
    /// The wonder's space can hold an advisor.
    ExtraAdvisorSpace,
}

impl Modifier {
    /// Its bit in a set of traits, above those of [`On`].
    pub(crate) const fn bit(self) -> u32 {
        let bit = match self {
            Modifier::Strength(_) => 15,
            Modifier::Stability(_) => 16,
            Modifier::PrivateArchitects(_) => 17,
            Modifier::GoldenAgeBonus(_) => 18,
            Modifier::RaidBonus(_) => 19,
            Modifier::PriceDelta { .. } => 20,
            Modifier::WarStrength(_) => 21,
            Modifier::ColonyRequirement(_) => 22,
            Modifier::DefeatExtraLoss(_) => 23,
            Modifier::NoMilitaryUpkeep => 24,
            Modifier::NoShortageVpLoss => 25,
            Modifier::NoWarVpLoss => 26,
            Modifier::DeployDiscount { .. } => 27,
            Modifier::CannotBuy(_) => 28,
            Modifier::FirstTurnActions(_) => 29,
            Modifier::FirstTurnSkip => 30,
            Modifier::ExtraAdvisorSpace => 31,
        };
        1 << bit
    }
}

/// Sets of traits a nation may have: what its cards do, as bits.
pub(crate) mod traits {
    use super::{Amounts, Kind, Kinds, Modifier};

    pub(crate) const STABILITY: u32 = Modifier::Stability(0).bit();
    pub(crate) const ARCHITECTS: u32 = Modifier::PrivateArchitects(0).bit();
    pub(crate) const GOLDEN: u32 = Modifier::GoldenAgeBonus(0).bit();
    pub(crate) const RAID: u32 = Modifier::RaidBonus(0).bit();
    pub(crate) const PRICE: u32 = Modifier::PriceDelta { kind: Kind::Battle, gold: 0 }.bit();
    pub(crate) const WAR: u32 = Modifier::WarStrength(0).bit();
    pub(crate) const COLONY: u32 = Modifier::ColonyRequirement(0).bit();
    pub(crate) const DEFEAT: u32 = Modifier::DefeatExtraLoss(Amounts::NONE).bit();
    pub(crate) const NO_UPKEEP: u32 = Modifier::NoMilitaryUpkeep.bit();
    pub(crate) const NO_SHORTAGE_VP: u32 = Modifier::NoShortageVpLoss.bit();
    pub(crate) const NO_WAR_VP: u32 = Modifier::NoWarVpLoss.bit();
    pub(crate) const DISCOUNT: u32 =
        Modifier::DeployDiscount { kind: Kind::Battle, stone: 0, min: 0 }.bit();
    pub(crate) const FORBIDS: u32 = Modifier::CannotBuy(Kinds(0)).bit();
    pub(crate) const TWO_ACTIONS: u32 = Modifier::FirstTurnActions(0).bit();
    pub(crate) const SKIP: u32 = Modifier::FirstTurnSkip.bit();
    pub(crate) const TOWER: u32 = Modifier::ExtraAdvisorSpace.bit();
    /// What touches every nation and not only the owner.
    pub(crate) const GLOBAL: u32 = STABILITY | PRICE | COLONY | DEFEAT;
}

/// Whom an effect concerns.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Target {
    /// Every other nation; in an event every nation that was not selected.
    Others,
    /// Every nation, the owner too.
    All,
    /// The nation that bought the card.
    Buyer,
    /// NA-TIE.
    LeastStability,
    /// NA-TIE.
    LeastStrength,
    /// NA-TIE.
    MostStrength,
}

/// What must hold for an effect.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum If {
    /// The nation has the most strength.
    MostStrength,
    /// It has the least strength.
    LeastStrength,
    /// It has the most stability.
    MostStability,
    /// It has the least stability.
    LeastStability,
    /// It has the most workers.
    MostWorkers,
    /// It passed first in this round.
    PassedFirst,
    /// It bought a colony in this round.
    BoughtColonyThisRound,
    /// It is stronger than the marker of the war.
    StrengthGtWar,
    /// It has a worker on a military card.
    HasMilitaryWorker,
    /// Another nation, or the virtual opponent, bought the war.
    WarBoughtByOther,
}

/// What a gain is multiplied with.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Per {
    /// Own colonies of age 2.
    ColonyAge2,
    /// Own colonies of age 3.
    ColonyAge3,
    /// Own colonies of age 4.
    ColonyAge4,
    /// Own advisors.
    Advisor,
    /// Own workers on buildings of age 4.
    WorkerOnBuildingAge4,
    /// Own building and military cards of the present age.
    BuildingOrMilitaryCardOfCurrentAge,
    /// Wars and battles bought in this round.
    WarOrBattleBoughtThisRound,
    /// Colonies bought in this round.
    ColonyBoughtThisRound,
}

/// Whom an event concerns.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Sel {
    /// All nations.
    All,
    /// Those with the most strength.
    MostStrength,
    /// Those with the least strength.
    LeastStrength,
    /// Those with the most stability.
    MostStability,
    /// Those with the least stability.
    LeastStability,
    /// Those with the most food.
    MostFood,
    /// Those with the least food.
    LeastFood,
    /// Who passed first.
    PassedFirst,
    /// Who passed last.
    PassedLast,
    /// All but those with the most strength.
    AllExceptMostStrength,
    /// All but those with the most stability.
    AllExceptMostStability,
    /// All but those with the least stability.
    AllExceptLeastStability,
    /// All but those with the most strength or the most stability.
    AllExceptMostStrengthOrMostStability,
    /// Those with an advisor of certain ages.
    HasAdvisorOfAge,
    /// Those with a colony of certain ages.
    HasColonyOfAge,
    /// Those who bought the most golden ages in this round.
    MostGoldenAgesBoughtThisRound,
    /// Those with the most workers on buildings of age 4.
    MostWorkersOnBuildingsAge4,
}

/// What is done.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Verb {
    /// NA-WORK-2.
    ReturnWorker(i8),
    /// NA-WORK-1.
    TakeWorker(i8),
    /// Any number of workers leave cards of a kind, with a gain for each.
    UndeployAny {
        /// The kind of card.
        from: Kind,
        /// What each of them brings.
        gain: Amounts,
    },
    /// Deploys without stone.
    DeployFree {
        /// The most workers.
        n: i8,
        /// Only on cards of this kind.
        on: Option<Kind>,
    },
    /// The same, on the card just bought.
    DeployFreeOnBoughtCard(i8),
    /// Stages without stone and public architect (NA-HIRE-6).
    HireFree(i8),
    /// Architects leave the wonder under construction (NA-EV-10).
    RemoveArchitect(i8),
    /// One own colony is removed.
    RemoveColony,
    /// All own advisors are removed.
    RemoveAllAdvisors,
    /// NA-EV-3.
    GoFirst,
    /// NA-EV-3.
    GoLast,
    /// NA-EV-11.
    SkipPlayerOrderStep,
    /// A resource is reduced, without shortage.
    KeepAtMost {
        /// Which.
        resource: Resource,
        /// To how much.
        n: i8,
    },
    /// NA-EV-12.
    RegainLostToWar {
        /// Resources too, not only VP.
        goods: bool,
    },
    /// NA-EV-17.
    StrengthDeltaForSecondEvent(i8),
    /// Its owner sees two event cards and keeps one.
    DrawTwoKeepOne,
    /// Two progress cards change places.
    SwapTwoProgressCards,
    /// A card of these kinds is bought for nothing.
    BuyFree(Kinds),
    /// The card leaves the game.
    RemoveSelf,
    /// NA-TIE-4 counts its owner as least stable until the end of the round.
    LeastStableUntilEndOfRound,
}
