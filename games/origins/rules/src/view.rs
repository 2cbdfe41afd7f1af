//! What a viewer may know, which in this game is everything that has happened, and its JSON.

use serde::{Serialize, Serializer};
use table::{Seat, Viewer};

use crate::city::{Cell, Closed, Kind};
use crate::colour::{ByColour, Colour, Die, TEMPLES};
use crate::forecast::{Clocks, Fare, Offer, OpenSeat, Standing};
use crate::moves::{Worker, zodiac_name};
use crate::names::{BUILDINGS, FIRST_CARD};
use crate::setup::seat;
use crate::state::{Frame, Open};

/// What one viewer may know.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct View {
    /// Who is looking.
    pub who: Viewer,
    /// Everything that lies on the table.
    pub open: Open,
}

impl View {
    /// The viewer's own seat, if it has one.
    pub fn seat(&self) -> Option<Seat> {
        match self.who {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public | Viewer::All => None,
        }
    }
}

impl Open {
    /// Who must decide.
    pub fn decider(&self) -> Option<Seat> {
        (!self.chance() && self.top() != Frame::Over).then_some(self.active)
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let open = &self.open;
        let data = open.data();
        let visit = match open.top() {
            Frame::Slots(slots) => Some(VisitJson {
                place: slots.place + 1,
                worker: slots.worker,
                both: slots.both,
                upper_done: slots.upper,
                lower_done: slots.lower,
                bonus_done: slots.bonus,
            }),
            _ => None,
        };
        let place = |at: usize| PlaceJson {
            place: at as u8 + 1,
            ship: open.ships[at],
            tile: open.tiles[at],
        };
        let temple = |at: usize| TempleJson {
            temple: TEMPLES[at],
            card: zodiac_name(open.zodiac[at]),
            holder: open.holders[at],
            discs: open.pilgrims[at].iter().map(|disc| seat(usize::from(*disc))).collect(),
        };
        let card = |(card, at): (&u8, usize)| {
            let printed = &data.cards[usize::from(*card)];
            CardJson {
                place: at as u8 + 1,
                card: card + FIRST_CARD,
                corner: printed.corner,
                arms: printed.arms,
                first: printed.first,
                again: printed.again,
                gold: open.gold[at],
            }
        };
        let pool = |(kind, at): (&Kind, usize)| PoolJson {
            place: at as u8 + 1,
            building: *kind,
            colour: kind.colour(data),
            wisdom: data.building_wisdom[at],
            stone: data.buildings[kind.index()].stone,
        };
        let disc = |disc: &u8| DiscJson {
            seat: (usize::from(*disc) < open.players()).then(|| seat(usize::from(*disc))),
            space: open.strength[usize::from(*disc)],
        };
        let unseen = BUILDINGS.iter().zip(open.unseen).filter(|(_, count)| *count > 0);
        ViewJson {
            data: data.name.clone(),
            players: open.players,
            solo: open
                .solo()
                .then(|| SoloJson { rounds: data.solo.rounds, target: open.solo_target() }),
            round_limit: open.limit,
            round: open.round,
            phase: open.phase_name(),
            active: open.active,
            first: open.first,
            decides: open.decider(),
            visit,
            places: (0..5).map(place).collect(),
            temples: (0..3).map(temple).collect(),
            military: open.warriors.iter().map(disc).collect(),
            citizens: open.citizens.iter().copied().collect(),
            speakers: open.speakers.iter().copied().collect(),
            reserve: open.reserve,
            pool: open.pool.iter().zip(0..).map(pool).collect(),
            tops: open.tops,
            unseen: unseen.map(|(name, count)| UnseenJson { building: name, count }).collect(),
            returned: ByColour(open.returned.0.map(|stack| stack.iter().copied().collect())),
            cards: open.cards.iter().zip(0..).map(card).collect(),
            towers: open.towers,
            draft: open.draft.iter().copied().collect(),
            clocks: open.clocks(),
            seats: open.seats().map(|seat| SeatJson::of(open, seat)).collect(),
        }
        .serialize(serializer)
    }
}

#[derive(Serialize)]
struct ViewJson {
    data: String,
    players: u8,
    solo: Option<SoloJson>,
    round_limit: u16,
    round: u16,
    phase: &'static str,
    active: Seat,
    first: Seat,
    decides: Option<Seat>,
    visit: Option<VisitJson>,
    places: Vec<PlaceJson>,
    temples: Vec<TempleJson>,
    /// Weakest first; on one space the bottom disc first. The alien's has no seat.
    military: Vec<DiscJson>,
    citizens: Vec<Die>,
    speakers: Vec<u8>,
    reserve: ByColour<u8>,
    pool: Vec<PoolJson>,
    tops: ByColour<Option<Kind>>,
    unseen: Vec<UnseenJson>,
    returned: ByColour<Vec<Kind>>,
    cards: Vec<CardJson>,
    towers: ByColour<u8>,
    draft: Vec<Die>,
    clocks: Clocks,
    seats: Vec<SeatJson>,
}

#[derive(Serialize)]
struct SoloJson {
    rounds: u8,
    target: u16,
}

#[derive(Serialize)]
struct VisitJson {
    place: u8,
    worker: Worker,
    both: bool,
    upper_done: bool,
    lower_done: bool,
    bonus_done: bool,
}

#[derive(Serialize)]
struct PlaceJson {
    place: u8,
    ship: u8,
    tile: Colour,
}

#[derive(Serialize)]
struct TempleJson {
    temple: &'static str,
    card: &'static str,
    holder: Option<Seat>,
    /// Lowest first; on one space the bottom disc first.
    discs: Vec<Seat>,
}

#[derive(Serialize)]
struct DiscJson {
    seat: Option<Seat>,
    space: u8,
}

#[derive(Serialize)]
struct PoolJson {
    place: u8,
    building: Kind,
    colour: Option<Colour>,
    wisdom: u8,
    stone: u8,
}

#[derive(Serialize)]
struct UnseenJson {
    building: &'static str,
    count: u8,
}

#[derive(Serialize)]
struct CardJson {
    place: u8,
    card: u8,
    corner: Colour,
    arms: [Colour; 2],
    first: u8,
    again: u8,
    gold: u8,
}

#[derive(Serialize)]
struct TileJson {
    cell: Cell,
    building: Kind,
    colour: Option<Colour>,
    farm: bool,
}

#[derive(Serialize)]
struct WorkerJson {
    worker: Worker,
    /// The place from 1, none at home.
    at: Option<u8>,
}

#[derive(Serialize)]
struct SeatJson {
    seat: Seat,
    stone: u16,
    food: u16,
    wisdom: u16,
    gold: u16,
    points: u16,
    tokens: u8,
    passed: bool,
    workers: Vec<WorkerJson>,
    free_bases: u8,
    track: u8,
    base_cost: Option<u8>,
    advisors: Vec<Colour>,
    towers: ByColour<u8>,
    temples: [u8; 3],
    strength: u8,
    cards_scored: Vec<u8>,
    reserved: Vec<Kind>,
    city: Vec<TileJson>,
    cells: Vec<Cell>,
    closed: Vec<Closed>,
    open_seats: Vec<OpenSeat>,
    fares: Vec<Fare>,
    offers: Vec<Offer>,
    standing: Standing,
}

impl SeatJson {
    fn of(open: &Open, seat: Seat) -> SeatJson {
        let player = &open.seats[seat];
        let [stone, food, wisdom, gold] = player.stock;
        let away = |worker: Worker, at: u8| WorkerJson { worker, at: (at > 0).then_some(at) };
        let patricians = player.patricians.iter().map(|w| away(Worker::Patrician(w.die), w.at));
        let speakers = player.speakers.iter().map(|w| away(Worker::Speaker(w.value), w.at));
        let workers = patricians.chain(speakers).chain([away(Worker::Archon, player.archon)]);
        let tile = |tile: &crate::city::Tile| TileJson {
            cell: tile.cell,
            building: tile.kind,
            colour: tile.colour(open.data()),
            farm: tile.farm,
        };
        let reserved = Kind::buildings()
            .flat_map(|kind| std::iter::repeat_n(kind, player.reserved[kind.index()].into()));
        SeatJson {
            seat,
            stone,
            food,
            wisdom,
            gold,
            points: player.points,
            tokens: player.tokens,
            passed: player.passed,
            workers: workers.collect(),
            free_bases: player.free_bases(),
            track: player.track,
            base_cost: open.base_cost(seat),
            advisors: player.advisors.iter().copied().collect(),
            towers: player.towers,
            temples: player.temples,
            strength: open.strength[seat.index()],
            cards_scored: (0..open.cards.len() as u8)
                .filter(|place| player.scored & 1 << place != 0)
                .map(|place| place + 1)
                .collect(),
            reserved: reserved.collect(),
            city: player.city.tiles.iter().map(tile).collect(),
            cells: player.city.beside.iter().copied().collect(),
            closed: player.city.closed.iter().copied().collect(),
            open_seats: open.open_seats(seat),
            fares: open.fares(seat),
            offers: open.offers(seat),
            standing: open.standing(seat),
        }
    }
}

#[cfg(test)]
mod tests {
    use table::{Seat, Turn};
    use toml::{Table, Value};

    // `Turn` belongs to `table`, which has no data format of its own to show it with.
    #[test]
    fn a_turn_is_written_as_a_word_or_as_the_seat_that_decides() {
        let written = |turn: Turn| Value::try_from(turn).unwrap();
        let decide = Table::from_iter([("decide".to_owned(), Value::Integer(2))]);
        assert_eq!(written(Turn::Decide(Seat::new(1).unwrap())), Value::Table(decide));
        assert_eq!(written(Turn::Chance), Value::String("chance".to_owned()));
        assert_eq!(written(Turn::Over), Value::String("over".to_owned()));
    }
}
