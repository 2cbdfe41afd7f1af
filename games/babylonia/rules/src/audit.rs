//! What the tests ask: that nothing is lost or lies where it cannot, and moves of any kind.

use table::{Proved, Rng, Seat};

use crate::board::{LAND, RIVER, river};
use crate::card::Card;
use crate::daring::daring_move;
use crate::hex::Hex;
use crate::hexes::Hexes;
use crate::kind::{Kind, Tokens};
use crate::location::IN_USE;
use crate::moves::Move;
use crate::state::{Babylonia, Phase};

impl Proved for Babylonia {
    fn audit(&self) -> Result<(), String> {
        let Babylonia { open, hidden } = self;
        let fail = |what: &str| Err(what.to_owned());
        let mut seen = open.ziggurats() | open.cities | open.fields;
        if seen.len() != open.ziggurats().len() + open.cities.len() + open.fields.len() {
            return fail("two things lie on one hex");
        }
        for seat in Seat::all(4) {
            let tokens = open.tokens[seat];
            if tokens.meets(seen) {
                return fail("two things lie on one hex");
            }
            seen |= tokens;
            let mut all = Tokens(open.face_up(seat)).plus(hidden.hands[seat]);
            all = all.plus(hidden.pools[seat]);
            for hex in (tokens & RIVER).iter() {
                match hidden.river[river(hex)] {
                    Some(kind) => all[kind] += 1,
                    None => return fail("a token in the river has no kind"),
                }
            }
            let clan = if seat.index() < open.players() { Tokens::CLAN } else { Tokens::default() };
            if all != clan {
                return fail("a clan token is lost");
            }
            if open.hands[seat] != hidden.hands[seat].size()
                || open.pools[seat] != hidden.pools[seat].size()
            {
                return fail("the public size of a hand or pool is wrong");
            }
        }
        if !(seen - open.in_play()).is_empty() {
            return fail("something lies on a hex that is not in play (BA-BOARD-3)");
        }
        let [merchants, priests, servants] = open.nobles;
        let nobles = merchants | priests | servants;
        if nobles.len() != merchants.len() + priests.len() + servants.len()
            || !(nobles - (open.all_tokens() & LAND)).is_empty()
        {
            return fail("a noble lies face up where none can (BA-PLAY-6)");
        }
        let kinds = hidden.river.iter().flatten().count() as u32;
        if kinds != (open.all_tokens() & RIVER).len() {
            return fail("a kind is remembered for an empty river hex");
        }
        for hex in Hex::all() {
            let location = open.location(hex);
            if location.is_some_and(|location| location.city().is_some()) != open.cities.has(hex)
                || location.is_some_and(|location| location.field().is_some())
                    != open.fields.has(hex)
            {
                return fail("a location token lies elsewhere than recorded");
            }
        }
        let laying = matches!(open.phase, Phase::First | Phase::Location(_));
        let cities: u8 = IN_USE[open.players() - 2][..7].iter().sum();
        let captured: u8 = open.seats().map(|seat| open.captured[seat].count()).sum();
        let here = open.cities.len() as u8 + captured + open.discarded.count();
        if here != cities && !laying {
            return fail("a city is lost");
        }
        if open.phase == Phase::Place && open.play.tokens == 0 && open.surrounded() != Hexes::NONE {
            return fail("something surrounded was not scored (BA-SURR-1)");
        }
        let taken: u32 = open.seats().map(|seat| open.cards[seat].len()).sum();
        if open.phase != Phase::Cards && !laying && open.offer.len() + taken != 7 {
            return fail("a card is lost");
        }
        let scored = open.ziggurats().len() - open.unscored.len();
        if taken > scored || !(open.unscored - open.ziggurats()).is_empty() {
            return fail("more cards than scored ziggurats");
        }
        if open.owes_farmer() && hidden.hands[open.active][Kind::Farmer] == 0 {
            return fail("a play was begun that cannot be completed (BA-PLAY-12)");
        }
        Ok(())
    }

    fn any_move(rng: &mut impl Rng) -> Move {
        let hex = Hex::all().nth(rng.below(175) as usize).expect("a hex of the board");
        let kind = Kind::ALL[rng.below(4) as usize];
        match rng.below(12) {
            0..=6 => Move::Place(kind, hex),
            7 => Move::End,
            8 | 9 => Move::Score(hex),
            10 => Move::Card(Card::ALL[rng.below(9) as usize]),
            _ => [Move::ExtraTurn, Move::NoExtraTurn][rng.below(2) as usize],
        }
    }

    fn daring_move(&self, rng: &mut impl Rng) -> Move {
        daring_move(self, rng)
    }
}
