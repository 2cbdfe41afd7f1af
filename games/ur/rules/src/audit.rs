//! What the tests ask: that no piece was lost, and moves of any kind.

use table::{Proved, Rng};

use crate::moves::Move;
use crate::state::{HOME, Phase, SHARED, Ur};

impl Proved for Ur {
    fn audit(&self) -> Result<(), String> {
        let [own, other] = &self.paths;
        let pieces: [u8; 2] = [own.iter().sum(), other.iter().sum()];
        let shared = SHARED.map(usize::from).any(|square| own[square] + other[square] > 1);
        let crowd = self.paths.iter().any(|path| path[1..path.len() - 1].iter().max() > Some(&1));
        let stuck = matches!(self.phase, Phase::Move(_)) && self.legal().next().is_none();
        match () {
            _ if pieces[0] != pieces[1] => Err(format!("a piece was lost: {pieces:?}")),
            _ if shared || crowd => Err("two pieces stand on one square (UR-MOVE-3)".to_owned()),
            _ if stuck => Err("a roll without a move did not pass (UR-ROLL-2)".to_owned()),
            _ => Ok(()),
        }
    }

    fn any_move(rng: &mut impl Rng) -> Move {
        Move(rng.below(HOME.into()) as u8)
    }
}
