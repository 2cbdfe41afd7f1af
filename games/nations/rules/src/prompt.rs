//! What must be decided now, in a sentence.

use table::{Phrase, Seat};

use crate::card::Card;
use crate::frame::Frame;
use crate::state::Phase;
use crate::view::View;

impl View {
    /// What must be decided now, in a sentence.
    pub(crate) fn prompt(&self) -> Phrase {
        let open = &self.open;
        if let Some((frame, seat)) = open.asked() {
            return frame_prompt(frame, seat);
        }
        let ask = |id, seat: Seat| Phrase::new(id).with("seat", seat);
        match open.phase {
            Phase::Order => Phrase::new("nations-prompt-order"),
            Phase::Fill => Phrase::new("nations-prompt-fill"),
            Phase::Boards => Phrase::new("nations-prompt-boards"),
            Phase::Draft(done) => ask("nations-prompt-draft", open.nth_last(done)),
            Phase::Cover(done) => ask("nations-prompt-cover", open.nth_last(done)),
            Phase::Growth(done) if done < open.players => {
                let seat = open.nth_last(done);
                ask("nations-prompt-growth", seat).with("count", open.nations[seat].growth)
            }
            Phase::Reveal => Phrase::new("nations-prompt-reveal"),
            Phase::Keep(seat) => ask("nations-prompt-keep", seat),
            Phase::Action if open.actions == 0 => ask("nations-prompt-done", open.active),
            Phase::Action => ask("nations-prompt-turn", open.active).with("actions", open.actions),
            Phase::Roll => Phrase::new("nations-prompt-roll"),
            _ => Phrase::new("nations-prompt-over"),
        }
    }
}

/// The sentence for a question on the stack.
fn frame_prompt(frame: Frame, seat: Seat) -> Phrase {
    let ask = |id| Phrase::new(id).with("seat", seat);
    let about = |id, card: Card| ask(id).with("card", card.names());
    match frame {
        Frame::Place { card, .. } => {
            about("nations-prompt-place", card).with("kind", card.kind().name())
        }
        Frame::PlaceWonder { card, .. } => {
            about("nations-prompt-place", card).with("kind", "wonder")
        }
        Frame::Battle { card, amount, .. } => {
            about("nations-prompt-battle", card).with("count", amount)
        }
        Frame::GoldenAge { card, .. } => about("nations-prompt-golden", card),
        Frame::FreeDeploy { .. } => ask("nations-prompt-free-deploy"),
        Frame::FreeHire { .. } => ask("nations-prompt-free-hire"),
        Frame::Take { .. } => ask("nations-prompt-take"),
        Frame::Return { .. } => ask("nations-prompt-return"),
        Frame::Undeploy { .. } => ask("nations-prompt-undeploy"),
        Frame::RemoveColony { .. } => ask("nations-prompt-remove-colony"),
        Frame::Choice { .. } => ask("nations-prompt-choice"),
        Frame::Offer { .. } => ask("nations-prompt-offer"),
        Frame::Mix { count, .. } => ask("nations-prompt-mix").with("count", count),
        Frame::Split { lose, .. } => ask("nations-prompt-split").with("count", lose),
        Frame::Swap { .. } => ask("nations-prompt-swap"),
        Frame::FreeBuy { .. } => ask("nations-prompt-free-buy"),
        _ => ask("nations-prompt-yield"),
    }
}
