//! What one viewer may know of a position, which is all of it (NA-GEN-14), and its JSON form.

use serde::{Serialize, Serializer};
use table::{Seat, Turn, Viewer};

use crate::amount::{Resource, Section};
use crate::card::{Card, Kind};
use crate::effect::{Effect, effect};
use crate::event::Cause;
use crate::frame::Frame;
use crate::moves::{Choice, Move};
use crate::nation::Nation;
use crate::refusal::Refusal;
use crate::state::{Nations, Open, Phase};

/// What one viewer may know.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct View {
    /// Who is looking.
    pub who: Viewer,
    /// The position.
    pub open: Open,
}

impl View {
    /// Who must decide now, if anybody.
    pub fn decider(&self) -> Option<Seat> {
        match self.open.turn() {
            Turn::Decide(seat) => Some(seat),
            _ => None,
        }
    }

    /// Why the seat that must decide may not make this move; `None` if it may.
    pub fn refusal(&self, m: Move) -> Option<Refusal> {
        self.open.refusal(m)
    }

    /// The position after a legal move, before anything is drawn.
    pub fn after(&self, m: Move) -> Open {
        let mut game = Nations { open: self.open.clone() };
        game.apply(m, &mut |_| {});
        game.open
    }

    /// The effects of which one must be chosen, or the one that is offered.
    pub fn offered(&self) -> &'static [Effect] {
        match self.open.stack.top() {
            Some(Frame::Choice { effect: id, .. }) => effect(id).choice(),
            Some(Frame::Offer { effect: id, .. } | Frame::Undeploy { effect: id, .. }) => {
                std::slice::from_ref(effect(id))
            }
            _ => &[],
        }
    }

    /// The card or event that asks now, if it is one.
    pub fn source(&self) -> Option<Cause> {
        match self.open.stack.top()? {
            Frame::Choice { effect, .. }
            | Frame::Offer { effect, .. }
            | Frame::Undeploy { effect, .. }
            | Frame::Yield { effect, .. } => Some(Cause::of(effect)),
            Frame::Mix { cause, .. } => Some(cause),
            _ => None,
        }
    }
}

impl Open {
    /// The phase in a word; while something must be answered first, what it is.
    pub fn phase_name(&self) -> &'static str {
        if let Some(frame) = self.stack.top() {
            return match frame {
                Frame::Place { .. } | Frame::PlaceWonder { .. } => "place",
                Frame::Battle { .. } => "battle",
                Frame::GoldenAge { .. } => "golden-age",
                Frame::FreeDeploy { .. } => "free-deploy",
                Frame::FreeHire { .. } => "free-hire",
                Frame::Take { .. } => "take",
                Frame::Return { .. } => "return",
                Frame::Undeploy { .. } => "undeploy",
                Frame::RemoveColony { .. } => "remove",
                Frame::Choice { .. } => "choice",
                Frame::Offer { .. } => "offer",
                Frame::Mix { .. } => "mix",
                Frame::Split { .. } => "split",
                Frame::Swap { .. } => "swap",
                Frame::FreeBuy { .. } => "free-buy",
                Frame::Yield { .. } => "yield",
                _ => "step",
            };
        }
        match self.phase {
            Phase::Order => "order",
            Phase::Fill => "fill",
            Phase::Boards => "boards",
            Phase::Draft(_) => "draft",
            Phase::Cover(_) => "cover",
            Phase::Growth(_) => "growth",
            Phase::Reveal => "reveal",
            Phase::Keep(_) => "keep",
            Phase::Action if self.actions == 0 => "done",
            Phase::Action => "action",
            Phase::Roll => "roll",
            Phase::Production(..) => "production",
            Phase::War(_) => "war",
            Phase::Events(..) => "events",
            Phase::Famine(_) => "famine",
            Phase::RoundEnd => "round-end",
            Phase::Over => "over",
        }
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let open = &self.open;
        let offered = open.cells().filter_map(|cell| {
            let card = open.card_at(cell)?;
            Some(OfferJson { space: cell.to_string(), card, kind: card.kind().name() })
        });
        let agreed = &open.agreed;
        ViewJson {
            players: open.players,
            options: AgreedJson {
                level: if agreed.balanced { "balanced" } else { agreed.level.name() },
                ages: agreed.ages,
                sides: if agreed.b_sides { "b" } else { "a" },
                easier: agreed.easier,
                events: if agreed.events_by_level { "level" } else { "all" },
            },
            round: open.round,
            age: open.age(),
            phase: open.phase_name(),
            decides: self.decider(),
            active: open.active,
            actions: open.actions,
            order: open.order().to_vec(),
            columns: open.columns(),
            progress: offered.collect(),
            deck: open.deck_size(),
            event: open.event.map(|event| event.slug()),
            tile: open.tile.map(|tile| tile.slug()),
            spare: open.two_revealed()[1].map(|what| what.slug()),
            famine: open.famine(),
            architects: open.architects,
            war: open.war.map(|war| WarJson {
                card: war.card,
                strength: war.strength,
                by: war.by,
                over: war.over,
            }),
            boards: open.drawn_boards().map(|people| people.name()).collect(),
            opponent: open.is_solo().then(|| OpponentJson {
                strength: open.opponent.strength,
                stability: open.opponent_stability(),
                books: open.opponent.books,
                first: open.opponent.first,
            }),
            choices: match open.stack.top() {
                Some(Frame::Choice { effect: id, .. }) => {
                    effect(id).choice().iter().map(|o| Choice::of(o).name()).collect()
                }
                _ => Vec::new(),
            },
            seats: open.seats().map(|seat| SeatJson::of(open, seat)).collect(),
        }
        .serialize(serializer)
    }
}

#[derive(Serialize)]
struct ViewJson {
    players: u8,
    options: AgreedJson,
    round: u8,
    age: u8,
    phase: &'static str,
    decides: Option<Seat>,
    active: Seat,
    actions: u8,
    order: Vec<Seat>,
    columns: u8,
    progress: Vec<OfferJson>,
    deck: u32,
    event: Option<&'static str>,
    tile: Option<&'static str>,
    spare: Option<&'static str>,
    famine: u8,
    architects: u8,
    war: Option<WarJson>,
    boards: Vec<&'static str>,
    opponent: Option<OpponentJson>,
    choices: Vec<&'static str>,
    seats: Vec<SeatJson>,
}

#[derive(Serialize)]
struct AgreedJson {
    level: &'static str,
    ages: u8,
    sides: &'static str,
    easier: bool,
    events: &'static str,
}

#[derive(Serialize)]
struct OfferJson {
    space: String,
    card: Card,
    kind: &'static str,
}

#[derive(Serialize)]
struct WarJson {
    card: Card,
    strength: i16,
    by: Option<Seat>,
    over: bool,
}

#[derive(Serialize)]
struct OpponentJson {
    strength: i16,
    stability: i16,
    books: u16,
    first: bool,
}

#[derive(Serialize)]
struct SeatJson {
    seat: Seat,
    nation: &'static str,
    side: &'static str,
    growth: u8,
    gold: u16,
    stone: u16,
    food: u16,
    books: u16,
    vp: u16,
    score: i32,
    strength: i16,
    stability: i16,
    income: [i16; 4],
    idle: u8,
    food_section: TrackJson,
    stability_section: TrackJson,
    above: u8,
    slots: Vec<SlotJson>,
    advisor: Option<Card>,
    tower: Option<Card>,
    colonies: Vec<Card>,
    wonders: Vec<Option<Card>>,
    construction: Option<Card>,
    stages: u8,
    private_architects: u8,
    used: Vec<Card>,
    passed: u8,
    bought: BoughtJson,
}

#[derive(Serialize)]
struct TrackJson {
    workers: u8,
    spaces: u8,
}

#[derive(Serialize)]
struct SlotJson {
    card: Option<Card>,
    kind: Option<&'static str>,
    workers: u8,
}

#[derive(Serialize)]
struct BoughtJson {
    wars: u8,
    battles: u8,
    colonies: u8,
    golden_ages: u8,
}

impl SeatJson {
    fn of(open: &Open, seat: Seat) -> SeatJson {
        let nation: &Nation = &open.nations[seat];
        let section = |section: Section| TrackJson {
            workers: nation.track[section as usize],
            spaces: nation.spaces[section as usize],
        };
        let slots = nation.slots[..nation.slot_count()].iter().map(|slot| SlotJson {
            card: slot.card,
            kind: slot.card.map(|card| Kind::name(card.kind())),
            workers: slot.workers,
        });
        SeatJson {
            seat,
            nation: nation.board.people.name(),
            side: if nation.board.b { "b" } else { "a" },
            growth: nation.growth,
            gold: nation.has(Resource::Gold),
            stone: nation.has(Resource::Stone),
            food: nation.has(Resource::Food),
            books: nation.has(Resource::Books),
            vp: nation.vp,
            score: open.score(seat),
            strength: open.strength(seat),
            stability: open.stability(seat),
            income: open.income(seat),
            idle: nation.idle,
            food_section: section(Section::Food),
            stability_section: section(Section::Stability),
            above: nation.above,
            slots: slots.collect(),
            advisor: nation.advisors[0],
            tower: nation.advisors[1],
            colonies: nation.colonies.iter().flatten().copied().collect(),
            wonders: nation.wonders[..nation.wonder_count()].to_vec(),
            construction: nation.construction,
            stages: nation.stages,
            private_architects: nation.private_architects(),
            used: nation.court().filter(|(p, _)| nation.is_used(*p)).map(|(_, c)| c).collect(),
            passed: nation.deeds.passed,
            bought: BoughtJson {
                wars: nation.deeds.wars,
                battles: nation.deeds.battles,
                colonies: nation.deeds.colonies,
                golden_ages: nation.deeds.golden_ages,
            },
        }
    }
}
