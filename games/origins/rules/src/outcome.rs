//! The final scoring and the result (OR-SCORE, OR-SOLO-11).

use table::{Outcome, Seat};

use crate::colour::Resource;
use crate::setup::seat;
use crate::state::{Frame, Open};

/// Points for each gold at the end (OR-SCORE-1).
pub const GOLD_POINTS: u16 = 1;

/// The points that are added at the end.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, serde::Serialize)]
pub struct Final {
    /// One for each gold (OR-SCORE-1, OR-RES-2).
    pub gold: u16,
    /// The rightmost advisor (OR-SCORE-2).
    pub advisors: u16,
    /// The two lower temples (OR-SCORE-3).
    pub temples: u16,
    /// Dice in seats times towers (OR-SCORE-4).
    pub seats: u16,
}

impl Final {
    /// All of them.
    pub fn sum(self) -> u16 {
        self.gold + self.advisors + self.temples + self.seats
    }
}

impl Open {
    /// Places by points, then by tiles in the city (OR-SCORE-5). Alone one plays against the target
    /// and is second if one misses it (OR-SOLO-11).
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        if self.top() != Frame::Over {
            return None;
        }
        let score = |seat: Seat| {
            let player = &self.seats[seat];
            // OR-SCORE-5-R1: every tile in the city.
            vec![i32::from(player.points), player.city.tiles.len() as i32]
        };
        let mut outcome = Outcome::new(self.seats().map(score).collect());
        if self.solo() {
            let won = self.seats[seat(0)].points >= self.solo_target();
            outcome.ranks = vec![if won { 1 } else { 2 }];
        }
        Some(outcome)
    }

    /// The points that a player would add if the game ended now.
    pub fn final_points(&self, seat: Seat) -> Final {
        let player = &self.seats[seat];
        let data = self.data();
        let temples = player.temples.map(|space| u16::from(data.temple[usize::from(space)]));
        let highest = (0..3).max_by_key(|temple| player.temples[*temple]).unwrap_or(0);
        let seats = player.city.closed.iter().map(|closed| {
            u16::from(closed.die.value) * u16::from(player.towers[closed.die.colour])
        });
        Final {
            gold: GOLD_POINTS * player.has(Resource::Gold),
            advisors: match player.advisors.len() {
                0 => 0,
                count => data.advisors[count - 1].into(),
            },
            // OR-TEMP-1, OR-SCORE-3-R1: one of the highest does not count.
            temples: temples.iter().sum::<u16>() - temples[highest],
            seats: seats.sum(),
        }
    }

    /// The points to reach in solo training (OR-SOLO-11).
    pub fn solo_target(&self) -> u16 {
        let solo = &self.data.solo;
        let met = solo
            .conditions
            .iter()
            .filter(|(colour, place)| self.tiles[usize::from(*place)] == *colour);
        solo.target + solo.per_condition * met.count() as u16
    }
}
