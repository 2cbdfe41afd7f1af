//! What matters in a position of Babylonia: points, and what the cities and ziggurats under siege
//! promise.

use babylonia::board::LAND;
use babylonia::{Card, Kind, Open, Phase};
use table::{Game as _, Seat};

use bots::{Judge, Sheet, WIDTH};

/// What a siege is worth by the land hexes that are still missing: all of it when none is.
const NEAR: [f32; 7] = [1.0, 0.5, 0.3, 0.2, 0.12, 0.08, 0.05];

/// The first of the features for single cards, of which the second is the first that lasts.
const CARDS: usize = 17;

impl Judge for crate::Babylonia {
    type Game = babylonia::Babylonia;

    const FEATURES: &'static [&'static str] = &[
        "points",
        "cities",
        "siege-nobles",
        "siege-won",
        "siege-shared",
        "siege-tokens",
        "siege-cities",
        "ziggurat-won",
        "ziggurat-tokens",
        "ziggurats",
        "fields",
        "hand-kinds",
        "hand-farmers",
        "hand",
        "tokens",
        "turn",
        "cards",
        "card-2",
        "card-3",
        "card-4",
        "card-5",
        "card-6",
        "card-7",
    ];

    const TURN: Option<&'static str> = Some("turn");

    const WEIGHTS: &'static [(usize, &'static str)] = &[
        (2, include_str!("../weights/2.txt")),
        (3, include_str!("../weights/3.txt")),
        (4, include_str!("../weights/4.txt")),
    ];

    fn features(game: &Self::Game, sheet: &mut Sheet) {
        let open = game.open();
        let left: f32 = open.seats().map(|seat| f32::from(open.pools[seat])).sum();
        let tokens = left / (30.0 * open.seats().len() as f32);
        let cities = open.cities_left() as f32 / 20.0;
        sheet.progress = 1.0 - tokens.min(cities).clamp(0.0, 1.0);
        sieges(open, &mut sheet.rows);
        for seat in open.seats() {
            let row = &mut sheet.rows[seat.index()];
            row[0] = f32::from(open.points[seat]) / 10.0;
            row[1] = f32::from(open.captured[seat].count()) / 3.0;
            row[9] = (open.tokens[seat].beside() & open.ziggurats()).len() as f32 / 2.0;
            row[10] = open.open_fields(seat, Kind::Farmer).len() as f32 / 4.0;
            let hand = game.hand(seat);
            row[11] = Kind::ALL.into_iter().filter(|kind| hand[*kind] > 0).count() as f32 / 4.0;
            row[12] = f32::from(hand[Kind::Farmer]) / 3.0;
            row[13] = f32::from(hand.size()) / 5.0;
            row[14] = f32::from(open.pools[seat]) / 10.0;
            row[15] = if open.active == seat { 1.0 } else { 0.0 };
            // The first card is ten points at once; the last two are rare, so they only count.
            for card in Card::ALL.into_iter().skip(1).filter(|card| open.holds(seat, *card)) {
                row[16] += 1.0;
                if card <= Card::CityBonus {
                    row[CARDS + usize::from(card.number()) - 2] = 1.0;
                }
            }
        }
    }

    fn curiosity(game: &Self::Game) -> f32 {
        if game.players() == 2 { 1.2 } else { 0.6 } // measured: docs/strength.md
    }

    fn quiet(game: &Self::Game) -> bool {
        matches!(game.open().phase, Phase::Place | Phase::Draw { .. } | Phase::Over)
    }
}

/// What the tokens of each seat can expect from what they besiege.
fn sieges(open: &Open, rows: &mut [[f32; WIDTH]; Seat::MAX]) {
    let gaps = open.empty() & LAND;
    let besieged = open.all_tokens().beside();
    for hex in (open.cities & besieged).iter() {
        let Some(score) = open.city_score(hex) else { continue };
        let majority = score.majority;
        let near = NEAR[(hex.neighbours() & gaps).len() as usize];
        for seat in open.seats() {
            let row = &mut rows[seat.index()];
            let own = majority.counts[seat];
            if own == 0 {
                continue;
            }
            row[2] += near * f32::from(score.noble_points(seat)) / 4.0;
            if majority.winner == Some(seat) {
                row[3] += near;
                row[6] += near * f32::from(open.captured[seat].count()) / 3.0;
            } else if majority.winner.is_none() && own == majority.most() {
                row[4] += near;
            }
            row[5] += near * f32::from(own) / 3.0;
        }
    }
    for hex in (open.unscored & besieged).iter() {
        let majority = open.majority(hex);
        let near = NEAR[(hex.neighbours() & gaps).len() as usize];
        for seat in open.seats() {
            let row = &mut rows[seat.index()];
            row[7] += if majority.winner == Some(seat) { near } else { 0.0 };
            row[8] += near * f32::from(majority.counts[seat]) / 3.0;
        }
    }
}
