//! The course of a turn: the five actions, the advantage token, passing (OR-TURN, OR-MEET, OR-TOWER,
//! OR-POP, OR-ADV, OR-PASS).

use table::Seat;

use crate::colour::{Colour, Resource, TOP};
use crate::data::effect::Trigger;
use crate::event::{Event, Why};
use crate::moves::{Move, Worker};
use crate::round::LAST_TOWER_COLOURS;
use crate::state::{End, Frame, Origin, Origins, Patrician, Run, Slots, Speaker};

/// The lowest value of a ship (OR-MEET-3).
pub const SHIP_LOW: u8 = 1;

/// The highest value of a ship (OR-MEET-3).
pub const SHIP_TOP: u8 = 6;

/// How far a ship rises after a visit (OR-MEET-3).
pub const SHIP_RISE: u8 = 1;

/// How far a patrician rises when its owner passes (OR-PASS-2).
pub const PASS_RISE: u8 = 1;

impl Origins {
    /// The next player who has not passed; if there is none the round ends (OR-ROUND-1).
    pub(crate) fn next_turn(&mut self, log: &mut impl FnMut(Event)) {
        let open = &mut self.open;
        let players = open.players();
        let next = open.active.next(players).round(players).find(|seat| !open.seats[*seat].passed);
        match next {
            Some(seat) => self.begin_turn(seat, log),
            None => open.stack.push(Frame::RoundEnd(0)),
        }
    }

    pub(crate) fn begin_turn(&mut self, seat: Seat, log: &mut impl FnMut(Event)) {
        let open = &mut self.open;
        open.active = seat;
        open.stack.push(Frame::After { spent: false });
        open.stack.push(Frame::Action { spent: false }); // OR-TURN-1
        log(Event::Turn { seat });
    }

    pub(crate) fn spend_token(&mut self, log: &mut impl FnMut(Event)) {
        let seat = self.open.active;
        self.open.stack.pop();
        self.open.seats[seat].tokens -= 1;
        log(Event::Advantage { seat });
    }

    /// Sends a worker to a meeting place: surcharge, ship, then the actions (OR-MEET-1..3).
    pub(crate) fn visit(&mut self, place: u8, worker: Worker, log: &mut impl FnMut(Event)) {
        let open = &mut self.open;
        let seat = open.active;
        let wisdom = open.surcharge(worker, place.into());
        let gold = open.pay_quietly(seat, Resource::Wisdom, wisdom.into()) as u8;
        let player = &mut open.seats[seat];
        match worker {
            Worker::Patrician(die) => {
                player.patricians.take(Patrician { at: 0, die });
                player.patricians.sort_in(Patrician { at: place + 1, die }); // OR-MEET-R3: used
            }
            Worker::Speaker(value) => {
                player.speakers.take(Speaker { at: 0, value });
                player.speakers.sort_in(Speaker { at: place + 1, value });
            }
            Worker::Archon => player.archon = place + 1,
        }
        log(Event::Visited { seat, worker, place, wisdom: wisdom - gold, gold });
        open.stack.pop();
        // OR-MEET-6, OR-MEET-R2, OR-MEET-R4: only a patrician, by his value when placed.
        let both = matches!(worker, Worker::Patrician(die) if die.value == TOP);
        let (upper, lower, bonus) = (false, false, false);
        open.stack.push(Frame::Slots(Slots { place, worker, both, upper, lower, bonus }));
        if open.solo() && open.seats[seat].tokens > 0 {
            open.stack.push(Frame::Quiet { place }); // OR-SOLO-R3
        } else {
            self.raise_ships(place, log);
        }
    }

    /// The visited ship rises at once (OR-MEET-3); solo, then a neighbour's (OR-SOLO-5, OR-SOLO-R5).
    pub(crate) fn raise_ships(&mut self, place: u8, log: &mut impl FnMut(Event)) {
        self.raise_ship(place, log);
        if self.open.solo() {
            self.open.stack.push(Frame::Neighbour { place }); // OR-SOLO-R2
        }
    }

    pub(crate) fn raise_ship(&mut self, place: u8, log: &mut impl FnMut(Event)) {
        let ship = &mut self.open.ships[usize::from(place)];
        *ship = if *ship < SHIP_TOP { *ship + SHIP_RISE } else { SHIP_LOW };
        log(Event::Ship { place, value: *ship });
    }

    /// One of the actions of a visit, or the end of it (OR-MEET-4..6).
    pub(crate) fn use_slot(&mut self, slots: Slots, m: Move) {
        let open = &mut self.open;
        let data = open.data();
        open.stack.pop();
        let place = data.places[usize::from(slots.place)];
        let (slots, run) = match m {
            Move::Upper => (Slots { upper: true, ..slots }, Run::new(place.upper, Origin::Main)),
            Move::Lower => (Slots { lower: true, ..slots }, Run::new(place.lower, Origin::Main)),
            Move::Bonus => {
                let tile = open.tiles[usize::from(slots.place)];
                let effect = data.bonus[tile as usize].effect;
                (Slots { bonus: true, ..slots }, Run::new(effect, Origin::Bonus))
            }
            Move::Gold => {
                // OR-ZOD-8, OR-ZOD-R8: instead of the whole action, its price included.
                open.stack.push(Frame::Slots(Slots { bonus: true, ..slots }));
                self.trigger(Trigger::BonusAction, |run| run);
                if let Some(Frame::Run(run)) = self.open.stack.last_mut() {
                    run.optional = false;
                }
                return;
            }
            _ => return,
        };
        open.stack.push(Frame::Slots(slots));
        open.stack.push(Frame::Run(run));
    }

    /// Builds a tower floor (OR-TOWER-1).
    pub(crate) fn build_floor(&mut self, colour: Colour, log: &mut impl FnMut(Event)) {
        let open = &mut self.open;
        let seat = open.active;
        open.stack.pop();
        let height = open.seats[seat].towers[colour];
        open.pay(seat, Resource::Gold, height.into(), log);
        open.towers[colour] -= 1;
        open.seats[seat].towers[colour] += 1;
        log(Event::Tower { seat, colour, height: height + 1 });
        if open.tower_colours() <= LAST_TOWER_COLOURS {
            self.announce(End::Towers, log); // OR-GAME-3
        }
        self.trigger(Trigger::TowerBuilt, |run| run); // OR-ZOD-4
    }

    /// Takes the leftmost base of the population track (OR-POP-1).
    pub(crate) fn populate(&mut self, log: &mut impl FnMut(Event)) {
        let open = &mut self.open;
        let seat = open.active;
        open.stack.pop();
        let Some(cost) = open.base_cost(seat) else { return };
        open.pay(seat, Resource::Food, cost.into(), log);
        open.seats[seat].track -= 1;
        log(Event::Base { seat });
        if open.seats[seat].track == 0 {
            let points = open.data.last_base; // OR-POP-2
            self.score(seat, points.into(), Why::Population, log);
        }
    }

    /// Does nothing more in this round (OR-PASS-1).
    pub(crate) fn pass(&mut self, log: &mut impl FnMut(Event)) {
        let open = &mut self.open;
        let seat = open.active;
        open.stack.clear();
        open.seats[seat].passed = true;
        log(Event::Passed { seat });
        // OR-PASS-3: the cards first, the one that needs a free base before anything is freed.
        open.stack.push(Frame::PickUp);
        self.trigger(Trigger::Passing, |run| run); // OR-ZOD-2
        self.trigger(Trigger::PassingFirst, |run| run); // OR-ZOD-7
    }

    /// Takes back everything whose order does not matter (OR-PASS-2, OR-PASS-R2). Whether it did
    /// anything; if not, sixes are left or nothing is.
    pub(crate) fn pick_up(&mut self, log: &mut impl FnMut(Event)) -> bool {
        let open = &mut self.open;
        let seat = open.active;
        let player = &mut open.seats[seat];
        if player.archon > 0 {
            player.archon = 0;
            log(Event::Back { seat, worker: Worker::Archon });
            return true;
        }
        let away = player.patricians.iter().find(|who| who.at > 0 && who.die.value < TOP);
        if let Some(away) = away.copied() {
            player.patricians.take(away);
            let mut die = away.die;
            log(Event::Back { seat, worker: Worker::Patrician(die) });
            die.value += PASS_RISE;
            log(Event::Raised { seat, worker: Worker::Patrician(away.die), value: die.value });
            player.patricians.sort_in(Patrician { at: 0, die });
            return true;
        }
        false
    }

    /// Takes a six back, which becomes an advisor (OR-PASS-2, OR-ADVIS-1).
    pub(crate) fn collect_six(&mut self, colour: Colour, log: &mut impl FnMut(Event)) {
        let seat = self.open.active;
        let player = &mut self.open.seats[seat];
        let six = player.patricians.iter().position(|who| who.at > 0 && who.die.colour == colour);
        if let Some(place) = six {
            let die = player.patricians.remove(place).die;
            log(Event::Back { seat, worker: Worker::Patrician(die) });
            self.become_advisor(colour, log);
        }
    }
}
