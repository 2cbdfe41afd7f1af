//! Monuments: offered when a placed tile completes a square (TE-MON).

use crate::cells::{Cell, Cells, squares};
use crate::colour::Colour;
use crate::event::Event;
use crate::moves::Pair;
use crate::state::{Monument, Open, Phase, Tigris};

/// Points for a leader from a monument of its colour (TE-INCOME-2).
pub const MONUMENT_POINTS: u8 = 1;

impl Tigris {
    /// Asks the active player to build if the placed tile is part of a square and a fitting
    /// monument is left (TE-MON-1, TE-MON-2).
    pub(crate) fn offer_monument(&mut self, placed: Cell, log: &mut impl FnMut(Event)) {
        let open = &self.open;
        let fits =
            open.tile(placed).is_some_and(|colour| open.monuments_for(colour).next().is_some());
        if fits && open.squares(placed).next().is_some() {
            self.open.phase = Phase::Monument(placed);
        } else {
            self.collect_treasures(placed, log);
        }
    }

    /// Builds: the four tiles are turned over for good (TE-MON-4, TE-MON-6, TE-MON-9). A treasure
    /// among them stays (TE-MON-7).
    pub(crate) fn build(
        &mut self,
        placed: Cell,
        pair: Pair,
        corner: Cell,
        log: &mut impl FnMut(Event),
    ) {
        let open = &mut self.open;
        let Some(square) = corner.square() else { return };
        open.put_monument(pair, corner, square);
        log(Event::Built { seat: open.active, pair, cell: corner });
        open.send_stranded_home(log); // TE-MON-8: before treasures
        self.collect_treasures(placed, log);
    }

    /// Builds nothing; this square is lost (TE-MON-5).
    pub(crate) fn decline(&mut self, placed: Cell, log: &mut impl FnMut(Event)) {
        log(Event::Declined { seat: self.open.active });
        self.collect_treasures(placed, log);
    }
}

impl Open {
    /// Turns the tiles of a square face down and puts a monument on them.
    pub(crate) fn put_monument(&mut self, pair: Pair, corner: Cell, square: Cells) {
        for tiles in &mut self.tiles.0 {
            *tiles = *tiles - square;
        }
        self.bases |= square;
        self.monuments[pair.index()] = Monument::Stands(corner);
    }

    /// The monuments that may still be built with this colour (TE-MON-2).
    pub(crate) fn monuments_for(&self, colour: Colour) -> impl Iterator<Item = Pair> {
        Pair::ALL
            .into_iter()
            .filter(move |pair| pair.has(colour) && self.monuments[pair.index()] == Monument::Ready)
    }

    /// The upper left cells of the complete squares that contain a placed tile (TE-MON-1,
    /// TE-MON-4).
    pub fn squares(&self, placed: Cell) -> impl Iterator<Item = Cell> + use<> {
        let tiles = self.tile(placed).map_or(Cells::NONE, |colour| self.tiles[colour]);
        let complete = squares(tiles);
        corners_around(placed).filter(move |corner| complete.has(*corner))
    }

    /// Points for the active player's leaders at monuments of their colour, one for each monument
    /// (TE-INCOME-2, TE-INCOME-3); the king stands in for nobody (TE-INCOME-4).
    pub(crate) fn income(&self, colour: Colour) -> u8 {
        let Some(leader) = self.leaders[self.active][colour] else { return 0 };
        let mut paying =
            Pair::ALL.into_iter().filter_map(|pair| match self.monuments[pair.index()] {
                Monument::Stands(corner) if pair.has(colour) => Some(corner),
                _ => None,
            });
        let Some(first) = paying.next() else { return 0 };
        let kingdom = self.region(leader);
        let paying = std::iter::once(first).chain(paying).filter(|corner| kingdom.has(*corner));
        MONUMENT_POINTS * paying.count() as u8
    }
}

/// The upper left cells of the squares around a cell, row by row.
fn corners_around(cell: Cell) -> impl Iterator<Item = Cell> {
    [(1, 1), (0, 1), (1, 0), (0, 0)].into_iter().filter_map(move |(left, up)| {
        Cell::new(cell.column().checked_sub(left)?, cell.row().checked_sub(up)?)
    })
}
