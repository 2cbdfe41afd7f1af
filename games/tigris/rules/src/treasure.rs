//! Treasures: collected by the trader of a kingdom that holds more than one (TE-TREAS).

use crate::board::CORNERS;
use crate::cells::{Cell, Cells};
use crate::colour::Colour;
use crate::event::Event;
use crate::state::{Open, Phase, Tigris};

impl Tigris {
    /// The last step of a leader or tile action. Only the kingdom of the placed piece has grown, so
    /// only there can treasures have come together (TE-TREAS-1, TE-TREAS-5).
    pub(crate) fn collect_treasures(&mut self, placed: Cell, log: &mut impl FnMut(Event)) {
        let open = &self.open;
        // TE-TREAS-6: without a trader all of them wait. TE-TREAS-3: exactly one stays.
        let traders = open.seats().any(|seat| open.leaders[seat][Colour::Green].is_some());
        let kingdom = if traders { open.region(placed) } else { Cells::NONE };
        let several = (kingdom & open.treasures).len() > 1;
        match several.then(|| open.leader_in(kingdom, Colour::Green)).flatten() {
            Some(seat) => self.open.phase = Phase::Treasure(seat, placed), // TE-TREAS-2
            None => self.finish_action(log),
        }
    }

    /// The trader's owner takes one.
    pub(crate) fn take_treasure(&mut self, placed: Cell, cell: Cell, log: &mut impl FnMut(Event)) {
        let Phase::Treasure(seat, _) = self.open.phase else { return };
        self.open.treasures.remove(cell);
        self.open.won[seat] += 1;
        log(Event::Treasure { seat, cell });
        self.collect_treasures(placed, log);
    }
}

impl Open {
    /// The treasures in the kingdom of a cell.
    pub(crate) fn treasures_with(&self, placed: Cell) -> Cells {
        self.region(placed) & self.treasures
    }

    /// The treasures that may be taken from the kingdom of a cell: corner ones first (TE-TREAS-4).
    pub(crate) fn treasure_choices(&self, placed: Cell) -> Cells {
        let inside = self.treasures_with(placed);
        if inside.meets(CORNERS) { inside & CORNERS } else { inside }
    }
}
