//! Who has won.

use table::{Outcome, Seat};

use crate::state::{Open, Phase};

impl Open {
    /// The result, once the game is over. Most points win (BA-INFO-1), then most captured cities
    /// (BA-END-4). What is left on the board brings nothing (BA-END-5).
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| {
            let score = |seat: Seat| {
                vec![i32::from(self.points[seat]), i32::from(self.captured[seat].count())]
            };
            Outcome::new(self.seats().map(score).collect())
        })
    }
}
