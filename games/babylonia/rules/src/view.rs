//! What one viewer may know of a position (BA-INFO): the view, positions dealt from it, what is left
//! out of lines and events, and the view's JSON with everything a program needs to check a position.

use serde::{Serialize, Serializer};
use table::{BySeat, Rng, Seat, Viewer};

use crate::board::{Area, LAND, RIVER, RIVERS, river};
use crate::card::Cards;
use crate::event::Event;
use crate::hex::Hex;
use crate::hexes::Hexes;
use crate::kind::{Kind, Tokens};
use crate::location::{City, Field};
use crate::moves::{Chance, Move};
use crate::play::Need;
use crate::state::{Babylonia, Hidden, Open, Phase, Piece};

/// What one viewer may know.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct View {
    /// Who is looking.
    pub who: Viewer,
    /// Everything that lies open.
    pub open: Open,
    /// The hands the viewer may know.
    pub hands: BySeat<Option<Tokens>, 4>,
    /// The pools: what is in them, never in which order (BA-INFO-5), for those who can tell.
    pub pools: BySeat<Option<Tokens>, 4>,
    /// The kinds of the face-down tokens the viewer may know, by river hex.
    pub(crate) river: [Option<Kind>; RIVERS],
    /// The tokens of each seat the viewer has not seen: hand, pool and river together (BA-INFO-7).
    pub unseen: BySeat<Tokens, 4>,
}

/// What this viewer may know.
pub(crate) fn view(game: &Babylonia, who: Viewer) -> View {
    let Babylonia { open, hidden } = game;
    let knows = |seat| !hidden_from(seat, who);
    let mut unseen: BySeat<Tokens, 4> = BySeat::default();
    let mut seen_river = [None; RIVERS];
    for seat in open.seats() {
        for hex in (open.tokens[seat] & RIVER).iter() {
            let kind = hidden.river[river(hex)];
            match kind {
                Some(kind) if !knows(seat) => unseen[seat][kind] += 1,
                kind => seen_river[river(hex)] = kind,
            }
        }
        if !knows(seat) {
            unseen[seat] = unseen[seat].plus(hidden.hands[seat]).plus(hidden.pools[seat]);
        }
    }
    View {
        who,
        open: open.clone(),
        hands: BySeat::from_fn(|seat| knows(seat).then_some(hidden.hands[seat])),
        // BA-INFO-7: an owner can tell what is left in the own pool.
        pools: BySeat::from_fn(|seat| knows(seat).then_some(hidden.pools[seat])),
        river: seen_river,
        unseen,
    }
}

/// Whether tokens of this seat are hidden from the viewer (BA-INFO-6).
fn hidden_from(owner: Seat, who: Viewer) -> bool {
    who != Viewer::All && who != Viewer::Seat(owner)
}

/// A move as the viewer sees it: others do not learn what is placed on a river (BA-INFO-3).
pub(crate) fn hide_move(m: Move, by: Seat, who: Viewer) -> Option<String> {
    match m {
        Move::Place(_, hex) if RIVER.has(hex) && hidden_from(by, who) => {
            Some(format!("place ? {hex}"))
        }
        _ => None,
    }
}

/// An outcome of chance as the viewer sees it: others learn only the number of tokens drawn
/// (BA-INFO-2).
pub(crate) fn hide_chance(c: Chance, who: Viewer) -> Option<String> {
    match c {
        Chance::Draw(seat, tokens) if hidden_from(seat, who) => {
            Some(format!("draw {seat}{}", " ?".repeat(tokens.size().into())))
        }
        _ => None,
    }
}

/// An event as the viewer sees it (BA-INFO-2, BA-INFO-3).
pub(crate) fn hide_event(event: Event, who: Viewer) -> Event {
    match event {
        Event::Drew { seat, count, .. } if hidden_from(seat, who) => {
            Event::Drew { seat, count, tokens: None }
        }
        Event::Placed { seat, hex, on_river: true, .. } if hidden_from(seat, who) => {
            // BA-COMP-6: face down, the kinds cannot be told apart.
            Event::Placed { seat, kind: None, hex, on_river: true }
        }
        event => event,
    }
}

impl View {
    /// A position that agrees with the view; what is unseen is dealt at random (BA-INFO-7).
    pub(crate) fn determinize(&self, rng: &mut impl Rng) -> Babylonia {
        let open = &self.open;
        let mut hidden = Hidden { river: self.river, ..Hidden::default() };
        for seat in open.seats() {
            if let (Some(hand), Some(pool)) = (self.hands[seat], self.pools[seat]) {
                hidden.hands[seat] = hand;
                hidden.pools[seat] = pool;
                continue;
            }
            let hand = self.deal_hand(seat, rng);
            let mut left = self.unseen[seat].minus(hand);
            for hex in (open.tokens[seat] & RIVER).iter() {
                let kind = left.draw_one(rng);
                left[kind] -= 1;
                hidden.river[river(hex)] = Some(kind);
            }
            hidden.hands[seat] = hand;
            hidden.pools[seat] = left;
        }
        Babylonia { open: open.clone(), hidden }
    }

    /// A hand for a seat whose tokens the viewer cannot see. A play that is lawful only with another
    /// farmer shows that there is one (BA-PLAY-12); other hands are drawn again.
    fn deal_hand(&self, seat: Seat, rng: &mut impl Rng) -> Tokens {
        let open = &self.open;
        let shown = open.active == seat && open.owes_farmer();
        let mut hand = self.unseen[seat].draw(open.hands[seat], rng);
        // At least one of thirty tokens is a farmer, so 2000 draws do not fail.
        let mut tries = 2000;
        while shown && hand[Kind::Farmer] == 0 && tries > 0 {
            hand = self.unseen[seat].draw(open.hands[seat], rng);
            tries -= 1;
        }
        hand
    }

    /// The viewer's own seat, if it has one.
    pub fn seat(&self) -> Option<Seat> {
        match self.who {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public | Viewer::All => None,
        }
    }

    /// The kind of the token on a hex, face up or known to the viewer.
    pub fn kind(&self, hex: Hex) -> Option<Kind> {
        self.open.kind(hex).or_else(|| self.river.get(river(hex)).copied().flatten())
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let open = &self.open;
        let placing = open.phase == Phase::Place;
        ViewJson {
            players: open.players,
            options: OptionsJson {
                auto_order: open.switches.auto_order,
                card5_noble_any_order: open.switches.noble_any_order,
                chain_needs_match: open.switches.chain_needs_match,
                field_needs_face_up: open.switches.field_needs_face_up,
                first_round_limits: open.switches.first_round_limits,
                random_cards: open.switches.random_cards,
            },
            areas: areas(open),
            phase: open.phase_name(),
            active: open.active,
            decides: open.decider(),
            turns_ended: open.turns,
            placed: open.play.tokens,
            may_end: placing && open.may_end(),
            must_place: match open.need(open.play).filter(|_| placing) {
                Some(Need::Token) => Some("token"),
                Some(Need::Farmer) => Some("farmer"),
                _ => None,
            },
            choices: open.choices(),
            tokens: open.all_tokens().iter().filter_map(|hex| self.token(hex)).collect(),
            cities: open.cities.iter().filter_map(|hex| city(open, hex)).collect(),
            fields: open.fields.iter().filter_map(|hex| field(open, hex)).collect(),
            ziggurats: open.ziggurats().iter().map(|hex| ziggurat(open, hex)).collect(),
            discarded: open.discarded.iter().collect(),
            cards_on_offer: open.offer,
            cards_spent: open.spent,
            seats: open.seats().map(|seat| self.seat_json(seat)).collect(),
        }
        .serialize(serializer)
    }
}

fn areas(open: &Open) -> Vec<Area> {
    Area::ALL.into_iter().filter(|area| area.hexes().meets(open.in_play())).collect()
}

fn city(open: &Open, hex: Hex) -> Option<CityJson> {
    let score = open.city_score(hex)?;
    let each = |value: &dyn Fn(Seat) -> u8| open.seats().map(value).collect();
    Some(CityJson {
        hex,
        city: score.city,
        missing: open.siege(hex).missing,
        tokens: each(&|seat| score.majority.counts[seat]),
        winner: score.majority.winner,
        noble_points: each(&|seat| score.noble_points(seat)),
        city_points: each(&|seat| score.cities[seat]),
    })
}

fn field(open: &Open, hex: Hex) -> Option<FieldJson> {
    let field = open.field(hex)?;
    Some(FieldJson { hex, field, value: open.field_value(field) })
}

fn ziggurat(open: &Open, hex: Hex) -> ZigguratJson {
    let siege = open.siege(hex);
    ZigguratJson {
        hex,
        scored: open.piece(hex) == Some(Piece::Ziggurat { scored: true }),
        missing: siege.missing,
        tokens: open.seats().map(|seat| siege.majority.counts[seat]).collect(),
        winner: siege.majority.winner,
    }
}

impl View {
    fn token(&self, hex: Hex) -> Option<TokenJson> {
        let seat = self.open.owner(hex)?;
        Some(TokenJson { hex, seat, face_up: LAND.has(hex), kind: self.kind(hex) })
    }

    fn seat_json(&self, seat: Seat) -> SeatJson {
        let open = &self.open;
        let known = |tokens: Option<Tokens>, size| HeldJson { size, tokens };
        SeatJson {
            seat,
            points: open.points[seat],
            hand: known(self.hands[seat], open.hands[seat]),
            hand_limit: open.hand_limit(seat),
            pool: known(self.pools[seat], open.pools[seat]),
            unseen: self.unseen[seat],
            captured: open.captured[seat].iter().collect(),
            cards: open.cards[seat],
        }
    }
}

#[derive(Serialize)]
struct ViewJson {
    players: u8,
    options: OptionsJson,
    areas: Vec<Area>,
    phase: &'static str,
    active: Seat,
    decides: Option<Seat>,
    turns_ended: u8,
    placed: u8,
    may_end: bool,
    must_place: Option<&'static str>,
    choices: Hexes,
    tokens: Vec<TokenJson>,
    cities: Vec<CityJson>,
    fields: Vec<FieldJson>,
    ziggurats: Vec<ZigguratJson>,
    discarded: Vec<City>,
    cards_on_offer: Cards,
    cards_spent: Cards,
    seats: Vec<SeatJson>,
}

#[derive(Serialize)]
struct OptionsJson {
    auto_order: bool,
    card5_noble_any_order: bool,
    chain_needs_match: bool,
    field_needs_face_up: bool,
    first_round_limits: bool,
    random_cards: bool,
}

#[derive(Serialize)]
struct TokenJson {
    hex: Hex,
    seat: Seat,
    face_up: bool,
    kind: Option<Kind>,
}

#[derive(Serialize)]
struct CityJson {
    hex: Hex,
    city: City,
    missing: Hexes,
    tokens: Vec<u8>,
    winner: Option<Seat>,
    noble_points: Vec<u8>,
    city_points: Vec<u8>,
}

#[derive(Serialize)]
struct FieldJson {
    hex: Hex,
    field: Field,
    value: u8,
}

#[derive(Serialize)]
struct ZigguratJson {
    hex: Hex,
    scored: bool,
    missing: Hexes,
    tokens: Vec<u8>,
    winner: Option<Seat>,
}

#[derive(Serialize)]
struct SeatJson {
    seat: Seat,
    points: u16,
    hand: HeldJson,
    hand_limit: u8,
    pool: HeldJson,
    unseen: Tokens,
    captured: Vec<City>,
    cards: Cards,
}

#[derive(Serialize)]
struct HeldJson {
    size: u8,
    tokens: Option<Tokens>,
}
