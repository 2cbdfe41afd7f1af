//! A view as JSON: everything a program needs to check a position.

use serde::{Serialize, Serializer};
use table::Seat;

use crate::board::{Area, LAND};
use crate::card::Cards;
use crate::hex::Hex;
use crate::hexes::Hexes;
use crate::kind::{Kind, Tokens};
use crate::location::{City, Field};
use crate::play::Need;
use crate::state::{Open, Phase, Piece};
use crate::view::View;

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
