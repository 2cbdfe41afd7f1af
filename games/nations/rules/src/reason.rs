//! Finding the most helpful reason why a move is not legal.

use table::{Seat, Sink, Turn};

use crate::amount::{Resource, Section};
use crate::card::{Card, Kind};
use crate::entry::effect;
use crate::moves::{Choice, Hire, Move};
use crate::nation::{Nation, Place};
use crate::refusal::Refusal;
use crate::state::{Frame, Nations, Phase};

impl Nations {
    /// Why the seat that is asked may not make this move; `None` exactly for legal moves.
    pub(crate) fn why_not(&self, m: Move) -> Option<Refusal> {
        let mut wanted = Wanted { m, found: false };
        self.list_legal(&mut wanted);
        (!wanted.found).then(|| self.reason(m))
    }

    /// Why a seat that is not asked may not make this move.
    pub(crate) fn why_not_now(&self, m: Move) -> Refusal {
        match self.who() {
            Turn::Over => Refusal::Over,
            Turn::Chance => Refusal::Pending,
            Turn::Decide(asked) => {
                let turn = self.open.stack.is_empty() && self.open.phase == Phase::Action;
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
        let open = &self.open;
        if let Some(frame) = open.stack.top() {
            return self.frame_reason(frame, m);
        }
        match (open.phase, m) {
            (Phase::Over, _) => Refusal::Over,
            (Phase::Draft(_), Move::Board(people, _)) => Refusal::NotDrawn { people },
            (Phase::Cover(_), Move::Cover(_)) => Refusal::NoCover,
            (Phase::Growth(done), Move::GrowWorker(section)) => {
                open.nations[open.nth_last(done)].take_reason(section)
            }
            (Phase::Growth(_), _) => Refusal::Growth,
            (Phase::Keep(_), Move::Keep(_)) => Refusal::NotRevealed,
            (Phase::Action, Move::Undeploy(card)) => {
                self.source_reason(open.active, card).unwrap_or(Refusal::NobodyLeaves { card })
            }
            (Phase::Action, Move::Done) => Refusal::NotActed,
            (
                Phase::Action,
                Move::Buy(_) | Move::Deploy(..) | Move::Hire(_) | Move::Use(..) | Move::Pass,
            ) if open.actions == 0 => Refusal::Acted,
            (Phase::Action, Move::Buy(card)) => self.buy_reason(open.active, card),
            (Phase::Action, Move::Deploy(card, from)) => {
                self.deploy_reason(open.active, card, from)
            }
            (Phase::Action, Move::Hire(hire)) => self.hire_reason(open.active, hire),
            (Phase::Action, Move::Use(card, resource)) => {
                self.use_reason(open.active, card, resource)
            }
            (Phase::Action, _) => Refusal::NotAsked,
            _ => Refusal::Pending,
        }
    }

    fn buy_reason(&self, seat: Seat, card: Card) -> Refusal {
        let open = &self.open;
        let Some(cell) = open.cell_of(card) else { return Refusal::NotOffered { card } };
        let nation = &open.nations[seat];
        let (price, gold) = (open.price(seat, cell), nation.has(Resource::Gold));
        let need = i16::from(card.facts().required_strength()) + open.colony_extra;
        let strength = open.strength(seat);
        match card.kind() {
            kind if nation.may_not_buy(kind) => Refusal::Forbidden { card },
            Kind::War if open.war.is_some() => Refusal::SecondWar { card },
            Kind::Battle if !nation.has_military_worker() => Refusal::NoArmy { card },
            Kind::Colony if strength < need => Refusal::TooWeak { card, need, strength },
            _ => Refusal::TooDear { card, price, gold },
        }
    }

    /// Why a card is no place for workers of this nation.
    fn source_reason(&self, seat: Seat, card: Card) -> Option<Refusal> {
        let nation = &self.open.nations[seat];
        if !card.kind().is_worked() {
            Some(Refusal::NotWorked { card })
        } else if nation.slot_of(card).is_none() {
            Some(Refusal::NotYours { card })
        } else {
            None
        }
    }

    fn deploy_reason(&self, seat: Seat, card: Card, from: Option<Card>) -> Refusal {
        let nation = &self.open.nations[seat];
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
        let nation = &self.open.nations[seat];
        let Some(cost) = nation.stage_cost() else { return Refusal::NoConstruction };
        let there = match hire {
            Hire::Public => self.open.architects > 0,
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
        let open = &self.open;
        let nation = &open.nations[seat];
        let Some((place, action)) = nation.action_of(card) else {
            return Refusal::NoSuchAction { card };
        };
        if action.limited && nation.is_used(place) {
            return Refusal::AlreadyUsed { card };
        }
        if action.cond.is_some_and(|cond| !open.holds(seat, cond)) {
            return Refusal::ConditionFails { card };
        }
        let choices = action.costs.iter().chain(action.gains);
        let named = |amounts: &&crate::amount::Amounts| {
            amounts.only().map(|(resource, _)| resource) == resource
        };
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
        let open = &self.open;
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
                if mix.within(open.nations[seat].goods) {
                    Refusal::WrongPrice { price: self.golden_price(seat, card) }
                } else {
                    Refusal::NotHeld
                }
            }
            (Frame::FreeDeploy { seat, slots, .. }, Move::Deploy(card, from)) => {
                let nation = &open.nations[seat];
                match nation.slot_of(card) {
                    Some(slot) if slots >> slot & 1 == 0 => Refusal::NotYours { card },
                    _ => self.deploy_reason(seat, card, from),
                }
            }
            (Frame::FreeDeploy { may: false, .. }, Move::Decline) => Refusal::MustDo,
            (Frame::FreeHire { .. }, Move::Hire(_)) => Refusal::NoPrivate,
            (Frame::Take { seat, .. }, Move::Take(section)) => {
                open.nations[seat].take_reason(section)
            }
            (Frame::Return { seat }, Move::Return(section, from)) => {
                let nation = &open.nations[seat];
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
                let cell = if open.card_at(one).is_none() { one } else { two };
                Refusal::EmptySpace { cell }
            }
            (Frame::FreeBuy { .. }, Move::Buy(card)) => match open.cell_of(card) {
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

/// Looks whether a move is among those listed.
struct Wanted {
    m: Move,
    found: bool,
}

impl Sink<Move> for Wanted {
    fn push(&mut self, m: Move) {
        self.found |= m == self.m;
    }

    fn many<I: ExactSizeIterator + Clone>(&mut self, mut items: I, make: impl Fn(I::Item) -> Move) {
        self.found |= items.any(|item| make(item) == self.m);
    }
}
