//! Buildings and farms: buying, the pool and its stacks, reserving (OR-BUY, OR-FARM); and closing
//! districts (OR-CLOSE).

use table::Seat;

use crate::city::{Cell, Kind, Tile};
use crate::colour::{Colour, Die, Resource};
use crate::data::Op;
use crate::data::effect::Trigger;
use crate::event::{Event, Why};
use crate::few::Few;
use crate::moves::{How, Source};
use crate::state::{End, Frame, Open, Origin, Origins, Patrician, Run};

/// What a tile costs.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Price {
    /// For the place in the pool (OR-BUY-2).
    pub(crate) wisdom: u8,
    /// For the tile (OR-BUY-3).
    pub(crate) stone: u8,
}

impl Origins {
    /// Adds a tile to the city (OR-BUY-1..7, OR-FARM-1, OR-BUY-R5).
    pub(crate) fn buy(
        &mut self,
        source: Source,
        how: How,
        cell: Cell,
        log: &mut impl FnMut(Event),
    ) {
        let open = &mut self.open;
        let data = open.data();
        let seat = open.active;
        let Some(kind) = open.kind_of(source) else { return };
        if how == How::Building {
            let price = open.price(seat, source);
            open.pay(seat, Resource::Wisdom, price.wisdom.into(), log); // OR-BUY-2
            open.pay(seat, Resource::Stone, price.stone.into(), log); // OR-BUY-3
        }
        let city = &mut open.seats[seat].city;
        match how {
            How::Over => {
                let front = city.cover(cell, kind, data).unwrap_or(kind);
                log(Event::Covered { seat, kind, cell, front });
                open.put_under(front, log); // OR-ZOD-6
            }
            How::Farm => {
                city.place(Tile { cell, kind, farm: true }, data);
                log(Event::Farmed { seat, kind, cell });
            }
            How::Building => {
                city.place(Tile { cell, kind, farm: false }, data); // OR-BUY-4
                log(Event::Built { seat, kind, cell });
            }
        }
        // OR-ZOD-R2: also the ability of a building that covers a farm.
        if how != How::Farm {
            let placed = [cell].into_iter().collect();
            open.stack.push(Frame::Abilities(placed)); // OR-BUY-7
        }
        match source {
            // OR-BUY-R2: the pool is refilled before the ability is used.
            Source::Pool(place) => self.refill_pool(place, log),
            Source::Reserved(kind) => open.seats[seat].reserved[kind.index()] -= 1,
        }
    }

    /// Takes a tile from the pool beside one's board (OR-B-21, OR-B-R5).
    pub(crate) fn reserve(&mut self, place: u8, log: &mut impl FnMut(Event)) {
        let open = &mut self.open;
        let seat = open.active;
        let kind = open.pool[usize::from(place)];
        open.seats[seat].reserved[kind.index()] += 1;
        log(Event::Reserved { seat, kind });
        self.refill_pool(place, log);
    }

    /// Shifts the pool up, moves the open tile of the same colour to its bottom and turns the next
    /// one up (OR-BUY-5, OR-BUY-6, OR-BUY-R1).
    fn refill_pool(&mut self, place: u8, log: &mut impl FnMut(Event)) {
        let open = &mut self.open;
        let kind = open.pool.remove(place.into());
        let Some(colour) = kind.colour(open.data()) else { return };
        if let Some(top) = open.tops[colour].take() {
            open.pool.push(top);
            log(Event::Pooled { kind: top });
            open.uncover(colour, log);
        }
    }

    /// Uses the ability of a tile (OR-BLD-2); in a close each tile once (OR-CLOSE-R6).
    pub(crate) fn use_ability(&mut self, cell: Cell, log: &mut impl FnMut(Event)) {
        let open = &mut self.open;
        let seat = open.active;
        if let Some(Frame::Abilities(cells)) = open.stack.last_mut() {
            cells.take(cell);
        }
        let Some(tile) = open.seats[seat].city.at(cell).copied() else { return };
        log(Event::Used { seat, kind: tile.kind, cell });
        let run = Run::new(open.ability(&tile), Origin::Building);
        open.stack.push(Frame::Run(Run { cell, ..run }));
    }

    /// Closes a district (OR-CLOSE-1..6); the steps come in the order of OR-CLOSE-R5.
    pub(crate) fn close(&mut self, cell: Cell, die: Die, log: &mut impl FnMut(Event)) {
        let open = &mut self.open;
        let data = open.data();
        let seat = open.active;
        open.stack.pop();
        let player = &mut open.seats[seat];
        player.patricians.take(Patrician { at: 0, die }); // OR-CLOSE-7
        player.city.close(cell, die); // OR-CLOSE-2; before any ability counts: OR-CLOSE-R3
        log(Event::Closed { seat, cell, die });
        // OR-CLOSE-6: tiles of the die's colour, and the agora (OR-CITY-R2).
        let mut cells: Few<Cell, 4> = Few::default();
        for cell in cell.district() {
            let tile = player.city.at(cell);
            if tile.is_some_and(|tile| {
                tile.kind == Kind::AGORA || tile.colour(data) == Some(die.colour)
            }) {
                cells.push(cell);
            }
        }
        open.stack.push(Frame::Closed);
        open.stack.push(Frame::Abilities(cells));
        open.stack.push(Frame::Score(cell));
        self.trigger(Trigger::ClosedOrSixRaised, |run| run); // OR-ZOD-9, OR-ZOD-R5
        self.trigger(Trigger::SeatTaken, |run| Run { cell, ..run }); // OR-ZOD-5
    }

    /// Scores a district card and takes the gold above it (OR-CLOSE-5).
    pub(crate) fn score_card(&mut self, place: u8, log: &mut impl FnMut(Event)) {
        let open = &mut self.open;
        let seat = open.active;
        open.stack.pop();
        let card = open.cards[usize::from(place)];
        let points = open.card_points(seat, place);
        let first = open.seats[seat].scored & 1 << place == 0;
        open.seats[seat].scored |= 1 << place;
        let gold = std::mem::take(&mut open.gold[usize::from(place)]);
        log(Event::Card { seat, card, first, gold });
        open.gain(seat, Resource::Gold, gold.into(), log);
        let left: u8 = open.gold.iter().sum();
        self.score(seat, points.into(), Why::Card, log);
        if gold > 0 && left == 0 {
            self.announce(End::Gold, log); // OR-GAME-2
        }
    }
}

impl Open {
    /// The tile a source names.
    #[inline]
    pub fn kind_of(&self, source: Source) -> Option<Kind> {
        match source {
            Source::Pool(place) => self.pool.get(usize::from(place)).copied(),
            Source::Reserved(kind) => Some(kind),
        }
    }

    /// What a tile costs as a building (OR-BUY-2, OR-BUY-3); wisdom only in the pool (OR-B-21).
    #[inline]
    pub(crate) fn price(&self, seat: Seat, source: Source) -> Price {
        let stone = |kind: Kind| self.data.buildings.get(kind.index()).map_or(0, |b| b.stone);
        match source {
            Source::Pool(place) => Price {
                wisdom: self.building_wisdom(seat, usize::from(place)),
                stone: self.kind_of(source).map_or(0, stone),
            },
            Source::Reserved(kind) => Price { wisdom: 0, stone: stone(kind) },
        }
    }

    /// Whether a player has that much, gold filling in for both (OR-RES-1).
    #[inline]
    pub(crate) fn can_afford(&self, seat: Seat, price: Price) -> bool {
        let player = &self.seats[seat];
        let short = |resource, count: u8| u16::from(count).saturating_sub(player.has(resource));
        short(Resource::Wisdom, price.wisdom) + short(Resource::Stone, price.stone)
            <= player.has(Resource::Gold)
    }

    /// Whether a player may put a bought tile onto a farm (OR-ZOD-6).
    #[inline]
    pub(crate) fn may_cover(&self, seat: Seat) -> bool {
        self.holds(seat, Trigger::Buying)
            .is_some_and(|card| self.data.ops(card.effect).contains(&Op::OverFarm))
    }

    /// The points a district card brings a player now (OR-CLOSE-5).
    pub fn card_points(&self, seat: Seat, place: u8) -> u8 {
        let card = &self.data.cards[usize::from(self.cards[usize::from(place)])];
        if self.seats[seat].scored & 1 << place == 0 { card.first } else { card.again }
    }

    /// The open district cards that a district matches (OR-CLOSE-3).
    pub fn matching(&self, seat: Seat, district: Cell) -> impl Iterator<Item = u8> {
        let tiles = self.seats[seat].city.colours_of(district, self.data());
        let cards = self.cards.iter().zip(0u8..);
        cards
            .filter(move |(card, _)| self.data.cards[usize::from(**card)].matches(tiles))
            .map(|(_, place)| place)
    }

    /// Puts a tile under its stack; under an empty one it is the open tile at once (OR-BUY-R4).
    fn put_under(&mut self, kind: Kind, log: &mut impl FnMut(Event)) {
        let Some(colour) = kind.colour(self.data()) else { return };
        if self.tops[colour].is_none() {
            self.tops[colour] = Some(kind);
            log(Event::Turned { colour, kind });
        } else {
            self.returned[colour].push(kind);
        }
    }

    /// Turns the next tile of a stack up: an unseen one by chance, then those put back in order.
    fn uncover(&mut self, colour: Colour, log: &mut impl FnMut(Event)) {
        if self.unseen_of(colour) > 0 {
            self.stack.push(Frame::TurnUp(colour));
        } else if !self.returned[colour].is_empty() {
            let kind = self.returned[colour].remove(0);
            self.tops[colour] = Some(kind);
            log(Event::Turned { colour, kind });
        }
    }
}
