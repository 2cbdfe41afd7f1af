//! What chance decides: the player order, cards, boards, events and the die.

use table::{Rng, Seats};

use crate::board::People;
use crate::card::{Card, Kind};
use crate::event::Event;
use crate::event_card::{EventCard, Tile};
use crate::moves::{Chance, Order, Revealed};
use crate::state::{Nations, Open, Phase};
use crate::tables::OF_KIND;

impl Open {
    /// Whether chance may decide so now.
    pub(crate) fn possible(&self, c: Chance) -> bool {
        match (self.phase, c) {
            (Phase::Order, Chance::Order(order)) => {
                let all: Seats = order.iter().collect();
                all == self.everybody() && order.iter().count() == self.players()
            }
            (Phase::Fill, Chance::Card(cell, card)) => {
                self.next_cell() == Some(cell) && self.may_draw(card)
            }
            (Phase::Boards, Chance::Board(people)) => self.boards >> people as u8 & 1 == 0,
            (Phase::Reveal, Chance::Event(what)) => {
                let (solo, age, index) = match what {
                    Revealed::Event(event) => (false, event.facts().age, event.index_in_age()),
                    Revealed::Tile(tile) => (true, tile.facts().age, tile.index_in_age()),
                };
                solo == self.is_solo() && age == self.age() && self.events >> index & 1 == 1
            }
            (Phase::Roll, Chance::Roll(number)) => (1..=6).contains(&number),
            _ => false,
        }
    }

    /// What chance decides now, drawn with its true probability.
    pub(crate) fn sample(&self, rng: &mut impl Rng) -> Chance {
        match self.phase {
            Phase::Fill => match self.next_cell() {
                Some(cell) => Chance::Card(cell, self.draw(rng)),
                None => Chance::Roll(1),
            },
            Phase::Boards => {
                let left = !self.boards & 0b11111;
                let n = rng.below(left.count_ones());
                let people = nth_bit(left.into(), n);
                Chance::Board(People::ALL[people as usize])
            }
            Phase::Reveal => {
                let n = rng.below(self.events.count_ones().max(1));
                Chance::Event(self.revealed(nth_bit(self.events.into(), n)))
            }
            Phase::Roll => Chance::Roll(rng.below(6) as u8 + 1),
            _ => {
                let mut seats = self.order;
                rng.shuffle(&mut seats[..self.players()]);
                Chance::Order(Order::new(seats.into_iter().take(self.players())))
            }
        }
    }

    /// A card of the deck, each with its probability.
    pub(crate) fn draw(&self, rng: &mut impl Rng) -> Card {
        let mut cards = self.deck.cards;
        if self.agreed.balanced {
            // First the type, by what the deck still holds; then any card of that type.
            let mut n = rng.below(self.deck_size().max(1));
            for kind in Kind::ALL {
                let left = u32::from(self.deck.left[kind as usize]);
                if n < left {
                    cards &= OF_KIND[kind as usize];
                    break;
                }
                n -= left;
            }
        }
        Card::of_age(self.age(), nth_bit(cards, rng.below(cards.count_ones().max(1))))
    }

    /// Whether a card may come from the deck.
    pub(crate) fn may_draw(&self, card: Card) -> bool {
        card.facts().age == self.age()
            && self.deck.cards >> card.index_in_age() & 1 == 1
            && self.deck.left[card.kind() as usize] > 0
    }

    /// The card or tile of the present age with this index.
    pub(crate) fn revealed(&self, index: u32) -> Revealed {
        if self.is_solo() {
            Revealed::Tile(Tile::of_age(self.age(), index))
        } else {
            Revealed::Event(EventCard::of_age(self.age(), index))
        }
    }
}

impl Nations {
    /// Chance has decided; plays on.
    pub(crate) fn apply_chance(&mut self, c: Chance, log: &mut dyn FnMut(Event)) {
        match c {
            Chance::Order(order) => self.set_order(order, log),
            Chance::Card(cell, card) => self.fill(cell, card, log),
            Chance::Board(people) => self.draw_board(people, log),
            Chance::Event(what) => self.reveal(what, log),
            Chance::Roll(number) => self.roll(number, log),
        }
        self.advance(log);
    }
}

/// The index of the n-th set bit, which there must be.
#[inline]
pub(crate) fn nth_bit(set: u128, n: u32) -> u32 {
    let low = set as u64;
    let in_low = low.count_ones();
    let (mut word, mut n, base) =
        if n < in_low { (low, n, 0) } else { ((set >> 64) as u64, n - in_low, 64) };
    while n > 0 {
        word &= word.wrapping_sub(1);
        n -= 1;
    }
    base + word.trailing_zeros()
}
