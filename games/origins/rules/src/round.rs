//! The end of a round (OR-END), of the game (OR-GAME), and the final scoring (OR-SCORE).

use table::{Outcome, Rng, Seat};

use crate::colour::{Colour, Resource};
use crate::event::{Event, Why};
use crate::setup::seat;
use crate::state::{End, Frame, Open, Origins};

impl Origins {
    /// A new round: everybody plays again, beginning with the holder of the token (OR-END-5).
    pub(crate) fn begin_round(&mut self, log: &mut impl FnMut(Event)) {
        let open = &mut self.open;
        for seat in open.seats() {
            open.seats[seat].passed = false;
        }
        log(Event::Round { round: open.round });
        if open.solo() && open.round > 1 {
            self.place_alien(log); // OR-SOLO-8
        }
        self.begin_turn(self.open.first, log);
    }

    /// The steps at the end of a round, in order. Ships and held speakers stay (OR-END-6).
    pub(crate) fn end_round(&mut self, step: u8, log: &mut impl FnMut(Event)) {
        self.open.stack.pop();
        match step {
            0 => {
                self.open.stack.push(Frame::RoundEnd(1));
                self.return_speakers(log); // OR-END-1
            }
            1 => {
                self.open.stack.push(Frame::RoundEnd(2));
                if self.open.solo() {
                    // OR-SOLO-R6, OR-SOLO-9
                    self.fall_back(log);
                    if self.open.holders.iter().flatten().count() > 1 {
                        self.open.stack.push(Frame::Keep);
                    }
                } else {
                    let first = self.open.strongest(); // OR-END-2
                    if first != self.open.first {
                        self.open.first = first;
                        log(Event::Leads { seat: first });
                    }
                    self.fall_back(log); // OR-END-3
                    self.assign_cards(log); // OR-END-4
                }
            }
            _ => match self.open.ended() {
                Some(why) => self.end_game(why, log), // OR-END-5
                None => {
                    self.open.round += 1;
                    self.begin_round(log);
                }
            },
        }
    }

    /// Speakers on the board come back one higher; a five is rolled again (OR-END-1, OR-RAISE-1).
    fn return_speakers(&mut self, log: &mut impl FnMut(Event)) {
        let open = &mut self.open;
        for seat in open.seats() {
            while let Some(place) = open.seats[seat].speakers.iter().position(|who| who.at > 0) {
                let speaker = open.seats[seat].speakers.remove(place);
                if speaker.value < 5 {
                    open.speakers.sort_in(speaker.value + 1);
                    log(Event::SpeakerBack { value: speaker.value + 1 });
                } else {
                    open.stack.push(Frame::Reroll);
                }
            }
        }
    }

    pub(crate) fn rerolled(&mut self, value: u8, log: &mut impl FnMut(Event)) {
        self.open.stack.pop();
        self.open.speakers.sort_in(value);
        log(Event::Rerolled { value });
    }

    /// Solo: all cards but one go back above their tracks (OR-SOLO-9).
    pub(crate) fn keep(&mut self, card: u8, log: &mut impl FnMut(Event)) {
        let open = &mut self.open;
        open.stack.pop();
        for temple in 0..3 {
            if open.zodiac[temple] != card {
                open.holders[temple] = None;
            }
        }
        log(Event::Kept { seat: open.active, card });
    }

    /// One of the cards in hand, each equally likely.
    pub(crate) fn sample_keep(&self, rng: &mut impl Rng) -> u8 {
        let held = || (0..3).filter(|temple| self.open.holders[*temple].is_some());
        let place = rng.below((held().count() as u32).max(1)) as usize;
        held().nth(place).map_or(0, |temple| self.open.zodiac[temple])
    }

    /// Notes an end condition and says so (OR-GAME-5). Solo training has none (OR-SOLO-10).
    pub(crate) fn announce(&mut self, why: End, log: &mut impl FnMut(Event)) {
        if self.open.ends & why.bit() == 0 && !self.open.solo() {
            self.open.ends |= why.bit();
            log(Event::Ending { why });
        }
    }

    /// Adds the final points and ends the game.
    fn end_game(&mut self, why: End, log: &mut impl FnMut(Event)) {
        log(Event::Ended { why });
        for seat in self.open.seats() {
            let last = self.open.final_points(seat);
            self.score(seat, last.gold, Why::Gold, log);
            self.score(seat, last.advisors, Why::Advisors, log);
            self.score(seat, last.temples, Why::Temples, log);
            self.score(seat, last.seats, Why::Seats, log);
        }
        self.open.stack.clear();
        self.open.stack.push(Frame::Over);
    }

    /// Places by points, then by tiles in the city (OR-SCORE-5). Alone one plays against the target
    /// and is second if one misses it (OR-SOLO-11).
    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        let open = &self.open;
        if open.top() != Frame::Over {
            return None;
        }
        let score = |seat: Seat| {
            let player = &open.seats[seat];
            vec![i32::from(player.points), player.city.tiles.len() as i32]
        };
        let mut outcome = Outcome::new(open.seats().map(score).collect());
        if open.solo() {
            let won = open.seats[seat(0)].points >= open.solo_target();
            outcome.ranks = vec![if won { 1 } else { 2 }];
        }
        Some(outcome)
    }
}

/// The points that are added at the end.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, serde::Serialize)]
pub struct Final {
    /// One for each gold (OR-SCORE-1, OR-RES-2).
    pub gold: u16,
    /// The rightmost advisor (OR-SCORE-2).
    pub advisors: u16,
    /// The two lower temples (OR-SCORE-3).
    pub temples: u16,
    /// Dice in seats times towers (OR-SCORE-4).
    pub seats: u16,
}

impl Final {
    /// All of them.
    pub fn sum(self) -> u16 {
        self.gold + self.advisors + self.temples + self.seats
    }
}

impl Open {
    /// The points that a player would add if the game ended now.
    pub fn final_points(&self, seat: Seat) -> Final {
        let player = &self.seats[seat];
        let data = self.data();
        let temples = player.temples.map(|space| u16::from(data.temple[usize::from(space)]));
        let highest = (0..3).max_by_key(|temple| player.temples[*temple]).unwrap_or(0);
        let seats = player.city.closed.iter().map(|closed| {
            u16::from(closed.die.value) * u16::from(player.towers[closed.die.colour])
        });
        Final {
            gold: player.has(Resource::Gold),
            advisors: match player.advisors.len() {
                0 => 0,
                count => data.advisors[count - 1].into(),
            },
            // OR-TEMP-1, OR-SCORE-3-R1: one of the highest does not count.
            temples: temples.iter().sum::<u16>() - temples[highest],
            seats: seats.sum(),
        }
    }

    /// The colours left in the tower pool.
    #[inline]
    pub fn tower_colours(&self) -> usize {
        Colour::ALL.into_iter().filter(|colour| self.towers[*colour] > 0).count()
    }

    /// What a base of the population track costs, if one is left (OR-POP-2).
    #[inline]
    pub fn base_cost(&self, seat: Seat) -> Option<u8> {
        let left = usize::from(self.seats[seat].track);
        (left > 0).then(|| self.data.population[4 - left])
    }

    /// Whether this end condition has occurred (OR-GAME-1..4, OR-GAME-R2).
    pub fn occurred(&self, why: End) -> bool {
        let top = self.top_of_temples();
        match why {
            End::Temples => {
                let done = |seat: Seat| self.seats[seat].temples.iter().all(|space| *space == top);
                self.seats().any(done)
            }
            End::Gold => self.gold.iter().all(|gold| *gold == 0) && !self.cards.is_empty(),
            End::Towers => self.tower_colours() <= 3,
            End::Dice => self.ends & End::Dice.bit() != 0,
            End::Rounds => self.solo() && self.round >= u16::from(self.data.solo.rounds),
            End::Stopped => self.limit > 0 && self.round >= self.limit,
        }
    }

    /// Why the game ends with this round, if it does.
    pub fn ended(&self) -> Option<End> {
        if self.solo() {
            return self.occurred(End::Rounds).then_some(End::Rounds); // OR-SOLO-10
        }
        End::ALL.into_iter().chain([End::Stopped]).find(|why| self.occurred(*why))
    }

    /// The points to reach in solo training (OR-SOLO-11).
    pub fn solo_target(&self) -> u16 {
        let solo = &self.data.solo;
        let met = solo
            .conditions
            .iter()
            .filter(|(colour, place)| self.tiles[usize::from(*place)] == *colour);
        solo.target + solo.per_condition * met.count() as u16
    }
}
