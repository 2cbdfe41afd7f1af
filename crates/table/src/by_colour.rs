//! An array with one place for each colour of a game, or for each value of any such small enum.

/// Defines `ByColour<T>`: one `T` for each colour, reached by its colour only.
///
/// The enum must have a constant `ALL` with its values in order, and its numbers must be the places
/// in that list. In JSON the container is an object with the colours as keys.
///
/// ```
/// # use serde::{Serialize, Serializer};
/// #[derive(Copy, Clone, PartialEq, Debug)]
/// enum Colour {
///     Black,
///     White,
/// }
///
/// impl Colour {
///     const ALL: [Colour; 2] = [Colour::Black, Colour::White];
/// }
/// # impl Serialize for Colour {
/// #     fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
/// #         serializer.serialize_str(if *self == Colour::Black { "black" } else { "white" })
/// #     }
/// # }
///
/// table::by_colour! {
///     /// One `T` for each colour.
///     pub struct ByColour[Colour; 2]
/// }
///
/// let mut stones = ByColour([3, 5]);
/// stones[Colour::White] -= 1;
/// assert_eq!(stones, ByColour([3, 4]));
/// assert_eq!(stones.iter().next(), Some((Colour::Black, &3)));
/// ```
#[macro_export]
macro_rules! by_colour {
    ($(#[$doc:meta])* $public:vis struct $name:ident[$colour:ident; $count:literal]) => {
        $(#[$doc])*
        #[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug)]
        $public struct $name<T>(pub [T; $count]);

        impl<T> $name<T> {
            /// Every colour's value with its colour.
            pub fn iter(&self) -> impl Iterator<Item = ($colour, &T)> {
                $colour::ALL.into_iter().zip(&self.0)
            }
        }

        impl<T> ::std::ops::Index<$colour> for $name<T> {
            type Output = T;
            #[inline]
            fn index(&self, colour: $colour) -> &T {
                &self.0[colour as usize]
            }
        }

        impl<T> ::std::ops::IndexMut<$colour> for $name<T> {
            #[inline]
            fn index_mut(&mut self, colour: $colour) -> &mut T {
                &mut self.0[colour as usize]
            }
        }

        impl<T: ::serde::Serialize> ::serde::Serialize for $name<T> {
            fn serialize<S: ::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::std::result::Result<S::Ok, S::Error> {
                serializer.collect_map(self.iter())
            }
        }
    };
}
