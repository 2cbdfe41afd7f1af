//! Babylonia as a [`Game`]: the contract, answered by the other modules.

use table::{
    BySeat, Game, Info, OptionSpec, Options, OptionsError, Outcome, Phrase, Rng, Seat, Sink, Turn,
    Viewer,
};

use crate::board::RIVER;
use crate::card::Cards;
use crate::event::Event;
use crate::kind::Tokens;
use crate::location::{IN_USE, Location};
use crate::moves::{Chance, Move};
use crate::play::Need;
use crate::refusal::Refusal;
use crate::state::{Babylonia, Hidden, Open, Phase, Switches};
use crate::view::View;

/// A yes-or-no option that is on unless it is switched off.
const fn on(key: &'static str) -> OptionSpec {
    OptionSpec::one_of(key, &["no", "yes"], "yes")
}

impl Babylonia {
    /// The position before the first draw, nobody's turn yet.
    pub(crate) fn set_up(options: &Options) -> Babylonia {
        let open = Open::new(options.players(), Switches::of(options));
        let clan = |seat: Seat| {
            if seat.index() < options.players() { Tokens::CLAN } else { Tokens::default() }
        };
        Babylonia { open, hidden: Hidden { pools: BySeat::from_fn(clan), ..Hidden::default() } }
    }

    /// How many location tokens of each kind have not been laid yet.
    fn unlaid(&self) -> [u8; Location::KINDS] {
        let mut left = IN_USE[self.open.players() - 2];
        for location in self.open.locations.into_iter().flatten() {
            left[location.index()] -= 1;
        }
        left
    }
}

impl Game for Babylonia {
    const INFO: Info = Info {
        id: "babylonia",
        name: "Babylonia",
        rules: 1,
        players: (2, 4), // BA-COMP-5
        options: &[
            OptionSpec::switch("auto-order"),
            on("card5-noble-any-order"),
            OptionSpec::switch("chain-needs-match"),
            on("field-needs-face-up"),
            OptionSpec::one_of("first", &["random", "1", "2", "3", "4"], "random"),
            on("first-round-limits"),
            OptionSpec::switch("random-cards"),
        ],
    };

    type Move = Move;
    type Chance = Chance;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;

    fn new(options: &Options) -> Result<Babylonia, OptionsError> {
        let mut game = Babylonia::set_up(options);
        if let Ok(number) = options.get("first").parse::<usize>() {
            let first = game.open.seats().nth(number - 1).ok_or_else(|| OptionsError::Value {
                key: "first",
                given: number.to_string(),
                expected: format!("random or a seat from 1 to {}", options.players()),
            })?;
            game.first(first);
        }
        Ok(game)
    }

    fn players(&self) -> usize {
        self.open.players()
    }

    fn turn(&self) -> Turn {
        match (self.open.phase, self.open.decider()) {
            (_, Some(seat)) => Turn::Decide(seat),
            (Phase::Over, _) => Turn::Over,
            _ => Turn::Chance,
        }
    }

    fn legal(&self, out: &mut impl Sink<Move>) {
        self.list_legal(out);
    }

    fn refusal(&self, m: Move) -> Option<Refusal> {
        self.why_not(m)
    }

    fn out_of_turn(&self, m: Move) -> Refusal {
        self.why_not_now(m)
    }

    fn apply(&mut self, m: Move, log: &mut impl FnMut(Event)) {
        match (self.open.phase, m) {
            (_, Move::Place(kind, hex)) => self.place(kind, hex, log),
            (_, Move::End) => self.end_placing(log),
            (_, Move::Score(hex)) => self.score(hex, log),
            (Phase::Card(seat), Move::Card(card)) => self.take_card(seat, card, log),
            (_, Move::ExtraTurn) => self.take_extra_turn(log),
            (_, Move::NoExtraTurn) => self.keep_extra_turn(log),
            _ => debug_assert!(false, "`{m}` is not legal in {:?}", self.open.phase),
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> Chance {
        match self.open.phase {
            Phase::Location(hex) => {
                let left = self.unlaid();
                let mut place = rng.below(left.iter().map(|count| u32::from(*count)).sum());
                let drawn = Location::all().find(|location| {
                    let count = u32::from(left[location.index()]);
                    let here = place < count;
                    place = place.wrapping_sub(count);
                    here
                });
                Chance::Location(hex, drawn.expect("a token is left for every spot"))
            }
            Phase::Cards => Chance::Cards(Cards::draw_seven(rng)),
            Phase::Draw { seat, count, .. } => {
                Chance::Draw(seat, self.hidden.pools[seat].draw(count, rng))
            }
            _ => {
                let place = rng.below(self.open.players.into()) as usize;
                Chance::First(self.open.seats().nth(place).unwrap_or(self.open.active))
            }
        }
    }

    fn possible(&self, c: Chance) -> bool {
        match (self.open.phase, c) {
            (Phase::First, Chance::First(seat)) => seat.index() < self.players(),
            (Phase::Location(spot), Chance::Location(hex, location)) => {
                hex == spot && self.unlaid()[location.index()] > 0
            }
            (Phase::Cards, Chance::Cards(cards)) => cards.len() == 7,
            (Phase::Draw { seat, count, .. }, Chance::Draw(who, tokens)) => {
                who == seat && tokens.size() == count && self.hidden.pools[seat].contain(tokens)
            }
            _ => false,
        }
    }

    fn apply_chance(&mut self, c: Chance, log: &mut impl FnMut(Event)) {
        match (self.open.phase, c) {
            (_, Chance::First(seat)) => self.first(seat),
            (_, Chance::Location(hex, location)) => self.laid(hex, location, log),
            (_, Chance::Cards(cards)) => self.offered(cards, log),
            (Phase::Draw { deal, .. }, Chance::Draw(seat, tokens)) => {
                self.drawn(seat, tokens, deal, log);
            }
            _ => debug_assert!(false, "`{c}` is not possible in {:?}", self.open.phase),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.final_outcome()
    }

    fn view(&self, who: Viewer) -> View {
        View::of(self, who)
    }

    fn determinize(view: &View, rng: &mut impl Rng) -> Babylonia {
        view.deal(rng)
    }

    fn hide_move(m: Move, by: Seat, who: Viewer) -> Option<String> {
        match m {
            Move::Place(_, hex) if RIVER.has(hex) && hidden_from(by, who) => {
                Some(format!("place ? {hex}"))
            }
            _ => None,
        }
    }

    fn hide_chance(c: Chance, who: Viewer) -> Option<String> {
        match c {
            Chance::Draw(seat, tokens) if hidden_from(seat, who) => {
                Some(format!("draw {seat}{}", " ?".repeat(tokens.size().into())))
            }
            _ => None,
        }
    }

    fn hide_event(event: Event, who: Viewer) -> Event {
        match event {
            Event::Drew { seat, count, .. } if hidden_from(seat, who) => {
                Event::Drew { seat, count, tokens: None }
            }
            Event::Placed { seat, hex, on_river: true, .. } if hidden_from(seat, who) => {
                Event::Placed { seat, kind: None, hex, on_river: true }
            }
            event => event,
        }
    }

    fn prompt(view: &View) -> Phrase {
        let open = &view.open;
        let ask = |id, seat: Seat| Phrase::new(id).with("seat", seat);
        match open.phase {
            Phase::Location(_) | Phase::Cards => Phrase::new("babylonia-prompt-laying"),
            Phase::First => Phrase::new("babylonia-prompt-first"),
            Phase::Draw { seat, count, .. } => {
                ask("babylonia-prompt-draw", seat).with("count", count)
            }
            Phase::Place => match open.need(open.play) {
                Some(Need::Nothing) => ask("babylonia-prompt-place-or-end", open.active)
                    .with("placed", open.play.tokens),
                Some(Need::Farmer) => ask("babylonia-prompt-place-farmer", open.active),
                _ if open.exact() == Some(1) => ask("babylonia-prompt-place-one", open.active),
                _ => ask("babylonia-prompt-place", open.active).with("placed", open.play.tokens),
            },
            Phase::Score => ask("babylonia-prompt-score", open.active),
            Phase::Card(seat) => ask("babylonia-prompt-card", seat),
            Phase::ExtraTurn => ask("babylonia-prompt-extra-turn", open.active),
            Phase::Over => Phrase::new("babylonia-prompt-over"),
        }
    }
}

/// Whether tokens of this seat are hidden from the viewer (BA-INFO-6).
fn hidden_from(owner: Seat, who: Viewer) -> bool {
    who != Viewer::All && who != Viewer::Seat(owner)
}
