//! Why a move is not legal: the reasons, each with its rule and its sentence, and the choice of the
//! most helpful one. What is legal is decided in `legal` alone.

use table::{Contains, Seat, Turn, refusals};

use crate::amount::{Amounts, Resource, Section};
use crate::board::People;
use crate::card::{Card, Kind};
use crate::effect::effect;
use crate::frame::Frame;
use crate::moves::{Choice, Hire, Move};
use crate::nation::Nation;
use crate::state::{Cell, Open, Phase};

refusals! {
    /// A reason why a move is not allowed.
    pub enum Refusal {
        /// The game is over.
        Over: "NA-END-1", "nations-refusal-over";
        /// It is another player's turn.
        NotYourTurn { active: Seat }: "NA-ACT-1", "nations-refusal-turn" => seat = active;
        /// Another player must choose something.
        NotYourChoice { asked: Seat }: "NA-GEN-15", "nations-refusal-choice" => seat = asked;
        /// Something else must be decided first.
        Pending: "NA-GEN-15", "nations-refusal-pending";
        /// Nothing of this kind is asked now.
        NotAsked: "NA-ACT-2", "nations-refusal-not-asked";
        /// Growth comes first, and only growth.
        Growth: "NA-GROW-1", "nations-refusal-growth";
        /// This board was not drawn, or somebody has it already.
        NotDrawn { people: People }:
            "NA-B-1", "nations-refusal-not-drawn" => people = people.names();
        /// Only spaces of the track can be covered.
        NoCover: "NA-EASY-1", "nations-refusal-no-cover";
        /// Workers above the track are taken first.
        AboveFirst: "NA-WORK-3", "nations-refusal-above-first";
        /// There is no worker in this section.
        NobodyThere { section: Section }:
            "NA-WORK-6", "nations-refusal-nobody-there" => section = section.name();
        /// This is neither of the two event cards or tiles.
        NotRevealed: "NA-CARD-machiavelli", "nations-refusal-not-revealed";
        /// The action of this turn is over.
        Acted: "NA-ACT-7", "nations-refusal-acted";
        /// There is no skipping: act or pass.
        NotActed: "NA-ACT-6", "nations-refusal-not-acted";
        /// The card is not on the progress board.
        NotOffered { card: Card }:
            "NA-BUY-1", "nations-refusal-not-offered" => card = card.names();
        /// The nation has too little gold.
        TooDear { card: Card, price: u16, gold: u16 }:
            "NA-GEN-10", "nations-refusal-too-dear" => card = card.names(), price, gold;
        /// A war was bought already.
        SecondWar { card: Card }: "NA-WAR-1", "nations-refusal-second-war" => card = card.names();
        /// A card of the nation forbids buying this type.
        Forbidden { card: Card }: "NA-GEN-7", "nations-refusal-forbidden" => card = card.names();
        /// A battle needs a worker on a military card.
        NoArmy { card: Card }: "NA-BAT-1", "nations-refusal-no-army" => card = card.names();
        /// The nation is too weak for the colony.
        TooWeak { card: Card, need: i16, strength: i16 }:
            "NA-COL-1", "nations-refusal-too-weak"
            => card = card.names(), need = i32::from(need), strength = i32::from(strength);
        /// Cards of this type are not bought for nothing.
        NotFree { card: Card }:
            "NA-CARD-galileo", "nations-refusal-not-free" => card = card.names();
        /// The nation does not have the card, or may not use it here.
        NotYours { card: Card }: "NA-DEP-1", "nations-refusal-not-yours" => card = card.names();
        /// Workers do not go onto cards of this type.
        NotWorked { card: Card }: "NA-DEP-3", "nations-refusal-not-worked" => card = card.names();
        /// There is no idle worker.
        NobodyIdle: "NA-DEP-1", "nations-refusal-nobody-idle";
        /// There is no worker on the card to be deployed elsewhere.
        NobodyOn { card: Card }: "NA-DEP-1", "nations-refusal-nobody-on" => card = card.names();
        /// There is no worker on the card to be undeployed.
        NobodyLeaves { card: Card }:
            "NA-DEP-4", "nations-refusal-nobody-on" => card = card.names();
        /// The worker is on this card already.
        SameCard { card: Card }: "NA-DEP-1", "nations-refusal-same-card" => card = card.names();
        /// The nation has too little stone.
        NoStone { cost: u16, stone: u16 }:
            "NA-GEN-10", "nations-refusal-no-stone" => cost, stone;
        /// No wonder is under construction.
        NoConstruction: "NA-HIRE-2", "nations-refusal-no-construction";
        /// There is no public architect.
        NoArchitect: "NA-HIRE-2", "nations-refusal-no-architect";
        /// There is no such private architect.
        NoPrivate: "NA-HIRE-1", "nations-refusal-no-private";
        /// The nation has no card with this action.
        NoSuchAction { card: Card }:
            "NA-SPEC-1", "nations-refusal-no-action" => card = card.names();
        /// The action was used in this round.
        AlreadyUsed { card: Card }: "NA-GEN-13", "nations-refusal-used" => card = card.names();
        /// The condition of the action does not hold.
        ConditionFails { card: Card }:
            "NA-SPEC-1", "nations-refusal-condition" => card = card.names();
        /// The nation cannot pay for the action.
        CannotPay { card: Card }:
            "NA-GEN-10", "nations-refusal-cannot-pay" => card = card.names();
        /// The action would do nothing.
        CannotDo { card: Card }: "NA-SPEC-1", "nations-refusal-cannot-do" => card = card.names();
        /// The action asks for a resource, or for another one, or for none.
        WhichResource { card: Card }:
            "NA-GEN-9", "nations-refusal-which-resource" => card = card.names();
        /// The board has no such space for this type.
        NoSuchSpace { kind: Kind }: match kind {
            Kind::Wonder => "NA-HIRE-4",
            Kind::Colony => "NA-COL-2",
            Kind::Advisor => "NA-ADV-1",
            _ => "NA-BUY-3",
        }, "nations-refusal-no-space" => kind = kind.name();
        /// The card does not give this resource.
        WrongResource: "NA-GEN-9", "nations-refusal-wrong-resource";
        /// A victory point costs another number of resources.
        WrongPrice { price: u16 }: "NA-GA-1", "nations-refusal-wrong-price" => price;
        /// The nation does not have these resources.
        NotHeld: "NA-GEN-10", "nations-refusal-not-held";
        /// Missing books cost another number of resources.
        WrongSum { count: u16 }: "NA-LOSS-2", "nations-refusal-wrong-sum" => count;
        /// A defeat costs another number of resources.
        WrongSplit { count: u16 }: "NA-WARRES-4", "nations-refusal-wrong-split" => count;
        /// An idle worker is returned before one on a card.
        IdleFirst: "NA-WORK-2", "nations-refusal-idle-first";
        /// The section has no empty space.
        SectionFull { section: Section }:
            "NA-WORK-2", "nations-refusal-section-full" => section = section.name();
        /// Workers go above the track only if both sections are full.
        NotAboveYet: "NA-WORK-2", "nations-refusal-not-above";
        /// The nation has no such colony.
        NoSuchColony { card: Card }: "NA-GEN-9", "nations-refusal-no-colony" => card = card.names();
        /// This is none of the effects to choose from.
        NoSuchChoice { choice: Choice }:
            "NA-GEN-9", "nations-refusal-no-choice" => choice = choice.name();
        /// The effect cannot be carried out in full, another one can.
        CannotChoose { choice: Choice }:
            "NA-EV-6", "nations-refusal-cannot-choose" => choice = choice.name();
        /// This cannot be declined.
        MustDo: "NA-SPEC-1", "nations-refusal-must-do";
        /// There is no card in this space of the progress board.
        EmptySpace { cell: Cell }:
            "NA-CARD-alhazen", "nations-refusal-empty-space" => cell = cell.to_string();
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
            hire => nation.grantor(hire).is_some_and(|site| nation.private[site.index()] > 0),
        };
        if !there {
            return if hire == Hire::Public { Refusal::NoArchitect } else { Refusal::NoPrivate };
        }
        Refusal::NoStone { cost: cost.into(), stone: nation.has(Resource::Stone) }
    }

    fn use_reason(&self, seat: Seat, card: Card, resource: Option<Resource>) -> Refusal {
        let nation = &self.nations[seat];
        let Some((site, action)) = nation.action_of(card) else {
            return Refusal::NoSuchAction { card };
        };
        if action.limited && nation.is_used(site) {
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
            (Frame::Choice { effect: id, .. }, Move::Choose(choice)) => {
                let known = effect(id).choice().iter().any(|o| Choice::of(o) == choice);
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
