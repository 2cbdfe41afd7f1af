//! The rounds: their beginning, their end (OR-END), and the end of the game (OR-GAME).

use table::Seat;

use crate::colour::Colour;
use crate::event::{Event, Why};
use crate::state::{End, Frame, Open, Origins};

/// With no more colours than this in the tower pool the game ends (OR-GAME-3).
pub const LAST_TOWER_COLOURS: usize = 3;

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
}

impl Open {
    /// The colours left in the tower pool.
    #[inline]
    pub(crate) fn tower_colours(&self) -> usize {
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
            End::Towers => self.tower_colours() <= LAST_TOWER_COLOURS,
            End::Dice => self.ends & End::Dice.bit() != 0,
            End::Rounds => self.solo() && self.round >= u16::from(self.data.solo.rounds),
            End::Stopped => self.limit > 0 && self.round >= self.limit,
        }
    }

    /// Why the game ends with this round, if it does.
    pub(crate) fn ended(&self) -> Option<End> {
        if self.solo() {
            return self.occurred(End::Rounds).then_some(End::Rounds); // OR-SOLO-10
        }
        End::ALL.into_iter().chain([End::Stopped]).find(|why| self.occurred(*why))
    }
}
