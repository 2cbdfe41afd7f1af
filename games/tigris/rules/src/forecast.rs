//! What a move or an answer would bring. Pages and bots ask it beforehand; a conflict that is decided
//! takes the same answers.

use table::Seat;

use crate::cells::{Cell, Cells};
use crate::colour::Colour;
use crate::conflict::{LEADER_POINTS, REVOLT_POINTS, SUPPORTER_POINTS};
use crate::state::{Conflict, Kind, Open};

impl Open {
    /// The colours that would be at war if a tile joined the kingdoms beside this empty cell.
    pub fn conflicts_if_joined(&self, cell: Cell) -> impl Iterator<Item = Colour> {
        self.rivals((self.occupied() | cell.into()).connected(cell.into()))
    }

    /// The tiles that leave the board if this side loses: its supporters in a war (TE-WAR-9), none in a
    /// revolt (TE-REVOLT-8).
    pub fn losses(&self, conflict: Conflict, loser: Seat) -> Cells {
        let (Kind::War(_), Some(leader)) = (conflict.kind, self.leaders[loser][conflict.colour])
        else {
            return Cells::NONE;
        };
        let supporters = self.supporters(conflict, loser);
        match conflict.colour {
            // TE-WAR-11, TE-WAR-12, TE-WAR-16: temples stay that carry a treasure or lie beside
            // another leader. Without its treasure a start temple is like any other (TE-TREAS-8).
            Colour::Red => supporters - self.treasures - (self.standing - leader.into()).beside(),
            _ => supporters,
        }
    }

    /// The points the other side wins if this side loses.
    pub fn spoils(&self, conflict: Conflict, loser: Seat) -> (Colour, u8) {
        conflict.spoils(self.losses(conflict, loser))
    }
}

impl Conflict {
    /// The points the winner gets if the loser removes these tiles: a red one for a revolt
    /// (TE-REVOLT-8); for a war one for the leader and one for each tile (TE-WAR-10).
    pub(crate) fn spoils(&self, lost: Cells) -> (Colour, u8) {
        match self.kind {
            Kind::Revolt => (Colour::Red, REVOLT_POINTS),
            Kind::War(_) => (self.colour, LEADER_POINTS + SUPPORTER_POINTS * lost.len() as u8),
        }
    }
}
