//! Why a move is not allowed, each reason with its rule. Whether it is allowed is decided in `legal`;
//! what follows here only tells apart the moves that are not.

use table::{Seat, refusals};

use crate::board::RIVER;
use crate::card::Card;
use crate::hex::Hex;
use crate::kind::Kind;
use crate::legal::{Placing, is_legal};
use crate::moves::Move;
use crate::state::{Babylonia, Open, Phase, Piece};

refusals! {
    /// A reason why a move is not allowed.
    pub enum Refusal {
        /// The game is over.
        Over: "BA-END-1", "babylonia-refusal-over";
        /// It is another player's turn.
        NotYourTurn { active: Seat }: "BA-TURN-1", "babylonia-refusal-turn" => seat = active;
        /// Only the active player chooses what is scored next.
        NotYourOrder { active: Seat }: "BA-SURR-3", "babylonia-refusal-your-order" => seat = active;
        /// Only the winner of a ziggurat picks a card.
        NotYourCard { seat: Seat }: "BA-ZIG-2", "babylonia-refusal-your-card" => seat;
        /// Only the active player may take an extra turn.
        NotYourExtraTurn { active: Seat }: "BA-CARD-2", "babylonia-refusal-your-extra" => seat = active;
        /// Chance decides first.
        Pending: "BA-TURN-1", "babylonia-refusal-pending";
        /// Tokens are placed before anything is scored.
        ScoringLater: "BA-SURR-1", "babylonia-refusal-scoring-later";
        /// Tokens are no longer placed in this turn.
        PlacingOver: "BA-TURN-1", "babylonia-refusal-placing-over";
        /// Nobody picks a card now.
        NoCardNow: "BA-ZIG-2", "babylonia-refusal-no-card-now";
        /// A card must be picked first.
        CardFirst: "BA-ZIG-8", "babylonia-refusal-card-first";
        /// No extra turn is on offer now.
        NoExtraTurnNow: "BA-CARD-2", "babylonia-refusal-no-extra-now";
        /// The question of an extra turn comes first.
        ExtraTurnFirst: "BA-CARD-2", "babylonia-refusal-extra-first";
        /// The player has no token of this kind in hand.
        NotInHand { kind: Kind }: "BA-PLAY-1", "babylonia-refusal-not-in-hand" => kind;
        /// The hex lies in an area that is not in use.
        NotInPlay { hex: Hex }: "BA-BOARD-3", "babylonia-refusal-not-in-play" => hex;
        /// Something lies on the hex already.
        Occupied { hex: Hex, by: Taken }: "BA-PLAY-2", "babylonia-refusal-occupied" => hex, by = by.name();
        /// Nobles may not go on fields.
        NobleOnField { hex: Hex }: "BA-FIELD-9", "babylonia-refusal-noble-on-field" => hex;
        /// The farmer has no own token beside the field.
        FieldAlone { hex: Hex }: "BA-FIELD-1", "babylonia-refusal-field-alone" => hex;
        /// Only face-down tokens of the player lie beside the field.
        FieldFaceDown { hex: Hex }: "BA-FIELD-3", "babylonia-refusal-field-face-down" => hex;
        /// With three or more farmers no token goes on a river.
        RiverWithFarmers { hex: Hex }: "BA-PLAY-5", "babylonia-refusal-river-farmers" => hex;
        /// With farmers and a noble no token goes on a river.
        RiverWithNoble { hex: Hex }: "BA-CARD-5", "babylonia-refusal-river-noble" => hex;
        /// Three nobles all lie face up, so none goes on a river.
        RiverWithNobles { hex: Hex }: "BA-CARD-4", "babylonia-refusal-river-nobles" => hex;
        /// Farmers and nobles are mixed only in a play of two.
        NobleWithFarmers: "BA-PLAY-1", "babylonia-refusal-noble-with-farmers";
        /// Card 5 allows one noble.
        SecondNoble: "BA-CARD-5", "babylonia-refusal-second-noble";
        /// The noble of card 5 comes after three farmers.
        NobleTooEarly: "BA-PLAY-12", "babylonia-refusal-noble-early";
        /// Three nobles must all differ, and need card 4.
        ThreeDifferentNobles: "BA-CARD-4", "babylonia-refusal-three-nobles";
        /// The hand lacks the farmer this play would need.
        LacksFarmer: "BA-PLAY-12", "babylonia-refusal-lacks-farmer";
        /// The board lacks the land for the farmer this play would need.
        NoRoomForFarmer: "BA-PLAY-12", "babylonia-refusal-no-room";
        /// More tokens must be placed.
        TooFew: "BA-PLAY-1", "babylonia-refusal-too-few";
        /// A farmer must be placed.
        OwesFarmer: "BA-PLAY-12", "babylonia-refusal-owes-farmer";
        /// No city and no unscored ziggurat is there.
        NothingToScore { hex: Hex }: "BA-SURR-1", "babylonia-refusal-nothing-to-score" => hex;
        /// The city or ziggurat is not surrounded.
        NotSurrounded { hex: Hex }: "BA-SURR-2", "babylonia-refusal-not-surrounded" => hex;
        /// Somebody has taken the card.
        CardTaken { card: Card }: "BA-ZIG-2", "babylonia-refusal-card-taken" => card;
        /// The card does not take part.
        CardNotInGame { card: Card }: "BA-SETUP-10", "babylonia-refusal-card-not-in-game" => card;
    }
}

/// Why a hex is not empty (BA-BOARD-4).
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Taken {
    /// A clan token.
    Token,
    /// A city.
    City,
    /// A ziggurat.
    Ziggurat,
}

impl Taken {
    /// `token`, `city`, `ziggurat`
    const fn name(self) -> &'static str {
        ["token", "city", "ziggurat"][self as usize]
    }
}

/// Why a seat that is not asked may not make this move.
pub(crate) fn out_of_turn(open: &Open, m: Move) -> Refusal {
    let active = open.active;
    match (open.phase, m) {
        (Phase::Over, _) => Refusal::Over,
        (_, Move::Place(..) | Move::End) => Refusal::NotYourTurn { active },
        (_, Move::Score(_)) => Refusal::NotYourOrder { active },
        (Phase::Card(seat), Move::Card(_)) => Refusal::NotYourCard { seat },
        (_, Move::Card(_)) => Refusal::NoCardNow,
        (_, Move::ExtraTurn | Move::NoExtraTurn) => Refusal::NotYourExtraTurn { active },
    }
}

/// Why the seat that is asked may not make this move; `None` for legal moves.
#[inline]
pub(crate) fn refusal(game: &Babylonia, m: Move) -> Option<Refusal> {
    if is_legal(game, m) { None } else { Some(reason(game, m)) }
}

/// The reason for a move that is not legal.
fn reason(game: &Babylonia, m: Move) -> Refusal {
    let open = &game.open;
    match (open.phase, m) {
        (Phase::Over, _) => Refusal::Over,
        (Phase::Location(_) | Phase::Cards | Phase::First | Phase::Draw { .. }, _) => {
            Refusal::Pending
        }
        (Phase::Place, Move::Place(kind, hex)) => of_placement(game, kind, hex),
        (Phase::Place, Move::End) if open.owes_farmer() => Refusal::OwesFarmer,
        (Phase::Place, Move::End) => Refusal::TooFew,
        (Phase::Place, Move::Score(_)) => Refusal::ScoringLater,
        (Phase::Score, Move::Score(hex)) if (open.cities | open.unscored).has(hex) => {
            Refusal::NotSurrounded { hex }
        }
        (Phase::Score, Move::Score(hex)) => Refusal::NothingToScore { hex },
        (Phase::Card(_), Move::Card(card)) => {
            let taken = open.seats().any(|seat| open.cards[seat].has(card));
            if taken { Refusal::CardTaken { card } } else { Refusal::CardNotInGame { card } }
        }
        (Phase::Card(_), _) => Refusal::CardFirst,
        (Phase::ExtraTurn, _) => Refusal::ExtraTurnFirst,
        (_, Move::Place(..) | Move::End) => Refusal::PlacingOver,
        (_, Move::Card(_)) => Refusal::NoCardNow,
        (_, Move::ExtraTurn | Move::NoExtraTurn) => Refusal::NoExtraTurnNow,
    }
}

/// Why this token may not be put on this hex: the hand, then the hex, then the play.
fn of_placement(game: &Babylonia, kind: Kind, hex: Hex) -> Refusal {
    let open = &game.open;
    if game.hidden.hands[open.active][kind] == 0 {
        return Refusal::NotInHand { kind };
    }
    if let Some(refusal) = of_hex(open, kind, hex) {
        return refusal;
    }
    match open.need_after(kind, RIVER.has(hex)) {
        None => of_play(open, kind, hex),
        need if !Placing::of(game).completes(kind, need) => Refusal::LacksFarmer,
        _ => Refusal::NoRoomForFarmer,
    }
}

/// Why a token of this kind may not be put on this hex, whatever the play; `None` if it may.
fn of_hex(open: &Open, kind: Kind, hex: Hex) -> Option<Refusal> {
    let taken = |by| Some(Refusal::Occupied { hex, by });
    match open.piece(hex) {
        None if open.in_play().has(hex) => None,
        None => Some(Refusal::NotInPlay { hex }),
        Some(Piece::Token(..)) => taken(Taken::Token),
        Some(Piece::City(_)) => taken(Taken::City),
        Some(Piece::Ziggurat { .. }) => taken(Taken::Ziggurat),
        Some(Piece::Field(_)) if open.open_fields(open.active, kind).has(hex) => None,
        Some(Piece::Field(_)) if kind.is_noble() => Some(Refusal::NobleOnField { hex }),
        Some(Piece::Field(_)) if hex.neighbours().meets(open.tokens[open.active]) => {
            Some(Refusal::FieldFaceDown { hex })
        }
        Some(Piece::Field(_)) => Some(Refusal::FieldAlone { hex }),
    }
}

/// Why no complete play goes on with this token (BA-PLAY-11).
fn of_play(open: &Open, kind: Kind, hex: Hex) -> Refusal {
    let (farmers, nobles) = (open.play.farmers, open.play.nobles());
    let with_noble = open.holds(open.active, Card::NobleWithFarmers);
    if RIVER.has(hex) && open.need_after(kind, false).is_some() {
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
