//! The virtual opponent of a solo game (NA-SOLO).

use crate::card::Kind;
use crate::event::Event;
use crate::nation::STRENGTH_CAP;
use crate::state::{COLUMNS, Cell, Doing, Nations, Phase};
use crate::tables::FAME;

impl Nations {
    /// The die: a column of cards leaves, or the opponent changes (NA-SOLO-8, NA-SOLO-10).
    pub(crate) fn roll(&mut self, number: u8, log: &mut dyn FnMut(Event)) {
        log(Event::Rolled { number });
        match (number, self.open.tile) {
            (1..=4, _) => self.clear_column(number, log),
            (_, Some(tile)) => {
                let facts = tile.facts();
                let opponent = &mut self.open.opponent;
                if number == 5 {
                    let strength = opponent.strength + i16::from(facts.strength_change);
                    opponent.strength = strength.clamp(0, STRENGTH_CAP); // NA-SOLO-R4
                } else {
                    opponent.own_stability += i16::from(facts.stability_change);
                }
                log(self.open.opponent_event());
                self.check(log); // NA-SOLO-R6
            }
            _ => {}
        }
        self.open.phase = Phase::Action;
        if self.open.doing == Doing::Rolled {
            self.open.doing = Doing::Nothing;
            self.open.actions -= 1;
        } else {
            self.start_turn(self.open.order[0], log); // NA-SOLO-7
        }
    }

    /// All cards of a column leave; the opponent buys the cheapest war among them (NA-SOLO-8),
    /// unless there is a war already (NA-SOLO-9).
    fn clear_column(&mut self, column: u8, log: &mut dyn FnMut(Event)) {
        let cells = (0..3).map(|row| Cell(row * COLUMNS as u8 + column - 1));
        let cards = cells.clone().filter_map(|cell| self.open.card_at(cell));
        let count = cards.clone().count() as u8;
        let war = cards.into_iter().find(|card| card.kind() == Kind::War);
        for cell in cells {
            self.open.offer(cell, None);
        }
        log(Event::ColumnCleared { column, count });
        if let Some(card) = war
            && self.open.war.is_none()
        {
            self.declare(None, card, self.open.opponent.strength, log);
        }
    }
}

/// The name a solo score earns: the highest one reached (NA-SOLO-14).
pub fn title(score: i32) -> Option<&'static str> {
    FAME.iter().find(|(min, _)| score >= i32::from(*min)).map(|(_, name)| *name)
}
