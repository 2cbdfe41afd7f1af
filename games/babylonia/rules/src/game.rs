//! Babylonia as a [`Game`]: the contract, answered by the other modules.

use table::{
    BySeat, Game, Info, OptionSpec, Options, OptionsError, Outcome, Phrase, Rng, Seat, Sink, Turn,
    Viewer,
};

use crate::board::{LAND, RIVER, river};
use crate::card::{Card, Cards};
use crate::event::Event;
use crate::hex::Hex;
use crate::hexes::Hexes;
use crate::kind::{Kind, Tokens};
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

    fn audit(&self) -> Result<(), String> {
        self.check()
    }

    fn any_move(rng: &mut impl Rng) -> Move {
        let hex = Hex::all().nth(rng.below(175) as usize).expect("a hex of the board");
        let kind = Kind::ALL[rng.below(4) as usize];
        match rng.below(12) {
            0..=6 => Move::Place(kind, hex),
            7 => Move::End,
            8 | 9 => Move::Score(hex),
            10 => Move::Card(Card::ALL[rng.below(9) as usize]),
            _ => [Move::ExtraTurn, Move::NoExtraTurn][rng.below(2) as usize],
        }
    }

    fn daring_move(&self, rng: &mut impl Rng) -> Move {
        self.seek_trouble(rng)
    }
}

/// Whether tokens of this seat are hidden from the viewer (BA-INFO-6).
fn hidden_from(owner: Seat, who: Viewer) -> bool {
    who != Viewer::All && who != Viewer::Seat(owner)
}

impl Babylonia {
    /// What holds in every position reached by play.
    fn check(&self) -> Result<(), String> {
        let Babylonia { open, hidden } = self;
        let fail = |what: &str| Err(what.to_owned());
        let mut seen = open.ziggurats() | open.cities | open.fields;
        if seen.len() != open.ziggurats().len() + open.cities.len() + open.fields.len() {
            return fail("two things lie on one hex");
        }
        for seat in Seat::all(4) {
            let tokens = open.tokens[seat];
            if tokens.meets(seen) {
                return fail("two things lie on one hex");
            }
            seen |= tokens;
            let mut all = Tokens(open.face_up(seat)).plus(hidden.hands[seat]);
            all = all.plus(hidden.pools[seat]);
            for hex in (tokens & RIVER).iter() {
                match hidden.river[river(hex)] {
                    Some(kind) => all[kind] += 1,
                    None => return fail("a token in the river has no kind"),
                }
            }
            let clan = if seat.index() < open.players() { Tokens::CLAN } else { Tokens::default() };
            if all != clan {
                return fail("a clan token is lost");
            }
            if open.hands[seat] != hidden.hands[seat].size()
                || open.pools[seat] != hidden.pools[seat].size()
            {
                return fail("the public size of a hand or pool is wrong");
            }
        }
        if !(seen - open.in_play()).is_empty() {
            return fail("something lies on a hex that is not in play (BA-BOARD-3)");
        }
        let [merchants, priests, servants] = open.nobles;
        let nobles = merchants | priests | servants;
        if nobles.len() != merchants.len() + priests.len() + servants.len()
            || !(nobles - (open.all_tokens() & LAND)).is_empty()
        {
            return fail("a noble lies face up where none can (BA-PLAY-6)");
        }
        let kinds = hidden.river.iter().flatten().count() as u32;
        if kinds != (open.all_tokens() & RIVER).len() {
            return fail("a kind is remembered for an empty river hex");
        }
        for hex in Hex::all() {
            let location = open.location(hex);
            if location.is_some_and(|location| location.city().is_some()) != open.cities.has(hex)
                || location.is_some_and(|location| location.field().is_some())
                    != open.fields.has(hex)
            {
                return fail("a location token lies elsewhere than recorded");
            }
        }
        let laying = matches!(open.phase, Phase::First | Phase::Location(_));
        let cities: u8 = IN_USE[open.players() - 2][..7].iter().sum();
        let captured: u8 = open.seats().map(|seat| open.captured[seat].count()).sum();
        let here = open.cities.len() as u8 + captured + open.discarded.count();
        if here != cities && !laying {
            return fail("a city is lost");
        }
        if open.phase == Phase::Place && open.play.tokens == 0 && open.surrounded() != Hexes::NONE {
            return fail("something surrounded was not scored (BA-SURR-1)");
        }
        let taken: u32 = open.seats().map(|seat| open.cards[seat].len()).sum();
        if open.phase != Phase::Cards && !laying && open.offer.len() + taken != 7 {
            return fail("a card is lost");
        }
        let scored = open.ziggurats().len() - open.unscored.len();
        if taken > scored || !(open.unscored - open.ziggurats()).is_empty() {
            return fail("more cards than scored ziggurats");
        }
        if open.owes_farmer() && hidden.hands[open.active][Kind::Farmer] == 0 {
            return fail("a play was begun that cannot be completed (BA-PLAY-12)");
        }
        Ok(())
    }
}
