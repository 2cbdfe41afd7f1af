//! What must be decided now, in a sentence.

use table::{Phrase, Seat};

use crate::play::Need;
use crate::state::{Open, Phase};

impl Open {
    /// What must be decided now. It does not depend on who is looking.
    pub(crate) fn prompt(&self) -> Phrase {
        let ask = |id, seat: Seat| Phrase::new(id).with("seat", seat);
        let active = self.active;
        match self.phase {
            Phase::Location(_) | Phase::Cards => Phrase::new("babylonia-prompt-laying"),
            Phase::First => Phrase::new("babylonia-prompt-first"),
            Phase::Draw { seat, count, .. } => {
                ask("babylonia-prompt-draw", seat).with("count", count)
            }
            Phase::Place => match self.need(self.play) {
                Some(Need::Nothing) => {
                    ask("babylonia-prompt-place-or-end", active).with("placed", self.play.tokens)
                }
                Some(Need::Farmer) => ask("babylonia-prompt-place-farmer", active),
                _ if self.exact() == Some(1) => ask("babylonia-prompt-place-one", active),
                _ => ask("babylonia-prompt-place", active).with("placed", self.play.tokens),
            },
            Phase::Score => ask("babylonia-prompt-score", active),
            Phase::Card(seat) => ask("babylonia-prompt-card", seat),
            Phase::ExtraTurn => ask("babylonia-prompt-extra-turn", active),
            Phase::Over => Phrase::new("babylonia-prompt-over"),
        }
    }
}
