//! The position of the mock.

use games::Tigris;

const MIDDLE: &str = "put temple b9 h3 f4 m5 n5 i6 j7 i8 o10 j11
put settlement h4 l4 g7 h7 n8 h10
put farm e2 d3 e3 o5 b7 c7 d8 m8 i9 j9 k9 m9
put market i2 j6 k6 m6 p8 c9 g10 p10
put catastrophe i10 g8
monument red-blue f2
leader 1 farmer i3
leader 1 king i5
leader 1 trader n6
leader 1 priest h8
leader 2 king g4
leader 2 trader c8
leader 2 priest a9
leader 3 priest h2
leader 3 king n9
leader 3 trader p9
leader 4 king m4
leader 4 trader k7
leader 4 farmer j8
leader 4 priest n10
catastrophes 1 1
catastrophes 3 1
points 1 black=6 red=7 blue=5 green=3
treasures 1 1
hand 1 settlement settlement settlement temple farm market
hand 2 temple temple settlement farm farm market
hand 3 temple temple temple settlement farm market
hand 4 temple temple settlement farm market market
bag 61";

/// The position of the mock, the first seat to move.
pub fn middle() -> Tigris {
    super::staged(4, MIDDLE)
}
