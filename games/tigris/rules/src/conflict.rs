//! Conflicts: revolts inside a kingdom, wars between kingdoms that a tile has joined (TE-CONF,
//! TE-REVOLT, TE-WAR).

use table::Seat;

use crate::cells::{Cell, Cells};
use crate::colour::Colour;
use crate::event::{Event, Why};
use crate::state::{Conflict, Kind, Open, Phase, Tigris};

/// Points for a revolt won (TE-REVOLT-8).
pub const REVOLT_POINTS: u8 = 1;

/// Points in a war for the leader that is removed (TE-WAR-10).
pub const LEADER_POINTS: u8 = 1;

/// Points in a war for each supporter that is removed (TE-WAR-10).
pub const SUPPORTER_POINTS: u8 = 1;

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
        let mut involved = open
            .active
            .round(open.players())
            .filter(|seat| open.leaders[*seat][colour].is_some_and(|cell| kingdom.has(cell)));
        let (Some(attacker), Some(defender)) = (involved.next(), involved.next()) else { return };
        self.begin_conflict(Kind::War(joint), colour, attacker, defender, log);
    }

    /// Asks both sides for support, the attacker first (TE-CONF-6), whatever they hold
    /// (TE-HIDDEN-6).
    pub(crate) fn begin_conflict(
        &mut self,
        kind: Kind,
        colour: Colour,
        attacker: Seat,
        defender: Seat,
        log: &mut impl FnMut(Event),
    ) {
        let mut conflict =
            Conflict { kind, colour, attacker, defender, strength: [0; 2], added: None };
        let strength =
            [attacker, defender].map(|seat| self.open.supporters(conflict, seat).len() as u8);
        conflict.strength = strength;
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
        let lost = self.open.losses(conflict, loser);
        self.open.lift_leader(loser, colour); // TE-REVOLT-7, TE-WAR-9
        log(Event::Won { war: kind != Kind::Revolt, colour, winner, loser, strength, cell });
        self.open.tiles[colour] = self.open.tiles[colour] - lost;
        self.open.out[colour] += lost.len() as u8;
        if !lost.is_empty() {
            log(Event::Removed { colour, cells: lost });
        }
        let (points, count) = conflict.spoils(lost);
        self.open.points[winner][points] += u16::from(count);
        let why = if kind == Kind::Revolt { Why::Revolt } else { Why::War };
        log(Event::Points { seat: winner, colour: points, count, why });
        match kind {
            Kind::War(joint) => self.fight_wars(joint, log),
            Kind::Revolt => match self.open.leaders[attacker][colour] {
                Some(cell) => self.collect_treasures(cell, log),
                // TE-REVOLT-10; with the next action he may try again (TE-REVOLT-9).
                None => self.finish_action(log),
            },
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

    /// The tiles on the board that count for a side of a conflict: temples beside the leader in a
    /// revolt, one of which may count for both sides (TE-REVOLT-3, TE-REVOLT-4); in a war all tiles of
    /// its colour on his side (TE-WAR-5).
    pub fn supporters(&self, conflict: Conflict, seat: Seat) -> Cells {
        let Some(leader) = self.leaders[seat][conflict.colour] else { return Cells::NONE };
        match conflict.kind {
            Kind::War(joint) => self.side(leader, joint) & self.tiles[conflict.colour],
            Kind::Revolt => Cells::from(leader).beside() & self.tiles[Colour::Red],
        }
    }
}
