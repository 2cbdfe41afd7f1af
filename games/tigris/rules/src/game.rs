//! Tigris & Euphrates as a [`Game`]: the contract, answered by the other modules.

use table::{
    Game, Info, OptionSpec, Options, OptionsError, Outcome, Phrase, Rng, Seat, Sink, Turn, Viewer,
};

use crate::colour::{ByColour, Tiles};
use crate::event::Event;
use crate::moves::{Chance, Move};
use crate::refusal::Refusal;
use crate::state::{Hidden, Kind, Open, Phase, Tigris};
use crate::view::View;

/// The tiles of the game (TE-COMP-2).
pub(crate) const TILES: Tiles = ByColour([30, 57, 36, 30]);

/// What the bag holds once the start temples lie on the board (TE-SETUP-1).
pub(crate) const BAG: Tiles = ByColour([30, 47, 36, 30]);

impl Tigris {
    /// The position before the first draw, nobody's turn yet.
    pub(crate) fn set_up(options: &Options) -> Tigris {
        let mut open = Open::new(options.players());
        open.english = options.is("english");
        open.swap_ends = options.is("swap-ends");
        open.open_scores = options.is("open-scores");
        Tigris { open, hidden: Hidden { bag: BAG, ..Hidden::default() } }
    }
}

impl Game for Tigris {
    const INFO: Info = Info {
        id: "tigris",
        name: "Tigris & Euphrates",
        rules: 1,
        players: (2, 4), // TE-COMP-1
        options: &[
            OptionSpec::switch("english"),
            OptionSpec::one_of("first", &["random", "1", "2", "3", "4"], "random"),
            OptionSpec::switch("open-scores"),
            OptionSpec::switch("swap-ends"),
        ],
    };

    type Move = Move;
    type Chance = Chance;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;

    fn new(options: &Options) -> Result<Tigris, OptionsError> {
        let mut game = Tigris::set_up(options);
        if let Ok(number) = options.get("first").parse::<usize>() {
            let first = game.open.seats().nth(number - 1).ok_or_else(|| OptionsError::Value {
                key: "first",
                given: number.to_string(),
                expected: format!("random or a seat from 1 to {}", options.players()),
            })?;
            game.deal(first);
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
            (_, Move::Leader(colour, cell)) => self.place_leader(colour, cell, log),
            (_, Move::Withdraw(colour)) => self.withdraw(colour, log),
            (_, Move::Tile(colour, cell)) => self.place_tile(colour, cell, log),
            (_, Move::Catastrophe(cell)) => self.play_catastrophe(cell, log),
            (_, Move::Swap(tiles)) => self.swap(tiles, log),
            (_, Move::Pass) => self.pass(log),
            (Phase::WarOrder(joint), Move::War(colour)) => self.begin_war(joint, colour, log),
            (Phase::Support(conflict), Move::Support(count)) => self.support(conflict, count, log),
            (Phase::Monument(placed), Move::Monument(pair, corner)) => {
                self.build(placed, pair, corner, log);
            }
            (Phase::Monument(placed), Move::Decline) => self.decline(placed, log),
            (Phase::Treasure(_, placed), Move::Treasure(cell)) => {
                self.take_treasure(placed, cell, log)
            }
            _ => debug_assert!(false, "`{m}` is not legal in {:?}", self.open.phase),
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> Chance {
        match self.open.phase {
            Phase::Draw { seat, count, .. } => Chance::Draw(seat, self.hidden.bag.draw(count, rng)),
            _ => {
                let place = rng.below(self.open.players.into()) as usize;
                Chance::First(self.open.seats().nth(place).unwrap_or(self.open.active))
            }
        }
    }

    fn possible(&self, c: Chance) -> bool {
        match (self.open.phase, c) {
            (Phase::First, Chance::First(seat)) => seat.index() < self.players(),
            (Phase::Draw { seat, count, .. }, Chance::Draw(who, tiles)) => {
                who == seat && tiles.size() == count && self.hidden.bag.contain(tiles)
            }
            _ => false,
        }
    }

    fn apply_chance(&mut self, c: Chance, log: &mut impl FnMut(Event)) {
        match (self.open.phase, c) {
            (Phase::First, Chance::First(seat)) => self.deal(seat),
            (Phase::Draw { cause, .. }, Chance::Draw(seat, tiles)) => {
                self.drawn(seat, tiles, cause, log)
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

    fn determinize(view: &View, rng: &mut impl Rng) -> Tigris {
        view.deal(rng)
    }

    fn hide_move(m: Move, by: Seat, who: Viewer) -> Option<String> {
        match m {
            Move::Swap(tiles) if hidden_from(by, who) => Some(format!("swap{}", unknown(tiles))),
            _ => None,
        }
    }

    fn hide_chance(c: Chance, who: Viewer) -> Option<String> {
        match c {
            Chance::Draw(seat, tiles) if hidden_from(seat, who) => {
                Some(format!("draw {seat}{}", unknown(tiles)))
            }
            _ => None,
        }
    }

    fn hide_event(event: Event, who: Viewer) -> Event {
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

    fn prompt(view: &View) -> Phrase {
        let open = &view.open;
        let ask = |id, seat: Seat| Phrase::new(id).with("seat", seat);
        match open.phase {
            Phase::First => Phrase::new("tigris-prompt-first"),
            Phase::Draw { seat, count, .. } => ask("tigris-prompt-draw", seat).with("count", count),
            Phase::Action => ask("tigris-prompt-action", open.active).with("actions", open.actions),
            Phase::WarOrder(_) => ask("tigris-prompt-war", open.active),
            Phase::Support(conflict) => ask("tigris-prompt-support", conflict.asked())
                .with("tile", conflict.support().tile())
                .with("leader", conflict.colour.leader())
                .with("kind", if conflict.kind == Kind::Revolt { "revolt" } else { "war" })
                .with("attacker", conflict.attacker)
                .with("defender", conflict.defender)
                .with("strength", conflict.strength[0] + conflict.added.unwrap_or(0))
                .with("against", conflict.strength[1]),
            Phase::Monument(_) => ask("tigris-prompt-monument", open.active),
            Phase::Treasure(seat, _) => ask("tigris-prompt-treasure", seat),
            Phase::Over => Phrase::new("tigris-prompt-over"),
        }
    }
}

/// Whether tiles of this seat are hidden from the viewer (TE-HIDDEN-7).
fn hidden_from(owner: Seat, who: Viewer) -> bool {
    who != Viewer::All && who != Viewer::Seat(owner)
}

fn unknown(tiles: Tiles) -> String {
    " ?".repeat(tiles.size().into())
}
