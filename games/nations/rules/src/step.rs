//! The sequence of play: runs on by itself until a seat or chance must decide.
//!
//! What happens is told through `&mut dyn FnMut(Event)`, not through a generic: the engine is
//! compiled once for all who listen, and an event costs one call.

use table::{Rng, Seat, Sink, Turn};

use crate::amount::Resource;
use crate::card::{Board, People};
use crate::compare::bit;
use crate::entry::effect;
use crate::event::{Cause, Event};
use crate::maintain::nth_bit;
use crate::moves::{Chance, Move, Order, Revealed, Spot};
use crate::state::{Doing, Frame, Nations, Phase};

impl Nations {
    /// Who must decide now.
    pub(crate) fn who(&self) -> Turn {
        let open = &self.open;
        if let Some(seat) = open.stack.top().and_then(Frame::asked) {
            return Turn::Decide(seat);
        }
        match open.phase {
            Phase::Order | Phase::Fill | Phase::Boards | Phase::Reveal | Phase::Roll => {
                Turn::Chance
            }
            Phase::Draft(done) | Phase::Cover(done) | Phase::Growth(done) => {
                Turn::Decide(open.nth_last(done))
            }
            Phase::Keep(seat) => Turn::Decide(seat),
            Phase::Over => Turn::Over,
            _ => Turn::Decide(open.active),
        }
    }

    /// Makes a move and plays on.
    pub(crate) fn play(&mut self, m: Move, log: &mut dyn FnMut(Event)) {
        match self.open.stack.top() {
            Some(frame) => self.answer(frame, m, log),
            None => self.take_step(m, log),
        }
        self.advance(log);
    }

    /// A decision of the sequence of play itself.
    fn take_step(&mut self, m: Move, log: &mut dyn FnMut(Event)) {
        match m {
            Move::Board(people, b) => self.take_board(Board { people, b }, log),
            Move::Cover(section) => self.cover(section, log),
            Move::GrowWorker(section) => self.grow_worker(section, log),
            Move::Grow(resource) => self.grow(resource, log),
            Move::Keep(what) => self.keep(what, log),
            Move::Buy(card) => self.buy(card, log),
            Move::Deploy(card, from) => self.deploy(card, from, log),
            Move::Undeploy(card) => self.undeploy(self.open.active, card, log),
            Move::Hire(hire) => self.hire(hire, log),
            Move::Use(card, resource) => self.use_card(card, resource, log),
            Move::Pass => self.pass(log),
            Move::Done => self.next_turn(log),
            _ => debug_assert!(false, "`{m}` is not legal in {:?}", self.open.phase),
        }
    }

    /// A decision that a frame asks for.
    fn answer(&mut self, frame: Frame, m: Move, log: &mut dyn FnMut(Event)) {
        self.open.stack.pop();
        match (frame, m) {
            (Frame::Place { seat, card }, Move::Place(spot)) => self.place(seat, card, spot, log),
            (Frame::PlaceWonder { seat, card }, Move::Place(Spot::Slot(space))) => {
                self.place_wonder(seat, space.into(), card, log);
            }
            (Frame::Battle { seat, card, amount }, Move::Gain(resource)) => {
                self.plunder(seat, card, (resource, amount), log);
            }
            (Frame::GoldenAge { seat, card }, Move::Gain(_)) => self.take_golden(seat, card, log),
            (Frame::GoldenAge { seat, card }, Move::Pay(mix)) => {
                self.pay_golden(seat, card, mix, log);
            }
            (Frame::FreeDeploy { seat, left, slots, may }, Move::Deploy(card, from)) => {
                if left > 1 {
                    let left = left - 1;
                    self.open.stack.push(Frame::FreeDeploy { seat, left, slots, may });
                }
                self.move_worker(seat, card, from, 0, log);
            }
            (Frame::FreeHire { seat, left }, Move::Hire(_)) => {
                if left > 1 {
                    self.open.stack.push(Frame::FreeHire { seat, left: left - 1 });
                }
                self.build_stage(seat, true, log);
            }
            (Frame::FreeDeploy { seat, .. } | Frame::FreeHire { seat, .. }, Move::Decline) => {
                log(Event::Answered { seat, accepted: false });
            }
            (Frame::Take { seat, left }, Move::Take(section)) => {
                if left > 1 {
                    self.open.stack.push(Frame::Take { seat, left: left - 1 });
                }
                self.take_worker(seat, section, log);
            }
            (Frame::Return { seat }, Move::Return(section, from)) => {
                self.return_worker(seat, section, from, log);
            }
            (Frame::Undeploy { seat, effect }, Move::Undeploy(card)) => {
                self.open.stack.push(frame);
                self.undeploy_for(seat, effect, card, log);
            }
            (Frame::Undeploy { .. }, Move::Done) => {}
            (Frame::RemoveColony { seat }, Move::Remove(card)) => self.give_colony(seat, card, log),
            (Frame::Choice { seat, effect, mask }, Move::Choose(choice)) => {
                self.choose((seat, effect), mask, choice, log);
            }
            (Frame::Offer { seat, effect, rest, leads }, Move::Accept | Move::Decline) => {
                self.answer_offer((seat, effect), (rest, leads), m == Move::Accept, log);
            }
            (Frame::Mix { seat, .. }, Move::Lose(mix)) => self.give_up(seat, mix, log),
            (Frame::Split { seat, .. }, Move::Lose(mix)) => {
                self.lose(seat, mix.0.map(u16::from), Cause::War, log);
            }
            (Frame::Swap { seat }, Move::Swap(one, two)) => self.exchange(seat, one, two, log),
            (Frame::FreeBuy { seat, .. }, Move::Buy(card)) => self.purchase(seat, card, 0, log),
            (Frame::Yield { seat, effect }, Move::Gain(resource)) => {
                self.choose_yield(seat, effect, resource);
            }
            _ => debug_assert!(false, "`{m}` does not answer {frame:?}"),
        }
    }

    /// NA-PROD-3: the gain enters the net of its resource.
    fn choose_yield(&mut self, seat: Seat, place: u16, resource: Resource) {
        let gains = effect(place).gains;
        let place = gains.iter().position(|gain| gain.of(resource) != 0);
        self.open.nations[seat].deeds.chosen = place.map_or(0, |place| place as u8 + 1);
    }

    /// Plays on until somebody must decide.
    pub(crate) fn advance(&mut self, log: &mut dyn FnMut(Event)) {
        while self.step(log) {}
    }

    /// One step of the sequence; `false` if somebody must decide. A choice with one option is made,
    /// one with none is skipped (NA-GEN-16).
    pub(crate) fn step(&mut self, log: &mut dyn FnMut(Event)) -> bool {
        if let Some(frame) = self.open.stack.top() {
            if frame.asked().is_none() {
                self.run_frame(frame, log);
                return true;
            }
            let mut few = Few::default();
            self.list_frame(frame, &mut few);
            match (few.count, few.first) {
                (0, _) => {
                    self.open.stack.pop();
                    if let Frame::Choice { effect, mask, .. } = frame {
                        self.fall_back(effect, mask);
                    }
                }
                (1, Some(only)) => self.answer(frame, only, log),
                _ => return false,
            }
            return true;
        }
        match self.open.phase {
            Phase::Fill if self.open.next_cell().is_none() => self.after_fill(),
            Phase::Growth(done) if done == self.open.players => self.open.phase = Phase::Reveal,
            Phase::Action => match self.open.doing {
                Doing::Nothing => {
                    let nation = &self.open.nations[self.open.active];
                    if self.open.actions > 0 || nation.manned() != 0 {
                        return false;
                    }
                    self.next_turn(log);
                }
                _ => self.finish_action(),
            },
            Phase::Production(done, step) => self.produce(done, step, log),
            Phase::War(done) => self.fight(done, log),
            Phase::Events(half, begun) => self.run_events(half, begun, log),
            Phase::Famine(done) => self.starve(done, log),
            Phase::RoundEnd => self.end_round(log),
            _ => return false,
        }
        true
    }

    /// The first move that answers what is asked, for forecasts.
    pub(crate) fn first_answer(&self) -> Option<Move> {
        let mut few = Few::default();
        self.list_legal(&mut few);
        few.first
    }

    /// Answers what is asked and does not play on.
    pub(crate) fn answer_top(&mut self, m: Move) {
        if let Some(frame) = self.open.stack.top() {
            self.answer(frame, m, &mut |_| {});
        }
    }

    /// A frame that needs no decision.
    fn run_frame(&mut self, frame: Frame, log: &mut dyn FnMut(Event)) {
        match frame {
            Frame::Entry { effect, mask } => self.next_of_entry(effect, mask, log),
            Frame::Gain { seat, effect } => {
                self.open.stack.pop();
                self.late_gain(seat, effect, log);
            }
            Frame::Ready { seat, card } => {
                self.open.stack.pop();
                self.ready(seat, card);
            }
            Frame::AfterBuy { seat, card } => {
                self.open.stack.pop();
                self.after_buy(seat, card);
            }
            _ => {
                self.open.stack.pop();
                self.open.deferred = false; // Settle
                self.check(log);
            }
        }
    }

    /// Chance has decided; plays on.
    pub(crate) fn chance(&mut self, c: Chance, log: &mut dyn FnMut(Event)) {
        match c {
            Chance::Order(order) => self.set_order(order, log),
            Chance::Card(cell, card) => self.fill(cell, card, log),
            Chance::Board(people) => self.draw_board(people, log),
            Chance::Event(what) => self.reveal(what, log),
            Chance::Roll(number) => self.roll(number, log),
        }
        self.advance(log);
    }

    /// Whether chance may decide so now.
    pub(crate) fn may_happen(&self, c: Chance) -> bool {
        let open = &self.open;
        match (open.phase, c) {
            (Phase::Order, Chance::Order(order)) => {
                let all = order.iter().fold(0u8, |set, seat| set | bit(seat));
                all == open.everybody() && order.iter().count() == open.players()
            }
            (Phase::Fill, Chance::Card(cell, card)) => {
                open.next_cell() == Some(cell) && open.may_draw(card)
            }
            (Phase::Boards, Chance::Board(people)) => open.boards >> people as u8 & 1 == 0,
            (Phase::Reveal, Chance::Event(what)) => {
                let (solo, age, place) = match what {
                    Revealed::Event(event) => (false, event.facts().age, event.place()),
                    Revealed::Tile(tile) => (true, tile.facts().age, tile.place()),
                };
                solo == open.is_solo() && age == open.age() && open.events >> place & 1 == 1
            }
            (Phase::Roll, Chance::Roll(number)) => (1..=6).contains(&number),
            _ => false,
        }
    }

    /// What chance decides now, drawn with its true probability.
    pub(crate) fn drawn(&self, rng: &mut impl Rng) -> Chance {
        let open = &self.open;
        match open.phase {
            Phase::Fill => match open.next_cell() {
                Some(cell) => Chance::Card(cell, open.draw(rng)),
                None => Chance::Roll(1),
            },
            Phase::Boards => {
                let left = !open.boards & 0b11111;
                let place = rng.below(left.count_ones());
                let people = nth_bit(left.into(), place);
                Chance::Board(People::ALL[people as usize])
            }
            Phase::Reveal => {
                let place = rng.below(open.events.count_ones().max(1));
                Chance::Event(open.revealed(nth_bit(open.events.into(), place)))
            }
            Phase::Roll => Chance::Roll(rng.below(6) as u8 + 1),
            _ => {
                let mut seats = open.order;
                rng.shuffle(&mut seats[..open.players()]);
                Chance::Order(Order::new(seats.into_iter().take(open.players())))
            }
        }
    }
}

/// Counts moves and keeps the first.
#[derive(Default)]
struct Few {
    count: usize,
    first: Option<Move>,
}

impl Sink<Move> for Few {
    fn push(&mut self, m: Move) {
        self.count += 1;
        self.first.get_or_insert(m);
    }

    fn many<I: ExactSizeIterator + Clone>(&mut self, mut items: I, make: impl Fn(I::Item) -> Move) {
        self.count += items.len();
        if self.first.is_none() {
            self.first = items.next().map(make);
        }
    }
}
