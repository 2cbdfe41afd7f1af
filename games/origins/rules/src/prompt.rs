//! What must be decided now, as a message for the page.

use table::{Phrase, Seat};

use crate::event::with_worker;
use crate::state::{Frame, Run};
use crate::view::View;

impl View {
    pub(crate) fn prompt(&self) -> Phrase {
        let open = &self.open;
        let ask = |id| Phrase::new(id).with("seat", open.active);
        match open.top() {
            Frame::Setup(_) => Phrase::new("origins-prompt-setup"),
            Frame::TurnUp(_) | Frame::Roll(_) | Frame::Reroll | Frame::Keep => {
                Phrase::new("origins-prompt-chance")
            }
            Frame::Draft => ask("origins-prompt-draft"),
            Frame::Discard => ask("origins-prompt-discard"),
            Frame::Action { spent } => {
                ask("origins-prompt-action").with("extra", if spent { "yes" } else { "no" })
            }
            Frame::After { .. } => ask("origins-prompt-advantage"),
            Frame::Quiet { .. } => ask("origins-prompt-quiet"),
            Frame::Neighbour { .. } => ask("origins-prompt-neighbour"),
            Frame::Slots(slots) => {
                let phrase = ask("origins-prompt-visit").with("place", slots.place + 1);
                with_worker(phrase, slots.worker)
            }
            Frame::Run(run) => effect(open.op_name(&run), &run, open.active),
            Frame::Abilities(_) => ask("origins-prompt-abilities"),
            Frame::Score(_) => ask("origins-prompt-card"),
            Frame::PickUp => ask("origins-prompt-collect"),
            Frame::Assault | Frame::Closed | Frame::RoundEnd(_) | Frame::Over => {
                Phrase::new("origins-prompt-over")
            }
        }
    }
}

fn effect(asked: &str, run: &Run, seat: Seat) -> Phrase {
    let id = match asked {
        "take" => "origins-prompt-take",
        "pay" => "origins-prompt-pay",
        "temple" => "origins-prompt-temple",
        "buy" => "origins-prompt-buy",
        "reserve" => "origins-prompt-reserve",
        "citizen" => "origins-prompt-citizen",
        "speaker" => "origins-prompt-speaker",
        "raise" => "origins-prompt-raise",
        "pick" => "origins-prompt-pick",
        "recolour" => "origins-prompt-recolour",
        "ship" => "origins-prompt-ship",
        "copy" => "origins-prompt-copy",
        "part" => "origins-prompt-part",
        "train" => "origins-prompt-train",
        _ => "origins-prompt-effect",
    };
    let left = if run.count == Run::FRESH { 0 } else { run.count };
    Phrase::new(id)
        .with("seat", seat)
        .with("optional", if run.optional { "yes" } else { "no" })
        .with("count", left)
}
