//! The table of a game's refusals: each reason once, with its facts, its rule and its sentence.

use crate::phrase::Phrase;

impl From<&'static str> for Phrase {
    fn from(id: &'static str) -> Phrase {
        Phrase::new(id)
    }
}

/// Defines the enum of a game's refusals and implements [`Refuse`](crate::Refuse) and
/// [`Tell`](crate::Tell) for it.
///
/// One row is one reason: a doc sentence, the name with its facts, the rule that forbids the move,
/// the key of the sentence, and behind `=>` the arguments of the sentence. An argument is a field
/// under its own name, or `name = expression`; its type must convert into a
/// [`Value`](crate::Value). Rule, sentence and arguments are expressions over the fields, so each
/// may depend on a condition; instead of a key the sentence may be a whole [`Phrase`].
///
/// ```
/// use table::{Phrase, Refuse, Seat, Tell, refusals};
///
/// refusals! {
///     /// A reason why a move is not allowed.
///     pub enum Refusal {
///         /// The game is over.
///         Over: "XX-END-1", "game-refusal-over";
///         /// It is another player's turn.
///         NotYourTurn { active: Seat }: "XX-TURN-1", "game-refusal-turn" => seat = active;
///         /// The player has too few tokens, here or on the river.
///         TooFew { held: u8, river: bool }:
///             if river { "XX-RIVER-2" } else { "XX-PLAY-1" }, "game-refusal-few" => held;
///         /// Somebody must answer first, unless nobody has been asked.
///         Pending { asked: Option<Seat> }: "XX-TURN-2", match asked {
///             Some(seat) => Phrase::new("game-refusal-pending").with("seat", seat),
///             None => Phrase::new("game-refusal-not-asked"),
///         };
///     }
/// }
///
/// let few = Refusal::TooFew { held: 1, river: true };
/// assert_eq!(few.rule(), "XX-RIVER-2");
/// assert_eq!(few.phrase(), Phrase::new("game-refusal-few").with("held", 1));
/// assert_eq!(Refusal::Pending { asked: None }.phrase(), Phrase::new("game-refusal-not-asked"));
/// ```
#[macro_export]
macro_rules! refusals {
    (@value $name:ident) => { $name };
    (@value $name:ident = $value:expr) => { $value };
    (
        $(#[$about:meta])*
        $scope:vis enum $Refusal:ident {
            $(
                $(#[$doc:meta])*
                $Reason:ident $({ $($(#[$note:meta])* $field:ident: $Type:ty),+ $(,)? })?:
                    $rule:expr, $sentence:expr
                    $(=> $($argument:ident $(= $value:expr)?),+)?;
            )+
        }
    ) => {
        $(#[$about])*
        #[derive(Copy, Clone, Eq, PartialEq, Debug)]
        $scope enum $Refusal {
            $(
                $(#[$doc])*
                $Reason $({ $($(#[$note])* #[doc = "A fact of this reason."] $field: $Type),+ })?,
            )+
        }

        #[allow(unused_variables)] // a row need not use all its facts
        impl $crate::Refuse for $Refusal {
            fn rule(&self) -> &'static str {
                match *self {
                    $($Refusal::$Reason $({ $($field),+ })? => $rule,)+
                }
            }
        }

        #[allow(unused_variables)]
        impl $crate::Tell for $Refusal {
            fn phrase(&self) -> $crate::Phrase {
                match *self {
                    $(
                        $Refusal::$Reason $({ $($field),+ })? => {
                            $crate::Phrase::from($sentence)
                                $($(.with(
                                    stringify!($argument),
                                    $crate::refusals!(@value $argument $(= $value)?),
                                ))+)?
                        }
                    )+
                }
            }
        }
    };
}
