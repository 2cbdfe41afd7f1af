//! What one viewer may know of a position (TE-HIDDEN): the view, its JSON, and positions dealt from
//! it; and what of moves, draws and events he may see.

use serde::{Serialize, Serializer};
use table::{BySeat, Rng, Seat, Viewer};

use crate::cells::{Cell, Cells};
use crate::colour::{ByColour, Colour, Tiles};
use crate::event::Event;
use crate::moves::{Chance, Move, Pair};
use crate::state::{Conflict, Hidden, Kind, Monument, Open, Phase, Tigris};

/// What one viewer may know.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct View {
    /// Who is looking.
    pub who: Viewer,
    /// Everything that lies open.
    pub open: Open,
    /// The hands: sizes for everybody, tiles for their owner.
    pub hands: BySeat<Held, 4>,
    /// Tiles set aside in swaps, likewise.
    pub aside: BySeat<Held, 4>,
    /// The bag.
    pub bag: Held,
    /// All tiles the viewer has not seen: bag, other hands and what others set aside, together.
    pub unseen: Tiles,
}

/// Tiles somebody holds.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize)]
pub struct Held {
    /// Number of tiles.
    pub size: u8,
    /// Which tiles, if the viewer may know.
    pub tiles: Option<Tiles>,
}

/// What this viewer may know (TE-HIDDEN-1, TE-HIDDEN-2, TE-HIDDEN-7).
pub(crate) fn view(game: &Tigris, who: Viewer) -> View {
    let Tigris { open, hidden } = game;
    let mut unseen = Tiles::default();
    let mut held = |tiles: Tiles, known: bool| {
        if !known {
            unseen = unseen.plus(tiles);
        }
        Held { size: tiles.size(), tiles: known.then_some(tiles) }
    };
    let knows = |seat: Seat| !hidden_from(seat, who);
    let hands = BySeat::from_fn(|seat| held(hidden.hands[seat], knows(seat)));
    let aside = BySeat::from_fn(|seat| held(hidden.aside[seat], knows(seat)));
    let bag = held(hidden.bag, who == Viewer::All);
    View { who, open: open.clone(), hands, aside, bag, unseen }
}

/// A position that agrees with the view; what is unseen is dealt at random.
pub(crate) fn determinize(view: &View, rng: &mut impl Rng) -> Tigris {
    let mut unseen = view.unseen;
    let mut fill = |held: Held| {
        held.tiles.unwrap_or_else(|| {
            let tiles = unseen.draw(held.size, rng);
            unseen = unseen.minus(tiles);
            tiles
        })
    };
    let hands = BySeat::from_fn(|seat| fill(view.hands[seat]));
    let aside = BySeat::from_fn(|seat| fill(view.aside[seat]));
    let bag = fill(view.bag);
    Tigris { open: view.open.clone(), hidden: Hidden { hands, aside, bag } }
}

/// A move as the viewer sees it: which tiles are swapped only their owner knows.
pub(crate) fn hide_move(m: Move, by: Seat, who: Viewer) -> Option<String> {
    match m {
        Move::Swap(tiles) if hidden_from(by, who) => Some(format!("swap{}", unknown(tiles))),
        _ => None,
    }
}

/// An outcome as the viewer sees it: which tiles are drawn only their owner knows.
pub(crate) fn hide_chance(c: Chance, who: Viewer) -> Option<String> {
    match c {
        Chance::Draw(seat, tiles) if hidden_from(seat, who) => {
            Some(format!("draw {seat}{}", unknown(tiles)))
        }
        _ => None,
    }
}

/// An event as the viewer sees it.
pub(crate) fn hide_event(event: Event, who: Viewer) -> Event {
    match event {
        Event::Drew { seat, count, .. } if hidden_from(seat, who) => {
            Event::Drew { seat, count, tiles: None }
        }
        Event::Swapped { seat, count, .. } if hidden_from(seat, who) => {
            Event::Swapped { seat, count, tiles: None }
        }
        event => event,
    }
}

/// Whether tiles of this seat are hidden from the viewer (TE-HIDDEN-7).
fn hidden_from(owner: Seat, who: Viewer) -> bool {
    who != Viewer::All && who != Viewer::Seat(owner)
}

fn unknown(tiles: Tiles) -> String {
    " ?".repeat(tiles.size().into())
}

impl View {
    /// The viewer's own seat, if it has one.
    pub fn seat(&self) -> Option<Seat> {
        match self.who {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public | Viewer::All => None,
        }
    }

    /// Whether the viewer's page shows this seat's points (TE-HIDDEN-3, TE-HIDDEN-4).
    pub fn shows_points(&self, seat: Seat) -> bool {
        self.open.open_scores || self.who == Viewer::All || self.seat() == Some(seat)
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let open = &self.open;
        let cell = |cell: Cell| CellJson {
            cell,
            tile: open.tile(cell).map(Colour::tile),
            leader: open
                .leader(cell)
                .map(|(seat, colour)| LeaderJson { seat, leader: colour.leader() }),
            face_down: open.bases.has(cell),
            treasure: open.treasures.has(cell),
            catastrophe: open.ruins.has(cell),
        };
        let seat = |seat: Seat| SeatJson {
            seat,
            hand: self.hands[seat],
            set_aside: self.aside[seat],
            leaders: LeadersJson(open.leaders[seat]),
            catastrophes: open.catastrophes[seat],
            points: open.points[seat],
            treasures: open.won[seat],
        };
        let conflict = match open.phase {
            Phase::Support(conflict) => Some(ConflictJson::of(conflict)),
            _ => None,
        };
        ViewJson {
            players: open.players,
            options: OptionsJson {
                english: open.english,
                swap_ends: open.swap_ends,
                open_scores: open.open_scores,
            },
            phase: open.phase_name(),
            active: open.active,
            actions: open.actions,
            decides: open.decider(),
            board: (open.occupied() | open.ruins | open.treasures).iter().map(cell).collect(),
            kingdoms: open.kingdoms().collect(),
            monuments: Pair::ALL
                .into_iter()
                .map(|pair| match open.monuments[pair.index()] {
                    Monument::Ready => MonumentJson { monument: pair, cell: None, available: true },
                    Monument::Gone => MonumentJson { monument: pair, cell: None, available: false },
                    Monument::Stands(cell) => {
                        MonumentJson { monument: pair, cell: Some(cell), available: false }
                    }
                })
                .collect(),
            conflict,
            wars: match open.phase {
                Phase::WarOrder(joint) => open.conflicts(joint).map(Colour::leader).collect(),
                _ => Vec::new(),
            },
            seats: open.seats().map(seat).collect(),
            bag: self.bag,
            out: open.out,
            unseen: self.unseen,
        }
        .serialize(serializer)
    }
}

impl Open {
    /// The phase in a word: `action`, `war`, `support`, `monument`, `treasure`, `draw`, `over`.
    pub fn phase_name(&self) -> &'static str {
        match self.phase {
            Phase::First | Phase::Draw { .. } => "draw",
            Phase::Action => "action",
            Phase::WarOrder(_) => "war",
            Phase::Support(_) => "support",
            Phase::Monument(_) => "monument",
            Phase::Treasure(..) => "treasure",
            Phase::Over => "over",
        }
    }
}

#[derive(Serialize)]
struct ViewJson {
    players: u8,
    options: OptionsJson,
    phase: &'static str,
    active: Seat,
    actions: u8,
    decides: Option<Seat>,
    board: Vec<CellJson>,
    kingdoms: Vec<Cells>,
    monuments: Vec<MonumentJson>,
    conflict: Option<ConflictJson>,
    wars: Vec<&'static str>,
    seats: Vec<SeatJson>,
    bag: Held,
    out: Tiles,
    unseen: Tiles,
}

#[derive(Serialize)]
struct OptionsJson {
    english: bool,
    swap_ends: bool,
    open_scores: bool,
}

#[derive(Serialize)]
struct CellJson {
    cell: Cell,
    tile: Option<&'static str>,
    leader: Option<LeaderJson>,
    face_down: bool,
    treasure: bool,
    catastrophe: bool,
}

#[derive(Serialize)]
struct LeaderJson {
    seat: Seat,
    leader: &'static str,
}

#[derive(Serialize)]
struct MonumentJson {
    monument: Pair,
    cell: Option<Cell>,
    available: bool,
}

#[derive(Serialize)]
struct SeatJson {
    seat: Seat,
    hand: Held,
    set_aside: Held,
    leaders: LeadersJson,
    catastrophes: u8,
    points: ByColour<u16>,
    treasures: u8,
}

struct LeadersJson(ByColour<Option<Cell>>);

impl Serialize for LeadersJson {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(colour, cell)| (colour.leader(), cell)))
    }
}

#[derive(Serialize)]
struct ConflictJson {
    kind: &'static str,
    leader: &'static str,
    attacker: Seat,
    defender: Seat,
    strength: [u8; 2],
    added: Option<u8>,
    joining_tile: Option<Cell>,
}

impl ConflictJson {
    fn of(conflict: Conflict) -> ConflictJson {
        let (kind, joining_tile) = match conflict.kind {
            Kind::Revolt => ("revolt", None),
            Kind::War(joint) => ("war", Some(joint)),
        };
        let Conflict { colour, attacker, defender, strength, added, .. } = conflict;
        ConflictJson {
            kind,
            leader: colour.leader(),
            attacker,
            defender,
            strength,
            added,
            joining_tile,
        }
    }
}
