//! The position of the mock.

use games::Nations;

const MIDDLE: &str = "round 4
order 3 1 2 4
card 3-1 university
card 3-2 notre-dame
card 3-3 knight
card 3-5 marco-polo
card 3-6 sicily
card 2-1 mosque
card 2-3 great-wall
card 2-4 battle-of-hastings
card 2-5 greenland
card 2-6 reconquista
card 1-1 monastery
card 1-2 anna-komnene
card 1-4 magna-carta
card 1-6 horse-archer
event raid-on-lindisfarne
war first-crusade 14 by 3
architects 2
board 1 egypt a
board 2 persia a
board 3 rome a
board 4 china a
slot 2 1 windmill 2
slot 2 2 city-wall 2
slot 2 3 lyceum 1
slot 2 4 hoplite 2
slot 2 5 caravan 0
advisor 2 hatshepsut
construction 2 sankore-university 1
wonders 2 hanging-gardens colosseum
colonies 2 nubia
workers 2 idle=1 food=2 stability=3
has 2 gold=2 stone=4 food=5 books=11 vp=6
stats 2 strength=9 stability=0
slot 4 1 monastery 2
slot 4 2 archer 3
slot 4 3 quarry 1
advisor 4 thomas-aquino
wonders 4 the-oracle
construction 4 alhambra 1
colonies 4 israel
has 1 gold=3 stone=5 food=7 books=14 vp=8
has 3 gold=4 stone=1 food=2 books=9 vp=7
has 4 gold=6 stone=3 food=4 books=16 vp=5
stats 1 strength=12 stability=4
stats 3 strength=17 stability=0
stats 4 strength=6 stability=7
passed 1
active 2
actions 1";

/// The position of the mock, the second seat to move.
pub fn middle() -> Nations {
    super::staged(4, MIDDLE)
}
