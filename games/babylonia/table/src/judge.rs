//! What matters in a position of Babylonia: points, and what the cities and ziggurats under siege
//! promise.

use babylonia::board::LAND;
use babylonia::{Card, Kind, Open, Phase};
use table::{BySeat, Game as _};

use bots::{Judge, Sheet, features};

/// What a siege is worth by the land hexes that are still missing: all of it when none is.
const NEAR: [f32; 7] = [1.0, 0.5, 0.3, 0.2, 0.12, 0.08, 0.05];

features! {
    /// What the bots look at in the position of a seat.
    struct Row {
        points, cities,
        siege_nobles, siege_won, siege_shared, siege_tokens, siege_cities,
        ziggurat_won, ziggurat_tokens, ziggurats,
        fields,
        hand_kinds, hand_farmers, hand,
        tokens, turn, cards,
        card: [card_2, card_3, card_4, card_5, card_6, card_7],
    }
}

impl Judge for crate::Babylonia {
    type Game = babylonia::Babylonia;

    const FEATURES: &'static [&'static str] = &Row::NAMES;

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
        let mut rows = sieges(open);
        for seat in open.seats() {
            let row = &mut rows[seat];
            row.points = f32::from(open.points[seat]) / 10.0;
            row.cities = f32::from(open.captured[seat].count()) / 3.0;
            row.ziggurats = (open.tokens[seat].beside() & open.ziggurats()).len() as f32 / 2.0;
            row.fields = open.open_fields(seat, Kind::Farmer).len() as f32 / 4.0;
            let hand = game.hand(seat);
            row.hand_kinds =
                Kind::ALL.into_iter().filter(|kind| hand[*kind] > 0).count() as f32 / 4.0;
            row.hand_farmers = f32::from(hand[Kind::Farmer]) / 3.0;
            row.hand = f32::from(hand.size()) / 5.0;
            row.tokens = f32::from(open.pools[seat]) / 10.0;
            row.turn = if open.active == seat { 1.0 } else { 0.0 };
            // The first card is ten points at once. The last two are rare and only count, like all others.
            for card in Card::ALL.into_iter().skip(1).filter(|card| open.holds(seat, *card)) {
                row.cards += 1.0;
                if card <= Card::CityBonus {
                    row.card[usize::from(card.number()) - 2] = 1.0;
                }
            }
            row.write(&mut sheet.rows[seat.index()]);
        }
    }

    fn exploration(game: &Self::Game) -> f32 {
        if game.players() == 2 { 1.2 } else { 0.6 } // measured: docs/strength.md
    }

    fn quiet(game: &Self::Game) -> bool {
        matches!(game.open().phase, Phase::Place | Phase::Draw { .. } | Phase::Over)
    }
}

/// What the tokens of each seat can expect from what they besiege.
fn sieges(open: &Open) -> BySeat<Row> {
    let mut rows: BySeat<Row> = BySeat::default();
    let gaps = open.empty() & LAND;
    let besieged = open.all_tokens().beside();
    for hex in (open.cities & besieged).iter() {
        let Some(score) = open.city_score(hex) else { continue };
        let majority = score.majority;
        let near = NEAR[(hex.neighbours() & gaps).len() as usize];
        for seat in open.seats() {
            let row = &mut rows[seat];
            let own = majority.counts[seat];
            if own == 0 {
                continue;
            }
            row.siege_nobles += near * f32::from(score.noble_points(seat)) / 4.0;
            if majority.winner == Some(seat) {
                row.siege_won += near;
                row.siege_cities += near * f32::from(open.captured[seat].count()) / 3.0;
            } else if majority.winner.is_none() && own == majority.most() {
                row.siege_shared += near;
            }
            row.siege_tokens += near * f32::from(own) / 3.0;
        }
    }
    for hex in (open.unscored & besieged).iter() {
        let majority = open.majority(hex);
        let near = NEAR[(hex.neighbours() & gaps).len() as usize];
        for seat in open.seats() {
            let row = &mut rows[seat];
            row.ziggurat_won += if majority.winner == Some(seat) { near } else { 0.0 };
            row.ziggurat_tokens += near * f32::from(majority.counts[seat]) / 3.0;
        }
    }
    rows
}
