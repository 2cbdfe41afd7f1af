//! Tigris & Euphrates as a [`Game`]: the contract, answered by the other modules.

use table::{
    Game, Info, OptionSpec, Options, OptionsError, Outcome, Phrase, Rng, Seat, Sink, Turn, Viewer,
};

use crate::board::{RIVER, START};
use crate::cells::{Cell, Cells};
use crate::colour::{ByColour, Colour, Tiles};
use crate::event::Event;
use crate::moves::{Chance, Move, Pair};
use crate::refusal::Refusal;
use crate::state::{Hidden, Kind, Monument, Open, Phase, Tigris};
use crate::view::View;

/// The tiles of the game (TE-COMP-2).
const TILES: Tiles = ByColour([30, 57, 36, 30]);

/// What the bag holds once the start temples lie on the board (TE-SETUP-1).
const BAG: Tiles = ByColour([30, 47, 36, 30]);

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

    fn audit(&self) -> Result<(), String> {
        let Tigris { open, hidden } = self;
        let fail = |what: &str| Err(what.to_owned());
        let on_board = |colour| open.tiles[colour].len() as u8;
        // Bases lie face down, so only their number is known; colour by colour it must not exceed.
        let mut face_down = 0;
        for colour in Colour::ALL {
            let held: u8 =
                open.seats().map(|s| hidden.hands[s][colour] + hidden.aside[s][colour]).sum();
            let here = on_board(colour) + held + hidden.bag[colour] + open.out[colour];
            face_down += TILES[colour].checked_sub(here).ok_or("a tile too many")?;
        }
        if u32::from(face_down) != open.bases.len() {
            return fail("a tile is lost");
        }
        let mut seen = open.bases;
        for cells in open.tiles.0.into_iter().chain([open.ruins, open.standing]) {
            if cells.meets(seen) {
                return fail("two things lie on one cell");
            }
            seen |= cells;
        }
        let leaders = open.seats().flat_map(|seat| open.leaders[seat].0).flatten();
        if Cells::of(leaders.clone()) != open.standing
            || leaders.count() as u32 != open.standing.len()
        {
            return fail("leaders stand elsewhere than recorded");
        }
        if !(open.standing - open.tiles[Colour::Red].beside()).is_empty() {
            return fail("a leader stands without a temple (TE-LEADER-6)");
        }
        if open.standing.meets(RIVER) || !(open.tiles[Colour::Blue] - RIVER).is_empty() {
            return fail("something lies on the wrong terrain");
        }
        let won: u32 = open.seats().map(|seat| u32::from(open.won[seat])).sum();
        if !(open.treasures - START).is_empty() || open.treasures.len() + won != START.len() {
            return fail("a treasure is lost");
        }
        if !(open.treasures - open.tiles[Colour::Red] - open.bases).is_empty() {
            return fail("a treasure lies on bare ground");
        }
        let standing = Pair::ALL
            .into_iter()
            .filter(|pair| matches!(open.monuments[pair.index()], Monument::Stands(_)));
        if standing.count() as u32 * 4 != open.bases.len() {
            return fail("a monument without its base");
        }
        let played: u32 = open.seats().map(|seat| 2 - u32::from(open.catastrophes[seat])).sum();
        if played != open.ruins.len() {
            return fail("a catastrophe is lost");
        }
        // TE-CONF-4: only while conflicts are fought may a kingdom hold two leaders of a colour.
        if !matches!(open.phase, Phase::Support(_) | Phase::WarOrder(_)) {
            for kingdom in open.kingdoms() {
                for colour in Colour::ALL {
                    let inside = |seat: &Seat| {
                        open.leaders[*seat][colour].is_some_and(|cell| kingdom.has(cell))
                    };
                    if open.seats().filter(inside).count() > 1 {
                        return fail("a kingdom holds two leaders of a colour (TE-CONF-4)");
                    }
                }
            }
        }
        Ok(())
    }

    fn any_move(rng: &mut impl Rng) -> Move {
        let cell =
            Cell::from_index(rng.below(Cell::COUNT as u32) as usize).expect("a cell of the board");
        let colour = Colour::ALL[rng.below(4) as usize];
        match rng.below(11) {
            0 | 1 => Move::Leader(colour, cell),
            2 => Move::Withdraw(colour),
            3 | 4 => Move::Tile(colour, cell),
            5 => Move::Catastrophe(cell),
            6 => {
                let count = 1 + rng.below(6) as u8;
                Move::Swap(BAG.draw(count, rng))
            }
            7 => [Move::Pass, Move::Decline, Move::War(colour)][rng.below(3) as usize],
            8 => Move::Support(rng.below(7) as u8),
            9 => Move::Monument(Pair::ALL[rng.below(6) as usize], cell),
            _ => Move::Treasure(cell),
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
