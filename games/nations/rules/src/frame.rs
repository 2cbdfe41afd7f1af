//! Questions and pending effects: what must be asked or done before the sequence of play goes on, and
//! the stack that holds it.

use table::{Seat, Seats};

use crate::amount::Resource;
use crate::card::{Card, Kinds};
use crate::event::Cause;

/// Something to be asked or done before the sequence of play goes on.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Frame {
    /// Where does a new card go?
    Place {
        /// Who bought it.
        seat: Seat,
        /// The new card.
        card: Card,
    },
    /// Where does a completed wonder go?
    PlaceWonder {
        /// Who built it.
        seat: Seat,
        /// The wonder.
        card: Card,
    },
    /// Which resource does a battle bring?
    Battle {
        /// Who bought it.
        seat: Seat,
        /// Which card.
        card: Card,
        /// Number of resources it brings.
        amount: u8,
    },
    /// Resources or a victory point?
    GoldenAge {
        /// Who bought it.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// Which worker is deployed without stone?
    FreeDeploy {
        /// Whose workers.
        seat: Seat,
        /// Number of times it may still be done.
        left: u8,
        /// The slots, as bits.
        slots: u8,
        /// Whether it may be declined.
        may: bool,
    },
    /// A stage without stone?
    FreeHire {
        /// Who builds.
        seat: Seat,
        /// Number of times it may still be done.
        left: u8,
    },
    /// From which section is a worker taken?
    Take {
        /// Who takes.
        seat: Seat,
        /// Number of times it may still be done.
        left: u8,
    },
    /// Which worker returns, and where to?
    Return {
        /// Who returns.
        seat: Seat,
    },
    /// Which workers leave their cards?
    Undeploy {
        /// Whose workers.
        seat: Seat,
        /// The effect that asks or acts, by its number in the table.
        effect: u16,
    },
    /// Which colony is removed?
    RemoveColony {
        /// Whose colony.
        seat: Seat,
    },
    /// Which of several effects?
    Choice {
        /// Who chooses.
        seat: Seat,
        /// The effect that asks or acts, by its number in the table.
        effect: u16,
        /// The nations concerned.
        nations: Seats,
    },
    /// Is an offer accepted?
    Offer {
        /// Who is asked.
        seat: Seat,
        /// The effect that asks or acts, by its number in the table.
        effect: u16,
        /// Who is asked next, if this one leads and accepts.
        rest: Seats,
        /// Whether its answer decides for all.
        leads: bool,
    },
    /// What is given up for missing books?
    Mix {
        /// Who pays.
        seat: Seat,
        /// Number of missing books.
        count: u8,
        /// What the loss is for.
        cause: Cause,
    },
    /// What does a defeat cost?
    Split {
        /// Who was defeated.
        seat: Seat,
        /// The resource of the war.
        resource: Resource,
        /// The most of it that is lost.
        amount: u8,
        /// The most food that is lost besides.
        food: u8,
        /// Number lost of both together.
        lose: u8,
    },
    /// Which two progress cards change places?
    Swap {
        /// Who chooses.
        seat: Seat,
    },
    /// Which card is bought for nothing?
    FreeBuy {
        /// Who buys.
        seat: Seat,
        /// The types of card to choose from.
        kinds: Kinds,
    },
    /// Which gain in Production?
    Yield {
        /// Who chooses.
        seat: Seat,
        /// The effect that asks or acts, by its number in the table.
        effect: u16,
    },
    /// An effect for each of these nations, in reverse player order.
    Perform {
        /// The effect that asks or acts, by its number in the table.
        effect: u16,
        /// The nations concerned.
        nations: Seats,
    },
    /// The gains of an effect, once its losses are paid.
    Gain {
        /// Who gains.
        seat: Seat,
        /// The effect that asks or acts, by its number in the table.
        effect: u16,
    },
    /// What a completed wonder does to others.
    Ready {
        /// Who built it.
        seat: Seat,
        /// The wonder.
        card: Card,
    },
    /// What may follow a purchase.
    AfterBuy {
        /// Who bought it.
        seat: Seat,
        /// The card bought.
        card: Card,
    },
    /// The end of a step that touched several nations.
    StepEnd,
}

/// Frames, last in, first out.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub(crate) struct Stack {
    frames: [Option<Frame>; Stack::DEPTH],
    len: u8,
}

impl Stack {
    const DEPTH: usize = 12;
    pub(crate) const EMPTY: Stack = Stack { frames: [None; Stack::DEPTH], len: 0 };

    pub(crate) fn top(&self) -> Option<Frame> {
        self.len.checked_sub(1).and_then(|top| self.frames[usize::from(top)])
    }

    pub(crate) fn push(&mut self, frame: Frame) {
        debug_assert!(usize::from(self.len) < Stack::DEPTH, "{self:?}");
        if let Some(free) = self.frames.get_mut(usize::from(self.len)) {
            *free = Some(frame);
            self.len += 1;
        }
    }

    pub(crate) fn pop(&mut self) {
        if let Some(top) = self.len.checked_sub(1) {
            self.frames[usize::from(top)] = None; // equal positions stay equal
            self.len = top;
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl Frame {
    /// Who decides it, if anybody.
    pub fn asked(self) -> Option<Seat> {
        match self {
            Frame::Place { seat, .. }
            | Frame::PlaceWonder { seat, .. }
            | Frame::Battle { seat, .. }
            | Frame::GoldenAge { seat, .. }
            | Frame::FreeDeploy { seat, .. }
            | Frame::FreeHire { seat, .. }
            | Frame::Take { seat, .. }
            | Frame::Return { seat }
            | Frame::Undeploy { seat, .. }
            | Frame::RemoveColony { seat }
            | Frame::Choice { seat, .. }
            | Frame::Offer { seat, .. }
            | Frame::Mix { seat, .. }
            | Frame::Split { seat, .. }
            | Frame::Swap { seat }
            | Frame::FreeBuy { seat, .. }
            | Frame::Yield { seat, .. } => Some(seat),
            Frame::Perform { .. }
            | Frame::Gain { .. }
            | Frame::Ready { .. }
            | Frame::AfterBuy { .. }
            | Frame::StepEnd => None,
        }
    }
}
