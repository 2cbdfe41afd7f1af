//! What a move or an answer would bring, for pages and bots. Nothing here changes the position.

use table::Seat;

use crate::cells::{Cell, Cells};
use crate::colour::Colour;
use crate::state::{Conflict, Kind, Open};

impl Open {
    /// The colours that would be at war if a tile joined the kingdoms beside this empty cell.
    pub fn conflicts_if_joined(&self, cell: Cell) -> impl Iterator<Item = Colour> {
        self.rivals((self.occupied() | cell.into()).connected(cell.into()))
    }

    /// The tiles on the board that count for a side of a conflict (TE-REVOLT-3, TE-WAR-5).
    pub fn supporters(&self, conflict: Conflict, seat: Seat) -> Cells {
        let Some(leader) = self.leaders[seat][conflict.colour] else { return Cells::NONE };
        match conflict.kind {
            Kind::War(joint) => self.side(leader, joint) & self.tiles[conflict.colour],
            Kind::Revolt => Cells::from(leader).beside() & self.tiles[Colour::Red],
        }
    }

    /// The tiles that leave the board if this side loses; in a revolt none do.
    pub fn losses(&self, conflict: Conflict, loser: Seat) -> Cells {
        let (Kind::War(joint), Some(leader)) =
            (conflict.kind, self.leaders[loser][conflict.colour])
        else {
            return Cells::NONE;
        };
        let side = self.side(leader, joint);
        let mut after = self.clone();
        after.lift_leader(loser, conflict.colour);
        after.lost_supporters(side, conflict.colour)
    }

    /// The points the other side wins if this side loses (TE-REVOLT-8, TE-WAR-10).
    pub fn spoils(&self, conflict: Conflict, loser: Seat) -> (Colour, u8) {
        match conflict.kind {
            Kind::Revolt => (Colour::Red, 1),
            Kind::War(_) => (conflict.colour, 1 + self.losses(conflict, loser).len() as u8),
        }
    }
}
