//! What matters in a position of Tigris & Euphrates: points, with the weakest colour first, and the
//! leaders that will bring more.

use table::Seat;
use tigris::{ByColour, Cell, Cells, Colour, Monument, Open, Pair, Phase};

use bots::{Judge, Sheet};

/// About as many tiles are drawn in a game that lasts until the bag is empty.
const TILES: f32 = 125.0;

impl Judge for crate::Tigris {
    type Game = tigris::Tigris;

    const FEATURES: &'static [&'static str] = &[
        "points-1",
        "points-2",
        "points-3",
        "points-4",
        "leader-1",
        "leader-2",
        "leader-3",
        "leader-4",
        "tiles-1",
        "tiles-2",
        "tiles-3",
        "tiles-4",
        "monument-1",
        "monument-2",
        "monument-3",
        "monument-4",
        "ahead",
        "behind",
        "shelter",
        "exposed",
        "unclaimed",
        "treasures",
        "reach",
        "hand-temples",
        "hand-weakest",
        "hand-support",
        "hand-kinds",
        "catastrophes",
        "actions",
    ];

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
        let leaders = kingdoms(open);
        for seat in open.seats() {
            describe(game, seat, &leaders, &mut sheet.rows[seat.index()]);
        }
    }

    fn quiet(game: &Self::Game) -> bool {
        matches!(game.open().phase, Phase::Action | Phase::Draw { .. } | Phase::Over)
    }
}

/// A leader on the board.
#[derive(Copy, Clone)]
struct Stand {
    cell: Cell,
    kingdom: Cells,
    /// Tiles of his colour in his kingdom.
    tiles: u32,
}

type Stands = [ByColour<Option<Stand>>; 4];

fn kingdoms(open: &Open) -> Stands {
    let mut found: Stands = Default::default();
    for kingdom in open.kingdoms() {
        for seat in open.seats() {
            for colour in Colour::ALL {
                if let Some(cell) = open.leaders[seat][colour].filter(|cell| kingdom.has(*cell)) {
                    let tiles = (kingdom & open.tiles[colour]).len();
                    found[seat.index()][colour] = Some(Stand { cell, kingdom, tiles });
                }
            }
        }
    }
    found
}

fn describe(game: &tigris::Tigris, seat: Seat, stands: &Stands, row: &mut [f32]) {
    let open = game.open();
    let points = open.with_treasures(seat);
    let mut order = Colour::ALL;
    order.sort_by_key(|colour| points[*colour]);
    let hand = game.hand(seat);
    let own = &stands[seat.index()];
    let empty = open.empty();
    let (mut ahead, mut behind, mut shelter, mut exposed) = (0.0, 0.0, 0.0, 0.0);
    let mut support = 0.0;
    for (rank, colour) in order.into_iter().enumerate() {
        row[rank] = f32::from(points[colour]) / 4.0;
        let Some(stand) = own[colour] else { continue };
        row[4 + rank] = 1.0;
        row[8 + rank] = (stand.tiles as f32).min(8.0) / 4.0;
        for pair in Pair::ALL {
            if let Monument::Stands(corner) = open.monuments[pair.index()]
                && pair.has(colour)
                && stand.kingdom.has(corner)
            {
                row[12 + rank] += 1.0;
            }
        }
        // Rivals of this colour whose kingdom one tile would join with his: the war to come.
        let border = (stand.kingdom.beside() - stand.kingdom) & empty;
        let own = stand.tiles as f32 + 0.7 * f32::from(hand[colour]);
        for other in open.seats().filter(|other| *other != seat) {
            let Some(rival) = stands[other.index()][colour] else { continue };
            if stand.kingdom.has(rival.cell) || !border.meets(rival.kingdom.beside()) {
                continue;
            }
            let theirs = rival.tiles as f32 + 0.7 * f32::from(game.hand(other)[colour]);
            let margin = ((own - theirs) / 3.0).clamp(-1.5, 1.5);
            if margin > 0.0 { ahead += margin } else { behind -= margin }
        }
        let temples = (Cells::from(stand.cell).beside() & open.tiles[Colour::Red]).len();
        shelter += temples.min(3) as f32 / 2.0;
        exposed += if temples < 2 { 1.0 } else { 0.0 };
        support += f32::from(hand[colour].min(3)) / 3.0;
    }
    row[16] = ahead;
    row[17] = behind;
    row[18] = shelter;
    row[19] = exposed;
    if let Some(king) = own[Colour::Black] {
        // Points of colours without a leader go to the king (TE-SCORE-2).
        let claimed = |colour: &Colour| open.leader_in(king.kingdom, *colour).is_some();
        row[20] = Colour::ALL.iter().filter(|colour| !claimed(colour)).count() as f32 / 3.0;
    }
    if let Some(trader) = own[Colour::Green] {
        let near = (trader.kingdom & open.treasures).len();
        row[21] = near.min(3) as f32;
        row[22] = ((trader.kingdom.beside() - trader.kingdom).beside() & open.treasures)
            .len()
            .min(3) as f32
            / 2.0;
    }
    row[23] = f32::from(hand[Colour::Red].min(4)) / 2.0;
    row[24] = f32::from(hand[order[0]].min(3)) / 2.0;
    row[25] = support;
    row[26] = hand.0.iter().filter(|count| **count > 0).count() as f32 / 2.0;
    row[27] = f32::from(open.catastrophes[seat]) / 2.0;
    if open.active == seat && !matches!(open.phase, Phase::Over) {
        row[28] = f32::from(open.actions.min(2)) / 2.0;
    }
}
