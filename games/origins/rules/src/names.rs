//! The words of the notation for buildings and zodiac cards. A data file gives them their costs,
//! colours and abilities, but cannot rename them: old records must stay readable.

/// The thirty kinds of building, in the order of the rules (OR-B-1 to OR-B-30).
pub const BUILDINGS: [&str; 30] = [
    "obelisk",
    "monument",
    "temple-of-mountains",
    "temple-of-forests",
    "temple-of-seas",
    "holy-site",
    "quarry",
    "mint",
    "harbour",
    "granary",
    "marketplace",
    "workshop",
    "hippodrome",
    "veterans-settlement",
    "outpost",
    "riding-grounds",
    "fortress",
    "armoury",
    "forum",
    "stone-circle",
    "construction-site",
    "estate",
    "court",
    "castle",
    "healers-hut",
    "fountain-of-wisdom",
    "main-gate",
    "art-workshop",
    "astronomical-tower",
    "mage-tower",
];

/// The twelve zodiac cards, in the order of the calendar.
pub const ZODIAC: [&str; 12] = [
    "capricorn",
    "aquarius",
    "pisces",
    "aries",
    "taurus",
    "gemini",
    "cancer",
    "leo",
    "virgo",
    "libra",
    "scorpio",
    "sagittarius",
];

/// The number on the first district card; the last of the 45 is 57.
pub const FIRST_CARD: u8 = 13;
