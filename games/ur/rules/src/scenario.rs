//! The words of scenarios, see `../../table/scenarios.md`.

use table::scenario::{Answer, Staged};
use table::{Game, NotationError, Options, Tokens};

use crate::state::{DICE, HOME, Phase, Ur};

impl Staged for Ur {
    const SCENARIOS: &'static [&'static str] = &[include_str!("../scenarios/moving.md")];

    const PLAYERS: usize = 2;

    fn stage(options: &Options) -> Ur {
        Ur::new(options).expect("options of the game")
    }

    fn arrange(&mut self, tokens: &mut Tokens<'_>) -> Result<(), NotationError> {
        match tokens.choose(&[("active", 0), ("roll", 1), ("put", 2)])? {
            0 => (self.active, self.phase) = (tokens.seat(2)?, Phase::Roll),
            1 => self.phase = Phase::Move(tokens.number(1, DICE.into())? as u8),
            _ => {
                let seat = tokens.seat(2)?;
                while tokens.peek().is_some() {
                    let square = tokens.number(1, HOME.into())? as u8;
                    *self.at_mut(seat, 0) = self.at(seat, 0).saturating_sub(1);
                    *self.at_mut(seat, square) += 1;
                }
            }
        }
        Ok(())
    }

    fn fact(&self, tokens: &mut Tokens<'_>) -> Result<Answer, NotationError> {
        let step = match tokens.choose(&[("active", 0), ("at", 1), ("waiting", 2), ("off", 3)])? {
            0 => return Ok(Answer::Value(self.active.to_string())),
            1 => tokens.number(1, u32::from(HOME) - 1)? as u8,
            2 => 0,
            _ => HOME,
        };
        Ok(Answer::Value(self.at(tokens.seat(2)?, step).to_string()))
    }
}
