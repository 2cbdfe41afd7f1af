//! What one viewer may know of a position (BA-INFO); its JSON stands in `json`.

use table::{BySeat, Rng, Seat, Viewer};

use crate::board::{RIVER, RIVERS, river};
use crate::hex::Hex;
use crate::kind::{Kind, Tokens};
use crate::state::{Babylonia, Hidden, Open};

/// What one viewer may know.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct View {
    /// Who is looking.
    pub who: Viewer,
    /// Everything that lies open.
    pub open: Open,
    /// The stands: the tokens of those the viewer may know.
    pub hands: BySeat<Option<Tokens>, 4>,
    /// The pools: what is in them, never in which order (BA-INFO-5), for those who can tell.
    pub pools: BySeat<Option<Tokens>, 4>,
    /// The kinds of the face-down tokens the viewer may know, by river hex.
    pub(crate) river: [Option<Kind>; RIVERS],
    /// The tokens of each seat the viewer has not seen: hand, pool and river together (BA-INFO-7).
    pub unseen: BySeat<Tokens, 4>,
}

impl View {
    pub(crate) fn of(game: &Babylonia, who: Viewer) -> View {
        let Babylonia { open, hidden } = game;
        let knows = |seat: Seat| who == Viewer::All || who == Viewer::Seat(seat);
        let mut unseen: BySeat<Tokens, 4> = BySeat::default();
        let mut seen_river = [None; RIVERS];
        for seat in open.seats() {
            for hex in (open.tokens[seat] & RIVER).iter() {
                let kind = hidden.river[river(hex)];
                match kind {
                    Some(kind) if !knows(seat) => unseen[seat][kind] += 1,
                    kind => seen_river[river(hex)] = kind,
                }
            }
            if !knows(seat) {
                unseen[seat] = unseen[seat].plus(hidden.hands[seat]).plus(hidden.pools[seat]);
            }
        }
        View {
            who,
            open: open.clone(),
            hands: BySeat::from_fn(|seat| knows(seat).then_some(hidden.hands[seat])),
            // BA-INFO-7: an owner can tell what is left in the own pool.
            pools: BySeat::from_fn(|seat| knows(seat).then_some(hidden.pools[seat])),
            river: seen_river,
            unseen,
        }
    }

    /// A position that agrees with the view; what is unseen is dealt at random (BA-INFO-7).
    pub(crate) fn deal(&self, rng: &mut impl Rng) -> Babylonia {
        let open = &self.open;
        let mut hidden = Hidden { river: self.river, ..Hidden::default() };
        for seat in open.seats() {
            if let (Some(hand), Some(pool)) = (self.hands[seat], self.pools[seat]) {
                hidden.hands[seat] = hand;
                hidden.pools[seat] = pool;
                continue;
            }
            let hand = self.deal_hand(seat, rng);
            let mut left = self.unseen[seat].minus(hand);
            for hex in (open.tokens[seat] & RIVER).iter() {
                let kind = left.draw_one(rng);
                left[kind] -= 1;
                hidden.river[river(hex)] = Some(kind);
            }
            hidden.hands[seat] = hand;
            hidden.pools[seat] = left;
        }
        Babylonia { open: open.clone(), hidden }
    }

    /// A hand for a seat whose tokens the viewer cannot see. A play that is lawful only with another
    /// farmer shows that there is one (BA-PLAY-12); other hands are drawn again.
    fn deal_hand(&self, seat: Seat, rng: &mut impl Rng) -> Tokens {
        let open = &self.open;
        let shown = open.active == seat && open.owes_farmer();
        let mut hand = self.unseen[seat].draw(open.hands[seat], rng);
        // One of thirty tokens at least is a farmer: so many draws do not fail.
        let mut tries = 2000;
        while shown && hand[Kind::Farmer] == 0 && tries > 0 {
            hand = self.unseen[seat].draw(open.hands[seat], rng);
            tries -= 1;
        }
        hand
    }

    /// The viewer's own seat, if it has one.
    pub fn seat(&self) -> Option<Seat> {
        match self.who {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public | Viewer::All => None,
        }
    }

    /// The kind of the token on a hex, face up or known to the viewer.
    pub fn kind(&self, hex: Hex) -> Option<Kind> {
        self.open.kind(hex).or_else(|| self.river.get(river(hex)).copied().flatten())
    }
}
