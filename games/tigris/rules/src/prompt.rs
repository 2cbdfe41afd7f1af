//! The sentence that says what must be decided now.

use table::{Phrase, Seat};

use crate::state::{Kind, Phase};
use crate::view::View;

/// What must be decided now, for this view.
pub(crate) fn prompt(view: &View) -> Phrase {
    let open = &view.open;
    let ask = |id, seat: Seat| Phrase::new(id).with("seat", seat);
    match open.phase {
        Phase::First => Phrase::new("tigris-prompt-first"),
        Phase::Draw { seat, count, .. } => ask("tigris-prompt-draw", seat).with("count", count),
        Phase::Action => ask("tigris-prompt-action", open.active).with("actions", open.actions),
        Phase::WarOrder(_) => ask("tigris-prompt-war", open.active),
        Phase::Support(conflict) => ask("tigris-prompt-support", conflict.asked())
            .with("tile", conflict.support().tile())
            .with("leader", conflict.colour.leader())
            .with("kind", if conflict.kind == Kind::Revolt { "revolt" } else { "war" })
            .with("attacker", conflict.attacker)
            .with("defender", conflict.defender)
            .with("strength", conflict.strength[0] + conflict.added.unwrap_or(0))
            .with("against", conflict.strength[1]),
        Phase::Monument(_) => ask("tigris-prompt-monument", open.active),
        Phase::Treasure(seat, _) => ask("tigris-prompt-treasure", seat),
        Phase::Over => Phrase::new("tigris-prompt-over"),
    }
}
