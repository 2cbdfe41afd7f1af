//! What must be decided now: as a message, and in a word.

use table::{Phrase, Seat};

use crate::data::Op;
use crate::data::effect::Goods;
use crate::sentences::with_worker;
use crate::state::{Frame, Open, Run};
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

impl Open {
    /// What is being decided, in a word.
    pub fn phase_name(&self) -> &'static str {
        match self.top() {
            Frame::Setup(_) | Frame::TurnUp(_) | Frame::Roll(_) | Frame::Reroll | Frame::Keep => {
                "draw"
            }
            Frame::Draft => "draft",
            Frame::Discard => "discard",
            Frame::Action { .. } => "action",
            Frame::After { .. } => "advantage",
            Frame::Quiet { .. } => "quiet",
            Frame::Neighbour { .. } => "neighbour",
            Frame::Slots(_) => "visit",
            Frame::Run(run) => self.op_name(&run),
            Frame::Abilities(_) => "abilities",
            Frame::Score(_) => "card",
            Frame::PickUp => "collect",
            Frame::Assault | Frame::Closed | Frame::RoundEnd(_) => "rules",
            Frame::Over => "over",
        }
    }

    /// What an effect asks, in a word.
    fn op_name(&self, run: &Run) -> &'static str {
        let ops = self.data.ops(run.rest());
        let op = match ops {
            [Op::Pay(Goods::Exactly(_), _), op, ..] if run.optional => op,
            [op, ..] => op,
            [] => return "effect",
        };
        match op {
            Op::Gain(..) => "take",
            Op::Pay(..) => "pay",
            Op::Temple { .. } => "temple",
            Op::Buy => "buy",
            Op::Reserve => "reserve",
            Op::Citizen { .. } => "citizen",
            Op::Speaker => "speaker",
            Op::Raise { .. } => "raise",
            Op::Pick(_) => "pick",
            Op::Recolour(_) => "recolour",
            Op::SetShip(_) => "ship",
            Op::CopyAdjacent => "copy",
            Op::Choice(_) | Op::AnyOrder(_) => "part",
            Op::RepeatPay { .. } => "train",
            _ => "effect",
        }
    }
}
