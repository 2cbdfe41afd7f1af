//! Features by name: one list gives both the fields that a judge fills in and the names in files of
//! weights.

/// Declares the features of a game: a struct of numbers, and their names.
///
/// A field is one feature, or a group of them that is filled in as an array. The names are those of
/// the features in kebab case, in the order in which they are listed; files of weights use both.
///
/// ```
/// bots::features! {
///     /// What a seat has.
///     struct Row {
///         points,
///         stock: [gold, stone],
///         gold_income,
///     }
/// }
///
/// assert_eq!(Row::NAMES, ["points", "gold", "stone", "gold-income"]);
/// let mut numbers = [0.0; bots::WIDTH];
/// Row { stock: [2.0, 3.0], gold_income: 4.0, ..Row::default() }.write(&mut numbers);
/// assert_eq!(numbers[..5], [0.0, 2.0, 3.0, 4.0, 0.0]);
/// ```
#[macro_export]
macro_rules! features {
    ($(#[$doc:meta])* struct $Row:ident {
        $($field:ident $(: [$($name:ident),+ $(,)?])?),+ $(,)?
    }) => {
        $(#[$doc])*
        #[derive(Copy, Clone, Default)]
        struct $Row { $($field: $crate::features!(@type $($($name)+)?)),+ }

        impl $Row {
            const NAMES: [&'static str; size_of::<$Row>() / size_of::<f32>()] =
                $crate::flatten(&[$($crate::features!(@names $field $($($name)+)?)),+]);

            #[inline]
            fn write(&self, row: &mut [f32; $crate::WIDTH]) {
                let row = &mut row[..];
                $(
                    let group = $crate::features!(@slice (self.$field) $($($name)+)?);
                    let (to, row) = row.split_at_mut(group.len());
                    to.copy_from_slice(group);
                )+
                let _ = row;
            }
        }
    };
    (@type) => { f32 };
    (@type $($name:ident)+) => { [f32; [$(stringify!($name)),+].len()] };
    (@slice ($value:expr)) => { std::slice::from_ref(&$value) };
    (@slice ($value:expr) $($name:ident)+) => { &$value[..] };
    (@names $field:ident) => { &[$crate::features!(@name $field)] };
    (@names $field:ident $($name:ident)+) => { &[$($crate::features!(@name $name)),+] };
    (@name $name:ident) => {{
        const NAME: &str = stringify!($name);
        const BYTES: [u8; NAME.len()] = $crate::kebab(NAME);
        match std::str::from_utf8(&BYTES) {
            Ok(name) => name,
            Err(_) => unreachable!(),
        }
    }};
}

/// The name of a feature: its identifier with `-` for `_`.
#[doc(hidden)]
pub const fn kebab<const N: usize>(name: &str) -> [u8; N] {
    let mut bytes = [0; N];
    let mut at = 0;
    while at < N {
        let byte = name.as_bytes()[at];
        bytes[at] = if byte == b'_' { b'-' } else { byte };
        at += 1;
    }
    bytes
}

/// The names of all groups in one list.
#[doc(hidden)]
pub const fn flatten<const N: usize>(groups: &[&[&'static str]]) -> [&'static str; N] {
    let mut names = [""; N];
    let (mut group, mut start) = (0, 0);
    while group < groups.len() {
        let mut place = 0;
        while place < groups[group].len() {
            names[start + place] = groups[group][place];
            place += 1;
        }
        start += place;
        group += 1;
    }
    names
}
