//! What may be done now. Each rule of legality stands here or in `play`, once: [`legal`] lists what
//! these sets hold and [`is_legal`] asks them for a single move; `refusal` only finds the words.

use table::Sink;

use crate::board::LAND;
use crate::hexes::Hexes;
use crate::kind::{Kind, Tokens};
use crate::moves::Move;
use crate::play::Need;
use crate::state::{Babylonia, Open, Phase};

/// Hands over every legal move once.
#[inline]
pub(crate) fn legal(game: &Babylonia, out: &mut impl Sink<Move>) {
    let open = &game.open;
    match open.phase {
        Phase::Location(_) | Phase::Cards | Phase::First | Phase::Draw { .. } | Phase::Over => {}
        Phase::Place => {
            let placing = Placing::of(game);
            for kind in Kind::ALL {
                if placing.holds(kind) {
                    out.many(placing.hexes(kind).iter(), |hex| Move::Place(kind, hex));
                }
            }
            if placing.may_end() {
                out.push(Move::End);
            }
        }
        Phase::Score => out.many(open.choices().iter(), Move::Score),
        Phase::Card(_) => {
            for card in open.offer.iter() {
                out.push(Move::Card(card)); // BA-ZIG-8: none may be declined
            }
        }
        Phase::ExtraTurn => {
            out.push(Move::ExtraTurn);
            out.push(Move::NoExtraTurn);
        }
    }
}

/// Whether a move is among the legal ones, without listing them.
#[inline]
pub(crate) fn is_legal(game: &Babylonia, m: Move) -> bool {
    let open = &game.open;
    match (open.phase, m) {
        (Phase::Place, Move::Place(kind, hex)) => {
            game.hidden.hands[open.active][kind] > 0 && Placing::of(game).hexes(kind).has(hex)
        }
        (Phase::Place, Move::End) => open.may_end(),
        (Phase::Score, Move::Score(hex)) => open.choices().has(hex),
        (Phase::Card(_), Move::Card(card)) => open.offer.has(card), // BA-ZIG-2
        (Phase::ExtraTurn, Move::ExtraTurn | Move::NoExtraTurn) => true,
        _ => false,
    }
}

/// What the active player may place now (BA-PLAY-12).
pub(crate) struct Placing<'a> {
    open: &'a Open,
    hand: Tokens,
    empty: Hexes,
    need: Option<Need>,
}

impl Placing<'_> {
    #[inline(always)]
    pub(crate) fn of(game: &Babylonia) -> Placing<'_> {
        let open = &game.open;
        let hand = game.hidden.hands[open.active];
        Placing { open, hand, empty: open.empty(), need: open.need(open.play) }
    }

    /// Whether a token of this kind is in the hand.
    #[inline(always)]
    fn holds(&self, kind: Kind) -> bool {
        self.hand[kind] > 0
    }

    /// Whether placing may be ended.
    #[inline(always)]
    fn may_end(&self) -> bool {
        self.need == Some(Need::Nothing)
    }

    /// The hexes a token of this kind may be put on, if it is in the hand.
    #[inline(always)]
    fn hexes(&self, kind: Kind) -> Hexes {
        let hexes = self.empty | self.open.open_fields(self.open.active, kind); // BA-PLAY-2
        match self.need {
            Some(Need::Token) => hexes, // any token will do
            _ => self.added(kind, hexes & LAND),
        }
    }

    /// Which of these land hexes a token may be added on to two or more; never a river (BA-PLAY-5).
    fn added(&self, kind: Kind, hexes: Hexes) -> Hexes {
        let open = self.open;
        let need = open.need_after(kind, false);
        if !self.completes(kind, need) {
            Hexes::NONE
        } else if need == Some(Need::Farmer) && (self.empty & LAND).len() < 2 {
            Hexes::of(hexes.iter().filter(|hex| open.room_after(open.active, *hex)))
        } else {
            hexes
        }
    }

    /// Whether the rest of the hand has what the play lacks once this token is placed.
    pub(crate) fn completes(&self, kind: Kind, need: Option<Need>) -> bool {
        match need {
            None => false,
            Some(Need::Nothing | Need::Token) => true,
            Some(Need::Farmer) => self.hand[Kind::Farmer] > u8::from(kind == Kind::Farmer),
        }
    }
}
