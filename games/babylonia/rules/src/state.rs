//! A position: what lies open for everybody, and what is hidden.
//!
//! The split is by type. [`Open`] is all that a spectator may see and goes into every view as it
//! is; the course of a turn depends on nothing else. `Hidden` holds the kinds of tokens in hands,
//! pools and rivers, and never leaves the engine whole.

use table::{BySeat, Options, Seat};

use crate::board::{IN_PLAY, LAND, RIVERS, SPOTS, ZIGGURATS_IN_PLAY, spot};
use crate::card::{Card, Cards};
use crate::hex::Hex;
use crate::hexes::Hexes;
use crate::kind::{Kind, Tokens};
use crate::location::{City, Field, Location};

/// Tokens in a hand without card 3 (BA-REFILL-1).
pub const HAND: u8 = 5;

/// A position of Babylonia.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct Babylonia {
    pub(crate) open: Open,
    pub(crate) hidden: Hidden,
}

/// What nobody, or only its owner, may see (BA-INFO-2, BA-INFO-3, BA-INFO-5).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug)]
pub(crate) struct Hidden {
    /// The tokens in each hand.
    pub hands: BySeat<Tokens, 4>,
    /// The face-down pools: their contents are a number of each kind, their order is chance.
    pub pools: BySeat<Tokens, 4>,
    /// The kinds of the face-down tokens on the river hexes, row by row.
    pub river: [Option<Kind>; RIVERS],
}

/// Everything that lies open (BA-INFO-4, BA-INFO-6).
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct Open {
    /// The number of players.
    pub players: u8,
    /// The options of the game.
    pub switches: Switches,
    /// Where each seat's tokens lie: face up on land, face down on rivers.
    pub tokens: BySeat<Hexes, 4>,
    /// Where face-up merchants, priests and civil servants lie, whoever owns them.
    pub nobles: [Hexes; 3],
    /// City tokens on the board.
    pub cities: Hexes,
    /// Field tokens on the board.
    pub fields: Hexes,
    /// Ziggurats that have not been scored.
    pub unscored: Hexes,
    /// The location token on each spot, row by row.
    pub locations: [Option<Location>; SPOTS],
    /// The city tokens in front of each seat, by kind of city.
    pub captured: BySeat<Cities, 4>,
    /// The city tokens that were discarded after a tie.
    pub discarded: Cities,
    /// Points won so far.
    pub points: BySeat<u16, 4>,
    /// The number of tokens in each hand.
    pub hands: BySeat<u8, 4>,
    /// The number of tokens in each pool.
    pub pools: BySeat<u8, 4>,
    /// The ziggurat cards on offer.
    pub offer: Cards,
    /// The ziggurat cards in front of each seat, spent ones too.
    pub cards: BySeat<Cards, 4>,
    /// The cards that are spent and lie face down.
    pub spent: Cards,
    /// Whose turn it is.
    pub active: Seat,
    /// The number of turns that have ended.
    pub turns: u8,
    /// What has been placed in this turn.
    pub play: Play,
    /// What is being decided.
    pub phase: Phase,
}

/// City tokens by kind, in the order of [`City::ALL`].
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug)]
pub struct Cities(pub [u8; 7]);

impl Cities {
    /// The number of cities.
    pub fn count(self) -> u8 {
        self.0.iter().sum()
    }

    pub(crate) fn add(&mut self, city: City) {
        self.0[city.index()] += 1;
    }

    /// The cities, in canonical order.
    pub fn iter(self) -> impl Iterator<Item = City> {
        let times = move |city: City| std::iter::repeat_n(city, self.0[city.index()].into());
        City::ALL.into_iter().flat_map(times)
    }
}

/// The options of a game.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Switches {
    /// What is surrounded is scored in a fixed order (BA-SURR-3).
    pub auto_order: bool,
    /// The noble of card 5 may be placed at any point of the sequence (BA-PLAY-12).
    pub noble_any_order: bool,
    /// Chains run over matching nobles and river tokens only (BA-CITY-16).
    pub chain_needs_match: bool,
    /// Only a face-up token opens a field (BA-FIELD-3).
    pub field_needs_face_up: bool,
    /// The first two players place less in their first turn (BA-PLAY-3).
    pub first_round_limits: bool,
    /// Seven of the nine cards are drawn at random (BA-VAR-1).
    pub random_cards: bool,
}

impl Switches {
    pub(crate) fn of(options: &Options) -> Switches {
        Switches {
            auto_order: options.is("auto-order"),
            noble_any_order: options.is("card5-noble-any-order"),
            chain_needs_match: options.is("chain-needs-match"),
            field_needs_face_up: options.is("field-needs-face-up"),
            first_round_limits: options.is("first-round-limits"),
            random_cards: options.is("random-cards"),
        }
    }
}

/// What has been placed in a turn, as far as it matters for what may follow (BA-PLAY-11).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug)]
pub struct Play {
    /// Tokens in all.
    pub tokens: u8,
    /// Tokens on rivers, of whatever kind.
    pub river: u8,
    /// Farmers on land.
    pub farmers: u8,
    /// The kinds of nobles on land: bit 0 merchant, bit 1 priest, bit 2 civil servant.
    pub kinds: u8,
}

impl Play {
    /// Nobles on land.
    pub fn nobles(self) -> u8 {
        self.tokens - self.river - self.farmers
    }

    /// The play with one more token.
    pub fn with(mut self, kind: Kind, on_river: bool) -> Play {
        self.tokens += 1;
        if on_river {
            self.river += 1;
        } else if kind.is_noble() {
            self.kinds |= 1 << kind as u8;
        } else {
            self.farmers += 1;
        }
        self
    }
}

/// What is being decided.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Phase {
    /// Chance lays a location token on this spot (BA-SETUP-6).
    Location(Hex),
    /// Chance chooses seven of the nine cards (BA-VAR-1).
    Cards,
    /// Chance decides who begins (BA-SETUP-15).
    First,
    /// A seat draws tokens.
    Draw {
        /// Who draws.
        seat: Seat,
        /// The number of tokens.
        count: u8,
        /// Whether these are the first five.
        deal: bool,
    },
    /// The active player places a token or ends placing (BA-TURN-1).
    Place,
    /// The active player chooses what is scored next (BA-SURR-3).
    Score,
    /// The winner of a ziggurat picks a card (BA-ZIG-2).
    Card(Seat),
    /// The active player may take an extra turn (BA-CARD-2).
    ExtraTurn,
    /// The game is over.
    Over,
}

/// What lies on a hex.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Piece {
    /// A clan token; its kind if it lies face up.
    Token(Seat, Option<Kind>),
    /// A city token.
    City(City),
    /// A field token.
    Field(Field),
    /// A ziggurat, and whether it has been scored.
    Ziggurat {
        /// It has been scored.
        scored: bool,
    },
}

impl Babylonia {
    /// Everything that lies open.
    pub fn open(&self) -> &Open {
        &self.open
    }

    /// What a seat holds: for judging dealt positions in a search. Pages are made from views.
    pub fn hand(&self, seat: Seat) -> Tokens {
        self.hidden.hands[seat]
    }
}

impl Open {
    /// The board before the first draw; location tokens and cards are still to come.
    pub(crate) fn new(players: usize, switches: Switches) -> Open {
        let empty = BySeat::default();
        let clan = |seat: Seat| if seat.index() < players { Tokens::CLAN.size() } else { 0 };
        Open {
            players: players as u8,
            switches,
            tokens: BySeat::default(),
            nobles: [Hexes::NONE; 3],
            cities: Hexes::NONE,
            fields: Hexes::NONE,
            unscored: ZIGGURATS_IN_PLAY[players - 2], // BA-SETUP-5
            locations: [None; SPOTS],
            captured: BySeat::default(),
            discarded: Cities::default(),
            points: BySeat::default(), // BA-SETUP-13
            hands: empty,
            // BA-SETUP-11, BA-SETUP-14: the clans of those who play.
            pools: BySeat::from_fn(clan),
            offer: if switches.random_cards { Cards::NONE } else { Cards::BASIC },
            cards: BySeat::default(),
            spent: Cards::NONE,
            active: Seat::all(1).next().expect("there is a first seat"),
            turns: 0,
            play: Play::default(),
            phase: Phase::First,
        }
    }

    /// The number of players.
    pub fn players(&self) -> usize {
        self.players.into()
    }

    /// All seats at this table.
    pub fn seats(
        &self,
    ) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(self.players())
    }

    /// The hexes in play; no others exist for any rule (BA-BOARD-3).
    #[inline]
    pub fn in_play(&self) -> Hexes {
        IN_PLAY[self.players() - 2]
    }

    /// The ziggurats in play, scored ones too (BA-ZIG-4).
    #[inline]
    pub fn ziggurats(&self) -> Hexes {
        ZIGGURATS_IN_PLAY[self.players() - 2]
    }

    /// All clan tokens.
    #[inline]
    pub fn all_tokens(&self) -> Hexes {
        let [a, b, c, d] = self.tokens.0;
        a | b | c | d
    }

    /// Hexes in play without clan token, location token and ziggurat (BA-BOARD-4).
    #[inline]
    pub fn empty(&self) -> Hexes {
        self.in_play() - self.all_tokens() - self.cities - self.fields - self.ziggurats()
    }

    /// The location token on a hex.
    #[inline]
    pub fn location(&self, hex: Hex) -> Option<Location> {
        self.locations.get(spot(hex)).copied().flatten()
    }

    /// The city token on a hex.
    pub fn city(&self, hex: Hex) -> Option<City> {
        self.location(hex)?.city()
    }

    /// The field token on a hex.
    pub fn field(&self, hex: Hex) -> Option<Field> {
        self.location(hex)?.field()
    }

    /// Whose token lies on a hex.
    pub fn owner(&self, hex: Hex) -> Option<Seat> {
        self.seats().find(|seat| self.tokens[*seat].has(hex))
    }

    /// The kind of the face-up token on a hex.
    pub fn kind(&self, hex: Hex) -> Option<Kind> {
        let noble = Kind::NOBLES.into_iter().find(|kind| self.nobles[*kind as usize].has(hex));
        noble.or_else(|| (LAND.has(hex) && self.all_tokens().has(hex)).then_some(Kind::Farmer))
    }

    /// What lies on a hex.
    pub fn piece(&self, hex: Hex) -> Option<Piece> {
        if self.ziggurats().has(hex) {
            return Some(Piece::Ziggurat { scored: !self.unscored.has(hex) });
        }
        if let Some(location) = self.location(hex) {
            return location.city().map(Piece::City).or(location.field().map(Piece::Field));
        }
        self.owner(hex).map(|seat| Piece::Token(seat, self.kind(hex)))
    }

    /// Whether a seat has a card that still works.
    #[inline]
    pub fn holds(&self, seat: Seat, card: Card) -> bool {
        self.cards[seat].has(card) && !self.spent.has(card)
    }

    /// The number of tokens a hand is refilled to (BA-REFILL-1, BA-CARD-3).
    pub fn hand_limit(&self, seat: Seat) -> u8 {
        if self.holds(seat, Card::HandOfSeven) { 7 } else { HAND }
    }

    /// The phase in a word: `location`, `cards`, `first`, `draw`, `place`, `score`, `card`, `extra`,
    /// `over`.
    pub fn phase_name(&self) -> &'static str {
        match self.phase {
            Phase::Location(_) => "location",
            Phase::Cards => "cards",
            Phase::First => "first",
            Phase::Draw { .. } => "draw",
            Phase::Place => "place",
            Phase::Score => "score",
            Phase::Card(_) => "card",
            Phase::ExtraTurn => "extra",
            Phase::Over => "over",
        }
    }

    /// Lays a location token on its spot.
    pub(crate) fn lay(&mut self, hex: Hex, location: Location) {
        self.locations[spot(hex)] = Some(location);
        if location.city().is_some() {
            self.cities.insert(hex);
        } else {
            self.fields.insert(hex);
        }
    }

    /// Takes a location token off its spot; the hex is empty afterwards (BA-CITY-14).
    pub(crate) fn lift(&mut self, hex: Hex) {
        if let Some(location) = self.locations.get_mut(spot(hex)) {
            *location = None;
            self.cities.remove(hex);
            self.fields.remove(hex);
        }
    }
}
