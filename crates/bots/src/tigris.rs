//! What a position of Tigris & Euphrates is worth: points, with the weakest colour counting most,
//! and the leaders that will bring more.

use games::Tigris;
use table::Seat;
use tigris::{Cells, Colour, Monument, Open, Pair, Phase};

use crate::Judge;

impl Judge for Tigris {
    fn worth(&self, seat: Seat) -> f32 {
        let open = self.open();
        let rivals = open.seats().filter(|other| *other != seat);
        let best = rivals.map(|other| prospects(open, other)).fold(f32::MIN, f32::max);
        let own = prospects(open, seat);
        let kinds = self.hand(seat).0.iter().filter(|count| **count > 0).count();
        own - 0.6 * best + 0.03 * kinds as f32
    }

    fn settled(&self) -> bool {
        matches!(self.open().phase, Phase::Action | Phase::Draw { .. } | Phase::Over)
    }
}

/// Points a seat has, and can expect from its leaders.
fn prospects(open: &Open, seat: Seat) -> f32 {
    let points = open.standing_of(seat).map(f32::from);
    let mut worth = 2.0 * points[0] + 0.8 * points[1] + 0.4 * points[2] + 0.2 * points[3];
    let average = open.points[seat].0.iter().sum::<u16>() as f32 / 4.0;
    for colour in Colour::ALL {
        let Some(cell) = open.leaders[seat][colour] else { continue };
        let kingdom = open.region(cell);
        let temples = (Cells::from(cell).beside() & open.tiles[Colour::Red]).len();
        let supporters = (kingdom & open.tiles[colour]).len().min(5);
        // A colour that lags behind needs its leader more.
        let need = if f32::from(open.points[seat][colour]) <= average { 1.5 } else { 0.8 };
        let mut leader = 0.3 + 0.06 * supporters as f32 + 0.08 * temples.min(3) as f32;
        for pair in Pair::ALL {
            if let Monument::Stands(corner) = open.monuments[pair.index()]
                && pair.has(colour)
                && kingdom.has(corner)
            {
                leader += 0.8;
            }
        }
        if colour == Colour::Green && kingdom.meets(open.treasures) {
            leader += 0.3;
        }
        worth += need * leader;
    }
    worth
}
