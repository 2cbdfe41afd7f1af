//! Forecasts from the open state, for pages and bots: what the rest of the round would bring if
//! everybody had passed, and what giving up a card would cost. Made by the rules themselves.

use serde::Serialize;
use table::{BySeat, First, Seat};

use crate::amount::Resource;
use crate::card::Card;
use crate::event::Event;
use crate::frame::Stack;
use crate::state::{Doing, Nations, Open, Phase};

/// The largest remedy worth naming.
const MOST: u8 = 20;

/// What a step changes for a nation.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize)]
pub struct Change {
    /// Gold, stone, food, books.
    pub goods: [i16; 4],
    /// Victory points.
    pub vp: i16,
}

impl Change {
    /// Whether anything is lost.
    pub fn is_loss(&self) -> bool {
        self.vp < 0 || self.goods.iter().any(|count| *count < 0)
    }
}

/// What would spare a nation a loss: the number it needs more of this.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Remedy {
    /// More strength.
    Strength(u8),
    /// More stability.
    Stability(u8),
    /// More of a resource.
    Good(Resource, u8),
}

/// The steps of the Resolution, in their order.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Step {
    /// Production and revolt.
    Production,
    /// The war.
    War,
    /// The upper event of the card.
    FirstEvent,
    /// The lower event of the card.
    SecondEvent,
    /// Famine.
    Famine,
    /// Books at the end of an age.
    Books,
}

impl Step {
    /// All of them.
    pub const ALL: [Step; 6] = [
        Step::Production,
        Step::War,
        Step::FirstEvent,
        Step::SecondEvent,
        Step::Famine,
        Step::Books,
    ];
}

/// What would happen if the round ended now. Where somebody would have to decide, the first legal
/// move is assumed.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Forecast {
    /// What each step changes.
    pub changes: [BySeat<Change>; 6],
    /// Who would be defeated in the war.
    pub defeated: BySeat<bool>,
    /// In which step a nation would have to decide something, as bits by [`Step`].
    pub decides: BySeat<u8>,
    /// The player order afterwards.
    pub order: [Seat; 5],
    /// The scores afterwards.
    pub scores: BySeat<i32>,
}

impl Forecast {
    /// What a step changes for a nation.
    pub fn change(&self, step: Step, seat: Seat) -> Change {
        self.changes[step as usize][seat]
    }

    /// What all steps together change for a nation.
    pub fn total(&self, seat: Seat) -> Change {
        let mut total = Change::default();
        for change in self.changes.iter().map(|step| step[seat]) {
            total.vp += change.vp;
            for (sum, count) in total.goods.iter_mut().zip(change.goods) {
                *sum += count;
            }
        }
        total
    }
}

/// What a nation would lose with a card.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize)]
pub struct Loss {
    /// Workers that would become idle.
    pub workers: u8,
    /// Income in every Production: gold, stone, food, books.
    pub income: [i16; 4],
    /// Strength.
    pub strength: i16,
    /// Stability.
    pub stability: i16,
    /// Points if the game ended now.
    pub points: i32,
    /// Unused private architects.
    pub architects: u8,
}

impl Open {
    /// What would happen if the round ended now; `None` before the first round and after the last.
    pub fn forecast(&self) -> Option<Forecast> {
        let set_up =
            matches!(self.phase, Phase::Order | Phase::Boards | Phase::Draft(_) | Phase::Cover(_));
        if set_up || self.phase == Phase::Over {
            return None;
        }
        let mut game = Nations { open: self.clone() };
        if step_of(self.phase).is_none() {
            game.open.stack = Stack::EMPTY;
            game.open.deferred = false;
            game.open.doing = Doing::Nothing;
            game.begin_production();
        }
        let mut forecast = Forecast {
            changes: [BySeat::default(); 6],
            defeated: BySeat::default(),
            decides: BySeat::default(),
            order: self.order,
            scores: BySeat::default(),
        };
        while let Some(step) = step_of(game.open.phase) {
            let before = game.open.nations;
            let defeated = &mut forecast.defeated;
            let plays_on = game.step(&mut |event| {
                if let Event::Defeated { seat, .. } = event {
                    defeated[seat] = true;
                }
            });
            if !plays_on {
                let Some((frame, seat)) = game.open.asked() else { break };
                let mut answers = First::default();
                game.open.legal_in(frame, &mut answers);
                let Some(m) = answers.first else { break };
                forecast.decides[seat] |= 1 << step as u8;
                game.answer(frame, m, &mut |_| {});
            }
            for seat in self.seats() {
                let (old, new) = (&before[seat], &game.open.nations[seat]);
                let change = &mut forecast.changes[step as usize][seat];
                change.vp += new.vp as i16 - old.vp as i16;
                for (sum, (new, old)) in
                    change.goods.iter_mut().zip(new.goods.iter().zip(old.goods))
                {
                    *sum += *new as i16 - old as i16;
                }
            }
        }
        forecast.order = game.open.order;
        for seat in self.seats() {
            forecast.scores[seat] = game.open.score(seat);
        }
        Some(forecast)
    }

    /// Whether a step would hurt a nation: it pays a famine or its upkeep without harm.
    fn hurts(&self, step: Step, seat: Seat) -> bool {
        let Some(forecast) = self.forecast() else { return false };
        let change = forecast.change(step, seat);
        match step {
            Step::Production | Step::Famine | Step::Books => change.vp < 0,
            Step::War | Step::FirstEvent | Step::SecondEvent => change.is_loss(),
        }
    }

    /// The least that would spare a nation what a step of the forecast costs it; `None` if it is not
    /// hurt or nothing of one kind alone would help.
    pub fn remedy(&self, step: Step, seat: Seat) -> Option<Remedy> {
        if !self.hurts(step, seat) {
            return None;
        }
        (1..=MOST).find_map(|n| {
            let more = Resource::ALL.map(|resource| Remedy::Good(resource, n));
            let all = [Remedy::Strength(n), Remedy::Stability(n)].into_iter().chain(more);
            all.into_iter().find(|remedy| {
                let mut open = self.clone();
                let nation = &mut open.nations[seat];
                match *remedy {
                    Remedy::Strength(n) => nation.strength += i16::from(n),
                    Remedy::Stability(n) => nation.own_stability += i16::from(n),
                    Remedy::Good(resource, n) => nation.goods[resource as usize] += u16::from(n),
                }
                !open.hurts(step, seat)
            })
        })
    }

    /// What a nation would lose if a card of its own were replaced; `None` if it has no such card.
    pub fn loss(&self, seat: Seat, card: Card) -> Option<Loss> {
        let mut game = Nations { open: self.clone() };
        let nation = &mut game.open.nations[seat];
        let mut loss = Loss::default();
        if let Some(slot) = nation.slot_of(card) {
            loss.workers = nation.slots[slot].workers;
            nation.idle += loss.workers;
            nation.slots[slot] = crate::nation::Slot::default();
        } else if let Some(colony) = nation.colonies.iter_mut().find(|c| **c == Some(card)) {
            *colony = None;
        } else if nation.construction == Some(card) {
            nation.construction = None;
        } else {
            let (site, _) = nation.court().find(|(_, own)| *own == card)?;
            loss.architects = nation.private[site.index()];
            game.remove_at(seat, site, crate::event::Why::Replaced, &mut |_| {});
        }
        game.changed(seat, card);
        let (before, after) = (self.income(seat), game.open.income(seat));
        for (sum, (before, after)) in loss.income.iter_mut().zip(before.iter().zip(after)) {
            *sum = before - after;
        }
        loss.strength = self.strength(seat) - game.open.strength(seat);
        loss.stability = self.stability(seat) - game.open.stability(seat);
        loss.points = self.score(seat) - game.open.score(seat);
        Some(loss)
    }
}

/// The step of the Resolution a phase belongs to.
fn step_of(phase: Phase) -> Option<Step> {
    match phase {
        Phase::Production(..) => Some(Step::Production),
        Phase::War(_) => Some(Step::War),
        Phase::Events(0, _) => Some(Step::FirstEvent),
        Phase::Events(..) => Some(Step::SecondEvent),
        Phase::Famine(_) => Some(Step::Famine),
        Phase::RoundEnd => Some(Step::Books),
        _ => None,
    }
}
