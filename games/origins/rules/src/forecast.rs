//! What the page and the bots want to know before they decide: what a worker would pay where, what
//! a tile would give, which seats and cards are within reach, how near the end is, and who leads.

use serde::{Serialize, Serializer};
use table::Seat;

use crate::buy::Price;
use crate::city::{Cell, Kind, Tile};
use crate::colour::{Colour, Die, Resource, TOP};
use crate::data::Script;
use crate::data::effect::{Amount, Counter, Goods, Op, Trigger};
use crate::moves::{Source, Worker};
use crate::names::FIRST_CARD;
use crate::outcome::Final;
use crate::round::LAST_TOWER_COLOURS;
use crate::state::{End, Open, Origin, Run};
use crate::worth::matches_who;

/// What a worker would pay at each of the five places (OR-MEET-2).
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct Fare {
    /// Who.
    pub worker: Worker,
    /// Wisdom at each place.
    pub wisdom: [u8; 5],
    /// Whether it can be paid now.
    pub payable: [bool; 5],
    /// Whether he has the colour of the tile there (OR-MEET-5).
    pub bonus: [bool; 5],
}

/// What a tile of the pool, or a reserved one, costs and brings.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct Offer {
    /// The place in the pool from 1; none for a reserved tile.
    pub place: Option<u8>,
    /// The building.
    pub building: Kind,
    /// Its colour.
    pub colour: Option<Colour>,
    /// Wisdom to pay.
    pub wisdom: u8,
    /// Stone to pay.
    pub stone: u8,
    /// Whether it can be paid now.
    pub payable: bool,
    /// What its ability would bring at once, on the best cell.
    pub gives: Yield,
}

/// What an ability would bring.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Default, Debug, Serialize)]
pub struct Yield {
    /// Points.
    pub points: u16,
    /// Stone.
    pub stone: u16,
    /// Food.
    pub food: u16,
    /// Wisdom.
    pub wisdom: u16,
    /// Gold.
    pub gold: u16,
    /// Basic resources of choice.
    pub any: u16,
    /// Spaces on the military track.
    pub march: u16,
    /// Spaces in a temple.
    pub temple: u16,
    /// Whether it would do anything, counted here or not.
    pub useful: bool,
}

/// A seat without a die, and what closing it would score.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct OpenSeat {
    /// The upper left cell of its district.
    pub seat: Cell,
    /// The cards it matches.
    pub cards: Vec<CardForecast>,
    /// Tiles that would be used, by the colour of the die; the agora with every colour.
    pub uses: Vec<Use>,
}

/// A card that a district matches.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct CardForecast {
    /// Its place among the open cards, from 1.
    pub place: u8,
    /// Its number.
    pub card: u8,
    /// Points now.
    pub points: u8,
    /// Gold above it.
    pub gold: u8,
}

/// A tile that a die of this colour would use.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct Use {
    /// The tile's cell.
    pub cell: Cell,
    /// The tile.
    pub building: Kind,
    /// The colour of the die; none if every colour will do.
    pub colour: Option<Colour>,
}

/// How near each end of the game is.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct Clocks {
    /// The fewest spaces any player's discs have to go to the three tops (OR-GAME-1).
    pub temple_steps: u16,
    /// Gold left above the district cards (OR-GAME-2).
    pub card_gold: u8,
    /// Colours left in the tower pool; three or fewer end the game (OR-GAME-3).
    pub tower_colours: u8,
    /// Discs to take until only three colours are left.
    pub tower_discs: u16,
    /// Dice in the reserve of the scarcest colour (OR-GAME-4).
    pub scarcest_dice: u8,
    /// Rounds left after this one, if their number is set.
    pub rounds_left: Option<u16>,
    /// Conditions that have occurred.
    pub occurred: Vec<End>,
}

/// The score if the game ended now.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct Standing {
    /// Points scored so far.
    pub points: u16,
    /// Points that would be added; all zero once they have been.
    pub last: Final,
    /// Both together.
    pub total: u16,
}

impl Serialize for End {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl Open {
    /// What each worker a player can send would pay at each place.
    pub fn fares(&self, seat: Seat) -> Vec<Fare> {
        let player = &self.seats[seat];
        let purse = player.has(Resource::Wisdom) + player.has(Resource::Gold);
        let patricians = player.unused().map(Worker::Patrician);
        let speakers = player.held_speakers().map(Worker::Speaker);
        let archon = (player.archon == 0).then_some(Worker::Archon);
        let fare = |worker: Worker| {
            let wisdom = std::array::from_fn(|place| self.surcharge(worker, place));
            Fare {
                worker,
                wisdom,
                payable: wisdom.map(|need| u16::from(need) <= purse),
                bonus: self.tiles.map(|tile| match worker {
                    Worker::Patrician(Die { colour, .. }) => colour == tile,
                    Worker::Speaker(_) => false,
                    Worker::Archon => player.advisors.contains(&tile),
                }),
            }
        };
        patricians.chain(speakers).chain(archon).map(fare).collect()
    }

    /// What the tiles a player could buy cost and would bring.
    pub fn offers(&self, seat: Seat) -> Vec<Offer> {
        let pool = (0..self.pool.len()).map(|place| Source::Pool(place as u8));
        let reserved = Kind::buildings()
            .filter(|kind| self.seats[seat].reserved[kind.index()] > 0)
            .map(Source::Reserved);
        let offer = |source: Source| {
            let building = self.kind_of(source)?;
            let price = self.price(seat, source);
            let Price { wisdom, stone } = price;
            Some(Offer {
                place: match source {
                    Source::Pool(place) => Some(place + 1),
                    Source::Reserved(_) => None,
                },
                building,
                colour: building.colour(self.data()),
                wisdom,
                stone,
                payable: self.can_afford(seat, price),
                gives: self.best_yield(seat, building),
            })
        };
        pool.chain(reserved).filter_map(offer).collect()
    }

    /// What a new building would bring on the cell that suits it best (OR-BLD-3: it counts itself).
    fn best_yield(&self, seat: Seat, kind: Kind) -> Yield {
        let ability = self.data.buildings[kind.index()].ability;
        let cells = &self.seats[seat].city.beside;
        let built = |cell: &Cell| {
            let mut after = self.clone();
            after.active = seat;
            after.seats[seat].city.place(Tile { cell: *cell, kind, farm: false }, self.data());
            after.yield_of(seat, ability, *cell)
        };
        cells.iter().map(built).max().unwrap_or_default()
    }

    /// What the ability of a tile would bring now.
    pub fn yield_of(&self, seat: Seat, ability: Script, cell: Cell) -> Yield {
        let run = Run { cell, ..Run::new(ability, Origin::Building) };
        let useful = self.would_do(seat, ability, &run);
        let mut sum = Yield { useful, ..Yield::default() };
        self.add_yield(seat, ability, &run, &mut sum);
        sum
    }

    fn add_yield(&self, seat: Seat, script: Script, run: &Run, sum: &mut Yield) {
        let mut run = *run;
        for op in self.data.ops(script) {
            let much = |amount: Amount| u16::from(self.amount(seat, amount, &run));
            match *op {
                Op::Gain(Goods::Exactly(resource), amount) => {
                    *match resource {
                        Resource::Stone => &mut sum.stone,
                        Resource::Food => &mut sum.food,
                        Resource::Wisdom => &mut sum.wisdom,
                        Resource::Gold => &mut sum.gold,
                    } += much(amount);
                }
                Op::Gain(_, amount) => sum.any += much(amount),
                Op::Points(Amount::Per { per: Counter::PickedValue, .. }) if run.die.is_none() => {
                    return;
                }
                Op::Points(amount) => sum.points += much(amount),
                Op::March(amount) => sum.march += much(amount),
                Op::Temple { steps, .. } => sum.temple += u16::from(steps),
                Op::Pick(who) => {
                    let dice = self.seats[seat].unused().filter(|die| matches_who(*die, who));
                    run.die = dice.max_by_key(|die| die.value).map(Worker::Patrician);
                }
                _ => {}
            }
        }
    }

    /// The points of an attack from a space, if the player's disc stood there (OR-MIL-7, OR-ZOD-1).
    pub fn attack_points(&self, seat: Seat, space: u8) -> u16 {
        let mut there = self.clone();
        there.strength[seat.index()] = space;
        let card = there.holds(seat, Trigger::Attacked).map(|card| {
            let run = Run::new(card.effect, Origin::Zodiac);
            let mut sum = Yield::default();
            there.add_yield(seat, card.effect, &run, &mut sum);
            sum.points
        });
        u16::from(there.attack_worth(seat)) + card.unwrap_or(0)
    }

    /// What a die adds to the final score once it sits in a seat (OR-SCORE-4, OR-ZOD-5).
    pub fn seat_points(&self, seat: Seat, die: Die) -> u16 {
        let lifted = self.holds(seat, Trigger::SeatTaken).map(|card| {
            let raise = self.data.ops(card.effect).iter().find_map(|op| match op {
                Op::Raise { steps, .. } => Some(*steps),
                _ => None,
            });
            (die.value + raise.unwrap_or(0)).min(TOP)
        });
        u16::from(lifted.unwrap_or(die.value)) * u16::from(self.seats[seat].towers[die.colour])
    }

    /// The seats a tile on this cell would open, and the cards they would match.
    pub fn would_open(&self, seat: Seat, kind: Kind, farm: bool, cell: Cell) -> Vec<OpenSeat> {
        let mut after = self.clone();
        let city = &mut after.seats[seat].city;
        if city.at(cell).is_some() {
            city.cover(cell, kind, self.data());
        } else {
            city.place(Tile { cell, kind, farm }, self.data());
        }
        let near = after.open_seats(seat).into_iter();
        near.filter(|open| open.seat.district().contains(&cell)).collect()
    }

    /// The seats a player could close, and what that would score.
    pub fn open_seats(&self, seat: Seat) -> Vec<OpenSeat> {
        let city = &self.seats[seat].city;
        let card = |place: u8| CardForecast {
            place: place + 1,
            card: self.cards[usize::from(place)] + FIRST_CARD,
            points: self.card_points(seat, place),
            gold: self.gold[usize::from(place)],
        };
        let uses = |district: Cell| {
            let tiles = district.district().into_iter().filter_map(|cell| city.at(cell));
            tiles.filter(|tile| !self.ability(tile).is_empty()).map(|tile| Use {
                cell: tile.cell,
                building: tile.kind,
                colour: tile.colour(self.data()),
            })
        };
        let open = city.open.iter().map(|district| OpenSeat {
            seat: *district,
            cards: self.matching(seat, *district).map(card).collect(),
            uses: uses(*district).collect(),
        });
        open.collect()
    }

    /// How near each end of the game is.
    pub fn clocks(&self) -> Clocks {
        let top = u16::from(self.top_of_temples());
        let to_go = |seat: Seat| -> u16 {
            self.seats[seat].temples.iter().map(|space| top - u16::from(*space)).sum()
        };
        let mut towers = self.towers.0;
        towers.sort_unstable();
        let empty = towers.iter().filter(|count| **count == 0).count();
        let colours = Colour::ALL.len() - LAST_TOWER_COLOURS;
        let to_take = towers.iter().filter(|count| **count > 0).take(colours.saturating_sub(empty));
        let last = if self.solo() { self.data.solo.rounds.into() } else { self.limit };
        let all = [End::Temples, End::Gold, End::Towers, End::Dice, End::Rounds, End::Stopped];
        let counts = |end: &End| self.solo() == (*end == End::Rounds);
        Clocks {
            temple_steps: self.seats().map(to_go).min().unwrap_or(0),
            card_gold: self.gold.iter().sum(),
            tower_colours: self.tower_colours() as u8,
            tower_discs: to_take.map(|count| u16::from(*count)).sum(),
            scarcest_dice: self.reserve.0.into_iter().min().unwrap_or(0),
            rounds_left: (last > 0).then(|| last.saturating_sub(self.round)),
            occurred: all.into_iter().filter(counts).filter(|end| self.occurred(*end)).collect(),
        }
    }

    /// The score if the game ended now; once it is over, the score.
    pub fn standing(&self, seat: Seat) -> Standing {
        let points = self.seats[seat].points;
        let over = self.top() == crate::state::Frame::Over;
        let last = if over { Final::default() } else { self.final_points(seat) };
        Standing { points, last, total: points.saturating_add(last.sum()) }
    }
}
