//! Why a move is not allowed, each reason with its rule.

use table::{Phrase, Refuse, Seat, Tell};

use crate::board::RIVER;
use crate::card::Card;
use crate::hex::Hex;
use crate::kind::Kind;
use crate::moves::Move;
use crate::play::Need;
use crate::state::{Babylonia, Phase, Piece};

/// A reason why a move is not allowed.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[allow(missing_docs)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// Another player's turn.
    NotYourTurn {
        active: Seat,
    },
    /// Only the active player chooses what is scored next.
    NotYourOrder {
        active: Seat,
    },
    /// Only the winner of a ziggurat picks a card.
    NotYourCard {
        seat: Option<Seat>,
    },
    /// Only the active player may take an extra turn.
    NotYourExtraTurn {
        active: Seat,
    },
    /// Chance decides first.
    Pending,
    /// Tokens are placed before anything is scored.
    ScoringLater,
    /// Tokens are no longer placed in this turn.
    PlacingOver,
    /// Nobody picks a card now.
    NoCardNow,
    /// A card must be picked first.
    CardFirst,
    /// No extra turn is on offer now.
    NoExtraTurnNow,
    /// The question of an extra turn comes first.
    ExtraTurnFirst,
    NotInHand {
        kind: Kind,
    },
    NotInPlay {
        hex: Hex,
    },
    Occupied {
        hex: Hex,
        by: Taken,
    },
    NobleOnField {
        hex: Hex,
    },
    FieldAlone {
        hex: Hex,
    },
    FieldFaceDown {
        hex: Hex,
    },
    RiverWithFarmers {
        hex: Hex,
    },
    RiverWithNoble {
        hex: Hex,
    },
    RiverWithNobles {
        hex: Hex,
    },
    NobleWithFarmers,
    SecondNoble,
    NobleTooEarly,
    ThreeDifferentNobles,
    LacksFarmer,
    NoRoomForFarmer,
    TooFew,
    OwesFarmer,
    NothingToScore {
        hex: Hex,
    },
    NotSurrounded {
        hex: Hex,
    },
    CardTaken {
        card: Card,
    },
    CardNotInGame {
        card: Card,
    },
}

/// What makes a hex no empty one.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Taken {
    /// A clan token.
    Token,
    /// A city.
    City,
    /// A ziggurat.
    Ziggurat,
}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::Over => "BA-END-1",
            Refusal::NotYourTurn { .. } | Refusal::Pending | Refusal::PlacingOver => "BA-TURN-1",
            Refusal::NotYourOrder { .. } => "BA-SURR-3",
            Refusal::NotYourCard { .. } | Refusal::NoCardNow => "BA-ZIG-2",
            Refusal::NotYourExtraTurn { .. }
            | Refusal::NoExtraTurnNow
            | Refusal::ExtraTurnFirst => "BA-CARD-2",
            Refusal::ScoringLater | Refusal::NothingToScore { .. } => "BA-SURR-1",
            Refusal::NotSurrounded { .. } => "BA-SURR-2",
            Refusal::CardFirst => "BA-ZIG-8",
            Refusal::CardTaken { .. } => "BA-ZIG-2",
            Refusal::CardNotInGame { .. } => "BA-SETUP-10",
            Refusal::NotInHand { .. } | Refusal::NobleWithFarmers | Refusal::TooFew => "BA-PLAY-1",
            Refusal::NotInPlay { .. } => "BA-BOARD-3",
            Refusal::Occupied { .. } => "BA-PLAY-2",
            Refusal::NobleOnField { .. } => "BA-FIELD-9",
            Refusal::FieldAlone { .. } => "BA-FIELD-1",
            Refusal::FieldFaceDown { .. } => "BA-FIELD-3",
            Refusal::RiverWithFarmers { .. } => "BA-PLAY-5",
            Refusal::RiverWithNoble { .. } | Refusal::SecondNoble => "BA-CARD-5",
            Refusal::RiverWithNobles { .. } | Refusal::ThreeDifferentNobles => "BA-CARD-4",
            Refusal::NobleTooEarly
            | Refusal::LacksFarmer
            | Refusal::NoRoomForFarmer
            | Refusal::OwesFarmer => "BA-PLAY-12",
        }
    }
}

impl Tell for Refusal {
    fn phrase(&self) -> Phrase {
        let phrase = Phrase::new;
        let at = |id, hex: Hex| Phrase::new(id).with("hex", hex.to_string());
        let other = |id, seat: Seat| Phrase::new(id).with("seat", seat);
        match *self {
            Refusal::Over => phrase("babylonia-refusal-over"),
            Refusal::NotYourTurn { active } => other("babylonia-refusal-turn", active),
            Refusal::NotYourOrder { active } => other("babylonia-refusal-your-order", active),
            Refusal::NotYourCard { seat: Some(seat) } => other("babylonia-refusal-your-card", seat),
            Refusal::NotYourCard { seat: None } | Refusal::NoCardNow => {
                phrase("babylonia-refusal-no-card-now")
            }
            Refusal::NotYourExtraTurn { active } => other("babylonia-refusal-your-extra", active),
            Refusal::Pending => phrase("babylonia-refusal-pending"),
            Refusal::ScoringLater => phrase("babylonia-refusal-scoring-later"),
            Refusal::PlacingOver => phrase("babylonia-refusal-placing-over"),
            Refusal::CardFirst => phrase("babylonia-refusal-card-first"),
            Refusal::NoExtraTurnNow => phrase("babylonia-refusal-no-extra-now"),
            Refusal::ExtraTurnFirst => phrase("babylonia-refusal-extra-first"),
            Refusal::NotInHand { kind } => {
                phrase("babylonia-refusal-not-in-hand").with("kind", kind.name())
            }
            Refusal::NotInPlay { hex } => at("babylonia-refusal-not-in-play", hex),
            Refusal::Occupied { hex, by } => at("babylonia-refusal-occupied", hex).with(
                "by",
                match by {
                    Taken::Token => "token",
                    Taken::City => "city",
                    Taken::Ziggurat => "ziggurat",
                },
            ),
            Refusal::NobleOnField { hex } => at("babylonia-refusal-noble-on-field", hex),
            Refusal::FieldAlone { hex } => at("babylonia-refusal-field-alone", hex),
            Refusal::FieldFaceDown { hex } => at("babylonia-refusal-field-face-down", hex),
            Refusal::RiverWithFarmers { hex } => at("babylonia-refusal-river-farmers", hex),
            Refusal::RiverWithNoble { hex } => at("babylonia-refusal-river-noble", hex),
            Refusal::RiverWithNobles { hex } => at("babylonia-refusal-river-nobles", hex),
            Refusal::NobleWithFarmers => phrase("babylonia-refusal-noble-with-farmers"),
            Refusal::SecondNoble => phrase("babylonia-refusal-second-noble"),
            Refusal::NobleTooEarly => phrase("babylonia-refusal-noble-early"),
            Refusal::ThreeDifferentNobles => phrase("babylonia-refusal-three-nobles"),
            Refusal::LacksFarmer => phrase("babylonia-refusal-lacks-farmer"),
            Refusal::NoRoomForFarmer => phrase("babylonia-refusal-no-room"),
            Refusal::TooFew => phrase("babylonia-refusal-too-few"),
            Refusal::OwesFarmer => phrase("babylonia-refusal-owes-farmer"),
            Refusal::NothingToScore { hex } => at("babylonia-refusal-nothing-to-score", hex),
            Refusal::NotSurrounded { hex } => at("babylonia-refusal-not-surrounded", hex),
            Refusal::CardTaken { card } => {
                phrase("babylonia-refusal-card-taken").with("card", card.number())
            }
            Refusal::CardNotInGame { card } => {
                phrase("babylonia-refusal-card-not-in-game").with("card", card.number())
            }
        }
    }
}

impl Babylonia {
    /// Why a seat that is not asked may not make this move.
    pub(crate) fn why_not_now(&self, m: Move) -> Refusal {
        let active = self.open.active;
        match (self.open.phase, m) {
            (Phase::Over, _) => Refusal::Over,
            (_, Move::Place(..) | Move::End) => Refusal::NotYourTurn { active },
            (_, Move::Score(_)) => Refusal::NotYourOrder { active },
            (Phase::Card(seat), Move::Card(_)) => Refusal::NotYourCard { seat: Some(seat) },
            (_, Move::Card(_)) => Refusal::NotYourCard { seat: None },
            (_, Move::ExtraTurn | Move::NoExtraTurn) => Refusal::NotYourExtraTurn { active },
        }
    }

    /// Why the seat that is asked may not make this move.
    pub(crate) fn why_not(&self, m: Move) -> Option<Refusal> {
        let open = &self.open;
        match (open.phase, m) {
            (Phase::Over, _) => Some(Refusal::Over),
            (Phase::Location(_) | Phase::Cards | Phase::First | Phase::Draw { .. }, _) => {
                Some(Refusal::Pending)
            }
            (Phase::Place, Move::Place(kind, hex)) => self.why_not_place(kind, hex),
            (Phase::Place, Move::End) => match open.need(open.play) {
                Some(Need::Nothing) => None,
                Some(Need::Farmer) => Some(Refusal::OwesFarmer),
                _ => Some(Refusal::TooFew),
            },
            (Phase::Place, Move::Score(_)) => Some(Refusal::ScoringLater),
            (Phase::Score, Move::Score(hex)) => {
                if open.surrounded().has(hex) {
                    None
                } else if (open.cities | open.unscored).has(hex) {
                    Some(Refusal::NotSurrounded { hex })
                } else {
                    Some(Refusal::NothingToScore { hex })
                }
            }
            (Phase::Card(_), Move::Card(card)) => {
                let taken = open.seats().any(|seat| open.cards[seat].has(card));
                if open.offer.has(card) {
                    None
                } else if taken {
                    Some(Refusal::CardTaken { card })
                } else {
                    Some(Refusal::CardNotInGame { card })
                }
            }
            (Phase::Card(_), _) => Some(Refusal::CardFirst),
            (Phase::ExtraTurn, Move::ExtraTurn | Move::NoExtraTurn) => None,
            (Phase::ExtraTurn, _) => Some(Refusal::ExtraTurnFirst),
            (_, Move::Place(..) | Move::End) => Some(Refusal::PlacingOver),
            (_, Move::Card(_)) => Some(Refusal::NoCardNow),
            (_, Move::ExtraTurn | Move::NoExtraTurn) => Some(Refusal::NoExtraTurnNow),
        }
    }

    fn why_not_place(&self, kind: Kind, hex: Hex) -> Option<Refusal> {
        let open = &self.open;
        let seat = open.active;
        if self.hidden.hands[seat][kind] == 0 {
            return Some(Refusal::NotInHand { kind });
        }
        if !open.in_play().has(hex) {
            return Some(Refusal::NotInPlay { hex });
        }
        match open.piece(hex) {
            None => {}
            Some(Piece::Token(..)) => return Some(Refusal::Occupied { hex, by: Taken::Token }),
            Some(Piece::City(_)) => return Some(Refusal::Occupied { hex, by: Taken::City }),
            Some(Piece::Ziggurat { .. }) => {
                return Some(Refusal::Occupied { hex, by: Taken::Ziggurat });
            }
            Some(Piece::Field(_)) if open.open_fields(seat, kind).has(hex) => {}
            Some(Piece::Field(_)) if kind.is_noble() => {
                return Some(Refusal::NobleOnField { hex });
            }
            Some(Piece::Field(_)) => {
                let beside = hex.neighbours().meets(open.tokens[seat]);
                return Some(if beside {
                    Refusal::FieldFaceDown { hex }
                } else {
                    Refusal::FieldAlone { hex }
                });
            }
        }
        let on_river = RIVER.has(hex);
        match open.need_after(kind, on_river) {
            None => Some(self.why_not_added(kind, hex, on_river)),
            Some(Need::Nothing | Need::Token) => None,
            need if !self.completes(kind, need) => Some(Refusal::LacksFarmer),
            Some(Need::Farmer) => (!open.room_after(seat, hex)).then_some(Refusal::NoRoomForFarmer),
        }
    }

    /// Why no legal play goes on with this token (BA-PLAY-11).
    fn why_not_added(&self, kind: Kind, hex: Hex, on_river: bool) -> Refusal {
        let open = &self.open;
        let (farmers, nobles) = (open.play.farmers, open.play.nobles());
        let with_noble = open.holds(open.active, Card::NobleWithFarmers);
        if on_river && open.need_after(kind, false).is_some() {
            return match (farmers, nobles, kind.is_noble()) {
                (_, 0, false) => Refusal::RiverWithFarmers { hex },
                (0, _, _) => Refusal::RiverWithNobles { hex },
                _ => Refusal::RiverWithNoble { hex },
            };
        }
        match (farmers, nobles, kind.is_noble()) {
            (0, _, _) => Refusal::ThreeDifferentNobles,
            _ if !with_noble => Refusal::NobleWithFarmers,
            (_, 0, true) => Refusal::NobleTooEarly,
            (_, _, true) => Refusal::SecondNoble,
            (_, _, false) => Refusal::PlacingOver, // it has ended of itself before
        }
    }
}
