//! Seats, sets of seats, and arrays that only a seat can index.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Index, IndexMut, Sub};

use serde::{Serialize, Serializer};

/// A place at the table. Counted from 0 inside, from 1 wherever a person reads it.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The most seats any game has.
    pub const MAX: usize = 5;

    /// The seat with this index, if a table can have it.
    pub const fn new(index: usize) -> Option<Seat> {
        if index < Seat::MAX { Some(Seat(index as u8)) } else { None }
    }

    /// The seats of a table, clockwise from the first.
    pub fn all(
        players: usize,
    ) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..players.min(Seat::MAX) as u8).map(Seat)
    }

    /// Counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from 1, as people do.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// The neighbour on the left, who plays next clockwise.
    pub const fn next(self, players: usize) -> Seat {
        Seat(((self.0 as usize + 1) % players) as u8)
    }

    /// All seats clockwise, this one first.
    pub fn round(self, players: usize) -> impl Iterator<Item = Seat> {
        (0..players).map(move |step| Seat(((self.0 as usize + step) % players) as u8))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number() as u8)
    }
}

/// A set of seats. `|` is the union, `&` what both have, `-` what the first has and not the second.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// All seats of a table.
    pub const fn all(players: usize) -> Seats {
        let players = if players < Seat::MAX { players } else { Seat::MAX };
        Seats((1 << players) - 1)
    }

    /// One seat.
    pub const fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Whether a seat is in the set.
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Whether there is no seat in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Number of seats.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats, clockwise from the first of the table.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(Seat::MAX).filter(move |seat| self.has(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, |set, seat| set | Seats::one(seat))
    }
}

impl BitOr for Seats {
    type Output = Seats;
    fn bitor(self, other: Seats) -> Seats {
        Seats(self.0 | other.0)
    }
}

impl BitOrAssign for Seats {
    fn bitor_assign(&mut self, other: Seats) {
        self.0 |= other.0;
    }
}

impl BitAnd for Seats {
    type Output = Seats;
    fn bitand(self, other: Seats) -> Seats {
        Seats(self.0 & other.0)
    }
}

impl Sub for Seats {
    type Output = Seats;
    fn sub(self, other: Seats) -> Seats {
        Seats(self.0 & !other.0)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::number)).finish()
    }
}

/// One `T` for each seat. `N` is the most seats the game has; the unused ones keep their default.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct BySeat<T, const N: usize = { Seat::MAX }>(pub [T; N]);

impl<T: Default, const N: usize> Default for BySeat<T, N> {
    fn default() -> Self {
        BySeat(std::array::from_fn(|_| T::default()))
    }
}

impl<T, const N: usize> BySeat<T, N> {
    /// Every seat's value with its seat.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.0.iter().enumerate().map(|(index, value)| (Seat(index as u8), value))
    }

    /// A value made for each seat.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> Self {
        BySeat(std::array::from_fn(|index| make(Seat(index as u8))))
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seat_after_the_last_is_the_first() {
        let last = Seat::new(2).unwrap();
        assert_eq!(last.next(3), Seat::new(0).unwrap());
        assert_eq!(last.next(4).number(), 4);
        assert_eq!(last.round(3).map(Seat::number).collect::<Vec<_>>(), [3, 1, 2]);
    }

    #[test]
    fn no_table_has_a_sixth_seat() {
        assert_eq!(Seat::new(5), None);
    }

    #[test]
    fn a_set_of_seats_holds_what_was_put_in() {
        let [one, two, three] = [0, 1, 2].map(|index| Seat::new(index).unwrap());
        let set: Seats = [three, one].into_iter().collect();
        assert!(set.has(one) && !set.has(two) && set.has(three));
        assert_eq!(set.iter().collect::<Vec<_>>(), [one, three]);
        assert_eq!((set.len(), set.is_empty()), (2, false));
        assert_eq!(format!("{set:?}"), "{1, 3}");
        assert_eq!(Seats::all(3) - set, Seats::one(two));
        assert_eq!(set & Seats::one(two), Seats::NONE);
        assert_eq!(set | Seats::one(two), Seats::all(3));
        assert_eq!(Seats::all(9).len(), Seat::MAX);
    }
}
