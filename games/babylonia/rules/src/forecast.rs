//! What a move would bring, and how a siege goes: questions of pages and bots. The rules answer them
//! with the same functions that carry them out.

use table::{BySeat, Seat};

use crate::board::{LAND, RIVER};
use crate::hex::{Hex, Side};
use crate::hexes::Hexes;
use crate::kind::Kind;
use crate::play::Gain;
use crate::score::{CityScore, Majority};
use crate::state::{Open, Phase};

/// One side of a city or ziggurat.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Flank {
    /// The board ends here.
    Edge,
    /// A river hex; whose token lies there, if any. It need not be filled.
    River(Hex, Option<Seat>),
    /// A land hex; whose token lies there, if any.
    Land(Hex, Option<Seat>),
}

/// How far a city or ziggurat is surrounded.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Siege {
    /// Its six sides, clockwise from the top.
    pub sides: [Flank; 6],
    /// Land hexes around it that are still empty; none means surrounded.
    pub missing: Hexes,
    /// The number of tokens each seat has there, and who would win now.
    pub majority: Majority,
}

/// What placing a token would bring.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Preview {
    /// Points at once.
    pub gain: Gain,
    /// Cities and unscored ziggurats that would be surrounded by it.
    pub closes: Hexes,
    /// The board with the token on it, its points at once added.
    pub after: Open,
}

impl Preview {
    /// The cities it closes, with what each would bring if it were scored first.
    pub fn cities(&self) -> impl Iterator<Item = (Hex, CityScore)> {
        self.closes.iter().filter_map(|hex| Some((hex, self.after.city_score(hex)?)))
    }
}

impl Open {
    /// Sides, gaps and majority of the city or ziggurat on a hex.
    pub fn siege(&self, hex: Hex) -> Siege {
        let sides = Side::ALL.map(|side| match hex.neighbour(side) {
            Some(beside) if !self.in_play().has(beside) => Flank::Edge,
            Some(beside) if RIVER.has(beside) => Flank::River(beside, self.owner(beside)),
            Some(beside) => Flank::Land(beside, self.owner(beside)),
            None => Flank::Edge,
        });
        let missing = hex.neighbours() & LAND & self.empty();
        Siege { sides, missing, majority: self.majority(hex) }
    }

    /// Cities and unscored ziggurats that a token on this empty hex or field would surround
    /// (BA-SURR-2); none if it is a river hex (BA-SURR-5).
    pub fn closed_by(&self, hex: Hex) -> Hexes {
        let around = hex.neighbours() & (self.cities | self.unscored);
        if RIVER.has(hex) || around.is_empty() {
            return Hexes::NONE;
        }
        let open = self.empty() & (LAND - hex.into());
        around - open.beside()
    }

    /// What a token of this kind would bring on this hex, wherever it may go.
    pub fn preview(&self, seat: Seat, kind: Kind, hex: Hex) -> Preview {
        let closes = self.closed_by(hex);
        let mut after = self.clone();
        let gain = after.put(seat, kind, hex);
        Preview { gain, closes, after }
    }

    /// What the surrounded cities would bring if scoring began now and went row by row; what one of
    /// them brings counts for the next. Whoever is active may choose another order (BA-SURR-3).
    pub fn scoring(&self) -> impl Iterator<Item = (Hex, CityScore)> + use<> {
        let mut open = self.clone();
        std::iter::from_fn(move || {
            let hex = (open.surrounded() & open.cities).first()?;
            let score = open.city_score(hex)?;
            open.lift(hex);
            if let Some(winner) = score.majority.winner {
                open.captured[winner].add(score.city);
            }
            Some((hex, score))
        })
    }

    /// The number of tokens of each kind a seat has face up on the board.
    pub fn face_up(&self, seat: Seat) -> [u8; 4] {
        let land = self.tokens[seat] & LAND;
        let mut counts = Kind::ALL.map(|kind| match self.nobles.get(kind as usize) {
            Some(nobles) => (land & *nobles).len() as u8,
            None => land.len() as u8,
        });
        counts[3] -= counts[0] + counts[1] + counts[2];
        counts
    }

    /// The number of city tokens each seat has captured.
    pub fn city_counts(&self) -> BySeat<u8, 4> {
        BySeat::from_fn(|seat| self.captured[seat].count())
    }

    /// The city tokens left on the board; with at most one the game ends (BA-END-1).
    pub fn cities_left(&self) -> u32 {
        self.cities.len()
    }

    /// The cities and ziggurats the active player may choose from now (BA-SURR-3).
    pub fn choices(&self) -> Hexes {
        if self.phase == Phase::Score { self.surrounded() } else { Hexes::NONE }
    }
}
