//! Step 1 of a turn: playing tokens (BA-PLAY, BA-ZIGP, BA-FIELD).

use table::Seat;

use crate::board::LAND;
use crate::card::Card;
use crate::hex::Hex;
use crate::hexes::Hexes;
use crate::kind::Kind;
use crate::location::Field;
use crate::state::{Open, Phase, Play};

/// Tokens of any kind that are a play (BA-PLAY-1 A).
pub const ANY_TOKENS: u8 = 2;

/// The fewest farmers that are a play (BA-PLAY-1 B): whatever goes beyond tokens of any kind.
pub const FARMERS: u8 = ANY_TOKENS + 1;

/// Tokens in the first turn of the game (BA-PLAY-3).
pub const FIRST_TURN: u8 = 1;

/// Tokens in the second turn of the game (BA-PLAY-3).
pub const SECOND_TURN: u8 = 2;

/// What a sequence of placed tokens lacks to be a complete play.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Need {
    /// Nothing: it is complete.
    Nothing,
    /// One more token.
    Token,
    /// One more farmer, on land.
    Farmer,
}

/// The points a token brings at the moment it is placed.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug)]
pub struct Gain {
    /// For ziggurats.
    pub ziggurats: u8,
    /// For the field it is put on, if there is one.
    pub field: Option<u8>,
}

impl Open {
    /// The number of tokens that must be placed exactly in this turn, if it is fixed: one in the
    /// first turn of the game, two in the second (BA-PLAY-3), and one if there is only one
    /// (BA-PLAY-9).
    pub fn exact(&self) -> Option<u8> {
        let limited = self.switches.first_round_limits;
        if (limited && self.turns == 0) || self.hands[self.active] + self.play.tokens == 1 {
            Some(FIRST_TURN)
        } else if limited && self.turns == 1 {
            Some(SECOND_TURN)
        } else {
            None
        }
    }

    /// What a sequence still lacks; `None` if no legal play begins so (BA-PLAY-11).
    pub fn need(&self, play: Play) -> Option<Need> {
        if let Some(exact) = self.exact() {
            return match play.tokens {
                tokens if tokens < exact => Some(Need::Token),
                tokens if tokens == exact => Some(Need::Nothing),
                _ => None,
            };
        }
        match play.tokens {
            tokens if tokens < ANY_TOKENS => return Some(Need::Token),
            ANY_TOKENS => return Some(Need::Nothing), // BA-PLAY-1 A, BA-PLAY-4
            _ => {}
        }
        if play.river > 0 {
            return None; // BA-PLAY-5
        }
        match play.nobles() {
            0 => Some(Need::Nothing), // BA-PLAY-1 B, BA-PLAY-8
            1 if !self.holds(self.active, Card::NobleWithFarmers) => None,
            1 if play.farmers >= FARMERS => Some(Need::Nothing), // BA-CARD-5
            1 => self.switches.noble_any_order.then_some(Need::Farmer), // BA-PLAY-12
            3 => {
                let each = play.farmers == 0 && play.kinds == 0b111;
                let three = each && self.holds(self.active, Card::ThreeNobles); // BA-CARD-4
                three.then_some(Need::Nothing)
            }
            _ => None, // BA-CARD-11: cards 4 and 5 do not mix
        }
    }

    /// What the sequence of this turn would lack with one more token.
    pub(crate) fn need_after(&self, kind: Kind, on_river: bool) -> Option<Need> {
        let play = self.play;
        // BA-PLAY-12 by option: nothing follows the noble of card 5.
        let closed = play.tokens >= 3 && play.nobles() == 1 && !self.switches.noble_any_order;
        if closed { None } else { self.need(play.with(kind, on_river)) }
    }

    /// Whether the active player may end placing now (BA-PLAY-12).
    pub fn may_end(&self) -> bool {
        self.need(self.play) == Some(Need::Nothing)
    }

    /// Whether a token could be added to a complete play, as far as everybody can see: hands do not
    /// count, only their size. Were placing ended by what is in the hand, that would show it.
    pub(crate) fn may_go_on(&self) -> bool {
        let left = self.hands[self.active];
        left > 0
            && Kind::ALL.into_iter().any(|kind| {
                let fits = match self.need_after(kind, false) {
                    None => false,
                    Some(Need::Farmer) => left > 1,
                    Some(_) => true,
                };
                fits && self.places(self.active, kind).meets(LAND)
            })
    }

    /// Where a seat may put a token of this kind, as far as the hexes decide: on empty ones
    /// (BA-PLAY-2), and on fields.
    pub fn places(&self, seat: Seat, kind: Kind) -> Hexes {
        self.empty() | self.open_fields(seat, kind)
    }

    /// The fields on which a seat may put a token of this kind, in whatever play (BA-FIELD-10).
    #[inline]
    pub fn open_fields(&self, seat: Seat, kind: Kind) -> Hexes {
        if kind.is_noble() {
            // BA-FIELD-9, BA-CARD-6
            if self.holds(seat, Card::NoblesOnFields) { self.fields } else { Hexes::NONE }
        } else {
            self.fields & self.opening(seat).beside() // BA-FIELD-1, BA-FIELD-2
        }
    }

    /// The tokens of a seat that open the fields beside them to its farmers (BA-FIELD-3).
    #[inline]
    pub(crate) fn opening(&self, seat: Seat) -> Hexes {
        let tokens = self.tokens[seat];
        if self.switches.field_needs_face_up { tokens & LAND } else { tokens }
    }

    /// Whether there is land for another farmer once a token lies on this hex (BA-PLAY-12).
    pub(crate) fn room_after(&self, seat: Seat, hex: Hex) -> bool {
        let empty = self.empty() & (LAND - hex.into());
        let opening = self.opening(seat).with(hex);
        !empty.is_empty() || (self.fields - hex.into()).meets(opening.beside())
    }

    /// The points a seat would get at once for a token on this hex: each token is paid (BA-ZIGP-2),
    /// but for ziggurats only beside one (BA-ZIGP-4).
    pub fn gain(&self, seat: Seat, hex: Hex) -> Gain {
        let ziggurats = self.ziggurats();
        let mut gain = Gain::default();
        if hex.neighbours().meets(ziggurats) {
            // BA-ZIGP-1, BA-ZIGP-3, BA-ZIGP-5: each ziggurat the seat touches, scored or not.
            gain.ziggurats = (self.tokens[seat].with(hex).beside() & ziggurats).len() as u8;
        }
        gain.field = self.field(hex).map(|field| self.field_value(field));
        gain
    }

    /// What a field is worth now, not later (BA-FIELD-5, BA-FIELD-6, BA-FIELD-8, BA-FIELD-12).
    pub fn field_value(&self, field: Field) -> u8 {
        match field {
            Field::Five => 5,
            Field::Six => 6,
            Field::Seven => 7,
            // BA-FIELD-7: discarded cities do not count.
            Field::Cities => self.seats().map(|seat| self.captured[seat].count()).sum(),
        }
    }

    /// Puts a token on a hex: the board and the points, nothing of the course of the turn.
    pub(crate) fn put(&mut self, seat: Seat, kind: Kind, hex: Hex) -> Gain {
        let gain = self.gain(seat, hex);
        self.points[seat] += u16::from(gain.ziggurats) + u16::from(gain.field.unwrap_or(0));
        self.lift(hex); // BA-FIELD-4, BA-FIELD-11
        self.tokens[seat].insert(hex);
        if kind.is_noble() && LAND.has(hex) {
            self.nobles[kind as usize].insert(hex); // BA-PLAY-6
        }
        gain
    }

    /// Whether the active player is placing and owes another farmer, which is then in the hand.
    pub(crate) fn owes_farmer(&self) -> bool {
        self.phase == Phase::Place && self.need(self.play) == Some(Need::Farmer)
    }
}
