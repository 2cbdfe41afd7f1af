//! A short list that lives inside a position: no heap, at most `N` items, equal if its items are.

use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

use serde::{Serialize, Serializer};

/// At most `N` items (and never more than 255).
#[derive(Copy, Clone)]
pub struct Few<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> Few<T, N> {
    /// Adds an item at the end.
    #[inline]
    pub(crate) fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Takes the last item.
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[usize::from(self.len)])
    }

    /// Puts an item at this index; later ones move back.
    #[inline]
    pub(crate) fn insert(&mut self, index: usize, item: T) {
        let len = usize::from(self.len);
        self.items.copy_within(index..len, index + 1);
        self.items[index] = item;
        self.len += 1;
    }

    /// Takes the item at this index; later ones move up.
    #[inline]
    pub(crate) fn remove(&mut self, index: usize) -> T {
        let item = self.items[index];
        let len = usize::from(self.len);
        self.items.copy_within(index + 1..len, index);
        self.len -= 1;
        item
    }

    /// Takes all items out.
    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }

    /// Whether there is room for one more.
    pub(crate) fn has_room(&self) -> bool {
        usize::from(self.len) < N
    }
}

impl<T: Copy + Default + Ord, const N: usize> Few<T, N> {
    /// Puts an item where it belongs in a sorted list.
    #[inline]
    pub(crate) fn sort_in(&mut self, item: T) {
        let index = self.partition_point(|other| *other <= item);
        self.insert(index, item);
    }

    /// Takes one such item out, if there is one.
    #[inline]
    pub(crate) fn take(&mut self, item: T) -> bool {
        match self.iter().position(|other| *other == item) {
            Some(index) => {
                self.remove(index);
                true
            }
            None => false,
        }
    }
}

impl<T: Copy + Default, const N: usize> Default for Few<T, N> {
    fn default() -> Self {
        Few { len: 0, items: [T::default(); N] }
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Few<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut few = Few::default();
        items.into_iter().for_each(|item| few.push(item));
        few
    }
}

impl<T, const N: usize> Deref for Few<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for Few<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Few<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Few<T, N> {}

impl<T: Hash, const N: usize> Hash for Few<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: std::fmt::Debug, const N: usize> std::fmt::Debug for Few<T, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: Serialize, const N: usize> Serialize for Few<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_with_the_same_items_are_equal_whatever_was_in_them_before() {
        let mut one: Few<u8, 4> = [3, 1, 2].into_iter().collect();
        one.remove(0);
        let mut two = Few::<u8, 4>::default();
        two.sort_in(2);
        two.sort_in(1);
        assert_eq!(one, two);
        assert!(two.take(2) && !two.take(2));
        assert_eq!(two.pop(), Some(1));
        assert_eq!(two.pop(), None);
    }
}
