//! Conflicts: revolts inside a kingdom, wars between kingdoms that a tile has joined (TE-CONF,
//! TE-REVOLT, TE-WAR).

use table::Seat;

use crate::cells::{Cell, Cells};
use crate::colour::Colour;
use crate::event::{Event, Why};
use crate::state::{Conflict, Kind, Open, Phase, Tigris};

impl Tigris {
    /// Fights the wars around a joining tile; when none is left, the action goes on (TE-WAR-13,
    /// TE-WAR-14).
    pub(crate) fn fight_wars(&mut self, joint: Cell, log: &mut impl FnMut(Event)) {
        let [first, second] = {
            let mut conflicts = self.open.conflicts(joint);
            [conflicts.next(), conflicts.next()]
        };
        match (first, second) {
            (None, _) => self.offer_monument(joint, log), // TE-MON-3
            (Some(colour), None) => self.begin_war(joint, colour, log),
            _ => self.open.phase = Phase::WarOrder(joint), // TE-WAR-2
        }
    }

    /// Begins the war of a colour (TE-WAR-3, TE-WAR-5).
    pub(crate) fn begin_war(&mut self, joint: Cell, colour: Colour, log: &mut impl FnMut(Event)) {
        let open = &self.open;
        let kingdom = open.region(joint);
        // TE-WAR-3: clockwise from the active player, whoever is involved first attacks.
        let mut involved = open.active.round(open.players()).filter_map(|seat| {
            let cell = open.leaders[seat][colour].filter(|cell| kingdom.has(*cell))?;
            let supporters = open.side(cell, joint) & open.tiles[colour];
            Some((seat, supporters.len() as u8))
        });
        let (Some(first), Some(second)) = (involved.next(), involved.next()) else { return };
        self.begin_conflict(
            Conflict {
                kind: Kind::War(joint),
                colour,
                attacker: first.0,
                defender: second.0,
                strength: [first.1, second.1],
                added: None,
            },
            log,
        );
    }

    /// Asks both sides for support, the attacker first (TE-CONF-6), whatever they hold (TE-HIDDEN-6).
    pub(crate) fn begin_conflict(&mut self, conflict: Conflict, log: &mut impl FnMut(Event)) {
        let Conflict { kind, colour, attacker, defender, strength, .. } = conflict;
        let war = kind != Kind::Revolt;
        log(Event::Conflict { war, colour, attacker, defender, strength });
        self.open.phase = Phase::Support(conflict);
    }

    /// Adds tiles from the hand of whoever is asked; they leave the game in any case (TE-REVOLT-8,
    /// TE-WAR-9).
    pub(crate) fn support(
        &mut self,
        mut conflict: Conflict,
        count: u8,
        log: &mut impl FnMut(Event),
    ) {
        let seat = conflict.asked();
        let colour = conflict.support();
        self.hidden.hands[seat][colour] -= count;
        self.open.out[colour] += count;
        log(Event::Supported { seat, colour, count });
        match conflict.added {
            None => {
                conflict.added = Some(count);
                self.open.phase = Phase::Support(conflict);
            }
            Some(added) => {
                // TE-CONF-3: the supporters on the board and the tiles added.
                let [attack, defence] = conflict.strength;
                self.decide(conflict, [attack + added, defence + count], log);
            }
        }
    }

    /// The stronger side wins, a tie goes to the defender (TE-REVOLT-6, TE-WAR-7).
    fn decide(&mut self, conflict: Conflict, totals: [u8; 2], log: &mut impl FnMut(Event)) {
        let Conflict { kind, colour, attacker, defender, .. } = conflict;
        let attacker_wins = totals[0] > totals[1];
        let (winner, loser) =
            if attacker_wins { (attacker, defender) } else { (defender, attacker) };
        let strength = if attacker_wins { totals } else { [totals[1], totals[0]] };
        let Some(cell) = self.open.leaders[loser][colour] else { return };
        let lost_side = match kind {
            Kind::War(joint) => self.open.side(cell, joint),
            Kind::Revolt => Cells::NONE,
        };
        self.open.lift_leader(loser, colour); // TE-REVOLT-7, TE-WAR-9
        log(Event::Won { war: kind != Kind::Revolt, colour, winner, loser, strength, cell });
        match kind {
            Kind::Revolt => {
                self.open.points[winner][Colour::Red] += 1; // TE-REVOLT-8
                log(Event::Points {
                    seat: winner,
                    colour: Colour::Red,
                    count: 1,
                    why: Why::Revolt,
                });
                match self.open.leaders[attacker][colour] {
                    Some(cell) => self.collect_treasures(cell, log),
                    // TE-REVOLT-10; with the next action he may try again (TE-REVOLT-9).
                    None => self.finish_action(log),
                }
            }
            Kind::War(joint) => {
                let lost = self.open.lost_supporters(lost_side, colour);
                self.open.tiles[colour] = self.open.tiles[colour] - lost;
                self.open.out[colour] += lost.len() as u8;
                if !lost.is_empty() {
                    log(Event::Removed { colour, cells: lost });
                }
                // TE-WAR-10: the leader and the supporters removed from the board.
                let count = 1 + lost.len() as u8;
                self.open.points[winner][colour] += u16::from(count);
                log(Event::Points { seat: winner, colour, count, why: Why::War });
                self.fight_wars(joint, log);
            }
        }
    }
}

impl Open {
    /// The colours with two leaders in the kingdom of a joining tile (TE-CONF-1, TE-WAR-1).
    pub fn conflicts(&self, joint: Cell) -> impl Iterator<Item = Colour> {
        self.rivals(self.region(joint))
    }

    /// The colours with two leaders or more in a kingdom (TE-KING-4).
    pub(crate) fn rivals(&self, kingdom: Cells) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |colour| {
            let inside =
                |seat: &Seat| self.leaders[*seat][*colour].is_some_and(|cell| kingdom.has(cell));
            self.seats().filter(inside).count() >= 2
        })
    }

    /// The side of a leader: all that is connected with him without the joining tile (TE-WAR-6,
    /// TE-WAR-15).
    pub fn side(&self, leader: Cell, joint: Cell) -> Cells {
        (self.occupied() - joint.into()).connected(leader.into())
    }

    /// The supporters the losing side removes. Temples that carry a treasure or stand beside
    /// another leader stay (TE-WAR-11, TE-WAR-12, TE-WAR-16), others do not, start temples included
    /// (TE-TREAS-8); the losing priest is off by now.
    pub(crate) fn lost_supporters(&self, side: Cells, colour: Colour) -> Cells {
        let supporters = side & self.tiles[colour];
        match colour {
            Colour::Red => supporters - self.treasures - self.standing.beside(),
            _ => supporters,
        }
    }
}
