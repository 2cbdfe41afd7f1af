//! Compiles the effects of a data file to scripts, and checks each against what it belongs to: what a
//! space, card or building may do is limited, so that no effect can trigger itself.

use serde::Deserialize;

use super::DataError;
use super::effect::{Amount, Counter, Goods, Op, Script, Trigger, Which, Who};
use super::raw::{between, colour, must};
use crate::colour::{Resource, Temple};
use crate::names::BUILDINGS;

/// One operation as it is written in a data file.
#[derive(Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub enum RawOp {
    Gain {
        res: String,
        n: RawAmount,
    },
    Pay {
        res: String,
        n: u8,
    },
    RepeatPay {
        res: String,
        min: u8,
        max: u8,
        each: Box<RawOp>,
    },
    Vp {
        n: RawAmount,
    },
    MilMove {
        n: RawAmount,
    },
    Attack {},
    TempleMove {
        temple: String,
        n: Option<u8>,
        up_to: Option<u8>,
        min: Option<u8>,
    },
    TakeZodiac {
        temple: String,
    },
    BuyBuilding {},
    ReserveBuilding {},
    TakeCitizen {
        pay_wisdom: bool,
    },
    TakeSpeaker {},
    Raise {
        who: String,
        n: Option<u8>,
        up_to: Option<u8>,
        cap: Option<u8>,
        cap_citizen: Option<u8>,
        cap_speaker: Option<u8>,
    },
    Lower {
        who: String,
        n: u8,
        floor: u8,
    },
    Pick {
        who: String,
    },
    Recolour {
        who: String,
    },
    SetShip {
        value: u8,
    },
    CopyAdjacent {},
    Choice {
        options: Vec<Vec<RawOp>>,
    },
    AnyOrder {
        parts: Vec<Vec<RawOp>>,
        #[allow(dead_code)]
        optional: Option<bool>,
    },
    Optional {
        parts: Vec<RawOp>,
    },
    PlaceOverFarm {
        free: bool,
    },
    Discount {
        what: Vec<String>,
        n: u8,
        floor: u8,
    },
}

#[derive(Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum RawAmount {
    Fixed(u8),
    Per {
        base: u8,
        per: String,
        each: u8,
    },
    Table {
        by: String,
        table: Vec<u8>,
        #[allow(dead_code)]
        cap: Option<u8>,
        zero: Option<u8>,
    },
}

/// What an effect belongs to.
#[derive(Copy, Clone, Eq, PartialEq)]
pub enum Use {
    Main,
    Bonus,
    Building,
    Space,
    Zodiac(Trigger),
}

/// Collects the operations of all effects.
#[derive(Default)]
pub struct Compiler {
    pub ops: Vec<Op>,
    pub scripts: Vec<Script>,
}

impl Compiler {
    pub fn compile(&mut self, label: &str, raw: &[RawOp], place: Use) -> Result<Script, DataError> {
        let mut ops = Vec::new();
        for op in raw {
            let op = self.op(label, op, place)?;
            must(allowed(op, place), || {
                DataError::value(label, format!("{op:?}"), "an operation that may stand here")
            })?;
            ops.push(op);
        }
        // A price stands first and once, so that nobody pays only a part of it (OR-RES-R3).
        must(!ops.iter().skip(1).any(|op| matches!(op, Op::Pay(..))), || {
            DataError::value(label, "pay", "one price, before everything else")
        })?;
        let start = self.ops.len();
        self.ops.extend(ops);
        script(label, start, self.ops.len())
    }

    fn op(&mut self, label: &str, raw: &RawOp, place: Use) -> Result<Op, DataError> {
        let basic = |name: &String| match goods(label, name)? {
            Goods::Exactly(resource) if resource != Resource::Gold => Ok(resource),
            _ => Err(DataError::value(label, name, "stone, food or wisdom")),
        };
        Ok(match raw {
            RawOp::Gain { res, n } => Op::Gain(goods(label, res)?, amount(label, n)?),
            RawOp::Pay { res, n } => {
                let goods = goods(label, res)?;
                must(goods != Goods::StoneOrFood && (*n == 1 || goods != Goods::AnyBasic), || {
                    DataError::value(label, res, "a resource, or one unit of basic_choice")
                })?;
                Op::Pay(goods, *n)
            }
            RawOp::RepeatPay { res, min, max, each } => {
                between(label, *max, 1, 9)?;
                between(label, *min, 1, *max)?;
                let goods = basic(res)?;
                let each = self.compile(label, std::slice::from_ref(each), place)?;
                must(matches!(self.ops[each.range()], [Op::Choice(_)]), || {
                    DataError::value(label, "repeat_pay", "`each` to be a choice")
                })?;
                Op::RepeatPay { goods, min: *min, max: *max, each }
            }
            RawOp::Vp { n } => Op::Points(amount(label, n)?),
            RawOp::MilMove { n } => Op::March(amount(label, n)?),
            RawOp::Attack {} => Op::Attack,
            RawOp::TempleMove { temple, n, up_to, min } => {
                let which = match temple.as_str() {
                    "choose" => Which::Choose,
                    "other" => Which::Other,
                    name => match Temple::ALL.into_iter().find(|known| known.name() == name) {
                        Some(temple) => Which::Named(temple),
                        None => return Err(DataError::value(label, name, "a temple")),
                    },
                };
                let (steps, up_to) = one_of(label, *n, *up_to)?;
                must(!up_to || (*min == Some(1) && which == Which::Choose), || {
                    DataError::value(label, "up_to", "`min = 1` and a temple to choose")
                })?;
                Op::Temple { which, steps, up_to }
            }
            RawOp::TakeZodiac { temple } => {
                must(temple == "same", || DataError::value(label, temple, "same"))?;
                Op::TakeCard
            }
            RawOp::BuyBuilding {} => Op::Buy,
            RawOp::ReserveBuilding {} => Op::Reserve,
            RawOp::TakeCitizen { pay_wisdom } => Op::Citizen { pay: *pay_wisdom },
            RawOp::TakeSpeaker {} => Op::Speaker,
            RawOp::Raise { who, n, up_to, cap, cap_citizen, cap_speaker } => {
                let (steps, up_to) = one_of(label, *n, *up_to)?;
                let citizen = cap.or(*cap_citizen).unwrap_or(0);
                let speaker = cap_speaker.unwrap_or(0);
                must([0, 6].contains(&citizen) && [0, 5].contains(&speaker), || {
                    DataError::value(label, "cap", "6 for citizen dice, 5 for speakers")
                })?;
                let who = self::who(label, who)?;
                // Only patricians become advisors: all other dice need a cap.
                let capped = citizen == 6 && (who != Who::Taken || speaker == 5);
                let free = matches!(who, Who::Unused | Who::UnusedOf(_));
                must((capped && who != Who::Picked) || free, || {
                    DataError::value(label, "raise", "a cap, for any but an unused patrician")
                })?;
                Op::Raise { who, steps, up_to, cap: citizen, speaker_cap: speaker }
            }
            RawOp::Lower { who, n, floor } => {
                must(who == "picked", || DataError::value(label, who, "picked"))?;
                between(label, *floor, 1, 6)?;
                Op::Lower { steps: *n, floor: *floor }
            }
            RawOp::Pick { who } => Op::Pick(unused(label, who)?),
            RawOp::Recolour { who } => Op::Recolour(unused(label, who)?),
            RawOp::SetShip { value } => {
                between(label, *value, 1, 6)?;
                Op::SetShip(*value)
            }
            RawOp::CopyAdjacent {} => Op::CopyAdjacent,
            RawOp::Choice { options } => Op::Choice(self.parts(label, options, place)?),
            RawOp::AnyOrder { parts, .. } => Op::AnyOrder(self.parts(label, parts, place)?),
            RawOp::Optional { parts } => Op::Optional(self.compile(label, parts, place)?),
            RawOp::PlaceOverFarm { free } => {
                must(*free, || DataError::value(label, "place_over_farm", "`free = true`"))?;
                Op::OverFarm
            }
            RawOp::Discount { what, n, floor } => {
                let known = ["building_wisdom", "citizen_wisdom"];
                for word in what {
                    must(known.contains(&word.as_str()), || {
                        DataError::value(label, word, "building_wisdom or citizen_wisdom")
                    })?;
                }
                Op::Discount {
                    buildings: what.iter().any(|word| word == known[0]),
                    citizens: what.iter().any(|word| word == known[1]),
                    less: *n,
                    floor: *floor,
                }
            }
        })
    }

    /// Scripts to choose from. Each begins with another kind of step, so that one word says which.
    fn parts(
        &mut self,
        label: &str,
        parts: &[Vec<RawOp>],
        place: Use,
    ) -> Result<Script, DataError> {
        must((2..=3).contains(&parts.len()), || {
            DataError::value(label, parts.len(), "two or three lists to choose from")
        })?;
        let mut kinds = Vec::new();
        let mut scripts = Vec::new();
        for part in parts {
            let script = self.compile(label, part, place)?;
            let kind = match self.ops.get(script.range()).and_then(<[Op]>::first) {
                Some(Op::March(_)) => 0,
                Some(Op::Attack) => 1,
                Some(Op::Raise { who: Who::Unused | Who::UnusedOf(_), .. }) => 2,
                _ => {
                    let expected = "lists that begin with mil_move, attack or raise";
                    return Err(DataError::value(label, "options", expected));
                }
            };
            must(!kinds.contains(&kind), || {
                DataError::value(label, "options", "lists that begin differently")
            })?;
            kinds.push(kind);
            scripts.push(script);
        }
        let start = self.scripts.len();
        self.scripts.extend(scripts);
        script(label, start, self.scripts.len())
    }
}

fn script(label: &str, start: usize, end: usize) -> Result<Script, DataError> {
    match (u16::try_from(start), u16::try_from(end)) {
        (Ok(start), Ok(end)) => Ok(Script { start, end }),
        _ => Err(DataError::value(label, end, "fewer operations in the whole file")),
    }
}

/// Whether an operation is allowed here. A space, card or building never begins anything that could
/// lead back to it: only actions buy buildings, spaces and cards neither march nor attack, and no
/// card takes a die because a die was taken.
fn allowed(op: Op, place: Use) -> bool {
    let modest = matches!(op, Op::Gain(..) | Op::Points(_));
    let modest_or_pay = modest || matches!(op, Op::Pay(..) | Op::Optional(_));
    match place {
        Use::Main => {
            !matches!(op, Op::CopyAdjacent | Op::OverFarm | Op::Discount { .. } | Op::Lower { .. })
        }
        Use::Bonus => !matches!(
            op,
            Op::CopyAdjacent | Op::OverFarm | Op::Discount { .. } | Op::Lower { .. } | Op::TakeCard
        ),
        Use::Building => !matches!(op, Op::Buy | Op::TakeCard | Op::OverFarm | Op::Discount { .. }),
        Use::Space => modest_or_pay,
        Use::Zodiac(trigger) => match trigger {
            Trigger::TowerBuilt => modest_or_pay || matches!(op, Op::Raise { .. }),
            Trigger::MovedTwo => modest_or_pay || matches!(op, Op::Temple { steps: 1, .. }),
            Trigger::BonusAction | Trigger::Attacked | Trigger::ClosedOrSixRaised => modest,
            Trigger::Cost => matches!(op, Op::Discount { .. }),
            Trigger::Passing => modest,
            Trigger::PassingFirst | Trigger::AfterClose => {
                modest_or_pay || matches!(op, Op::Citizen { .. })
            }
            Trigger::SeatTaken => modest || matches!(op, Op::Raise { who: Who::Seated, .. }),
            Trigger::Buying => op == Op::OverFarm,
            Trigger::TookDie => matches!(op, Op::Raise { who: Who::Taken, .. }),
        },
    }
}

fn one_of(label: &str, n: Option<u8>, up_to: Option<u8>) -> Result<(u8, bool), DataError> {
    match (n, up_to) {
        (Some(n @ 1..=5), None) => Ok((n, false)),
        (None, Some(n @ 1..=5)) => Ok((n, true)),
        _ => Err(DataError::value(label, "n", "either `n` or `up_to`, from 1 to 5")),
    }
}

fn goods(label: &str, name: &str) -> Result<Goods, DataError> {
    match name {
        "basic_choice" => Ok(Goods::AnyBasic),
        "stone_or_food_choice" => Ok(Goods::StoneOrFood),
        name => Resource::named(name)
            .map(Goods::Exactly)
            .ok_or_else(|| DataError::value(label, name, "a resource")),
    }
}

fn amount(label: &str, raw: &RawAmount) -> Result<Amount, DataError> {
    Ok(match raw {
        RawAmount::Fixed(n) => Amount::Fixed(*n),
        RawAmount::Per { base, per, each } => {
            Amount::Per { base: *base, per: counter(label, per)?, each: *each }
        }
        RawAmount::Table { by, table, zero, .. } => {
            must((1..=6).contains(&table.len()), || {
                DataError::value(label, table.len(), "a table of one to six numbers")
            })?;
            let mut entries = [0; 6];
            entries[..table.len()].copy_from_slice(table);
            Amount::Table {
                by: counter(label, by)?,
                zero: zero.unwrap_or(0),
                table: entries,
                len: table.len() as u8,
            }
        }
    })
}

fn counter(label: &str, text: &str) -> Result<Counter, DataError> {
    let mut words = text.split(':');
    let name = words.next().unwrap_or_default();
    let detail = words.next();
    let of = |make: fn(crate::colour::Colour) -> Counter, none: Option<Counter>| match detail {
        Some(name) => colour(label, name).map(make),
        None => none.ok_or_else(|| DataError::value(label, text, "a colour after the colon")),
    };
    Ok(match name {
        "own_buildings" => of(Counter::Buildings, None)?,
        "own_kind" => {
            let kind = detail.map(|name| name.replace('_', "-"));
            let place = BUILDINGS.iter().position(|known| Some(*known) == kind.as_deref());
            let place = place.ok_or_else(|| DataError::value(label, text, "a building"))?;
            Counter::Kind(place as u8)
        }
        "own_building_colours" => Counter::BuildingColours,
        "own_farms" => Counter::Farms,
        "own_patricians" => of(Counter::PatriciansOf, Some(Counter::Patricians))?,
        "own_patrician_colours" => Counter::PatricianColours,
        "own_advisors" => Counter::Advisors,
        "own_zodiac_cards" => Counter::Cards,
        "own_closed_districts" => Counter::Closed,
        "own_citizen_dice" => of(Counter::DiceOf, None)?,
        "discs_behind_mine" => Counter::DiscsBehind,
        "empty_orthogonal_neighbours_of_this" => Counter::EmptyNeighbours,
        "picked_value" => Counter::PickedValue,
        "spaces_i_will_fall_back" => Counter::FallBack,
        _ => return Err(DataError::value(label, text, "something that can be counted")),
    })
}

fn who(label: &str, text: &str) -> Result<Who, DataError> {
    Ok(match text {
        "unused_patrician" => Who::Unused,
        "own_patrician_anywhere" => Who::Anywhere,
        "seat_die_being_placed" => Who::Seated,
        "die_just_taken" => Who::Taken,
        "picked" => Who::Picked,
        other => match other.strip_prefix("unused_patrician:") {
            Some(name) => Who::UnusedOf(colour(label, name)?),
            None => return Err(DataError::value(label, other, "a kind of die")),
        },
    })
}

fn unused(label: &str, text: &str) -> Result<Who, DataError> {
    match who(label, text)? {
        who @ (Who::Unused | Who::UnusedOf(_)) => Ok(who),
        _ => Err(DataError::value(label, text, "an unused patrician")),
    }
}
