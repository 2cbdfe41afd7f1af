//! The rules of moving: whether a move is allowed, and if not, why.

use table::{Seat, refusals};

use crate::moves::Move;
use crate::state::{HOME, Phase, ROSETTES, SHARED, Ur};

refusals! {
    /// A reason why a move is not allowed.
    pub enum Refusal {
        /// The game is over.
        Over: "UR-END-1", "ur-refusal-over";
        /// It is the other player's turn.
        NotYourTurn { active: Seat }: "UR-TURN-1", "ur-refusal-turn" => seat = active;
        /// The dice come first.
        Pending: "UR-TURN-2", "ur-refusal-pending";
        /// No piece is waiting.
        NoneWaiting: "UR-MOVE-1", "ur-refusal-none-waiting";
        /// No piece of the player stands on the square.
        NoPiece { square: u8 }: "UR-MOVE-2", "ur-refusal-no-piece" => square;
        /// A piece of the player stands where this one would land.
        OwnPiece { square: u8 }: "UR-MOVE-3", "ur-refusal-own-piece" => square;
        /// The roll is more than the piece needs to be borne off.
        TooFar { roll: u8 }: "UR-OFF-1", "ur-refusal-too-far" => roll;
        /// A piece of the other player stands on the shared rosette.
        Safe { square: u8 }: "UR-ROSETTE-2", "ur-refusal-safe" => square;
    }
}

impl Ur {
    pub(crate) fn refusal(&self, Move(from): Move) -> Option<Refusal> {
        let roll = match self.phase {
            Phase::Move(roll) => roll,
            Phase::Over => return Some(Refusal::Over),
            Phase::First | Phase::Roll => return Some(Refusal::Pending),
        };
        let square = from + roll;
        let own = |step| self.at(self.active, step) > 0;
        match from {
            0 if !own(0) => Some(Refusal::NoneWaiting),
            _ if !own(from) => Some(Refusal::NoPiece { square: from }),
            _ if square > HOME => Some(Refusal::TooFar { roll }),
            _ if square < HOME && own(square) => Some(Refusal::OwnPiece { square }),
            _ if ROSETTES.contains(&square) && self.meets(square) => Some(Refusal::Safe { square }),
            _ => None,
        }
    }

    /// Whether a piece of the active player that lands on this square meets one of the other.
    pub(crate) fn meets(&self, square: u8) -> bool {
        SHARED.contains(&square) && self.at(self.active.next(2), square) > 0
    }

    pub(crate) fn legal(&self) -> impl Iterator<Item = Move> {
        (0..HOME).map(Move).filter(|m| self.refusal(*m).is_none())
    }
}
