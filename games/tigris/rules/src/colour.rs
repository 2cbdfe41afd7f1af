//! The four colours (spheres): their tiles, leaders and points.

use serde::{Serialize, Serializer};
use table::{NotationError, Rng, Tokens};

/// A colour stands for a kind of tile, the leader who lives by it, and the points it brings.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
#[repr(u8)]
pub enum Colour {
    /// Settlements, the king.
    Black,
    /// Temples, the priest.
    Red,
    /// Farms, the farmer.
    Blue,
    /// Markets, the trader.
    Green,
}

impl Colour {
    /// All four, in canonical order.
    pub const ALL: [Colour; 4] = [Colour::Black, Colour::Red, Colour::Blue, Colour::Green];

    /// `black`, `red`, `blue`, `green`
    pub const fn name(self) -> &'static str {
        ["black", "red", "blue", "green"][self as usize]
    }

    /// `settlement`, `temple`, `farm`, `market`
    pub const fn tile(self) -> &'static str {
        ["settlement", "temple", "farm", "market"][self as usize]
    }

    /// `king`, `priest`, `farmer`, `trader`
    pub const fn leader(self) -> &'static str {
        ["king", "priest", "farmer", "trader"][self as usize]
    }

    /// Reads a kind of tile.
    pub fn read_tile(tokens: &mut Tokens<'_>) -> Result<Colour, NotationError> {
        tokens.choose(&Colour::ALL.map(|colour| (colour.tile(), colour)))
    }

    /// Reads a leader.
    pub fn read_leader(tokens: &mut Tokens<'_>) -> Result<Colour, NotationError> {
        tokens.choose(&Colour::ALL.map(|colour| (colour.leader(), colour)))
    }
}

impl Serialize for Colour {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

table::by_colour! {
    /// One `T` for each colour.
    pub struct ByColour[Colour; 4]
}

/// Tiles by kind, where only their number matters: a hand, the bag, what is out of the game.
pub type Tiles = ByColour<u8>;

impl Tiles {
    /// How many tiles there are.
    #[inline]
    pub fn size(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether all of `part` are among these.
    pub fn contain(self, part: Tiles) -> bool {
        self.0.iter().zip(part.0).all(|(have, want)| *have >= want)
    }

    /// These and those.
    pub fn plus(self, other: Tiles) -> Tiles {
        ByColour(std::array::from_fn(|kind| self.0[kind] + other.0[kind]))
    }

    /// These without those, all of which must be among them.
    pub fn minus(self, other: Tiles) -> Tiles {
        ByColour(std::array::from_fn(|kind| self.0[kind] - other.0[kind]))
    }

    /// Draws `count` tiles without looking; there must be as many.
    pub fn draw(self, count: u8, rng: &mut impl Rng) -> Tiles {
        let mut left = self;
        let mut drawn = Tiles::default();
        for size in (0..count).map(|taken| self.size() - taken) {
            let mut place = rng.below(u32::from(size)) as u8;
            for colour in Colour::ALL {
                if place < left[colour] {
                    left[colour] -= 1;
                    drawn[colour] += 1;
                    break;
                }
                place -= left[colour];
            }
        }
        drawn
    }

    /// The kinds, each as often as there are tiles of it, in canonical order.
    pub fn words(self) -> impl Iterator<Item = &'static str> {
        Colour::ALL
            .into_iter()
            .flat_map(move |colour| std::iter::repeat_n(colour.tile(), self[colour].into()))
    }

    /// Reads up to six tiles until the end of the line; there may be none.
    pub fn read(tokens: &mut Tokens<'_>) -> Result<Tiles, NotationError> {
        let mut tiles = Tiles::default();
        while tokens.peek().is_some() {
            if tiles.size() == 6 {
                tokens.end()?;
            }
            tiles[Colour::read_tile(tokens)?] += 1;
        }
        Ok(tiles)
    }
}
