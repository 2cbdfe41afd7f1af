//! The complete set of legal moves.

use table::Sink;

use crate::board::LAND;
use crate::hex::Hex;
use crate::hexes::Hexes;
use crate::kind::Kind;
use crate::moves::Move;
use crate::play::Need;
use crate::state::{Babylonia, Phase};

impl Babylonia {
    pub(crate) fn list_legal(&self, out: &mut impl Sink<Move>) {
        let open = &self.open;
        match open.phase {
            Phase::Location(_) | Phase::Cards | Phase::First | Phase::Draw { .. } | Phase::Over => {
            }
            Phase::Place => self.list_placements(out),
            Phase::Score => out.many(open.surrounded().iter(), Move::Score),
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

    fn list_placements(&self, out: &mut impl Sink<Move>) {
        let open = &self.open;
        let hand = self.hidden.hands[open.active];
        let empty = open.empty();
        let need = open.need(open.play);
        for kind in Kind::ALL {
            if hand[kind] > 0 {
                let places = empty | open.open_fields(open.active, kind);
                let hexes = match need {
                    Some(Need::Token) => places, // any token will do
                    _ => self.added(kind, empty & LAND, places & LAND),
                };
                out.many(hexes.iter(), |hex| Move::Place(kind, hex));
            }
        }
        if need == Some(Need::Nothing) {
            out.push(Move::End);
        }
    }

    /// Where a token of this kind may be added to two or more; never on a river (BA-PLAY-5).
    fn added(&self, kind: Kind, empty: Hexes, places: Hexes) -> Hexes {
        let open = &self.open;
        let need = open.need_after(kind, false);
        if !self.completes(kind, need) {
            Hexes::NONE
        } else if need == Some(Need::Farmer) && empty.len() < 2 {
            let room = |hex: &Hex| open.room_after(open.active, *hex);
            Hexes::of(places.iter().filter(room))
        } else {
            places
        }
    }

    /// Whether the rest of the hand has what the play lacks once this token is placed (BA-PLAY-12).
    pub(crate) fn completes(&self, kind: Kind, need: Option<Need>) -> bool {
        let farmers = self.hidden.hands[self.open.active][Kind::Farmer];
        match need {
            None => false,
            Some(Need::Nothing | Need::Token) => true,
            Some(Need::Farmer) => farmers > u8::from(kind == Kind::Farmer),
        }
    }
}
