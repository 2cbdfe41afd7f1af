//! The result: every seat's points by its weakest colour (TE-FINAL).

use table::{Outcome, Seat};

use crate::colour::{ByColour, Colour};
use crate::state::{Open, Phase, Tigris};

/// The result once the game is over. Places go by the weakest colour, then the second weakest and
/// so on (TE-FINAL-2, TE-FINAL-3); full equality is a shared place (TE-FINAL-4).
pub(crate) fn outcome(game: &Tigris) -> Option<Outcome> {
    let open = &game.open;
    (open.phase == Phase::Over).then(|| {
        let scores = open.seats().map(|seat| open.standing_of(seat).map(i32::from).to_vec());
        Outcome::new(scores.collect())
    })
}

impl Open {
    /// A seat's points with each treasure added to the colour that is weakest by then (TE-TREAS-7,
    /// TE-FINAL-1).
    pub fn with_treasures(&self, seat: Seat) -> ByColour<u16> {
        let mut points = self.points[seat];
        for _ in 0..self.won[seat] {
            let weakest = Colour::ALL.into_iter().min_by_key(|colour| points[*colour]);
            points[weakest.unwrap_or(Colour::Black)] += 1;
        }
        points
    }

    /// A seat's colours with treasures, weakest first: what places are decided by (TE-FINAL-2,
    /// TE-FINAL-3).
    pub fn standing_of(&self, seat: Seat) -> [u16; 4] {
        let mut points = self.with_treasures(seat).0;
        points.sort_unstable();
        points
    }
}
