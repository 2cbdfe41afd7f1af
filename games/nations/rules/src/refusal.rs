//! Why a move is not allowed, each reason with its rule.

use table::{Phrase, Refuse, Seat, Tell};

use crate::amount::Section;
use crate::card::{Card, Kind, People};
use crate::moves::Choice;
use crate::state::Cell;

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
