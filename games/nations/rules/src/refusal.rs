//! Why a move is not legal: the reasons, each with its rule and its sentence, and which one is told.
//! What is legal is decided in `legal` alone.

use table::{Contains, Phrase, Refuse, Seat, Tell, Turn};

use crate::amount::{Amounts, Resource, Section};
use crate::card::{Card, Kind, People};
use crate::effect::effect;
use crate::moves::{Choice, Hire, Move};
use crate::nation::{Nation, Place};
use crate::state::{Cell, Frame, Open, Phase};

/// A reason why a move is not allowed.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[allow(missing_docs)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// Another player's turn.
    NotYourTurn {
        active: Seat,
    },
    /// Another player must choose something.
    NotYourChoice {
        asked: Seat,
    },
    /// Something else must be decided first.
    Pending,
    /// Nothing of this kind is asked now.
    NotAsked,
    /// Growth comes first, and only growth.
    Growth,
    NotDrawn {
        people: People,
    },
    NoCover,
    AboveFirst,
    NobodyThere {
        section: Section,
    },
    NotRevealed,
    /// The action of this turn is over.
    Acted,
    /// There is no skipping: act or pass.
    NotActed,
    NotOffered {
        card: Card,
    },
    TooDear {
        card: Card,
        price: u16,
        gold: u16,
    },
    SecondWar {
        card: Card,
    },
    Forbidden {
        card: Card,
    },
    NoArmy {
        card: Card,
    },
    TooWeak {
        card: Card,
        need: i16,
        strength: i16,
    },
    NotFree {
        card: Card,
    },
    NotYours {
        card: Card,
    },
    NotWorked {
        card: Card,
    },
    NobodyIdle,
    NobodyOn {
        card: Card,
    },
    /// Nobody there who could leave.
    NobodyLeaves {
        card: Card,
    },
    SameCard {
        card: Card,
    },
    NoStone {
        cost: u16,
        stone: u16,
    },
    NoConstruction,
    NoArchitect,
    NoPrivate,
    NoSuchAction {
        card: Card,
    },
    AlreadyUsed {
        card: Card,
    },
    ConditionFails {
        card: Card,
    },
    CannotPay {
        card: Card,
    },
    CannotDo {
        card: Card,
    },
    WhichResource {
        card: Card,
    },
    NoSuchSpace {
        kind: Kind,
    },
    WrongResource,
    WrongPrice {
        price: u16,
    },
    NotHeld,
    WrongSum {
        count: u16,
    },
    WrongSplit {
        count: u16,
    },
    IdleFirst,
    SectionFull {
        section: Section,
    },
    NotAboveYet,
    NoSuchColony {
        card: Card,
    },
    NoSuchChoice {
        choice: Choice,
    },
    CannotChoose {
        choice: Choice,
    },
    MustDo,
    EmptySpace {
        cell: Cell,
    },
}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::Over => "NA-END-1",
            Refusal::NotYourTurn { .. } => "NA-ACT-1",
            Refusal::NotYourChoice { .. } | Refusal::Pending => "NA-GEN-15",
            Refusal::NotAsked => "NA-ACT-2",
            Refusal::Growth => "NA-GROW-1",
            Refusal::NotDrawn { .. } => "NA-B-1",
            Refusal::NoCover => "NA-EASY-1",
            Refusal::AboveFirst => "NA-WORK-3",
            Refusal::NobodyThere { .. } => "NA-WORK-6",
            Refusal::NotRevealed => "NA-CARD-machiavelli",
            Refusal::Acted => "NA-ACT-7",
            Refusal::NotActed => "NA-ACT-6",
            Refusal::NotOffered { .. } => "NA-BUY-1",
            Refusal::TooDear { .. } => "NA-GEN-10",
            Refusal::SecondWar { .. } => "NA-WAR-1",
            Refusal::Forbidden { .. } => "NA-GEN-7",
            Refusal::NoArmy { .. } => "NA-BAT-1",
            Refusal::TooWeak { .. } => "NA-COL-1",
            Refusal::NotFree { .. } => "NA-CARD-galileo",
            Refusal::NotYours { .. } => "NA-DEP-1",
            Refusal::NotWorked { .. } => "NA-DEP-3",
            Refusal::NobodyIdle | Refusal::NobodyOn { .. } | Refusal::SameCard { .. } => "NA-DEP-1",
            Refusal::NobodyLeaves { .. } => "NA-DEP-4",
            Refusal::NoStone { .. } => "NA-GEN-10",
            Refusal::NoConstruction | Refusal::NoArchitect => "NA-HIRE-2",
            Refusal::NoPrivate => "NA-HIRE-1",
            Refusal::NoSuchAction { .. } => "NA-SPEC-1",
            Refusal::AlreadyUsed { .. } => "NA-GEN-13",
            Refusal::ConditionFails { .. } | Refusal::CannotDo { .. } => "NA-SPEC-1",
            Refusal::CannotPay { .. } => "NA-GEN-10",
            Refusal::WhichResource { .. } => "NA-GEN-9",
            Refusal::NoSuchSpace { kind: Kind::Wonder } => "NA-HIRE-4",
            Refusal::NoSuchSpace { kind: Kind::Colony } => "NA-COL-2",
            Refusal::NoSuchSpace { kind: Kind::Advisor } => "NA-ADV-1",
            Refusal::NoSuchSpace { .. } => "NA-BUY-3",
            Refusal::WrongResource => "NA-GEN-9",
            Refusal::WrongPrice { .. } => "NA-GA-1",
            Refusal::NotHeld => "NA-GEN-10",
            Refusal::WrongSum { .. } => "NA-LOSS-2",
            Refusal::WrongSplit { .. } => "NA-WARRES-4",
            Refusal::IdleFirst | Refusal::SectionFull { .. } | Refusal::NotAboveYet => "NA-WORK-2",
            Refusal::NoSuchColony { .. } => "NA-GEN-9",
            Refusal::NoSuchChoice { .. } => "NA-GEN-9",
            Refusal::CannotChoose { .. } => "NA-EV-6",
            Refusal::MustDo => "NA-SPEC-1",
            Refusal::EmptySpace { .. } => "NA-CARD-alhazen",
        }
    }
}

impl Tell for Refusal {
    fn phrase(&self) -> Phrase {
        let phrase = Phrase::new;
        let about = |id, card: Card| Phrase::new(id).with("card", card.names());
        let number = |phrase: Phrase, name, value: i32| phrase.with(name, value);
        match *self {
            Refusal::Over => phrase("nations-refusal-over"),
            Refusal::NotYourTurn { active } => phrase("nations-refusal-turn").with("seat", active),
            Refusal::NotYourChoice { asked } => {
                phrase("nations-refusal-choice").with("seat", asked)
            }
            Refusal::Pending => phrase("nations-refusal-pending"),
            Refusal::NotAsked => phrase("nations-refusal-not-asked"),
            Refusal::Growth => phrase("nations-refusal-growth"),
            Refusal::NotDrawn { people } => {
                phrase("nations-refusal-not-drawn").with("people", people.names())
            }
            Refusal::NoCover => phrase("nations-refusal-no-cover"),
            Refusal::AboveFirst => phrase("nations-refusal-above-first"),
            Refusal::NobodyThere { section } => {
                phrase("nations-refusal-nobody-there").with("section", section.name())
            }
            Refusal::NotRevealed => phrase("nations-refusal-not-revealed"),
            Refusal::Acted => phrase("nations-refusal-acted"),
            Refusal::NotActed => phrase("nations-refusal-not-acted"),
            Refusal::NotOffered { card } => about("nations-refusal-not-offered", card),
            Refusal::TooDear { card, price, gold } => {
                about("nations-refusal-too-dear", card).with("price", price).with("gold", gold)
            }
            Refusal::SecondWar { card } => about("nations-refusal-second-war", card),
            Refusal::Forbidden { card } => about("nations-refusal-forbidden", card),
            Refusal::NoArmy { card } => about("nations-refusal-no-army", card),
            Refusal::TooWeak { card, need, strength } => {
                let told = number(about("nations-refusal-too-weak", card), "need", need.into());
                number(told, "strength", strength.into())
            }
            Refusal::NotFree { card } => about("nations-refusal-not-free", card),
            Refusal::NotYours { card } => about("nations-refusal-not-yours", card),
            Refusal::NotWorked { card } => about("nations-refusal-not-worked", card),
            Refusal::NobodyIdle => phrase("nations-refusal-nobody-idle"),
            Refusal::NobodyOn { card } | Refusal::NobodyLeaves { card } => {
                about("nations-refusal-nobody-on", card)
            }
            Refusal::SameCard { card } => about("nations-refusal-same-card", card),
            Refusal::NoStone { cost, stone } => {
                phrase("nations-refusal-no-stone").with("cost", cost).with("stone", stone)
            }
            Refusal::NoConstruction => phrase("nations-refusal-no-construction"),
            Refusal::NoArchitect => phrase("nations-refusal-no-architect"),
            Refusal::NoPrivate => phrase("nations-refusal-no-private"),
            Refusal::NoSuchAction { card } => about("nations-refusal-no-action", card),
            Refusal::AlreadyUsed { card } => about("nations-refusal-used", card),
            Refusal::ConditionFails { card } => about("nations-refusal-condition", card),
            Refusal::CannotPay { card } => about("nations-refusal-cannot-pay", card),
            Refusal::CannotDo { card } => about("nations-refusal-cannot-do", card),
            Refusal::WhichResource { card } => about("nations-refusal-which-resource", card),
            Refusal::NoSuchSpace { kind } => {
                phrase("nations-refusal-no-space").with("kind", kind.name())
            }
            Refusal::WrongResource => phrase("nations-refusal-wrong-resource"),
            Refusal::WrongPrice { price } => {
                phrase("nations-refusal-wrong-price").with("price", price)
            }
            Refusal::NotHeld => phrase("nations-refusal-not-held"),
            Refusal::WrongSum { count } => phrase("nations-refusal-wrong-sum").with("count", count),
            Refusal::WrongSplit { count } => {
                phrase("nations-refusal-wrong-split").with("count", count)
            }
            Refusal::IdleFirst => phrase("nations-refusal-idle-first"),
            Refusal::SectionFull { section } => {
                phrase("nations-refusal-section-full").with("section", section.name())
            }
            Refusal::NotAboveYet => phrase("nations-refusal-not-above"),
            Refusal::NoSuchColony { card } => about("nations-refusal-no-colony", card),
            Refusal::NoSuchChoice { choice } => {
                phrase("nations-refusal-no-choice").with("choice", choice.name())
            }
            Refusal::CannotChoose { choice } => {
                phrase("nations-refusal-cannot-choose").with("choice", choice.name())
            }
            Refusal::MustDo => phrase("nations-refusal-must-do"),
            Refusal::EmptySpace { cell } => {
                phrase("nations-refusal-empty-space").with("cell", cell.to_string())
            }
        }
    }
}

impl Open {
    /// Why the seat that is asked may not make this move; `None` exactly for legal moves.
    pub(crate) fn refusal(&self, m: Move) -> Option<Refusal> {
        let mut moves = Contains::new(m);
        self.legal(&mut moves);
        (!moves.found()).then(|| self.reason(m))
    }

    /// Why a seat that is not asked may not make this move.
    pub(crate) fn out_of_turn(&self, m: Move) -> Refusal {
        match self.turn() {
            Turn::Over => Refusal::Over,
            Turn::Chance => Refusal::Pending,
            Turn::Decide(asked) => {
                let turn = self.stack.is_empty() && self.phase == Phase::Action;
                let action = matches!(
                    m,
                    Move::Buy(_)
                        | Move::Deploy(..)
                        | Move::Undeploy(_)
                        | Move::Hire(_)
                        | Move::Use(..)
                        | Move::Pass
                        | Move::Done
                );
                if turn && action {
                    Refusal::NotYourTurn { active: asked }
                } else {
                    Refusal::NotYourChoice { asked }
                }
            }
        }
    }

    fn reason(&self, m: Move) -> Refusal {
        if let Some(frame) = self.stack.top() {
            return self.frame_reason(frame, m);
        }
        match (self.phase, m) {
            (Phase::Over, _) => Refusal::Over,
            (Phase::Draft(_), Move::Board(people, _)) => Refusal::NotDrawn { people },
            (Phase::Cover(_), Move::Cover(_)) => Refusal::NoCover,
            (Phase::Growth(done), Move::GrowWorker(section)) => {
                self.nations[self.nth_last(done)].take_reason(section)
            }
            (Phase::Growth(_), _) => Refusal::Growth,
            (Phase::Keep(_), Move::Keep(_)) => Refusal::NotRevealed,
            (Phase::Action, Move::Undeploy(card)) => {
                self.source_reason(self.active, card).unwrap_or(Refusal::NobodyLeaves { card })
            }
            (Phase::Action, Move::Done) => Refusal::NotActed,
            (
                Phase::Action,
                Move::Buy(_) | Move::Deploy(..) | Move::Hire(_) | Move::Use(..) | Move::Pass,
            ) if self.actions == 0 => Refusal::Acted,
            (Phase::Action, Move::Buy(card)) => self.buy_reason(self.active, card),
            (Phase::Action, Move::Deploy(card, from)) => {
                self.deploy_reason(self.active, card, from)
            }
            (Phase::Action, Move::Hire(hire)) => self.hire_reason(self.active, hire),
            (Phase::Action, Move::Use(card, resource)) => {
                self.use_reason(self.active, card, resource)
            }
            (Phase::Action, _) => Refusal::NotAsked,
            _ => Refusal::Pending,
        }
    }

    fn buy_reason(&self, seat: Seat, card: Card) -> Refusal {
        let Some(cell) = self.cell_of(card) else { return Refusal::NotOffered { card } };
        let nation = &self.nations[seat];
        let (price, gold) = (self.price(seat, cell), nation.has(Resource::Gold));
        let need = i16::from(card.facts().required_strength()) + self.colony_extra;
        let strength = self.strength(seat);
        match card.kind() {
            kind if nation.may_not_buy(kind) => Refusal::Forbidden { card },
            Kind::War if self.war.is_some() => Refusal::SecondWar { card },
            Kind::Battle if !nation.has_military_worker() => Refusal::NoArmy { card },
            Kind::Colony if strength < need => Refusal::TooWeak { card, need, strength },
            _ => Refusal::TooDear { card, price, gold },
        }
    }

    /// Why a card is no place for workers of this nation.
    fn source_reason(&self, seat: Seat, card: Card) -> Option<Refusal> {
        let nation = &self.nations[seat];
        if !card.kind().is_worked() {
            Some(Refusal::NotWorked { card })
        } else if nation.slot_of(card).is_none() {
            Some(Refusal::NotYours { card })
        } else {
            None
        }
    }

    fn deploy_reason(&self, seat: Seat, card: Card, from: Option<Card>) -> Refusal {
        let nation = &self.nations[seat];
        let wrong = self.source_reason(seat, card);
        let wrong = wrong.or_else(|| from.and_then(|from| self.source_reason(seat, from)));
        if let Some(refusal) = wrong {
            return refusal;
        }
        let on = |card: Card| nation.slot_of(card).map_or(0, |slot| nation.slots[slot].workers);
        match from {
            Some(from) if from == card => Refusal::SameCard { card },
            Some(from) if on(from) == 0 => Refusal::NobodyOn { card: from },
            None if nation.idle == 0 => Refusal::NobodyIdle,
            _ => {
                let (cost, stone) = (nation.deploy_cost(card), nation.has(Resource::Stone));
                Refusal::NoStone { cost, stone }
            }
        }
    }

    fn hire_reason(&self, seat: Seat, hire: Hire) -> Refusal {
        let nation = &self.nations[seat];
        let Some(cost) = nation.stage_cost() else { return Refusal::NoConstruction };
        let there = match hire {
            Hire::Public => self.architects > 0,
            hire => {
                nation.grantor(hire).is_some_and(|place: Place| nation.private[place.index()] > 0)
            }
        };
        if !there {
            return if hire == Hire::Public { Refusal::NoArchitect } else { Refusal::NoPrivate };
        }
        Refusal::NoStone { cost: cost.into(), stone: nation.has(Resource::Stone) }
    }

    fn use_reason(&self, seat: Seat, card: Card, resource: Option<Resource>) -> Refusal {
        let nation = &self.nations[seat];
        let Some((place, action)) = nation.action_of(card) else {
            return Refusal::NoSuchAction { card };
        };
        if action.limited && nation.is_used(place) {
            return Refusal::AlreadyUsed { card };
        }
        if action.cond.is_some_and(|cond| !self.holds(seat, cond)) {
            return Refusal::ConditionFails { card };
        }
        let choices = action.costs.iter().chain(action.gains);
        let named = |amounts: &&Amounts| amounts.only().map(|(resource, _)| resource) == resource;
        let asks = !action.costs.is_empty() || !action.gains.is_empty();
        if asks != resource.is_some() || asks && choices.clone().find(named).is_none() {
            return Refusal::WhichResource { card };
        }
        let payable = nation.can_pay(&action.cost)
            && (action.costs.is_empty()
                || action.costs.iter().filter(named).any(|cost| nation.can_pay(cost)))
            && (action.gives_up.is_none() || nation.colonies != [None; 3]);
        if payable { Refusal::CannotDo { card } } else { Refusal::CannotPay { card } }
    }

    /// Why a move does not answer what is asked.
    fn frame_reason(&self, frame: Frame, m: Move) -> Refusal {
        match (frame, m) {
            (Frame::Place { card, .. }, Move::Place(_)) => {
                Refusal::NoSuchSpace { kind: card.kind() }
            }
            (Frame::PlaceWonder { .. }, Move::Place(_)) => {
                Refusal::NoSuchSpace { kind: Kind::Wonder }
            }
            (
                Frame::Battle { .. } | Frame::GoldenAge { .. } | Frame::Yield { .. },
                Move::Gain(_),
            ) => Refusal::WrongResource,
            (Frame::GoldenAge { seat, card }, Move::Pay(mix)) => {
                if mix.within(self.nations[seat].goods) {
                    Refusal::WrongPrice { price: self.golden_price(seat, card) }
                } else {
                    Refusal::NotHeld
                }
            }
            (Frame::FreeDeploy { seat, slots, .. }, Move::Deploy(card, from)) => {
                let nation = &self.nations[seat];
                match nation.slot_of(card) {
                    Some(slot) if slots >> slot & 1 == 0 => Refusal::NotYours { card },
                    _ => self.deploy_reason(seat, card, from),
                }
            }
            (Frame::FreeDeploy { may: false, .. }, Move::Decline) => Refusal::MustDo,
            (Frame::FreeHire { .. }, Move::Hire(_)) => Refusal::NoPrivate,
            (Frame::Take { seat, .. }, Move::Take(section)) => {
                self.nations[seat].take_reason(section)
            }
            (Frame::Return { seat }, Move::Return(section, from)) => {
                let nation = &self.nations[seat];
                let full = nation.empty(Section::Food) + nation.empty(Section::Stability) == 0;
                match from {
                    Some(_) if nation.idle > 0 => Refusal::IdleFirst,
                    _ if section == Section::Above && !full => Refusal::NotAboveYet,
                    _ if section != Section::Above && nation.empty(section) == 0 => {
                        Refusal::SectionFull { section }
                    }
                    Some(card) => {
                        self.source_reason(seat, card).unwrap_or(Refusal::NobodyOn { card })
                    }
                    None => Refusal::NobodyIdle,
                }
            }
            (Frame::Undeploy { seat, .. }, Move::Undeploy(card)) => {
                self.source_reason(seat, card).unwrap_or(Refusal::NobodyLeaves { card })
            }
            (Frame::RemoveColony { .. }, Move::Remove(card)) => Refusal::NoSuchColony { card },
            (Frame::Choice { effect: place, .. }, Move::Choose(choice)) => {
                let known = effect(place).choice().iter().any(|o| Choice::of(o) == choice);
                if known {
                    Refusal::CannotChoose { choice }
                } else {
                    Refusal::NoSuchChoice { choice }
                }
            }
            (Frame::Mix { count, .. }, Move::Lose(_)) => Refusal::WrongSum { count: count.into() },
            (Frame::Split { lose, .. }, Move::Lose(_)) => {
                Refusal::WrongSplit { count: lose.into() }
            }
            (Frame::Swap { .. }, Move::Swap(one, two)) => {
                let cell = if self.card_at(one).is_none() { one } else { two };
                Refusal::EmptySpace { cell }
            }
            (Frame::FreeBuy { .. }, Move::Buy(card)) => match self.cell_of(card) {
                Some(_) => Refusal::NotFree { card },
                None => Refusal::NotOffered { card },
            },
            _ => Refusal::Pending,
        }
    }
}

impl Nation {
    fn take_reason(&self, section: Section) -> Refusal {
        if self.above > 0 && section != Section::Above {
            Refusal::AboveFirst
        } else {
            Refusal::NobodyThere { section }
        }
    }
}
