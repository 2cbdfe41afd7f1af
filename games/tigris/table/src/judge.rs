//! What matters in a position of Tigris & Euphrates: points, with the weakest colour first, and the
//! leaders that will bring more.

use table::Seat;
use tigris::{ByColour, Cell, Cells, Colour, Monument, Open, Pair, Phase};

use bots::{Judge, Sheet, features};

/// About as many tiles are drawn in a game that lasts until the bag is empty.
const TILES: f32 = 125.0;

features! {
    /// What the bots look at in the position of a seat.
    struct Row {
        points: [points_1, points_2, points_3, points_4],
        leader: [leader_1, leader_2, leader_3, leader_4],
        tiles: [tiles_1, tiles_2, tiles_3, tiles_4],
        monument: [monument_1, monument_2, monument_3, monument_4],
        ahead, behind, shelter, exposed,
        unclaimed, treasures, reach,
        hand_temples, hand_weakest, hand_support, hand_kinds,
        catastrophes, actions,
    }
}

impl Judge for crate::Tigris {
    type Game = tigris::Tigris;

    const FEATURES: &'static [&'static str] = &Row::NAMES;

    const TURN: Option<&'static str> = Some("actions");

    const WEIGHTS: &'static [(usize, &'static str)] = &[
        (2, include_str!("../weights/2.txt")),
        (3, include_str!("../weights/3.txt")),
        (4, include_str!("../weights/4.txt")),
    ];

    fn features(game: &Self::Game, sheet: &mut Sheet) {
        let open = game.open();
        let placed: u32 =
            open.tiles.0.iter().map(|tiles| tiles.len()).sum::<u32>() + open.bases.len();
        let gone: u32 = open.out.0.iter().map(|count| u32::from(*count)).sum();
        let drawn = (placed + gone).saturating_sub(10);
        let treasures = 10 - open.treasures.len().min(10);
        sheet.progress = (drawn as f32 / TILES).max(treasures as f32 / 8.0).min(1.0);
        let leaders = leaders(open);
        for seat in open.seats() {
            describe(game, seat, &leaders).write(&mut sheet.rows[seat.index()]);
        }
    }

    fn quiet(game: &Self::Game) -> bool {
        matches!(game.open().phase, Phase::Action | Phase::Draw { .. } | Phase::Over)
    }
}

/// A leader on the board.
#[derive(Copy, Clone)]
struct Leader {
    cell: Cell,
    kingdom: Cells,
    /// Tiles of his colour in his kingdom.
    tiles: u32,
}

type Leaders = [ByColour<Option<Leader>>; 4];

fn leaders(open: &Open) -> Leaders {
    let mut found: Leaders = Default::default();
    for kingdom in open.kingdoms() {
        for seat in open.seats() {
            for colour in Colour::ALL {
                if let Some(cell) = open.leaders[seat][colour].filter(|cell| kingdom.has(*cell)) {
                    let tiles = (kingdom & open.tiles[colour]).len();
                    found[seat.index()][colour] = Some(Leader { cell, kingdom, tiles });
                }
            }
        }
    }
    found
}

fn describe(game: &tigris::Tigris, seat: Seat, leaders: &Leaders) -> Row {
    let mut row = Row::default();
    let open = game.open();
    let points = open.with_treasures(seat);
    let mut order = Colour::ALL;
    order.sort_by_key(|colour| points[*colour]);
    let hand = game.hand(seat);
    let own = &leaders[seat.index()];
    let empty = open.empty();
    for (rank, colour) in order.into_iter().enumerate() {
        row.points[rank] = f32::from(points[colour]) / 4.0;
        let Some(leader) = own[colour] else { continue };
        row.leader[rank] = 1.0;
        row.tiles[rank] = (leader.tiles as f32).min(8.0) / 4.0;
        for pair in Pair::ALL {
            if let Monument::Stands(corner) = open.monuments[pair.index()]
                && pair.has(colour)
                && leader.kingdom.has(corner)
            {
                row.monument[rank] += 1.0;
            }
        }
        // Rivals of this colour whose kingdom one tile would join with his: the war to come.
        let border = (leader.kingdom.beside() - leader.kingdom) & empty;
        let own = leader.tiles as f32 + 0.7 * f32::from(hand[colour]);
        for other in open.seats().filter(|other| *other != seat) {
            let Some(rival) = leaders[other.index()][colour] else { continue };
            if leader.kingdom.has(rival.cell) || !border.meets(rival.kingdom.beside()) {
                continue;
            }
            let theirs = rival.tiles as f32 + 0.7 * f32::from(game.hand(other)[colour]);
            let margin = ((own - theirs) / 3.0).clamp(-1.5, 1.5);
            if margin > 0.0 { row.ahead += margin } else { row.behind -= margin }
        }
        let temples = (Cells::from(leader.cell).beside() & open.tiles[Colour::Red]).len();
        row.shelter += temples.min(3) as f32 / 2.0;
        row.exposed += if temples < 2 { 1.0 } else { 0.0 };
        row.hand_support += f32::from(hand[colour].min(3)) / 3.0;
    }
    if let Some(king) = own[Colour::Black] {
        // Points of colours without a leader go to the king (TE-SCORE-2).
        let claimed = |colour: &Colour| open.leader_in(king.kingdom, *colour).is_some();
        row.unclaimed = Colour::ALL.iter().filter(|colour| !claimed(colour)).count() as f32 / 3.0;
    }
    if let Some(trader) = own[Colour::Green] {
        let near = (trader.kingdom & open.treasures).len();
        row.treasures = near.min(3) as f32;
        row.reach = ((trader.kingdom.beside() - trader.kingdom).beside() & open.treasures)
            .len()
            .min(3) as f32
            / 2.0;
    }
    row.hand_temples = f32::from(hand[Colour::Red].min(4)) / 2.0;
    row.hand_weakest = f32::from(hand[order[0]].min(3)) / 2.0;
    row.hand_kinds = hand.0.iter().filter(|count| **count > 0).count() as f32 / 2.0;
    row.catastrophes = f32::from(open.catastrophes[seat]) / 2.0;
    if open.active == seat && !matches!(open.phase, Phase::Over) {
        row.actions = f32::from(open.actions.min(2)) / 2.0;
    }
    row
}
