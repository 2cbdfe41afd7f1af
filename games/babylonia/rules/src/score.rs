//! Step 2 of a turn: what is surrounded is scored (BA-SURR, BA-CITY, BA-ZIG).

use table::{BySeat, Seat};

use crate::board::{CENTER, LAND, RIVER};
use crate::card::Card;
use crate::event::Event;
use crate::hex::Hex;
use crate::hexes::Hexes;
use crate::kind::Kind;
use crate::location::City;
use crate::state::{Babylonia, Open, Phase};

/// Points for a noble that a city shows (BA-CITY-7).
pub const NOBLE_POINTS: u8 = 2;

/// The tokens around a city or ziggurat.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Majority {
    /// The number of tokens each seat has there, river tokens included (BA-CITY-10, BA-ZIG-1).
    pub counts: BySeat<u8, 4>,
    /// Who has most; nobody if several have.
    pub winner: Option<Seat>,
}

impl Majority {
    /// The most that somebody has.
    pub fn most(&self) -> u8 {
        self.counts.0.into_iter().max().unwrap_or(0)
    }

    /// The most that somebody but the winner has.
    pub fn second(&self) -> u8 {
        let others = self.counts.iter().filter(|(seat, _)| Some(*seat) != self.winner);
        others.map(|(_, count)| *count).max().unwrap_or(0)
    }
}

/// What a city would bring if it were scored now.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct CityScore {
    /// The city.
    pub city: City,
    /// The tokens of each seat that score, two points each (BA-CITY-1).
    pub nobles: BySeat<Hexes, 4>,
    /// Who captures it (BA-CITY-10, BA-CITY-11).
    pub majority: Majority,
    /// Points for the cities each seat owns then (BA-CITY-12, BA-CITY-13).
    pub cities: BySeat<u8, 4>,
}

impl CityScore {
    /// A seat's points for nobles (BA-CITY-7).
    pub fn noble_points(&self, seat: Seat) -> u8 {
        NOBLE_POINTS * self.nobles[seat].len() as u8
    }

    /// All points of a seat.
    pub fn points(&self, seat: Seat) -> u8 {
        self.noble_points(seat) + self.cities[seat]
    }
}

impl Babylonia {
    /// Scores what is surrounded, one at a time, until somebody must choose (BA-SURR-4); then
    /// the hand is refilled.
    pub(crate) fn score_next(&mut self, log: &mut impl FnMut(Event)) {
        loop {
            let surrounded = self.open.surrounded();
            let next = match surrounded.len() {
                0 => return self.refill(log),
                1 => surrounded.first(),
                _ if self.open.switches.auto_order => self.open.first_in_order(surrounded),
                _ => None,
            };
            let Some(hex) = next else {
                self.open.phase = Phase::Score; // BA-SURR-3
                return;
            };
            if let Some(winner) = self.score_one(hex, log) {
                self.open.phase = Phase::Card(winner); // BA-ZIG-2
                return;
            }
        }
    }

    /// Scores one city or ziggurat; says who must pick a card now.
    pub(crate) fn score_one(&mut self, hex: Hex, log: &mut impl FnMut(Event)) -> Option<Seat> {
        match self.open.city_score(hex) {
            Some(score) => {
                self.score_city(hex, score, log);
                None
            }
            None => self.score_ziggurat(hex, log),
        }
    }

    fn score_city(&mut self, hex: Hex, score: CityScore, log: &mut impl FnMut(Event)) {
        let open = &mut self.open;
        let CityScore { city, majority, .. } = score;
        log(Event::Surrounded { hex, city });
        for seat in open.seats() {
            let points = score.noble_points(seat); // BA-CITY-9: before the majority is looked at
            if points > 0 {
                open.points[seat] += u16::from(points);
                log(Event::Nobles { seat, hex, count: points / NOBLE_POINTS, points });
            }
        }
        open.lift(hex); // BA-CITY-14
        match majority.winner {
            Some(seat) => {
                open.captured[seat].add(city); // BA-CITY-10
                let (count, against) = (majority.most(), majority.second());
                log(Event::Captured { seat, hex, city, count, against });
            }
            None => {
                open.discarded.add(city); // BA-CITY-11
                log(Event::CityTied { hex, city, count: majority.most() });
            }
        }
        for seat in open.seats().filter(|seat| score.cities[*seat] > 0) {
            // BA-CITY-12
            let (count, points) = (open.captured[seat].count(), score.cities[seat]);
            open.points[seat] += u16::from(points);
            log(Event::Cities { seat, count, points });
        }
    }

    /// Scores a ziggurat, once and for all (BA-ZIG-5); it brings no points (BA-ZIG-6).
    fn score_ziggurat(&mut self, hex: Hex, log: &mut impl FnMut(Event)) -> Option<Seat> {
        let open = &mut self.open;
        open.unscored.remove(hex);
        let majority = open.majority(hex);
        match majority.winner {
            Some(seat) => {
                let (count, against) = (majority.most(), majority.second());
                log(Event::ZigguratWon { seat, hex, count, against });
                // BA-ZIG-7: cards run out in set-up positions only.
                majority.winner.filter(|_| !open.offer.is_empty())
            }
            None => {
                log(Event::ZigguratTied { hex, count: majority.most() }); // BA-ZIG-3
                None
            }
        }
    }
}

impl Open {
    /// The cities and unscored ziggurats all of whose adjacent land hexes hold a clan token
    /// (BA-SURR-2). No two framed spots are adjacent (BA-BOARD-5), so a land hex beside one holds a
    /// token or is empty.
    pub fn surrounded(&self) -> Hexes {
        (self.cities | self.unscored) - (self.empty() & LAND).beside()
    }

    /// The number of tokens each seat has around a hex, and who has most (BA-CITY-15); the active
    /// player has no privilege (BA-SURR-6).
    pub fn majority(&self, hex: Hex) -> Majority {
        let around = hex.neighbours();
        let counts = BySeat::from_fn(|seat| (self.tokens[seat] & around).len() as u8);
        let most = counts.0.into_iter().max().unwrap_or(0);
        let mut leaders = self.seats().filter(|seat| most > 0 && counts[*seat] == most);
        let winner = leaders.next().filter(|_| leaders.next().is_none());
        Majority { counts, winner }
    }

    /// What a city on this hex would bring if it were scored now; `None` if there is none.
    pub fn city_score(&self, hex: Hex) -> Option<CityScore> {
        let city = self.city(hex)?;
        let majority = self.majority(hex);
        let nobles = BySeat::from_fn(|seat| self.scoring_nobles(seat, hex, city));
        let cities = BySeat::from_fn(|seat| match majority.winner {
            Some(winner) => {
                let count = self.captured[seat].count() + u8::from(seat == winner);
                let bonus = if self.holds(seat, Card::CityBonus) { count / 2 } else { 0 }; // BA-CARD-7
                count + bonus
            }
            None => 0, // BA-CITY-13
        });
        Some(CityScore { city, nobles, majority, cities })
    }

    /// A seat's face-up tokens that match the city and are adjacent to it or connected with it
    /// (BA-CITY-1), also if they scored before (BA-CITY-8). River tokens and farmers match nothing
    /// (BA-CITY-3, BA-CITY-4).
    fn scoring_nobles(&self, seat: Seat, hex: Hex, city: City) -> Hexes {
        let own = self.tokens[seat];
        let matching = Kind::NOBLES
            .into_iter()
            .filter(|kind| city.shows(*kind))
            .fold(Hexes::NONE, |matching, kind| matching | (own & self.nobles[kind as usize]));
        if matching.is_empty() {
            return Hexes::NONE;
        }
        // BA-CITY-2: tokens of any kind connect; by option only matching ones (BA-CITY-16).
        let tokens = if self.switches.chain_needs_match { matching | (own & RIVER) } else { own };
        let links = tokens | self.links(seat);
        links.connected(links & hex.neighbours()) & matching // BA-CITY-6
    }

    /// Empty hexes that connect a seat's tokens by cards 8 and 9 (BA-CARD-8, BA-CARD-9, BA-CARD-10);
    /// nothing else does (BA-CITY-5).
    pub fn links(&self, seat: Seat) -> Hexes {
        let mut links = Hexes::NONE;
        if self.holds(seat, Card::LandConnects) {
            links |= self.empty() & CENTER;
        }
        if self.holds(seat, Card::RiverConnects) {
            links |= self.empty() & RIVER;
        }
        links
    }

    /// Which of several surrounded cities and ziggurats comes next by the option `auto-order`: what
    /// the active player wins before what others win, judged anew each time (BA-SURR-3).
    pub(crate) fn first_in_order(&self, surrounded: Hexes) -> Option<Hex> {
        surrounded.iter().min_by_key(|hex| {
            let winner = self.majority(*hex).winner;
            let own = winner == Some(self.active);
            match (self.cities.has(*hex), winner) {
                (false, Some(_)) if own => 0,
                (false, None) => 1,
                (true, Some(_)) if own => 2,
                (true, None) => 3,
                (true, Some(_)) => 4,
                (false, Some(_)) => 5,
            }
        })
    }
}
