//! The tracks: the military track with its attacks (OR-MIL), the temples and their cards (OR-TEMP).

use table::Seat;

use crate::colour::Temple;
use crate::data::effect::Trigger;
use crate::event::{Event, Why};
use crate::few::Few;
use crate::setup::seat;
use crate::state::{End, Frame, Open, Origin, Origins, Run};

/// Points of an attack for each disc behind (OR-MIL-7).
pub const DISC_POINTS: u8 = 1;

/// Points of an attack for each border passed (OR-MIL-7).
pub const BORDER_POINTS: u8 = 1;

impl Origins {
    /// Moves the active player's military disc (OR-MIL-4).
    pub(crate) fn march(&mut self, steps: u8, log: &mut impl FnMut(Event)) {
        let open = &mut self.open;
        let seat = open.active;
        let military = &open.data.0.military;
        let from = open.strength[seat.index()];
        // OR-MIL-R1: in full. OR-MIL-6: surplus steps are lost, and from the last space nobody moves.
        let to = from.saturating_add(steps).min(military.last);
        if to == from {
            return;
        }
        open.place_disc(seat.index() as u8, to);
        log(Event::Marched { seat, steps: to - from, space: to });
        for border in &military.borders {
            if (from + 1..=to).contains(border) {
                open.seats[seat].tokens += 1; // OR-MIL-5
                log(Event::Token { seat });
            }
        }
        if to == military.last {
            self.score(seat, military.last_points.into(), Why::LastSpace, log);
        }
    }

    /// An attack: first the bonus of the space, then the points (OR-MIL-7). The start and the last
    /// space have no bonus (OR-MIL-3, OR-MIL-R2, OR-MIL-R3).
    pub(crate) fn attack(&mut self, log: &mut impl FnMut(Event)) {
        let open = &mut self.open;
        let seat = open.active;
        let space = open.strength[seat.index()];
        log(Event::Attacked { seat, space });
        open.stack.push(Frame::Assault);
        let bonus = open.data().military.bonus[usize::from(space)];
        if !bonus.is_empty() {
            open.stack.push(Frame::Run(Run::new(bonus, Origin::Space)));
        }
    }

    /// One point for each disc behind and each border passed (OR-MIL-7).
    pub(crate) fn assault(&mut self, log: &mut impl FnMut(Event)) {
        self.open.stack.pop();
        let seat = self.open.active;
        let points = self.open.attack_worth(seat);
        self.trigger(Trigger::Attacked, |run| run); // OR-ZOD-1
        self.score(seat, points.into(), Why::Attack, log);
    }

    /// Moves a zodiac disc (OR-TEMP-3) and says how far it really went.
    pub(crate) fn climb(&mut self, temple: Temple, steps: u8, log: &mut impl FnMut(Event)) -> u8 {
        let open = &mut self.open;
        let seat = open.active;
        let at = temple.index();
        let from = open.seats[seat].temples[at];
        let to = from.saturating_add(steps).min(open.top_of_temples());
        if to == from {
            return 0;
        }
        open.place_pilgrim(seat, temple, to);
        log(Event::Temple { seat, temple, steps: to - from, space: to });
        let top = open.top_of_temples();
        if open.seats[seat].temples.iter().all(|space| *space == top) {
            self.announce(End::Temples, log); // OR-GAME-1
        }
        to - from
    }

    /// Takes the zodiac card of a temple, wherever it is (OR-MAIN-8).
    pub(crate) fn take_card(&mut self, temple: Temple, log: &mut impl FnMut(Event)) {
        let open = &mut self.open;
        let seat = open.active;
        give(open, temple, seat, log);
    }

    /// Gives every card to the player highest on its track (OR-END-4).
    pub(crate) fn assign_cards(&mut self, log: &mut impl FnMut(Event)) {
        let open = &mut self.open;
        for temple in Temple::ALL {
            let at = temple.index();
            let space = |disc: &u8| open.seats[seat(usize::from(*disc))].temples[at];
            let highest = open.pilgrims[at].iter().map(space).max().unwrap_or(0);
            if highest == 0 {
                continue; // OR-END-R2
            }
            // The list is ordered from the bottom of each stack.
            let winner = open.pilgrims[at].iter().find(|disc| space(disc) == highest);
            if let Some(winner) = winner.map(|disc| seat(usize::from(*disc))) {
                give(open, temple, winner, log);
            }
        }
    }

    /// Every disc falls back to the first space behind its last border (OR-END-3).
    pub(crate) fn fall_back(&mut self, log: &mut impl FnMut(Event)) {
        let open = &mut self.open;
        let alien = open.solo();
        let before = open.warriors;
        let mut after: Few<u8, 4> = Few::default();
        let mut spaces = open.strength;
        for disc in before.iter().filter(|disc| !(alien && **disc == 1)) {
            let from = open.strength[usize::from(*disc)];
            let to = open.falls_to(from);
            if to != from {
                spaces[usize::from(*disc)] = to;
                log(Event::FellBack { seat: seat(usize::from(*disc)), space: to });
            }
        }
        // On each space the stack that came from furthest lies at the bottom.
        let key = |disc: u8| {
            let disc = usize::from(disc);
            (spaces[disc], std::cmp::Reverse(open.strength[disc]))
        };
        for disc in before.iter() {
            let index = after.partition_point(|other| key(*other) <= key(*disc));
            after.insert(index, *disc);
        }
        open.warriors = after;
        open.strength = spaces;
    }

    /// Solo: the alien disc moves on (OR-SOLO-8), under discs already there (OR-SOLO-R1).
    pub(crate) fn place_alien(&mut self, log: &mut impl FnMut(Event)) {
        let open = &mut self.open;
        let round = usize::from(open.round - 1);
        let Some(space) = open.data().solo.alien.get(round).copied() else { return };
        open.warriors.take(1);
        let index = open.warriors.partition_point(|d| open.strength[usize::from(*d)] < space);
        open.warriors.insert(index, 1);
        open.strength[1] = space;
        log(Event::Alien { space });
    }
}

/// Hands a zodiac card over.
fn give(open: &mut Open, temple: Temple, seat: Seat, log: &mut impl FnMut(Event)) {
    let from = open.holders[temple.index()].replace(seat);
    if from != Some(seat) {
        log(Event::Zodiac { seat, card: open.zodiac[temple.index()], from }); // OR-TEMP-4
    }
}

impl Open {
    /// The highest space of every temple track.
    #[inline]
    pub fn top_of_temples(&self) -> u8 {
        self.data.temple.len() as u8 - 1
    }

    /// Discs strictly behind a seat's own (OR-MIL-7, OR-SOLO-8).
    #[inline]
    pub(crate) fn discs_behind(&self, seat: Seat) -> u8 {
        let own = self.strength[seat.index()];
        self.strength[..self.discs()].iter().filter(|space| **space < own).count() as u8
    }

    /// The points of an attack from where a seat's disc stands, without cards (OR-MIL-7).
    pub(crate) fn attack_worth(&self, seat: Seat) -> u8 {
        DISC_POINTS * self.discs_behind(seat) + BORDER_POINTS * self.borders_passed(seat)
    }

    /// Borders a seat's disc has passed.
    #[inline]
    pub fn borders_passed(&self, seat: Seat) -> u8 {
        let own = self.strength[seat.index()];
        self.data.military.borders.partition_point(|border| *border <= own) as u8
    }

    /// Where a disc on this space falls back to at the end of a round (OR-END-3, OR-END-R1).
    pub(crate) fn falls_to(&self, space: u8) -> u8 {
        let military = &self.data.military;
        if space == military.last {
            return space; // OR-MIL-6
        }
        let passed = military.borders.partition_point(|border| *border <= space);
        passed.checked_sub(1).map_or(0, |last| military.borders[last])
    }

    /// The seat that is furthest on the military track; of equals, the one at the bottom (OR-END-2).
    pub(crate) fn strongest(&self) -> Seat {
        let space = |disc: &&u8| self.strength[usize::from(**disc)];
        let most = self.warriors.iter().map(|disc| space(&disc)).max();
        let strongest = self.warriors.iter().find(|disc| Some(space(disc)) == most);
        strongest.map_or(self.first, |disc| seat(usize::from(*disc)))
    }

    /// Puts a military disc on top of the discs of a space (OR-MIL-4).
    pub(crate) fn place_disc(&mut self, disc: u8, space: u8) {
        self.warriors.take(disc);
        self.strength[usize::from(disc)] = space;
        let index = self.warriors.partition_point(|d| self.strength[usize::from(*d)] <= space);
        self.warriors.insert(index, disc);
    }

    /// Puts a zodiac disc on top of the discs of a space (OR-TEMP-R1).
    pub(crate) fn place_pilgrim(&mut self, who: Seat, temple: Temple, space: u8) {
        let at = temple.index();
        self.pilgrims[at].take(who.index() as u8);
        self.seats[who].temples[at] = space;
        let seats = &self.seats;
        let index = self.pilgrims[at]
            .partition_point(|disc| seats[seat(usize::from(*disc))].temples[at] <= space);
        self.pilgrims[at].insert(index, who.index() as u8);
    }
}
